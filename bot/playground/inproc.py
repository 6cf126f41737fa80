"""The library's request without a socket: a call goes straight to the world's methods.

Knows telegram.request and methods.py. What would have been a lost connection becomes the library's own network error.
"""

from typing import IO, Any
from urllib.parse import unquote, urlsplit

from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.playground.methods import Reply, call
from bot.playground.model import Upload
from bot.playground.world import World


class LocalRequest(BaseRequest):
    """Give it to `telegram.Bot` as `request` and as `get_updates_request`. It never waits by itself: time is the world's."""

    def __init__(self, world: World) -> None:
        """Serve calls from this world."""
        self._world = world

    @property
    def read_timeout(self) -> float | None:
        """What the library adds to the time of a long poll; nothing here waits for it."""
        return 5.0

    async def initialize(self) -> None:
        """Nothing is to be opened."""

    async def shutdown(self) -> None:
        """Nothing is to be closed."""

    async def do_request(
        self,
        url: str,
        method: str,  # noqa: ARG002  always POST; the base class names it
        request_data: RequestData | None = None,
        *_more: Any,
        **_timeouts: Any,
    ) -> tuple[int, bytes]:
        """Answer with status and body. Raises TimedOut and NetworkError where a fault loses the answer."""
        path = unquote(urlsplit(url).path)
        if "/file/bot" in path:
            return self._download(path)
        token, _, name = path.rpartition("/bot")[2].partition("/")
        params = request_data.parameters if request_data is not None else {}
        files = _uploads(request_data) if request_data is not None and request_data.contains_files else {}
        answer = await call(self._world, token, name, params, files)
        if isinstance(answer, Reply):
            return answer.status, answer.body
        if answer.timeout:
            raise TimedOut
        raise NetworkError(answer.value)

    def _download(self, path: str) -> tuple[int, bytes]:
        for file in self._world.files.values():
            if path.endswith(f"/file/bot{self._world.token}/{file.path}"):
                return 200, file.content
        return 404, b'{"ok":false,"error_code":404,"description":"Not Found"}'


def _uploads(data: RequestData) -> dict[str, Upload]:
    uploads: dict[str, Upload] = {}
    for name, (filename, content, mime) in data.multipart_data.items():
        uploads[name] = Upload(filename, mime, content if isinstance(content, bytes) else _read(content))
    return uploads


def _read(handle: IO[bytes]) -> bytes:
    return handle.read()
