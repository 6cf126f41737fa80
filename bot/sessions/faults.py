"""What happens when our own rules or texts break: the session freezes, nobody is blamed. Knows no game.

Whose fault something is shows in its type: a player's is `Refused` or `Refusal`, ours is `BrokenSession`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from traceback import walk_tb
from typing import Any

from bot.sessions.receipts import Toast
from games.core.game import Refused
from storage.engine import is_databases_own
from storage.records import Json

_FRAMES = 6


class Refusal(Exception):
    """The person may not do this. Nothing of the transaction is kept but the command's key with the answer."""

    def __init__(self, key: str, *, alert: bool = False, url: str | None = None, **args: Any) -> None:
        """Remember the Fluent message that says why and what to do instead."""
        super().__init__(key)
        self.toast = Toast(key=key, args=args, alert=alert, url=url)


class BrokenSession(Exception):
    """Rules or narrator failed on this session: roll back, freeze it, alert the operators."""

    def __init__(self, session_id: str, entry: Json) -> None:
        """Remember the session and the step that could not be made; the cause is chained."""
        super().__init__(f"session {session_id} broke on {entry.get('kind', 'a step')}")
        self.session_id = session_id
        self.entry = entry


def place_of(error: BaseException | None) -> str:
    """Where an error of ours was raised and of what class it is, without a word of its own: it may quote a card."""
    if error is None:
        return ""
    frames = [(frame.f_globals.get("__name__", "?"), line) for frame, line in walk_tb(error.__traceback__)]
    return " < ".join([type(error).__name__, *(f"{module}:{line}" for module, line in reversed(frames[-_FRAMES:]))])


@contextmanager
def guarded(session_id: str, entry: Mapping[str, Any]) -> Iterator[None]:
    """Let `Refused` and `Refusal` pass, and what the database does of its own; every other exception is `BrokenSession`."""
    try:
        yield
    except (Refused, Refusal, BrokenSession):
        raise
    except Exception as error:
        if is_databases_own(error):
            # The storage runs the transaction again.
            raise
        raise BrokenSession(session_id, entry) from error
