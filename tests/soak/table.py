"""One group and the games played there, one after another, and what is checked at the end of each."""

from datetime import datetime, timedelta
from io import StringIO
from typing import Any

from rich.console import Console

from bot.cli.checking import replay_session
from bot.sessions.verify import verify_file
from games.core.ids import GameKey
from storage.records import SessionRecord, Status
from tests.soak import ledger, proofs, whispers
from tests.soak.crowd import Crowd, question_of
from tests.soak.town import Town

_PATIENCE = 20
"""So many times the books are looked at until the last message has left."""


class Table:
    """Plays, waits for the end, asks for the proof, compares all books."""

    def __init__(self, town: Town, crowd: Crowd) -> None:
        """Of this crowd; `plays` begins."""
        self._town, self.crowd = town, crowd
        self._opened = town.clock.now()
        self._calm_at: datetime | None = None
        self._proof_at: datetime | None = None
        self._looked = 0
        self._published = ""
        self.idle = True

    def plays(self) -> None:
        """Play a game, from now on until it is `idle` again; a lobby that comes to nothing does not count."""
        self.idle = False
        self._opened = self._town.clock.now()
        self._calm_at = self._proof_at = None
        self._looked, self._published = 0, ""
        self.crowd.comes_back()
        self.crowd.pressed.clear()
        self.crowd.said.clear()
        self.crowd.blocked.clear()
        self.crowd.after(self.crowd.rng.uniform(1, 20), self.crowd.opens)

    async def goes_on(self) -> None:
        """Look whether the game has ended; if so, ask for the proof, compare all books, and begin the next."""
        now = self._town.clock.now()
        if self.idle:
            return
        if (now - self._opened).total_seconds() > self._town.stall_s(self.crowd.pace):
            session = self.crowd.session and await self._town.record(self.crowd.session)
            self._blame(f"does not end: {session}")
            self.idle = True
        elif self._proof_at is not None:
            if now >= self._proof_at:
                await self._concludes()
        elif self._calm_at is not None:
            if now >= self._calm_at:
                self.crowd.asks_for_proof()
                self._proof_at = self._later()
        elif self.crowd.over or await self._closed():
            self.crowd.goes_home()
            self._calm_at = self._later()

    def _later(self) -> datetime:
        self._town.agenda.after(self._town.calm_s, lambda: None)
        return self._town.clock.now() + timedelta(seconds=self._town.calm_s)

    async def _closed(self) -> bool:
        """Whether the table was given up in its lobby or stopped: no end message with cards comes then."""
        if self.crowd.session is None or not self._town.glances:
            return False
        record = await self._town.record(self.crowd.session)
        return record is not None and record.status is Status.CLOSED

    async def _concludes(self) -> None:
        people = [self.crowd.group.id, *(person.id for person in self.crowd.people)]
        waiting = await self._town.db.transact(lambda uow: sum(ledger.unsent(uow, chat) for chat in people))
        self._looked += 1
        if (waiting or len(self._town.world.updates)) and self._looked < _PATIENCE:
            self._proof_at = self._later()
            return
        if waiting:
            self._blame(f"{waiting} messages still wait")
        self._town.check_answers(self.crowd)
        played = await self._check_game(self.crowd.session or "")
        said = {mark: who for mark, who in self.crowd.said.items() if mark not in self._published}
        for leak in self._town.watch.leaks(people[0], people[1:], said):
            self._blame(leak)
        passed_on = self._town.watch.passed_on(people[1:], self.crowd.said)
        self._town.tally.extra["passed on"] = self._town.tally.extra.get("passed on", 0) + passed_on
        for chat_id in people:
            await self._check_chat(chat_id)
        self._town.watch.forget(people)
        self.idle = True
        if not played:
            self.plays()

    async def _check_game(self, session: str) -> bool:
        """It has ended, and playing its journal again ends the same way. Whether it was a game, not a lobby only."""
        town, tally = self._town, self._town.tally
        record = await town.record(session)
        if record is None or record.status not in (Status.OVER, Status.CLOSED):
            self._blame(f"ended on the screens, not in the books: {record and record.status}")
            return True
        why = str(record.extra.get("why"))
        tally.outcomes[why] = tally.outcomes.get(why, 0) + 1
        if why == "expired":
            return False
        tally.games += 1
        tally.extra[record.game] = tally.extra.get(record.game, 0) + 1
        tally.seats += await town.db.transact(lambda uow: len(uow.seats(session)))
        specs, ears = whispers.bugged(proofs.SPECS)
        ear = ears[GameKey(record.game)]
        if not await replay_session(town.db, session, specs, Console(file=StringIO())):
            self._blame("playing the journal again gives another game")
        self._published = await town.db.transact(lambda uow: whispers.published(uow, session, ear))
        await self._check_whispers(session, ear)
        if record.status is Status.OVER:
            self._check_proof(session, record)
        await self._check_journal(session, record)
        return True

    def _check_proof(self, session: str, record: SessionRecord) -> None:
        world = self._town.world
        found = [key for key, file in world.files.items() if file.name == f"narratore-{session}.json"]
        for fault in proofs.faults(bool(found), record):
            self._blame(fault)
        if not found:
            self._town.tally.extra["kept shut"] = self._town.tally.extra.get("kept shut", 0) + 1
            return
        path = self._town.folder / f"{session}.json"
        path.write_bytes(world.files[found[-1]].content)
        report = verify_file(path)
        if not report.fair:
            self._blame(f"the proof does not hold: {[f for f in report.findings if f.verdict == 'failed']}")
        path.unlink()
        for key in found:
            del world.files[key]
        self._town.tally.proofs += 1

    async def _check_whispers(self, session: str, ear: whispers.Eavesdropper) -> None:
        """What people wrote at night has reached those whom the rules name, and nobody else."""
        seats = await self._town.db.transact(lambda uow: whispers.sitters(uow, session))
        heard = {person.id: self._town.watch.heard[person.id].lines for person in self.crowd.people}
        said = {mark: who for mark, who in self.crowd.said.items() if mark not in self._published}
        for fault in whispers.overheard(said, heard, seats, ear):
            self._blame(fault)

    async def _check_journal(self, session: str, record: SessionRecord) -> None:
        """Each deadline was handled once, and whoever was told "noted" is in the journal."""
        journal, seats = await self._town.db.transact(
            lambda uow: (uow.journal(session), whispers.sitters(uow, session))
        )
        rings = [entry.entry["token"] for entry in journal if entry.entry["kind"] == "ring"]
        if len(rings) != len(set(rings)):
            self._blame("a deadline was handled twice")
        moves = {
            (entry.entry["seat"], question_of(entry.entry["prompt"]), entry.entry.get("pick"))
            for entry in journal
            if entry.entry["kind"] == "move"
        }
        for person, prompt, pick in self.crowd.noted(session):
            mine = seats.get(person, set())
            if mine and not any((seat, question_of(prompt), pick) in moves for seat in mine):
                self._blame(f"noted, and not in the journal: seat {mine}, {prompt}, {pick}")
        if [entry.step for entry in journal] != list(range(1, record.version + 1)):
            self._blame("the journal has a gap")

    async def _check_chat(self, chat_id: int) -> None:
        """Nothing lost, nothing out of order, nothing twice without a reason."""
        town = self._town

        def work(uow: Any) -> list[ledger.Entry]:
            books = ledger.entries(uow, chat_id)
            ledger.forget(uow, chat_id)
            return books

        queued = await town.db.transact(work)
        lost = {content for chat, content in town.given_up if chat == chat_id}
        stale = self.crowd.session if chat_id in self.crowd.blocked else None
        found = ledger.audit(queued, town.watch.heard[chat_id].sent, lost, stale or "")
        town.tally.doubled += found.doubled
        if found.faults:
            self._blame(f"chat {chat_id}: {'; '.join(found.faults[:3])} ({len(found.faults)})")
        if found.unasked:
            self._blame(f"chat {chat_id}: came twice though the first had arrived: {found.unasked}")
        if found.worst > 1 and not town.weather:
            self._blame(f"chat {chat_id}: {found.worst} messages came twice after one kill")

    def _blame(self, what: str) -> None:
        self._town.tally.blame(f"{self.crowd.group.chat.title}, {self.crowd.session}: {what}")
