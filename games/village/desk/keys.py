"""The Fluent keys of the desk. Keys only."""

from typing import Final

from games.village.desk import conduct, lines, marks, pieces
from games.village.desk.pieces import ACT, ASK, DO, LINE, TERM
from games.village.desk.terms import CHOICES, GROUPS
from games.village.roles import ROLES

_SCREENS: Final = (
    "table",
    "terms",
    "out",
    "rules",
    "hand",
    "dealt",
    "swap",
    "swap-with",
    "call",
    "second",
    "called",
    "given",
    "slips",
    "why",
    "sheet",
    "dawn",
    "slept",
    "shot",
    "fired",
    "day",
    "hold",
    "gun",
    "search",
    "found",
    "shooting",
    "certain",
    "dusk",
    "verdict",
    "nightfall",
    "end",
    "board",
    "fix",
    "fix-one",
    "mark",
    *(f"mark-{mark.name}" for mark in marks.MARKS if mark.seat),
    "clock",
    "big",
)
_BUTTONS: Final = (
    "count",
    "seat",
    "role",
    "undo",
    "board",
    "back",
    "go",
    "deal",
    "hand",
    "rules",
    "begin",
    "again",
    "swap",
    "next",
    "spark",
    "nobody",
    "drawn",
    "more",
    "round",
    "later",
    "why",
    "sheet",
    "turn",
    "fresh",
    *pieces.POWERS,
    "gun",
    "search",
    "dusk",
    "certain",
    "concede",
    "unreadable",
    "night-full",
    "night-reduced",
    "night-skip",
    "confirm",
    "fix",
    "clock",
    "minutes",
    "seconds",
    "usual",
    "big",
    "m-hold",
    "m-on",
    "m-off",
    "gone",
    "alive",
    "marks",
    *(f"mark-{mark.name}" for mark in marks.MARKS),
    *(f"group-{group}" for group in GROUPS),
)
_BUTTONS_AT_DUSK: Final = ("tally",)
_ACTS: Final = (
    *dict.fromkeys(
        power.ask.removeprefix("village-ask-")
        for role in ROLES
        for power in (role.night, role.first_night)
        if power is not None and power.ask
    ),
    "silvered",
    "drunk",
    "common",
    "brews",
    "digs",
    "nothing",
    "own",
)

OWN: Final = (
    *(ASK + name for name in _SCREENS),
    *(DO + name for name in (*_BUTTONS, *_BUTTONS_AT_DUSK)),
    *(ACT + name for name in _ACTS),
    *(TERM + name.replace("_", "-") for name in CHOICES),
    *(LINE + name for name in ("card", "card-as", "card-own", "together", "blank", "vote", "player", "clock")),
    *(LINE + name for name in conduct.KEYS),
    *lines.SLIPS,
    lines.WHY,
    lines.WHY_SEAT,
    lines.WHY_ROLE,
)
"""The desk's own messages."""
ASKS: Final = (*OWN, *lines.SPOKEN)
"""Every key of a screen, a line or a button; what is read out is said in the game's own words."""

UNHEARD: Final = "village-desk-unheard"
REFUSALS: Final = (
    UNHEARD,
    pieces.NO_HOLDER,
    pieces.TOO_EARLY,
    pieces.NO_MAJORITY,
    pieces.WRONG_COUNT,
    pieces.TOO_STRONG,
)
"""The desk's own reasons for a refusal."""
