"""The index and the tables of the rules page, 2.1 to 2.3, as data, asked of every role."""

from pathlib import Path

import pytest

from games.core.ids import RoleKey
from games.village import roles
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import Team, Trait
from tests.games.village.scene import Scene, played

HERE = Path(__file__).parent
FILES = sorted(path for path in Path(roles.__file__).parent.glob("*.py") if not path.name.startswith("_"))

INDEX = """
villager 👱 village 100 1
drunk 🍻 village 100 3
seer 👳 village 40 7
cursed 😾 village 60 1
harlot 💋 village 70 6
beholder 👁 village 100 1
gunner 🔫 village 100 6
traitor 🖕 village 100 0
guardian_angel 👼 village 60 7
detective 🕵 village 70 6
apprentice_seer 🙇 village 100 6
cult_hunter 💂 village - 1
wild_child 👶 village 100 1
fool 🃏 village 100 3
mason 👷 village 100 1
cupid 🏹 village 100 2
hunter 🎯 village 50 6
mayor 🎖 village 100 4
prince 👑 village 100 3
clumsy_guy 🤕 village 100 -1
blacksmith ⚒ village 75 5
sandman 💤 village 60 3
oracle 🌀 village 50 4
wolf_man 👱🌚 village 100 1
pacifist ☮️ village 80 3
wise_elder 📚 village 30 3
troublemaker 🤯 village 100 5
chemist 👨‍🔬 village 100 0
grave_digger ☠️ village 30 5
augur 🦅 village 40 5
wolf 🐺 wolves - 10
alpha_wolf ⚡️ wolves - 12
lycan 🐺🌝 wolves - 10
snow_wolf 🐺☃️ wolves - 15
wolf_cub 🐶 wolves - 10
sorcerer 🔮 wolves 40 2
cultist 👤 cult - 11
tanner 👺 tanner 100 4
serial_killer 🔪 serial_killer - 15
arsonist 🔥 arsonist 0 8
doppelganger 🎭 none 0 2
thief 😈 none 0 0
"""
"""Key, emoji, team, percent of conversion ("-": never), strength when dealt alone among nine players: a Cultist counts himself."""

ROWS = [line.split() for line in INDEX.strip().splitlines()]
KEYS = [row[0] for row in ROWS]
PACK = ("wolf", "alpha_wolf", "lycan", "wolf_cub")
WOLVES = (*PACK, "snow_wolf")

SEEN = {
    "alpha_wolf": "wolf",
    "wolf_cub": "wolf",
    "lycan": "villager",
    "wolf_man": "wolf",
    "traitor": None,
}
SENSED = {"wolf": "wolf", "alpha_wolf": "wolf", "wolf_cub": "wolf", "snow_wolf": "snow_wolf", "seer": "seer"}
FOOLED = {"alpha_wolf": "wolf", "wolf_cub": "wolf", "lycan": "wolf"}


def a_night(roles: str, actions: str, draws: str = "—") -> Scene:
    """A night of these; an Augur among them learns that there is no Tanner, if he lives to learn anything."""
    if "augur" not in roles or "night" not in actions:
        return played(roles, actions, draws)
    also = "`augur_draw`=tanner"
    try:
        return played(roles, actions, also if draws == "—" else f"{draws}; {also}")
    except AssertionError:
        return played(roles, actions, draws)


every_role = pytest.mark.parametrize("role", KEYS)


def test_every_file_is_a_role_and_every_role_has_a_test_file_of_its_own():
    assert len(FILES) == len(ROLES) == 42
    assert {path.stem for path in FILES} == {role.key for role in ROLES}
    assert {path.stem for path in (HERE / "roles").glob("test_*.py")} == {f"test_{path.stem}" for path in FILES}


def test_the_roles_stand_in_the_order_of_the_index():
    assert [role.key for role in ROLES] == KEYS


@pytest.mark.parametrize("row", ROWS, ids=KEYS)
def test_a_role_is_what_the_index_says(row):
    key, emoji, team, conversion, strength = row
    role = BY_KEY[RoleKey(key)]
    assert role.emoji == emoji
    assert role.team is Team(team)
    assert role.conversion == (None if conversion == "-" else int(conversion))
    value = role.strength if isinstance(role.strength, int) else role.strength({RoleKey(key): 1}, 9)
    assert value == int(strength)


