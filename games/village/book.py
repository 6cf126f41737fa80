"""The Village to be looked up: its roles, and the chapters of its rules with the figures that they print."""

from typing import Final

from games.core.lore import Book
from games.village.course import SILENCE_MOST
from games.village.durations import DURATIONS, FEWEST
from games.village.dusk import STRIKES
from games.village.lore import SHELVES, lore, steps
from games.village.options import Options
from games.village.pile import TABLE_SIZE
from games.village.roles import ROLES
from games.village.state import Day, Dusk, Night, Shot, Village
from games.village.talk import MOST, PAUSE, WORDS

CHAPTERS: Final = ("start", "night", "dawn", "day", "dusk", "changes", "end", "pacts", "leaving", "house")
"""In the order in which an evening meets them."""


def chapter(village: Village) -> str:
    """The chapter of the present phase; that there is a pause for final shots is told to everybody."""
    match village.phase:
        case Night():
            return "night"
        case Day():
            return "day"
        case Shot(after="night"):
            return "dawn"
        case Shot(after="shot"):
            return "day"
        case Dusk() | Shot():
            return "dusk"
        case _:
            return "end"


_USUAL: Final = DURATIONS[Options().pace]

BOOK: Final = Book(
    shelves=SHELVES,
    lore=lore,
    steps=steps(),
    chapters=CHAPTERS,
    chapter=chapter,
    numbers={
        "least": TABLE_SIZE[0],
        "most": TABLE_SIZE[-1],
        "roles": len(ROLES),
        "fewest": FEWEST,
        "joining_span": _USUAL.joining,
        "night_span": _USUAL.night,
        "flagged_span": _USUAL.flagged,
        "floor_span": _USUAL.floor,
        "day_span": _USUAL.day,
        "each_span": _USUAL.day_each,
        "longest_span": _USUAL.day_most,
        "dusk_span": _USUAL.dusk,
        "shot_span": _USUAL.shot,
        "grace_span": _USUAL.grace,
        "extension_span": _USUAL.extension,
        "letters": WORDS,
        "messages": MOST,
        "pause_span": int(PAUSE.total_seconds()),
        "strikes": STRIKES,
        "silence": SILENCE_MOST,
    },
)
