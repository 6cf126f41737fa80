"""Which card somebody holds afterwards: scenes that may change it, played by the rules."""

from collections.abc import Iterator
from typing import Final

from games.core.ids import RoleKey
from games.core.quiz import Question
from games.village.quiz import news
from games.village.quiz.kit import alike, line, question, role_line
from games.village.quiz.stage import Scene
from games.village.roles import BY_KEY
from games.village.roles._kit import CULTIST_KEY, VILLAGER_KEY, WOLF_KEY

TURNS: Final = (
    ("doppelganger", "doppelganger=seer !seer"),
    ("doppelganger", "doppelganger=wolf !wolf"),
    ("doppelganger", "doppelganger=serial_killer !serial_killer"),
    ("doppelganger", "doppelganger=prince !prince"),
    ("doppelganger", "doppelganger=cultist cultist<seer !cultist"),
    ("doppelganger", "doppelganger=fool !fool"),
    ("doppelganger", "doppelganger=gunner wolf>gunner"),
    ("doppelganger", "doppelganger=mayor guardian_angel>mayor wolf>mayor"),
    ("doppelganger", "doppelganger=mason cultist>mason"),
    ("wild_child", "wild_child=seer !seer"),
    ("wild_child", "wild_child=cultist !cultist"),
    ("wild_child", "wild_child=prince !prince"),
    ("wild_child", "wild_child=mason serial_killer>mason"),
    ("wild_child", "wild_child=drunk cultist>drunk"),
    ("wild_child", "wild_child=wise_elder wolf>wise_elder"),
    ("apprentice_seer", "apprentice_seer !seer"),
    ("apprentice_seer", "apprentice_seer wolf>seer"),
    ("apprentice_seer", "apprentice_seer cultist>seer %cult_converts.yes"),
    ("apprentice_seer", "apprentice_seer thief>seer %thief.steals"),
    ("apprentice_seer", "apprentice_seer guardian_angel>seer wolf>seer"),
    ("apprentice_seer", "seer apprentice_seer fool !fool"),
    ("traitor", "traitor last !wolf"),
    ("traitor", "lycan traitor last !wolf"),
    ("traitor", "snow_wolf traitor last !wolf"),
    ("snow_wolf", "snow_wolf traitor last !wolf"),
    ("snow_wolf", "wolf_cub snow_wolf last !wolf"),
    ("sorcerer", "sorcerer last !wolf"),
    ("cursed", "wolf>cursed"),
    ("cursed", "guardian_angel>cursed wolf>cursed"),
    ("cursed", "alpha_wolf>cursed"),
    ("cursed", "cultist>cursed %cult_converts.yes"),
    ("thief", "thief>seer %thief.steals"),
    ("thief", "thief>gunner %thief.steals"),
    ("thief", "thief>lycan"),
    ("thief", "thief>cultist"),
    ("thief", "cultist>thief"),
    ("mayor", "thief>mayor %thief.steals"),
    ("hunter", "thief>hunter %thief.steals"),
    ("mayor", "cultist>mayor"),
    ("gunner", "cultist>gunner"),
    ("wolf_man", "cultist>wolf_man"),
    ("arsonist", "cultist>arsonist"),
    ("doppelganger", "doppelganger=seer cultist>doppelganger"),
    ("gunner", "gunner!wise_elder"),
    ("gunner", "gunner!prince"),
    ("chemist", "chemist>wise_elder %chemist.target_dies"),
    ("chemist", "chemist>mason %chemist.target_dies"),
    ("wolf", "wolf>wise_elder"),
    ("serial_killer", "serial_killer>wise_elder"),
    ("seer", "alpha_wolf>seer %alpha_infects.yes ~"),
    ("prince", "alpha_wolf>prince %alpha_infects.yes ~"),
    ("wise_elder", "alpha_wolf>wise_elder %alpha_infects.yes ~"),
    ("drunk", "alpha_wolf>drunk %alpha_infects.yes ~"),
    ("gunner", "alpha_wolf>gunner %alpha_infects.yes"),
    ("mason", "alpha_wolf>mason %alpha_infects.yes cultist>mason"),
    ("mason", "alpha_wolf>mason %alpha_infects.yes cultist>mason ~"),
)
"""(whose card is asked, the scene). What comes of it is not written anywhere but in the rules."""

_ALWAYS: Final = tuple(map(RoleKey, (WOLF_KEY, VILLAGER_KEY, CULTIST_KEY)))
"""What one might think that anybody becomes."""


def turns() -> Iterator[Question]:
    """Every scene, asked of one card in it."""
    for asked, text in TURNS:
        scene, who = Scene(text=text), RoleKey(asked)
        play = scene.played()
        changes = [change for change in play.village.changes if change.seat == scene.seat(who)]
        right = changes[-1].new if changes else who
        thinkable = dict.fromkeys((who, *scene.cast, *_ALWAYS, *(other.key for other in alike(BY_KEY[right], most=2))))
        yield question(
            f"change:{who}:{scene.key}",
            2 if len(scene.cast) == 2 else 3,
            BY_KEY[who],
            *(BY_KEY[role] for role in scene.cast if role != who),
            ask=(*scene.lines, line("ask-card", who=who)),
            right=role_line(right),
            wrong=[role_line(role) for role in thinkable if role != right],
            why=(
                line(f"why-{changes[-1].reason}", who=who),
                *(line("why-precult") for word in scene.words if word.kind == "was"),
            )
            if changes
            else (*news.explained(scene, play)[:1], line("why-unchanged", who=who)),
        )
