"""The loop that sends: claim lanes, send their heads side by side, settle what has come back. Knows no Telegram.

Each round is one transaction that settles and claims. Rounds are at least 50 ms apart, so that under load many sends
share one. Any number of couriers may work on one database.
"""

import asyncio
from collections.abc import Awaitable, Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from bot.clock import Clock
from bot.delivery.judging import as_sent, judge, tell
from bot.delivery.merging import join
from bot.delivery.pacing import Pacing
from bot.delivery.verdicts import Consequences, Later, Outlet
from storage.claims import Taken, claim_lanes, free_leases, next_time
from storage.engine import Database
from storage.records import Claim
from storage.settling import Settlement, settle
from storage.unit import UnitOfWork

_log = structlog.get_logger(__name__)

LANES: Final = 32
"""Sends that are out at once."""
LEASE_S: Final = 60.0
"""How long a lane stays with a courier that has died."""
TIMEOUT_S: Final = 45.0
"""How long a send may take before it is given up and tried again; less than a lease, so that nobody else has begun."""
BEAT_S: Final = 0.05
"""Between two rounds."""
POLL_S: Final = 1.0
"""How long a courier rests at most: another process may have queued something."""
FAREWELL_S: Final = 5.0
"""How long a courier that is stopped waits for what is out."""


@dataclass(slots=True)
class _Flight:
    """A send that is out."""

    claim: Claim
    since: datetime
    task: asyncio.Task[Settlement]

    def outcome(self) -> Settlement:
        """What came of it; a send that was given up is tried later."""
        if self.task.done() and not self.task.cancelled():
            return self.task.result()
        return judge(self.claim, Later(why="no answer"))


@dataclass(frozen=True, slots=True)
class _Round:
    taken: Taken
    opened: Iterable[str]
    look: datetime | None


