"""The bot-wide sending budget: one row that all couriers share. Knows no lane; figures are the pacer's, passed in."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, bindparam, select, update

from storage.base import Upsert, table
from storage.schema import Budget
from storage.unit import UnitOfWork

_T = table(Budget)
_READ = select(_T)
_LOCK = _READ.with_for_update()
_NEW = Upsert(Budget)
_SPEND = update(_T).values(grants=bindparam("spent", type_=_T.c.grants.type))
_FLOODED = update(_T).values(
    wait_until=bindparam("until", type_=_T.c.wait_until.type),
    flood_at=bindparam("at", type_=_T.c.flood_at.type),
    flood_chat=bindparam("chat"),
)

SAME_FLOOD_S = 1.0
"""Two chats flooded within this time: the whole bot is meant."""


def lock_budget(uow: UnitOfWork) -> Row[Any]:
    """The budget's row, kept from other couriers until the transaction ends."""
    row = uow.first(_LOCK)
    if row is None:
        fresh = {"id": 1, "grants": [], "wait_until": None, "flood_at": None, "flood_chat": None}
        uow.run(_NEW[uow.dialect], fresh)
        row = uow.first(_LOCK)
    if row is None:
        raise LookupError("the budget's row cannot be made")
    return row


def read_budget(uow: UnitOfWork) -> Row[Any] | None:
    """The budget's row as it stands; None before anything was ever sent."""
    return uow.first(_READ)


def spend(uow: UnitOfWork, grants: Sequence[Sequence[float]]) -> None:
    """Store what the pacer keeps of the calls of the whole bot that still count."""
    uow.run(_SPEND, {"spent": grants})


def note_flood(uow: UnitOfWork, chat_id: int, seconds: float, now: datetime) -> None:
    """This chat was refused for so long because too much was sent; right after another one, the whole bot waits."""
    budget = lock_budget(uow)
    until = budget.wait_until
    again = budget.flood_at is not None and now - budget.flood_at <= timedelta(seconds=SAME_FLOOD_S)
    if again and budget.flood_chat != chat_id:
        wanted = now + timedelta(seconds=seconds)
        until = wanted if until is None else max(until, wanted)
    uow.run(_FLOODED, {"until": until, "at": now, "chat": chat_id})
