"""Cards by link at a narrator's desk: the door, the places, the deal, swaps, who cannot be reached; over a real database."""

from collections.abc import AsyncIterator

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from games.lupi.desk.spec import LUPI_DESK
from games.lupi.spec import LUPI
from games.village.desk.spec import VILLAGE_DESK
from games.village.roles import KEYS
from games.village.spec import VILLAGE
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import PEOPLE, Evening
from tests.kit.room import Room

NAMES = "Laura\nGiorgio\nAndrea\nBea\nCarlo"


@pytest.fixture
async def evening(sqlite_url: str) -> AsyncIterator[Evening]:
    database = Database.open(sqlite_url)
    yield Evening(database, specs=(VILLAGE,), desks=(VILLAGE_DESK,))
    await database.close()


@pytest.fixture
async def desk(evening: Evening) -> Room:
    return await Room(evening).open()


async def test_people_sit_down_in_order_and_the_narrator_sees_them_on_one_message(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3)
    assert "Persona 2" in desk.page.text
    assert desk.page.text.index("Persona 2") < desk.page.text.index("Persona 3")
    assert len({m.slot for m in desk.evening.post if (m.slot or "").startswith("aside.")}) == 1
    assert "Posto 2" in desk.got(3)[-1].text


async def test_all_cards_leave_in_one_go_at_the_deal_and_say_what_a_card_says(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3, 4)
    await desk.uses("paper-3")
    await desk.uses("paper-4")
    await desk.uses("full")
    state = (await desk.evening.record(desk.session)).state
    assert state is not None
    assert state["entries"][0]["count"] == 5
    await desk.taps("hand")
    for seat, role in enumerate(("wolf", "fool", "seer", "wolf", "villager"), start=1):
        await desk.taps(f"c-{seat}-{KEYS.index(role)}")
    assert not any((m.slot or "").startswith("card.") for m in desk.evening.post)
    before = len(desk.evening.post)
    await desk.taps("go")
    cards = [m for m in desk.evening.post[before:] if (m.slot or "").startswith("card.")]
    assert sorted(m.chat_id - PEOPLE for m in cards) == [2, 3, 4]
    assert all(m.payload["protect"] for m in cards)
    wolf, fool, seer = (desk.card(number).text for number in (2, 3, 4))
    assert "Lup" in wolf
    assert "Persona" not in wolf
    assert "4" not in wolf.replace("Posto 1", "").split("\n\n")[0]
    assert fool.replace("Posto 2", "Posto 3") == seer
    guests = await desk.evening.db.transact(lambda uow: uow.guests(desk.session))
    assert [guest.seat for guest in guests] == [1, 2, 3]
    assert "Persona 4" in desk.page.text
    assert "\n\n\n" not in desk.page.text


async def test_where_names_were_typed_each_picks_his_own_and_nobody_takes_it_twice(desk: Room) -> None:
    await desk.types(NAMES)
    await desk.uses("link")
    await desk.come(2, 3)
    offered = [m for m in desk.evening.post if m.chat_id == PEOPLE + 3 and m.buttons][-1]
    assert [b["text"] for b in offered.buttons] == ["1 Laura", "2 Giorgio", "3 Andrea", "4 Bea", "5 Carlo"]
    pick = offered.buttons[3]["data"].rsplit(".", 1)[1]
    sit = {"session_id": desk.session, "press": True}
    assert isinstance(await desk.evening.does(3, c.SitAtDesk, desk.evening.private(3), pick=pick, **sit), Accepted)
    taken = await desk.evening.does(2, c.SitAtDesk, desk.evening.private(2), pick=pick, **sit)
    assert isinstance(taken, Rejected)
    assert taken.toast.key == "desk-place-taken"
    await desk.evening.deliver()
    assert "4 Bea · Persona 3" in desk.page.text
    forged = await desk.evening.does(2, c.SitAtDesk, desk.evening.private(2), pick="2-" + "0" * 20, **sit)
    assert isinstance(forged, Rejected)


