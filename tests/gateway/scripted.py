"""A line to Telegram that says what the test wrote down, and remembers what was asked of it."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from telegram.request import BaseRequest, RequestData

from bot.gateway.client import Client

TOKEN = "1234567890:invented"

MESSAGE = {"message_id": 900, "date": 1767729600, "chat": {"id": -100, "type": "supergroup", "title": "x"}}
"""What the server sends back for a message sent."""


@dataclass
class Answer:
    """One answer of the server, or an error of the network."""

    body: Any = None
    code: int = 200
    raises: Exception | None = None


def ok(result: Any = True) -> Answer:
    """The call went through."""
    return Answer({"ok": True, "result": result})


def refused(code: int, description: str, **parameters: Any) -> Answer:
    """The server says no."""
    body = {"ok": False, "error_code": code, "description": description}
    return Answer(body | ({"parameters": parameters} if parameters else {}), code)


@dataclass
class Call:
    """What was asked."""

    method: str
    params: dict[str, Any] = field(default_factory=dict)
    files: bool = False


class Scripted(BaseRequest):
    """Answers in the order of the script; then `otherwise` for ever."""

    def __init__(self, *script: Answer, otherwise: Answer | None = None) -> None:
        self.script = list(script)
        self.otherwise = otherwise or ok(MESSAGE)
        self.calls: list[Call] = []

    @property
    def read_timeout(self) -> float:
        return 1.0

    async def initialize(self) -> None: ...

    async def shutdown(self) -> None: ...

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, **timeouts: Any
    ) -> tuple[int, bytes]:
        params = dict(request_data.parameters) if request_data else {}
        files = bool(request_data and request_data.contains_files)
        self.calls.append(Call(url.rsplit("/", 1)[1], params, files))
        await asyncio.sleep(0)
        answer = self.script.pop(0) if self.script else self.otherwise
        if answer.raises is not None:
            raise answer.raises
        body = answer.body if isinstance(answer.body, bytes) else json.dumps(answer.body).encode()
        return answer.code, body

    def named(self, method: str) -> list[Call]:
        """The calls of one method."""
        return [call for call in self.calls if call.method == method]


def scripted_client(*script: Answer, otherwise: Answer | None = None) -> tuple[Client, Scripted]:
    """A client on a scripted line, and the line."""
    line = Scripted(*script, otherwise=otherwise)
    return Client(TOKEN, request=line, updates_request=line), line
