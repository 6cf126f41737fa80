"""One step of a game: rules, journal, telling, and what follows from it. Knows games.core, no game by name."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from bot.narration.boards import BOARD
from bot.narration.reconcile import TABLED
from bot.sessions import beyond, clock, halting, handing, muting, rollcall
from bot.sessions import lobby as rules
from bot.sessions.chance import moment_of, seed_of
from bot.sessions.drawn import drawn, open_to_chance
from bot.sessions.ending import finish
from bot.sessions.faults import guarded
from bot.sessions.headings import headed
from bot.sessions.notes import leaver
from bot.sessions.past import set_aside
from bot.sessions.practice import waiting
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts, told_texts
from bot.sessions.silence import note_missed
from bot.sessions.terms import OPENING_LIMIT
from bot.sessions.turn import Turn
from games.core.game import Event, Game, Leave, Moment, Move, Place, Prompt, Refused, Step, play
from games.core.ids import Seat
from storage.records import Json

Change = Callable[[Game[Any, Any, Any, Any], Any, Moment], Step[Any, Any]]
"""(game, state, moment) -> the step: what differs between a move, a ring and a leaving."""


def advance(turn: Turn, session: Session, change: Change, entry: Json, *, hushed: bool = False) -> bool:
    """Make one step and queue what is told of it; False if nothing happened. The caller calls `conclude`.

    `hushed`: what the table would hear is left out, unless a phase or the game ends with this step.

    Raises Refused if the rules refuse; BrokenSession if rules or narrator fail.
    """
    with guarded(session.id, entry):
        done = change(session.spec.game, session.state, moment_of(turn, session))
        if done.state is session.state and not done.events:
            return False
        before, phase = session.state, session.notes.phase
        session.state = done.state
        turn.journal(session, entry)
        _tell(turn, session, done.events, hushed=hushed, asked=_asked(session, before))
        rollcall.note(turn, session, before)
        if session.notes.phase != phase:
            note_missed(session, before, entry["seat"] if entry["kind"] == "move" else None)
            rollcall.uncovered(session)
            _forget_waiting(turn, session)
    return True


def conclude(turn: Turn, session: Session) -> None:
    """Do what follows from the steps just made, the group's absence rule included, and save."""
    entry: Json = {"kind": "conclude"}
    with guarded(session.id, entry):
        game = session.spec.game
        for number in rollcall.decided(session):
            if game.outcome(session.state) is None:
                leave(turn, session, Seat(number), Leave.REMOVED)
        # At a practice game nobody is waited for but its one person, who may be silent.
        while game.outcome(session.state) is None and rollcall.wanted(session) == "remove":
            absent = sorted(session.spec.absent(session.state) - set(map(Seat, session.notes.left)))
            if not absent:
                break
            leave(turn, session, absent[0], Leave.ABSENT)
        outcome = game.outcome(session.state)
        if outcome is not None:
            finish(turn, session, outcome)
        else:
            for user_id in rollcall.call_up(turn, session):
                hand_over(turn, session, user_id)
                repair(turn, session)
            handing.follow(turn, session)
            waiting.follow(turn, session)
    muting.follow(turn, session)
    beyond.follow(turn, session)
    turn.save(session)


def leave(turn: Turn, session: Session, seat: Seat, why: Leave) -> bool:
    """Give up a seat in a running game; False if the rules no longer counted it in. The caller concludes.

    Whatever took the opener from the table, it is the next person's while the game goes on.
    """
    row = session.seat(seat)
    session.notes.left.append(seat)
    session.notes.alarms.pop(leaver(seat), None)
    session.notes.out.pop(str(seat), None)
    entry = {"kind": "leave", "seat": seat, "why": why.value}
    counted = advance(turn, session, lambda game, state, moment: game.leave(state, seat, why, moment), entry)
    halting.gone(turn, session, seat)
    if row is not None and row.user_id is not None and session.spec.game.outcome(session.state) is None:
        hand_over(turn, session, row.user_id)
    return counted


def hand_over(turn: Turn, session: Session, goes: int) -> None:
    """If it is the opener who goes, the table is the next person's, and the group is told."""
    if session.record.opener != goes:
        return
    heir = rules.heir([seat for seat in session.seats if seat.seat not in session.notes.left], goes)
    if heir is None or heir.user_id is None:
        return
    session.record.opener = heir.user_id
    session.notes.host_seen = turn.now
    turn.say_group(session, "service-new-host", name=turn.name_at(session, heir.seat))


