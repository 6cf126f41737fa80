"""Every question of the game: who is asked what, with which options. Legality is membership here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.core.game import Detail, Kind, Place, Prompt
from games.core.ids import Phrase, PromptId, Seat
from games.propaganda import keys, lines, proposals
from games.propaganda.board import House
from games.propaganda.campaign import debates, sources
from games.propaganda.cards import combinations
from games.propaganda.opening import draft_of, name_of, promised, spare, suggested, unpromised
from games.propaganda.state import Draft, Emptied, Founding, Office, Opening, Reinforcing, State, Turn
from games.propaganda.turns import may_combine

LONGEST_NAME: Final = 30
LONGEST_PROMISE: Final = 80
"""Characters of a name and of a promise in a player's own words."""
MOST_DEBATES: Final = 8
"""So many debates are offered at once; where there are more, it is asked first who attacks, then whom."""


def prompts(state: State, seat: Seat) -> Iterator[Prompt]:
    """The seat's questions now."""
    phase = state.phase
    if state.player(seat).out:
        return
    if isinstance(phase, Opening):
        yield from _opening(state, draft_of(state, seat))
    elif isinstance(phase, Founding) and phase.queue[0] == seat:
        name = f"found.{len(phase.queue)}"
        suggestions = proposals.promises(phase.house, promised(state, seat))
        details = (Detail("seat", Kind.SEAT, seat),)
        yield _promise(name, phase.house, suggestions, keys.ASK_FOUND, Place.TABLE, details=details)
    elif isinstance(phase, Reinforcing) and phase.queue[0] == seat:
        left = Detail("left", Kind.NUMBER, phase.queue.count(seat))
        about = (Detail("seat", Kind.SEAT, seat), left)
        yield _houses(f"pawn.{len(phase.queue)}", keys.ASK_REINFORCE, state.of(seat), Place.TABLE, about)
    elif isinstance(phase, Turn) and phase.seat == seat:
        yield _of_turn(state, phase)
        yield from _of_hand(state, phase)
    elif isinstance(phase, Emptied) and phase.winner == seat:
        yield _emptied(state, phase)


# The opening


def _opening(state: State, draft: Draft) -> Iterator[Prompt]:
    if draft.name is None:
        yield Prompt(
            id=PromptId("opening.name"),
            ask=keys.ASK_NAME,
            options=_numbers(proposals.names(draft.card)),
            labels=lines.proposed(proposals.names(draft.card)),
            words=LONGEST_NAME,
            seats=False,
            details=_card(draft.card),
        )
    elif houses := unpromised(state, draft):
        house = houses[0]
        yield _promise(f"opening.p{house}", house, suggested(draft, house), keys.ASK_PROMISE, left=len(houses))
    elif spare(state, draft):
        yield _houses(
            f"opening.reserve{spare(state, draft)}",
            keys.ASK_RESERVE,
            [_reinforced(office, draft) for office in state.of(draft.seat)],
            Place.WHISPER,
            (Detail("left", Kind.NUMBER, spare(state, draft)),),
            keys.REST,
        )


def _reinforced(office: Office, draft: Draft) -> Office:
    """The office as its list has prepared it so far."""
    promise = dict(draft.promises)[office.house]
    pawns = office.pawns + draft.placed.count(office.house)
    return Office(house=office.house, owner=office.owner, pawns=pawns, promise=promise)


def _promise(
    name: str,
    house: House,
    suggestions: Sequence[Phrase],
    ask: str,
    place: Place = Place.WHISPER,
    *,
    details: tuple[Detail, ...] = (),
    left: int = 0,
    standing: bool = False,
) -> Prompt:
    return Prompt(
        id=PromptId(name),
        ask=ask,
        options=(*_numbers(suggestions), *([keys.REST] if left else [])),
        labels=lines.proposed(suggestions),
        tools=(keys.REST,) if left else (),
        words=LONGEST_PROMISE,
        seats=False,
        standing=standing,
        place=place,
        details=(*_card(house), *details, *([Detail("left", Kind.NUMBER, left)] if left else [])),
    )


def _card(card: House) -> tuple[Detail, ...]:
    pictures = (Detail(f"symbol_{which}", Kind.PHRASE, Phrase(key=proposals.symbol(card, which))) for which in "abc")
    return (Detail("house", Kind.NUMBER, card), *pictures)


def _numbers(suggestions: Sequence[Phrase]) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, len(suggestions) + 1))


