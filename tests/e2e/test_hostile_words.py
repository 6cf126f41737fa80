"""Every word that comes from people, made of what could hurt: mark-up, directions, nothing, too much. It is only ever data."""

import dataclasses
import inspect
import json
from collections.abc import Iterator
from typing import Any

import pytest
import regex

from bot.narration.names import plain
from bot.sessions import command as basis
from bot.sessions import commands, reports
from bot.sessions.operators import commands as operating
from bot.sessions.settings import commands as setting
from storage.records import Status

HOSTILE = (
    "<b>grasso",
    "&amp;lt;",
    '"><img src=x onerror=alert(1)>',
    "*_[]()~`|{ $name }",
    "\u202eoiranoizer\u202d",
    "\u2066isolato\u2067",
    "\u200b\u2060\u3164",
    "   ",
    "a" + "\u0301" * 500,
    "👩‍👩‍👧‍👦" * 20,
    "A" + "\u200d👩" * 400,
    "שלום עולם",
    "riga\nnuova\r\nriga",
    "@everyone @all",
    '<a href="tg://user?id=1">io</a> tg://resolve?domain=x',
    "z" * 5000,
)
TURNING = regex.compile(r"[\u202A-\u202E\u2066\u2067\u200E\u200F\u061C]")
RIGHT_TO_LEFT = regex.compile(r"\u2068[^\u2068\u2069]*\u2069|([\p{Bidi_Class=R}\p{Bidi_Class=AL}])")

FREE = {
    "Where.title", "Where.topic_title", "Where.username", "Who.name", "Who.username", "TopicChanged.name",
    "GiveFile.text", "TellDesk.text", "SayWords.text", "AskBook.text", "AskRandom.text", "AskRandom.listed", "AskDeal.text",
    "AskDeal.listed", "AskGraves.text", "AskInline.text", "AskQuiz.text", "Unknown.what",
}  # fmt: skip
"""Fields of commands that hold whatever a person likes to write; all others are looked up and never shown."""
LOOKED_UP = {
    "key", "kind", "language", "session_id", "what", "pick", "file_id", "field", "code", "page", "value", "game", "kept",
    "word", "link", "shown", "prompt", "how", "payload", "locale", "grammar", "draw_id", "inline", "round_id", "poll_id",
}  # fmt: skip


def texts(value: Any) -> Iterator[str]:
    """Every string inside."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)


def harmless(world: Any) -> None:
    """Nothing that the bot has sent is broken, too long, empty, or turns a line around."""
    assert world.malformed == []
    for call in world.calls:
        for text in texts(call.params):
            assert not TURNING.search(text), (call.method, text)
            loose = [found for found in RIGHT_TO_LEFT.finditer(text) if found[1]]
            assert not loose, (call.method, text)
            assert not regex.search(r"\p{Mn}{8}", text), (call.method, text)
        for name in ("text", "caption"):
            shown = plain(str(call.params.get(name, "")))
            assert "<img" not in str(call.params.get(name, "")) or "parse_mode" not in call.params
            assert len(shown) <= (4096 if name == "text" else 1024)
        markup = call.params.get("reply_markup") or {}
        markup = json.loads(markup) if isinstance(markup, str) else markup
        for row in markup.get("inline_keyboard", ()):
            for button in row:
                assert 0 < len(button["text"].encode()) <= 512
                assert regex.search(r"[\p{L}\p{N}\p{P}\p{S}]", button["text"])


def test_every_field_that_holds_words_of_people_is_known_here() -> None:
    found = set()
    for module in (basis, commands, reports, operating, setting):
        for name, kind in vars(module).items():
            if inspect.isclass(kind) and dataclasses.is_dataclass(kind):
                found |= {f"{name}.{one.name}" for one in dataclasses.fields(kind) if "str" in str(one.type)}
    free = {one for one in found if one.split(".")[1] not in LOOKED_UP or one == "Unknown.what"}
    assert free == FREE, "a new field holds words of people: list it, and say it in the tests below"


async def test_people_groups_and_topics_of_such_names_play_a_game_to_its_end(party):
    people = [party.world.person(word[:64], last_name=word[:64]) for word in HOSTILE if word.strip()]
    for person in people:
        person.starts()
    group = party.world.group("שלום <b>\u202e&amp;" + "a" + "\u0301" * 90, *people)
    await party.begins(group, people)
    people[0].says("/stato@NarratoreBot", group)
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    harmless(party.world)
    assert "👩‍👩‍👧‍👦" in group.text(), "what is one character to the eye stays one"


@pytest.mark.parametrize(
    "said",
    [
        "/random {}", "/random {}, Anna, {}", "/random\n{}\nBruno", "/random 1 {}", "/ruolo {}", "/regole {}", "/quiz {}",
        "/narra {}", "/start {}", "{}", "/{}", "/operatore {}",
    ],
)  # fmt: skip
async def test_whatever_is_written_in_private_is_answered_with_harmless_words(party, said):
    for word in HOSTILE:
        person = party.world.person("Anna")
        person.starts()
        person.says(said.replace("{}", word)[:4096])
    await party.settle()
    await party.pass_time(60)
    harmless(party.world)


async def test_pasted_names_at_a_desk_are_harmless(party):
    for word in HOSTILE:
        person = party.world.person("Anna")
        person.starts()
        person.says("/narra")
        await party.settle()
        person.says("\n".join([word[:300], "Anna", "Bruno", word[:300], "Carla", "Dino", "Elsa"]))
        await party.settle()
    harmless(party.world)
