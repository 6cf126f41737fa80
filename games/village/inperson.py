"""The Village for a person who narrates it with cards on a table: what chance decides, deals, hand-made lists.

Knows no state: odds are those of `chance` and of the roles. Source: rules page, 4, 8 and 9.2.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from games.core.game import Refused
from games.core.ids import RoleKey
from games.core.inperson import Balance, Draw, InPerson
from games.core.rng import Rng
from games.village import checks, deal
from games.village.chance import HUNTER_VS_CULT, OUTCOMES, EventName, Odds, grave_odds
from games.village.options import EXCLUDABLE, Options
from games.village.pile import PACK, TABLE_SIZE, WOLVES
from games.village.roles import ROLES
from games.village.roles.hunter import SURE_HIT
from games.village.roles.hunter import odds as hunter_odds

Faces = tuple[tuple[str, int], ...]

_ALPHA, _CUB, _SNOW, _SK, _SEER, _THIEF = map(
    RoleKey, ("alpha_wolf", "wolf_cub", "snow_wolf", "serial_killer", "seer", "thief")
)
_HUNTER, _GUARD, _HARLOT, _CHEMIST, _TRAITOR = map(
    RoleKey, ("hunter", "guardian_angel", "harlot", "chemist", "traitor")
)
_DETECTIVE, _CLUMSY, _TROUBLE, _DIGGER, _CULTIST, _WOLF = map(
    RoleKey, ("detective", "clumsy_guy", "troublemaker", "grave_digger", "cultist", "wolf")
)
_FOOL, _ORACLE, _AUGUR, _CUPID, _CHILD, _DOUBLE = map(
    RoleKey, ("fool", "oracle", "augur", "cupid", "wild_child", "doppelganger")
)

_LOOKED_UP = range(1, 7)
"""Graves for which the page gives the odds."""


def _faces(event: EventName, odds: Odds | None = None) -> Faces:
    """What may come of an event of two outcomes, weighted by its odds or by those of the case."""
    (first, second), usual = OUTCOMES[event]
    chances = odds or usual
    if chances is None:
        raise ValueError(f"{event} has no odds of its own: they come with the draw")
    return (first, chances[0]), (second, chances[1] - chances[0])


def _conversions() -> Iterator[Draw]:
    """A line for each role whose conversion is neither certain nor impossible; the Hunter has a draw of his own."""
    for role in ROLES:
        needs = ((_CULTIST,), (role.key,))
        if role.key == _HUNTER:
            yield Draw(
                event="hunter_vs_cult",
                role=role.key,
                faces=HUNTER_VS_CULT,
                section="cult",
                also=(_CULTIST,),
                needs=needs,
            )
        elif role.conversion is not None and 0 < role.conversion < 100:
            yield Draw(
                event="cult_converts",
                case="digger" if role.key == _DIGGER else "",
                role=role.key,
                faces=_faces("cult_converts", (role.conversion, 100)),
                section="cult",
                also=(_CULTIST,),
                needs=needs,
            )


def _clashes() -> Iterator[Draw]:
    yield Draw(
        event="ga_on_wolf", role=_GUARD, faces=_faces("ga_on_wolf"), section="clashes", needs=((_GUARD,), WOLVES)
    )
    killer = _faces("wolf_vs_sk")
    yield Draw(event="wolf_vs_sk", role=_SK, faces=killer, section="clashes", also=(_WOLF,), needs=((_SK,), PACK))
    yield Draw(
        event="wolf_vs_sk",
        case="snow",
        role=_SK,
        faces=killer,
        section="clashes",
        also=(_SNOW,),
        needs=((_SK,), (_SNOW,)),
    )
    yield Draw(
        event="snow_vs_hunter",
        role=_HUNTER,
        faces=_faces("snow_vs_hunter"),
        section="clashes",
        also=(_SNOW,),
        needs=((_HUNTER,), (_SNOW,)),
    )
    for wolves in range(1, SURE_HIT):
        yield Draw(
            event="hunter_vs_wolves",
            role=_HUNTER,
            number=wolves,
            faces=_faces("hunter_vs_wolves", hunter_odds(wolves)),
            section="clashes",
            also=(_WOLF,),
            needs=((_HUNTER,), PACK),
        )


def _powers() -> Iterator[Draw]:
    infects = _faces("alpha_infects")
    yield Draw(event="alpha_infects", role=_ALPHA, number=1, faces=infects, section="powers", needs=((_ALPHA,),))
    # There is a second victim only in the night after a Wolf Cub has died.
    yield Draw(
        event="alpha_infects", role=_ALPHA, number=2, faces=infects, section="powers", needs=((_ALPHA,), (_CUB,))
    )
    yield Draw(event="chemist", role=_CHEMIST, faces=_faces("chemist"), section="powers", needs=((_CHEMIST,),))
    yield Draw(event="thief", role=_THIEF, faces=_faces("thief"), section="powers", needs=((_THIEF,),))


def _signs() -> Iterator[Draw]:
    yield Draw(
        event="traitor_seen_as",
        role=_TRAITOR,
        faces=_faces("traitor_seen_as"),
        section="signs",
        also=(_SEER,),
        needs=((_TRAITOR,), (_SEER,)),
    )
    yield Draw(
        event="harlot_finds_cultist",
        role=_HARLOT,
        faces=_faces("harlot_finds_cultist"),
        section="signs",
        needs=((_HARLOT,), (_CULTIST,)),
    )
    yield Draw(
        event="sk_stumble",
        role=_SK,
        faces=_faces("sk_stumble"),
        section="signs",
        also=(_DIGGER,),
        needs=((_SK,), (_DIGGER,)),
    )


def _by_day() -> Iterator[Draw]:
    yield Draw(
        event="detective_caught",
        role=_DETECTIVE,
        faces=_faces("detective_caught"),
        section="day",
        needs=((_DETECTIVE,),),
    )
    wrong = _faces("clumsy")
    yield Draw(event="clumsy", role=_CLUMSY, number=1, faces=wrong, section="day", needs=((_CLUMSY,),))
    # A second vote is called by the Troublemaker and by nobody else.
    yield Draw(event="clumsy", role=_CLUMSY, number=2, faces=wrong, section="day", needs=((_CLUMSY,), (_TROUBLE,)))


SHEET: Final = (*_conversions(), *_clashes(), *_powers(), *_signs(), *_by_day())
"""What `/random` draws for a night and the day after it, in the order of the rules page, 8.2."""


def graves(number: int, enemies: int, friends: int) -> tuple[Draw, ...]:
    """Falls of so many visitors, and whether the Digger is seen: by two attacks and by the killer (rules page, 8.4)."""
    falls = [("enemy", visitor, False) for visitor in range(1, enemies + 1)]
    falls += [("friend", visitor, True) for visitor in range(1, friends + 1)]
    seen = grave_odds(number, half=True)
    return (
        *(
            Draw(
                event="grave_fall",
                case=case,
                role=_DIGGER,
                number=visitor,
                faces=_faces("grave_fall", grave_odds(number, half=half)),
            )
            for case, visitor, half in falls
        ),
        *(
            Draw(
                event="wolves_spot_gd", case="attack", role=_DIGGER, number=attack, faces=_faces("wolves_spot_gd", seen)
            )
            for attack in (1, 2)
        ),
        Draw(event="sk_spots_gd", case="killer", role=_DIGGER, faces=_faces("sk_spots_gd", seen)),
    )


def _of_graves() -> Iterator[Draw]:
    """The same events by themselves, for each number of graves."""
    for number in _LOOKED_UP:
        whole, half = grave_odds(number, half=False), grave_odds(number, half=True)
        yield Draw(event="grave_fall", role=_DIGGER, number=number, faces=_faces("grave_fall", whole))
        yield Draw(event="grave_fall", case="half", role=_DIGGER, number=number, faces=_faces("grave_fall", half))
        yield Draw(event="wolves_spot_gd", role=_DIGGER, number=number, faces=_faces("wolves_spot_gd", half))
        yield Draw(event="sk_spots_gd", role=_DIGGER, number=number, faces=_faces("sk_spots_gd", half))


_CANDIDATES: Final[Mapping[EventName, tuple[RoleKey, ...]]] = {
    "missing_choice": (_CUPID, _CHILD, _DOUBLE, _THIEF),
    "wolf_tie": (_WOLF,),
    "cult_tie": (_CULTIST,),
    "visiting_wolf": (_WOLF,),
    "hunter_picks_wolf": (_HUNTER,),
    "cult_visitor": (_CULTIST,),
    "sk_random_victim": (_SK,),
    "fool_draw": (_FOOL,),
    "oracle_draw": (_ORACLE,),
    "augur_draw": (_AUGUR,),
    "clumsy_pick": (_CLUMSY,),
}
"""Events that are drawn among players or roles, with those whose draw it is."""


def _others() -> Iterator[Draw]:
    yield from _of_graves()
    yield Draw(event="hunter_last_stand", role=_HUNTER, faces=_faces("hunter_last_stand"))
    for event, (role, *also) in _CANDIDATES.items():
        yield Draw(event=event, role=role, also=tuple(also))


OTHERS: Final = tuple(_others())
"""Every other event of the rules page, 8.1."""

_MODES: Final[Mapping[str, Options]] = {
    "balanced": Options(),
    "chaos": Options(deal_mode="chaos"),
    "even": Options(deal_mode="even"),
    "simplified": Options(ruleset="simplified"),
}


def _options(excluded: Iterable[RoleKey], mode: str) -> Options:
    usual = _MODES[mode]
    kept = {role for group in EXCLUDABLE.values() for role in group}
    left_out = tuple(sorted(role for role in excluded if role in kept))
    return Options(deal_mode=usual.deal_mode, ruleset=usual.ruleset, excluded=left_out)


def dealt(players: int, excluded: frozenset[RoleKey], mode: str, rng: Rng) -> Sequence[RoleKey] | None:
    """A card for each player, in the order of the narrator's list; None where no deal passes. Rules page, 4 and 9.2."""
    try:
        return deal.deal(players, _options(excluded, mode), rng).roles
    except Refused:
        return None


