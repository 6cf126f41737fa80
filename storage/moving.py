"""A group that becomes a supergroup: every row that names it. Knows no game and no Telegram."""

from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Delete,
    Row,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from storage.base import table
from storage.figures_schema import Absence, Result, Season
from storage.lanes import LONG_AGO
from storage.operator_schema import Ban
from storage.quiz_schema import QuizAlarm, QuizRound
from storage.records import LIVE_VALUES, Status
from storage.schema import CallWish, Group, Lane, Mute, Outbox, Session, SettingChange, Slot

_GROUPS, _LANES, _OUTBOX = table(Group), table(Lane), table(Outbox)
_ABSENCES, _RESULTS, _SESSIONS, _SLOTS = table(Absence), table(Result), table(Session), table(Slot)
_old: BindParameter[int] = bindparam("old")
_new: BindParameter[int] = bindparam("new")

_TWO_GROUPS = select(_GROUPS).where(_GROUPS.c.chat_id.in_([_old, _new])).with_for_update()
_DELETE_GROUPS = delete(_GROUPS).where(_GROUPS.c.chat_id.in_([_old, _new]))
_TWO_LANES = select(_LANES).where(_LANES.c.chat_id.in_([_old, _new])).order_by(_LANES.c.chat_id).with_for_update()
_DELETE_LANES = delete(_LANES).where(_LANES.c.chat_id.in_([_old, _new]))

_there = _SESSIONS.alias("there")
_coming = _SESSIONS.alias("coming")
_GIVE_WAY = (
    update(_SESSIONS)
    .where(
        _SESSIONS.c.chat_id == _new,
        _SESSIONS.c.status.in_(LIVE_VALUES),
        exists().where(
            and_(
                _coming.c.chat_id == _old,
                _coming.c.topic == _SESSIONS.c.topic,
                _coming.c.status.in_(LIVE_VALUES),
            )
        ),
    )
    .values(status=Status.CLOSED.value, due_at=None)
)
_LATER_HERE = (
    update(_SESSIONS)
    .where(_SESSIONS.c.chat_id == _new)
    .values(
        nth=_SESSIONS.c.nth
        + select(func.coalesce(func.max(_there.c.nth), 0)).where(_there.c.chat_id == _old).scalar_subquery(),
    )
)
_ROUNDS, _ALARMS = table(QuizRound), table(QuizAlarm)
_round_coming = _ROUNDS.alias("round_coming")
_END_ROUNDS = (
    update(_ROUNDS)
    .where(
        _ROUNDS.c.chat_id == _new,
        _ROUNDS.c.ended_at.is_(None),
        exists().where(
            and_(
                _round_coming.c.chat_id == _old,
                _round_coming.c.kind == _ROUNDS.c.kind,
                _round_coming.c.ended_at.is_(None),
            )
        ),
    )
    .values(ended_at=_ROUNDS.c.at, due_at=None)
)
_alarm_coming = _ALARMS.alias("alarm_coming")
_DOUBLE_ALARM = delete(_ALARMS).where(_ALARMS.c.chat_id == _new, exists().where(_alarm_coming.c.chat_id == _old))
_WISHES, _CHANGES, _MUTES = table(CallWish), table(SettingChange), table(Mute)
_BANS, _SEASONS = table(Ban), table(Season)


def _double(of: Table, *key: str) -> Delete:
    """What the old group has of a table that the new one has already: the same but for the chat in these columns."""
    there = of.alias("there_already")
    same = (there.c[name] == of.c[name] for name in key)
    return delete(of).where(of.c.chat_id == _old, exists().where(and_(there.c.chat_id == _new, *same)))


