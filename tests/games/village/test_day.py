"""The day: one private question for everybody, powers that all see, the Detective, the Gunner, and their order."""

from dataclasses import replace

import pytest

from games.core.game import Place, Refused
from games.core.ids import Seat
from games.village import day
from games.village.chance import ScriptedChance
from games.village.events import DetectiveExposed, DetectiveSaw, GunnerShot
from games.village.state import Day, DayPick, Shot, Village
from tests.games.village.hamlet import Hamlet, a_village, kinds

LOUD = "wolf blacksmith sandman mayor pacifist troublemaker detective gunner villager clumsy_guy"


def loud(**options: str) -> Hamlet:
    hamlet = a_village(LOUD, **options)
    hamlet.to_day()
    return hamlet


def test_everybody_alive_has_one_silent_question_by_day_whatever_the_role() -> None:
    hamlet = loud()
    for seat in hamlet.alive():
        (prompt,) = hamlet.asked(seat)
        assert prompt.standing
        assert prompt.place is Place.WHISPER


def test_whoever_has_no_power_by_day_keeps_a_notebook_that_decides_nothing() -> None:
    hamlet = loud()
    assert hamlet.names(1) == ["d1.notes"]
    assert hamlet.does(1, "d1.notes", 5) == []
    assert hamlet.prompt(1, "notes").chosen == "5"
    hamlet.does(1, "d1.notes", "nobody")
    assert hamlet.prompt(1, "notes").chosen == "nobody"
    hamlet.does(1, "d1.notes", 6)
    hamlet.to_dusk()
    assert hamlet.prompt(1, "notes").chosen == "6"
    hamlet.does(1, "d1.notes", 7)
    assert hamlet.prompt(1, "notes").chosen == "7"


@pytest.mark.parametrize(
    ("seat", "name", "kind"),
    [
        (2, "silver", "silver-spread"),
        (3, "sleep", "sleep-spread"),
        (4, "reveal", "mayor-revealed"),
        (5, "peace", "peace-declared"),
        (6, "trouble", "trouble-stirred"),
    ],
)
def test_a_power_that_all_see_is_used_once(seat: int, name: str, kind: str) -> None:
    hamlet = loud()
    assert kinds(hamlet.does(seat, f"d1.{name}", "use")) == [kind]
    assert hamlet.names(seat) == ["d1.notes"]
    with pytest.raises(Refused):
        day.use(hamlet.state, Seat(seat), name)


def test_silver_sleep_and_trouble_are_for_the_day_the_sash_and_peace_also_for_dusk() -> None:
    hamlet = loud()
    hamlet.to_dusk()
    assert [hamlet.names(seat)[1:] for seat in (2, 3, 6, 7, 8)] == [["d1.notes"]] * 5
    assert hamlet.names(4)[1:] == ["d1.reveal"]
    assert hamlet.names(5)[1:] == ["d1.peace"]
    assert hamlet.names(9)[1:] == ["d1.notes"]


def test_a_power_is_refused_at_night_to_the_dead_and_to_whoever_has_another() -> None:
    hamlet = a_village(LOUD)
    for seat, name in ((2, "silver"), (4, "reveal")):
        with pytest.raises(Refused):
            day.use(hamlet.state, Seat(seat), name)
    hamlet.to_day()
    for seat, name in ((2, "sleep"), (7, "investigate"), (1, "silver")):
        with pytest.raises(Refused):
            day.use(hamlet.state, Seat(seat), name)
    hamlet.leaves(2)
    with pytest.raises(Refused):
        day.use(hamlet.state, Seat(2), "silver")


def test_of_peace_and_trouble_the_last_one_counts() -> None:
    hamlet = loud()
    hamlet.does(5, "d1.peace", "use")
    hamlet.does(6, "d1.trouble", "use")
    assert (hamlet.state.peace, hamlet.state.trouble) == (False, True)
    other = loud()
    other.does(6, "d1.trouble", "use")
    other.does(5, "d1.peace", "use")
    assert (other.state.peace, other.state.trouble) == (True, False)


def test_a_slept_night_is_passed_over_and_the_day_breaks_at_once() -> None:
    hamlet = loud()
    hamlet.does(3, "d1.sleep", "use")
    hamlet.to_dusk()
    seen = hamlet.closes()
    assert kinds(seen)[-2:] == ["night-slept", "day-broke"]
    assert "night-fell" not in kinds(seen)
    assert hamlet.due().phase == "d2.day"


def test_a_silvered_night_is_announced_and_held() -> None:
    hamlet = loud()
    hamlet.does(2, "d1.silver", "use")
    hamlet.to_dusk()
    assert kinds(hamlet.closes())[-2:] == ["night-fell", "silver-held"]


def test_a_bite_that_ripens_at_nightfall_may_end_the_game_before_the_night() -> None:
    hamlet = a_village("wolf villager villager villager villager")
    hamlet.to_day()
    hamlet.state = hamlet.state.with_player(replace(hamlet.state.player(Seat(2)), infected=True))
    seen = hamlet.lynches(5)
    assert "wolves-won" in kinds(seen)
    assert "night-fell" not in kinds(seen)


def closed(village: Village, *draws: tuple[str, str]) -> tuple[list[object], Village]:
    """The end of this day, with these draws and no other."""
    chance = ScriptedChance([(event, None, outcome) for event, outcome in draws])
    step = day.close(village, chance)
    assert chance.left == ()
    return list(step.events), step.state


