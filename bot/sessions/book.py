"""`/ruoli` and `/regole`: pages with buttons, turned in place. Knows no game by name.

A page's buttons say all that it takes to show another one, so that they work for as long as the message is there. In a
group the pages belong to whoever asked for them, and while a game goes on there roles are shown in private only: what
somebody looks up would tell the table what he holds.
"""

from bot.aids.finding import Place
from bot.narration.bundles import milder
from bot.narration.paging import parts
from bot.sessions import bookpages as pages
from bot.sessions.bookpages import Page
from bot.sessions.commands import AskBook, Command, TurnBook, Where
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt
from bot.sessions.reception import seen_in_private
from bot.sessions.session import Session
from bot.sessions.tables import tables_of
from bot.sessions.turn import Turn
from games.core.ids import GameKey
from storage.records import Act, OutboxItem, Status

NOBODYS = 0
"""In a button, in the place of the person to whom the page belongs: whoever presses."""
_PLAYING = (Status.DRAWING, Status.RUNNING, Status.FROZEN)


def ask_book(turn: Turn, command: AskBook) -> Receipt:
    """A page that was asked for by a command or a link, as a new message."""
    where, private = command.where, command.where.kind == "private"
    if private:
        seen_in_private(turn, command)
    if not private and command.what == pages.ROLES and _is_played_in(turn, where.chat_id):
        return _in_private(turn, command)
    if not turn.may_answer(where.chat_id):
        return ASKED_ENOUGH
    owner = NOBODYS if private or command.who.anonymous else command.who.user_id
    _show(turn, where, _asked(turn, command, _spoken(turn, command, where.chat_id)), owner)
    return Accepted()


def turn_book(turn: Turn, command: TurnBook) -> Receipt:
    """A button of a page: another one in its place."""
    where, private = command.where, command.where.kind == "private"
    page = pages.named(turn.kit, _spoken(turn, command, where.chat_id), command.game, command.page)
    if page is None:
        raise Refusal("service-stale-button")
    if not private and command.owner not in (NOBODYS, command.who.user_id):
        raise Refusal("book-not-yours")
    if not private and page.what == pages.ROLES and _is_played_in(turn, where.chat_id):
        raise Refusal("book-elsewhere", url=turn.start_link(pages.link(command.game, command.page)))
    if not turn.may(Deed.BROWSING, where.chat_id):
        return ASKED_ENOUGH
    _show(turn, where, page, command.owner, message_id=where.message_id)
    return Accepted()


def _asked(turn: Turn, command: AskBook, locale: str) -> Page:
    """The page that is meant: by name, by what is searched, by the game that is played here."""
    if command.page:
        found = pages.named(turn.kit, locale, command.game, command.page)
        return pages.games(turn.kit, locale, pages.ROLES) if found is None else found
    at = _at(turn, command)
    if command.what == pages.RULES:
        return _rules(turn, locale, at)
    if command.text.strip():
        return _searched(turn, locale, command.text, at)
    game = None if at is None else _volume_of(turn, at)
    return pages.games(turn.kit, locale, pages.ROLES) if game is None else pages.shelves(turn.kit, locale, game)


def _rules(turn: Turn, locale: str, at: Session | None) -> Page:
    """The chapter of the phase in which the table is that is meant, as far as everybody there knows it."""
    if at is None or at.spec.cards_of not in turn.kit.codec.specs:
        return pages.games(turn.kit, locale, pages.RULES)
    game = at.spec.cards_of
    volume = turn.kit.library.encyclopedia.volumes.get(game)
    if volume is None:
        return pages.chapters(turn.kit, locale, game)
    running = at.status is Status.RUNNING and at.state is not None and at.spec.desk is None
    chapter = volume.book.chapter(at.state) if running else volume.book.chapters[0]
    return pages.chapter(turn.kit, locale, game, chapter)


def _searched(turn: Turn, locale: str, text: str, at: Session | None) -> Page:
    """The role that is called so; where several games have one, that of the table, else a choice."""
    finder = turn.kit.library.encyclopedia.finder
    found = finder.find(text)
    here = None if at is None else _volume_of(turn, at)
    meant = next((place for place in found if place.game == here), found[0] if len(found) == 1 else None)
    if meant is not None:
        return pages.role(turn.kit, locale, meant)
    return pages.choice(turn.kit, locale, text, found or finder.near(text), exact=bool(found))


def _spoken(turn: Turn, command: Command, chat_id: int) -> str:
    """The language of this chat; roles bear the names there that they have at the table where the person sits."""
    locale = turn.spoken_in(chat_id)
    at = _at(turn, command) if chat_id > 0 else None
    return milder(locale, mild=True) if at is not None and turn.mild_in(at.record.chat_id) else locale


def _at(turn: Turn, command: Command) -> Session | None:
    """The table that is meant: the live one of this chat; in private the one at which the person sits, or his desk."""
    if command.where.kind != "private":
        session_id = turn.uow.live_session_at(command.where.chat_id, command.where.topic)
        return None if session_id is None else turn.peek(session_id)
    mine = tables_of(turn, command.who.user_id)
    return next((session for session in mine if session.spec.desk is None), mine[0] if mine else None)


def _volume_of(turn: Turn, session: Session) -> GameKey | None:
    game = session.spec.cards_of
    return game if game in turn.kit.library.encyclopedia.cast else None


def _is_played_in(turn: Turn, chat_id: int) -> bool:
    """Whether a game goes on in this group, in whichever topic."""
    found = (turn.uow.session(session_id) for session_id in turn.uow.live_sessions_in(chat_id))
    return any(record is not None and record.status in _PLAYING for record in found)


def _in_private(turn: Turn, command: AskBook) -> Receipt:
    """The page to the person alone, if he can be written to; the group hears the same whatever was asked."""
    if not turn.may_answer(command.where.chat_id):
        return ASKED_ENOUGH
    user_id, locale = command.who.user_id, turn.chat_locale(command.where)
    button = {"text": turn.label(locale, "book-button-private"), "url": turn.start_link(pages.link("", pages.ROLES))}
    item = turn.markup(command, turn.kit.bundles.text(locale, "book-elsewhere"))
    turn.enqueue([OutboxItem(chat_id=item.chat_id, topic=item.topic, payload={**item.payload, "keyboard": [[button]]})])
    if not command.who.anonymous and turn.reachable(user_id) and turn.may_answer(user_id):
        turn.person(command.who)
        _show(turn, Where(chat_id=user_id), _asked(turn, command, _spoken(turn, command, user_id)), NOBODYS)
    return Accepted()


def _show(turn: Turn, where: Where, page: Page, owner: int, message_id: int | None = None) -> None:
    """The page as a new message, or in the place of this one."""
    keyboard = [[button.payload(owner) for button in row] for row in page.rows]
    payload = {"text": parts(page.text)[0], "keyboard": keyboard}
    if message_id is None:
        turn.enqueue([OutboxItem(chat_id=where.chat_id, topic=where.topic, payload=payload)])
    else:
        edit = {**payload, "message": message_id}
        turn.enqueue([OutboxItem(chat_id=where.chat_id, topic=where.topic, rank=2, act=Act.SHOW, payload=edit)])


def offered(turn: Turn, text: str, *, near: bool) -> tuple[Place, ...]:
    """The roles that somebody means who types this after the bot's name; with `near` those that come nearest, if none is."""
    finder = turn.kit.library.encyclopedia.finder
    found = finder.find(text) if text.strip() else ()
    return found or (finder.near(text) if near else ())
