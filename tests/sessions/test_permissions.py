"""Who may do what."""

import itertools
import sys

import pytest

from bot.sessions import commands as c
from bot.sessions.dispatch import USE_CASES
from bot.sessions.permissions import RIGHTS, Right, allowed


@pytest.mark.parametrize(("opener", "admin", "player", "silent"), list(itertools.product([False, True], repeat=4)))
def test_the_host_is_the_opener_an_admin_or_any_player_after_a_long_silence(
    opener: bool, admin: bool, player: bool, silent: bool
) -> None:
    expected = opener or admin or (player and silent)
    assert allowed(Right.HOST, opener=opener, admin=admin, player=player, silent=silent) is expected


@pytest.mark.parametrize(("opener", "admin", "player", "silent"), list(itertools.product([False, True], repeat=4)))
def test_players_may_ask_for_time_and_outsiders_may_not(opener: bool, admin: bool, player: bool, silent: bool) -> None:
    expected = opener or admin or player
    assert allowed(Right.PLAYER, opener=opener, admin=admin, player=player, silent=silent) is expected


def test_telegram_is_asked_only_where_nothing_else_decides() -> None:
    assert allowed(Right.HOST, opener=False, admin=None, player=True, silent=False) is None
    assert allowed(Right.HOST, opener=True, admin=None, player=False, silent=False) is True
    assert allowed(Right.ANYONE, opener=False, admin=None, player=False, silent=False) is True


def test_every_command_has_a_use_case_and_every_right_a_command() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.sessions")]
    found = [kind for module in modules for kind in vars(module).values()]
    kinds = {kind for kind in found if isinstance(kind, type) and issubclass(kind, c.Command)} - {c.Command}
    assert len(kinds) > 30
    assert set(USE_CASES) == kinds
    assert set(RIGHTS) <= kinds
