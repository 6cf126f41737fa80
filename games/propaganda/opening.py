"""The set-up: names, offices, promises, reserves. Source: rules page, Setup.

`quick`: all offices are drawn at once, everybody prepares in private at the same time, and what is missing at the end
is filled in. `in_turn`: names at once, then offices and pawns one by one, as printed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from games.core.game import Moment, Move, Reason, Refused
from games.core.ids import Phrase, Seat
from games.core.timer import Timer
from games.propaganda import keys, proposals, turns
from games.propaganda.board import HOUSES, House
from games.propaganda.cards import Pile
from games.propaganda.durations import DURATIONS, warnings
from games.propaganda.events import (
    CampaignOpened,
    FoundingBegan,
    HousesDrawn,
    ListPresented,
    NameTaken,
    OfficeOpened,
    PawnPlaced,
    PropagandaEvent,
    ReinforcingBegan,
    UndecidedSeated,
)
from games.propaganda.options import Options
from games.propaganda.state import (
    NOBODY,
    PAWNS,
    Done,
    Draft,
    Founding,
    Office,
    Opening,
    Player,
    Reinforcing,
    State,
    done,
    in_phase,
    joined,
)

OFFICES: Final = {2: 8, 3: 8, 4: 6, 5: 5, 6: 4}
"""Offices of each list, by the number of players (rules page, Setup, 2 to 4)."""
TABLE_SIZE: Final = range(min(OFFICES), max(OFFICES) + 1)


def begin(seats: int, options: Options, moment: Moment) -> Done:
    """Draw the first player, a card for each name and, in the quick set-up, every office. Raises Refused for a wrong number."""
    if seats not in OFFICES:
        raise Refused(Reason.NOT_OFFERED, keys.TOO_MANY)
    rng = moment.rng.stream("deal")
    cards = rng.shuffled(HOUSES)
    first = rng.below(seats)
    everybody = tuple(Seat(number) for number in range(1, seats + 1))
    players = tuple(Player(seat=seat, name=proposals.UNNAMED) for seat in everybody)
    state = State(
        options=options,
        players=players,
        pile=Pile(deck=rng.shuffled(HOUSES)),
        order=(*everybody[first:], *everybody[:first]),
        phase=Opening(drafts=tuple(Draft(seat=seat, card=cards[seat]) for seat in everybody)),
        timer=Timer(token=0, phase="", closes=moment.now),
    )
    told: list[PropagandaEvent] = [
        CampaignOpened(
            players=seats,
            offices=OFFICES[seats],
            reserve=PAWNS - OFFICES[seats],
            rounds=state.rounds,
            setup=options.setup,
        )
    ]
    if seats == 2:
        told.append(UndecidedSeated(offices=OFFICES[seats], pawns=PAWNS))
    if options.setup == "quick":
        state = _all_drawn(state, moment)
        told += [
            HousesDrawn(seat=seat, houses=" · ".join(str(office.house) for office in state.of(seat)))
            for seat in state.order
        ]
    length = DURATIONS[options.pace].opening
    timer = state.timer.opened("opening", moment.now, length, warnings(options.pace, length))
    return done(replace(state, timer=timer), *told)


def lists(state: State) -> tuple[Seat, ...]:
    """Everybody still in the race in the order of the turns, then the Undecided where there are two players."""
    seats = tuple(seat for seat in state.order if not state.player(seat).out)
    return (*seats, NOBODY) if len(state.players) == 2 else seats


def name_of(state: State, owner: Seat) -> Phrase:
    """The name under which a list runs."""
    return proposals.UNDECIDED if owner == NOBODY else state.player(owner).name


def _all_drawn(state: State, moment: Moment) -> State:
    """Every office of the quick set-up, dealt one by one, each with a pawn and its usual promise; the Undecided's are ready."""
    each, rng = OFFICES[len(state.players)], moment.rng.stream("offices")
    for owner in lists(state) * each:
        house, pile = state.pile.drawn(rng)
        state = _opened(replace(state, pile=pile), owner, house)
    return _reserve_drawn(state, moment)


def _opened(state: State, owner: Seat, house: House, promise: Phrase | None = None) -> State:
    promise = promise or proposals.promises(house, promised(state, owner))[0]
    office = Office(house=house, owner=owner, pawns=1, promise=promise)
    return state.with_office(office)


