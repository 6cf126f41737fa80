"""The roles to be looked up: what their declarations say, and what comes of playing them. Knows no role by name.

Source: the roles, `chance`, `visiting`, `victory`; nothing of it is written here a second time.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import Final, cast

from games.core.ids import RoleKey, Seat
from games.core.inperson import Draw
from games.core.lore import Encounter, Lore
from games.core.lore import Turn as Becoming
from games.village import meetings
from games.village.chance import ScriptedChance
from games.village.inperson import IN_PERSON
from games.village.ledger import Ledger
from games.village.meetings import BYSTANDER, CALLERS, GUEST, GUESTS
from games.village.options import Options, amendments, card_rule
from games.village.pile import TABLE_SIZE, recipe
from games.village.roles import BY_KEY, KEYS, ROLES
from games.village.roles._kit import SEER_KEY, VILLAGER_KEY, WOLF_KEY, Beat, Role, Team, Trait
from games.village.sights import drawn_to_see, looks
from games.village.state import Village
from games.village.victory import winners
from games.village.words import Result

SHELVES: Final[Mapping[str, tuple[RoleKey, ...]]] = {
    shelf: tuple(role.key for role in ROLES if role.team in teams)
    for shelf, teams in {
        "village": {Team.VILLAGE},
        "wolves": {Team.WOLVES},
        "others": {Team.CULT, Team.TANNER, Team.KILLER, Team.ARSONIST, Team.NONE},
    }.items()
}

_RESULTS: Final[tuple[Result, ...]] = ("village", "wolves", "cult", "tanner", "serial_killer", "arsonist")

_BECOMES: Final[Mapping[Trait, tuple[str, RoleKey | None]]] = {
    Trait.LEARNS: ("seer-gone", RoleKey("seer")),
    Trait.MODEL_WOLF: ("model-dead", WOLF_KEY),
    Trait.MODEL_COPY: ("model-copied", None),
    Trait.SNOW: ("last-wolf", WOLF_KEY),
    Trait.TURNCOAT: ("no-wolves", WOLF_KEY),
    Trait.STEALS: ("stole", None),
    Trait.PUNISHED: ("elder-killed", VILLAGER_KEY),
}
"""What becomes of who has the trait, and why: the words are those of `changes` and `deaths`."""
_BESIDES: Final[Mapping[str, frozenset[Trait]]] = {
    "beholder_mutual": frozenset({Trait.BEHOLDS, Trait.SEES}),
    "doppelganger_precult": frozenset({Trait.MODEL_COPY}),
}
"""Options that change a role and of which its card says nothing."""


@lru_cache(maxsize=64)
def lore(key: RoleKey) -> Lore:
    """Everything that is known of a role. Raises KeyError where there is none of this name."""
    role = BY_KEY[key]
    visits, visited = tuple(_visits(role)), tuple(_visited(role))
    with_results, dead = _victories(role)
    return Lore(
        role=key,
        team=role.team.value,
        nights=_nights(role),
        days=_days(role),
        looks=looks(role),
        draws=tuple(_draws(role, {*_told(visits), *_told(visited), *drawn_to_see(role)})),
        place=next((number for number, roles in enumerate(steps(), start=1) if key in roles), 0),
        early=role.night is not None and role.night.early is not None,
        visits=visits,
        visited=visited,
        wins=with_results,
        dead=dead,
        turns=tuple(_turns(role)),
        strength=_strength(role),
        least=_least(key),
        numbers={"bullets": role.bullets},
        rules=tuple(_rules(role)),
    )


# When it acts


def beat_of(role: Role) -> Beat | None:
    """The step of the night that is the role's; the dead are buried in one of their own."""
    if Trait.DIGS in role.traits:
        return Beat.GRAVES
    return None if role.night is None else role.night.beat


@cache
def steps() -> tuple[tuple[RoleKey, ...], ...]:
    """Who acts in each step of the night, in its order; steps without a role are left out."""
    found = (tuple(role.key for role in ROLES if beat_of(role) is beat) for beat in Beat)
    return tuple(roles for roles in found if roles)


def _nights(role: Role) -> str:
    if Trait.DIGS in role.traits:
        return "graves"
    power = role.night
    if power is None:
        return ""
    if power.first_only:
        return "first"
    if power.ready is not None:
        return "other"
    return "itself" if power.targets is None else "all"


def _days(role: Role) -> str:
    power = role.day
    if power is None:
        return ""
    if power.once:
        return "once-dusk" if "dusk" in power.times else "once"
    return "bullets" if role.bullets else "all"


# Whom it meets


def _visits(role: Role) -> Iterator[Encounter]:
    """What comes of an ordinary visit, then those that end otherwise; of several wolves of the pack one."""
    if role.key not in GUESTS:
        return
    plain = _met(role.key, VILLAGER_KEY)
    yield from plain
    for host in KEYS:
        for met in _met(role.key, host):
            if met.ends != plain[0].ends:
                yield met


