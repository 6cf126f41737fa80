"""Taking and leaving a seat, in the lobby and in a running game. One transaction each."""

from dataclasses import replace

from bot.narration import tokens
from bot.players.names import name_for
from bot.sessions import engaged, guests, invited, majority, standins
from bot.sessions import lobby as rules
from bot.sessions.absence import in_doubt
from bot.sessions.commands import FillSeats, GiveUpSeat, RemoveSeat, TakeSeat
from bot.sessions.ending import close
from bot.sessions.faults import Refusal
from bot.sessions.outsiders import refuse_elsewhere
from bot.sessions.practice.shelf import put_away
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.starting import waited_for
from bot.sessions.steps import conclude, hand_over, leave
from bot.sessions.tables import engaged_elsewhere, tables_of, the_lobby, title_of
from bot.sessions.turn import Turn
from games.core.game import Leave
from games.core.ids import Seat
from storage.records import LIVE, SeatRecord, Status


def add_person(turn: Turn, session: Session, user_id: int) -> SeatRecord:
    """Give the person the next seat of the lobby; the caller journals nothing, shows and saves."""
    return _seat(turn, session, user_id=user_id)


def take_seat(turn: Turn, command: TakeSeat) -> Receipt:
    """Join the lobby. Whoever cannot be written to gets the deep link, and counts as seated all the same."""
    who, private = command.who, command.where.kind == "private"
    session = turn.find(command.session_id, command.where)
    if session is None:
        raise Refusal("service-in-group" if private and command.session_id is None else "service-no-lobby")
    refuse_elsewhere(turn, command, session.record.chat_id)
    if session.status not in LIVE or session.notes.practice.on:
        raise Refusal("service-lobby-gone")
    person = turn.person(who)
    if session.seat_of(who.user_id) is not None and not who.anonymous:
        return _seated_already(turn, session, command, reachable=person.reachable)
    if session.status is not Status.LOBBY:
        return standins.ask(turn, session, command)
    obstacle = rules.may_sit(session.seats, who.user_id, session.spec.game.table_size, anonymous=who.anonymous)
    if obstacle is not None:
        raise Refusal(f"service-{obstacle}")
    if turn.is_member(session.record.chat_id, who.user_id) is False:
        return invited.wait_outside(turn, session, command)
    other = engaged_elsewhere(turn, who.user_id, session.id)
    if other is not None:
        return engaged.refuse(turn, command, other, session)
    seat = add_person(turn, session, who.user_id)
    _more_people(turn, session)
    turn.journal(session, {"kind": "join", "seat": seat.seat})
    turn.show_lobby(session)
    turn.save(session)
    _tell_joined(turn, session, command, reachable=person.reachable)
    toast = turn.toast(session, "service-joined-toast")
    if not person.reachable:
        toast = replace(toast, url=turn.join_link(session.id))
    return Accepted(session_id=session.id, version=session.record.version, toast=toast)


def come_in(turn: Turn, session: Session, user_id: int) -> bool:
    """Seat somebody who has come by a link and waited outside, if there still is a place; shows and saves."""
    lobby = session.the_lobby()
    session.lobby = replace(lobby, knocked=tuple(user for user in lobby.knocked if user != user_id))
    free = rules.may_sit(session.seats, user_id, session.spec.game.table_size, anonymous=False) is None
    if not free or engaged_elsewhere(turn, user_id, session.id) is not None:
        turn.save(session)
        return False
    seat = add_person(turn, session, user_id)
    _more_people(turn, session)
    turn.journal(session, {"kind": "join", "seat": seat.seat})
    turn.show_lobby(session)
    turn.save(session)
    turn.whisper(user_id, "service-joined", group=turn.title_of(session.record.chat_id))
    return True


