"""Values for the scenes of storage."""

from datetime import UTC, datetime

from storage.records import JournalEntry, OutboxItem, SessionRecord, Status

NOW = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)
ANNA = 7_999_999_999
BRUNO = 7_999_999_998
GROUP = -1_002_999_999_999
NEW_GROUP = -1_003_000_000_001


def session(session_id="aaaaaaaa", **fields):
    return SessionRecord(
        **{
            "id": session_id,
            "chat_id": GROUP,
            "topic": None,
            "game": "toy",
            "opener": ANNA,
            "locale": "it",
            "options": {},
            "rules_version": 1,
            "status": Status.RUNNING,
            "game_time": NOW,
            "wall_time": NOW,
            **fields,
        },
    )


def step(session_id, number):
    return JournalEntry(session_id=session_id, step=number, at=NOW, entry={"number": number})


def line(chat_id, text="x", **fields):
    return OutboxItem(chat_id=chat_id, payload={"text": text}, **{"session_id": "aaaaaaaa", **fields})
