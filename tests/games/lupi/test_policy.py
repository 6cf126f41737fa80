"""The computer player: sensible from its own view and prompts."""

import pytest

from games.core.game import Move
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.lupi.policy import policy
from tests.kit.rules import LoadedRng, Village, a_game

EIGHT = "wolf wolf seer bodyguard judge mayor villager villager"


def moves(village: Village, seat: int, number: int = 0) -> list[Move]:
    view = village.game.view(village.state, Seat(seat))
    return list(policy(view, village.asked(seat), Seat(seat), SeededRng.for_step(b"policy", number)))


def picks(village: Village, seat: int) -> set[str | None]:
    """What the seat may decide to pick, over many chances."""
    return {move.pick for number in range(60) for move in moves(village, seat, number)}


def test_it_decides_from_its_own_view_only() -> None:
    village = a_game(EIGHT)
    for viewer in (None, Seat(2)):
        with pytest.raises(ValueError, match="not its own"):
            policy(village.game.view(village.state, viewer), village.asked(1), Seat(1), LoadedRng([]))


def test_everybody_answers_the_night_also_those_without_a_power() -> None:
    village = a_game(EIGHT)
    assert all(len(moves(village, seat)) == 1 for seat in range(1, 9))


def test_wolves_choose_humans_and_follow_the_packs_first_choice() -> None:
    village = a_game(EIGHT)
    assert picks(village, 1) <= {"3", "4", "5", "6", "7", "8"}
    village.answers(2, 7)
    assert picks(village, 1) == {"7"}
    village.answers(1, 8)
    assert picks(village, 2) == {"8"}
    assert picks(village, 1) == set()


def test_the_seer_looks_at_who_is_new_to_him() -> None:
    village = a_game(EIGHT, vote_style="together")
    for night, about in ((1, 1), (2, 2), (3, 4), (4, 5)):
        village.until(f"n{night}")
        village.answers(3, about)
    village.until("n5")
    assert picks(village, 3) == {"6", "7", "8"}


def test_a_seer_who_has_seen_everybody_looks_again() -> None:
    village = a_game("wolf seer villager villager villager")
    for night, about in ((1, 1), (2, 3), (3, 4), (4, 5)):
        village.until(f"n{night}")
        village.answers(2, about)
    village.until("n5")
    assert picks(village, 2) == {"1", "3", "4", "5"}


def test_the_bodyguard_never_repeats() -> None:
    village = a_game(EIGHT)
    village.answers(4, 7)
    village.until("n2")
    assert "7" not in picks(village, 4)
    assert len(picks(village, 4)) == 7


def test_an_answer_that_stands_is_left_alone() -> None:
    village = a_game(EIGHT)
    village.answers(7, 1)
    assert moves(village, 7) == []


def test_the_seer_votes_for_the_wolf_he_has_seen_and_never_for_a_human() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(3, 2)
    village.until("d1.vote")
    village.votes({1: 8, 2: 8, 4: 8})
    assert picks(village, 3) == {"2"}
    village.until("n2")
    village.answers(3, 7)
    village.until("d2.vote")
    assert "7" not in picks(village, 3)


def share(village: Village, seat: int, pick: str) -> float:
    """How often the seat picks this, over many chances."""
    return sum(move.pick == pick for number in range(400) for move in moves(village, seat, number)) / 400


def test_wolves_spare_a_companion_one_time_in_four_only() -> None:
    """Who never voted with the others against a wolf would be known for one."""
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({3: 2, 4: 2, 5: 2, 6: 2, 8: 2})
    assert share(village, 7, "2") == 1
    assert 0.65 < share(village, 1, "2") < 0.85


def test_wolves_among_whose_nominees_are_companions_only_vote_like_anybody() -> None:
    """A vote for nobody between two wolves would tell of a third."""
    village = a_game("wolf wolf wolf seer bodyguard judge mayor villager villager villager", vote_style="together")
    village.until("d1.vote")
    village.votes({4: 2})
    village.votes({5: 3})
    village.to_the_second_vote()
    assert picks(village, 1) == picks(village, 9) == {"2", "3", "nobody"}
    assert abs(share(village, 1, "nobody") - share(village, 9, "nobody")) < 0.05


def test_votes_follow_the_public_votes_and_strike_back() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({1: 3, 2: 3, 4: 3, 5: 3, 6: 3})
    assert picks(village, 8) == {"3"}
    assert "3" not in picks(village, 3)
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({1: 3, 4: 1})
    assert picks(village, 3) == {"1"}


def test_on_the_first_day_a_vote_or_two_draw_few_along() -> None:
    """Nobody can know much then: votes that all ran after the first would look like machines."""
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({1: 3})
    assert share(village, 7, "3") < 0.5
    village.votes({2: 3, 4: 3})
    assert share(village, 7, "3") > 0.5


def test_a_name_against_the_stream_weighs_more_than_the_stream() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({1: 8, 2: 8, 3: 1})
    assert picks(village, 7) == {"1"}


def test_whoever_wears_the_sash_is_trusted_and_followed() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({1: 6, 2: 6, 6: 1})
    village.does(6, "d1.sash", "show")
    assert picks(village, 7) == {"1"}
    village.votes({4: 6, 5: 6, 8: 6})
    assert picks(village, 7) == {"1"}


def test_a_bodyguard_trusts_whom_he_guarded_in_a_night_without_a_death() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(1, 7)
    village.answers(2, 7)
    village.answers(4, 7)
    village.until("d1.vote")
    village.votes({1: 7, 2: 7, 3: 7})
    assert "7" not in picks(village, 4)


def test_in_a_sentence_half_of_those_who_know_nothing_let_others_begin() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(3, 1)
    village.until("d1.vote")
    village.votes({1: 7})
    village.votes({2: 1})
    village.to_the_second_vote()
    assert share(village, 5, "1") + share(village, 5, "7") > 0.9
    assert 0.1 < sum(bool(moves(village, 8, number)) for number in range(400)) / 400 < 0.25
    assert picks(village, 3) == {"1"}
    village.votes({3: 1})
    assert picks(village, 8) == {"1"}


def test_now_and_then_for_want_of_a_reason_it_votes_for_nobody() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    assert "nobody" in picks(village, 7)


def test_a_seer_who_trusts_all_nominees_votes_for_nobody() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(3, 7)
    village.until("n2")
    village.answers(3, 8)
    village.until("d2.vote")
    village.votes({1: 7})
    village.votes({2: 8})
    village.to_the_second_vote()
    assert picks(village, 3) == {"nobody"}


def test_the_mayor_shows_the_sash_once_there_are_votes() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.answers(6, 1)
    assert picks(village, 6) == {"show"}
    village.until("d1.speech.1")
    assert picks(village, 6) == set()


def test_ghosts_do_nothing() -> None:
    village = a_game(EIGHT)
    village.answers(1, 7)
    village.until("n2")
    assert moves(village, 7) == []
