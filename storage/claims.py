"""Taking from the outbox what may be sent now. Knows no sending; pace and merging are the courier's, passed in.

The only statements with SKIP LOCKED are here and in `due_sessions`: any number of couriers take different lanes. What came
of a claim goes to storage.settling.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from sqlalchemy import Row, and_, bindparam, case, func, literal, or_, select, update

from storage.base import table
from storage.budget import lock_budget, read_budget, spend
from storage.lanes import LONG_AGO
from storage.outbox import DELETE_ROWS, SET_ASIDE
from storage.records import Act, Claim, OutboxItem
from storage.schema import Lane, Outbox, Slot
from storage.unit import UnitOfWork

_LANES, _OUTBOX, _SLOTS = table(Lane), table(Outbox), table(Slot)

_AFTERWARDS = frozenset({Act.STRIP.value, Act.CLOSE.value})
DEPTH = 16
"""How far into a lane's topic a claim looks: as many lines as one message may join, and some."""


class Pacer(Protocol):
    """When calls may be made (bot.delivery.pacing); `memory` and `grants` are what it asked to keep."""

    def begun(self, chat_id: int, memory: Sequence[float], now: datetime) -> list[float]:
        """What to keep of a chat to which a call is made now."""
        ...

    def ended(self, memory: Sequence[float], now: datetime) -> list[float]:
        """The same once that call has come back."""
        ...

    def free_at(self, chat_id: int, memory: Sequence[float], now: datetime) -> datetime:
        """When the next call to this chat may be made."""
        ...

    def left(self, grants: Sequence[Sequence[float]], now: datetime) -> int | None:
        """How many calls the whole bot may begin now; None is unlimited."""
        ...

    def granted(self, grants: Sequence[Sequence[float]], calls: int, now: datetime) -> list[list[float]]:
        """What to keep once so many calls begin now."""
        ...

    def landed(self, grants: Sequence[Sequence[float]], calls: int, now: datetime) -> list[list[float]]:
        """The same once so many have come back."""
        ...

    def open_at(self, grants: Sequence[Sequence[float]], now: datetime) -> datetime:
        """When the whole bot may make a call again, at the latest."""
        ...


Join = Callable[[Sequence[OutboxItem]], tuple[int, OutboxItem]]
"""How many neighbours go as one message, and that message (bot.delivery.merging)."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What one look at the lanes brought."""

    claims: Sequence[Claim]
    opened: frozenset[str]
    """Sessions of which nothing that opens a phase is outstanding any more, because it needed no sending."""


