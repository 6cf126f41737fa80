"""Updates as Telegram's server writes them, piece by piece."""

import itertools
from typing import Any

from telegram import Update

from bot.gateway.words import Me

BOT_ID = 7_000_000_001
ANNA_ID = 7_999_999_999
BRUNO_ID = 5_000_000_002
ANONYMOUS_ID = 1087968824
CHANNEL_BOT_ID = 136817688
GROUP_ID = -1_002_999_999_999
CHANNEL_ID = -1_001_888_888_888
AT = 1_767_729_600

ME = Me(user_id=BOT_ID, username="NarratoreBot", games={"lupi": "lupi", "wolves": "lupi"})

ANNA = {"id": ANNA_ID, "is_bot": False, "first_name": "Anna", "last_name": "<3", "language_code": "it"}
BRUNO = {"id": BRUNO_ID, "is_bot": False, "first_name": "Bruno"}
BOT = {"id": BOT_ID, "is_bot": True, "first_name": "Narratore", "username": "NarratoreBot"}
OTHER_BOT = {"id": 7_000_000_002, "is_bot": True, "first_name": "Altro", "username": "AltroBot"}
GROUP = {"id": GROUP_ID, "type": "supergroup", "title": "<i>Gioco</i>"}
PRIVATE = {"id": ANNA_ID, "type": "private", "first_name": "Anna"}
CHANNEL = {"id": CHANNEL_ID, "type": "channel", "title": "Notizie"}

_numbers = itertools.count(1000)


def message(text: str | None = None, *, chat: dict[str, Any] = GROUP, user: Any = ANNA, **more: Any) -> dict[str, Any]:
    """A message; `text` None leaves it out."""
    made: dict[str, Any] = {"message_id": 50, "date": AT, "chat": chat}
    if user is not None:
        made["from"] = user
    if text is not None:
        made["text"] = text
    return made | more


def update(**kinds: Any) -> Update:
    """An update that holds this."""
    return Update.de_json({"update_id": next(_numbers), **kinds})


def says(text: str, **more: Any) -> Update:
    """Somebody writes."""
    return update(message=message(text, **more))


def privately(text: str, **more: Any) -> Update:
    """Anna writes to the bot."""
    return says(text, chat=PRIVATE, **more)


def pressed(data: str | None, *, user: Any = ANNA, on: Any = None, **more: Any) -> Update:
    """Somebody presses a button."""
    query: dict[str, Any] = {"id": "99", "from": user, "chat_instance": "1", **more}
    if on is not False:
        query["message"] = on or message("…", user=BOT)
    if data is not None:
        query["data"] = data
    return update(callback_query=query)


def member(user: dict[str, Any], status: str, **more: Any) -> dict[str, Any]:
    """Somebody's standing in a group."""
    return {"user": user, "status": status, **more}


def banned(user: dict[str, Any]) -> dict[str, Any]:
    """Removed from a group, or, in private, having blocked the bot."""
    return member(user, "kicked", until_date=0)


def restricted(user: dict[str, Any], *, is_member: bool) -> dict[str, Any]:
    """Restricted: in the group or not."""
    rights = (
        "can_change_info can_invite_users can_pin_messages can_send_messages can_send_polls can_send_other_messages "
        "can_add_web_page_previews can_manage_topics can_send_audios can_send_documents can_send_photos "
        "can_send_videos can_send_video_notes can_send_voice_notes can_edit_tag can_react_to_messages"
    )
    return member(user, "restricted", is_member=is_member, until_date=0, **dict.fromkeys(rights.split(), False))


def change(old: dict[str, Any], new: dict[str, Any], *, chat: dict[str, Any] = GROUP, by: Any = ANNA) -> dict[str, Any]:
    """A change of somebody's standing."""
    return {"chat": chat, "from": by, "date": AT, "old_chat_member": old, "new_chat_member": new}
