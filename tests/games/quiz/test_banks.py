"""The whole bank of every game that has one, in every language: one right answer, limits, no duplicate, no leak."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from bot.narration.facts import Voice
from bot.narration.names import plain
from games.core.game import Kind, Line
from games.core.quiz import LONGEST_KEY, Question, arranged, joined
from games.core.rng import SeededRng
from games.core.spec import GameSpec
from games.registry import GAMES
from tests.narration.stage import BUNDLES, a_table

QUIZZED = [spec for spec in GAMES if spec.quiz is not None]
JOINTS = {"delle", "della", "dello", "degli", "dell"}
LEAST = {"village": 500, "lupi": 40}
every_game = pytest.mark.parametrize("spec", QUIZZED, ids=lambda spec: spec.key)
every_language = pytest.mark.parametrize("locale", BUNDLES.locales)


@dataclass(frozen=True, kw_only=True)
class Worded:
    """A question in words."""

    question: Question
    ask: str
    right: str
    wrong: tuple[str, ...]
    why: str
    named: frozenset[str]
    """The names of the roles that the question mentions as such."""


def questions(spec: GameSpec) -> tuple[Question, ...]:
    """The game's bank."""
    assert spec.quiz is not None
    return tuple(spec.quiz.questions())


@cache
def worded(spec: GameSpec, locale: str) -> tuple[Worded, ...]:
    """The whole bank in words; a message that fails or is missing fails here."""
    voice = Voice(BUNDLES, a_table(spec=spec), locale)
    known: dict[Line, str] = {}

    def said(*lines: Line) -> str:
        for line in lines:
            if line not in known:
                known[line] = plain(voice.text(line.key, **voice.details(line.details)))
        return joined(known[line] for line in lines)

    return tuple(
        Worded(
            question=question,
            ask=said(*question.ask),
            right=said(question.right),
            wrong=tuple(said(wrong) for wrong in question.wrong),
            why=said(*question.why),
            named=frozenset(
                voice.role(detail.value) for line in question.ask for detail in line.details if detail.kind is Kind.ROLE
            ),
        )
        for question in questions(spec)
    )


def length(text: str) -> int:
    """Characters as Telegram counts them."""
    return len(text.encode("utf-16-le")) // 2


@every_game
def test_there_are_enough_questions_and_every_one_has_a_name_for_ever(spec: GameSpec) -> None:
    bank = questions(spec)
    assert spec.quiz is not None
    assert len(bank) >= LEAST[spec.key]
    assert len({question.key for question in bank}) == len(bank)
    for question in bank:
        assert re.fullmatch(r"[a-z0-9._:-]+", question.key), question.key
        assert len(question.key) <= LONGEST_KEY, question.key
        assert question.kind in spec.quiz.kinds
        assert question.team in spec.quiz.teams
        assert question.level in (1, 2, 3)
        assert set(question.about) <= set(spec.roles)
        assert question.typed is None or question.typed == (question.about[0],)


@every_game
def test_the_bank_has_every_kind_every_team_every_level_and_every_role(spec: GameSpec) -> None:
    bank = questions(spec)
    assert spec.quiz is not None
    assert len(spec.quiz.kinds) >= 9
    assert {question.kind for question in bank} == set(spec.quiz.kinds)
    assert {question.team for question in bank} == set(spec.quiz.teams)
    assert {question.level for question in bank} == {1, 2, 3}
    foremost = Counter(question.about[0] for question in bank if question.about)
    assert set(foremost) == set(spec.roles)
    assert min(foremost.values()) >= 4
    assert {question.about[0] for question in bank if question.typed} == set(spec.roles)


@every_game
@every_language
def test_every_question_has_one_right_answer_and_others_that_read_otherwise(spec: GameSpec, locale: str) -> None:
    for each in worded(spec, locale):
        options = [each.right, *each.wrong]
        assert len({option.casefold() for option in options}) == len(options) >= 2, each
        assert each.question.right not in each.question.wrong


