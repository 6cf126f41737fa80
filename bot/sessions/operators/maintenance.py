"""Maintenance: no new games, those in course are played to their end, then every process may stop.

The state lies in the database: it outlives restarts, and all replicas read it.
"""

from datetime import datetime
from typing import Final

from bot.sessions.commands import DrainedRing, LobbyRing, Ring
from bot.sessions.ending import close
from bot.sessions.faults import Refusal
from bot.sessions.operators.pages import Page, Place, button, home, since, text
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.turn import Turn
from storage.records import Json, Status
from storage.unit import UnitOfWork

NAME: Final = "maintenance"
"""The switch: `at` since when, `stop` whether the processes stop, `drained` since when no game goes on."""
_PLAYED: Final = (Status.LOBBY.value, Status.DRAWING.value, Status.RUNNING.value)


def state(turn: Turn) -> Json | None:
    """What has been said of it; None while there is none."""
    return turn.uow.switch(NAME)


def refuse_new(turn: Turn) -> None:
    """Raise Refusal where a new game would begin during maintenance."""
    if state(turn) is not None:
        raise Refusal("maintenance-no-new", alert=True)


def left(uow: UnitOfWork) -> int:
    """How many games in groups are still to end. In private chats one person plays alone, or narrates: they wait for nobody."""
    return sum(number for (status, alone), number in uow.going_on().items() if status in _PLAYED and not alone)


def page(turn: Turn, place: Place, _: str = "") -> Page:
    """Whether there is one, and how far it has come."""
    now = state(turn)
    if now is None:
        rows = [[button(turn, place, "operator-button-rest", "rest.ask")], home(turn, place)]
        return Page(text=text(turn, place, "operator-rest-none"), rows=rows)
    counts = turn.uow.going_on()

    def of(status: Status) -> int:
        return counts.get((status.value, False), 0)

    running, lobbies = of(Status.RUNNING) + of(Status.DRAWING), of(Status.LOBBY)
    alone = sum(number for (status, private), number in counts.items() if private and status in _PLAYED)
    said = text(
        turn, place, "operator-rest", span=since(turn, place, datetime.fromisoformat(str(now["at"]))), count=running,
        lobbies=lobbies, alone=alone, replicas=len(turn.uow.replicas()), stop="yes" if now.get("stop") else "no",
        drained="no" if running + lobbies else "yes",
    )  # fmt: skip
    other = "no" if now.get("stop") else "yes"
    rows = [
        [button(turn, place, f"operator-button-rest-stop-{other}", "rest.stop", other)],
        [button(turn, place, "operator-button-rest-end", "rest.end")],
        [button(turn, place, "operator-button-again", "rest")],
        home(turn, place),
    ]
    return Page(text=said, rows=rows)


def ask(turn: Turn, place: Place, _: str = "") -> Page:
    """What it would mean."""
    counts = turn.uow.going_on()
    lobbies = counts.get((Status.LOBBY.value, False), 0)
    rows = [
        [button(turn, place, "operator-button-rest-begin", "rest.begin")],
        [button(turn, place, "operator-button-no", "rest")],
    ]
    return Page(
        text=text(turn, place, "operator-rest-sure", count=left(turn.uow) - lobbies, lobbies=lobbies), rows=rows
    )


def begin(turn: Turn, place: Place, _: str = "") -> Page:
    """Begin; if there is one already it goes on as it was."""
    if state(turn) is None:
        turn.uow.turn_on(NAME, {"at": turn.now.isoformat(), "stop": False})
    return page(turn, place)


def stop(turn: Turn, place: Place, pick: str) -> Page:
    """Say whether the processes stop once the last game is over."""
    now = state(turn)
    if now is None or pick not in ("yes", "no"):
        raise Refusal("service-stale-button")
    turn.uow.turn_on(NAME, {**now, "stop": pick == "yes"})
    return page(turn, place)


def end(turn: Turn, place: Place, _: str = "") -> Page:
    """Games may be opened again."""
    turn.uow.turn_off(NAME)
    return page(turn, place)


# What time does


def due(uow: UnitOfWork, limit: int) -> list[Ring]:
    """Lobbies to be closed; then, once, that the last game is over."""
    now = uow.switch(NAME)
    if now is None:
        return []
    lobbies: list[Ring] = [LobbyRing(session_id=session_id, token=0) for session_id in uow.lobbies(limit)]
    if lobbies or now.get("drained") or left(uow):
        return lobbies
    return [DrainedRing(session_id="", token=0)]


def ring_lobby(turn: Turn, command: LobbyRing) -> Receipt:
    """A table at which nothing has begun is told kindly, and closed."""
    if state(turn) is None:
        return Ignored(why="no maintenance any more")
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.LOBBY:
        return Ignored(why="begun or closed already")
    turn.journal(session, {"kind": "stop"})
    close(turn, session, "stopped", "maintenance-lobby-closed")
    return Accepted(session_id=session.id)


def ring_drained(turn: Turn) -> Receipt:
    """The last game is over: the operators hear it once, and whoever is to stop may."""
    now = state(turn)
    if now is None or now.get("drained") or left(turn.uow):
        return Ignored(why="not so any more")
    turn.uow.turn_on(NAME, {**now, "drained": turn.now.isoformat()})
    for user_id in sorted(turn.kit.terms.operators):
        turn.whisper(user_id, "operator-rest-drained", stop="yes" if now.get("stop") else "no")
    return Accepted()


def may_stop(uow: UnitOfWork, started: datetime) -> bool:
    """Whether a process that started then is to stop: one that was started after the last game had ended serves on."""
    now = uow.switch(NAME)
    if now is None or not now.get("stop") or not now.get("drained"):
        return False
    return started < datetime.fromisoformat(str(now["drained"]))
