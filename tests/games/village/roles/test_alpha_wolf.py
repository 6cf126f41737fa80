"""Alpha Wolf: two in ten, of those he voted for."""

from tests.games.village.scene import played

ROLES = "A alpha_wolf; B wolf; C,D,E,F,H villager"


def test_the_pack_knows_at_once_and_the_snow_wolf_too():
    scene = played(f"{ROLES}; W snow_wolf", "night 2: A→C, B→C", "`alpha_infects`=yes")
    assert scene.heard("A") == scene.heard("B") == scene.heard("W") == ["victim-infected"]
    assert scene.heard("C") == ["infected"]


def test_by_the_other_rule_any_victim_will_do():
    scene = played(f"{ROLES}; **alpha_must_vote off**", "night 2: B→C", "`alpha_infects`=yes")
    assert scene.player("C").infected


def test_where_his_vote_is_asked_for_silence_infects_nobody():
    assert played(ROLES, "night 2: B→C").deaths == {"C": "eaten"}


def test_a_guarded_victim_is_not_infected():
    scene = played(f"{ROLES}; G guardian_angel", "night 2: A→C, B→C, G→C")
    assert not scene.player("C").infected


def test_an_infected_player_who_is_robbed_stays_infected():
    scene = played(
        f"{ROLES}; L thief", "night 2: A→C, B→C, L→C; night 3: no actions", "`alpha_infects`=yes; `thief`=steals"
    )
    assert scene.changes == ["C villager → thief (robbed)", "L thief → villager (stole)", "C thief → wolf (infection)"]


def test_an_infected_player_who_has_become_a_wolf_otherwise_just_loses_the_mark():
    scene = played(
        "A wolf; B wild_child (model C, infected); C,D,E,F villager", "dusk: all others vote C; night 2: no actions"
    )
    assert scene.changes == ["B wild_child → wolf (model dead)"]
    assert not scene.player("B").infected


def test_who_died_of_it_meanwhile_is_told_nothing():
    scene = played(f"{ROLES}; S serial_killer", "night 2: A→C, B→C, S→C", "`alpha_infects`=yes")
    assert "infected" not in scene.heard("C")
