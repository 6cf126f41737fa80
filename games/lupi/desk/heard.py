"""What the moderator types: a number of players or their names, `7 > 3` by night and at a vote. Knows no language."""

from collections.abc import Sequence

from games.core.desk.words import DEAL, UNDO, pairs, players, roster
from games.core.ids import PromptId, Seat
from games.core.spec import Heard
from games.lupi.deck import TABLE_SIZE
from games.lupi.desk import calls
from games.lupi.desk.position import Position


def heard(position: Position, prompt: PromptId, text: str) -> Sequence[Heard]:
    """What these words pick; nothing if they are none that the desk knows."""
    if text.strip().lower() in UNDO:
        return (Heard(prompt, "undo"),)
    if text.strip() == DEAL:
        pick = {"terms": "deal", "dealt": "again"}.get(position.stage)
        return () if pick is None else (Heard(prompt, pick),)
    open_to = position.stage in ("table", "terms", "dealt")
    told = roster(prompt, text, TABLE_SIZE, begun=position.game is not None, open_to=open_to)
    if told is not None:
        return told
    match position.stage:
        case "table" | "terms":
            return tuple(players(prompt, text, TABLE_SIZE))
        case "call":
            said = ((calls.unit_of(position, Seat(who)), whom) for who, whom in pairs(text))
            return tuple(Heard(prompt, f"u{name}-{whom}") for name, whom in said)
        case "vote" | "second":
            kind = "h" if position.manner == "hands" else "t"
            return tuple(Heard(prompt, f"{kind}{who}-{whom}") for who, whom in pairs(text))
        case _:
            return ()
