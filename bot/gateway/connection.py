"""HTTP to the Bot API server, over aiohttp: a third of the CPU of the library's own. Knows no method of the API."""

from typing import Any, Final, cast
from urllib.request import getproxies

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

CONNECT_S: Final = 5.0
"""How long a connection may take to be made."""
POOL_S: Final = 10.0
"""How long a call waits for a connection when all are taken."""


class Connection(BaseRequest):
    """Up to so many calls side by side. Raises TimedOut and NetworkError as the library's own does; neither tells the address."""

    def __init__(self, connections: int, *, read_timeout: float = 10.0) -> None:
        """Nothing is opened before the first call."""
        self._connections = connections
        self._read_timeout = read_timeout
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """Seconds that an answer may take where the caller names no other figure."""
        return self._read_timeout

    async def initialize(self) -> None:
        """Open for calls; once is enough."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._connections),
                headers={"User-Agent": self.USER_AGENT},
                # Looking for a proxy that the environment names costs a fifth of a millisecond a call: not where none is.
                trust_env=bool(getproxies()),
            )

    async def shutdown(self) -> None:
        """Close every connection."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(  # noqa: PLR0917  the base class gives the order
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,  # noqa: ARG002  bounded by the answer's
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Status and body of the answer. Raises RuntimeError before `initialize`."""
        if self._session is None:
            raise RuntimeError("the connection is not open")
        timeout = aiohttp.ClientTimeout(
            total=None,
            connect=_given(pool_timeout, POOL_S),
            sock_connect=_given(connect_timeout, CONNECT_S),
            sock_read=_given(read_timeout, self._read_timeout),
        )
        try:
            async with self._session.request(method, url, data=_body(request_data), timeout=timeout) as answer:
                body = await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except aiohttp.ClientError as error:
            # Its own text may hold the address, and that the token.
            raise NetworkError(type(error).__name__) from None
        if not body.startswith(b"{"):
            # Something before the server has answered in its place; the library would log the page as an error.
            raise NetworkError(f"{answer.reason} ({answer.status})")
        return answer.status, body


def _given(seconds: Any, usual: float) -> float | None:
    return usual if seconds is BaseRequest.DEFAULT_NONE else cast("float | None", seconds)


def _body(request_data: RequestData | None) -> aiohttp.FormData | None:
    if request_data is None:
        return None
    form = aiohttp.FormData(request_data.json_parameters)
    if request_data.contains_files:
        for name, (filename, content, kind) in request_data.multipart_data.items():
            form.add_field(name, content, filename=filename, content_type=kind)
    return form
