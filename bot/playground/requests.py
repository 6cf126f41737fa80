"""What comes over HTTP as values, and what goes back as answers. Knows Starlette and no endpoint."""

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from pydantic import ValidationError
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from bot.playground.errors import Impossible, Json
from bot.playground.faults import Loss
from bot.playground.model import Upload


class Lost(Response):
    """An answer that never comes: the caller runs out of time, or the connection breaks."""

    def __init__(self, loss: Loss) -> None:
        """Be lost in this way."""
        super().__init__()
        self._loss = loss

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Answer nothing, or begin and break off."""
        if self._loss.timeout:
            while (await receive())["type"] != "http.disconnect":
                pass
            return
        # A head that promises a body, and no body: the server can only close the connection.
        headers = [(b"content-length", b"100")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})


def no_action(action: str, known: Iterable[str]) -> Response:
    """The answer to an action that nobody can do."""
    return JSONResponse({"error": f"there is no action {action}, only {', '.join(known)}"}, status_code=404)


async def acted(request: Request, act: Callable[[bytes], Json | Awaitable[Json]]) -> Response:
    """What came of an act with the request's body; whatever is wrong with it is said in the answer."""
    # A foreign page can send a form without asking first, but not JSON.
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        return JSONResponse({"error": "the body must be application/json"}, status_code=415)
    try:
        done = act(await request.body())
        return JSONResponse(done if isinstance(done, dict) else await done)
    except ValidationError as error:
        problems = error.errors(include_url=False, include_context=False)
        return JSONResponse({"error": "the body is not valid", "problems": problems}, status_code=422)
    except Impossible as error:
        return JSONResponse({"error": str(error)}, status_code=409)


async def params_of(request: Request) -> tuple[Mapping[str, Any], Mapping[str, Upload]]:
    """The parameters of a call and the files that came with it. Raises ValueError, ClientDisconnect."""
    params: dict[str, Any] = dict(request.query_params)
    if request.method != "POST":
        return params, {}
    kind = request.headers.get("content-type", "").partition(";")[0]
    if kind == "application/json":
        body = json.loads(await request.body())
        if not isinstance(body, dict):
            raise ValueError("the body must be an object")
        return {**params, **body}, {}
    files: dict[str, Upload] = {}
    async with request.form(max_part_size=2**20) as form:
        for name, value in form.multi_items():
            if isinstance(value, UploadFile):
                mime = value.content_type or "application/octet-stream"
                files[name] = Upload(value.filename or name, mime, await value.read())
            else:
                params[name] = value
    return params, files
