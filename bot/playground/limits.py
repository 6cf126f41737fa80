"""Telegram's limits as data, and the gate that counts calls. Knows chats by number only.

Sources: the Bot API reference, the Bots FAQ, and what users measured where Telegram says nothing. Every figure can be
changed, since most of them can change without notice.
"""

import math
from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What the server tolerates. A rate of 0 is unlimited."""

    text: int = 4096  # UTF-16 units after parsing
    caption: int = 1024
    entities: int = 100  # the rest is ignored, as Telegram does
    callback_data: int = 64  # bytes
    buttons: int = 100
    buttons_a_row: int = 8
    markup_bytes: int = 10_000
    toast: int = 200
    callback_seconds: float = 15.0
    photo_bytes: int = 10 * 2**20
    file_bytes: int = 50 * 2**20
    poll_question: int = 300
    poll_option: int = 100
    poll_options: int = 12
    poll_explanation: int = 200
    deletable_hours: float = 48.0
    update_hours: float = 24.0
    group_calls: int = 20  # sends and edits of one group in any window of `group_seconds`
    group_seconds: float = 60.0
    private_per_second: float = 1.0
    private_burst: int = 3
    overall_per_second: int = 30  # in any window of one second

    @classmethod
    def unpaced(cls) -> "Limits":
        """The same strictness about content, and no limit on the number of calls."""
        return cls(group_calls=0, private_per_second=0.0, overall_per_second=0)


class FloodGate:
    """Counts sends and edits; says how long a caller must wait. A call that it refuses is not counted."""

    def __init__(self, limits: Limits) -> None:
        """Start with nothing counted."""
        self._limits = limits
        self._groups: dict[int, deque[float]] = {}
        self._private: dict[int, tuple[float, float]] = {}  # tokens left, and when that was
        self._overall: deque[float] = deque()
        self._floods: dict[int, float] = {}

    def flood(self, chat_id: int, until: float) -> None:
        """Refuse everything to this chat until then, whatever the count says."""
        self._floods[chat_id] = until

    def moved(self, old: int, new: int) -> None:
        """A group became a supergroup: what it has used up goes with it."""
        if old in self._groups:
            self._groups[new] = self._groups.pop(old)

    def admit(self, chat_id: int, *, group: bool, now: float) -> int | None:
        """Count a call and return None, or return the whole seconds to wait (at least 1)."""
        wait = max(
            self._floods.get(chat_id, now) - now,
            self._overall_wait(now),
            self._group_wait(chat_id, now) if group else self._private_wait(chat_id, now),
        )
        if wait > 0:
            return max(1, math.ceil(wait))
        if self._limits.overall_per_second:
            self._overall.append(now)
        if group:
            if self._limits.group_calls:
                self._groups.setdefault(chat_id, deque()).append(now)
        elif self._limits.private_per_second:
            self._private[chat_id] = (self._tokens(chat_id, now) - 1.0, now)
        return None

    def _overall_wait(self, now: float) -> float:
        return _window_wait(self._overall, self._limits.overall_per_second, 1.0, now)

    def _group_wait(self, chat_id: int, now: float) -> float:
        times = self._groups.get(chat_id)
        if times is None:
            return 0.0
        return _window_wait(times, self._limits.group_calls, self._limits.group_seconds, now)

    def _tokens(self, chat_id: int, now: float) -> float:
        burst = float(self._limits.private_burst)
        left, since = self._private.get(chat_id, (burst, now))
        return min(burst, left + (now - since) * self._limits.private_per_second)

    def _private_wait(self, chat_id: int, now: float) -> float:
        rate = self._limits.private_per_second
        if not rate:
            return 0.0
        missing = 1.0 - self._tokens(chat_id, now)
        # A token that is short by a rounding error of the clock is a whole token.
        return missing / rate if missing > 1e-6 else 0.0


def _window_wait(times: deque[float], calls: int, seconds: float, now: float) -> float:
    """Seconds until one more call would leave at most `calls` in every window of `seconds`."""
    if not calls:
        return 0.0
    while times and times[0] <= now - seconds:
        times.popleft()
    return times[0] + seconds - now if len(times) >= calls else 0.0
