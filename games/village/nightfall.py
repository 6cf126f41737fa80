"""Nightfall: what yesterday left behind takes effect, and everybody learns what kind of night it is.

Source: rules page, 6.2, N0, and 5.7.
"""

from dataclasses import replace

from games.village import changes, victory
from games.village.chance import Chance
from games.village.events import NightSlept, PackEnraged, SilverHeld, VillageEvent, WolfSilvered, WolfStillDrunk
from games.village.ledger import Ledger
from games.village.roles._kit import WOLF_KEY, Trait
from games.village.state import Night, Over, Player, Turn, Village, joined, turn


def fall(village: Village, chance: Chance) -> Turn:
    """Open the next night: infections mature, changes and victory are settled, then it is slept or can be acted in."""
    ledger = Ledger(replace(village, round=village.round + 1, phase=Night(), peace=False, trouble=False), chance)
    for player in ledger.players:
        if player.alive and player.infected:
            ledger.set(player.seat, infected=False)
            if not player.has(Trait.WOLF):
                changes.become(ledger, player.seat, WOLF_KEY, "infection")
    settled = victory.settled(ledger)
    if isinstance(settled.state.phase, Over):
        return settled
    return joined(settled, _slept(settled.state) if settled.state.sleep else _awake(settled.state))


def _slept(village: Village) -> Turn:
    """Nobody acts; silver, rage and drunkenness are gone. Ice, graves and potions wait for the next acting night."""
    sober = tuple(_sobered(player) for player in village.players)
    after = replace(
        village,
        players=sober,
        sleep=False,
        slept=True,
        silver=False,
        silvered=False,
        rage=False,
        raging=False,
    )
    return turn(after, NightSlept(night=village.round))


def _sobered(player: Player) -> Player:
    return replace(player, drunk=False, hungover=False) if player.drunk or player.hungover else player


def _awake(village: Village) -> Turn:
    """Yesterday's rage, silver, drink and ice become this night's."""
    after = replace(
        village,
        players=tuple(_woken(player) for player in village.players),
        acting=village.acting + 1,
        slept=False,
        silver=False,
        silvered=village.silver,
        rage=False,
        raging=village.rage,
    )
    return turn(after, *_told(after))


def _woken(player: Player) -> Player:
    """Drink and ice of the last acting night are remembered for this one."""
    if player.drunk == player.hungover and player.frozen == player.thawed and not (player.drunk or player.frozen):
        return player
    return replace(player, drunk=False, hungover=player.drunk, frozen=False, thawed=player.frozen)


def _told(village: Village) -> list[VillageEvent]:
    """The silver to all; to each what concerns his night."""
    told: list[VillageEvent] = [SilverHeld(night=village.round)] if village.silvered else []
    for player in village.living:
        if player.has(Trait.WOLF):
            told += _told_wolf(village, player)
        elif player.card.nightfall is not None:
            told += [effect.event for effect in player.card.nightfall(village, player)]
    return told


def _told_wolf(village: Village, wolf: Player) -> list[VillageEvent]:
    if village.silvered:
        return [WolfSilvered(to=wolf.seat)]
    if wolf.hungover:
        return [WolfStillDrunk(to=wolf.seat)]
    if village.raging and wolf.has(Trait.PACK):
        return [PackEnraged(to=wolf.seat)]
    return []
