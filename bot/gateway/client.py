"""The bot's line to Telegram: a `telegram.Bot` that can also fetch updates unparsed.

The library parses a batch as a whole, so that one update it does not understand loses the others.
"""

import time
from collections.abc import Sequence
from typing import Any, cast

from telegram import Bot
from telegram.error import RetryAfter, TelegramError
from telegram.request import BaseRequest

from bot.gateway.connection import Connection
from bot.gateway.troubles import read_trouble
from bot.metrics import Metrics


class Client(Bot):
    """A bot with its own connections for getUpdates, so that a long poll never waits for a send, nor a send for it.

    Every call is counted, with the verdict that its answer means.
    """

    __slots__ = ("_metrics",)

    def __init__(
        self,
        token: str,
        *,
        api_url: str = "https://api.telegram.org",
        request: BaseRequest | None = None,
        updates_request: BaseRequest | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """Speak for this token, at Telegram's server or at another one (its address, without "/bot")."""
        base = api_url.rstrip("/")
        super().__init__(
            token,
            base_url=f"{base}/bot",
            base_file_url=f"{base}/file/bot",
            # A courier sends up to 32 lanes side by side, and presses are answered beside it.
            request=request or Connection(128),
            get_updates_request=updates_request or Connection(2),
        )
        self._metrics = metrics or Metrics()

    async def fetch_updates(
        self, *, offset: int | None, timeout_s: int, limit: int, kinds: Sequence[str]
    ) -> list[dict[str, Any]]:
        """The next updates as the server sent them. Raises TelegramError."""
        asked: dict[str, Any] = {"timeout": timeout_s, "limit": limit, "allowed_updates": list(kinds)}
        if offset is not None:
            asked["offset"] = offset
        answer = await self._post("getUpdates", asked, read_timeout=timeout_s + 10)
        return cast(list[dict[str, Any]], answer) if isinstance(answer, list) else []

    async def _do_post(self, endpoint: str, data: dict[str, Any], **timeouts: Any) -> Any:
        began, verdict = time.perf_counter(), "sent"
        try:
            return await super()._do_post(endpoint, data, **timeouts)
        except TelegramError as error:
            verdict = type(read_trouble(error)).__name__.lower()
            if isinstance(error, RetryAfter):
                self._metrics.flooded(endpoint)
            raise
        finally:
            self._metrics.call_done(endpoint, verdict, time.perf_counter() - began)
