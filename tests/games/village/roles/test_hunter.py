"""Hunter: shoots whoever comes for him, and somebody when he goes."""

import pytest

from games.village.cases import Play
from games.village.chance import ScriptedChance
from tests.games.village.scene import a_case, played

ROLES = "A wolf; H hunter; C,D,E,F villager"


class Overheard(ScriptedChance):
    """The odds with which it was asked, in order."""

    def __init__(self, script):
        super().__init__(script)
        self.odds = []

    def outcome(self, event, *, of=None, among=(), odds=None, nth=1):
        self.odds.append(odds)
        return super().outcome(event, of=of, among=among, odds=odds, nth=nth)


@pytest.mark.parametrize(("wolves", "percent"), [("A", 30), ("A,B", 50), ("A,B,W", 70), ("A,B,W,X", 90)])
def test_the_odds_grow_with_the_pack(wolves, percent):
    play = Play(a_case(f"{wolves} wolf; H hunter; C,D,E,F,I,J,K villager", "night 2: A→H"))
    play.chance = Overheard([("hunter_vs_wolves", None, "miss")])
    play.run()
    assert play.chance.odds == [(percent, 100)]


def test_a_shot_cub_leaves_the_pack_in_a_rage():
    scene = played(
        "A wolf_cub; B wolf; H hunter; C,D,E,F villager",
        "night 2: A→H",
        "`hunter_vs_wolves`=hit; `hunter_picks_wolf`=A",
    )
    assert scene.play.village.rage


@pytest.mark.parametrize(("outcome", "deaths"), [("shoots", {"K": "shot by hunter H"}), ("nothing", {})])
def test_the_cult_at_his_door(outcome, deaths):
    scene = played(f"{ROLES}; K cultist", "night 2: K→H", f"`hunter_vs_cult`={outcome}")
    assert scene.deaths == deaths
    assert scene.changes == []


def test_the_cult_may_convert_him():
    scene = played(f"{ROLES}; K cultist", "night 2: K→H", "`hunter_vs_cult`=convert")
    assert scene.changes == ["H hunter → cultist (converted)"]


def test_frozen_by_the_snow_wolf_he_loses_nothing():
    scene = played(f"{ROLES}; W snow_wolf", "night 2: W→H, A→H", "`snow_vs_hunter`=frozen; `hunter_vs_wolves`=hit")
    assert scene.deaths == {"A": "shot by hunter H"}


@pytest.mark.parametrize(
    ("roles", "actions", "draws"),
    [
        ("H hunter; A wolf; C,D,E,F villager; final shot: H→A", "dusk: all others vote H", "—"),
        ("H hunter; A wolf; N gunner; C,D,E villager; final shot: H→A", "day: N shoots H", "—"),
        (
            "H hunter; A wolf; J chemist (potion ready); C,D,E villager; final shot: H→A",
            "night 2: J→H",
            "`chemist`=target_dies",
        ),
        ("H hunter (lover C); A wolf; C villager (lover H); D,E,F villager; final shot: H→A", "night 2: A→C", "—"),
    ],
)
def test_deaths_that_leave_time_for_a_final_shot(roles, actions, draws):
    assert played(roles, actions, draws).deaths["A"] == "shot by hunter H"


def test_a_hunter_may_decline():
    scene = played(ROLES, "dusk: all others vote H")
    assert [event.kind for event in scene.play.events if event.kind == "hunter-spared"] == ["hunter-spared"]


def test_the_final_shot_at_the_wise_elder_makes_a_dead_villager_of_him():
    scene = played(f"{ROLES}; Z wise_elder; final shot: H→Z", "dusk: all others vote H")
    assert scene.changes == ["H hunter → villager (killed the wise elder)"]
    assert len(scene.facts("elder-avenged")) == 1


def test_the_first_to_die_shoots_first():
    roles = "A wolf; H hunter (lover I); I hunter (lover H); C,D,E,F villager; final shot: H→C, I→D"
    scene = played(roles, "dusk: all others vote H")
    assert list(scene.deaths) == ["H", "I", "C", "D"]


def test_in_the_simplified_version_any_death_leaves_time_and_no_wolf_is_shot_at_the_door():
    scene = played(f"{ROLES}; final shot: H→A; **ruleset simplified**", "night 2: A→H")
    assert scene.deaths == {"H": "eaten", "A": "shot by hunter H"}
