"""What operators tell everybody who agreed: how far each of it has come. Knows no text and no consent."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from storage.base import Unit, Upsert, table
from storage.operator_records import BroadcastRecord
from storage.operator_schema import Broadcast, BroadcastWait
from storage.outbox import SET_ASIDE
from storage.records import GroupRecord, PersonRecord
from storage.schema import Group, Lane, Outbox, Person

DRAFT, RUNNING, STOPPED, DONE = "draft", "running", "stopped", "done"
_T, _WAITS = table(Broadcast), table(BroadcastWait)
_GROUPS, _PEOPLE = table(Group), table(Person)
_OUTBOX, _LANES = table(Outbox), table(Lane)
_CHANGING: Final = ("audience", "texts", "state", "next_at", "reached", "queued", "total")
_groups_agree = (_GROUPS.c.present, _GROUPS.c.settings["chosen"]["news"].as_boolean())
_people_agree = (_PEOPLE.c.reachable, _PEOPLE.c.extra["chosen"]["news"].as_boolean())
"""Who agreed, as the settings store it: the choice `news`."""
_COUNT_GROUPS = select(func.count()).select_from(_GROUPS).where(*_groups_agree)
_COUNT_PEOPLE = select(func.count()).select_from(_PEOPLE).where(*_people_agree)
_ADD = insert(_T).returning(_T.c.id)
_LOCK = select(_T).where(_T.c.id == bindparam("b")).with_for_update()
_READ = select(_T).where(_T.c.id == bindparam("b"))
_SAVE = (
    update(_T)
    .where(_T.c.id == bindparam("b"))
    .values({name: bindparam(f"new_{name}", type_=_T.c[name].type) for name in _CHANGING})
)
_RUNS = select(_T.c.id).where(_T.c.state == RUNNING)
_DUE = select(_T.c.id).where(_T.c.state == RUNNING, _T.c.next_at <= bindparam("now")).with_for_update(skip_locked=True)
_NEXT = select(func.min(_T.c.next_at)).where(_T.c.state == RUNNING)
_LAST = select(_T).where(_T.c.state != DRAFT).order_by(_T.c.id.desc()).limit(1)
_DROP_DRAFTS = delete(_T).where(_T.c.state == DRAFT, _T.c.user_id == bindparam("u"))
_DRAFT = select(_T).where(_T.c.state == DRAFT, _T.c.user_id == bindparam("u")).order_by(_T.c.id.desc()).limit(1)
_NEXT_GROUPS = (
    select(_GROUPS)
    .where(_GROUPS.c.chat_id > bindparam("after"), *_groups_agree)
    .order_by(_GROUPS.c.chat_id)
    .limit(bindparam("count"))
)
_NEXT_PEOPLE = (
    select(_PEOPLE)
    .where(_PEOPLE.c.user_id > bindparam("after"), *_people_agree)
    .order_by(_PEOPLE.c.user_id)
    .limit(bindparam("count"))
)
_WAIT = Upsert(BroadcastWait)
_WAITING = select(_WAITS.c.chat_id).where(_WAITS.c.broadcast_id == bindparam("b")).order_by(_WAITS.c.chat_id)
_COUNT_WAITING = select(func.count()).select_from(_WAITS).where(_WAITS.c.broadcast_id == bindparam("b"))
_WAIT_NO_MORE = delete(_WAITS).where(
    _WAITS.c.broadcast_id == bindparam("b"), _WAITS.c.chat_id.in_(bindparam("chats", expanding=True))
)
_UNSENT = (
    select(func.count())
    .select_from(_OUTBOX.join(_LANES, _LANES.c.chat_id == _OUTBOX.c.chat_id))
    .where(
        _OUTBOX.c.session_id == bindparam("s"),
        _OUTBOX.c.stage < SET_ASIDE,
        _OUTBOX.c.queued_at >= bindparam("since"),
        _LANES.c.held.is_(False),
    )
)


def mark(broadcast_id: int) -> str:
    """In a session's place in the queue: what belongs to this broadcast. No session has such an id."""
    return f"cast-{broadcast_id}"


