"""The world as the page sees it: everything at once. Builds JSON from the model, changes nothing."""

from itertools import islice

from bot.playground.errors import Json
from bot.playground.members import member_json
from bot.playground.model import ANONYMOUS_ADMIN, Chat, User
from bot.playground.world import World

_LATEST = 200


def world_json(world: World) -> Json:
    """The time, the bot, people, groups and their latest messages."""
    return {
        "now": world.clock.now().isoformat(),
        "bot": world.bot.to_json(),
        "people": [
            person_json(world, user)
            for user in world.users.values()
            if user is not world.bot and user.id != ANONYMOUS_ADMIN
        ],
        "votes": [
            {"poll_id": poll.id, "user_id": user_id, "options": options}
            for _, poll in world.polls.values()
            for user_id, options in poll.votes.items()
        ],
        "groups": [group_json(world, chat) for chat in world.chats.values() if not chat.private],
        "commands": [
            {"scope": scope, "language_code": language, "commands": commands}
            for (scope, language), commands in world.commands.items()
        ],
    }


def calls_json(world: World) -> Json:
    """The latest calls of the bot, oldest first."""
    return {"calls": [call.to_json() for call in list(world.calls)[-_LATEST:]]}


def person_json(world: World, user: User) -> Json:
    """A person, how they stand towards the bot, and their private chat."""
    return {
        **user.to_json(),
        "started": user.started,
        "blocked": user.blocked,
        "deactivated": user.deactivated,
        "read": world.read.get(user.id, 0),
        "messages": messages_json(world.chats[user.id]),
    }


def group_json(world: World, chat: Chat) -> Json:
    """A group with its members, topics and messages."""
    return {
        **chat.to_json(),
        "members": [
            member_json(world.member(chat, world.users[user_id]), world.users[user_id].to_json())
            for user_id in chat.members
        ],
        "topics": [
            {"id": topic.id, "name": topic.name, "closed": topic.closed}
            for topic in chat.topics.values()
            if not topic.deleted
        ],
        "general_closed": chat.general_closed,
        "pinned": chat.pinned,
        "migrated_to": chat.migrated_to,
        "deleted": chat.deleted,
        "read": world.read.get(chat.id, 0),
        "messages": messages_json(chat),
    }


def messages_json(chat: Chat) -> list[Json]:
    """The latest messages, oldest first."""
    latest = list(islice(reversed(chat.messages.values()), _LATEST))
    return [message.to_json() for message in reversed(latest)]
