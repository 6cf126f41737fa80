"""The quiz: rounds, their polls and answers, what people remember, and what is due. Knows no question and no game."""

from datetime import datetime
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from storage.base import PlaceTaken, Unit, Upsert, table
from storage.quiz_records import (
    AlarmRecord,
    CardRecord,
    EarlyRecord,
    LearnerRecord,
    PlayerRecord,
    RoundRecord,
    VoteRecord,
)
from storage.quiz_schema import QuizAlarm, QuizCard, QuizEarly, QuizLearner, QuizPlayer, QuizPoll, QuizRound, QuizVote
from storage.schema import Slot

_ROUNDS, _POLLS, _EARLY, _PLAYERS = table(QuizRound), table(QuizPoll), table(QuizEarly), table(QuizPlayer)
_VOTES, _CARDS, _LEARNERS, _ALARMS = table(QuizVote), table(QuizCard), table(QuizLearner), table(QuizAlarm)
_SLOTS = table(Slot)

_CHANGING = ("game", "state", "due_at", "token", "ended_at")
_LOCK = select(_ROUNDS).where(_ROUNDS.c.id == bindparam("r")).with_for_update()
_OPEN_IN = (
    select(_ROUNDS)
    .where(_ROUNDS.c.chat_id == bindparam("chat"), _ROUNDS.c.ended_at.is_(None), _ROUNDS.c.kind == bindparam("what"))
    .with_for_update()
)
_OPEN_OF = (
    select(_ROUNDS.c.id)
    .join(_PLAYERS, _PLAYERS.c.round_id == _ROUNDS.c.id)
    .where(_PLAYERS.c.user_id == bindparam("person"), _ROUNDS.c.ended_at.is_(None))
)
_ADD = insert(_ROUNDS)
_SAVE = (
    update(_ROUNDS)
    .where(_ROUNDS.c.id == bindparam("r"))
    .values({name: bindparam(name, type_=_ROUNDS.c[name].type) for name in _CHANGING})
)
_DUE = (
    select(_ROUNDS.c.id, _ROUNDS.c.token)
    .where(_ROUNDS.c.due_at <= bindparam("now"))
    .order_by(_ROUNDS.c.due_at)
    .limit(bindparam("count"))
    .with_for_update(skip_locked=True)
)
_PUT_OFF = (
    update(_ROUNDS)
    .where(_ROUNDS.c.due_at < bindparam("now"))
    .values(due_at=bindparam("until", type_=_ROUNDS.c.due_at.type))
)
_NEXT_DUE = select(func.min(_ROUNDS.c.due_at)).where(_ROUNDS.c.due_at.is_not(None))
_KEEP_POLL = Upsert(QuizPoll)
_POLL = select(_POLLS.c.round_id, _POLLS.c.number).where(_POLLS.c.poll_id == bindparam("poll"))
_KEEP_EARLY = Upsert(QuizEarly)
_EARLY_OF = select(_EARLY).where(_EARLY.c.poll_id == bindparam("poll")).order_by(_EARLY.c.at, _EARLY.c.user_id)
_DROP_EARLY = delete(_EARLY).where(_EARLY.c.poll_id == bindparam("poll"))
_JOIN = Upsert(QuizPlayer, ["name", "left_at"])
_LEAVE = (
    update(_PLAYERS)
    .where(_PLAYERS.c.round_id == bindparam("r"), _PLAYERS.c.user_id == bindparam("person"))
    .values(left_at=bindparam("left", type_=_PLAYERS.c.left_at.type))
)
_DROP_PLAYER = delete(_PLAYERS).where(_PLAYERS.c.round_id == bindparam("r"), _PLAYERS.c.user_id == bindparam("person"))
_PLAYERS_OF = (
    select(_PLAYERS).where(_PLAYERS.c.round_id == bindparam("r")).order_by(_PLAYERS.c.joined_at, _PLAYERS.c.user_id)
)
_VOTE = Upsert(QuizVote)
_VOTES_OF = select(_VOTES).where(_VOTES.c.round_id == bindparam("r")).order_by(_VOTES.c.number, _VOTES.c.at)
_CARDS_OF = select(_CARDS).where(_CARDS.c.user_id == bindparam("person"), _CARDS.c.game == bindparam("which"))
_CARD = _CARDS_OF.where(_CARDS.c.question == bindparam("asked"))
_DUE_OF = select(_CARDS.c.question, _CARDS.c.due_at, _CARDS.c.missed).where(
    _CARDS.c.user_id == bindparam("person"), _CARDS.c.game == bindparam("which")
)
_KEEP_CARD = Upsert(QuizCard, ["due_at", "seen_at", "memory", "rights", "wrongs", "missed"])
_LEARNER = select(_LEARNERS).where(_LEARNERS.c.user_id == bindparam("person"))
_KEEP_LEARNER = Upsert(QuizLearner, ["game", "timezone", "streak", "best", "last_day"])
_ALARM = select(_ALARMS).where(_ALARMS.c.chat_id == bindparam("chat")).with_for_update()
_KEEP_ALARM = Upsert(QuizAlarm, ["topic", "hour", "timezone", "next_at", "asked"])
_DROP_ALARM = delete(_ALARMS).where(_ALARMS.c.chat_id == bindparam("chat"))
_DUE_ALARMS = (
    select(_ALARMS.c.chat_id)
    .where(_ALARMS.c.next_at <= bindparam("now"))
    .order_by(_ALARMS.c.next_at)
    .limit(bindparam("count"))
    .with_for_update(skip_locked=True)
)
_NEXT_ALARM = select(func.min(_ALARMS.c.next_at))
_FORGET_SLOT = delete(_SLOTS).where(
    _SLOTS.c.session_id == "", _SLOTS.c.chat_id == bindparam("chat"), _SLOTS.c.slot == bindparam("name")
)


