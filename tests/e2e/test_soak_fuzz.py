"""A short run of the forged updates; the long one is `python -m tests.soak --part fuzz`."""

from tests.soak.fuzz import fuzz


async def test_forged_updates_raise_nothing_change_nothing_and_tell_nothing() -> None:
    """Pitfall 9, and whatever no server would send."""
    tally = await fuzz(300, "moon", lambda done: None, games=("lupi",), strangers=40)
    assert tally.violations == []
    assert tally.extra["forged"] == 300
    assert tally.games == 2
