"""Names are data: whatever a person is called, it is shown unharmed, told apart and cut between characters."""

import regex
from hypothesis import given
from hypothesis import strategies as st

from bot.narration.names import (
    COSTLIEST,
    LONGEST,
    Markup,
    Word,
    cleaned,
    cut,
    distinct,
    escape,
    line,
    mention,
    plain,
    shown,
    weight,
)
from games.core.ids import Seat
from tests.narration.stage import BUNDLES

ODD = ("<3", "</b>", "&amp;", "\"'", "_*[", "{ $seat }", "Salta", "/start", "Nessuno", "👨‍👩‍👧‍👦", "é̂", "Zoë & Co.")
display_names = st.text(max_size=128) | st.sampled_from(ODD)


def guest(seat: Seat) -> str:
    return f"Guest {seat}"


@given(display_names)
def test_a_name_is_printed_verbatim(name: str) -> None:
    assert plain(escape(name)) == name
    assert plain(BUNDLES.text("it", "lupi-vote-cast", voter=name, target="x")).startswith(name)


@given(display_names)
def test_a_name_cannot_open_a_tag(name: str) -> None:
    text = BUNDLES.text("it", "lupi-role-shown", seat=name, role=Word("x", card="lupi-role-seer"))
    assert regex.findall(r"<[^>]*>", text) == ["<b>", "</b>"]


@given(display_names)
def test_a_shown_name_is_short_one_line_and_visible_or_empty(name: str) -> None:
    seen = shown(name)
    assert len(regex.findall(r"\X", cut(cleaned(name)))) <= LONGEST
    assert weight(seen) <= COSTLIEST + 3 * 6
    assert not regex.search(r"[\p{Cc}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2066\u2067]", seen)
    assert seen == "" or regex.search(r"[\p{L}\p{N}\p{P}\p{S}]", seen)


def test_odd_names_are_shown_as_they_are() -> None:
    assert [shown(name) for name in ODD] == list(ODD)


@given(st.lists(display_names, min_size=1, max_size=35))
def test_no_two_people_have_one_name(names: list[str]) -> None:
    found = distinct({Seat(number): name for number, name in enumerate(names, start=1)}, guest)
    assert len({name.casefold() for name in found.values()}) == len(names)
    assert all(found.values())


def test_the_second_marco_has_a_number() -> None:
    names = {Seat(1): "Marco", Seat(2): "Marco", Seat(3): "marco", Seat(4): "Marco (2)"}
    assert list(distinct(names, guest).values()) == ["Marco", "Marco (2)", "marco (3)", "Marco (2) (2)"]


def test_names_that_only_differ_beyond_the_cut_are_told_apart() -> None:
    first, second = distinct({Seat(1): "A" * 60 + "x", Seat(2): "A" * 60 + "y"}, guest).values()
    assert first != second


def test_a_name_that_nobody_can_see_gets_a_stand_in() -> None:
    unseen = ("", "   ", "\u200b", "\u3164\u3164", "\u2800", "\u202e\u202c", "\ufe0f", "\u200d", "\u0301")
    names = {Seat(number): name for number, name in enumerate(unseen, start=1)}
    assert list(distinct(names, guest).values()) == [f"Guest {number}" for number in names]


def test_a_name_cannot_turn_the_line_around() -> None:
    assert shown("\u202eevil\u202c") == "evil"
    assert shown("שלום") == "\u2068שלום\u2069"


def test_words_of_people_keep_their_direction_to_themselves_whatever_their_length() -> None:
    assert line("שלום", 300) == "\u2068שלום\u2069"
    assert line("a\u202eb\u2066c\u206ad\n e", 300) == "abcd e"
    assert line("\U0001d159\u206a\ufffc", 300) == ""


def test_a_pile_of_marks_is_no_higher_than_a_language_needs() -> None:
    assert line("a" + "\u0301" * 500, 300) == "a" + "\u0301" * 4
    assert shown("Ệ") == "Ệ"


def test_a_chain_without_end_is_not_one_character() -> None:
    family = "👨‍👩‍👧‍👦"
    assert len(line("👩\u200d" * 2000, 24)) <= 8 * 24
    assert line(family * 24, 24) == family * 24


def test_a_cut_never_goes_through_a_character_made_of_several() -> None:
    family = "👨‍👩‍👧‍👦"
    assert cut(family * 5, 3) == family * 2 + "…"
    assert cut("abc", 3) == "abc"


def test_a_name_of_heavy_characters_is_cut_by_its_weight() -> None:
    assert weight(shown("👨‍👩‍👧‍👦" * 20)) <= COSTLIEST + 6


def test_a_mention_calls_by_id_and_needs_no_username() -> None:
    assert mention(Word("A<b", user_id=7_999_999_999)) == '<a href="tg://user?id=7999999999">A&lt;b</a>'


def test_a_computer_player_is_named_and_not_called() -> None:
    assert mention(Word("Olga")) == "Olga"


def test_mark_up_is_escaped_once() -> None:
    once = escape("a & b")
    assert escape(once) is once
    assert isinstance(once, Markup)


def test_escaping_keeps_what_grammar_needs() -> None:
    word = escape(Word("Anna", grammar="f", user_id=7, card="lupi-role-seer"))
    assert (word.grammar, word.user_id, word.card) == ("f", 7, "lupi-role-seer")
