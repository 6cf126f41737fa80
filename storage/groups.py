"""What is known of groups. Knows no game."""

from sqlalchemy import bindparam, select

from storage.base import Upsert, table
from storage.lanes import LanesUnit
from storage.moving import move_group
from storage.records import GroupRecord
from storage.schema import Group

_T = table(Group)
_READ = select(_T).where(_T.c.chat_id == bindparam("chat"))
_SAVE = Upsert(Group, ["title", "kind", "locale", "timezone", "settings", "present"])


class GroupsUnit(LanesUnit):
    """The groups' rows."""

    def group(self, chat_id: int) -> GroupRecord | None:
        """What is known of a group; None if the bot was never there."""
        row = self.first(_READ, chat=chat_id)
        if row is None:
            return None
        return GroupRecord(
            chat_id=row.chat_id,
            title=row.title,
            kind=row.kind,
            locale=row.locale,
            timezone=row.timezone,
            settings=row.settings,
            present=row.present,
        )

    def save_group(self, record: GroupRecord) -> None:
        """Store a group. Where the bot is present, what was held back for it is sent."""
        self.run(
            _SAVE[self.dialect],
            {
                "chat_id": record.chat_id,
                "title": record.title,
                "kind": record.kind,
                "locale": record.locale,
                "timezone": record.timezone,
                "settings": record.settings,
                "present": record.present,
            },
        )
        if record.present:
            self.release_lane(record.chat_id)

    def move_group(self, old: int, new: int) -> bool:
        """A group has become the supergroup `new`: settings, sessions, results, queue and slots go there.

        May be called any number of times; True if there was anything to move. Message ids do not survive the change, so
        the slots' next showing is a new message. A live session opened at `new` meanwhile gives way to the one that comes.
        """
        moved = move_group(self._connection, old, new)
        self.queued |= moved
        return moved
