"""The bank: every question there is, made once for each process."""

from functools import cache
from typing import Final

from games.core.quiz import Bank, Question
from games.lupi.quiz import cards, scenes
from games.lupi.quiz.kit import TEAMS

_MAKERS: Final = (
    cards.described,
    cards.teams,
    cards.powers,
    cards.decks,
    cards.weights,
    cards.targets,
    scenes.nights,
    scenes.lynches,
    scenes.nominees,
    scenes.sentences,
    scenes.ends,
    scenes.starts,
)
KINDS: Final = ("described", "team", "seen", "acts", "deck", "limits", "night", "day", "vote", "end")


@cache
def questions() -> tuple[Question, ...]:
    """Every question, in the order of the makers."""
    return tuple(question for maker in _MAKERS for question in maker())


BANK: Final = Bank(questions=questions, teams=TEAMS, kinds=KINDS)
