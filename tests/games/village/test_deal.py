"""Which cards a table gets. The cases are those of the rules page, 11.3, by their numbers."""

from collections import Counter

import pytest

from games.core.game import Reason, Refused
from games.core.ids import RoleKey
from games.core.rng import SeededRng
from games.village.attempts import FixedNumbers
from games.village.checks import ENEMIES, playable, quiet, repair, strengths
from games.village.deal import Deal, deal, deck, fits, flag
from games.village.options import DealMode, Options
from games.village.pile import PACK, TABLE_SIZE, WOLVES, recipe
from games.village.roles import KEYS
from games.village.simplified import cards


def keys(words: str) -> list[RoleKey]:
    return [RoleKey(word) for word in words.split()]


def a_deal(seats: int, options: Options, number: int) -> Deal:
    return deal(seats, options, SeededRng.for_step(b"deals", number).stream("deal"))


def left_out(*words: str, mode: DealMode = "balanced", together: bool = False) -> Options:
    out = tuple(sorted(key for word in words for key in keys(word)))
    return Options(excluded=out, deal_mode=mode, killers_together=together)


ONLY_VILLAGERS_AND_WOLVES = left_out(*(key for key in KEYS if key not in ("villager", "wolf")))
UNSETTLING = keys("cupid doppelganger wild_child thief")


@pytest.mark.parametrize(
    ("hand", "village", "enemies", "allowed", "balanced"),
    [
        pytest.param("wolf seer wolf_man beholder villager", 12, 10, 2, True, id="B02"),
        pytest.param("serial_killer guardian_angel mason mason villager villager", 19, 15, 2, False, id="B03"),
        pytest.param("alpha_wolf traitor cursed seer hunter villager", 15, 12, 2, False, id="B04"),
        pytest.param("wolf_cub villager villager villager villager", 4, 10, 2, False, id="B06"),
        pytest.param(
            "wolf_cub lycan seer beholder fool gunner villager villager drunk prince", 29, 22, 3, False, id="B07"
        ),
        pytest.param("clumsy_guy mason mason oracle prince serial_killer thief villager", 17, 15, 3, True, id="B08"),
        pytest.param(
            "beholder cult_hunter cultist cultist cupid cursed drunk guardian_angel mason seer villager wild_child",
            35,
            38,
            4,
            True,
            id="B09",
        ),
    ],
)
def test_a_list_of_cards_is_weighed(hand: str, village: int, enemies: int, allowed: int, balanced: bool) -> None:
    weights = strengths(keys(hand))
    assert (weights.village, weights.enemies, weights.allowed) == (village, enemies, allowed)
    assert weights.difference == abs(village - enemies)
    assert weights.balanced is balanced


