"""What all questions are made with: lines, the team under which a role counts, roles that are easily taken for another."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from games.core.game import Line
from games.core.ids import RoleKey
from games.core.quiz import Question, told
from games.village.roles import ROLES
from games.village.roles._kit import Role, Team, Trait

TEAMS: Final = ("village", "wolves", "others", "game")
"""The headings under which what somebody has learnt is counted: teams, and what is about no role."""

_CHOICES: Final = 7
"""How many wrong answers are kept, where there could be dozens."""

Acting = Literal["never", "day", "alone", "first", "brews", "together", "night"]


def line(name: str, **details: RoleKey | float | str) -> Line:
    """The message `village-quiz-<name>`, of which every variable is a number or a role."""
    return told(f"village-quiz-{name}", **details)


def role_line(role: Role | RoleKey) -> Line:
    """A role as an answer."""
    return line("role", role=role.key if isinstance(role, Role) else role)


def heading(role: Role) -> str:
    """The team under which a role counts."""
    return role.team.value if role.team in (Team.VILLAGE, Team.WOLVES) else "others"


def acting(role: Role) -> Acting:
    """When a role has something to do."""
    power = role.night
    if power is None:
        if Trait.DIGS in role.traits:
            return "alone"
        return "never" if role.day is None else "day"
    if power.targets is None:
        return "alone"
    if power.first_only:
        return "first"
    if power.ready is not None:
        return "brews"
    return "together" if power.shared else "night"


def alike(role: Role, among: Iterable[Role] = ROLES, most: int = _CHOICES) -> tuple[Role, ...]:
    """Others that one may take it for, the likeliest first: of its team, with the same hours and traits."""

    def distance(other: Role) -> tuple[int, int]:
        apart = 4 * (heading(other) != heading(role)) + 2 * (acting(other) != acting(role))
        return apart - len(other.traits & role.traits), (ROLES.index(other) - ROLES.index(role)) % len(ROLES)

    return tuple(sorted((other for other in among if other is not role), key=distance)[:most])


def choose(right: Role, fits: Callable[[Role], bool], among: Sequence[Role] = ROLES) -> tuple[Line, ...]:
    """Wrong answers for a question of which all roles that fit are right ones: none of them."""
    return tuple(role_line(other) for other in alike(right, [role for role in among if not fits(role)]))


def question(
    key: str,
    level: int,
    role: Role,
    *also: Role,
    ask: Sequence[Line],
    right: Line,
    wrong: Sequence[Line],
    why: Sequence[Line],
    typed: tuple[RoleKey, ...] | None = None,
    team: str = "",
) -> Question:
    """A question about a role; its kind is what its key begins with."""
    return Question(
        key=key,
        kind=key.partition(":")[0],
        level=level,
        about=(role.key, *(other.key for other in also)),
        team=team or heading(role),
        ask=tuple(ask),
        right=right,
        wrong=tuple(wrong),
        why=tuple(why),
        typed=typed,
    )
