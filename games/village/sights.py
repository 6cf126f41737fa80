"""What those see of a role who look at it by night: found by letting them look. Knows roles by their beats and traits only."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, cast

from games.core.lore import Look
from games.village import meetings
from games.village.effects import Learn
from games.village.forks import Way, ways
from games.village.meetings import GUEST, HOST
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import Beat, NightPower, Role
from games.village.scratch import Tonight
from games.village.state import Village

_LOOKERS: Final = tuple(
    role for role in ROLES if role.night is not None and role.night.beat in (Beat.SEER, Beat.SORCERER, Beat.FOOL)
)
"""Those who look into somebody by night and may be deceived: all others who learn a role learn the true one."""
NOTHING: Final = "nothing"
"""What is seen in a role that is not looked for."""


def looks(role: Role) -> tuple[Look, ...]:
    """One for each who looks; who takes himself for another is left out where he is told the same."""
    found = []
    for looker in _LOOKERS:
        faces = _seen(looker, role) if looker.key != role.key else {}
        if faces and (looker.told_as == looker.key or faces != _seen(BY_KEY[looker.told_as], role)):
            found.append(Look(by=looker.key, faces=tuple(faces.items())))
    return tuple(found)


def _seen(looker: Role, role: Role) -> dict[str, Fraction]:
    """What the looker is told, in all the ways in which that may come out; of what he imagines, where it is this role.

    Empty where he never hears of the role: nobody imagines a true Seer.
    """
    found: dict[str, Fraction] = {}
    for way in _sights(looker, role):
        if all(fork.event != "fool_draw" or fork.face == str(HOST) for fork in way.forks):
            found[way.result] = found.get(way.result, Fraction(0)) + way.odds
    whole = sum(found.values())
    return {face: odds / whole for face, odds in found.items()}


def _sights(looker: Role, role: Role) -> tuple[Way[str], ...]:
    # Whoever looks may choose anybody else: there is such a night.
    village, power = cast(Village, meetings.scene(looker.key, role.key, out=False)), cast(NightPower, looker.night)

    def looked(night: Tonight) -> str:
        told = (effect.event for effect in power.act(night, GUEST, HOST) if isinstance(effect, Learn))
        return next((getattr(event, "role", NOTHING) for event in told), NOTHING)

    return tuple(ways(lambda chance: looked(Tonight(village, chance))))


def drawn_to_see(role: Role) -> Iterator[str]:
    """Draws whose outcomes a look tells already."""
    for looker in _LOOKERS:
        if looker.key != role.key and len(_seen(looker, role)) > 1:
            yield from (fork.event for way in _sights(looker, role) for fork in way.forks)
