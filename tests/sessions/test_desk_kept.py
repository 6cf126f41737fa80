"""Tables that a narrator keeps, and the desk's commands; over a real database."""

from collections.abc import AsyncIterator

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from games.village.desk.spec import VILLAGE_DESK
from games.village.spec import VILLAGE
from storage.engine import Database
from storage.records import KeptTableRecord
from tests.kit.evening import PEOPLE, Evening
from tests.kit.room import Room

NAMES = "Laura\nGiorgio\nAndrea\nBea\nCarlo"


@pytest.fixture
async def room(sqlite_url: str) -> AsyncIterator[Room]:
    database = Database.open(sqlite_url)
    yield await Room(Evening(database, specs=(VILLAGE,), desks=(VILLAGE_DESK,))).open()
    await database.close()


async def kept(room: Room, number: int = 1) -> list[KeptTableRecord]:
    return await room.evening.db.transact(lambda uow: uow.kept_tables(PEOPLE + number))


async def clears(room: Room) -> None:
    await room.evening.does(1, c.Stop, room.evening.private(1), session_id=room.session, confirmed=True)
    await room.evening.deliver()


async def lays_out(room: Room, table_id: str) -> None:
    receipt = await room.evening.does(1, c.OpenDesk, room.evening.private(1), kept=table_id, press=True)
    assert isinstance(receipt, Accepted), receipt
    room.session = receipt.session_id or ""
    await room.evening.deliver()


async def test_a_kept_table_brings_back_names_and_terms_with_one_tap(room: Room) -> None:
    await room.types(NAMES)
    await room.taps("g-village")
    await room.taps("x-seer")
    await room.uses("tables")
    await room.uses("keep")
    (table,) = await kept(room)
    assert (table.title, table.names) == ("Laura, Giorgio, Andrea (5)", NAMES)
    await clears(room)
    await room.evening.does(1, c.OpenDesk, room.evening.private(1))
    await room.evening.deliver()
    offered = room.evening.post[-1].buttons
    assert [button["text"] for button in offered] == ["🏠 Laura, Giorgio, Andrea (5)", "✨ Un tavolo nuovo"]
    await lays_out(room, offered[0]["data"].rsplit(".", 1)[1])
    assert "Restano fuori: una Veggente" in room.screen.text
    await room.taps("deal")
    assert "5 Carlo" in "\n".join(sent.text for sent in room.evening.post[-3:]) or "5." in room.screen.text


async def test_a_table_is_renamed_by_words_and_removed(room: Room) -> None:
    await room.types("8")
    await room.uses("keep")
    (table,) = await kept(room)
    assert (table.title, table.names, table.count) == ("Tavolo da 8", None, 8)
    await room.uses(f"name-{table.id}")
    assert isinstance(await room.types("Il solito <b>tavolo</b>"), Accepted)
    assert [one.title for one in await kept(room)] == ["Il solito <b>tavolo</b>"]
    assert "&lt;b&gt;" in room.page.text
    await room.uses(f"drop-{table.id}")
    assert await kept(room) == []


async def test_whoever_goes_on_at_the_desk_names_nothing_any_more(room: Room) -> None:
    await room.types("8")
    await room.uses("keep")
    (table,) = await kept(room)
    await room.uses(f"name-{table.id}")
    await room.taps("deal")
    assert isinstance(await room.types("1 > 3"), Rejected)
    assert [one.title for one in await kept(room)] == ["Tavolo da 8"]


async def test_five_tables_are_the_most_and_one_can_be_written_over(room: Room) -> None:
    for count in ("8", "9", "10", "11", "12", "13"):
        await room.types(count)
        await room.uses("keep")
        await room.uses("keep")
        await room.evening.does(1, c.TellDesk, room.evening.private(1), word="undo")
    tables = await kept(room)
    assert [one.count for one in tables] == [8, 9, 10, 11, 12], "the same table is kept once"
    await room.types(NAMES)
    await room.uses(f"over-{tables[0].id}")
    assert [one.count for one in await kept(room)] == [5, 9, 10, 11, 12]
    assert (await kept(room))[0].title == "Tavolo da 8"


async def test_nobody_finds_anothers_table_and_forgetting_a_person_removes_them(room: Room) -> None:
    await room.types(NAMES)
    await room.uses("keep")
    (table,) = await kept(room)
    await room.evening.starts(2)
    other = await room.evening.does(2, c.OpenDesk, room.evening.private(2), kept=table.id, press=True)
    assert isinstance(other, Rejected)
    await room.evening.does(1, c.ForgetMe, room.evening.private(1), confirmed=True)
    assert await kept(room) == []


async def test_players_are_told_by_command_and_anew_until_the_cards_are_handed_out(room: Room) -> None:
    async def players(text: str = "") -> object:
        receipt = await room.evening.does(1, c.TellDesk, room.evening.private(1), word="players", text=text)
        await room.evening.deliver()
        return receipt

    assert isinstance(await players("9"), Accepted)
    await room.taps("g-village")
    await room.taps("x-seer")
    await room.taps("back")
    assert isinstance(await players(NAMES), Accepted)
    assert "In 5" in room.screen.text
    assert "una Veggente" in room.screen.text
    await room.taps("deal")
    await room.taps("go")
    late = await players("9")
    assert isinstance(late, Rejected)
    assert late.toast.key == "desk-players-late"
    assert isinstance(await players(), Accepted)
    assert "1 Laura" in room.screen.text
    assert "5 Carlo" in room.screen.text


async def test_a_deal_is_asked_for_by_command_and_elsewhere_is_what_it_was(room: Room) -> None:
    async def deals(text: str = "") -> None:
        await room.evening.does(1, c.AskDeal, room.evening.private(1), text=text)
        await room.evening.deliver()

    await room.types(NAMES)
    await deals()
    first = (await room.evening.record(room.session)).state
    await deals()
    second = (await room.evening.record(room.session)).state
    assert first is not None
    assert second is not None
    assert [entry["kind"] for entry in second["entries"]] == ["seated", "dealt", "dealt"]
    await deals("7")
    assert (await room.evening.record(room.session)).state == second


async def test_the_village_concedes_by_command_only_where_it_can(room: Room) -> None:
    await room.types(NAMES)
    refused = await room.evening.does(1, c.TellDesk, room.evening.private(1), word="concede")
    assert isinstance(refused, Rejected)
    in_a_group = await room.evening.does(1, c.TellDesk, word="concede")
    assert isinstance(in_a_group, Accepted)
    await room.evening.deliver()
    assert room.evening.post[-1].buttons[0]["url"].endswith("start=narra")


async def test_a_usual_table_is_set_up_in_four_steps(room: Room) -> None:
    await room.types(NAMES)
    await room.uses("keep")
    (table,) = await kept(room)
    await clears(room)
    await room.evening.does(1, c.OpenDesk, room.evening.private(1))
    await lays_out(room, table.id)
    await room.taps("deal")
    await room.taps("go")
    assert "Notte 1" in room.screen.text
    assert "1 Laura" in room.screen.text