@every_game
@every_language
def test_no_question_is_asked_twice(spec: GameSpec, locale: str) -> None:
    asked = Counter((each.ask.casefold(), each.right.casefold()) for each in worded(spec, locale))
    assert [twice for twice, times in asked.items() if times > 1] == []


@every_game
@every_language
def test_the_same_question_with_another_answer_never_offers_both(spec: GameSpec, locale: str) -> None:
    rights: dict[str, set[str]] = {}
    for each in worded(spec, locale):
        rights.setdefault(each.ask, set()).add(each.right)
    alike = [each for each in worded(spec, locale) if len(rights[each.ask]) > 1]
    both = [each.question.key for each in alike if rights[each.ask] & set(each.wrong)]
    assert [key for key in both if not key.startswith("strength:")] == []


@every_game
@every_language
def test_every_question_fits_into_a_poll(spec: GameSpec, locale: str) -> None:
    for each in worded(spec, locale):
        assert 1 <= length(each.ask) <= 300, each
        assert all(1 <= length(option) <= 100 for option in (each.right, *each.wrong)), each
        assert 1 <= length(each.why) <= 200, each
        assert each.why.count("\n") <= 2
        for text in (each.ask, each.right, *each.wrong, each.why):
            assert "\n" not in text, each
            assert text == text.strip(), each
            assert not re.search(r"[<>{}_]|  ", text), each


def folded(text: str) -> str:
    """Lower case without accents."""
    return "".join(char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))


def words(text: str) -> Iterator[str]:
    """Words that mean something."""
    return (word for word in re.findall(r"[^\W\d_]{4,}", folded(text)) if word not in JOINTS)


@every_game
@every_language
def test_no_question_names_its_answer(spec: GameSpec, locale: str) -> None:
    """Nor a part of it, beyond the roles that it mentions as such: those do not tell which of them is right.

    What is seen of a card begins with who looks, and may be the card itself.
    """
    leaks = []
    for each in worded(spec, locale):
        if each.question.kind == "seen" or not any(d.kind is Kind.ROLE for d in each.question.right.details):
            continue
        rest = folded(each.ask)
        for name in sorted(each.named, key=len, reverse=True):
            rest = rest.replace(folded(name), " ")
        for word in words(each.right):
            stem = word[: max(4, len(word) - 2)]
            if any(other.startswith(stem) or word.startswith(other) for other in words(rest)):
                leaks.append((each.question.key, word, each.ask))
    assert leaks == []


@every_game
@every_language
def test_a_question_that_names_its_answer_names_another_that_is_wrong(spec: GameSpec, locale: str) -> None:
    """Of cards that are mentioned any may be the answer; what is seen of a card, or becomes of it, may be the card."""
    for each in worded(spec, locale):
        if each.right in each.named and each.question.kind not in ("seen", "change"):
            assert any(set(wrong.split()) & {name.split()[0] for name in each.named} for wrong in each.wrong), each


@every_language
def test_italian_prepositions_take_their_articles(locale: str) -> None:
    loose = r"\b(?:a|di|da|in|su) (?:il|lo|la|gli|le|l’)(?:\b|(?<=’))"
    texts = [text for spec in QUIZZED for each in worded(spec, locale) for text in (each.ask, each.why)]
    assert locale != "it" or [text for text in texts if re.search(loose, text, re.IGNORECASE)] == []


@every_game
def test_right_answers_are_spread_evenly_over_the_places(spec: GameSpec) -> None:
    places: Counter[int] = Counter()
    for question in questions(spec):
        rng = SeededRng(b"places").stream(question.key)
        shown = [arranged(question, rng.stream(str(draw))) for draw in range(6)]
        places.update(each.correct for each in shown if len(each.options) == 4)
    whole = sum(places.values())
    assert all(0.21 < places[place] / whole < 0.29 for place in range(4)), places


@every_game
def test_the_bank_is_made_once_and_is_the_same_every_time(spec: GameSpec) -> None:
    assert spec.quiz is not None
    again = spec.quiz.questions.__wrapped__()  # type: ignore[attr-defined]
    assert spec.quiz.questions() is spec.quiz.questions()
    assert tuple(again) == questions(spec)
