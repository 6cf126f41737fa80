"""Whoever watches the long runs finds what one was told in secret and all have read, and takes no open card for a leak."""

import pytest

from bot.clock import ManualClock
from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.playground.puppets import Stage
from games.core.rng import SeededRng
from games.registry import GAMES
from tests.soak.watch import Watch

GROUP, ANNA, BRUNO = -1, 11, 12
TITLE = "🔪 Serial Killer"
_BUNDLES = Bundles(LOCALES)

TURNING = [spec for spec in GAMES if any(event.__name__ == "CardTurned" for event in spec.events)]
"""Games in which cards are turned face up at the end."""


@pytest.fixture
def watch():
    watch = Watch(Stage(clock=ManualClock(), rng=SeededRng(b"watch")), pytest.fail)
    watch.heard[ANNA].hear(f"Your card:\n{TITLE}\nEvery night a life.", secret=True)
    return watch


def leaks(watch, said=()):
    return watch.leaks(GROUP, [ANNA, BRUNO], said)


def test_a_secret_line_that_is_said_in_the_group_is_a_leak(watch):
    watch.heard[GROUP].hear("Good morning.\nEvery night a life.", secret=False)
    assert len(leaks(watch)) == 1


def test_a_secret_line_on_somebody_elses_screen_is_a_leak(watch):
    watch.toasts[BRUNO].add(TITLE)
    assert len(leaks(watch)) == 1


@pytest.mark.parametrize("locale", _BUNDLES.locales)
@pytest.mark.parametrize("spec", TURNING, ids=lambda spec: spec.key)
def test_a_card_turned_face_up_is_a_leak_before_the_end_and_none_after_it(watch, spec, locale):
    card = f"▫️ Anna: {TITLE}, a ghost"
    heading = _BUNDLES.plain(locale, f"{spec.key}-card-turned.heading")
    watch.heard[GROUP].hear(f"{heading}\n{card}", secret=False)
    watch.heard[GROUP].hear(f"▫️ Bruno: {TITLE}", secret=False)
    assert leaks(watch) == []
    watch.forget([GROUP])
    watch.heard[GROUP].hear(card, secret=False)
    assert len(leaks(watch)) == 1


def test_what_was_written_in_private_is_a_leak_even_after_the_end(watch):
    watch.heard[GROUP].hear("canarino-000000000001 bites", secret=False)
    assert len(leaks(watch, ["canarino-000000000001"])) == 1
