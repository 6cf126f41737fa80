"""One visit on a minimal night, played in all the ways in which it may end. Knows roles by their traits only.

The night: guest (seat 1), host (2), a bystander (3) whom the host hunts or visits where he is out, a grave (4), a Seer
(5), sleeping Villagers, and a wolf (6) that sleeps where neither of the two is one of the pack: nothing is inherited.
"""

from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache
from typing import Final

from games.core.ids import RoleKey, Seat
from games.core.lore import Encounter, End, Mark
from games.core.timer import Timer
from games.village.events import NobodyHome
from games.village.forks import Way, ways
from games.village.night import resolve
from games.village.options import Options
from games.village.questions import question
from games.village.roles import BY_KEY, KEYS, ROLES
from games.village.roles._kit import SEER_KEY, VILLAGER_KEY, WOLF_KEY, Trait
from games.village.state import Death, Night, Pick, Player, Turn, Village, dealt_player

GUEST, HOST, BYSTANDER, GRAVE = Seat(1), Seat(2), Seat(3), Seat(4)
_SLEEPERS: Final = 3
_START: Final = datetime(2026, 1, 1, tzinfo=UTC)

GUESTS: Final[tuple[RoleKey, ...]] = tuple(
    role.key
    for role in ROLES
    if role.night is not None and (role.night.visits or Trait.PACK in role.traits) and role.night.targets is not None
)
"""Roles that go to other people's houses; each wolf of the pack is one."""
CALLERS: Final[tuple[RoleKey, ...]] = tuple(
    key for key in GUESTS if Trait.PACK not in BY_KEY[key].traits or key == WOLF_KEY
)
"""The same with one Wolf for the whole pack."""
_ROAMERS: Final = frozenset({Trait.ROAMS, Trait.WOLF, Trait.KILLER, Trait.DIGS, Trait.FIRE})
"""Whom a visitor may find at home or not, or less safe than at home."""


def roams(role: RoleKey) -> bool:
    """Whether it makes a difference if the holder is out."""
    return not _ROAMERS.isdisjoint(BY_KEY[role].traits)


def scene(guest: RoleKey, host: RoleKey, *, out: bool, options: Options | None = None) -> Village | None:
    """The night with all choices made; None where the guest may not choose the host."""
    pack = any(Trait.PACK in BY_KEY[key].traits for key in (guest, host))
    roles = (guest, host, VILLAGER_KEY, VILLAGER_KEY, SEER_KEY, VILLAGER_KEY if pack else WOLF_KEY)
    cards = (*roles, *[VILLAGER_KEY] * _SLEEPERS)
    players = [dealt_player(Seat(seat), role) for seat, role in enumerate(cards, start=1)]
    players[0] = players[0].but(potion=True)
    players[GRAVE - 1] = players[GRAVE - 1].but(alive=False)
    if not (out and players[1].has(Trait.DIGS)):
        # There is nobody to bury but where that is what the host is out for.
        players = [player.but(dug=1) for player in players]
    death = Death(seat=GRAVE, cause="lynched", role=VILLAGER_KEY, round=1, time="dusk")
    village = Village(
        options=options or Options(),
        players=tuple(players),
        round=2,
        acting=2,
        phase=Night(),
        timer=Timer(token=0, phase="n2", closes=_START),
        pile=KEYS,
        dealt=cards,
        deaths=(death,),
    )
    asked = question(village, village.player(GUEST))
    if asked is None or HOST not in asked.targets:
        return None
    picks = [Pick(seat=GUEST, first=HOST)]
    if out and not village.player(HOST).has(Trait.DIGS):
        picks.append(Pick(seat=HOST, first=BYSTANDER))
    return village.with_phase(Night(picks=tuple(picks)))


def nights(guest: RoleKey, host: RoleKey, *, out: bool = False) -> tuple[Way[Turn], ...]:
    """Every way in which that night may end; none where there is no such visit."""
    village = scene(guest, host, out=out)
    return () if village is None else tuple(ways(lambda chance: resolve(village, chance)))


@lru_cache(maxsize=4096)
def encounter(guest: RoleKey, host: RoleKey, *, out: bool = False, options: Options | None = None) -> Encounter | None:
    """What the visit does to guest and host, with the odds; None where there is no such visit."""
    village = scene(guest, host, out=out, options=options)
    if village is None:
        return None
    found: dict[tuple[Mark, ...], Fraction] = {}
    for way in ways(lambda chance: resolve(village, chance)):
        marks = _marks(village, way.result)
        found[marks] = found.get(marks, Fraction(0)) + way.odds
    ends = (End(marks=marks, odds=odds) for marks, odds in found.items())
    return Encounter(guest=guest, host=host, out=out, ends=tuple(sorted(ends, key=lambda end: (-end.odds, end.marks))))


@lru_cache(maxsize=4096)
def events(guest: RoleKey, host: RoleKey, *, out: bool = False) -> frozenset[str]:
    """The draws that such a night takes."""
    return frozenset(fork.event for way in nights(guest, host, out=out) for fork in way.forks)


def _marks(before: Village, turn: Turn) -> tuple[Mark, ...]:
    old_guest, old_host = before.player(GUEST), before.player(HOST)
    guest, host = turn.state.player(GUEST), turn.state.player(HOST)
    if guest.alive and host.alive and guest.role == old_host.role != old_guest.role:
        return (Mark(who="both", what="swap"),)
    marks = (*_befell("guest", old_guest, guest), *_befell("host", old_host, host))
    if not marks and any(isinstance(event, NobodyHome) and GUEST in event.audience.seats for event in turn.events):
        return (Mark(who="none", what="away"),)
    return marks


def _befell(who: str, old: Player, new: Player) -> tuple[Mark, ...]:
    """What has become of one of the two."""
    if not new.alive:
        return (Mark(who=who, what="dies"),)
    if new.role != old.role:
        return (Mark(who=who, what="turns", role=new.role),)
    marked = [what for what in ("infected", "frozen", "doused", "drunk") if getattr(new, what)]
    if old.shield and not new.shield:
        marked.append("survives")
    return tuple(Mark(who=who, what=what) for what in marked)
