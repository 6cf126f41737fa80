"""The generator: uniform by rejection, its streams independent, the same on every machine."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.rng import Draws, SeededRng
from tests.kit.rules import LoadedRng


class WordRng(SeededRng):
    """The real generator over chosen 32-bit words, so that rejection can be counted instead of estimated."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(b"")
        self.words = words

    def _word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 8, 12, 42])
def test_each_number_is_accepted_from_equally_many_words_and_the_rest_is_rejected(n: int) -> None:
    bits = (n - 1).bit_length()
    seen: Counter[int] = Counter()
    for top in range(2**bits):
        rejected_first = [top << (32 - bits), 0]
        seen[WordRng(rejected_first).below(n)] += 1 if len(rejected_first) == 1 else 0
    assert seen == Counter(dict.fromkeys(range(n), 1))


def test_a_word_that_is_too_large_is_thrown_away_and_another_one_drawn() -> None:
    words = [3 << 30, 3 << 30, 1 << 30]
    assert WordRng(words).below(3) == 1
    assert words == []


def test_one_candidate_costs_no_draw() -> None:
    assert WordRng([]).below(1) == 0


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_range_that_cannot_be_drawn_from_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=f"cannot draw below {n}"):
        SeededRng(b"key").below(n)


def test_the_largest_range_is_every_word() -> None:
    assert WordRng([2**32 - 1]).below(2**32) == 2**32 - 1


def test_a_shuffle_gives_each_order_from_exactly_one_sequence_of_draws() -> None:
    orders = Counter(LoadedRng([a, b, c]).shuffled("wxyz") for a in range(4) for b in range(3) for c in range(2))
    assert orders == Counter(permutations("wxyz"))


def test_a_shuffle_leaves_what_it_was_given() -> None:
    cards = ["wolf", "seer", "villager"]
    SeededRng(b"key").shuffled(cards)
    assert cards == ["wolf", "seer", "villager"]


def test_a_chance_of_one_in_five_holds_for_exactly_one_number_of_five() -> None:
    assert [LoadedRng([number]).chance(1, 5) for number in range(5)] == [True, False, False, False, False]


def test_a_choice_takes_each_item_for_its_number() -> None:
    assert [LoadedRng([number]).choice("abc") for number in range(3)] == ["a", "b", "c"]


def test_choosing_among_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="below 0"):
        SeededRng(b"key").choice(())


def test_draws_need_a_source() -> None:
    with pytest.raises(NotImplementedError):
        Draws().below(2)


@given(key=st.binary(max_size=32), label=st.text(max_size=8), before=st.integers(0, 40))
def test_what_a_stream_draws_does_not_depend_on_what_was_drawn_before(key: bytes, label: str, before: int) -> None:
    fresh, used = SeededRng(key), SeededRng(key)
    for _ in range(before):
        used.below(1000)
    assert [fresh.stream(label).below(2**32) for _ in range(3)] == [used.stream(label).below(2**32) for _ in range(3)]


@given(key=st.binary(max_size=32), labels=st.lists(st.text(max_size=8), min_size=2, max_size=2, unique=True))
def test_streams_with_different_labels_differ(key: bytes, labels: list[str]) -> None:
    first, second = (SeededRng(key).stream(label) for label in labels)
    assert [first.below(2**32) for _ in range(4)] != [second.below(2**32) for _ in range(4)]


@given(seed=st.binary(min_size=32, max_size=32), step=st.integers(0, 10**6))
def test_a_step_can_be_drawn_again_from_seed_and_number_alone(seed: bytes, step: int) -> None:
    first, second = SeededRng.for_step(seed, step), SeededRng.for_step(seed, step)
    assert [first.below(2**32) for _ in range(20)] == [second.below(2**32) for _ in range(20)]
    other = SeededRng.for_step(seed, step + 1)
    assert [first.below(2**32) for _ in range(4)] != [other.below(2**32) for _ in range(4)]


def test_the_numbers_are_those_of_hmac_in_counter_mode() -> None:
    rng = SeededRng.for_step(b"seed", 17)
    key = hmac.digest(b"seed", b"step:17", hashlib.sha256)
    stream = b"".join(hmac.digest(key, b"block:%d" % number, hashlib.sha256) for number in range(2))
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 64, 4)]
    assert [rng.below(2**32) for _ in range(16)] == expected


def test_loaded_dice_fail_when_asked_for_more() -> None:
    rng = LoadedRng([0])
    rng.stream("any").below(2)
    with pytest.raises(AssertionError, match="one more number was drawn"):
        rng.below(2)
