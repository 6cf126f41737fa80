"""Which tables can be dealt, and what to put back into those that cannot."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.game import Refused
from games.core.ids import RoleKey
from games.core.rng import SeededRng
from games.village import deal
from games.village.attempts import FixedNumbers, first_passing, look, terms_of
from games.village.checks import DECLARED, ENEMIES, strengths
from games.village.deal import WEAK_ENEMIES, WEAK_VILLAGE, fits, gaps, lifts
from games.village.options import EXCLUDABLE, DealMode, Options
from games.village.pile import TABLE_SIZE

MODES: tuple[DealMode, ...] = ("balanced", "even", "chaos")
LEAVABLE = tuple(sorted(key for group in EXCLUDABLE.values() for key in group))
NOBODY_ELSE = Options(excluded=LEAVABLE)


def keys(words: str) -> list[RoleKey]:
    return [RoleKey(word) for word in words.split()]


def only(words: str) -> Options:
    """A table with these roles, and with villagers and wolves."""
    return Options(excluded=tuple(sorted(set(LEAVABLE) - set(words.split()))))


RARE = only(
    "alpha_wolf apprentice_seer blacksmith cult_hunter detective doppelganger grave_digger hunter pacifist sandman seer "
    "snow_wolf troublemaker wild_child"
)


@pytest.mark.parametrize("mode", MODES)
def test_with_every_role_every_table_can_be_dealt(mode: DealMode) -> None:
    assert list(gaps(Options(deal_mode=mode))) == []


def test_villagers_and_wolves_alone_are_balanced_at_eight_and_nine_only() -> None:
    assert list(gaps(NOBODY_ELSE)) == [seats for seats in TABLE_SIZE if seats not in (8, 9)]


def test_chaos_deals_villagers_and_wolves_alone_at_every_table() -> None:
    assert list(gaps(Options(excluded=LEAVABLE, deal_mode="chaos"))) == []


def test_the_simplified_version_can_always_be_dealt() -> None:
    assert list(gaps(Options(ruleset="simplified", excluded=LEAVABLE))) == []


def test_options_that_do_not_bear_on_the_cards_are_not_asked_again() -> None:
    assert terms_of(Options(pace="slow", thief_mode="first_night")) == terms_of(Options())


def test_one_strong_role_is_enough_to_put_back_at_five() -> None:
    assert fits(5, NOBODY_ELSE) == WEAK_VILLAGE
    assert list(lifts(5, NOBODY_ELSE)) == ["guardian_angel"]


def test_a_large_village_without_enemies_of_its_size_is_told_which_to_put_back() -> None:
    enemies = keys("alpha_wolf arsonist cultist lycan serial_killer snow_wolf sorcerer tanner wolf_cub")
    few = Options(excluded=tuple(enemies))
    assert fits(35, few) == WEAK_ENEMIES
    assert list(lifts(35, few)) == ["tanner"]


def test_a_village_that_no_enemy_can_match_is_told_of_both_sides() -> None:
    """All five cards are always dealt: two more of the village make room for other hands."""
    narrow = only("blacksmith troublemaker")
    assert fits(5, narrow) == WEAK_ENEMIES
    back = lifts(5, narrow)
    assert set(back) & ENEMIES
    assert set(back) - ENEMIES
    assert fits(5, replace(narrow, excluded=tuple(sorted(set(narrow.excluded) - set(back))))) is None


def test_a_table_that_would_need_too_many_roles_back_is_told_none() -> None:
    narrow = only("cultist")
    assert fits(27, narrow) == WEAK_VILLAGE
    assert list(lifts(27, narrow)) == []


def test_a_cult_alone_is_given_up_at_the_first_glance() -> None:
    """Every hand is the same and far off, or so many wolves and followers that none is a game."""
    assert fits(27, only("cultist")) == WEAK_VILLAGE
    assert fits(20, only(" ".join(ENEMIES - {"wolf"}))) == WEAK_VILLAGE


def test_a_deal_that_is_there_is_dealt_even_where_it_is_rare() -> None:
    """Of the hands of these cards so few pass that 500 attempts may all fail; then the one that is known is dealt."""
    terms = terms_of(RARE)
    assert fits(8, RARE) is None
    chances = [SeededRng(b"rare %d" % number) for number in range(12)]
    unlucky = [number for number, chance in enumerate(chances) if first_passing(8, terms, DECLARED, chance) is None]
    assert unlucky
    known = look(8, terms).hand
    assert known is not None
    dealt = deal.deal(8, RARE, SeededRng(b"rare %d" % unlucky[0]))
    assert sorted(dealt.roles) == sorted(known.cards)
    assert strengths(dealt.roles).balanced


def test_a_table_that_fits_needs_nothing_back() -> None:
    assert list(lifts(12, Options())) == list(lifts(3, NOBODY_ELSE)) == []


@given(
    out=st.sets(st.sampled_from(LEAVABLE)),
    seats=st.sampled_from(TABLE_SIZE),
    mode=st.sampled_from(MODES),
    together=st.booleans(),
)
def test_what_fits_is_dealt_and_what_does_not_fits_once_its_lifts_are_back(
    out: set[str], seats: int, mode: DealMode, together: bool
) -> None:
    options = Options(excluded=tuple(sorted(out)), deal_mode=mode, killers_together=together)
    rng = SeededRng(b"any")
    if fits(seats, options) is None:
        dealt = deal.deal(seats, options, rng)
        assert len(dealt.roles) == seats
        assert not out & {*dealt.roles, *dealt.pile}
        return
    with pytest.raises(Refused):
        deal.deal(seats, options, rng)
    back = set(lifts(seats, options))
    assert back <= out
    assert len(back) <= 8
    assert not back or fits(seats, replace(options, excluded=tuple(sorted(out - back)))) is None


def test_fixed_numbers_are_the_same_for_the_same_label_and_evenly_spread() -> None:
    numbers, again = FixedNumbers(7), FixedNumbers(7)
    drawn = [numbers.below(10) for _ in range(5000)]
    assert drawn == [again.below(10) for _ in range(5000)]
    assert all(400 < drawn.count(number) < 600 for number in range(10))
    first, second, other = FixedNumbers(7).stream("a"), FixedNumbers(7).stream("a"), FixedNumbers(7).stream("b")
    assert [first.below(1000) for _ in range(9)] == [second.below(1000) for _ in range(9)]
    assert first.below(10**6) != other.below(10**6)
