"""The life of the group: leaving, returning, moving, being thrown out."""

import asyncio
import itertools
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored
from bot.sessions.terms import Terms
from games.core.game import Prompt
from games.core.ids import Seat
from games.lupi.game import Lupi
from games.lupi.spec import LUPI
from games.lupi.state import State
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def leaves(evening: Evening, number: int) -> None:
    evening.crowd.strangers.add(PEOPLE + number)
    await evening.does(number, c.MemberLeft, user_id=PEOPLE + number)


async def comes(evening: Evening, number: int) -> None:
    evening.crowd.strangers.discard(PEOPLE + number)
    await evening.does(number, c.MemberCame, user_id=PEOPLE + number)


async def kinds(evening: Evening, session_id: str) -> list[str]:
    return [str(entry["kind"]) for entry in await evening.journal(session_id)]


async def test_the_bot_introduces_itself_with_one_button(evening: Evening) -> None:
    await evening.does(1, c.BotCameIn)
    sent = await evening.deliver()
    assert len(sent) == 1
    assert [button["data"] for button in sent[0].buttons] == ["1.-.play.lupi"]


def adder(language: str | None) -> c.Who:
    """Somebody whose app is in this language."""
    return c.Who(user_id=PEOPLE + 1, name="Persona 1", language=language)


@pytest.mark.parametrize(
    ("language", "greeting"),
    [("en", "Good evening"), ("en-GB", "Good evening"), ("it", "Buonasera"), ("fr", "Buonasera"), (None, "Buonasera")],
)
async def test_a_new_group_is_spoken_to_in_the_language_of_whoever_let_the_bot_in(
    evening: Evening, language: str | None, greeting: str
) -> None:
    await evening.does(1, c.BotCameIn, who=adder(language))
    (introduction,) = await evening.deliver()
    assert greeting in introduction.text
    await evening.does(2, c.AskStatus)
    (answer,) = await evening.deliver()
    assert ("No game" in answer.text) == (greeting == "Good evening")


async def test_a_language_that_was_chosen_outlives_the_bots_going_and_coming(evening: Evening) -> None:
    """And whoever opens the first table may still choose, although somebody else's language was taken at first."""
    await evening.does(1, c.BotCameIn, who=adder("en"))
    await evening.lobby(2)
    assert isinstance(await evening.does(1, c.SetLanguage, locale="it"), Accepted)
    await evening.does(1, c.BotWentOut)
    await evening.does(1, c.BotCameIn, who=adder("en"))
    await evening.deliver()
    assert "Buonasera" in evening.post[-1].text


