"""What Telegram reports of chats and people, with nobody waiting for an answer: the bot, the members, the topics, the group."""

from dataclasses import dataclass

from bot.sessions.command import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class BotCameIn(Command):
    """The bot was added to this group: it introduces itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotWentOut(Command):
    """The bot was removed from this group."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachabilityChanged(Command):
    """The person blocked or unblocked the bot."""

    reachable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberLeft(Command):
    """Somebody (`user_id`) left this group or was removed from it."""

    user_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberCame(Command):
    """Somebody came (back) into this group."""

    user_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicChanged(Command):
    """The forum topic in which this is reported has another name, or was closed or reopened."""

    name: str = ""
    """The new name; empty where it keeps the old one."""
    closed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupMoved(Command):
    """The group `old` has become the supergroup `new`."""

    old: int
    new: int
