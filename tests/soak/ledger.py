"""The books of the outbox against what the server saw: all of it, in order, and nothing twice without a reason.

A trigger in the database notes every row that is ever queued, so the bot is audited without being changed.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
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

SENDING = {
    "sendMessage": "text",
    "editMessageText": "text",
    "sendDocument": "caption",
    "sendPhoto": "caption",
    "sendDice": "emoji",
}
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
    found = []
    for row in uow.rows(_READ, chat=chat_id):
        payload = json.loads(row.payload) if isinstance(row.payload, str) else row.payload
        # A page that is turned in place names its message, which is as good as a slot: the newest page is enough.
        slot = f"page.{payload['message']}" if row.slot is None and "message" in payload else row.slot
        found.append(Entry(row.id, row.session_id, slot, row.act, payload))
    return found


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
        if self.act in ("file", "picture"):
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """What the comparison of one chat came to."""

    unasked: tuple[str, ...] = ()
    """Messages sent again of which the bot had been told that they had arrived, and had not died since."""
    worst: int = 0
    """The most messages that were sent again after one kill."""
    doubled: int = 0
    """All messages that were sent again."""
    faults: tuple[str, ...] = ()
    since_kill: int = 0

    def again(self, content: str, *, unasked: bool) -> "Audit":
        """With one more message that was sent again."""
        since = self.since_kill + 1
        return Audit(
            unasked=(*self.unasked, content) if unasked else self.unasked,
            worst=max(self.worst, since),
            doubled=self.doubled + 1,
            since_kill=since,
        )

    @property
    def cost(self) -> tuple[int, int, int]:
        """Of two readings of the same sendings the cheaper one is taken."""
        return len(self.unasked), self.worst, self.doubled


def audit(queued: Sequence[Entry], sent: Sequence[Sending], lost: Collection[str] = (), stale: str = "") -> Audit:
    """Compare one chat's rows with what was sent there, both in order.

    A row without a slot must be sent exactly once and in its place; of a slot the newest row is enough. Whatever is sent
    besides must repeat something that was sent just before. `lost` are contents whose answer came too late. What
    belongs to the `stale` session may be missing: its person was not reached before it was over.
    """
    lines = [entry for entry in queued if entry.slot is None and entry.act not in ("strip", "typing")]
    shows = Counter(entry.content for entry in queued if entry.slot is not None and entry.act in ("show", "picture"))
    # Where several rows say the same, as dice do, a sending may be the next row or the last one again: all readings are
    # followed, each by the number of rows that it has used up.
    readings = {0: Audit()}
    doubtful: dict[str, list[bool]] = defaultdict(list)
    faults = []
    for place, sending in enumerate(sent):
        if sending is KILLED:
            readings = {at: replace(reading, since_kill=0) for at, reading in readings.items()}
            continue
        recent = _last(sent, place)
        after = _readings(readings, lines, sending, recent, lost=lost, stale=stale, shown=shows[sending.content] > 0)
        if after:
            readings = after
        elif shows[sending.content] > 0:
            shows[sending.content] -= 1
            if any(before.content == sending.content for before in recent):
                doubtful[sending.content].append(_is_unasked(sending.content, recent, lost))
        elif doubtful[sending.content]:
            # So one of those before was no newer row of its slot, but the last one again.
            unasked = doubtful[sending.content].pop(doubtful[sending.content].index(min(doubtful[sending.content])))
            readings = {at: reading.again(sending.content, unasked=unasked) for at, reading in readings.items()}
        else:
            faults.append(_stranger(sending, place, sent, queued))
    missing = {at: [entry for entry in lines[at:] if not stale or entry.session_id != stale] for at in readings}
    best = min(readings, key=lambda at: (len(missing[at]), readings[at].cost))
    faults += [f"never sent: {entry.content[:60]!r}" for entry in missing[best]]
    return replace(readings[best], faults=tuple(faults))


def _readings(
    readings: Mapping[int, Audit],
    lines: Sequence[Entry],
    sending: Sending,
    recent: Sequence[Sending],
    *,
    lost: Collection[str],
    stale: str,
    shown: bool,
) -> dict[int, Audit]:
    """What a sending may have been after each reading of those before: next rows, a repetition, or one with rows added."""
    after: dict[int, Audit] = {}

    def put(at: int, reading: Audit) -> None:
        if at not in after or reading.cost < after[at].cost:
            after[at] = reading

    for at, reading in readings.items():
        if not sending.edit and (taken := _run(lines, at, sending.content, stale)):
            put(at + taken, reading)
        if shown:
            continue
        if any(before.content == sending.content for before in recent):
            put(at, reading.again(sending.content, unasked=_is_unasked(sending.content, recent, lost)))
        for before in {before.content for before in recent if before.content}:
            if not sending.edit and sending.content.startswith(f"{before}\n"):
                taken = _run(lines, at, sending.content[len(before) + 1 :], stale)
                if taken:
                    put(at + taken, reading.again(before, unasked=_is_unasked(before, recent, lost)))
    return after


def _last(sent: Sequence[Sending], place: int) -> Sequence[Sending]:
    """The last sendings before this place, and the kills among them."""
    first, count = place, 0
    while first > 0 and count < _RECENT:
        first -= 1
        count += sent[first] is not KILLED
    return sent[first:place]


def _stranger(sending: Sending, place: int, sent: Sequence[Sending], queued: Sequence[Entry]) -> str:
    """What is known of a sending that fits nowhere."""
    said = f"{'edit' if sending.edit else 'message'} {sending.content[:60]!r}"
    before = [at for at in range(place) if sent[at].content == sending.content]
    if not any(entry.content == sending.content for entry in queued):
        return f"never queued: {said}"
    if not before:
        return f"out of order: {said}"
    kills = sum(between is KILLED for between in sent[before[-1] : place])
    return f"again after {place - before[-1]} other sendings and {kills} kills: {said}"


def _is_unasked(content: str, recent: Sequence[Sending], lost: Collection[str]) -> bool:
    """Whether the bot knew that the first had arrived: it was told so, and it has not died since."""
    last = max(at for at, before in enumerate(recent) if before.content == content)
    died_since = any(sending is KILLED for sending in recent[last:])
    return recent[last].told and not died_since and content not in lost


def _run(lines: Sequence[Entry], at: int, content: str, stale: str) -> int:
    """How many of the next lines are gone with this message, those that may be missing included; 0 if it is none of them."""
    for first in range(at, len(lines)):
        count = _joined(lines, first, content)
        if count or not stale or lines[first].session_id != stale:
            return first - at + count if count else 0
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