@pytest.mark.parametrize(("seats", "key"), [(4, "village-too-few"), (36, "village-too-many")])
def test_b12_a_table_too_small_or_too_large_is_refused(seats: int, key: str) -> None:
    with pytest.raises(Refused) as refused:
        a_deal(seats, Options(), 1)
    assert refused.value.reason is Reason.NOT_OFFERED
    assert refused.value.key == key == fits(seats, Options()) == fits(seats, Options(ruleset="simplified"))


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("seats", TABLE_SIZE)
def test_b13_each_of_a_thousand_deals_keeps_every_rule(seats: int, part: int) -> None:
    options, size = Options(), max(1, min(5, seats // 5))
    most = Counter(dict.fromkeys(KEYS, 1)) | Counter(wolf=size, mason=3, cultist=3, villager=1 + seats // 4)
    for number in range(250 * part, 250 * (part + 1)):
        dealt = deal(seats, options, FixedNumbers(2**32 + number))
        held = Counter(dealt.roles)
        assert held.total() == seats
        assert held <= most
        enemies = sum(held[key] for key in ENEMIES)
        assert 0 < enemies < seats - enemies
        assert any(held[key] for key in ENEMIES if key not in ("sorcerer", "tanner", "thief"))
        assert not (held["serial_killer"] and held["arsonist"])
        assert strengths(dealt.roles).balanced
        loud = ("blacksmith", "mayor", "pacifist", "gunner", "sandman", "troublemaker")
        assert 3 * sum(held[key] for key in loud) <= seats
        smith = not (held["arsonist"] or held["serial_killer"] or held["cultist"])
        assert 4 * (held["troublemaker"] + held["sandman"] + smith * held["blacksmith"]) <= seats
        assert held["seer"] or not held["apprentice_seer"]
        assert any(held[key] for key in PACK) or not (held["sorcerer"] or held["traitor"] or held["snow_wolf"])
        assert held["cult_hunter"] or not held["cultist"]
        if seats <= 10:
            assert not held["cultist"]
            assert not held["cult_hunter"]


@pytest.mark.parametrize("part", range(2))
def test_b14_without_a_seer_nobody_learns_from_one(part: int) -> None:
    for number in range(500 * part, 500 * (part + 1)):
        dealt = a_deal(12, left_out("seer"), number)
        assert not {"seer", "apprentice_seer"} & {*dealt.roles, *dealt.pile}


def test_b15_villagers_and_wolves_alone_are_too_unequal_at_five() -> None:
    with pytest.raises(Refused) as refused:
        a_deal(5, ONLY_VILLAGERS_AND_WOLVES, 1)
    assert refused.value.reason is Reason.NOT_OFFERED
    assert refused.value.key == "village-weak-village"


@pytest.mark.parametrize("seats", [8, 9])
def test_b15_and_are_dealt_at_eight_and_nine(seats: int) -> None:
    assert Counter(a_deal(seats, ONLY_VILLAGERS_AND_WOLVES, 1).roles) == {"wolf": 1, "villager": seats - 1}


def test_b16_a_cult_may_go_unhunted_where_the_hunter_is_left_out() -> None:
    deals = [a_deal(20, left_out("cult_hunter"), number) for number in range(100)]
    assert any("cultist" in dealt.roles for dealt in deals)
    assert not any("cult_hunter" in dealt.roles for dealt in deals)


def test_b17_chaos_knows_no_strengths() -> None:
    deals = [a_deal(10, left_out(mode="chaos"), number).roles for number in range(300)]
    for roles in deals:
        assert len(roles) == 10
        assert playable(Counter(roles), 10, killers_together=False)
    assert sum(not strengths(roles).balanced for roles in deals) > 100
    assert any(not quiet(Counter(roles), 10) for roles in deals)


@pytest.mark.parametrize("key", KEYS)
def test_b18_the_flag_is_up_for_four_roles(key: RoleKey) -> None:
    assert flag(["villager", "wolf", key]) is (key in UNSETTLING)


def test_b18_a_deal_has_the_flag_of_its_cards() -> None:
    flags = [a_deal(8, Options(), number) for number in range(60)]
    assert {dealt.flag for dealt in flags} == {True, False}
    assert all(dealt.flag is any(key in dealt.roles for key in UNSETTLING) for dealt in flags)


def test_the_same_chance_deals_the_same_cards_and_another_others() -> None:
    first, again, other = (a_deal(14, Options(), number) for number in (1, 1, 2))
    assert first == again
    assert first.roles != other.roles


def test_both_killers_meet_only_where_the_table_wants_it() -> None:
    options = left_out("cultist", mode="chaos", together=True)
    deals = [a_deal(20, options, number).roles for number in range(60)]
    assert any({"serial_killer", "arsonist"} <= set(roles) for roles in deals)


def test_what_an_augur_may_hear_is_the_pile_of_the_deal() -> None:
    for number in range(40):
        dealt = a_deal(20, left_out("harlot"), number)
        assert dealt.pile == tuple(key for key in KEYS if key in dealt.pile)
        assert set(dealt.pile) - set(WOLVES) == set(KEYS) - set(WOLVES) - {"harlot"}
        assert 1 <= len(set(dealt.pile) & set(WOLVES)) <= 4


def test_a_small_table_has_neither_cult_nor_its_hunter_in_the_pile() -> None:
    assert not {"cultist", "cult_hunter"} & set(recipe(10, frozenset()).cards)
    assert {"cultist", "cult_hunter"} <= set(recipe(11, frozenset()).cards)


def test_a_cult_of_enemies_alone_has_nobody_to_call_in_a_hunter_for() -> None:
    hand = keys("cultist wolf tanner")
    repair(hand, recipe(20, frozenset()), FixedNumbers(1))
    assert hand == keys("cultist wolf tanner")


def test_every_seat_gets_every_card_about_as_often() -> None:
    seats_of_wolf = Counter(a_deal(8, ONLY_VILLAGERS_AND_WOLVES, number).roles.index("wolf") for number in range(800))
    assert set(seats_of_wolf) == set(range(8))
    assert max(seats_of_wolf.values()) < 2 * min(seats_of_wolf.values())


# The simplified version


SIMPLIFIED = {
    5: "wolf seer villager villager villager",
    6: "wolf seer guardian_angel villager villager villager",
    8: "wolf wolf seer guardian_angel hunter villager villager villager",
    9: "wolf wolf seer guardian_angel hunter mason mason villager villager",
    14: "wolf wolf seer guardian_angel hunter mason mason mayor tanner prince cursed wolf_man villager villager",
    15: "wolf wolf lycan seer guardian_angel hunter mason mason mayor tanner prince cursed wolf_man villager villager",
}


@pytest.mark.parametrize(("seats", "hand"), SIMPLIFIED.items())
def test_the_simplified_version_has_the_cards_of_its_table(seats: int, hand: str) -> None:
    options = Options(ruleset="simplified")
    dealt = a_deal(seats, options, 1)
    assert Counter(dealt.roles) == Counter(hand.split()) == deck(seats, options)
    assert dealt.pile == tuple(key for key in KEYS if key in hand.split())
    assert dealt.flag is False


@pytest.mark.parametrize("seats", TABLE_SIZE)
def test_the_simplified_version_has_fewer_wolves_than_others_at_every_table(seats: int) -> None:
    held = Counter(cards(seats, frozenset()))
    assert held.total() == seats
    wolves = 1 if seats < 8 else 2 if seats < 15 else min(seats // 5, 5)
    assert held["wolf"] + held["lycan"] == wolves
    assert held["lycan"] == (seats >= 15)


def test_a_role_left_out_of_the_simplified_version_is_an_ordinary_one_instead() -> None:
    held = Counter(cards(15, frozenset(keys("lycan mason seer"))))
    assert held["wolf"] == 3
    assert held["villager"] == 5
    assert not held["lycan"] + held["mason"] + held["seer"]


def test_only_the_simplified_version_shows_its_cards_in_the_lobby() -> None:
    assert deck(9, Options()) == {}
    assert list(deck(9, Options(ruleset="simplified"))) == keys("villager seer guardian_angel mason hunter wolf")


def test_a_deal_tells_nothing_when_it_is_printed() -> None:
    assert not any(key in repr(a_deal(8, Options(), 1)) for key in KEYS)
