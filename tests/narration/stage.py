"""A stage for the narrator: a table, a game in course, and everybody's screen as Telegram would hold it."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from bot.narration.bundles import Bundles
from bot.narration.names import plain
from bot.narration.narrator import Narrator
from bot.narration.table import Sitter, Table, Telling
from games.core.game import Leave, Move, play
from games.core.ids import PromptId, Seat, TextId
from games.core.rng import SeededRng
from games.lupi.spec import LUPI
from storage.records import Act, OutboxItem, SlotRecord, Status
from tests.kit.rules import EVENING, a_moment

LOCALES = Path(__file__).resolve().parents[2] / "locales"
GROUP = -1_002_999_999_999
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio", "Gina", "Hamid", "Irene", "Luca", "Marta", "Nico", "Olga")
GRAMMARS = ("f", "m", "f", "m", "f", "m", "neutral", "m", "f", "m", "f", "neutral", "f")


class StrictBundles(Bundles):
    """Messages that may not fail: where the evening would go on in another language, a test stops."""

    def _render(self, locale: str, key: str, variant: int, args: Mapping[str, Any]) -> str:
        text, errors = self.language(locale).render(key, variant, args)
        assert text is not None, f"{locale}: {errors}"
        assert errors == [], f"{locale}: {key}: {errors}"
        return text


BUNDLES = StrictBundles(LOCALES)
"""Parsed once for all tests."""


def user(seat: int) -> int:
    """The user id of whoever sits here."""
    return 7_000_000_000 + seat


def sitters(count: int, locale: str = "it", names: Sequence[str] = NAMES) -> dict[Seat, Sitter]:
    """So many people, in the order of the alphabet."""
    return {
        Seat(n): Sitter(
            place=n,
            seat=Seat(n),
            name=names[n - 1] if n <= len(names) else f"Persona {n}",
            user_id=user(n),
            locale=locale,
            grammar=GRAMMARS[(n - 1) % len(GRAMMARS)],
        )
        for n in range(1, count + 1)
    }


def a_table(state: Any = None, **changes: Any) -> Table:
    """A table in a group, of Lupi e contadini unless `spec` is another game."""
    spec = changes.get("spec", LUPI)
    people = changes.pop("sitters", None) or sitters(changes.pop("seats", 8), changes.get("locale", "it"))
    deadline = None if state is None else spec.game.deadline(state)
    known: dict[str, Any] = {
        "session_id": "moon2345",
        "chat_id": GROUP,
        "topic": None,
        "locale": "it",
        "spec": LUPI,
        "status": Status.LOBBY if state is None else Status.RUNNING,
        "options": spec.options() if state is None else state.options,
        "state": state,
        "sitters": people,
        "opener": user(1),
        "now": EVENING,
        "closes": None if deadline is None else deadline.closes,
        "bot_username": "narratore_bot",
        "commitment": "0123456789abcdef" * 4,
    }
    return Table(**{**known, **changes})


def after(
    screen: Mapping[tuple[int, str], SlotRecord], items: Sequence[OutboxItem]
) -> dict[tuple[int, str], SlotRecord]:
    """The screen once all these items were queued and delivered."""
    numbers = itertools.count(1 + max((slot.message_id or 0 for slot in screen.values()), default=0))
    shown = dict(screen)
    for item in items:
        if item.slot is None:
            continue
        place = (item.chat_id, item.slot)
        if item.act is Act.STRIP:
            shown.pop(place, None)
            continue
        old = shown.get(place)
        shown[place] = SlotRecord(
            session_id=item.session_id or "",
            chat_id=item.chat_id,
            slot=item.slot,
            message_id=next(numbers) if old is None else old.message_id,
            fingerprint=item.fingerprint,
        )
    return shown


@dataclass(kw_only=True)
class Stage:
    """An evening in course, told by the narrator step by step. Everything is delivered at once."""

    spec: Any = LUPI
    seed: str = "moon"
    people: Mapping[Seat, Sitter] = field(default_factory=lambda: sitters(8))
    locale: str = "it"
    options: Any = None
    now: datetime = EVENING
    state: Any = None
    step: int = 0
    screen: dict[tuple[int, str], SlotRecord] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)
    sent: list[OutboxItem] = field(default_factory=list)
    phase: str = ""
    narrator: Narrator = field(default_factory=lambda: Narrator(BUNDLES))

    def table(self) -> Table:
        """The table as it stands."""
        return a_table(
            self.state,
            session_id=f"{self.seed[:8]:x<8}",
            sitters=self.people,
            locale=self.locale,
            spec=self.spec,
            now=self.now,
            words=self.words,
            told=self.told,
        )

    def begin(self) -> Telling:
        """Deal."""
        options = self.options or self.spec.options()
        return self._took(self.spec.game.setup(len(self.people), options, self._moment()))

    def move(self, move: Move) -> Telling:
        """Somebody answers."""
        return self._took(play(self.spec.game, self.state, move, self._moment()))

    def picks(self, seat: int, prompt: str, pick: str | int) -> Telling:
        """Somebody answers by a button."""
        return self.move(Move(seat=Seat(seat), prompt=PromptId(prompt), pick=str(pick)))

    def says(self, seat: int, prompt: str, text: str) -> Telling:
        """Somebody answers in words."""
        number = len(self.words) + 1
        self.words[number] = text
        return self.move(Move(seat=Seat(seat), prompt=PromptId(prompt), text=TextId(number)))

    def leaves(self, seat: int, why: Leave = Leave.RESIGNED) -> Telling:
        """Somebody gives up his seat."""
        return self._took(self.spec.game.leave(self.state, Seat(seat), why, self._moment()))

    def rings(self) -> Telling:
        """Time moves to the next deadline."""
        deadline = self.spec.game.deadline(self.state)
        self.now = max(self.now, deadline.at)
        return self._took(self.spec.game.expire(self.state, deadline, self._moment()))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.spec.game.outcome(self.state) is not None

    def evening(self) -> None:
        """Computer players play to the end; somebody acts every few seconds, else time does."""
        if self.state is None:
            self.begin()
        waited: set[tuple[int, str]] = set()
        while not self.over:
            moved = False
            rng = SeededRng.for_step(self.seed.encode(), 100_000 + self.step)
            for seat in rng.shuffled(sorted(self.people)):
                if self.over:
                    break
                prompts = self.spec.game.prompts(self.state, seat)
                moves = self.spec.policy(self.spec.game.view(self.state, seat), prompts, seat, rng.stream(str(seat)))
                for move in moves:
                    # Now and then somebody lets his time pass.
                    place = (seat, move.prompt)
                    if place in waited or rng.stream(f"{place}").chance(1, 12):
                        waited.add(place)
                        continue
                    self.now += timedelta(seconds=1)
                    if move.prompt in {p.id for p in self.spec.game.prompts(self.state, seat)}:
                        self.move(move)
                        moved = True
                    break
            if not moved:
                self.rings()

    def _moment(self) -> Any:
        self.step += 1
        return a_moment(self.step, self.now, seed=self.seed)

    def _took(self, step: Any) -> Telling:
        self.state = step.state
        deadline = self.spec.game.deadline(self.state)
        opened = deadline is not None and deadline.phase != self.phase
        telling = self.narrator.tell(self.table(), step.events, self.screen, opened=opened)
        self.took_items(telling, self.phase if deadline is None else deadline.phase)
        return telling

    def took_items(self, telling: Telling, phase: str) -> None:
        """Everything of this telling was queued and delivered."""
        self.phase = phase
        self.screen = after(self.screen, telling.items)
        self.told = dict(telling.told)
        self.sent += telling.items


def labels(item: OutboxItem) -> list[list[str]]:
    """What stands on an item's buttons, row by row."""
    return [[button["text"] for button in row] for row in item.payload.get("keyboard", ())]


def seen(item: OutboxItem) -> str:
    """What a reader sees of an item's text."""
    return plain(str(item.payload.get("text", "")))


def without_delay(items: Sequence[OutboxItem]) -> list[OutboxItem]:
    """The items as if nothing waited."""
    return [replace(item, delay=0.0) for item in items]
