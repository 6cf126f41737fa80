"""The registry's entry of the desk: beside the games, for it stands in no group's menu."""

from games.core.desk.events import DeskEvent
from games.core.ids import GameKey
from games.core.spec import GameSpec
from games.lupi import chronicle
from games.lupi.desk.game import LupiDesk, called, heard_at, held, told_at_the_end, usual
from games.lupi.desk.keys import ASKS, REFUSALS
from games.lupi.desk.state import Desk
from games.lupi.desk.terms import Terms
from games.lupi.roles import ROLES

LUPI_DESK = GameSpec(
    game=LupiDesk(),
    state=Desk,
    options=Terms,
    event=DeskEvent,
    asks=(*ASKS, *chronicle.LINES),
    refusals=REFUSALS,
    roles=ROLES,
    chronicle=told_at_the_end,
    desk=GameKey("lupi"),
    heard=heard_at,
    called=called,
    held=held,
    usual=usual,
)
