"""Wolf Man: a wolf for the Seer and for nobody else."""

from tests.games.village.scene import played


def test_bitten_by_the_alpha_he_turns_like_anyone():
    scene = played(
        "A alpha_wolf; B wolf_man; C,D,E,F villager", "night 2: A→B; night 3: no actions", "`alpha_infects`=yes"
    )
    assert scene.changes == ["B wolf_man → wolf (infection)"]


def test_he_counts_for_the_village():
    assert played("A wolf; B wolf_man; C villager", "dusk: all others vote A").winners == "BC"
