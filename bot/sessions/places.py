"""Where the tables of a chat stand: links to them, what they are called. Reads only; names no game."""

from bot.sessions.commands import Where
from bot.sessions.faults import BrokenSession
from bot.sessions.kit import Keyboard
from bot.sessions.people import HANDLE
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import Status

MOST_LISTED = 12
"""So many tables of one chat at most are listed."""
_SUPERGROUPS = 1_000_000_000_000
"""What a supergroup's id has beyond the number that a link names."""


def link_to(turn: Turn, session: Session) -> str | None:
    """A link to the table's last message, or to its topic; None where Telegram has none: basic groups have no links."""
    chat_id, topic = session.record.chat_id, session.record.topic
    if chat_id > -_SUPERGROUPS:
        return None
    group = turn.uow.group(chat_id)
    handle = "" if group is None else str(group.settings.get(HANDLE) or "")
    known = [slot.message_id or 0 for slot in turn.uow.slots_in(session.id, chat_id)]
    parts = [str(part) for part in (topic, max(known, default=0)) if part]
    if not parts and not handle:
        return None
    return "/".join(["https://t.me", handle or f"c/{-chat_id - _SUPERGROUPS}", *parts])


def called(turn: Turn, session: Session, locale: str) -> str:
    """The table's game, and the topic if its name is known: how the tables of one chat are told apart."""
    game = turn.label(locale, f"{session.spec.key}-name")
    topic = session.notes.topic
    return f"{game} · {topic}" if topic else game


def others_in(turn: Turn, where: Where) -> list[Session]:
    """The live tables in other topics of this chat, unlocked, by topic."""
    found = []
    for session_id in turn.uow.live_sessions_in(where.chat_id):
        try:
            session = turn.peek(session_id)
        except BrokenSession:
            # It is frozen as soon as anybody touches it; a list of the others need not wait for that.
            continue
        if session is not None and session.record.topic != where.topic:
            found.append(session)
    return found


def doors(turn: Turn, tables: list[Session], locale: str) -> Keyboard:
    """A row for each of these tables that a link leads to."""
    rows = []
    for session in tables[:MOST_LISTED]:
        url = link_to(turn, session)
        if url is not None:
            rows.append([{"text": f"➡️ {called(turn, session, locale)}", "url": url}])
    return rows


def line(turn: Turn, session: Session, locale: str) -> str:
    """One line about a table, for a list of them: what it is, and whether one can still sit down."""
    state = {Status.LOBBY: "lobby", Status.FROZEN: "frozen"}.get(session.status, "running")
    people = len(session.seats) if session.status is Status.LOBBY else len(session.people) + len(session.computers)
    return turn.kit.bundles.text(
        locale, f"service-elsewhere-{state}", table=called(turn, session, locale), count=people
    )
