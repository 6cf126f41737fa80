"""The words of the rules that are stored, compared and selected by: causes, reasons, results. Knows nothing else."""

from typing import Literal, get_args

Cause = Literal[
    "eaten",
    "shot-by-hunter",
    "shot-by-gunner",
    "killed",
    "visited-killer",
    "visited-wolf",
    "guarded-wolf",
    "with-victim",
    "burned",
    "burned-visiting",
    "fell",
    "spotted-by-wolves",
    "spotted-by-killer",
    "hunted",
    "poisoned",
    "own-poison",
    "lynched",
    "sorrow",
    "afk",
    "left",
    "overpowered",
    "last-duel",
    "last-stand",
]
"""How a player dies. "killed" is the serial killer's doing, "visited-killer" the end of whoever comes to see him."""

CAUSES: tuple[Cause, ...] = get_args(Cause)

QUIET: frozenset[Cause] = frozenset({"afk", "left"})
"""Deaths that nothing follows from but changes of role (rules page, 1)."""

Reason = Literal[
    "infection",
    "bitten",
    "converted",
    "auto-converted",
    "robbed",
    "stole",
    "model-dead",
    "seer-gone",
    "last-wolf",
    "no-wolves",
    "elder-killed",
]
"""Why a player holds another role now."""

Result = Literal["village", "wolves", "cult", "tanner", "serial_killer", "arsonist", "couple", "nobody"]
"""Who wins."""
