"""What reaches the bot in a group."""

import pytest

from bot.clock import ManualClock
from bot.playground.puppets import Group, Person, Stage
from games.core.rng import SeededRng
from tests.playground.conftest import Api


@pytest.fixture
def anna(world: Stage) -> Person:
    return world.person("Anna", started=True)


@pytest.fixture
def group(world: Stage, anna: Person) -> Group:
    return world.group("Lupi", anna)


def received(world: Stage) -> list[str]:
    """The texts that wait for the bot, which are forgotten."""
    texts = [update["message"]["text"] for update in world.updates.peek() if "text" in update.get("message", {})]
    world.updates.clear()
    return texts


async def test_a_bare_command_comes_only_if_our_bot_wrote_last(
    world: Stage, api: Api, anna: Person, group: Group
) -> None:
    other = world.other_bot("Altro")
    group.has(other)
    anna.says("/via", group)
    assert received(world) == []
    await api("sendMessage", chat_id=group.id, text="x")
    anna.says("chiacchiere", group)
    anna.says("/via", group)
    assert received(world) == ["/via"], "people's messages in between do not matter"
    other.says("eccomi", group)
    anna.says("/via", group)
    anna.says("/via@narratorebot", group)
    assert received(world) == ["/via@narratorebot"]


async def test_a_command_for_another_bot_never_comes(world: Stage, api: Api, anna: Person, group: Group) -> None:
    await api("sendMessage", chat_id=group.id, text="x")
    anna.says("/via@AltroBot", group)
    assert received(world) == []


async def test_plain_text_and_mentions_do_not_come(world: Stage, api: Api, anna: Person, group: Group) -> None:
    await api("sendMessage", chat_id=group.id, text="x")
    for text in ("ciao", "@NarratoreBot ciao", "dimmi /via"):
        anna.says(text, group)
    assert received(world) == []


async def test_replies_to_the_bot_come_and_others_do_not(world: Stage, api: Api, anna: Person, group: Group) -> None:
    await api("sendMessage", chat_id=group.id, text="ultime parole?")
    anna.replies("addio", group.last)
    anna.replies("davvero?", anna.says("boh", group))
    assert received(world) == ["addio"]


async def test_service_messages_come(world: Stage, anna: Person, group: Group) -> None:
    anna.leaves(group)
    assert [update["message"]["left_chat_member"]["id"] for update in world.updates.peek()] == [anna.id]


async def test_an_admin_hears_everything_but_other_bots(world: Stage, anna: Person) -> None:
    group = world.group("Due", anna, bot="admin")
    other = world.other_bot("Altro")
    group.has(other)
    anna.says("ciao", group)
    other.says("bip", group)
    assert received(world) == ["ciao"]


async def test_without_privacy_mode_everything_comes(clock: ManualClock) -> None:
    world = Stage(clock=clock, rng=SeededRng(b"x"), privacy=False)
    anna = world.person("Anna")
    anna.says("ciao", world.group("Lupi", anna))
    assert received(world) == ["ciao"]


async def test_nothing_comes_from_where_the_bot_is_not(world: Stage, anna: Person, group: Group) -> None:
    group.kicks_bot()
    world.updates.clear()
    anna.says("/via@NarratoreBot", group)
    assert received(world) == []


async def test_an_anonymous_admin_speaks_as_the_group(world: Stage, anna: Person, group: Group) -> None:
    group.promotes(anna, anonymous=True)
    anna.says("/ferma@NarratoreBot", group, anonymous=True)
    message = world.updates.peek()[-1]["message"]
    assert message["from"]["id"] == 1087968824
    assert message["sender_chat"]["id"] == group.id
