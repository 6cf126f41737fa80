"""People at one table: they see what is on their screens, and press, write and forget as people do. They know no rules.

The host opens the table, sets options on its buttons and begins; everybody answers whatever asks them something.
"""

import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from urllib.parse import parse_qs, urlsplit

from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.narration.tokens import HALT
from bot.playground.errors import Impossible
from bot.playground.model import Message, Query
from bot.playground.puppets import Group, Person
from games.core.ids import GameKey
from games.registry import GAMES, game
from tests.soak import tastes
from tests.soak.agenda import Agenda
from tests.soak.habits import CHAT, COMMANDS, GARBAGE, PACES, USUAL, WORDS, Habits

GO = {"it": "/via", "en": "/go"}
LANGUAGE = {"it": "/lingua", "en": "/language"}
QUIT = {"it": "/esci", "en": "/leave"}
PAUSE = {"it": ("/pausa", "/riprendi"), "en": ("/pause", "/resume")}
VERIFY = {"it": "/verifica", "en": "/verify"}
_TEXTS = Bundles(LOCALES)
NOTED = frozenset(_TEXTS.plain(locale, "service-noted") for locale in GO)
"""What a press is answered with once it is stored."""
_MOVE = re.compile(r"[ndr][0-9]")
"""How the ids of questions begin that a move answers."""
_ANEW = re.compile(r"^(n[0-9]+\.[a-z]+)\.[0-9]+")
PERSIST_S = 35.0
"""A host who began and sees nothing happen tries again after so long."""


def picks(message: Message) -> list[str]:
    """The callback data of a message's buttons."""
    return [button["callback_data"] for button in message.buttons if "callback_data" in button]


def prompt_of(data: str) -> tuple[str, str, str] | None:
    """Session, prompt and option of callback data of ours."""
    parts = data.split(".")
    return (parts[1], ".".join(parts[2:-1]), parts[-1]) if len(parts) >= 4 else None


def question_of(prompt: str) -> str:
    """A night's question, however often it was asked: after a leaving all are asked anew, and what they chose stands."""
    return _ANEW.sub(r"\1", prompt)


