"""Whole games through the service, in process."""

from bot.sessions import commands as c
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
