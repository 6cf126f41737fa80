"""How a phase opens: its number, its name, its time. Knows which phases wait for somebody, and for how long."""

from dataclasses import replace
from typing import Final

from games.core.game import Moment
from games.core.ids import Seat
from games.saloon.durations import DURATIONS
from games.saloon.state import (
    Ask,
    Blank,
    Departure,
    Draw,
    Duel,
    Encore,
    Farewell,
    Phase,
    Relief,
    Reply,
    Smoke,
    Start,
    State,
    Swap,
    Tell,
    Vignettes,
)

STAGES: Final = (Relief, Farewell, Departure, Vignettes)
"""What some are invited to tell, and any player's "go on" closes (rules page, Who presses what)."""


def opened(state: State, phase: Phase, moment: Moment) -> State:
    """The same game with this phase just begun."""
    durations = DURATIONS[state.options.pace]
    if isinstance(phase, Start):
        length, reminders = durations.look, tuple[int, ...]()
    elif isinstance(phase, STAGES):
        length, reminders = durations.stage, tuple[int, ...]()
    elif isinstance(phase, Encore):
        length, reminders = durations.encore, (durations.encore // 3,)
    else:
        length, reminders = durations.patience, durations.reminders
    count = state.count + 1
    warnings = tuple(length - after for after in reminders)
    timer = state.timer.opened(f"r{state.deal}.{count}.{phase.kind}", moment.now, length, warnings)
    return replace(state, phase=phase, count=count, timer=timer)


def awaited(state: State) -> Seat | None:
    """Who alone can go on with the story now; None where nobody, or everybody, can."""
    match state.phase:
        case Swap(seat=seat):
            return seat
        case Draw(drawer=seat) | Duel(shooter=seat) | Smoke(shooter=seat) | Ask(asker=seat):
            return seat
        case Blank(scene=scene):
            return scene.drawer
        case Tell(scene=scene) | Reply(scene=scene):
            return scene.speaker
        case _:
            return None


def counted(state: State) -> int:
    """How many votes for going on are more than half of those at the table."""
    return len(state.present) // 2 + 1
