"""Effects carried out: the one place where what a role yields changes anything. Visits lead here as well.

Source: rules page, 6.2 and 6.3.
"""

from collections.abc import Iterable
from typing import assert_never

from games.core.ids import Seat
from games.village import changes, deaths
from games.village.effects import (
    Become,
    Burn,
    Effect,
    Follow,
    Guard,
    Kill,
    Learn,
    Link,
    Mark,
    Recall,
    Save,
    Spend,
    Swap,
)
from games.village.roles._kit import Arrival, NightPower, missed
from games.village.scratch import Tonight
from games.village.visiting import Deadly, met


def fold(night: Tonight, effects: Iterable[Effect]) -> None:  # noqa: C901, PLR0912 - one case for each effect
    """Carry out effects, one after the other."""
    for effect in effects:
        match effect:
            case Learn(event):
                night.tell(event)
            case Kill(seat, cause, by):
                if cause in ("eaten", "killed") and night.at_home(seat):
                    night.victims.add(seat)
                deaths.kill(night, seat, cause, by)
            case Mark(seat, "frozen", _):
                night.set(seat, frozen=True)
                night.guards.pop(seat, None)
                night.graves.pop(seat, None)
            case Mark(seat, mark, on):
                night.set(seat, **{mark: on})
            case Save(ward, fire):
                night.saved.add(ward)
                if fire:
                    night.saved_from_fire.add(ward)
            case Guard(ward, by):
                night.guards[by] = ward
            case Become(seat, role, reason):
                changes.become(night, seat, role, reason)
            case Spend(seat, what, left):
                night.set(seat, **{what: left})
            case Burn(seats, by):
                night.burning.update(seats)
                for seat in seats:
                    night.set(seat, doused=False)
                deaths.burn(night, seats, by)
            case Swap(thief, robbed, leaves):
                changes.swap(night, thief, robbed, leaves)
            case Follow(seat, model):
                night.set(seat, model=model)
            case Link(first, second):
                night.set(first, lover=second)
                night.set(second, lover=first)
            case Recall(seat, role):
                night.set(seat, told=(*night.player(seat).told, role))
            case _:
                assert_never(effect)


def go(night: Tonight, visitor: Seat, host: Seat, power: NightPower, nth: int = 1) -> None:
    """A visit, and what comes of it."""
    outcome = met(night, visitor, host, nth)
    if outcome is Arrival.DEAD and power.mandatory:  # the Thief of the first night goes to somebody else
        others = [seat for seat in night.living() if seat != visitor]
        if others:
            host = night.pick("missing_choice", visitor, others)
            outcome = met(night, visitor, host, nth)
    if isinstance(outcome, Deadly):
        fold(night, (Kill(visitor, outcome.cause, host),))
    elif isinstance(outcome, Arrival):
        fold(night, (power.missed or missed)(night, visitor, host, outcome))
    else:
        fold(night, power.act(night, visitor, host))
