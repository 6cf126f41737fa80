"""What is kept for whoever looks after the bot, on both databases."""

from datetime import UTC, datetime, timedelta

from storage import retention
from storage.broadcasts import RUNNING, mark
from storage.operator_records import BanRecord, BroadcastRecord, ReplicaRecord, UseRecord
from storage.records import GroupRecord, OutboxItem, SeatRecord, SessionRecord, Status

NOW = datetime(2026, 1, 6, 20, 30, tzinfo=UTC)
GROUP, ANNA, BRUNO = -1_002_999_999_999, 7_999_000_001, 7_999_000_002


def a_table(name, chat=GROUP, status=Status.RUNNING, **more):
    return SessionRecord(
        id=name, chat_id=chat, topic=None, game="lupi", opener=ANNA, locale="it", options={}, rules_version=1, status=status,
        game_time=NOW, wall_time=NOW, **more,
    )  # fmt: skip


async def test_faults_add_up_by_the_hour_whoever_counts_them(database):
    def work(uow):
        uow.count_faults({("session.frozen", "abcdefgh"): 1, ("bell.tick", ""): 2}, NOW)
        uow.count_faults({("bell.tick", ""): 3}, NOW + timedelta(minutes=20))
        uow.count_faults({("bell.tick", ""): 1}, NOW + timedelta(hours=2))
        return uow.faults(NOW), uow.faults(NOW + timedelta(hours=1))

    everything, lately = await database.transact(work)
    assert [(one.action, one.session_id, one.times) for one in everything] == [
        ("bell.tick", "", 6), ("session.frozen", "abcdefgh", 1),
    ]  # fmt: skip
    assert [(one.action, one.times) for one in lately] == [("bell.tick", 1)]


async def test_replicas_are_known_until_they_stop(database):
    def work(uow):
        for name in ("b", "a"):
            uow.replica_heard(ReplicaRecord(name=name, version="1", started_at=NOW, at=NOW))
        uow.replica_heard(ReplicaRecord(name="a", version="2", started_at=NOW, at=NOW + timedelta(minutes=1)))
        uow.replica_stopped("b")
        return uow.replicas(), uow.database_size()

    (left,), size = await database.transact(work)
    assert (left.name, left.version, left.at) == ("a", "2", NOW + timedelta(minutes=1))
    assert size > 10_000


async def test_a_ban_follows_a_group_that_becomes_a_supergroup(database):
    ban = BanRecord(chat_id=-77, banned_by=ANNA, at=NOW, reason="spam", name="Il borgo")

    def work(uow):
        uow.save_group(GroupRecord(chat_id=-77, title="Il borgo"))
        uow.save_ban(ban)
        uow.move_group(-77, GROUP)
        return uow.bans_among([-77, GROUP]), uow.drop_ban(GROUP), uow.drop_ban(GROUP)

    found, lifted, again = await database.transact(work)
    assert (list(found), found[GROUP].reason, lifted, again) == ([GROUP], "spam", True, False)


async def test_a_ban_and_the_log_outlive_the_person_who_is_forgotten(database):
    def work(uow):
        uow.meet(ANNA, "Anna", "AnnaBella")
        uow.save_ban(BanRecord(chat_id=ANNA, banned_by=BRUNO, at=NOW, reason="spam"))
        uow.note_use(UseRecord(user_id=ANNA, at=NOW, deed="home"))
        named, told = uow.people_named("annabella"), uow.data_of(ANNA)
        uow.erase_person(ANNA)
        return named, told, uow.bans_among([ANNA]), uow.uses(0, 5)

    named, told, bans, uses = await database.transact(work)
    assert named == [ANNA]
    assert told["bans"][0]["reason"] == "spam"
    assert "banned_by" not in told["bans"][0], "who did it is nobody's business"
    assert (list(bans), [use.deed for use in uses]) == ([ANNA], ["home"])


async def test_what_is_kept_for_operators_is_swept_in_its_time(database):
    def work(uow):
        uow.count_faults({("bell.tick", ""): 1}, NOW)
        uow.note_use(UseRecord(user_id=ANNA, at=NOW, deed="home"))
        uow.replica_heard(ReplicaRecord(name="a", version="1", started_at=NOW, at=NOW))
        uow.add_broadcast(BroadcastRecord(id=0, user_id=ANNA, audience="all", texts={}, state="done", at=NOW))
        uow.sweep_old(NOW + timedelta(days=retention.FAULT_DAYS + 1))
        first = (uow.faults(NOW), len(uow.uses(0, 5)), uow.replicas(), uow.last_broadcast() is None)
        uow.sweep_old(NOW + timedelta(days=retention.USE_DAYS + 1))
        return first, uow.uses(0, 5), uow.last_broadcast()

    assert await database.transact(work) == (([], 1, [], False), [], None)


