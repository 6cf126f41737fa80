"""People who do not answer, cannot be reached, or give up."""

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what is said does not depend on where it is stored."""
    return sqlite_url


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def blocks(evening: Evening, number: int) -> None:
    """Telegram reports that the person has blocked the bot."""
    await evening.does(number, c.ReachabilityChanged, evening.private(number), reachable=False)


async def fails(evening: Evening, number: int) -> None:
    """A message to the person does not arrive, and Telegram has reported nothing."""
    await evening.service.gone(PEOPLE + number, "deactivated")


async def test_who_blocks_the_bot_is_named_without_a_role_and_the_host_has_three_choices(evening: Evening) -> None:
    session_id = await evening.game(6)
    before = len(evening.post)
    await blocks(evening, 2)
    await blocks(evening, 2)
    await evening.deliver()
    told = [item for item in evening.post[before:] if item.chat_id == GROUP]
    assert len(told) == 1
    assert "Persona 2" in told[0].text
    assert [b.get("data", "").split(".")[2:] for b in told[0].buttons[1:]] == [
        ["wait", "2"],
        ["sub", "2"],
        ["remove", "2"],
    ]
    assert (await evening.record(session_id)).status is Status.RUNNING
    await evening.passes(100)
    assert (await evening.record(session_id)).extra["phase"] != "n1"


async def test_who_comes_back_gets_the_question_that_was_never_delivered_once(evening: Evening) -> None:
    await evening.lobby(6)
    await evening.does(1, c.Begin)
    await blocks(evening, 2)
    await evening.starts(2)
    await evening.deliver()
    shown = [item for item in evening.post if (item.slot or "").startswith("prompt:2:n1.")]
    assert len(shown) == 1
    assert "Persona 2" in evening.heard(GROUP)


async def test_who_comes_back_is_not_asked_again_what_is_on_the_screen(evening: Evening) -> None:
    await evening.game(6)
    await blocks(evening, 2)
    before = len(evening.post)
    await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=True)
    await evening.deliver()
    assert not [item for item in evening.post[before:] if item.chat_id == PEOPLE + 2]


async def test_who_comes_and_goes_at_will_is_heard_of_six_times_in_ten_minutes(evening: Evening) -> None:
    await evening.game(6)
    before = len(evening.post)
    for _ in range(10):
        await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=False)
        await evening.deliver()
        await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=True)
        await evening.deliver()
    told = " ".join(item.text for item in evening.post[before:] if item.chat_id == GROUP)
    assert told.count("di nuovo raggiungibile") == told.count("Non riesco più a scrivere") == 3


async def test_the_host_may_put_a_computer_player_in_the_place_of_the_unreachable(evening: Evening) -> None:
    session_id = await evening.game(6)
    await blocks(evening, 2)
    assert isinstance(await evening.presses(3, session_id, "sub", "2"), Rejected)
    assert isinstance(await evening.presses(1, session_id, "sub", "3"), Rejected)
    assert isinstance(await evening.presses(1, session_id, "sub", "2"), Accepted)
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert rows[1].seat == 2
    assert rows[1].computer
    await evening.passes(59)
    moves = [entry for entry in await evening.journal(session_id) if entry["kind"] == "move"]
    assert [entry["seat"] for entry in moves] == [2]
    await evening.starts(2)
    assert isinstance(await evening.presses(2, session_id, "n1.sleep", "1"), Rejected)


async def test_the_host_may_remove_the_unreachable_and_nobody_else(evening: Evening) -> None:
    session_id = await evening.game(7)
    await blocks(evening, 2)
    reachable = await evening.does(1, c.RemoveSeat, session_id=session_id, seat=3, press=True)
    assert isinstance(reachable, Rejected)
    assert isinstance(await evening.does(1, c.RemoveSeat, session_id=session_id, seat=2, press=True), Accepted)
    leave = [entry for entry in await evening.journal(session_id) if entry["kind"] == "leave"]
    assert leave == [{"kind": "leave", "seat": 2, "why": "removed"}]


async def test_resigning_is_confirmed_in_private_and_frees_the_person(evening: Evening) -> None:
    session_id = await evening.game(7)
    asked = await evening.does(3, c.GiveUpSeat)
    assert isinstance(asked, Accepted)
    assert "leave" not in [entry["kind"] for entry in await evening.journal(session_id)]
    await evening.deliver()
    button = next(i for i in reversed(evening.post) if i.chat_id == PEOPLE + 3).buttons[0]
    assert button["data"] == f"1.{session_id}.leave.yes"
    done = await evening.does(3, c.GiveUpSeat, session_id=session_id, confirmed=True, press=True)
    assert isinstance(done, Accepted)
    again = await evening.does(3, c.GiveUpSeat, session_id=session_id, confirmed=True, press=True)
    assert isinstance(again, Rejected)
    assert isinstance(await evening.does(3, c.OpenLobby, c.Where(chat_id=-9, kind="group", title="x")), Accepted)


async def test_the_opener_who_resigns_hands_the_game_over(evening: Evening) -> None:
    session_id = await evening.game(7)
    await evening.does(1, c.GiveUpSeat, session_id=session_id, confirmed=True, press=True)
    assert (await evening.record(session_id)).opener == PEOPLE + 2


async def test_who_sleeps_through_votes_is_reminded_in_private_and_then_out_by_the_default_rule(
    evening: Evening,
) -> None:
    session_id = await evening.lobby(7)
    await evening.does(1, c.SetOption, session_id=session_id, field="vote_style", value="together", press=True)
    await evening.does(1, c.Begin)
    await evening.passes(60 + 90 + 300 + 100)
    reminded = [item for item in evening.post if item.chat_id > PEOPLE and "manca ancora la tua risposta" in item.text]
    assert len({item.chat_id for item in reminded}) == len(reminded) > 0
    await evening.until_over(session_id)
    reasons = {entry.get("why") for entry in await evening.journal(session_id) if entry["kind"] == "leave"}
    assert reasons <= {"absent"}
    assert evening.reports == []


async def test_a_secret_question_is_never_reminded(evening: Evening) -> None:
    await evening.game(7)
    await evening.passes(89)
    assert not any("manca ancora" in item.text for item in evening.post if item.chat_id > PEOPLE)


async def test_who_is_not_reached_between_two_openings_is_named_at_the_next_nightfall(evening: Evening) -> None:
    """Who is written to in mid-night or at dawn depends on the cards: a notice then would tell them."""
    session_id = await evening.game(7)
    await fails(evening, 2)
    await fails(evening, 2)
    await evening.passes(120)
    assert str((await evening.record(session_id)).extra["phase"]).startswith("d1")
    assert not [item for item in evening.post if (item.slot or "").startswith("lost.")]
    assert isinstance(await evening.presses(1, session_id, "wait", "2"), Rejected)
    assert isinstance(await evening.does(1, c.RemoveSeat, session_id=session_id, seat=2, press=True), Rejected)
    while not str((await evening.record(session_id)).extra["phase"]).startswith("n2"):
        await evening.passes(10)
    told = [item for item in evening.post if (item.slot or "").startswith("lost.2")]
    assert len(told) == 1
    assert "Persona 2" in told[0].text
    assert isinstance(await evening.presses(1, session_id, "wait", "2"), Accepted)


async def test_who_is_not_reached_and_comes_back_before_it_was_told_is_not_spoken_of(evening: Evening) -> None:
    await evening.game(7)
    await fails(evening, 2)
    await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=True)
    before = len(evening.post)
    await evening.passes(60)
    assert not [i for i in evening.post[before:] if i.chat_id == GROUP and "raggiungibile" in i.text]


async def test_who_is_not_reached_by_the_night_s_own_question_is_named_at_once(evening: Evening) -> None:
    await evening.lobby(6)
    await evening.does(1, c.Begin)
    await fails(evening, 2)
    await evening.deliver()
    assert [item for item in evening.post if (item.slot or "").startswith("lost.2")]
