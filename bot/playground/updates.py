"""The queue of updates: getUpdates, what is delivered at all, and the webhook's place. Knows updates as JSON only."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import islice

from bot.clock import Clock
from bot.playground.errors import ApiError, Json

KINDS = (
    "message", "edited_message", "channel_post", "edited_channel_post", "business_connection", "business_message",
    "edited_business_message", "deleted_business_messages", "guest_message", "message_reaction",
    "message_reaction_count", "inline_query", "chosen_inline_result", "callback_query", "shipping_query",
    "pre_checkout_query", "purchased_paid_media", "poll", "poll_answer", "my_chat_member", "chat_member",
    "chat_join_request", "chat_boost", "removed_chat_boost", "managed_bot",
)  # fmt: skip
ONLY_IF_ASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
USUAL = frozenset(KINDS) - ONLY_IF_ASKED


@dataclass(slots=True)
class Webhook:
    """Where updates are posted, and how the last attempt went."""

    url: str = ""
    secret: str | None = None
    max_connections: int = 40
    last_error: str | None = None
    last_error_at: datetime | None = None


@dataclass(slots=True)
class UpdateQueue:
    """Updates in order, kept until confirmed or too old. Each operation costs as much as the updates it touches."""

    clock: Clock
    hours: float = 24.0
    webhook: Webhook = field(default_factory=Webhook)
    allowed: Sequence[str] | None = None  # as the bot gave it, None before it ever did
    wanted: frozenset[str] = USUAL
    _next: int = 700_000_001
    _pending: deque[tuple[datetime, Json]] = field(default_factory=deque)
    _poller: asyncio.Future[None] | None = None
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def push(self, kind: str, payload: Json) -> bool:
        """Queue an update; False where the bot did not ask for its kind."""
        if kind not in self.wanted:
            return False
        self._pending.append((self.clock.now(), {"update_id": self._next, kind: payload}))
        self._next += 1
        self._arrived.set()
        if self._poller is not None and not self._poller.done():
            self._poller.set_result(None)
        return True

    def inject(self, body: Json) -> Json:
        """Queue an update of whatever content under the next number, wanted or not; the update as it is queued.

        For whoever tries what a bot does with what no server of today would send.
        """
        update = {**body, "update_id": self._next}
        self._pending.append((self.clock.now(), update))
        self._next += 1
        self._arrived.set()
        return update

    def allow(self, kinds: Sequence[str] | None) -> None:
        """Take over a list of kinds; None leaves the last one, an empty list is the usual ones. Unknown names are ignored."""
        if kinds is not None:
            self.allowed = list(kinds)
            self.wanted = frozenset(kinds) & frozenset(KINDS) or USUAL

    def __len__(self) -> int:
        """How many updates are waiting."""
        return len(self._pending)

    def peek(self, limit: int = 100) -> list[Json]:
        """The oldest updates, unconfirmed."""
        self._expire()
        return [update for _, update in islice(self._pending, limit)]

    def confirm(self, offset: int) -> None:
        """Forget what is older than this update id; a negative one keeps so many of the newest."""
        if offset < 0:
            while len(self._pending) > -offset:
                self._pending.popleft()
            return
        while self._pending and self._pending[0][1]["update_id"] < offset:
            self._pending.popleft()

    def remove(self, ids: set[int]) -> None:
        """Forget these updates, wherever they stand (a webhook confirms one by one)."""
        self._pending = deque(item for item in self._pending if item[1]["update_id"] not in ids)

    def clear(self) -> None:
        """Forget everything that waits."""
        self._pending.clear()

    async def poll(self, offset: int | None, limit: int, seconds: float) -> list[Json]:
        """getUpdates: at once if there is something, else wait so many seconds of the world's clock.

        Raises ApiError 409 while a webhook is set, and in a poll that another one pushes aside.
        """
        if self.webhook.url:
            raise ApiError(
                409,
                "Conflict: can't use getUpdates method while webhook is active; "
                "use deleteWebhook to delete the webhook first",
            )
        if self._poller is not None and not self._poller.done():
            self._poller.set_exception(
                ApiError(
                    409,
                    "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
                )
            )
        if offset is not None:
            self.confirm(offset)
        self._expire()
        if not self._pending and seconds > 0:
            await self._wait(seconds)
        return self.peek(limit)

    async def arrival(self) -> None:
        """Come back once something waits (for whoever posts to the webhook)."""
        while not self._pending:
            self._arrived.clear()
            await self._arrived.wait()

    async def _wait(self, seconds: float) -> None:
        poller: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._poller = poller
        alarm = asyncio.ensure_future(self.clock.sleep(seconds))
        try:
            await asyncio.wait({poller, alarm}, return_when=asyncio.FIRST_COMPLETED)
            if poller.done():
                poller.result()
        finally:
            alarm.cancel()
            poller.cancel()

    def _expire(self) -> None:
        oldest = self.clock.now() - timedelta(hours=self.hours)
        while self._pending and self._pending[0][0] < oldest:
            self._pending.popleft()
