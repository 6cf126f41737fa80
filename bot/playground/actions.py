"""What the page can make people do: one validated body per action. Knows the world's people, nothing of HTTP.

A body with an unknown or ill-typed field raises Pydantic's ValidationError; an act that no app offers raises Impossible.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.playground import people
from bot.playground.errors import Impossible, Json
from bot.playground.members import MEMBER, administrator
from bot.playground.model import Chat, Message, Topic, User
from bot.playground.snapshot import group_json, person_json
from bot.playground.world import World


class Body(BaseModel):
    """The base of all bodies: nothing unknown is accepted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewPerson(Body):
    """Somebody who has just installed the app."""

    first_name: str = Field(min_length=1, max_length=64)
    last_name: str | None = Field(default=None, max_length=64)
    username: str | None = Field(default=None, pattern=r"^[A-Za-z][A-Za-z0-9_]{3,31}$")
    language_code: str | None = Field(default=None, pattern=r"^[a-z]{2}(-[A-Za-z]+)?$")
    started: bool = False


class NewGroup(Body):
    """A new group with people in it."""

    title: str = Field(min_length=1, max_length=128)
    kind: Literal["group", "supergroup", "forum"] = "supergroup"
    bot: Literal["member", "admin"] | None = "member"
    people: list[int] = []


class Nothing(Body):
    """An act that needs no more said."""


class Start(Body):
    """Press Start, or follow a deep link."""

    payload: str = Field(default="", pattern=r"^[A-Za-z0-9_-]{0,64}$")


class Say(Body):
    """Write a text; without a chat, to the bot in private."""

    text: str = Field(min_length=1, max_length=4096)
    chat_id: int | None = None
    topic: int | None = None
    reply_to: int | None = None
    anonymous: bool = False


class Press(Body):
    """Press a button that is there."""

    chat_id: int
    message_id: int
    data: str


class Inline(Body):
    """Type a text after the bot's name, in some chat."""

    text: str = Field(max_length=256)


class Choose(Body):
    """Send one of the things that the bot has offered for such a text."""

    query_id: str
    result_id: str
    chat_id: int


class Vote(Body):
    """Vote in a poll."""

    chat_id: int
    message_id: int
    options: list[int]


class Who(Body):
    """About this person."""

    user_id: int


class BotStanding(Body):
    """What the bot is to be in the group."""

    standing: Literal["member", "admin", "muted", "out"]


class Migrate(Body):
    """Which of the two service messages come, in their order."""

    announce: list[Literal["old", "new"]] = ["old", "new"]


class NewTopic(Body):
    """A topic's name."""

    name: str = Field(min_length=1, max_length=128)


class Read(Body):
    """How far a chat has been looked at."""

    chat_id: int
    message_id: int


class Door(Body):
    """Close or reopen a topic; no topic is General."""

    topic: int | None = None
    closed: bool


def new_person(world: World, body: NewPerson) -> Json:
    """POST /api/people."""
    return person_json(world, world.add_user(**body.model_dump()))


def new_group(world: World, body: NewGroup) -> Json:
    """POST /api/groups; the first person named owns it."""
    users = [_user(world, user_id) for user_id in body.people]
    standing = {"member": MEMBER, "admin": administrator(), None: None}[body.bot]
    chat = world.add_group(body.title, kind=body.kind, owner=users[0] if users else None, bot=standing)
    for user in users:
        chat.members.setdefault(user.id, MEMBER)
    return group_json(world, chat)


def read(world: World, body: Read) -> Json:
    """POST /api/read; the bot is not told, as on Telegram. A chat that has gone with its scene is nobody's any more."""
    if body.chat_id in world.chats:
        world.read[body.chat_id] = max(world.read.get(body.chat_id, 0), body.message_id)
    return {}


def _start(world: World, user: User, body: Start) -> Json:
    return people.start(world, user, body.payload).to_json()


def _say(world: World, user: User, body: Say) -> Json:
    chat = world.chats[user.id] if body.chat_id is None else _chat(world, body.chat_id)
    reply_to = None if body.reply_to is None else _message(chat, body.reply_to)
    topic = None if body.topic is None else _topic(chat, body.topic)
    message = people.say(world, user, chat, body.text, topic=topic, reply_to=reply_to, anonymous=body.anonymous)
    return message.to_json()


def _press(world: World, user: User, body: Press) -> Json:
    message = _message(_chat(world, body.chat_id), body.message_id)
    if all(button.get("callback_data") != body.data for button in message.buttons):
        raise Impossible("this message has no such button")
    return {"query_id": people.press(world, user, message, body.data).id}


def _inline(world: World, user: User, body: Inline) -> Json:
    return {"query_id": people.ask_inline(world, user, body.text).id}


def _choose(world: World, user: User, body: Choose) -> Json:
    query = world.queries.get(body.query_id)
    if query is None or query.user is not user:
        raise Impossible("nothing has been offered here")
    return people.choose_inline(world, query, body.result_id, _chat(world, body.chat_id)).to_json()


