"""Updates become commands. Pure and total: any update gives some commands or none, and nothing raises.

Knows what Telegram sends; decides nothing that depends on a session. What a message in a topic, from an anonymous
administrator or in the name of a channel means is settled here, once.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from telegram import (
    CallbackQuery,
    Chat,
    ChatMember,
    ChatMemberUpdated,
    Document,
    InlineQuery,
    Message,
    MessageOriginChat,
    MessageOriginUser,
    PollAnswer,
    Update,
    User,
)

from bot.gateway.presses import read_press
from bot.gateway.words import Me, Typed, command_of, is_operators, is_word
from bot.sessions.commands import (
    AnswerPoll,
    AskInline,
    AskOperator,
    BotCameIn,
    BotWentOut,
    Command,
    GiveFile,
    GroupMoved,
    MemberCame,
    MemberLeft,
    ReachabilityChanged,
    SayWords,
    TopicChanged,
    Unknown,
    Where,
    Who,
)

ALLOWED_UPDATES = ("message", "callback_query", "inline_query", "poll_answer", "my_chat_member", "chat_member")
"""The kinds that `read` reads, named to the server: it remembers the list, and leaves out chat_member by itself."""

AS_CHANNEL = "as-channel"
"""`Unknown.what` of a command given in the name of a channel: nobody can be seated or trusted behind it."""

LARGEST_FILE = 64_000
"""Bytes of a document that is read."""

_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,64})(?:@([A-Za-z0-9_]{1,64}))?(?:\s+(.*))?\s*", re.DOTALL)
_GROUPS = (Chat.GROUP, Chat.SUPERGROUP)
_GENERAL = 1
"""The id that some servers give to the topic General, which must not be addressed by id."""


def read(update: Update, me: Me) -> tuple[Command, ...]:
    """The commands in this update, in order; empty for what is not for us."""
    return tuple(_commands(update, me))


def _commands(update: Update, me: Me) -> Iterator[Command]:
    key = f"u:{update.update_id}"
    if update.callback_query is not None:
        yield from _press(update.callback_query)
    elif update.inline_query is not None:
        yield _inline(update.inline_query)
    elif update.message is not None:
        yield from _message(key, update.message, me)
    elif update.poll_answer is not None:
        yield from _vote(key, update.poll_answer)
    elif update.my_chat_member is not None:
        yield from _own_membership(key, update.my_chat_member)
    elif update.chat_member is not None:
        yield from _membership(key, update.chat_member, me)


def who_is(user: User, *, anonymous: bool = False) -> Who:
    """A Telegram user as the sessions know him."""
    return Who(
        user_id=user.id,
        # Of a deleted account not even the name is left.
        name=user.full_name or "",
        username=user.username,
        language=user.language_code,
        anonymous=anonymous,
    )


def topic_of(message: Message) -> int | None:
    """The forum topic; a reply chain has a thread id too and is none, and General goes without."""
    if not message.is_topic_message or message.message_thread_id == _GENERAL:
        return None
    return message.message_thread_id if message.chat.type in _GROUPS else None


def where_is(chat: Chat, message: Message | None = None) -> Where:
    """A place as the sessions know it."""
    return Where(
        chat_id=chat.id,
        topic=None if message is None else topic_of(message),
        kind=chat.type,
        title=chat.title or "",
        username=chat.username or "",
        topic_title="" if message is None else _topic_title(message),
        message_id=None if message is None else message.message_id,
    )


def _topic_title(message: Message) -> str:
    """What the message's topic is called: whatever is written in one replies to the message that made it, if to nothing else."""
    replied = message.reply_to_message
    made = None if replied is None or topic_of(message) is None else replied.forum_topic_created
    return "" if made is None else made.name


