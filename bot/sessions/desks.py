"""A table in a private chat: one person narrates what others play in a room. Knows no game by name.

There is no lobby and nobody throws dice: whoever sits alone at a desk needs no proof but against himself.
"""

from dataclasses import replace
from typing import Any

from bot.aids.asking import Catalogue, Events, Sheet
from bot.narration import tokens
from bot.sessions import aids, chairs, guests, kept, opening, screens
from bot.sessions import lobby as rules
from bot.sessions.commands import AskDeal, AskRandom, Command, OpenDesk, Rematch, TellDesk, Where
from bot.sessions.faults import Refusal
from bot.sessions.forms import Unreadable
from bot.sessions.freezing import TOLD
from bot.sessions.manners import Deed
from bot.sessions.notes import Notes
from bot.sessions.operators import maintenance
from bot.sessions.people import called
from bot.sessions.practice import door
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.session import Session
from bot.sessions.steps import advance, conclude
from bot.sessions.turn import Turn
from bot.sessions.words import PLAYERS, pick_by_words, tell_players
from games.core.ids import GameKey, Seat
from games.core.spec import GameSpec
from storage.records import LIVE, KeptTableRecord, SeatRecord, SessionRecord, Status

NARRATOR = Seat(0)
"""The seat of the person at the desk; the players' begin at 1."""
SHEET, DEAL = "random", "deal"
"""What a desk hears when its sheet or a deal is asked for."""
TO_DESK = "narra"
"""The start parameter with which a person comes from a group to his desk, before a dash and the game: the gateway reads it."""


def open_desk(turn: Turn, command: OpenDesk) -> Receipt:
    """Open the person's desk, or show it again; in a group, say where it is."""
    if command.where.kind != "private":
        return _elsewhere(turn, command)
    seen_in_private(turn, command)
    there = turn.here(command.where)
    if there is not None:
        if command.game not in (None, there.spec.key, there.spec.desk) and there.spec.desk is not None:
            raise Refusal(
                "desk-other-game", game=turn.label(turn.chat_locale(command.where), f"{there.spec.desk}-name")
            )
        return _again(turn, command, there)
    desks = turn.kit.codec.desks
    if not desks:
        raise Refusal("desk-none")
    if command.kept is not None:
        return _lay_out(turn, command, command.kept)
    tables = turn.uow.kept_tables(command.who.user_id)
    if command.game is None and (len(desks) > 1 or tables):
        _ask_which(turn, command, tables)
        return Accepted()
    # A button names the desk, a word the game that is played at it.
    named = (spec for key, spec in desks.items() if command.game in (None, key, spec.desk))
    spec = next(named, None)
    if spec is None:
        raise Refusal("desk-none")
    return open_for(turn, command, spec)


def _ask_which(turn: Turn, command: Command, tables: list[KeptTableRecord]) -> None:
    """Offer the tables that are kept, then every game that can be narrated."""
    locale, desks = turn.chat_locale(command.where), turn.kit.codec.desks
    rows = [
        [
            {
                "text": turn.label(locale, "desk-button-kept", title=table.title),
                "data": tokens.encode(tokens.SERVICE, "kept", table.id),
            }
        ]
        for table in tables
        if GameKey(table.game) in desks
    ]
    for key, spec in desks.items():
        game = turn.label(locale, f"{spec.desk}-name")
        label = game if len(desks) > 1 else turn.label(locale, "desk-button-new")
        rows.append([{"text": label, "data": tokens.encode(tokens.SERVICE, "desk", key)}])
    turn.reply(command, "desk-which-table" if tables else "desk-which", keyboard=rows)


def _lay_out(turn: Turn, command: OpenDesk, table_id: str) -> Receipt:
    """A kept table: its terms, and then who plays. Raises Refusal if it is kept no longer."""
    table = turn.uow.kept_table(command.who.user_id, table_id)
    spec = None if table is None else turn.kit.codec.desks.get(GameKey(table.game))
    if table is None or spec is None:
        raise Refusal("desk-kept-gone", alert=command.press)
    try:
        options = turn.kit.codec.options(spec, table.terms)
    except Unreadable:
        # Another version of the rules had other terms: the usual ones are better than none.
        options = spec.options()
    receipt = open_for(turn, command, spec, options)
    there = turn.here(command.where)
    if there is not None:
        tell_players(turn, there, NARRATOR, table.names or str(table.count))
    return receipt


