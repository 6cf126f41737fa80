"""Texts: which question they answer, and that they stay out of state and journal."""

from dataclasses import replace
from typing import Any

import pytest

from bot.sessions import commands as c
from bot.sessions import words
from bot.sessions.receipts import Accepted, Ignored, Rejected
from games.core.game import Detail, Kind, Moment, Move, Prompt, Step
from games.core.ids import PromptId, Seat
from games.lupi.events import PackTalked
from games.lupi.game import Lupi
from games.lupi.spec import LUPI
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
    assert "fornaio" not in repr((record.state, record.extra, record.options))
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


async def test_whoever_is_asked_no_words_is_told_who_reads_them(evening: Evening) -> None:
    _, _, human = await a_pack(evening)
    before = len(evening.post)
    await says(evening, human, "ciao")
    await evening.deliver()
    assert [item.chat_id for item in evening.post[before:]] == [PEOPLE + human]
    assert evening.post[-1].text.startswith("Qui ti leggo solo io.")


async def test_whoever_sits_nowhere_and_is_asked_no_words_gets_help(evening: Evening) -> None:
    await says(evening, 2, "ciao")
    await evening.deliver()
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


class Chatty(Lupi):
    """Lupi, in whose nights everybody is asked for two texts."""

    def prompts(self, state: Any, seat: Seat) -> list[Prompt]:
        """The night's questions, and two that take words."""
        asked = list(super().prompts(state, seat))
        night = (Detail("night", Kind.NUMBER, 1),)
        return asked + [
            Prompt(id=PromptId(f"n1.{name}"), ask="lupi-ask-talk", options=("1", "2"), words=12, details=night)
            for name in ("name", "dream")
        ]

    def apply(self, state: Any, move: Move, moment: Moment) -> Step[Any, Any]:
        """Tell the next seat."""
        assert move.text is not None
        event = PackTalked(to=(Seat(move.seat % 5 + 1),), speaker=move.seat, text=move.text)
        return Step(replace(state, stirred=True), (event,))


async def chatty(database: Database) -> tuple[Evening, str]:
    evening = Evening(database, specs=[replace(LUPI, game=Chatty())])
    return evening, await evening.game(5)


async def heard_by(evening: Evening, number: int, text: str) -> bool:
    await evening.deliver()
    return text in evening.heard(PEOPLE + number)


async def test_with_two_questions_open_the_person_is_asked_which_by_buttons(database: Database) -> None:
    evening, session_id = await chatty(database)
    await says(evening, 2, "Genoveffa la Grande")
    await evening.deliver()
    buttons = [button["data"] for button in evening.post[-1].buttons]
    assert buttons == [f"1.{session_id}.say.n1.name.yes", f"1.{session_id}.say.n1.dream.yes"]
    assert isinstance(await evening.presses(3, session_id, "say.n1.dream", "yes"), Rejected)
    assert isinstance(await evening.presses(2, session_id, "say.n1.dream", "yes"), Accepted)
    assert await heard_by(evening, 3, "Genoveffa la")
    assert "Grande" not in evening.heard(PEOPLE + 3)
    moves = [entry for entry in await evening.journal(session_id) if entry["kind"] == "move"]
    assert [(entry["seat"], entry["prompt"]) for entry in moves] == [(2, "n1.dream")]
    assert isinstance(await evening.presses(2, session_id, "say.n1.dream", "yes"), Rejected)


async def test_a_reply_answers_the_question_that_it_replies_to(database: Database) -> None:
    evening, session_id = await chatty(database)
    question = next(item for item in evening.post if item.slot == "prompt:2:n1.name")
    assert isinstance(await says(evening, 2, "Olga", reply_to=question.message_id), Accepted)
    assert await heard_by(evening, 3, "Olga")
    moves = [entry for entry in await evening.journal(session_id) if entry["kind"] == "move"]
    assert [entry["prompt"] for entry in moves] == ["n1.name"]


async def test_a_text_that_waits_for_its_question_is_erased_with_the_person(database: Database) -> None:
    evening, _ = await chatty(database)
    await says(evening, 2, "un segreto")
    person = await evening.db.transact(lambda uow: uow.person(PEOPLE + 2))
    assert person is not None
    assert "un segreto" in repr(person.extra)
    await evening.db.transact(lambda uow: uow.erase_person(PEOPLE + 2))
    assert await evening.db.transact(lambda uow: uow.person(PEOPLE + 2)) is None


async def test_a_text_that_nobody_placed_is_forgotten_with_its_game(database: Database) -> None:
    """What is written in a game is kept as long as the game is, and this belongs to none of its steps."""
    evening, _ = await chatty(database)
    await says(evening, 2, "boh")
    assert (await evening.db.transact(lambda uow: uow.person(PEOPLE + 2))).extra["pending_text"] == "boh"
    await evening.does(1, c.Stop, confirmed=True, press=True)
    person = await evening.db.transact(lambda uow: uow.person(PEOPLE + 2))
    assert words.KEPT not in person.extra
