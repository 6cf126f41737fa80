"""What a player has to choose tonight. Knows powers and who may use them, not what they do.

Source: rules page, 5.2.
"""

from dataclasses import dataclass

from games.core.ids import Seat
from games.village.roles._kit import NightPower, Trait
from games.village.state import Player, Village


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A choice to be made tonight."""

    power: NightPower
    targets: tuple[Seat, ...]
    """In seat order."""
    spark: bool = False
    """Whether the spark may be chosen."""
    pair: bool = False
    """Whether two different targets are to be chosen (Cupid)."""
    second: bool = False
    """Whether a second victim, another one, may be chosen (rage)."""

    @property
    def ask(self) -> str:
        """Fluent key of the question."""
        return self.power.ask


def power_of(village: Village, player: Player) -> NightPower | None:
    """The power of the player's present role by night, under the options in force."""
    card = player.card
    if card.first_night is not None and village.options.thief_mode == "first_night":
        return card.first_night
    return card.night


def usable(village: Village, player: Player) -> NightPower | None:
    """The same, if it can be used tonight: not by drunk or silvered wolves, nor without a potion."""
    power = power_of(village, player)
    if power is None or (power.first_only and village.round > 1):
        return None
    if power.ready is not None and not power.ready(player):
        return None
    if player.has(Trait.WOLF) and (village.silvered or player.hungover):
        return None
    return power


def question(village: Village, player: Player) -> Question | None:
    """What this living player is to choose tonight; None: nothing, he is asked what sleepers are asked."""
    power = usable(village, player)
    if power is None or power.targets is None:
        return None
    return Question(
        power=power,
        targets=power.targets(village, player),
        spark=power.spark and any(other.doused and not other.has(Trait.FIRE) for other in village.living),
        pair=power.pair,
        second=village.raging and player.has(Trait.PACK),
    )
