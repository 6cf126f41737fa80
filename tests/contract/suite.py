"""What the contract is asked of: every registered game and a toy, each at several tables."""

import pytest

from games.core.game import Moment
from games.registry import GAMES
from tests.contract.toy import TOY
from tests.contract.walks import Point, tables
from tests.kit.rules import a_moment

EVERY = (*GAMES, TOY)

every_game = pytest.mark.parametrize("spec", EVERY, ids=lambda spec: spec.key)
every_registered_game = pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
every_table = pytest.mark.parametrize("table", [table for spec in EVERY for table in tables(spec, 8)], ids=str)
every_event = pytest.mark.parametrize(
    ("spec", "event"),
    [pytest.param(spec, event, id=f"{spec.key}-{event.__name__}") for spec in EVERY for event in spec.events],
)


def later(point: Point) -> Moment:
    """The moment of a step after this one."""
    return a_moment(point.moment.step + 1, point.moment.now)
