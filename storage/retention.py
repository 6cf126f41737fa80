"""What is thrown away, and when. Knows no game."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, literal, select

from storage.base import Unit, table
from storage.operator_schema import Broadcast, BroadcastWait, Fault, OperatorUse, Replica
from storage.quiz_schema import QuizEarly, QuizRound
from storage.records import LIVE_VALUES, SLOT_OF_DRAW
from storage.schema import Draw, Inbox, Lane, Outbox, Session, Slot

_INBOX, _LANES, _OUTBOX, _SESSIONS, _SLOTS = table(Inbox), table(Lane), table(Outbox), table(Session), table(Slot)
_DRAWS = table(Draw)
_before: BindParameter[Any] = bindparam("before")

_OLD_INBOX = delete(_INBOX).where(_INBOX.c.at < _before)
_OLD_ITEMS = delete(_OUTBOX).where(
    _OUTBOX.c.queued_at < _before,
    _OUTBOX.c.session_id.not_in(select(_SESSIONS.c.id).where(_SESSIONS.c.status.in_(LIVE_VALUES))),
    _OUTBOX.c.chat_id.in_(select(_LANES.c.chat_id).where(_LANES.c.lease_by.is_(None))),
)
_OLD_GAMES = select(_SESSIONS.c.id).where(_SESSIONS.c.status.not_in(LIVE_VALUES), _SESSIONS.c.wall_time < _before)
_OLD_SLOTS = delete(_SLOTS).where(_SLOTS.c.session_id.in_(_OLD_GAMES))
_OLD_SESSIONS = delete(_SESSIONS).where(_SESSIONS.c.id.in_(_OLD_GAMES))
_OLD_DRAWS = delete(_DRAWS).where(_DRAWS.c.at < _before)
_ROUNDS, _EARLY = table(QuizRound), table(QuizEarly)
_OLD_ROUND = select(_ROUNDS.c.id).where(_ROUNDS.c.at < _before)
_OLD_ROUND_SLOTS = delete(_SLOTS).where(_SLOTS.c.session_id.in_(_OLD_ROUND))
_OLD_ROUNDS = delete(_ROUNDS).where(_ROUNDS.c.at < _before)
_OLD_EARLY = delete(_EARLY).where(_EARLY.c.at < _before)
_OLD_FAULTS = delete(table(Fault)).where(table(Fault).c.hour < _before)
_OLD_USES = delete(table(OperatorUse)).where(table(OperatorUse).c.at < _before)
_OLD_REPLICAS = delete(table(Replica)).where(table(Replica).c.at < _before)
_OLD_BROADCASTS = delete(table(Broadcast)).where(table(Broadcast).c.at < _before)
_OLD_WAITS = delete(table(BroadcastWait)).where(
    table(BroadcastWait).c.broadcast_id.not_in(
        select(table(Broadcast).c.id).where(table(Broadcast).c.state == "running")
    )
)
_ORPHANED_SLOTS = delete(_SLOTS).where(
    _SLOTS.c.session_id == "",
    _SLOTS.c.slot.startswith(SLOT_OF_DRAW),
    _SLOTS.c.slot.not_in(select(literal(SLOT_OF_DRAW) + _DRAWS.c.id)),
)
_IDLE_LANES = delete(_LANES).where(
    _LANES.c.next_at.is_(None),
    _LANES.c.lease_by.is_(None),
    _LANES.c.held.is_(False),
    _LANES.c.free_at < _before,
    _LANES.c.chat_id.not_in(select(_OUTBOX.c.chat_id)),
)

INBOX_DAYS = 2
"""Telegram repeats an update for a day at most."""
UNSENT_DAYS = 3
"""What could not be delivered for so long, and belongs to no live session, is of no use."""
DRAW_DAYS = 7
"""Buttons under something that was drawn for the asking work so long."""
ROUND_DAYS = 30
"""A round of the quiz, so long after it was opened: one that nobody answers any more is over, too."""
EARLY_DAYS = 1
"""A vote for a poll of which nothing ever became known."""
SESSION_DAYS = 90
"""How long a session that is over can be looked at, verified and replayed; results stay."""
FAULT_DAYS = 7
"""Faults of the program's own, for the operators to look at."""
USE_DAYS = 365
"""What operators did, and what they told everybody."""


class RetentionUnit(Unit):
    """The sweep."""

    def sweep_old(self, now: datetime) -> int:
        """Delete what is kept no longer (see the constants above) and lanes that hold nothing; how many rows went."""
        deleted = 0
        for statement, days in (
            (_OLD_INBOX, INBOX_DAYS),
            (_OLD_ITEMS, UNSENT_DAYS),
            (_OLD_DRAWS, DRAW_DAYS),
            (_OLD_ROUND_SLOTS, ROUND_DAYS),
            (_OLD_ROUNDS, ROUND_DAYS),
            (_OLD_EARLY, EARLY_DAYS),
            (_OLD_SLOTS, SESSION_DAYS),
            (_OLD_SESSIONS, SESSION_DAYS),
            (_IDLE_LANES, 1),
            (_OLD_FAULTS, FAULT_DAYS),
            (_OLD_USES, USE_DAYS),
            (_OLD_REPLICAS, 1),
            (_OLD_BROADCASTS, USE_DAYS),
        ):
            deleted += self.run(statement, {"before": now - timedelta(days=days)}).rowcount
        return deleted + self.run(_ORPHANED_SLOTS).rowcount + self.run(_OLD_WAITS).rowcount
