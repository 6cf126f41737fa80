"""Propaganda as a Game: which rule answers which call. The rules are in the modules named after what they are about."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.core.game import Deadline, Leave, Moment, Move, Outcome, Prompt
from games.core.ids import GameKey, Seat
from games.propaganda import asking, campaign, keys, opening, turns
from games.propaganda.board import House
from games.propaganda.cards import Cards
from games.propaganda.endings import by_default, by_majority, retired
from games.propaganda.events import PlayerLeft, TimeRanLow
from games.propaganda.options import Options
from games.propaganda.proposals import promises
from games.propaganda.state import (
    NOWHERE,
    Done,
    Emptied,
    Founding,
    Opening,
    Over,
    Reinforcing,
    State,
    Turn,
    done,
    in_phase,
    joined,
)
from games.propaganda.view import View, view

ABSENT_AFTER: Final = 2
"""Turns in a row without a move after which a list is treated as absent (decision, as at the other tables)."""


class Propaganda:
    """The rules of Propaganda."""

    key = GameKey("propaganda")
    rules_version = 1
    table_size = opening.TABLE_SIZE

    def setup(self, seats: int, options: Options, moment: Moment) -> Done:
        """Draw cards and, in the quick set-up, offices. Raises Refused for a wrong number of players."""
        return opening.begin(seats, options, moment)

    def prompts(self, state: State, seat: Seat) -> Sequence[Prompt]:
        """The seat's questions."""
        return tuple(asking.prompts(state, seat))

    def apply(self, state: State, move: Move, moment: Moment) -> Done:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        phase = state.phase
        if isinstance(phase, Opening):
            return opening.prepare(state, move, moment)
        if isinstance(phase, Founding):
            return opening.found(
                state, opening.said(move, promises(phase.house, opening.promised(state, phase.queue[0]))), moment
            )
        if isinstance(phase, Reinforcing):
            return opening.reinforce(state, House(int(str(move.pick))), moment)
        if isinstance(phase, Emptied):
            return _decided(state, str(move.pick), moment)
        if move.prompt.rpartition(".")[2] in ("vow", "site", "combine"):
            return _played(state, move)
        return _acted(state, str(move.pick), moment)

    def expire(self, state: State, deadline: Deadline, moment: Moment) -> Done:
        """Warn, or do what time decides. A ring that comes after the close closes without a warning."""
        if isinstance(state.phase, Over) or deadline.token != state.timer.token:
            return done(state)
        if state.timer.warnings and moment.now < state.timer.ends:
            low = TimeRanLow(left_span=state.timer.left(moment.now))
            return done(replace(state, timer=state.timer.warned(moment.now)), low)
        return _timed_out(state, moment)

    def leave(self, state: State, seat: Seat, why: Leave, moment: Moment) -> Done:
        """Dismantle the list's offices, look at the end, and go on as the phase requires (rules page, Leaving)."""
        if isinstance(state.phase, Over) or state.player(seat).out:
            return done(state)
        offices, phase = state.of(seat), state.phase
        told = PlayerLeft(seat=seat, why=why.value, offices=len(offices))
        pending = isinstance(phase, Emptied) and seat in (phase.winner, state.office(phase.house).owner)
        if isinstance(phase, Emptied) and seat == phase.winner:
            open_office = state.office(phase.house)
            state = campaign.captured(state, open_office).without_office(phase.house)
        for office in offices:
            state = state.without_office(office.house)
        player = state.player(seat)
        state = retired(state, player).marked("left", player.name)
        so_far = done(state, told)
        # While somebody else still chooses what becomes of an emptied office nobody has won (rules page, End, 1).
        choosing = isinstance(phase, Emptied) and not pending and phase.turn.seat != seat
        ended = by_default(state) or (by_majority(state) if state.round and not choosing else None)
        if ended is not None:
            return joined(so_far, ended)
        return joined(so_far, _carried_on(state, seat, moment, pending=pending))

    def deadline(self, state: State) -> Deadline | None:
        """The next warning or close; None after the end."""
        return None if isinstance(state.phase, Over) else state.timer.deadline

    def outcome(self, state: State) -> Outcome | None:
        """The result once the game has ended."""
        phase = state.phase
        return Outcome(key=phase.result, winners=frozenset(phase.winners)) if isinstance(phase, Over) else None

    def view(self, state: State, viewer: Seat | None) -> View:
        """What this seat may know; None is the table."""
        return view(state, viewer)