class QuizUnit(Unit):
    """The quiz's rows."""

    # Rounds

    def add_round(self, record: RoundRecord) -> None:
        """A new round. Raises PlaceTaken where one of its kind is open in the chat already."""
        try:
            self.run(_ADD, {**_row(record), "id": record.id})
        except IntegrityError as error:
            raise PlaceTaken from error

    def lock_round(self, round_id: str) -> RoundRecord | None:
        """The round, its row locked until the transaction ends; None if it is kept no longer."""
        return _round(self.first(_LOCK, r=round_id))

    def open_round(self, chat_id: int, kind: str) -> RoundRecord | None:
        """The round of this kind that is open in the chat, locked."""
        return _round(self.first(_OPEN_IN, chat=chat_id, what=kind))

    def open_rounds_of(self, user_id: int) -> list[str]:
        """The groups' rounds that are open and in which somebody takes part."""
        return self.values(_OPEN_OF, person=user_id)

    def save_round(self, record: RoundRecord) -> None:
        """Write a locked round back."""
        self.run(_SAVE, {"r": record.id, **{n: getattr(record, n) for n in _CHANGING}})

    def due_rounds(self, now: datetime, limit: int) -> list[tuple[str, int]]:
        """(round, token) whose time has come, the longest overdue first."""
        return [(row.id, row.token) for row in self.rows(_DUE, now=now, count=limit)]

    def put_off_rounds(self, now: datetime, until: datetime) -> int:
        """What was due before now is due then; of how many rounds."""
        return self.run(_PUT_OFF, {"now": now, "until": until}).rowcount

    # Polls and answers

    def keep_poll(self, poll_id: str, round_id: str, number: int) -> None:
        """Note which question this poll asks; once."""
        self.run(_KEEP_POLL[self.dialect], {"poll_id": poll_id, "round_id": round_id, "number": number})

    def poll(self, poll_id: str) -> tuple[str, int] | None:
        """(round, number of the question) of a poll; None if it is not known (yet)."""
        row = self.first(_POLL, poll=poll_id)
        return None if row is None else (row.round_id, row.number)

    def keep_early(self, poll_id: str, vote: EarlyRecord) -> None:
        """Keep a vote for a poll that is not known yet; the first of each person."""
        row = {"poll_id": poll_id, "user_id": vote.user_id, "name": vote.name, "pick": vote.pick, "at": vote.at}
        self.run(_KEEP_EARLY[self.dialect], row)

    def take_early(self, poll_id: str) -> list[EarlyRecord]:
        """The votes kept for this poll, in their order; they are kept no longer."""
        rows = self.rows(_EARLY_OF, poll=poll_id)
        if rows:
            self.run(_DROP_EARLY, {"poll": poll_id})
        return [EarlyRecord(user_id=row.user_id, name=row.name, pick=row.pick, at=row.at) for row in rows]

    def join_round(self, round_id: str, user_id: int, name: str, now: datetime) -> None:
        """Somebody takes part, or is back; when he came first stays."""
        row = {"round_id": round_id, "user_id": user_id, "name": name, "joined_at": now, "left_at": None}
        self.run(_JOIN[self.dialect], row)

    def leave_round(self, round_id: str, user_id: int, left_at: datetime | None) -> bool:
        """Somebody is gone, or (None) has come back; whether he takes part at all."""
        return self.run(_LEAVE, {"r": round_id, "person": user_id, "left": left_at}).rowcount == 1

    def drop_player(self, round_id: str, user_id: int) -> bool:
        """Somebody takes no part after all; whether he did."""
        return self.run(_DROP_PLAYER, {"r": round_id, "person": user_id}).rowcount == 1

    def players(self, round_id: str) -> list[PlayerRecord]:
        """Who takes part, in the order of coming; those who have left too."""
        return [
            PlayerRecord(user_id=row.user_id, name=row.name, joined_at=row.joined_at, left_at=row.left_at)
            for row in self.rows(_PLAYERS_OF, r=round_id)
        ]

    def vote(self, round_id: str, vote: VoteRecord) -> bool:
        """Note an answer; False if there is one of this person to this question: the first one stands."""
        row = {
            "round_id": round_id, "number": vote.number, "user_id": vote.user_id,
            "correct": vote.correct, "points": vote.points, "at": vote.at,
        }  # fmt: skip
        return self.run(_VOTE[self.dialect], row).rowcount == 1

    def votes(self, round_id: str) -> list[VoteRecord]:
        """All answers of a round, by question and time."""
        return [
            VoteRecord(number=row.number, user_id=row.user_id, correct=row.correct, points=row.points, at=row.at)
            for row in self.rows(_VOTES_OF, r=round_id)
        ]

    # Learning

    def cards(self, user_id: int, game: str) -> dict[str, CardRecord]:
        """What a person remembers of a game's questions, by question."""
        return {row.question: _card(row) for row in self.rows(_CARDS_OF, person=user_id, which=game)}

    def card(self, user_id: int, game: str, question: str) -> CardRecord | None:
        """What a person remembers of one question; None if it was never asked."""
        row = self.first(_CARD, person=user_id, which=game, asked=question)
        return None if row is None else _card(row)

    def due_of(self, user_id: int, game: str) -> dict[str, tuple[datetime, bool]]:
        """Of each question that was asked: when it is due, and whether the last answer was wrong."""
        return {row.question: (row.due_at, row.missed) for row in self.rows(_DUE_OF, person=user_id, which=game)}

    def keep_card(self, card: CardRecord) -> None:
        """Note what a person remembers of a question."""
        names = ("user_id", "game", "question", "due_at", "seen_at", "memory", "rights", "wrongs", "missed")
        self.run(_KEEP_CARD[self.dialect], {name: getattr(card, name) for name in names})

    def learner(self, user_id: int) -> LearnerRecord:
        """How somebody learns; who never did has not begun."""
        row = self.first(_LEARNER, person=user_id)
        if row is None:
            return LearnerRecord(user_id=user_id)
        return LearnerRecord(
            user_id=row.user_id,
            game=row.game,
            timezone=row.timezone,
            streak=row.streak,
            best=row.best,
            last_day=row.last_day,
        )

    def keep_learner(self, learner: LearnerRecord) -> None:
        """Note how somebody learns."""
        names = ("user_id", "game", "timezone", "streak", "best", "last_day")
        self.run(_KEEP_LEARNER[self.dialect], {name: getattr(learner, name) for name in names})

    # Once a day

    def alarm(self, chat_id: int) -> AlarmRecord | None:
        """What happens once a day in this chat, locked; None if nothing does."""
        row = self.first(_ALARM, chat=chat_id)
        if row is None:
            return None
        return AlarmRecord(
            chat_id=row.chat_id,
            topic=row.topic or None,
            hour=row.hour,
            timezone=row.timezone,
            next_at=row.next_at,
            asked=tuple(row.asked),
        )

    def set_alarm(self, alarm: AlarmRecord) -> None:
        """Let it happen."""
        names = ("chat_id", "hour", "timezone", "next_at")
        row = {name: getattr(alarm, name) for name in names}
        self.run(_KEEP_ALARM[self.dialect], {**row, "topic": alarm.topic or 0, "asked": list(alarm.asked)})

    def drop_alarm(self, chat_id: int) -> bool:
        """Let it happen no more; whether it did."""
        return self.run(_DROP_ALARM, {"chat": chat_id}).rowcount == 1

    def due_alarms(self, now: datetime, limit: int) -> list[int]:
        """The chats whose hour has come."""
        return self.values(_DUE_ALARMS, now=now, count=limit)

    def next_quiz(self) -> datetime | None:
        """When something of the quiz is due next; None if nothing is."""
        times: list[datetime | None] = [self.value(_NEXT_DUE), self.value(_NEXT_ALARM)]
        return min((time for time in times if time is not None), default=None)

    def forget_slot(self, chat_id: int, slot: str) -> None:
        """Let what is shown next in this slot, which belongs to no session, be a new message."""
        self.run(_FORGET_SLOT, {"chat": chat_id, "name": slot})


def _row(record: RoundRecord) -> dict[str, Any]:
    names = ("chat_id", "kind", "opener", "game", "state", "due_at", "token", "at", "ended_at")
    return {**{name: getattr(record, name) for name in names}, "topic": record.topic or 0}


def _round(row: Row[Any] | None) -> RoundRecord | None:
    if row is None:
        return None
    return RoundRecord(
        id=row.id,
        chat_id=row.chat_id,
        topic=row.topic or None,
        kind=row.kind,
        opener=row.opener,
        game=row.game,
        state=row.state,
        due_at=row.due_at,
        token=row.token,
        at=row.at,
        ended_at=row.ended_at,
    )


def _card(row: Row[Any]) -> CardRecord:
    return CardRecord(
        user_id=row.user_id,
        game=row.game,
        question=row.question,
        due_at=row.due_at,
        seen_at=row.seen_at,
        memory=row.memory,
        rights=row.rights,
        wrongs=row.wrongs,
        missed=row.missed,
    )
