"""`/impostazioni`: declared once, set in private by whoever administers the group, and with real effect."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.narration import tokens
from bot.narration.optionpages import OPTIONS
from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Receipt, Rejected
from bot.sessions.settings.model import GroupSettings, PersonSettings, read_stored, settings_of
from games.lupi.spec import LUPI
from games.village.spec import VILLAGE
from storage.engine import Database
from storage.records import GroupRecord
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

ADMIN = 1
CODE = tokens.game_code(LUPI.key)


BOTH = pytest.mark.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)
"""Where what is asked is the database's to answer; elsewhere one is enough."""


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str:
    kind = getattr(request, "param", "sqlite")
    url: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    return url


@pytest.fixture
async def evening(database: Database) -> Evening:
    evening = Evening(database)
    evening.crowd.admins = {PEOPLE + ADMIN}
    await evening.starts(ADMIN)
    await evening.does(ADMIN, c.AskSettings)
    await evening.deliver()
    return evening


async def presses(evening: Evening, pick: str, field: str = "", *, number: int = ADMIN, chat: int = GROUP) -> Receipt:
    """Press a button of the menu, which stands in message 77."""
    where = c.Where(chat_id=PEOPLE + number, message_id=77)
    receipt = await evening.does(number, c.PressSettings, where, chat_id=chat, field=field, pick=pick, press=True)
    await evening.deliver()
    return receipt


async def types(evening: Evening, text: str, number: int = ADMIN) -> Receipt:
    """Reply to the page on which the menu stands now."""

    def bound(uow: Any) -> int | None:
        slots = [s for s in uow.slots_in("", PEOPLE + number) if s.slot.startswith("settings:")]
        return slots[0].message_id if slots else None

    message = await evening.db.transact(bound)
    receipt = await evening.does(number, c.SayWords, evening.private(number), text=text, reply_to=message)
    await evening.deliver()
    return receipt


def last(evening: Evening, chat: int = PEOPLE + ADMIN) -> Sent:
    return next(item for item in reversed(evening.post) if item.chat_id == chat)


async def now(evening: Evening) -> GroupRecord:
    group = await evening.db.transact(lambda uow: uow.group(GROUP))
    assert group is not None
    return group


# Who comes in


async def test_in_a_group_an_administrator_gets_a_link_and_anybody_else_a_no(evening: Evening) -> None:
    assert f"start=set_{-GROUP}" in last(evening, GROUP).buttons[0]["url"]
    assert isinstance(await evening.does(2, c.AskSettings), Rejected)
    anonymous = c.Who(user_id=1087968824, name="Group", anonymous=True)
    assert isinstance(await evening.does(2, c.AskSettings, who=anonymous), Accepted)


async def test_the_link_opens_the_menu_and_a_forged_one_tells_not_even_the_title(evening: Evening) -> None:
    opened = await evening.does(ADMIN, c.AskSettings, evening.private(ADMIN), chat_id=GROUP)
    await evening.deliver()
    assert isinstance(opened, Accepted)
    assert "Il &lt;b&gt;borgo" in last(evening).text
    assert isinstance(await evening.does(2, c.AskSettings, evening.private(2), chat_id=GROUP), Rejected)
    assert isinstance(await evening.does(ADMIN, c.AskSettings, evening.private(ADMIN), chat_id=GROUP - 5), Rejected)
    await evening.deliver()
    assert "borgo" not in evening.heard(PEOPLE + 2)


async def test_each_press_asks_for_the_right_anew(evening: Evening) -> None:
    assert isinstance(await presses(evening, "admins", "open_by"), Accepted)
    evening.crowd.admins = set()
    lost = await presses(evening, "everybody", "open_by")
    assert isinstance(lost, Rejected)
    assert lost.toast.key == "service-admins-only"
    evening.crowd.silent = True
    assert isinstance(await presses(evening, "everybody", "open_by"), Rejected)
    assert (await now(evening)).settings["chosen"] == {"open_by": "admins"}