def ask_deal(turn: Turn, command: AskDeal) -> Receipt:
    """A deal asked for without a word more is the desk's, where one waits for it; else what the aids deal."""
    user_id = command.who.user_id
    plain = command.where.kind == "private" and not command.text and not command.listed
    there = turn.here(Where(chat_id=user_id)) if plain else None
    if there is None or there.status is not Status.RUNNING or there.spec.heard is None:
        return aids.ask_deal(turn, command)
    if not there.spec.heard(there.state, NARRATOR, DEAL):
        return aids.ask_deal(turn, command)
    pick_by_words(turn, there, NARRATOR, DEAL)
    return Accepted(session_id=there.id, version=there.record.version)


def tell_desk(turn: Turn, command: TellDesk) -> Receipt:
    """Tell the person's desk a word. Raises Refusal where none is open."""
    if command.where.kind != "private":
        return _elsewhere(turn, command)
    seen_in_private(turn, command)
    there = turn.here(command.where)
    row = None if there is None else there.seat_of(command.who.user_id)
    if there is None or row is None or there.status is not Status.RUNNING or there.spec.heard is None:
        raise Refusal("desk-not-open")
    if command.word == PLAYERS:
        return _tell_players(turn, command, there)
    pick_by_words(turn, there, row.seat, command.word)
    return Accepted(session_id=there.id, version=there.record.version)


def _tell_players(turn: Turn, command: TellDesk, there: Session) -> Receipt:
    """Who plays, told in the command's own message; without a word more it is shown."""
    heard = there.spec.heard
    if command.text:
        if chairs.begun(there):
            raise Refusal("desk-players-late")
        tell_players(turn, there, NARRATOR, command.text)
    elif heard is not None and heard(there.state, NARRATOR, PLAYERS):
        pick_by_words(turn, there, NARRATOR, PLAYERS)
    elif turn.may_answer(command.where.chat_id):
        screens.show_anew(turn, there)
    return Accepted(session_id=there.id, version=there.record.version)


def ask_random(turn: Turn, command: AskRandom) -> Receipt:
    """`/random` alone: the sheet of the person's desk where a game is going on there; else what the aids draw."""
    user_id = command.who.user_id
    known = not command.who.anonymous and turn.reachable(user_id)
    there = turn.here(Where(chat_id=user_id)) if known else None
    if there is not None and there.status is Status.RUNNING and _of_another_game(turn, command, there):
        raise Refusal("desk-no-chance", game=turn.label(turn.chat_locale(command.where), f"{there.spec.desk}-name"))
    if command.text or command.listed:
        there = None
    if there is None or there.status is not Status.RUNNING or there.spec.heard is None:
        return aids.ask_random(turn, command)
    if not there.spec.heard(there.state, NARRATOR, SHEET):
        return aids.ask_random(turn, command)
    if not turn.may_answer(user_id):
        return ASKED_ENOUGH
    if command.where.kind != "private":
        turn.reply(command, "aids-told", name=called(turn.uow.person(user_id)))
    pick_by_words(turn, there, NARRATOR, SHEET)
    screens.show_anew(turn, there)
    return Accepted(session_id=there.id, version=there.record.version)


def _of_another_game(turn: Turn, command: AskRandom, desk: Session) -> bool:
    """Whether this would draw events of a game that is not the one narrated at this desk."""
    shelf = turn.kit.library.shelf
    if shelf is None or desk.spec.desk in (None, shelf.game) or command.listed:
        return False
    return isinstance(turn.kit.library.reader.read(command.text), Sheet | Catalogue | Events)


