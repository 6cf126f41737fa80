"""Forged updates by the ten thousand: nothing raises, nothing changes that is not the forger's own, nothing is told.

Two kinds. What a person with an app of his own can send (presses with any bytes, links, words, files, votes): of that no
victim's row may change and nobody but the sender may hear. And what no server would send: of that only that the
bot takes it and goes on.
"""

import itertools
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import structlog
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from bot.playground.model import Call, Query, Upload, User
from games.core.ids import GameKey
from tests.soak.fair import GAMES, Fair
from tests.soak.forger import TEXTS, Json
from tests.soak.town import KINDS, Progress, Tally

_log = structlog.get_logger(__name__)

BATCH = 100
"""Forgeries between two looks at everything."""
_OURS = ("desk.failed", "session.frozen", "session.item-refused", "session.quiz-broken", "poller.passed-over",
         "courier.send", "courier.consequence", "courier.round", "bell.tick", "alerts.not-told", "narration.message-failed")  # fmt: skip
_SPEAKING = ("send", "edit", "forward", "copy", "pin", "restrict", "delete", "leave", "stopPoll")
_QUIET_S = 61.0
"""Between two batches so much time passes, so that whoever asks too often is answered again."""


class Fuzz:
    """One run over one fair."""

    def __init__(self, fair: Fair, tally: Tally | None = None) -> None:
        """The fair has been opened."""
        self.fair = fair
        self.tally = tally or Tally()
        self.kinds: Counter[str] = Counter()
        self._serial = itertools.count(1)
        self._calls: list[Call] = []
        fair.watch.others.append(self._calls.extend)
        self._seen = 0

    async def by_people(self, total: int, progress: Progress) -> None:
        """So many things that a person can send; after all of them the games that were going on come to their ends."""
        for done in range(0, total, BATCH):
            await self._harmless(min(BATCH, total - done))
            progress(done)
        for group, people in self.fair.played:
            await self.fair.party.plays_on(group, [person for person in people if person.standing(group).inside])
            self.tally.games += 1
        await self._settled(())

    async def by_nobody(self, total: int, progress: Progress) -> None:
        """So many things that no server would send; after all of them a group that has seen none of it plays a game."""
        for done in range(0, total, BATCH):
            await self._senseless(min(BATCH, total - done))
            progress(done)
        people = self.fair.party.people(5)
        group = self.fair.world.group("Altrove", *people, owner=people[0], bot="admin")
        await self._settled(())
        await self.fair.party.begins(group, people)
        await self.fair.party.plays_on(group, people)
        self.tally.games += 1
        await self._settled(())

    async def _settled(self, what: Sequence[Any]) -> None:
        """Let the bot take it all in; whatever it logs as its own fault is a broken promise."""
        with capture_logs(processors=[format_exc_info]) as lines:
            try:
                await self.fair.party.settle()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
                self.tally.blame(f"the bot raised {type(error).__name__}: {error!r:.300}")
        for line in lines:
            if line["event"] in _OURS or line.get("log_level") in ("error", "critical"):
                known = {key: value for key, value in line.items() if key not in ("timestamp", "exception")}
                update = next((one for one in what if one.get("update_id") == line.get("update")), None)
                raised = str(line.get("exception", ""))[-900:]
                self.tally.blame(f"{line['event']}: {known!r:.500} for {update!r:.900}\n{raised}")
        self.kinds["unreadable"] += sum(line["event"] == "desk.unreadable" for line in lines)
        self._calls.clear()
        self.fair.watch.look()
        for blame in self.fair.blames[self._seen :]:
            self.tally.blame(blame)
        self._seen = len(self.fair.blames)
        if len(self.fair.world.updates) > len(what):
            self.tally.blame("updates were left lying")

    # What a person can send

    async def _harmless(self, size: int) -> None:
        fair = self.fair
        await fair.party.pass_time(_QUIET_S)
        await self._settled(())
        before = await fair.holdings()
        queries, sent, senders = [], [], set[int]()
        for _ in range(size):
            user = fair.anybody()
            senders.add(user.id)
            made, query = self._forged(user)
            if "message" in made.get("callback_query", ()):
                # Whoever presses under a message is in its chat, as far as the server says.
                senders.add(made["callback_query"]["message"]["chat"]["id"])
            sent.append(fair.world.updates.inject(made))
            if query is not None:
                queries.append(query)
        await self._settled(sent)
        self._answered(queries)
        self._discreet(senders)
        after = await fair.holdings()
        for name in before:
            gone, come = before[name] - after[name], after[name] - before[name]
            if gone or come:
                self.tally.blame(f"{name} changed: {_told_apart(gone, come)}; by one of {sent!r:.20000}")

    def _forged(self, user: User) -> tuple[Json, Query | None]:
        fair, forger, rng = self.fair, self.fair.forger, self.fair.rng
        kind = rng.choices(("press", "words", "start", "file", "inline", "vote"), (50, 14, 18, 4, 8, 6))[0]
        self.kinds[kind] += 1
        private = {"id": user.id, "type": "private", "first_name": user.first_name}
        base: Json = {
            "message_id": next(self._serial), "date": int(fair.party.clock.now().timestamp()),
            "from": user.to_json(), "chat": private,
        }  # fmt: skip
        match kind:
            case "press":
                return self._press(user)
            case "words":
                return {"message": base | {"text": forger.typed()}}, None
            case "start":
                return {"message": base | {"text": f"/start {forger.payload()}"}}, None
            case "file":
                file = fair.world.store(Upload("a.json", "application/json", forger.file()))
                document = {"file_id": file.id, "file_unique_id": file.unique_id, "file_size": len(file.content)}
                return {"message": base | {"document": document, "caption": rng.choice(TEXTS)}}, None
            case "inline":
                query = self._query(user, forger.words())
                typed = {"id": query.id, "from": user.to_json(), "query": query.data, "offset": ""}
                return {"inline_query": typed}, None
            case _:
                polls = [*fair.world.polls, "0", "9" * 19]
                picked = [rng.choice((0, 1, 9, -1, 2**40))] if rng.random() < 0.8 else []
                vote = {"poll_id": rng.choice(polls), "user": user.to_json(), "option_ids": picked,
                        "option_persistent_ids": [str(pick) for pick in picked]}  # fmt: skip
                return {"poll_answer": vote}, None

    def _press(self, user: User) -> tuple[Json, Query]:
        """A press under somebody's message, under one of one's own, under one sent elsewhere, or under none."""
        fair = self.fair
        query = self._query(user, fair.forger.callback())
        made: Json = {"id": query.id, "from": user.to_json(), "chat_instance": "1", "data": query.data}
        place = fair.rng.random()
        if place < 0.1:
            made["inline_message_id"] = fair.rng.choice([*fair.world.inline, "nowhere"])
        elif place < 0.95:
            chat = fair.rng.choice((fair.world.chats[user.id], *(group.chat for group in fair.groups)))
            messages = list(chat.messages.values())
            if messages:
                made["message"] = fair.rng.choice(messages).reference()
        return {"callback_query": made}, query

    def _query(self, user: User, data: str) -> Query:
        query = Query(str(4_100_000_000_000_000_000 + next(self._serial)), user, self.fair.party.clock.now(), data)
        self.fair.world.add_query(query)
        return query

    def _answered(self, queries: Sequence[Query]) -> None:
        times = Counter(
            str(call.params.get("callback_query_id")) for call in self._calls if call.method == "answerCallbackQuery"
        )
        for query in queries:
            if times[query.id] != 1 or not query.answered:
                self.tally.blame(f"answered {times[query.id]} times: {query.data!r:.200}")

    def _discreet(self, senders: set[int]) -> None:
        """Only whoever sent something is spoken to, and what he hears was never told to somebody else in secret."""
        for call in self._calls:
            if isinstance(call.chat_id, int) and call.method.startswith(_SPEAKING) and call.chat_id not in senders:
                self.tally.blame(f"{call.method} to {call.chat_id}, who has no business: {call.params!r:.300}")
        heard = self.fair.watch.heard
        people = {person.id for person in self.fair.strangers} & senders
        secrets = {line for victim in self.fair.victims for line in heard[victim.id].secrets}
        for sender in people:
            # Who practises has a card of his own, in the same words.
            for line in ((heard[sender].lines - heard[sender].secrets) | self.fair.watch.toasts[sender]) & secrets:
                self.tally.blame(f"a secret of somebody else was told to {sender}: {line!r:.200}")
        self.fair.watch.forget(people)

    # What no server would send

    async def _senseless(self, size: int) -> None:
        await self._settled(())
        sent = [self.fair.world.updates.inject(self.fair.forger.update()) for _ in range(size)]
        self.kinds["senseless"] += size
        # One that makes sense lies among them: it must come through.
        person = self.fair.rng.choice(self.fair.strangers)
        before = len(person.hears())
        person.starts()
        await self._settled(sent)
        if len(person.hears()) == before:
            self.kinds["greeting not heard"] += 1


