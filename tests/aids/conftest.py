"""A table without Telegram, for the aids: people ask, a postman brings the answers."""

import pytest

from games.village.spec import VILLAGE
from storage.engine import Database
from tests.kit.evening import Evening


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what is drawn does not depend on where it is stored."""
    return sqlite_url


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database, specs=[VILLAGE])
