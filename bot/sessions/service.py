"""The session service: one command, one transaction. Lock, load, apply, save, journal, enqueue; the rest is elsewhere.

The subjects have a module each and are found in `USE_CASES` by the class of the command.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TypeVar

import structlog

from bot.aids.library import Library
from bot.clock import Clock
from bot.logs import Faults
from bot.narration.bundles import Bundles
from bot.narration.narrator import Narrator
from bot.quiz.library import Books
from bot.sessions import barring, clockwork, computers, freezing, muting, outsiders, standstill
from bot.sessions.codec import Codec
from bot.sessions.commands import (
    CastRing,
    Command,
    DailyRing,
    DrainedRing,
    Greet,
    LobbyRing,
    MemberCame,
    MuteRing,
    OpenLobby,
    QuizRing,
    Rematch,
    Ring,
    SeasonRing,
    TakeSeat,
)
from bot.sessions.deliveries import Deliveries, Report
from bot.sessions.dispatch import USE_CASES
from bot.sessions.faults import BrokenSession, Refusal, place_of
from bot.sessions.figures import seasons
from bot.sessions.gate import Gate
from bot.sessions.kit import Ask, Facts, Kit
from bot.sessions.members import Members
from bot.sessions.operators import casting, maintenance
from bot.sessions.quiz import daily
from bot.sessions.receipts import Ignored, Receipt, Rejected, from_json, to_json
from bot.sessions.reception import VERSION
from bot.sessions.refusing import answer_refusal, too_old
from bot.sessions.terms import Terms
from bot.sessions.turn import Turn
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.base import PlaceTaken
from storage.engine import Database, is_databases_own
from storage.operator_records import ReplicaRecord
from storage.unit import UnitOfWork

T = TypeVar("T")

_log = structlog.get_logger(__name__)
SEATING = (TakeSeat, Greet, OpenLobby, Rematch, MemberCame)
"""Commands that may give a person a seat."""
_QUESTIONS = 4
"""So many facts at most one command may need from Telegram."""
_OVERTAKEN = 2
"""So often another transaction may be quicker than a command's: with its key, and with its place."""


class _Repeated(Exception):
    """Another transaction has taken this command's key: roll back, answer what it answered."""


