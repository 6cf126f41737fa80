"""The evening in a few lines, for its end: nights, votes, deaths, and who became what. Knows the state, no texts.

What the group does not want shown at the end (`reveal_at_end`) is not shown here: then deaths have no manner that the
table has not seen, and nobody's changes are told.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.game import Detail, Kind, Line
from games.village import announce
from games.village.state import Change, Count, Death, Time, Village

LINE_DIED: Final = "village-line-died"
"""A death; has `time` ("night", "day", "dusk"), `round` (number), `seat` (seat), `cause` (a word of `words.Cause`, or "hidden")."""
LINE_BECAME: Final = "village-line-became"
"""A change of role; has `time`, `round`, `seat`, `old` and `new` (roles), `reason` (a word of `words.Reason`)."""
LINE_COUNT: Final = "village-line-count"
"""A vote that killed nobody; has `day` (number), `end` ("spared", "tied", "nobody", "peace")."""
LINE_NIGHT: Final = "village-line-quiet-night"
"""A night in which nobody died; has `round` (number)."""

LINES: Final = (LINE_DIED, LINE_BECAME, LINE_COUNT, LINE_NIGHT)

_ORDER: Final[dict[Time, int]] = {"night": 0, "day": 1, "dusk": 2}


def chronicle(village: Village) -> Sequence[Line]:
    """One line for each thing that happened, in the order of time."""
    told: list[tuple[int, int, Line]] = [
        (death.round, _ORDER[death.time], _died(village, death)) for death in _ordered(village)
    ]
    told += [(count.day, 2, _counted(count)) for count in village.counts if count.end != "lynched"]
    if village.options.reveal_at_end == "all":
        told += [(change.round, _ORDER[change.time], _became(change)) for change in village.changes]
    told += [(number, 0, Line(LINE_NIGHT, (Detail("round", Kind.NUMBER, number),))) for number in _quiet(village)]
    return tuple(line for _, _, line in sorted(told, key=lambda entry: entry[:2]))


def _ordered(village: Village) -> Sequence[Death]:
    """The deaths as they came; those of a night by seat where their manner is not shown, for the order would tell it."""
    if _shown(village):
        return village.deaths
    return sorted(
        village.deaths,
        key=lambda death: (death.round, _ORDER[death.time], death.seat if death.time == "night" else 0),
    )


def _shown(village: Village) -> bool:
    return village.options.reveal_at_end == "all" or not announce.hidden(village.options)


def _quiet(village: Village) -> Iterator[int]:
    """The nights that ended without a death."""
    deadly = {death.round for death in village.deaths if death.time == "night"}
    counted = {count.day for count in village.counts}
    yield from (number for number in range(1, village.round + 1) if number not in deadly and number in counted)


def _died(village: Village, death: Death) -> Line:
    cause = death.cause if _shown(village) or death.cause in announce.SEEN else "hidden"
    return Line(
        LINE_DIED,
        (
            Detail("time", Kind.KEY, death.time),
            Detail("round", Kind.NUMBER, death.round),
            Detail("seat", Kind.SEAT, death.seat),
            Detail("cause", Kind.KEY, cause),
        ),
    )


def _became(change: Change) -> Line:
    return Line(
        LINE_BECAME,
        (
            Detail("time", Kind.KEY, change.time),
            Detail("round", Kind.NUMBER, change.round),
            Detail("seat", Kind.SEAT, change.seat),
            Detail("old", Kind.ROLE, change.old),
            Detail("new", Kind.ROLE, change.new),
            Detail("reason", Kind.KEY, change.reason),
        ),
    )


def _counted(count: Count) -> Line:
    return Line(LINE_COUNT, (Detail("day", Kind.NUMBER, count.day), Detail("end", Kind.KEY, count.end)))
