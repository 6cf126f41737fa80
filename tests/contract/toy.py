"""The smallest game with secrets: each seat holds a card and keeps or drops it; the highest card kept wins."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Literal

from games.core.game import TABLE, Audience, Deadline, Leave, Moment, Move, Outcome, Prompt, Step, only
from games.core.ids import GameKey, PromptId, RoleKey, Seat
from games.core.spec import GameSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn:
    """A seat knows its card."""

    kind: Literal["card-drawn"] = "card-drawn"
    to: Seat
    card: int

    @property
    def audience(self) -> Audience:
        return only(self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsShown:
    """The end: who had kept the highest card."""

    kind: Literal["cards-shown"] = "cards-shown"
    winners: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        return TABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyOptions:
    seconds: int = field(default=30, metadata={"choices": (30, 60)})


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class ToyState:
    cards: tuple[int, ...]
    kept: tuple[bool | None, ...]
    gone: tuple[Seat, ...]
    closes: datetime
    token: int = 0
    winners: tuple[Seat, ...] | None = None

    def __repr__(self) -> str:
        return f"ToyState(over={self.winners is not None})"


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView:
    card: int | None
    over: bool


class Toy:
    key = GameKey("toy")
    rules_version = 1
    table_size = range(3, 7)

    def setup(self, seats: int, options: ToyOptions, moment: Moment) -> Step[ToyState, Any]:
        cards = moment.rng.stream("deal").shuffled(range(1, seats + 1))
        closes = moment.now + timedelta(seconds=options.seconds)
        state = ToyState(cards=cards, kept=(None,) * seats, gone=(), closes=closes)
        return Step(state, tuple(CardDrawn(to=Seat(n), card=card) for n, card in enumerate(cards, start=1)))

    def prompts(self, state: ToyState, seat: Seat) -> tuple[Prompt, ...]:
        if state.winners is not None or seat in state.gone or state.kept[seat - 1] is not None:
            return ()
        return (Prompt(id=PromptId("keep"), ask="toy-ask-keep", options=("yes", "no"), seats=False),)

    def apply(self, state: ToyState, move: Move, moment: Moment) -> Step[ToyState, Any]:
        kept = (*state.kept[: move.seat - 1], move.pick == "yes", *state.kept[move.seat :])
        return self._carried_on(replace(state, kept=kept))

    def expire(self, state: ToyState, deadline: Deadline, moment: Moment) -> Step[ToyState, Any]:
        stale = state.winners is not None or deadline.token != state.token
        return Step(state) if stale else self._shown(state)

    def leave(self, state: ToyState, seat: Seat, why: Leave, moment: Moment) -> Step[ToyState, Any]:
        if state.winners is not None or seat in state.gone:
            return Step(state)
        return self._carried_on(replace(state, gone=(*state.gone, seat)))

    def deadline(self, state: ToyState) -> Deadline | None:
        if state.winners is not None:
            return None
        return Deadline(token=state.token, phase="keep", at=state.closes, closes=state.closes)

    def outcome(self, state: ToyState) -> Outcome | None:
        return None if state.winners is None else Outcome(key="highest", winners=frozenset(state.winners))

    def view(self, state: ToyState, viewer: Seat | None) -> ToyView:
        return ToyView(card=None if viewer is None else state.cards[viewer - 1], over=state.winners is not None)

    def _carried_on(self, state: ToyState) -> Step[ToyState, Any]:
        waiting = [n for n, kept in enumerate(state.kept, start=1) if kept is None and n not in state.gone]
        return Step(state) if waiting else self._shown(state)

    def _shown(self, state: ToyState) -> Step[ToyState, Any]:
        kept = [(state.cards[n - 1], Seat(n)) for n, keeps in enumerate(state.kept, 1) if keeps and n not in state.gone]
        winners = tuple(seat for _, seat in [max(kept)]) if kept else ()
        return Step(replace(state, winners=winners, token=state.token + 1), (CardsShown(winners=winners),))


TOY = GameSpec(
    game=Toy(),
    state=ToyState,
    options=ToyOptions,
    event=CardDrawn | CardsShown,
    asks=("toy-ask-keep",),
    roles=(RoleKey("card"),),
)
