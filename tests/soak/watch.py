"""Whoever watches the server: every call is looked at once, and what must never happen is written down."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.playground.limits import FloodGate, Limits
from bot.playground.model import Call
from bot.playground.world import World
from games.registry import GAMES
from tests.soak.ledger import Sending, sendings

_ANSWERS = 3
"""So often at least the bot answers a press whose answer is lost or refused."""
SECRET = 12
"""A line of a secret that is shorter than this could stand anywhere."""
_TAG = re.compile(r"<[^>]+>")
_BUNDLES = Bundles(LOCALES)
_FACE_UP = frozenset(
    _BUNDLES.plain(locale, key)
    for locale in _BUNDLES.locales
    for key in (f"{spec.key}-card-turned.heading" for spec in GAMES)
    if _BUNDLES.has(key)
)
"""What stands over the cards of a game that has ended."""
_CARD = re.compile(r"(?:🏆|▫️) .+: ")
"""How a line begins that turns a card face up."""
_TEXTS = ("text", "caption")


def lines_of(text: str) -> set[str]:
    """The lines of a text as read, those that are long enough to be told again by nobody but a traitor."""
    return {line for raw in _TAG.sub("", text).splitlines() if len(line := raw.strip()) >= SECRET}


class CountingGate(FloodGate):
    """The server's gate, which remembers whom it turned away: those 429s are nobody's fault but the bot's."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        self.refused: list[int] = []

    def admit(self, chat_id: int, *, group: bool, now: float) -> int | None:
        """As the gate does."""
        wait = super().admit(chat_id, group=group, now=now)
        if wait is not None:
            self.refused.append(chat_id)
        return wait


@dataclass(slots=True)
class Heard:
    """What was said in one chat since it was last looked at."""

    sent: list[Sending] = field(default_factory=list)
    lines: set[str] = field(default_factory=set)
    secrets: set[str] = field(default_factory=set)
    """Lines of protected messages: cards, packs, answers, questions of the night."""
    _ended: bool = False

    def hear(self, text: str, *, secret: bool) -> None:
        """This was said. A role's title is everybody's once the cards lie face up: those lines are not kept."""
        found = lines_of(text)
        self._ended = self._ended or not found.isdisjoint(_FACE_UP)
        self.lines |= {line for line in found if not (self._ended and _CARD.match(line))}
        if secret:
            self.secrets |= found


class Watch:
    """The watch over a world; `blame` is told what must not happen."""

    def __init__(self, world: World, blame: Callable[[str], None], *, weather: bool = False) -> None:
        """Under `weather` calls fail that are as they should be."""
        self._world = world
        self._weather = weather
        self._blame = blame
        self.calls = 0
        self.gate = CountingGate(world.limits)
        world.gate = self.gate
        self.heard: dict[int, Heard] = defaultdict(Heard)
        self.toasts: dict[int, set[str]] = defaultdict(set)
        self._malformed = self._refused = 0
        self._swallowed: Counter[str] = Counter()
        self.others: list[Callable[[Sequence[Call]], None]] = []
        """Who else wants to see every call."""

    def look(self) -> None:
        """Take in what has been called since the last look."""
        calls = list(self._world.calls)
        self._world.calls.clear()
        self.calls += len(calls)
        for other in self.others:
            other(calls)
        for chat_id, sent in sendings(calls).items():
            self.heard[chat_id].sent += sent
        for call in calls:
            self._take(call)
        for call in self._world.malformed[self._malformed :]:
            self._blame(f"malformed {call.method}: {call.answer}")
        self._malformed = len(self._world.malformed)
        for refused in self.gate.refused[self._refused :]:
            self._blame(f"429 caused in {refused}")
        self._refused = len(self.gate.refused)

    def _take(self, call: Call) -> None:
        if call.code >= 400 and not self._weather and not _expected(call):
            self._blame(f"{call.method} to {call.chat_id}: {call.answer}")
        text = next((str(call.params[name]) for name in _TEXTS if call.params.get(name)), "")
        if call.method == "answerCallbackQuery":
            query_id = str(call.params.get("callback_query_id"))
            if self._weather and not call.ok:
                self._swallowed[query_id] += 1
            query = self._world.queries.get(query_id)
            if query is not None and text:
                self.toasts[query.user.id] |= lines_of(text)
        elif text and isinstance(call.chat_id, int):
            self.heard[call.chat_id].hear(text, secret=call.params.get("protect_content") is True and call.chat_id > 0)

    def swallowed(self, query_id: str) -> bool:
        """Whether the bot did what it could to answer this press, and the weather was against it."""
        return self._swallowed[query_id] >= _ANSWERS

    def leaks(self, group: int, people: Iterable[int], said: Iterable[str]) -> list[str]:
        """Lines that one person was told in secret, and that were said in the group or shown to somebody else.

        `said` is what people wrote to the bot in private: no group hears of that either, whoever else may.
        """
        people = list(people)
        aloud = "\n".join(self.heard[group].lines)
        found = [f"written in private, said to all: {text!r}" for text in said if text in aloud]
        for person in people:
            for secret in self.heard[person].secrets:
                if secret in aloud:
                    found.append(f"told to one, said to all: {secret[:80]!r}")
                elif any(secret in self.toasts[other] for other in people if other != person):
                    found.append(f"told to one, shown to another: {secret[:80]!r}")
        return found

    def passed_on(self, people: Iterable[int], said: Iterable[str]) -> int:
        """How many of these texts somebody was told in private."""
        whispers = "\n".join(line for person in people for line in self.heard[person].lines)
        return sum(text in whispers for text in said)

    def forget(self, chats: Iterable[int]) -> None:
        """These chats have been looked at to the end."""
        for chat_id in chats:
            self.heard.pop(chat_id, None)
            self.toasts.pop(chat_id, None)


def _expected(call: Call) -> bool:
    """Refusals that are part of life: somebody has blocked the bot, a press was too old, nothing has changed."""
    return call.code == 403 or any(
        words in call.answer
        for words in ("message is not modified", "query is too old", "member not found", "user not found")
    )
