"""A desk's guests, kept tables, and a session that goes to another chat."""

from dataclasses import replace

import pytest

from storage.base import PlaceTaken
from storage.records import Act, GuestRecord, KeptTableRecord, OutboxItem, Status
from tests.storage.conftest import ANNA, BRUNO, NOW, session

SEATED = GuestRecord(session_id="aaaaaaaa", user_id=BRUNO, seat=3)
TABLE = KeptTableRecord(
    id="tttttttt", user_id=ANNA, game="toy-desk", title="Il solito", count=2, names="Laura\nGiorgio", terms={"a": 1}
)


async def test_guests_are_found_while_their_table_lives_and_forgotten_with_the_person(database):
    def work(uow):
        uow.add_session(session(chat_id=ANNA))
        uow.set_guests("aaaaaaaa", [SEATED, GuestRecord(session_id="aaaaaaaa", user_id=ANNA, seat=1)])
        uow.set_guests("aaaaaaaa", [replace(SEATED, seat=2), GuestRecord(session_id="aaaaaaaa", user_id=ANNA, seat=1)])
        there, found = uow.guests("aaaaaaaa"), uow.guest_at(BRUNO)
        uow.erase_person(ANNA)
        left = uow.guests("aaaaaaaa")
        record = uow.lock_session("aaaaaaaa")
        record.status = Status.OVER
        uow.save_session(record)
        return there, found, left, uow.guest_at(BRUNO)

    there, found, left, after = await database.transact(work)
    assert [(guest.user_id, guest.seat) for guest in there] == [(ANNA, 1), (BRUNO, 2)]
    assert (found, left, after) == (["aaaaaaaa"], [replace(SEATED, seat=2)], [])


async def test_a_kept_table_is_its_owners_alone_is_overwritten_in_its_place_and_can_be_forgotten(database):
    def work(uow):
        uow.keep_table(TABLE, NOW)
        uow.keep_table(replace(TABLE, id="uuuuuuuu", names=None), NOW)
        uow.keep_table(replace(TABLE, title="Un altro"), NOW)
        listed = uow.kept_tables(ANNA)
        seen = uow.kept_table(BRUNO, "tttttttt")
        uow.drop_table(BRUNO, "tttttttt")
        uow.drop_table(ANNA, "uuuuuuuu")
        kept = uow.kept_tables(ANNA)
        uow.erase_person(ANNA)
        return listed, seen, kept, uow.kept_tables(ANNA)

    listed, seen, kept, erased = await database.transact(work)
    assert [table.title for table in listed] == ["Un altro", "Il solito"]
    assert (seen, kept, erased) == (None, [replace(TABLE, title="Un altro")], [])
    assert "Laura" not in repr(TABLE)


async def test_a_session_goes_to_another_chat_as_the_last_one_there(database):
    def work(uow):
        uow.add_session(session("bbbbbbbb", chat_id=BRUNO, status=Status.OVER))
        uow.add_session(session(chat_id=ANNA))
        record = uow.lock_session("aaaaaaaa")
        uow.move_session(record, BRUNO)
        uow.save_session(record)
        return uow.live_session_at(ANNA, None), uow.live_session_at(BRUNO, None), uow.last_session_at(BRUNO, None)

    assert await database.transact(work) == (None, "aaaaaaaa", "aaaaaaaa")


async def test_a_session_goes_to_no_chat_that_holds_a_live_one(database):
    def work(uow):
        uow.add_session(session("bbbbbbbb", chat_id=BRUNO))
        uow.add_session(session(chat_id=ANNA))
        uow.move_session(uow.lock_session("aaaaaaaa"), BRUNO)

    with pytest.raises(PlaceTaken):
        await database.transact(work)


async def test_a_message_in_another_slot_is_still_known_and_the_old_slot_is_free(database):
    def work(uow):
        uow.add_session(session(chat_id=ANNA))
        place = {"chat_id": ANNA, "session_id": "aaaaaaaa", "act": Act.SHOW, "slot": "prompt"}
        uow.enqueue([OutboxItem(fingerprint="x", payload={"text": "old"}, **place)], NOW)
        (slot,) = uow.slots_in("aaaaaaaa", ANNA)
        uow.rename_slot(slot, "past.1")
        return uow.slots_in("aaaaaaaa", ANNA), uow.screen("aaaaaaaa"), uow.unsent_by_chat()

    slots, screen, unsent = await database.transact(work)
    assert [(slot.slot, slot.fingerprint) for slot in slots] == [("past.1", None)]
    assert (dict(screen), unsent) == ({}, {})
