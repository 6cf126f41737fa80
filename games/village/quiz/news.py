"""Why nobody dies, or nothing changes: what the rules tell people in a scene is what explains it."""

from typing import Final

from games.core.game import Line
from games.village import events
from games.village.cases import Play
from games.village.quiz.kit import line
from games.village.quiz.stage import Scene

_NEWS: Final = (
    (events.VictimInfected, "infection", "about"),
    (events.VictimProtected, "protected", "about"),
    (events.FreezeBlocked, "protected", "about"),
    (events.PrinceSpared, "spared", "seat"),
    (events.GuardSaved, "protected", "about"),
    (events.SurvivedWolves, "survived", "to"),
    (events.YouFroze, "froze", "to"),
    (events.GuardCleaned, "cleaned", "about"),
    (events.NobodyHome, "nobody-home", "about"),
    (events.TheftFailed, "theft-failed", "about"),
    (events.NotCultist, "not-cultist", "about"),
    (events.HarlotSawNoWolf, "no-wolf", "about"),
    (events.CultRefused, "refused", "about"),
)
"""(What is told, line `why-<name>`, whom it is about.)"""
_MOST: Final = 2
"""So many reasons are enough."""


def explained(scene: Scene, play: Play) -> tuple[Line, ...]:
    """What somebody of the cast has become, and what was told of somebody; in the order of the list."""
    found = [line(f"why-{change.reason}", who=scene.role(change.seat)) for change in play.village.changes]
    for kind, name, attribute in _NEWS:
        for event in play.events:
            if isinstance(event, kind):
                about = getattr(event, attribute)
                found.append(line(f"why-{name}", who=scene.role(about[0] if isinstance(about, tuple) else about)))
    return tuple(dict.fromkeys(found))[:_MOST]
