"""The quiz's rows, on both back ends: one round of a kind in a chat, the first answer stands, nothing is left of whoever is forgotten."""

from datetime import UTC, datetime, timedelta

import pytest

from storage.base import PlaceTaken
from storage.mydata import LEFT_OUT, PERSONAL
from storage.quiz_records import (
    AlarmRecord,
    CardRecord,
    EarlyRecord,
    LearnerRecord,
    PlayerRecord,
    RoundRecord,
    VoteRecord,
)
from storage.records import Act, OutboxItem
from storage.retention import EARLY_DAYS, ROUND_DAYS
from storage.schema import Base

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA, BRUNO, GROUP, SUPER = 7_999_000_001, 7_999_000_002, -4_900_000_001, -1_002_999_999_999


def a_round(round_id="abcdefgh", chat_id=GROUP, kind="duel", **more):
    fields = {"opener": ANNA, "game": "village", "state": {"seed": "00"}, "at": NOW, **more}
    return RoundRecord(id=round_id, chat_id=chat_id, kind=kind, **fields)


def a_card(user_id=ANNA, question="described:augur", **more):
    fields = {"due_at": NOW, "seen_at": NOW, "memory": {"state": 2}, "rights": 1, "wrongs": 0, "missed": False, **more}
    return CardRecord(user_id=user_id, game="village", question=question, **fields)


async def test_a_round_is_kept_as_it_was_saved_last_and_is_due_when_it_says(database):
    def work(uow):
        uow.add_round(a_round(due_at=NOW, topic=5))
        record = uow.lock_round("abcdefgh")
        due = [uow.due_rounds(NOW - timedelta(seconds=1), 9), uow.due_rounds(NOW, 9), uow.next_quiz()]
        record.state, record.due_at, record.token = {"seed": "01"}, None, 7
        uow.save_round(record)
        return due, uow.open_round(GROUP, "duel"), uow.open_round(GROUP, "daily"), uow.due_rounds(NOW, 9)

    due, found, other, none = await database.transact(work)
    assert due == [[], [("abcdefgh", 0)], NOW]
    assert found == a_round(topic=5, state={"seed": "01"}, token=7)
    assert (other, none) == (None, [])


async def test_a_chat_has_one_open_round_of_a_kind(database):
    await database.transact(lambda uow: uow.add_round(a_round()))
    with pytest.raises(PlaceTaken):
        await database.transact(lambda uow: uow.add_round(a_round("bcdefghi")))
    await database.transact(lambda uow: uow.add_round(a_round("bcdefghi", kind="daily")))

    def end(uow):
        record = uow.lock_round("abcdefgh")
        record.ended_at = NOW
        uow.save_round(record)
        uow.add_round(a_round("cdefghij"))
        return uow.open_round(GROUP, "duel").id

    assert await database.transact(end) == "cdefghij"


async def test_the_first_answer_stands_and_votes_wait_for_their_poll(database):
    def work(uow):
        uow.add_round(a_round())
        uow.join_round("abcdefgh", ANNA, "Anna", NOW)
        uow.join_round("abcdefgh", ANNA, "Anna B.", NOW + timedelta(seconds=9))
        votes = [VoteRecord(number=1, user_id=ANNA, correct=right, points=9, at=NOW) for right in (True, False)]
        stood = [uow.vote("abcdefgh", vote) for vote in votes]
        early = [
            EarlyRecord(user_id=user, name="x", pick=pick, at=NOW) for user, pick in ((ANNA, 1), (ANNA, 2), (BRUNO, 3))
        ]
        for vote in early:
            uow.keep_early("77", vote)
        unknown = uow.poll("77")
        uow.keep_poll("77", "abcdefgh", 3)
        uow.keep_poll("77", "abcdefgh", 4)
        return (
            stood,
            uow.votes("abcdefgh"),
            uow.players("abcdefgh"),
            unknown,
            uow.poll("77"),
            uow.take_early("77"),
            uow.take_early("77"),
        )

    stood, votes, players, unknown, poll, early, none = await database.transact(work)
    assert (stood, [vote.correct for vote in votes]) == ([True, False], [True])
    assert players == [PlayerRecord(user_id=ANNA, name="Anna B.", joined_at=NOW)]
    assert (unknown, poll, none) == (None, ("abcdefgh", 3), [])
    assert [(vote.user_id, vote.pick) for vote in early] == [(ANNA, 1), (BRUNO, 3)]


async def test_what_is_remembered_is_each_persons_own_and_the_newest(database):
    def work(uow):
        uow.keep_card(a_card())
        uow.keep_card(a_card(missed=True, wrongs=1))
        uow.keep_card(a_card(BRUNO))
        uow.keep_learner(LearnerRecord(user_id=ANNA, streak=3, best=5, last_day="2026-03-01"))
        one, other = (uow.card(ANNA, "village", key) for key in ("described:augur", "described:wolf"))
        assert (uow.due_of(ANNA, "village"), one, other) == ({"described:augur": (NOW, True)}, one, None)
        assert one == uow.cards(ANNA, "village")["described:augur"]
        return uow.cards(ANNA, "village"), uow.cards(ANNA, "lupi"), uow.learner(ANNA), uow.learner(BRUNO)

    cards, none, learner, nobody = await database.transact(work)
    assert cards == {"described:augur": a_card(missed=True, wrongs=1)}
    assert (none, learner.streak, nobody) == ({}, 3, LearnerRecord(user_id=BRUNO))


