"""What else may happen at the desk: two who hold the same card, words that mean nothing there, a desk that is cleared."""

import random

import pytest

from games.core.desk.game import NARRATOR
from games.core.game import Leave, Move, Reason, Refused, play
from games.core.ids import Seat, TextId
from games.village.desk.game import called, told_at_the_end, usual
from games.village.desk.position import Position
from games.village.desk.terms import Terms, agreed
from games.village.roles import KEYS
from tests.kit.desk import Narrating
from tests.kit.rules import EVENING, a_moment

LINE = "village-desk-line-"
SLIP = "village-desk-slip-"


def evening(*roles: str) -> Narrating:
    """The day after a quiet first night."""
    return Narrating().begins(*roles).night()


# Two of a kind


def test_of_two_who_can_do_the_same_the_narrator_says_who_shows_the_card() -> None:
    desk = evening("wolf", "sandman", "sandman", "villager", "villager", "villager").taps("b-sleep")
    assert desk.prompt.ask == "village-desk-ask-hold"
    assert desk.taps("b-sleep-3").at.shown == (3,)
    assert not desk.village.player(Seat(2)).used


def test_of_two_gunners_the_narrator_says_who_shoots() -> None:
    desk = evening("wolf", "gunner", "gunner", "villager", "villager", "villager")
    desk.taps("certain", "k-detective", "back", "gun", "gun-3", "f-3-4", "go")
    assert [desk.village.player(Seat(seat)).bullets for seat in (2, 3)] == [2, 1]


def test_two_detectives_signal_one_after_the_other() -> None:
    desk = evening("wolf", "detective", "detective", "villager", "villager", "villager")
    desk.taps("search", "d-1", "go")
    assert (desk.stage, desk.detail("detective")) == ("search", 3)
    desk.taps("d-0", "go")
    assert (desk.stage, desk.at.searched) == ("day", True)


def test_what_the_table_is_certain_of_is_noted_once() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager").taps("certain", "k-detective")
    once = desk.state
    assert desk.taps("k-detective").state is once


# Nights in brief


def test_a_card_that_was_left_out_is_not_called_in_a_night_for_changes_only() -> None:
    desk = Narrating().seats(7).taps("g-others", "x-doppelganger", "back")
    desk.holds("wolf", "sandman", "villager", "villager", "villager", "wild_child", "villager").taps("go").night()
    assert desk.taps("b-sleep").lynches(4).detail("roles") == ("wild_child",)


def test_what_was_told_in_a_night_for_changes_only_is_not_told_again() -> None:
    desk = Narrating().begins("wolf", "sandman", "villager", "villager", "wild_child", "villager", "villager")
    desk.night(s5=3).taps("b-sleep").lynches(3).taps("night-reduced")
    assert [line["to"] for line in desk.lines(SLIP + "role-taken")] == [5]
    desk.taps("go")
    # The old wolf has not been called: that there is another one is still to be told.
    assert [event.kind for event in desk.at.due] == ["pack-grew"]


# Chance


def test_a_vision_that_was_drawn_among_players_or_among_cards_says_so() -> None:
    desk = Narrating().begins("wolf", "fool", "augur", "villager", "villager", "villager", "villager")
    desk.calls(s2=1).taps("go", "why")
    assert [line["event"] for line in desk.lines("village-desk-why-seat")] == ["fool_draw"]
    assert [line["event"] for line in desk.lines("village-desk-why-role")] == ["augur_draw"]


def test_a_spark_that_may_still_come_is_reckoned_with() -> None:
    desk = Narrating().seats(6).taps("rules", "s-rounds-1", "back")
    desk.holds("seer", "guardian_angel", "villager", "villager", "wolf", "arsonist").taps("go")
    desk.taps("u1-0", "u2-0", "u3-ok", "u4-ok", "uwolves-0", "u6-3")
    while desk.stage in ("call", "slips", "dawn"):
        desk.taps("go" if "go" in desk.prompt.options else "back")
    desk.taps("go", "count", "go", "night-full", "u1-0", "u2-3")
    # The Angel's answer hangs on the spark that only the last one called can throw.
    assert desk.prompt.ask == "village-desk-ask-call"
    assert desk.detail("seat") == 3


# Words


