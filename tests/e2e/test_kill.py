"""The process itself, killed without warning while people play: a short one of the long run (tests/soak/kills.py)."""

from tests.soak.kills import slaughter


async def test_a_bot_killed_at_any_moment_loses_nothing_that_it_answered(tmp_path, sqlite_url):
    tally = await slaughter(
        2, "short", lambda done: None, database_url=sqlite_url, folder=tmp_path, tables=1, scale=0.005
    )
    assert tally.violations == []
    assert tally.games >= 1
    assert tally.extra["kills"] == 2
