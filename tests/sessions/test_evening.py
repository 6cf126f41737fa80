"""Whole games through the service, in process."""

from collections import defaultdict
from dataclasses import replace
from typing import Any

from bot.sessions import commands as c
from games.lupi.spec import LUPI
from storage.engine import Database
from tests.kit.evening import GROUP, Evening


async def test_a_game_filled_with_computer_players_is_played_to_its_end(database: Database) -> None:
    evening = Evening(database)
    session_id = await evening.lobby(1)
    await evening.does(1, c.FillSeats)
    await evening.does(1, c.Begin)
    record = await evening.until_over(session_id)
    assert record.status.value == "over"
    assert evening.reports == []
    files = [item for item in evening.post if item.act == "file"]
    assert len(files) == 1
    assert files[0].chat_id == GROUP


async def test_a_computer_player_asked_again_about_a_question_does_not_draw_again(database: Database) -> None:
    """Else a power that is used now and then would be used by all who have one, and whoever has not, would have none."""
    drawn = defaultdict(list)

    def undecided(view: Any, prompts: Any, seat: Any, rng: Any) -> list[Any]:
        for prompt in prompts:
            drawn[seat, prompt.id].append(rng.stream(prompt.id).below(10**9))
        return []

    evening = Evening(database, specs=[replace(LUPI, policy=undecided)])
    session_id = await evening.lobby(2)
    await evening.does(1, c.FillSeats)
    await evening.does(1, c.Begin)
    await evening.deliver()
    await evening.passes(60)
    version = (await evening.record(session_id)).version
    await evening.does(1, c.Extend)
    await evening.passes(200)
    assert (await evening.record(session_id)).version > version
    assert max(len(draws) for draws in drawn.values()) > 3
    assert all(len(set(draws)) == 1 for draws in drawn.values())
    assert len({draws[0] for draws in drawn.values()}) == len(drawn)
