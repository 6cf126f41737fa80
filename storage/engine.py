"""The database: how a transaction is run on SQLite and on PostgreSQL. Knows no table and no query.

SQLite is driven by the synchronous engine in one worker thread, a whole transaction a hop: that costs a third of what an
asynchronous driver costs, and one writer is all that SQLite has. PostgreSQL is driven by asyncpg and a pool.
"""

import asyncio
import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from storage.migrations import upgrade
from storage.unit import UnitOfWork

T = TypeVar("T")
_log = structlog.get_logger(__name__)

_TRIES = 5
"""How often a transaction is run that the database gave up for the sake of another one."""
_GIVEN_UP = frozenset({"40001", "40P01"})
"""PostgreSQL: serialization failure, deadlock detected."""


def is_databases_own(error: BaseException) -> bool:
    """Whether the database failed, and not what it was asked: another transaction went before, or the connection broke."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in _GIVEN_UP


class _Backend(Protocol):
    """One way of running transactions."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class Database:
    """The way to talk to the database: `transact`. Safe to use from any number of tasks of one event loop."""

    def __init__(self, url: URL, backend: _Backend) -> None:
        """Use `open`."""
        self._url = url
        self._backend = backend
        self._queued: list[Callable[[], None]] = []

    @classmethod
    def open(cls, url: str, *, pool_size: int = 10, busy_timeout_s: float = 30.0) -> "Database":
        """Connect to `url` (SQLite or PostgreSQL, with or without a driver's name); connects on first use.

        `pool_size` counts PostgreSQL connections. `busy_timeout_s` is how long SQLite waits for another process that is
        writing. Raises ValueError for any other database.
        """
        parsed = make_url(url)
        kind = parsed.get_backend_name()
        if kind == "sqlite":
            return cls(parsed, _SqliteBackend(parsed, busy_timeout_s))
        if kind == "postgresql":
            return cls(parsed, _PostgresBackend(parsed, pool_size))
        raise ValueError(f"only SQLite and PostgreSQL are supported, not {kind}")

    @property
    def dialect(self) -> str:
        """Its kind: "sqlite" or "postgresql"."""
        return self._url.get_backend_name()

    async def transact(self, work: Callable[[UnitOfWork], T]) -> T:
        """Run `work` in one transaction and return what it returns; an exception rolls back and is raised again.

        `work` is synchronous, touches nothing but the unit of work and what it makes itself, and may be run more than once
        (PostgreSQL gives up one of two transactions that wait for each other). If the caller is cancelled the transaction
        has happened wholly or not at all, and nobody says which: as after a crash.
        """

        def with_unit(connection: Connection) -> tuple[T, bool]:
            uow = UnitOfWork(connection)
            return work(uow), uow.queued

        result, queued = await self._backend.run(with_unit)
        if queued:
            for tell in self._queued:
                tell()
        return result

    def when_queued(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Call `tell`, in the event loop, after each commit here that queued something to send; what ends that is returned.

        What another process queues is not told.
        """
        self._queued.append(tell)
        return lambda: self._queued.remove(tell)

    async def migrate(self) -> None:
        """Bring the tables to the newest form; does nothing if they have it."""
        await self._backend.run(upgrade)

    async def close(self) -> None:
        """Close all connections. Transactions that have begun are finished."""
        await self._backend.close()


_dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode
"""Made once: `json.dumps` makes an encoder a call for anything but its defaults."""


class _SqliteBackend:
    """One connection in one thread."""

    def __init__(self, url: URL, busy_timeout_s: float) -> None:
        if url.database not in (None, "", ":memory:"):
            _for_the_owner_alone(Path(str(url.database)).expanduser())
        self._engine = _sqlite_engine(url, busy_timeout_s)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(self._transaction, work))

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            # A plain BEGIN takes the write lock at the first write; by then another writer may have made it impossible.
            # Said here and not in a listener to the engine's events: with one of those every statement looks for others.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _for_the_owner_alone(file: Path) -> None:
    """A new folder is closed to others, and so is the file: it holds every card. SQLite gives -wal and -shm its mode.

    A folder that was there before is its owner's to arrange; a file that others could read is closed to them.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        try:
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)
        except PermissionError:
            # Somebody else's file that we may only use: whoever set that up has chosen its mode.
            _log.warning("database.open-to-others")


def _sqlite_engine(url: URL, busy_timeout_s: float) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        poolclass=StaticPool,
        # autocommit at the driver's level: it is told when to begin; one thread at a time uses the connection
        connect_args={"isolation_level": None, "check_same_thread": False, "timeout": busy_timeout_s},
        json_serializer=_dumps,
        hide_parameters=True,  # an error's text goes to the log, and the parameters are whispers and states
    )

    def configure(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", configure)
    return engine


class _AgainError(Exception):
    """The transaction has certainly not happened, through no fault of its own."""


class _PostgresBackend:
    """A pool of asyncpg connections."""

    def __init__(self, url: URL, pool_size: int) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=pool_size,
            max_overflow=0,
            pool_pre_ping=False,
            json_serializer=_dumps,
            hide_parameters=True,
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        for _ in range(_TRIES - 1):
            try:
                return await self._once(work)
            except _AgainError as again:
                _log.info("database.again", reason=type(again.__cause__).__name__)
        return await self._once(work)

    async def _once(self, work: Callable[[Connection], T]) -> T:
        working = True
        try:
            async with self._engine.begin() as connection:
                result = await connection.run_sync(work)
                working = False
            return result
        except DBAPIError as error:
            given_up = getattr(error.orig, "sqlstate", None) in _GIVEN_UP
            # a connection that breaks before the commit has stored nothing; at the commit nobody knows
            if given_up or (working and error.connection_invalidated):
                raise _AgainError from error
            raise

    async def close(self) -> None:
        await self._engine.dispose()
