"""The playground over HTTP: the Bot API, the people's actions, the event stream and the page.

Knows Starlette and uvicorn; what a call means is methods.py's business, what people do is actions.py's.
"""

import asyncio
import errno
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self

import httpx
import uvicorn
from sse_starlette import EventSourceResponse
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from bot.gateway.http import QuietServer
from bot.playground import actions
from bot.playground.errors import Json
from bot.playground.faults import Loss
from bot.playground.guard import Guard
from bot.playground.hooks import Post, WebhookPump
from bot.playground.methods import call
from bot.playground.requests import Lost, acted, no_action, params_of
from bot.playground.sending import image_type
from bot.playground.snapshot import calls_json, world_json
from bot.playground.stream import EventStream
from bot.playground.window import Backstage, Window
from bot.playground.world import World

PAGE = Path(__file__).parent / "page"
LOCAL = ("127.0.0.1", "localhost")
_REACHED = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 (where this machine reaches a server on every interface)
_PORTS_TO_TRY = 100


def local(host: str) -> bool:
    """Whether only this machine reaches a server on this host."""
    return host in (*LOCAL, "::1")


def app(
    world: World,
    *,
    page: Path | None = PAGE,
    hosts: Sequence[str] = LOCAL,
    post: Post | None = None,
    backstage: Backstage | None = None,
) -> Starlette:
    """The application. It answers only to requests that name one of `hosts`, so that no foreign page can reach it.

    `post` is how updates are handed to a webhook; by default over HTTP. With a `backstage` its worlds are served one after
    the other; `world` is the first.
    """
    server = _Server(world, backstage)
    routes: list[Route | Mount] = [
        Route("/bot{token}/{method}", server.bot_api, methods=["GET", "POST"]),
        Route("/file/bot{token}/{path:path}", server.file, methods=["GET"]),
        Route("/api/world", server.world, methods=["GET"]),
        Route("/api/events", server.events, methods=["GET"]),
        Route("/api/calls", server.calls, methods=["GET"]),
        Route("/api/scene", server.scene, methods=["POST"]),
        Route("/api/clock", server.clock, methods=["POST"]),
        Route("/api/files/{id}", server.download, methods=["GET"]),
        Route("/api/pictures/{id}", server.picture, methods=["GET"]),
        Route("/api/read", server.read, methods=["POST"]),
        Route("/api/people", server.new_person, methods=["POST"]),
        Route("/api/people/{id:int}/{action}", server.act_of_person, methods=["POST"]),
        Route("/api/groups", server.new_group, methods=["POST"]),
        Route("/api/groups/-{id:int}/{action}", server.act_in_group, methods=["POST"]),
    ]
    if page is not None and page.is_dir():
        routes.append(Mount("/", StaticFiles(directory=page, html=True)))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with httpx.AsyncClient(timeout=60) as client:
            pump = asyncio.create_task(WebhookPump(world, post or _http_post(client)).run())
            try:
                yield
            finally:
                pump.cancel()
                with suppress(asyncio.CancelledError):
                    await pump

    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=[*hosts], www_redirect=False),
            Middleware(Guard),
        ],
    )


