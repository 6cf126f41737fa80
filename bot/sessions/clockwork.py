"""What time does, and what people do with it: rings, more time, pause. Game time itself is `clock.py`'s."""

from datetime import timedelta

from bot.narration import tokens
from bot.sessions import clock
from bot.sessions import lobby as rules
from bot.sessions.absence import look_for_leavers, nudge, returned, tell_untold
from bot.sessions.commands import Extend, Pause, Resume, Ring
from bot.sessions.ending import close
from bot.sessions.faults import Refusal
from bot.sessions.notes import DICE, leaver_of
from bot.sessions.people import called
from bot.sessions.practice import course
from bot.sessions.quiet import rest
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.starting import deal, obstacle, start
from bot.sessions.steps import advance, answer_for_absent, conclude, leave, repair
from bot.sessions.tables import the_game
from bot.sessions.terms import EXTENSIONS
from bot.sessions.topics import find_a_place
from bot.sessions.turn import Turn
from games.core.game import Leave
from games.core.ids import Seat
from storage.records import LIVE, Status

STALE, STALE_SOON = "stale", "stale-soon"
"""The alarms of a lobby whose clock stands: nobody may hold a chat's place for good."""
LOBBY_RESTS, LAST_WORD = timedelta(hours=2), timedelta(minutes=10)
"""Wall time: so long a lobby may be paused, and so long before its end the group is told."""
LOBBY_EXTENSION = 60.0
"""Seconds of game time that /ancora gives a lobby at least."""


def ring(turn: Turn, command: Ring) -> Receipt:
    """Do what is due, if this is still the deadline that was meant and its time has come."""
    session = turn.load(command.session_id)
    if session is None or session.status not in LIVE:
        return Ignored(why="no such table")
    due = session.record.due_at
    if due is None or due > turn.now or session.record.due_token != command.token:
        return Ignored(why="another deadline")
    _alarms(turn, session)
    if session.status is Status.LOBBY:
        _lobby(turn, session)
    elif session.status is Status.RUNNING:
        _game(turn, session)
    return Accepted(session_id=session.id, version=session.record.version)


def _alarms(turn: Turn, session: Session) -> None:
    """The service's own wake-ups: waits that have lasted long enough."""
    notes = session.notes
    due = sorted(name for name, at in notes.alarms.items() if at <= turn.now)
    back = returned(turn, session, [seat for name in due if (seat := leaver_of(name)) is not None])
    for name in due:
        del notes.alarms[name]
        if name == clock.OPENING:
            clock.release(session.record, clock.OPENING, turn.now, turn.scale)
            tell_untold(turn, session)
        elif name == clock.FLOODED:
            clock.release(session.record, clock.FLOODED, turn.now, turn.scale)
        elif name == clock.PRACTICE:
            course.beat(turn, session)
        elif name == DICE:
            deal(turn, session)
        elif name == STALE_SOON and session.status is Status.LOBBY:
            notes.alarms[STALE] = turn.now + LAST_WORD
            turn.say_group(session, "service-lobby-rests", span=turn.span(session.record.locale, LAST_WORD.seconds))
        elif name == STALE and session.status is Status.LOBBY:
            turn.journal(session, {"kind": "expire"})
            close(turn, session, "expired", "service-lobby-expired")
        elif name == clock.QUIET:
            rest(turn, session)
        elif (seat := leaver_of(name)) is not None and session.status is Status.RUNNING and seat not in back:
            leave(turn, session, Seat(seat), Leave.RESIGNED)


def _game(turn: Turn, session: Session) -> None:
    record, game = session.record, session.spec.game
    deadline = game.deadline(session.state)
    phase = session.notes.phase
    if deadline is not None and not record.holds and clock.game_now(record, turn.now, turn.scale) >= deadline.at:
        look_for_leavers(turn, session)
        if clock.game_now(record, turn.now, turn.scale) >= deadline.closes:
            answer_for_absent(turn, session)
        if game.deadline(session.state) == deadline:
            entry = {"kind": "ring", "token": deadline.token}
            advance(turn, session, lambda game, state, moment: game.expire(state, deadline, moment), entry)
        if session.notes.phase == phase:
            nudge(turn, session)
    conclude(turn, session)


