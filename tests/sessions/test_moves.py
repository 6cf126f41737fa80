"""Moves through the service: once each, only by whom they concern, whatever arrives at once."""

import asyncio
import random
import sqlite3
from typing import Any

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Rejected
from games.core.game import Place
from games.core.ids import Seat
from games.lupi.spec import LUPI
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def state_of(evening: Evening, session_id: str) -> Any:
    record = await evening.record(session_id)
    assert record.state is not None
    return evening.service._kit.codec.load(LUPI, record.state, record.rules_version)


async def asked(evening: Evening, session_id: str, seat: int) -> tuple[str, str]:
    """The seat's first question and an answer to it."""
    prompt = LUPI.game.prompts(await state_of(evening, session_id), Seat(seat))[0]
    return prompt.id, prompt.options[0]


async def test_one_update_has_one_effect_and_is_answered_the_same(evening: Evening) -> None:
    session_id = await evening.game(5)
    prompt, pick = await asked(evening, session_id, 2)
    press = {"session_id": session_id, "prompt": prompt, "pick": pick, "press": True, "key": "q:7"}
    first = await evening.does(2, c.SubmitMove, **press)
    version = (await evening.record(session_id)).version
    again = await asyncio.gather(*(evening.does(2, c.SubmitMove, **press) for _ in range(3)))
    evening.restarted()
    later = await evening.does(2, c.SubmitMove, **press)
    assert isinstance(first, Accepted)
    assert [*again, later] == [first] * 4
    assert (await evening.record(session_id)).version == version


async def test_a_press_that_telegram_repeats_under_another_key_flips_nothing_back(evening: Evening) -> None:
    session_id = await evening.game(5)
    prompt, pick = await asked(evening, session_id, 2)
    assert isinstance(await evening.presses(2, session_id, prompt, pick), Accepted)
    state = await state_of(evening, session_id)
    await evening.presses(2, session_id, prompt, pick)
    assert await state_of(evening, session_id) == state


async def test_a_press_after_its_phase_is_refused_without_a_trace(evening: Evening) -> None:
    session_id = await evening.game(5)
    prompt, pick = await asked(evening, session_id, 2)
    await evening.passes(100)
    before = await evening.record(session_id)
    receipt = await evening.presses(2, session_id, prompt, pick)
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "refusal-stale"
    assert await evening.record(session_id) == before


async def test_forged_and_borrowed_buttons_change_nothing_and_tell_nothing(evening: Evening) -> None:
    session_id = await evening.game(5)
    questions = {seat: await asked(evening, session_id, seat) for seat in range(1, 6)}
    own = {prompt for prompt, _ in questions.values()}
    before = await evening.record(session_id)
    receipts = []
    for prompt in own:
        receipts.append(await evening.presses(99, session_id, prompt, "1"))
    assert len({repr(receipt) for receipt in receipts}) == 1
    others = [p for p in own if p != questions[1][0]]
    refusals = [await evening.presses(1, session_id, prompt, "2") for prompt in [*others, "n9.wolf", "n1.nobody"]]
    assert len({repr(receipt) for receipt in refusals}) == 1
    for pick in ("99", "nobody", "", "x" * 16, "0"):
        assert isinstance(await evening.presses(1, session_id, questions[1][0], pick), Rejected)
    assert isinstance(await evening.presses(1, "zzzzzzzz", "n1.wolf", "1"), Rejected)
    assert await evening.record(session_id) == before


async def test_a_button_of_yesterdays_game_does_nothing_to_todays(evening: Evening) -> None:
    old = await evening.game(5)
    prompt, pick = await asked(evening, old, 2)
    await evening.does(1, c.Stop, session_id=old, confirmed=True)
    new = await evening.game(5)
    before = await evening.record(new)
    receipt = await evening.presses(2, old, prompt, pick)
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "service-old-game"
    assert await evening.record(new) == before


