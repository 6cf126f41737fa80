"""Whose table it is, who comes to it by link, how long it waits, and how several stand side by side."""

from collections.abc import Sequence

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Receipt, Rejected
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

ELSEWHERE = c.Where(chat_id=-500, kind="group", title="Altrove")
OTHER_GROUP = -500


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: who may sit does not depend on where it is stored."""
    return sqlite_url


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


async def opener(evening: Evening, session_id: str) -> int:
    return (await evening.record(session_id)).opener - PEOPLE


async def told(evening: Evening, number: int) -> Sent:
    """What the person was answered in private, before the question that is asked of everybody once."""
    await evening.deliver()
    return next(item for item in evening.post if item.chat_id == PEOPLE + number)


async def heard_last(evening: Evening, chat_id: int) -> Sent:
    await evening.deliver()
    return [item for item in evening.post if item.chat_id == chat_id and "text" in item.payload][-1]


def labels(sent: Sent) -> Sequence[str]:
    return [button["text"] for button in sent.buttons]


# Handing the table over


async def test_whoever_opened_a_table_gives_it_to_somebody_who_sits_there(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    await evening.does(1, c.HandOver)
    asked = await heard_last(evening, GROUP)
    assert [button["data"] for button in asked.buttons] == [f"1.{session_id}.host.2", f"1.{session_id}.host.3"]
    given = await evening.does(1, c.HandOver, session_id=session_id, seat=3, press=True)
    assert isinstance(given, Accepted)
    assert await opener(evening, session_id) == 3
    assert refused(await evening.does(1, c.Begin), "service-host-only")
    await evening.deliver()
    assert "in mano a Persona 3" in evening.heard(GROUP)


async def test_a_table_in_play_is_handed_over_too_and_its_proof_still_adds_up(evening: Evening) -> None:
    session_id = await evening.game(6)
    await evening.does(1, c.HandOver, session_id=session_id, seat=4, press=True)
    assert await opener(evening, session_id) == 4
    assert isinstance(await evening.does(4, c.Pause), Accepted)
    assert {"kind": "host", "seat": 4} in await evening.journal(session_id)


async def test_nobody_takes_a_table_from_its_opener_and_no_computer_gets_one(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    await evening.does(1, c.FillSeats)
    for seat in (2, 3):
        assert refused(
            await evening.does(2, c.HandOver, session_id=session_id, seat=seat, press=True), "service-host-only"
        )
    assert refused(await evening.does(1, c.HandOver, session_id=session_id, seat=3, press=True), "service-stale-button")
    assert await opener(evening, session_id) == 1
    evening.clock.advance(11 * 60)
    assert isinstance(await evening.does(2, c.HandOver, session_id=session_id, seat=2, press=True), Accepted)


async def test_a_table_with_one_person_has_nobody_to_be_given_to(evening: Evening) -> None:
    await evening.lobby(1)
    assert refused(await evening.does(1, c.HandOver), "service-no-heir")


async def test_the_buttons_of_the_people_mean_who_they_name_after_somebody_got_up(evening: Evening) -> None:
    session_id = await evening.lobby(4)
    await evening.does(2, c.GiveUpSeat)
    await evening.does(1, c.ShowOptions, session_id=session_id, page="people", press=True)
    page = await heard_last(evening, GROUP)
    fourth = next(button for button in page.buttons if "Persona 4" in button["text"])
    await evening.does(1, c.RemoveSeat, session_id=session_id, seat=int(fourth["data"].rpartition(".")[2]), press=True)
    assert await seats(evening, session_id) == [1, 3]


# Invited by link


async def test_the_board_has_a_link_that_can_be_sent_on(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    board = await heard_last(evening, GROUP)
    invite = next(button["url"] for button in board.buttons if "url" in button)
    assert invite.startswith(
        "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fnarratore_bot%3Fstart%3Djoin_" + session_id
    )


async def test_an_outsider_is_told_how_to_get_in_and_has_the_seat_on_coming_into_the_group(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    evening.crowd.strangers.add(PEOPLE + 9)
    assert refused(await evening.starts(9, f"join_{session_id}"), "service-not-a-member-private")
    assert "gruppo privato" in (await told(evening, 9)).text
    assert await seats(evening, session_id) == [1]
    evening.crowd.strangers.clear()
    await evening.does(9, c.MemberCame, user_id=PEOPLE + 9)
    assert await seats(evening, session_id) == [1, 9]
    assert "Il posto è tuo" in (await heard_last(evening, PEOPLE + 9)).text


async def test_a_public_group_is_opened_by_a_button(evening: Evening) -> None:
    public = c.Where(chat_id=GROUP, kind="supergroup", title="La piazza", username="lapiazza")
    opened = await evening.does(1, c.OpenLobby, public)
    assert isinstance(opened, Accepted)
    evening.crowd.strangers.add(PEOPLE + 9)
    await evening.starts(9, f"join_{opened.session_id}")
    assert (await told(evening, 9)).buttons[0]["url"] == "https://t.me/lapiazza"


async def test_who_came_into_the_group_without_having_asked_sits_nowhere(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.starts(9)
    await evening.does(9, c.MemberCame, user_id=PEOPLE + 9)
    assert await seats(evening, session_id) == [1]


# How long it waits


async def test_a_lobby_that_waits_in_vain_says_so_before_it_closes_and_can_be_kept(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    lobby_lasts = (await evening.record(session_id)).due_at
    assert lobby_lasts is not None
    while "chiudo il tavolo" not in evening.heard(GROUP):
        await evening.passes(30)
    notice = next(item for item in reversed(evening.post) if "chiudo il tavolo" in item.text)
    assert "Mancano ancora 3 persone" in notice.text
    assert notice.buttons[0]["data"] == f"1.{session_id}.lobby.extend"
    await evening.does(2, c.Extend, session_id=session_id, press=True)
    await evening.passes(130)
    assert (await evening.record(session_id)).status is Status.LOBBY
    await evening.passes(120)
    assert (await evening.record(session_id)).status is Status.CLOSED


async def test_a_lobby_that_was_paused_and_forgotten_gives_the_place_free(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    await evening.does(1, c.Pause)
    await evening.passes(3 * 3600)
    assert (await evening.record(session_id)).status is Status.CLOSED
    assert "da un bel po’" in evening.heard(GROUP)
    again = await evening.lobby(2)
    await evening.does(1, c.Pause)
    await evening.does(1, c.Resume)
    assert not [name for name in (await evening.record(again)).extra.get("alarms", {}) if "stale" in name]


# One table at a time


async def test_who_sits_elsewhere_is_told_where_in_private_alone_with_a_way_out(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    await evening.deliver()
    opened = await evening.does(3, c.OpenLobby, ELSEWHERE)
    assert isinstance(opened, Accepted)
    assert refused(await evening.does(2, c.TakeSeat, ELSEWHERE), "service-engaged-told")
    told = await heard_last(evening, PEOPLE + 2)
    assert "«Il &lt;b&gt;borgo&lt;/b&gt;»" in told.text
    assert "borgo" not in evening.heard(OTHER_GROUP)
    assert [button.get("data") for button in told.buttons][1:] == [
        f"1.{session_id}.leave.yes",
        f"1.{opened.session_id}.lobby.join",
    ]
    assert told.buttons[0]["url"].startswith("https://t.me/c/2999999999/")
    await evening.does(2, c.GiveUpSeat, evening.private(2), session_id=session_id, confirmed=True, press=True)
    seated = await evening.does(2, c.TakeSeat, evening.private(2), session_id=opened.session_id, press=True)
    assert isinstance(seated, Accepted)


async def test_a_game_is_not_left_by_the_first_tap(evening: Evening) -> None:
    session_id = await evening.game(6)
    await evening.does(7, c.OpenLobby, ELSEWHERE)
    await evening.does(2, c.TakeSeat, ELSEWHERE)
    told = await heard_last(evening, PEOPLE + 2)
    assert f"1.{session_id}.leave.ask" in [button.get("data") for button in told.buttons]


async def test_who_wants_to_sits_at_several_tables_and_each_card_names_its_group(evening: Evening) -> None:
    await evening.starts(2)
    await evening.does(2, c.PressSettings, evening.private(2), chat_id=0, field="several", pick="true", press=True)
    one = await evening.game(6)
    await evening.does(7, c.OpenLobby, ELSEWHERE)
    assert isinstance(await evening.does(2, c.TakeSeat, ELSEWHERE), Accepted)
    evening.post.clear()
    await evening.does(2, c.AskRole, evening.private(2), session_id=one)
    card = next(item for item in await evening.deliver() if item.chat_id == PEOPLE + 2)
    assert card.text.startswith("📍 <b>Il &lt;b&gt;borgo&lt;/b&gt;</b>\n")
    evening.post.clear()
    await evening.does(3, c.AskRole, evening.private(3))
    assert "📍" not in (await heard_last(evening, PEOPLE + 3)).text


async def test_the_host_does_not_learn_where_else_a_comer_sits(evening: Evening) -> None:
    session_id = await evening.game(6)
    await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=False)
    await evening.starts(8)
    await evening.does(8, c.TakeSeat)
    await evening.does(8, c.OpenLobby, ELSEWHERE)
    receipt = await evening.does(1, c.Admit, session_id=session_id, seat=2, comer=0, press=True)
    assert refused(receipt, "service-comer-engaged")


# Several tables in one chat


async def test_where_a_topic_has_no_table_the_others_are_listed_with_links(evening: Evening) -> None:
    for number, topic in ((1, 77), (2, 78)):
        await evening.starts(number)
        where = c.Where(chat_id=GROUP, topic=topic, kind="supergroup", title="Borgo", topic_title=f"Sala {topic}")
        await evening.does(number, c.OpenLobby, where)
    await evening.deliver()
    await evening.does(3, c.AskStatus)
    listed = await heard_last(evening, GROUP)
    assert "Sala 77" in listed.text
    assert labels(listed) == ["➡️ Lupi e contadini · Sala 77", "➡️ Lupi e contadini · Sala 78"]
    assert listed.buttons[0]["url"].startswith("https://t.me/c/2999999999/77/")
    assert listed.topic is None
    assert refused(await evening.does(3, c.Begin, evening.group(79)), "service-no-lobby")
    assert len((await heard_last(evening, GROUP)).buttons) == 2
    await evening.does(3, c.TopicChanged, evening.group(77), name="Cantina")
    await evening.does(3, c.AskStatus)
    assert "Cantina" in (await heard_last(evening, GROUP)).text


async def test_who_sits_in_one_topic_reads_which_when_another_topic_refuses(evening: Evening) -> None:
    await evening.starts(2)
    await evening.does(1, c.OpenLobby, evening.group(77))
    await evening.does(2, c.TakeSeat, evening.group(77))
    await evening.does(3, c.OpenLobby, evening.group(78))
    assert refused(await evening.does(2, c.TakeSeat, evening.group(78)), "service-engaged-told")
    assert "· Lupi e contadini" in (await heard_last(evening, PEOPLE + 2)).text


async def test_a_closed_topic_stops_the_clock_and_a_reopened_one_starts_it(evening: Evening) -> None:
    await evening.starts(1)
    opened = await evening.does(1, c.OpenLobby, evening.group(77))
    assert isinstance(opened, Accepted)
    await evening.does(1, c.TopicChanged, evening.group(77), closed=True)
    await evening.does(1, c.TopicChanged, evening.group(78), closed=True)
    assert "è chiuso" in (await heard_last(evening, PEOPLE + 1)).text
    assert (await evening.record(str(opened.session_id))).holds == {"closed"}
    await evening.does(1, c.TopicChanged, evening.group(77))
    assert not (await evening.record(str(opened.session_id))).holds


async def test_a_table_whose_topic_is_gone_moves_to_the_general_one_once(evening: Evening) -> None:
    await evening.starts(1)
    opened = await evening.does(1, c.OpenLobby, evening.group(77))
    assert isinstance(opened, Accepted)
    for _ in range(2):
        await evening.service.adrift(GROUP, 77)
    assert (await evening.record(str(opened.session_id))).topic is None
    await evening.deliver()
    assert evening.heard(GROUP).count("il tavolo si sposta qui") == 1
    assert isinstance(await evening.does(1, c.AskStatus), Accepted)


async def test_where_the_general_topic_is_taken_a_game_waits_and_a_lobby_gives_way(evening: Evening) -> None:
    for number in range(1, 8):
        await evening.starts(number)
    game = await evening.does(1, c.OpenLobby, evening.group(77))
    await evening.does(1, c.FillSeats, evening.group(77))
    await evening.does(1, c.Begin, evening.group(77))
    await evening.pump()
    lobby = await evening.does(2, c.OpenLobby, evening.group(78))
    general = await evening.does(3, c.OpenLobby)
    assert isinstance(game, Accepted)
    assert isinstance(lobby, Accepted)
    assert isinstance(general, Accepted)
    for topic in (77, 78):
        await evening.service.adrift(GROUP, topic)
    assert (await evening.record(str(lobby.session_id))).status is Status.CLOSED
    assert (await evening.record(str(game.session_id))).status is Status.RUNNING
    again = {"session_id": game.session_id, "press": True}
    assert refused(await evening.does(1, c.Resume, **again), "service-place-taken")
    await evening.does(3, c.Stop)
    assert isinstance(await evening.does(1, c.Resume, **again), Accepted)
    assert (await evening.record(str(game.session_id))).topic is None