@pytest.mark.parametrize(
    ("field", "pick"),
    [("open_by", "nobody"), ("no_such", "true"), ("daily", "3"), ("language", "xx"), ("__class__", "1"), ("", "f-x")],
)
async def test_a_button_that_was_never_offered_changes_nothing(evening: Evening, field: str, pick: str) -> None:
    before = await now(evening)
    assert isinstance(await presses(evening, pick, field), Rejected)
    assert await now(evening) == before


async def test_the_menu_is_one_message_edited_in_place(evening: Evening) -> None:
    for page in ("s-speech", "f-quiet_from", "s-chat", "f-mute", "games", "log", "import", "menu"):
        assert isinstance(await presses(evening, page), Accepted), page
        assert last(evening).payload["message"] == 77
        assert all(len(button["data"].encode()) <= 64 for button in last(evening).buttons)
        await evening.passes(5)


# What it does


async def test_tables_and_stops_may_be_left_to_administrators(evening: Evening) -> None:
    for field in ("open_by", "stop_by"):
        await presses(evening, "admins", field)
    assert isinstance(await evening.does(2, c.OpenLobby, game="lupi"), Rejected)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    evening.crowd.admins = {PEOPLE + 3}
    await evening.deliver()
    for command in (c.Pause, c.Stop):
        assert isinstance(await evening.does(1, command, session_id=session_id), Rejected)
    assert isinstance(await evening.does(3, c.Pause, session_id=session_id), Accepted)


async def test_whoever_opened_a_lobby_may_close_it_all_the_same(evening: Evening) -> None:
    await presses(evening, "admins", "stop_by")
    await evening.starts(2)
    opened = await evening.does(2, c.OpenLobby, game="lupi")
    assert isinstance(opened, Accepted)
    assert isinstance(await evening.does(2, c.Stop, session_id=opened.session_id), Accepted)


async def test_without_sounds_nothing_rings_in_the_group_and_everything_in_private(evening: Evening) -> None:
    await presses(evening, "false", "sounds")
    evening.post.clear()
    await evening.game()
    told = [item for item in evening.post if item.act != "strip"]
    assert {bool(item.payload.get("silent")) for item in told if item.chat_id == GROUP} == {True}
    assert {bool(item.payload.get("silent")) for item in told if item.chat_id > 0} == {False}


async def test_a_lobby_is_pinned_while_people_come(evening: Evening) -> None:
    refused = await presses(evening, "true", "pin")
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "settings-needs-pin"
    evening.crowd.powers = {"can_pin_messages"}
    assert isinstance(await presses(evening, "true", "pin"), Accepted)
    evening.post.clear()
    await evening.lobby(5)
    await evening.deliver()
    board = next(item for item in evening.post if item.slot == "lobby")
    assert board.payload["pin"] is True
    await evening.does(1, c.Begin)
    await evening.deliver()
    (down,) = [item for item in evening.post if item.act == "unpin"]
    assert down.payload["message"] == board.message_id


async def test_a_change_of_the_quiet_hours_reaches_a_game_that_goes_on(evening: Evening) -> None:
    """At half past ten in Rome: rest from ten puts it to sleep at once, rest from midnight wakes it, another zone too."""
    evening.clock.move_to(datetime(2026, 1, 7, 21, 30, tzinfo=UTC))
    session_id = await evening.lobby(5)
    await evening.does(1, c.SetOption, session_id=session_id, field="pace", value="slow", press=True)
    await evening.does(1, c.Begin)
    await evening.deliver()
    assert (await evening.record(session_id)).holds == frozenset()
    await presses(evening, "22", "quiet_from")
    assert (await evening.record(session_id)).holds == {"quiet"}
    assert (await evening.record(session_id)).due_at == datetime(2026, 1, 8, 7, 0, tzinfo=UTC)
    await presses(evening, "9", "quiet_until")
    assert (await evening.record(session_id)).due_at == datetime(2026, 1, 8, 8, 0, tzinfo=UTC)
    await presses(evening, "0", "quiet_from")
    assert (await evening.record(session_id)).holds == frozenset()
    await presses(evening, "tokyo", "timezone")
    assert (await evening.record(session_id)).holds == {"quiet"}, "half past six in the morning"
    await presses(evening, "9", "quiet_from")
    assert (await evening.record(session_id)).holds == frozenset(), "the same hour twice: never"


