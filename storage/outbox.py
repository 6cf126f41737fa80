"""Queueing what is to be sent, and what the screens show. Knows no sending: storage.claims takes the rows out again."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Executable, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from storage.base import Upsert, table
from storage.lanes import LanesUnit
from storage.records import Act, OutboxItem, SlotRecord
from storage.schema import Lane, Outbox, Slot

_T = table(Outbox)
_LANES = table(Lane)
_SLOTS = table(Slot)
SET_ASIDE = 3
"""The stage of a row that was refused as malformed twice (storage.schema.Outbox)."""


def _lane_upsert(make: Any) -> Executable:
    """Create the lane, or let it be looked at earlier. Takes the lane's row lock, which all that follows relies on."""
    fresh = make(_LANES)
    wanted: ColumnElement[Any] = fresh.excluded.next_at
    free = case((_LANES.c.free_at > wanted, _LANES.c.free_at), else_=wanted)
    statement: Executable = fresh.on_conflict_do_update(
        index_elements=[_LANES.c.chat_id],
        set_={
            "next_at": case(
                (or_(_LANES.c.lease_by.is_not(None), _LANES.c.held), _LANES.c.next_at),
                (or_(_LANES.c.next_at.is_(None), _LANES.c.next_at > free), free),
                else_=_LANES.c.next_at,
            ),
            "rank": case(
                (or_(_LANES.c.next_at.is_(None), _LANES.c.rank > fresh.excluded.rank), fresh.excluded.rank),
                else_=_LANES.c.rank,
            ),
        },
    )
    return statement


_LANE_UPSERT = {"sqlite": _lane_upsert(sqlite.insert), "postgresql": _lane_upsert(postgresql.insert)}
_SLOT_UPSERT = Upsert(Slot, ["fingerprint"])
_INSERT = insert(_T)
_not_out = or_(_LANES.c.in_flight.is_(None), _LANES.c.in_flight != _T.c.id)
_UNSENT_SLOTS = (
    select(_T.c.id, _T.c.chat_id, _T.c.slot, _T.c.opens)
    .join(_LANES, _LANES.c.chat_id == _T.c.chat_id)
    .where(_T.c.session_id == bindparam("s"), _T.c.slot.is_not(None), _T.c.stage < SET_ASIDE, _not_out)
)
DELETE_ROWS = delete(_T).where(_T.c.id.in_(bindparam("ids", expanding=True)))
_SCREEN = select(_SLOTS).where(_SLOTS.c.session_id == bindparam("s"), _SLOTS.c.fingerprint.is_not(None))
_SLOTS_OF_CHAT = (
    select(_SLOTS)
    .where(_SLOTS.c.session_id == bindparam("s"), _SLOTS.c.chat_id == bindparam("chat"))
    .order_by(_SLOTS.c.slot)
)
_RENAME = (
    update(_SLOTS)
    .where(
        _SLOTS.c.session_id == bindparam("s"),
        _SLOTS.c.chat_id == bindparam("chat"),
        _SLOTS.c.slot == bindparam("old"),
    )
    .values(slot=bindparam("new"), fingerprint=None)
)
_WITHOUT_TOPIC = update(_T).where(_T.c.session_id == bindparam("s")).values(topic=0)
_OPENS = (
    select(func.count())
    .select_from(_T.join(_LANES, _LANES.c.chat_id == _T.c.chat_id))
    .where(_T.c.session_id == bindparam("s"), _T.c.opens, _T.c.stage < SET_ASIDE, _LANES.c.held.is_(False))
)
_LENGTHS = select(_T.c.chat_id, func.count().label("unsent")).where(_T.c.stage < SET_ASIDE).group_by(_T.c.chat_id)
_BY_MESSAGE = (
    select(_SLOTS)
    .where(
        _SLOTS.c.chat_id == bindparam("chat"),
        _SLOTS.c.message_id == bindparam("message"),
    )
    .limit(1)
)


