"""A short one of each of the long runs (tests/soak): over HTTP, with Telegram's limits, in time that jumps."""

from tests.soak.evenings import evenings
from tests.soak.rush import rush


def nothing(_done: int) -> None:
    """Nobody looks at the progress."""


async def test_two_tables_at_once_in_two_languages_keep_every_promise() -> None:
    tally = await evenings(2, "short", nothing, at_once=2, seats=(6, 8), pace="fast")
    assert tally.violations == []
    assert (tally.games, tally.proofs) == (2, 2)
    assert tally.presses > 40


async def test_an_evening_in_which_one_call_in_twenty_fails_ends_as_it_should() -> None:
    tally = await evenings(1, "short storm", nothing, weather=True, seats=(6,), pace="fast")
    assert tally.violations == []
    assert (tally.games, tally.proofs) == (1, 1)


async def test_tables_that_begin_in_the_same_second_wait_until_everybody_has_been_asked() -> None:
    """Pitfall 28."""
    tally = await rush(3, "short rush", nothing, seats=12)
    assert tally.violations == []
    assert tally.extra["most calls in a second"] <= 30
