"""The dead have a talk of their own, where the group wants it: what one of them writes in private reaches the others. Knows no game.

One belongs to it who is out of the game before everybody's eyes (`GameSpec.living`), still holds the seat, and is asked
nothing any more: whoever dies with a shot to fire hears nothing until it is fired. Nobody comes back from there: no rule
revives, and whoever has sat at a table never takes another seat of it (docs/absence.md has the whole reasoning).
"""

from datetime import datetime, timedelta
from typing import Final

from bot.narration import tokens
from bot.sessions.commands import SayWords, SubmitMove
from bot.sessions.faults import Refusal
from bot.sessions.kit import Keyboard
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.tables import tables_of
from bot.sessions.turn import Turn
from games.core.ids import Seat
from storage.records import SeatRecord, Status

LONGEST: Final = 300
"""Characters of one text, as in the talk of the pack."""
PAUSE: Final = timedelta(seconds=3)
"""Wall time between two texts of one person: the dead talk while the game's clock stands, too."""
WINDOW, MOST = timedelta(minutes=1), 20
"""So many texts of one table within the window: each goes to all the others, out of the same budget as everybody's nights."""
BEYOND: Final = "beyond"
"""The prompt of the buttons that leave the talk and come back; as an answer, what says that a text was meant for it."""
LAST_RANK: Final = 2
"""Served after every question and every story."""


def members(turn: Turn, session: Session) -> list[SeatRecord]:
    """Who belongs to the talk now, those who do not want to hear it included; nobody where the group does not have it."""
    spec, record = session.spec, session.record
    if session.status is not Status.RUNNING or session.state is None or spec.living is None or record.chat_id > 0:
        return []
    if not turn.settings(record.chat_id).dead_talk:
        return []
    return [
        row
        for row in session.people
        if not session.in_play(row.seat) and not spec.game.prompts(session.state, Seat(row.seat))
    ]


def follow(turn: Turn, session: Session) -> None:
    """Tell, once each, those who have come to belong to it how it works. The caller saves."""
    notes = session.notes.beyond
    there = members(turn, session)
    for row in there:
        if row.seat in notes.told or row.user_id is None:
            continue
        notes.told.append(row.seat)
        others = [other.seat for other in there if other.seat != row.seat]
        locale = turn.locale_of(turn.uow.person(row.user_id))
        turn.whisper(
            row.user_id,
            "beyond-welcome",
            session_id=session.id,
            keyboard=_button(turn, session, locale, "off"),
            group=turn.title_of(session.record.chat_id),
            names=turn.names(session, others, locale) if others else "",
            count=len(others),
        )


def table_of(turn: Turn, user_id: int) -> Session | None:
    """The table, unlocked, in whose talk the person has a place, left or not; None if there is none."""
    return next((session for session in tables_of(turn, user_id) if _row_of(turn, session, user_id) is not None), None)


def hears(turn: Turn, command: SayWords, text: str) -> bool:
    """Take a text written in private, which nothing else waits for, as said in the talk; whether it was. Raises Refusal."""
    session = table_of(turn, command.who.user_id)
    if session is None:
        return False
    relay(turn, session.id, command.who.user_id, text)
    return True


def relay(turn: Turn, session_id: str, user_id: int, text: str) -> Receipt:
    """Pass the text, cut already, to all the others who listen. Raises Refusal, which keeps nothing of it."""
    session = turn.load(session_id)
    row = None if session is None else _row_of(turn, session, user_id)
    if session is None or row is None:
        raise Refusal("service-old-game")
    notes = session.notes.beyond
    if row.seat in notes.off:
        raise Refusal("beyond-you-left")
    _refuse_floods(notes.last.get(str(row.seat)), notes.lately, turn.now)
    listeners = [other for other in members(turn, session) if other.seat not in (row.seat, *notes.off)]
    reached = [other.user_id for other in listeners if other.user_id is not None and turn.reachable(other.user_id)]
    if not reached:
        raise Refusal("beyond-alone")
    notes.last[str(row.seat)] = turn.now
    notes.lately = [*(at for at in notes.lately if turn.now - at < WINDOW), turn.now]
    turn.uow.add_words(session.id, session.record.version, row.seat, text, user_id)
    name = turn.name_at(session, row.seat)
    protect = turn.kit.terms.protect
    for listener in reached:
        turn.whisper(
            listener, "beyond-said", session_id=session.id, rank=LAST_RANK, protect=protect, name=name, text=text
        )
    turn.save(session)
    return Accepted(session_id=session.id)


def press(turn: Turn, command: SubmitMove) -> Receipt:
    """Leave the talk, or come back. A repeated press changes nothing."""
    session, user_id = turn.load(command.session_id), command.who.user_id
    row = None if session is None or command.who.anonymous else _row_of(turn, session, user_id)
    if session is None or row is None or command.pick not in ("off", "on"):
        raise Refusal("service-stale-button")
    off, notes = command.pick == "off", session.notes.beyond
    toast = Toast(key=f"beyond-{command.pick}-toast")
    if (row.seat in notes.off) is off:
        return Ignored(why="so already", toast=toast)
    if off:
        notes.off.append(row.seat)
    else:
        notes.off.remove(row.seat)
    if turn.may_answer(user_id):
        locale = turn.locale_of(turn.uow.person(user_id))
        keyboard = _button(turn, session, locale, "on" if off else "off")
        turn.whisper(user_id, f"beyond-{command.pick}", session_id=session.id, keyboard=keyboard)
    turn.save(session)
    return Accepted(session_id=session.id, toast=toast)


def _row_of(turn: Turn, session: Session, user_id: int) -> SeatRecord | None:
    return next((row for row in members(turn, session) if row.user_id == user_id), None)


def _refuse_floods(last: datetime | None, lately: list[datetime], now: datetime) -> None:
    if last is not None and timedelta(0) <= now - last < PAUSE:
        raise Refusal("beyond-too-fast")
    if sum(1 for at in lately if now - at < WINDOW) >= MOST:
        raise Refusal("beyond-too-many")


def _button(turn: Turn, session: Session, locale: str, pick: str) -> Keyboard:
    text = turn.label(locale, f"beyond-button-{pick}")
    return [[{"text": text, "data": tokens.encode(session.id, BEYOND, pick)}]]
