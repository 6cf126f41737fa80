"""Where a practice game begins: `/pratica`, its two questions, a game more. Knows no game by name."""

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from bot.narration import tokens
from bot.players.names import name_for
from bot.sessions import clock
from bot.sessions import lobby as rules
from bot.sessions.commands import Command, OpenPractice, Where
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.notes import Notes, PracticeNotes
from bot.sessions.operators import maintenance
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.session import Session
from bot.sessions.steps import advance, conclude, show_card
from bot.sessions.tables import engaged_elsewhere
from bot.sessions.turn import Turn
from games.core.ids import GameKey, Seat
from games.core.spec import GameSpec
from storage.records import LIVE, SeatRecord, SessionRecord, Status

TO_PRACTICE = "pratica"
"""The start parameter with which a person comes from a group, before a dash and the game: the gateway reads it."""
USUAL = 8
"""So many seats are proposed, where the game has room for them."""
_SIZES = (6, USUAL, 10, 12, 16)
"""What else is offered for a game of many sizes."""
_FEW = 5
"""A game of so few sizes offers all of them."""


def open_practice(turn: Turn, command: OpenPractice) -> Receipt:
    """Begin a practice game, ask what is missing for it, or show again the one that stands; in a group, say where it is."""
    if command.where.kind != "private":
        return _elsewhere(turn, command)
    seen_in_private(turn, command)
    there = turn.here(command.where)
    if there is not None:
        return _again(turn, command, there)
    _refuse_engaged(turn, command.who.user_id)
    specs = {key: spec for key, spec in turn.kit.codec.specs.items() if spec.policy is not None}
    if not specs:
        raise Refusal("service-no-computers")
    spec = next(iter(specs.values())) if len(specs) == 1 else specs.get(GameKey(command.game or ""))
    if spec is None:
        _ask_game(turn, command, specs.values())
        return Accepted()
    if command.seats is None or command.seats not in spec.game.table_size:
        _ask_size(turn, command, spec)
        return Accepted()
    return _begin(turn, command, spec, command.seats, hints=True)


def another(turn: Turn, command: Command, before: Session) -> Receipt:
    """The same once more, after a practice game has ended."""
    if before.status in LIVE or before.record.opener != command.who.user_id:
        raise Refusal("service-stale-button")
    there = turn.here(Where(chat_id=command.who.user_id))
    if there is not None:
        return _again(turn, command, there)
    _refuse_engaged(turn, command.who.user_id)
    return _begin(turn, command, before.spec, len(before.seats), hints=before.notes.practice.hints)


