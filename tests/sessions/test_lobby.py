"""Opening, joining, leaving, options: the lobby through the service's door."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Receipt, Rejected
from storage.engine import Database
from storage.records import Status
from storage.unit import UnitOfWork
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


def refused(receipt: Receipt, key: str) -> bool:
    assert isinstance(receipt, Rejected), receipt
    assert receipt.toast.key == key
    return True


async def seats(evening: Evening, session_id: str) -> list[int | None]:
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    return [None if row.user_id is None else row.user_id - PEOPLE for row in rows]


async def test_whoever_opens_sits_and_the_board_shows_the_commitment(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.deliver()
    board = next(item for item in evening.post if item.slot == "lobby")
    assert await seats(evening, session_id) == [1]
    entry = (await evening.journal(session_id))[0]
    assert entry["commitment"][:12] in board.text


async def test_two_openings_at_once_make_one_lobby(evening: Evening) -> None:
    receipts = await asyncio.gather(*(evening.does(number, c.OpenLobby) for number in (1, 2, 3)))
    assert sum(isinstance(receipt, Accepted) for receipt in receipts) == 1
    assert len(await evening.db.transact(lambda uow: uow.live_sessions())) == 1


async def test_each_topic_has_a_table_of_its_own_and_every_message_carries_the_topic(evening: Evening) -> None:
    await evening.starts(1)
    one = await evening.does(1, c.OpenLobby, evening.group(77))
    other = await evening.does(2, c.OpenLobby, evening.group(None))
    assert isinstance(one, Accepted)
    assert isinstance(other, Accepted)
    await evening.does(1, c.FillSeats, evening.group(77))
    await evening.does(1, c.Begin, evening.group(77))
    await evening.passes(400)
    said = [item for item in evening.post if item.session_id == one.session_id and item.chat_id == GROUP]
    assert len(said) > 3
    assert {item.topic for item in said} == {77}


async def test_a_table_is_opened_in_groups_only(evening: Evening) -> None:
    assert refused(await evening.does(1, c.OpenLobby, evening.private(1)), "service-play-in-group")


async def test_joining_twice_gives_one_seat_and_no_reproach(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    again = await evening.does(2, c.TakeSeat, press=True)
    assert isinstance(again, Ignored)
    assert await seats(evening, session_id) == [1, 2]


async def test_joining_leaving_joining_at_once_ends_with_the_last_press(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.starts(2)
    for command in (c.TakeSeat, c.GiveUpSeat, c.TakeSeat):
        await evening.does(2, command, session_id=session_id, press=True)
    assert await seats(evening, session_id) == [1, 2]


async def test_whoever_cannot_be_written_to_is_seated_and_sent_to_the_private_chat(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    receipt = await evening.does(2, c.TakeSeat, press=True)
    assert isinstance(receipt, Accepted)
    assert receipt.toast is not None
    assert receipt.toast.url == f"https://t.me/narratore_bot?start=join_{session_id}"


async def test_a_join_link_seats_and_makes_reachable_in_one(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.starts(2, f"join_{session_id}")
    person = await evening.db.transact(lambda uow: uow.person(PEOPLE + 2))
    assert person is not None
    assert person.reachable
    assert await seats(evening, session_id) == [1, 2]
    await evening.deliver()
    assert "Il &lt;b&gt;borgo&lt;/b&gt;" in evening.heard(PEOPLE + 2)


@pytest.mark.parametrize(
    "payload", ["join_zzzzzzzz", "join_", "J" * 65, "join_<b>", "settings_-100", "join_00000001_x"]
)
async def test_a_link_that_leads_nowhere_is_explained_and_seats_nobody(evening: Evening, payload: str) -> None:
    session_id = await evening.lobby(1)
    receipt = await evening.starts(2, payload)
    assert isinstance(receipt, Rejected)
    assert await seats(evening, session_id) == [1]
    await evening.deliver()
    assert len([item for item in evening.post if item.chat_id == PEOPLE + 2]) == 1


async def test_a_link_that_was_passed_on_seats_no_stranger(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    evening.crowd.strangers.add(PEOPLE + 9)
    assert refused(await evening.starts(9, f"join_{session_id}"), "service-not-a-member-private")
    assert await seats(evening, session_id) == [1]


async def test_a_plain_start_names_the_table_that_waits_for_the_person(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.does(2, c.TakeSeat)
    await evening.starts(2)
    await evening.deliver()
    assert "è già tuo" in evening.heard(PEOPLE + 2)
    assert await seats(evening, session_id) == [1, 2]


async def test_one_live_table_a_person(evening: Evening) -> None:
    await evening.lobby(2)
    elsewhere = c.Where(chat_id=-500, kind="group", title="Altrove")
    await evening.does(3, c.OpenLobby, elsewhere)
    receipt = await evening.does(2, c.TakeSeat, elsewhere, press=True)
    assert refused(receipt, "service-engaged")
    assert isinstance(receipt, Rejected)
    assert receipt.toast.args["group"] == "Il <b>borgo</b>"


async def test_two_joinings_of_one_person_at_once_seat_him_once(evening: Evening) -> None:
    await evening.lobby(1)
    elsewhere = c.Where(chat_id=-500, kind="group", title="Altrove")
    await evening.does(2, c.OpenLobby, elsewhere)
    await evening.starts(3)
    receipts = await asyncio.gather(evening.does(3, c.TakeSeat), evening.does(3, c.TakeSeat, elsewhere))
    assert sum(isinstance(receipt, Accepted) for receipt in receipts) == 1


async def test_an_anonymous_administrator_runs_the_lobby_and_cannot_sit(evening: Evening) -> None:
    anonymous = replace(evening.who(999), anonymous=True)
    opened = await evening.does(1, c.OpenLobby, who=anonymous)
    assert isinstance(opened, Accepted)
    assert opened.session_id is not None
    assert await seats(evening, opened.session_id) == []
    assert refused(await evening.does(1, c.TakeSeat, who=anonymous), "service-anonymous")
    assert isinstance(await evening.does(1, c.Extend, who=anonymous), Accepted)
    assert isinstance(await evening.does(1, c.Stop, who=anonymous), Accepted)
    assert evening.crowd.asked == 0


async def test_the_opener_who_leaves_hands_the_table_over(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    await evening.does(1, c.GiveUpSeat)
    assert (await evening.record(session_id)).opener == PEOPLE + 2
    await evening.deliver()
    assert "Persona 2" in evening.heard()


async def test_a_seat_number_is_never_given_twice_and_the_deal_closes_the_gaps(evening: Evening) -> None:
    session_id = await evening.lobby(6)
    await evening.does(6, c.GiveUpSeat)
    await evening.does(2, c.GiveUpSeat)
    await evening.starts(7)
    await evening.does(7, c.TakeSeat)
    late = await evening.does(1, c.RemoveSeat, session_id=session_id, seat=6, press=True)
    assert isinstance(late, Ignored)
    await evening.does(1, c.Begin)
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert [(row.seat, row.user_id) for row in rows] == [(n, PEOPLE + who) for n, who in enumerate((1, 3, 4, 5, 7), 1)]


async def test_options_are_set_by_the_host_and_set_again_without_effect(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    set_it = {"session_id": session_id, "field": "pace", "value": "fast", "press": True}
    assert refused(await evening.does(2, c.SetOption, **set_it), "service-host-only")
    assert isinstance(await evening.does(1, c.SetOption, **set_it), Accepted)
    assert isinstance(await evening.does(1, c.SetOption, **set_it), Ignored)
    assert (await evening.record(session_id)).options["pace"] == "fast"
    wrong = {**set_it, "value": "warp"}
    assert refused(await evening.does(1, c.SetOption, **wrong), "service-unknown-option")


async def test_pages_turned_in_haste_wait_and_melt_into_one_edit_and_the_presser_is_told(evening: Evening) -> None:
    """Pitfall 22's kind: edits are calls, and a menu must not use up the minute of the story."""
    session_id = await evening.lobby(1)
    await evening.deliver()
    pages = ["options", "pace", "options", "vote_style", "options", "deck", "options", "pace", "options"]
    toasts = []
    for page in pages:
        receipt = await evening.does(1, c.ShowOptions, session_id=session_id, page=page, press=True)
        assert isinstance(receipt, Accepted)
        toasts.append(None if receipt.toast is None else receipt.toast.key)
    assert toasts == [None] * 6 + ["service-page-soon"] * 3
    evening.clock.advance(60)
    calm = await evening.does(1, c.ShowOptions, session_id=session_id, page="pace", press=True)
    assert isinstance(calm, Accepted)
    assert calm.toast is None


