"""What may not be done, what happens if nothing is, and how often. Source: the powers, and the questions of a night."""

from collections.abc import Iterator
from typing import Final

from games.core.game import Line
from games.core.ids import RoleKey
from games.core.quiz import Question
from games.village import questions
from games.village.quiz.kit import line, question, role_line
from games.village.quiz.stage import Scene
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import Role, Trait

AGAIN: Final = (
    "seer>mason ~",
    "sorcerer>mason ~",
    "harlot>mason ~",
    "guardian_angel>mason ~",
    "guardian_angel>mason wolf>mason ~",
    "cult_hunter>mason ~",
    "thief>mason %thief.fails ~",
    "cultist>doppelganger ~",
    "snow_wolf>mason ~",
    "snow_wolf>arsonist ~",
    "arsonist>mason ~",
    "wolf>wise_elder ~",
)
"""A night and the one after it: may the first who acts choose the same person again?"""
_MISSING: Final = ("drawn", "nothing", "dies", "lost")
_BARRED: Final = ((Trait.PACK, "bite"), (Trait.SNOW, "freeze"))
"""Whose targets are asked about, and the line `ask-barred-<name>`."""


def missing() -> Iterator[Question]:
    """What happens if somebody who chooses for himself does not."""
    for role in ROLES:
        power = role.night
        if power is None or power.targets is None or power.shared:
            continue
        right = "drawn" if power.mandatory else "nothing"
        yield question(
            f"limits:missing.{role.key}",
            1,
            role,
            ask=(line("ask-missing", role=role.key),),
            right=line(f"missing-{right}"),
            wrong=[line(f"missing-{other}") for other in _MISSING if other != right],
            why=(line(f"why-missing-{right}"),),
        )


def again() -> Iterator[Question]:
    """Whether the same person may be chosen two nights running."""
    for text in AGAIN:
        scene = Scene(text=text)
        who, whom = scene.words[0].roles
        village = scene.played().village
        asked = questions.question(village, village.player(scene.seat(who)))
        may = asked is not None and scene.seat(whom) in asked.targets
        right, wrong = ("yes", "no") if may else ("no", "yes")
        yield question(
            f"limits:again.{scene.key}",
            2,
            BY_KEY[who],
            BY_KEY[whom],
            ask=(*scene.lines[:-1], line("ask-again", who=who, whom=whom)),
            right=line(right),
            wrong=(line(wrong),),
            why=(line(f"why-again-{right}", who=who),),
        )


def uses() -> Iterator[Question]:
    """How often a power of the day can be used."""
    for role in ROLES:
        if role.day is None:
            continue
        often = "once" if role.day.once else "times" if role.bullets else "daily"
        right = _often(often, role.bullets)
        thinkable = (_often("once", 0), _often("daily", 0), _often("times", 2), _often("times", 3))
        yield question(
            f"limits:uses.{role.key}",
            1,
            role,
            ask=(line("ask-uses", role=role.key),),
            right=right,
            wrong=[other for other in thinkable if other != right],
            why=(line(f"why-uses-{often}", role=role.key),),
        )


def _often(name: str, number: int) -> Line:
    return line(f"uses-{name}", number=number) if name == "times" else line(f"uses-{name}")


def barred() -> Iterator[Question]:
    """Whom the pack may not bite, and whom ice may not be brought to: one card of each, and who may be chosen."""
    village = Scene(text=" ".join(role.key for role in ROLES)).before
    for trait, name in _BARRED:
        hunter = next(player for player in village.players if player.has(trait))
        asked = questions.question(village, hunter)
        targets = () if asked is None else asked.targets
        free = [role for role in ROLES if village.players[ROLES.index(role)].seat in targets]
        for role in ROLES:
            if role not in free and role.key != hunter.role:
                yield question(
                    f"limits:{name}.{role.key}",
                    2,
                    role,
                    BY_KEY[hunter.role],
                    ask=(line(f"ask-barred-{name}"),),
                    right=role_line(role),
                    wrong=[role_line(other) for other in _tempting(free)],
                    why=(line(f"why-barred-{name}", role=role.key),),
                )


def _tempting(free: list[Role]) -> list[Role]:
    """Cards that have to do with the pack, or that one would spare."""
    names = ("sorcerer", "traitor", "wolf_man", "cursed", "wild_child", "serial_killer", "arsonist", "snow_wolf")
    return [BY_KEY[RoleKey(name)] for name in names if BY_KEY[RoleKey(name)] in free]
