"""The webhook: posts waiting updates to where the bot asked, and repeats what was not taken. Knows no HTTP library."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping

from bot.playground.errors import Json
from bot.playground.world import World

Post = Callable[[str, Mapping[str, str], bytes], Awaitable[int]]
"""URL, headers, body -> HTTP status. Raises OSError where nobody answers."""

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  a header's name
_LONGEST_PAUSE = 60.0


class WebhookPump:
    """Delivers as Telegram does: several at a time and in no promised order, each again until it is taken with a 2xx."""

    def __init__(self, world: World, post: Post) -> None:
        """Take updates from this world and hand them to `post`."""
        self._world = world
        self._post = post

    async def run(self) -> None:
        """Deliver for ever, with growing pauses while the bot does not take what it is given."""
        pause = 1.0
        while True:
            await self._world.updates.arrival()
            pause = 1.0 if await self.round() else min(2 * pause, _LONGEST_PAUSE)
            if pause > 1.0 or not self._world.updates.webhook.url:
                await self._world.clock.sleep(pause)

    async def round(self) -> bool:
        """Offer each of the oldest updates once, side by side; True if all were taken or no webhook is set."""
        webhook = self._world.updates.webhook
        if not webhook.url:
            return True
        updates = self._world.updates.peek(webhook.max_connections)
        taken = await asyncio.gather(*(self.deliver(update) for update in updates))
        self._world.updates.remove({update["update_id"] for update, good in zip(updates, taken, strict=True) if good})
        return all(taken)

    async def deliver(self, update: Json) -> bool:
        """Post one update, also one that was posted before; whether it was taken."""
        webhook = self._world.updates.webhook
        headers = {"Content-Type": "application/json"}
        if webhook.secret is not None:
            headers[SECRET_HEADER] = webhook.secret
        try:
            status = await self._post(webhook.url, headers, json.dumps(update, ensure_ascii=False).encode())
        except OSError as error:
            return self._failed(f"Connection failed: {type(error).__name__}")
        if not 200 <= status < 300:
            return self._failed(f"Wrong response from the webhook: {status}")
        return True

    def _failed(self, why: str) -> bool:
        webhook = self._world.updates.webhook
        webhook.last_error, webhook.last_error_at = why, self._world.clock.now()
        return False
