"""One asyncio lock for each table, dropped when idle. Knows nothing but keys.

The gate keeps twenty simultaneous votes from holding twenty connections; the truth between replicas is the
row lock, and the alarm is the version (storage).
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Gate:
    """Lets one caller at a time through for each key, in the order of arrival."""

    def __init__(self) -> None:
        """Start with no key in use."""
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    @property
    def keys(self) -> int:
        """How many keys are in use."""
        return len(self._locks)

    @asynccontextmanager
    async def __call__(self, key: str) -> AsyncIterator[None]:
        """Hold the key's lock while the block runs."""
        lock, users = self._locks.get(key, (asyncio.Lock(), 0))
        self._locks[key] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks[key]
            if users == 1:
                del self._locks[key]
            else:
                self._locks[key] = (lock, users - 1)
