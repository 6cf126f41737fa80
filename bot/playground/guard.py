"""What keeps other web pages out, in a browser that has this one open. Knows headers, and no endpoint.

Whoever asks without a browser (the bot, a test, curl) names no page and is let in: this is not about people who may reach
the server, but about pages that would use a visitor's browser to reach it.
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""On every answer: it is shown in nobody's frame, read as what it says it is, and no address of a scene goes anywhere."""
_MACHINES: Final = ("/api/", "/bot", "/file/")
_FOREIGN: Final = ("cross-site", "same-site")
"""What a browser says of a request that another page makes; another port of the same machine is another page."""


class Guard:
    """A middleware that refuses what a foreign page sends, however it does. A link to the page itself may be followed."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before this application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 403, or hand over and put the headers on what comes back."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if _foreign(scope["path"], Headers(scope=scope)):
            refusal = JSONResponse({"error": "another page asks"}, status_code=403)
            await refusal(scope, receive, sealed)
            return
        await self._app(scope, receive, sealed)


def _foreign(path: str, headers: Headers) -> bool:
    """Whether another page asks for this."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        return True
    followed = headers.get("sec-fetch-mode") == "navigate" and not path.startswith(_MACHINES)
    return headers.get("sec-fetch-site") in _FOREIGN and not followed
