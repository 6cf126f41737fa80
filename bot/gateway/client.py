"""The bot's line to Telegram: a `telegram.Bot` that can also fetch updates unparsed.

The library parses a batch as a whole, so that one update it does not understand loses the others.
"""

from collections.abc import Sequence
from typing import Any, cast

from telegram import Bot
from telegram.request import BaseRequest, HTTPXRequest


class Client(Bot):
    """A bot with its own connections for getUpdates, so that a long poll never waits for a send, nor a send for it."""

    async def fetch_updates(
        self, *, offset: int | None, timeout_s: int, limit: int, kinds: Sequence[str]
    ) -> list[dict[str, Any]]:
        """The next updates as the server sent them. Raises TelegramError; also where the answer is no list."""
        asked: dict[str, Any] = {"timeout": timeout_s, "limit": limit, "allowed_updates": list(kinds)}
        if offset is not None:
            asked["offset"] = offset
        answer = await self._post("getUpdates", asked, read_timeout=timeout_s + 10)
        return cast(list[dict[str, Any]], answer) if isinstance(answer, list) else []


def client(
    token: str,
    *,
    api_url: str | None = None,
    request: BaseRequest | None = None,
    updates_request: BaseRequest | None = None,
) -> Client:
    """A client for this token, at Telegram's server or at the one given (its address, without "/bot")."""
    base = "https://api.telegram.org" if api_url is None else api_url.rstrip("/")
    return Client(
        token,
        base_url=f"{base}/bot",
        base_file_url=f"{base}/file/bot",
        # A courier sends up to 32 lanes side by side; presses are answered beside it.
        request=HTTPXRequest(connection_pool_size=128, pool_timeout=10.0, read_timeout=10.0)
        if request is None
        else request,
        get_updates_request=HTTPXRequest(connection_pool_size=2) if updates_request is None else updates_request,
    )
