"""One evening in two worlds: the same people press the same buttons at the same times, only the cards differ.

What one person could notice of an evening is a list of facts (`noticed`): what the group was told and when, what stands
in the private chat and when it changed, what the own presses were answered. Two worlds that this person cannot tell apart
must give equal lists.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.main import build
from bot.narration.tokens import encode
from bot.playground.inproc import LocalRequest
from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from games.core.game import Moment
from games.core.ids import RoleKey, Seat
from games.core.spec import GameSpec
from games.lupi.game import Lupi
from games.lupi.options import Options
from games.lupi.spec import LUPI
from games.lupi.state import Player, Turn
from games.village.dealing import gathered
from games.village.game import VillageGame
from games.village.options import Options as VillageOptions
from games.village.roles import KEYS
from games.village.spec import VILLAGE
from games.village.state import Turn as VillageTurn
from tests.kit.party import Party, prompt_of

Pick = Callable[[int, str], str | None]
"""(seat, prompt id such as "n1.wolf") -> the option that this seat presses; None to leave it unanswered."""

WORDS = {"lupi": "/lupi", "village": "/villaggio"}
"""The command that opens a lobby of each game."""

_SEEN = (
    "text",
    "caption",
    "reply_markup",
    "message_id",
    "disable_notification",
    "protect_content",
    "message_thread_id",
)


class Dealt(Lupi):
    """The game with a deal that is known."""

    def __init__(self, roles: Sequence[str]) -> None:
        """The card of seat 1, of seat 2 and so on."""
        self._roles = tuple(roles)

    def setup(self, seats: int, options: Options, moment: Moment) -> Turn:
        """Deal just these cards."""
        assert seats == len(self._roles)
        players = [Player(seat=Seat(seat), role=RoleKey(role)) for seat, role in enumerate(self._roles, start=1)]
        return self.seated(tuple(players), options, moment)


class DealtVillage(VillageGame):
    """The Village with a deal that is known, with these house rules, and with this luck (`Village.luck`) if any."""

    def __init__(self, roles: Sequence[str], *, luck: str = "", **options: Any) -> None:
        """The card of seat 1, of seat 2 and so on."""
        self._roles = tuple(map(RoleKey, roles))
        self._luck = luck
        self._options = options

    def setup(self, seats: int, options: VillageOptions, moment: Moment) -> VillageTurn:
        """Deal just these cards."""
        assert seats == len(self._roles)
        told = gathered(self._roles, KEYS, replace(options, **self._options), moment)
        luck = self._luck or told.state.luck
        return self.begun(replace(told, state=told.state.but(luck=luck)), moment)


def dealt(game: str, roles: Sequence[str], **options: Any) -> GameSpec:
    """The registry's entry of a game that deals just these cards."""
    if game == "village":
        absence = options.get("absence", VillageOptions().absence)
        return replace(VILLAGE, game=DealtVillage(roles, **options), absence=lambda _: absence)
    return replace(LUPI, game=Dealt(roles))


class DealtParty(Party):
    """A party at which the cards are known before they are dealt."""

    def __init__(self, folder: Path, spec: GameSpec, **settings: Any) -> None:
        """Prepare; the dice would only cost time."""
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder, **settings)
        self.spec = spec
        self.dice = False

    async def opens(self) -> "DealtParty":
        """Start the bot with the one known deal."""
        self._bot = await build(
            self.settings,
            clock=self.clock,
            request=LocalRequest(self.world),
            draw_secret=lambda: next(self._secrets).to_bytes(32, "big"),
            session_id=lambda: f"tavolo{next(self._ids):02d}",
            dice=self.dice,
            games=[self.spec],
        )
        await self.bot.start()
        await self.settle()
        return self