def _message(key: str, message: Message, me: Me) -> Iterator[Command]:
    if message.chat.type not in (*_GROUPS, Chat.PRIVATE) or message.is_automatic_forward:
        return
    service = _service(key, message, me)
    if service is not None:
        yield from service
        return
    user = message.from_user
    if user is None or (message.text is None and message.document is None):
        return
    if message.via_bot is not None and message.via_bot.id == me.user_id:
        # Our own words, sent by a person from what we offered.
        return
    as_chat = message.sender_chat
    anonymous = as_chat is not None and as_chat.id == message.chat.id
    if user.is_bot and as_chat is None:
        return
    base: dict[str, Any] = {
        "key": key,
        "who": who_is(user, anonymous=anonymous),
        "where": where_is(message.chat, message),
    }
    command = _text(message, base, me) if message.document is None else _file(message, message.document, base)
    if command is not None and as_chat is not None and not anonymous:
        command = Unknown(what=AS_CHANNEL, at=message.date, **base)
    if command is not None:
        yield command


def _text(message: Message, base: dict[str, Any], me: Me) -> Command | None:
    text = message.text or ""
    private = message.chat.type == Chat.PRIVATE
    typed = _COMMAND.fullmatch(text)
    if typed is not None:
        name, addressee, rest = typed.groups()
        ours = addressee is not None and addressee.lower() == me.username.lower()
        if addressee is not None and not ours:
            return None
        if private and is_operators(name):
            return AskOperator(at=message.date, **base)
        if is_word(name, me):
            said = Typed(at=message.date, rest=(rest or "").strip(), me=me, replied=_listed(message), **base)
            return command_of(name, said)
        return Unknown(what="command", at=message.date, **base) if private or ours else None
    replied = message.reply_to_message
    # The first message of a topic "replies" to the topic's making, whoever made it.
    if replied is not None and (replied.from_user is None or replied.forum_topic_created is not None):
        replied = None
    to_us = replied is not None and replied.from_user is not None and replied.from_user.id == me.user_id
    if not (private or to_us):
        return None
    reply_to = replied.message_id if replied is not None and to_us else None
    passed_on = _origin(message) if private else None
    return SayWords(text=text, reply_to=reply_to, forwarded=passed_on, at=message.date, **base)


def _origin(message: Message) -> int | None:
    """Whose message was passed on: a person's, or that of a group that wrote in its own name; None where Telegram hides it."""
    origin = message.forward_origin
    if isinstance(origin, MessageOriginUser):
        return origin.sender_user.id
    return origin.sender_chat.id if isinstance(origin, MessageOriginChat) else None


def _file(message: Message, document: Document, base: dict[str, Any]) -> Command | None:
    """A document in private, to be fetched by whoever has the time; in a group no file is for us."""
    if message.chat.type != Chat.PRIVATE:
        return None
    small = document.file_size is not None and document.file_size <= LARGEST_FILE
    return GiveFile(file_id=document.file_id, readable=small, at=message.date, **base)


def _listed(message: Message) -> str:
    """What a person wrote in the message to which this one replies."""
    replied = message.reply_to_message
    if replied is None or replied.from_user is None or replied.from_user.is_bot:
        return ""
    return replied.text or ""


def _inline(query: InlineQuery) -> Command:
    """What is typed after the bot's name: Telegram does not say in which chat, so the answer belongs to the person's own."""
    person = Where(chat_id=query.from_user.id)
    return AskInline(key=f"i:{query.id}", who=who_is(query.from_user), where=person, text=query.query)


def _vote(key: str, answer: PollAnswer) -> Iterator[Command]:
    """A vote; one that is taken back is none. Telegram does not say in which chat: the poll tells."""
    if not answer.option_ids:
        return
    if answer.user is not None:
        who = who_is(answer.user)
    elif answer.voter_chat is not None:
        who = Who(user_id=answer.voter_chat.id, name=answer.voter_chat.title or "", anonymous=True)
    else:
        return
    where = Where(chat_id=who.user_id)
    yield AnswerPoll(key=key, who=who, where=where, poll_id=answer.poll_id, pick=answer.option_ids[0])


