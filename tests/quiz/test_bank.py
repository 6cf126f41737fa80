"""The whole bank as polls: what Telegram takes, in every language, however the answers are mixed."""

from collections import Counter
from functools import cache

import pytest

from bot.quiz.library import Books
from bot.quiz.wording import MOST_LINES, Asked, units
from bot.sessions.quiz.asking import head_of
from games.core.rng import SeededRng
from games.registry import GAMES
from tests.kit.evening import BUNDLES

BOOKS = Books(BUNDLES, {spec.key: spec for spec in GAMES})
BANKS = [(game, locale) for game in BOOKS.games for locale in BUNDLES.locales]
LONGEST_HEAD = head_of(100, 100)


@cache
def whole_bank(game: str, locale: str) -> list[Asked]:
    """Every question once, its answers mixed by a generator of its own."""
    book = BOOKS.book(game)
    assert book is not None
    speaker = book.speaker(locale)
    return [speaker.asked(question, SeededRng(question.key.encode())) for question in book.questions]


@pytest.mark.parametrize(("game", "locale"), BANKS)
def test_every_question_of_the_bank_is_one_that_telegram_takes_as_a_poll(game: str, locale: str) -> None:
    """Pitfall 85: longest question, options and explanation; what would not fit goes out with buttons, and is rare."""
    asked = whole_bank(game, locale)
    assert len(asked) >= 40
    for one in asked:
        assert one.text
        assert "\n\n\n" not in one.text
        assert len(set(one.options)) == len(one.options), one.options
        assert one.why.count("\n") <= MOST_LINES, one.why
        assert 0 <= one.correct < len(one.options)
    assert sum(not one.fits(LONGEST_HEAD) for one in asked) <= len(asked) // 50


@pytest.mark.parametrize(("game", "locale"), BANKS)
def test_a_question_that_goes_out_with_buttons_fits_a_message(game: str, locale: str) -> None:
    """Pitfalls 53, 85: the fall-back has room for every question and all its answers."""
    for one in whole_bank(game, locale):
        assert units(one.text) + sum(units(option) + 8 for option in one.options) + units(one.why) < 2000


@pytest.mark.parametrize("game", BOOKS.games)
def test_no_place_among_the_answers_is_the_right_one_more_often_than_chance_makes_it(game: str) -> None:
    """Pitfall 85: the correct answer is never in the order of the bank."""
    places = Counter(one.correct for one in whole_bank(game, "it") if len(one.options) == 4)
    count = sum(places.values())
    assert count >= 40
    assert set(places) == {0, 1, 2, 3}
    assert max(places.values()) < count * 0.4
