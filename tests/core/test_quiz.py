"""What is the same for the questions of every game: how answers are arranged and sentences put together."""

from collections import Counter

import pytest

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey
from games.core.quiz import SHOWN, Question, arranged, joined, told
from games.core.rng import SeededRng

RNG = SeededRng(b"quiz")


def a_question(wrong: int) -> Question:
    """A question with so many wrong answers."""
    return Question(
        key="number:one",
        kind="number",
        level=1,
        about=(),
        team="game",
        ask=(Line("ask"),),
        right=Line("right"),
        wrong=tuple(Line(f"wrong-{number}") for number in range(wrong)),
        why=(Line("why"),),
    )


@pytest.mark.parametrize("wrong", [1, 3, 7])
def test_the_right_answer_is_shown_once_and_at_the_place_that_is_told(wrong: int) -> None:
    question = a_question(wrong)
    for draw in range(20):
        shown = arranged(question, RNG.stream(str(draw)))
        assert shown.options[shown.correct] == question.right
        assert len(set(shown.options)) == len(shown.options) == min(wrong + 1, SHOWN)


def test_every_place_is_as_likely_and_every_wrong_answer_too() -> None:
    question, draws = a_question(7), 1200
    shown = [arranged(question, RNG.stream(str(draw))) for draw in range(draws)]
    places = Counter(each.correct for each in shown)
    assert sorted(places) == [0, 1, 2, 3]
    assert all(0.2 < number / draws < 0.3 for number in places.values())
    wrong = Counter(option for each in shown for option in each.options if option != question.right)
    assert all(0.35 < wrong[option] / draws < 0.51 for option in question.wrong)


def test_each_sentence_begins_with_a_capital() -> None:
    assert joined(("è così.", "chi muore?")) == "È così. Chi muore?"
    assert joined(("🌙 notte", "")) == "🌙 notte "


def test_a_line_tells_roles_from_numbers() -> None:
    said = told("ask", role=RoleKey("seer"), number=3)
    assert said.details == (Detail("role", Kind.ROLE, "seer"), Detail("number", Kind.NUMBER, 3))
