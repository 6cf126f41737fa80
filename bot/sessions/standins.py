"""Somebody new in a seat of a running game: whoever asks for it with the host's consent, or a computer player.

The rules notice nothing: the same seat, the same card, another person. What the screens lack is sent by the same
comparison that mends them after a restart.
"""

from collections.abc import Sequence

from bot.narration import tokens
from bot.sessions import engaged, invited
from bot.sessions.absence import in_doubt, seat_in_doubt
from bot.sessions.commands import Admit, Substitute, TakeSeat
from bot.sessions.exchange import seat_computer, take_over
from bot.sessions.faults import Refusal
from bot.sessions.people import called
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.steps import repair, show_card
from bot.sessions.tables import engaged_elsewhere
from bot.sessions.turn import Turn
from games.core.ids import Seat
from storage.records import SeatRecord, Status

MOST_OFFERED = 8
"""So many seats at most are offered to one who asks."""
ADMIT = "admit"
"""The prompt of the host's buttons; the option is "<seat>-<number of the comer>"."""


def ask(turn: Turn, session: Session, command: TakeSeat) -> Receipt:
    """Somebody would like to come in while the game is on: the host is asked, if a seat is free to be taken over.

    Raises Refusal where none is, or where the person may not: whoever has sat at this table has seen a card of it.
    """
    who = command.who
    if session.status is not Status.RUNNING:
        raise Refusal("service-join-too-late")
    if who.anonymous:
        raise Refusal("service-anonymous")
    seats = vacant(turn, session)
    own = own_seat(turn, session, seats, who.user_id)
    if own is None and (not seats or turn.uow.has_sat(session.id, who.user_id)):
        raise Refusal("service-join-too-late")
    if turn.is_member(session.record.chat_id, who.user_id) is False:
        return invited.stay_outside(turn, session, command)
    if not turn.reachable(who.user_id):
        raise Refusal("service-press-start", url=turn.join_link(session.id))
    other = engaged_elsewhere(turn, who.user_id, session.id)
    if other is not None:
        return engaged.refuse(turn, command, other, session)
    if own is not None:
        return _come_back(turn, session, own, who.user_id)
    toast = Toast(key="service-standin-asked")
    if who.user_id in session.notes.comers:
        if not command.press:
            turn.reply(command, "service-standin-asked")
        return Ignored(why="asked already", toast=toast)
    session.notes.comers.append(who.user_id)
    number, locale = len(session.notes.comers) - 1, session.record.locale
    keyboard = [
        [
            {
                "text": turn.label(locale, "service-button-admit", name=turn.name_at(session, row.seat)),
                "data": tokens.encode(session.id, ADMIT, f"{row.seat}-{number}"),
            }
        ]
        for row in seats[:MOST_OFFERED]
    ]
    turn.say_group(session, "service-standin", keyboard=keyboard, name=called(turn.uow.person(who.user_id)))
    if command.where.kind == "private":
        turn.reply(command, "service-standin-asked")
    turn.save(session)
    return Accepted(session_id=session.id, toast=toast)


def own_seat(turn: Turn, session: Session, seats: Sequence[SeatRecord], user_id: int) -> SeatRecord | None:
    """The one seat in which the person sat before a computer player took it, if it is still there to be had."""
    sat = set(turn.uow.seats_sat_in(session.id, user_id))
    mine = [
        row for row in seats if row.computer is not None and {row.seat} == sat and row.seat not in session.notes.left
    ]
    return mine[0] if mine else None


def _come_back(turn: Turn, session: Session, row: SeatRecord, user_id: int) -> Receipt:
    """Whoever was missing and is here again has the own seat back: nobody's consent is needed, and no card is new to him."""
    before = turn.name_at(session, row.seat)
    take_over(turn, session, row, SeatRecord(session_id=session.id, seat=row.seat, user_id=user_id, joined_at=turn.now))
    turn.say_group(session, "service-standin-back", name=turn.name_at(session, row.seat), substitute=before)
    show_card(turn, session, Seat(row.seat), user_id)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))


def admit(turn: Turn, command: Admit) -> Receipt:
    """The host lets somebody who has asked take a seat over, if it still can be."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING:
        raise Refusal("service-stale-button")
    turn.require(session, command)
    row = next((row for row in vacant(turn, session) if row.seat == command.seat), None)
    if row is None or command.comer >= len(session.notes.comers):
        raise Refusal("service-stale-button")
    comer = session.notes.comers[command.comer]
    if session.seat_of(comer) is not None or not turn.reachable(comer):
        raise Refusal("service-stale-button")
    if engaged_elsewhere(turn, comer, session.id) is not None:
        # Whoever admits has no business with where else people play.
        raise Refusal("service-comer-engaged", alert=True)
    before = turn.name_at(session, row.seat)
    take_over(turn, session, row, SeatRecord(session_id=session.id, seat=row.seat, user_id=comer, joined_at=turn.now))
    turn.say_group(session, "service-standin-in", name=before, substitute=turn.name_at(session, row.seat))
    if row.user_id is not None and turn.reachable(row.user_id):
        turn.whisper(row.user_id, "service-seat-taken", group=turn.title_of(session.record.chat_id))
    show_card(turn, session, Seat(row.seat), comer)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))


def substitute(turn: Turn, command: Substitute) -> Receipt:
    """Let a computer player take the seat of somebody who is missing."""
    session, row = seat_in_doubt(turn, command)
    if session.spec.policy is None:
        raise Refusal("service-no-computers")
    seat_computer(turn, session, row)
    repair(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))


def vacant(turn: Turn, session: Session) -> list[SeatRecord]:
    """Seats in play that somebody may take over: of those the table knows to be missing, and of computer players."""
    return [
        row
        for row in session.seats
        if session.in_play(row.seat) and (row.user_id is None or in_doubt(turn, session, row))
    ]