def answer_for_absent(turn: Turn, session: Session) -> None:
    """The time of a phase is over: chance answers for those for whom the group wants that, before the rules close it."""
    if rollcall.wanted(session) != "random":
        return
    for number in list(session.notes.given):
        seat = Seat(number)
        for prompt in session.spec.game.prompts(session.state, seat):
            if not open_to_chance(session.spec, prompt):
                continue
            row = session.seat(number)
            if row is not None:
                rollcall.keep(turn, session, row, missed=1)
            pick = drawn(prompt, seat, seed_of(turn, session), session.record.version + 1)
            move = Move(seat=seat, prompt=prompt.id, pick=pick)
            entry = {"kind": "move", "seat": seat, "prompt": prompt.id, "pick": pick, "drawn": True}
            with suppress(Refused):
                advance(turn, session, partial(_play, move), entry)
            break  # one answer; what it leads to is asked anew, if it is


def _play(move: Move, game: Game[Any, Any, Any, Any], state: Any, moment: Moment) -> Step[Any, Any]:
    return play(game, state, move, moment)


def repair(turn: Turn, session: Session) -> int:
    """Queue whatever the session's screens lack; the number of items queued."""
    with guarded(session.id, {"kind": "repair"}):
        telling = turn.kit.narrator.repair(turn.table(session, shown_texts(session)), turn.screen(session))
    turn.enqueue(headed(turn, session, telling.items))
    return len(telling.items)


def show_card(turn: Turn, session: Session, seat: Seat, user_id: int) -> None:
    """Tell the person who sits there, in private, what the seat holds and knows, with its open questions as new messages.

    The messages that showed them before say that they stand further down now: nothing stale is left, and nothing twice.
    """
    with guarded(session.id, {"kind": "role", "seat": seat}):
        again = session.spec.reminder(session.state, seat)
        screen = turn.screen(session)
        mine = [slot for place, slot in screen.items() if place[0] == user_id]
        table = turn.table(session, [*told_texts(again), *shown_texts(session)])
        elsewhere = {place: slot for place, slot in screen.items() if place[0] != user_id}
        telling = turn.kit.narrator.tell(table, again, elsewhere, opened=False)
    for slot in mine:
        if slot.slot.startswith(BOARD) and slot.message_id is not None:
            # A picture cannot become a line: the old one stays as it is.
            turn.uow.rename_slot(slot, f"{slot.slot}.{slot.message_id}")
    below = turn.kit.bundles.text(turn.locale_of(turn.uow.person(user_id)), "service-card-below")
    old = set_aside(turn, session, [slot for slot in mine if not slot.slot.startswith(BOARD)], below)
    turn.enqueue([*headed(turn, session, telling.items), *old])


def _asked(session: Session, before: Any) -> dict[str, Prompt]:
    """The questions that stood in the group in that state, by slot."""
    if before is None:
        return {}
    seats = (Seat(row.seat) for row in session.seats)
    return {
        f"{TABLED}{prompt.id}": prompt
        for seat in seats
        for prompt in session.spec.game.prompts(before, seat)
        if prompt.place is Place.TABLE
    }


def _tell(turn: Turn, session: Session, events: Sequence[Event], *, hushed: bool, asked: Mapping[str, Prompt]) -> None:
    notes, record = session.notes, session.record
    deadline = session.spec.game.deadline(session.state)
    opened = deadline is not None and deadline.phase != notes.phase
    if deadline is not None and opened:
        notes.phase, notes.phase_at = deadline.phase, clock.game_now(record, turn.now, turn.scale)
        notes.extended, notes.extended_by, notes.did, notes.nudged = 0, [], [], False
    if hushed and not opened and deadline is not None:
        events = [event for event in events if not event.audience.table]
    texts = [*told_texts(events), *shown_texts(session)]
    telling = turn.kit.narrator.tell(
        turn.table(session, texts), events, turn.screen(session), opened=opened, asked=asked
    )
    notes.told = dict(telling.told)
    turn.enqueue(headed(turn, session, telling.items))
    if opened and any(item.opens for item in telling.items):
        clock.hold(record, clock.OPENING, turn.now, turn.scale)
        notes.alarms[clock.OPENING] = turn.now + OPENING_LIMIT


def _forget_waiting(turn: Turn, session: Session) -> None:
    """The phase is over: nobody is waited for any more."""
    slot = session.notes.notices.pop("wait", None)
    session.notes.skips, session.notes.excused = [], False
    if slot is not None:
        turn.strip(session, slot)
