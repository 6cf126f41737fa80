"""What acceptance cases call causes, contents and recipients, and which fact of the engine each of them is.

Source: tests/games/village/cases.md, 11.1.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from games.core.ids import Seat
from games.village.caseread import Unreadable
from games.village.events import (
    AlreadyDead,
    BeholderNamed,
    CultAttempted,
    CultistHunted,
    CultistSlain,
    CultRefused,
    DetectiveExposed,
    DetectiveSaw,
    ElderSurvived,
    FreezeBlocked,
    GuardCleaned,
    GuardSaved,
    GuardSawNothing,
    HarlotSawCultist,
    HarlotSawNoWolf,
    Infected,
    MasonLeft,
    NewSeerNamed,
    NightSlept,
    NobodyHome,
    NobodyVoted,
    NoLynchToday,
    NotCultist,
    OracleSaw,
    PrinceSpared,
    SeerSaw,
    SorcererSaw,
    SorcererSawNothing,
    Stumbled,
    SurvivedWolves,
    TheftFailed,
    VictimInfected,
    VictimProtected,
    VoteTied,
    WardSaved,
    YouFroze,
)
from games.village.state import Death
from games.village.words import Cause

CAUSES: Final[Mapping[Cause, str]] = {
    "eaten": "eaten",
    "shot-by-hunter": "shot by hunter {by}",
    "shot-by-gunner": "shot by gunner {by}",
    "killed": "killed by serial killer",
    "visited-killer": "killed by serial killer {by} at home",
    "visited-wolf": "visited wolf {by}",
    "guarded-wolf": "guarded wolf {by}",
    "with-victim": "with victim {by}",
    "burned": "burned",
    "burned-visiting": "burned visiting {by}",
    "fell": "fell in a grave of {by}",
    "spotted-by-wolves": "spotted by wolves",
    "spotted-by-killer": "spotted by serial killer",
    "hunted": "hunted",
    "poisoned": "poisoned",
    "own-poison": "own poison",
    "lynched": "lynched",
    "sorrow": "sorrow",
    "afk": "afk",
    "left": "left",
    "overpowered": "overpowered",
    "last-duel": "last duel",
    "last-stand": "last stand",
}
"""Causes of death in the words of the cases; {by} is the letter of who did it."""

REASONS: Final[Mapping[str, str]] = {
    "infection": "infection",
    "bitten": "bitten",
    "converted": "converted",
    "auto-converted": "auto-converted",
    "robbed": "robbed",
    "stole": "stole",
    "model-dead": "model dead",
    "seer-gone": "seer gone",
    "last-wolf": "last wolf",
    "no-wolves": "no wolves left",
    "elder-killed": "killed the wise elder",
}
"""Reasons of a change of role in the words of the cases."""

Form = tuple[str, tuple[type, ...], str]

CONTENTS: Final[tuple[Form, ...]] = (
    (r"X is neither wolf nor seer", (SorcererSawNothing,), "about"),
    (r"X is not a wolf", (HarlotSawNoWolf,), "about"),
    (r"X is a cultist", (HarlotSawCultist,), "about"),
    (r"X was a cultist", (CultistHunted,), "about"),
    (r"X not a cultist", (NotCultist,), "about"),
    (r"X not home", (NobodyHome,), "about"),
    (r"X already dead", (AlreadyDead,), "about"),
    (r"X protected", (VictimProtected,), "about"),
    (r"X saved", (GuardSaved,), "about"),
    (r"saved", (WardSaved,), ""),
    (r"X not attacked", (GuardSawNothing,), "about"),
    (r"X cleaned", (GuardCleaned,), "about"),
    (r"X infected", (VictimInfected,), "about"),
    (r"infected", (Infected,), ""),
    (r"frozen", (YouFroze,), ""),
    (r"freeze blocked", (FreezeBlocked,), ""),
    (r"survived the wolves", (SurvivedWolves,), ""),
    (r"X is the wise elder", (ElderSurvived,), "about"),
    (r"X resisted", (CultRefused,), "about"),
    (r"cult attempt", (CultAttempted,), ""),
    (r"X killed; cultists left (?P<left>\d+)", (CultistSlain,), "about"),
    (r"X left the masons", (MasonLeft,), "mason"),
    (r"X is the new seer", (NewSeerNamed,), "seer"),
    (r"X is the beholder", (BeholderNamed,), "beholder"),
    (r"X is the detective", (DetectiveExposed,), "detective"),
    (r"stumbled in a grave", (Stumbled,), ""),
    (r"theft failed", (TheftFailed,), ""),
    (r"night skipped", (NightSlept,), ""),
    (r"tie, no lynch", (VoteTied,), ""),
    (r"no votes", (NobodyVoted,), ""),
    (r"no lynch today", (NoLynchToday,), ""),
    (r"X is the prince, spared", (PrinceSpared,), "seat"),
    (r"X is not (?P<role>\w+)", (OracleSaw,), "about"),
    (r"X is (?P<role>\w+)", (SeerSaw, SorcererSaw, DetectiveSaw), "about"),
)
"""(content, the event classes that say it, their field for X); the first that fits."""

_FORMS = tuple((re.compile(form.replace("X", "(?P<x>[A-Z])", 1)), kinds, name) for form, kinds, name in CONTENTS)

Says = Callable[[Any], bool]


def content(text: str, seats: Mapping[str, Seat]) -> Says:
    """Whether an event says this. Raises Unreadable for a content that is in no list."""
    for form, kinds, name in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            wanted = dict(_wanted(found.groupdict(), name, seats))
            return lambda event: (
                isinstance(event, kinds) and all(getattr(event, field) == value for field, value in wanted.items())
            )
    raise Unreadable(f"told: no event says {text!r}")


def _wanted(groups: Mapping[str, str], name: str, seats: Mapping[str, Seat]) -> Iterator[tuple[str, Any]]:
    for field, value in groups.items():
        if field == "x":
            yield name, seat_of(value, seats)
        else:
            yield field, int(value) if field == "left" else value


def seat_of(letter: str, seats: Mapping[str, Seat]) -> Seat:
    """The seat of a letter. Raises Unreadable if nobody has it."""
    if letter not in seats:
        raise Unreadable(f"there is no player {letter}")
    return seats[letter]


def cause(death: Death, letters: Mapping[Seat, str]) -> str:
    """How a case would write this death."""
    return CAUSES[death.cause].format(by=letters.get(death.by, "") if death.by is not None else "")


def plain(why: str) -> str:
    """A cause without the remark that some rows have."""
    return why.removesuffix(" (visitor)")


def sets(name: str, expected: set[Any], found: set[Any]) -> Iterator[str]:
    """What was expected and is not there, and the other way round."""
    yield from (f"{name} expected: {words(item)}" for item in sorted(expected - found))
    yield from (f"{name} not expected: {words(item)}" for item in sorted(found - expected))


def words(item: tuple[str, ...]) -> str:
    """A death or a change as a row would write it."""
    if len(item) == 2:
        return f"{item[0]} ({item[1]})"
    return f"{item[0]} {item[1]} → {item[2]} ({item[3]})"


def listed(letters: Iterable[str]) -> str:
    """Letters in order."""
    return ", ".join(sorted(letters)) or "nobody"