async def test_the_narrator_moves_people_and_frees_a_place(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3, 4)
    await desk.uses(f"to-1-{PEOPLE + 3}")
    await desk.uses(f"to-1-{PEOPLE + 3}")
    guests = {g.user_id - PEOPLE: g.seat for g in await desk.evening.db.transact(lambda uow: uow.guests(desk.session))}
    assert guests == {3: 1, 2: 2, 4: 3}
    assert "Posto 2" in desk.got(2)[-1].text
    await desk.uses(f"out-{PEOPLE + 3}")
    guests = {g.user_id - PEOPLE: g.seat for g in await desk.evening.db.transact(lambda uow: uow.guests(desk.session))}
    assert guests == {2: 1, 4: 2}
    assert "liberato il tuo posto" in desk.got(3)[-1].text
    assert isinstance(await desk.uses("shut", number=2), Rejected)


async def test_a_link_that_was_replaced_or_shut_leads_nowhere(desk: Room) -> None:
    await desk.uses("link")
    old = desk.payload
    await desk.uses("newlink")
    assert isinstance(await desk.evening.starts(2, old), Rejected)
    await desk.come(2)
    now = desk.payload
    await desk.uses("shut")
    assert isinstance(await desk.evening.starts(3, now), Rejected)
    own = await desk.evening.starts(1, now)
    assert isinstance(own, Rejected)


async def test_whoever_sits_down_can_get_up_by_the_button_or_by_command(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3)
    await desk.evening.does(2, c.SitAtDesk, desk.evening.private(2), session_id=desk.session, pick="up", press=True)
    await desk.evening.does(3, c.GiveUpSeat, desk.evening.private(3))
    await desk.evening.deliver()
    assert await desk.evening.db.transact(lambda uow: uow.guests(desk.session)) == []
    assert "Ancora nessun posto" in desk.page.text


async def dealt(desk: Room, *roles: str) -> None:
    """Five players by name, of whom persons 2 to 6 come by the link, and the first night."""
    await desk.uses("link")
    await desk.come(2, 3, 4, 5, 6)
    await desk.uses("full")
    await desk.hand_out(*roles)


async def test_a_card_is_shown_again_when_its_holder_asks(desk: Room) -> None:
    await dealt(desk, "wolf", "seer", "villager", "villager", "villager")
    before = desk.card(3).text
    since = len(desk.evening.post)
    receipt = await desk.evening.does(3, c.AskRole, desk.evening.private(3))
    assert isinstance(receipt, Accepted)
    await desk.evening.deliver()
    again, old = sorted(desk.got(3, since), key=lambda m: m.slot or "")
    assert (again.slot, again.text) == ("card.1", before)
    assert "più in basso" in old.text, "only one message holds the card, the one that is edited when it changes"


