"""The registry's entry of Lupi e contadini: the game with its types, keys and hooks."""

from dataclasses import replace

from games.core.absence import wanted
from games.core.ids import RoleKey, Seat
from games.core.spec import GameSpec
from games.lupi import chronicle, deck, feats, keys, night
from games.lupi.day import ABSENT_AFTER
from games.lupi.durations import DURATIONS
from games.lupi.events import (
    Abstained,
    CalledToVote,
    LupiEvent,
    RunOffOpened,
    SecondVoteOpened,
    VoteCast,
    VotedForNobody,
    VoteOpened,
)
from games.lupi.game import Lupi, told_of_the_deal
from games.lupi.lore import BOOK
from games.lupi.options import Options
from games.lupi.policy import policy
from games.lupi.quiz.bank import BANK
from games.lupi.roles import ROLES
from games.lupi.state import FirstVote, State


def absent(state: State) -> frozenset[Seat]:
    """The living who have let two first votes running pass without an answer."""
    return frozenset(player.seat for player in state.living if player.missed >= ABSENT_AFTER)


def missed(state: State) -> dict[Seat, int]:
    """The first votes in a row that each has let pass."""
    return {player.seat: player.missed for player in state.players}


def excuse(state: State) -> State:
    """The first vote that stands counts against nobody."""
    phase = state.phase
    return replace(state, phase=replace(phase, excused=True)) if isinstance(phase, FirstVote) else state


def pardon(state: State, seat: Seat) -> State:
    """The seat has let nothing pass: somebody else sits there now."""
    player = state.player(seat)
    return state.with_player(replace(player, missed=0)) if player.missed else state


def joining(options: Options) -> int:
    """Seconds that the lobby stays open."""
    return DURATIONS[options.pace].joining


def extension(options: Options) -> int:
    """Seconds that one request for more time gives."""
    return DURATIONS[options.pace].extension


def grace(options: Options) -> int:
    """Seconds that the seat of somebody who has left the group is kept."""
    return DURATIONS[options.pace].grace


def living(state: State) -> frozenset[Seat]:
    """Who is alive: public, for the dead are named."""
    return frozenset(player.seat for player in state.living)


def cards(state: State) -> dict[Seat, RoleKey]:
    """Each seat's card."""
    return {player.seat: player.role for player in state.players}


def reminder(state: State, seat: Seat) -> tuple[LupiEvent, ...]:
    """The seat's card again, for a wolf its companions, for a seer all answers so far."""
    dealt = (event for event in told_of_the_deal(state.players) if seat in event.audience.seats)
    seen = (night.answered(sighting) for sighting in state.sightings if sighting.seer == seat)
    return (*dealt, *seen)


LUPI = GameSpec(
    game=Lupi(),
    state=State,
    options=Options,
    event=LupiEvent,
    asks=(*keys.ASKS, *chronicle.LINES),
    refusals=keys.REFUSALS,
    asked=frozenset({CalledToVote, VoteOpened, SecondVoteOpened, RunOffOpened}),
    tallied=frozenset({Abstained, VoteCast, VotedForNobody}),
    roles=ROLES,
    policy=policy,
    own=lambda view: None if view.you is None else view.you.role,
    fits=deck.fits,
    joining=joining,
    extension=extension,
    grace=grace,
    deck=deck.deck,
    absent=absent,
    absence=wanted,
    missed=missed,
    excuse=excuse,
    pardon=pardon,
    living=living,
    cards=cards,
    reminder=reminder,
    chronicle=chronicle.chronicle,
    lasted=feats.lasted,
    fates=feats.fates,
    feats=feats.FEATS,
    quiz=BANK,
    book=BOOK,
)
