"""The registry's entry of Propaganda: the game with its types, keys and hooks."""

from dataclasses import replace
from typing import Final

from games.core.absence import wanted
from games.core.game import Line
from games.core.ids import Seat
from games.core.spec import GameSpec
from games.propaganda import chronicle, events, feats, keys, lines, proposals
from games.propaganda.book import BOOK
from games.propaganda.cards import suit
from games.propaganda.durations import DURATIONS
from games.propaganda.events import CardKept, PropagandaEvent
from games.propaganda.game import ABSENT_AFTER, Propaganda
from games.propaganda.opening import TABLE_SIZE
from games.propaganda.options import Options
from games.propaganda.policy import policy
from games.propaganda.state import Emptied, Opening, State, Turn
from games.propaganda.tableau import board


def joining(options: Options) -> int:
    """Seconds that the lobby stays open."""
    return DURATIONS[options.pace].joining


def extension(options: Options) -> int:
    """Seconds that one request for more time gives."""
    return DURATIONS[options.pace].extension


def grace(options: Options) -> int:
    """Seconds that the seat of somebody who has left the group is kept."""
    return DURATIONS[options.pace].grace


def fits(seats: int, options: Options) -> str | None:  # noqa: ARG001 - a hook has its shape
    """Why so many cannot play, as the key of a refusal."""
    return None if seats in TABLE_SIZE else keys.TOO_MANY


def living(state: State) -> frozenset[Seat]:
    """Who is in the race."""
    return frozenset(player.seat for player in state.running)


def absent(state: State) -> frozenset[Seat]:
    """Lists that have let their turns pass without a move, one after the other."""
    return frozenset(player.seat for player in state.running if player.missed >= ABSENT_AFTER)


def missed(state: State) -> dict[Seat, int]:
    """The turns in a row that each list has let pass."""
    return {player.seat: player.missed for player in state.players}


def excuse(state: State) -> State:
    """The turn that stands, or waits for what becomes of an office, counts against nobody."""
    phase = state.phase
    if isinstance(phase, Turn):
        return replace(state, phase=replace(phase, excused=True))
    if isinstance(phase, Emptied):
        return replace(state, phase=replace(phase, turn=replace(phase.turn, excused=True)))
    return state


def pardon(state: State, seat: Seat) -> State:
    """The seat has let nothing pass: somebody else sits there now."""
    player = state.player(seat)
    return state.with_player(replace(player, missed=0)) if player.missed else state


def reminder(state: State, seat: Seat) -> tuple[PropagandaEvent, ...]:
    """The cards that the seat keeps."""
    return tuple(
        CardKept(to=seat, card=card, suit=suit(card), symbol=proposals.pictured(card))
        for card in state.player(seat).hand
    )


def posted(state: State) -> tuple[Line, ...]:
    """How the lists stand, once they have names."""
    return () if isinstance(state.phase, Opening) else lines.standings(state)


_TALLIED: Final = frozenset(
    {
        events.PawnRecovered,
        events.OfficeFounded,
        events.StarBought,
        events.StarWasted,
        events.Confronted,
        events.OfficeOccupied,
        events.OfficeDismantled,
        events.OfficeSpared,
        events.CardTaken,
        events.HandFull,
        events.TurnPassed,
        events.TurnRanOut,
        events.PawnPlaced,
        events.OfficeOpened,
    }
)

PROPAGANDA: Final = GameSpec(
    game=Propaganda(),
    state=State,
    options=Options,
    event=PropagandaEvent,
    asks=(*keys.ASKS, *chronicle.TEXTS),
    phrases=proposals.TEXTS,
    refusals=keys.REFUSALS,
    asked=frozenset(
        {events.OfficeEmptied, events.FoundingBegan, events.ReinforcingBegan, events.RoundBegan, events.TurnBegan}
    ),
    tallied=_TALLIED,
    policy=policy,
    fits=fits,
    joining=joining,
    extension=extension,
    grace=grace,
    absent=absent,
    absence=wanted,
    missed=missed,
    excuse=excuse,
    pardon=pardon,
    living=living,
    reminder=reminder,
    posted=posted,
    board=board,
    chronicle=chronicle.chronicle,
    lasted=feats.lasted,
    fates=feats.fates,
    feats=feats.FEATS,
    book=BOOK,
)
