"""Sessions: where they are, what is due, and saving them. Knows no game."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from storage.base import PlaceTaken, StaleSession, Unit, table
from storage.records import LIVE_VALUES, SessionRecord, Status
from storage.schema import Seal, Seat, Session

_T = table(Session)
_SEALS = table(Seal)
_SEATS = table(Seat)
_COLUMNS = [column for column in _T.c if column.name != "nth"]

_is_live = _T.c.status.in_(LIVE_VALUES)
_at_place = (_T.c.chat_id == bindparam("chat")) & (_T.c.topic == bindparam("place"))
_READ = select(*_COLUMNS).where(_T.c.id == bindparam("s"))
_LOCK = _READ.with_for_update()
_NTH = select(func.coalesce(func.max(_T.c.nth), 0) + 1).where(_at_place)
_INSERT = insert(_T)
_SAVE = (
    update(_T)
    .where(_T.c.id == bindparam("s"), _T.c.version == bindparam("read_version"))
    .values(
        {column.name: bindparam(column.name, type_=column.type) for column in _COLUMNS if column.name != "id"},
    )
)
_LIVE_AT = select(_T.c.id).where(_at_place, _is_live)
_LIVE_IN = select(_T.c.id).where(_T.c.chat_id == bindparam("chat"), _is_live).order_by(_T.c.topic)
_LAST_AT = select(_T.c.id).where(_at_place).order_by(_T.c.nth.desc()).limit(1)
_LIVE_OF = (
    select(_T.c.id)
    .join(_SEATS, _SEATS.c.session_id == _T.c.id)
    .where(_SEATS.c.user_id == bindparam("person"), _SEATS.c.left_at.is_(None), _is_live)
    .order_by(_SEATS.c.id)
)
_ALL_LIVE = select(_T.c.id).where(_is_live).order_by(_T.c.id)
_COUNT_LIVE = (
    select(_T.c.game, _T.c.status, func.count().label("number")).where(_is_live).group_by(_T.c.game, _T.c.status)
)
_COMPUTERS = (
    select(_T.c.id)
    .where(
        _T.c.status == Status.RUNNING.value,
        select(_SEATS.c.id)
        .where(
            _SEATS.c.session_id == _T.c.id,
            _SEATS.c.computer.is_not(None),
            _SEATS.c.left_at.is_(None),
        )
        .exists(),
    )
    .order_by(_T.c.id)
)
_DUE = (
    select(_T.c.id, _T.c.due_token)
    .where(_T.c.due_at <= bindparam("now"))
    .order_by(_T.c.due_at)
    .limit(bindparam("count"))
    .with_for_update(skip_locked=True)
)
_NEXT_DUE = select(func.min(_T.c.due_at)).where(_T.c.due_at.is_not(None))
_TO_PLACE = (
    update(_T)
    .where(_T.c.id == bindparam("s"))
    .values(chat_id=bindparam("chat"), topic=bindparam("place"), nth=bindparam("last"))
)
_PUT_SEAL = insert(_SEALS)
_SEAL = select(_SEALS.c.secret).where(_SEALS.c.session_id == bindparam("s"))


class SessionsUnit(Unit):
    """The sessions' rows."""

    def __init__(self, connection: Connection) -> None:
        """Remember which version of each session was read, to notice on saving that it is another one."""
        super().__init__(connection)
        self._versions: dict[str, int] = {}

    def session(self, session_id: str) -> SessionRecord | None:
        """The session as committed last; None if there is none. Whoever wants to save it uses `lock_session`."""
        return self._remember(self.first(_READ, s=session_id))

    def lock_session(self, session_id: str) -> SessionRecord | None:
        """The session, kept from all other transactions until this one ends; None if there is none."""
        return self._remember(self.first(_LOCK, s=session_id))

    def add_session(self, record: SessionRecord) -> None:
        """Store a new session. Raises PlaceTaken if its chat and topic hold a live one."""
        nth = self.value(_NTH, chat=record.chat_id, place=record.topic or 0)
        try:
            self.run(_INSERT, {**_row(record), "nth": nth})
        except IntegrityError as error:
            raise PlaceTaken(f"chat {record.chat_id}, topic {record.topic}") from error
        self._versions[record.id] = record.version

    def save_session(self, record: SessionRecord) -> None:
        """Store a session that was read in this transaction; its `version` may have grown since.

        Raises StaleSession if the stored version is not the one that was read. Raises PlaceTaken if it comes back to life
        where another session lives by now.
        """
        read_version = self._versions.get(record.id)
        if read_version is None:
            raise StaleSession(f"session {record.id} was not read in this transaction")
        row = _row(record)
        row["s"] = row.pop("id")
        try:
            done = self.run(_SAVE, {**row, "read_version": read_version})
        except IntegrityError as error:
            raise PlaceTaken(f"chat {record.chat_id}, topic {record.topic}") from error
        if done.rowcount != 1:
            raise StaleSession(f"session {record.id} is not at version {read_version} any more")
        self._versions[record.id] = record.version

    def move_session(self, record: SessionRecord, chat_id: int) -> None:
        """Bring a session that was read in this transaction to another chat, as the last one there; the record says so too.

        Raises PlaceTaken if that holds a live one.
        """
        nth = self.value(_NTH, chat=chat_id, place=0)
        try:
            self.run(_TO_PLACE, {"s": record.id, "chat": chat_id, "place": 0, "last": nth})
        except IntegrityError as error:
            raise PlaceTaken(f"chat {chat_id}") from error
        record.chat_id, record.topic = chat_id, None

    def live_session_at(self, chat_id: int, topic: int | None) -> str | None:
        """The session that is not over at this chat and topic; there is one at most."""
        found: str | None = self.value(_LIVE_AT, chat=chat_id, place=topic or 0)
        return found

    def live_sessions_in(self, chat_id: int) -> list[str]:
        """Those of all topics of a chat, by topic."""
        return self.values(_LIVE_IN, chat=chat_id)

    def live_sessions_of(self, user_id: int) -> list[str]:
        """Those in which a person sits now, the first joined first."""
        return self.values(_LIVE_OF, person=user_id)

    def live_sessions(self) -> list[str]:
        """All that are not over."""
        return self.values(_ALL_LIVE)

    def count_live(self) -> dict[tuple[str, str], int]:
        """(game, status) to how many there are, of those that are not over."""
        return {(row.game, row.status): row.number for row in self.rows(_COUNT_LIVE)}

    def last_session_at(self, chat_id: int, topic: int | None) -> str | None:
        """The one opened last at this chat and topic, live or over."""
        found: str | None = self.value(_LAST_AT, chat=chat_id, place=topic or 0)
        return found

    def sessions_with_computers(self) -> list[str]:
        """Running ones in which a computer player sits."""
        return self.values(_COMPUTERS)

    def due_sessions(self, now: datetime, limit: int) -> list[tuple[str, int]]:
        """(session, token) whose deadline has come, the longest overdue first; those that are being changed are left out."""
        return [(row.id, row.due_token) for row in self.rows(_DUE, now=now, count=limit)]

    def next_due(self) -> datetime | None:
        """When the next deadline of all sessions comes; None if none is set."""
        found: datetime | None = self.value(_NEXT_DUE)
        return found

    def put_seal(self, session_id: str, secret: bytes) -> None:
        """Store the secret of a session that has been added; once."""
        self.run(_PUT_SEAL, {"session_id": session_id, "secret": secret})

    def seal(self, session_id: str) -> bytes:
        """The session's secret. Raises LookupError if it has none."""
        found: bytes | None = self.value(_SEAL, s=session_id)
        if found is None:
            raise LookupError(f"session {session_id} has no seal")
        return found

    def _remember(self, row: Row[Any] | None) -> SessionRecord | None:
        if row is None:
            return None
        record = _record(row)
        self._versions[record.id] = record.version
        return record


def _row(record: SessionRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "chat_id": record.chat_id,
        "topic": record.topic or 0,
        "game": record.game,
        "opener": record.opener,
        "locale": record.locale,
        "options": record.options,
        "rules_version": record.rules_version,
        "status": record.status.value,
        "version": record.version,
        "state": record.state,
        "game_time": record.game_time,
        "wall_time": record.wall_time,
        "holds": sorted(record.holds),
        "due_at": record.due_at,
        "due_token": record.due_token,
        "extra": record.extra,
    }


def _record(row: Row[Any]) -> SessionRecord:
    return SessionRecord(
        id=row.id,
        chat_id=row.chat_id,
        topic=row.topic or None,
        game=row.game,
        opener=row.opener,
        locale=row.locale,
        options=row.options,
        rules_version=row.rules_version,
        status=Status(row.status),
        version=row.version,
        state=row.state,
        game_time=row.game_time,
        wall_time=row.wall_time,
        holds=frozenset(row.holds),
        due_at=row.due_at,
        due_token=row.due_token,
        extra=row.extra,
    )
