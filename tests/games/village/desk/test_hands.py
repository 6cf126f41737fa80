"""The card that each player holds in the hand: a changed one is swapped when that player is told. Rules page, 9.4 and 9.7."""

from games.core.ids import Seat
from games.village.desk.hands import held
from tests.kit.desk import Narrating


def hand(desk: Narrating, seat: int) -> str:
    """The role on this player's card."""
    dealt = next(line for line in held(desk.state)[Seat(seat)] if line.key == "village-card-dealt")
    return next(str(detail.value) for detail in dealt.details if detail.name == "role")


def test_nobody_holds_a_card_before_they_are_handed_out() -> None:
    assert held(Narrating().seats(5).taps("deal").state) == {}


def test_everybody_holds_the_card_that_was_handed_over() -> None:
    desk = Narrating().begins("wolf", "fool", "villager", "villager", "villager")
    assert [hand(desk, seat) for seat in range(1, 6)] == ["wolf", "seer", "villager", "villager", "villager"]


def test_a_card_that_the_night_has_changed_is_swapped_with_the_slips() -> None:
    desk = Narrating().begins("wolf", "cursed", "villager", "villager", "villager", "villager")
    desk.calls(wolves=2).taps("go")
    assert desk.village.player(Seat(2)).role == "wolf"
    assert hand(desk, 2) == "cursed"
    assert hand(desk.taps("go"), 2) == "wolf"


def test_a_card_that_dusk_has_changed_is_swapped_at_the_nights_call() -> None:
    desk = Narrating().begins("wolf", "seer", "apprentice_seer", "villager", "villager", "villager").night()
    desk.lynches(2)
    assert desk.village.player(Seat(3)).role == "seer"
    assert hand(desk, 3) == "apprentice_seer"
    assert hand(desk.taps("night-full"), 3) == "seer"


def test_in_a_night_for_changes_only_those_who_are_called_swap_theirs() -> None:
    desk = Narrating().begins("wolf", "sandman", "seer", "villager", "wild_child", "apprentice_seer", "villager")
    desk.night(s5=3).taps("b-sleep").lynches(3).taps("night-reduced")
    assert (hand(desk, 5), hand(desk, 6)) == ("wolf", "apprentice_seer")


def test_after_a_single_round_a_card_that_waits_is_swapped_at_the_next_call() -> None:
    desk = Narrating().seats(6).taps("rules", "s-rounds-1", "back")
    desk.holds("cursed", "wolf", "villager", "villager", "villager", "villager").taps("go").calls(wolves=1)
    desk.taps("go", "later")
    assert hand(desk, 1) == "cursed"
    desk.taps("go", "go", "count", "go", "night-full")
    assert hand(desk, 1) == "wolf"