async def test_a_refused_press_leaves_its_key_and_nothing_else(evening: Evening) -> None:
    session_id = await evening.game(5)
    before = await evening.record(session_id)
    await evening.does(9, c.SubmitMove, session_id=session_id, prompt="n1.sleep", pick="1", press=True, key="q:9")
    assert await evening.db.transact(lambda uow: uow.receipt("q:9")) is not None
    assert await evening.record(session_id) == before
    assert await evening.deliver() == []


async def test_a_restart_in_mid_night_changes_no_button_and_sends_nothing_twice(evening: Evening) -> None:
    session_id = await evening.game(5)
    prompt, pick = await asked(evening, session_id, 3)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    assert await evening.deliver() == []
    assert isinstance(await evening.presses(3, session_id, prompt, pick), Accepted)


async def test_a_vote_by_all_at_once_counts_each_one(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    await evening.does(1, c.SetOption, session_id=session_id, field="vote_style", value="together", press=True)
    await evening.does(1, c.Begin)
    while not (await evening.record(session_id)).extra.get("phase", "").endswith("vote"):
        record = await evening.record(session_id)
        if record.status is not Status.RUNNING:
            pytest.skip("this deal ends before a vote")
        await evening.passes(5)
    state = await state_of(evening, session_id)
    voters = [seat for seat in range(1, 6) if any(p.id.endswith("vote") for p in LUPI.game.prompts(state, Seat(seat)))]
    prompt = (await asked(evening, session_id, voters[0]))[0]
    await asyncio.gather(*(evening.presses(voter, session_id, prompt, "nobody") for voter in voters))
    votes = [entry for entry in await evening.journal(session_id) if entry.get("prompt") == prompt]
    assert sorted(entry["seat"] for entry in votes) == sorted(voters)


async def test_whoever_presses_out_of_turn_reads_that_it_is_not_their_turn(evening: Evening) -> None:
    session_id = await evening.game(5)
    asking: dict[int, list[str]] = {}
    for _ in range(100):
        await evening.passes(5)
        state = await state_of(evening, session_id)
        tabled = {n: [p.id for p in LUPI.game.prompts(state, Seat(n)) if p.place is Place.TABLE] for n in range(1, 6)}
        asking = {number: prompts for number, prompts in tabled.items() if prompts}
        if asking:
            break
    ((called, (prompt,)),) = asking.items()
    before = await evening.record(session_id)
    receipt = await evening.presses(called % 5 + 1, session_id, prompt, "nobody")
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "service-not-asked"
    assert await evening.record(session_id) == before


async def a_crowded_moment(evening: Evening, session_id: str, draw: random.Random) -> None:
    """Everybody answers, deadlines ring twice, and now and then somebody leaves, pauses or stops: all at once."""
    if (await evening.record(session_id)).status is not Status.RUNNING:
        return
    evening.clock.advance(draw.choice([1, 20, 60]))
    state = await state_of(evening, session_id)
    work: list[Any] = [
        evening.presses(seat, session_id, prompt.id, draw.choice(prompt.options))
        for seat in range(1, 7)
        for prompt in LUPI.game.prompts(state, Seat(seat))
        if prompt.options
    ]
    work += [evening.service.ring(ring) for ring in await evening.service.due(evening.clock.now()) * 2]
    if draw.random() < 0.3:
        work.append(evening.does(draw.randrange(1, 7), c.GiveUpSeat, session_id=session_id, confirmed=True))
    if draw.random() < 0.3:
        work.append(evening.does(1, draw.choice([c.Pause, c.Resume, c.Extend]), session_id=session_id))
    if draw.random() < 0.1:
        work.append(evening.does(1, c.Stop, session_id=session_id, confirmed=True))
    draw.shuffle(work)
    await asyncio.gather(*work)
    await evening.deliver()


@pytest.mark.parametrize(
    ("database_url", "batch"),
    [("sqlite", 0), ("sqlite", 1), ("sqlite", 2), ("postgresql", 3)],
    indirect=["database_url"],
)
async def test_whatever_arrives_at_once_the_journal_stays_whole(database: Database, batch: int) -> None:
    """Votes, leavings, deadlines, pauses and stops in twenty-five random orders a batch."""
    for chance in range(25 * batch, 25 * batch + 25):
        evening = Evening(database, nth=chance)
        draw = random.Random(chance)
        for number in range(1, 7):
            await evening.starts(number)
        opened = await evening.does(1, c.OpenLobby)
        assert isinstance(opened, Accepted), opened
        session_id = str(opened.session_id)
        for number in range(2, 7):
            await evening.does(number, c.TakeSeat)
        await evening.does(1, c.Begin)
        await evening.deliver()
        for _ in range(draw.randrange(2, 5)):
            await a_crowded_moment(evening, session_id, draw)
        entries = await evening.db.transact(lambda uow, s=session_id: uow.journal(s))
        record = await evening.record(session_id)
        assert [entry.step for entry in entries] == list(range(1, record.version + 1))
        assert [entry.entry["kind"] for entry in entries].count("deal") == 1
        assert evening.reports == []
        await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
        for number in range(1, 7):
            await evening.does(number, c.GiveUpSeat, session_id=session_id, confirmed=True)


async def test_the_group_hears_no_whisper(evening: Evening) -> None:
    session_id = await evening.game(8)
    await evening.passes(100)
    whispers = {
        item.text for item in evening.post if item.chat_id > PEOPLE and item.session_id == session_id and item.text
    }
    aloud = {item.text for item in evening.post if item.chat_id == GROUP}
    assert len(whispers) > 6
    assert not whispers & aloud


async def test_asking_for_the_card_in_the_group_is_answered_in_private(evening: Evening) -> None:
    session_id = await evening.game(5)
    before = len(evening.post)
    receipt = await evening.does(3, c.AskRole)
    await evening.deliver()
    assert isinstance(receipt, Accepted)
    fresh = evening.post[before:]
    assert {item.chat_id for item in fresh} == {PEOPLE + 3}
    told = [item for item in fresh if not (item.slot or "").startswith("past.")]
    assert all(item.payload.get("protect") for item in told)
    for item in fresh:
        if item not in told:
            assert item.text == "⬇️ Ora sta più in basso, nel messaggio più recente.", "no secret stays behind"
    assert any(item.slot and item.slot.startswith("prompt:3:") for item in fresh)
    assert isinstance(await evening.does(9, c.AskRole), Rejected)
    assert (await evening.record(session_id)).status is Status.RUNNING


async def test_a_stranger_pressing_a_players_button_is_told_to_join_the_next_game(evening: Evening) -> None:
    session_id = await evening.game(5)
    receipt = await evening.presses(9, session_id, "n1.sleep", "1")
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "service-not-at-this-table"
    assert not isinstance(receipt, Ignored)


async def test_no_vote_is_lost_while_another_writer_holds_the_file(sqlite_url: str) -> None:
    """Pitfall 70: whoever copies or looks into the database for seconds makes votes wait, and nobody reads an error."""
    database = Database.open(sqlite_url)
    evening = Evening(database)
    session_id = await evening.game(8)
    questions = {seat: await asked(evening, session_id, seat) for seat in range(1, 9)}
    holder = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    votes = [
        asyncio.ensure_future(evening.presses(seat, session_id, prompt, pick))
        for seat, (prompt, pick) in questions.items()
    ]
    done, _ = await asyncio.wait(votes, timeout=0.2)
    assert not done
    holder.execute("COMMIT")
    holder.close()
    assert all(isinstance(receipt, Accepted) for receipt in await asyncio.gather(*votes))
    moves = [entry["seat"] for entry in await evening.journal(session_id) if entry["kind"] == "move"]
    assert sorted(moves) == list(range(1, 9))
    assert evening.reports == []
    await database.close()
