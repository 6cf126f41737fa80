"""Every question of the game: who is asked what, with which options. Legality is membership here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.core.game import Detail, Kind, Line, Place, Prompt
from games.core.ids import Phrase, PromptId, Seat
from games.propaganda import keys, proposals
from games.propaganda.board import House
from games.propaganda.campaign import attackers, may_repeat, sources
from games.propaganda.cards import Cards, combinations, suit
from games.propaganda.opening import draft_of, lists, name_of, spare, unpromised
from games.propaganda.state import (
    NOBODY,
    Draft,
    Emptied,
    Founding,
    Office,
    Opening,
    Reinforcing,
    State,
    Turn,
)
from games.propaganda.turns import may_combine

LONGEST_NAME: Final = 30
LONGEST_PROMISE: Final = 80
"""Characters of a name and of a promise in a player's own words."""

Label = tuple[str, Line]


def prompts(state: State, seat: Seat) -> Iterator[Prompt]:
    """The seat's questions now."""
    phase = state.phase
    if state.player(seat).out:
        return
    if isinstance(phase, Opening):
        yield from _opening(state, draft_of(state, seat))
    elif isinstance(phase, Founding) and phase.queue[0] == seat:
        name = f"found.{len(phase.queue)}"
        yield _promise(name, phase.house, keys.ASK_FOUND, Place.TABLE, details=(Detail("seat", Kind.SEAT, seat),))
    elif isinstance(phase, Reinforcing) and phase.queue[0] == seat:
        left = phase.queue.count(seat)
        details = (Detail("seat", Kind.SEAT, seat), Detail("left", Kind.NUMBER, left))
        yield _houses(f"pawn.{len(phase.queue)}", keys.ASK_REINFORCE, state.of(seat), Place.TABLE, details)
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
            labels=_proposed(proposals.names(draft.card)),
            words=LONGEST_NAME,
            seats=False,
            details=_card(draft.card),
        )
    elif houses := unpromised(state, draft):
        yield _promise(f"opening.p{houses[0]}", houses[0], keys.ASK_PROMISE, left=len(houses))
    elif spare(state, draft):
        yield _houses(
            "opening.reserve",
            keys.ASK_RESERVE,
            [_reinforced(office, draft) for office in state.of(draft.seat)],
            Place.WHISPER,
            (Detail("left", Kind.NUMBER, spare(state, draft)),),
            keys.REST,
        )


def _reinforced(office: Office, draft: Draft) -> Office:
    """The office as its list has prepared it so far."""
    promise = dict(draft.promises).get(office.house, office.promise)
    pawns = office.pawns + draft.placed.count(office.house)
    return Office(house=office.house, owner=office.owner, pawns=pawns, promise=promise)


def _promise(
    name: str, house: House, ask: str, place: Place = Place.WHISPER, *, details: tuple[Detail, ...] = (), left: int = 0
) -> Prompt:
    suggestions = proposals.promises(house)
    return Prompt(
        id=PromptId(name),
        ask=ask,
        options=(*_numbers(suggestions), *([keys.REST] if left else [])),
        labels=_proposed(suggestions),
        tools=(keys.REST,) if left else (),
        words=LONGEST_PROMISE,
        seats=False,
        place=place,
        details=(*_card(house), *details, *([Detail("left", Kind.NUMBER, left)] if left else [])),
    )


def _card(card: House) -> tuple[Detail, ...]:
    pictures = (Detail(f"symbol_{which}", Kind.PHRASE, proposals.pictured(card, which)) for which in proposals.SYMBOLS)
    return (Detail("house", Kind.NUMBER, card), *pictures)


def _numbers(suggestions: Sequence[Phrase]) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, len(suggestions) + 1))


def _proposed(suggestions: Sequence[Phrase]) -> tuple[Label, ...]:
    return tuple(
        (str(number), Line(keys.LINE_PROPOSAL, (Detail("words", Kind.PHRASE, phrase),)))
        for number, phrase in enumerate(suggestions, start=1)
    )


# Offices as buttons


def _houses(
    name: str, ask: str, offices: Iterable[Office], place: Place, details: tuple[Detail, ...], *tools: str
) -> Prompt:
    offices = tuple(offices)
    return Prompt(
        id=PromptId(name),
        ask=ask,
        options=(*(str(office.house) for office in offices), *tools),
        labels=tuple((str(office.house), _office(office)) for office in offices),
        tools=tools,
        seats=False,
        place=place,
        details=details,
    )


def _office(office: Office) -> Line:
    return Line(
        keys.LINE_OFFICE,
        (
            Detail("house", Kind.NUMBER, office.house),
            Detail("pawns", Kind.NUMBER, office.pawns),
            Detail("promise", Kind.PHRASE, office.promise),
        ),
    )


def _rival(state: State, office: Office) -> Line:
    return Line(
        keys.LINE_RIVAL,
        (
            Detail("house", Kind.NUMBER, office.house),
            Detail("pawns", Kind.NUMBER, office.pawns),
            Detail("name", Kind.PHRASE, name_of(state, office.owner)),
        ),
    )


# A turn


