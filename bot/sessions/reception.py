"""Greeting, pages, language, grammar, and forgetting a person. Knows no game by name."""

from bot.narration import tokens
from bot.sessions import guests, handing, handover
from bot.sessions.absence import found
from bot.sessions.commands import TOO_FAST, AskPage, Command, ForgetMe, Greet, SetLanguage, TakeSeat, Unknown
from bot.sessions.ending import close
from bot.sessions.faults import Refusal
from bot.sessions.grammar import ask_grammar, ask_once
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.seating import leave_lobby, take_seat
from bot.sessions.settings import effects
from bot.sessions.starting import waited_for
from bot.sessions.steps import conclude, leave
from bot.sessions.tables import tables_of
from bot.sessions.turn import Turn
from games.core.game import Leave
from games.core.ids import Seat
from storage.records import PersonRecord, Status

VERSION = "0.1.0"


def seen_in_private(turn: Turn, command: Command) -> PersonRecord:
    """Whoever writes in private can be written to: remember it, and go on with what waited for that."""
    person = turn.person(command.who)
    if not turn.uow.set_reachable(person.user_id, True):
        return person
    within_reach(turn, person.user_id)
    return turn.uow.person(person.user_id) or person


def within_reach(turn: Turn, user_id: int) -> None:
    """What waited for this person goes on: a lobby that was about to start, questions that could not be sent."""
    handing.found(turn, user_id)
    for session_id in turn.uow.live_sessions_of(user_id):
        session = turn.load(session_id)
        row = None if session is None else session.seat_of(user_id)
        if session is None or row is None:
            continue
        if session.status is Status.LOBBY:
            waited_for(turn, session)
        elif session.status is Status.RUNNING:
            found(turn, session, row)


def greet(turn: Turn, command: Greet) -> Receipt:
    """/start: take the seat that a link asks for, explain a link that means nothing, else say good evening.

    Whoever comes for the first time is asked how to be spoken to, after all else; at a desk once a place has been chosen.
    """
    if command.where.kind != "private":
        return Ignored(why="start in a group")
    seen_in_private(turn, command)
    link = tokens.read_link(command.payload)
    if link is not None and link.kind == tokens.SEAT:
        return guests.arrive(turn, command, link)
    receipt = _come(turn, command, link)
    ask_once(turn, command.who.user_id)
    return receipt


def _come(turn: Turn, command: Greet, link: tokens.Link | None) -> Receipt:
    session_id = tokens.read_join(command.payload)
    if session_id is not None:
        take = TakeSeat(key=command.key, who=command.who, where=command.where, at=command.at, session_id=session_id)
        return take_seat(turn, take)
    if link is not None:
        return handover.offered(turn, command, link)
    if command.payload in ("", "hello"):
        _welcome(turn, command)
        return Accepted()
    raise Refusal("service-unknown-link")


def _welcome(turn: Turn, command: Greet) -> None:
    locale = turn.chat_locale(command.where)
    add = {
        "text": turn.label(locale, "greeting-add"),
        "url": f"https://t.me/{turn.kit.terms.bot_username}?startgroup=hello",
    }
    turn.reply(command, "greeting", keyboard=[[add]])
    for session in tables_of(turn, command.who.user_id):
        if session.spec.desk is not None or session.notes.practice.on:
            continue
        if not turn.may_answer(command.who.user_id):
            return
        group = turn.title_of(session.record.chat_id)
        key = "service-playing-already" if session.status is Status.RUNNING else "service-seated-already"
        turn.whisper(command.who.user_id, key, session_id=session.id, group=group)


def ask_page(turn: Turn, command: AskPage) -> Receipt:
    """One of the bot's own pages."""
    if command.where.kind == "private":
        seen_in_private(turn, command)
    if command.page == "help":
        help_page(turn, command)
    elif command.page == "language":
        _language_page(turn, command)
    elif command.page == "about":
        turn.reply(command, "page-about", version=VERSION)
    elif command.page == "privacy":
        turn.reply(command, "page-privacy")
    else:
        raise Refusal("service-unknown-page")
    return Accepted()


