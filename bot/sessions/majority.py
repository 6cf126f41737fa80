"""What the players decide together about somebody who is missing: to go on without waiting, or without the player.

Counted in public, on buttons; only those who are in play count, computer players do not. Nothing here is offered while
only secret questions stand: at night nobody is seen to be missing.
"""

from bot.narration import tokens
from bot.sessions import clock
from bot.sessions.commands import RemoveSeat, SkipWait
from bot.sessions.faults import Refusal
from bot.sessions.notes import leaver
from bot.sessions.notices import in_play_of, needed, offer
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.silence import covered, late
from bot.sessions.steps import conclude, leave
from bot.sessions.turn import Turn
from games.core.game import Leave
from games.core.ids import Seat
from storage.records import SeatRecord, Status

MOST_NAMED = 6
"""So many buttons at most to go on without somebody."""
WAIT = "wait"


def call(turn: Turn, session: Session) -> None:
    """Say, once a phase, who is still waited for, and let the others decide; not while half of them are missing.

    The caller saves.
    """
    if WAIT in session.notes.notices or not late(session):
        return
    if len(late(session)) < needed(session) or (session.spec.patient and _deciding(session)):
        _show_waiting(turn, session)


def _show_waiting(turn: Turn, session: Session) -> None:
    locale, notes = session.record.locale, session.notes
    waiting = late(session)
    again = notes.notices.get(WAIT)
    number = session.record.version if again is None else _number(again)
    skip = turn.label(locale, "service-button-skip", count=len(_skipping(session)), needed=_to_skip(session))
    keyboard = [[{"text": skip, "data": tokens.encode(session.id, "skip", str(number))}]]
    # Who of those that let the last vote pass is still waited for: under cover that is nobody's business.
    named = [] if covered(session) else [row for row in waiting if row.seat in notes.missed or session.spec.patient]
    for row in named[:MOST_NAMED]:
        out = turn.label(
            locale,
            "service-button-out",
            name=turn.name_at(session, row.seat),
            count=len(notes.out.get(str(row.seat), [])),
            needed=needed(session, row.seat),
        )
        keyboard.append([{"text": out, "data": tokens.encode(session.id, "remove", str(row.seat))}])
    names = turn.names(session, [row.seat for row in waiting])
    key = "service-missing-number" if covered(session) else "service-missing-answers"
    if session.spec.patient:
        key = "service-missing-patient"
    notes.notices[WAIT] = turn.show_group(
        session, WAIT, key, again=again, keyboard=keyboard, names=names, count=len(waiting)
    )


def _number(slot: str) -> int:
    return int(slot.rpartition(".")[2])


def skip(turn: Turn, command: SkipWait) -> Receipt:
    """One more player would go on without waiting; with the majority the phase ends as if its time were over."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING:
        raise Refusal("service-stale-button")
    turn.require(session, command)
    row, notice = session.seat_of(command.who.user_id), session.notes.notices.get(WAIT)
    if row is None or not session.in_play(row.seat):
        raise _no_say(row, press=command.press)
    deadline = session.spec.game.deadline(session.state)
    if notice is None or _number(notice) != command.notice or deadline is None or not late(session):
        raise Refusal("service-stale-button")
    if session.record.holds:
        raise Refusal("service-paused-toast" if clock.PAUSED in session.record.holds else "service-not-now")
    if session.spec.patient and row in late(session):
        raise Refusal("service-others-decide", alert=command.press)
    notes = session.notes
    if row.seat in notes.skips:
        return Ignored(why="counted already", toast=_counted(len(_skipping(session)), _to_skip(session)))
    notes.skips.append(row.seat)
    count, most = len(_skipping(session)), _to_skip(session)
    if count < most:
        _show_waiting(turn, session)
        turn.save(session)
        return Accepted(session_id=session.id, toast=_counted(count, most))
    left = (deadline.closes - turn.game_now(session)).total_seconds()
    clock.set_back(session.record, -max(left, 0.0), turn.now, turn.scale)
    turn.journal(session, {"kind": "skip", "seconds": left})
    turn.say_group(session, "service-skipped")
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=_counted(count, most))


def send_off(turn: Turn, command: RemoveSeat, session: Session, row: SeatRecord) -> Receipt:
    """One more player would go on without this one, who is missing; with the majority the seat is given up."""
    voter = session.seat_of(command.who.user_id)
    if voter is None or not session.in_play(voter.seat):
        turn.require(session, command)
        raise _no_say(voter, press=command.press)
    if voter.seat == row.seat:
        raise Refusal("service-reachable-stays", alert=command.press)
    voters = session.notes.out.setdefault(str(row.seat), [])
    most = needed(session, row.seat)
    if voter.seat in voters:
        return Ignored(why="counted already", toast=_counted(len(voters), most))
    voters.append(voter.seat)
    count = len(in_play_of(session, voters))
    if count >= most:
        return remove(turn, session, row)
    if f"lost.{row.seat}" in session.notes.notices:
        offer(turn, session, row, silent=row.user_id is None or turn.reachable(row.user_id))
    if row in late(session) and WAIT in session.notes.notices:
        _show_waiting(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, toast=_counted(count, most))


def remove(turn: Turn, session: Session, row: SeatRecord) -> Receipt:
    """Give up the seat of somebody who is missing, and go on.

    Whoever only lets votes pass may be answering one under cover: the seat goes when that is over, unless he has.
    """
    if covered(session) and not away(turn, session, row):
        session.notes.leaving[str(row.seat)] = session.notes.phase
        turn.save(session)
        return Accepted(session_id=session.id, toast=Toast(key="service-removed-later-toast"))
    leave(turn, session, Seat(row.seat), Leave.REMOVED)
    conclude(turn, session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-removed-toast"))


def away(turn: Turn, session: Session, row: SeatRecord) -> bool:
    """Whether the table knows that this player can be found neither in private nor in the group."""
    notes = session.notes
    unreached = row.user_id is not None and not turn.reachable(row.user_id) and row.seat not in notes.untold
    return unreached or leaver(row.seat) in notes.alarms


def _no_say(row: SeatRecord | None, *, press: bool) -> Refusal:
    """Why somebody does not count: a stranger to the table, or out of the game."""
    return Refusal("service-players-only" if row is None else "service-in-play-only", alert=press)


def _deciding(session: Session) -> list[SeatRecord]:
    """The people who may say whether to go on without waiting: where one is awaited with patience, the others."""
    waiting = late(session) if session.spec.patient else []
    return [row for row in session.people if session.in_play(row.seat) and row not in waiting]


def _to_skip(session: Session) -> int:
    """How many of them are more than half."""
    return len(_deciding(session)) // 2 + 1


def _skipping(session: Session) -> list[int]:
    """Who of them has said so."""
    deciding = {row.seat for row in _deciding(session)}
    return [seat for seat in session.notes.skips if seat in deciding]


def _counted(count: int, most: int) -> Toast:
    return Toast(key="service-counted", args={"count": count, "needed": most})