def _visited(role: Role) -> Iterator[Encounter]:
    for guest in CALLERS:
        plain = _met(guest, VILLAGER_KEY)
        for met in _met(guest, role.key):
            if met.ends != plain[0].ends:
                yield met


def _met(guest: RoleKey, host: RoleKey) -> list[Encounter]:
    """The host at home, and out where that ends otherwise."""
    home = meetings.encounter(guest, host)
    away = meetings.encounter(guest, host, out=True) if meetings.roams(host) else None
    if home is None or away is None or away.ends == home.ends:
        return [met for met in (home,) if met is not None]
    return [replace(home, anyway=False), replace(away, anyway=False)]


# What chance decides


def _told(met: Sequence[Encounter]) -> Iterator[str]:
    """Draws whose outcomes an encounter tells already."""
    for one in met:
        if len(one.ends) > 1:
            yield from meetings.events(one.guest, one.host, out=one.out)


def _draws(role: Role, told: set[str]) -> Iterator[Draw]:
    """Draws with odds that concern the role and that no encounter tells; of equal ones the first."""
    seen: set[object] = set()
    # What befalls a Wolf befalls every wolf of the pack.
    names = {role.key} | ({WOLF_KEY} if Trait.PACK in role.traits else set())
    for draw in IN_PERSON.draws:
        if names.isdisjoint((draw.role, *draw.also)) or not draw.faces:
            continue
        # What depends on a number is told for each, whatever an encounter says of one.
        if draw.event in told and not _graded(draw):
            continue
        if (draw.text, draw.faces) not in seen:
            seen.add((draw.text, draw.faces))
            yield draw


def _graded(draw: Draw) -> bool:
    """Whether the odds depend on a number: of wolves, of graves."""
    alike = (other for other in IN_PERSON.draws if (other.text, other.role) == (draw.text, draw.role))
    return len({other.faces for other in alike}) > 1


# What becomes of it


def _turns(role: Role) -> Iterator[Becoming]:
    if role.when_attacked is not None and WOLF_KEY in _becomes_when_attacked(role):
        yield Becoming(why="bitten", role=WOLF_KEY)
    for trait, (why, into) in _BECOMES.items():
        if trait in role.traits:
            yield Becoming(why=why, role=into)


def _becomes_when_attacked(role: Role) -> set[RoleKey | None]:
    met = meetings.encounter(WOLF_KEY, role.key)
    return set() if met is None else {mark.role for end in met.ends for mark in end.marks if mark.who == "host"}


def _victories(role: Role) -> tuple[frozenset[str], bool]:
    """With which results the holder wins, alive; and whether dead too."""
    village = _three(role.key)
    alive = {result for result in _RESULTS if GUEST in _won(village, result)}
    gone = village.with_player(village.player(GUEST).but(alive=False))
    dead = {result for result in alive if result != "tanner" and GUEST in _won(gone, result)}
    return frozenset(alive), bool(alive) and dead == alive


def _three(key: RoleKey) -> Village:
    # A Seer may choose anybody else: there is such a night.
    village = cast(Village, meetings.scene(SEER_KEY, VILLAGER_KEY, out=False))
    return village.with_player(village.player(GUEST).but(role=key))


def _won(village: Village, result: Result) -> tuple[Seat, ...]:
    only = GUEST if Trait.LYNCH_WINS in village.player(GUEST).card.traits else BYSTANDER
    return winners(Ledger(village, ScriptedChance(())), result, only)


def _rules(role: Role) -> Iterator[str]:
    """The options under which its card has to be worded otherwise, or its facts are others."""
    usual = Options()
    told = (card_rule(usual, role.key), amendments(usual, role.key))
    for row in fields(Options):
        others = (replace(usual, **{row.name: one}) for one in row.metadata["choices"] if one != row.default)
        worded = any((card_rule(one, role.key), amendments(one, role.key)) != told for one in others)
        if worded or not role.traits.isdisjoint(_BESIDES.get(row.name, frozenset())):
            yield row.name


# What it is worth


def _least(key: RoleKey) -> int:
    """The smallest table in whose pile it may be."""
    made = ((seats, recipe(seats, frozenset())) for seats in TABLE_SIZE)
    return next(seats for seats, pile in made if key in (*pile.cards, *pile.kinds))


def _strength(role: Role) -> tuple[int, int]:
    worth = role.strength
    if isinstance(worth, int):
        return worth, worth
    found = [worth(deal, players) for deal in _deals(role.key) for players in (TABLE_SIZE[0], TABLE_SIZE[-1])]
    return min(found), max(found)


def _deals(key: RoleKey) -> Iterator[Mapping[RoleKey, int]]:
    """The role alone, several of it, with each other role, with some wolves, with everybody."""
    yield {key: 1}
    yield {key: 3}
    yield {key: 1, WOLF_KEY: 5}
    yield dict.fromkeys(KEYS, 1)
    for other in KEYS:
        yield {other: 1, key: 1}
