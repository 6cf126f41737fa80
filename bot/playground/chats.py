"""The methods about chats and their members."""

from dataclasses import replace
from datetime import timedelta

from bot.playground.access import reach, require_right, thread_for
from bot.playground.errors import Json, Malformed, bad_request
from bot.playground.members import LEFT, MEMBER, PERMISSIONS, Member, Status, implied, member_json, permissions_json
from bot.playground.world import World

_ACTIONS = frozenset({
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
    "choose_sticker", "find_location", "record_video_note", "upload_video_note",
})  # fmt: skip
_GIFTS = (
    "unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels",
)  # fmt: skip


def get_chat(world: World, p: Json) -> Json:
    """`getChat`."""
    chat = reach(world, p["chat_id"])
    body: Json = {
        **chat.to_json(),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(_GIFTS, False),
    }
    if not chat.private:
        body["permissions"] = permissions_json(chat.permissions)
    pinned = chat.messages.get(chat.pinned[-1]) if chat.pinned else None
    if pinned is not None:
        body["pinned_message"] = pinned.to_json(quoted=True)
    return body


def get_member(world: World, p: Json) -> Json:
    """`getChatMember`. In a private chat the two who are in it are members."""
    chat = reach(world, p["chat_id"])
    user = world.users.get(p["user_id"])
    if user is None:
        raise bad_request("user not found")
    if chat.private:
        return member_json(MEMBER if user.id in (chat.id, world.bot.id) else LEFT, user.to_json())
    return member_json(world.member(chat, user), user.to_json(), forum=chat.is_forum)


def get_administrators(world: World, p: Json) -> list[Json]:
    """`getChatAdministrators`: without other bots."""
    chat = reach(world, p["chat_id"])
    if chat.private:
        raise bad_request("there are no administrators in the private chat")
    return [
        member_json(member, user.to_json(), forum=chat.is_forum)
        for user, member in ((world.users[user_id], member) for user_id, member in chat.members.items())
        if member.admin and (not user.is_bot or user is world.bot)
    ]


def count_members(world: World, p: Json) -> int:
    """`getChatMemberCount`."""
    chat = reach(world, p["chat_id"])
    now = world.clock.now()
    return 2 if chat.private else sum(member.at(now).inside for member in chat.members.values())


def restrict(world: World, p: Json) -> bool:
    """`restrictChatMember`: supergroups only, never an administrator; under 30 s or over 366 days is for ever."""
    chat = reach(world, p["chat_id"])
    if chat.type != "supergroup":
        raise bad_request("method is available only for supergroups")
    require_right(world, chat, "can_restrict_members", "restrict/unrestrict chat member")
    user = world.users.get(p["user_id"])
    if user is None:
        raise bad_request("user not found")
    if user is world.bot:
        raise bad_request("can't restrict self")
    old = world.member(chat, user)
    if old.status is Status.CREATOR:
        raise bad_request("can't remove chat owner")
    if old.admin:
        raise bad_request("user is an administrator of the chat")
    granted = frozenset(name for name, given in p["permissions"].items() if given)
    if not p.get("use_independent_chat_permissions"):
        granted = implied(granted)
    world.set_member(chat, user, _restricted(world, old, granted, p.get("until_date", 0)), world.bot, service=False)
    return True


def _restricted(world: World, old: Member, granted: frozenset[str], until_date: int) -> Member:
    if granted >= frozenset(PERMISSIONS):
        return MEMBER if old.inside else LEFT
    now = world.clock.now()
    left = until_date - now.timestamp()
    until = now + timedelta(seconds=left) if 30 <= left <= 366 * 86_400 else None
    return Member(Status.RESTRICTED, permissions=granted, present=old.inside, until=until)


def pin(world: World, p: Json) -> bool:
    """pinChatMessage, with its service message."""
    chat = reach(world, p["chat_id"])
    require_right(world, chat, "can_pin_messages", "manage pinned messages in the chat")
    message = chat.messages.get(p["message_id"])
    if message is None or message.service:
        raise bad_request("message to pin not found")
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
    chat.pinned.append(message.id)
    world.post(chat, world.bot, {"pinned_message": message.to_json(quoted=True)}, service=True)
    return True


def unpin(world: World, p: Json) -> bool:
    """`unpinChatMessage`: the one named, or the newest."""
    chat = reach(world, p["chat_id"])
    require_right(world, chat, "can_pin_messages", "manage pinned messages in the chat")
    if not chat.pinned or p.get("message_id", chat.pinned[-1]) not in chat.pinned:
        raise bad_request("message to unpin not found")
    chat.pinned.remove(p.get("message_id", chat.pinned[-1]))
    return True


def leave(world: World, p: Json) -> bool:
    """`leaveChat`."""
    chat = reach(world, p["chat_id"])
    if chat.private:
        raise bad_request("chat member status can't be changed in private chats")
    world.set_member(chat, world.bot, LEFT, world.bot)
    return True


def chat_action(world: World, p: Json) -> bool:
    """`sendChatAction`: shown to whoever watches, not counted."""
    if p["action"] not in _ACTIONS:
        raise Malformed("wrong parameter action in request")
    chat = reach(world, p["chat_id"])
    thread_for(world, chat, p.get("message_thread_id"))
    world.tell("action", lambda: {"chat_id": chat.id, "action": p["action"]})
    return True


def react(world: World, p: Json) -> bool:
    """`setMessageReaction`: at most one reaction, as for every bot."""
    reactions = p.get("reaction", [])
    if len(reactions) > 1:
        raise Malformed("REACTIONS_TOO_MANY")
    chat = reach(world, p["chat_id"])
    message = chat.messages.get(p["message_id"])
    if message is None:
        raise bad_request("message to react not found")
    if message.service:
        raise bad_request("message can't be reacted")
    world.tell(
        "reaction",
        lambda: {"chat_id": chat.id, "message_id": message.id, "user_id": world.bot.id, "reaction": reactions},
    )
    return True


def present(member: Member, *, inside: bool) -> Member:
    """The same restricted member, inside or outside; for any other, a plain member or somebody who left."""
    if member.status is Status.RESTRICTED:
        return replace(member, present=inside)
    return MEMBER if inside else LEFT