async def test_the_next_lobby_of_a_group_begins_with_the_options_of_the_last(evening: Evening) -> None:
    first = await evening.lobby(2)
    await evening.does(1, c.SetOption, session_id=first, field="pace", value="fast", press=True)
    await evening.does(1, c.Stop)
    second = await evening.lobby(2)
    assert second != first
    assert (await evening.record(second)).options["pace"] == "fast"


async def test_options_that_no_longer_exist_give_way_to_the_usual_ones(evening: Evening) -> None:
    first = await evening.lobby(2)
    await evening.does(1, c.Stop)

    def age(uow: UnitOfWork) -> None:
        group = uow.group(GROUP)
        assert group is not None
        uow.save_group(replace(group, settings={"options": {"lupi": {"pace": "warp"}}}))

    await evening.db.transact(age)
    second = await evening.lobby(2)
    assert second != first
    assert (await evening.record(second)).options["pace"] == "normal"


async def test_an_admin_may_what_the_opener_may(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    evening.crowd.admins.add(PEOPLE + 9)
    set_it = {"session_id": session_id, "field": "pace", "value": "fast", "press": True}
    assert isinstance(await evening.does(9, c.SetOption, **set_it), Accepted)


async def test_after_ten_silent_minutes_any_player_stands_in_for_the_opener(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    await evening.does(1, c.Pause)
    evening.clock.advance(599)
    assert refused(await evening.does(2, c.Stop), "service-host-only")
    evening.clock.advance(2)
    assert refused(await evening.does(9, c.Stop), "service-host-only")
    assert isinstance(await evening.does(2, c.Stop), Accepted)
    assert (await evening.record(session_id)).status is Status.CLOSED


async def test_a_lobby_with_too_few_people_waits_offers_help_and_expires(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    await evening.passes(185)
    assert (await evening.record(session_id)).status is Status.LOBBY
    assert "🤖" in evening.post[-1].buttons[0]["text"] or any(
        "🤖" in b["text"] for i in evening.post for b in i.buttons
    )
    await evening.passes(700)
    assert (await evening.record(session_id)).status is Status.CLOSED
    assert isinstance(await evening.does(2, c.OpenLobby), Accepted)


async def test_people_who_come_late_set_a_waiting_lobby_going(evening: Evening) -> None:
    session_id = await evening.lobby(4)
    await evening.passes(185)
    await evening.starts(5)
    await evening.does(5, c.TakeSeat)
    await evening.passes(65)
    assert (await evening.record(session_id)).status is Status.RUNNING


async def test_the_countdown_deals_by_itself(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    await evening.passes(179)
    assert (await evening.record(session_id)).status is Status.LOBBY
    await evening.passes(2)
    assert (await evening.record(session_id)).status is Status.RUNNING


async def test_a_command_that_lay_in_the_queue_for_long_opens_nothing(evening: Evening) -> None:
    old = evening.clock.now() - timedelta(minutes=20)
    assert isinstance(await evening.does(1, c.OpenLobby, at=old), Ignored)
    await evening.deliver()
    assert evening.post == []


@pytest.mark.parametrize("attempt", range(6))
async def test_whoever_joins_in_the_last_second_is_dealt_in_or_refused_and_told(evening: Evening, attempt: int) -> None:
    session_id = await evening.lobby(5)
    await evening.starts(6)
    await evening.passes(179)
    evening.clock.advance(1)
    rings = [evening.service.ring(ring) for ring in await evening.service.due(evening.clock.now())]
    assert rings
    join = evening.does(6, c.TakeSeat)
    done = await asyncio.gather(*([join, *rings] if attempt % 2 else [*rings, join]))
    receipt = done[0] if attempt % 2 else done[-1]
    record = await evening.record(session_id)
    seated = await seats(evening, session_id)
    assert record.status is Status.RUNNING
    assert record.state is not None
    assert (6 in seated) is isinstance(receipt, Accepted)
    assert len(record.state["players"]) == len(seated)
    if isinstance(receipt, Rejected):
        assert receipt.toast.key == "service-join-too-late"
        elsewhere = c.Where(chat_id=-9, kind="group", title="x")
        assert isinstance(await evening.does(6, c.OpenLobby, elsewhere), Accepted)


async def test_a_rematch_opens_a_lobby_and_invites_the_others(evening: Evening) -> None:
    session_id = await evening.game(5)
    await evening.does(1, c.Stop)
    await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
    again = await evening.does(3, c.Rematch, session_id=session_id, press=True)
    assert isinstance(again, Accepted)
    assert await seats(evening, str(again.session_id)) == [3]
    await evening.deliver()
    invitation = next(i for i in reversed(evening.post) if i.chat_id == PEOPLE + 1)
    assert invitation.buttons[0]["data"] == f"1.{again.session_id}.lobby.join"
    stranger = await evening.does(9, c.Rematch, session_id=session_id, press=True)
    assert isinstance(stranger, Rejected)


async def test_whoever_presses_for_a_rematch_second_sits_down_at_the_table_of_the_first(evening: Evening) -> None:
    session_id = await evening.game(5)
    await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
    first = await evening.does(3, c.Rematch, session_id=session_id, press=True)
    second = await evening.does(4, c.Rematch, session_id=session_id, press=True)
    assert isinstance(first, Accepted)
    assert isinstance(second, Accepted)
    assert second.toast is not None
    assert second.toast.key == "service-joined-toast"
    assert await seats(evening, str(first.session_id)) == [3, 4]