def _told_apart(gone: Iterable[str], come: Iterable[str]) -> str:
    """What was and what is now, from a little before where they begin to differ."""
    was, now = (" | ".join(sorted(rows)) for rows in (gone, come))
    same = max(0, next((at for at, (one, other) in enumerate(zip(was, now, strict=False)) if one != other), 0) - 60)
    return f"{was[:60]} … was {was[same : same + 400]!r}, is {now[same : same + 400]!r}"


async def fuzz(
    total: int,
    seed: str,
    progress: Progress,
    *,
    kinds: Sequence[GameKey] = KINDS,
    games: Sequence[str] = GAMES,
    strangers: int = 200,
) -> Tally:
    """So many forged updates: half of them by people, half by nobody, each against a fair of its own."""
    tally = Tally()
    half = total // 2
    for name, size, before in (("people", half, 0), ("nobody", total - half, half)):
        with tempfile.TemporaryDirectory(prefix="narratore-fuzz-") as folder:
            fair = Fair(Path(folder), f"{seed}:{name}", strangers=strangers)
            await fair.opens(games=games)
            run = Fuzz(fair, tally)
            try:
                await getattr(run, f"by_{name}")(size, lambda done, before=before: progress(before + done))
            finally:
                await fair.party.closes()
            tally.calls += fair.watch.calls
            tally.extra |= {f"{name}: {kind}": count for kind, count in run.kinds.items()}
    tally.extra["forged"] = total
    progress(total)
    return tally
