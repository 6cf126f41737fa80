"""Which of two comes first in the night. Source: `Beat`."""

from collections.abc import Iterator
from typing import Final

from games.core.game import Line
from games.core.quiz import Question
from games.village.quiz.kit import line, question, role_line
from games.village.roles import ROLES
from games.village.roles._kit import Beat, Role, Trait

_APART: Final = 2
"""So many places apart at most are the two of a pair: of others everybody knows it."""
_WRONG: Final = 5


def beat(role: Role) -> Beat | None:
    """When a role's power is carried out, of those that do not act on the first night only."""
    if Trait.DIGS in role.traits:
        return Beat.GRAVES
    return None if role.night is None or role.night.first_only else role.night.beat


def line_up() -> tuple[Role, ...]:
    """One role for each beat, in the order of the night."""
    first = {when: role for role in reversed(ROLES) if (when := beat(role)) is not None}
    return tuple(first[when] for when in sorted(first))


def orders() -> Iterator[Question]:
    """Two neighbours, and what comes before or after somebody."""
    roles = line_up()
    for place, role in enumerate(roles):
        for other in roles[place + 1 : place + 1 + _APART]:
            yield question(
                f"order:{role.key}.{other.key}",
                2,
                role,
                other,
                ask=(line("ask-first", first=other.key, second=role.key),),
                right=role_line(role),
                wrong=(role_line(other),),
                why=_why(role, other),
            )
        before, after = roles[:place], roles[place + 1 :]
        if len(after) >= 3:
            for other in before[-2:]:
                yield _beside("before", other, role, after)
        if len(before) >= 3:
            for other in after[:2]:
                yield _beside("after", other, role, before[::-1])


def _beside(where: str, right: Role, pivot: Role, wrong: tuple[Role, ...]) -> Question:
    first, second = (right, pivot) if where == "before" else (pivot, right)
    return question(
        f"order:{where}.{pivot.key}.{right.key}",
        3,
        right,
        pivot,
        ask=(line(f"ask-{where}", role=pivot.key),),
        right=role_line(right),
        wrong=[role_line(other) for other in wrong[:_WRONG]],
        why=_why(first, second),
    )


def _why(first: Role, second: Role) -> tuple[Line, ...]:
    """The order; of a guard, whose step is late, that his protection is not."""
    order = line("why-order", first=first.key, second=second.key)
    return (order, line("why-early")) if Trait.WATCHES in first.traits | second.traits else (order,)
