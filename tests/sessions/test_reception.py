"""Greeting, pages, language, grammar, status, forgetting."""

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Rejected
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import BUNDLES, GROUP, PEOPLE, Evening


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what is said does not depend on where it is stored."""
    return sqlite_url


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def test_a_first_start_greets_and_asks_once_how_to_be_spoken_to(evening: Evening) -> None:
    await evening.starts(1)
    await evening.deliver()
    grammar = [item for item in evening.post if any(b.get("data") == "1.-.grammar.f" for b in item.buttons)]
    assert len(grammar) == 1
    await evening.does(1, c.SetGrammar, evening.private(1), grammar="f", press=True)
    await evening.starts(1)
    await evening.deliver()
    assert "benvenuta" in evening.heard(PEOPLE + 1)
    assert len([item for item in evening.post if any(b.get("data") == "1.-.grammar.f" for b in item.buttons)]) == 1


@pytest.mark.parametrize("page", ["help", "about", "privacy", "language"])
async def test_every_page_is_answered_in_the_readers_language(evening: Evening, page: str) -> None:
    await evening.does(1, c.SetLanguage, evening.private(1), locale="en")
    receipt = await evening.does(1, c.AskPage, evening.private(1), page=page)
    assert isinstance(receipt, Accepted)
    await evening.deliver()
    assert evening.post[-1].text


async def test_an_unknown_page_language_and_grammar_are_refused(evening: Evening) -> None:
    assert isinstance(await evening.does(1, c.AskPage, page="x"), Rejected)
    assert isinstance(await evening.does(1, c.SetLanguage, evening.private(1), locale="xx"), Rejected)
    assert isinstance(await evening.does(1, c.SetGrammar, evening.private(1), grammar="x"), Rejected)


async def test_the_groups_language_is_the_admins_or_the_openers_while_nobody_chose(evening: Evening) -> None:
    session_id = await evening.lobby(2)
    assert isinstance(await evening.does(2, c.SetLanguage, locale="en"), Rejected)
    assert isinstance(await evening.does(1, c.SetLanguage, locale="en"), Accepted)
    assert isinstance(await evening.does(1, c.SetLanguage, locale="it"), Rejected)
    assert (await evening.record(session_id)).locale == "en"
    evening.crowd.admins.add(PEOPLE + 9)
    assert isinstance(await evening.does(9, c.SetLanguage, locale="it"), Accepted)


async def test_the_status_names_who_sits_and_the_time_left(evening: Evening) -> None:
    await evening.lobby(3)
    await evening.does(9, c.AskStatus)
    await evening.deliver()
    said = evening.post[-1].text
    assert "Persona 3" in said
    assert "minuti" in said


async def test_the_status_of_a_night_is_the_same_whoever_has_answered(evening: Evening) -> None:
    session_id = await evening.game(5)
    await evening.does(9, c.AskStatus)
    await evening.deliver()
    before = evening.post[-1].text
    state = (await evening.record(session_id)).state
    assert state is not None
    for player in state["players"]:
        prompt = {"villager": "n1.sleep"}.get(player["role"], f"n1.{player['role']}")
        await evening.presses(player["seat"], session_id, prompt, str(player["seat"] % 5 + 1))
        await evening.does(9, c.AskStatus)
        await evening.deliver()
        assert evening.post[-1].text == before


async def test_a_vote_names_those_who_are_awaited(evening: Evening) -> None:
    session_id = await evening.lobby(7)
    await evening.does(1, c.SetOption, session_id=session_id, field="vote_style", value="together", press=True)
    await evening.does(1, c.Begin)
    while not (await evening.record(session_id)).extra.get("phase", "").endswith("vote"):
        assert (await evening.record(session_id)).status is Status.RUNNING
        await evening.passes(10)
    await evening.does(9, c.AskStatus)
    await evening.deliver()
    assert "Si aspettano" in evening.post[-1].text


async def test_status_without_a_table_says_how_to_open_one(evening: Evening) -> None:
    assert isinstance(await evening.does(1, c.AskStatus), Rejected)
    await evening.deliver()
    assert "/gioca@narratore_bot" in evening.heard()


async def test_a_press_is_never_answered_by_a_message(evening: Evening) -> None:
    receipt = await evening.does(1, c.Begin, session_id="zzzzzzzz", press=True)
    assert isinstance(receipt, Rejected)
    assert await evening.deliver() == []


async def test_unknown_commands_are_explained_where_they_name_this_bot(evening: Evening) -> None:
    assert isinstance(await evening.does(1, c.Unknown, what="command"), Accepted)
    assert isinstance(await evening.does(1, c.Unknown, evening.private(1), what="command"), Accepted)
    stale = await evening.does(1, c.Unknown, what="button", press=True)
    assert isinstance(stale, Ignored)
    assert stale.toast is not None


async def test_forgetting_asks_once_leaves_the_table_and_erases(evening: Evening) -> None:
    session_id = await evening.game(7)
    assert isinstance(await evening.does(1, c.ForgetMe), Rejected)
    await evening.does(1, c.ForgetMe, evening.private(1))
    assert await evening.db.transact(lambda uow: uow.person(PEOPLE + 1)) is not None
    assert isinstance(await evening.does(1, c.ForgetMe, evening.private(1), confirmed=True, press=True), Accepted)
    assert await evening.db.transact(lambda uow: uow.person(PEOPLE + 1)) is None
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert PEOPLE + 1 not in [row.user_id for row in rows]
    record = await evening.record(session_id)
    assert record.opener == PEOPLE + 2
    assert str(PEOPLE + 1) not in repr((record, record.state, record.extra))
    await evening.until_over(session_id)
    assert evening.reports == []


async def test_everything_the_service_says_exists_in_both_languages() -> None:
    keys = {
        locale: {
            line.split(" ")[0]
            for line in (BUNDLES._folders[locale] / "service.ftl").read_text("utf-8").splitlines()
            if line.startswith("service-")
        }
        for locale in ("it", "en")
    }
    assert keys["it"] == keys["en"]
    assert len(keys["it"]) > 100
    assert GROUP < 0
