"""Texts and keyboards within Telegram's limits, whatever is in them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.narration.names import escape, plain
from bot.narration.paging import (
    HEAVIEST_KEYBOARD,
    MOST_ENTITIES,
    entities,
    lightened,
    parts,
    rows,
    seen_length,
    units,
    weight_of,
)

words = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=30)


@st.composite
def mark_up(draw: st.DrawFn, depth: int = 2) -> str:
    """Balanced mark-up of lines, names and tags."""
    pieces = []
    for _ in range(draw(st.integers(1, 6))):
        inner = escape(draw(words)) if depth == 0 or draw(st.booleans()) else draw(mark_up(depth - 1))
        tag = draw(st.sampled_from(("", "b", "i", "a")))
        link = ' href="tg://user?id=7"' if tag == "a" else ""
        pieces.append(f"<{tag}{link}>{inner}</{tag}>" if tag else inner)
    return draw(st.sampled_from(("\n", " ", ""))).join(pieces)


def assert_balanced(text: str) -> None:
    opened = []
    for closing, tag in re.findall(r"<(/?)([a-z]+)[^>]*>", text):
        if closing:
            assert opened.pop() == tag
        else:
            opened.append(tag)
    assert opened == []


@given(mark_up(), st.integers(8, 200))
def test_parts_are_short_balanced_and_in_order(text: str, longest: int) -> None:
    found = parts(text, longest)
    for part in found:
        assert seen_length(part) <= longest
        assert_balanced(part)
    squeezed = "".join("".join(plain(part).split()) for part in found)
    assert squeezed == "".join(plain(text).split())


@given(mark_up())
def test_a_text_that_fits_stays_whole(text: str) -> None:
    assert parts(text) == [text] or entities(text) > MOST_ENTITIES or seen_length(text) > 4096


def test_length_is_counted_as_telegram_counts() -> None:
    assert units("a👍") == 3
    assert seen_length("<b>a &amp; b</b>") == 5


def test_a_text_with_too_many_entities_loses_its_tags_and_no_word() -> None:
    text = "\n".join(f"<b>Persona {n}</b>" for n in range(101))
    (part,) = parts(text)
    assert entities(part) == 0
    assert plain(part) == plain(text)


def test_a_long_list_is_cut_between_lines() -> None:
    lines = [f"<b>{'n' * 120} {number}</b>, lupo" for number in range(60)]
    found = parts("\n".join(lines))
    assert len(found) == 2
    assert [line for part in found for line in part.split("\n")] == lines


def test_a_word_longer_than_a_message_is_cut_up() -> None:
    found = parts("x" * 10_000)
    assert [seen_length(part) <= 4096 for part in found] == [True] * len(found)
    assert "".join(found) == "x" * 10_000


@given(st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=41))
def test_rows_hold_every_button_once_and_few_side_by_side(labels: list[str]) -> None:
    buttons = [{"text": label, "data": f"1.a.b.{number}"} for number, label in enumerate(labels)]
    found = rows(buttons)
    assert [button for row in found for button in row] == buttons
    assert max(len(row) for row in found) <= 8


@pytest.mark.parametrize(
    ("count", "lengths"),
    [(1, [1]), (2, [2]), (4, [4]), (6, [6]), (7, [4, 3]), (8, [4, 4]), (9, [5, 4]), (14, [5, 5, 4])],
)
def test_cards_face_down_stand_side_by_side_in_rows_of_much_the_same_length(count: int, lengths: list[int]) -> None:
    buttons = [{"text": f"🎴{number}", "data": f"1.a.b.{number}"} for number in range(1, count + 1)]
    assert [len(row) for row in rows(buttons)] == lengths


@given(st.lists(st.text(max_size=64), min_size=1, max_size=41))
def test_a_keyboard_is_light_enough_whatever_the_names(labels: list[str]) -> None:
    buttons = [{"text": label or "-", "data": f"1.abcd2345.d12.second.{number}"} for number, label in enumerate(labels)]
    assert weight_of(lightened(rows(buttons))) < HEAVIEST_KEYBOARD


def test_the_heaviest_names_still_leave_a_keyboard_that_telegram_takes() -> None:
    buttons = [{"text": "👨‍👩‍👧‍👦" * 24, "data": f"1.abcd2345.d12.second.{number}"} for number in range(41)]
    assert weight_of(lightened(rows(buttons))) < HEAVIEST_KEYBOARD
