"""What computer players of Morte nel saloon say, and what they do about it. Source: rules page, What the bot must do well."""

from collections.abc import Collection

from games.core.game import Line
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.saloon import keys, sayings
from games.saloon.policy import policy
from tests.kit.saloon import A, B, C, D, Evening, a_game


def said(evening: Evening, seat: int, pick: str | None, people: Collection[int] = ()) -> Line | None:
    """What the seat says of the question that stands, as it picks that."""
    prompt = next(prompt for prompt in evening.asked(seat) if prompt.options)
    return sayings.says(evening.game.view(evening.state, Seat(seat)), prompt, pick, frozenset(map(Seat, people)))


def details(line: Line | None) -> dict[str, object]:
    assert line is not None
    return {detail.name: detail.value for detail in line.details}


def wishes(evening: Evening, seat: int, seed: bytes = b"policy") -> list[str | None]:
    moves = policy(evening.game.view(evening.state, Seat(seat)), evening.asked(seat), Seat(seat), SeededRng(seed))
    return [move.pick for move in moves]


def accused() -> Evening:
    """B has accused A, and named D's character."""
    evening = a_game("8♠ 3♦ 2♥", "8♥ 7♠", "3♣ 2♠ 6♥", "7♥ 9♥")
    evening.draws(B, "8♠")
    evening.names(B, D)
    return evening


def test_an_answer_is_told_with_what_the_question_says_and_only_as_it_is_given() -> None:
    evening = accused()
    line = said(evening, A, keys.TOLD)
    assert details(line).keys() >= {"figure", "named", "value"}
    assert (line.key if line else "", said(evening, A, None)) == ("saloon-says-answer", None)


def test_a_question_of_a_computer_player_gets_the_answer_that_belongs_to_it_and_a_persons_an_open_one() -> None:
    evening = accused()
    evening.tells(A)
    asker = evening.asker()
    assert said(evening, asker, keys.PASS) is None
    asked = details(said(evening, asker, keys.ASK))
    evening.answers(asker, keys.ASK)
    replied = details(said(evening, A, keys.TOLD))
    assert (replied["part"], replied["topic"]) == (asked["part"], asked["topic"]) == ("accusation", asked["topic"])
    opened = said(evening, A, keys.TOLD, people={asker})
    assert opened is not None
    assert opened.key == sayings.SAYS_REPLY_OPEN


def test_nobody_asks_the_same_twice_in_a_scene_or_in_the_next_one() -> None:
    evening, topics = accused(), []
    evening.tells(A)
    while evening.state.phase.kind == "ask":
        topics.append(details(said(evening, evening.asker(), keys.ASK))["topic"])
        evening.asks(evening.asker())
    evening.draws(C, "2♥")
    evening.names(C, B)
    evening.tells(A)
    topics.append(details(said(evening, evening.asker(), keys.ASK))["topic"])
    assert len(topics) == len(set(topics)) == 3


def test_whoever_is_invited_to_tell_closes_it_and_nobody_else() -> None:
    evening = a_game("8♠ 3♦ 2♥", "8♥", "3♣ 2♠")
    evening.draws(B, "8♠")
    evening.plays_out(C)
    assert evening.state.phase.kind == "relief"
    assert [wishes(evening, seat) for seat in (A, B, C)] == [[], [keys.ON], []]
    assert details(said(evening, B, keys.ON)).keys() == {"seat", "figure"}


def test_a_small_scene_is_told_by_each_who_lives_and_closed_by_the_last_at_the_table() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥", "8♦")
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.goes_on(A)
    assert evening.state.phase.kind == "vignettes"
    assert [wishes(evening, seat) for seat in (A, B, C, D)] == [[], [], [], [keys.ON]]
    assert details(said(evening, B, None)) == {"role": str(evening.state.player(Seat(B)).figure.role)}
    assert said(evening, A, None) is None, "who has just died has nothing more to tell"


def test_where_nothing_is_told_nothing_is_said() -> None:
    evening = a_game("8♠ 3♦ 2♥", "8♥", "3♣ 2♠")
    assert said(evening, B, "1") is None


def test_another_deal_is_wanted_by_those_who_do_not_mind_where_at_least_as_many_want_it() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥", "8♦")
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.goes_on(A)
    evening.goes_on(A)
    assert {pick for seed in b"abcdefghijkl" for pick in wishes(evening, C, bytes([seed]))} == {keys.YES, keys.NO}
    evening.answers(A, keys.YES)
    assert {pick for seed in b"abcdefghijkl" for pick in wishes(evening, C, bytes([seed]))} == {keys.YES}
    evening.answers(A, keys.NO)
    assert {pick for seed in b"abcdefghijkl" for pick in wishes(evening, C, bytes([seed]))} == {keys.NO}
