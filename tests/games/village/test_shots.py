"""Final shots: who may take whom along, and the pause that tells nothing where roles are hidden."""

import pytest

from games.village.chronicle import chronicle
from games.village.events import HunterShot, HunterSpared
from tests.games.village.hamlet import Hamlet, a_village, kinds

HUNTERS = "wolf hunter hunter villager villager villager villager villager villager"
HIDDEN = ("none", "team")


def lynched(roles: str = HUNTERS, seat: int = 2, **options: str) -> Hamlet:
    hamlet = a_village(roles, **options)
    hamlet.lynches(seat)
    return hamlet


def test_a_dead_hunter_is_asked_and_everybody_waits() -> None:
    hamlet = lynched()
    prompt = hamlet.question(2)
    assert (prompt.id, prompt.ask) == ("d1.dusk.shot.1", "village-ask-shot")
    assert prompt.options == ("1", "3", "4", "5", "6", "7", "8", "9", "nobody")
    assert hamlet.asked(4) == ()
    assert kinds(hamlet.events)[-1] == "shot-awaited"


def test_the_shot_is_fired_at_once_and_told_with_what_follows() -> None:
    hamlet = lynched()
    seen = hamlet.answers(2, 4)
    assert kinds(seen) == ["hunter-shot", "role-shown", "you-died", "night-fell"]
    assert hamlet.alive() == {1, 3, 5, 6, 7, 8, 9}


def test_whoever_is_shot_and_a_hunter_too_shoots_next() -> None:
    hamlet = lynched()
    hamlet.answers(2, 3)
    assert hamlet.question(3).id == "d1.dusk.shot.2"
    seen = hamlet.answers(3, 1)
    assert "village-won" in kinds(seen)


def test_who_does_not_answer_or_wants_nobody_shoots_nobody() -> None:
    hamlet = lynched()
    assert HunterSpared(hunter=2) in hamlet.closes()
    other = lynched()
    assert HunterSpared(hunter=2) in other.answers(2, "nobody")


def test_two_hunters_who_die_together_are_asked_together_and_one_whose_aim_is_dead_by_then_shoots_nobody() -> None:
    hamlet = a_village("wolf hunter hunter cupid villager villager villager villager villager")
    hamlet.does(4, "n1.cupid", 2)
    hamlet.does(4, "n1.cupid.second", 3)
    hamlet.lynches(2)
    assert hamlet.question(2).id == hamlet.question(3).id
    hamlet.answers(2, 5)
    assert hamlet.question(2).chosen == "5"
    seen = hamlet.answers(3, 5)
    assert [event for event in seen if isinstance(event, HunterShot | HunterSpared)] == [
        HunterShot(hunter=2, victim=5),
        HunterSpared(hunter=3),
    ]


def test_a_hunter_killed_by_night_shoots_at_dawn_before_the_day_breaks() -> None:
    hamlet = a_village("wolf hunter serial_killer villager villager villager villager villager")
    hamlet.answers(3, 2)
    seen = hamlet.closes()
    assert kinds(seen)[-1] == "shot-awaited"
    assert hamlet.due().phase == "n1.shot.1"
    hamlet.answers(2, "nobody")
    assert hamlet.due().phase == "d1.day"


def test_a_hunter_shot_by_the_gunner_shoots_before_the_vote() -> None:
    hamlet = a_village("wolf hunter gunner villager villager villager villager villager")
    hamlet.to_day()
    hamlet.does(4, "d1.notes", 5)
    hamlet.does(3, "d1.shoot", 2)
    hamlet.closes()
    assert hamlet.due().phase == "d1.shot.1"
    assert hamlet.prompt(4, "notes").chosen == "5"
    hamlet.answers(2, 6)
    assert hamlet.due().phase == "d1.dusk"
    assert hamlet.prompt(4, "notes").chosen == "5"


def test_where_roles_are_shown_nobody_else_is_waited_for() -> None:
    hamlet = a_village(HUNTERS)
    assert "shot-awaited" not in kinds(hamlet.lynches(4))


@pytest.mark.parametrize("reveal", HIDDEN)
@pytest.mark.parametrize("victim", [2, 4])
def test_where_roles_are_hidden_every_death_is_followed_by_the_same_pause(reveal: str, victim: int) -> None:
    hamlet = a_village(HUNTERS, reveal_on_death=reveal)
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys(hamlet.alive() - {victim}, victim))
    seen = hamlet.closes()
    shown = ["votes-counted", "lynched", *(["team-shown"] if reveal == "team" else []), "you-died", "shot-awaited"]
    assert kinds(seen)[1:] == shown
    assert (hamlet.due().closes - hamlet.now).total_seconds() == 30
    if victim == 2:
        (prompt,) = hamlet.asked(2)
        assert prompt.standing
        hamlet.does(2, prompt.id, "nobody")
        assert hamlet.prompt(2, "shot.1").chosen == "nobody"
    assert kinds(hamlet.closes()) == ["night-fell"]


