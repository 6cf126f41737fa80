"""What is known of people, and forgetting it. Knows no game."""

from typing import Any, Final

from sqlalchemy import bindparam, delete, select, update

from storage.base import Upsert, table
from storage.figures_schema import Absence, Result, Trophy
from storage.lanes import LanesUnit
from storage.quiz_schema import QuizAlarm, QuizCard, QuizEarly, QuizLearner, QuizPlayer, QuizRound, QuizVote
from storage.records import LIVE_VALUES, Json, PersonRecord
from storage.schema import (
    CallWish,
    Draw,
    Guest,
    KeptTable,
    Lane,
    Outbox,
    Person,
    Seat,
    Session,
    SettingChange,
    Slot,
    Words,
)

_T = table(Person)
_SEATS, _WORDS, _SESSIONS, _RESULTS = table(Seat), table(Words), table(Session), table(Result)
_READ = select(_T).where(_T.c.user_id == bindparam("u"))
_READ_MANY = select(_T).where(_T.c.user_id.in_(bindparam("ids", expanding=True)))
_MEET = Upsert(Person, ["name", "username", "language"], unless_equal=True)
_REACH = (
    update(_T)
    .where(_T.c.user_id == bindparam("u"), _T.c.reachable != bindparam("reach"))
    .values(
        reachable=bindparam("reach"),
    )
)
_ERASE = (
    update(_WORDS).where(_WORDS.c.user_id == bindparam("u")).values(text="", user_id=None),
    update(_SEATS).where(_SEATS.c.user_id == bindparam("u")).values(user_id=None, name=None),
    update(_RESULTS).where(_RESULTS.c.user_id == bindparam("u")).values(user_id=None),
    update(_SESSIONS)
    .where(
        _SESSIONS.c.opener == bindparam("u"),
        _SESSIONS.c.status.not_in(LIVE_VALUES),
    )
    .values(opener=0),
    # lane first: whoever changes a queue holds its lane
    delete(table(Lane)).where(table(Lane).c.chat_id == bindparam("u")),
    delete(table(Outbox)).where(table(Outbox).c.chat_id == bindparam("u")),
    delete(table(Slot)).where(table(Slot).c.chat_id == bindparam("u")),
    delete(table(Draw)).where(table(Draw).c.user_id == bindparam("u")),
    delete(table(Guest)).where(table(Guest).c.user_id == bindparam("u")),
    delete(table(CallWish)).where(table(CallWish).c.user_id == bindparam("u")),
    delete(table(Absence)).where(table(Absence).c.user_id == bindparam("u")),
    delete(table(Trophy)).where(table(Trophy).c.user_id == bindparam("u")),
    delete(table(KeptTable)).where(table(KeptTable).c.user_id == bindparam("u")),
    update(table(SettingChange)).where(table(SettingChange).c.user_id == bindparam("u")).values(user_id=None),
    *(
        delete(table(model)).where(table(model).c.user_id == bindparam("u"))
        for model in (QuizVote, QuizPlayer, QuizEarly, QuizCard, QuizLearner)
    ),
    delete(table(QuizAlarm)).where(table(QuizAlarm).c.chat_id == bindparam("u")),
    delete(table(QuizRound)).where(table(QuizRound).c.chat_id == bindparam("u")),
    update(table(QuizRound)).where(table(QuizRound).c.opener == bindparam("u")).values(opener=0),
    delete(_T).where(_T.c.user_id == bindparam("u")),
)


class Unchanged:
    """The type of `UNCHANGED`."""


UNCHANGED: Final = Unchanged()
"""Leave this as it is (None is a value)."""


class PeopleUnit(LanesUnit):
    """The people's rows."""

    def person(self, user_id: int) -> PersonRecord | None:
        """What is known of somebody; None if he was never met, or is forgotten."""
        row = self.first(_READ, u=user_id)
        return None if row is None else _record(row)

    def people(self, user_ids: list[int]) -> dict[int, PersonRecord]:
        """Several at once; who was never met is missing."""
        if not user_ids:
            return {}
        return {row.user_id: _record(row) for row in self.rows(_READ_MANY, ids=user_ids)}

    def meet(self, user_id: int, name: str, username: str | None = None, language: str | None = None) -> None:
        """Note what Telegram tells of a person who acts; what the person chose stays."""
        self.run(
            _MEET[self.dialect],
            {
                "user_id": user_id,
                "name": name,
                "username": username,
                "language": language,
                "locale": None,
                "grammar": None,
                "reachable": False,
                "extra": {},
            },
        )

    def set_reachable(self, user_id: int, reachable: bool) -> bool:
        """Note whether the bot may write to somebody who was met; True if that is news.

        Who is reachable (again) is sent what was held back: the lane is released even if it is no news.
        """
        done = self.run(_REACH, {"u": user_id, "reach": reachable})
        if reachable:
            self.release_lane(user_id)
        return done.rowcount == 1

    def set_person(
        self,
        user_id: int,
        *,
        locale: str | Unchanged | None = UNCHANGED,
        grammar: str | Unchanged | None = UNCHANGED,
        extra: Json | Unchanged = UNCHANGED,
    ) -> None:
        """Note what somebody who was met has chosen."""
        chosen: dict[str, Any] = {
            name: value
            for name, value in (("locale", locale), ("grammar", grammar), ("extra", extra))
            if not isinstance(value, Unchanged)
        }
        if chosen:
            self.run(update(_T).where(_T.c.user_id == user_id).values(**chosen))

    def erase_person(self, user_id: int) -> None:
        """Forget somebody: what he wrote, where he sat, his results' name, the tables he keeps, his queue, his row.

        A live session that he opened keeps his id until it is over: let him leave first.
        """
        for statement in _ERASE:
            self.run(statement, {"u": user_id})


def _record(row: Any) -> PersonRecord:
    return PersonRecord(
        user_id=row.user_id,
        name=row.name,
        username=row.username,
        language=row.language,
        locale=row.locale,
        grammar=row.grammar,
        reachable=row.reachable,
        extra=row.extra,
    )
