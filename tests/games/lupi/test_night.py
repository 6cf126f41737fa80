"""The night: what is asked, what is answered, what the pack says, who is devoured."""

import pytest

from games.core.game import Leave, Line, Place
from games.core.ids import Seat, TextId
from games.lupi.events import (
    FoundDevoured,
    NobodyDevoured,
    PackTalked,
    PlayerLeft,
    RoleShown,
    SeerSawHuman,
    SeerSawWolf,
    YouDied,
)
from tests.kit.rules import LoadedRng, Village, a_game

EIGHT = "wolf wolf seer bodyguard judge mayor villager villager"


@pytest.mark.parametrize(
    ("seat", "name", "ask", "options"),
    [
        (1, "n1.wolf", "lupi-ask-wolf", "345678"),
        (3, "n1.seer", "lupi-ask-seer", "1245678"),
        (4, "n1.bodyguard", "lupi-ask-bodyguard", "12345678"),
        (5, "n1.judge", "lupi-ask-judge", "12345678"),
        (6, "n1.sleep", "lupi-ask-sleep", "1234578"),
        (7, "n1.sleep", "lupi-ask-sleep", "1234568"),
    ],
)
def test_every_living_seat_is_asked_one_thing_about_the_living(seat: int, name: str, ask: str, options: str) -> None:
    question = a_game(EIGHT).question(seat)
    assert (question.id, question.ask, question.options) == (name, ask, tuple(options))
    assert question.place is Place.WHISPER
    assert question.seats


def test_the_dead_are_neither_asked_nor_offered() -> None:
    village = a_game(EIGHT)
    village.answers(1, 7)
    village.until("n2")
    assert village.asked(7) == ()
    assert all("7" not in village.question(seat).options for seat in (1, 2, 3, 4, 5, 6, 8))


def test_a_wolf_is_not_offered_a_wolf() -> None:
    assert village_refusal(1, "n1.wolf", 2) == "not-offered"


def village_refusal(seat: int, prompt: str, pick: int) -> str:
    return a_game(EIGHT).refused(seat, prompt, pick)


@pytest.mark.parametrize("seat", [1, 4, 5, 6, 7])
def test_a_choice_may_be_changed_until_the_night_closes(seat: int) -> None:
    village = a_game(EIGHT)
    village.answers(seat, 3)
    assert village.question(seat).chosen == "3"
    village.answers(seat, 8 if seat != 8 else 7)
    assert village.question(seat).chosen == "8"


def test_the_same_choice_again_changes_nothing_at_all() -> None:
    village = a_game(EIGHT)
    village.answers(1, 3)
    before = village.state
    village.answers(1, 3)
    assert village.state is before


def test_the_last_choice_counts() -> None:
    village = a_game(EIGHT)
    village.answers(1, 7)
    village.answers(1, 8)
    village.until_dawn()
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(8))]


def test_the_seer_is_answered_at_once_and_for_good() -> None:
    village = a_game(EIGHT)
    assert village.answers(3, 2) == [SeerSawWolf(to=Seat(3), about=Seat(2))]
    assert village.asked(3) == ()
    assert village.refused(3, "n1.seer", 4) == "stale"


@pytest.mark.parametrize("human", [4, 5, 6, 7])
def test_the_seer_sees_everybody_but_a_wolf_as_human(human: int) -> None:
    assert a_game(EIGHT).answers(3, human) == [SeerSawHuman(to=Seat(3), about=Seat(human))]


def test_a_seer_devoured_in_the_night_has_had_the_answer() -> None:
    village = a_game(EIGHT)
    village.answers(1, 3)
    village.answers(3, 1)
    village.until_dawn()
    assert SeerSawWolf(to=Seat(3), about=Seat(1)) in village.told(3)
    assert village.told(3)[-1] == YouDied(to=Seat(3), cause="devoured")


def test_two_seers_look_each_for_themselves() -> None:
    village = a_game("wolf seer seer villager villager villager")
    assert village.answers(2, 3) == [SeerSawHuman(to=Seat(2), about=Seat(3))]
    assert village.answers(3, 1) == [SeerSawWolf(to=Seat(3), about=Seat(1))]


def test_two_bodyguards_guard_two_and_are_barred_each_from_their_own() -> None:
    village = a_game("wolf wolf bodyguard bodyguard villager villager villager villager")
    village.answers(3, 5)
    village.answers(4, 6)
    village.answers(1, 6)
    village.until_dawn()
    assert village.heard(NobodyDevoured) == [NobodyDevoured(night=1)]
    village.until("n2")
    assert village.question(3).barred == (("5", "lupi-guarded-last-night"),)
    assert village.question(4).barred == (("6", "lupi-guarded-last-night"),)