def help_page(turn: Turn, command: Command) -> None:
    """What the bot is for and how to begin."""
    turn.reply(command, "page-help", bot=turn.kit.terms.bot_username)


def _language_page(turn: Turn, command: AskPage) -> None:
    keyboard = [
        [
            {"text": turn.label(locale, "service-language-name"), "data": tokens.encode("-", "lang", locale)}
            for locale in turn.kit.bundles.locales
        ]
    ]
    turn.reply(command, "page-language", keyboard=keyboard)
    if command.where.kind == "private":
        ask_grammar(turn, command.who.user_id)


def set_language(turn: Turn, command: SetLanguage) -> Receipt:
    """The group's language for its administrators and the opener of its lobby, one's own in private."""
    if command.locale not in turn.kit.bundles.locales:
        raise Refusal("service-unknown-language")
    if command.where.kind == "private":
        seen_in_private(turn, command)
        known = turn.uow.person(command.who.user_id)
        if command.press and known is not None and known.locale == command.locale:
            return Ignored(why="set already", toast=Toast(key="service-noted"))
        turn.uow.set_person(command.who.user_id, locale=command.locale)
        effects.speak_at_practice(turn, command.who.user_id)
        turn.reply(command, "service-language-set")
        return Accepted(toast=Toast(key="service-noted"))
    group = turn.group(command.where)
    live = turn.here(command.where)
    opener = live is not None and live.record.opener == command.who.user_id and group.locale is None
    if not opener and not turn.is_admin(command.where.chat_id, command.who, command.where):
        raise Refusal("service-admins-only", alert=command.press)
    new = effects.set_group(turn, command.who, command.where.chat_id, "language", command.locale)
    if command.press and not new:
        return Ignored(why="set already", toast=Toast(key="service-noted"))
    turn.reply(command, "service-language-set")
    return Accepted(toast=Toast(key="service-noted"))


def forget_me(turn: Turn, command: ForgetMe) -> Receipt:
    """Leave every running table and erase what is kept of the person; asks once."""
    if command.where.kind != "private":
        raise Refusal("service-forget-in-private", url=turn.start_link())
    user_id = command.who.user_id
    if not command.confirmed:
        seen_in_private(turn, command)
        locale = turn.chat_locale(command.where)
        button = {"text": turn.label(locale, "service-button-forget"), "data": tokens.encode("-", "forget", "yes")}
        turn.reply(command, "service-forget-sure", keyboard=[[button]])
        return Accepted()
    for known in tables_of(turn, user_id):
        session = turn.load(known.id)
        row = None if session is None else session.seat_of(user_id)
        if session is None or row is None:
            continue
        if session.notes.practice.on and session.status is Status.RUNNING:
            close(turn, session, "stopped", "practice-stopped")
            continue
        if session.status is Status.LOBBY:
            leave_lobby(turn, session, row)
        elif session.status is Status.RUNNING:
            leave(turn, session, Seat(row.seat), Leave.RESIGNED)
        elif session.status is Status.DRAWING:
            raise Refusal("service-not-now")
        if session.record.opener == user_id:
            session.record.opener = 0
        if session.state is not None:
            conclude(turn, session)
        else:
            turn.save(session)
    guests.leave_all(turn, command)
    locale = turn.chat_locale(command.where)
    turn.uow.erase_person(user_id)
    turn.say_to(user_id, locale, "service-forgotten")
    return Accepted(toast=Toast(key="service-forgotten-toast"))


def unknown(turn: Turn, command: Unknown) -> Receipt:
    """A button or a command that means nothing (any more)."""
    if command.what == TOO_FAST:
        # Seldom, by the gateway's count: the answers of this minute may all have been given.
        turn.whisper(command.who.user_id, "service-too-fast")
        return Ignored(why="too fast")
    if command.press:
        return Ignored(why="unknown button", toast=Toast(key="service-stale-button"))
    if command.where.kind == "private":
        seen_in_private(turn, command)
        turn.reply(command, "service-unknown-command")
        return Accepted()
    # In a group nobody is read here who did not name this bot, or wrote as a channel: whoever did waits for an answer.
    turn.reply(command, "service-as-channel" if command.what == "as-channel" else "service-unknown-command")
    return Accepted()
