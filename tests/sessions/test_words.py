"""Texts: which question they answer, and that they stay out of state and journal."""

import pytest

from bot.sessions import commands as c
from bot.sessions import words
from bot.sessions.receipts import Accepted, Ignored, Rejected
from storage.engine import Database
from tests.kit.evening import PEOPLE, Evening


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def a_pack(evening: Evening) -> tuple[str, list[int], int]:
    """A night with two wolves: session, wolves, a human."""
    session_id = await evening.game(8)
    state = (await evening.record(session_id)).state
    assert state is not None
    wolves = [player["seat"] for player in state["players"] if player["role"] == "wolf"]
    return session_id, wolves, next(p["seat"] for p in state["players"] if p["role"] == "villager")


async def says(evening: Evening, number: int, text: str, **more: object) -> object:
    return await evening.does(number, c.SayWords, evening.private(number), text=text, **more)


async def test_a_wolfs_words_reach_the_pack_and_nobody_else(evening: Evening) -> None:
    session_id, wolves, _ = await a_pack(evening)
    before = len(evening.post)
    assert isinstance(await says(evening, wolves[0], "  il <b>fornaio</b>?  "), Accepted)
    await evening.deliver()
    heard = [item for item in evening.post[before:] if "fornaio" in item.text]
    assert [item.chat_id for item in heard] == [PEOPLE + wolves[1]]
    assert "&lt;b&gt;fornaio&lt;/b&gt;" in heard[0].text
    record = await evening.record(session_id)
    assert "fornaio" not in repr(record)
    assert "fornaio" not in repr(await evening.journal(session_id))
    kept = await evening.db.transact(lambda uow: uow.words(session_id))
    assert list(kept.values()) == ["il <b>fornaio</b>?"]


async def test_refused_words_are_not_kept(evening: Evening) -> None:
    session_id, wolves, _ = await a_pack(evening)
    await says(evening, wolves[0], "uno")
    receipt = await says(evening, wolves[0], "due")
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "refusal-lupi-talk-too-fast"
    assert list((await evening.db.transact(lambda uow: uow.words(session_id))).values()) == ["uno"]
    await evening.deliver()
    assert "branco" in evening.post[-1].text


async def test_whoever_is_asked_no_words_gets_help(evening: Evening) -> None:
    _, _, human = await a_pack(evening)
    before = len(evening.post)
    await says(evening, human, "ciao")
    await evening.deliver()
    assert [item.chat_id for item in evening.post[before:]] == [PEOPLE + human]
    assert "Come si gioca" in evening.post[-1].text


async def test_group_talk_is_nobodys_answer(evening: Evening) -> None:
    session_id, wolves, _ = await a_pack(evening)
    version = (await evening.record(session_id)).version
    receipt = await evening.does(wolves[0], c.SayWords, text="io non sono un lupo", reply_to=12345)
    assert isinstance(receipt, Ignored)
    assert (await evening.record(session_id)).version == version


async def test_empty_words_are_nothing(evening: Evening) -> None:
    _, wolves, _ = await a_pack(evening)
    assert isinstance(await says(evening, wolves[0], "  \n "), Ignored)


def test_words_are_cut_between_characters_as_readers_see_them() -> None:
    family = "👨‍👩‍👧‍👦"
    assert words.trimmed(f" {family * 5} ", 3) == family * 3
    assert words.trimmed("e\u0301" * 4, 2) == "e\u0301" * 2
