"""What the values of the tables show of themselves, in a traceback say."""

from storage.records import (
    Claim,
    JournalEntry,
    OutboxItem,
    PersonRecord,
    ResultRecord,
    SessionRecord,
    SlotRecord,
    Status,
)
from tests.storage.conftest import ANNA, GROUP, NOW


def test_no_record_shows_a_card_a_choice_or_somebodys_words() -> None:
    whisper = OutboxItem(chat_id=ANNA, slot="prompt:3:n1.wolf", payload={"text": "You are a wolf"})
    records = (
        SessionRecord(
            id="aaaaaaaa",
            chat_id=GROUP,
            topic=None,
            game="toy",
            opener=ANNA,
            locale="it",
            options={},
            rules_version=1,
            status=Status.RUNNING,
            state={"players": ["wolf"]},
            game_time=NOW,
            wall_time=NOW,
            extra={"did": ["3 n1.wolf"]},
        ),
        PersonRecord(user_id=ANNA, name="Anna", extra={"pending_text": "I am the wolf"}),
        JournalEntry(session_id="aaaaaaaa", step=3, at=NOW, entry={"prompt": "n1.wolf", "pick": "4"}),
        whisper,
        Claim(row_ids=(1,), item=whisper, message_id=None, attempts=0, lease_by="only"),
        SlotRecord(session_id="aaaaaaaa", chat_id=ANNA, slot="prompt:3:n1.wolf", message_id=7, fingerprint=None),
        ResultRecord(
            session_id="aaaaaaaa",
            chat_id=GROUP,
            game="toy",
            seat=3,
            user_id=ANNA,
            role="wolf",
            won=True,
            outcome="humans",
            ended_at=NOW,
        ),
    )
    for record in records:
        assert type(record).__name__ in repr(record)
        assert "wolf" not in repr(record)