async def test_an_alarm_is_due_at_its_time_and_once_it_is_set_anew_no_more(database):
    alarm = AlarmRecord(chat_id=GROUP, topic=7, hour=18, timezone="Europe/Rome", next_at=NOW, asked=("a", "b"))

    def work(uow):
        uow.set_alarm(alarm)
        due = uow.due_alarms(NOW, 9)
        kept = uow.alarm(GROUP)
        uow.set_alarm(AlarmRecord(chat_id=GROUP, hour=18, timezone="Europe/Rome", next_at=NOW + timedelta(days=1)))
        return due, kept, uow.due_alarms(NOW, 9), uow.next_quiz(), uow.drop_alarm(GROUP), uow.drop_alarm(GROUP)

    due, kept, none, following, gone, again = await database.transact(work)
    assert (due, kept, none, following) == ([GROUP], alarm, [], NOW + timedelta(days=1))
    assert (gone, again) == (True, False)


def fills(uow):
    """A person with something in every table of the quiz."""
    uow.meet(ANNA, "Anna")
    uow.add_round(a_round("soloanna", ANNA, "solo"))
    uow.add_round(a_round())
    uow.keep_poll("77", "soloanna", 1)
    uow.join_round("abcdefgh", ANNA, "Anna", NOW)
    uow.vote("abcdefgh", VoteRecord(number=1, user_id=ANNA, correct=True, points=9, at=NOW))
    uow.keep_early("88", EarlyRecord(user_id=ANNA, name="Anna", pick=1, at=NOW))
    uow.keep_card(a_card())
    uow.keep_learner(LearnerRecord(user_id=ANNA, streak=3))
    uow.set_alarm(AlarmRecord(chat_id=ANNA, hour=18, timezone="Europe/Rome", next_at=NOW))


async def test_a_person_is_given_what_is_kept_of_him_and_nothing_is_left_once_he_is_forgotten(database):
    def work(uow):
        fills(uow)
        before = uow.data_of(ANNA)
        uow.erase_person(ANNA)
        return before, uow.data_of(ANNA), uow.lock_round("soloanna"), uow.poll("77"), uow.lock_round("abcdefgh").opener

    before, after, solo, poll, opener = await database.transact(work)
    assert before.keys() == {
        "people", "quiz_alarms", "quiz_cards", "quiz_early", "quiz_learners", "quiz_players", "quiz_rounds", "quiz_votes",
    }  # fmt: skip
    assert "seed" not in str(before["quiz_rounds"])
    assert (after, solo, poll, opener) == ({}, None, None, 0)


def test_every_table_that_names_people_is_given_or_said_to_be_left_out():
    personal = {one.name for one in Base.metadata.tables.values() if any(name in one.c for name in PERSONAL)}
    assert LEFT_OUT.keys() <= personal
    assert {"seats", "results", "draws", "people", "quiz_cards"} <= personal - LEFT_OUT.keys()


async def test_a_group_that_moves_takes_its_rounds_and_its_hour_along(database):
    def work(uow):
        uow.add_round(a_round())
        uow.add_round(a_round("bcdefghi", SUPER))
        for chat_id, hour in ((GROUP, 18), (SUPER, 9)):
            uow.set_alarm(AlarmRecord(chat_id=chat_id, hour=hour, timezone="Europe/Rome", next_at=NOW))
        uow.move_group(GROUP, SUPER)
        return uow.open_round(SUPER, "duel").id, uow.open_round(GROUP, "duel"), uow.alarm(SUPER).hour, uow.alarm(GROUP)

    assert await database.transact(work) == ("abcdefgh", None, 18, None)


@pytest.mark.parametrize("late", [False, True])
async def test_rounds_and_stray_votes_go_after_their_time_with_all_that_is_theirs(database, late):
    def work(uow):
        fills(uow)
        item = OutboxItem(chat_id=GROUP, session_id="abcdefgh", act=Act.SHOW, slot="q1", fingerprint="q1")
        uow.enqueue([item], NOW)
        uow.sweep_old(NOW + timedelta(days=ROUND_DAYS, hours=1 if late else -1))
        return (
            uow.lock_round("abcdefgh"),
            uow.votes("abcdefgh"),
            uow.screen("abcdefgh"),
            uow.take_early("88"),
            uow.cards(ANNA, "village"),
        )

    found, votes, screen, early, cards = await database.transact(work)
    assert [bool(one) for one in (found, votes, screen)] == [not late] * 3
    assert early == []
    assert ROUND_DAYS > EARLY_DAYS
    assert cards