_UNCOUNTED = frozenset({_GIVE_WAY, _LATER_HERE, _END_ROUNDS, _DOUBLE_ALARM})
"""Making room at the new place is no moving."""
_RENAME = (
    _GIVE_WAY,
    _LATER_HERE,
    update(_SESSIONS).where(_SESSIONS.c.chat_id == _old).values(chat_id=_new),
    update(_OUTBOX).where(_OUTBOX.c.chat_id == _old).values(chat_id=_new),
    _double(_SLOTS, "session_id", "slot"),
    update(_SLOTS).where(_SLOTS.c.chat_id == _old).values(chat_id=_new, message_id=None),
    update(_RESULTS).where(_RESULTS.c.chat_id == _old).values(chat_id=_new),
    update(_ABSENCES).where(_ABSENCES.c.chat_id == _old).values(chat_id=_new),
    _END_ROUNDS,
    update(_ROUNDS).where(_ROUNDS.c.chat_id == _old).values(chat_id=_new),
    _DOUBLE_ALARM,
    update(_ALARMS).where(_ALARMS.c.chat_id == _old).values(chat_id=_new),
    _double(_WISHES, "user_id"),
    update(_WISHES).where(_WISHES.c.chat_id == _old).values(chat_id=_new),
    update(_CHANGES).where(_CHANGES.c.chat_id == _old).values(chat_id=_new),
    _double(_MUTES, "user_id"),
    update(_MUTES).where(_MUTES.c.chat_id == _old).values(chat_id=_new),
    _double(_BANS),
    update(_BANS).where(_BANS.c.chat_id == _old).values(chat_id=_new),
    _double(_SEASONS, "year", "quarter"),
    update(_SEASONS).where(_SEASONS.c.chat_id == _old).values(chat_id=_new),
)


def move_group(connection: Connection, old: int, new: int) -> bool:
    """Give all that `old` has to `new`; True if there was anything."""
    if old == new:
        return False
    # lanes first: whoever changes a queue holds its lane
    moved = _move_lane(connection, old, new)
    moved |= _move_settings(connection, old, new)
    for statement in _RENAME:
        done = connection.execute(statement, {"old": old, "new": new})
        if statement not in _UNCOUNTED:
            moved |= done.rowcount > 0
    return moved


def _move_settings(connection: Connection, old: int, new: int) -> bool:
    rows = {row.chat_id: row for row in connection.execute(_TWO_GROUPS, {"old": old, "new": new})}
    if old not in rows:
        return False
    before = rows[old]
    after = rows.get(new, before)
    connection.execute(_DELETE_GROUPS, {"old": old, "new": new})
    connection.execute(
        insert(_GROUPS),
        {
            "chat_id": new,
            "title": after.title or before.title,
            "kind": "supergroup",
            "locale": after.locale or before.locale,
            "timezone": after.timezone or before.timezone,
            "settings": {**before.settings, **after.settings},
            "present": True,
        },
    )
    return True


def _move_lane(connection: Connection, old: int, new: int) -> bool:
    rows = {row.chat_id: row for row in connection.execute(_TWO_LANES, {"old": old, "new": new})}
    if old not in rows:
        return False
    connection.execute(_DELETE_LANES, {"old": old, "new": new})
    connection.execute(insert(_LANES), _merged(new, rows[old], rows.get(new)))
    return True


def _merged(new: int, before: Row[Any], after: Row[Any] | None) -> dict[str, Any]:
    """One lane of two: a send that is out stays known, the stricter pace counts."""
    both = [before] if after is None else [before, after]
    leased = next((lane for lane in reversed(both) if lane.lease_by is not None), None)
    free = [lane.free_at for lane in both if lane.free_at is not None]
    return {
        "chat_id": new,
        "rank": min(lane.rank for lane in both),
        "next_at": leased.next_at if leased is not None else max(free, default=LONG_AGO),
        "free_at": max(free, default=None),
        "lease_by": None if leased is None else leased.lease_by,
        "in_flight": None if leased is None else leased.in_flight,
        "calls": max((lane.calls for lane in both), key=len),
        "failures": 0,
        "barred": {},
        "held": False,
    }
