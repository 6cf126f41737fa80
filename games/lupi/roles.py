"""The six cards of the game and their factions. Knows keys only: no seats, no state, no texts."""

from games.core.ids import RoleKey

VILLAGER = RoleKey("villager")
WOLF = RoleKey("wolf")
SEER = RoleKey("seer")
BODYGUARD = RoleKey("bodyguard")
JUDGE = RoleKey("judge")
MAYOR = RoleKey("mayor")

ROLES = (VILLAGER, WOLF, SEER, BODYGUARD, JUDGE, MAYOR)
"""Every card; the order in which a deck by hand counts them."""

FIGURES = (SEER, BODYGUARD, JUDGE, MAYOR)
"""The special figures, in the order in which they enter an automatic deck (rules page, Composition)."""