class Courier:
    """Delivers what the outbox holds: at least once, in order within each chat, within Telegram's limits.

    `by` names this instance: at the start of `run` the leases of that name are taken as left by a dead process, so no two
    couriers that run at once may share one.
    """

    def __init__(
        self,
        db: Database,
        outlet: Outlet,
        consequences: Consequences,
        clock: Clock,
        *,
        pacing: Pacing,
        by: str,
    ) -> None:
        """Work for `db`; nothing happens before `run` or `run_once`."""
        self._db = db
        self._outlet = outlet
        self._consequences = consequences
        self._clock = clock
        self._pacing = pacing
        self._by = by
        self._nudged = asyncio.Event()
        self._given_up: set[asyncio.Task[Settlement]] = set()

    async def run_once(self) -> int:
        """Claim what may leave now, send it side by side, wait for all of it and settle; how many claims that were."""
        flights = self._launch((await self._round([], LANES)).taken.claims)
        if not flights:
            return 0
        timer = asyncio.ensure_future(self._clock.sleep(TIMEOUT_S))
        try:
            await self._landing(flights, timer)
        finally:
            timer.cancel()
            self._give_up(flights)
        await self._round(flights, 0)
        return len(flights)

    async def next_time(self) -> datetime | None:
        """When there may be something to do for `run_once`, now or later; None if nothing is queued."""
        now = self._clock.now()
        return await self._db.transact(lambda uow: next_time(uow, now, self._pacing))

    def nudge(self) -> None:
        """Something was queued: look now. What this process queues nudges by itself while `run` runs."""
        self._nudged.set()

    async def recover(self) -> int:
        """Free what a dead courier of this name held; how many lanes. `run` begins with it."""
        now = self._clock.now()
        return await self._db.transact(lambda uow: free_leases(uow, self._by, now))

    async def run(self) -> None:
        """Deliver until cancelled; then wait shortly for what is out, and settle it."""
        await self.recover()
        unsubscribe = self._db.when_queued(self.nudge)
        flights: list[_Flight] = []
        try:
            while True:
                self._nudged.clear()
                landed = [flight for flight in flights if self._is_over(flight)]
                self._give_up(landed)
                flights = [flight for flight in flights if flight not in landed]
                begun = self._clock.now()
                done = await self._guarded_round(landed, LANES - len(flights))
                if done is None:
                    flights += landed
                else:
                    flights += self._launch(done.taken.claims)
                await self._rest(flights, begun, None if done is None else done.look)
        finally:
            unsubscribe()
            if flights:
                await asyncio.wait([flight.task for flight in flights], timeout=FAREWELL_S)
                self._give_up(flights)
                await self._round(flights, 0)

    # a round

    async def _guarded_round(self, landed: Collection[_Flight], limit: int) -> _Round | None:
        """A round; None if the database failed. What has landed is then settled by the next one."""
        try:
            return await self._round(landed, limit)
        except Exception:  # noqa: BLE001 - the loop has to outlive a database that is down for a while; it is logged and tried again
            _log.exception("courier.round")
            return None

    async def _round(self, landed: Collection[_Flight], limit: int) -> _Round:
        settlements = [flight.outcome() for flight in landed]
        now = self._clock.now()

        def work(uow: UnitOfWork) -> _Round:
            opened = settle(uow, settlements, now, self._pacing)
            if limit <= 0:
                return _Round(Taken((), frozenset()), opened, None)
            taken = claim_lanes(uow, now, self._by, limit=limit, lease_s=LEASE_S, pacer=self._pacing, join=join)
            return _Round(taken, opened | taken.opened, next_time(uow, now, self._pacing))

        done = await self._db.transact(work)
        for session_id in sorted(done.opened):
            await self._safely("opened", self._consequences.opened(session_id))
        return done

    # sends

    def _launch(self, claims: Iterable[Claim]) -> list[_Flight]:
        now = self._clock.now()
        return [_Flight(claim, now, asyncio.ensure_future(self._send(claim))) for claim in claims]

    async def _send(self, claim: Claim) -> Settlement:
        try:
            verdict = await self._outlet.send(as_sent(claim))
        except Exception as error:  # noqa: BLE001 - an outlet promises to raise nothing; if it does, the chat must not lose its message
            _log.exception("courier.send", act=claim.item.act.value)
            verdict = Later(why=type(error).__name__)
        settlement = judge(claim, verdict)
        await self._safely(type(verdict).__name__.lower(), tell(claim, settlement, verdict, self._consequences))
        return settlement

    async def _safely(self, action: str, told: Awaitable[None]) -> None:
        """Wait for a consequence; one that fails is logged and stops no delivery."""
        try:
            await told
        except Exception:  # noqa: BLE001 - the sessions' fault, whatever it is: the other chats' messages have to leave all the same
            _log.exception("courier.consequence", consequence=action)

    def _is_over(self, flight: _Flight) -> bool:
        return flight.task.done() or self._clock.now() >= flight.since + timedelta(seconds=TIMEOUT_S)

    def _give_up(self, flights: Iterable[_Flight]) -> None:
        for flight in flights:
            if not flight.task.done():
                flight.task.cancel()
                self._given_up.add(flight.task)
                flight.task.add_done_callback(self._given_up.discard)

    # waiting

    async def _landing(self, flights: Collection[_Flight], timer: asyncio.Future[None]) -> None:
        pending: set[asyncio.Future[Any]] = {flight.task for flight in flights}
        while pending and not timer.done():
            done, _ = await asyncio.wait(pending | {timer}, return_when=asyncio.FIRST_COMPLETED)
            pending -= done

    async def _rest(self, flights: Collection[_Flight], begun: datetime, look: datetime | None) -> None:
        """Wait until there may be something to do, and a beat at least."""
        now = self._clock.now()
        until = now + timedelta(seconds=POLL_S)
        if look is not None and len(flights) < LANES:
            until = min(until, look)
        nudge: asyncio.Future[Any] = asyncio.ensure_future(self._nudged.wait())
        timer: asyncio.Future[Any] = asyncio.ensure_future(self._clock.sleep((until - now).total_seconds()))
        waited: set[asyncio.Future[Any]] = {nudge, timer, *(flight.task for flight in flights)}
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            nudge.cancel()
            timer.cancel()
        await self._clock.sleep(BEAT_S - (self._clock.now() - begun).total_seconds())
