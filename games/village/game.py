"""The Village as a Game: which rule answers which call. The rules are in the modules named after what they are about."""

from collections.abc import Callable, Sequence
from typing import Final

from games.core.game import Deadline, Leave, Moment, Move, Outcome, Prompt
from games.core.ids import GameKey, Seat
from games.village import announce, asking, concede, course, day, deaths, dusk, shots, talk, victory
from games.village.dealing import dealt
from games.village.events import PlayerLeft, TimeRanLow
from games.village.ledger import Ledger
from games.village.options import Options
from games.village.pile import TABLE_SIZE
from games.village.state import Day, Dusk, Night, Over, Phase, Shot, Turn, Village, joined, turn
from games.village.view import View, view

_CLOSINGS: Final[dict[type[Phase], Callable[[Village, Moment], Turn]]] = {
    Night: course.dawn,
    Day: course.evening,
    Dusk: course.count,
    Shot: course.fire,
}
"""What the end of its time does to each phase."""


class VillageGame:
    """The rules of The Village with the bot as the narrator."""

    key = GameKey("village")
    rules_version = 1
    table_size = TABLE_SIZE

    def setup(self, seats: int, options: Options, moment: Moment) -> Turn:
        """Deal and let the first night fall. Raises Refused with the reason why there is no deal."""
        return self.begun(dealt(seats, options, moment), moment)

    def begun(self, told: Turn, moment: Moment) -> Turn:
        """Let the first night fall on a village that has its cards: what `setup` does once it has dealt."""
        return joined(told, course.fall(told.state, moment))

    def prompts(self, state: Village, seat: Seat) -> Sequence[Prompt]:
        """The seat's questions; the dead have none, but for the Hunter's last one."""
        player, phase = state.player(seat), state.phase
        if not player.alive:
            return tuple(shots.prompts(state, player)) if isinstance(phase, Shot) else ()
        if isinstance(phase, Night):
            return tuple(asking.prompts(state, player))
        if isinstance(phase, Dusk):
            return (*dusk.prompts(state, player), *day.prompts(state, player))
        if isinstance(phase, Day):
            return (*concede.prompts(state), *day.prompts(state, player))
        return tuple(day.prompts(state, player))

    def apply(self, state: Village, move: Move, moment: Moment) -> Turn:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        answered = state if state.stirred else state.but(stirred=True)
        return _applied(answered, move, moment)

    def expire(self, state: Village, deadline: Deadline, moment: Moment) -> Turn:
        """Warn, or close the phase. A ring that comes after the close closes without a warning."""
        if isinstance(state.phase, Over) or deadline.token != state.timer.token:
            return turn(state)
        if state.timer.warnings and moment.now < state.timer.ends:
            return _warned(state, moment)
        return _CLOSINGS[type(state.phase)](state, moment)

    def leave(self, state: Village, seat: Seat, why: Leave, moment: Moment) -> Turn:
        """Somebody dies quietly; changes of role and victory at once, and on as the phase requires (rules page, 5.9)."""
        if isinstance(state.phase, Shot) and seat in state.phase.hunters:
            return _fired(shots.forgone(state, seat), moment)
        if isinstance(state.phase, Over) or not state.player(seat).alive:
            return turn(state)
        told = _left(state, seat, why)
        if isinstance(state.phase, Shot):
            return turn(day.bereft(shots.bereft(told.state, seat), seat), *told.events)
        told = joined(told, victory.settle(told.state, course.chance_of(state)))
        if isinstance(told.state.phase, Over):
            return told
        return _carried_on(state, told, seat)

    def deadline(self, state: Village) -> Deadline | None:
        """The next warning or close; None after the end."""
        return None if isinstance(state.phase, Over) else state.timer.deadline

    def outcome(self, state: Village) -> Outcome | None:
        """The result once the game has ended."""
        phase = state.phase
        if not isinstance(phase, Over):
            return None
        return Outcome(key=phase.result, winners=frozenset(phase.winners))

    def view(self, state: Village, viewer: Seat | None) -> View:
        """What this seat may know; None is the table."""
        return view(state, viewer)


def _applied(state: Village, move: Move, moment: Moment) -> Turn:
    match state.phase:
        case Night():
            if move.text is not None:
                return talk.say(state, move.seat, move.text, moment)
            return course.at_dawn(asking.answer(state, move), moment)
        case Dusk() as vote if move.prompt == dusk.prompt_id(state, vote):
            return dusk.vote(state, move)
        case Day() if move.prompt == concede.prompt_id(state):
            return concede.agree(state, move.seat, course.chance_of(state))
        case Shot(hunters=hunters) if move.seat in hunters:
            return _fired(shots.answer(state, move), moment)
        case _:
            told = day.answer(state, move)
            # Peace in the middle of a vote ends it: everybody has seen that no vote will count.
            ended = isinstance(told.state.phase, Dusk) and told.state.peace
            return joined(told, course.count(told.state, moment)) if ended else told


def _fired(told: Turn, moment: Moment) -> Turn:
    """Close the pause now if nobody has to be waited for."""
    return joined(told, course.fire(told.state, moment)) if shots.settled(told.state) else told


def _warned(state: Village, moment: Moment) -> Turn:
    low = TimeRanLow(phase=_closing(state), left_span=state.timer.left(moment.now))
    return turn(state.but(timer=state.timer.warned(moment.now)), low)


def _closing(state: Village) -> str:
    """What runs out: the phase, a second vote, or a day that no vote will follow."""
    if isinstance(state.phase, Dusk) and state.phase.second:
        return "second"
    return "peace" if isinstance(state.phase, Day) and state.peace else state.phase.kind


def _left(state: Village, seat: Seat, why: Leave) -> Turn:
    ledger = Ledger(state, course.chance_of(state))
    ledger.tell(PlayerLeft(seat=seat, why=why.value))
    deaths.kill(ledger, seat, "left")
    ledger.tell(*announce.last(state.options, ledger.deaths[-1]))
    return ledger.turn()


def _carried_on(before: Village, told: Turn, gone: Seat) -> Turn:
    """What the phase makes of a leaving: choices of him and by him are void."""
    state = told.state
    if isinstance(state.phase, Night):
        return turn(asking.bereft(before, state, gone), *told.events)
    left = dusk.bereft(state, gone) if isinstance(state.phase, Dusk) else concede.bereft(state, gone)
    return turn(day.bereft(left, gone), *told.events)
