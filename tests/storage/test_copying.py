"""From a SQLite file into PostgreSQL: everything, as it is, and the bot goes on there."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from storage.copying import AT_ONCE, NotEmpty, copy, tables
from storage.engine import Database
from storage.operator_records import UseRecord
from storage.records import GroupRecord, JournalEntry, OutboxItem, SeatRecord, SessionRecord, Status
from storage.schema import Base

NOW = datetime(2026, 1, 6, 20, 30, 0, 123_456, tzinfo=UTC)
GROUP, ANNA = -1_002_999_999_999, 7_999_000_001


def fill(uow):
    """Something in each kind of table: text, documents, times, secrets, rows that point to others, more than one batch."""
    uow.meet(ANNA, "Anna 🦉", "anna", "it")
    uow.set_person(ANNA, extra={"chosen": {"news": True}, "words": "è «così»"})
    uow.save_group(GroupRecord(chat_id=GROUP, title="Il <b>borgo</b>", settings={"chosen": {"mute": True}}))
    uow.add_session(
        SessionRecord(
            id="abcdefgh", chat_id=GROUP, topic=None, game="lupi", opener=ANNA, locale="it", options={"pace": "slow"}, rules_version=1,
            status=Status.RUNNING, game_time=NOW, wall_time=NOW, state={"deep": [1, {"k": None}]}, due_at=NOW, due_token=3,
        )
    )  # fmt: skip
    uow.put_seal("abcdefgh", bytes(range(32)))
    uow.add_seat(SeatRecord(session_id="abcdefgh", seat=1, user_id=ANNA, joined_at=NOW))
    for step in range(AT_ONCE + 7):
        uow.append_journal(JournalEntry(session_id="abcdefgh", step=step, at=NOW, entry={"kind": "x", "n": step}))
    uow.add_words("abcdefgh", 1, 1, "sono io", 7)
    uow.enqueue([OutboxItem(chat_id=GROUP, session_id="abcdefgh", slot="lobby", payload={"text": "ciao"})], NOW)
    uow.note_use(UseRecord(user_id=ANNA, at=NOW, deed="home"))
    uow.turn_on("maintenance", {"at": NOW.isoformat()})


def everything(uow):
    return {one.name: sorted(map(repr, uow.rows(select(one)))) for one in tables()}


async def test_everything_arrives_as_it_is_and_new_numbers_go_on(sqlite_url, postgres_url):
    source, target = Database.open(sqlite_url), Database.open(postgres_url)
    await source.transact(fill)
    told = {}
    total = await copy(source, target, told.__setitem__)
    before, after = await source.transact(everything), await target.transact(everything)
    assert before == after
    assert told["journal"] == AT_ONCE + 7
    assert total == sum(map(len, before.values()))
    assert set(told) == set(Base.metadata.tables) - {"replicas"}

    def goes_on(uow):
        uow.note_use(UseRecord(user_id=ANNA, at=NOW, deed="log"))
        record = uow.lock_session("abcdefgh")
        record.version += 1
        uow.save_session(record)
        uow.enqueue([OutboxItem(chat_id=GROUP, payload={"text": "ancora"})], NOW)
        return [use.deed for use in uow.uses(0, 5)], uow.seal("abcdefgh"), uow.unsent_by_chat()

    assert await target.transact(goes_on) == (["log", "home"], bytes(range(32)), {GROUP: 2})
    with pytest.raises(NotEmpty):
        await copy(source, target)
    assert len(await target.transact(lambda uow: uow.journal("abcdefgh"))) == AT_ONCE + 7
    await source.close()
    await target.close()


async def test_only_a_file_is_copied_and_only_into_a_server(sqlite_url, postgres_url):
    source, target = Database.open(sqlite_url), Database.open(postgres_url)
    for wrong in ((source, source), (target, target), (target, source)):
        with pytest.raises(ValueError):
            await copy(*wrong)
    await source.close()
    await target.close()
