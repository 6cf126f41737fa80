"""One transaction at a time, wholly or not at all, on both back ends."""

import asyncio
import sqlite3
import threading
import traceback

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.util import await_only

from storage.engine import Database
from storage.records import JournalEntry
from tests.storage.conftest import GROUP, NOW, line, session


async def test_what_the_work_returns_comes_back(database):
    assert await database.transact(lambda uow: uow.last_heartbeat()) is None


async def test_an_exception_undoes_everything_and_is_raised_again(database):
    def work(uow):
        uow.heartbeat(NOW)
        raise KeyError("in the middle")

    with pytest.raises(KeyError):
        await database.transact(work)
    assert await database.transact(lambda uow: uow.last_heartbeat()) is None


async def test_a_time_comes_back_aware_and_in_utc(database):
    await database.transact(lambda uow: uow.heartbeat(NOW))
    found = await database.transact(lambda uow: uow.last_heartbeat())
    assert found == NOW
    assert found.utcoffset().total_seconds() == 0


async def test_a_naive_time_is_refused(database):
    with pytest.raises(Exception, match="no time zone"):
        await database.transact(lambda uow: uow.heartbeat(NOW.replace(tzinfo=None)))


async def test_two_openings_see_the_same_data(database, database_url):
    await database.transact(lambda uow: uow.heartbeat(NOW))
    other = Database.open(database_url)
    assert await other.transact(lambda uow: uow.last_heartbeat()) == NOW
    await other.close()


def test_another_kind_of_database_is_refused_by_name():
    with pytest.raises(ValueError, match="mysql"):
        Database.open("mysql://localhost/x")


async def test_what_is_queued_is_told_after_the_commit_and_only_then(database):
    told = []
    silence = database.when_queued(lambda: told.append("queued"))

    def fail(uow):
        uow.enqueue([line(1)], NOW)
        raise KeyError

    await database.transact(lambda uow: uow.heartbeat(NOW))
    with pytest.raises(KeyError):
        await database.transact(fail)
    assert told == []
    await database.transact(lambda uow: uow.enqueue([line(1)], NOW))
    assert told == ["queued"]
    silence()
    await database.transact(lambda uow: uow.enqueue([line(1)], NOW))
    assert told == ["queued"]


async def test_an_error_of_the_database_tells_nothing_of_what_was_to_be_stored(database):
    secret = "annA si flow eht"[::-1]  # backwards, so that the traceback's source lines lack it

    def twice(uow):
        uow.add_session(session())
        for _ in range(2):
            uow.append_journal(JournalEntry(session_id="aaaaaaaa", step=1, at=NOW, entry={"secret": secret}))

    with pytest.raises(IntegrityError) as caught:
        await database.transact(twice)
    assert secret not in "".join(traceback.format_exception(caught.value))


async def test_50_games_vote_while_another_process_holds_the_file(sqlite_url):
    """Pitfall 70."""
    one, other = Database.open(sqlite_url), Database.open(sqlite_url)
    names = [f"game{number:04}" for number in range(50)]

    def open_all(uow):
        for number, name in enumerate(names):
            uow.add_session(session(name, topic=number + 1, state={"votes": []}))

    def vote(name, seat):
        def work(uow):
            record = uow.lock_session(name)
            record.version += 1
            record.state = {"votes": [*record.state["votes"], seat]}
            uow.save_session(record)
            uow.enqueue([line(GROUP, session_id=name)], NOW)

        return work

    await one.transact(open_all)
    waiting = threading.Event()
    event.listen(one._backend._engine, "before_cursor_execute", lambda *_: waiting.set())
    holder = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    votes = [
        asyncio.ensure_future((one if seat % 2 else other).transact(vote(name, seat)))
        for seat in range(4)
        for name in names
    ]
    await asyncio.get_running_loop().run_in_executor(None, waiting.wait)
    assert not any(task.done() for task in votes)
    holder.execute("COMMIT")
    holder.close()
    await asyncio.gather(*votes)
    for name in names:
        record = await one.transact(lambda uow, name=name: uow.session(name))
        assert (record.version, sorted(record.state["votes"])) == (4, [0, 1, 2, 3])
    await one.close()
    await other.close()


