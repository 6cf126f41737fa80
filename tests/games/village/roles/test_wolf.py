"""Wolf: the pack's common choice."""

from games.village.changes import companions
from tests.games.village.scene import played


def test_the_pack_knows_itself_and_which_one_is_the_snow_wolf():
    scene = played("A,B wolf; W snow_wolf; C,D,E,F villager")
    assert [event.kind for event in companions(scene.play.village, scene.player("A"))] == [
        "pack-met",
        "snow-wolf-named",
    ]
    assert [event.kind for event in companions(scene.play.village, scene.player("W"))] == ["pack-met"]


def test_a_lone_wolf_knows_that_it_is_alone():
    scene = played("A wolf; C,D villager")
    assert [event.kind for event in companions(scene.play.village, scene.player("A"))] == ["hunted-alone"]


def test_the_most_wanted_is_bitten():
    scene = played("A,B,W wolf; C,D,E,F,H,I,J villager", "night 2: A→C, B→D, W→D")
    assert scene.deaths == {"D": "eaten"}


def test_a_tie_for_the_second_victim_is_drawn_too():
    roles = "A,B wolf; C,D,E,F,H villager; rage pending"
    scene = played(roles, "night 2: A→C then D, B→C then E", "`wolf_tie`=E")
    assert scene.deaths == {"C": "eaten", "E": "eaten"}


def test_a_second_choice_that_is_the_first_victim_does_not_count():
    roles = "A,B,W wolf; C,D,E,F,H villager; rage pending"
    scene = played(roles, "night 2: A→D then C, B→C then D, W→C then D")
    assert scene.deaths == {"C": "eaten", "D": "eaten"}


def test_no_vote_no_attack():
    assert played("A wolf; C,D,E villager", "night 2: no actions").deaths == {}


def test_wolves_that_have_died_have_no_vote():
    roles = "A wolf (doused); B wolf; R arsonist; C,D,E,F,H villager"
    scene = played(roles, "night 2: R→spark, A→C, B→D")
    assert scene.deaths == {"A": "burned", "D": "eaten"}


def test_a_burning_house_takes_the_wolf_that_comes():
    roles = "A,B wolf; R arsonist; C villager (doused); D,E,F,H villager"
    scene = played(roles, "night 2: R→spark, A→C, B→C", "`visiting_wolf`=B")
    assert scene.deaths == {"C": "burned", "B": "burned visiting C"}


def test_a_victim_already_dead_is_told_to_the_pack():
    roles = "A wolf; R arsonist; C villager (lover D); D villager (doused, lover C); E,F,H villager"
    scene = played(roles, "night 2: R→spark, A→C")
    assert scene.deaths == {"D": "burned", "C": "sorrow"}
    assert scene.heard("A") == ["already-dead"]


def test_the_attack_ends_with_the_last_attacker():
    roles = "A wolf; S serial_killer; C,D,E,F villager; rage pending"
    assert played(roles, "night 2: A→S then C").deaths == {"A": "killed by serial killer S at home"}
