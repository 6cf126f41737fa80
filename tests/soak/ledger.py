"""The books of the outbox against what the server saw: all of it, in order, and nothing twice without a reason.

A trigger in the database notes every row that is ever queued, so the bot is audited without being changed.
"""

import json
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text

from bot.playground.faults import Loss
from bot.playground.model import Call
from storage.unit import UnitOfWork

_COLUMNS = "id, chat_id, session_id, slot, act, payload"
_TABLE = "CREATE TABLE IF NOT EXISTS soak_books (id bigint, chat_id bigint, session_id text, slot text, act text, payload text)"
_NEW = "NEW.id, NEW.chat_id, NEW.session_id, NEW.slot, NEW.act, NEW.payload"
_SQLITE = (
    _TABLE,
    f"CREATE TRIGGER IF NOT EXISTS soak_notes AFTER INSERT ON outbox BEGIN INSERT INTO soak_books VALUES ({_NEW}); END",
)
_POSTGRES = (
    _TABLE,
    (
        "CREATE OR REPLACE FUNCTION soak_note() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN INSERT INTO soak_books VALUES ({_NEW}); RETURN NEW; END $$"
    ),
    "CREATE OR REPLACE TRIGGER soak_notes AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION soak_note()",
)
_READ = text(f"SELECT {_COLUMNS} FROM soak_books WHERE chat_id = :chat ORDER BY id")
_UNSENT = text("SELECT count(*) FROM outbox WHERE chat_id = :chat")
_FORGET = text("DELETE FROM soak_books WHERE chat_id = :chat")

SENDING = {"sendMessage": "text", "editMessageText": "text", "sendDocument": "caption", "sendDice": "emoji"}
_AFTER = {loss.value for loss in Loss if loss.happens}
_NEIGHBOURS = 12
"""So many lines at most travel as one message."""
_RECENT = 6
"""A repetition may come after some other message: an edit that waited was sent between the two."""


def open_books(uow: UnitOfWork) -> None:
    """Note every row that is queued from now on."""
    for statement in _SQLITE if uow.dialect == "sqlite" else _POSTGRES:
        uow.run(text(statement))


def entries(uow: UnitOfWork, chat_id: int) -> list["Entry"]:
    """All that was ever queued for a chat, in order."""
    return [
        Entry(
            row.id,
            row.session_id,
            row.slot,
            row.act,
            json.loads(row.payload) if isinstance(row.payload, str) else row.payload,
        )
        for row in uow.rows(_READ, chat=chat_id)
    ]


def unsent(uow: UnitOfWork, chat_id: int) -> int:
    """How much waits for a chat."""
    count: int = uow.value(_UNSENT, chat=chat_id)
    return count


def forget(uow: UnitOfWork, chat_id: int) -> None:
    """Close a chat's books."""
    uow.run(_FORGET, {"chat": chat_id})


@dataclass(frozen=True, slots=True)
class Entry:
    """One queued row."""

    id: int
    session_id: str
    slot: str | None
    act: str
    payload: dict[str, Any]

    @property
    def content(self) -> str:
        """What can be recognised of it in a call."""
        if self.act == "dice":
            return str(self.payload.get("emoji"))
        if self.act == "file":
            return str(self.payload.get("caption"))
        return str(self.payload.get("text", ""))


@dataclass(frozen=True, slots=True)
class Sending:
    """A call that took effect: what it said, and whether the bot was told that it worked."""

    content: str
    told: bool
    edit: bool


KILLED = Sending("", told=False, edit=False)
"""Among what was sent in a chat: here the bot died."""


def sendings(calls: Iterable[Call]) -> dict[int, list[Sending]]:
    """What was really sent, chat by chat."""
    found: dict[int, list[Sending]] = defaultdict(list)
    for call in calls:
        field = SENDING.get(call.method)
        if field is not None and isinstance(call.chat_id, int) and (call.ok or call.answer in _AFTER):
            said = str(call.params.get(field, ""))
            found[call.chat_id].append(Sending(said, call.ok, call.method.startswith("edit")))
    return found