def _lobby(turn: Turn, session: Session) -> None:
    lobby, happened = rules.tick(session.the_lobby(), turn.game_now(session))
    session.lobby = lobby
    if happened == "warn":
        left = (lobby.closes - turn.game_now(session)).total_seconds()
        if lobby.stage != "joining":
            _tell_expiring(turn, session, left)
        elif lobby.warned == len(rules.WARNINGS):
            turn.say_group(session, "service-lobby-warning", span=turn.span(session.record.locale, left))
        turn.show_lobby(session)
        turn.save(session)
    elif happened == "close":
        _close_lobby(turn, session)
    else:
        turn.save(session)


def _tell_expiring(turn: Turn, session: Session, left: float) -> None:
    """A table that waits in vain is about to be closed: the group hears so while it can still be helped."""
    locale, seated = session.record.locale, len(session.seats)
    least = session.spec.game.table_size[0]
    buttons = [
        {"text": turn.label(locale, "lobby-button-extend"), "data": tokens.encode(session.id, tokens.LOBBY, "extend")}
    ]
    if seated < least and session.spec.policy is not None:
        fill = {"text": turn.label(locale, "service-button-fill"), "data": tokens.encode(session.id, "lobby", "fill")}
        buttons.append(fill)
    keyboard = [[button] for button in buttons]
    key = "service-lobby-expiring" if seated < least else "service-lobby-expiring-reach"
    span = turn.span(locale, left)
    turn.show_group(session, "expiring", key, keyboard=keyboard, span=span, count=max(least - seated, 0))


def _close_lobby(turn: Turn, session: Session) -> None:
    """The countdown is over: start, or wait a while for people, or give up."""
    lobby, flaw = session.the_lobby(), obstacle(session)
    if lobby.stage != "joining":
        turn.journal(session, {"kind": "expire"})
        close(turn, session, "expired", "service-lobby-expired")
    elif flaw is None:
        start(turn, session)
    else:
        session.lobby = rules.turn_to(lobby, "short", turn.game_now(session))
        turn.journal(session, {"kind": "short"})
        least, seated = session.spec.game.table_size[0], len(session.seats)
        locale = session.record.locale
        if seated < least:
            fill = {
                "text": turn.label(locale, "service-button-fill"),
                "data": tokens.encode(session.id, "lobby", "fill"),
            }
            keyboard = [[fill]] if session.spec.policy is not None else []
            turn.show_group(session, "short", "service-lobby-short", keyboard=keyboard, count=seated, min=least)
        else:
            turn.say_group(session, flaw.toast.key, **flaw.toast.args)
        turn.show_lobby(session)
        turn.save(session)


