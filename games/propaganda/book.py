"""The chapters of Propaganda's rules, with the figures that they print. There are no roles to be looked up."""

from typing import Final

from games.core.lore import Book
from games.propaganda.board import HOUSES, RINGS, SPOKES
from games.propaganda.cards import MOST_KEPT
from games.propaganda.durations import DURATIONS
from games.propaganda.game import ABSENT_AFTER
from games.propaganda.opening import OFFICES, TABLE_SIZE
from games.propaganda.options import Options
from games.propaganda.state import PAWNS, Emptied, Founding, Opening, Over, Reinforcing, State, Turn
from games.propaganda.turns import OFFICES_A_PAWN, STAR_DRAWS

CHAPTERS: Final = ("start", "turn", "debates", "stars", "empty", "cards", "end", "leaving", "house")
"""In the order in which a campaign meets them."""


def chapter(state: State) -> str:
    """The chapter of the present phase, which everybody sees."""
    match state.phase:
        case Opening() | Founding() | Reinforcing():
            return "start"
        case Turn(stage="campaign"):
            return "debates"
        case Emptied():
            return "empty"
        case Over():
            return "end"
        case _:
            return "turn"


_USUAL: Final = DURATIONS[Options().pace]

BOOK: Final = Book(
    chapters=CHAPTERS,
    chapter=chapter,
    numbers={
        "least": TABLE_SIZE[0],
        "most": TABLE_SIZE[-1],
        "houses": len(HOUSES),
        "spokes": SPOKES,
        "rings": RINGS,
        "seats": OFFICES[3] * 3,
        "seats_five": OFFICES[5] * 5,
        "seats_two": OFFICES[2],
        "pawns": PAWNS,
        "each": OFFICES_A_PAWN,
        "draws": STAR_DRAWS - 1,
        "kept": MOST_KEPT,
        "rounds": Options().rounds_for(4),
        "rounds_many": Options().rounds_for(5),
        "strikes": ABSENT_AFTER,
        "opening_span": _USUAL.opening,
        "turn_span": _USUAL.turn,
        "answer_span": _USUAL.answer,
        "grace_span": _USUAL.grace,
        "extension_span": _USUAL.extension,
    },
)
