"""The names of the desk's messages, and buttons that stand on many screens. Decides nothing."""

from typing import Final

from games.core.desk.pieces import Buttons
from games.core.desk.timing import Clock

ASK: Final = "lupi-desk-ask-"
DO: Final = "lupi-desk-do-"
LINE: Final = "lupi-desk-line-"
SAY: Final = "lupi-desk-say-"
"""What the moderator reads out: the script."""
TERM: Final = "lupi-desk-term-"
ALOUD: Final = "lupi-"
"""Facts are read out in the words in which the bot tells a group."""

NO_MAYOR: Final = "lupi-desk-no-mayor"
LONE_WOLF: Final = "lupi-desk-lone-wolf"
OWN_PACK: Final = "lupi-desk-own-pack"
OWN_SELF: Final = "lupi-desk-own-self"
GUARDED: Final = "lupi-desk-guarded"

_BUTTONS: Final = Buttons(DO)
do, seat_button, role_button = _BUTTONS.do, _BUTTONS.seat, _BUTTONS.role

CLOCK: Final = Clock(ASK, _BUTTONS)

UNDO: Final = do("undo")
BOARD: Final = do("board")
BACK: Final = do("back")
GO: Final = do("go", tool=False)
