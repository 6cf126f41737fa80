"""The group's absence rule: who has let votes or turns pass is warned, and then what the group has chosen happens.

The rules count (`GameSpec.missed`), `GameSpec.absence` says what is wanted; removal by itself is `steps.conclude`'s. The
group is told only while a question stands that everybody sees asked: never at night, and never of a secret question. Where
ballots stay sealed for ever nobody is named for having given none. Knows no game by name.
"""

from typing import Any, Final

from bot.sessions import clock
from bot.sessions.exchange import seat_computer
from bot.sessions.figures.keeping import counts
from bot.sessions.notices import offer
from bot.sessions.session import Session
from bot.sessions.silence import asked, late
from bot.sessions.turn import Turn
from games.core.absence import Absence
from games.core.game import Move
from games.core.ids import Seat
from storage.records import AbsenceRecord, SeatRecord, Status

BREATH: Final = 1 / 3
"""Of the time that one request for more gives: so long a turn waits for somebody for whom nobody waits any more."""
WARNINGS: Final = 2
"""So often somebody is named in a row where nothing but a word is wanted."""


def wanted(session: Session) -> Absence | None:
    """What the group wants done about the absent; None where the game knows none, or nobody is waited for."""
    if session.spec.absence is None or session.notes.practice.on:
        return None
    return session.spec.absence(session.options)


def note(turn: Turn, session: Session, before: Any) -> None:
    """A step has been made from this state: who has let a vote or turn pass by it is told in private, and has it noted."""
    rule = wanted(session)
    if rule is None or before is None:
        return
    had, has = session.spec.missed(before), session.spec.missed(session.state)
    for row in session.seats:
        seat = Seat(row.seat)
        if row.user_id is None or has.get(seat, 0) <= had.get(seat, 0):
            continue
        keep(turn, session, row, missed=1, lost=rule == "remove" and has[seat] > 1)
        if has[seat] == 1 and rule != "skip" and not session.spec.warns and session.in_play(row.seat):
            group = turn.title_of(session.record.chat_id)
            turn.whisper(row.user_id, "service-absent-you", session_id=session.id, group=group, rule=rule)


def keep(turn: Turn, session: Session, row: SeatRecord, *, missed: int = 0, lost: bool = False) -> None:
    """Add to the person's own record; not where nothing is counted."""
    if row.user_id is not None and counts(turn, session):
        turn.uow.note_absence(
            AbsenceRecord(
                user_id=row.user_id, session_id=session.id, chat_id=session.record.chat_id, game=session.record.game,
                missed=missed, lost=lost, at=turn.now,
            )
        )  # fmt: skip


def call_up(turn: Turn, session: Session) -> list[int]:
    """Once a phase with a question that all see asked: warn, or do what the group wants; who lost a seat by it. The caller saves."""
    notes, rule = session.notes, wanted(session)
    waiting = [] if rule is None or notes.called == notes.phase else late(session)
    if rule is None or not waiting:
        return []
    notes.called = notes.phase
    absent = session.spec.absent(session.state) if rule != "remove" else frozenset()
    gone: list[int] = []
    for row in waiting:
        # Chance never answers a sealed ballot: there is nothing to announce, and nobody is named.
        falls = rule != "warn" and not (rule == "random" and sealed(session, row))
        if falls and Seat(row.seat) in absent and row.seat not in notes.given:
            notes.given.append(row.seat)
            if _fall(turn, session, row, rule) and row.user_id is not None:
                gone.append(row.user_id)
    _warn(turn, session, rule)
    if rule in ("skip", "random"):
        _hurry(turn, session)
    return gone


def _fall(turn: Turn, session: Session, row: SeatRecord, rule: Absence) -> bool:
    """The rule falls on this seat; whether it goes to somebody else."""
    if rule == "substitute" and session.spec.policy is not None:
        keep(turn, session, row, lost=True)
        if row.user_id is not None:
            turn.whisper(row.user_id, "service-absent-replaced", group=turn.title_of(session.record.chat_id))
        seat_computer(turn, session, row)
        return True
    if rule in ("vote", "substitute"):
        offer(turn, session, row, silent=True)
    elif not (rule == "skip" and session.spec.warns):
        turn.say_group(session, f"service-absent-{rule}", name=turn.name_at(session, row.seat))
    return False


def _warn(turn: Turn, session: Session, rule: Absence) -> None:
    """The group hears who has let the last one pass and is asked again now."""
    most = WARNINGS if rule == "warn" else 1
    has = session.spec.missed(session.state)
    if rule == "skip":
        return
    named = [row.seat for row in late(session) if 1 <= has.get(Seat(row.seat), 0) <= most and not sealed(session, row)]
    if named:
        turn.say_group(session, "service-absent-named", names=turn.names(session, named), count=len(named), rule=rule)


def _hurry(turn: Turn, session: Session) -> None:
    """A turn of somebody for whom nobody waits any more gets a breath, and then it is over."""
    waiting, record = late(session), session.record
    deadline = session.spec.game.deadline(session.state)
    others = [
        row for row in session.seats if row.seat not in session.notes.given and asked(session, session.state, row)
    ]
    if deadline is None or others or not waiting:
        return
    left = (deadline.closes - turn.game_now(session)).total_seconds()
    too_much = left - BREATH * session.spec.extension(session.options)
    if too_much > 0:
        clock.set_back(record, -too_much, turn.now, turn.scale)
        turn.journal(session, {"kind": "skip", "seconds": too_much})


def sealed(session: Session, row: SeatRecord) -> bool:
    """Whether the seat is asked for a ballot of which only the outcome is told, for ever."""
    return any(session.spec.sealed(prompt.id) for prompt in asked(session, session.state, row))


def answers(session: Session, move: Move) -> None:
    """Somebody answers what the whole table sees asked: the rule has fallen on others, under cover once the phase is over.

    What is asked in secret counts for nothing here: that it was answered would show in what the table is told next.
    """
    notes, row = session.notes, session.seat(move.seat)
    if row is None or move.seat not in notes.given:
        return
    answered = next((prompt for prompt in asked(session, session.state, row) if prompt.id == move.prompt), None)
    if answered is None or move.seat in notes.answered:
        return
    if answered.covered:
        notes.answered.append(move.seat)
    else:
        notes.given.remove(move.seat)


def uncovered(session: Session) -> None:
    """A phase is over: who has answered under cover is there again."""
    notes = session.notes
    for seat in notes.answered:
        if seat in notes.given:
            notes.given.remove(seat)
        notes.out.pop(str(seat), None)
    notes.answered = []


def decided(session: Session) -> list[int]:
    """The seats without which the table has decided, in a phase that is over now, to go on; each is named once."""
    notes = session.notes
    over = [seat for seat, phase in notes.leaving.items() if phase != notes.phase]
    for seat in over:
        del notes.leaving[seat]
    return [int(seat) for seat in over if int(seat) in notes.given and session.in_play(int(seat))]


def excuse(turn: Turn, session: Session) -> None:
    """The bot was not there, or could not speak: what is let pass in this phase counts against nobody. The caller saves."""
    notes = session.notes
    if session.status is not Status.RUNNING or session.state is None or notes.excused:
        return
    notes.excused = True
    after = session.spec.excuse(session.state)
    if after is not session.state:
        session.state = after
        turn.journal(session, {"kind": "excuse"})
