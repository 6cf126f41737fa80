"""Drawing what was asked for, from a generator that is handed in. Source: rules page, 0.3 and 8.3."""

from collections.abc import Mapping, Sequence

from bot.aids.asking import Coin, Names, Numbers, Plain
from games.core.inperson import Draw
from games.core.rng import Rng

HEADS, TAILS = "heads", "tails"


def draw_plain(ask: Plain, rng: Rng) -> tuple[str, ...]:
    """Numbers, names or a side of a coin, in the order in which they were drawn; no number and no place twice."""
    match ask:
        case Coin():
            return (rng.choice((HEADS, TAILS)),)
        case Numbers():
            return tuple(str(ask.low + place) for place in _places(ask.count, ask.high - ask.low + 1, rng))
        case Names():
            return tuple(ask.names[place] for place in _places(ask.count, len(ask.names), rng))


def draw_faces(draws: Sequence[Draw], rng: Rng) -> Mapping[str, str]:
    """What comes of each draw that has faces, by its id. Each is independent of the others."""
    return {draw.id: draw.drawn(rng) for draw in draws if draw.faces}


def _places(count: int, among: int, rng: Rng) -> list[int]:
    """So many different numbers from 0 on, all below `among`, in any order: the beginning of a shuffle, not all of it."""
    moved: dict[int, int] = {}
    found = []
    for top in range(count):
        pick = top + rng.below(among - top)
        found.append(moved.get(pick, pick))
        moved[pick] = moved.get(top, top)
    return found