def test_where_roles_are_hidden_a_pause_follows_the_dead_of_a_pause_as_well() -> None:
    hamlet = lynched(reveal_on_death="none")
    hamlet.does(2, "d1.dusk.shot.1", 4)
    assert kinds(hamlet.closes()) == ["hunter-shot", "you-died", "shot-awaited"]
    assert hamlet.due().phase == "d1.dusk.shot.2"
    assert kinds(hamlet.closes()) == ["night-fell"]


def test_where_roles_are_hidden_a_night_without_dead_has_no_pause_and_one_with_dead_has() -> None:
    hamlet = a_village("wolf villager villager villager villager villager villager", reveal_on_death="none")
    assert "day-broke" in kinds(hamlet.closes())
    hamlet.until("n2")
    hamlet.answers(1, 3)
    seen = hamlet.closes()
    assert kinds(seen)[-1] == "shot-awaited"
    assert [event.cause for event in seen if event.kind == "found-dead"] == ["hidden"]


def test_a_quiet_death_is_followed_by_no_pause() -> None:
    hamlet = a_village(HUNTERS, reveal_on_death="none")
    hamlet.to_day()
    hamlet.leaves(2)
    assert hamlet.due().phase == "d1.day"
    hamlet.closes()
    assert hamlet.due().phase == "d1.dusk"


def test_whoever_is_aimed_at_and_leaves_is_aimed_at_no_more() -> None:
    hamlet = lynched(reveal_on_death="none")
    hamlet.does(2, "d1.dusk.shot.1", 4)
    hamlet.leaves(5)
    assert hamlet.prompt(2, "shot.1").chosen == "4"
    hamlet.leaves(4)
    assert hamlet.prompt(2, "shot.1").chosen is None


def test_in_a_pause_a_leaver_changes_nothing_until_it_is_over() -> None:
    hamlet = lynched("wolf hunter villager villager villager villager")
    hamlet.leaves(1)
    assert hamlet.due().phase == "d1.dusk.shot.1"
    assert "village-won" in kinds(hamlet.closes())


@pytest.mark.parametrize(("reveal", "told"), [("role", ["hunter-spared", "night-fell"]), ("none", [])])
def test_a_dead_hunter_who_leaves_gives_up_the_shot(reveal: str, told: list[str]) -> None:
    hamlet = lynched(reveal_on_death=reveal)
    assert kinds(hamlet.leaves(2)) == told
    assert hamlet.asked(2) == ()
    assert hamlet.leaves(2) == []


def test_hidden_sorrow_is_a_death_without_a_reason() -> None:
    hamlet = a_village("wolf cupid villager villager villager villager villager", reveal_on_death="none")
    hamlet.does(2, "n1.cupid", 3)
    hamlet.does(2, "n1.cupid.second", 4)
    assert "dropped-dead" in kinds(hamlet.lynches(3))


@pytest.mark.parametrize("reveal", ["team", "none"])
def test_where_roles_are_hidden_the_dead_of_a_night_are_named_by_seat(reveal: str) -> None:
    cards = "serial_killer grave_digger villager villager wolf villager villager villager"
    hamlet = a_village(cards, reveal_on_death=reveal, reveal_at_end="none")
    hamlet.does(1, "n1.serialkiller", 3)
    hamlet.does(5, "n1.wolf", 4)
    seen = hamlet.to_day()
    assert [event.seat for event in hamlet.state.deaths] == [4, 3]
    assert [event.seat for event in seen if event.kind == "found-dead"] == [3, 4]
    lines = [{detail.name: detail.value for detail in line.details} for line in chronicle(hamlet.state)]
    assert [line["seat"] for line in lines] == [3, 4]
    hamlet.until("n2")
    (graves,) = hamlet.prompt(2, "n2.dream").lines
    assert [detail.value for detail in graves.details] == [2, (3, 4)]


@pytest.mark.parametrize(("reveal", "told"), [("role", 1), ("team", 0), ("none", 0)])
def test_a_shot_at_the_wise_elder_shames_in_public_only_where_roles_are_shown(reveal: str, told: int) -> None:
    hamlet = a_village("wolf gunner wise_elder villager villager villager villager", reveal_on_death=reveal)
    hamlet.to_day()
    hamlet.does(2, "d1.shoot", 3)
    hamlet.until("d1.dusk")
    hunter = a_village("wolf hunter wise_elder villager villager villager villager", reveal_on_death=reveal)
    hunter.lynches(2)
    hunter.does(2, "d1.dusk.shot.1", 3)
    hunter.until("n2")
    for scene in (hamlet, hunter):
        assert kinds(scene.events).count("elder-avenged") == told
        assert scene.role(2) == "villager"
