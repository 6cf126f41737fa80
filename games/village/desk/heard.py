"""What the narrator types: a number of players or their names, `7 > 3` by night and at dusk. Knows no language."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.desk.words import DEAL, UNDO, both, pairs, players, roster
from games.core.ids import PromptId, Seat
from games.core.spec import Heard
from games.village.desk import calls
from games.village.desk.position import Position
from games.village.pile import TABLE_SIZE

CONCEDE: Final = frozenset({"concede", "concedi"})
SHEET: Final = "random"
"""Words of the commands that are passed on as they are."""


def heard(position: Position, prompt: PromptId, text: str) -> Sequence[Heard]:
    """What these words pick; nothing if they are none that the desk knows."""
    word = text.strip().lower()
    if word in UNDO:
        return (Heard(prompt, "undo"),)
    if word in CONCEDE:
        return (Heard(prompt, "concede"),) if position.stage == "day" else ()
    if word == SHEET:
        return (Heard(prompt, "sheet"),) if position.village is not None else ()
    if word == DEAL:
        pick = {"terms": "deal", "dealt": "again"}.get(position.stage)
        return () if pick is None else (Heard(prompt, pick),)
    open_to = position.stage in ("table", "terms", "dealt")
    told = roster(prompt, text, TABLE_SIZE, begun=position.village is not None, open_to=open_to)
    if told is not None:
        return told
    match position.stage:
        case "table" | "terms":
            return tuple(players(prompt, text, TABLE_SIZE))
        case "call":
            return tuple(_calls(position, prompt, text))
        case "dusk":
            return tuple(_pairs(prompt, text, {}))
        case _:
            return ()


def _calling(position: Position) -> dict[Seat, str]:
    """Under which name of a call each player answers."""
    village = position.the_village()
    found: dict[Seat, str] = {}
    for unit in calls.units(village):
        for seat in (unit.at, *(calls.choosers(village, unit.name) if unit.asked is not None else ())):
            found.setdefault(seat, unit.name)
        if unit.asked is not None:
            found.update(dict.fromkeys(calls.choosers(village, unit.name), unit.name))
    return found


def _calls(position: Position, prompt: PromptId, text: str) -> Iterator[Heard]:
    """The choices of a night, with two on a slip where a line says so."""
    names, firsts = _calling(position), {told.unit: told.first for told in position.calls}
    for line in text.splitlines():
        two = both(line)
        if two is None:
            yield from _pairs(prompt, line, names)
        else:
            name = names.get(Seat(two[0]), str(two[0]))
            if firsts.get(name) == two[1]:  # said once more it would say nothing new, and leave the old second choice
                yield Heard(prompt, f"u{name}-{two[2]}")
                yield Heard(prompt, f"v{name}-{two[1]}")
            yield Heard(prompt, f"u{name}-{two[1]}")
            yield Heard(prompt, f"v{name}-{two[2]}")


def _pairs(prompt: PromptId, text: str, names: dict[Seat, str]) -> Iterator[Heard]:
    for who, target in pairs(text):
        yield Heard(prompt, f"u{names.get(Seat(who), who)}-{target}" if names else f"t{who}-{target}")
