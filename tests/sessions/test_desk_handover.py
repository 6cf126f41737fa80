"""A desk passes to another narrator: a link for one person, a yes, the screen there and nothing left here."""

import json
from collections.abc import AsyncIterator

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Receipt, Rejected
from bot.sessions.verify import verify_file
from games.village.desk.spec import VILLAGE_DESK
from games.village.spec import VILLAGE
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import PEOPLE, Evening
from tests.kit.room import Room


@pytest.fixture
async def room(sqlite_url: str) -> AsyncIterator[Room]:
    """A game of five in its first night."""
    database = Database.open(sqlite_url)
    room = await Room(Evening(database, specs=(VILLAGE,), desks=(VILLAGE_DESK,))).open()
    await room.types("Laura\nGiorgio\nAndrea\nBea\nCarlo")
    await room.hand_out("wolf", "seer", "villager", "villager", "villager")
    yield room
    await database.close()


async def takes(room: Room, number: int, link: str | None = None) -> Receipt:
    """The person says yes to the link that was opened."""
    notes = (await room.evening.record(room.session)).extra.get("desk", {})
    key = link or str(notes.get("handing", "0" * 20))
    where = room.evening.private(number)
    receipt = await room.evening.does(number, c.TakeDesk, where, session_id=room.session, link=key, press=True)
    await room.evening.deliver()
    return receipt


def left_on(room: Room, number: int) -> str:
    """What can still be read of the desk on this person's telephone: the last text of every message."""
    texts: dict[str | int, str] = {}
    for sent in room.evening.post:
        if sent.chat_id == PEOPLE + number and sent.session_id == room.session:
            texts[sent.slot or sent.message_id] = sent.text or texts.get(sent.slot or sent.message_id, "")
    return "\n".join(texts.values())


async def test_the_new_narrator_goes_on_where_the_game_was_and_nothing_is_left_on_the_old_telephone(room: Room) -> None:
    await room.types("1 > 3")
    await room.evening.does(1, c.OpenDesk, room.evening.private(1))
    await room.evening.deliver()
    assert "tg-spoiler" in left_on(room, 1)
    before = (await room.evening.record(room.session)).state
    await room.uses("hand")
    await room.uses("handlink")
    asked = await room.evening.starts(9, room.link("desk"))
    await room.evening.deliver()
    assert isinstance(asked, Accepted)
    assert "Persona 1 ti lascia il banco" in room.evening.heard(PEOPLE + 9)
    assert isinstance(await takes(room, 9), Accepted)
    record = await room.evening.record(room.session)
    assert (record.state, record.chat_id, record.opener) == (before, PEOPLE + 9, PEOPLE + 9)
    assert "tg-spoiler" not in left_on(room, 1)
    assert "2 Giorgio" in left_on(room, 9)
    assert "Adesso narra Persona 9" in room.evening.heard(PEOPLE + 1)
    undone = await room.evening.does(9, c.TellDesk, room.evening.private(9), word="undo")
    assert isinstance(undone, Accepted)
    stranger = await room.evening.does(1, c.TellDesk, room.evening.private(1), word="undo")
    assert isinstance(stranger, Rejected)
    again = await room.evening.does(1, c.OpenDesk, room.evening.private(1))
    assert isinstance(again, Accepted)
    assert again.session_id != room.session


async def test_the_link_works_once_for_a_while_and_not_once_it_was_taken_back(room: Room) -> None:
    await room.uses("hand")
    await room.uses("handlink")
    link = room.link("desk")
    await room.uses("handoff")
    assert isinstance(await room.evening.starts(9, link), Rejected)
    await room.uses("handlink")
    link = room.link("desk")
    room.evening.clock.advance(601)
    assert isinstance(await room.evening.starts(9, link), Rejected)
    await room.uses("handlink")
    key = room.link("desk").rsplit("_", 1)[1]
    assert isinstance(await takes(room, 9), Accepted)
    assert isinstance(await takes(room, 8, key), Rejected)


async def test_whoever_narrates_already_or_holds_a_card_cannot_take_it(room: Room) -> None:
    await room.uses("handlink")
    link = room.link("desk")
    await room.evening.starts(9)
    await room.evening.does(9, c.OpenDesk, room.evening.private(9))
    busy = await room.evening.starts(9, link)
    assert isinstance(busy, Rejected)
    assert busy.toast.key == "desk-hand-busy"
    own = await takes(room, 1)
    assert isinstance(own, Rejected)
    assert own.toast.key == "desk-hand-own"


async def test_somebody_with_a_card_of_this_table_cannot_narrate_it(room: Room) -> None:
    for _ in range(8):
        await room.evening.does(1, c.TellDesk, room.evening.private(1), word="undo")
    await room.evening.deliver()
    await room.uses("link")
    await room.come(2)
    await room.uses("handlink")
    refused = await room.evening.starts(2, room.link("desk"))
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "desk-hand-player"


async def test_half_way_through_a_restart_changes_nothing(room: Room) -> None:
    await room.uses("handlink")
    link = room.link("desk")
    await room.evening.starts(9, link)
    room.evening.restarted()
    await room.evening.service.wake(room.evening.clock.now())
    assert isinstance(await takes(room, 9), Accepted)
    assert "Notte 1" in left_on(room, 9)


async def test_the_proof_of_a_game_that_changed_hands_holds(room: Room, tmp_path) -> None:
    await room.uses("link")
    await room.uses("handlink")
    await takes(room, 9)
    gone = await room.evening.does(9, c.GiveUpSeat, room.evening.private(9), session_id=room.session, confirmed=True)
    assert isinstance(gone, Accepted)
    await room.evening.deliver()
    assert (await room.evening.record(room.session)).status is Status.OVER
    (proof,) = [sent.payload for sent in room.evening.post if sent.act == "file"]
    file = tmp_path / "proof.json"
    file.write_text(proof["body"])
    assert "handover" in {step["kind"] for step in json.loads(proof["body"])["steps"]}
    report = verify_file(file)
    assert {finding.verdict for finding in report.findings} <= {"passed", "skipped"}, report
    assert report.replayed
