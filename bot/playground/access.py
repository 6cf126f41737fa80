"""What the server refuses before it looks at what is to be sent: unreachable chats, missing rights, wrong threads."""

from bot.playground.errors import ApiError, bad_request, forbidden
from bot.playground.members import Status
from bot.playground.model import Chat, Message, User
from bot.playground.world import World


def reach(world: World, chat_id: int | str) -> Chat:
    """The chat, if the bot may talk there at all. Raises ApiError as Telegram does."""
    chat = world.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        raise bad_request("chat not found")
    if chat.user is not None:
        _require_open(world, chat.user)
        return chat
    if chat.migrated_to is not None:
        raise ApiError(400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to=chat.migrated_to)
    if chat.deleted:
        raise forbidden("the group chat was deleted")
    if world.bot.id not in chat.members:
        raise bad_request("chat not found")
    standing = world.member(chat, world.bot)
    if standing.status is Status.KICKED:
        raise forbidden(f"bot was kicked from the {chat.type} chat")
    if not standing.inside:
        raise forbidden(f"bot is not a member of the {chat.type} chat")
    return chat


def require_sending(world: World, chat: Chat, permission: str, what: str) -> None:
    """Raises ApiError unless the bot may send this kind of content to the chat."""
    if not chat.private and not world.member(chat, world.bot).may_send(permission, chat.permissions):
        raise bad_request(f"not enough rights to send {what} to the chat")


def require_right(world: World, chat: Chat, right: str, what: str) -> None:
    """Raises ApiError unless the bot is an administrator with this right; in a private chat it needs none."""
    if not chat.private and not world.member(chat, world.bot).may(right):
        raise bad_request(f"not enough rights to {what}")


def thread_for(world: World, chat: Chat, thread: int | None) -> int | None:
    """The topic to post to, None for General and for chats without topics.

    General cannot be named by its id, and a chain of replies in an ordinary group is no topic. Raises ApiError.
    """
    if thread is None:
        closed = chat.is_forum and chat.general_closed
    else:
        topic = chat.topics.get(thread)
        if topic is None or topic.deleted or not chat.is_forum:
            raise bad_request("message thread not found")
        closed = topic.closed
    if closed and not world.member(chat, world.bot).may("can_manage_topics"):
        raise bad_request("TOPIC_CLOSED")
    return thread


def own_message(world: World, chat: Chat, message_id: int | None, what: str) -> Message:
    """A message that the bot wrote and may still change. Raises ApiError."""
    message = chat.messages.get(message_id) if message_id is not None else None
    if message is None:
        raise bad_request(f"message {what} not found")
    if message.sender is not world.bot or message.service:
        raise bad_request("message can't be edited")
    return message


def _require_open(world: World, user: User) -> None:
    """Raises ApiError unless the bot may write to this person in private."""
    if user.deactivated:
        raise forbidden("user is deactivated")
    if user.is_bot:
        raise forbidden("bot can't send messages to bots")
    if user.blocked:
        raise forbidden("bot was blocked by the user")
    if not user.started:
        met = any(user.id in other.members and world.bot.id in other.members for other in world.chats.values())
        raise forbidden("bot can't initiate conversation with a user") if met else bad_request("chat not found")
