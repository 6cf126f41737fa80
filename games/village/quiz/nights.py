"""Who is dead in the morning: short scenes of a night, of which the rules say how they end. No chance is in them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from games.core.game import Line
from games.core.ids import RoleKey, Seat
from games.core.quiz import Question
from games.village.quiz import news
from games.village.quiz.kit import line, question
from games.village.quiz.stage import Scene
from games.village.roles import BY_KEY

_WRONG: Final = 6
_MOST: Final = 3
"""So many deaths at most are told in one answer."""

SCENES: Final = (
    # One visit
    "harlot>wolf",
    "harlot>lycan",
    "harlot>snow_wolf",
    "harlot>serial_killer",
    "harlot>wolf_man",
    "harlot>sorcerer",
    "harlot>traitor",
    "harlot>arsonist",
    "guardian_angel>serial_killer",
    "guardian_angel>arsonist",
    "cult_hunter>cultist",
    "cult_hunter>serial_killer",
    "cult_hunter>wolf",
    "chemist>serial_killer",
    "thief>serial_killer",
    "thief>wolf",
    "thief>cultist",
    "cultist>lycan",
    "cultist>serial_killer",
    "cultist>cult_hunter",
    "cultist>arsonist",
    "cultist>doppelganger",
    "cultist>prince",
    "wolf>serial_killer",
    "wolf>wise_elder",
    "wolf>cursed",
    "wolf>drunk",
    "wolf>sorcerer",
    "wolf>traitor",
    "wolf>prince",
    "wolf>wolf_man",
    "wolf>arsonist",
    "serial_killer>wise_elder",
    "serial_killer>cursed",
    "serial_killer>lycan",
    "serial_killer>prince",
    "snow_wolf>serial_killer",
    "arsonist>serial_killer",
    # Out when somebody comes
    "harlot>mason wolf>harlot",
    "harlot>cult_hunter wolf>harlot",
    "harlot>lycan lycan>harlot",
    "harlot>serial_killer wolf>harlot",
    "harlot>seer serial_killer>harlot",
    "harlot>arsonist cultist>harlot",
    "guardian_angel>seer wolf>guardian_angel",
    "guardian_angel>mason serial_killer>guardian_angel",
    "guardian_angel>seer cultist>guardian_angel",
    "cult_hunter>harlot harlot>seer",
    "chemist>harlot harlot>seer",
    "chemist>guardian_angel guardian_angel>seer",
    "thief>harlot harlot>mason",
    # In the house of a victim
    "harlot>seer wolf>seer",
    "harlot>drunk wolf>drunk",
    "harlot>cursed wolf>cursed",
    "harlot>wise_elder wolf>wise_elder",
    "harlot>wise_elder serial_killer>wise_elder",
    "harlot>thief serial_killer>thief",
    "harlot>wolf serial_killer>wolf",
    "harlot>snow_wolf serial_killer>snow_wolf",
    "harlot>cultist cult_hunter>cultist",
    "harlot>guardian_angel wolf>guardian_angel",
    "chemist>mason wolf>mason",
    "thief>seer serial_killer>seer",
    "cultist>mason wolf>mason",
    "cult_hunter>cultist wolf>cultist",
    # Guarded
    "guardian_angel>seer wolf>seer",
    "guardian_angel>cursed wolf>cursed",
    "guardian_angel>drunk wolf>drunk",
    "guardian_angel>mason serial_killer>mason",
    "guardian_angel>wolf serial_killer>wolf",
    "guardian_angel>harlot serial_killer>harlot",
    "guardian_angel>arsonist wolf>arsonist",
    "guardian_angel>prince cultist>prince",
    "guardian_angel>cultist cult_hunter>cultist",
    "guardian_angel>serial_killer wolf>guardian_angel",
    "guardian_angel>serial_killer wolf>serial_killer",
    "serial_killer>guardian_angel guardian_angel>seer",
    # Frozen
    "snow_wolf>harlot harlot>wolf",
    "snow_wolf>guardian_angel guardian_angel>serial_killer",
    "snow_wolf>chemist chemist>serial_killer",
    "snow_wolf>cultist cultist>cult_hunter",
    "snow_wolf>cult_hunter cultist>cult_hunter",
    "snow_wolf>thief thief>serial_killer",
    "snow_wolf>serial_killer wolf>serial_killer",
    # The cult and its hunter
    "cult_hunter>cultist cultist>wolf",
    "cult_hunter>cultist cultist>mason",
    "cult_hunter>mason cultist>mason",
    "cult_hunter>serial_killer cultist>cult_hunter",
    "cultist>wolf wolf>seer",
    "cultist>wolf wolf>cultist",
    "cultist>drunk wolf>drunk",
    "cultist>chemist chemist>serial_killer",
    "cultist>mason serial_killer>cultist",
    # Two killers
    "wolf>mason serial_killer>mason",
    "wolf>cursed serial_killer>cursed",
    "wolf>wise_elder serial_killer>wise_elder",
    "wolf>seer serial_killer>wolf",
    "wolf>drunk serial_killer>wolf",
    # Three at once
    "guardian_angel>harlot harlot>seer wolf>harlot",
    "guardian_angel>harlot harlot>seer wolf>seer",
    "guardian_angel>harlot harlot>seer serial_killer>harlot",
    "guardian_angel>harlot harlot>wolf wolf>seer",
    "guardian_angel>seer harlot>seer wolf>seer",
    "guardian_angel>seer harlot>seer serial_killer>seer",
    "guardian_angel>cursed harlot>cursed wolf>cursed",
    "guardian_angel>seer wolf>guardian_angel serial_killer>seer",
    "guardian_angel>seer wolf>seer serial_killer>guardian_angel",
    "snow_wolf>guardian_angel guardian_angel>seer wolf>seer",
    "snow_wolf>harlot harlot>mason wolf>harlot",
    "snow_wolf>harlot harlot>mason wolf>mason",
    "snow_wolf>guardian_angel guardian_angel>mason serial_killer>mason",
    "snow_wolf>harlot guardian_angel>harlot wolf>harlot",
    "cult_hunter>cultist cultist>cult_hunter wolf>cult_hunter",
    "cultist>mason harlot>mason wolf>cultist",
    "guardian_angel>cult_hunter cultist>cult_hunter wolf>cult_hunter",
    "harlot>seer wolf>seer serial_killer>harlot",
    "harlot>cursed wolf>cursed serial_killer>harlot",
    "guardian_angel>wolf harlot>wolf serial_killer>wolf",
    "chemist>serial_killer wolf>chemist guardian_angel>chemist",
    # Fire
    "seer* arsonist>spark",
    "seer* arsonist>spark guardian_angel>seer",
    "seer* arsonist>spark harlot>seer",
    "seer* arsonist>spark wolf>seer",
    "seer* arsonist>spark chemist>seer",
    "seer* arsonist>spark serial_killer>seer",
    "seer* arsonist>spark serial_killer>arsonist",
    "seer* arsonist>spark wolf>arsonist",
    "seer* arsonist>spark snow_wolf>arsonist",
    "seer* guardian_angel>seer",
    "harlot* arsonist>spark harlot>mason",
    "mason* arsonist>spark cultist>mason",
    "wolf* arsonist>spark wolf>seer",
    "prince* wise_elder* arsonist>spark",
    "hunter* arsonist>spark",
    "cursed* arsonist>spark wolf>cursed",
    "serial_killer* arsonist>spark serial_killer>mason",
    "guardian_angel* arsonist>spark guardian_angel>seer wolf>seer",
    # Love
    "seer+mason wolf>seer",
    "wolf+seer serial_killer>wolf",
    "seer+harlot harlot>mason wolf>harlot",
    "seer+harlot harlot>mason wolf>seer",
    "seer+mayor guardian_angel>seer wolf>seer",
    "seer+mayor guardian_angel>seer wolf>mayor",
    "cultist+seer cult_hunter>cultist",
    "harlot+mason harlot>wolf",
    "harlot+mason harlot>seer wolf>seer",
    "wise_elder+seer wolf>wise_elder",
    "cursed+seer wolf>cursed",
    "seer+mayor mayor* arsonist>spark",
    "chemist+mason chemist>serial_killer",
    "serial_killer+seer wolf>serial_killer",
    "serial_killer+seer wolf>seer",
    "guardian_angel+seer guardian_angel>seer wolf>guardian_angel",
    "seer+mason wolf>seer harlot>mason",
)
"""In the language of `stage`; what comes of them is not written anywhere but in the rules."""


def nights() -> Iterator[Question]:
    """Every scene."""
    for text in SCENES:
        scene = Scene(text=text)
        play = scene.played()
        deaths = scene.dead(play)
        dead = frozenset(scene.role(death.seat) for death in deaths)
        moves = sum(word.kind == "move" for word in scene.words)
        yield question(
            f"night:{scene.key}",
            min(moves + len(scene.words) // (moves + 1), 3),
            *(BY_KEY[role] for role in scene.cast),
            ask=(*scene.lines, line("ask-dead")),
            right=fallen(scene.cast, dead),
            wrong=[fallen(scene.cast, other) for other in _others(scene.cast, dead)],
            why=tuple(line(f"why-{death.cause}", **_involved(scene, death.seat, death.by)) for death in deaths)
            or (news.explained(scene, play) or (line("why-nothing"),)),
        )


def fallen(cast: tuple[RoleKey, ...], dead: frozenset[RoleKey]) -> Line:
    """Who is dead, as an answer."""
    names = ("one", "two", "three")
    return line(f"dead-{len(dead)}", **dict(zip(names, (role for role in cast if role in dead), strict=False)))


def _others(cast: tuple[RoleKey, ...], dead: frozenset[RoleKey]) -> list[frozenset[RoleKey]]:
    """Other ends that one might think of: those first that differ least."""
    every = [frozenset(some) for number in range(_MOST + 1) for some in combinations(cast, number)]
    return sorted((some for some in every if some != dead), key=lambda some: len(some ^ dead))[:_WRONG]


def _involved(scene: Scene, who: Seat, by: Seat | None) -> dict[str, RoleKey]:
    """The dead, and whom he died of, if that is another one of the cast."""
    named = {"who": scene.role(who)}
    return named if by is None or by > len(scene.cast) else named | {"by": scene.role(by)}
