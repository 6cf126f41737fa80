"""The things of the world: users, chats, topics, messages, polls, queries. Data and its JSON; no rule about who may what."""

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.playground.errors import Json
from bot.playground.members import LEFT, USUAL_PERMISSIONS, Member

ANONYMOUS_ADMIN = 1087968824


@dataclass(slots=True)
class User:
    """A person or a bot, and how the person stands towards our bot."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    started: bool = False
    blocked: bool = False
    deactivated: bool = False
    toasts: list["Toast"] = field(default_factory=list)

    def to_json(self) -> Json:
        """A User object; fields that the user lacks are absent."""
        body: Json = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        for name in ("last_name", "username", "language_code"):
            value = getattr(self, name)
            if value is not None:
                body[name] = value
        return body


@dataclass(frozen=True, slots=True)
class Toast:
    """What a person was shown in answer to a press."""

    text: str
    alert: bool
    url: str | None
    at: datetime


@dataclass(slots=True)
class Topic:
    """A topic of a forum. Its id is that of the service message that created it."""

    id: int
    name: str
    closed: bool = False
    deleted: bool = False


@dataclass(slots=True)
class Chat:
    """A private chat, basic group or supergroup. A private chat's id is the person's."""

    id: int
    type: str
    title: str | None = None
    is_forum: bool = False
    user: User | None = None
    members: dict[int, Member] = field(default_factory=dict)
    permissions: frozenset[str] = USUAL_PERMISSIONS
    topics: dict[int, Topic] = field(default_factory=dict)
    general_closed: bool = False
    messages: dict[int, "Message"] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    migrated_to: int | None = None
    migrated_from: int | None = None
    deleted: bool = False
    last_bot: int | None = None
    last_message_id: int = 1  # the first message of a supergroup is that of its creation; General is topic 1

    @property
    def private(self) -> bool:
        """Whether it is a person's chat with the bot."""
        return self.user is not None

    def member(self, user_id: int, now: datetime) -> Member:
        """What this user is here at that time."""
        return self.members.get(user_id, LEFT).at(now)

    def to_json(self) -> Json:
        """A Chat object."""
        body: Json = {"id": self.id, "type": self.type}
        if self.user is not None:
            user = self.user.to_json()
            body.update({name: user[name] for name in ("first_name", "last_name", "username") if name in user})
        else:
            body["title"] = self.title
            if self.is_forum:
                body["is_forum"] = True
        return body


@dataclass(slots=True, eq=False)
class Message:
    """One message. `content` holds the fields of its kind (text and entities, a photo, a service event …)."""

    chat: Chat
    id: int
    date: datetime
    sender: User
    content: Json
    service: bool = False
    sender_chat: Chat | None = None
    via_bot: User | None = None
    inline_id: str | None = None
    """How the bot may address it where a person sent it from what the bot had offered; only with a keyboard."""
    thread: int | None = None
    is_topic: bool = False
    reply_to: "Message | None" = None
    markup: Json | None = None
    force_reply: bool = False
    protected: bool = False
    edited: datetime | None = None
    deleted: bool = False
    poll: "Poll | None" = None

    @property
    def text(self) -> str:
        """What is read: the text, else the caption, else nothing."""
        return str(self.content.get("text", self.content.get("caption", "")))

    @property
    def buttons(self) -> list[Json]:
        """The buttons of its inline keyboard, row by row."""
        return [button for row in self.markup["inline_keyboard"] for button in row] if self.markup else []

    @property
    def labels(self) -> list[str]:
        """The texts of its buttons."""
        return [button["text"] for button in self.buttons]

    def to_json(self, *, quoted: bool = False) -> Json:
        """A Message object; a quoted one does not quote another."""
        body: Json = {
            "message_id": self.id,
            "from": self.sender.to_json(),
            "date": int(self.date.timestamp()),
            "chat": self.chat.to_json(),
            **self.content,
        }
        if self.sender_chat is not None:
            body["sender_chat"] = self.sender_chat.to_json()
        if self.via_bot is not None:
            body["via_bot"] = self.via_bot.to_json()
        if self.thread is not None:
            body["message_thread_id"] = self.thread
            if self.is_topic:
                body["is_topic_message"] = True
        if self.reply_to is not None and not quoted and not self.reply_to.deleted:
            body["reply_to_message"] = self.reply_to.to_json(quoted=True)
        if self.markup is not None:
            body["reply_markup"] = self.markup
        if self.edited is not None:
            body["edit_date"] = int(self.edited.timestamp())
        if self.protected:
            body["has_protected_content"] = True
        if self.poll is not None:
            body["poll"] = self.poll.to_json()
        return body

    def reference(self) -> Json:
        """What a press or a pin says of it: the message, or that it can no longer be reached."""
        if self.deleted:
            return {"chat": self.chat.to_json(), "message_id": self.id, "date": 0}
        return self.to_json()


