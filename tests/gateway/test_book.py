"""Pages of roles and rules: how they are asked for and turned, as the gateway reads it."""

from bot.gateway.readers import read
from bot.sessions import commands as c
from tests.gateway.raw import ME, pressed, privately, says


def one(update):
    """The only command in it."""
    (command,) = read(update, ME)
    return command


def test_a_page_of_roles_is_asked_for_by_name_by_link_and_by_button():
    searched = one(says("/ruoli@NarratoreBot  lupo alfa "))
    assert isinstance(searched, c.AskBook)
    assert (searched.what, searched.text) == ("roles", "lupo alfa")
    linked = one(privately("/start look-village-r-alpha_wolf"))
    assert isinstance(linked, c.AskBook)
    assert (linked.game, linked.page) == ("village", "r-alpha_wolf")
    turned = one(pressed("1.-.book.village.7999000001.r-alpha_wolf"))
    assert isinstance(turned, c.TurnBook)
    assert (turned.game, turned.owner, turned.page) == ("village", 7_999_000_001, "r-alpha_wolf")
    for data in ("1.-.book.village.x.r-wolf", "1.-.book.village.r-wolf", "1.tavolo01.book.village.7.r-wolf"):
        assert not isinstance(one(pressed(data)), c.TurnBook)
