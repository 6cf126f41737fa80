"""A rule or a text that breaks freezes its table, and no other."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.util import await_only

from bot.sessions import commands as c
from bot.sessions.faults import guarded
from bot.sessions.receipts import Accepted, Rejected
from games.core.game import Deadline, Moment, Move, Step
from games.core.ids import Seat
from games.core.spec import GameSpec
from games.lupi.game import Lupi
from games.lupi.spec import LUPI
from storage.engine import Database
from storage.records import Status
from storage.unit import UnitOfWork
from tests.kit.evening import GROUP, Evening


class Cracked(Lupi):
    """Lupi, whose moves and deadlines break."""

    def apply(self, state: Any, move: Move, moment: Moment) -> Step[Any, Any]:
        """Break."""
        raise ZeroDivisionError("a secret")

    def expire(self, state: Any, deadline: Deadline, moment: Moment) -> Step[Any, Any]:
        """Break."""
        raise KeyError("a secret")


class CrackedView(Lupi):
    """Lupi, whose prompts break once somebody has moved."""

    def prompts(self, state: Any, seat: Seat) -> Any:
        """Break on a state in which somebody has moved."""
        if state.stirred:
            raise ValueError("a secret")
        return super().prompts(state, seat)


def cracked(game: Lupi) -> list[GameSpec]:
    return [replace(LUPI, game=game)]


async def first_answer(evening: Evening, session_id: str) -> None:
    for prompt in ("n1.sleep", "n1.seer", "n1.wolf"):
        receipt = await evening.presses(2, session_id, prompt, "3")
        if (await evening.record(session_id)).status is Status.FROZEN:
            assert isinstance(receipt, Rejected)
            assert receipt.toast.key == "service-frozen-toast"
            return
    pytest.fail("nothing broke")


@pytest.mark.parametrize("game", [Cracked(), CrackedView()])
async def test_a_broken_rule_freezes_the_table_with_the_entry_and_tells_everybody_calmly(
    database: Database, game: Lupi
) -> None:
    evening = Evening(database, specs=cracked(game))
    session_id = await evening.game(5)
    before = await evening.record(session_id)
    await first_answer(evening, session_id)
    record = await evening.record(session_id)
    assert record.state == before.state
    assert record.version == before.version + 1
    last = (await evening.journal(session_id))[-1]
    assert last["kind"] == "freeze"
    assert last["entry"]["kind"] in ("move", "conclude")
    assert evening.reports == [f"session {session_id}"]
    fresh = await evening.deliver()
    assert [item.chat_id for item in fresh] == [GROUP]
    assert "/ferma@narratore_bot" in fresh[0].text
    assert "secret" not in fresh[0].text


async def test_a_ring_that_breaks_freezes_once_and_rings_no_more(database: Database) -> None:
    evening = Evening(database, specs=cracked(Cracked()))
    session_id = await evening.game(5)
    await evening.passes(600)
    assert (await evening.record(session_id)).status is Status.FROZEN
    assert len(evening.reports) == 1
    assert (await evening.record(session_id)).due_at is None


async def test_a_frozen_table_can_be_stopped_and_another_opened(database: Database) -> None:
    evening = Evening(database, specs=cracked(Cracked()))
    session_id = await evening.game(5)
    await first_answer(evening, session_id)
    assert isinstance(await evening.does(1, c.Stop), Accepted)
    assert isinstance(await evening.does(1, c.Stop, session_id=session_id, confirmed=True, press=True), Accepted)
    assert (await evening.record(session_id)).status is Status.CLOSED
    assert isinstance(await evening.does(1, c.OpenLobby), Accepted)


async def test_a_frozen_table_answers_presses_and_questions_calmly(database: Database) -> None:
    evening = Evening(database, specs=cracked(Cracked()))
    session_id = await evening.game(5)
    await first_answer(evening, session_id)
    receipt = await evening.presses(3, session_id, "n1.sleep", "1")
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "service-frozen-toast"
    assert isinstance(await evening.does(3, c.AskStatus), Accepted)


async def test_a_state_of_rules_that_are_gone_freezes_instead_of_guessing(database: Database) -> None:
    evening = Evening(database)
    session_id = await evening.game(5)

    class Newer(Lupi):
        rules_version = 2

    evening.specs = {spec.key: spec for spec in cracked(Newer())}
    evening.restarted()
    await evening.presses(2, session_id, "n1.sleep", "1")
    assert (await evening.record(session_id)).status is Status.FROZEN
    assert len(evening.reports) == 1


async def test_a_table_that_breaks_leaves_the_others_alone(database: Database) -> None:
    evening = Evening(database, specs=cracked(Cracked()))
    session_id = await evening.game(5)
    elsewhere = c.Where(chat_id=-700, kind="group", title="Altrove")
    other = await evening.does(11, c.OpenLobby, elsewhere)
    await first_answer(evening, session_id)
    assert isinstance(other, Accepted)
    assert (await evening.record(str(other.session_id))).status is Status.LOBBY


class PowerCut(BaseException):
    """The process dies here."""


class Doomed(Lupi):
    """Lupi, in whose moves the power goes."""

    def apply(self, state: Any, move: Move, moment: Moment) -> Step[Any, Any]:
        """Die before anything is stored."""
        raise PowerCut


async def test_a_crash_before_the_step_is_stored_leaves_nothing_and_the_repeated_press_counts_once(
    database: Database,
) -> None:
    evening = Evening(database)
    session_id = await evening.game(5)
    state = (await evening.record(session_id)).state
    assert state is not None
    seat = next(player["seat"] for player in state["players"] if player["role"] == "villager")
    press = {"session_id": session_id, "prompt": "n1.sleep", "pick": str(seat % 5 + 1), "press": True, "key": "q:crash"}
    before = await evening.record(session_id)
    evening.specs = {spec.key: spec for spec in cracked(Doomed())}
    evening.restarted()
    with pytest.raises(PowerCut):
        await evening.does(seat, c.SubmitMove, **press)
    evening.specs = {LUPI.key: LUPI}
    evening.restarted()
    assert await evening.record(session_id) == before
    assert isinstance(await evening.does(seat, c.SubmitMove, **press), Accepted)
    await evening.does(seat, c.SubmitMove, **press)
    assert (await evening.record(session_id)).version == before.version + 1


async def test_a_crash_between_step_and_sending_sends_once(database: Database) -> None:
    evening = Evening(database)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    await evening.deliver()
    nights = [item for item in evening.post if (item.slot or "").startswith("prompt:")]
    assert len({item.slot for item in nights}) == len(nights) == 5
    assert [entry["kind"] for entry in await evening.journal(session_id)].count("deal") == 1


async def test_two_transactions_in_each_others_way_break_no_session(postgres_url: str) -> None:
    """PostgreSQL gives one of the two up, wherever in a step that happens; it is made again."""
    database = Database.open(postgres_url)
    await database.transact(lambda uow: [uow.meet(who, name="x") for who in (1, 2)])
    both, tries = asyncio.Barrier(2), list[int]()

    def step(*order: int) -> Callable[[UnitOfWork], None]:
        def work(uow: UnitOfWork) -> None:
            tries.append(order[0])
            uow.run(text("SET LOCAL deadlock_timeout = '10ms'"))
            with guarded("abcdefgh", {"kind": "deal"}):
                for who in order:
                    uow.set_person(who, locale="en")
                    if len(tries) <= 2 and who == order[0]:
                        await_only(both.wait())

        return work

    await asyncio.gather(database.transact(step(1, 2)), database.transact(step(2, 1)))
    assert len(tries) == 3
    await database.close()
