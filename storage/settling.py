"""What became of claims: rows that go, lanes that wait, slots that learn their message. Knows no verdict of Telegram's.

A settlement counts only while its lease does: what another courier has taken over meanwhile is that one's to settle.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from typing import Any

from sqlalchemy import Row, bindparam, or_, select, update

from storage.base import table
from storage.budget import lock_budget, note_flood, spend
from storage.claims import Pacer, next_looks
from storage.lanes import OPEN_NO_MORE
from storage.outbox import DELETE_ROWS, SET_ASIDE
from storage.records import Claim
from storage.schema import Lane, Outbox, Slot
from storage.unit import UnitOfWork

_LANES, _OUTBOX, _SLOTS = table(Lane), table(Outbox), table(Slot)

FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 60.0
"""A lane's pause after a failure: doubled each time, from the first to the longest."""
FLOOD_MARGIN_S = 0.5
"""Added to what a flood demands: it is counted from a time that is not ours."""
BARRED_S = 60.0
"""How often a chat that cannot be written to is tried."""


class Fate(Enum):
    """What is to be done with a claim's rows and its lane."""

    DELIVERED = "delivered"
    LATER = "later"
    """The rows stay; the lane waits."""
    AGAIN = "again"
    """The rows stay; the lane waits no longer than its pace."""
    ALONE = "alone"
    """Again, each row for itself."""
    PLAIN = "plain"
    """Again, without any mark-up."""
    ASIDE = "aside"
    """The rows are kept for whoever looks, and never sent."""
    BARRED = "barred"
    """The rows of this topic stay and are tried once a minute; other topics go on."""
    HELD = "held"
    """The lane waits until it is released."""


