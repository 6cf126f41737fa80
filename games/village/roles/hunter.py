"""Hunter: never dies without a last word, and may shoot whoever comes for him. Source: rules page, 2.3 and 2.4, 17."""

from collections.abc import Iterator, Sequence

from games.core.ids import RoleKey, Seat
from games.village.effects import Aftermath, Aim, Become, Effect, Kill
from games.village.roles._kit import CULTIST_KEY, Night, Role, Team, Trait
from games.village.words import Cause

AIMED: frozenset[Cause] = frozenset({"lynched", "shot-by-hunter", "shot-by-gunner", "killed", "poisoned", "sorrow"})
"""Deaths that leave time for a final shot."""
SURE_HIT = 5
"""So many wolves cannot be missed."""


def odds(wolves: int) -> tuple[int, int]:
    """With which he hits one of fewer than `SURE_HIT` wolves."""
    return 30 + 20 * (wolves - 1), 100


def defend(night: Night, hunter: Seat, attackers: Sequence[Seat]) -> Iterator[Effect]:
    """Hit one of them; a single wolf dies before it bites. The simplified Hunter has his final shot and no more."""
    if night.options.simplified:
        return
    wolves = len(attackers)
    if wolves >= SURE_HIT or night.decide("hunter_vs_wolves", hunter, odds=odds(wolves)) == "hit":
        yield Kill(night.pick("hunter_picks_wolf", hunter, attackers), "shot-by-hunter", hunter)
        if wolves > 1:
            yield Kill(hunter, "eaten", attackers[0])


def answer(night: Night, hunter: Seat, visitor: Seat) -> Iterator[Effect]:
    """A Cultist at the door: converted, shot, or sent away."""
    outcome = night.decide("hunter_vs_cult", hunter)
    if outcome == "convert":
        yield Become(hunter, CULTIST_KEY, "converted")
    elif outcome == "shoots":
        yield Kill(visitor, "shot-by-hunter", hunter)


def last_word(hunter: Seat, cause: Cause, simplified: bool) -> Iterator[Aftermath]:
    """The final shot. No time for it where he is eaten or burns; the simplified Hunter always has it."""
    if simplified or cause in AIMED:
        yield Aim(hunter)


HUNTER = Role(
    key=RoleKey("hunter"),
    emoji="🎯",
    team=Team.VILLAGE,
    strength=6,
    conversion=50,
    traits=frozenset({Trait.HUNTER, Trait.PUNISHED}),
    when_attacked=defend,
    when_courted=answer,
    when_dead=last_word,
)
