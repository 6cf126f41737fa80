"""Which cards for how many players, and the deal. Knows counts and seats, no phase."""

from collections.abc import Mapping

from games.core.ids import RoleKey, Seat
from games.core.rng import Rng
from games.lupi import keys
from games.lupi.options import Options
from games.lupi.roles import FIGURES, ROLES, VILLAGER, WOLF

TABLE_SIZE = range(5, 36)
"""How many may play."""


def automatic(seats: int) -> dict[RoleKey, int]:
    """The deck for so many players. Source: rules page, Composition of the deck."""
    wolves = 1 if seats <= 7 else 2 if seats <= 15 else 3
    figures = 1 if seats <= 8 else min(2 + max(seats - 9, 0) // 2, 4)
    deck = dict.fromkeys(ROLES, 0)
    deck[WOLF] = wolves
    for figure in FIGURES[:figures]:
        deck[figure] = 1
    deck[VILLAGER] = seats - wolves - figures
    return deck


def deck(seats: int, options: Options) -> Mapping[RoleKey, int]:
    """How many of each card are dealt: the deck by hand if there is one, else the automatic one."""
    if options.deck is None:
        return automatic(seats)
    return dict(zip(ROLES, options.deck, strict=True))


def fits(seats: int, options: Options) -> str | None:
    """None if this table can be dealt, else the key of the first condition that fails."""
    if seats not in TABLE_SIZE:
        return keys.TOO_FEW if seats < TABLE_SIZE.start else keys.TOO_MANY
    if options.pace == "slow" and options.vote_style == "round":
        return keys.ROUND_TOO_SLOW
    return None if options.deck is None else _flaw(seats, options.deck)


def _flaw(seats: int, counts: tuple[int, ...]) -> str | None:
    """What is wrong with a deck by hand: wolves must not be able to win at the first dawn."""
    if len(counts) != len(ROLES) or min(counts) < 0:
        return keys.DECK_COUNTS
    if sum(counts) != seats:
        return keys.DECK_SIZE
    wolves = counts[ROLES.index(WOLF)]
    if wolves == 0:
        return keys.DECK_NO_WOLF
    if seats - wolves < wolves + 2:
        return keys.DECK_MANY_WOLVES
    return None


def deal(seats: int, options: Options, rng: Rng) -> tuple[tuple[Seat, RoleKey], ...]:
    """A card for each seat, every distribution equally likely."""
    cards = [role for role, count in deck(seats, options).items() for _ in range(count)]
    return tuple((Seat(number), role) for number, role in enumerate(rng.shuffled(cards), start=1))
