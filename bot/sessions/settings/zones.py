"""Time zones as people write them. Pure."""

from typing import Final
from zoneinfo import available_timezones

from bot.quiz.days import is_zone
from bot.sessions.faults import Refusal

SHOWN: Final = 5
"""So many are named of several that may be meant."""


def zone_named(text: str) -> str:
    """The zone that is written: in full, or by its city. Raises Refusal for none, or several."""
    said = "_".join(text.split()).casefold()
    zones = sorted(
        zone for zone in available_timezones() if is_zone(zone) and not zone.startswith(("posix/", "right/"))
    )
    exact = [zone for zone in zones if zone.casefold() == said]
    cities = [zone for zone in zones if zone.casefold().rpartition("/")[2] == said]
    near = [zone for zone in zones if said in zone.casefold()] if len(said) > 2 else []
    found = exact or cities or near
    if len(found) == 1:
        return found[0]
    if not found:
        raise Refusal("settings-no-zone")
    raise Refusal("settings-which-zone", zones=", ".join(found[:SHOWN]))