def _reserve_drawn(state: State, moment: Moment) -> State:
    """The Undecided's spare pawns go on drawn offices of theirs."""
    rng = moment.rng.stream("undecided")
    for _ in range(PAWNS - state.pawns(NOBODY) if state.of(NOBODY) else 0):
        state = _reinforced(state, rng.choice(state.of(NOBODY)).house)
    return state


def _reinforced(state: State, house: House) -> State:
    office = state.office(house)
    return state.with_office(replace(office, pawns=office.pawns + 1))


# Everybody at once


def draft_of(state: State, seat: Seat) -> Draft:
    """What this list has prepared so far."""
    return next(draft for draft in in_phase(state, Opening).drafts if draft.seat == seat)


def unpromised(state: State, draft: Draft) -> tuple[House, ...]:
    """The list's offices of which it has not chosen the promise yet."""
    chosen = {house for house, _ in draft.promises}
    return tuple(office.house for office in state.of(draft.seat) if office.house not in chosen)


def suggested(draft: Draft, house: House) -> tuple[Phrase, ...]:
    """The promises to choose from for an office: none is worded as one that the list has chosen already."""
    return proposals.promises(house, (promise for _, promise in draft.promises))


def promised(state: State, owner: Seat) -> tuple[Phrase, ...]:
    """What a list promises in the offices that it holds."""
    return tuple(office.promise for office in state.of(owner))


def spare(state: State, draft: Draft) -> int:
    """Pawns of the reserve that the list has still to place."""
    offices = len(state.of(draft.seat))
    return PAWNS - offices - len(draft.placed) if offices else 0


def ready(state: State, draft: Draft) -> bool:
    """Whether the list has nothing left to prepare."""
    return draft.name is not None and not unpromised(state, draft) and not spare(state, draft)


def prepare(state: State, move: Move, moment: Moment) -> Done:
    """Take the next answer of a list; the opening closes once everybody is ready."""
    draft = draft_of(state, move.seat)
    if draft.name is None:
        draft = replace(draft, name=said(move, proposals.names(draft.card)))
    elif move.pick == keys.REST:
        draft = filled(state, draft)
    elif open_houses := unpromised(state, draft):
        house = open_houses[0]
        draft = replace(draft, promises=(*draft.promises, (house, said(move, suggested(draft, house)))))
    else:
        draft = replace(draft, placed=(*draft.placed, House(int(str(move.pick)))))
    drafts = tuple(draft if old.seat == move.seat else old for old in in_phase(state, Opening).drafts)
    state = replace(state, phase=Opening(drafts=drafts))
    return close(state, moment) if all(ready(state, each) for each in drafts) else done(state)


def said(move: Move, suggestions: Sequence[Phrase]) -> Phrase:
    """The suggestion that was picked ("1" is the first), or the words that were written."""
    return Phrase(text=move.text) if move.text is not None else suggestions[int(str(move.pick)) - 1]


def filled(state: State, draft: Draft) -> Draft:
    """The draft with what is missing: first suggestions; pawns one by one where fewest stand, lowest number first."""
    named = draft if draft.name is not None else replace(draft, name=proposals.names(draft.card)[0])
    for house in unpromised(state, draft):
        named = replace(named, promises=(*named.promises, (house, suggested(named, house)[0])))
    houses = [office.house for office in state.of(draft.seat)]
    for _ in range(spare(state, named)):
        fewest = min(houses, key=lambda house: (named.placed.count(house), house))
        named = replace(named, placed=(*named.placed, fewest))
    return named


def close(state: State, moment: Moment) -> Done:
    """Fill in what is missing, show everything, and go on: with the first turn, or with the printed set-up."""
    told: list[PropagandaEvent] = []
    drafts = {draft.seat: filled(state, draft) for draft in in_phase(state, Opening).drafts}
    for seat in (seat for seat in state.order if seat in drafts):
        name = drafts[seat].name or state.player(seat).name
        state = state.with_player(replace(state.player(seat), name=name))
        told.append(NameTaken(seat=seat, name=name))
        for house, promise in drafts[seat].promises:
            state = state.with_office(replace(state.office(house), promise=promise))
        for house in drafts[seat].placed:
            state = _reinforced(state, house)
    if state.options.setup == "in_turn":
        queue = lists(state) * OFFICES[len(state.players)]
        return joined(done(state, *told), _next_founding(state, queue, moment))
    for owner in lists(state):
        told += presented(state, owner)
    return joined(done(state, *told), turns.begin_round(state, moment))