class BroadcastsUnit(Unit):
    """The broadcasts' rows."""

    def add_broadcast(self, record: BroadcastRecord) -> BroadcastRecord:
        """Store a draft, in place of an older one of the same operator; with its number."""
        self.run(_DROP_DRAFTS, {"u": record.user_id})
        row = {"user_id": record.user_id, "at": record.at, **{name: getattr(record, name) for name in _CHANGING}}
        row["texts"] = dict(record.texts)
        number: int = self.run(_ADD, row).scalar_one()
        return replace(record, id=number)

    def broadcast(self, number: int, *, lock: bool = False) -> BroadcastRecord | None:
        """This one; None if there is none. `lock` keeps it from other transactions."""
        row = self.first(_LOCK if lock else _READ, b=number)
        return None if row is None else _record(row)

    def draft_of(self, user_id: int) -> BroadcastRecord | None:
        """What this operator is about to tell."""
        row = self.first(_DRAFT, u=user_id)
        return None if row is None else _record(row)

    def last_broadcast(self) -> BroadcastRecord | None:
        """The newest that is no draft."""
        row = self.first(_LAST)
        return None if row is None else _record(row)

    def save_broadcast(self, record: BroadcastRecord) -> None:
        """Store how far it has come."""
        values = {f"new_{name}": getattr(record, name) for name in _CHANGING}
        self.run(_SAVE, {**values, "new_texts": dict(record.texts), "b": record.id})

    def running_broadcasts(self) -> list[int]:
        """Those that go out now."""
        return self.values(_RUNS)

    def due_broadcasts(self, now: datetime) -> list[int]:
        """Those of which the next few are to be queued."""
        return self.values(_DUE, now=now)

    def next_broadcast(self) -> datetime | None:
        """When one has to be looked at next."""
        found: datetime | None = self.value(_NEXT)
        return found

    # To whom

    def groups_after(self, chat_id: int, count: int) -> list[GroupRecord]:
        """So many groups that agreed and in which the bot is, by id, from the one after this."""
        return [
            GroupRecord(
                chat_id=row.chat_id, title=row.title, kind=row.kind, locale=row.locale, timezone=row.timezone,
                settings=row.settings, present=row.present,
            )
            for row in self.rows(_NEXT_GROUPS, after=chat_id, count=count)
        ]  # fmt: skip

    def people_after(self, user_id: int, count: int) -> list[PersonRecord]:
        """So many people who agreed and whom the bot may write to, by id, from the one after this."""
        return [
            PersonRecord(
                user_id=row.user_id, name=row.name, username=row.username, language=row.language, locale=row.locale,
                grammar=row.grammar, reachable=row.reachable, extra=row.extra,
            )
            for row in self.rows(_NEXT_PEOPLE, after=user_id, count=count)
        ]  # fmt: skip

    def count_agreed(self) -> tuple[int, int]:
        """How many groups and people would hear it."""
        groups: int = self.value(_COUNT_GROUPS)
        people: int = self.value(_COUNT_PEOPLE)
        return groups, people

    def let_wait(self, number: int, chat_ids: Collection[int]) -> None:
        """Tell these chats later."""
        for chat_id in sorted(chat_ids):
            self.run(_WAIT[self.dialect], {"broadcast_id": number, "chat_id": chat_id})

    def waiting_for(self, number: int, count: int | None = None) -> list[int]:
        """The chats that are told later, or some of them."""
        return self.values(_WAITING if count is None else _WAITING.limit(count), b=number)

    def count_waiting(self, number: int) -> int:
        """How many are told later."""
        found: int = self.value(_COUNT_WAITING, b=number)
        return found

    def wait_no_more(self, number: int, chat_ids: Sequence[int]) -> None:
        """These have been told, or will not be."""
        if chat_ids:
            self.run(_WAIT_NO_MORE, {"b": number, "chats": list(chat_ids)})

    def broadcast_unsent(self, number: int, since: datetime) -> int:
        """How many of its messages were queued since then, are not delivered yet and may be."""
        found: int = self.value(_UNSENT, s=mark(number), since=since)
        return found


def _record(row: Row[Any]) -> BroadcastRecord:
    return BroadcastRecord(
        id=row.id, user_id=row.user_id, at=row.at, **{name: getattr(row, name) for name in _CHANGING}
    )