_DUE_LANES = (
    select(_LANES)
    .where(_LANES.c.next_at <= bindparam("now"))
    .order_by(_LANES.c.rank, _LANES.c.next_at)
    .limit(bindparam("count"))
    .with_for_update(skip_locked=True)
)
_place = func.row_number().over(partition_by=(_OUTBOX.c.chat_id, _OUTBOX.c.topic), order_by=_OUTBOX.c.id)
_near = (
    select(_OUTBOX, _place.label("place"))
    .where(
        _OUTBOX.c.chat_id.in_(bindparam("chats", expanding=True)),
        _OUTBOX.c.stage < SET_ASIDE,
        or_(_OUTBOX.c.ready_at.is_(None), _OUTBOX.c.ready_at <= bindparam("now")),
    )
    .subquery("near")
)
_HEADS = (
    select(_near, _SLOTS.c.message_id)
    .select_from(
        _near.outerjoin(
            _SLOTS,
            and_(
                _SLOTS.c.session_id == _near.c.session_id,
                _SLOTS.c.chat_id == _near.c.chat_id,
                _SLOTS.c.slot == _near.c.slot,
            ),
        )
    )
    .where(_near.c.place <= DEPTH)
    .order_by(_near.c.id)
)
_WAITING = (
    select(
        _OUTBOX.c.chat_id,
        _OUTBOX.c.topic,
        func.min(
            case(
                (_OUTBOX.c.ready_at.is_(None), literal(LONG_AGO, _OUTBOX.c.ready_at.type)),
                else_=_OUTBOX.c.ready_at,
            )
        ).label("ready_at"),
        func.min(_OUTBOX.c.rank).label("rank"),
    )
    .where(_OUTBOX.c.chat_id.in_(bindparam("chats", expanding=True)), _OUTBOX.c.stage < SET_ASIDE)
    .group_by(_OUTBOX.c.chat_id, _OUTBOX.c.topic)
)
_LEASE = (
    update(_LANES)
    .where(_LANES.c.chat_id == bindparam("chat"))
    .values(
        lease_by=bindparam("by"),
        next_at=bindparam("until", type_=_LANES.c.next_at.type),
        in_flight=bindparam("row"),
        calls=bindparam("memory", type_=_LANES.c.calls.type),
    )
)
_PUT_OFF = (
    update(_LANES)
    .where(_LANES.c.chat_id == bindparam("chat"))
    .values(
        lease_by=None,
        in_flight=None,
        next_at=bindparam("look", type_=_LANES.c.next_at.type),
        rank=bindparam("best"),
    )
)
_FREE_LEASES = (
    update(_LANES)
    .where(_LANES.c.lease_by == bindparam("by"))
    .values(
        lease_by=None,
        in_flight=None,
        next_at=bindparam("now", type_=_LANES.c.next_at.type),
    )
)
_NEXT = select(func.min(_LANES.c.next_at))


def claim_lanes(
    uow: UnitOfWork,
    now: datetime,
    by: str,
    *,
    limit: int,
    lease_s: float,
    pacer: Pacer,
    join: Join,
) -> Taken:
    """Lease up to `limit` lanes whose time has come to `by`, the most urgent first, and give the head of each.

    No other courier sends to these chats until the claims are settled, or until the leases end after `lease_s` seconds.
    """
    due = uow.rows(_DUE_LANES, now=now, count=limit)
    if not due:
        return Taken((), frozenset())
    budget = lock_budget(uow)
    left = 0 if budget.wait_until is not None and budget.wait_until > now else pacer.left(budget.grants, now)
    lanes = {lane.chat_id: lane for lane in (due if left is None else due[:left])}
    if not lanes:
        return Taken((), frozenset())
    look = _Look(now, by, lanes, join)
    for row in uow.rows(_HEADS, chats=sorted(lanes), now=now):
        look.consider(row)
    claims = look.claims()
    if claims:
        uow.run(
            _LEASE,
            [
                {
                    "chat": claim.item.chat_id,
                    "by": by,
                    "until": now + timedelta(seconds=lease_s),
                    "row": claim.row_ids[0],
                    "memory": pacer.begun(claim.item.chat_id, lanes[claim.item.chat_id].calls, now),
                }
                for claim in claims
            ],
        )
        grants = pacer.granted(budget.grants, len(claims), now)
        if grants != budget.grants:
            spend(uow, grants)
    if look.needless:
        uow.run(DELETE_ROWS, {"ids": look.needless})
    idle = lanes.keys() - {claim.item.chat_id for claim in claims}
    if idle:
        put_off(uow, [lanes[chat_id] for chat_id in idle])
    return Taken(claims, frozenset(s for s in look.opening if uow.opens_outstanding(s) == 0))


