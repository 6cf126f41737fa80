"""One transaction at a time, wholly or not at all, on both back ends."""

from datetime import UTC, datetime

import pytest

from storage.engine import Database

NOW = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)


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
