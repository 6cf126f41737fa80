"""A database for the tests of the gateway."""

from collections.abc import AsyncIterator

import pytest

from storage.engine import Database


@pytest.fixture
async def db(tmp_path) -> AsyncIterator[Database]:
    database = Database.open(f"sqlite:///{tmp_path}/gateway.db")
    await database.migrate()
    yield database
    await database.close()