class _Look:
    """The rows near the heads of some lanes, and what is to be done about them."""

    def __init__(self, now: datetime, by: str, lanes: dict[int, Row[Any]], join: Join) -> None:
        self._now = now
        self._by = by
        self._lanes = lanes
        self._join = join
        self.rows: dict[int, list[Row[Any]]] = {}
        self.needless: list[int] = []
        self.opening: set[str] = set()

    def consider(self, row: Row[Any]) -> None:
        """Take the next row, in the order of their ids."""
        if self._barred(row.chat_id, row.topic):
            return
        ahead = self.rows.get(row.chat_id)
        if ahead is None:
            if row.act in _AFTERWARDS and row.message_id is None:
                # its message was never sent, so there is no keyboard to take off, no poll to close
                self.needless.append(row.id)
                if row.opens:
                    self.opening.add(row.session_id)
            else:
                self.rows[row.chat_id] = [row]
        elif row.topic == ahead[0].topic:
            ahead.append(row)

    def claims(self) -> list[Claim]:
        """One a lane that has anything to send."""
        return [self._claim(rows) for rows in self.rows.values()]

    def _claim(self, rows: list[Row[Any]]) -> Claim:
        head = rows[0]
        items = [_item(head)]
        if head.stage == 0:
            items += [_item(row) for row in _untroubled(rows[1:])]
        count, item = self._join(items)
        return Claim(
            row_ids=tuple(row.id for row in rows[:count]),
            item=item,
            message_id=head.message_id,
            attempts=max(row.attempts for row in rows[:count]),
            lease_by=self._by,
            stage=head.stage,
            was_barred=str(head.topic) in self._lanes[head.chat_id].barred,
        )

    def _barred(self, chat_id: int, topic: int) -> bool:
        until = self._lanes[chat_id].barred.get(str(topic))
        return until is not None and until > self._now.timestamp()


def _untroubled(rows: Iterable[Row[Any]]) -> Iterable[Row[Any]]:
    for row in rows:
        if row.stage != 0:
            return
        yield row


def _item(row: Row[Any]) -> OutboxItem:
    return OutboxItem(
        chat_id=row.chat_id,
        topic=row.topic or None,
        session_id=row.session_id or None,
        rank=row.rank,
        slot=row.slot,
        act=Act(row.act),
        payload=row.payload,
        opens=row.opens,
    )


def put_off(uow: UnitOfWork, lanes: Sequence[Row[Any]]) -> None:
    """End the leases of these lanes and note when each is worth a look again: never, if nothing waits there."""
    looks = next_looks(uow, [(lane.chat_id, lane.free_at, lane.barred) for lane in lanes])
    uow.run(_PUT_OFF, [{"chat": chat_id, "look": look, "best": rank} for chat_id, (look, rank) in looks.items()])


def next_looks(
    uow: UnitOfWork,
    lanes: Sequence[tuple[int, datetime | None, dict[str, float]]],
) -> dict[int, tuple[datetime | None, int]]:
    """Of each (chat, free at, barred topics): when something that waits there may be sent, and its most urgent rank."""
    looks: dict[int, tuple[datetime | None, int]] = {chat_id: (None, 0) for chat_id, _, _ in lanes}
    free = {chat_id: free_at or LONG_AGO for chat_id, free_at, _ in lanes}
    barred = {chat_id: topics for chat_id, _, topics in lanes}
    for row in uow.rows(_WAITING, chats=sorted(looks)):
        until = barred[row.chat_id].get(str(row.topic))
        at = max(row.ready_at, free[row.chat_id])
        if until is not None:
            at = max(at, datetime.fromtimestamp(until, UTC))
        look, rank = looks[row.chat_id]
        looks[row.chat_id] = (at, row.rank) if look is None else (min(look, at), min(rank, row.rank))
    return looks


def free_leases(uow: UnitOfWork, by: str, now: datetime) -> int:
    """Give back at once what a courier of this name held when it died; how many lanes. For the only one of that name."""
    return uow.run(_FREE_LEASES, {"by": by, "now": now}).rowcount


def next_time(uow: UnitOfWork, now: datetime, pacer: Pacer) -> datetime | None:
    """When a courier should look next: when a lane's time comes, or the budget allows what is due; None if nothing waits."""
    lane: datetime | None = uow.value(_NEXT)
    if lane is None or lane > now:
        return lane
    budget = read_budget(uow)
    if budget is None:
        return lane
    return max(lane, budget.wait_until or LONG_AGO, pacer.open_at(budget.grants, now))