@every_role
def test_what_a_seer_sees(role):
    draws = "`traitor_seen_as`=villager" if role == "traitor" else "—"
    scene = a_night(f"A wolf; B seer; X {role}; C,D,E,F villager", "night 2: B→X", draws)
    (saw,) = scene.facts("seer-saw")
    assert saw.role == (SEEN.get(role, role) or "villager")


@every_role
def test_what_a_sorcerer_senses(role):
    scene = a_night(f"A wolf; B seer; R sorcerer; X {role}; C,D,E,F villager", "night 2: R→X")
    if role in SENSED:
        (saw,) = scene.facts("sorcerer-saw")
        assert saw.role == SENSED[role]
    else:
        assert scene.heard("R") == ["sorcerer-saw-nothing"]


@every_role
def test_what_a_fool_is_told_who_draws_the_role(role):
    scene = a_night(
        f"A wolf; B seer; M fool; X {role}; C,D,E,F villager",
        "night 2: M→C",
        f"`fool_draw`={'D' if role == 'seer' else 'X'}",
    )
    (saw,) = scene.facts("seer-saw")
    assert (saw.about, saw.role) == (scene.play.seats["C"], "villager" if role == "seer" else FOOLED.get(role, role))


@every_role
def test_what_an_oracle_is_told_when_the_role_is_drawn(role):
    drawn = "A" if role == "villager" else "X"
    scene = a_night(f"A wolf; B seer; M oracle; X {role}; C,D,E,F villager", "night 2: M→C", f"`oracle_draw`={drawn}")
    (saw,) = scene.facts("oracle-saw")
    assert saw.role == ("wolf" if role == "villager" else role)


@every_role
def test_what_a_detective_finds(role):
    scene = a_night(
        f"A wolf; B seer; M detective; X {role}; C,D,E,F villager", "day: M investigates X", "`detective_caught`=no"
    )
    (saw,) = scene.facts("detective-saw")
    assert saw.role == role


@every_role
def test_attacked_by_a_wolf_at_home_unguarded(role):
    draws = "`hunter_vs_wolves`=miss" if role == "hunter" else "—"
    scene = a_night(f"A wolf; B seer; X {role}; C,D,E,F villager", "night 2: A→X", draws)
    if role == "cursed":
        assert (scene.deaths, scene.changes) == ({}, ["X cursed → wolf (bitten)"])
    elif role == "wise_elder":
        assert (scene.deaths, scene.heard("X")) == ({}, ["survived-wolves"])
    elif role in WOLVES:
        assert scene.deaths == {}
    elif role == "serial_killer":
        assert scene.deaths == {"A": "killed by serial killer X at home"}
    else:
        assert scene.deaths == {"X": "eaten"}


@every_role
def test_killed_by_the_serial_killer(role):
    scene = a_night(f"A wolf; B seer; S serial_killer; X {role}; C,D,E,F villager", "night 2: S→X")
    assert scene.deaths == {"X": "killed by serial killer"}
    assert scene.play.village.rage == (role == "wolf_cub")


@every_role
@pytest.mark.parametrize("outcome", ["yes", "no"])
def test_visited_by_the_cult_at_home(role, outcome):
    conversion = BY_KEY[RoleKey(role)].conversion
    if role == "hunter":
        draws = f"`hunter_vs_cult`={'convert' if outcome == 'yes' else 'nothing'}"
    else:
        draws = f"`cult_converts`={outcome}" if conversion not in (None, 0, 100) else "—"
    scene = a_night(f"A wolf; B seer; K cultist; X {role}; C,D,E,F villager", "night 2: K→X", draws)
    if role in WOLVES:
        assert scene.deaths == {"K": "visited wolf X"}
    elif role == "cult_hunter":
        assert scene.deaths == {"K": "hunted"}
    elif role == "serial_killer":
        assert scene.deaths == {"K": "killed by serial killer X at home"}
    elif role == "cultist":
        assert scene.changes == []
    elif conversion == 100 or (conversion != 0 and outcome == "yes"):
        assert scene.changes[:1] == [f"X {role} → cultist (converted)"]
        assert "cult-grew" in scene.heard("K")
    else:
        assert (scene.deaths, scene.changes) == ({}, [])
        assert scene.heard("K") == ["cult-refused"]
        assert "cult-attempted" in scene.heard("X")


@every_role
def test_doused_and_sparked(role):
    scene = a_night(
        f"A wolf; B seer; R arsonist; X {role} (doused); C (doused),D,E,F villager".replace("C (doused),", "C,"),
        "night 2: R→spark",
    )
    assert scene.deaths == ({} if role == "arsonist" else {"X": "burned"})