def _seated_already(turn: Turn, session: Session, command: TakeSeat, *, reachable: bool) -> Receipt:
    if session.status is Status.LOBBY and not reachable:
        raise Refusal("service-press-start", url=turn.join_link(session.id))
    if command.where.kind == "private":
        key = "service-playing-already" if session.status is Status.RUNNING else "service-seated-already"
        turn.reply(command, key, group=turn.title_of(session.record.chat_id))
    elif not command.press:
        turn.reply(command, "service-seated-already-toast")
    return Ignored(why="seated already", toast=Toast(key="service-seated-already-toast"))


def _tell_joined(turn: Turn, session: Session, command: TakeSeat, *, reachable: bool) -> None:
    """In private a word of welcome; in the group a typed command by somebody new gets the link that a press opens."""
    if command.where.kind == "private":
        turn.reply(command, "service-joined", group=turn.title_of(session.record.chat_id))
    elif not (reachable or command.press):
        label = turn.label(session.record.locale, "service-button-start")
        turn.reply(command, "service-press-start", keyboard=[[{"text": label, "url": turn.join_link(session.id)}]])


def give_up_seat(turn: Turn, command: GiveUpSeat) -> Receipt:
    """Leave the lobby at once; leave a running game once it was confirmed in private."""
    session = _own_table(turn, command)
    if session is None:
        return Accepted()
    seat = session.seat_of(command.who.user_id)
    if seat is None:
        raise Refusal("service-not-seated")
    if session.status is Status.LOBBY:
        leave_lobby(turn, session, seat)
        if command.where.kind == "private":
            turn.reply(command, "service-left", group=turn.title_of(session.record.chat_id))
        return Accepted(
            session_id=session.id, version=session.record.version, toast=turn.toast(session, "service-left-toast")
        )
    if session.status is not Status.RUNNING:
        raise Refusal("service-not-now")
    if session.notes.practice.on:
        turn.journal(session, {"kind": "stop"})
        close(turn, session, "stopped", "practice-stopped")
        return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-stopped-toast"))
    if not command.confirmed:
        if not turn.reachable(command.who.user_id):
            raise Refusal("service-press-start", url=turn.start_link())
        if not turn.may_answer(command.who.user_id):
            return ASKED_ENOUGH
        person = turn.uow.person(command.who.user_id)
        data = tokens.encode(session.id, "leave", "yes")
        keyboard = [[{"text": turn.label(turn.locale_of(person), "service-button-leave"), "data": data}]]
        group = turn.title_of(session.record.chat_id)
        key = "service-leave-sure" if session.spec.desk is None else "desk-leave-sure"
        turn.whisper(command.who.user_id, key, keyboard=keyboard, group=group)
        return Accepted(session_id=session.id, toast=Toast(key="service-told-in-private"))
    leave(turn, session, Seat(seat.seat), Leave.RESIGNED)
    conclude(turn, session)
    if session.spec.desk is None:  # a desk says itself that it has been cleared
        turn.whisper(command.who.user_id, "service-left", group=turn.title_of(session.record.chat_id))
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-left-toast"))


def remove_seat(turn: Turn, command: RemoveSeat) -> Receipt:
    """Take somebody out: of the lobby, or of the game if the player is missing; there the others' majority may, too."""
    session = turn.load(command.session_id)
    if session is None or session.status not in (Status.LOBBY, Status.RUNNING):
        raise Refusal("service-stale-button")
    seat = session.seat(command.seat)
    if session.status is Status.RUNNING:
        return _remove_from_game(turn, command, session, seat)
    turn.require(session, command)
    if seat is None:
        return Ignored(why="gone already", toast=Toast(key="service-stale-button"))
    leave_lobby(turn, session, seat)
    if seat.user_id is not None and seat.user_id != command.who.user_id:
        turn.whisper(seat.user_id, "service-removed", group=turn.title_of(session.record.chat_id))
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-removed-toast"))


