"""Odds, and what a card weighs in a deal. Source: `chance`, the roles' declarations, and what a narrator draws."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.game import Line
from games.core.inperson import Draw
from games.core.quiz import Question
from games.village.chance import Odds, grave_odds
from games.village.inperson import SHEET
from games.village.quiz.kit import alike, line, question, role_line
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import CULTIST_KEY, Role, Trait
from games.village.roles.hunter import SURE_HIT

_LADDER: Final = (10.0, 15, 20, 25, 30, 35, 40, 50, 60, 70, 75, 80, 90, 100)
"""Percentages that one would believe."""
_GRAVES: Final = range(1, 5)
_DIGGER, _HUNTER = (next(role for role in ROLES if trait in role.traits) for trait in (Trait.DIGS, Trait.HUNTER))
_CULTIST: Final = BY_KEY[CULTIST_KEY]


def percent(value: float) -> Line:
    """A number of cases out of a hundred, as an answer."""
    return line("percent", percent=value)


def _share(odds: Odds) -> float:
    """The first of two outcomes, out of a hundred cases."""
    value = 100 * odds[0] / odds[1]
    return int(value) if value == int(value) else value


def _near(right: float, ladder: Sequence[float] = _LADDER) -> list[Line]:
    """Other percentages, the nearest first."""
    return [
        percent(value) for value in sorted(ladder, key=lambda other: (abs(other - right), other)) if value != right
    ][:6]


def _odds(key: str, level: int, role: Role, ask: Line, right: float) -> Question:
    return question(
        f"odds:{key}",
        level,
        role,
        ask=(ask,),
        right=percent(right),
        wrong=_near(right),
        why=(line("why-odds", percent=right),),
    )


def _asked(draw: Draw) -> bool:
    """Not the cult's luck, which is a question for each card, and nothing twice."""
    return draw.event != "cult_converts" and (draw.number <= 1 or _counted(draw))


def _counted(draw: Draw) -> bool:
    """Whether the odds depend on how many come."""
    return draw.event == "hunter_vs_wolves"


def odds() -> Iterator[Question]:
    """Everything that a narrator draws in a night; of what has three outcomes each."""
    for draw in filter(_asked, SHEET):
        faces = draw.faces if len(draw.faces) > 2 else draw.faces[:1]
        for face, weight in faces:
            name = f"{draw.text}-{face}" if len(faces) > 1 else draw.text
            ask = line(f"odds-{name}", number=draw.number) if _counted(draw) else line(f"odds-{name}")
            key = f"{draw.id}.{face}" if len(faces) > 1 else draw.id
            yield _odds(key, 2, BY_KEY[draw.role], ask, _share((weight, draw.weight)))
    yield _odds(f"hunter_vs_wolves.{SURE_HIT}", 3, _HUNTER, line("odds-hunter_vs_wolves", number=SURE_HIT), 100)
    for graves in _GRAVES:
        for half in (False, True):
            ask = line("odds-grave_fall-half" if half else "odds-grave_fall", number=graves)
            key = f"grave_fall.{graves}{'.half' if half else ''}"
            yield _odds(key, 3, _DIGGER, ask, _share(grave_odds(graves, half=half)))


def conversions() -> Iterator[Question]:
    """The cult's luck with each card that is at home."""
    dies, resists = line("converts-dies"), line("converts-resists")
    for role in ROLES:
        if role is _CULTIST:
            continue
        luck = role.conversion
        right = dies if luck is None else percent(luck) if luck else resists
        others = [dies, resists, *_near(luck or 50, (30, 40, 50, 60, 70, 80, 100))]
        yield question(
            f"odds:converts.{role.key}",
            2 if luck in (None, 100) else 3,
            role,
            _CULTIST,
            ask=(line("ask-converts", role=role.key),),
            right=right,
            wrong=[other for other in others if other != right][:6],
            why=(
                line("why-converts-dies" if luck is None else "why-converts-resists", role=role.key)
                if not luck
                else line("why-converts", role=role.key, percent=luck),
            ),
        )


def strengths() -> Iterator[Question]:
    """Which card weighs most, and which least: of those whose strength is one number."""
    worth = {role: role.strength for role in ROLES if isinstance(role.strength, int)}
    for name, sign in (("most", 1), ("least", -1)):
        for role, strength in worth.items():
            beaten = [other for other, number in worth.items() if sign * number < sign * strength]
            near = sorted(beaten, key=lambda other: abs(worth[other] - strength))[:12]
            if len(near) >= 3:
                yield question(
                    f"strength:{name}.{role.key}",
                    3,
                    role,
                    ask=(line(f"ask-{name}"),),
                    right=role_line(role),
                    wrong=[role_line(other) for other in alike(role, near, 5)],
                    why=(line("why-strength", role=role.key, number=strength),),
                )