async def test_a_place_is_shown_again_when_its_holder_asks_and_can_be_left_from_one_message(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(3)
    since = len(desk.evening.post)
    await desk.evening.does(3, c.AskRole, desk.evening.private(3))
    await desk.evening.deliver()
    old, again = sorted(desk.got(3, since), key=lambda m: bool(m.buttons))
    assert "Posto 1" in again.text
    assert again.buttons
    assert "più in basso" in old.text


async def test_a_card_that_the_night_swaps_changes_without_a_sound_once_the_slips_are_given_back(desk: Room) -> None:
    await dealt(desk, "wolf", "thief", "villager", "villager", "villager")
    since = len(desk.evening.post)
    await desk.types("1 > 0\n2 > 3")
    await desk.taps("u3-ok")
    await desk.taps("u4-ok")
    await desk.taps("u5-ok")
    await desk.taps("go")
    await desk.taps("why")
    shown = next(m for m in reversed(desk.evening.post) if (m.slot or "").startswith("prompt:0:"))
    # The theft has failed: the narrator lets it succeed.
    await desk.taps(next(b["data"].rsplit(".", 1)[1] for b in shown.buttons if ".r-0-" in b["data"]))
    await desk.taps("back")
    assert not [m for number in range(2, 7) for m in desk.got(number, since)]
    await desk.taps("go")
    changed = {number for number in range(2, 7) if desk.got(number, since)}
    roles = (await position(desk)).the_village().players
    assert (changed, roles[1].role) == ({3, 4}, "villager")
    swapped = [m for number in changed for m in desk.got(number, since)]
    assert [(m.slot, m.payload["silent"]) for m in swapped] == [("card.1", True)] * 2
    await desk.evening.does(1, c.TellDesk, desk.evening.private(1), word="undo")
    await desk.evening.deliver()
    assert "Ladro" in desk.card(3).text


async def position(desk: Room):
    record = await desk.evening.record(desk.session)
    return desk.evening.service._kit.codec.load(VILLAGE_DESK, record.state, record.rules_version).position


async def test_taken_back_and_dealt_anew_every_card_is_a_new_message_and_the_old_ones_are_void(desk: Room) -> None:
    await dealt(desk, "wolf", "seer", "villager", "villager", "villager")
    since = len(desk.evening.post)
    await desk.evening.does(1, c.TellDesk, desk.evening.private(1), word="undo")
    await desk.evening.deliver()
    await desk.taps("go")
    assert not desk.got(2, since)
    await desk.evening.does(1, c.TellDesk, desk.evening.private(1), word="undo")
    await desk.evening.deliver()
    for pick in ("swap", "w-1", "w-1-2"):
        await desk.taps(pick)
    await desk.taps("go")
    for number in range(2, 7):
        slots = {m.slot: m.text for m in desk.got(number, since)}
        assert "non vale più" in slots["card.1"]
        assert "card.2" in slots


async def test_whoever_blocks_the_bot_gets_a_card_of_paper_from_the_narrator(desk: Room) -> None:
    await dealt(desk, "wolf", "seer", "villager", "villager", "villager")
    since = len(desk.evening.post)
    await desk.evening.service.gone(PEOPLE + 4, "blocked")
    await desk.evening.deliver()
    (told,) = [m for m in desk.evening.post[since:] if m.chat_id == PEOPLE + 1 and m.act == "say"]
    assert "3 Persona 4" in told.text
    assert not [m for number in (2, 3, 5, 6) for m in desk.got(number, since)]
    await desk.uses("link")
    assert "⚠️" in desk.page.text


async def test_who_waits_hears_that_the_table_was_closed_and_nothing_of_it_is_kept(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2)
    await desk.evening.does(1, c.Stop, desk.evening.private(1), session_id=desk.session, confirmed=True)
    await desk.evening.deliver()
    assert "chiuso prima delle carte" in desk.got(2)[-1].text
    assert (await desk.evening.record(desk.session)).status is Status.CLOSED
    assert await desk.evening.db.transact(lambda uow: uow.guests(desk.session)) == []


async def test_a_half_open_door_outlives_a_restart(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2)
    desk.evening.restarted()
    await desk.evening.service.wake(desk.evening.clock.now())
    await desk.evening.deliver()
    await desk.come(3)
    assert "Persona 3" in desk.page.text
    await desk.uses("paper-2")
    assert "3" in desk.page.text.splitlines()[-1]


async def test_somebody_forgotten_leaves_the_place_free(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3)
    await desk.evening.does(2, c.ForgetMe, desk.evening.private(2), confirmed=True)
    await desk.evening.deliver()
    assert [g.user_id - PEOPLE for g in await desk.evening.db.transact(lambda uow: uow.guests(desk.session))] == [3]
    assert "Persona 2" not in desk.page.text


async def test_fewer_places_than_people_leave_somebody_without(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3, 4, 5, 6, 7)
    await desk.taps("n-5")
    assert "non c’è più" in desk.got(7)[-1].text
    too_late = await desk.evening.starts(8, desk.payload)
    assert isinstance(too_late, Rejected)
    assert too_late.toast.key == "desk-full"
    assert "5 su 5" in desk.page.text


async def test_a_card_that_a_list_has_made_up_is_dealt_by_its_name(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3, 4, 5, 6)
    await desk.uses("full")
    await desk.types("Lupo\nVeggente\nContadino\nContadino\nSottomarino.3b")
    await desk.taps("go")
    assert "Sottomarino" in desk.card(6).text
    assert "Sottomarino" not in desk.card(5).text


async def test_any_desk_that_says_what_is_held_takes_people_by_link(sqlite_url: str) -> None:
    database = Database.open(sqlite_url)
    room = await Room(Evening(database, specs=(LUPI,), desks=(LUPI_DESK,))).open()
    await room.uses("link")
    await room.come(2, 3, 4, 5, 6)
    await room.uses("full")
    await room.taps("deal")
    assert not any((sent.slot or "").startswith("card.") for sent in room.evening.post)
    await room.taps("go")
    cards = [room.card(number).text for number in range(2, 7)]
    assert [text.split("\n")[0] for text in cards] == [f"🃏 <b>Posto {seat}</b>" for seat in range(1, 6)]
    assert sum("lup" in text.split("\n\n")[1].lower() for text in cards) >= 1
    await database.close()


async def test_another_game_with_the_same_people_needs_no_name_and_no_link(desk: Room) -> None:
    await dealt(desk, "wolf", "seer", "villager", "villager", "villager")
    await desk.evening.does(1, c.GiveUpSeat, desk.evening.private(1), session_id=desk.session, confirmed=True)
    await desk.evening.deliver()
    since = len(desk.evening.post)
    again = await desk.evening.does(1, c.Rematch, desk.evening.private(1), session_id=desk.session, press=True)
    assert isinstance(again, Accepted), again
    desk.session = again.session_id or ""
    await desk.evening.deliver()
    assert "5 su 5" in desk.page.text
    assert all("Posto" in desk.got(number, since)[-1].text for number in range(2, 7))
    await desk.taps("deal")
    await desk.taps("go")
    assert all((desk.got(number, since)[-1].slot or "") == "card.1" for number in range(2, 7))


async def test_whoever_has_a_place_reads_where_when_asking_how_things_stand(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2)
    told = await desk.evening.does(2, c.AskStatus, desk.evening.private(2))
    assert isinstance(told, Rejected)
    assert told.toast.key == "desk-guest-status"


async def test_names_that_came_by_the_link_move_with_their_people_and_written_ones_stay(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2, 3, 4, 5, 6)
    await desk.uses("full")
    await desk.uses(f"to-1-{PEOPLE + 3}")
    await desk.uses("door")
    assert "1 Persona 3\n📱 2 Persona 2" in desk.page.text
    await desk.evening.does(1, c.TellDesk, desk.evening.private(1), word="players", text=NAMES)
    await desk.evening.deliver()
    await desk.uses(f"to-1-{PEOPLE + 2}")
    await desk.uses("door")
    assert "1 Laura · Persona 2\n📱 2 Giorgio · Persona 3" in desk.page.text


async def test_whoever_sits_at_several_tables_is_asked_which_one_to_leave(desk: Room) -> None:
    await desk.uses("link")
    await desk.come(2)
    await desk.evening.does(2, c.OpenDesk, desk.evening.private(2))
    await desk.evening.does(2, c.GiveUpSeat, desk.evening.private(2))
    await desk.evening.deliver()
    labels = [button["text"] for button in desk.evening.post[-1].buttons]
    assert labels == ["Il banco di chi narra The Village", "Lascio il posto"]
    assert len(await desk.evening.db.transact(lambda uow: uow.guests(desk.session))) == 1


async def test_who_comes_after_the_deal_reads_that_the_cards_are_given(desk: Room) -> None:
    await desk.uses("link")
    payload = desk.payload
    await desk.come(2, 3, 4, 5, 6)
    await desk.uses("full")
    await desk.hand_out("wolf", "seer", "villager", "villager", "villager")
    late = await desk.evening.starts(9, payload)
    assert isinstance(late, Rejected)
    assert late.toast.key == "desk-link-late"
    forged = await desk.evening.starts(9, payload[:-1] + ("a" if payload[-1] != "a" else "b"))
    assert isinstance(forged, Rejected)
    assert forged.toast.key == "desk-link-gone"


async def test_a_card_that_was_dealt_is_not_given_back_by_one_word(desk: Room) -> None:
    await dealt(desk, "wolf", "seer", "villager", "villager", "villager")
    await desk.evening.does(3, c.GiveUpSeat, desk.evening.private(3))
    await desk.evening.deliver()
    assert len(await desk.evening.db.transact(lambda uow: uow.guests(desk.session))) == 5
    (button,) = [m for m in desk.evening.post if m.chat_id == PEOPLE + 3][-1].buttons
    assert button["data"] == f"1.{desk.session}.seat.up"
    await desk.evening.does(3, c.SitAtDesk, desk.evening.private(3), session_id=desk.session, pick="up", press=True)
    assert len(await desk.evening.db.transact(lambda uow: uow.guests(desk.session))) == 4