async def test_where_nobody_can_be_restricted_the_silence_of_the_dead_is_refused(evening: Evening) -> None:
    assert isinstance(await presses(evening, "true", "mute"), Rejected)
    evening.crowd.powers = {"can_restrict_members"}
    basic = replace(evening.group(), kind="group")
    await evening.does(ADMIN, c.AskSettings, basic)
    assert isinstance(await presses(evening, "true", "mute"), Rejected)
    await evening.does(ADMIN, c.AskSettings)
    assert isinstance(await presses(evening, "true", "mute"), Accepted)


async def test_the_language_reaches_a_table_that_stands_already(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    await presses(evening, "en", "language")
    assert (await evening.record(session_id)).locale == "en"
    await presses(evening, "none", "language")
    assert (await evening.record(session_id)).locale == "it"


async def test_a_time_zone_may_be_typed_by_its_city_and_moves_the_daily_question(evening: Evening) -> None:
    await presses(evening, "21", "daily")
    await presses(evening, "f-timezone")
    assert isinstance(await types(evening, "  new  YORK "), Accepted)
    assert (await now(evening)).timezone == "America/New_York"
    alarm = await evening.db.transact(lambda uow: uow.alarm(GROUP))
    assert (alarm.hour, alarm.timezone) == (21, "America/New_York")
    await presses(evening, "f-timezone")
    assert isinstance(await types(evening, "Atlantide"), Rejected)
    assert isinstance(await types(evening, "america/"), Rejected)
    assert "America/" in last(evening).text
    assert (await now(evening)).timezone == "America/New_York"
    await presses(evening, "none", "daily")
    assert await evening.db.transact(lambda uow: uow.alarm(GROUP)) is None


@pytest.mark.parametrize(("mild", "name"), [("true", "Girovaga"), ("false", "Prostituta")])
async def test_milder_names_are_those_that_a_table_reads(database: Database, mild: str, name: str) -> None:
    evening = Evening(database, specs=(VILLAGE,))
    evening.crowd.admins = {PEOPLE + ADMIN}
    await evening.starts(ADMIN)
    await evening.does(ADMIN, c.AskSettings)
    await presses(evening, mild, "mild")
    where, code = c.Where(chat_id=PEOPLE + ADMIN, message_id=77), tokens.game_code(VILLAGE.key)
    await evening.does(ADMIN, c.PressUsual, where, chat_id=GROUP, press=True, code=code, page="excluded.village")
    await evening.deliver()
    names = [button["text"] for button in last(evening).buttons]
    assert [text for text in names if text.endswith(("Girovaga", "Prostituta"))] == [f"✅ {name}"]


# The games


@BOTH
async def test_every_option_of_a_game_is_set_without_a_lobby_and_the_next_one_has_it(evening: Evening) -> None:
    where, code = c.Where(chat_id=PEOPLE + ADMIN, message_id=77), CODE
    shown = await evening.does(ADMIN, c.PressUsual, where, chat_id=GROUP, code=code, page=OPTIONS, press=True)
    await evening.deliver()
    assert isinstance(shown, Accepted)
    assert {b["data"].split(".")[1] for b in last(evening).buttons} == {tokens.usual_id(GROUP, LUPI.key)}
    for expected in (Accepted, Ignored):
        done = await evening.does(
            ADMIN, c.PressUsual, where, chat_id=GROUP, code=code, field="pace", value="slow", press=True
        )
        assert isinstance(done, expected)
    session_id = await evening.lobby(1)
    assert (await evening.record(session_id)).options["pace"] == "slow"
    for stranger, field in ((2, "pace"), (ADMIN, "no_such")):
        there = c.Where(chat_id=PEOPLE + stranger, message_id=77)
        refused = await evening.does(
            stranger, c.PressUsual, there, chat_id=GROUP, code=code, field=field, value="slow", press=True
        )
        assert isinstance(refused, Rejected)


# The log


@BOTH
async def test_the_log_says_who_changed_what_and_forgets_a_name_with_its_person(evening: Evening) -> None:
    for number in range(12):
        await presses(evening, "true" if number % 2 else "false", "sounds")
        await presses(evening, "admins" if number % 2 else "host", "stop_by")
        await evening.passes(20)
    await presses(evening, "log")
    assert last(evening).text.count("Persona 1") == 20
    await evening.does(ADMIN, c.ForgetMe, evening.private(ADMIN), confirmed=True)
    await evening.starts(ADMIN)
    await presses(evening, "log")
    assert "Persona 1" not in last(evening).text
    assert last(evening).text.count("qualcuno") == 20


# Files


@BOTH
async def test_what_was_exported_can_be_imported_into_another_group(evening: Evening) -> None:
    await presses(evening, "admins", "open_by")
    await presses(evening, "asia/tokyo".rpartition("/")[2], "timezone")
    await presses(evening, "export")
    body = next(item for item in reversed(evening.post) if item.act == "file").payload["body"]
    assert str(GROUP) not in body
    await presses(evening, "everybody", "open_by")
    await presses(evening, "import")
    given = await evening.does(ADMIN, c.GiveFile, evening.private(ADMIN), text=body)
    assert isinstance(given, Accepted)
    group = await now(evening)
    assert group.settings["chosen"] == {"open_by": "admins"}
    assert group.timezone == "Asia/Tokyo"


def file(**parts: Any) -> str:
    return json.dumps({"narratore": "group settings", "version": 1, **parts})


@pytest.mark.parametrize(
    "text",
    [
        "ciao",
        "[" * 50_000,
        "{}",
        file(version=2),
        file(more=1),
        file(settings=[]),
        file(settings={"open_by": "nobody"}),
        file(settings={"sounds": "true"}),
        file(settings={"timezone": "Europe/Atlantis"}),
        file(settings={"unheard_of": 1}),
        file(settings={"mute": True}),
        file(games={"chess": {}}),
        file(games={"lupi": {"pace": "ludicrous"}}),
        file(games={"lupi": {"unheard_of": 1}}),
        file(games=3),
    ],
    ids=range(15),
)
async def test_bad_input_gets_one_line_and_changes_nothing(evening: Evening, text: str) -> None:
    await presses(evening, "import")
    before = await now(evening)
    refused = await types(evening, text)
    assert isinstance(refused, Rejected)
    assert "\n" not in last(evening).text
    assert await now(evening) == before


async def test_a_file_that_nobody_asked_for_is_not_read(evening: Evening) -> None:
    refused = await evening.does(2, c.GiveFile, evening.private(2), text=file(settings={}))
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "settings-no-file"


# One's own


async def test_ones_own_settings_are_set_in_private(evening: Evening) -> None:
    await evening.starts(2)
    await evening.does(2, c.AskSettings, evening.private(2))
    await evening.deliver()
    assert any(button["data"] == "1.-.quiz.reminder" for button in last(evening, PEOPLE + 2).buttons)
    for pick, field in (("en", "language"), ("f", "grammar"), ("false", "calls")):
        assert isinstance(await presses(evening, pick, field, number=2, chat=0), Accepted)
    person = await evening.db.transact(lambda uow: uow.person(PEOPLE + 2))
    assert (person.locale, person.grammar) == ("en", "f")
    await evening.does(2, c.AskCall)
    await evening.deliver()
    evening.post.clear()
    await evening.does(ADMIN, c.OpenLobby, game="lupi")
    await evening.deliver()
    assert evening.heard(PEOPLE + 2) == ""


# What is stored


def test_what_is_stored_and_broken_counts_as_never_set() -> None:
    stored = {"open_by": "nobody", "sounds": False, "quiet_from": 99, "timezone": "Mars/Olympus", "gone": 1}
    assert read_stored(GroupSettings, stored) == GroupSettings(sounds=False)


@pytest.mark.parametrize("model", [GroupSettings, PersonSettings])
def test_every_field_declares_what_the_menu_needs(model: type[GroupSettings] | type[PersonSettings]) -> None:
    declared = settings_of(model)
    assert declared.keys() == model.model_fields.keys()
    for name, setting in declared.items():
        assert setting.help.endswith(".help")
        assert {setting.who for setting in declared.values()} == ({"admins"} if model is GroupSettings else {"self"})
        assert all(model.model_validate({name: choice}) for choice in setting.choices)