def test_a_bodyguard_devoured_in_the_night_still_guards() -> None:
    village = a_game("wolf wolf bodyguard villager villager villager")
    village.answers(3, 4)
    village.answers(1, 4)
    village.answers(2, 3)
    village.until_dawn(LoadedRng([1]))
    assert village.heard(NobodyDevoured) == [NobodyDevoured(night=1)]


def test_whom_a_bodyguard_guarded_is_not_shown_to_him_once_dead() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(4, 7)
    village.until("d1.vote")
    village.votes({1: 7})
    village.until("n2")
    assert village.question(4).barred == ()


def test_the_judge_may_protect_himself_and_the_same_player_every_night() -> None:
    village = a_game(EIGHT)
    for night in (1, 2, 3):
        village.until(f"n{night}")
        village.answers(5, 5)
        assert village.question(5).chosen == "5"


def test_a_tie_is_drawn_among_the_tied_only() -> None:
    village = a_game("wolf wolf wolf wolf wolf " + "villager " * 8)
    for wolf, prey in ((1, 6), (2, 6), (3, 9), (4, 9), (5, 13)):
        village.answers(wolf, prey)
    village.until_dawn(LoadedRng([1]))
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(9))]


def test_no_chance_is_drawn_where_the_pack_agrees() -> None:
    village = a_game(EIGHT)
    village.answers(1, 8)
    village.until_dawn(LoadedRng([]))
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(8))]


def test_a_guarded_victim_of_a_drawn_tie_lives_and_the_other_too() -> None:
    village = a_game(EIGHT)
    village.answers(1, 7)
    village.answers(2, 8)
    village.answers(4, 8)
    village.until_dawn(LoadedRng([1]))
    assert village.heard(NobodyDevoured) == [NobodyDevoured(night=1)]


# The pack


def pack_lines(village: Village, seat: int) -> list[tuple[str, list[object]]]:
    return [(line.key, [detail.value for detail in line.details]) for line in village.question(seat).lines]


def test_each_wolf_sees_the_others_choices_live() -> None:
    village = a_game("wolf wolf wolf " + "villager " * 6)
    village.answers(2, 7)
    assert pack_lines(village, 1) == [("lupi-line-pack-choice", [2, 7]), ("lupi-line-pack-waiting", [3])]
    village.answers(2, 8)
    assert pack_lines(village, 3) == [("lupi-line-pack-waiting", [1]), ("lupi-line-pack-choice", [2, 8])]


def test_nobody_else_sees_any_line_at_night() -> None:
    village = a_game(EIGHT)
    village.answers(1, 7)
    assert all(village.question(seat).lines == () for seat in range(3, 9))
    lines: tuple[Line, ...] = a_game("wolf villager villager villager").question(1).lines
    assert lines == ()


def test_what_a_wolf_says_is_relayed_to_the_other_living_wolves_at_once() -> None:
    village = a_game("wolf wolf wolf " + "villager " * 6)
    village.leaves(3)
    told = village.does(1, "n1.talk", text=41)
    assert told == [PackTalked(to=(Seat(2),), speaker=Seat(1), text=TextId(41))]
    assert told[0].audience.seats == {2}


def test_talk_is_a_standing_question_of_words_for_which_no_night_waits() -> None:
    village = a_game("wolf wolf " + "villager " * 6)
    talk = village.asked(1)[1]
    assert (talk.id, talk.words, talk.standing, talk.options) == ("n1.talk", 300, True, ())
    for seat in range(1, 9):
        village.answers(seat, 8 if seat != 8 else 7)
    assert village.due().at < village.due().closes


def test_a_single_wolf_has_nobody_to_talk_to() -> None:
    village = a_game("wolf wolf " + "villager " * 6)
    village.leaves(2)
    assert [prompt.id for prompt in village.asked(1)] == ["n1.wolf"]
    assert village.refused(1, "n1.talk", text=1) == "stale"


def test_nobody_but_a_wolf_talks_at_night_and_no_wolf_by_day() -> None:
    village = a_game(EIGHT)
    assert village.refused(7, "n1.talk", text=1) == "stale"
    village.until("d1.talk")
    assert village.refused(1, "n1.talk", text=1) == "stale"


def test_a_wolf_talks_once_in_three_seconds_at_most_and_its_companion_too() -> None:
    village = a_game(EIGHT)
    village.does(1, "n1.talk", text=1)
    village.does(2, "n1.talk", text=2)
    village.waits(2.9)
    assert village.refused(1, "n1.talk", text=3) == "lupi-talk-too-fast"
    village.waits(0.1)
    village.does(1, "n1.talk", text=4)


