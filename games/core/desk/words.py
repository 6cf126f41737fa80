"""What narrators type: a number of players or their names, pairs such as `7 > 3`. Knows no language and no game."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from games.core.ids import PromptId
from games.core.spec import Heard

_PAIR: Final = re.compile(r"(\d{1,2})\s*(?:->|→|>|:|=|-|\s)\s*(\d{1,2}|x|\?)(?=\D|$)", re.IGNORECASE)
_BOTH: Final = re.compile(
    r"\s*(\d{1,2})\s*(?:->|→|>|:|=)\s*(\d{1,2})\s*(?:[\s,+&/-]|\be\b|\band\b)\s*(\d{1,2})\s*", re.IGNORECASE
)
UNDO: Final = frozenset({"undo", "annulla"})
"""Words of the command that takes back a step."""
DEAL: Final = "deal"
"""The word for a deal, or another one."""
PLAYERS: Final = "players"
"""The word before lines that say who plays, so that they are taken for nothing else."""


def players(prompt: PromptId, text: str, sizes: range) -> Iterator[Heard]:
    """A number, or one name a line: `n-<number>`, with the names kept."""
    names = [line for line in text.splitlines() if line.strip()]
    if len(names) == 1 and names[0].strip().isdecimal():
        count = int(names[0])
        if count in sizes:
            yield Heard(prompt, f"n-{count}")
    elif len(names) in sizes:
        yield Heard(prompt, f"n-{len(names)}", kept=True)


def roster(prompt: PromptId, text: str, sizes: range, *, begun: bool, open_to: bool) -> Sequence[Heard] | None:
    """Who plays, told anew where that is still open; without a word more, who is who. None if the text is not about that."""
    asked, _, rest = text.partition("\n")
    if asked != PLAYERS:
        return None
    if not rest:
        return (Heard(prompt, "board"),) if begun else ()
    return tuple(players(prompt, rest, sizes)) if open_to else ()


def pairs(text: str) -> Iterator[tuple[int, str]]:
    """Who, and whom: a number, 0 for nobody, "x" for what nobody can read."""
    for who, whom in _PAIR.findall(text):
        yield int(who), "x" if whom in ("x", "X", "?") else str(int(whom))


def both(line: str) -> tuple[int, int, int] | None:
    """Who, and two whom: `5 > 3 8`, a line of its own; None for anything else."""
    found = _BOTH.fullmatch(line)
    return None if found is None else (int(found[1]), int(found[2]), int(found[3]))
