"""What happened in a session, step by step, and the texts that people wrote. Knows no game."""

from collections.abc import Collection

from sqlalchemy import bindparam, insert, select

from storage.base import Unit, table
from storage.records import JournalEntry
from storage.schema import JournalStep, Words

_T = table(JournalStep)
_WORDS = table(Words)
_APPEND = insert(_T)
_READ = select(_T).where(_T.c.session_id == bindparam("s")).order_by(_T.c.step)
_ADD_WORDS = insert(_WORDS).returning(_WORDS.c.id)
_ALL_WORDS = select(_WORDS.c.id, _WORDS.c.text).where(_WORDS.c.session_id == bindparam("s"))
_SOME_WORDS = _ALL_WORDS.where(_WORDS.c.id.in_(bindparam("ids", expanding=True)))


class JournalUnit(Unit):
    """The journal's and the words' rows."""

    def append_journal(self, entry: JournalEntry) -> None:
        """Add a step. A step that is there already is refused by the database: two ran side by side."""
        self.run(
            _APPEND,
            {
                "session_id": entry.session_id,
                "step": entry.step,
                "at": entry.at,
                "entry": entry.entry,
            },
        )

    def journal(self, session_id: str) -> list[JournalEntry]:
        """All steps, in order."""
        return [
            JournalEntry(session_id=row.session_id, step=row.step, at=row.at, entry=row.entry)
            for row in self.rows(_READ, s=session_id)
        ]

    def add_words(self, session_id: str, step: int, seat: int, text: str, user_id: int | None) -> int:
        """Keep a text that this person, or for None a computer player, wrote on a seat; the number by which moves and events name it."""
        number: int = self.run(
            _ADD_WORDS,
            {"session_id": session_id, "step": step, "seat": seat, "text": text, "user_id": user_id},
        ).scalar_one()
        return number

    def words(self, session_id: str, ids: Collection[int] | None = None) -> dict[int, str]:
        """Number to text: those asked for, or all of the session. An erased text is empty."""
        if ids is None:
            rows = self.rows(_ALL_WORDS, s=session_id)
        elif ids:
            rows = self.rows(_SOME_WORDS, s=session_id, ids=sorted(ids))
        else:
            return {}
        return {row.id: row.text for row in rows}