def presented(state: State, owner: Seat) -> Iterable[PropagandaEvent]:
    """A list with its offices."""
    yield ListPresented(name=name_of(state, owner))
    for office in state.of(owner):
        yield _told(office)


# As printed


def _next_founding(state: State, queue: tuple[Seat, ...], moment: Moment) -> Done:
    """The next list draws a card and opens an office there; the Undecided's open by themselves. Then the reserves."""
    told: list[PropagandaEvent] = []
    rng = moment.rng.stream("offices")
    while queue:
        house, pile = state.pile.drawn(rng)
        state = replace(state, pile=pile)
        if queue[0] != NOBODY:
            state = replace(
                state, phase=Founding(queue=queue, house=house), timer=_placing(state, moment, "found", len(queue))
            )
            return done(state, *told, FoundingBegan(seat=queue[0], house=house, symbol=proposals.pictured(house)))
        state = _opened(state, NOBODY, house)
        told.append(_told(state.office(house)))
        queue = queue[1:]
    state = _reserve_drawn(state, moment)
    most = PAWNS - OFFICES[len(state.players)]
    return joined(done(state, *told), _next_pawn(state, tuple(s for s in lists(state) if s != NOBODY) * most, moment))


def _told(office: Office) -> OfficeOpened:
    return OfficeOpened(house=office.house, promise=office.promise, pawns=office.pawns)


def found(state: State, promise: Phrase, moment: Moment) -> Done:
    """The office of the present list stands, with this promise."""
    founding = in_phase(state, Founding)
    state = _opened(state, founding.queue[0], founding.house, promise)
    return joined(done(state, _told(state.office(founding.house))), _next_founding(state, founding.queue[1:], moment))


def _next_pawn(state: State, queue: tuple[Seat, ...], moment: Moment) -> Done:
    if not queue:
        told = [event for owner in lists(state) for event in presented(state, owner)]
        return joined(done(state, *told), turns.begin_round(state, moment))
    state = replace(state, phase=Reinforcing(queue=queue), timer=_placing(state, moment, "pawn", len(queue)))
    return done(state, ReinforcingBegan(seat=queue[0]))


def reinforce(state: State, house: House, moment: Moment) -> Done:
    """The present list's pawn has come to this office of its own."""
    queue = in_phase(state, Reinforcing).queue
    state = _reinforced(state, house)
    told = PawnPlaced(name=name_of(state, queue[0]), house=house, pawns=state.office(house).pawns)
    return joined(done(state, told), _next_pawn(state, queue[1:], moment))


def fewest(state: State, seat: Seat) -> House:
    """The list's office with fewest pawns, the lowest number of several."""
    return min(state.of(seat), key=lambda office: (office.pawns, office.house)).house


def _placing(state: State, moment: Moment, what: str, left: int) -> Timer:
    length = DURATIONS[state.options.pace].placing
    return state.timer.opened(f"{what}.{left}", moment.now, length, warnings(state.options.pace, length))


# Leaving


def bereft(state: State, gone: Seat, moment: Moment) -> Done:
    """A list has left during the set-up, and its offices with it: it is not waited for any more."""
    phase = state.phase
    if isinstance(phase, Opening):
        drafts = tuple(draft for draft in phase.drafts if draft.seat != gone)
        state = replace(state, phase=Opening(drafts=drafts))
        return close(state, moment) if all(ready(state, draft) for draft in drafts) else done(state)
    if isinstance(phase, Founding):
        queue = tuple(seat for seat in phase.queue if seat != gone)
        if phase.queue[0] != gone:
            return done(replace(state, phase=replace(phase, queue=queue)))
        state = replace(state, pile=state.pile.with_discards((phase.house,)))
        return _next_founding(state, queue, moment)
    queue = tuple(seat for seat in in_phase(state, Reinforcing).queue if seat != gone)
    if in_phase(state, Reinforcing).queue[0] != gone:
        return done(replace(state, phase=Reinforcing(queue=queue)))
    return _next_pawn(state, queue, moment)