def _vote(world: World, user: User, body: Vote) -> Json:
    people.vote(world, user, _message(_chat(world, body.chat_id), body.message_id), body.options)
    return {}


def _block(world: World, user: User, _: Nothing) -> Json:
    world.set_blocked(user, True)
    return {}


def _unblock(world: World, user: User, _: Nothing) -> Json:
    world.set_blocked(user, False)
    return {}


def _deactivate(world: World, user: User, _: Nothing) -> Json:
    user.deactivated = True
    world.tell("person", user.to_json)
    return {}


def _join(world: World, chat: Chat, body: Who) -> Json:
    people.join(world, _user(world, body.user_id), chat)
    return {}


def _leave(world: World, chat: Chat, body: Who) -> Json:
    people.leave(world, _user(world, body.user_id), chat)
    return {}


def _kick(world: World, chat: Chat, body: Who) -> Json:
    people.kick(world, people.owner_of(world, chat), _user(world, body.user_id), chat)
    return {}


def _promote(world: World, chat: Chat, body: Who) -> Json:
    people.promote(world, people.owner_of(world, chat), _user(world, body.user_id), chat)
    return {}


def _demote(world: World, chat: Chat, body: Who) -> Json:
    people.demote(world, people.owner_of(world, chat), _user(world, body.user_id), chat)
    return {}


def _stand(world: World, chat: Chat, body: BotStanding) -> Json:
    owner = people.owner_of(world, chat)
    inside = world.member(chat, world.bot).inside
    if body.standing == "out":
        people.kick(world, owner, world.bot, chat)
        return {}
    if not inside:
        people.join(world, world.bot, chat, by=owner)
    match body.standing:
        case "member":
            people.demote(world, owner, world.bot, chat)
        case "admin":
            people.promote(world, owner, world.bot, chat)
        case "muted":
            people.restrict(world, owner, world.bot, chat)
    return {}


def _migrate(world: World, chat: Chat, body: Migrate) -> Json:
    return group_json(world, people.migrate(world, chat, announce=body.announce))


def _new_topic(world: World, chat: Chat, body: NewTopic) -> Json:
    if not chat.is_forum:
        raise Impossible(f"{chat.title} has no topics")
    return {"id": world.add_topic(chat, body.name, people.owner_of(world, chat)).id}


def _door(world: World, chat: Chat, body: Door) -> Json:
    topic = None if body.topic is None else _topic(chat, body.topic)
    people.close_topic(world, people.owner_of(world, chat), chat, topic, closed=body.closed)
    return {}


OF_PEOPLE: Mapping[str, tuple[type[Body], Callable[[World, User, Any], Json]]] = {
    "start": (Start, _start),
    "say": (Say, _say),
    "press": (Press, _press),
    "inline": (Inline, _inline),
    "choose": (Choose, _choose),
    "vote": (Vote, _vote),
    "block": (Nothing, _block),
    "unblock": (Nothing, _unblock),
    "deactivate": (Nothing, _deactivate),
}
"""POST /api/people/{id}/{action}."""

OF_GROUPS: Mapping[str, tuple[type[Body], Callable[[World, Chat, Any], Json]]] = {
    "join": (Who, _join),
    "leave": (Who, _leave),
    "kick": (Who, _kick),
    "promote": (Who, _promote),
    "demote": (Who, _demote),
    "bot": (BotStanding, _stand),
    "migrate": (Migrate, _migrate),
    "topics": (NewTopic, _new_topic),
    "door": (Door, _door),
}
"""POST /api/groups/{id}/{action}."""


def act_of_person(world: World, user_id: int, action: str, raw: bytes) -> Json:
    """Let a person act. `action` is a key of OF_PEOPLE. Raises ValidationError, Impossible."""
    body, act = OF_PEOPLE[action]
    return act(world, _user(world, user_id), body.model_validate_json(raw or b"{}"))


def act_in_group(world: World, chat_id: int, action: str, raw: bytes) -> Json:
    """Let something happen in a group. `action` is a key of OF_GROUPS. Raises ValidationError, Impossible."""
    body, act = OF_GROUPS[action]
    chat = _chat(world, chat_id)
    if chat.private or chat.migrated_to is not None or chat.deleted:
        raise Impossible("there is no such group any more")
    return act(world, chat, body.model_validate_json(raw or b"{}"))


def _user(world: World, user_id: int) -> User:
    user = world.users.get(user_id)
    if user is None or user.is_bot:
        raise Impossible(f"there is no person {user_id}")
    return user


def _chat(world: World, chat_id: int) -> Chat:
    chat = world.chats.get(chat_id)
    if chat is None:
        raise Impossible(f"there is no chat {chat_id}")
    return chat


def _message(chat: Chat, message_id: int) -> Message:
    message = chat.messages.get(message_id)
    if message is None:
        raise Impossible(f"there is no message {message_id} in this chat")
    return message


def _topic(chat: Chat, topic_id: int) -> Topic:
    topic = chat.topics.get(topic_id)
    if topic is None:
        raise Impossible(f"there is no topic {topic_id} in this chat")
    return topic
