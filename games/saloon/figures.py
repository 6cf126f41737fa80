"""The characters: the twelve of the court cards, and further ones of whom a story may need. Keys only.

Source: rules page, Players and characters.
"""

from collections.abc import Iterable
from typing import Final, Literal

from games.core.ids import Figure, RoleKey
from games.core.rng import Rng

Form = Literal["m", "f"]
FORMS: Final[tuple[Form, ...]] = ("f", "m")

COURT: Final = tuple(
    map(
        RoleKey,
        (
            "doctor",
            "escort",
            "gambler",
            "mayor",
            "teacher",
            "cowhand",
            "judge",
            "owner",
            "sheriff",
            "reverend",
            "seer",
            "undertaker",
        ),
    )
)
"""In the order of the page: king, queen and jack of hearts, of diamonds, of clubs, of spades."""
OTHERS: Final = tuple(map(RoleKey, ("cook", "smith", "outlaw", "launderer", "shopkeeper", "rancher", "saddler")))
"""Further secondary characters."""
SOMEBODY: Final = RoleKey("somebody")
"""A secondary character in a player's own words."""
ROLES: Final = (*COURT, *OTHERS, SOMEBODY)


def unused(held: Iterable[RoleKey], dead: Iterable[RoleKey]) -> tuple[RoleKey, ...]:
    """The court cards that nobody holds, without the dead ones'; where there is none, the dead ones' come back."""
    taken, mourned = frozenset(held), frozenset(dead)
    free = tuple(card for card in COURT if card not in taken)
    return tuple(card for card in free if card not in mourned) or free


def drawn(cards: Iterable[RoleKey], rng: Rng) -> Figure:
    """One of these cards, in one of the two forms."""
    return Figure(role=rng.choice(tuple(cards)), form=rng.choice(FORMS))