@dataclass(slots=True, kw_only=True)
class Evening:
    """A table with a known deal, in its first night."""

    party: DealtParty
    people: list[Person]
    group: Group
    begun: datetime
    session_id: str
    pressed: set[tuple[int, int, int, str]] = field(default_factory=set)
    """(seat, chat, message, prompt) of the buttons that were pressed."""

    @classmethod
    async def begun_with(cls, folder: Path, roles: Sequence[str], *, game: str = "lupi", **options: Any) -> "Evening":
        """The cards are dealt and everybody has been asked. `options` are the game's, as far as they are not the usual ones."""
        party = await DealtParty(folder, dealt(game, roles, **options)).opens()
        people = party.people(len(roles))
        group = party.world.group("Il borgo", *people)
        await party.begins(group, people, word=WORDS[game])
        await party.pass_time(5)
        session_id = (await party.session(group)).id
        return cls(party=party, people=people, group=group, begun=party.clock.now(), session_id=session_id)

    def person(self, seat: int) -> Person:
        """Who sits there."""
        return self.people[seat - 1]

    def token(self, prompt: str, option: str) -> str:
        """What the button of this prompt and option says."""
        return encode(self.session_id, prompt, option)

    # What happens

    async def answers(self, pick: Pick) -> int:
        """Everybody, in seat order, presses what the plan says on what is asked now, once; how many pressed."""
        done = 0
        for seat in range(1, len(self.people) + 1):
            before = done
            for message in self.asked(seat):
                prompt = (prompt_of(message) or ".").split(".", 1)[1]
                option = pick(seat, prompt)
                press = (seat, message.chat.id, message.id, prompt)
                data = None if option is None else self.token(prompt, option)
                if press not in self.pressed and any(button.get("callback_data") == data for button in message.buttons):
                    self.pressed.add(press)
                    self.person(seat).presses(data=data, message=message)
                    done += 1
            if done > before:
                await self.party.settle()
        return done

    def asked(self, seat: int) -> list[Message]:
        """The questions that stand before this seat: one's own in private, and what the group is asked or one is called for."""
        person = self.person(seat)
        private = [message for message in person.hears()[-12:] if prompt_of(message) is not None]
        group = self.group.reads()[-6:] if person.standing(self.group).inside else []
        public = [message for message in group if prompt_of(message) is not None]
        return [*private, *(message for message in public if person.id in (_called(message) or {person.id}))]

    async def until(self, phase: str, pick: Pick, *, most: int = 1000) -> None:
        """Let time pass from one event to the next, everybody answering what comes up, until a phase that begins like this."""
        for _ in range(most):
            if (await self.party.phase(self.group)).startswith(phase) or not await self.party.live(self.group):
                return
            if not await self.answers(pick):
                due = await self.party.bot.next_time()
                assert due is not None, "nothing is due"
                await self.party.pass_time(max((due - self.party.clock.now()).total_seconds(), 0.001))
        raise AssertionError(f"never {phase}: {await self.party.phase(self.group)}")

    # What one notices

    def noticed(self, seat: int) -> list[tuple[Any, ...]]:
        """All that the person on this seat could see and hear since the first night fell, in order, with its times."""
        person = self.person(seat)
        # A phone numbers its own private messages; the bot's numbers, which count those of all chats, it does not see.
        own = {str(number): f"own {place}" for place, number in enumerate(sorted(person.chat.messages))}
        facts: list[tuple[Any, ...]] = [
            (call.at, "here", call.method, call.answer, _shown(call.params, own))
            if call.chat_id == person.id
            else (call.at, "group", call.method, call.answer, _shown(call.params, {}))
            for call in self.party.world.calls
            if call.chat_id in (person.id, self.group.id) and call.method.startswith(("send", "edit", "delete", "pin"))
        ]
        facts += [(toast.at, "toast", toast.text, toast.alert, toast.url) for toast in person.toasts]
        return facts

    def rings(self, seat: int, since: datetime) -> list[tuple[datetime, bool]]:
        """When this person's phone was told of something new in the private chat, and whether it made no sound."""
        calls = self.party.world.calls_of("sendMessage", chat_id=self.person(seat).id)
        return [
            (call.at, bool(call.params.get("disable_notification"))) for call in calls if call.ok and call.at >= since
        ]


def _called(message: Message) -> set[int]:
    """The people whom a message mentions."""
    return {entity["user"]["id"] for entity in message.content.get("entities", ()) if entity["type"] == "text_mention"}


def _shown(params: Mapping[str, Any], own: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    seen = {name: str(params[name]) for name in _SEEN if name in params}
    return tuple((name, own.get(value, value) if name == "message_id" else value) for name, value in seen.items())


def swapped(roles: Sequence[str], one: int, other: int) -> list[str]:
    """The deal with the cards of two seats exchanged."""
    found = list(roles)
    found[one - 1], found[other - 1] = found[other - 1], found[one - 1]
    return found
