"""What an operator looks at: live tables and queues. Reads no state of any game, and of private chats nothing but how many wait.

`mine` are the sessions in which the one who looks has a seat himself: their chats are left out of what is told of queues, since
who is written to at night depends on the cards.
"""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import ColumnElement, Select, and_, bindparam, case, func, or_, select

from storage.base import Unit, table
from storage.operator_records import LaneRecord, QueueRecord, TableRecord
from storage.outbox import SET_ASIDE
from storage.records import LIVE_VALUES, Status
from storage.schema import Group, Guest, Lane, Outbox, Seat, Session

_SESSIONS, _SEATS, _GROUPS, _GUESTS = table(Session), table(Seat), table(Group), table(Guest)
_LANES, _OUTBOX = table(Lane), table(Outbox)
_is_live = _SESSIONS.c.status.in_(LIVE_VALUES)
_frozen_first = case((_SESSIONS.c.status == Status.FROZEN.value, 0), else_=1)
_COLUMNS = (
    _SESSIONS.c.id, _SESSIONS.c.chat_id, _SESSIONS.c.game, _SESSIONS.c.status, _SESSIONS.c.holds, _SESSIONS.c.wall_time,
    _SESSIONS.c.game_time,
    _SESSIONS.c.extra, _GROUPS.c.title,
)  # fmt: skip
_TABLES = select(*_COLUMNS).select_from(_SESSIONS.outerjoin(_GROUPS, _GROUPS.c.chat_id == _SESSIONS.c.chat_id))
_ONE = _TABLES.where(_SESSIONS.c.id == bindparam("s"))
_SITTING = (
    select(_SEATS.c.session_id, func.count().label("number"))
    .where(_SEATS.c.session_id.in_(bindparam("ids", expanding=True)), _SEATS.c.left_at.is_(None))
    .group_by(_SEATS.c.session_id)
)
_LOBBIES = select(_SESSIONS.c.id).where(_SESSIONS.c.status == Status.LOBBY.value).limit(bindparam("count"))
_GOING_ON = (
    select(_SESSIONS.c.status, (_SESSIONS.c.chat_id > 0).label("alone"), func.count().label("number"))
    .where(_is_live)
    .group_by(_SESSIONS.c.status, _SESSIONS.c.chat_id > 0)
)
_BUSY_GROUPS = select(_SESSIONS.c.chat_id).where(
    _SESSIONS.c.chat_id.in_(bindparam("chats", expanding=True)), _is_live, _SESSIONS.c.status != Status.FROZEN.value
)
_BUSY_PEOPLE = (
    select(_SEATS.c.user_id)
    .join(_SESSIONS, _SESSIONS.c.id == _SEATS.c.session_id)
    .where(
        _SEATS.c.user_id.in_(bindparam("chats", expanding=True)),
        _SEATS.c.left_at.is_(None),
        _is_live,
        _SESSIONS.c.status != Status.FROZEN.value,
    )
)


def _theirs(mine: Collection[str], chats: ColumnElement[int]) -> list[ColumnElement[bool]]:
    """Leaves out the chats of these sessions: their groups, and everybody who sits there."""
    if not mine:
        return []
    ids = sorted(mine)
    groups = select(_SESSIONS.c.chat_id).where(_SESSIONS.c.id.in_(ids))
    people = select(_SEATS.c.user_id).where(_SEATS.c.session_id.in_(ids), _SEATS.c.user_id.is_not(None))
    guests = select(_GUESTS.c.user_id).where(_GUESTS.c.session_id.in_(ids))
    return [chats.not_in(groups), chats.not_in(people), chats.not_in(guests)]


