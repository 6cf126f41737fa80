"""What the screens show is known from the moment it is queued."""

from dataclasses import replace

from sqlalchemy import update

from storage.records import Act, OutboxItem
from storage.schema import Slot
from tests.storage.conftest import ANNA, BRUNO, GROUP, NOW, line


def board(fingerprint, **fields):
    return OutboxItem(
        **{
            "chat_id": GROUP,
            "session_id": "aaaaaaaa",
            "slot": "board",
            "act": Act.SHOW,
            "fingerprint": fingerprint,
            "payload": {"text": fingerprint},
            **fields,
        }
    )


async def test_the_screen_is_what_was_queued_last(database):
    def queue(uow):
        uow.enqueue([board("v1"), board("v2"), line(GROUP, "story")], NOW)
        return uow.screen("aaaaaaaa")

    screen = await database.transact(queue)
    assert {key: (slot.fingerprint, slot.message_id) for key, slot in screen.items()} == {
        (GROUP, "board"): ("v2", None)
    }
    assert await database.transact(lambda uow: uow.screen("bbbbbbbb")) == {}


async def test_a_stripped_slot_shows_nothing(database):
    def queue(uow):
        uow.enqueue([board("v1")], NOW)
        uow.enqueue([replace(board("v1"), act=Act.STRIP, payload={})], NOW)
        return uow.screen("aaaaaaaa")

    assert await database.transact(queue) == {}


async def test_opens_are_counted_until_nothing_is_outstanding(database):
    def queue(uow):
        uow.enqueue([board("v1", opens=True), line(ANNA, opens=True), line(BRUNO)], NOW)
        before = uow.opens_outstanding("aaaaaaaa")
        uow.enqueue([board("v2")], NOW)
        return before, uow.opens_outstanding("aaaaaaaa"), uow.opens_outstanding("bbbbbbbb")

    assert await database.transact(queue) == (2, 2, 0)


async def test_items_without_a_session_have_slots_too(database):
    def queue(uow):
        uow.enqueue([board("v1", session_id=None), board("v1")], NOW)
        return set(uow.screen("")), set(uow.screen("aaaaaaaa"))

    assert await database.transact(queue) == ({(GROUP, "board")}, {(GROUP, "board")})


async def test_queueing_nothing_is_nothing(database):
    assert await database.transact(lambda uow: (uow.enqueue([], NOW), uow.queued)) == (None, False)


async def test_a_slot_is_found_by_its_message(database):
    def queue(uow):
        uow.enqueue([board("v1")], NOW)
        uow.run(update(Slot).values(message_id=2**31 + 5))
        found = uow.message_slot(GROUP, 2**31 + 5)
        return found.session_id, found.slot, uow.message_slot(ANNA, 2**31 + 5)

    assert await database.transact(queue) == ("aaaaaaaa", "board", None)


async def test_what_waits_is_counted_by_chat(database):
    def queue(uow):
        uow.enqueue([line(GROUP), line(GROUP), line(ANNA)], NOW)
        return uow.unsent_by_chat()

    assert await database.transact(queue) == {GROUP: 2, ANNA: 1}
