"""The vocabulary of tests: people and groups that act and perceive. Knows the world and nothing of the bot under test.

An act is synchronous: it queues updates, which the bot fetches in its own time. What a person could not do in an app
raises Impossible.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.playground import people
from bot.playground.errors import Impossible
from bot.playground.members import MEMBER, USUAL_RIGHTS, Member, administrator
from bot.playground.model import Chat, Message, Query, Toast, Topic, User
from bot.playground.world import World


class Stage(World):
    """A World that hands out puppets."""

    def person(
        self,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = "it",
        user_id: int | None = None,
        started: bool = False,
    ) -> "Person":
        """Somebody new. `started` is whether the private chat with the bot is open already."""
        user = self.add_user(
            first_name,
            last_name=last_name,
            username=username,
            language_code=language_code,
            user_id=user_id,
            started=started,
        )
        return Person(self, user)

    def group(
        self,
        title: str,
        *people: "Person",
        kind: str = "supergroup",
        owner: "Person | None" = None,
        bot: str | None = "member",
        chat_id: int | None = None,
    ) -> "Group":
        """A new group with these members. `kind`: group, supergroup, forum; `bot`: member, admin, None (outside)."""
        standing = {"member": MEMBER, "admin": administrator(), None: None}[bot]
        chat = self.add_group(title, kind=kind, owner=owner.user if owner else None, bot=standing, chat_id=chat_id)
        group = Group(self, chat)
        group.has(*people)
        return group

    def other_bot(self, name: str) -> "Person":
        """Another bot, to be let into groups with `Group.has`."""
        return Person(self, self.add_user(name, username=f"{name}Bot", is_bot=True))


class Group:
    """A group, and those who run it."""

    def __init__(self, world: World, chat: Chat) -> None:
        """Speak for this chat; after a migration for the supergroup that it became."""
        self.world = world
        self._chat = chat

    @property
    def chat(self) -> Chat:
        """The chat as it is now."""
        while self._chat.migrated_to is not None:
            self._chat = self.world.chats[self._chat.migrated_to]
        return self._chat

    @property
    def id(self) -> int:
        """Its present id."""
        return self.chat.id

    @property
    def owner(self) -> "Person":
        """Whoever owns it."""
        return Person(self.world, people.owner_of(self.world, self.chat))

    def reads(self, topic: Topic | None = None, *, since: Message | None = None) -> list[Message]:
        """The bot's messages that stand in the group now (in one topic), oldest first; after `since` if given."""
        standing = [
            message for message in _of_bot(self.world, self.chat, since) if topic is None or message.thread == topic.id
        ]
        return standing[::-1]

    def text(self) -> str:
        """All that the bot has written here, as one text."""
        return "\n".join(message.text for message in self.reads())

    @property
    def last(self) -> Message:
        """The bot's newest message. Raises Impossible if there is none."""
        return _newest(self.world, self.chat, f"the bot has written nothing in {self.chat.title}")

    def has(self, *members: "Person") -> None:
        """Members from the beginning of time: no update tells of them."""
        for person in members:
            self.chat.members.setdefault(person.user.id, MEMBER)

    def promotes(self, person: "Person", rights: Iterable[str] = USUAL_RIGHTS, *, anonymous: bool = False) -> None:
        """Make a person an administrator."""
        people.promote(self.world, self.owner.user, person.user, self.chat, rights, anonymous=anonymous)

    def demotes(self, person: "Person") -> None:
        """Make an administrator a plain member."""
        people.demote(self.world, self.owner.user, person.user, self.chat)

    def kicks(self, person: "Person", *, service: bool = True) -> None:
        """Ban a person."""
        people.kick(self.world, self.owner.user, person.user, self.chat, service=service)

    def mutes(self, person: "Person", *, seconds: float | None = None) -> None:
        """Take all permissions from a person, for a time or for good."""
        people.restrict(self.world, self.owner.user, person.user, self.chat, seconds=seconds)

    def promotes_bot(self, rights: Iterable[str] = USUAL_RIGHTS) -> None:
        """Make the bot an administrator."""
        people.promote(self.world, self.owner.user, self.world.bot, self.chat, rights)

    def demotes_bot(self) -> None:
        """Make the bot a plain member, and lift its restrictions."""
        people.demote(self.world, self.owner.user, self.world.bot, self.chat)

    def mutes_bot(self, permissions: Iterable[str] = ()) -> None:
        """Leave the bot only these permissions."""
        people.restrict(self.world, self.owner.user, self.world.bot, self.chat, permissions)

    def allows(self, *permissions: str) -> None:
        """Let plain members send only what these permissions cover (`can_send_messages` …); none closes the group."""
        self.chat.permissions = frozenset(permissions)

    def kicks_bot(self) -> None:
        """Throw the bot out."""
        people.kick(self.world, self.owner.user, self.world.bot, self.chat)

    def adds_bot(self, by: "Person | None" = None) -> None:
        """Let the bot in."""
        people.join(self.world, self.world.bot, self.chat, by=(by or self.owner).user)

    def migrates(self, *, announce: Sequence[str] = ("old", "new")) -> int:
        """Become a supergroup; `announce` orders the two service messages, or leaves some out. The new id."""
        return people.migrate(self.world, self.chat, announce=announce).id

    def topic(self, name: str) -> Topic:
        """Open a topic."""
        return self.world.add_topic(self.chat, name, self.owner.user)

    def closes(self, topic: Topic | None) -> None:
        """Close a topic; None is General."""
        people.close_topic(self.world, self.owner.user, self.chat, topic)

    def reopens(self, topic: Topic | None) -> None:
        """Reopen a topic; None is General."""
        people.close_topic(self.world, self.owner.user, self.chat, topic, closed=False)

    def drops(self, topic: Topic) -> None:
        """Delete a topic with all that is in it."""
        topic.deleted = True
        for message in [message for message in self.chat.messages.values() if message.thread == topic.id]:
            self.world.remove(message)

    def is_retitled(self, title: str) -> None:
        """Take another title."""
        people.retitle(self.world, self.owner.user, self.chat, title)

    def vanishes(self) -> None:
        """Be deleted by its owner."""
        self.chat.deleted = True


