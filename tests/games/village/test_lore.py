"""The facts of the roles that are looked up agree with the declarations, and with what happens when a night is played."""

from dataclasses import fields, replace
from fractions import Fraction
from itertools import product

import pytest

from games.core.ids import RoleKey, Seat
from games.village import book
from games.village.chance import HUNTER_VS_CULT, OUTCOMES, grave_odds
from games.village.forks import faces_of, ways
from games.village.lore import lore, steps
from games.village.meetings import GUESTS, encounter, events
from games.village.options import Options
from games.village.pile import TABLE_SIZE, recipe
from games.village.roles import BY_KEY, KEYS, ROLES
from games.village.roles._kit import Beat, Trait
from games.village.roles.hunter import SURE_HIT, odds
from games.village.sights import NOTHING
from games.village.state import Day, Dusk, Night, Over, Shot
from tests.games.village.hamlet import a_village
from tests.games.village.scene import played


def met(guest, host, *, out=False):
    """What the pages say of this visit: what they say of an ordinary one, if they do not name it."""
    visits = lore(RoleKey(guest)).visits
    named = (*visits[1:], *lore(RoleKey(host)).visited)
    meant = (one for one in named if (one.guest, one.host) == (guest, host) and (one.anyway or one.out is out))
    return next(meant, visits[0])


def fates(encounter):
    """Who dies of it or becomes what -> its odds."""
    return {frozenset((mark.who, mark.role or mark.what) for mark in end.marks): end.odds for end in encounter.ends}


