"""The first page: what is wrong now, then who serves, what is stored, what goes on, what waits. Reads no game."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Final

from bot.narration.names import shown
from bot.narration.paging import Rows
from bot.sessions.operators import faults, maintenance
from bot.sessions.operators.pages import Page, Place, button, since, text
from bot.sessions.turn import Turn
from storage.operator_records import ReplicaRecord
from storage.operators import SILENT
from storage.records import Status

LATE: Final = timedelta(minutes=2)
"""A message that has waited for so long is worth a word."""
DEAF: Final = timedelta(seconds=30)
"""Six beats missed."""


def page(turn: Turn, place: Place, _: str = "") -> Page:
    """The first page."""
    troubles = list(_troubles(turn, place))
    head = "operator-head-troubles" if troubles else "operator-head"
    lines = [text(turn, place, head, count=len(troubles)), *troubles, "", *_figures(turn, place)]
    return Page(text="\n".join(lines), rows=_rows(turn, place))


def _troubles(turn: Turn, place: Place) -> Iterator[str]:
    """What is wrong, the worst first."""
    beat = turn.uow.last_heartbeat()
    if beat is None or turn.now - beat > DEAF:
        yield text(turn, place, "operator-trouble-beat")
    replicas = turn.uow.replicas()
    silent = [one for one in replicas if turn.now - one.at > SILENT]
    if silent:
        yield text(turn, place, "operator-trouble-silent", count=len(silent))
    if len({one.version for one in _serving(turn, replicas)}) > 1:
        yield text(turn, place, "operator-trouble-versions")
    frozen = sum(number for (status, _), number in turn.uow.going_on().items() if status == Status.FROZEN.value)
    if frozen:
        yield text(turn, place, "operator-trouble-frozen", count=frozen)
    lately = faults.counted(turn, place, timedelta(hours=1))
    if lately:
        yield text(turn, place, "operator-trouble-faults", count=lately)
    queue = turn.uow.queue(place.mine, kind="group")
    if queue.oldest is not None and turn.now - queue.oldest > LATE:
        yield text(turn, place, "operator-trouble-late", span=since(turn, place, queue.oldest))
    if queue.aside:
        yield text(turn, place, "operator-trouble-aside", count=queue.aside)
    if maintenance.state(turn) is not None:
        yield text(turn, place, "operator-trouble-maintenance")


def _serving(turn: Turn, replicas: list[ReplicaRecord]) -> list[ReplicaRecord]:
    return [one for one in replicas if turn.now - one.at <= SILENT]


def _figures(turn: Turn, place: Place) -> Iterator[str]:
    replicas = turn.uow.replicas()
    serving = _serving(turn, replicas)
    versions = ", ".join(sorted({one.version for one in serving}))
    oldest = min((one.started_at for one in serving), default=turn.now)
    span = since(turn, place, oldest)
    yield text(turn, place, "operator-serving", count=len(serving), span=span, versions=versions)
    size = turn.uow.database_size()
    kind = "PostgreSQL" if turn.uow.dialect == "postgresql" else "SQLite"
    yield text(turn, place, "operator-database", kind=kind, size=max(1, round((size or 0) / 1_000_000)))
    counts = turn.uow.going_on()

    def of(status: Status) -> int:
        return sum(number for (name, _), number in counts.items() if name == status.value)

    yield text(
        turn, place, "operator-games", lobbies=of(Status.LOBBY), count=of(Status.RUNNING) + of(Status.DRAWING),
        frozen=of(Status.FROZEN),
    )  # fmt: skip
    queue = turn.uow.queue(place.mine)
    span = "" if queue.oldest is None else since(turn, place, queue.oldest)
    yield text(turn, place, "operator-queue", count=queue.items, chats=queue.chats, span=span)
    yield text(turn, place, "operator-faults-hour", count=faults.counted(turn, place, timedelta(hours=1)))
    for user_id, dropped in turn.kit.floods(turn.now):
        person = turn.uow.person(user_id)
        name = "" if person is None else shown(person.name)
        yield text(turn, place, "operator-flood", name=name or str(user_id), chat=str(user_id), count=dropped)
    if place.mine:
        yield text(turn, place, "operator-left-out")


def _rows(turn: Turn, place: Place) -> Rows:
    return [
        [
            button(turn, place, "operator-button-live", "live.all", 0),
            button(turn, place, "operator-button-lanes", "lanes.fullest", 0),
        ],
        [
            button(turn, place, "operator-button-faults", "faults", 0),
            button(turn, place, "operator-button-maintenance", "rest"),
        ],
        [
            button(turn, place, "operator-button-cast", "cast"),
            button(turn, place, "operator-button-bans", "bans", 0),
        ],
        [
            button(turn, place, "operator-button-log", "log", 0),
            button(turn, place, "operator-button-again", "home"),
        ],
    ]
