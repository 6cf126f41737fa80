"""What people do, as Telegram's apps would let them: each act changes the world and queues the updates that follow.

Raises Impossible for an act that no app offers. Puppets and the page both act through here.
"""

from collections.abc import Iterable, Sequence
from datetime import timedelta

from bot.playground.chats import present
from bot.playground.errors import Impossible, Json
from bot.playground.markup import with_found
from bot.playground.members import BANNED, MEMBER, USUAL_RIGHTS, Member, Status, administrator
from bot.playground.model import ANONYMOUS_ADMIN, Chat, Message, Query, Topic, User
from bot.playground.sending import text_content
from bot.playground.world import World


def say(
    world: World,
    user: User,
    chat: Chat,
    text: str,
    *,
    topic: Topic | None = None,
    reply_to: Message | None = None,
    anonymous: bool = False,
    via_bot: User | None = None,
    deliver: bool = True,
) -> Message:
    """A text message. In a forum it lies in `topic`, else in that of what it replies to, else in General."""
    _require_speech(world, user, chat, anonymous=anonymous)
    thread, is_topic = _thread(chat, topic, reply_to)
    if is_topic and thread is not None and reply_to is None:
        # Apps send a plain message of a topic as a reply to the message that opened it.
        reply_to = chat.messages.get(thread)
    content: Json = {"text": text}
    entities = with_found(text, [])
    if entities:
        content["entities"] = entities
    return world.post(
        chat,
        world.users[ANONYMOUS_ADMIN] if anonymous else user,
        content,
        thread=thread,
        is_topic=is_topic,
        reply_to=reply_to,
        sender_chat=chat if anonymous else None,
        via_bot=via_bot,
        deliver=deliver,
    )


def edit(world: World, message: Message, text: str) -> None:
    """The author changes a text."""
    message.content = {"text": text}
    entities = with_found(text, [])
    if entities:
        message.content["entities"] = entities
    message.edited = world.clock.now()
    world.changed(message)
    world.updates.push("edited_message", message.to_json())


def start(world: World, user: User, payload: str = "") -> Message:
    """Press Start, or follow a deep link: unblocks the bot and opens the private chat."""
    if user.deactivated:
        raise Impossible(f"{user.first_name} has no account any more")
    user.started = True
    world.set_blocked(user, False)
    return say(world, user, world.chats[user.id], f"/start {payload}".strip())


def press(world: World, user: User, message: Message, data: str, *, outside: bool = False) -> Query:
    """Send callback data for a message, whether or not such a button is there: apps choose the bytes.

    `outside`: whoever presses need not be in the group, as visitors of a public one are not.
    """
    chat = message.chat
    if chat.private:
        if chat.user is not user:
            raise Impossible(f"{user.first_name} cannot see the private chat of somebody else")
    elif not outside and not world.member(_present(world, chat), user).inside:
        raise Impossible(f"{user.first_name} is not in {chat.title}")
    query = Query(str(4_000_000_000_000_000_000 + world.serial("query")), user, world.clock.now(), data, message)
    world.add_query(query)
    payload: Json = {
        "id": query.id,
        "from": user.to_json(),
        "chat_instance": str(-8_000_000_000_000_000_000 + chat.id),
        "data": data,
    }
    if message.inline_id is None:
        payload["message"] = message.reference()
    else:
        payload["inline_message_id"] = message.inline_id
    if not (chat.private and user.blocked):
        world.updates.push("callback_query", payload)
    world.tell("pressed", lambda: {"query_id": query.id, "user_id": user.id, "message_id": message.id, "data": data})
    return query


def join(world: World, user: User, chat: Chat, *, service: bool = True, by: User | None = None) -> None:
    """Enter a group, alone or added by somebody; restrictions of an earlier stay come back."""
    standing = world.member(chat, user)
    if standing.inside:
        raise Impossible(f"{user.first_name} is in {chat.title} already")
    if standing.status is Status.KICKED and by is None:
        raise Impossible(f"{user.first_name} is banned from {chat.title}")
    world.set_member(chat, user, present(standing, inside=True), by or user, service=service)


