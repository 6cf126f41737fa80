"""Contract: games end, and are the same again from the same seed and entries."""

from games.core.game import Deadline, Leave
from games.core.ids import Seat
from games.core.spec import GameSpec
from tests.contract.suite import every_game, every_table, later
from tests.contract.walks import Table, stepped, tables
from tests.kit.rules import a_moment


@every_table
def test_random_play_comes_to_an_end(table: Table) -> None:
    game, last = table.spec.game, table.points[-1].after
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.winners <= set(table.seats)
    assert game.deadline(last) is None
    assert all(not game.prompts(last, seat) for seat in table.seats)


@every_table
def test_the_end_comes_once_and_stays(table: Table) -> None:
    game = table.spec.game
    ended = [game.outcome(point.after) is not None for point in table.points]
    assert ended.count(True) == 1
    last = table.points[-1]
    for seat in table.seats:
        assert game.leave(last.after, seat, Leave.RESIGNED, later(last)).state is last.after


@every_game
def test_a_game_in_which_nobody_acts_comes_to_an_end(spec: GameSpec) -> None:
    game = spec.game
    table = tables(spec, 3)[2]
    state = game.setup(table.size, table.options, a_moment()).state
    for number in range(2, 500):
        deadline = game.deadline(state)
        if deadline is None:
            break
        state = game.expire(state, deadline, a_moment(number, deadline.at)).state
    assert game.outcome(state) is not None


@every_table
def test_the_same_seed_and_entries_make_the_same_game(table: Table) -> None:
    spec = table.spec
    first, *rest = table.points
    again = spec.game.setup(
        table.size, table.options, a_moment(first.moment.step, first.moment.now, seed=str(table.seed))
    )
    assert (again.state, again.events) == (first.after, first.events)
    for point in rest:
        assert point.entry is not None
        moment = a_moment(point.moment.step, point.moment.now, seed=str(table.seed))
        again = stepped(spec, again.state, point.entry, moment)
        assert (again.state, again.events) == (point.after, point.events)


@every_table
def test_whoever_leaves_does_nothing_more_and_leaves_once(table: Table) -> None:
    game = table.spec.game
    for point in table.sample(20):
        for seat in table.seats[:: 1 + table.size // 4]:
            left = game.leave(point.after, seat, Leave.REMOVED, later(point))
            again = game.leave(left.state, seat, Leave.REMOVED, later(point))
            assert not game.prompts(left.state, seat)
            assert again.state is left.state
            assert again.events == ()


@every_table
def test_whoever_is_out_and_asked_nothing_never_comes_back_and_is_never_asked_again(table: Table) -> None:
    """What lets the dead talk among themselves: the shell looks at `living` and `prompts`, and nobody who hears may still act.

    Safe people at a table are still in the game there (`living`), and so is nobody of whom a shot is still awaited.
    """
    living, game = table.spec.living, table.spec.game
    if living is None:
        return
    out: set[Seat] = set()
    for point in table.points:
        now = {seat for seat in table.seats if seat not in living(point.after) and not game.prompts(point.after, seat)}
        assert out <= now
        out = now


@every_table
def test_what_is_excused_counts_against_nobody_and_nobody_sees_the_difference(table: Table) -> None:
    spec = table.spec
    for point in table.points:
        if point.before is None or not isinstance(point.entry, Deadline):
            continue
        before, after = spec.missed(point.before), spec.missed(point.after)
        if after == before:
            continue
        excused = spec.excuse(point.before)
        for seat in table.seats:
            assert spec.game.prompts(excused, seat) == spec.game.prompts(point.before, seat)
            assert spec.game.view(excused, seat) == spec.game.view(point.before, seat)
        made = spec.missed(stepped(spec, excused, point.entry, point.moment).state)
        assert all(made[seat] <= before[seat] for seat in before)


@every_table
def test_whoever_sits_down_anew_has_let_nothing_pass(table: Table) -> None:
    spec = table.spec
    for point in table.sample(20):
        for seat in table.seats[:: 1 + table.size // 4]:
            fresh = spec.pardon(point.after, seat)
            before = spec.missed(point.after)
            assert spec.missed(fresh) == before | ({seat: 0} if before else {})
            assert spec.pardon(fresh, seat) is fresh
            assert not spec.absent(fresh) & {seat}


@every_table
def test_an_excuse_changes_no_question_and_no_count(table: Table) -> None:
    spec = table.spec
    for point in table.sample(60):
        excused = spec.excuse(point.after)
        assert spec.missed(excused) == spec.missed(point.after)
        assert all(spec.game.prompts(excused, seat) == spec.game.prompts(point.after, seat) for seat in table.seats[:4])