def open_for(turn: Turn, command: Command, spec: GameSpec, terms: Any = None) -> Receipt:
    """Lay this desk out in the person's private chat, with these terms or those of the last game."""
    kit, user_id = turn.kit, command.who.user_id
    maintenance.refuse_new(turn)
    if not turn.may(Deed.OPENING, user_id):
        raise Refusal("service-opened-enough")
    options = _usual(turn, user_id, spec) if terms is None else terms
    record = SessionRecord(
        id=kit.new_id(),
        chat_id=user_id,
        topic=None,
        game=spec.key,
        opener=user_id,
        locale=turn.locale_of(turn.person(command.who)),
        options=kit.codec.dump_options(spec, options),
        rules_version=spec.game.rules_version,
        status=Status.RUNNING,
        game_time=turn.now,
        wall_time=turn.now,
    )
    turn.uow.add_session(record)
    turn.uow.put_seal(record.id, kit.draw_secret())
    seat = SeatRecord(session_id=record.id, seat=NARRATOR, user_id=user_id, joined_at=turn.now)
    turn.uow.add_seat(seat)
    session = Session(record=record, notes=Notes(host_seen=turn.now), spec=spec, options=options, seats=[seat])
    session.notes.entropy = [*rules.entropy(record.id, session.seats), *rules.dice_entropy(())]
    session.notes.deal_step = record.version + 1
    entry = {"kind": "deal", "seats": 1}
    advance(turn, session, lambda game, _, moment: game.setup(1, session.options, moment), entry)
    conclude(turn, session)
    return Accepted(session_id=session.id, version=record.version, toast=Toast(key="service-noted"))


def rematch(turn: Turn, command: Rematch) -> Receipt:
    """Another game: at a desk the person's own, laid out anew; else the group's."""
    before = turn.peek(command.session_id)
    if before is not None and before.notes.practice.on:
        return door.another(turn, command, before)
    if before is None or before.spec.desk is None:
        return opening.rematch(turn, command)
    if before.status in LIVE or before.record.chat_id != command.who.user_id:
        raise Refusal("service-stale-button")
    there = turn.here(command.where)
    if there is not None:
        return _again(turn, command, there)
    receipt = open_for(turn, command, before.spec)
    there = turn.here(command.where)
    if there is not None:
        _same_people(turn, before, there)
    return receipt


def _same_people(turn: Turn, before: Session, there: Session) -> None:
    """Another game with those who have just played: their names, and the places of those who took their cards by link."""
    if not chairs.told(before):
        return
    names = kept.names_of(turn, before)
    tell_players(turn, there, NARRATOR, "\n".join(names) if names else str(chairs.told(before)))
    came = [guest for guest in turn.uow.guests(before.id) if turn.reachable(guest.user_id)]
    if came and chairs.takes_links(there):
        guests.welcome_back(turn, there, [replace(guest, session_id=there.id) for guest in came])


def _usual(turn: Turn, user_id: int, spec: GameSpec) -> Any:
    """The terms of the person's last game at such a desk, as long as it is kept."""
    last = turn.uow.last_session_at(user_id, None)
    before = None if last is None else turn.peek(last)
    if before is None or before.spec is not spec or before.state is None or spec.usual is None:
        return spec.options()
    return spec.usual(before.state)


def _again(turn: Turn, command: Command, there: Session) -> Receipt:
    """What stands on the desk as a new message at the end of the chat, where the thumb is."""
    row = there.seat_of(command.who.user_id)
    if there.notes.practice.on:
        raise Refusal("practice-here")
    if there.status is not Status.RUNNING or row is None:
        raise Refusal(TOLD)
    if not turn.may_answer(command.where.chat_id):
        return ASKED_ENOUGH
    screens.show_anew(turn, there)
    return Accepted(session_id=there.id)


def _elsewhere(turn: Turn, command: Command) -> Receipt:
    """In a group nobody is shown a desk: it is opened where the group does not read."""
    locale = turn.chat_locale(command.where)
    game = command.game if isinstance(command, OpenDesk) else None
    url = tokens.deep_link(turn.kit.terms.bot_username, TO_DESK if game is None else f"{TO_DESK}-{game}")
    turn.reply(command, "desk-in-private", keyboard=[[{"text": turn.label(locale, "desk-button-open"), "url": url}]])
    return Accepted()