def _remove_from_game(turn: Turn, command: RemoveSeat, session: Session, seat: SeatRecord | None) -> Receipt:
    if seat is None or not session.in_play(seat.seat):
        return Ignored(why="gone already", toast=Toast(key="service-stale-button"))
    if session.halted:
        raise Refusal("service-halted-toast", alert=True)
    host = turn.is_host(session, command)
    if seat.user_id is None or not in_doubt(turn, session, seat):
        raise Refusal("service-reachable-stays" if host else "service-host-only", alert=True)
    if host:
        turn.require(session, command)
        return majority.remove(turn, session, seat)
    return majority.send_off(turn, command, session, seat)


def fill_seats(turn: Turn, command: FillSeats) -> Receipt:
    """Seat computer players up to the least that the game needs, or to as many as are wanted."""
    session = the_lobby(turn, command.session_id, command)
    turn.require(session, command)
    if session.spec.policy is None:
        raise Refusal("service-no-computers")
    sizes = session.spec.game.table_size
    wanted = min(max(sizes[0], command.seats), sizes[-1])
    if len(session.seats) >= wanted:
        raise Refusal("service-enough", min=wanted)
    taken = {seat.computer for seat in session.seats if seat.computer is not None}
    while len(session.seats) < wanted:
        name = name_for(session.id, session.the_lobby().seated + 1, taken)
        taken.add(name)
        _seat(turn, session, computer=name)
    _more_people(turn, session)
    turn.journal(session, {"kind": "fill", "seats": len(session.seats)})
    turn.show_lobby(session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-filled"))


def leave_lobby(turn: Turn, session: Session, seat: SeatRecord) -> None:
    """Take the seat out of the lobby, hand the table over, show and save."""
    session.seats = [row for row in session.seats if row.seat != seat.seat]
    turn.uow.end_seat(session.id, seat.seat, turn.now)
    if seat.user_id is not None:
        hand_over(turn, session, seat.user_id)
    turn.journal(session, {"kind": "unseat", "seat": seat.seat})
    waited_for(turn, session)


def _seat(turn: Turn, session: Session, *, user_id: int | None = None, computer: str | None = None) -> SeatRecord:
    if user_id is not None:
        put_away(turn, user_id)
    lobby = session.the_lobby()
    seat = SeatRecord(
        session_id=session.id, seat=lobby.seated + 1, user_id=user_id, computer=computer, joined_at=turn.now
    )
    turn.uow.add_seat(seat)
    session.seats.append(seat)
    invited = tuple(user for user in lobby.invited if user != user_id)
    session.lobby = replace(lobby, seated=seat.seat, invited=invited)
    return seat


def _more_people(turn: Turn, session: Session) -> None:
    """A lobby that waited for people counts down once more when there are enough of them."""
    lobby = session.the_lobby()
    if lobby.stage == "short" and len(session.seats) >= session.spec.game.table_size[0]:
        session.lobby = rules.turn_to(lobby, "joining", turn.table(session).now, rules.LAST_CALL)


def _own_table(turn: Turn, command: GiveUpSeat) -> Session | None:
    """The table that is meant; None if the person has been asked which."""
    if command.session_id is not None or command.where.kind != "private":
        session = turn.find(command.session_id, command.where)
        if session is None or session.status not in LIVE:
            raise Refusal("service-no-game-here")
        return session
    mine = tables_of(turn, command.who.user_id)
    places = turn.uow.guest_at(command.who.user_id)
    if not mine and not places:
        raise Refusal("service-in-no-game")
    if not mine:
        if not guests.sure(turn, command):
            guests.leave_all(turn, command)
        return None
    if len(mine) == 1 and not places:
        return turn.load(mine[0].id)
    locale = turn.chat_locale(command.where)
    keyboard = [
        [{"text": title_of(turn, session, locale), "data": tokens.encode(session.id, "leave", "yes")}]
        for session in mine
    ]
    up = turn.label(locale, "desk-button-get-up")
    keyboard += [[{"text": up, "data": tokens.encode(place, tokens.SEAT, "up")}] for place in places]
    turn.reply(command, "service-leave-which", keyboard=keyboard)
    return None