def leave(world: World, user: User, chat: Chat, *, service: bool = True) -> None:
    """Leave a group."""
    standing = world.member(chat, user)
    if not standing.inside:
        raise Impossible(f"{user.first_name} is not in {chat.title}")
    world.set_member(chat, user, present(standing, inside=False), user, service=service)


def kick(world: World, by: User, user: User, chat: Chat, *, service: bool = True) -> None:
    """Ban somebody (or the bot) from a group."""
    world.set_member(chat, user, BANNED, by, service=service)


def promote(
    world: World, by: User, user: User, chat: Chat, rights: Iterable[str] = USUAL_RIGHTS, *, anonymous: bool = False
) -> None:
    """Make somebody (or the bot) an administrator with these rights."""
    world.set_member(chat, user, administrator(rights, anonymous=anonymous), by, service=False)


def demote(world: World, by: User, user: User, chat: Chat) -> None:
    """Make an administrator a plain member."""
    world.set_member(chat, user, MEMBER, by, service=False)


def restrict(
    world: World, by: User, user: User, chat: Chat, permissions: Iterable[str] = (), *, seconds: float | None = None
) -> None:
    """Leave somebody (or the bot) only these permissions, for a time or for good."""
    until = None if seconds is None else world.clock.now() + timedelta(seconds=seconds)
    new = Member(Status.RESTRICTED, permissions=frozenset(permissions), until=until)
    world.set_member(chat, user, new, by, service=False)


def migrate(world: World, chat: Chat, *, announce: Sequence[str] = ("old", "new")) -> Chat:
    """A basic group becomes a supergroup with another id.

    `announce` lists which of the two service messages come, and in which order.
    """
    if chat.type != "group":
        raise Impossible(f"{chat.title} is a supergroup already")
    new = Chat(world.new_group_id(basic=False), "supergroup", chat.title, permissions=chat.permissions)
    new.members = dict(chat.members)
    new.migrated_from = chat.id
    chat.migrated_to = new.id
    new.last_bot = chat.last_bot
    world.chats[new.id] = new
    world.gate.moved(chat.id, new.id)
    owner = owner_of(world, new)
    for which in announce:
        if which == "old":
            world.post(chat, owner, {"migrate_to_chat_id": new.id}, service=True)
        else:
            world.post(new, owner, {"migrate_from_chat_id": chat.id}, service=True)
    world.tell("migrated", lambda: {"from": chat.id, "chat": new.to_json()})
    return new


def retitle(world: World, by: User, chat: Chat, title: str) -> None:
    """Give a group another title."""
    chat.title = title
    world.post(chat, by, {"new_chat_title": title}, service=True)


def close_topic(world: World, by: User, chat: Chat, topic: Topic | None, *, closed: bool = True) -> None:
    """Close or reopen a topic; None is General."""
    if topic is None:
        chat.general_closed = closed
    else:
        topic.closed = closed
    content: Json = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
    thread = None if topic is None else topic.id
    world.post(chat, by, content, service=True, thread=thread, is_topic=topic is not None)


def vote(
    world: World,
    user: User,
    message: Message,
    options: Sequence[int],
    *,
    as_chat: Chat | None = None,
    outside: bool = False,
) -> None:
    """Vote in a poll; no options retracts. A public poll tells the bot who voted for what.

    `as_chat` is the chat in whose name an anonymous administrator or the owner of a channel votes. `outside`: whoever
    votes need not be in the group, as visitors of a public one are not.
    """
    poll, chat = message.poll, message.chat
    world.close_due_polls()
    if chat.private and chat.user is not user:
        raise Impossible(f"{user.first_name} cannot see the private chat of somebody else")
    if not chat.private and not outside and not world.member(_present(world, chat), user).inside:
        raise Impossible(f"{user.first_name} is not in {chat.title}")
    if poll is None or poll.closed:
        raise Impossible("there is no open poll there")
    if poll.kind == "quiz" and user.id in poll.votes:
        raise Impossible("an answer to a quiz is final")
    if len(options) > 1 and not poll.several:
        raise Impossible("this poll takes one answer")
    if any(not 0 <= index < len(poll.options) for index in options):
        raise Impossible("this poll has no such option")
    if options:
        poll.votes[user.id] = sorted(options)
    else:
        poll.votes.pop(user.id, None)
    world.updates.push("poll", poll.to_json())
    if not poll.anonymous:
        voter: Json = {"user": user.to_json()} if as_chat is None else {"voter_chat": as_chat.to_json()}
        answer: Json = {
            "poll_id": poll.id,
            **voter,
            "option_ids": sorted(options),
            "option_persistent_ids": [poll.persistent(index) for index in sorted(options)],
        }
        world.updates.push("poll_answer", answer)
    world.tell("voted", lambda: {"poll_id": poll.id, "user_id": user.id, "options": sorted(options)})
    world.changed(message)