def extend(turn: Turn, command: Extend) -> Receipt:
    """More time for the lobby or the phase: three times at most, each player once."""
    session = the_game(turn, command.session_id, command)
    if session.status is Status.LOBBY:
        return _extend_lobby(turn, session, command)
    if session.status is not Status.RUNNING or session.spec.game.deadline(session.state) is None:
        raise Refusal("service-not-now")
    if session.halted:
        raise Refusal("service-halted-toast", alert=command.press)
    _refuse_practice(session)
    notes = session.notes
    if notes.extended >= EXTENSIONS:
        raise Refusal("service-extended-enough", most=EXTENSIONS)
    seat = session.seat_of(command.who.user_id)
    alive = seat is not None and session.in_play(seat.seat)
    opener = command.who.user_id == session.record.opener
    if seat is not None and alive and not opener and seat.seat not in notes.extended_by:
        notes.extended_by.append(seat.seat)
    elif not turn.is_host(session, command):
        raise Refusal("service-extended-once" if seat is not None and alive else "service-players-only")
    seconds = session.spec.extension(session.options)
    clock.set_back(session.record, seconds, turn.now, turn.scale)
    notes.extended += 1
    turn.journal(session, {"kind": "extend", "seconds": seconds})
    _tell_extension(turn, session, command, seconds)
    repair(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-extended-toast"))


def _extend_lobby(turn: Turn, session: Session, command: Extend) -> Receipt:
    lobby = session.the_lobby()
    if lobby.extended >= EXTENSIONS:
        raise Refusal("service-extended-enough", most=EXTENSIONS)
    by: int | None = command.who.user_id
    seated = session.seat_of(command.who.user_id) is not None
    if command.who.user_id == session.record.opener:
        by = None
    elif not seated or by in lobby.extended_by:
        if not turn.is_host(session, command):
            raise Refusal("service-extended-once" if seated else "service-players-only")
        by = None
    if by is None and command.shown not in ("", tokens.time_turn(lobby.closes)):
        # Whoever may do it again has the time twice by pressing twice, and not by the app's sending one press twice.
        return Ignored(why="extended already", toast=Toast(key="service-pressed-already"))
    seconds = max(LOBBY_EXTENSION, session.spec.extension(session.options))
    session.lobby = rules.extend(lobby, seconds, by)
    turn.journal(session, {"kind": "extend", "seconds": seconds})
    _tell_extension(turn, session, command, seconds)
    turn.show_lobby(session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-extended-toast"))


def _tell_extension(turn: Turn, session: Session, command: Extend, seconds: float) -> None:
    span = turn.span(session.record.locale, seconds)
    if command.who.anonymous:
        turn.say_group(session, "service-extended-admin", span=span)
        return
    row = session.seat_of(command.who.user_id)
    name = called(turn.person(command.who)) if row is None else turn.name_at(session, row.seat)
    turn.say_group(session, "service-extended", name=name, span=span)


def pause(turn: Turn, command: Pause) -> Receipt:
    """Stop the clock of lobby or game."""
    session = the_game(turn, command.session_id, command)
    turn.require(session, command)
    _refuse_practice(session)
    if session.status not in (Status.LOBBY, Status.RUNNING):
        raise Refusal("service-not-now")
    if not clock.hold(session.record, clock.PAUSED, turn.now, turn.scale):
        raise Refusal("service-paused-already")
    if session.status is Status.LOBBY:
        session.notes.alarms[STALE_SOON] = turn.now + LOBBY_RESTS - LAST_WORD
    return _clock_moved(turn, session, "pause", "service-paused")


def resume(turn: Turn, command: Resume) -> Receipt:
    """Let the clock run again."""
    session = the_game(turn, command.session_id, command)
    turn.require(session, command)
    _refuse_practice(session)
    find_a_place(turn, session, command)
    # Whoever says so where nobody could write sees that one can.
    held = [clock.release(session.record, why, turn.now, turn.scale) for why in (clock.PAUSED, clock.CLOSED)]
    if not any(held):
        raise Refusal("service-not-paused")
    for name in (STALE_SOON, STALE):
        session.notes.alarms.pop(name, None)
    return _clock_moved(turn, session, "resume", "service-resumed")


def _refuse_practice(session: Session) -> None:
    if session.notes.practice.on:
        raise Refusal("practice-no-hurry")


def _clock_moved(turn: Turn, session: Session, kind: str, key: str) -> Receipt:
    turn.journal(session, {"kind": kind})
    locale = session.record.locale
    other = "resume" if kind == "pause" else "pause"
    button = {"text": turn.label(locale, f"service-button-{other}"), "data": tokens.encode(session.id, other, "yes")}
    turn.show_group(session, kind, key, keyboard=[[button]] if other == "resume" else [])
    if session.status is Status.LOBBY:
        turn.show_lobby(session)
    else:
        repair(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key=f"{key}-toast"))
