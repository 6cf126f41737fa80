"""Nightfall: what yesterday left behind, and what kind of night it is."""

import pytest

from games.village.cases import Play
from games.village.chance import ScriptedChance
from games.village.nightfall import fall
from games.village.questions import question
from games.village.state import Night
from tests.games.village.scene import a_case, played


def fallen(roles, **facts):
    """The night that falls on these, and who sits where."""
    play = Play(a_case(roles))
    turn = fall(play.village.but(**facts), ScriptedChance([]))
    return turn, play.seats


def asked(roles, letter, **facts):
    turn, seats = fallen(roles, **facts)
    return question(turn.state, turn.state.player(seats[letter]))


def note(roles, letter, **facts):
    """The line under the question of this player, if his role has one for him."""
    turn, seats = fallen(roles, **facts)
    player = turn.state.player(seats[letter])
    return player.card.note and player.card.note(turn.state, player)


def test_a_night_is_the_next_one_and_peace_and_trouble_are_over():
    turn, _ = fallen("A wolf; C,D,E villager", peace=True, trouble=True)
    assert (turn.state.round, turn.state.acting) == (2, 2)
    assert isinstance(turn.state.phase, Night)
    assert not turn.state.peace
    assert not turn.state.trouble


def test_a_game_that_an_infection_decides_ends_at_nightfall():
    scene = played("A wolf; C villager (infected); D,E villager", "night 2: A→D")
    assert scene.result == "wolves"
    assert scene.deaths == {}


def test_a_slept_night_is_no_acting_night_and_tells_nobody_anything_else():
    turn, _ = fallen("A wolf; J chemist; C,D,E villager", sleep=True, silver=True, rage=True)
    assert [event.kind for event in turn.events] == ["night-slept"]
    assert (turn.state.acting, turn.state.slept, turn.state.sleep) == (1, True, False)
    assert (turn.state.silver, turn.state.silvered, turn.state.rage, turn.state.raging) == (False,) * 4


def test_a_silvered_night_is_announced_to_all():
    turn, _ = fallen("A wolf; C,D,E villager", silver=True)
    assert [event.kind for event in turn.events] == ["silver-held"]


@pytest.mark.parametrize(
    ("roles", "letter", "targets"),
    [
        ("A,B wolf; W snow_wolf; C,D,E,F villager", "A", "CDEF"),
        ("A wolf; W snow_wolf; C,D,E villager", "W", "CDE"),
        ("K,L cultist; A wolf; C,D villager", "K", "ACD"),
        ("R arsonist; A wolf; C villager (doused); D,E villager", "R", "ADE"),
        ("A wolf; B seer; C villager (dead); D,E villager", "B", "ADE"),
        ("A wolf; J chemist (potion ready); C,D villager", "J", "ACD"),
    ],
)
def test_whom_a_player_may_choose(roles, letter, targets):
    turn, seats = fallen(roles)
    found = question(turn.state, turn.state.player(seats[letter]))
    assert found is not None
    assert found.ask == found.power.ask
    assert [name for name, seat in seats.items() if seat in found.targets] == list(targets)


@pytest.mark.parametrize(
    ("roles", "letter", "facts"),
    [
        ("A wolf; C,D,E villager", "C", {}),
        ("A wolf; C,D,E villager", "A", {"silver": True}),
        ("A wolf; W snow_wolf; C,D,E villager", "W", {"silver": True}),
        ("A wolf; J chemist; C,D villager", "J", {}),
        ("A wolf; B wild_child; C,D villager", "B", {}),
        ("A wolf; M augur; C,D villager", "M", {}),
        ("A wolf; Y grave_digger; C,D villager", "Y", {}),
    ],
)
def test_who_has_nothing_to_choose(roles, letter, facts):
    assert asked(roles, letter, **facts) is None


def test_what_is_special_about_a_choice():
    rage = asked("A wolf; W snow_wolf; C,D,E villager", "A", rage=True)
    assert rage is not None
    assert rage.second
    snow = asked("A wolf; W snow_wolf; C,D,E villager", "W", rage=True)
    assert snow is not None
    assert not snow.second
    cupid = asked("A wolf; U cupid; C,D villager", "U", round=0)
    assert cupid is not None
    assert cupid.pair
    assert cupid.power.mandatory
    fire = asked("R arsonist; A wolf; C villager (doused); D villager", "R")
    assert fire is not None
    assert fire.spark
    own = asked("R arsonist (doused); A wolf; C,D villager", "R")
    assert own is not None
    assert not own.spark


@pytest.mark.parametrize(("notes", "key"), [("", "village-line-brewing"), (" (potion ready)", "village-line-ready")])
def test_a_chemist_is_told_which_of_the_two_nights_this_is(notes, key):
    line = note(f"A wolf; J chemist{notes}; C,D villager", "J")
    assert line.key == key


def test_a_digger_is_told_for_whom():
    play = Play(a_case("A wolf; Y grave_digger; C villager (dead); D,E,F villager"))
    village = play.village
    digger = village.player(play.seats["Y"])
    assert digger.card.note(village, digger) is None
    village = village.with_player(digger.but(dug=0))
    line = digger.card.note(village, village.player(digger.seat))
    assert (line.key, line.details[0].value) == ("village-line-graves", 1)


def test_a_state_knows_only_its_own_fields():
    village = Play(a_case("A wolf; C,D villager")).village
    with pytest.raises(TypeError, match="a village has no weather"):
        village.but(weather="rain")
    with pytest.raises(TypeError, match="a player has no mood"):
        village.living[0].but(mood="bad")
    with pytest.raises(TypeError, match="the phase is day, not Night"):
        village.in_phase(Night)
    with pytest.raises(LookupError, match="there is no seat 9 at a table of 3"):
        village.player(9)
    assert repr(village) == "Village(phase='day', round=1)"
