"""Mayor: twice, once revealed, and as long as he is the Mayor."""

from tests.games.village.scene import played

ROLES = "A wolf; M mayor; C,D,E,F villager; K cultist; L thief"


def test_a_reveal_is_public_and_happens_once():
    scene = played(ROLES, "day: M reveals, M reveals")
    assert len(scene.facts("mayor-revealed")) == 1


def test_converted_he_votes_once():
    scene = played(ROLES, "day: M reveals; night 2: K→M; dusk: M→A, C→D")
    assert [event.kind for event in scene.play.events if event.kind == "vote-tied"] == ["vote-tied"]


def test_who_steals_a_revealed_mayor_votes_twice():
    scene = played(ROLES, "day: M reveals; night 2: L→M; dusk: L→A, C→D", "`thief`=steals")
    assert scene.deaths == {"A": "lynched"}


def test_a_copy_has_yet_to_be_revealed():
    roles = "A wolf; M mayor; X doppelganger (model M); C,D,E,F villager"
    scene = played(roles, "day: M reveals; night 2: A→M; dusk: X→A, C→D")
    assert "A" not in scene.deaths
