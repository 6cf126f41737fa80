"""Somebody new in a seat of a running game."""

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Receipt, Rejected
from storage.engine import Database
from tests.kit.evening import GROUP, PEOPLE, Evening

LATE = 8
"""Number of somebody who is in the group and has no seat."""


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


async def a_game_with_somebody_missing(evening: Evening) -> str:
    """Six play, the second has blocked the bot, and one more has opened its private chat."""
    session_id = await evening.game(6)
    await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=False)
    await evening.starts(LATE)
    await evening.deliver()
    return session_id


async def test_with_the_hosts_consent_somebody_new_gets_the_seat_the_card_and_the_open_question(
    evening: Evening,
) -> None:
    session_id = await a_game_with_somebody_missing(evening)
    assert isinstance(await evening.does(LATE, c.TakeSeat), Accepted)
    await evening.deliver()
    request = next(item for item in reversed(evening.post) if item.chat_id == GROUP)
    assert f"Persona {LATE}" in request.text
    assert [button["data"] for button in request.buttons] == [f"1.{session_id}.admit.2-0"]
    assert refused(await evening.presses(3, session_id, "admit", "2-0"), "service-host-only")
    assert isinstance(await evening.presses(1, session_id, "admit", "2-0"), Accepted)
    before = len(evening.post)
    await evening.deliver()
    told = [item for item in evening.post[before:] if item.chat_id == PEOPLE + LATE]
    assert any("carta" in item.text for item in told)
    assert len([item for item in told if (item.slot or "").startswith("prompt:2:n1.")]) == 1
    assert f"Persona {LATE}" in evening.heard(GROUP)
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert [row.user_id for row in rows if row.seat == 2] == [PEOPLE + LATE]


async def test_whoever_has_lost_a_seat_has_no_say_in_it_any_more_and_does_not_get_it_back(evening: Evening) -> None:
    session_id = await a_game_with_somebody_missing(evening)
    await evening.does(LATE, c.TakeSeat)
    await evening.presses(1, session_id, "admit", "2-0")
    await evening.starts(2)
    assert isinstance(await evening.presses(2, session_id, "n1.sleep", "1"), Rejected)
    assert refused(await evening.does(2, c.TakeSeat), "service-join-too-late")


async def test_nobody_comes_in_where_all_the_seats_are_held(evening: Evening) -> None:
    await evening.game(6)
    await evening.starts(LATE)
    assert refused(await evening.does(LATE, c.TakeSeat), "service-join-too-late")


async def test_a_player_who_has_given_up_never_sits_down_again(evening: Evening) -> None:
    session_id = await a_game_with_somebody_missing(evening)
    assert isinstance(await evening.does(3, c.GiveUpSeat, session_id=session_id, confirmed=True, press=True), Accepted)
    await evening.does(3, c.TakeSeat)
    await evening.deliver()
    assert "admit.2-0" not in str([item.payload for item in evening.post])


async def test_the_request_is_put_to_the_host_once(evening: Evening) -> None:
    await a_game_with_somebody_missing(evening)
    await evening.does(LATE, c.TakeSeat)
    await evening.deliver()
    before = len(evening.post)
    assert isinstance(await evening.does(LATE, c.TakeSeat, press=True), Ignored)
    await evening.deliver()
    assert not evening.post[before:]
    assert isinstance(await evening.does(LATE, c.TakeSeat), Ignored)
    await evening.deliver()
    assert ["Ho chiesto" in item.text for item in evening.post[before:]] == [True]


async def test_who_cannot_be_written_to_is_shown_the_private_chat_first(evening: Evening) -> None:
    await a_game_with_somebody_missing(evening)
    assert refused(await evening.does(9, c.TakeSeat), "service-press-start")


async def test_a_seat_whose_holder_has_come_back_is_not_handed_over(evening: Evening) -> None:
    session_id = await a_game_with_somebody_missing(evening)
    await evening.does(LATE, c.TakeSeat)
    await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=True)
    assert refused(await evening.presses(1, session_id, "admit", "2-0"), "service-stale-button")


@pytest.mark.parametrize("option", ["2-1", "2-", "x", "3-0", "2-0-0"])
async def test_a_forged_button_hands_nothing_over(evening: Evening, option: str) -> None:
    session_id = await a_game_with_somebody_missing(evening)
    await evening.does(LATE, c.TakeSeat)
    assert refused(await evening.presses(1, session_id, "admit", option), "service-stale-button")


async def test_whoever_has_taken_a_seat_over_sits_at_that_table_and_at_no_other(evening: Evening) -> None:
    session_id = await a_game_with_somebody_missing(evening)
    await evening.does(LATE, c.TakeSeat)
    await evening.presses(1, session_id, "admit", "2-0")
    elsewhere = c.Where(chat_id=-9, kind="group", title="x")
    await evening.does(7, c.OpenLobby, elsewhere)
    assert refused(await evening.does(LATE, c.TakeSeat, elsewhere), "service-engaged-told")


async def test_who_plays_already_is_not_told_that_the_card_is_still_to_come(evening: Evening) -> None:
    session_id = await evening.game(6)
    before = len(evening.post)
    again = await evening.does(3, c.TakeSeat, evening.private(3), session_id=session_id)
    assert isinstance(again, Ignored)
    await evening.deliver()
    told = [item.text for item in evening.post[before:] if item.chat_id == PEOPLE + 3]
    assert any("/ruolo" in text for text in told)
    assert not any("arriverà" in text for text in told)
