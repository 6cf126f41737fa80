"""Membership: states, the rights of administrators, the permissions of members, and their JSON. Knows no messages."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from bot.playground.errors import Json

RIGHTS = (
    "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members", "can_promote_members",
    "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
    "can_pin_messages", "can_manage_topics", "can_manage_tags",
)  # fmt: skip
USUAL_RIGHTS = frozenset(RIGHTS) - {"can_promote_members"}
PERMISSIONS = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews", "can_react_to_messages", "can_edit_tag", "can_change_info", "can_invite_users",
    "can_pin_messages", "can_manage_topics",
)  # fmt: skip
USUAL_PERMISSIONS = frozenset(PERMISSIONS) - {"can_change_info", "can_pin_messages", "can_manage_topics"}
_MEDIA = frozenset(PERMISSIONS[1:7])


class Status(StrEnum):
    """The six kinds of chat member."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    RESTRICTED = "restricted"
    LEFT = "left"
    KICKED = "kicked"


@dataclass(frozen=True, slots=True)
class Member:
    """What one user is in one chat. `until` is when a restriction or a ban ends; None is never."""

    status: Status
    rights: frozenset[str] = field(default=frozenset())
    permissions: frozenset[str] = field(default=frozenset())
    present: bool = True  # a restricted user may be outside
    until: datetime | None = None
    anonymous: bool = False

    def at(self, now: datetime) -> "Member":
        """The same member once a restriction that has run out is taken into account."""
        if self.until is None or now < self.until:
            return self
        if self.status is Status.RESTRICTED:
            return MEMBER if self.present else LEFT
        return LEFT if self.status is Status.KICKED else self

    @property
    def inside(self) -> bool:
        """Whether the user is in the chat at all."""
        if self.status is Status.RESTRICTED:
            return self.present
        return self.status not in (Status.LEFT, Status.KICKED)

    @property
    def admin(self) -> bool:
        """Whether the user is the owner or an administrator."""
        return self.status in (Status.CREATOR, Status.ADMINISTRATOR)

    def may(self, right: str) -> bool:
        """Whether an administrator has this right; the owner has all."""
        return self.status is Status.CREATOR or (self.status is Status.ADMINISTRATOR and right in self.rights)

    def may_send(self, permission: str, defaults: frozenset[str]) -> bool:
        """Whether the user may send what this permission covers, in a chat with these default permissions."""
        if self.admin:
            return True
        if self.status is Status.RESTRICTED:
            return self.present and permission in self.permissions
        return self.status is Status.MEMBER and permission in defaults


OWNER = Member(Status.CREATOR)
MEMBER = Member(Status.MEMBER)
LEFT = Member(Status.LEFT)
BANNED = Member(Status.KICKED)


def administrator(rights: Iterable[str] = USUAL_RIGHTS, *, anonymous: bool = False) -> Member:
    """An administrator with these rights; managing the chat is implied."""
    return Member(Status.ADMINISTRATOR, rights=frozenset(rights) | {"can_manage_chat"}, anonymous=anonymous)


def implied(permissions: Iterable[str]) -> frozenset[str]:
    """What a set of permissions means when they are not independent (Bot API, *restrictChatMember*)."""
    granted = set(permissions)
    if granted & {"can_send_other_messages", "can_add_web_page_previews"}:
        granted |= _MEDIA
    if granted & (_MEDIA | {"can_send_polls"}):
        granted.add("can_send_messages")
    return frozenset(granted)


def permissions_json(granted: frozenset[str]) -> Json:
    """A ChatPermissions object with every flag."""
    return {name: name in granted for name in PERMISSIONS}


def member_json(member: Member, user: Json, *, forum: bool = False) -> Json:
    """A ChatMember object with every field that its kind must have."""
    body: Json = {"user": user, "status": member.status.value}
    until = int(member.until.timestamp()) if member.until else 0
    match member.status:
        case Status.CREATOR:
            body["is_anonymous"] = member.anonymous
        case Status.ADMINISTRATOR:
            body.update({name: name in member.rights for name in RIGHTS if forum or name != "can_manage_topics"})
            body.update(can_be_edited=False, is_anonymous=member.anonymous)
        case Status.RESTRICTED:
            body.update(permissions_json(member.permissions))
            body.update(is_member=member.present, until_date=until)
        case Status.KICKED:
            body["until_date"] = until
        case Status.MEMBER | Status.LEFT:
            pass
    return body
