"""Wolf Cub: avenged on the pack's next night."""

from games.village.roles.wolf_cub import strength
from tests.games.village.scene import played


def test_killed_by_night_it_is_avenged_the_next_one():
    roles = "A wolf_cub; B wolf; S serial_killer; C,D,E,F,H,I villager"
    scene = played(roles, "night 2: S→A, B→C then D; night 3: B→E then F")
    assert scene.deaths == {"A": "killed by serial killer", "C": "eaten", "E": "eaten", "F": "eaten"}


def test_rage_that_is_not_used_is_lost():
    roles = "A wolf_cub; B wolf; C,D,E,F,H,I villager"
    scene = played(roles, "dusk: all others vote A; night 2: no actions; night 3: B→C then D")
    assert scene.deaths == {"A": "lynched", "C": "eaten"}


def test_a_quiet_death_is_not_avenged():
    roles = "A wolf_cub (1 missed vote); B wolf; C,D,E,F villager"
    scene = played(roles, "dusk: B→C, C→B, D→E, E→D, F→E")
    assert scene.deaths["A"] == "afk"
    assert not scene.play.village.rage


def test_the_burned_cub_is_avenged_as_well():
    roles = "A wolf_cub (doused); B wolf; R arsonist; C,D,E,F villager"
    assert played(roles, "night 2: R→spark").play.village.rage


def test_strength():
    assert strength({"wolf_cub": 1}, 9) == 10
    assert strength({"wolf_cub": 1, "cursed": 1}, 9) == 12