MEETINGS = (
    # guest, host, out, roles, actions, draws, odds
    ("harlot", "wolf", False, "A harlot; B wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("harlot", "snow_wolf", False, "A harlot; B snow_wolf; W wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("harlot", "serial_killer", True, "A harlot; B serial_killer; C,D,E,F villager", "A→B, B→C", "—", "1"),
    ("guardian_angel", "wolf", False, "A guardian_angel; B wolf; C,D,E,F villager", "A→B", "`ga_on_wolf`=dies", "1/2"),
    ("guardian_angel", "wolf", False, "A guardian_angel; B wolf; C,D,E,F villager", "A→B", "`ga_on_wolf`=safe", "1/2"),
    ("guardian_angel", "serial_killer", False, "A guardian_angel; B serial_killer; C,D,E,F villager", "A→B", "—", "1"),
    ("cult_hunter", "cultist", False, "A cult_hunter; B cultist; W wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("cultist", "cult_hunter", False, "A cultist; B cult_hunter; W wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("cultist", "wolf", False, "A cultist; B wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("cultist", "hunter", False, "A cultist; B hunter; W wolf; C,D,E,F villager", "A→B", "`hunter_vs_cult`=shoots", "1/4"),
    ("cultist", "hunter", False, "A cultist; B hunter; W wolf; C,D,E,F villager", "A→B", "`hunter_vs_cult`=convert", "1/2"),
    ("cultist", "augur", False, "A cultist; B augur; W wolf; C,D,E,F villager", "A→B", "`cult_converts`=yes", "2/5"),
    ("cultist", "villager", False, "A cultist; B villager; W wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("cultist", "thief", False, "A cultist; B thief; W wolf; C,D,E,F villager", "A→B", "—", "1"),
    ("chemist", "villager", False, "A chemist (potion ready); B villager; W wolf; C,D,E,F villager", "A→B",
     "`chemist`=chemist_dies", "1/2"),
    ("chemist", "wise_elder", False, "A chemist (potion ready); B wise_elder; W wolf; C,D,E,F villager", "A→B",
     "`chemist`=target_dies", "1/2"),
    ("chemist", "serial_killer", False, "A chemist (potion ready); B serial_killer; C,D,E,F villager", "A→B", "—", "1"),
    ("wolf", "cursed", False, "A wolf; B cursed; C,D,E,F villager", "A→B", "—", "1"),
    ("wolf", "hunter", False, "A wolf; B hunter; C,D,E,F villager", "A→B", "`hunter_vs_wolves`=hit", "3/10"),
    ("wolf", "serial_killer", True, "A wolf; B serial_killer; C,D,E,F villager", "A→B, B→C", "`wolf_vs_sk`=wolf_wins", "1/5"),
    ("wolf", "serial_killer", False, "A wolf; B serial_killer; C,D,E,F villager", "A→B", "—", "1"),
    ("wolf", "guardian_angel", False, "A wolf; B guardian_angel; C,D,E,F villager", "A→B", "—", "1"),
    ("snow_wolf", "hunter", False, "A snow_wolf; B hunter; W wolf; C,D,E,F villager", "A→B", "`snow_vs_hunter`=shot", "1/2"),
    ("thief", "serial_killer", False, "A thief; B serial_killer; C,D,E,F villager", "A→B", "—", "1"),
    ("serial_killer", "wolf", False, "A serial_killer; B wolf; C,D,E,F villager", "A→B", "—", "1"),
)  # fmt: skip


@pytest.mark.parametrize("case", MEETINGS, ids=lambda case: "-".join(map(str, case[:3])))
def test_an_encounter_ends_as_the_page_says(case):
    guest, host, out, roles, actions, draws, odds_of_it = case
    scene = played(roles, f"night 2: {actions}", draws)
    came = set()
    for who, letter, role in (("guest", "A", guest), ("host", "B", host)):
        if letter in scene.deaths:
            came.add((who, "dies"))
        elif scene.player(letter).role != role:
            came.add((who, scene.player(letter).role))
    assert fates(met(guest, host, out=out))[frozenset(came)] == Fraction(odds_of_it)


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.key)
def test_a_page_says_what_the_role_declares(role):
    facts = lore(role.key)
    assert facts.team == role.team.value
    assert bool(facts.days) is (role.day is not None)
    assert bool(facts.nights) is (role.night is not None or Trait.DIGS in role.traits)
    seen = {look.by: dict(look.faces) for look in facts.looks}
    if role.key != "seer":
        assert seen["seer"] == {face: Fraction(1, len(role.seen_as)) for face in role.seen_as}
    if role.key != "sorcerer":
        assert seen["sorcerer"] == {role.sensed or NOTHING: 1}
    assert seen.get("fool", seen.get("seer")) == (
        {role.fooled_as: 1} if role.key not in ("seer", "fool") else seen.get("seer")
    )
    if isinstance(role.strength, int):
        assert facts.strength == (role.strength, role.strength)
    assert all(sum(end.odds for end in one.ends) == 1 for one in (*facts.visits, *facts.visited))
    assert all(role.key in recipe(seats, frozenset()).cards + recipe(seats, frozenset()).kinds
               for seats in TABLE_SIZE if seats >= facts.least)  # fmt: skip


@pytest.mark.parametrize("role", [r for r in ROLES if r.conversion not in (None, 100)], ids=lambda role: role.key)
def test_the_cult_converts_with_the_odds_that_the_role_declares(role):
    if role.key == "hunter":
        declared = Fraction(dict(HUNTER_VS_CULT)["convert"], sum(weight for _, weight in HUNTER_VS_CULT))
    else:
        declared = Fraction(role.conversion, 100)
    assert fates(met("cultist", role.key)).get(frozenset({("host", "cultist")}), 0) == declared


def test_every_draw_with_odds_is_told_on_some_page():
    told = {draw.event for key in KEYS for draw in lore(key).draws}
    for key in KEYS:
        for one in (*lore(key).visits, *lore(key).visited):
            told |= events(one.guest, one.host, out=one.out)
    assert told >= set(OUTCOMES) | {"hunter_vs_cult"} - {"traitor_seen_as"}


def test_the_odds_of_a_draw_are_those_of_the_table_of_chances():
    for key in KEYS:
        for draw in lore(key).draws:
            first, usual = Fraction(draw.faces[0][1], draw.weight), OUTCOMES[draw.event][1]
            if usual is not None:
                assert first == Fraction(*usual), draw.id
            elif draw.event == "hunter_vs_wolves":
                assert first == Fraction(*odds(draw.number))
                assert draw.number < SURE_HIT
            elif draw.event in ("grave_fall", "wolves_spot_gd", "sk_spots_gd"):
                half = draw.case == "half" or draw.event != "grave_fall"
                assert first == Fraction(*grave_odds(draw.number, half=half))


def test_the_order_of_the_night_is_that_of_the_beats():
    placed = [BY_KEY[roles[0]] for roles in steps()]
    beats = [Beat.GRAVES if Trait.DIGS in role.traits else role.night.beat for role in placed]
    assert beats == sorted(beats)
    assert {key for roles in steps() for key in roles} == {key for key in KEYS if lore(key).nights}


def test_a_page_names_every_option_that_makes_another_end_of_an_encounter():
    hosts = ("villager", "wolf", "serial_killer", "hunter", "cultist", "guardian_angel")
    changed = set()
    for row in fields(Options):
        for choice in row.metadata["choices"]:
            options = replace(Options(), **{row.name: choice})
            for guest, host in product(GUESTS, hosts):
                usual, here = encounter(guest, RoleKey(host)), encounter(guest, RoleKey(host), options=options)
                if usual != here and (here is not None) and guest != "thief":
                    assert row.name in {*lore(guest).rules, *lore(RoleKey(host)).rules}, (row.name, guest, host)
                    changed.add((row.name, guest, host))
    assert ("ruleset", "guardian_angel", "wolf") in changed
    assert ("ruleset", "wolf", "hunter") in changed
    assert "thief_mode" in lore(RoleKey("thief")).rules
    assert "parity_blocked_by_killers" in lore(RoleKey("wolf")).rules


def test_what_may_become_of_a_role_is_what_happens():
    becomes = {key: {(turn.why, turn.role) for turn in lore(RoleKey(key)).turns} for key in KEYS}
    assert ("bitten", "wolf") in becomes["cursed"]
    assert played("A wolf; B cursed; C,D,E,F villager", "night 2: A→B").player("B").role == "wolf"
    assert ("last-wolf", "wolf") in becomes["snow_wolf"]
    assert ("no-wolves", "wolf") in becomes["traitor"]
    assert ("seer-gone", "seer") in becomes["apprentice_seer"]
    scene = played("A wolf; B seer; C apprentice_seer; D,E,F villager", "night 2: A→B")
    assert scene.player("C").role == "seer"
    assert {key for key in KEYS if ("elder-killed", "villager") in becomes[key]} == {"gunner", "hunter", "chemist"}


def test_each_role_wins_with_its_team_and_some_only_alive():
    wins = {key: set(lore(key).wins) for key in KEYS}
    assert wins["villager"] == wins["traitor"] == {"village"}
    assert wins["sorcerer"] == wins["snow_wolf"] == {"wolves"}
    assert wins["tanner"] == {"tanner"}
    assert wins["thief"] == wins["doppelganger"] == set()
    assert {key for key in KEYS if lore(key).wins and not lore(key).dead} == {"serial_killer", "arsonist", "tanner"}


def test_the_ways_of_a_draw_are_all_there_and_their_odds_make_one():
    def play(chance):
        first = chance.outcome("chemist")
        return first, chance.outcome("oracle_draw", among=["1", "2", "3"]) if first == "target_dies" else ""

    found = list(ways(play))
    assert {way.result for way in found} == {
        ("target_dies", "1"), ("target_dies", "2"), ("target_dies", "3"), ("chemist_dies", "")
    }  # fmt: skip
    assert sum(way.odds for way in found) == 1
    with pytest.raises(ValueError, match="come with the draw"):
        faces_of("grave_fall")


def test_the_rules_open_at_the_phase_which_tells_nothing_of_who_may_shoot():
    state = a_village("wolf seer hunter villager villager").state
    phases = {Night: "night", Day: "day", Dusk: "dusk"}
    assert {kind: book.chapter(state.with_phase(kind())) for kind in phases} == phases
    for hunters in ((), (Seat(3),)):
        pauses = {
            after: book.chapter(state.with_phase(Shot(hunters=hunters, after=after)))
            for after in ("night", "shot", "lynch")
        }
        assert pauses == {"night": "dawn", "shot": "day", "lynch": "dusk"}
    assert book.chapter(state.with_phase(Over(result="village"))) == "end"
