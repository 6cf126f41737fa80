"""The registry's entry of the desk: beside the games, for it stands in no group's menu."""

from games.core.desk.events import DeskEvent
from games.core.ids import GameKey
from games.core.spec import GameSpec
from games.village import chronicle
from games.village.desk.game import VillageDesk, called, heard_at, listed_at, named, told_at_the_end, usual
from games.village.desk.hands import held
from games.village.desk.keys import ASKS, REFUSALS
from games.village.desk.state import Desk
from games.village.desk.terms import Terms
from games.village.roles import KEYS

VILLAGE_DESK = GameSpec(
    game=VillageDesk(),
    state=Desk,
    options=Terms,
    event=DeskEvent,
    asks=(*ASKS, *chronicle.LINES),
    refusals=REFUSALS,
    roles=KEYS,
    chronicle=told_at_the_end,
    desk=GameKey("village"),
    heard=heard_at,
    called=called,
    listed=listed_at,
    named=named,
    held=held,
    usual=usual,
)