def react(world: World, user: User, message: Message, emoji: str | None, *, before: str | None = None) -> None:
    """React to a message; the bot hears of it as an administrator that asked for it."""
    if world.member(message.chat, world.bot).admin or message.chat.private:
        payload: Json = {
            "chat": message.chat.to_json(),
            "message_id": message.id,
            "user": user.to_json(),
            "date": int(world.clock.now().timestamp()),
            "old_reaction": [{"type": "emoji", "emoji": before}] if before else [],
            "new_reaction": [{"type": "emoji", "emoji": emoji}] if emoji else [],
        }
        world.updates.push("message_reaction", payload)


def ask_inline(world: World, user: User, text: str, chat_type: str = "supergroup") -> Query:
    """Type the bot's name and a text in some chat."""
    query = Query(str(4_500_000_000_000_000_000 + world.serial("inline")), user, world.clock.now(), text)
    world.add_query(query)
    payload: Json = {
        "id": query.id, "from": user.to_json(), "query": text, "offset": "", "chat_type": chat_type,
    }  # fmt: skip
    world.updates.push("inline_query", payload)
    return query


def choose_inline(world: World, query: Query, result_id: str, chat: Chat) -> Message:
    """Send one of the results into a chat, as the person's own message."""
    for result in query.results or ():
        if result["id"] == result_id:
            content = result["input_message_content"]
            message = say(world, query.user, chat, content["message_text"], via_bot=world.bot, deliver=False)
            message.content = text_content(world, {**content, "text": content["message_text"]})
            message.markup = result.get("reply_markup")
            if message.markup is not None:
                message.inline_id = f"inline-{world.serial('inline message')}"
                world.inline[message.inline_id] = message
            world.deliver(message)
            return message
    raise Impossible(f"the bot has offered no result {result_id!r}")


def owner_of(world: World, chat: Chat) -> User:
    """Whoever owns a group."""
    return next(world.users[uid] for uid, member in chat.members.items() if member.status is Status.CREATOR)


def _present(world: World, chat: Chat) -> Chat:
    """Apps show the messages of an upgraded group in the supergroup that it became."""
    return chat if chat.migrated_to is None else world.chats[chat.migrated_to]


def _require_speech(world: World, user: User, chat: Chat, *, anonymous: bool) -> None:
    name = user.first_name
    if chat.private:
        if chat.user is not user:
            raise Impossible(f"{name} cannot write in the private chat of somebody else")
        if user.deactivated or user.blocked or not user.started:
            raise Impossible(f"{name} must press Start before writing to the bot")
        return
    if chat.migrated_to is not None or chat.deleted:
        raise Impossible(f"{chat.title} is no longer there")
    standing = world.member(chat, user)
    if not standing.may_send("can_send_messages", chat.permissions):
        raise Impossible(f"{name} may not write in {chat.title}")
    if anonymous and not standing.admin:
        raise Impossible(f"{name} is no administrator of {chat.title}")


def _thread(chat: Chat, topic: Topic | None, reply_to: Message | None) -> tuple[int | None, bool]:
    """Thread id and whether it is a topic. In an ordinary supergroup a chain of replies has a thread id too."""
    if topic is not None:
        if topic.id not in chat.topics or topic.deleted or topic.closed:
            raise Impossible(f"nobody can write in the topic {topic.name}")
        return topic.id, True
    if reply_to is None:
        return None, False
    if chat.is_forum:
        return (reply_to.thread, True) if reply_to.is_topic else (None, False)
    if chat.type == "supergroup":
        return reply_to.thread or reply_to.id, False
    return None, False
