"""The Fluent keys of the desk. Keys only."""

from typing import Final

from games.lupi import keys
from games.lupi.desk import calls, game, lines, pieces
from games.lupi.desk.pieces import ASK, DO, LINE, SAY, TERM
from games.lupi.desk.terms import CHOICES

_SCREENS: Final = (
    "table",
    "terms",
    "deck",
    "rules",
    "hand",
    "dealt",
    "swap",
    "swap-with",
    "call",
    "called",
    "answer",
    "dawn",
    "day",
    "vote",
    "hands",
    "named",
    "speech",
    "second",
    "verdict",
    "end",
    "hold",
    "clock",
    "big",
    "board",
    "fix",
    "fix-one",
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
    "deck",
    "rules",
    "less",
    "more",
    "auto",
    "begin",
    "again",
    "swap",
    "nobody",
    "split",
    "next",
    "to-dawn",
    "to-vote",
    "to-speeches",
    "start",
    "sash",
    "clock",
    "minutes",
    "seconds",
    "usual",
    "big",
    "m-hold",
    "m-on",
    "m-off",
    "tally",
    "of",
    "hands",
    "voters",
    "confirm",
    "fix",
    "gone",
    "alive",
)
_SAID: Final = (
    "night",
    *(f"{role}-{when}" for role in calls.ORDER for when in ("open", "close")),
    "dawn",
    "ghost",
    "talk",
    "vote-turn",
    "vote-hands",
    "speech",
    "second",
    "runoff",
)

OWN: Final = (
    *(ASK + name for name in _SCREENS),
    *(DO + name for name in _BUTTONS),
    *(SAY + name for name in _SAID),
    *(TERM + name.replace("_", "-") for name in CHOICES),
    *(LINE + name for name in ("card", "who", "starts", "hands", "sole", "player", "clock")),
    game.NEXT,
)
"""The desk's own messages."""
ASKS: Final = (
    *OWN,
    *(pieces.ALOUD + kind for kind in (*lines.TOLD, *lines.TOLD_LAST)),
    keys.LINE_TALLY,
    keys.LINE_TALLY_NOBODY,
    keys.LINE_WAITING,
)
"""Every key of a screen, a line or a button; what is read out, and tallies, are in the game's own words."""

REFUSALS: Final = (
    "lupi-desk-unheard",
    pieces.NO_MAYOR,
    pieces.LONE_WOLF,
    pieces.OWN_PACK,
    pieces.OWN_SELF,
    pieces.GUARDED,
)
"""The desk's own reasons for a refusal; those of the rules are the game's."""
