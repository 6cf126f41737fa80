"""Sessions are found where they are, saved once a step, and found due."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy.exc import IntegrityError

from storage.base import PlaceTaken, StaleSession
from storage.engine import Database
from storage.records import SeatRecord, Status
from storage.unit import UnitOfWork
from tests.storage.conftest import ANNA, BRUNO, GROUP, NOW, session, step


def seat(number, user_id=None, **fields):
    return SeatRecord(**{"session_id": "aaaaaaaa", "seat": number, "user_id": user_id, "joined_at": NOW, **fields})


async def test_a_session_comes_back_as_it_was_stored(database):
    stored = session(
        topic=77,
        options={"roles": ["wolf", "però"]},
        state={"night": 1, "votes": {"1": None}},
        version=3,
        holds=frozenset({"paused", "quiet"}),
        due_at=NOW + timedelta(microseconds=1),
        due_token=2**52 - 1,
        extra={"told": {"table": 2}},
    )
    await database.transact(lambda uow: uow.add_session(stored))
    assert await database.transact(lambda uow: uow.session("aaaaaaaa")) == stored
    assert await database.transact(lambda uow: uow.lock_session("aaaaaaaa")) == stored
    assert await database.transact(lambda uow: uow.session("zzzzzzzz")) is None


async def test_ids_of_52_bits_survive_in_columns_and_in_documents(database):
    for user in (7_999_999_999, 2**52 - 1):
        person = f"s{user}"[:16]
        record = session(person, chat_id=-user, opener=user, state={"of": user}, topic=None)
        await database.transact(lambda uow, record=record: uow.add_session(record))
        found = await database.transact(lambda uow, person=person: uow.session(person))
        assert (found.chat_id, found.opener, found.state) == (-user, user, {"of": user})
        await database.transact(lambda uow, user=user: uow.meet(user, "Anna"))
        assert (await database.transact(lambda uow, user=user: uow.person(user))).user_id == user


async def test_a_place_holds_one_live_session(database):
    await database.transact(lambda uow: uow.add_session(session(status=Status.LOBBY)))
    with pytest.raises(PlaceTaken):
        await database.transact(lambda uow: uow.add_session(session("bbbbbbbb")))
    await database.transact(lambda uow: uow.add_session(session("cccccccc", topic=7)))
    assert await database.transact(lambda uow: uow.live_session_at(GROUP, None)) == "aaaaaaaa"
    assert await database.transact(lambda uow: uow.live_session_at(GROUP, 7)) == "cccccccc"
    assert await database.transact(lambda uow: uow.live_sessions_in(GROUP)) == ["aaaaaaaa", "cccccccc"]


async def test_a_place_is_free_again_once_its_session_is_over(database):
    def end(uow):
        record = uow.lock_session("aaaaaaaa")
        record.status = Status.OVER
        uow.save_session(record)

    await database.transact(lambda uow: uow.add_session(session()))
    await database.transact(end)
    assert await database.transact(lambda uow: uow.live_session_at(GROUP, None)) is None
    assert await database.transact(lambda uow: uow.last_session_at(GROUP, None)) == "aaaaaaaa"
    await database.transact(lambda uow: uow.add_session(session("00000000")))
    assert await database.transact(lambda uow: uow.last_session_at(GROUP, None)) == "00000000"


async def test_two_people_who_open_at_once_get_one_table(database, database_url):
    other = Database.open(database_url)
    results = await asyncio.gather(
        *(
            db.transact(lambda uow, name=name: uow.add_session(session(name, status=Status.LOBBY)))
            for number in range(10)
            for db, name in ((database, f"a{number}"), (other, f"b{number}"))
        ),
        return_exceptions=True,
    )
    await other.close()
    assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["PlaceTaken"] * 19


async def test_saving_over_a_version_that_was_not_read_is_an_alarm(database):
    await database.transact(lambda uow: uow.add_session(session(version=5)))

    def cheat(uow):
        record = uow.lock_session("aaaaaaaa")
        uow._versions["aaaaaaaa"] = 4
        uow.save_session(record)

    with pytest.raises(StaleSession, match="not at version 4"):
        await database.transact(cheat)
    with pytest.raises(StaleSession, match="not read"):
        await database.transact(lambda uow: uow.save_session(session(version=5)))


async def test_100_steps_at_once_from_two_sides_are_100_steps_and_a_repeated_one_is_one(database, database_url):
    await database.transact(lambda uow: uow.add_session(session(state={"applied": 0})))
    other = Database.open(database_url)

    def press(key):
        def work(uow):
            if not uow.once(key, {"kind": "accepted"}, NOW):
                return False
            record = uow.lock_session("aaaaaaaa")
            record.version += 1
            record.state = {"applied": record.state["applied"] + 1}
            uow.save_session(record)
            uow.append_journal(step("aaaaaaaa", record.version))
            return True

        return work

    keys = [f"u:{number % 90}" for number in range(100)]
    applied = await asyncio.gather(
        *((database if number % 2 else other).transact(press(key)) for number, key in enumerate(keys))
    )
    await other.close()
    record = await database.transact(lambda uow: uow.session("aaaaaaaa"))
    journal = await database.transact(lambda uow: uow.journal("aaaaaaaa"))
    assert sum(applied) == record.version == record.state["applied"] == 90
    assert [entry.step for entry in journal] == list(range(1, 91))
    assert (await database.transact(lambda uow: uow.receipt("u:0"))) == {"kind": "accepted"}


async def test_without_the_lock_the_journal_refuses_rather_than_lose_a_move(database):
    await database.transact(lambda uow: uow.add_session(session()))
    await database.transact(lambda uow: uow.append_journal(step("aaaaaaaa", 1)))
    with pytest.raises(IntegrityError):
        await database.transact(lambda uow: uow.append_journal(step("aaaaaaaa", 1)))


async def test_due_sessions_come_the_longest_overdue_first(database):
    due = {"aaaaaaaa": -30, "bbbbbbbb": -60, "cccccccc": 30, "dddddddd": None}

    def add(uow):
        for number, (name, seconds) in enumerate(due.items()):
            uow.add_session(
                session(
                    name,
                    topic=number + 1,
                    due_token=number,
                    due_at=None if seconds is None else NOW + timedelta(seconds=seconds),
                )
            )

    await database.transact(add)
    assert await database.transact(lambda uow: uow.due_sessions(NOW, 10)) == [("bbbbbbbb", 1), ("aaaaaaaa", 0)]
    assert await database.transact(lambda uow: uow.due_sessions(NOW, 1)) == [("bbbbbbbb", 1)]
    assert await database.transact(lambda uow: uow.next_due()) == NOW - timedelta(seconds=60)


async def test_seats_are_who_sits_there_now(database):
    def seats(uow):
        uow.add_session(session())
        uow.add_seat(seat(0, ANNA))
        uow.add_seat(seat(1, computer="Ada"))
        uow.end_seat("aaaaaaaa", 0, NOW)
        uow.add_seat(seat(0, BRUNO))
        return uow.seats("aaaaaaaa")

    assert [(found.seat, found.user_id, found.computer) for found in await database.transact(seats)] == [
        (0, BRUNO, None),
        (1, None, "Ada"),
    ]
    with pytest.raises(IntegrityError):
        await database.transact(lambda uow: uow.add_seat(seat(1, ANNA)))
    assert await database.transact(lambda uow: uow.live_sessions_of(BRUNO)) == ["aaaaaaaa"]
    assert await database.transact(lambda uow: uow.live_sessions_of(ANNA)) == []
    assert await database.transact(lambda uow: uow.sessions_with_computers()) == ["aaaaaaaa"]
    await database.transact(lambda uow: uow.clear_seats("aaaaaaaa"))
    assert await database.transact(lambda uow: uow.seats("aaaaaaaa")) == []
    assert await database.transact(lambda uow: uow.sessions_with_computers()) == []
    assert await database.transact(lambda uow: uow.live_sessions()) == ["aaaaaaaa"]


async def test_a_seal_is_kept_and_its_absence_is_an_error(database):
    secret = bytes(range(32))
    await database.transact(lambda uow: (uow.add_session(session()), uow.put_seal("aaaaaaaa", secret)))
    assert await database.transact(lambda uow: uow.seal("aaaaaaaa")) == secret
    with pytest.raises(LookupError):
        await database.transact(lambda uow: uow.seal("bbbbbbbb"))


async def test_words_are_kept_apart_and_named_by_number(database):
    def write(uow):
        uow.add_session(session())
        return [uow.add_words("aaaaaaaa", 1, number, text, None) for number, text in enumerate(["<b>ciao</b>", "🐺"])]

    first, second = await database.transact(write)
    assert await database.transact(lambda uow: uow.words("aaaaaaaa")) == {first: "<b>ciao</b>", second: "🐺"}
    assert await database.transact(lambda uow: uow.words("aaaaaaaa", [second])) == {second: "🐺"}
    assert await database.transact(lambda uow: uow.words("aaaaaaaa", [])) == {}


async def test_a_receipt_is_the_first_one_given(database):
    def twice(uow):
        assert uow.receipt("q:1") is None
        assert uow.once("q:1", {"b": "è"}, NOW)
        return uow.once("q:1", {"c": 3}, NOW), uow.receipt("q:1")

    assert await database.transact(twice) == (False, {"b": "è"})


async def test_sessions_being_changed_are_not_due_for_another_replica(postgres_url):
    one, other = Database.open(postgres_url), Database.open(postgres_url)
    await one.transact(lambda uow: uow.add_session(session(due_at=NOW, due_token=1)))
    locked, release = asyncio.Event(), asyncio.Event()

    async def hold():
        async with one._backend._engine.begin() as connection:
            await connection.run_sync(lambda inner: UnitOfWork(inner).lock_session("aaaaaaaa"))
            locked.set()
            await release.wait()

    holding = asyncio.create_task(hold())
    await locked.wait()
    assert await other.transact(lambda uow: uow.due_sessions(NOW, 10)) == []
    release.set()
    await holding
    assert await other.transact(lambda uow: uow.due_sessions(NOW, 10)) == [("aaaaaaaa", 1)]
    await one.close()
    await other.close()


async def test_live_sessions_are_counted_by_game_and_status(database):
    def add(uow):
        for number, status in enumerate((Status.LOBBY, Status.RUNNING, Status.RUNNING, Status.OVER)):
            uow.add_session(session(f"s{number}", topic=number + 1, status=status))
        return uow.count_live()

    assert await database.transact(add) == {("toy", "lobby"): 1, ("toy", "running"): 2}
