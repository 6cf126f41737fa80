"""Scenes: what the page's menu asks for, checked, and how the table for it is set. Knows the world's people and the bot's own buttons.

A body with an unknown or ill-typed field raises Pydantic's ValidationError.
"""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Literal

from pydantic import Field, model_validator

from bot.playground.actions import Body
from bot.playground.model import Message
from bot.playground.puppets import Group, Person, Stage


class Mode(StrEnum):
    """Whose hands the visitor has: one seat's, nobody's, or those of several people."""

    PLAY = "play"
    WATCH = "watch"
    ALL = "all"


FASTEST = 10.0
SPEEDS = (1.0, 2.0, 5.0, FASTEST)
_PEOPLE = {
    "it": ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Ivo", "Luca", "Marta"),
    "en": ("Alice", "Ben", "Clara", "Dan", "Ella", "Frank", "Grace", "Harry", "Lucy", "Max"),
}
_GROUPS = {"it": "Il borgo", "en": "The village"}

Until = Callable[[Callable[[], bool]], Awaitable[None]]
"""Wait for the bot to do something. Raises TimeoutError if it does not."""
Fill = Callable[[Person, Group, str, int], Awaitable[None]]
"""Let computer players sit down at the lobby with this id, until so many sit there, as this person asks."""


class Scene(Body):
    """A table that can be set: `play` has one seat for the visitor, `watch` none, `all` some, each with a phone."""

    game: str
    seats: int = Field(ge=1, le=100)
    seed: str = Field(default="moon", min_length=1, max_length=64)
    speed: float = Field(default=2.0, ge=0.1, le=FASTEST)
    mode: Literal["play", "watch", "all"] = "play"
    language: Literal["it", "en"] = "it"
    name: str = Field(default="", max_length=32)
    phones: int = Field(default=4, ge=1, le=100)

    @model_validator(mode="after")
    def _check_phones(self) -> "Scene":
        if self.mode == "all" and self.phones > self.seats:
            raise ValueError("there are fewer seats than phones")
        return self

    @property
    def hands(self) -> int:
        """How many people there are for the visitor to act for."""
        return self.phones if self.mode == "all" else 1


class Pace(Body):
    """What becomes of the clock; what is not named stays as it is."""

    speed: float | None = Field(default=None, ge=0.1, le=FASTEST)
    paused: bool | None = None
    skip: bool = False


async def set_table(world: Stage, scene: Scene, until: Until, fill: Fill) -> None:
    """People sit down, computer players fill up, the first person begins.

    The page is open meanwhile: a visitor who turns the board's page, begins or closes the table has it from there on.
    """
    names = _PEOPLE[scene.language]
    called = [scene.name.strip() or names[0], *names[1:]] if scene.mode == "play" else list(names)
    people = [
        world.person(called[number % len(called)], last_name=_nth(number, len(called)), language_code=scene.language)
        for number in range(scene.hands)
    ]
    group = world.group(_GROUPS[scene.language], *people, owner=people[0])
    for person in people:
        person.starts()
    await until(lambda: all(person.hears() for person in people))
    people[0].says(f"/{scene.game}@{world.bot.username}", group)
    lobby = await _lobby(group, until)
    if lobby is None:
        return
    if not all(_presses(person, lobby, "lobby.join") for person in people[1:]):
        return
    await until(lambda: not _offers(lobby, "lobby.leave") or all(person.name in lobby.text for person in people))
    if scene.mode == "watch":
        if not _presses(people[0], lobby, "lobby.leave"):
            return
        await until(lambda: not _offers(lobby, "lobby.leave") or people[0].toasts != [])
    session = _session(lobby)
    if session is not None and scene.seats > (0 if scene.mode == "watch" else len(people)):
        await fill(people[0], group, session, scene.seats)
    await until(lambda: not _offers(lobby, "lobby.leave") or _offers(lobby, "lobby.go"))
    if _presses(people[0], lobby, "lobby.go"):
        await until(lambda: _dealt(group))


async def _lobby(group: Group, until: Until) -> Message | None:
    """The board, once it lies there; None where somebody has turned its page already."""
    found: list[Message] = []

    def look() -> bool:
        found[:] = [message for message in group.reads() if "lobby" in "".join(_datas(message))]
        return bool(found)

    await until(look)
    return found[-1] if _offers(found[-1], "lobby.join") else None


def _dealt(group: Group) -> bool:
    """Whether the dice have fallen and something has been said since."""
    thrown = [message.id for message in group.reads() if "dice" in message.content]
    return bool(thrown) and group.last.id > thrown[-1]


def _presses(person: Person, lobby: Message, option: str) -> bool:
    """Press the board's button, if it is there; whoever has pressed Start before is seated by that of a seat."""
    data = next((data for data in _datas(lobby) if option in data), None)
    if data is not None:
        person.presses(data=data, message=lobby)
    return data is not None


def _session(lobby: Message) -> str | None:
    """The id of the lobby's session, as its buttons have it."""
    return next((data.split(".")[1] for data in _datas(lobby) if "lobby" in data), None)


def _nth(number: int, names: int) -> str | None:
    """A surname that tells people of one name apart."""
    return None if number < names else f"{number // names + 1}"


def _datas(message: Message) -> list[str]:
    return [button["callback_data"] for button in message.buttons if "callback_data" in button]


def _offers(message: Message, option: str) -> bool:
    return any(option in data for data in _datas(message))
