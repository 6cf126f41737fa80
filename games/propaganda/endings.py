"""The end of the game: a majority, the last list, the count after the polls have closed. Source: rules page, End."""

from dataclasses import replace
from typing import Final

from games.core.ids import Seat
from games.propaganda.cards import combinations
from games.propaganda.events import (
    LastListWon,
    ListCounted,
    ListFell,
    ListSpared,
    MajorityWon,
    NobodyWon,
    PollsClosed,
    PropagandaEvent,
)
from games.propaganda.state import Done, Founding, Over, Player, Result, State, done, joined

_BY: Final = ("offices", "pawns", "cards")
"""What the count goes by, in this order."""


def majority(state: State) -> int:
    """How many offices win: half of the active ones, whoever's, plus one."""
    return len(state.offices) // 2 + 1


def by_majority(state: State) -> Done | None:
    """The end, if a list has the majority now; in anybody's turn (rules page, End, 1)."""
    for player in state.running:
        held = len(state.of(player.seat))
        if held >= majority(state):
            won = MajorityWon(seat=player.seat, name=player.name, held=held, active=len(state.offices))
            return finish(state, "majority", (player.seat,), won)
    return None


def by_default(state: State) -> Done | None:
    """The end, if at most one list is left in the race."""
    running = state.running
    if len(running) > 1:
        return None
    if not running:
        return finish(state, "nobody", (), NobodyWon())
    (last,) = running
    return finish(state, "last", (last.seat,), LastListWon(seat=last.seat, name=last.name))


def by_count(state: State, *, idle: bool) -> Done:
    """The polls close: most offices, then pawns on the board, then kept cards; still tied is shared (rules page, End, 3)."""
    best = max(_score(state, player) for player in state.running)
    winners = tuple(player.seat for player in state.running if _score(state, player) == best)
    others = [_score(state, player) for player in state.running if player.seat not in winners]
    second = max(others, default=(-1, 0, 0))
    by = next((what for what, mine, its in zip(_BY, best, second, strict=True) if mine != its), "shared")
    told = PollsClosed(idle=idle, winners=winners, by="shared" if len(winners) > 1 else by)
    return finish(state, "polls", winners, told)


def _score(state: State, player: Player) -> tuple[int, int, int]:
    return len(state.of(player.seat)), state.pawns(player.seat), len(player.hand)


def finish(state: State, result: Result, winners: tuple[Seat, ...], announced: PropagandaEvent) -> Done:
    """The game is over: what decided it, then every list, the best first."""
    ranked = sorted(
        state.players, key=lambda p: (p.seat not in winners, p.out, *(-part for part in _score(state, p)), p.seat)
    )
    counted = (
        ListCounted(
            seat=player.seat,
            name=player.name,
            offices=len(state.of(player.seat)),
            pawns=state.pawns(player.seat),
            kept=len(player.hand),
            won=player.seat in winners,
        )
        for player in ranked
    )
    timer = replace(state.timer, token=state.timer.token + 1, phase="over", warnings=())
    if isinstance(state.phase, Founding):  # the office that was being drawn will never open
        state = replace(state, pile=state.pile.with_discards((state.phase.house,)))
    return done(replace(state, phase=Over(result=result, winners=winners), timer=timer), announced, *counted)


def fallen(state: State, turn_of: Seat) -> Done:
    """At the end of a turn: lists without an office are out, or have one more turn of their own for a combination.

    Source: rules page, End, 2.
    """
    so_far = done(state)
    for player in state.running:
        now = so_far.state.player(player.seat)
        if so_far.state.of(player.seat):
            so_far = joined(so_far, done(so_far.state.with_player(replace(now, spared=False))))
        elif now.spared and player.seat != turn_of:
            continue
        elif combinations(now.hand) and not now.spared:
            after = so_far.state.with_player(replace(now, spared=True))
            so_far = joined(so_far, done(after, ListSpared(seat=now.seat, name=now.name)))
        else:
            after = retired(so_far.state, now).marked("out", now.name)
            so_far = joined(so_far, done(after, ListFell(seat=now.seat, name=now.name)))
    return so_far


def retired(state: State, player: Player) -> State:
    """The list is out of the race, its kept cards on the discards."""
    state = replace(state, pile=state.pile.with_discards(player.hand))
    return state.with_player(replace(player, out=True, spared=False, hand=()))