class SessionService(Deliveries):
    """The door to the tables: for people's commands, for time, and for what deliveries tell."""

    def __init__(
        self,
        *,
        db: Database,
        specs: Mapping[GameKey, GameSpec],
        desks: Mapping[GameKey, GameSpec] | None = None,
        narrator: Narrator,
        bundles: Bundles,
        clock: Clock,
        terms: Terms,
        members: Members,
        draw_secret: Callable[[], bytes],
        new_id: Callable[[], str],
        report: Report,
        replica: str = "only",
        faults: Faults | None = None,
        floods: Callable[[datetime], Sequence[tuple[int, int]]] = lambda _now: (),
    ) -> None:
        """Serve these games from this database; `report` alerts the operators to faults of ours.

        `replica` is this process's name; `faults` gathers what went wrong in it; `floods` tells who sends it too much.
        """
        self._db = db
        self._clock = clock
        self._members = members
        self._report = report
        self._gate = Gate()
        self._kit = Kit(
            codec=Codec(specs, desks),
            narrator=narrator,
            bundles=bundles,
            terms=terms,
            library=Library(bundles, specs),
            books=Books(bundles, specs),
            draw_secret=draw_secret,
            new_id=new_id,
            mend=standstill.mend,
            floods=floods,
        )
        self._paces = computers.Paces()
        self._replica = replica
        self._faults = faults or Faults()
        self._started: datetime | None = None

    # People

    async def handle(self, command: Command) -> Receipt:
        """Carry out one command. A repeated key is answered as the first time and has no second effect.

        Raises whatever the database raises; a refusal, a repetition or a broken game is a receipt.
        """
        use = USE_CASES[type(command)]
        session_id = getattr(command, "session_id", None)
        async with AsyncExitStack() as gates:
            if isinstance(command, SEATING):
                # One table at a time for each person: two joinings of one person do not run side by side.
                seated = command.user_id if isinstance(command, MemberCame) else command.who.user_id
                await gates.enter_async_context(self._gate(f"person:{seated}"))
            await gates.enter_async_context(self._gate(session_id or f"chat:{command.where.chat_id}"))
            return await self._asking(lambda facts: self._attempt(command, lambda turn: use(turn, command), facts))

    async def _attempt(self, command: Command, use: Callable[[Turn], Receipt], facts: Facts) -> Receipt:
        """The command's transaction, and the second one that a refusal, a repetition or a fault needs."""

        def work(turn: Turn) -> Receipt:
            stored = turn.uow.receipt(command.key)
            if stored is not None:
                return from_json(stored)
            kept_out = barring.kept_out(turn, command) or outsiders.kept_out(turn, command)
            receipt = kept_out or (Ignored(why="old") if too_old(command, turn.now) else use(turn))
            self._once(turn, command, receipt)
            return receipt

        async def attempt() -> Receipt:
            try:
                return await self._transact(work, facts)
            except Refusal as refusal:
                return await self._refuse(command, refusal, facts)
            except BrokenSession as broken:
                await self._freeze(broken)
                return await self._refuse(command, Refusal(freezing.TOLD, alert=True), facts)

        for _ in range(_OVERTAKEN):
            try:
                return await attempt()
            except (_Repeated, PlaceTaken):
                # Another transaction was quicker: this one begins anew and finds what that one has left.
                continue
        return await attempt()

    async def _refuse(self, command: Command, refusal: Refusal, facts: Facts) -> Receipt:
        """Keep the command's key with the refusal and nothing else; answer a typed command by a message."""
        toast = refusal.toast
        receipt = Rejected(toast=replace(toast, args={"bot": self._kit.terms.bot_username, **toast.args}))

        def work(turn: Turn) -> Receipt:
            stored = turn.uow.receipt(command.key)
            if stored is not None:
                return from_json(stored)
            self._once(turn, command, receipt)
            answer_refusal(turn, command, receipt.toast)
            return receipt

        return await self._transact(work, facts)

    async def _asking(self, attempt: Callable[[Facts], Awaitable[T]]) -> T:
        facts = Facts()
        for _ in range(_QUESTIONS):
            try:
                return await attempt(facts)
            except Ask as ask:
                await self._find_out(ask, facts)
        raise RuntimeError("a use case keeps asking")

    async def _find_out(self, ask: Ask, facts: Facts) -> None:
        async def find(user_id: int) -> None:
            key = (ask.chat_id, user_id)
            if ask.what == "standing":
                standing = facts.standings[key] = await self._members.standing(*key)
                facts.admins[key] = standing is not None and standing.admin
            elif ask.what == "admin":
                facts.admins[key] = await self._members.is_admin(*key)
            else:
                facts.members[key] = await self._members.is_member(*key)

        await asyncio.gather(*(find(user_id) for user_id in ask.user_ids))

    @staticmethod
    def _once(turn: Turn, command: Command, receipt: Receipt) -> None:
        if not turn.uow.once(command.key, to_json(receipt), turn.now):
            raise _Repeated

    # Time

    async def ring(self, command: Ring) -> Receipt:
        """Do what is due at a table or in the quiz, if it is still due."""
        if isinstance(command, MuteRing):
            return await self._transact(lambda turn: muting.ring(turn, command), Facts())
        if isinstance(command, QuizRing | DailyRing):
            return await self._ring_quiz(command)
        if isinstance(command, SeasonRing):
            return await self._transact(lambda turn: seasons.ring(turn, command), Facts())
        if isinstance(command, CastRing):
            return await self._transact(lambda turn: casting.ring(turn, command), Facts())
        if isinstance(command, DrainedRing):
            return await self._transact(maintenance.ring_drained, Facts())
        frozen: Receipt = Ignored(why="frozen")
        async with self._gate(command.session_id):
            return await self._asking(lambda facts: self._step(lambda turn: _rung(turn, command), frozen, facts))

    async def _ring_quiz(self, command: QuizRing | DailyRing) -> Receipt:
        """The same in the quiz. A round that breaks is given up, so that it does not keep the others from their time."""
        try:
            return await self._transact(lambda turn: daily.ring(turn, command), Facts())
        except Exception as error:
            if is_databases_own(error):
                raise
            _log.error("session.quiz-broken", session=command.session_id, error=place_of(error))
            self._report("quiz")
            await self._transact(lambda turn: daily.give_up(turn, command), Facts())
            return Ignored(why="given up")

    async def due(self, now: datetime, limit: int = 200) -> list[Ring]:
        """The rings that are due, the longest overdue first."""
        tables, others = await self._db.transact(
            lambda uow: (
                uow.due_sessions(now, limit),
                [
                    *daily.due(uow, now, limit),
                    *muting.due(uow, now, limit),
                    *seasons.due(uow, now, limit),
                    *maintenance.due(uow, limit),
                    *(CastRing(session_id=str(number), token=0) for number in uow.due_broadcasts(now)),
                ],
            )
        )
        return [*(Ring(session_id=session_id, token=token) for session_id, token in tables), *others]

    async def next_due(self) -> datetime | None:
        """Wall time of the next thing that time does, computer players' moves included."""
        stored = await self._db.transact(
            lambda uow: (uow.next_due(), uow.next_quiz(), uow.next_mute(), uow.next_season(), uow.next_broadcast())
        )
        times = [time for time in (*stored, self._paces.next()) if time is not None]
        return min(times, default=None)

    async def move_computers(self, now: datetime) -> int:
        """Let the computer players whose time has come make one move each; how many moved."""
        tables = await self._db.transact(lambda uow: uow.sessions_with_computers())
        self._paces.keep(tables)
        moved = 0
        for session_id in tables:
            if not self._paces.due(session_id, now):
                continue
            async with self._gate(session_id):
                done = await self._step(partial(computers.move, session_id=session_id), computers.NOTHING)
            self._paces.note(session_id, done.look_again)
            moved += done.moves
        return moved

    async def beat(self, now: datetime) -> None:
        """Note that this process serves, what went wrong in it, and that somebody serves the tables.

        All of them, that is: not while some are still to be mended.
        """
        faults, serves = self._faults.taken(), not self._kit.unmended
        self._started = self._started or now
        replica = ReplicaRecord(name=self._replica, version=VERSION, started_at=self._started, at=now)

        def work(uow: UnitOfWork) -> None:
            uow.replica_heard(replica)
            uow.count_faults(faults, now)
            if serves:
                uow.heartbeat(now)

        try:
            await self._db.transact(work)
        except Exception:
            self._faults.put_back(faults)
            raise

    async def may_stop(self) -> bool:
        """Whether maintenance wants this process to stop: no game is in course, and it was started before that came to be."""
        started = self._started
        return started is not None and await self._db.transact(lambda uow: maintenance.may_stop(uow, started))

    async def farewell(self) -> None:
        """Note that this process serves no more."""
        await self._db.transact(lambda uow: uow.replica_stopped(self._replica))

    async def wake(self, now: datetime) -> int:
        """After a start or a standstill: give back the time in which nobody served, mend the screens. How many tables.

        A first batch at once, the others when they are first touched or by `mend`, before which no deadline of
        theirs is rung.
        """
        served = await self._db.transact(lambda uow: uow.last_heartbeat()) or now
        tables = await self._db.transact(lambda uow: uow.live_sessions())
        await self._db.transact(lambda uow: daily.wake(uow, now))
        self._kit.unmended.update(dict.fromkeys(tables, served))
        await self.mend()
        await self.beat(now)
        return len(tables)

    async def mend(self, limit: int = 100) -> int:
        """Mend so many of the tables that nobody has touched since the start; how many were."""
        batch = list(self._kit.unmended)[:limit]
        for session_id in batch:
            async with self._gate(session_id):
                await self._step(partial(_touch, session_id=session_id), None)
            self._kit.unmended.pop(session_id, None)
        return len(batch)

    def prepare(self) -> None:
        """Make what takes a moment and is needed sooner or later. Touches no database: for a thread beside the loop."""
        self._kit.books.prepare()

    # Shared

    async def _step(self, act: Callable[[Turn], T], if_broken: T, facts: Facts | None = None) -> T:
        """One transaction without a command; a session that breaks in it is frozen."""
        try:
            return await self._transact(act, facts or Facts())
        except BrokenSession as broken:
            await self._freeze(broken)
            return if_broken

    async def _transact(self, act: Callable[[Turn], T], facts: Facts) -> T:
        """One transaction. The computer players of the tables that it changed are looked at anew."""

        def work(uow: UnitOfWork) -> tuple[T, Turn]:
            turn = Turn(uow=uow, now=self._clock.now(), kit=self._kit, facts=facts)
            return act(turn), turn

        result, turn = await self._db.transact(work)
        self._kit.manners.done(turn.done, turn.now)
        for made in turn.uses:
            _log.info("operator.used", chat=made.user_id, command=made.deed, what=made.what)
        for session_id in turn.saved:
            self._paces.stir(session_id)
        for session_id in turn.mended:
            self._kit.unmended.pop(session_id, None)
        return result

    async def _freeze(self, broken: BrokenSession) -> None:
        self._kit.seeds.pop(broken.session_id, None)
        self._kit.unmended.pop(broken.session_id, None)
        _log.error(
            "session.frozen",
            session=broken.session_id,
            step=broken.entry.get("kind"),
            error=place_of(broken.__cause__),
        )
        await self._transact(lambda turn: freezing.freeze(turn, broken), Facts())
        self._report(f"session {broken.session_id}")


def _rung(turn: Turn, command: Ring) -> Receipt:
    """What is due at a table: a step, or its closing."""
    return maintenance.ring_lobby(turn, command) if isinstance(command, LobbyRing) else clockwork.ring(turn, command)


def _touch(turn: Turn, session_id: str) -> None:
    """Load the table, which is all that mending takes."""
    turn.load(session_id)