_STAGE = {Fate.ALONE: 1, Fate.PLAIN: 2, Fate.ASIDE: SET_ASIDE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """A claim that has come back."""

    claim: Claim
    fate: Fate
    message_id: int | None = None
    """Of what was delivered."""
    seconds: float | None = None
    """LATER: how long the server wants it; None leaves it to the lane's growing pause."""
    flood: bool = False
    """LATER: because too much was sent."""


_LOCK_LANES = (
    select(_LANES)
    .where(_LANES.c.chat_id.in_(bindparam("chats", expanding=True)))
    .order_by(_LANES.c.chat_id)
    .with_for_update()
)
_MOVED_LANES = (
    select(_LANES)
    .where(_LANES.c.in_flight.in_(bindparam("ids", expanding=True)))
    .order_by(_LANES.c.chat_id)
    .with_for_update()
)
_TRIED = (
    update(_OUTBOX)
    .where(_OUTBOX.c.id == bindparam("row"))
    .values(
        attempts=_OUTBOX.c.attempts + 1,
        stage=bindparam("new_stage"),
    )
)
_SHOWN = (
    update(_SLOTS)
    .where(
        _SLOTS.c.session_id == bindparam("s"),
        _SLOTS.c.chat_id == bindparam("chat"),
        _SLOTS.c.slot == bindparam("name"),
        or_(_SLOTS.c.message_id.is_(None), _SLOTS.c.message_id != bindparam("message")),
    )
    .values(message_id=bindparam("message"))
)
_OPENING_IN = select(_OUTBOX.c.session_id).where(_OUTBOX.c.chat_id == bindparam("chat"), _OUTBOX.c.opens).distinct()
_UNLEASE = (
    update(_LANES)
    .where(_LANES.c.chat_id == bindparam("chat"))
    .values(
        lease_by=None,
        in_flight=None,
        next_at=bindparam("look", type_=_LANES.c.next_at.type),
        rank=bindparam("best"),
        free_at=bindparam("free", type_=_LANES.c.free_at.type),
        calls=bindparam("memory", type_=_LANES.c.calls.type),
        failures=bindparam("failed"),
        barred=bindparam("bars", type_=_LANES.c.barred.type),
        held=bindparam("hold"),
    )
)


def settle(uow: UnitOfWork, settlements: Sequence[Settlement], now: datetime, pacer: Pacer) -> frozenset[str]:
    """Store what became of these claims; the sessions of which nothing that opens a phase is outstanding any more.

    Settling twice, or after the lease was lost, changes nothing.
    """
    if not settlements:
        return frozenset()
    pairs = _with_lanes(uow, settlements)
    _rows(uow, [settlement for settlement, _ in pairs])
    _slots(uow, pairs)
    opening = {
        settlement.claim.item.session_id
        for settlement, _ in pairs
        if settlement.claim.item.opens and settlement.fate in {Fate.DELIVERED, Fate.ASIDE}
    }
    for settlement, lane in pairs:
        if settlement.fate is Fate.HELD:
            opening.update(uow.values(_OPENING_IN, chat=lane.chat_id))
            uow.run(OPEN_NO_MORE, {"chat": lane.chat_id})
    _lanes(uow, pairs, now, pacer)
    if pairs and pacer.left((), now) is not None:
        # After the lanes, as a claim does: two couriers that wait for both never wait for each other.
        spend(uow, pacer.landed(lock_budget(uow).grants, len(pairs), now))
    for settlement, lane in pairs:
        if settlement.flood:
            note_flood(uow, lane.chat_id, (settlement.seconds or 0.0) + FLOOD_MARGIN_S, now)
    return frozenset(s for s in opening if s and uow.opens_outstanding(s) == 0)


def _with_lanes(uow: UnitOfWork, settlements: Sequence[Settlement]) -> list[tuple[Settlement, Row[Any]]]:
    """Each settlement that still counts, with its lane: locked, and found again if its chat has moved."""
    lanes = {
        lane.chat_id: lane for lane in uow.rows(_LOCK_LANES, chats=sorted({s.claim.item.chat_id for s in settlements}))
    }
    pairs, missing = [], {}
    for settlement in settlements:
        lane = lanes.get(settlement.claim.item.chat_id)
        if lane is None:
            missing[settlement.claim.row_ids[0]] = settlement
        elif _holds(settlement.claim, lane):
            pairs.append((settlement, lane))
    if missing:
        pairs += [
            (missing[lane.in_flight], lane)
            for lane in uow.rows(_MOVED_LANES, ids=sorted(missing))
            if _holds(missing[lane.in_flight].claim, lane)
        ]
    return pairs


def _holds(claim: Claim, lane: Row[Any]) -> bool:
    held: bool = lane.lease_by == claim.lease_by and lane.in_flight == claim.row_ids[0]
    return held


def _rows(uow: UnitOfWork, settlements: Collection[Settlement]) -> None:
    gone = [row for s in settlements if s.fate is Fate.DELIVERED for row in s.claim.row_ids]
    if gone:
        uow.run(DELETE_ROWS, {"ids": gone})
    tried = [
        {"row": row, "new_stage": _STAGE.get(s.fate, s.claim.stage)}
        for s in settlements
        if s.fate is not Fate.DELIVERED
        for row in s.claim.row_ids
    ]
    if tried:
        uow.run(_TRIED, tried)


def _slots(uow: UnitOfWork, pairs: Sequence[tuple[Settlement, Row[Any]]]) -> None:
    shown = [
        {"s": s.claim.item.session_id or "", "chat": lane.chat_id, "name": s.claim.item.slot, "message": s.message_id}
        for s, lane in pairs
        # a message that went out just before its chat moved has no id in the new one
        if s.fate is Fate.DELIVERED
        and s.claim.item.slot is not None
        and s.message_id is not None
        and s.message_id != s.claim.message_id
        and lane.chat_id == s.claim.item.chat_id
    ]
    if shown:
        uow.run(_SHOWN, shown)


def _lanes(uow: UnitOfWork, pairs: Sequence[tuple[Settlement, Row[Any]]], now: datetime, pacer: Pacer) -> None:
    """End the leases, and note what each lane has to wait for."""
    after: dict[int, dict[str, Any]] = {}
    for settlement, lane in pairs:
        memory = pacer.ended(lane.calls, now)
        failures = lane.failures + 1 if settlement.fate is Fate.LATER and not settlement.flood else 0
        free = max(pacer.free_at(lane.chat_id, memory, now), now + timedelta(seconds=_pause(settlement, failures)))
        after[lane.chat_id] = {
            "chat": lane.chat_id,
            "free": free,
            "memory": memory,
            "failed": failures,
            "bars": _bars(settlement, lane.barred, now),
            "hold": settlement.fate is Fate.HELD,
        }
    looks = next_looks(uow, [(lane["chat"], lane["free"], lane["bars"]) for lane in after.values()])
    if after:
        uow.run(
            _UNLEASE,
            [
                {**lane, "look": None if lane["hold"] else looks[chat_id][0], "best": looks[chat_id][1]}
                for chat_id, lane in after.items()
            ],
        )


def _pause(settlement: Settlement, failures: int) -> float:
    if settlement.fate is not Fate.LATER:
        return 0.0
    if settlement.seconds is not None:
        return settlement.seconds + FLOOD_MARGIN_S
    return min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2.0 ** min(failures - 1, 10))


def _bars(settlement: Settlement, barred: dict[str, float], now: datetime) -> dict[str, float]:
    topic = str(settlement.claim.item.topic or 0)
    others = {other: until for other, until in barred.items() if other != topic}
    if settlement.fate is Fate.BARRED:
        return {**others, topic: now.timestamp() + BARRED_S}
    if settlement.fate is Fate.DELIVERED:
        return others
    return barred
