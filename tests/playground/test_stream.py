"""The stream of events, without HTTP."""

from bot.playground import stream
from bot.playground.puppets import Stage
from bot.playground.stream import EventStream
from bot.playground.window import Window


async def test_each_watcher_hears_everything_from_its_beginning_on(world: Stage) -> None:
    events = EventStream(world)
    anna = world.person("Anna", started=True)
    first, second = events.watch(), events.watch()
    assert [(await anext(watcher))["event"] for watcher in (first, second)] == ["hello", "hello"]
    anna.says("ciao")
    assert (await anext(first))["data"] == (await anext(second))["data"]
    await first.aclose()
    assert len(events) == 1
    await second.aclose()
    assert len(events) == 0


async def test_a_watcher_that_falls_behind_is_told_to_look_anew(world: Stage) -> None:
    events = EventStream(world)
    anna = world.person("Anna", started=True)
    watcher = events.watch()
    await anext(watcher)
    for _ in range(stream._BACKLOG + 1):
        anna.says("ciao")
    assert (await anext(watcher))["event"] == "reset"
    anna.says("ecco")
    assert "ecco" in (await anext(watcher))["data"]
    await watcher.aclose()


async def test_behind_a_window_worlds_change_and_whoever_watches_is_told(world: Stage) -> None:
    window = Window(Stage(clock=world.clock, rng=world.dice))
    before = window.world
    events = EventStream(window)
    watcher = events.watch()
    await anext(watcher)
    window.show(world)
    assert (await anext(watcher))["event"] == "reset"
    before.add_user("Nessuno")
    window.tell("house", lambda: {"state": "setting"})
    assert (await anext(watcher))["event"] == "house"
    world.person("Anna")
    assert (await anext(watcher))["event"] == "person"
    await watcher.aclose()