def _acted(state: State, pick: str, moment: Moment) -> Done:
    """An answer to the turn's question in the group."""
    turn = in_phase(state, Turn)
    dropped = replace(turn, played=(), site=NOWHERE)
    if turn.stage == "start" and turn.recover:
        return done(_with(state, turn, recover=0)) if pick == keys.ENOUGH else turns.recover(state, House(int(pick)))
    if pick == keys.STAR:
        return turns.buy_star(_with(state, dropped), moment)
    if pick == keys.STOP:
        return turns.end_turn(_with(state, dropped), moment)
    if pick == keys.BACK:
        return done(_with(state, turn, aim=NOWHERE))
    if turn.aim:
        return campaign.confront(_with(state, dropped), turn.aim, House(int(pick)), moment)
    origin, _, target = pick.partition("-")
    if target:
        return campaign.confront(_with(state, dropped), House(int(origin)), House(int(target)), moment)
    return done(_with(state, turn, aim=House(int(pick)), moved=True))


def _with(state: State, turn: Turn, **changes: object) -> State:
    return replace(state, phase=replace(turn, **changes))  # type: ignore[arg-type]


def _played(state: State, move: Move) -> Done:
    """An answer to a question about the hand. What comes to nothing counts as no move: it would tell that there is a hand."""
    turn, pick = in_phase(state, Turn), str(move.pick)
    if turn.site:
        return turns.combine(state, opening.said(move, promises(turn.site, opening.promised(state, turn.seat))))
    if turn.played:
        back = pick == keys.BACK
        return done(_with(state, turn, played=()) if back else _with(state, turn, site=House(int(pick))))
    if pick == keys.KEEP:
        return done(_with(state, turn, combined=True))
    cards: Cards = tuple(House(int(card)) for card in pick[1:].split("-"))
    return done(_with(state, turn, played=cards))


def _decided(state: State, pick: str, moment: Moment) -> Done:
    if pick == keys.DISMANTLE:
        return campaign.dismantle(state, moment)
    return campaign.spare(state, moment) if pick == keys.SPARE else campaign.occupy(state, House(int(pick)), moment)


def _timed_out(state: State, moment: Moment) -> Done:
    """What time does to each phase (rules page, What the bot must do well)."""
    phase = state.phase
    if isinstance(phase, Opening):
        return opening.close(state, moment)
    if isinstance(phase, Founding):
        return opening.found(state, promises(phase.house, opening.promised(state, phase.queue[0]))[0], moment)
    if isinstance(phase, Reinforcing):
        return opening.reinforce(state, opening.fewest(state, phase.queue[0]), moment)
    if isinstance(phase, Emptied):
        chosen = campaign.unsaid(state, moment)
        if phase.winner != phase.turn.seat or not isinstance(chosen.state.phase, Turn):
            return chosen
        if chosen.state.phase.seat != phase.turn.seat:
            return chosen
        return joined(chosen, turns.end_turn(chosen.state, moment, ran_out=True))
    recovered = turns.recover_all(state)
    return joined(recovered, turns.end_turn(_unmoved(recovered.state, phase), moment, ran_out=True))


def _unmoved(state: State, before: object) -> State:
    """Pawns that came back by themselves are no move of the player's."""
    turn = in_phase(state, Turn)
    return _with(state, turn, moved=isinstance(before, Turn) and before.moved, played=(), site=NOWHERE)


def _carried_on(state: State, gone: Seat, moment: Moment, *, pending: bool) -> Done:
    """What the phase makes of a leaving."""
    phase = state.phase
    if isinstance(phase, Opening | Founding | Reinforcing):
        return opening.bereft(state, gone, moment)
    turn = phase.turn if isinstance(phase, Emptied) else in_phase(state, Turn)
    if turn.seat == gone:
        return turns.after(done(state), gone, moment)
    if isinstance(phase, Emptied) and pending:
        return campaign.resume(state, phase, moment)
    if isinstance(phase, Turn):
        return done(campaign.looked_around(state))
    return done(state)
