"""The names of the desk's messages, and buttons that stand on many screens. Decides nothing."""

from typing import Final

from games.core.desk.pieces import Buttons

ASK: Final = "village-desk-ask-"
DO: Final = "village-desk-do-"
LINE: Final = "village-desk-line-"
ACT: Final = "village-desk-act-"
"""What a called player writes: `village-desk-act-<stem>`, the stem of the question that the bot would ask."""
TERM: Final = "village-desk-term-"
PAGE: Final = 12
"""So many lines of slips on one screen."""
POWERS: Final = ("reveal", "peace", "trouble", "sleep", "silver")
LATE_POWERS: Final = ("reveal", "peace")

NO_HOLDER: Final = "village-desk-no-holder"
TOO_EARLY: Final = "village-desk-too-early"
NO_MAJORITY: Final = "village-desk-no-majority"
WRONG_COUNT: Final = "village-desk-wrong-count"
TOO_STRONG: Final = "village-desk-too-strong"

_BUTTONS: Final = Buttons(DO)
do, seat_button, role_button = _BUTTONS.do, _BUTTONS.seat, _BUTTONS.role

UNDO: Final = do("undo")
BOARD: Final = do("board")
BACK: Final = do("back")
SHEET: Final = do("sheet")
GO: Final = do("go", tool=False)
