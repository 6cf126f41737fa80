"""Buttons and documents of the settings: what we wrote is read back, whatever we did not means nothing."""

import pytest
from telegram.error import BadRequest

from bot.gateway.readers import read
from bot.narration import tokens
from bot.sessions import commands as c
from tests.gateway.desk import bench
from tests.gateway.raw import GROUP, GROUP_ID, ME, PRIVATE, message, pressed, privately, update

USUAL = tokens.usual_id(GROUP_ID, "lupi")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("1.-.set.0.menu", (0, "", "menu")),
        (f"1.-.set.{-GROUP_ID}.s-speech", (GROUP_ID, "", "s-speech")),
        (f"1.-.set.{-GROUP_ID}.quiet_until.8", (GROUP_ID, "quiet_until", "8")),
    ],
)
def test_a_button_of_the_menu_names_group_field_and_value(data: str, expected: tuple[int, str, str]) -> None:
    (command,) = read(pressed(data), ME)
    assert isinstance(command, c.PressSettings)
    assert (command.chat_id, command.field, command.pick) == expected


@pytest.mark.parametrize("data", ["1.-.set.x.menu", "1.-.set.1.a.b.c", f"1.-.set.{'9' * 18}.menu", f"1.{USUAL}.n1.x"])
def test_what_was_never_written_is_no_setting(data: str) -> None:
    (command,) = read(pressed(data), ME)
    assert isinstance(command, c.Unknown)


@pytest.mark.parametrize(
    ("prompt", "option", "expected"),
    [
        ("lobby", "options", ("options", "", "")),
        ("lobby", "list", ("list", "", "")),
        ("opt.pace", "page", ("pace", "", "")),
        ("opt.section.play", "page", ("section.play", "", "")),
        ("opt.pace", "slow", ("", "pace", "slow")),
    ],
)
def test_the_lobbys_buttons_of_options_serve_a_groups_usual_ones(
    prompt: str, option: str, expected: tuple[str, str, str]
) -> None:
    (command,) = read(pressed(tokens.encode(USUAL, prompt, option)), ME)
    assert isinstance(command, c.PressUsual)
    assert (command.chat_id, command.code) == (GROUP_ID, tokens.game_code("lupi"))
    assert (command.page, command.field, command.value) == expected


def test_the_largest_group_fits_into_a_button() -> None:
    largest = -(2**52)
    assert tokens.read_usual(tokens.usual_id(largest, "propaganda")) == (largest, tokens.game_code("propaganda"))
    assert tokens.read_usual("00000001") is None


@pytest.mark.parametrize(("payload", "group"), [(f"set_{-GROUP_ID}", GROUP_ID), ("set_0", 0)])
def test_the_link_leads_to_the_groups_settings_or_ones_own(payload: str, group: int) -> None:
    (command,) = read(privately(f"/start {payload}"), ME)
    assert isinstance(command, c.AskSettings)
    assert command.chat_id == group


def document(size: int) -> dict[str, object]:
    return {"file_id": "F", "file_unique_id": "U", "file_name": "x.json", "file_size": size}


@pytest.mark.parametrize(("size", "readable"), [(900, True), (64_001, False)])
def test_a_document_in_private_may_be_fetched_if_it_is_small(size: int, readable: bool) -> None:
    (command,) = read(update(message=message(chat=PRIVATE, document=document(size))), ME)
    assert isinstance(command, c.GiveFile)
    assert (command.file_id, command.readable, command.text) == ("F", readable, None)


def test_a_document_in_a_group_is_not_ours() -> None:
    assert read(update(message=message(chat=GROUP, document=document(9))), ME) == ()


@pytest.mark.parametrize(
    ("body", "text"), [(b'{"a": 1}', '{"a": 1}'), (b"\xff\xfe", None), (BadRequest("invalid file_id"), None)]
)
async def test_what_a_document_says_reaches_the_session_and_trouble_only_its_lack(db, monkeypatch, body, text):
    class File:
        async def download_as_bytearray(self):
            return bytearray(body)

    async def get_file(self, file_id):
        assert file_id == "F"
        if isinstance(body, Exception):
            raise body
        return File()

    made = await bench(db)
    monkeypatch.setattr(type(made.bot), "get_file", get_file)
    await made.desk.update(update(message=message(chat=PRIVATE, document=document(9))))
    assert [command.text for command in made.service.seen] == [text]