async def test_only_who_agreed_and_is_there_is_told_in_the_order_of_ids(database):
    yes = {"chosen": {"news": True}}

    def work(uow):
        uow.save_group(GroupRecord(chat_id=-3, settings=yes))
        uow.save_group(GroupRecord(chat_id=GROUP, settings=yes))
        uow.save_group(GroupRecord(chat_id=-2, settings={"chosen": {"news": False}}))
        uow.save_group(GroupRecord(chat_id=-1, settings=yes, present=False))
        for user_id, extra, there in ((ANNA, yes, True), (BRUNO, {}, True), (5, yes, False)):
            uow.meet(user_id, "x")
            uow.set_person(user_id, extra=extra)
            uow.set_reachable(user_id, there)
        groups = [one.chat_id for one in uow.groups_after(-(2**62), 9)]
        return uow.count_agreed(), groups, uow.groups_after(-3, 9), [one.user_id for one in uow.people_after(0, 9)]

    assert await database.transact(work) == ((2, 1), [GROUP, -3], [], [ANNA])


async def test_a_broadcast_that_runs_is_due_at_its_time_for_one_process(database):
    def work(uow):
        cast = uow.add_broadcast(
            BroadcastRecord(
                id=0, user_id=ANNA, audience="all", texts={"it": "ciao"}, state=RUNNING, at=NOW, next_at=NOW
            )
        )
        uow.let_wait(cast.id, [GROUP, ANNA, GROUP])
        uow.enqueue([OutboxItem(chat_id=GROUP, session_id=mark(cast.id), rank=3, payload={"text": "ciao"})], NOW)
        unsent = [uow.broadcast_unsent(cast.id, NOW + timedelta(seconds=later)) for later in (0, 1)]
        due = [uow.due_broadcasts(NOW + timedelta(seconds=later)) for later in (-1, 0)]
        waiting = uow.waiting_for(cast.id)
        uow.wait_no_more(cast.id, [GROUP])
        return cast.id, unsent, due, waiting, uow.count_waiting(cast.id), uow.next_broadcast()

    number, unsent, due, waiting, left, at = await database.transact(work)
    assert (unsent, due, waiting, left, at) == ([1, 0], [[], [number]], [GROUP, ANNA], 1, NOW)


async def test_queues_leave_out_the_chats_of_the_readers_own_table(database):
    def work(uow):
        uow.save_group(GroupRecord(chat_id=GROUP, title="Il borgo"))
        uow.add_session(a_table("mytable1"))
        uow.add_seat(SeatRecord(session_id="mytable1", seat=1, user_id=ANNA, joined_at=NOW))
        uow.add_session(a_table("another1", chat=-55, status=Status.FROZEN))
        for chat in (GROUP, ANNA, -55, -55, BRUNO):
            uow.enqueue([OutboxItem(chat_id=chat, payload={"text": "x"})], NOW)
        mine = {"mytable1"}
        lanes = [
            [one.chat_id for one in uow.group_lanes(which, order="fullest", start=0, count=9)] for which in ((), mine)
        ]
        late = [uow.late_people(which, NOW + timedelta(minutes=5)) for which in ((), mine)]
        return lanes, late, uow.queue(()).items, uow.queue(mine).items, uow.queue((), kind="group").chats

    lanes, late, everything, rest, groups = await database.transact(work)
    assert lanes == [[-55, GROUP], [-55]]
    assert late == [2, 1]
    assert (everything, rest, groups) == (5, 3, 2)


async def test_tables_are_found_by_title_id_and_group_frozen_ones_first(database):
    def work(uow):
        uow.save_group(GroupRecord(chat_id=GROUP, title="Il 100% borgo"))
        uow.add_session(a_table("aaaaaaaa"))
        uow.add_seat(SeatRecord(session_id="aaaaaaaa", seat=1, user_id=ANNA, joined_at=NOW))
        uow.add_session(a_table("zzzzzzzz", chat=-55, status=Status.FROZEN))
        uow.add_session(a_table("overover", chat=-56, status=Status.OVER))
        found = {
            words: [one.id for one in uow.live_tables(words, start=0, count=9)]
            for words in ("", "100% BORGO", "borgo%", "zzzzzzzz", str(GROUP), "1_0%")
        }
        busy = uow.busy_among([GROUP, -55, -56, ANNA, BRUNO])
        return found, [one.seats for one in uow.live_tables(start=0, count=9)], busy, uow.live_table("overover").status

    found, seats, busy, over = await database.transact(work)
    assert found == {
        "": ["zzzzzzzz", "aaaaaaaa"], "100% BORGO": ["aaaaaaaa"], "borgo%": [], "zzzzzzzz": ["zzzzzzzz"],
        str(GROUP): ["aaaaaaaa"], "1_0%": [],
    }  # fmt: skip
    assert (seats, busy, over) == ([0, 1], {GROUP, ANNA}, "over")