async def test_steps_that_run_into_each_other_share_nothing_and_one_that_fails_spoils_no_other(database):
    """Pitfall 71: forty tasks at once, every fourth of them with a statement that the database refuses."""
    names = [f"game{number:04}" for number in range(10)]
    await database.transact(lambda uow: [uow.add_session(session(name, topic=at + 1)) for at, name in enumerate(names)])

    def step(number):
        def work(uow):
            record = uow.lock_session(names[number % 10])
            record.version += 1
            uow.save_session(record)
            for _ in range(2 if number % 4 == 0 else 1):
                uow.append_journal(JournalEntry(session_id=record.id, step=number, at=NOW, entry={}))

        return work

    done = await asyncio.gather(*(database.transact(step(number)) for number in range(40)), return_exceptions=True)
    assert [type(error) for error in done[::4]] == [IntegrityError] * 10
    assert [error for number, error in enumerate(done) if number % 4 and error is not None] == []
    versions = [(await database.transact(lambda uow, name=name: uow.session(name))).version for name in names]
    assert sum(versions) == 30
    written = [await database.transact(lambda uow, name=name: uow.journal(name)) for name in names]
    assert sorted(entry.step for entries in written for entry in entries) == [n for n in range(40) if n % 4]


async def test_a_file_that_stays_locked_is_an_error_and_the_next_transaction_works(sqlite_url):
    hasty = Database.open(sqlite_url, busy_timeout_s=0)
    await hasty.transact(lambda uow: uow.heartbeat(NOW))
    holder = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError, match="locked"):
        await hasty.transact(lambda uow: uow.heartbeat(NOW))
    holder.execute("ROLLBACK")
    holder.close()
    await hasty.transact(lambda uow: uow.heartbeat(NOW))
    await hasty.close()


async def test_two_transactions_that_wait_for_each_other_both_happen(postgres_url):
    database = Database.open(postgres_url)
    await database.transact(lambda uow: [uow.add_session(session(name, topic=n + 1)) for n, name in enumerate("ab")])
    both = asyncio.Barrier(2)
    tries = []

    def step(first, second):
        def work(uow):
            uow.run(text("SET LOCAL deadlock_timeout = '10ms'"))
            tries.append(first)
            for name in (first, second):
                record = uow.lock_session(name)
                record.version += 1
                uow.save_session(record)
                if tries in ([first], ["a", "b"], ["b", "a"]) and name == first:
                    await_only(both.wait())

        return work

    await asyncio.gather(database.transact(step("a", "b")), database.transact(step("b", "a")))
    assert len(tries) >= 3
    for name in "ab":
        assert (await database.transact(lambda uow, name=name: uow.session(name))).version == 2
    await database.close()


async def test_connections_that_broke_while_idle_cost_no_transaction(postgres_url):
    database, surgeon = Database.open(postgres_url), Database.open(postgres_url)
    await asyncio.gather(*(database.transact(lambda uow: uow.heartbeat(NOW)) for _ in range(5)))
    await surgeon.transact(
        lambda uow: uow.run(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
        )
    )
    assert await database.transact(lambda uow: uow.last_heartbeat()) == NOW
    await database.close()
    await surgeon.close()


async def test_a_database_file_and_what_lies_beside_it_are_its_owners_alone(tmp_path):
    """Every card lies in it; one that was made when others could read it is closed to them."""
    for name in ("new", "old"):
        folder = tmp_path / name
        if name == "old":
            folder.mkdir()
            (folder / "narratore.db").touch(mode=0o644)
        database = Database.open(f"sqlite:///{folder}/narratore.db")
        await database.migrate()
        await database.transact(lambda uow: uow.heartbeat(NOW))
        files = sorted(folder.iterdir())
        assert "narratore.db-wal" in [file.name for file in files]
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        await database.close()
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
