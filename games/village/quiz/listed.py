"""Which of these cards …: one that is so, among others that are not. Source: traits and powers, as declared."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from games.core.quiz import Question
from games.village.quiz.kit import acting, choose, line, question, role_line
from games.village.roles import ROLES
from games.village.roles._kit import Role, Trait, anybody_alive

Fits = Callable[[Role], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """One thing that is true of some roles; its texts are `list-<name>` and `why-list-<name>`."""

    name: str
    level: int
    fits: Fits
    among: Fits = lambda role: True
    """Of which roles it is asked: those of which the rules say neither yes nor no are left out."""


def _has(*traits: Trait) -> Fits:
    wanted = frozenset(traits)
    return lambda role: bool(role.traits & wanted)


def _without(*traits: Trait) -> Fits:
    unwanted = frozenset(traits)
    return lambda role: not role.traits & unwanted


def _chooses(role: Role) -> bool:
    """Whether the role chooses somebody by night, for itself."""
    return role.night is not None and role.night.targets is not None and not role.night.shared


_COPIES: Final = (Trait.MODEL_COPY, Trait.STEALS)
"""Cards that may become any other."""

LISTED: Final = (
    Listed(name="masked", level=2, fits=lambda role: role.seen_as != (role.key,)),
    Listed(
        name="unsensed", level=3, fits=lambda role: role.sensed is None, among=_has(Trait.PACK, Trait.SNOW, Trait.SEES)
    ),
    Listed(name="first", level=1, fits=lambda role: acting(role) == "first"),
    Listed(name="once", level=1, fits=lambda role: role.day is not None and role.day.once),
    Listed(
        name="dusk",
        level=2,
        fits=lambda role: role.day is not None and "dusk" in role.day.times,
        among=lambda role: role.day is not None,
    ),
    Listed(
        name="away",
        level=2,
        fits=lambda role: (
            Trait.DIGS in role.traits or (Trait.ROAMS in role.traits and Trait.SCENTED not in role.traits)
        ),
        among=_without(Trait.PACK, Trait.SNOW),
    ),
    Listed(name="flag", level=2, fits=_has(Trait.UNSETTLING)),
    Listed(name="punished", level=2, fits=_has(Trait.PUNISHED)),
    Listed(name="parity", level=1, fits=_has(Trait.WOLF)),
    Listed(name="loner", level=3, fits=_has(Trait.LONER)),
    Listed(name="enemy", level=2, fits=_has(Trait.ENEMY), among=_without(Trait.TURNCOAT)),
    Listed(name="faithful", level=3, fits=lambda role: not role.conversion, among=_without(Trait.CULTIST)),
    Listed(name="yielding", level=3, fits=lambda role: role.conversion == 100),
    Listed(
        name="turning",
        level=1,
        fits=lambda role: Trait.TURNCOAT in role.traits or Trait.MODEL_WOLF in role.traits or _bitten(role),
        among=_without(Trait.WOLF, *_COPIES),
    ),
    Listed(
        name="knowing",
        level=1,
        fits=_has(Trait.WOLF, Trait.CULTIST, Trait.MASON, Trait.BEHOLDS),
        among=_without(Trait.SEES),
    ),
    Listed(name="home", level=2, fits=lambda role: role.night is not None and not role.night.visits, among=_chooses),
    Listed(name="ice", level=3, fits=lambda role: role.night is not None and role.night.frozen, among=_chooses),
    Listed(
        name="self",
        level=1,
        fits=lambda role: role.night is not None and role.night.targets is anybody_alive,
        among=_chooses,
    ),
    Listed(name="dead", level=2, fits=lambda role: role.when_dead is not None, among=_without(*_COPIES)),
    Listed(name="told", level=1, fits=lambda role: role.told_as != role.key),
    Listed(name="side", level=3, fits=_has(Trait.ENEMY_SIDE)),
)


def _bitten(role: Role) -> bool:
    """Whether a bite makes something of the role that is no death (the Cursed), other than a shot."""
    return role.when_attacked is not None and Trait.HUNTER not in role.traits


def listed() -> Iterator[Question]:
    """Each role that is so, among others of which the same is asked."""
    for each in LISTED:
        among = [role for role in ROLES if each.among(role)]
        for role in filter(each.fits, among):
            yield question(
                f"list:{each.name}.{role.key}",
                each.level,
                role,
                ask=(line(f"list-{each.name}"),),
                right=role_line(role),
                wrong=choose(role, each.fits, among),
                why=(line(f"why-list-{each.name}", role=role.key),),
            )