class LocalServer:
    """The application on a socket, as an asynchronous context manager: `async with LocalServer(app(world)) as server`.

    It listens on `host` and on the first free port from `port` on (0: any), and leaves the signals to whoever runs it.
    """

    def __init__(self, application: Starlette, *, host: str = "127.0.0.1", port: int = 0) -> None:
        """Take the port at once; requests are answered once the context is entered."""
        self._socket = first_free(host, port)
        self.host = host
        self.port: int = self._socket.getsockname()[1]
        config = uvicorn.Config(
            application, log_config=None, access_log=False, lifespan="on", timeout_graceful_shutdown=2
        )
        self._server = QuietServer(config)
        self._task: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """Where it is reached, without a slash at the end; for the library's `base_url` add `/bot`."""
        host = _REACHED.get(self.host, f"[{self.host}]" if ":" in self.host else self.host)
        return f"http://{host}:{self.port}"

    async def __aenter__(self) -> Self:
        """Answer from now on."""
        self._task = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        while not self._server.started:
            if self._task.done():
                await self._task
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let the last answers out and close."""
        self._server.should_exit = True
        if self._task is not None:
            await self._task
        self._socket.close()


def first_free(host: str, port: int) -> socket.socket:
    """A socket bound to the first free port from this one on. Raises OSError where a hundred are taken."""
    for candidate in range(port, port + _PORTS_TO_TRY if port else 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # The protocol is named so that asyncio recognises the connections and sends small answers without delay.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return listener
    raise OSError(errno.EADDRINUSE, f"the ports from {port} to {port + _PORTS_TO_TRY - 1} are all taken")


class _Server:
    """The endpoints."""

    def __init__(self, world: World, backstage: Backstage | None) -> None:
        self._backstage = backstage
        self._window = Window(world) if backstage is None else backstage.window
        self._stream = EventStream(self._window)

    @property
    def _world(self) -> World:
        return self._window.world

    async def bot_api(self, request: Request) -> Response:
        """A call: parameters from the query, a form, or JSON, as Telegram takes them."""
        try:
            params, files = await params_of(request)
        except ValueError:
            body: Json = {"ok": False, "error_code": 400, "description": "Bad Request: can't parse the body"}
            return JSONResponse(body, status_code=400)
        except ClientDisconnect:
            # The bot died while it was still speaking: there is no call, and nobody to answer.
            return Response(status_code=499)
        token, method = request.path_params["token"], request.path_params["method"]
        answer = await call(self._world, token, method, params, files)
        if isinstance(answer, Loss):
            return Lost(answer)
        return Response(answer.body, answer.status, media_type="application/json")

    async def file(self, request: Request) -> Response:
        """An uploaded file."""
        if request.path_params["token"] == self._world.token:
            for file in self._world.files.values():
                if file.path == request.path_params["path"]:
                    return Response(file.content, media_type="application/octet-stream")
        return JSONResponse({"ok": False, "error_code": 404, "description": "Not Found"}, status_code=404)

    async def download(self, request: Request) -> Response:
        """A file for a visitor to keep, by the id that is the same for everybody; never shown as a page."""
        for file in self._world.files.values():
            if file.unique_id == request.path_params["id"]:
                headers = {"Content-Disposition": "attachment", "X-Content-Type-Options": "nosniff"}
                return Response(file.content, media_type="application/octet-stream", headers=headers)
        return JSONResponse({"error": "there is no such file"}, status_code=404)

    async def picture(self, request: Request) -> Response:
        """A picture for the page, by the same id; only what is an image by its content."""
        for file in self._world.files.values():
            kind = image_type(file.content)
            if file.unique_id == request.path_params["id"] and kind is not None:
                headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=86400, immutable"}
                return Response(file.content, media_type=kind, headers=headers)
        return JSONResponse({"error": "there is no such picture"}, status_code=404)

    async def world(self, _: Request) -> Response:
        """Everything, for a page that opens."""
        house = None if self._backstage is None else self._backstage.describe()
        return JSONResponse({**world_json(self._world), "house": house})

    async def events(self, _: Request) -> Response:
        """Everything that happens from now on."""
        if self._backstage is not None:
            self._backstage.visited()
        return EventSourceResponse(self._stream.watch())

    async def calls(self, _: Request) -> Response:
        """The latest calls of the bot."""
        return JSONResponse(calls_json(self._world))

    async def scene(self, request: Request) -> Response:
        """Another scene, where there is a house that has any."""
        return await acted(request, self._house().play)

    async def clock(self, request: Request) -> Response:
        """The clock of the house: faster, slower, standing, or set forward."""
        return await acted(request, self._house().pace)

    def _house(self) -> Backstage:
        if self._backstage is None:
            raise HTTPException(404, "this world has no scenes")
        return self._backstage

    async def new_person(self, request: Request) -> Response:
        """A new person."""
        return await acted(
            request, lambda raw: actions.new_person(self._world, actions.NewPerson.model_validate_json(raw))
        )

    async def new_group(self, request: Request) -> Response:
        """A new group."""
        return await acted(
            request, lambda raw: actions.new_group(self._world, actions.NewGroup.model_validate_json(raw))
        )

    async def read(self, request: Request) -> Response:
        """A chat has been looked at."""
        return await acted(request, lambda raw: actions.read(self._world, actions.Read.model_validate_json(raw)))

    async def act_of_person(self, request: Request) -> Response:
        """A person acts."""
        user_id, action = request.path_params["id"], request.path_params["action"]
        if action not in actions.OF_PEOPLE:
            return no_action(action, actions.OF_PEOPLE)
        return await acted(request, lambda raw: actions.act_of_person(self._world, user_id, action, raw))

    async def act_in_group(self, request: Request) -> Response:
        """Something happens in a group."""
        chat_id, action = -request.path_params["id"], request.path_params["action"]
        if action not in actions.OF_GROUPS:
            return no_action(action, actions.OF_GROUPS)
        return await acted(request, lambda raw: actions.act_in_group(self._world, chat_id, action, raw))


def _http_post(client: httpx.AsyncClient) -> Post:
    async def post(url: str, headers: Mapping[str, str], body: bytes) -> int:
        try:
            return (await client.post(url, headers=dict(headers), content=body)).status_code
        except httpx.HTTPError as error:
            raise OSError(str(error)) from error

    return post