def _service(key: str, message: Message, me: Me) -> list[Command] | None:
    """What a service message says; None if this is not one of those that we read."""
    user = message.from_user or User(id=0, first_name="", is_bot=False)
    where = where_is(message.chat, message)
    base: dict[str, Any] = {"key": key, "who": who_is(user), "where": where, "at": message.date}
    if message.migrate_to_chat_id is not None:
        return [GroupMoved(old=message.chat.id, new=message.migrate_to_chat_id, **base)]
    if message.migrate_from_chat_id is not None:
        return [GroupMoved(old=message.migrate_from_chat_id, new=message.chat.id, **base)]
    topic = _topic(message, base)
    if topic is not None:
        return [topic]
    if message.left_chat_member is not None:
        left = message.left_chat_member
        # The bot's own goings have an update of their own, which always comes.
        return [] if left.id == me.user_id else [MemberLeft(user_id=left.id, **base)]
    if message.new_chat_members:
        came = [member for member in message.new_chat_members if member.id != me.user_id and not member.is_bot]
        return [
            MemberCame(user_id=member.id, **{**base, "key": f"{key}:{number}"}) for number, member in enumerate(came)
        ]
    return None


def _topic(message: Message, base: dict[str, Any]) -> Command | None:
    """What a service message says of the topic in which it stands; another icon alone says nothing."""
    if message.forum_topic_edited is not None and message.forum_topic_edited.name:
        return TopicChanged(name=message.forum_topic_edited.name, **base)
    if message.forum_topic_closed is not None or message.forum_topic_reopened is not None:
        return TopicChanged(closed=message.forum_topic_closed is not None, **base)
    return None


def _press(query: CallbackQuery) -> Iterator[Command]:
    message = query.message
    reachable = message if isinstance(message, Message) else None
    if message is None:
        where = Where(chat_id=query.from_user.id)
    elif reachable is not None:
        where = where_is(reachable.chat, reachable)
    else:
        # Too old to be read: Telegram still says where it is, and that is all we need.
        where = Where(
            chat_id=message.chat.id,
            kind=message.chat.type,
            title=message.chat.title or "",
            message_id=message.message_id,
        )
    base = {"key": f"q:{query.id}", "who": who_is(query.from_user), "where": where, "press": True}
    yield read_press(query.data, base, query.inline_message_id)


def is_in(member: ChatMember) -> bool:
    """Whether somebody with this status is in the chat; one who is restricted may have left all the same."""
    if member.status == ChatMember.RESTRICTED:
        return bool(getattr(member, "is_member", False))
    return member.status not in (ChatMember.LEFT, ChatMember.BANNED)


def _own_membership(key: str, change: ChatMemberUpdated) -> Iterator[Command]:
    base: dict[str, Any] = {
        "key": key,
        "who": who_is(change.from_user),
        "where": where_is(change.chat),
        "at": change.date,
    }
    before, after = is_in(change.old_chat_member), is_in(change.new_chat_member)
    if change.chat.type == Chat.PRIVATE:
        yield ReachabilityChanged(reachable=after, **base)
    elif change.chat.type in _GROUPS and before != after:
        came: Callable[..., Command] = BotCameIn if after else BotWentOut
        yield came(**base)


def _membership(key: str, change: ChatMemberUpdated, me: Me) -> Iterator[Command]:
    member = change.new_chat_member.user
    before, after = is_in(change.old_chat_member), is_in(change.new_chat_member)
    if change.chat.type not in _GROUPS or before == after or member.id == me.user_id:
        return
    base: dict[str, Any] = {
        "key": key,
        "who": who_is(change.from_user),
        "where": where_is(change.chat),
        "at": change.date,
    }
    moved: Callable[..., Command] = MemberCame if after else MemberLeft
    yield moved(user_id=member.id, **base)
