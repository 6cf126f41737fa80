"""One poller a token: a lock that the system takes back when the process ends, however it ends. Knows no Telegram."""

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class AnotherRuns(Exception):
    """A process with this database polls already: two would take each other's updates."""


def lock_path(database_url: str) -> Path | None:
    """The lock file beside a SQLite database; None where the database is on a server or in memory."""
    parts = urlsplit(database_url)
    if not parts.scheme.startswith("sqlite") or parts.path in ("", "/", "/:memory:"):
        return None
    return Path(parts.path[1:] + ".lock")


class SingleInstance:
    """A lock on a file, as a context manager; without a path it holds nothing (a database on a server has replicas)."""

    def __init__(self, path: Path | None) -> None:
        """Lock this file once entered."""
        self._path = path
        self._file: int | None = None

    def __enter__(self) -> Self:
        """Take the lock. Raises AnotherRuns if another process has it."""
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(self._file)
                self._file = None
                raise AnotherRuns(f"{self._path} is held by another process") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give the lock back."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
