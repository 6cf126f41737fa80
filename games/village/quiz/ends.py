"""Who wins with these alive: positions that the rules of victory judge."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey
from games.core.quiz import Question
from games.village import events
from games.village.caseread import Act, Case, Seated
from games.village.cases import Play
from games.village.quiz.kit import line, question
from games.village.roles import BY_KEY
from games.village.roles._kit import WOLF_KEY, Team, Trait
from games.village.state import Change, Over
from games.village.victory import RESULTS

_LAST: Final = ("serial_killer", "arsonist", "cultist", "wolf")
_BESIDE: Final = (
    "villager",
    "hunter",
    "gunner",
    "cult_hunter",
    "tanner",
    "sorcerer",
    "thief",
    "doppelganger",
    "traitor",
)
_LONERS: Final = ("tanner", "sorcerer", "thief", "doppelganger")
_MORE: Final = (
    "wolf villager villager",
    "wolf wolf villager villager",
    "wolf wolf villager villager villager",
    "wolf gunner villager",
    "wolf wolf gunner",
    "wolf wolf gunner villager",
    "wolf wolf hunter mayor",
    "wolf hunter prince",
    "wolf sorcerer villager",
    "wolf sorcerer villager villager",
    "wolf traitor villager",
    "wolf snow_wolf gunner villager",
    "wolf snow_wolf mason mason",
    "wolf serial_killer villager",
    "wolf wolf serial_killer",
    "wolf wolf arsonist villager",
    "wolf wolf cultist",
    "wolf cultist villager",
    "wolf cultist cultist",
    "wolf cultist cultist cultist",
    "wolf_cub alpha_wolf doppelganger thief",
    "lycan seer",
    "lycan seer mayor",
    "snow_wolf villager",
    "snow_wolf sorcerer seer",
    "traitor villager",
    "traitor villager villager",
    "traitor sorcerer villager",
    "wolf_man villager villager",
    "cursed seer villager",
    "wild_child mason villager",
    "villager seer mayor",
    "gunner tanner seer",
    "sorcerer thief villager",
    "sorcerer thief doppelganger",
    "tanner sorcerer villager",
    "cultist cultist",
    "cultist cultist villager",
    "cultist cultist cultist",
    "cultist cultist cult_hunter",
    "cultist cultist serial_killer",
    "serial_killer villager villager",
    "serial_killer hunter villager",
    "serial_killer arsonist villager",
    "serial_killer cultist cultist",
    "arsonist villager villager",
    "arsonist gunner villager",
)
POSITIONS: Final = (
    *(f"{one} {other}" for one, other in combinations(_LAST, 2)),
    *(f"{one} {other}" for one in _LAST for other in _BESIDE),
    *(f"{one} {other}" for one, other in combinations(_LONERS, 2)),
    *_MORE,
)
"""Who is alive. How it ends is not written anywhere but in the rules."""

ON: Final = "on"
"""No result: the game goes on."""
_TOLD: Final = (
    (events.LastDuelFought, "duel"),
    (events.LastOverpowered, "overpowered"),
    (events.LastCultistHunted, "hunted-last"),
    (events.LastConverted, "converted-last"),
)
"""What the last two do to each other: lines `why-end-<name>`."""


def played(position: str) -> Play:
    """The position, judged."""
    seats = tuple(
        Seated(letter=chr(ord("A") + place), role=role, notes=()) for place, role in enumerate(position.split())
    )
    play = Play(Case(id=position, title="", seats=seats, acts=(Act(phase="evaluate"),)))
    play.run()
    return play


def result(play: Play) -> str:
    """Who has won, or that the game goes on."""
    phase = play.village.phase
    return phase.result if isinstance(phase, Over) else ON


def ends() -> Iterator[Question]:
    """Every position."""
    for position in POSITIONS:
        roles = tuple(RoleKey(role) for role in position.split())
        cards = [BY_KEY[role] for role in dict.fromkeys(roles)]
        play = played(position)
        right = result(play)
        armed = any(Trait.ARMED in card.traits for card in cards)
        sides = [RESULTS[card.team] for card in cards if card.team in RESULTS]
        thinkable = dict.fromkeys((*sides, RESULTS[Team.VILLAGE], RESULTS[Team.WOLVES], "nobody", ON))
        yield question(
            f"end:{key(position)}",
            2 if len(roles) == 2 else 3,
            *cards,
            team="game",
            ask=(
                Line("village-quiz-alive", (Detail("alive", Kind.ROLES, roles),)),
                *((line("note-armed"),) if armed else ()),
                line("ask-end"),
            ),
            right=line(f"end-{right}"),
            wrong=[line(f"end-{other}") for other in thinkable if other != right],
            why=(
                *(line(f"why-{change.reason}", who=roles[change.seat - 1]) for change in _heirs(play)),
                line(f"why-end-{_why(play, right, armed=armed)}"),
            ),
        )


def key(position: str) -> str:
    """The position's name, for ever."""
    return ".".join(role if number == 1 else f"{role}-{number}" for role, number in Counter(position.split()).items())


def _heirs(play: Play) -> list[Change]:
    """Who has become a wolf because there was none."""
    return [change for change in play.village.changes if change.new == WOLF_KEY]


def _why(play: Play, right: str, *, armed: bool) -> str:
    """What decides: what the last two do, or the rule of the result."""
    for kind, name in _TOLD:
        if any(isinstance(event, kind) for event in play.events):
            return name
    wolves = len(play.village.members(Trait.WOLF))
    return "gun" if right == ON and armed and 2 * wolves >= len(play.village.living) else right