@dataclass(slots=True)
class Poll:
    """A poll and who voted for what."""

    id: str
    question: str
    options: list[str]
    anonymous: bool
    kind: str
    several: bool
    correct: list[int]
    extras: Json  # optional fields that are handed back as they came: explanation, open_period, …
    closes_at: datetime | None = None
    closed: bool = False
    votes: dict[int, list[int]] = field(default_factory=dict)

    def to_json(self) -> Json:
        """A Poll object."""
        counts = [sum(index in vote for vote in self.votes.values()) for index in range(len(self.options))]
        body: Json = {
            "id": self.id,
            "question": self.question,
            "options": [
                {"persistent_id": self.persistent(index), "text": text, "voter_count": counts[index]}
                for index, text in enumerate(self.options)
            ],
            "total_voter_count": sum(bool(vote) for vote in self.votes.values()),
            "is_closed": self.closed,
            "is_anonymous": self.anonymous,
            "type": self.kind,
            "allows_multiple_answers": self.several,
            "allows_revoting": self.kind != "quiz",
            "members_only": False,
            **self.extras,
        }
        if self.kind == "quiz":
            body["correct_option_ids"] = self.correct
        return body

    def persistent(self, index: int) -> str:
        """The id of an option that survives a change of order."""
        return f"{self.id}:{index}"


@dataclass(slots=True, eq=False)
class Query:
    """A press of a button, or an inline query; answered at most once."""

    id: str
    user: User
    at: datetime
    data: str
    message: Message | None = None
    answer: Toast | None = None
    results: list[Json] | None = None

    @property
    def answered(self) -> bool:
        """Whether the bot has answered."""
        return self.answer is not None or self.results is not None


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file that was uploaded; `size` in bytes."""

    id: str
    unique_id: str
    name: str
    mime: str
    content: bytes

    @property
    def path(self) -> str:
        """Where it can be downloaded, below /file/bot<token>/."""
        return f"files/{self.unique_id}/{self.name}"

    def to_json(self) -> Json:
        """The fields that every kind of file has."""
        return {"file_id": self.id, "file_unique_id": self.unique_id, "file_size": len(self.content)}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came with a call."""

    name: str
    mime: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the bot, for asserts. `answer` is "ok", "400 Bad Request: …", or how the answer was lost."""

    method: str
    chat_id: int | str | None
    params: dict[str, Any]
    answer: str
    at: datetime
    result: Any = None

    @property
    def ok(self) -> bool:
        """Whether the bot was told that it worked."""
        return self.answer == "ok"

    @property
    def code(self) -> int:
        """The HTTP code of the answer; 0 where there was none."""
        head = self.answer.split(" ", 1)[0]
        return 200 if self.ok else int(head) if head.isdigit() else 0

    def to_json(self) -> Json:
        """The call for whoever watches: what is long is cut, what is no text or number is named by its kind."""
        return {
            "method": self.method,
            "chat_id": self.chat_id,
            "params": {name: _shown(value) for name, value in self.params.items() if name != "chat_id"},
            "answer": self.answer,
            "at": self.at.isoformat(),
        }


_LONGEST_SHOWN = 400


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=_kind)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 1]}…"


def _kind(value: object) -> str:
    return f"<{type(value).__name__}>"
