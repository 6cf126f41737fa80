"""The world: who and what exists, and what becomes known to the bot. No rule of the Bot API, no socket, no game.

It holds the state that the server's methods and the people's actions share, posts messages and queues updates. Time comes
from the clock and chance (dice, weather) from the generator that it is given. Nothing is copied to be read: what it hands
out is live.
"""

import hashlib
from collections import Counter, deque
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.playground.errors import Impossible, Json, too_many
from bot.playground.faults import Faults
from bot.playground.limits import FloodGate, Limits
from bot.playground.members import MEMBER, OWNER, Member, member_json
from bot.playground.model import ANONYMOUS_ADMIN, Call, Chat, Message, Poll, Query, StoredFile, Topic, Upload, User
from bot.playground.privacy import bot_sees
from bot.playground.updates import UpdateQueue
from games.core.rng import Rng

Listener = Callable[[str, Json], None]

PLAYGROUND_TOKEN = "7000000001:AAplayground-playground-playground0"  # noqa: S105  opens nothing but a playground

_FIRST_PERSON = 7_999_000_000
_FIRST_BASIC_GROUP = -4_900_000_000
_FIRST_SUPERGROUP = -4_503_599_627_000_000  # 52 significant bits
_QUERY_MEMORY = timedelta(minutes=10)