def _houses(
    name: str, ask: str, offices: Iterable[Office], place: Place, details: tuple[Detail, ...], *tools: str
) -> Prompt:
    """Offices of one's own as buttons."""
    labels = tuple(map(lines.stack, offices))
    return Prompt(
        id=PromptId(name),
        ask=ask,
        options=(*(option for option, _ in labels), *tools),
        labels=labels,
        tools=tools,
        seats=False,
        place=place,
        details=details,
    )


# A turn


def _of_turn(state: State, turn: Turn) -> Prompt:
    """What the list does now, in the group: what comes back, then which debate, in one step or in two, or a star instead."""
    who = (Detail("seat", Kind.SEAT, turn.seat), Detail("name", Kind.PHRASE, name_of(state, turn.seat)))
    stem = f"r{state.round}.t{turn.seat}"
    if turn.recover:
        left = Detail("left", Kind.NUMBER, turn.recover)
        return _houses(
            f"{stem}.back{turn.moves}", keys.ASK_RECOVER, state.of(turn.seat), Place.TABLE, (*who, left), keys.ENOUGH
        )
    name = f"{stem}.go{turn.moves}"
    if turn.aim:
        labels = tuple(lines.rival(state, office) for office in state.rivals(turn.aim))
        aim = Detail("house", Kind.NUMBER, turn.aim)
        return _chosen_of(name, keys.ASK_AGAINST, labels, (keys.BACK,), (*who, aim))
    pairs = debates(state, turn.seat)
    if len(pairs) <= MOST_DEBATES:
        labels = tuple(lines.debate(state, pair) for pair in pairs)
    else:
        labels = tuple(lines.stack(office) for office in dict.fromkeys(own for own, _ in pairs))
    fresh = turn.stage == "start"
    tools = (keys.STAR, keys.STOP) if fresh else (keys.STOP,)
    count = Detail("debates", Kind.NUMBER, len(pairs))
    return _chosen_of(name, keys.ASK_TURN if fresh else keys.ASK_NEXT, labels, tools, (*who, count))


def _chosen_of(
    name: str, ask: str, labels: tuple[lines.Label, ...], tools: tuple[str, ...], details: tuple[Detail, ...]
) -> Prompt:
    return Prompt(
        id=PromptId(name),
        ask=ask,
        options=(*(option for option, _ in labels), *tools),
        labels=labels,
        tools=tools,
        seats=False,
        place=Place.TABLE,
        details=details,
    )


def _emptied(state: State, emptied: Emptied) -> Prompt:
    labels = tuple(map(lines.occupier, sources(state, emptied)))
    details = (
        Detail("seat", Kind.SEAT, emptied.winner),
        Detail("name", Kind.PHRASE, name_of(state, emptied.winner)),
        Detail("house", Kind.NUMBER, emptied.house),
    )
    name = f"r{state.round}.t{emptied.turn.seat}.what{emptied.turn.moves}"
    return _chosen_of(name, keys.ASK_EMPTIED, labels, (keys.DISMANTLE, keys.SPARE), details)


# Kept cards


def _of_hand(state: State, turn: Turn) -> Iterator[Prompt]:
    """What the list may play of its hand, in private; nothing waits for it."""
    stem = f"r{state.round}.t{turn.seat}"
    player = state.player(turn.seat)
    if turn.site:
        suggestions = proposals.promises(turn.site, promised(state, turn.seat))
        yield _promise(f"{stem}.vow", turn.site, suggestions, keys.ASK_VOW, standing=True)
    elif turn.played:
        yield Prompt(
            id=PromptId(f"{stem}.site"),
            ask=keys.ASK_HOUSE,
            options=(*map(str, turn.played), keys.BACK),
            labels=tuple((str(card), lines.card(card)) for card in turn.played),
            tools=(keys.BACK,),
            seats=False,
            standing=True,
        )
    elif may_combine(turn) and (labels := tuple(map(lines.combination, combinations(player.hand)))):
        options = tuple(option for option, _ in labels)
        yield Prompt(
            id=PromptId(f"{stem}.combine"),
            ask=keys.ASK_COMBINE,
            options=(*(options if player.lost else ()), keys.KEEP),
            barred=() if player.lost else tuple((option, keys.NO_LOSSES) for option in options),
            tools=(keys.KEEP,),
            labels=labels,
            seats=False,
            standing=True,
            details=(Detail("lost", Kind.NUMBER, player.lost),),
            lines=tuple(map(lines.card, player.hand)),
        )
