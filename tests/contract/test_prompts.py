"""Contract: what is offered may be done, nothing else may, and a refusal leaves no trace."""

import re
from typing import Any

import pytest
from pydantic import TypeAdapter

from games.core.game import Move, Place, Prompt, Refused, play
from games.core.ids import PromptId
from games.core.spec import GameSpec
from tests.contract.suite import every_table, later
from tests.contract.walks import Table, legal_moves


def keys(prompt: Prompt) -> list[str]:
    """Every option that is shown, closed ones too."""
    return [*prompt.options, *(option for option, _ in prompt.barred)]


def check(spec: GameSpec, prompt: Prompt) -> None:
    """The form that every prompt keeps to."""
    shown = keys(prompt)
    assert re.fullmatch(r"[a-z0-9.]{1,34}", prompt.id)
    assert all(re.fullmatch(r"[a-z0-9-]{1,16}", option) for option in shown)
    assert len(set(shown)) == len(shown)
    assert not prompt.note or (prompt.standing and prompt.place is Place.WHISPER)
    assert prompt.chosen is None or prompt.chosen in prompt.options
    assert {prompt.ask, *(line.key for line in prompt.lines)} <= set(spec.asks)
    assert {reason for _, reason in prompt.barred} <= set(spec.refusals)


@every_table
def test_prompts_keep_to_their_form(table: Table) -> None:
    for point in table.sample(200):
        for seat in table.seats:
            prompts = table.spec.game.prompts(point.after, seat)
            assert len({prompt.id for prompt in prompts}) == len(prompts)
            for prompt in prompts:
                check(table.spec, prompt)


@every_table
def test_prompts_that_share_a_message_show_everybody_the_same(table: Table) -> None:
    for point in table.sample(200):
        shared: dict[PromptId, Any] = {}
        for seat in table.seats:
            for prompt in table.spec.game.prompts(point.after, seat):
                if prompt.place is Place.TABLE:
                    face = (prompt.ask, prompt.details, prompt.lines, frozenset(keys(prompt)), prompt.seats)
                    assert shared.setdefault(prompt.id, face) == face


@every_table
def test_what_is_offered_may_be_done_and_nothing_else(table: Table) -> None:
    game = table.spec.game
    adapter: TypeAdapter[Any] = TypeAdapter(table.spec.state)
    strange = {(PromptId("n0.other"), "1"), (PromptId("n1"), "zz")}
    for point in table.sample(10):
        stored = adapter.dump_json(point.after)
        offered = legal_moves(table.spec, point.after, table.seats)
        for move in offered[:: 1 + len(offered) // 200]:
            play(game, point.after, move, later(point))
        for seat in table.seats:
            mine = {(move.prompt, move.pick) for move in offered if move.seat == seat}
            shown = {(p.id, option) for p in game.prompts(point.after, seat) for option in keys(p)}
            others = {(move.prompt, move.pick) for move in offered} | shown | strange
            for prompt, pick in sorted(others - mine, key=str)[:40]:
                with pytest.raises(Refused):
                    play(game, point.after, Move(seat=seat, prompt=prompt, pick=pick), later(point))
        assert adapter.dump_json(point.after) == stored


@every_table
def test_an_answer_given_twice_is_given_once(table: Table) -> None:
    for point in table.points:
        if isinstance(point.entry, Move) and point.entry.pick is not None:
            try:
                again = play(table.spec.game, point.after, point.entry, later(point))
            except Refused:
                continue
            assert again.state is point.after
            assert again.events == ()