def test_a_wolf_may_talk_on_when_the_night_has_been_given_more_time() -> None:
    """More time sets the clock of the game back."""
    village = a_game(EIGHT)
    village.waits(10)
    village.does(1, "n1.talk", text=1)
    village.waits(-8)
    village.does(1, "n1.talk", text=2)


def test_a_wolf_talks_twenty_times_a_night_at_most() -> None:
    village = a_game(EIGHT)
    for number in range(20):
        village.does(1, "n1.talk", text=number)
        village.waits(3)
    assert village.refused(1, "n1.talk", text=99) == "lupi-talk-enough"
    village.does(2, "n1.talk", text=50)
    village.until("n2")
    village.does(1, "n2.talk", text=100)


# Leaving by night


def test_who_had_chosen_the_one_who_left_is_asked_again_by_a_new_question() -> None:
    village = a_game(EIGHT)
    for seat in (1, 4, 5, 6):
        village.answers(seat, 8)
    village.answers(7, 1)
    assert village.leaves(8, Leave.REMOVED)[:2] == [
        PlayerLeft(seat=Seat(8), why="removed"),
        YouDied(to=Seat(8), cause="left"),
    ]
    asked = [village.question(seat) for seat in (1, 4, 5, 6, 7)]
    assert [q.id for q in asked] == ["n1.wolf.2", "n1.bodyguard.2", "n1.judge.2", "n1.sleep.2", "n1.sleep"]
    assert [q.chosen for q in asked] == [None, None, None, None, "1"]
    assert village.refused(1, "n1.wolf", 7) == "stale"


def test_who_is_asked_twice_again_gets_a_third_question() -> None:
    village = a_game(EIGHT)
    for gone in (8, 7):
        village.answers(6, gone)
        village.leaves(gone)
    assert village.question(6).id == "n1.sleep.3"


def test_a_seer_who_had_looked_at_who_leaves_is_asked_again_and_keeps_both_answers() -> None:
    village = a_game(EIGHT)
    village.answers(3, 8)
    village.leaves(8)
    assert village.question(3).id == "n1.seer.2"
    village.answers(3, 1)
    assert [(seen.about, seen.wolf) for seen in village.state.sightings] == [(8, False), (1, True)]


def test_a_bodyguard_who_leaves_guards_nobody_and_a_judge_protects_nobody() -> None:
    village = a_game(EIGHT)
    village.answers(4, 7)
    village.answers(5, 7)
    village.answers(1, 7)
    village.leaves(4)
    village.leaves(5)
    village.until_dawn()
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(7))]
    assert village.state.protected == frozenset()


def test_the_choice_of_a_wolf_who_leaves_is_void() -> None:
    village = a_game("wolf wolf wolf " + "villager " * 7)
    village.answers(1, 7)
    village.answers(2, 8)
    village.answers(3, 8)
    village.leaves(2)
    village.leaves(3)
    village.until_dawn()
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(7))]


def test_if_only_the_leaver_had_not_answered_the_night_closes_early() -> None:
    village = a_game(EIGHT)
    for seat in range(1, 8):
        village.answers(seat, 7 if seat != 7 else 1)
    close = village.due().closes
    village.leaves(8)
    assert village.due().at == village.state.timer.floor
    village.until("d1.talk")
    assert village.now < close


def test_after_the_floor_it_closes_as_the_last_silent_player_leaves() -> None:
    village = a_game(EIGHT)
    for seat in range(1, 8):
        village.answers(seat, 7 if seat != 7 else 1)
    village.waits(55)
    assert village.due().phase == "n1"
    village.leaves(8)
    assert village.due().phase == "d1.talk"


def test_a_night_that_was_to_close_early_waits_again_for_who_is_asked_again() -> None:
    village = a_game(EIGHT, pace="slow")
    for seat in range(1, 9):
        village.answers(seat, 8 if seat != 8 else 1)
    early = village.due()
    village.leaves(8)
    assert village.due().at > early.at
    assert village.due().token != early.token


def test_the_leavers_card_stays_hidden_even_where_cards_are_shown() -> None:
    village = a_game(EIGHT, reveal_roles=True)
    village.answers(1, 8)
    village.leaves(7)
    village.until_dawn()
    assert village.heard(RoleShown) == [RoleShown(seat=Seat(8), role="villager")]  # type: ignore[arg-type]


def test_cards_of_the_dead_stay_hidden_unless_the_group_wants_them() -> None:
    village = a_game(EIGHT)
    village.answers(1, 8)
    village.until_dawn()
    assert village.heard(RoleShown) == []
