"""What a card is: told without its name, its team, its hours, its aim, what others see of it. Source: the declarations."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from games.core.game import Line
from games.core.ids import RoleKey
from games.core.quiz import Question
from games.village.quiz.kit import acting, alike, line, question, role_line
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import VILLAGER_KEY, WOLF_KEY, Role, Team, Trait

_SIDES: Final = {Team.VILLAGE: "village", Team.WOLVES: "wolves", Team.CULT: "cult", Team.NONE: "none"}
"""Whoever has a team of his own plays alone."""
_AIMS: Final = {
    Team.VILLAGE: "village",
    Team.WOLVES: "wolves",
    Team.CULT: "cult",
    Team.TANNER: "lynched",
    Team.KILLER: "last",
    Team.ARSONIST: "last",
    Team.NONE: "love",
}
_HOURS: Final = ("never", "day", "alone", "first", "brews", "together", "night")
_FOOL, _ALPHA, _SNOW, _SORCERER, _SEER = (
    BY_KEY[RoleKey(key)] for key in ("fool", "alpha_wolf", "snow_wolf", "sorcerer", "seer")
)
_UNCLEAR: Final = frozenset(
    {Trait.WOLF, Trait.TURNCOAT, Trait.MODEL_WOLF, Trait.SEES, Trait.LEARNS, Trait.BEHOLDS, Trait.ENEMY_SIDE}
)
"""Traits of cards about which one may wonder what a Sorcerer senses."""


def side(role: Role) -> str:
    """With whom a card plays."""
    return _SIDES.get(role.team, "alone")


def portrait(role: Role) -> tuple[Line, ...]:
    """Who it is, with whom, and when it acts: the explanation of a riddle."""
    return line("why-is", role=role.key), line(f"why-side-{side(role)}"), line(f"why-hours-{acting(role)}")


def described() -> Iterator[Question]:
    """The card, without its name."""
    for role in ROLES:
        yield question(
            f"described:{role.key}",
            1,
            role,
            ask=(line(f"described-{role.key}"), line("ask-who")),
            right=role_line(role),
            wrong=[role_line(other) for other in alike(role)],
            why=portrait(role),
            typed=(role.key,),
        )


def _clues(role: Role) -> tuple[Line, ...]:
    """Team, hours, the cult's luck, the strength."""
    luck = role.conversion or 0
    return (
        line(f"clue-side-{side(role)}"),
        line(f"clue-hours-{acting(role)}"),
        line("clue-converts", percent=luck) if luck else line("clue-converts-never"),
        line("clue-strength", number=role.strength) if isinstance(role.strength, int) else line("clue-strength-varies"),
    )


def clues() -> Iterator[Question]:
    """The card, by its figures: only where no other card has the same."""
    same = Counter(_clues(role) for role in ROLES)
    for role in ROLES:
        if same[_clues(role)] == 1:
            yield question(
                f"clues:{role.key}",
                3,
                role,
                ask=(*_clues(role), line("ask-who")),
                right=role_line(role),
                wrong=[role_line(other) for other in alike(role)],
                why=(line("why-is", role=role.key),),
                typed=(role.key,),
            )


def teams() -> Iterator[Question]:
    """With whom a card plays; the Cultist's own name says it."""
    for role in ROLES:
        if role.team is not Team.CULT:
            right = side(role)
            yield question(
                f"team:{role.key}",
                1,
                role,
                ask=(line("ask-side", role=role.key),),
                right=line(f"side-{right}"),
                wrong=[line(f"side-{other}") for other in (*_SIDES.values(), "alone") if other != right],
                why=(line("why-is", role=role.key), line(f"why-side-{right}")),
            )


def hours() -> Iterator[Question]:
    """When a card acts; not of the one who acts when he dies."""
    for role in ROLES:
        right = acting(role)
        if right == "never" and role.when_dead is not None:
            continue
        yield question(
            f"acts:{role.key}",
            1,
            role,
            ask=(line("ask-hours", role=role.key),),
            right=line(f"hours-{right}"),
            wrong=[line(f"hours-{other}") for other in _HOURS if other != right],
            why=(line("why-is", role=role.key), line(f"why-hours-{right}")),
        )


def aims() -> Iterator[Question]:
    """How a card wins: those against the village, and those of the village whose card may leave it."""
    for role in ROLES:
        plain = role.team is Team.VILLAGE and not role.traits & {Trait.TURNCOAT, Trait.MODEL_WOLF, Trait.UNSETTLING}
        if plain and role.when_attacked is None and role.seen_as == (role.key,) and not role.told:
            continue
        right = _AIMS[role.team]
        yield question(
            f"wins:{role.key}",
            1,
            role,
            ask=(line("ask-aim", role=role.key),),
            right=line(f"aim-{right}"),
            wrong=[line(f"aim-{other}") for other in dict.fromkeys(_AIMS.values()) if other != right],
            why=(line(f"why-aim-{right}"),),
        )


def _sight(faces: tuple[str, ...]) -> Line:
    """What is seen: a role, or one of two."""
    if len(faces) == 1:
        return line("role", role=faces[0])
    return line("either", first=faces[0], second=faces[1])


def _mistakes(right: Line, *also: Role) -> list[Line]:
    """What else one might see."""
    either = line("either", first=WOLF_KEY, second=VILLAGER_KEY)
    seen = (*map(role_line, also), role_line(WOLF_KEY), role_line(VILLAGER_KEY), either, role_line(_ALPHA))
    return [other for other in dict.fromkeys(seen) if other != right]


def seen() -> Iterator[Question]:
    """What a Seer sees."""
    for role in ROLES:
        masked = role.seen_as != (role.key,)
        right = _sight(role.seen_as)
        yield question(
            f"seen:{role.key}",
            2 if masked else 1,
            role,
            _SEER,
            ask=(line("ask-seen", role=role.key),),
            right=right,
            wrong=_mistakes(right, role),
            why=(line(f"why-seen-{'mask' if masked else 'true'}", role=role.key),),
        )


def sensed() -> Iterator[Question]:
    """What a Sorcerer senses, and what a Fool hears who draws the card."""
    senses = {role.sensed: line("sensed", role=role.sensed) for role in (BY_KEY[WOLF_KEY], _SNOW, _SEER) if role.sensed}
    nothing = line("sensed-nothing")
    for role in ROLES:
        if role.traits & _UNCLEAR or role.seen_as != (role.key,) or role.told:
            right = senses[role.sensed] if role.sensed else nothing
            yield question(
                f"seen:sorcerer.{role.key}",
                3,
                role,
                _SORCERER,
                ask=(line("ask-sensed", role=role.key),),
                right=right,
                wrong=[other for other in (*senses.values(), nothing) if other != right],
                why=(line("why-sensed" if role.sensed else "why-sensed-nothing", role=role.key),),
            )
        if Trait.WOLF in role.traits or role.seen_as != (role.key,):
            heard = role_line(role.fooled_as)
            yield question(
                f"seen:fool.{role.key}",
                3,
                role,
                _FOOL,
                ask=(line("ask-fooled", role=role.key),),
                right=heard,
                wrong=_mistakes(heard, role, _SNOW),
                why=(line("why-fooled"),),
            )
