"""Nightfall: what yesterday left behind takes effect. What it means to each is written under the question of the night.

Source: rules page, 6.2, N0, and 5.7.
"""

from games.village import changes, victory
from games.village.chance import Chance
from games.village.events import NightSlept, SilverHeld
from games.village.ledger import Ledger
from games.village.roles._kit import WOLF_KEY, Trait
from games.village.state import Night, Over, Player, Turn, Village, joined, turn


def fall(village: Village, chance: Chance) -> Turn:
    """Open the next night: infections mature, changes and victory are settled, then it is slept or can be acted in."""
    ledger = Ledger(village.but(round=village.round + 1, phase=Night(), peace=False, trouble=False), chance)
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
    after = village.but(
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
    return player.but(drunk=False, hungover=False) if player.drunk or player.hungover else player


def _awake(village: Village) -> Turn:
    """Yesterday's rage, silver, drink and ice become this night's."""
    after = village.but(
        players=tuple(_woken(player) for player in village.players),
        acting=village.acting + 1,
        slept=False,
        silver=False,
        silvered=village.silver,
        rage=False,
        raging=village.rage,
    )
    return turn(after, SilverHeld(night=after.round)) if after.silvered else turn(after)


def _woken(player: Player) -> Player:
    """Drink and ice of the last acting night are remembered for this one."""
    if player.drunk == player.hungover and player.frozen == player.thawed and not (player.drunk or player.frozen):
        return player
    return player.but(drunk=False, hungover=player.drunk, frozen=False, thawed=player.frozen)