class Crowd:
    """The people of one group, over one game after another."""

    def __init__(
        self,
        group: Group,
        people: list[Person],
        agenda: Agenda,
        rng: random.Random,
        *,
        games: Iterator[GameKey],
        locale: str,
        habits: Habits = USUAL,
        haste: float = 1.0,
        pace: str | None = None,
        computers: bool = False,
        waits: bool = False,
    ) -> None:
        """Each evening they play the next of `games`. `haste` divides all delays; `pace` fixes that option.

        With `computers` the table is filled up by the bot.
        A host who `waits` sets nothing and begins only by `goes_now`.
        """
        self.group, self.people, self.agenda, self.rng = group, people, agenda, rng
        self.locale, self.habits, self.haste, self.computers, self._waits = locale, habits, haste, computers, waits
        self.host = people[0]
        self._fixed_pace = pace
        self.pace = pace or "normal"
        self._games, self.spec = games, GAMES[0]
        self._changed: set[str] = set()
        """Options that the host has ever touched: a group may keep them."""
        self.session: str | None = None
        self.begun = self.over = False
        self.board: Message | None = None
        self.presses = 0
        self.blocked: set[int] = set()
        """Who has blocked the bot in this game."""
        self._evening = 0
        self._question: Message | None = None
        """The last question in the group."""
        self._offered: dict[int, list[str]] = {}
        """What the questions in the group offer."""
        self.pressed: list[tuple[Person, str, Query]] = []
        """Who pressed what, with the query, for whoever wants to compare answers with what was stored."""
        self.said: dict[str, int] = {}
        """The mark of every text written in private, which only a circle or the ghosts may be told, and who wrote it."""

    @property
    def name(self) -> str:
        """The bot's user name, for commands in the group."""
        return f"@{self.group.world.bot.username}"

    @property
    def _word(self) -> str:
        return _TEXTS.plain(self.locale, f"command-word-{self.spec.key}", limit=32)

    # The evening

    def comes_back(self) -> None:
        """The last game is over and done with, and everybody is there again."""
        self.session, self.begun, self.over, self.board = None, False, False, None
        self._evening += 1
        self._gathers()

    def opens(self) -> None:
        """The host opens a table of the next game."""
        self.spec = game(next(self._games))
        self.pace = self._fixed_pace or self.rng.choices(list(PACES), [share for *_, share in PACES.values()])[0]
        self.says(self.host, f"{LANGUAGE[self.locale]}{self.name} {self.locale}")
        self.after(2, lambda: self.says(self.host, f"/{self._word}{self.name}"))

    def notice(self, message: Message, *, edited: bool) -> None:
        """The bot's message has appeared on a screen, or has changed there."""
        data = picks(message)
        # Dice in the group, or a question of the night, tell that the game has begun.
        self.begun = self.begun or "dice" in message.content or any(".n1." in pick or ".r1." in pick for pick in data)
        if message.chat.private:
            if not edited:
                person = next(p for p in self.people if p.id == message.chat.id)
                if data:
                    self._asked(person, message)
                elif self.rng.random() < self.habits.whispers:
                    self.after(self.rng.uniform(1, PACES[self.pace][0]), partial(self._whispers, person))
            return
        found = prompt_of(data[0]) if data else None
        if found is None or (edited and not self._turned(message, data)):
            return
        self._in_group(message, data, found)

    def _in_group(self, message: Message, data: list[str], found: tuple[str, str, str]) -> None:
        """A message with buttons has appeared in the group."""
        if found[1] in ("lobby", "leave") or found[1].startswith("opt."):
            if self.board is None or self.board.id != message.id:
                self.board, self.session = message, found[0]
                self._lobby(message)
        elif found[1] in ("rematch", "proof"):
            # The same buttons may stand under an answer about the game before.
            self.over = self.over or found[0] == self.session
        elif found[1:] == (HALT, "lower"):
            for person in self.people:
                self.after(self.rng.uniform(20, 120), partial(self._press, person, message, data[0]))
                self.after(self.rng.uniform(120, 240), partial(self._press, person, message, data[0]))
        elif found[1] == "resume":
            self.after(self.rng.uniform(20, 60), partial(self._press, self.host, message, data[0]))
        elif found[1] == "remove":
            self.after(self.rng.uniform(60, 120), partial(self._press, self.host, message, self.rng.choice(data)))
        elif found[1] in ("wait", "sub") or found[1] == "stop":
            self.after(self.rng.uniform(30, 90), partial(self._press, self.host, message, self.rng.choice(data)))
        else:
            self.begun = True
            self._offered[message.id] = data
            if _MOVE.match(found[1]):
                self._question = message
            # A reminder has no button of its own: what it reminds of stands further up.
            self._called(message, self._question if all((prompt_of(d) or ("", ""))[1] == HALT for d in data) else None)

    def _turned(self, message: Message, data: list[str]) -> bool:
        """Whether an edited question in the group offers other things than before."""
        before, self._offered[message.id] = self._offered.get(message.id), data
        return (
            before is not None and before != data and _MOVE.match((prompt_of(data[0]) or ("", "", ""))[1]) is not None
        )

    def _called(self, message: Message, of: Message | None = None) -> None:
        """A question in the group, or a reminder `of` one: for whoever it names as called, else for everybody."""
        called = {
            entity["user"]["id"] for entity in message.content.get("entities", ()) if entity["type"] == "text_mention"
        }
        for person in self.people:
            if of is not None and person.id not in called:
                continue
            if not called or person.id in called:
                self._asked(person, of or message, called=bool(called))
            elif self.rng.random() < self.habits.out_of_turn:
                self._asked(person, message, called=True)

    # The lobby

    def _lobby(self, board: Message) -> None:
        late = 0.0
        for person in self.people[1:]:
            at = self.rng.uniform(1, 60)
            late = max(late, at)
            self.after(at, partial(self._joins, person, board))
            if self.rng.random() < 0.05:
                self.after(at + 3, partial(self._press_if, person, board, "lobby", "leave"))
                self.after(at + 9, partial(self._joins, person, board))
        if not self.host.user.started:
            self.after(3, partial(self._joins, self.host, board))
        if self._waits:
            return
        at = 5.0
        for wish in tastes.wishes(self.spec, self.rng, self.pace):
            self._changed.add(wish.field)
            for prompt, option in wish.presses:
                self.after(at, partial(self._press_if, self.host, board, prompt, option))
                at += 4
        self.after(at, partial(self._press_if, self.host, board, "lobby", "list"))
        if self.computers:
            self.after(at + 5, partial(self._press_if, self.host, board, "lobby", "fill"))
        self.after(max(at, late) + 15, self._goes)

    def goes_now(self) -> None:
        """The host begins, by command."""
        self.says(self.host, f"{GO[self.locale]}{self.name}")

    def _goes(self) -> None:
        """Begin; where nothing comes of it, go back to the usual options and try again."""
        if self.begun or self.over or self.board is None:
            return
        if self.rng.random() < 0.5:
            self._press_if(self.host, self.board, "lobby", "go")
        else:
            self.says(self.host, f"{GO[self.locale]}{self.name}")
        at = PERSIST_S
        if self.computers:
            self.after(at, partial(self._press_if, self.host, self.board, "lobby", "list"))
            self.after(at + 5, partial(self._press_if, self.host, self.board, "lobby", "fill"))
            at += 10
        for person in self.people:
            self.after(at, partial(self._joins, person, self.board))
        for wish in tastes.usual(self.spec, self._changed):
            for prompt, option in wish.presses:
                self.after(at, partial(self._press_if, self.host, self.board, prompt, option))
                at += 4
        self.after(at + 5, self._goes)

    def _joins(self, person: Person, board: Message) -> None:
        """One tap; where the app then opens the private chat, press Start there. Later by command, if the board is busy."""
        for link in (button["url"] for button in board.buttons if "url" in button):
            self._follows(person, link)
            return
        query = self._press_if(person, board, "lobby", "join")
        if query is not None:
            self.after(2, lambda: self._follows(person, query.answer.url if query.answer else None))
        elif not self.begun:
            person.starts(f"join_{self.session}")

    def _follows(self, person: Person, link: str | None) -> None:
        if link is not None and not self.begun and person.standing(self.group).inside:
            person.starts(parse_qs(urlsplit(link).query).get("start", [""])[0])

    def _press_if(self, person: Person, board: Message, prompt: str, option: str) -> Query | None:
        """Press this button if the board shows it now; of a deck any that counts up or down."""
        if self.begun:
            return None
        for button in board.buttons:
            found = prompt_of(button.get("callback_data", ""))
            if found is not None and found[1] == prompt and option in (found[2], button["text"]):
                return self._press(person, board, button["callback_data"])
        return None

    # Questions

    def _asked(self, person: Person, message: Message, *, called: bool = False) -> None:
        habits, horizon = self.habits, PACES[self.pace]
        longest = horizon[1] if called and horizon[1] else horizon[0]
        if self.rng.random() < habits.answers:
            self.after(self.rng.uniform(1, longest), partial(self._answers, person, message))
        for often, act in (
            (habits.changes_mind, partial(self._answers, person, message)),
            (habits.forges, partial(self._forges, person, message)),
            (habits.talks, partial(self._talks, person, message)),
            (habits.asks, partial(self._asks, person)),
            (habits.quits, partial(self._quits, person)),
            (habits.blocks, partial(self._blocks, person)),
            (habits.leaves_group, partial(self._leaves, person)),
        ):
            if self.rng.random() < often:
                self.after(self.rng.uniform(1, longest), act)
        if self.rng.random() < habits.pauses / 40:
            self.after(self.rng.uniform(1, longest), self._pauses)

    def _answers(self, person: Person, message: Message) -> None:
        data = picks(message)
        if self.rng.random() > self.habits.halts:
            data = [pick for pick in data if (prompt_of(pick) or ("", ""))[1] != HALT]
        if not data or message.deleted:
            return
        pick = self.rng.choice(data)
        self._press(person, message, pick)
        if self.rng.random() < self.habits.twice:
            self.after(self.rng.choice((0.5, 1, 3)), partial(self._press, person, message, pick))
        if self.rng.random() < self.habits.stale:
            self.after(self.rng.uniform(30, 200), partial(self._press, person, message, pick))

    def _press(self, person: Person, message: Message, data: str) -> Query | None:
        """Send these bytes, whether or not the button is still there: the app may show an old keyboard."""
        if not self._can(person, message):
            return None
        query = person.forges(data, message)
        self.presses += 1
        self.pressed.append((person, data, query))
        return query

    def _can(self, person: Person, message: Message) -> bool:
        if message.chat.private:
            return not person.user.blocked
        return person.standing(self.group).inside

    # Mischief

    def _forges(self, person: Person, message: Message) -> None:
        data = self.rng.choice(GARBAGE).replace("{session}", self.session or "aaaaaaaa")
        if self.rng.random() < 0.3 and self.pressed:
            data = self.rng.choice(self.pressed[-60:])[1]  # somebody else's button
        self._press(person, message, data)

    def _talks(self, person: Person, message: Message) -> None:
        if self.rng.random() < 0.5:
            self._whispers(person)
        elif person.standing(self.group).inside:
            text = self.rng.choice(CHAT)
            if self.rng.random() < 0.3 and not message.chat.private:
                person.replies(text, message)
            else:
                person.says(text, self.group)

    def _whispers(self, person: Person) -> None:
        """Write to the bot alone: words for a circle, if it is night and there is one."""
        if self._may_write(person):
            mark = f"canarino-{self.rng.randrange(10**12):012d}"
            self.said[mark] = person.id
            person.says(f"{mark}{self.rng.choice(WORDS)}")

    def _asks(self, person: Person) -> None:
        command = self.rng.choice((*COMMANDS[self.locale], f"/{self._word}"))
        if self.rng.random() < 0.4:
            self.says(person, f"{command}{self.name}")
        elif self._may_write(person):
            person.says(command)

    def _quits(self, person: Person) -> None:
        self.says(person, f"{QUIT[self.locale]}{self.name}")

    def _blocks(self, person: Person) -> None:
        if person.user.started and not person.user.blocked:
            person.blocks()
            self.blocked.add(person.id)
            self.after(self.rng.uniform(20, 400), person.starts)

    def _leaves(self, person: Person) -> None:
        if person is not self.host and person.standing(self.group).inside:
            person.leaves(self.group)
            if self.rng.random() < 0.5:
                self.after(self.rng.uniform(10, 120), partial(self._returns, person))

    def _returns(self, person: Person) -> None:
        if not person.standing(self.group).inside:
            person.joins(self.group)

    def _pauses(self) -> None:
        pause, resume = PAUSE[self.locale]
        self.says(self.host, f"{pause}{self.name}")
        # Until the clock runs again nothing else would ever happen: the host surely comes back.
        for later in (90, 200, 400):
            self.after(later, partial(self.says, self.host, f"{resume}{self.name}"))

    # Afterwards

    def asks_for_proof(self) -> None:
        """Somebody wants to see that it was fair."""
        self.says(
            self.rng.choice([p for p in self.people if p.standing(self.group).inside]),
            f"{VERIFY[self.locale]}{self.name}",
        )

    def goes_home(self) -> None:
        """The game is over: nobody does any more what they had in mind, and who was away is there again."""
        self.over = True
        self._gathers()

    def _gathers(self) -> None:
        for person in self.people:
            self._returns(person)
            if person.user.blocked:
                person.starts()

    def noted(self, session: str) -> Iterator[tuple[int, str, str]]:
        """Person, prompt and pick of the presses in this session of which the bot said that it had noted them."""
        for person, data, query in self.pressed:
            found = prompt_of(data)
            if found is None or found[0] != session or not _MOVE.match(found[1]):
                continue
            if query.answer is not None and query.answer.text in NOTED:
                yield person.id, found[1], found[2]

    # Shared

    def says(self, person: Person, text: str) -> None:
        """Write in the group, if the person may."""
        if person.standing(self.group).inside:
            person.says(text, self.group)

    def after(self, seconds: float, act: Callable[[], object]) -> None:
        """Do it later, at this table's haste."""
        evening = self._evening
        self.agenda.after(seconds / self.haste, lambda: self._attempt(act, evening))

    def _attempt(self, act: Callable[[], object], evening: int) -> None:
        if self.over or evening != self._evening:
            return
        try:
            act()
        except Impossible:
            # The moment has passed: a group that was left, a chat that was closed.
            return

    def _may_write(self, person: Person) -> bool:
        return person.user.started and not person.user.blocked