class WatchingUnit(Unit):
    """What an operator looks at."""

    def live_tables(self, words: str = "", *, status: str = "", start: int, count: int) -> list[TableRecord]:
        """So many live tables, frozen ones first, then by id; those of a title or id with these words, of this status."""
        asked = _TABLES.where(_is_live)
        if status:
            asked = asked.where(_SESSIONS.c.status == status)
        if words:
            asked = asked.where(
                or_(
                    func.lower(_GROUPS.c.title).contains(words.lower(), autoescape=True),
                    _SESSIONS.c.id == words.lower(),
                    _chat_is(words),
                )
            )
        asked = asked.order_by(_frozen_first, _SESSIONS.c.id).limit(count).offset(start)
        return self._tables(asked)

    def live_table(self, session_id: str) -> TableRecord | None:
        """One table, live or over."""
        found = self._tables(_ONE, s=session_id)
        return found[0] if found else None

    def _tables(self, asked: Select[tuple[object, ...]], **params: object) -> list[TableRecord]:
        rows = self.rows(asked, **params)
        sitting = (
            {row.session_id: row.number for row in self.rows(_SITTING, ids=[row.id for row in rows])} if rows else {}
        )
        return [
            TableRecord(
                id=row.id,
                chat_id=row.chat_id,
                game=row.game,
                status=row.status,
                holds=frozenset(row.holds),
                wall_time=row.wall_time,
                game_time=row.game_time,
                extra=row.extra,
                title=row.title or "",
                seats=sitting.get(row.id, 0),
            )
            for row in rows
        ]

    def lobbies(self, count: int) -> list[str]:
        """Some of the sessions that are still lobbies."""
        return self.values(_LOBBIES, count=count)

    def going_on(self) -> dict[tuple[str, bool], int]:
        """(status, whether in a private chat) to how many live sessions."""
        return {(row.status, bool(row.alone)): row.number for row in self.rows(_GOING_ON)}

    def busy_among(self, chat_ids: Collection[int]) -> set[int]:
        """Those of these groups and people where a game goes on, or who sit in one."""
        chats = sorted(chat_ids)
        if not chats:
            return set()
        return {*self.values(_BUSY_GROUPS, chats=chats), *self.values(_BUSY_PEOPLE, chats=chats)}

    # Queues

    def queue(self, mine: Collection[str], *, kind: str = "") -> QueueRecord:
        """How much waits to be sent, to groups, to people ("private") or to all."""
        waits = _OUTBOX.c.stage < SET_ASIDE
        which = [_OUTBOX.c.chat_id < 0] if kind == "group" else [_OUTBOX.c.chat_id > 0] if kind == "private" else []
        asked = select(
            func.count(func.distinct(case((waits, _OUTBOX.c.chat_id)))).label("chats"),
            func.count(case((waits, 1))).label("items"),
            func.min(case((waits, _OUTBOX.c.queued_at))).label("oldest"),
            func.count(case((_OUTBOX.c.stage >= SET_ASIDE, 1))).label("aside"),
        ).where(*which, *_theirs(mine, _OUTBOX.c.chat_id))
        row = self.first(asked)
        if row is None:
            return QueueRecord(chats=0, items=0, oldest=None, aside=0)
        return QueueRecord(chats=row.chats, items=row.items, oldest=row.oldest, aside=row.aside)

    def late_people(self, mine: Collection[str], before: datetime) -> int:
        """How many people wait for something queued before this time, the unreachable left out."""
        asked = (
            select(func.count(func.distinct(_OUTBOX.c.chat_id)))
            .join(_LANES, _LANES.c.chat_id == _OUTBOX.c.chat_id)
            .where(
                _OUTBOX.c.chat_id > 0,
                _OUTBOX.c.stage < SET_ASIDE,
                _OUTBOX.c.queued_at < before,
                _LANES.c.held.is_(False),
                *_theirs(mine, _OUTBOX.c.chat_id),
            )
        )
        found: int = self.value(asked)
        return found

    def group_lanes(self, mine: Collection[str], *, order: str, start: int, count: int) -> list[LaneRecord]:
        """So many groups' queues that hold anything: the "fullest" first, or the "oldest"."""
        items, oldest = func.count().label("number"), func.min(_OUTBOX.c.queued_at).label("oldest")
        waiting = (
            select(_OUTBOX.c.chat_id, items, oldest)
            .where(_OUTBOX.c.chat_id < 0, _OUTBOX.c.stage < SET_ASIDE)
            .group_by(_OUTBOX.c.chat_id)
            .subquery()
        )
        by = (
            (waiting.c.number.desc(), waiting.c.oldest)
            if order == "fullest"
            else (waiting.c.oldest, waiting.c.number.desc())
        )
        asked = (
            select(
                waiting, _LANES.c.held, _LANES.c.barred, _LANES.c.free_at, _LANES.c.failures, _GROUPS.c.title,
            )
            .select_from(
                waiting.join(_LANES, _LANES.c.chat_id == waiting.c.chat_id).outerjoin(
                    _GROUPS, _GROUPS.c.chat_id == waiting.c.chat_id
                )
            )
            .where(and_(True, *_theirs(mine, waiting.c.chat_id)))
            .order_by(*by, waiting.c.chat_id)
            .limit(count)
            .offset(start)
        )  # fmt: skip
        return [
            LaneRecord(
                chat_id=row.chat_id,
                title=row.title or "",
                items=row.number,
                oldest=row.oldest,
                held=row.held,
                barred=bool(row.barred),
                free_at=row.free_at,
                failures=row.failures,
            )
            for row in self.rows(asked)
        ]


def _chat_is(words: str) -> ColumnElement[bool]:
    digits = words.removeprefix("-")
    known = digits.isascii() and digits.isdigit() and len(digits) <= 17
    return _SESSIONS.c.chat_id == (-int(digits) if known else 0)
