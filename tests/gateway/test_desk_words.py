"""Words that open a desk: which game they name, in either language, and the link from a group."""

import pytest

from bot.gateway.readers import read
from bot.sessions import commands as c
from tests.gateway.raw import ME, privately, says


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("/narra", None),
        ("/narra lupi", "lupi"),
        ("/narrate Wolves please", "lupi"),
        ("/narra scacchi", None),
        ("/lupi moderatore", "lupi"),
        ("/wolves Moderator", "lupi"),
        ("/start narra", None),
        ("/start narra-lupi", "lupi"),
    ],
)
def test_a_desk_is_opened_for_the_game_that_is_named(text: str, game: str | None) -> None:
    (command,) = read(privately(text), ME)
    assert isinstance(command, c.OpenDesk)
    assert command.game == game


def test_a_games_word_alone_still_opens_a_table() -> None:
    (command,) = read(says("/lupi"), ME)
    assert isinstance(command, c.OpenLobby)
    (command,) = read(says("/lupi moderatore"), ME)
    assert isinstance(command, c.OpenDesk)
