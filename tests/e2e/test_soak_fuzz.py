"""A short run of the forged updates; the long one is `python -m tests.soak --part fuzz`."""

from tests.soak.fuzz import fuzz


async def test_forged_updates_raise_nothing_change_nothing_and_tell_nothing() -> None:
    """Pitfall 9, and whatever no server would send."""
    tally = await fuzz(400, "moon", lambda done: None, games=("lupi",), strangers=60)
    assert tally.violations == []
    assert tally.extra["forged"] == 400
    assert tally.games == 2
