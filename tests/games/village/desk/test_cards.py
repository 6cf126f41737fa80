"""A deal made with real cards, pasted as a list, and the cards that a table makes up. Rules page, 4.5 and 9.2."""

import pytest

from games.core.game import Reason, Refused
from games.core.ids import RoleKey, Seat
from games.village.desk.cards import EVERY
from games.village.desk.game import NARRATOR, listed_at, named
from tests.kit.desk import Narrating

LINE = "village-desk-line-"
PLAIN = ("wolf", "seer", "villager", "villager", "villager")


def made_up(*cards: str) -> Narrating:
    """The first night with these cards."""
    return Narrating().seats(len(cards)).pastes(*cards).taps("go")


def refused(desk: Narrating, *cards: str) -> str:
    with pytest.raises(Refused) as caught:
        desk.pastes(*cards)
    assert caught.value.reason is Reason.BARRED
    return caught.value.key


def test_a_pasted_list_is_the_deal_in_seat_order_with_its_balance() -> None:
    desk = Narrating().seats(5).pastes(*PLAIN)
    assert desk.stage == "dealt"
    assert desk.at.roles == PLAIN
    assert (desk.detail("village"), desk.detail("enemies"), desk.detail("hand")) == (10, 10, "yes")
    assert desk.taps("go").stage == "call"


def test_before_anybody_has_said_how_many_play_the_list_says_so() -> None:
    assert Narrating().pastes(*PLAIN).at.count == 5


def test_a_list_may_be_pasted_again_over_a_deal_and_over_half_a_hand() -> None:
    desk = Narrating().seats(5).taps("deal").pastes(*PLAIN)
    assert desk.at.roles == PLAIN
    desk.taps("undo", "hand", "c-1-0").pastes(*PLAIN)
    assert desk.at.roles == PLAIN


def test_a_list_is_taken_back_as_a_whole() -> None:
    desk = Narrating().seats(5).pastes(*PLAIN).taps("undo")
    assert (desk.stage, desk.at.roles) == ("terms", ())
    desk.taps("hand", "c-1-0", "c-2-1", "undo")
    assert desk.at.roles == ("villager",)


def test_a_list_of_another_length_or_with_a_card_beyond_measure_changes_nothing() -> None:
    desk = Narrating().seats(5)
    before = desk.state
    assert refused(desk, *PLAIN, "villager") == "village-desk-wrong-count"
    assert refused(desk, "wolf", "b100", "villager", "villager", "villager") == "village-desk-too-strong"
    assert refused(Narrating(), "wolf", "villager", "villager") == "village-desk-wrong-count"
    assert desk.state is before


def test_a_list_is_heard_until_the_cards_are_handed_out_and_from_the_narrator_alone() -> None:
    desk = Narrating().seats(5)
    assert listed_at(desk.state, Seat(1)) is None
    assert listed_at(desk.pastes(*PLAIN).taps("go").state, NARRATOR) is None


def test_a_list_without_danger_is_no_game() -> None:
    desk = Narrating().seats(5).pastes("villager", "seer", "villager", "villager", "villager")
    assert desk.detail("playable") == "no"
    assert desk.pastes("villager", "seer", "villager", "villager", "c10").detail("playable") == "yes"


# Made-up cards


def test_made_up_cards_count_on_their_side_and_show_their_strength() -> None:
    desk = Narrating().seats(6).pastes("wolf", "b5", "villager", "c3", "b-2", "villager")
    assert (desk.detail("village"), desk.detail("enemies")) == (5, 13)
    assert [(line["number"], line["side"], line["strength"]) for line in desk.lines(LINE + "card-own")] == [
        (2, "village", 5),
        (4, "enemies", 3),
        (5, "village", -2),
    ]


def test_their_names_are_those_of_the_list_in_order() -> None:
    desk = Narrating().seats(5).pastes("wolf", "b5", "villager", "c3", "villager", number=7)
    assert named(desk.state) == {"own_b1": (7, 0), "own_c2": (7, 1)}
    assert named(Narrating().seats(5).pastes(*PLAIN).state) == {}


def test_another_deal_forgets_them() -> None:
    desk = Narrating().seats(5).pastes("wolf", "b5", "villager", "c3", "villager").taps("again")
    assert not desk.at.strengths
    assert not desk.lines(LINE + "card-own")


def test_whoever_holds_one_is_called_and_the_narrator_is_told_that_it_is_his_own() -> None:
    desk = made_up("b5", "wolf", "villager", "villager", "villager")
    assert desk.detail("role") == "own_b1"
    assert [line.key for line in desk.prompt.lines] == ["village-desk-act-own"]
    assert desk.prompt.options[0] == "u1-ok"


def test_a_seer_sees_the_card_by_its_name() -> None:
    desk = made_up("seer", "wolf", "c3", "villager", "villager", "villager").calls(s1=3).taps("go")
    assert [line["role"] for line in desk.lines("village-desk-slip-seer-saw")] == ["own_c1"]


def test_one_against_the_village_keeps_it_from_winning_and_wins_with_the_wolves() -> None:
    desk = made_up("c3", "wolf", "villager", "villager", "villager", "villager", "villager").night()
    assert desk.lynches(2).stage == "nightfall"
    desk.taps("night-full").calls().taps("go").written().taps("go", "go").lynches(3)
    desk.taps("board", "fix", "fix-4", "e-4-dead", "fix", "fix-5", "e-5-dead", "back")
    desk.taps("board", "fix", "fix-6", "e-6-dead", "back")
    assert desk.stage == "end"
    desk.taps("confirm")
    assert desk.events[-1].result == "wolves"
    assert desk.events[-1].winners == (1, 2)


def test_one_for_the_village_wins_with_it() -> None:
    desk = made_up("b5", "wolf", "villager", "villager", "villager").night().lynches(2).taps("confirm")
    assert desk.events[-1].winners == (1, 3, 4, 5)


def test_wolves_and_those_on_their_side_are_counted_together() -> None:
    desk = made_up("c3", "wolf", "villager", "villager", "villager").night(wolves=3)
    assert desk.stage == "end"


def test_one_against_the_village_is_not_in_the_pack() -> None:
    desk = made_up("c3", "wolf", "wolf", "villager", "villager", "villager", "villager", "villager")
    assert [player.seat for player in desk.village.living if player.card.night] == [2, 3]
    desk.taps("u1-ok")
    assert [line["companions"] for line in desk.lines("village-desk-slip-pack-met")] == [(3,)]


def test_a_card_can_be_corrected_to_a_made_up_one_in_play_and_to_no_other() -> None:
    desk = made_up("b5", "wolf", "villager", "villager", "villager").night().taps("board", "fix", "fix-3")
    at = EVERY.index(RoleKey("own_b1"))
    assert [pick for pick in desk.prompt.options if pick.startswith("e-3-") and pick[4:].isdigit()][-1] == f"e-3-{at}"
    assert desk.taps(f"e-3-{at}").village.player(Seat(3)).role == "own_b1"


def test_the_dead_show_it() -> None:
    desk = made_up("b5", "wolf", "villager", "villager", "villager", "villager").night()
    desk.taps("go").votes(*((seat, 1) for seat in range(2, 7)))
    assert [line["role"] for line in desk.lines("village-role-shown")] == ["own_b1"]
