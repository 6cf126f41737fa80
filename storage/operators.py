"""Who serves, what went wrong, what operators did, and whom the bot does not serve. Knows no page and no command."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from storage.base import Unit, Upsert, table
from storage.operator_records import BanRecord, FaultRecord, ReplicaRecord, UseRecord
from storage.operator_schema import Ban, Fault, OperatorUse, Replica, Switch
from storage.records import Json
from storage.schema import Person

SILENT: Final = timedelta(seconds=60)
"""A replica of which nothing was heard for so long is taken for dead."""
_REPLICAS, _FAULTS, _USES = table(Replica), table(Fault), table(OperatorUse)
_BANS, _SWITCHES = table(Ban), table(Switch)

_HEARD = Upsert(Replica, ["version", "started_at", "at"])
_ALL_REPLICAS = select(_REPLICAS).order_by(_REPLICAS.c.started_at, _REPLICAS.c.name)
_STOPPED = delete(_REPLICAS).where(_REPLICAS.c.name == bindparam("n"))


def _count(make: Any) -> Any:
    fresh = make(_FAULTS)
    return fresh.on_conflict_do_update(
        index_elements=list(_FAULTS.primary_key.columns),
        set_={"times": _FAULTS.c.times + fresh.excluded.times, "last_at": fresh.excluded.last_at},
    )


_COUNT = {"sqlite": _count(sqlite.insert), "postgresql": _count(postgresql.insert)}
_RECENT = (
    select(
        _FAULTS.c.action,
        _FAULTS.c.session_id,
        func.sum(_FAULTS.c.times).label("times"),
        func.max(_FAULTS.c.last_at).label("last"),
    )
    .where(_FAULTS.c.last_at >= bindparam("since"))
    .group_by(_FAULTS.c.action, _FAULTS.c.session_id)
    .order_by(func.max(_FAULTS.c.last_at).desc(), _FAULTS.c.action, _FAULTS.c.session_id)
)
_USE = insert(_USES)
_USED = select(_USES).order_by(_USES.c.id.desc()).limit(bindparam("count")).offset(bindparam("start"))
_BANNED = select(_BANS).where(_BANS.c.chat_id.in_(bindparam("chats", expanding=True)))
_BAN = Upsert(Ban, ["banned_by", "at", "reason", "name", "told"])
_UNBAN = delete(_BANS).where(_BANS.c.chat_id == bindparam("chat"))
_LIST_BANS = (
    select(_BANS).order_by(_BANS.c.at.desc(), _BANS.c.chat_id).limit(bindparam("count")).offset(bindparam("start"))
)
_SWITCH = select(_SWITCHES.c.value).where(_SWITCHES.c.name == bindparam("n"))
_TURN = Upsert(Switch, ["value"])
_PEOPLE = table(Person)
_NAMED = select(_PEOPLE.c.user_id).where(func.lower(_PEOPLE.c.username) == bindparam("name")).limit(2)
_OFF = delete(_SWITCHES).where(_SWITCHES.c.name == bindparam("n"))


class OperatorsUnit(Unit):
    """What is kept for whoever looks after the bot."""

    # Who serves

    def replica_heard(self, record: ReplicaRecord) -> None:
        """Note that this process serves."""
        names = ("name", "version", "started_at", "at")
        self.run(_HEARD[self.dialect], {name: getattr(record, name) for name in names})

    def replica_stopped(self, name: str) -> None:
        """This process serves no more."""
        self.run(_STOPPED, {"n": name})

    def replicas(self) -> list[ReplicaRecord]:
        """All that serve, or did not say that they stopped; the oldest first."""
        return [
            ReplicaRecord(name=row.name, version=row.version, started_at=row.started_at, at=row.at)
            for row in self.rows(_ALL_REPLICAS)
        ]

    def database_size(self) -> int | None:
        """Bytes of the whole database; None where it does not say."""
        if self.dialect == "sqlite":
            pages, size = self.value(text("PRAGMA page_count")), self.value(text("PRAGMA page_size"))
            return int(pages) * int(size)
        found = self.value(text("SELECT pg_database_size(current_database())"))
        return None if found is None else int(found)

    # What went wrong

    def count_faults(self, faults: Mapping[tuple[str, str], int], now: datetime) -> None:
        """Add up faults, by (action, session)."""
        hour = now.replace(minute=0, second=0, microsecond=0)
        for (action, session_id), times in sorted(faults.items()):
            self.run(
                _COUNT[self.dialect],
                {"hour": hour, "action": action, "session_id": session_id, "times": times, "last_at": now},
            )

    def faults(self, since: datetime) -> list[FaultRecord]:
        """Faults by action and session of which the last was after this, the newest first; an hour is counted whole."""
        return [
            FaultRecord(action=row.action, session_id=row.session_id, times=int(row.times), last_at=row.last)
            for row in self.rows(_RECENT, since=since)
        ]

    # What operators did

    def note_use(self, use: UseRecord) -> None:
        """Keep one use of the operators' commands."""
        self.run(_USE, {"user_id": use.user_id, "at": use.at, "deed": use.deed, "what": use.what})

    def uses(self, start: int, count: int) -> list[UseRecord]:
        """So many uses, the newest first."""
        return [
            UseRecord(user_id=row.user_id, at=row.at, deed=row.deed, what=row.what)
            for row in self.rows(_USED, start=start, count=count)
        ]

    # Whom the bot does not serve

    def bans_among(self, chat_ids: Sequence[int]) -> dict[int, BanRecord]:
        """Those of these people and groups that are banned."""
        return {row.chat_id: _ban(row) for row in self.rows(_BANNED, chats=list(chat_ids))}

    def save_ban(self, ban: BanRecord) -> None:
        """Store a ban, or what has changed of it."""
        names = ("chat_id", "banned_by", "at", "reason", "name", "told")
        self.run(_BAN[self.dialect], {name: getattr(ban, name) for name in names})

    def drop_ban(self, chat_id: int) -> bool:
        """Serve somebody again; False if he was not banned."""
        return self.run(_UNBAN, {"chat": chat_id}).rowcount == 1

    def bans(self, start: int, count: int) -> list[BanRecord]:
        """So many bans, the newest first."""
        return [_ban(row) for row in self.rows(_LIST_BANS, start=start, count=count)]

    # States of the whole service

    def switch(self, name: str) -> Json | None:
        """What this is set to; None while it is off."""
        found: Json | None = self.value(_SWITCH, n=name)
        return found

    def turn_on(self, name: str, value: Json) -> None:
        """Set this."""
        self.run(_TURN[self.dialect], {"name": name, "value": dict(value)})

    def turn_off(self, name: str) -> bool:
        """Set it off; False if it was."""
        return self.run(_OFF, {"n": name}).rowcount == 1

    # Whom an id, a name or a title means

    def people_named(self, username: str) -> list[int]:
        """People of this user name, in any case."""
        return self.values(_NAMED, name=username.lower())


def _ban(row: Row[Any]) -> BanRecord:
    return BanRecord(
        chat_id=row.chat_id, banned_by=row.banned_by, at=row.at, reason=row.reason, name=row.name, told=row.told
    )
