"""Which cards for how many players, and which tables cannot be dealt."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.game import Reason, Refused
from games.lupi import deck
from games.lupi.durations import Pace
from games.lupi.events import CardDealt, DeckDealt, HuntedAlone, PackMet
from games.lupi.game import Lupi
from games.lupi.options import Options, VoteStyle
from games.lupi.roles import ROLES
from games.lupi.spec import LUPI
from games.lupi.victory import result
from tests.kit.rules import a_game, a_moment

# players: (wolves, figures in the order seer, bodyguard, judge, mayor, villagers). Rules page, Composition of the deck.
TABLE = {
    5: (1, 1, 3),
    6: (1, 1, 4),
    7: (1, 1, 5),
    8: (2, 1, 5),
    9: (2, 2, 5),
    10: (2, 2, 6),
    11: (2, 3, 6),
    12: (2, 3, 7),
    13: (2, 4, 7),
    14: (2, 4, 8),
    15: (2, 4, 9),
    16: (3, 4, 9),
    17: (3, 4, 10),
    18: (3, 4, 11),
    19: (3, 4, 12),
    20: (3, 4, 13),
    21: (3, 4, 14),
    22: (3, 4, 15),
    23: (3, 4, 16),
    24: (3, 4, 17),
    25: (3, 4, 18),
    26: (3, 4, 19),
    27: (3, 4, 20),
    28: (3, 4, 21),
    29: (3, 4, 22),
    30: (3, 4, 23),
    31: (3, 4, 24),
    32: (3, 4, 25),
    33: (3, 4, 26),
    34: (3, 4, 27),
    35: (3, 4, 28),
}


@pytest.mark.parametrize(("seats", "row"), TABLE.items())
def test_the_automatic_deck_is_that_of_the_table(seats: int, row: tuple[int, int, int]) -> None:
    wolves, figures, villagers = row
    expected = {"wolf": wolves, "villager": villagers}
    expected |= dict.fromkeys(("seer", "bodyguard", "judge", "mayor")[:figures], 1)
    assert {role: count for role, count in deck.automatic(seats).items() if count} == expected


def test_the_table_covers_every_size() -> None:
    assert list(TABLE) == list(Lupi.table_size)


@given(seats=st.sampled_from(list(TABLE)), step=st.integers(1, 999))
def test_the_deal_gives_out_exactly_the_deck_and_is_never_already_won(seats: int, step: int) -> None:
    dealt = Lupi().setup(seats, Options(), a_moment(step))
    assert Counter(player.role for player in dealt.state.players) == Counter(deck.automatic(seats))
    assert result(dealt.state.players) is None
    assert [player.seat for player in dealt.state.players] == list(range(1, seats + 1))


BY_HAND = st.tuples(*[st.integers(0, 4)] * 6)


@given(cards=BY_HAND, step=st.integers(1, 99))
def test_a_deck_by_hand_that_fits_is_dealt_and_cannot_be_won_at_the_first_dawn(
    cards: tuple[int, ...], step: int
) -> None:
    options, seats = Options(deck=cards), sum(cards)
    if deck.fits(seats, options) is not None:
        with pytest.raises(Refused) as refused:
            Lupi().setup(seats, options, a_moment(step))
        assert refused.value.reason is Reason.NOT_OFFERED
        assert refused.value.key == deck.fits(seats, options)
        return
    dealt = Lupi().setup(seats, options, a_moment(step)).state
    assert tuple(Counter(p.role for p in dealt.players)[role] for role in ROLES) == cards
    wolves = cards[1]
    assert seats - 1 - wolves > wolves


@pytest.mark.parametrize(
    ("seats", "options", "flaw"),
    [
        (4, Options(), "lupi-too-few"),
        (36, Options(), "lupi-too-many"),
        (5, Options(), None),
        (35, Options(), None),
        (8, Options(pace="slow", vote_style="round"), "lupi-round-too-slow"),
        (8, Options(pace="slow", vote_style="auto"), None),
        (8, Options(deck=()), "lupi-deck-counts"),
        (8, Options(deck=(8, 1, 0, 0, 0)), "lupi-deck-counts"),
        (8, Options(deck=(9, 1, -2, 0, 0, 0)), "lupi-deck-counts"),
        (4, Options(deck=(3, 1, 0, 0, 0, 0)), "lupi-too-few"),
        (6, Options(deck=(3, 1, 0, 0, 0, 0)), "lupi-deck-size"),
        (6, Options(deck=(6, 0, 0, 0, 0, 0)), "lupi-deck-no-wolf"),
        (7, Options(deck=(3, 3, 1, 0, 0, 0)), "lupi-deck-many-wolves"),
        (7, Options(deck=(0, 2, 2, 1, 1, 1)), None),
    ],
)
def test_a_table_that_cannot_be_dealt_says_which_condition_fails(
    seats: int, options: Options, flaw: str | None
) -> None:
    assert deck.fits(seats, options) == flaw


def test_the_lobby_can_start_a_deck_by_hand_from_the_automatic_one() -> None:
    assert LUPI.deck is not None
    counts = LUPI.deck(9, Options())
    by_hand = Options(deck=tuple(counts[role] for role in LUPI.roles))
    assert LUPI.deck(9, by_hand) == counts
    assert deck.fits(9, by_hand) is None


def test_the_table_is_told_the_deck_and_each_seat_its_card_alone() -> None:
    village = a_game("wolf seer wolf mayor villager villager villager judge")
    assert village.heard(DeckDealt) == [
        DeckDealt(players=8, wolves=2, villagers=3, figures=("seer", "judge", "mayor"))  # type: ignore[arg-type]
    ]
    roles = [event.role for event in village.heard(CardDealt)]
    assert roles == ["wolf", "seer", "wolf", "mayor", "villager", "villager", "villager", "judge"]
    assert [event.to for event in village.heard(CardDealt)] == list(range(1, 9))


def test_wolves_are_told_the_pack_and_a_single_one_that_it_is_alone() -> None:
    pack = a_game("wolf villager wolf villager wolf villager villager villager villager")
    assert {event.to: event.companions for event in pack.heard(PackMet)} == {1: (3, 5), 3: (1, 5), 5: (1, 3)}
    assert [event.to for event in a_game("villager wolf villager villager").heard(HuntedAlone)] == [2]


@pytest.mark.parametrize(
    ("pace", "style", "seats", "expected"),
    [
        ("fast", "auto", 12, "d1.vote.1"),
        ("normal", "auto", 13, "d1.vote"),
        ("normal", "round", 13, "d1.vote.1"),
        ("normal", "together", 5, "d1.vote"),
        ("slow", "auto", 5, "d1.vote"),
    ],
)
def test_the_style_of_the_first_vote(pace: Pace, style: VoteStyle, seats: int, expected: str) -> None:
    village = a_game("wolf " + "villager " * (seats - 1), pace=pace, vote_style=style)
    village.until(expected)
    assert village.due().phase == expected


def test_auto_counts_the_living() -> None:
    village = a_game("wolf " + "villager " * 12)
    village.answers(1, 13)
    village.until("d1.vote.1")
    assert len(village.alive()) == 12
