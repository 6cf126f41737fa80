"""The night's questions: one for everybody, of one shape; what may be chosen, changed, and when the night may close."""

from collections import Counter
from dataclasses import replace

import pytest

from games.core.ids import Seat
from tests.games.village.hamlet import Hamlet, a_village, kinds

EVERYBODY = (
    "wolf alpha_wolf snow_wolf seer fool harlot guardian_angel chemist cupid wild_child doppelganger thief cultist cultist "
    "cult_hunter serial_killer arsonist oracle sorcerer augur grave_digger mason mason villager drunk"
)


def answered_by_all(hamlet: Hamlet) -> None:
    """Everybody answers whatever waits for them."""
    for seat in sorted(hamlet.alive()):
        while True:
            open_ones = [p for p in hamlet.asked(seat) if not p.standing and p.chosen is None]
            if not open_ones:
                break
            hamlet.does(seat, open_ones[0].id, open_ones[0].options[0])


def test_everybody_alive_gets_one_question_whatever_the_role() -> None:
    hamlet = a_village(EVERYBODY)
    for seat in hamlet.alive():
        assert len([prompt for prompt in hamlet.asked(seat) if not prompt.standing]) == 1


def test_whoever_is_asked_may_also_want_nobody_unless_the_choice_is_due() -> None:
    hamlet = a_village(EVERYBODY)
    due = {hamlet.role(seat) for seat in hamlet.alive() if "nobody" not in hamlet.question(seat).options}
    dreaming = {"augur", "grave_digger", "mason", "villager", "drunk", "chemist"}
    assert due == {"cupid", "wild_child", "doppelganger"} | dreaming


def test_sleepers_are_asked_something_harmless_and_each_night_something_else() -> None:
    hamlet = a_village("wolf villager villager villager villager villager")
    first = hamlet.question(2)
    assert (first.ask, first.options, first.seats) == ("village-ask-dream-8", ("a", "b", "c"), False)
    assert hamlet.question(3).ask != first.ask
    hamlet.answers(2, "b")
    assert hamlet.question(2).chosen == "b"
    hamlet.until("n2")
    assert hamlet.question(2).ask != first.ask


def test_a_choice_may_be_changed_until_dawn() -> None:
    hamlet = a_village("wolf seer villager villager villager")
    hamlet.answers(2, 3)
    hamlet.answers(2, 1)
    assert hamlet.question(2).chosen == "1"
    hamlet.answers(2, "nobody")
    assert hamlet.question(2).chosen == "nobody"


def test_cupid_is_asked_for_the_second_once_he_has_named_the_first() -> None:
    hamlet = a_village("wolf cupid villager villager villager villager")
    assert hamlet.names(2) == ["n1.cupid"]
    hamlet.does(2, "n1.cupid", 3)
    second = hamlet.prompt(2, ".second")
    assert (second.ask, second.chosen) == ("village-ask-cupid-second", None)
    assert second.options == ("1", "2", "4", "5", "6")
    hamlet.does(2, second.id, 4)
    assert hamlet.prompt(2, ".second").chosen == "4"
    hamlet.does(2, "n1.cupid", 4)  # whom he had named second: the second choice is open again
    assert hamlet.prompt(2, ".second").chosen is None
    hamlet.does(2, hamlet.prompt(2, ".second").id, 5)
    hamlet.does(2, "n1.cupid", 3)  # and stands when only the first one changes
    assert hamlet.prompt(2, ".second").chosen == "5"


def test_an_arsonist_may_light_what_is_doused() -> None:
    hamlet = a_village("arsonist villager villager villager villager wolf")
    assert "spark" not in hamlet.question(1).options
    hamlet.answers(1, 2)
    hamlet.until("n2")
    assert hamlet.question(1).options == ("3", "4", "5", "6", "spark", "nobody")
    hamlet.answers(1, "spark")
    assert hamlet.question(1).chosen == "spark"
    hamlet.to_day()
    assert hamlet.alive() == {1, 3, 4, 5, 6}


def test_the_pack_sees_its_companions_choices_in_silence() -> None:
    hamlet = a_village("wolf wolf snow_wolf villager villager villager villager villager")
    assert [line.key for line in hamlet.question(1).lines] == ["village-line-mate-waiting"]
    assert hamlet.answers(2, 4) == []
    assert [line.key for line in hamlet.question(1).lines] == ["village-line-mate-choice"]
    hamlet.answers(2, "nobody")
    assert [line.key for line in hamlet.question(1).lines] == ["village-line-mate-nobody"]
    assert hamlet.question(3).lines == ()
    assert hamlet.question(4).lines == ()