class Person:
    """One person: what they do, and what they see."""

    def __init__(self, world: World, user: User) -> None:
        """Speak for this user."""
        self.world = world
        self.user = user

    @property
    def id(self) -> int:
        """The user id, which is the id of the private chat too."""
        return self.user.id

    @property
    def name(self) -> str:
        """First and last name, as apps show them."""
        return " ".join(part for part in (self.user.first_name, self.user.last_name) if part)

    @property
    def chat(self) -> Chat:
        """The private chat with the bot."""
        return self.world.chats[self.user.id]

    # Acts

    def starts(self, payload: str = "") -> Message:
        """Press Start, or follow a deep link with this payload."""
        return people.start(self.world, self.user, payload)

    def says(
        self,
        text: str,
        where: Group | None = None,
        *,
        topic: Topic | None = None,
        reply_to: Message | None = None,
        anonymous: bool = False,
    ) -> Message:
        """Write in a group, or to the bot in private."""
        chat = self.chat if where is None else where.chat
        return people.say(self.world, self.user, chat, text, topic=topic, reply_to=reply_to, anonymous=anonymous)

    def replies(self, text: str, to: Message) -> Message:
        """Write in answer to a message, in its chat and topic."""
        return people.say(self.world, self.user, to.chat, text, reply_to=to)

    def edits(self, message: Message, text: str) -> None:
        """Change an own message."""
        people.edit(self.world, message, text)

    def presses(
        self,
        label: str | None = None,
        *,
        data: str | None = None,
        message: Message | None = None,
        where: Group | None = None,
    ) -> Query:
        """Press a button that is really there: by its text (whole, else a part that fits one button only) or its data.

        Looks at `message`; else at the messages of the bot in `where`; else in private, then in the person's groups;
        the newest first. Raises Impossible where no such button can be pressed.
        """
        for candidate in self._pressable(message, where):
            button = _find(candidate, label, data)
            if button is not None:
                return people.press(self.world, self.user, candidate, button)
        seen = [candidate.labels for candidate in islice(self._pressable(message, where), 3)]
        raise Impossible(f"{self.name} sees no button {label or data!r}; the newest keyboards are {seen}")

    def presses_again(self, query: Query) -> Query:
        """The app sends an earlier press again, with a new id, as it does after a lost connection."""
        if query.message is None:
            raise Impossible("an inline query has no button")
        return people.press(self.world, self.user, query.message, query.data)

    def forges(self, data: str, message: Message, *, outside: bool = False) -> Query:
        """Send any callback data for a message, as a modified app can; `outside`: of a group in which one is not, too."""
        return people.press(self.world, self.user, message, data, outside=outside)

    def joins(self, group: Group, *, service: bool = True) -> None:
        """Enter a group; without `service` only a member update may tell."""
        people.join(self.world, self.user, group.chat, service=service)

    def leaves(self, group: Group, *, service: bool = True) -> None:
        """Leave a group."""
        people.leave(self.world, self.user, group.chat, service=service)

    def blocks(self) -> None:
        """Block the bot."""
        self.world.set_blocked(self.user, True)

    def unblocks(self) -> None:
        """Unblock the bot, without pressing Start."""
        self.world.set_blocked(self.user, False)

    def deactivates(self) -> None:
        """Delete the account."""
        self.user.deactivated = True

    def votes(self, message: Message, *options: int, anonymous: bool = False, outside: bool = False) -> None:
        """Vote in a poll, by index; none retracts. An anonymous vote is cast in the name of the group, one from `outside` by a visitor."""
        as_chat = message.chat if anonymous else None
        people.vote(self.world, self.user, message, options, as_chat=as_chat, outside=outside)

    def reacts(self, message: Message, emoji: str | None) -> None:
        """React to a message."""
        people.react(self.world, self.user, message, emoji)

    def asks_inline(self, text: str) -> Query:
        """Type `@bot text`; the answer will be in `results`."""
        return people.ask_inline(self.world, self.user, text)

    def chooses(self, query: Query, result_id: str, where: Group | None = None) -> Message:
        """Send an inline result into a group, or to the bot in private."""
        return people.choose_inline(self.world, query, result_id, self.chat if where is None else where.chat)

    # Perceptions

    def hears(self, *, since: Message | None = None) -> list[Message]:
        """The bot's messages that stand in the private chat now, oldest first; after `since` if given."""
        return list(_of_bot(self.world, self.chat, since))[::-1]

    def text(self) -> str:
        """All that the bot has told in private, as one text."""
        return "\n".join(message.text for message in self.hears())

    @property
    def last(self) -> Message:
        """The bot's newest private message. Raises Impossible if there is none."""
        return _newest(self.world, self.chat, f"the bot has told {self.name} nothing")

    @property
    def toasts(self) -> list[Toast]:
        """What was shown in answer to presses, oldest first; empty texts included."""
        return self.user.toasts

    def standing(self, group: Group) -> Member:
        """What the person is in a group now."""
        return self.world.member(group.chat, self.user)

    def _pressable(self, message: Message | None, where: Group | None) -> Iterator[Message]:
        """The messages whose buttons are looked at, one by one: a long chat is not read further than it must be."""
        if message is not None:
            if not message.deleted:
                yield message
            return
        if where is not None:
            yield from _with_keyboard(where.chat)
            return
        yield from _with_keyboard(self.chat)
        for chat in self.world.chats.values():
            if not chat.private and self.world.member(chat, self.user).inside:
                yield from _with_keyboard(chat)


def _with_keyboard(chat: Chat) -> Iterator[Message]:
    return (message for message in reversed(chat.messages.values()) if message.markup is not None)


def _find(message: Message, label: str | None, data: str | None) -> str | None:
    """The data of the button meant, None if the message has none that can be meant."""
    buttons = [button for button in message.buttons if "callback_data" in button]
    if data is not None:
        return next((data for button in buttons if button["callback_data"] == data), None)
    if label is None:
        raise Impossible("say which button: by its text or by its data")
    whole = [button for button in buttons if button["text"] == label]
    part = whole or [button for button in buttons if label in button["text"]]
    if len(part) > 1:
        raise Impossible(f"{label!r} fits several buttons: {[button['text'] for button in part]}")
    return str(part[0]["callback_data"]) if part else None


def _of_bot(world: World, chat: Chat, since: Message | None = None) -> Iterator[Message]:
    """The bot's messages, newest first, back to `since`."""
    for message in reversed(chat.messages.values()):
        if since is not None and message.id <= since.id:
            return
        if message.sender is world.bot and not message.service:
            yield message


def _newest(world: World, chat: Chat, otherwise: str) -> Message:
    for message in _of_bot(world, chat):
        return message
    raise Impossible(otherwise)