def test_the_detective_learns_the_exact_role_and_the_wolves_may_learn_who_asked() -> None:
    hamlet = loud()
    hamlet.does(7, "d1.investigate", 1)
    told, _ = closed(hamlet.state, ("detective_caught", "yes"))
    assert told == [
        DetectiveSaw(to=Seat(7), about=Seat(1), role="wolf"),
        DetectiveExposed(to=(Seat(1),), detective=Seat(7)),
    ]
    told, _ = closed(hamlet.state, ("detective_caught", "no"))
    assert kinds(told) == ["detective-saw"]


def test_nobody_is_told_of_the_detective_where_no_wolf_lives() -> None:
    hamlet = a_village("serial_killer detective villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.investigate", 1)
    told, _ = closed(hamlet.state, ("detective_caught", "yes"))
    assert kinds(told) == ["detective-saw"]


def test_the_detective_is_answered_before_the_gunner_shoots() -> None:
    hamlet = loud()
    hamlet.does(8, "d1.shoot", 7)
    hamlet.does(7, "d1.investigate", 1)
    told, after = closed(hamlet.state, ("detective_caught", "no"))
    assert kinds(told) == ["detective-saw", "gunner-shot", "role-shown", "you-died"]
    assert after.player(Seat(8)).bullets == 1


def test_choices_for_the_end_of_the_day_may_be_changed_or_taken_back() -> None:
    hamlet = loud()
    hamlet.does(8, "d1.shoot", 7)
    hamlet.does(8, "d1.shoot", 6)
    assert hamlet.prompt(8, "shoot").chosen == "6"
    hamlet.does(8, "d1.shoot", "nobody")
    assert hamlet.prompt(8, "shoot").chosen == "nobody"
    assert closed(hamlet.state)[0] == []


def test_a_gunner_is_told_how_many_bullets_are_left_and_asked_no_more_without_any() -> None:
    hamlet = loud()
    assert [detail.value for detail in hamlet.prompt(8, "shoot").details] == [1, 2]
    hamlet.does(8, "d1.shoot", 9)
    hamlet.until("d2.day")
    assert [detail.value for detail in hamlet.prompt(8, "shoot").details] == [2, 1]
    hamlet.does(8, "d2.shoot", 10)
    hamlet.until("d3.day")
    assert hamlet.names(8) == ["d3.notes"]


def test_of_two_gunners_the_one_who_is_shot_shoots_no_more() -> None:
    hamlet = a_village("wolf gunner gunner villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.shoot", 3)
    hamlet.does(3, "d1.shoot", 2)
    told, after = closed(hamlet.state)
    assert [event for event in told if isinstance(event, GunnerShot)] == [GunnerShot(gunner=Seat(2), victim=Seat(3))]
    assert after.player(Seat(2)).alive


def test_a_victim_who_is_dead_by_then_costs_no_bullet() -> None:
    hamlet = a_village("wolf gunner gunner villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.shoot", 4)
    hamlet.does(3, "d1.shoot", 4)
    _, after = closed(hamlet.state)
    assert [after.player(Seat(seat)).bullets for seat in (2, 3)] == [1, 2]


def test_whoever_shoots_the_wise_elder_is_a_villager() -> None:
    hamlet = a_village("wolf gunner wise_elder villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.shoot", 3)
    seen = hamlet.to_dusk()
    assert kinds(seen)[1:5] == ["gunner-shot", "role-shown", "you-died", "role-taken"]
    assert "elder-avenged" in kinds(seen)
    assert hamlet.role(2) == "villager"


def test_a_shot_may_decide_the_game_before_any_vote() -> None:
    hamlet = a_village("wolf gunner villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.shoot", 1)
    assert "village-won" in kinds(hamlet.closes())


def test_the_sorrow_of_a_shot_players_lover_is_told_with_its_reason() -> None:
    hamlet = a_village("wolf gunner cupid villager villager villager villager villager")
    hamlet.does(3, "n1.cupid", 4)
    hamlet.does(3, "n1.cupid.second", 5)
    hamlet.to_day()
    hamlet.does(2, "d1.shoot", 4)
    seen = hamlet.to_dusk()
    shown = ["gunner-shot", "role-shown", "you-died", "died-of-sorrow", "role-shown", "you-died", "vote-opened"]
    assert kinds(seen)[1:] == shown


def test_the_clumsy_guy_is_warned_in_his_notebook_with_four_alive() -> None:
    hamlet = a_village("wolf clumsy_guy gunner villager villager villager")
    hamlet.to_day()
    assert hamlet.prompt(2, "notes").lines == ()
    hamlet.does(3, "d1.shoot", 6)
    hamlet.to_dusk()
    hamlet.leaves(5)
    assert [line.key for line in hamlet.prompt(2, "notes").lines] == ["village-line-four-clumsy"]
    assert hamlet.prompt(4, "notes").lines == ()


def test_whoever_is_chosen_and_leaves_is_chosen_no_more() -> None:
    hamlet = loud()
    hamlet.does(8, "d1.shoot", 9)
    hamlet.does(7, "d1.investigate", 8)
    hamlet.does(1, "d1.notes", 10)
    hamlet.leaves(9)
    assert hamlet.prompt(8, "shoot").chosen is None
    assert hamlet.prompt(7, "investigate").chosen == "8"
    hamlet.leaves(7)
    assert [pick.seat for pick in day.picks_of(hamlet.state)] == [1]


def test_picks_are_kept_by_day_at_dusk_and_in_the_pause_between_and_nowhere_else() -> None:
    hamlet = loud()
    notes = (DayPick(seat=Seat(1), power="notes", target=Seat(2)),)
    assert day.picks_of(hamlet.state.with_phase(Day(picks=notes))) == notes
    assert day.picks_of(hamlet.state.with_phase(Shot(after="shot", notes=notes))) == notes
    night = a_village(LOUD).state
    assert day.picks_of(night) == ()
    assert day.time_of(night) is None
