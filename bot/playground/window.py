"""The window through which the server sees a world: the one that is there now. Knows worlds, and nothing of HTTP or of games."""

from collections.abc import Callable
from typing import Protocol

from bot.playground.errors import Json
from bot.playground.world import Listener, World


class Window:
    """Shows one world after the other; listeners stay, and are told with `reset` that all has changed."""

    def __init__(self, world: World) -> None:
        """Show this one."""
        self.listeners: list[Listener] = []
        self.world = world
        world.listeners.append(self._happened)

    def show(self, world: World) -> None:
        """Show another world from now on."""
        self.world.listeners.remove(self._happened)
        self.world = world
        world.listeners.append(self._happened)
        self._happened("reset", {})

    def tell(self, kind: str, make: Callable[[], Json]) -> None:
        """Tell the listeners of something that is not in the world."""
        if self.listeners:
            self._happened(kind, make())

    def _happened(self, kind: str, payload: Json) -> None:
        for listener in self.listeners:
            listener(kind, payload)


class Backstage(Protocol):
    """What stands behind the worlds and can change them: the page's menu speaks to it."""

    @property
    def window(self) -> Window:
        """Where its worlds are seen."""
        ...

    def describe(self) -> Json:
        """The scene, the clock, and what can be chosen, as the page needs it."""
        ...

    def visited(self) -> None:
        """A page has been opened."""
        ...

    def play(self, raw: bytes) -> Json:
        """Change to another scene. Raises ValidationError, Impossible."""
        ...

    async def pace(self, raw: bytes) -> Json:
        """Change the clock. Raises ValidationError, Impossible."""
        ...
