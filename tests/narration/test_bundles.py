"""Messages: languages fall back, wordings rotate, functions know grammar."""

from itertools import pairwise
from pathlib import Path

import pytest
import structlog

from bot.narration.bundles import Bundles, wording
from bot.narration.facts import spoken
from bot.narration.names import Markup, Word
from tests.narration.stage import BUNDLES, LOCALES

IT = """
hello = Ciao { $name }
only-here = { $name } è { GENDER($name) ->
    [f] arrivata
    [m] arrivato
   *[other] qui
}
verdict = Uno
    .alt-1 = Due
    .alt-2 = Tre
    .help = Aiuto
role-x = guardia
    .gender = f
    .who = { GENDER($of) ->
        [f] guardiana
       *[other] guardia
    }
shows = { GENDER($role) ->
    [f] la
   *[other] il
} { $role }, { ROLE($role, $seat, case: "who") }
calls = { MENTION($seat) }!
"""
EN = """
hello = Hello { $nome }
"""


@pytest.fixture
def small(tmp_path: Path) -> Bundles:
    for locale, text in (("it", IT), ("en", EN)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(text, encoding="utf-8")
    return Bundles(tmp_path)


def test_a_games_messages_may_lie_in_a_folder_of_their_own(small: Bundles, tmp_path: Path) -> None:
    assert not small.has("deep-down", "en")
    (tmp_path / "en" / "game").mkdir()
    (tmp_path / "en" / "game" / "roles.ftl").write_text("deep-down = Down here\n", encoding="utf-8")
    assert Bundles(tmp_path).text("en", "deep-down") == "Down here"


def test_a_message_is_told_in_the_language_asked_for() -> None:
    assert BUNDLES.text("it", "button-rematch") != BUNDLES.text("en", "button-rematch")


def test_an_unknown_language_is_the_default_one(small: Bundles) -> None:
    assert small.text("xx", "hello", name="Anna") == "Ciao Anna"


def test_a_message_that_fails_is_told_in_another_language_and_logged(small: Bundles) -> None:
    with structlog.testing.capture_logs() as logs:
        assert small.text("en", "hello", name="Anna") == "Ciao Anna"
    assert [(entry["event"], entry["key"], entry["locale"]) for entry in logs] == [
        ("narration.message-failed", "hello", "en")
    ]


def test_a_message_that_no_language_has_stops_nothing(small: Bundles) -> None:
    with structlog.testing.capture_logs() as logs:
        assert small.text("it", "no-such-thing") == "no-such-thing"
    assert len(logs) == 2


def test_a_failed_message_does_not_log_what_it_was_given(small: Bundles) -> None:
    with structlog.testing.capture_logs() as logs:
        small.text("en", "hello", name="the wolf is Anna")
    assert "Anna" not in str(logs)


def test_wordings_are_told_apart_by_number_and_other_attributes_are_none(small: Bundles) -> None:
    assert [small.text("it", "verdict", variant) for variant in range(4)] == ["Uno", "Due", "Tre", "Uno"]
    assert small.text("it", "verdict.help") == "Aiuto"
    assert small.has("verdict.help")
    assert not small.has("verdict.other")


def test_neighbouring_lines_of_one_kind_are_worded_differently() -> None:
    for wordings in (3, 4, 5):
        told = [wording("lupi-vote-cast", line, "moon2345", "table") % wordings for line in range(40)]
        assert all(one != after for one, after in pairwise(told))
        assert wordings == 5 or set(told[::2]) == set(range(wordings))
        assert told == [wording("lupi-vote-cast", line, "moon2345", "table") % wordings for line in range(40)]


@pytest.mark.parametrize(("grammar", "told"), [("f", "arrivata"), ("m", "arrivato"), ("neutral", "qui")])
def test_grammar_follows_the_person(small: Bundles, grammar: str, told: str) -> None:
    assert small.text("it", "only-here", name=Word("<3", grammar=grammar)) == f"&lt;3 è {told}"


def test_a_name_that_is_no_person_is_neutral(small: Bundles) -> None:
    assert small.text("it", "only-here", name="Anna") == "Anna è qui"


def test_a_role_brings_its_own_gender_and_its_holders_form(small: Bundles) -> None:
    role = Word("guardia", card="role-x")
    assert small.text("it", "shows", role=role, seat=Word("Anna", grammar="f")) == "la guardia, guardiana"
    assert small.text("it", "shows", role=role, seat=Word("Ugo", grammar="m")) == "la guardia, guardia"


def test_a_text_may_call_a_person(small: Bundles) -> None:
    assert small.text("it", "calls", seat=Word("A&B", user_id=5)) == '<a href="tg://user?id=5">A&amp;B</a>!'


def test_strings_are_escaped_and_mark_up_is_not(small: Bundles) -> None:
    assert small.text("it", "hello", name="<b>") == "Ciao &lt;b&gt;"
    assert small.text("it", "hello", name=Markup("<b>x</b>")) == "Ciao <b>x</b>"


def test_a_value_longer_than_fluent_prints_is_printed(small: Bundles) -> None:
    assert small.text("it", "hello", name="x" * 5000) == "Ciao " + "x" * 5000


def test_a_toast_has_no_mark_up_and_two_hundred_characters_at_most(small: Bundles) -> None:
    assert small.plain("it", "hello", name=Markup("<b>1 &lt; 2</b>")) == "Ciao 1 < 2"
    long = small.plain("it", "hello", name="x" * 500)
    assert len(long) == 200
    assert long.endswith("…")


def test_a_toast_of_heavy_characters_counts_code_points(small: Bundles) -> None:
    assert len(small.plain("it", "hello", name="👨‍👩‍👧‍👦" * 60)) <= 200


def test_messages_without_a_default_language_are_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text(EN, encoding="utf-8")
    with pytest.raises(LookupError):
        Bundles(tmp_path)


def test_the_default_language_comes_first() -> None:
    assert Bundles(LOCALES, default="en").locales[0] == "en"


@pytest.mark.parametrize(
    ("seconds", "it", "en"),
    [
        (1, "un secondo", "a second"),
        (30, "30 secondi", "30 seconds"),
        (60, "un minuto", "a minute"),
        (90, "un minuto e mezzo", "a minute and a half"),
        (162, "2 minuti e 40 secondi", "2 minutes and 40 seconds"),
        (3600, "un’ora", "an hour"),
        (12 * 3600, "12 ore", "12 hours"),
        (24 * 3600, "24 ore", "24 hours"),
        (49 * 3600, "2 giorni e un’ora", "2 days and an hour"),
        (0, "0 secondi", "0 seconds"),
    ],
)
def test_durations_are_said_in_words(seconds: int, it: str, en: str) -> None:
    assert (spoken(BUNDLES, "it", seconds), spoken(BUNDLES, "en", seconds)) == (it, en)


def test_enumerations_end_with_the_languages_own_and() -> None:
    assert BUNDLES.listing("it", ["A", "B<", "C"]) == "A, B&lt; e C"
    assert BUNDLES.listing("en", ["A", "B"]) == "A and B"
    assert BUNDLES.listing("it", []) == ""


@pytest.mark.parametrize(
    ("name", "listed", "called"),
    [
        ("Elsa", "Bruno ed Elsa", "a Elsa"),
        ("Érica", "Bruno ed Érica", "a Érica"),
        ("Anna", "Bruno e Anna", "ad Anna"),
        ("<Ada>", "Bruno e &lt;Ada&gt;", "a &lt;Ada&gt;"),
        ("", "Bruno e ", "a "),
    ],
)
def test_italian_joins_and_calls_as_one_hears_the_name(name: str, listed: str, called: str) -> None:
    assert BUNDLES.listing("it", ["Bruno", name]) == listed
    assert BUNDLES.text("it", "service-new-host", name=Word(name)) == f"Ora il tavolo è in mano {called}."


@pytest.mark.parametrize(
    ("grammars", "together"), [("ff", "f"), ("mm", "m"), ("fm", "m"), ("fn", "neutral"), ("n", "neutral"), ("f", "f")]
)
def test_several_people_agree_or_are_plural_as_italian_has_it(grammars: str, together: str) -> None:
    words = [Word("x", grammar="neutral" if letter == "n" else letter) for letter in grammars]
    assert BUNDLES.listing("it", words).grammar == together