class World:
    """Telegram as one bot sees it."""

    def __init__(
        self,
        *,
        clock: Clock,
        rng: Rng,
        limits: Limits | None = None,
        token: str = PLAYGROUND_TOKEN,
        username: str = "NarratoreBot",
        name: str = "Narratore",
        privacy: bool = True,
        keep_calls: int | None = None,
        keep_messages: int | None = None,
    ) -> None:
        """An empty world with one bot.

        The two `keep` figures bound the memory of a long run: records of calls, and messages of each chat (older ones
        are then unknown, as if deleted).
        """
        self.clock = clock
        self.limits = limits or Limits()
        self.token = token
        self.privacy = privacy
        self.dice = rng.stream("dice")
        self.gate = FloodGate(self.limits)
        self.faults = Faults(rng.stream("faults"))
        self.updates = UpdateQueue(clock, hours=self.limits.update_hours)
        self.bot = User(int(token.split(":", 1)[0]), name, username=username, is_bot=True)
        self.users: dict[int, User] = {
            self.bot.id: self.bot,
            ANONYMOUS_ADMIN: User(ANONYMOUS_ADMIN, "Group", username="GroupAnonymousBot", is_bot=True),
        }
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.inline: dict[str, Message] = {}
        self.polls: dict[str, tuple[Message, Poll]] = {}
        self.files: dict[str, StoredFile] = {}
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.profile: dict[tuple[str, str], str] = {}
        self.calls: deque[Call] = deque(maxlen=keep_calls)
        self.tally: Counter[str] = Counter()
        self.malformed: list[Call] = []
        self.never_answered = 0
        self.read: dict[int, int] = {}  # the newest message of each chat that the page has shown
        self.listeners: list[Listener] = []
        self._keep_messages = keep_messages
        self._serial = Counter[str]()

    # Who and what exists

    def add_user(
        self,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
        user_id: int | None = None,
        is_bot: bool = False,
        started: bool = False,
    ) -> User:
        """A new person (or another bot), with a private chat that our bot may not open yet."""
        user_id = user_id if user_id is not None else _FIRST_PERSON + self.serial("person")
        if user_id in self.users:
            raise Impossible(f"there is a user {user_id} already")
        user = User(user_id, first_name, last_name, username, language_code, is_bot=is_bot, started=started)
        self.users[user_id] = user
        self.chats[user_id] = Chat(user_id, "private", user=user)
        self.tell("person", user.to_json)
        return user

    def add_group(
        self,
        title: str,
        *,
        kind: str = "supergroup",
        owner: User | None = None,
        bot: Member | None = MEMBER,
        chat_id: int | None = None,
    ) -> Chat:
        """A new group: "group", "supergroup" or "forum". The bot is a member from the start; None leaves it outside."""
        basic = kind == "group"
        chat_id = chat_id if chat_id is not None else self.new_group_id(basic=basic)
        chat = Chat(chat_id, "group" if basic else "supergroup", title, is_forum=kind == "forum")
        chat.members[(owner or self.add_user("Owner")).id] = OWNER
        if bot is not None:
            chat.members[self.bot.id] = bot
        self.chats[chat_id] = chat
        self.tell("group", chat.to_json)
        return chat

    def new_group_id(self, *, basic: bool) -> int:
        """An id that no chat has: 52 bits for supergroups, more than 32 for basic groups."""
        if basic:
            return _FIRST_BASIC_GROUP - self.serial("group")
        return _FIRST_SUPERGROUP - self.serial("supergroup")

    def add_topic(self, chat: Chat, name: str, by: User) -> Topic:
        """A new topic in a forum, announced by its service message, whose id is the topic's."""
        content: Json = {"forum_topic_created": {"name": name, "icon_color": 0x6FB9F0}}
        message = self.post(chat, by, content, service=True, deliver=False)
        message.thread, message.is_topic = message.id, True
        topic = Topic(message.id, name)
        chat.topics[topic.id] = topic
        self.deliver(message)
        return topic

    def store(self, upload: Upload) -> StoredFile:
        """Keep an uploaded file; its ids follow from its content and its name."""
        digest = hashlib.sha256(upload.name.encode() + b"\0" + upload.content).hexdigest()
        file = StoredFile(f"AgAC{digest[:40]}", digest[:16], upload.name, upload.mime, upload.content)
        return self.files.setdefault(file.id, file)

    def known(self, user_id: int) -> Json | None:
        """The User object of somebody whom a mention can name, or None."""
        user = self.users.get(user_id)
        return None if user is None else user.to_json()

    def member(self, chat: Chat, user: User) -> Member:
        """What a user is in a chat now."""
        return chat.member(user.id, self.clock.now())

    def serial(self, what: str) -> int:
        """1, 2, 3 … for each kind of thing."""
        self._serial[what] += 1
        return self._serial[what]

    # Messages

    def post(
        self,
        chat: Chat,
        sender: User,
        content: Json,
        *,
        service: bool = False,
        deliver: bool = True,
        thread: int | None = None,
        is_topic: bool = False,
        reply_to: Message | None = None,
        sender_chat: Chat | None = None,
        via_bot: User | None = None,
    ) -> Message:
        """A new message in a chat, and the update for it if the bot gets to see it."""
        message = Message(
            chat,
            self._message_id(chat),
            self.clock.now(),
            sender,
            content,
            service=service,
            thread=thread,
            is_topic=is_topic,
            reply_to=reply_to,
            sender_chat=sender_chat,
            via_bot=via_bot,
        )
        chat.messages[message.id] = message
        if self._keep_messages is not None and len(chat.messages) > self._keep_messages:
            oldest = next(iter(chat.messages))
            chat.messages.pop(oldest).deleted = True
        if sender.is_bot and not service:
            chat.last_bot = sender.id
        if deliver:
            self.deliver(message)
        return message

    def deliver(self, message: Message) -> None:
        """Show a message to whoever watches, and to the bot if it gets to see it."""
        self.tell("message", message.to_json)
        if bot_sees(message, self.bot, self.member(message.chat, self.bot), privacy=self.privacy):
            self.updates.push("message", message.to_json())

    def changed(self, message: Message) -> None:
        """Show an edited message to whoever watches."""
        self.tell("edited", message.to_json)

    def remove(self, message: Message) -> None:
        """Delete a message for everybody."""
        message.deleted = True
        message.chat.messages.pop(message.id, None)
        if message.id in message.chat.pinned:
            message.chat.pinned.remove(message.id)
        self.tell("deleted", lambda: {"chat_id": message.chat.id, "message_id": message.id})

    def _message_id(self, chat: Chat) -> int:
        if chat.type == "supergroup":
            chat.last_message_id += 1
            return chat.last_message_id
        # Private chats and basic groups share the account's one sequence.
        return self.serial("message")

    # Membership

    def set_member(self, chat: Chat, user: User, new: Member, by: User, *, service: bool = True) -> None:
        """Change what a user is in a chat: the member update, and the service message where people see one."""
        old = self.member(chat, user)
        chat.members[user.id] = new
        self.tell("member", lambda: {"chat_id": chat.id, "member": member_json(new, user.to_json())})
        self._member_update(chat, user, old, new, by)
        if service and old.inside != new.inside:
            content: Json = (
                {"new_chat_members": [user.to_json()]} if new.inside else {"left_chat_member": user.to_json()}
            )
            self.post(chat, by, content, service=True)

    def _member_update(self, chat: Chat, user: User, old: Member, new: Member, by: User) -> None:
        ours = user is self.bot
        if not ours and not self.member(chat, self.bot).admin:
            return
        payload: Json = {
            "chat": chat.to_json(),
            "from": by.to_json(),
            "date": int(self.clock.now().timestamp()),
            "old_chat_member": member_json(old, user.to_json(), forum=chat.is_forum),
            "new_chat_member": member_json(new, user.to_json(), forum=chat.is_forum),
        }
        self.updates.push("my_chat_member" if ours else "chat_member", payload)

    def set_blocked(self, user: User, blocked: bool) -> None:
        """A person blocks or unblocks the bot: the only member update that a private chat has."""
        if user.blocked == blocked:
            return
        user.blocked = blocked
        bot = self.bot.to_json()
        left: Json = {"user": bot, "status": "kicked", "until_date": 0}
        there: Json = {"user": bot, "status": "member"}
        payload = {
            "chat": self.chats[user.id].to_json(),
            "from": user.to_json(),
            "date": int(self.clock.now().timestamp()),
            "old_chat_member": there if blocked else left,
            "new_chat_member": left if blocked else there,
        }
        self.updates.push("my_chat_member", payload)
        self.tell("blocked", lambda: {"user_id": user.id, "blocked": blocked})

    # Queries and polls

    def add_query(self, query: Query) -> None:
        """Keep a query until it has been forgotten by everybody; count those that nobody ever answered."""
        horizon = query.at - _QUERY_MEMORY
        while self.queries:
            oldest = next(iter(self.queries.values()))
            if oldest.at >= horizon:
                break
            del self.queries[oldest.id]
            self.never_answered += not oldest.answered
        self.queries[query.id] = query

    def unanswered(self) -> list[Query]:
        """Queries that are past their time and got no answer (the older ones are counted in `never_answered`)."""
        late = self.clock.now() - timedelta(seconds=self.limits.callback_seconds)
        return [query for query in self.queries.values() if not query.answered and query.at < late]

    def close_poll(self, poll: Poll) -> None:
        """Close a poll and say so."""
        poll.closed = True
        self.updates.push("poll", poll.to_json())
        self.changed(self.polls[poll.id][0])

    def close_due_polls(self) -> None:
        """Close the polls whose time is over."""
        if self.polls:
            now = self.clock.now()
            for _, poll in self.polls.values():
                if not poll.closed and poll.closes_at is not None and poll.closes_at <= now:
                    self.close_poll(poll)

    # Records

    def count(self, chat: Chat) -> None:
        """Count a send or an edit. Raises ApiError 429 if it comes too soon."""
        wait = self.gate.admit(chat.id, group=not chat.private, now=self.clock.now().timestamp())
        if wait is not None:
            raise too_many(wait)

    def flood(self, chat_id: int, seconds: float) -> None:
        """From now on, and for so long, everything sent to this chat answers 429 with the time left."""
        self.gate.flood(chat_id, self.clock.now().timestamp() + seconds)

    def record(self, call: Call, *, malformed: bool = False) -> None:
        """Remember a call of the bot."""
        self.calls.append(call)
        self.tally[f"{call.method} {call.answer if call.ok else call.code}"] += 1
        if malformed:
            self.malformed.append(call)
        self.tell("call", call.to_json)

    def calls_of(
        self, method: str | None = None, chat_id: int | None = None, *, since: datetime | None = None
    ) -> list[Call]:
        """The recorded calls that match, oldest first."""
        return [
            call
            for call in self.calls
            if (method is None or call.method == method)
            and (chat_id is None or call.chat_id == chat_id)
            and (since is None or call.at >= since)
        ]

    def tell(self, kind: str, make: Callable[[], Mapping[str, object]]) -> None:
        """Tell the listeners; nothing is built when there are none."""
        if self.listeners:
            payload = dict(make())
            for listener in self.listeners:
                listener(kind, payload)