def test_companions_who_cannot_bite_tonight_are_not_waited_for() -> None:
    hamlet = a_village("wolf wolf wolf villager villager villager villager villager villager villager")
    hamlet.state = hamlet.state.with_player(replace(hamlet.state.player(Seat(2)), hungover=True))
    assert [line.details[0].value for line in hamlet.question(1).lines] == [3]


def test_a_rage_asks_the_pack_for_a_second_victim() -> None:
    hamlet = a_village("wolf_cub wolf alpha_wolf villager villager villager villager villager villager villager")
    hamlet.lynches(1)
    assert [line.key for line in hamlet.question(2).lines] == ["village-line-raging", "village-line-mate-waiting"]
    hamlet.does(2, "n2.wolf", 4)
    second = hamlet.prompt(2, ".second")
    assert second.ask == "village-ask-wolf-second"
    assert "4" not in second.options
    hamlet.does(2, second.id, 5)
    assert [line.key for line in hamlet.question(3).lines][1:] == [
        "village-line-mate-choice",
        "village-line-mate-second",
    ]
    hamlet.does(2, second.id, "nobody")
    assert hamlet.prompt(2, ".second").chosen == "nobody"
    hamlet.does(2, second.id, 5)
    hamlet.to_day()
    assert {4, 5}.isdisjoint(hamlet.alive())


def test_notes_of_the_night_stand_under_the_question_that_everybody_gets() -> None:
    hamlet = a_village("wolf drunk blacksmith chemist grave_digger villager villager villager villager villager")
    assert [line.key for line in hamlet.question(4).lines] == ["village-line-brewing"]
    assert hamlet.question(5).lines == ()
    hamlet.answers(1, 2)
    hamlet.until("n2")
    assert [line.key for line in hamlet.question(1).lines] == ["village-line-drunk"]
    assert hamlet.question(1).ask.startswith("village-ask-dream")
    assert [line.key for line in hamlet.question(4).lines] == ["village-line-ready"]
    assert [line.key for line in hamlet.question(5).lines] == ["village-line-graves"]
    hamlet.to_day()
    hamlet.does(3, "d2.silver", "use")
    hamlet.until("n3")
    assert [line.key for line in hamlet.question(1).lines] == ["village-line-silvered"]


@pytest.mark.parametrize(("role", "line"), [("harlot", "harlot"), ("chemist", "chemist"), ("seer", None)])
def test_with_four_alive_some_are_warned(role: str, line: str | None) -> None:
    hamlet = a_village(f"wolf {role} villager villager villager villager gunner")
    hamlet.lynches(7)
    assert not [one for one in hamlet.question(2).lines if "four" in one.key]
    hamlet.does(1, "n2.wolf", 6)
    hamlet.lynches(5)
    assert len(hamlet.alive()) == 4
    warned = [one.key for one in hamlet.question(2).lines if "four" in one.key]
    assert warned == ([f"village-line-four-{line}"] if line else [])


def test_the_night_closes_early_only_after_its_floor_and_once_everybody_has_answered() -> None:
    hamlet = a_village("wolf cupid villager villager villager villager", pace="normal")
    opened = hamlet.now
    answered_by_all(hamlet)
    deadline = hamlet.due()
    assert 40 <= (deadline.at - opened).total_seconds() <= 50
    assert (deadline.closes - opened).total_seconds() == 120
    hamlet.does(2, "n1.cupid", hamlet.prompt(2, ".second").chosen)  # half of the choice is open again
    assert hamlet.due().at > deadline.at


def test_an_answer_after_the_floor_closes_the_night_at_once() -> None:
    hamlet = a_village("wolf villager villager villager villager")
    for seat in (1, 2, 3, 4):
        hamlet.answers(seat, hamlet.question(seat).options[0])
    hamlet.waits(55)
    seen = hamlet.answers(5, "a")
    assert "day-broke" in kinds(seen)


def test_at_dawn_everybody_alive_hears_one_thing_at_least_and_the_dead_that_they_are() -> None:
    hamlet = a_village("wolf seer villager villager villager villager")
    hamlet.answers(1, 3)
    hamlet.answers(2, 1)
    seen = hamlet.to_day()
    heard = Counter(seat for event in seen for seat in event.audience.seats)
    assert set(heard) == {1, 2, 3, 4, 5, 6}
    assert [e.kind for e in seen if 2 in e.audience.seats] == ["seer-saw"]
    assert [e.kind for e in seen if 3 in e.audience.seats] == ["you-died"]
    assert [e.kind for e in seen if 4 in e.audience.seats] == ["night-passed"]
