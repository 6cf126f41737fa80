"""From lobby to first night: everybody reachable, seats fixed, dice thrown, cards dealt. Knows no game by name.

Nobody is dealt a card before everybody can be written to. The seats are fixed in one step, the deal is another:
between the two the dice add what neither the operator nor the last to sit could choose (design, section 6).
"""

from dataclasses import replace

from bot.narration import tokens
from bot.sessions import lobby as rules
from bot.sessions import pinning
from bot.sessions.commands import Begin
from bot.sessions.faults import BrokenSession, Refusal, guarded
from bot.sessions.notes import DICE
from bot.sessions.quiet import rest
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.steps import advance, conclude
from bot.sessions.tables import the_lobby
from bot.sessions.terms import DICE_WAIT
from bot.sessions.turn import Turn
from games.core.fairness import Seal
from games.core.game import Refused
from storage.records import Act, OutboxItem, SeatRecord, Status

DICE_EMOJI = "🎰"
THROWS = 2
MOST_NAMED = 8
"""So many buttons at most to start without somebody."""


def begin(turn: Turn, command: Begin) -> Receipt:
    """Start the lobby's game now, or say what is missing."""
    session = the_lobby(turn, command.session_id, command)
    turn.require(session, command)
    flaw = obstacle(session)
    if flaw is not None:
        raise flaw
    told = session.the_lobby().stage == "reaching"
    if not start(turn, session):
        if told and not command.press:
            turn.reply(command, "service-still-missing", names=turn.names(session, numbers_of(turn, session)))
        return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-some-missing"))
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-begun"))


def obstacle(session: Session) -> Refusal | None:
    """Why this table cannot be dealt: too few people, or options that do not fit; None if it can."""
    seats, least = len(session.seats), session.spec.game.table_size[0]
    if seats < least:
        return Refusal("service-too-few", count=seats, min=least, alert=True)
    flaw = session.spec.fits(seats, session.options) if session.spec.fits is not None else None
    return None if flaw is None else Refusal(f"refusal-{flaw}", alert=True)


def start(turn: Turn, session: Session) -> bool:
    """Fix the seats and throw the dice, if everybody can be written to; else name who cannot, and wait. Saves."""
    missing = unreachable(turn, session)
    if missing:
        _wait_for(turn, session, missing)
        return False
    notes, record = session.notes, session.record
    with guarded(session.id, {"kind": "draw"}):
        strips = turn.kit.narrator.strip_all(turn.table(session), turn.screen(session))
    turn.enqueue(strips)
    names = turn.names_to_fix(session)
    session.seats = [replace(seat, name=names.get(seat.seat)) for seat in rules.closed_up(session.seats)]
    turn.uow.clear_seats(session.id)
    for seat in session.seats:
        turn.uow.add_seat(seat)
    notes.entropy = rules.entropy(session.id, session.seats)
    session.lobby, record.state, record.status = None, None, Status.DRAWING
    turn.journal(session, {"kind": "draw", "seats": len(session.seats)})
    commitment = Seal(turn.uow.seal(session.id)).commitment(session.id)
    pinning.after_lobby(turn, session)
    turn.say_group(session, "service-drawing", seal=commitment[:12], count=len(session.seats))
    if not turn.kit.terms.dice:
        deal(turn, session)
        return True
    notes.dice = [None] * THROWS
    notes.alarms[DICE] = turn.now + DICE_WAIT
    turn.enqueue([
        OutboxItem(
            chat_id=record.chat_id, topic=record.topic, session_id=session.id, act=Act.DICE,
            payload={"emoji": DICE_EMOJI, "throw": throw},
        )
        for throw in range(THROWS)
    ])  # fmt: skip
    turn.save(session)
    return True


def threw(turn: Turn, session: Session, throw: int, value: int) -> bool:
    """A die shows this; the first value counts. Deals when it was the last that was awaited."""
    notes = session.notes
    if session.status is not Status.DRAWING or throw >= len(notes.dice) or notes.dice[throw] is not None:
        return False
    notes.dice[throw] = value
    if all(shown is not None for shown in notes.dice):
        deal(turn, session)
    else:
        turn.save(session)
    return True


def deal(turn: Turn, session: Session) -> None:
    """Deal the cards with what the dice have shown, or without dice. Concludes and saves."""
    notes, record = session.notes, session.record
    if session.status is not Status.DRAWING:
        return
    if any(value is None for value in notes.dice):
        notes.dice = []
    notes.alarms.pop(DICE, None)
    notes.entropy = [*notes.entropy, *rules.dice_entropy(notes.dice)]
    record.status = Status.RUNNING
    notes.deal_step = record.version + 1
    entry = {"kind": "deal", "seats": len(session.seats)}
    try:
        advance(turn, session, lambda game, _, moment: game.setup(len(session.seats), session.options, moment), entry)
    except Refused as refused:
        # `fits` has let this table through: a deal that is refused now is our contradiction, not a player's.
        raise BrokenSession(session.id, entry) from refused
    rest(turn, session)
    conclude(turn, session)


def unreachable(turn: Turn, session: Session) -> list[SeatRecord]:
    """The people at the table whom the bot may not write to."""
    people = turn.uow.people([seat.user_id for seat in session.people if seat.user_id is not None])
    return [seat for seat in session.people if (p := people.get(seat.user_id or 0)) is None or not p.reachable]


def numbers_of(turn: Turn, session: Session) -> list[int]:
    """The numbers on the lobby's board of those whom the bot may not write to."""
    missing = unreachable(turn, session)
    return [number for number, seat in enumerate(session.seats, start=1) if seat in missing]


def waited_for(turn: Turn, session: Session) -> None:
    """Who is waited for has changed: the board says so, and a lobby that waited for the last one starts. Saves."""
    lobby = session.the_lobby()
    if lobby.stage == "reaching" and not unreachable(turn, session):
        if obstacle(session) is None:
            start(turn, session)
            return
        session.lobby = rules.turn_to(lobby, "joining", turn.game_now(session), rules.LAST_CALL)
    turn.show_lobby(session)
    turn.save(session)


def _wait_for(turn: Turn, session: Session, missing: list[SeatRecord]) -> None:
    """Name those who cannot be written to, once, with a way in for them and a way on for the host."""
    lobby, locale = session.the_lobby(), session.record.locale
    if lobby.stage != "reaching":
        session.lobby = rules.turn_to(lobby, "reaching", turn.game_now(session))
        turn.journal(session, {"kind": "reach", "missing": [seat.seat for seat in missing]})
        numbers = numbers_of(turn, session)
        keyboard = [[{"text": turn.label(locale, "service-button-start"), "url": turn.join_link(session.id)}]]
        keyboard += [
            [
                {
                    "text": turn.label(locale, "service-button-without", name=turn.names(session, [number])),
                    "data": tokens.encode(session.id, "remove", str(seat.seat)),
                }
            ]
            for number, seat in zip(numbers, missing, strict=True)
        ][:MOST_NAMED]
        names = turn.names(session, numbers)
        turn.show_group(
            session, "reach", "service-unreachable-start", keyboard=keyboard, names=names, count=len(missing)
        )
    turn.show_lobby(session)
    turn.save(session)
