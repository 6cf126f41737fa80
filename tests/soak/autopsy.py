"""After a kill run the books, the screens and the answers to presses are laid side by side: they have to agree."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from io import StringIO
from itertools import chain, repeat
from pathlib import Path

from rich.console import Console

from bot.cli.checking import replay_session
from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.playground.model import Call
from bot.playground.puppets import Person
from bot.playground.world import World
from bot.sessions.verify import verify_file
from storage.engine import Database
from storage.records import JournalEntry, SeatRecord, SessionRecord, Status
from storage.unit import UnitOfWork
from tests.soak import ledger, proofs
from tests.soak.crowd import Crowd, prompt_of, question_of
from tests.soak.town import Tally
from tests.soak.victim import Victim

_SERVICE = ("sub", "wait", "resume", "remove", "stop", "rematch", "proof", "lobby", "leave", "list", "skip", "admit")


class Autopsy:
    """Compares; what it finds goes into the tally."""

    def __init__(self, tally: Tally, world: World, database: Database, victim: Victim, folder: Path) -> None:
        """Look into this world and this database, after this process has ended."""
        self._tally, self._world, self._database, self._victim = tally, world, database, victim
        self._folder = folder
        self._texts = Bundles(LOCALES)
        self._tried = {
            str(call.params.get("callback_query_id")) for call in world.calls if call.method == "answerCallbackQuery"
        }
        self._lives = [ledger.sendings(calls) for calls in _lives(world.calls)]

    async def all_of_it(self) -> None:
        """What the server refused and the bot complained of, whatever the table."""
        self._tally.calls += len(self._world.calls)
        if len(self._lives) != len(self._victim.kills) + 1:
            self._tally.blame(f"{len(self._lives)} lives with {len(self._victim.kills)} deaths")
        for call in self._world.malformed:
            self._tally.blame(f"malformed {call.method}: {call.answer}")
        for line in self._victim.complaints():
            self._tally.blame(f"logged: {line[:300]}")

    async def table(self, crowd: Crowd, sessions: list[str]) -> None:
        """One group: its games, its people's presses, and every chat."""
        self._tally.presses += crowd.presses
        self._check_answers(crowd)
        for session in sessions:
            for fault in await self._faults(session, crowd):
                self._tally.blame(f"{session}: {fault}")
        for chat in (crowd.group.id, *(person.id for person in crowd.people)):
            await self._check_chat(chat)

    # Answers

    def _check_answers(self, crowd: Crowd) -> None:
        """Each press was answered; where it came upon a death perhaps too late for the app, but the bot has tried."""
        for person, data, query in crowd.pressed:
            if query.answered:
                continue
            self._tally.extra["too late"] = self._tally.extra.get("too late", 0) + 1
            until = query.at + timedelta(seconds=self._world.limits.callback_seconds)
            died = any(begun < until and end > query.at for begun, end in self._busy())
            if query.id not in self._tried:
                self._tally.blame(f"never answered: {data} of {person.name} at {query.at}")
            elif not died:
                self._tally.blame(f"answered too late though it did not die: {data} of {person.name} at {query.at}")

    def _busy(self) -> list[tuple[datetime, datetime]]:
        """From each death until what had come meanwhile was settled: presses are taken in their order."""
        never = datetime.max.replace(tzinfo=UTC)
        ends = chain(self._victim.caught_up, repeat(never))
        return [(begun, end) for (begun, _), end in zip(self._victim.dead, ends, strict=False)]

    # Games

    async def _faults(self, session: str, crowd: Crowd) -> list[str]:
        def look(uow: UnitOfWork) -> tuple[SessionRecord | None, list[JournalEntry], list[SeatRecord], int]:
            ends = sum(f"{session}.rematch." in str(row.payload) for row in ledger.entries(uow, crowd.group.id))
            return uow.session(session), list(uow.journal(session)), list(uow.seats(session)), ends

        record, journal, seats, ends = await self._database.transact(look)
        if record is None:
            return ["is in no book"]
        tally, why = self._tally, str(record.extra.get("why"))
        tally.games += 1
        tally.extra[record.game] = tally.extra.get(record.game, 0) + 1
        tally.seats += len({row.seat for row in seats})
        tally.outcomes[why] = tally.outcomes.get(why, 0) + 1
        faults = []
        if not await replay_session(self._database, session, dict(proofs.SPECS), Console(file=StringIO())):
            faults.append("playing the journal again gives another game")
        tokens = Counter(step.entry["token"] for step in journal if step.entry["kind"] == "ring")
        faults += [f"deadline {token} was handled {count} times" for token, count in tokens.items() if count > 1]
        if [step.step for step in journal] != list(range(1, record.version + 1)):
            faults.append("the journal has a gap")
        if record.status is Status.OVER:
            faults += [f"{ends} end messages"] * (ends != 1)
            faults += self._proof_faults(session, record)
        return faults + self._lost(session, crowd, journal, seats)

    def _proof_faults(self, session: str, record: SessionRecord) -> list[str]:
        files = [file for file in self._world.files.values() if file.name == f"narratore-{session}.json"]
        if not files:
            return proofs.faults(given=False, record=record)
        path = self._folder / "proof.json"
        path.write_bytes(files[-1].content)
        self._tally.proofs += 1
        return proofs.faults(given=True, record=record) + [
            f"{found.check} does not hold" for found in verify_file(path).findings if found.verdict == "failed"
        ]

    def _lost(self, session: str, crowd: Crowd, journal: list[JournalEntry], seats: list[SeatRecord]) -> list[str]:
        """What was answered as done, and of which the books know nothing."""
        moves = {
            (step.entry["seat"], question_of(step.entry["prompt"]), step.entry.get("pick"))
            for step in journal
            if step.entry["kind"] == "move"
        }
        faults = []
        for person, data, query in crowd.pressed:
            found = prompt_of(data)
            if found is None or found[0] != session or query.answer is None:
                continue
            _, prompt, option = found
            if query.answer.text == self._text(person, "service-joined-toast"):
                gone = any(
                    who is person and prompt_of(what) == (session, "lobby", "leave") for who, what, _ in crowd.pressed
                )
                if not gone and all(row.user_id != person.id for row in seats):
                    faults.append(f"{person.name} was told of a seat and has none")
            elif query.answer.text == self._text(person, "service-noted") and prompt.split(".")[0] not in _SERVICE:
                self._tally.extra["noted"] = self._tally.extra.get("noted", 0) + 1
                mine = {row.seat for row in seats if row.user_id == person.id}
                if not any((seat, question_of(prompt), option) in moves for seat in mine):
                    faults.append(f"noted and lost: {prompt} {option} of {person.name}")
        return faults

    def _text(self, person: Person, key: str) -> str:
        return self._texts.plain(person.user.language_code or "it", key, limit=200)

    # Chats

    async def _check_chat(self, chat: int) -> None:
        def look(uow: UnitOfWork) -> tuple[list[ledger.Entry], int]:
            return ledger.entries(uow, chat), ledger.unsent(uow, chat)

        queued, waiting = await self._database.transact(look)
        found = ledger.audit(
            queued, [sending for life in self._lives for sending in (*life.get(chat, ()), ledger.KILLED)]
        )
        tally = self._tally
        tally.doubled += found.doubled
        for fault in found.faults:
            tally.blame(f"chat {chat}: {fault}")
        if waiting:
            tally.blame(f"chat {chat}: {waiting} messages still wait")
        if found.worst > 1:
            tally.blame(f"chat {chat}: {found.worst} messages came again after one kill")
        if found.unasked:
            tally.blame(f"chat {chat}: came again though the first had arrived: {found.unasked}")


def _lives(calls: Iterable[Call]) -> list[list[Call]]:
    """The calls of each life of the bot: it begins by asking who it is. What was on its way at a death comes before that."""
    lives: list[list[Call]] = []
    for call in calls:
        if call.method == "getMe":
            lives.append([])
        if lives:
            lives[-1].append(call)
    return lives