def sizes(spec: GameSpec) -> list[int]:
    """The numbers of seats that are offered, the proposed one first."""
    every = [size for size in spec.game.table_size if spec.fits is None or spec.fits(size, spec.options()) is None]
    if not every:
        return []
    offered = every if len(every) <= _FEW else [size for size in _SIZES if size in every] or every[:_FEW]
    usual = USUAL if USUAL in offered else offered[len(offered) // 2]
    return [usual, *(size for size in offered if size != usual)]


def _ask_game(turn: Turn, command: Command, specs: Iterable[GameSpec]) -> None:
    locale = turn.chat_locale(command.where)
    keyboard = [
        [
            {
                "text": turn.label(locale, f"{spec.key}-name"),
                "data": tokens.encode(tokens.SERVICE, tokens.PRACTICE, spec.key),
            }
        ]
        for spec in specs
    ]
    turn.reply(command, "practice-which-game", keyboard=keyboard)


def _ask_size(turn: Turn, command: Command, spec: GameSpec) -> None:
    locale, offered = turn.chat_locale(command.where), sizes(spec)
    if not offered:
        raise Refusal("service-unknown-game")

    def button(size: int, key: str) -> dict[str, str]:
        data = tokens.encode(tokens.SERVICE, f"{tokens.PRACTICE}.{spec.key}", str(size))
        return {"text": turn.label(locale, key, count=size), "data": data}

    keyboard = [[button(offered[0], "practice-button-usual")]]
    if offered[1:]:
        keyboard.append([button(size, "practice-button-seats") for size in sorted(offered[1:])])
    turn.reply(command, "practice-how-many", keyboard=keyboard, game=turn.label(locale, f"{spec.key}-name"))


def _begin(turn: Turn, command: Command, spec: GameSpec, size: int, *, hints: bool) -> Receipt:
    """Deal at once: nobody has to come, and whoever plays against nobody needs no dice."""
    kit, user_id = turn.kit, command.who.user_id
    maintenance.refuse_new(turn)
    if not turn.may(Deed.OPENING, user_id):
        raise Refusal("service-opened-enough")
    options = spec.options()
    record = SessionRecord(
        id=kit.new_id(),
        chat_id=user_id,
        topic=None,
        game=spec.key,
        opener=user_id,
        locale=turn.locale_of(turn.person(command.who)),
        options=kit.codec.dump_options(spec, options),
        rules_version=spec.game.rules_version,
        status=Status.RUNNING,
        game_time=turn.now,
        wall_time=turn.now,
    )
    record.holds = frozenset({clock.PRACTICE})
    turn.uow.add_session(record)
    turn.uow.put_seal(record.id, kit.draw_secret())
    notes = Notes(host_seen=turn.now, practice=PracticeNotes(on=True, hints=hints))
    session = Session(
        record=record, notes=notes, spec=spec, options=options, seats=_seats(turn, record.id, size, user_id)
    )
    names = turn.names_to_fix(session)
    session.seats = [replace(row, name=names.get(row.seat)) for row in session.seats]
    for row in session.seats:
        turn.uow.add_seat(row)
    notes.entropy = [*rules.entropy(record.id, session.seats), *rules.dice_entropy(())]
    notes.deal_step = record.version + 1
    game = turn.label(record.locale, f"{spec.key}-name")
    turn.say_group(session, "practice-opened", game=game, count=size - 1)
    entry = {"kind": "deal", "seats": size}
    advance(turn, session, lambda game, _, moment: game.setup(size, session.options, moment), entry)
    conclude(turn, session)
    return Accepted(session_id=session.id, version=record.version, toast=Toast(key="service-begun"))


def _seats(turn: Turn, session_id: str, size: int, user_id: int) -> list[SeatRecord]:
    """The person in some seat, computer players in all others."""
    mine = 1 + sha256(session_id.encode()).digest()[0] % size
    person, taken, rows = turn.uow.person(user_id), set[str](), []
    if person is not None:
        taken.add(person.name)
    for seat in range(1, size + 1):
        if seat == mine:
            rows.append(SeatRecord(session_id=session_id, seat=seat, user_id=user_id, joined_at=turn.now))
            continue
        name = name_for(session_id, seat, taken)
        taken.add(name)
        rows.append(SeatRecord(session_id=session_id, seat=seat, user_id=None, computer=name, joined_at=turn.now))
    return rows


def _again(turn: Turn, command: Command, there: Session) -> Receipt:
    """The game that stands, at the end of the chat; a desk has to be cleared first."""
    row = there.seat_of(command.who.user_id)
    if not there.notes.practice.on or there.status is not Status.RUNNING or row is None:
        raise Refusal("practice-desk-here")
    if not turn.may_answer(command.where.chat_id):
        return ASKED_ENOUGH
    turn.reply(command, "practice-goes-on", game=turn.label(there.record.locale, f"{there.spec.key}-name"))
    show_card(turn, there, Seat(row.seat), command.who.user_id)
    there.notes.practice.shown = there.notes.practice.slot = ""
    conclude(turn, there)
    return Accepted(session_id=there.id)


def _refuse_engaged(turn: Turn, user_id: int) -> None:
    other = engaged_elsewhere(turn, user_id)
    if other is not None:
        raise Refusal("practice-engaged", group=turn.title_of(other.record.chat_id))


def _elsewhere(turn: Turn, command: OpenPractice) -> Receipt:
    """In a group nobody practises: it is played where the group does not read."""
    locale = turn.chat_locale(command.where)
    url = tokens.deep_link(
        turn.kit.terms.bot_username, TO_PRACTICE if command.game is None else f"{TO_PRACTICE}-{command.game}"
    )
    button = {"text": turn.label(locale, "practice-button-open"), "url": url}
    turn.reply(command, "practice-in-private", keyboard=[[button]])
    return Accepted()
