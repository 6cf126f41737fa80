"""People who do not answer or cannot be reached: what they, the group and the host are told. Never by role."""

from collections.abc import Sequence
from datetime import timedelta

from bot.sessions.commands import KeepSeat, Substitute
from bot.sessions.faults import Refusal
from bot.sessions.majority import WAIT, away, call
from bot.sessions.manners import Deed
from bot.sessions.notes import leaver
from bot.sessions.notices import offer
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.silence import covered, late
from bot.sessions.steps import repair
from bot.sessions.turn import Turn
from games.core.game import Place
from games.core.ids import Seat
from storage.records import SeatRecord, Status


def nudge(turn: Turn, session: Session) -> None:
    """Remind, once a phase and in private, those who have not answered a vote that everybody can see.

    Secret questions are left out: a reminder there would tell who has something to answer.
    """
    if session.notes.nudged or session.state is None:
        return
    session.notes.nudged = True
    group = turn.title_of(session.record.chat_id)
    for row in late(session):
        if row.user_id is not None and leaver(row.seat) not in session.notes.alarms:
            key = "service-nudge-patient" if session.spec.patient else "service-nudge"
            turn.whisper(row.user_id, key, session_id=session.id, group=group)
    call(turn, session)


def look_for_leavers(turn: Turn, session: Session) -> None:
    """Whoever lets a public question wait may have left the group unnoticed: Telegram is asked. The caller saves.

    A bot that is a plain member hears of leavings by service messages alone, and those are not guaranteed. Raises Ask.
    """
    alarms, chat_id = session.notes.alarms, session.record.chat_id
    silent = {row.user_id: row for row in late(session) if row.user_id is not None and leaver(row.seat) not in alarms}
    for user_id, inside in turn.are_members(chat_id, list(silent)).items():
        if inside is False:
            departed(turn, session, silent[user_id])


def departed(turn: Turn, session: Session, row: SeatRecord) -> bool:
    """A player of a game is no longer in the group: after a grace the seat is given up. False if that was known.

    Of one who only looks on nothing is at stake but the table's handing over. The caller saves.
    """
    if leaver(row.seat) in session.notes.alarms:
        return False
    grace = session.spec.grace(session.options)
    session.notes.alarms[leaver(row.seat)] = turn.now + timedelta(seconds=grace * turn.kit.terms.time_scale)
    key = "service-member-left" if session.in_play(row.seat) else "service-ghost-left"
    if _worth_telling(turn, row):
        span = turn.span(session.record.locale, grace)
        turn.say_group(session, key, name=turn.name_at(session, row.seat), span=span)
    return True


def _worth_telling(turn: Turn, row: SeatRecord) -> bool:
    """Whether the group may hear once more of this person's comings and goings; counted."""
    return row.user_id is None or turn.may(Deed.COMINGS, row.user_id)


def returned(turn: Turn, session: Session, seats: Sequence[int]) -> set[int]:
    """Which of these leavers, whose grace is over, are back without a word of Telegram's; the group is told. Raises Ask."""
    rows = {row.user_id: row for row in session.people if row.seat in seats and row.user_id is not None}
    inside = turn.are_members(session.record.chat_id, list(rows))
    back = [row for user_id, row in rows.items() if inside[user_id]]
    for row in back:
        tell_back(turn, session, row)
    return {row.seat for row in back}


def tell_back(turn: Turn, session: Session, row: SeatRecord) -> None:
    """The group hears that a leaver is back, if there is a seat to be back at."""
    if session.in_play(row.seat) and _worth_telling(turn, row):
        turn.say_group(session, "service-member-back", name=turn.name_at(session, row.seat))


def lost(turn: Turn, session: Session, row: SeatRecord) -> None:
    """A player cannot be written to any more: the group learns the name, the host is offered what can be done.

    Nobody waits for one who only looks on: there is nothing to tell, and nothing to choose.
    """
    if not session.in_play(row.seat):
        return
    session.notes.out.pop(str(row.seat), None)
    if _worth_telling(turn, row):
        offer(turn, session, row)
    turn.save(session)


def tell_untold(turn: Turn, session: Session) -> None:
    """Tell the group, once everybody has been asked in private, whom a delivery has not reached. The caller saves."""
    if not session.notes.untold or not all_asked_in_private(session):
        return
    untold, session.notes.untold = session.notes.untold, []
    for number in untold:
        row = session.seat(number)
        if row is not None and row.user_id is not None and not turn.reachable(row.user_id):
            lost(turn, session, row)


def all_asked_in_private(session: Session) -> bool:
    """Whether the present phase asks the people in private, so that who could be written to tells nothing."""
    return any(
        prompt.place is Place.WHISPER and not prompt.standing
        for row in session.people
        for prompt in session.spec.game.prompts(session.state, Seat(row.seat))
    )


def found(turn: Turn, session: Session, row: SeatRecord) -> None:
    """The player can be written to again: whatever his screen lacks is sent."""
    session.notes.out.pop(str(row.seat), None)
    if session.notes.practice.on:
        repair(turn, session)
        turn.save(session)
        return
    if row.seat in session.notes.untold:
        session.notes.untold.remove(row.seat)
    elif session.in_play(row.seat) and _worth_telling(turn, row):
        turn.say_group(session, "service-found", name=turn.name_at(session, row.seat))
    repair(turn, session)
    turn.save(session)


def keep(turn: Turn, command: KeepSeat) -> Receipt:
    """Wait for the player: the game goes on, the absence rule holds."""
    session, row = seat_in_doubt(turn, command)
    session.notes.alarms.pop(leaver(row.seat), None)
    turn.save(session)
    return Accepted(session_id=session.id, toast=Toast(key="service-waiting"))


def seat_in_doubt(turn: Turn, command: Substitute | KeepSeat) -> tuple[Session, SeatRecord]:
    """The running game and the missing player's row that a host's button means. Raises Refusal if it means none any more."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING:
        raise Refusal("service-stale-button")
    turn.require(session, command)
    row = session.seat(command.seat)
    if row is None or row.user_id is None or not session.in_play(row.seat):
        raise Refusal("service-stale-button")
    if not in_doubt(turn, session, row):
        raise Refusal("service-reachable-stays", alert=True)
    return session, row


def in_doubt(turn: Turn, session: Session, row: SeatRecord) -> bool:
    """Whether the table knows this player to be missing: out of reach or of the group, or silent since the last vote."""
    notes = session.notes
    reminded = session.spec.patient and WAIT in notes.notices
    # Whether somebody has answered under cover shows in nothing that may or may not be done about him.
    asleep = not covered(session) and (row.seat in notes.missed or reminded) and row in late(session)
    return away(turn, session, row) or asleep or row.seat in notes.given
