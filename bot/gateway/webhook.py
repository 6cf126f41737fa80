"""What the program answers over HTTP: Telegram's webhook, health, readiness, metrics. Knows no game and no database.

An update is answered with 200 once its step has committed or was refused, and after an error of ours that was recorded;
a kill before that, or a database that is away, leaves the update to Telegram's repetition.
"""

import hmac
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bot.gateway.desk import Desk, Settled
from bot.gateway.order import InOrder, keys_of
from bot.metrics import CONTENT_TYPE, Metrics

_log = structlog.get_logger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 (a header's name)
_SIDE_BY_SIDE = 64
_LARGEST = 2_000_000
"""Bytes of one update: far above what Telegram sends."""


def app(
    *,
    ready: Callable[[], Awaitable[Mapping[str, bool]]],
    alive: Callable[[], Awaitable[bool]],
    measure: Callable[[], Awaitable[None]],
    metrics: Metrics,
    desk: Desk | None = None,
    path: str = "/telegram",
    secret: str | None = None,
) -> Starlette:
    """The application; the webhook is part of it only with a desk and a secret.

    `ready` names the parts that must be alive and says whether each is; `alive` tells whether the database answers;
    `measure` brings the gauges up to date.
    """
    routes = [
        Route("/healthz", _health, methods=["GET"]),
        Route("/readyz", _readiness(ready), methods=["GET"]),
        Route("/metrics", _exposition(metrics, measure), methods=["GET"]),
    ]
    if desk is not None and secret:
        routes.append(Route(path, _webhook(desk, secret, metrics, alive), methods=["POST"]))
    return Starlette(routes=routes)


async def _health(_: Request) -> Response:
    return JSONResponse({"alive": True})


def _readiness(ready: Callable[[], Awaitable[Mapping[str, bool]]]) -> Callable[[Request], Awaitable[Response]]:
    async def readiness(_: Request) -> Response:
        parts = dict(await ready())
        return JSONResponse(parts, status_code=200 if all(parts.values()) else 503)

    return readiness


def _exposition(metrics: Metrics, measure: Callable[[], Awaitable[None]]) -> Callable[[Request], Awaitable[Response]]:
    async def exposition(_: Request) -> Response:
        try:
            await measure()
        except Exception:  # noqa: BLE001 (the counters are told all the same)
            _log.exception("webhook.not-measured")
        return Response(metrics.exposition(), headers={"Content-Type": CONTENT_TYPE})

    return exposition


def _webhook(
    desk: Desk, secret: str, metrics: Metrics, alive: Callable[[], Awaitable[bool]]
) -> Callable[[Request], Awaitable[Response]]:
    order = InOrder(_SIDE_BY_SIDE)

    async def webhook(request: Request) -> Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), secret.encode()):
            _log.warning("webhook.forbidden")
            return PlainTextResponse("forbidden", status_code=403)
        raw = _parse(await _body(request))
        if raw is None:
            _log.warning("webhook.unreadable")
            metrics.update_read("unreadable")
            return PlainTextResponse("ok")
        settled = await order.submit(keys_of(raw), lambda: desk.take(raw))
        if settled is Settled.FAILED and not await alive():
            return PlainTextResponse("again, please", status_code=503)
        return PlainTextResponse("ok")

    return webhook


async def _body(request: Request) -> bytes:
    """The body; nothing where it is larger than any update, of which no more is read than that."""
    parts, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > _LARGEST:
            return b""
        parts.append(chunk)
    return b"".join(parts)


def _parse(body: bytes) -> dict[str, Any] | None:
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return raw if isinstance(raw, dict) and isinstance(raw.get("update_id"), int) else None