@every_role
def test_lynched(role):
    scene = a_night(f"A wolf; B seer; X {role}; C,D,E,F villager", "dusk: all others vote X")
    assert scene.deaths == ({} if role == "prince" else {"X": "lynched"})
    assert scene.result == ("tanner" if role == "tanner" else None)


@every_role
def test_shot_by_the_gunner(role):
    scene = a_night(f"A wolf; B seer; N gunner; X {role}; C,D,E,F villager", "day: N shoots X")
    assert scene.deaths == {"X": "shot by gunner N"}
    assert scene.changes == (["N gunner → villager (killed the wise elder)"] if role == "wise_elder" else [])


@every_role
@pytest.mark.parametrize("outcome", ["target_dies", "chemist_dies"])
def test_visited_by_the_chemist(role, outcome):
    draws = "—" if role == "serial_killer" else f"`chemist`={outcome}"
    scene = a_night(f"A wolf; B seer; J chemist (potion ready); X {role}; C,D,E,F villager", "night 2: J→X", draws)
    if role == "serial_killer":
        assert scene.deaths == {"J": "killed by serial killer X at home"}
    elif outcome == "target_dies":
        assert scene.deaths == {"X": "poisoned"}
        assert scene.changes == (["J chemist → villager (killed the wise elder)"] if role == "wise_elder" else [])
    else:
        assert scene.deaths == {"J": "own poison"}


@every_role
def test_visited_by_the_harlot(role):
    draws = "`harlot_finds_cultist`=no" if role == "cultist" else "—"
    scene = a_night(f"A wolf; B seer; P harlot; X {role}; C,D,E,F villager", "night 2: P→X", draws)
    if role in WOLVES:
        assert scene.deaths == {"P": "visited wolf X"}
    elif role == "serial_killer":
        assert scene.deaths == {"P": "killed by serial killer X at home"}
    else:
        assert scene.deaths == {}
        assert scene.heard("P") == ["harlot-saw-no-wolf"]
        assert "harlot-came" in scene.heard("X")


@every_role
def test_watched_by_the_guardian_angel(role):
    draws = "`ga_on_wolf`=dies" if role in WOLVES else "—"
    scene = a_night(f"A wolf; B seer; G guardian_angel; X {role}; C,D,E,F villager", "night 2: G→X", draws)
    if role in WOLVES:
        assert scene.deaths == {"G": "guarded wolf X"}
    elif role == "serial_killer":
        assert scene.deaths == {"G": "killed by serial killer X at home"}
    else:
        assert scene.heard("G") == ["guard-saw-nothing"]


@every_role
def test_guarded_nobody_falls_to_the_wolves_or_to_the_killer(role):
    scene = a_night(
        f"A wolf; B seer; G guardian_angel; S serial_killer; X {role}; C,D,E,F villager", "night 2: S→X, G→X"
    )
    assert scene.deaths == ({"G": "killed by serial killer X at home"} if role == "serial_killer" else {})
    assert scene.heard("S") == ["victim-protected"]


@every_role
@pytest.mark.parametrize("outcome", ["steals", "fails"])
def test_robbed_by_the_thief(role, outcome):
    tried = role not in (*WOLVES, "cultist", "serial_killer")
    scene = a_night(
        f"A wolf; B seer; L thief; X {role}; C,D,E,F villager", "night 2: L→X", f"`thief`={outcome}" if tried else "—"
    )
    if role == "serial_killer":
        assert scene.deaths == {"L": "killed by serial killer X at home"}
    elif tried and outcome == "steals":
        assert scene.changes == [f"X {role} → thief (robbed)", f"L thief → {role} (stole)"]
    else:
        assert (scene.changes, scene.heard("L")) == ([], ["theft-failed"])


@every_role
def test_the_120_flag_is_up_for_four_roles(role):
    assert (Trait.UNSETTLING in BY_KEY[RoleKey(role)].traits) == (
        role in ("cupid", "doppelganger", "wild_child", "thief")
    )


@every_role
def test_the_enemies_of_the_village_are_named(role):
    enemies = (*WOLVES, "cultist", "serial_killer", "arsonist")
    assert (Trait.ENEMY in BY_KEY[RoleKey(role)].traits) == (role in enemies)
    assert (Trait.ENEMY_SIDE in BY_KEY[RoleKey(role)].traits) == (role in (*enemies, "tanner", "sorcerer", "thief"))