def lifts(players: int, excluded: frozenset[RoleKey], mode: str) -> Sequence[RoleKey]:
    """Roles with which, put back, there is a deal."""
    return deal.lifts(players, _options(excluded, mode))


def weigh(roles: Sequence[RoleKey], village: Sequence[int], enemies: Sequence[int]) -> Balance:
    """How a hand-made list is balanced (rules page, 4.5), with made-up cards of these strengths on either side."""
    counted, players = checks.counted(roles), len(roles) + len(village) + len(enemies)
    ours, theirs = checks.weighed(counted, players)
    against = sum(number for role, number in counted.items() if role in checks.ENEMIES) + len(enemies)
    harmful = bool(enemies) or checks.playable(counted, 2 * players, killers_together=True)
    return Balance(
        village=ours + sum(village),
        enemies=theirs + sum(enemies),
        allowed=checks.allowed(players),
        playable=2 * against < players and harmful,
        flag=deal.flag(roles),
    )


IN_PERSON: Final = InPerson(
    sheet=SHEET,
    others=OTHERS,
    graves=graves,
    groups=EXCLUDABLE,
    sizes=TABLE_SIZE,
    modes=tuple(_MODES),
    deal=dealt,
    lifts=lifts,
    weigh=weigh,
    handed={role.key: role.told_as for role in ROLES if role.told_as != role.key},
)