def _of_turn(state: State, turn: Turn) -> Prompt:
    who = (Detail("seat", Kind.SEAT, turn.seat), Detail("name", Kind.PHRASE, name_of(state, turn.seat)))
    stem = f"r{state.round}.t{turn.seat}"
    if turn.stage == "target":
        rivals = state.rivals(turn.aim)
        return Prompt(
            id=PromptId(f"{stem}.go{turn.moves}"),
            ask=keys.ASK_AGAINST,
            options=(*(str(office.house) for office in rivals), keys.BACK),
            labels=tuple((str(office.house), _rival(state, office)) for office in rivals),
            tools=(keys.BACK,),
            seats=False,
            place=Place.TABLE,
            details=(*who, Detail("house", Kind.NUMBER, turn.aim)),
        )
    if turn.stage == "aim":
        return _aim(state, turn, f"{stem}.go{turn.moves}", who)
    if turn.recover:
        left = Detail("left", Kind.NUMBER, turn.recover)
        return _houses(f"{stem}.recover", keys.ASK_RECOVER, state.of(turn.seat), Place.TABLE, (*who, left), keys.ENOUGH)
    barred = () if attackers(state, turn.seat) else ((keys.CAMPAIGN, keys.NO_RIVAL),)
    return Prompt(
        id=PromptId(f"{stem}.act"),
        ask=keys.ASK_TURN,
        options=(*(() if barred else (keys.CAMPAIGN,)), keys.STAR, keys.STOP),
        barred=barred,
        seats=False,
        place=Place.TABLE,
        details=who,
        lines=standings(state),
    )


def _aim(state: State, turn: Turn, name: str, who: tuple[Detail, ...]) -> Prompt:
    offices = attackers(state, turn.seat)
    again: tuple[Label, ...] = ()
    if may_repeat(state, turn) and state.last is not None:
        pair = (Detail("origin", Kind.NUMBER, state.last.origin), Detail("target", Kind.NUMBER, state.last.target))
        again = ((keys.AGAIN, Line(keys.LINE_AGAIN, pair)),)
    return Prompt(
        id=PromptId(name),
        ask=keys.ASK_FROM,
        options=(*(option for option, _ in again), *(str(office.house) for office in offices), keys.STOP),
        labels=(*again, *((str(office.house), _office(office)) for office in offices)),
        tools=(keys.STOP,),
        seats=False,
        place=Place.TABLE,
        details=who,
    )


def standings(state: State) -> tuple[Line, ...]:
    """Every list, in the order of the turns: offices, pawns on the board and off it, cards in hand."""
    return tuple(_standing(state, owner) for owner in lists(state))


def _standing(state: State, owner: Seat) -> Line:
    player = None if owner == NOBODY else state.player(owner)
    return Line(
        keys.LINE_LIST,
        (
            Detail("name", Kind.PHRASE, name_of(state, owner)),
            Detail("offices", Kind.NUMBER, len(state.of(owner))),
            Detail("pawns", Kind.NUMBER, state.pawns(owner)),
            Detail("lost", Kind.NUMBER, 0 if player is None else player.lost),
            Detail("kept", Kind.NUMBER, 0 if player is None else len(player.hand)),
        ),
    )


def _emptied(state: State, emptied: Emptied) -> Prompt:
    found = sources(state, emptied)
    labels = (
        (str(office.house), Line(keys.LINE_OCCUPY, (Detail("house", Kind.NUMBER, office.house),))) for office in found
    )
    return Prompt(
        id=PromptId(f"r{state.round}.t{emptied.turn.seat}.what{emptied.turn.moves}"),
        ask=keys.ASK_EMPTIED,
        options=(*(str(office.house) for office in found), keys.DISMANTLE, keys.SPARE),
        labels=tuple(labels),
        tools=(keys.DISMANTLE, keys.SPARE),
        seats=False,
        place=Place.TABLE,
        details=(
            Detail("seat", Kind.SEAT, emptied.winner),
            Detail("name", Kind.PHRASE, name_of(state, emptied.winner)),
            Detail("house", Kind.NUMBER, emptied.house),
        ),
    )


# Kept cards


def option_of(cards: Cards) -> str:
    """The option that stands for a combination: "c1-5-9"."""
    return "c" + "-".join(map(str, cards))


def _of_hand(state: State, turn: Turn) -> Iterator[Prompt]:
    """What the list may play of its hand, in private; nothing waits for it."""
    stem = f"r{state.round}.t{turn.seat}"
    if turn.site:
        prompt = _promise(f"{stem}.vow", turn.site, keys.ASK_PROMISE)
        yield Prompt(
            id=prompt.id,
            ask=prompt.ask,
            options=prompt.options,
            labels=prompt.labels,
            words=prompt.words,
            seats=False,
            standing=True,
            details=(*prompt.details, Detail("left", Kind.NUMBER, 1)),
        )
    elif turn.played:
        yield Prompt(
            id=PromptId(f"{stem}.site"),
            ask=keys.ASK_HOUSE,
            options=(*map(str, turn.played), keys.BACK),
            labels=tuple((str(card), card_line(card)) for card in turn.played),
            tools=(keys.BACK,),
            seats=False,
            standing=True,
        )
    elif may_combine(state, turn):
        player = state.player(turn.seat)
        found = combinations(player.hand)
        yield Prompt(
            id=PromptId(f"{stem}.combine"),
            ask=keys.ASK_COMBINE,
            options=tuple(map(option_of, found)),
            labels=tuple((option_of(cards), _combination(cards)) for cards in found),
            seats=False,
            standing=True,
            details=(Detail("lost", Kind.NUMBER, player.lost),),
            lines=tuple(map(card_line, player.hand)),
        )


def card_line(card: House) -> Line:
    """A card: its suit, its number, its first symbol."""
    return Line(
        keys.LINE_CARD,
        (
            Detail("card", Kind.NUMBER, card),
            Detail("suit", Kind.KEY, suit(card)),
            Detail("symbol", Kind.PHRASE, proposals.pictured(card)),
        ),
    )


def _combination(cards: Cards) -> Line:
    how = "mirror" if len(cards) == 2 else "suit" if len(cards) == 3 else "suits"
    return Line(
        keys.LINE_COMBINATION,
        (
            Detail("how", Kind.KEY, how),
            Detail("suit", Kind.KEY, suit(cards[0])),
            Detail("cards", Kind.KEY, " · ".join(map(str, cards))),
        ),
    )
