"""Contract: deadlines advance, and one that is no longer meant does nothing."""

from games.core.game import Deadline, Move
from tests.contract.suite import every_table, later
from tests.contract.walks import Table

SETTLED_BY_ONE = ("encore",)
"""Questions on which one answer can be enough: after a single "no" nobody else's would change anything."""


@every_table
def test_time_always_moves_on(table: Table) -> None:
    for point in table.points:
        deadline = table.spec.game.deadline(point.after)
        if deadline is not None:
            assert deadline.at <= deadline.closes
            assert deadline.at >= point.moment.now
            assert not isinstance(point.entry, Deadline) or deadline.token != point.entry.token


@every_table
def test_a_token_stands_for_one_deadline_only(table: Table) -> None:
    seen: dict[int, Deadline] = {}
    for point in table.points:
        deadline = table.spec.game.deadline(point.after)
        if deadline is not None:
            assert seen.setdefault(deadline.token, deadline) == deadline


@every_table
def test_a_phase_that_is_over_never_comes_back(table: Table) -> None:
    opened: list[str] = []
    for point in table.points:
        deadline = table.spec.game.deadline(point.after)
        if deadline is not None and opened[-1:] != [deadline.phase]:
            opened.append(deadline.phase)
    assert len(set(opened)) == len(opened)


@every_table
def test_a_stale_deadline_does_nothing(table: Table) -> None:
    rung: list[Deadline] = []
    for point in table.points:
        for stale in rung[-3:]:
            step = table.spec.game.expire(point.after, stale, later(point))
            assert step.state is point.after
            assert step.events == ()
        if isinstance(point.entry, Deadline):
            rung.append(point.entry)


@every_table
def test_a_phase_that_a_move_ends_waits_for_nobody_else(table: Table) -> None:
    """Pitfall 79: early only once every question that a phase waits for is answered, those that follow an answer included."""
    game = table.spec.game
    for point in table.points:
        before = None if point.before is None else game.deadline(point.before)
        now = game.deadline(point.after)
        if not isinstance(point.entry, Move) or before is None or (now is not None and now.phase == before.phase):
            continue
        waited = {
            (seat, prompt.id)
            for seat in table.seats
            for prompt in game.prompts(point.before, seat)
            if not prompt.standing and not prompt.note and prompt.chosen is None and seat != point.entry.seat
            if not prompt.id.endswith(SETTLED_BY_ONE)
        }
        assert not waited, (point.entry, before.phase)