@dataclass(slots=True)
class Audit:
    """What the comparison of one chat came to."""

    doubled: int = 0
    """Messages that were sent again."""
    worst: int = 0
    """Of these, the most after one kill."""
    unasked: int = 0
    """Of these, those of which the bot had been told that they had arrived, and had not died since."""
    faults: tuple[str, ...] = ()


def audit(queued: Sequence[Entry], sent: Sequence[Sending], lost: Collection[str] = (), stale: str = "") -> Audit:
    """Compare one chat's rows with what was sent there, both in order.

    A row without a slot must be sent exactly once and in its place; of a slot the newest row is enough. Whatever is sent
    besides must repeat something that was sent just before. `lost` are contents whose answer came too late. What
    belongs to the `stale` session may be missing: its person was not reached before it was over.
    """
    lines = deque(entry for entry in queued if entry.slot is None and entry.act not in ("strip", "typing"))
    shows: dict[str, int] = defaultdict(int)
    for entry in queued:
        if entry.slot is not None and entry.act == "show":
            shows[entry.content] += 1
    result, faults = Audit(), []
    recent: deque[Sending] = deque(maxlen=_RECENT)
    since_kill = 0
    for sending in sent:
        if sending is KILLED:
            since_kill = 0
        elif taken := 0 if sending.edit else _run(lines, sending.content, stale):
            for _ in range(taken):
                lines.popleft()
        elif shows.get(sending.content, 0) > 0:
            shows[sending.content] -= 1
        elif any(before.content == sending.content for before in recent):
            since_kill += 1
            result.doubled += 1
            result.worst = max(result.worst, since_kill)
            result.unasked += _is_unasked(sending.content, recent, lost)
        elif grown := _grown(sending, recent, lines, stale):
            # Sent again together with lines that have been queued meanwhile.
            before, taken = grown
            for _ in range(taken):
                lines.popleft()
            since_kill += 1
            result.doubled += 1
            result.worst = max(result.worst, since_kill)
            result.unasked += _is_unasked(before, recent, lost)
        else:
            faults.append(f"out of order or never queued: {sending.content[:60]!r}")
        recent.append(sending)
    faults += [f"never sent: {entry.content[:60]!r}" for entry in lines if not stale or entry.session_id != stale]
    result.faults = tuple(faults)
    return result


def _is_unasked(content: str, recent: Sequence[Sending], lost: Collection[str]) -> bool:
    """Whether the bot knew that the first had arrived: it was told so, and it has not died since."""
    places = [place for place, before in enumerate(recent) if before.content == content and before is not KILLED]
    died_since = any(sending is KILLED for sending in list(recent)[places[-1] :])
    return recent[places[-1]].told and not died_since and content not in lost


def _grown(sending: Sending, recent: Sequence[Sending], lines: Sequence[Entry], stale: str) -> tuple[str, int] | None:
    """What was sent before and is repeated at the head of this message, and how many lines follow it here."""
    for before in recent:
        if not sending.edit and before.content and sending.content.startswith(f"{before.content}\n"):
            taken = _run(lines, sending.content[len(before.content) + 1 :], stale)
            if taken:
                return before.content, taken
    return None


def _run(lines: Sequence[Entry], content: str, stale: str) -> int:
    """How many of the next lines are gone with this message, those that may be missing included; 0 if it is none of them."""
    for first, entry in enumerate(lines):
        count = _joined(lines, first, content)
        if count or not stale or entry.session_id != stale:
            return first + count if count else 0
    return 0


def _joined(lines: Sequence[Entry], first: int, content: str) -> int:
    """How many lines from this one on make up the message."""
    joined = ""
    for count in range(1, min(_NEIGHBOURS, len(lines) - first) + 1):
        joined = lines[first].content if count == 1 else f"{joined}\n{lines[first + count - 1].content}"
        if joined == content:
            return count
        if not content.startswith(joined):
            return 0
    return 0
