"""Sorcerer: with the wolves, unknown to them."""

from games.village.changes import companions
from tests.games.village.scene import played


def test_wolves_and_sorcerer_do_not_know_each_other():
    scene = played("A wolf; R sorcerer; C,D,E villager")
    assert list(companions(scene.play.village, scene.player("R"))) == []
    assert [event.kind for event in companions(scene.play.village, scene.player("A"))] == ["hunted-alone"]


def test_the_fool_is_nothing_to_him_and_a_seer_is():
    scene = played("A wolf; R sorcerer; B seer; M fool; C,D villager", "night 2: R→M; night 3: R→B")
    assert scene.heard("R") == ["sorcerer-saw-nothing", "sorcerer-saw"]


def test_his_survival_does_not_stop_the_village_and_his_number_does_not_help_the_wolves():
    assert played("A wolf; R sorcerer; C,D villager", "dusk: all others vote A").result == "village"
    assert played("A wolf; R sorcerer; C,D villager").result is None