async def test_who_leaves_the_group_leaves_the_lobby_at_once(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    await leaves(evening, 2)
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert [row.user_id for row in rows] == [PEOPLE + 1, PEOPLE + 3]


async def test_who_returns_within_the_grace_keeps_the_seat(evening: Evening) -> None:
    session_id = await evening.game(6)
    await leaves(evening, 2)
    await evening.passes(50)
    await comes(evening, 2)
    await evening.passes(60)
    assert "leave" not in await kinds(evening, session_id)


async def test_who_does_not_return_is_out_after_the_grace_and_once(evening: Evening) -> None:
    session_id = await evening.game(6)
    await leaves(evening, 2)
    await leaves(evening, 2)
    await evening.passes(95)
    assert (await kinds(evening, session_id)).count("leave") == 1
    assert evening.heard().count("non è più nel gruppo") == 1
    assert isinstance(await evening.does(2, c.OpenLobby, c.Where(chat_id=-9, kind="group", title="x")), Accepted)


async def test_a_slow_game_keeps_the_seat_for_half_a_day(evening: Evening) -> None:
    session_id = await evening.lobby(6)
    await evening.does(1, c.SetOption, session_id=session_id, field="pace", value="slow", press=True)
    await evening.does(1, c.Begin)
    await evening.deliver()
    await leaves(evening, 2)
    assert "12 ore" in evening.heard()
    await evening.passes(11 * 3600)
    assert "leave" not in await kinds(evening, session_id)
    await evening.passes(2 * 3600)
    assert (await kinds(evening, session_id)).count("leave") == 1


async def test_the_last_wolf_who_leaves_ends_the_game_with_one_end_message(evening: Evening) -> None:
    session_id = await evening.game(5)
    state = (await evening.record(session_id)).state
    assert state is not None
    wolf = next(player["seat"] for player in state["players"] if player["role"] == "wolf")
    await leaves(evening, wolf)
    await evening.passes(95)
    assert (await evening.record(session_id)).status is Status.OVER
    ends = [item for item in evening.post if any(b.get("data", "").endswith("rematch.yes") for b in item.buttons)]
    assert len(ends) == 1


async def test_a_stranger_who_leaves_concerns_nobody(evening: Evening) -> None:
    await evening.game(5)
    assert isinstance(await evening.does(9, c.MemberLeft, user_id=PEOPLE + 9), Ignored)


@pytest.mark.parametrize("order", list(itertools.chain.from_iterable(itertools.permutations("ab", n) for n in (1, 2))))
@pytest.mark.parametrize("stage", ["lobby", "night"])
async def test_a_group_that_becomes_a_supergroup_takes_its_table_along_once(
    evening: Evening, order: tuple[str, ...], stage: str
) -> None:
    session_id = await (evening.lobby(5) if stage == "lobby" else evening.game(5))
    new = -1_005_555_555_555
    wheres = {"a": evening.group(), "b": c.Where(chat_id=new, kind="supergroup", title="Il borgo")}
    for side in order:
        await evening.does(1, c.GroupMoved, wheres[side], old=GROUP, new=new)
    record = await evening.record(session_id)
    assert record.chat_id == new
    before = len(evening.post)
    await evening.passes(200)
    assert {item.chat_id for item in evening.post[before:] if item.chat_id < 0} == {new}
    again = await evening.does(1, c.OpenLobby, wheres["b"])
    assert not isinstance(again, Accepted)


async def test_both_messages_of_a_migration_at_once_move_it_once(evening: Evening) -> None:
    session_id = await evening.game(5)
    new = -1_005_555_555_555
    there = c.Where(chat_id=new, kind="supergroup", title="Il borgo")
    await asyncio.gather(
        evening.does(1, c.GroupMoved, old=GROUP, new=new),
        evening.does(1, c.GroupMoved, there, old=GROUP, new=new),
        evening.service.moved(GROUP, new),
    )
    assert (await evening.record(session_id)).chat_id == new
    assert len(await evening.db.transact(lambda uow: uow.live_sessions())) == 1


async def test_a_bot_thrown_out_stands_still_and_goes_on_when_it_is_back(evening: Evening) -> None:
    session_id = await evening.game(5)
    evening.clock.advance(20)
    await evening.does(1, c.BotWentOut)
    assert (await evening.record(session_id)).status is Status.FROZEN
    await evening.deliver()
    assert "non faccio più parte" in evening.heard(PEOPLE + 2).lower()
    await evening.passes(5000)
    assert (await evening.record(session_id)).extra["phase"] == "n1"
    await evening.does(1, c.BotCameIn)
    record = await evening.record(session_id)
    assert record.status is Status.RUNNING
    assert record.due_at is not None
    assert (record.due_at - evening.clock.now()).total_seconds() == pytest.approx(40)
    await evening.passes(3600)
    assert (await evening.record(session_id)).extra["phase"] != "n1"


async def test_a_lobby_of_a_lost_group_is_closed(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    await evening.service.gone(GROUP, "kicked")
    assert (await evening.record(session_id)).status is Status.CLOSED


async def test_a_group_that_may_not_be_written_to_has_its_clock_stopped_and_the_host_told(evening: Evening) -> None:
    session_id = await evening.game(5)
    evening.clock.advance(10)
    await evening.service.barred(GROUP, None, "not enough rights")
    await evening.service.barred(GROUP, None, "not enough rights")
    await evening.passes(5000)
    assert (await evening.record(session_id)).extra["phase"] == "n1"
    assert len([item for item in evening.post if item.chat_id == PEOPLE + 1 and "permesso scrivere" in item.text]) == 1
    await evening.service.writable(GROUP, None)
    record = await evening.record(session_id)
    assert record.due_at is not None
    assert (record.due_at - evening.clock.now()).total_seconds() == pytest.approx(50)


async def test_a_long_flood_gives_the_players_their_time_back(evening: Evening) -> None:
    """Pitfall 26: deadlines are extended by the outage, and the game goes on by itself."""
    session_id = await evening.game(5)
    evening.clock.advance(10)
    due = (await evening.record(session_id)).due_at
    assert due is not None
    await evening.service.flooded(GROUP, 245)
    await evening.service.flooded(GROUP, 245)
    await evening.passes(244)
    assert (await evening.record(session_id)).holds == {"flooded"}
    await evening.passes(2)
    record = await evening.record(session_id)
    assert record.holds == frozenset()
    assert record.due_at is not None
    assert (record.due_at - due).total_seconds() == pytest.approx(245, abs=2)


async def test_a_barred_topic_leaves_the_other_topics_alone(evening: Evening) -> None:
    session_id = await evening.game(5)
    await evening.service.barred(GROUP, 77, "topic closed")
    assert (await evening.record(session_id)).holds == frozenset()


async def test_a_group_found_again_while_the_dice_rolled_is_dealt_without_them(database: Database) -> None:
    evening = Evening(database, terms=Terms(bot_username="narratore_bot", dice=True))
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    await evening.does(1, c.BotWentOut)
    await evening.passes(600)
    assert (await evening.record(session_id)).status is Status.FROZEN
    await evening.does(1, c.BotCameIn)
    await evening.pump()
    assert (await evening.record(session_id)).status is Status.RUNNING
    assert evening.reports == []


async def test_in_private_one_leaves_the_one_table_one_sits_at(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    assert isinstance(await evening.does(2, c.GiveUpSeat, evening.private(2)), Accepted)
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert [row.user_id for row in rows] == [PEOPLE + 1, PEOPLE + 3]
    assert not isinstance(await evening.does(2, c.GiveUpSeat, evening.private(2)), Accepted)


class Crowded(Lupi):
    """The game with so many buttons that a question has two pages."""

    def prompts(self, state: State, seat: Seat) -> Sequence[Prompt]:
        """The same questions with sixty options each."""
        options = tuple(str(number) for number in range(1, 61))
        return [replace(prompt, options=options) for prompt in super().prompts(state, seat) if not prompt.standing]


async def turns_a_page(evening: Evening) -> tuple[str, int, dict[str, object]]:
    """A game; a villager's seat in it, and what turning a page of the question there says."""
    session_id = await evening.game(5)
    state = (await evening.record(session_id)).state
    assert state is not None
    seat = next(player["seat"] for player in state["players"] if player["role"] == "villager")
    return session_id, seat, {"session_id": session_id, "prompt": "n1.sleep", "page": 1, "press": True}


async def test_a_long_keyboard_is_turned_by_its_own_player_only(database: Database) -> None:
    evening = Evening(database, specs=[replace(LUPI, game=Crowded())])
    _, seat, page = await turns_a_page(evening)
    assert isinstance(await evening.does(seat, c.TurnPage, evening.private(seat), **page), Accepted)
    assert [item.chat_id for item in await evening.deliver()] == [PEOPLE + seat]
    stale = await evening.does(seat, c.TurnPage, evening.private(seat), **{**page, "prompt": "n9.sleep"})
    assert not isinstance(stale, Accepted)
    assert not isinstance(await evening.does(9, c.TurnPage, **page), Accepted)


async def test_a_keyboard_of_one_page_is_not_turned_however_often_somebody_says_so(evening: Evening) -> None:
    """A forged page would be an edit of the group's message, and the group's edits are counted."""
    _, seat, page = await turns_a_page(evening)
    assert not isinstance(await evening.does(seat, c.TurnPage, **page), Accepted)
    assert await evening.deliver() == []
