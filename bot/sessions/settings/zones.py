"""Time zones as people write them. Pure."""

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.sessions.faults import Refusal

SHOWN: Final = 5
"""So many are named of several that may be meant."""
SHORTEST: Final = 3
"""Letters of a part of a name that is looked for."""


@cache
def _zones() -> tuple[str, ...]:
    """Those that are named after a place, in order; looking for them takes a moment."""
    return tuple(sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/")))


def zone_named(text: str) -> str:
    """The zone that is written: in full, or by its city. Raises Refusal for none, or several."""
    said = "_".join(text.split()).casefold()
    exact = [zone for zone in _zones() if zone.casefold() == said]
    cities = [zone for zone in _zones() if zone.casefold().rpartition("/")[2] == said]
    near = [zone for zone in _zones() if said in zone.casefold()] if len(said) >= SHORTEST else []
    found = exact or cities or near
    if len(found) == 1:
        return found[0]
    if not found:
        raise Refusal("settings-no-zone")
    raise Refusal("settings-which-zone", zones=", ".join(found[:SHOWN]))
