"""When the next call to a chat, and of the whole bot, may be made. Pure: knows neither clock nor database.

Telegram's figures (Bots FAQ, "My bot is hitting limits"): 20 messages a minute in a group, one a second in a private chat
with short bursts tolerated, about 30 a second of the whole bot; edits count like sends. We stay a little below.

The server counts a call when it arrives, which is some time between its beginning and its coming back. So a call counts
from its coming back, and before that as long as it is out.

What is remembered of a chat is a list of numbers, kept in its lane: of a group the Unix times of the last calls (a token
bucket would let more than 20 into some window of 60 s), of a private chat the tokens left and the time of counting.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import floor

_GROUP_WINDOW_S = 61.0
"""A second more than the minute that Telegram counts: calls travel for different times."""
_BURST = 3
"""Messages that a private chat takes at once."""
_OUT_S = 2.0
"""A call that has not come back by then has arrived or is lost, or its courier is dead: it counts no longer than a second more."""
_SHARE = 29 / 30
"""What we take of the bot-wide figure."""


def _time(unix: float) -> datetime:
    return datetime.fromtimestamp(unix, UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Window:
    """At most `calls` in any `seconds`; 0 calls is unlimited."""

    calls: int
    seconds: float

    @classmethod
    def of(cls, per_unit: float, seconds: float) -> "_Window":
        """From a figure per unit of time; a figure below one stretches the window instead."""
        if per_unit <= 0:
            return cls(calls=0, seconds=0.0)
        if per_unit < 1:
            return cls(calls=1, seconds=seconds / per_unit)
        return cls(calls=floor(per_unit + 1e-9), seconds=seconds)


class Pacing:
    """The limits in force. A rate of 0 is unlimited."""

    def __init__(self, *, overall_per_s: float = 30.0, group_per_min: float = 20.0, chat_per_s: float = 1.0) -> None:
        """Take Telegram's figures (the settings RATE_*); what comes of them is a little lower."""
        share = overall_per_s * _SHARE if overall_per_s > 1 else overall_per_s
        self._overall = _Window.of(max(share, min(overall_per_s, 1.0)), 1.0)
        self._group = _Window.of(group_per_min, _GROUP_WINDOW_S)
        self._chat_per_s = chat_per_s

    # one chat

    def begun(self, chat_id: int, memory: Sequence[float], now: datetime) -> list[float]:
        """What to remember of a chat to which a call is made now."""
        at = now.timestamp()
        if chat_id < 0:
            return [*memory, at][-self._group.calls :] if self._group.calls else []
        if self._chat_per_s <= 0:
            return []
        return [self._tokens(memory, at) - 1, at]

    def ended(self, memory: Sequence[float], now: datetime) -> list[float]:
        """The same once that call has come back: it may have arrived as late as now, and the server counts from there."""
        return [*memory[:-1], now.timestamp()] if memory else []

    def free_at(self, chat_id: int, memory: Sequence[float], now: datetime) -> datetime:
        """When the next call to this chat may be made: `now` or later."""
        if chat_id < 0:
            if not self._group.calls or len(memory) < self._group.calls:
                return now
            return max(now, _time(memory[-self._group.calls] + self._group.seconds))
        if self._chat_per_s <= 0:
            return now
        missing = 1 - self._tokens(memory, now.timestamp())
        return now if missing <= 0 else _time(now.timestamp() + missing / self._chat_per_s)

    def _tokens(self, memory: Sequence[float], at: float) -> float:
        if len(memory) != 2:
            return _BURST
        tokens, counted = memory
        return min(_BURST, tokens + max(0.0, at - counted) * self._chat_per_s)

    # the whole bot: grants are [Unix time, calls, 1 while they are out], of the calls that still count

    def left(self, grants: Sequence[Sequence[float]], now: datetime) -> int | None:
        """How many calls the whole bot may begin now; None is unlimited."""
        if not self._overall.calls:
            return None
        return max(0, self._overall.calls - int(sum(grant[1] for grant in self._counting(grants, now))))

    def granted(self, grants: Sequence[Sequence[float]], calls: int, now: datetime) -> list[list[float]]:
        """What to remember once so many calls begin now."""
        if not self._overall.calls:
            return []
        return [*self._counting(grants, now), [now.timestamp(), calls, 1]]

    def landed(self, grants: Sequence[Sequence[float]], calls: int, now: datetime) -> list[list[float]]:
        """The same once so many have come back: they may have arrived as late as now, and count from here.

        So whatever time calls take to arrive, the server never sees more of them in a second than we allow.
        """
        if not self._overall.calls:
            return []
        kept, missing = [], calls
        for at, number, out in self._counting(grants, now):
            taken = min(int(number), missing) if out else 0
            missing -= taken
            if number > taken:
                kept.append([at, number - taken, out])
        return [*kept, [now.timestamp(), calls, 0]]

    def open_at(self, grants: Sequence[Sequence[float]], now: datetime) -> datetime:
        """When the whole bot may make a call again, at the latest: `now` or later."""
        if self.left(grants, now) != 0:
            return now
        return _time(min(self._until(grant) for grant in self._counting(grants, now)))

    def _counting(self, grants: Sequence[Sequence[float]], now: datetime) -> list[list[float]]:
        return [list(grant) for grant in grants if self._until(grant) > now.timestamp()]

    def _until(self, grant: Sequence[float]) -> float:
        return grant[0] + self._overall.seconds + (_OUT_S if grant[2] else 0.0)
