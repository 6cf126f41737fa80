"""Contract: states, options and events survive being stored."""

import re
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.core.spec import GameSpec
from tests.contract.suite import every_event, every_game, every_table
from tests.contract.walks import Table, tables


@every_table
def test_a_stored_state_comes_back_as_it_was(table: Table) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(table.spec.state)
    for point in table.sample(100):
        back = adapter.validate_json(adapter.dump_json(point.after))
        assert back == point.after
        assert repr(back) == repr(point.after)


@every_game
def test_stored_options_come_back_as_they_were(spec: GameSpec) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(spec.options)
    for table in tables(spec, 20):
        assert adapter.validate_json(adapter.dump_json(table.options)) == table.options


@cache
def _events(spec: GameSpec) -> TypeAdapter[Any]:
    """Made once: a union of a hundred classes takes a while."""
    return TypeAdapter(spec.event)


@every_event
@settings(max_examples=20)
@given(data=st.data())
def test_a_stored_event_comes_back_as_the_same_class(spec: GameSpec, event: type, data: st.DataObject) -> None:
    adapter = _events(spec)
    told = data.draw(st.builds(event))
    back = adapter.validate_json(adapter.dump_json(told))
    assert type(back) is event
    assert back == told


@every_event
def test_an_event_class_carries_its_own_kind(spec: GameSpec, event: Any) -> None:
    kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
    assert event.__dataclass_fields__["kind"].default == kebab
