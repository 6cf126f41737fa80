"""The one door to the rules: a move is legal exactly if it answers one of its seat's prompts."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from games.core.game import (
    TABLE,
    Audience,
    Move,
    Outcome,
    Prompt,
    Reason,
    Refused,
    Step,
    only,
    play,
)
from games.core.ids import PromptId, Seat, TextId
from tests.kit.rules import a_moment

ASKED = Prompt(id=PromptId("q"), ask="toy-ask", options=("1", "yes"), barred=(("2", "toy-closed"),), words=5)


@dataclass(frozen=True)
class OneQuestion:
    """A game that asks seat 1 one question and keeps the answer as its state."""

    prompt: Prompt = ASKED
    over: bool = False

    def prompts(self, state: Any, seat: Seat) -> tuple[Prompt, ...]:
        return (self.prompt,) if seat == 1 else ()

    def apply(self, state: Any, move: Move, moment: Any) -> Step[Any, Any]:
        return Step(move.pick or move.text)

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(key="nobody") if self.over else None


def answer(game: OneQuestion = OneQuestion(), **move: Any) -> Any:
    whole = {"seat": Seat(1), "prompt": PromptId("q"), **move}
    return play(game, "before", Move(**whole), a_moment()).state  # type: ignore[arg-type]


def refusal(game: OneQuestion = OneQuestion(), **move: Any) -> tuple[Reason, str]:
    with pytest.raises(Refused) as refused:
        answer(game, **move)
    return refused.value.reason, refused.value.key


def test_an_option_that_is_offered_is_taken() -> None:
    assert answer(pick="yes") == "yes"


def test_a_text_is_taken_where_words_are_asked_for() -> None:
    assert answer(text=TextId(4)) == 4


def test_a_text_is_refused_where_none_is_asked_for() -> None:
    wordless = OneQuestion(prompt=replace(ASKED, words=0))
    assert refusal(wordless, text=TextId(4)) == (Reason.NOT_OFFERED, "not-offered")


def test_a_pick_with_a_text_is_no_answer() -> None:
    assert refusal(pick="yes", text=TextId(4))[0] is Reason.NOT_OFFERED


def test_a_move_without_an_answer_is_refused() -> None:
    assert refusal()[0] is Reason.NOT_OFFERED


def test_an_option_that_is_not_offered_is_refused() -> None:
    assert refusal(pick="no") == (Reason.NOT_OFFERED, "not-offered")


def test_a_closed_option_is_refused_with_its_own_reason() -> None:
    assert refusal(pick="2") == (Reason.BARRED, "toy-closed")


def test_a_question_that_does_not_stand_is_stale() -> None:
    assert refusal(prompt=PromptId("p"), pick="yes") == (Reason.STALE, "stale")


def test_nobody_answers_anothers_question() -> None:
    assert refusal(seat=Seat(2), pick="yes")[0] is Reason.STALE


def test_nothing_may_be_done_after_the_end() -> None:
    assert refusal(OneQuestion(over=True), pick="yes") == (Reason.OVER, "over")


def test_a_refusal_says_its_reason_and_its_key() -> None:
    assert str(Refused(Reason.BARRED, "toy-closed")) == "barred: toy-closed"
    assert str(Refused(Reason.STALE)) == "stale"


def test_audiences_are_the_table_or_certain_seats_or_nobody() -> None:
    assert TABLE.table
    assert Audience(seats=frozenset({Seat(1), Seat(2)})) == only(Seat(2), Seat(1))
    assert not Audience().table
    assert Audience().seats == frozenset()