class OutboxUnit(LanesUnit):
    """The queue's and the slots' rows."""

    def enqueue(self, items: Sequence[OutboxItem], now: datetime) -> None:
        """Queue items, to leave in this order within each chat and after what each chat's queue holds already.

        An item with a slot deletes the unsent item of the same session, chat and slot (and takes over its `opens`), and
        what the slot shows is noted at once. What is being sent at this moment is not replaced any more.
        """
        if not items:
            return
        self.queued = True
        items = _newest_of_each_slot(items)
        self.run(_LANE_UPSERT[self.dialect], _lanes_of(items, now))
        opened = self._supersede(items)
        self.run(_INSERT, [_row(item, now, opens=item.opens or _key(item) in opened) for item in items])
        shown = [
            {
                "session_id": item.session_id or "",
                "chat_id": item.chat_id,
                "slot": item.slot,
                "message_id": None,
                "fingerprint": None if item.act is Act.STRIP else item.fingerprint,
            }
            for item in items
            if item.slot is not None
        ]
        if shown:
            self.run(_SLOT_UPSERT[self.dialect], shown)

    def screen(self, session_id: str) -> Mapping[tuple[int, str], SlotRecord]:
        """(chat, slot) to what was queued for it last: all slots of the session that show something. Stripped ones are not there."""
        return {(row.chat_id, row.slot): _slot(row) for row in self.rows(_SCREEN, s=session_id)}

    def slots_in(self, session_id: str, chat_id: int) -> list[SlotRecord]:
        """Every message that the session has in this chat and is still known by its slot, stripped or not, by slot."""
        return [_slot(row) for row in self.rows(_SLOTS_OF_CHAT, s=session_id, chat=chat_id)]

    def queue_without_topic(self, session_id: str) -> None:
        """What the session has queued leaves for no topic any more. The caller has queued for its chat in this transaction."""
        self.run(_WITHOUT_TOPIC, {"s": session_id})

    def rename_slot(self, slot: SlotRecord, name: str) -> None:
        """Let a message that was delivered stand in another slot, as one that shows nothing; what was unsent for it is deleted.

        Whatever is shown in the old slot next is a new message.
        """
        unsent = self.rows(_UNSENT_SLOTS, s=slot.session_id)
        doomed = [row.id for row in unsent if (row.chat_id, row.slot) == (slot.chat_id, slot.slot)]
        if doomed:
            self.run(DELETE_ROWS, {"ids": doomed})
        self.run(_RENAME, {"s": slot.session_id, "chat": slot.chat_id, "old": slot.slot, "new": name})

    def message_slot(self, chat_id: int, message_id: int) -> SlotRecord | None:
        """Which slot this message belongs to, stripped or not."""
        row = self.first(_BY_MESSAGE, chat=chat_id, message=message_id)
        return None if row is None else _slot(row)

    def opens_outstanding(self, session_id: str) -> int:
        """How many items marked `opens` are neither delivered nor given up; those nobody can be reached for do not count."""
        count: int = self.value(_OPENS, s=session_id)
        return count

    def unsent_by_chat(self) -> dict[int, int]:
        """How many items wait for each chat that has any; what was set aside does not wait."""
        return {row.chat_id: row.unsent for row in self.rows(_LENGTHS)}

    def _supersede(self, items: Sequence[OutboxItem]) -> set[tuple[str, int, str | None]]:
        """Delete the unsent rows that `items` replace; the keys of those that would have opened a phase."""
        fresh = {_key(item) for item in items if item.slot is not None}
        doomed, opened = [], set()
        for session_id in {key[0] for key in fresh}:
            for row in self.rows(_UNSENT_SLOTS, s=session_id):
                key = (session_id, row.chat_id, row.slot)
                if key in fresh:
                    doomed.append(row.id)
                    if row.opens:
                        opened.add(key)
        if doomed:
            self.run(DELETE_ROWS, {"ids": doomed})
        return opened


def _key(item: OutboxItem) -> tuple[str, int, str | None]:
    return (item.session_id or "", item.chat_id, item.slot)


def _newest_of_each_slot(items: Sequence[OutboxItem]) -> Sequence[OutboxItem]:
    last: dict[tuple[str, int, str | None], int] = {}
    opens = set()
    for number, item in enumerate(items):
        if item.slot is not None:
            last[_key(item)] = number
            if item.opens:
                opens.add(_key(item))
    return [
        replace(item, opens=True) if item.slot is not None and not item.opens and _key(item) in opens else item
        for number, item in enumerate(items)
        if item.slot is None or last[_key(item)] == number
    ]


def _lanes_of(items: Sequence[OutboxItem], now: datetime) -> list[dict[str, Any]]:
    """One row a chat, in the order of their ids: two transactions that lock the same lanes do not wait for each other."""
    lanes: dict[int, dict[str, Any]] = {}
    for item in items:
        at = now + timedelta(seconds=item.delay)
        lane = lanes.get(item.chat_id)
        if lane is None:
            lanes[item.chat_id] = {
                "chat_id": item.chat_id,
                "rank": item.rank,
                "next_at": at,
                "free_at": None,
                "lease_by": None,
                "in_flight": None,
                "calls": [],
                "failures": 0,
                "barred": {},
                "held": False,
            }
        else:
            lane["rank"] = min(lane["rank"], item.rank)
            lane["next_at"] = min(lane["next_at"], at)
    return [lanes[chat_id] for chat_id in sorted(lanes)]


def _row(item: OutboxItem, now: datetime, *, opens: bool) -> dict[str, Any]:
    return {
        "chat_id": item.chat_id,
        "topic": item.topic or 0,
        "session_id": item.session_id or "",
        "rank": item.rank,
        "slot": item.slot,
        "act": item.act.value,
        "payload": item.payload,
        "opens": opens,
        "ready_at": now + timedelta(seconds=item.delay) if item.delay > 0 else None,
        "queued_at": now,
        "attempts": 0,
        "stage": 0,
    }


def _slot(row: Any) -> SlotRecord:
    return SlotRecord(
        session_id=row.session_id,
        chat_id=row.chat_id,
        slot=row.slot,
        message_id=row.message_id,
        fingerprint=row.fingerprint,
    )