def test_words_that_mean_nothing_where_they_are_said_pick_nothing() -> None:
    desk = Narrating()
    assert [desk.types(text) for text in ("concedi", "random", "deal", "players", "2", "Anna")] == [0] * 6
    desk.seats(5)
    assert [desk.types(text) for text in ("1 > 2", "concedi", "players")] == [0] * 3
    desk.taps("deal")
    assert desk.types("1 > 2") == 0
    desk.taps("go")
    assert [desk.types(text) for text in ("concedi", "deal", "players\nAnna\nBea\nCarla\nDario\nElsa")] == [0] * 3


def test_a_number_or_names_written_at_the_first_screen_say_who_plays() -> None:
    assert Narrating().types("9") == 1
    named = Narrating()
    assert named.types("Anna\nBea\nCarla\nDario\nElsa") == 1
    assert named.stage == "terms"


def test_a_word_deals_and_deals_again() -> None:
    desk = Narrating().seats(8)
    assert desk.types("deal") == 1
    first = desk.at.roles
    assert desk.types("deal") == 1
    assert desk.at.roles != first


def test_a_word_opens_the_board() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager")
    assert desk.types("players") == 1
    assert desk.prompt.ask == "village-desk-ask-board"


def test_a_text_without_a_meaning_is_no_answer() -> None:
    desk = Narrating()
    move = Move(seat=NARRATOR, prompt=desk.prompt.id, text=TextId(1))
    with pytest.raises(Refused) as caught:
        play(desk.game, desk.state, move, a_moment(2, EVENING))
    assert caught.value.reason is Reason.NOT_OFFERED


def test_slips_of_the_vote_are_typed_one_a_line() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager").taps("go")
    assert desk.types("1 2\n3 > 2\n4 x\n5 0") == 4
    assert [(vote.voter, vote.target) for vote in desk.at.votes] == [(1, 2), (3, 2), (5, None)]
    assert desk.at.unreadable == (4,)


def test_names_are_those_of_the_lines_in_order() -> None:
    desk = Narrating()
    desk.types("Anna\nBea\nCarla\nDario\nElsa", number=3)
    assert called(desk.state) == {Seat(number): (3, number - 1) for number in range(1, 6)}
    assert called(Narrating().seats(5).state) == dict.fromkeys(range(1, 6))


# The end


def test_a_desk_that_is_cleared_asks_nothing_more() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager").taps("clock", "m-2")
    step = desk.game.leave(desk.state, NARRATOR, Leave.RESIGNED, a_moment(9, EVENING))
    assert [event.kind for event in step.events] == ["desk-cleared"]
    outcome = desk.game.outcome(step.state)
    assert outcome is not None
    assert (outcome.key, outcome.winners) == ("nobody", frozenset())
    assert desk.game.prompts(step.state, NARRATOR) == ()
    assert desk.game.deadline(step.state) is None


def test_the_next_desk_begins_with_these_terms_and_nothing_happened_before_the_cards() -> None:
    desk = Narrating().seats(5).taps("rules", "s-rounds-1", "back")
    assert usual(desk.state).rounds == "one"
    assert told_at_the_end(desk.state) == ()
    desk.holds("wolf", "villager", "villager", "villager", "villager").taps("go").night().lynches(2)
    assert told_at_the_end(desk.state)


def test_there_are_no_cards_before_they_are_handed_out_and_no_terms_but_those_of_the_menu() -> None:
    with pytest.raises(LookupError):
        Position().the_village()
    for name, value in (("rounds", "three"), ("weather", "rain"), ("seer", "maybe")):
        with pytest.raises(LookupError):
            agreed(Terms(), name, value)


@pytest.mark.parametrize(("seed", "players"), [(11, 5), (5, 14), (8, 24)])
def test_whatever_is_taken_back_is_as_it_was(seed: int, players: int) -> None:
    """Each step of a game at random, undone, leads to the position before it."""
    dice, desk = random.Random(seed), Narrating(seed=str(seed)).seats(players).taps("deal", "go")
    for _ in range(40):
        if desk.stage in ("end", "over"):
            break
        before = desk.state
        pick = dice.choice([o for o in desk.prompt.options if o not in ("undo", "board", "clock", "concede")])
        desk.taps(pick)
        if len(desk.state.entries) == len(before.entries) + 1:
            assert desk.state.undone().position == before.position


def test_every_card_has_a_place_of_its_own_on_the_pages_of_corrections() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager").taps("board", "fix", "fix-2")
    assert [pick for pick in desk.prompt.options if pick[4:].isdigit()] == [f"e-2-{at}" for at in range(len(KEYS))]
