"""Lupi e contadini as a Game: which rule answers which call. The rules are in the modules named after the phases."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from games.core.game import Deadline, Leave, Moment, Move, Outcome, Prompt, Reason, Refused
from games.core.ids import GameKey, Seat
from games.core.timer import Timer
from games.lupi import day, deck, night, sash, votes
from games.lupi.endings import die, unless_decided
from games.lupi.events import CardDealt, DeckDealt, HuntedAlone, LupiEvent, PackMet, PlayerLeft, TimeRanLow
from games.lupi.options import Options
from games.lupi.roles import FIGURES, VILLAGER, WOLF
from games.lupi.state import (
    Defence,
    FirstVote,
    Night,
    Over,
    Phase,
    Player,
    SecondVote,
    State,
    Talk,
    Turn,
    joined,
    turn,
    without,
    word_of,
)
from games.lupi.view import View, view

_CLOSINGS: dict[type[Phase], Callable[[State, Moment], Turn]] = {
    Night: day.dawn,
    Talk: day.open_first_vote,
    FirstVote: day.close_first_vote,
    Defence: day.next_speech,
    SecondVote: day.close_second_vote,
}
"""What the end of its time does to each phase."""


class Lupi:
    """The rules of Lupi e contadini with the bot as the moderator."""

    key = GameKey("lupi")
    rules_version = 1
    table_size = deck.TABLE_SIZE

    def setup(self, seats: int, options: Options, moment: Moment) -> Turn:
        """Deal and let the first night fall. Raises Refused with the key of the condition that fails."""
        flaw = deck.fits(seats, options)
        if flaw is not None:
            raise Refused(Reason.NOT_OFFERED, flaw)
        cards = deck.deal(seats, options, moment.rng.stream("deal"))
        players = tuple(Player(seat=seat, role=role) for seat, role in cards)
        return self.seated(players, options, moment)

    def seated(self, players: tuple[Player, ...], options: Options, moment: Moment) -> Turn:
        """Begin with these cards on the table: what `setup` does once it has dealt."""
        timer = Timer(token=0, phase="", closes=moment.now)
        dealt = State(options=options, players=players, round=0, phase=Talk(), timer=timer)
        return joined(turn(dealt, *told_of_the_deal(players)), night.fall(dealt, moment))

    def prompts(self, state: State, seat: Seat) -> Sequence[Prompt]:
        """The seat's questions: first the phase's own, then what stands beside it."""
        player = state.player(seat)
        if not player.alive:
            return ()
        phase = state.phase
        if isinstance(phase, Night):
            return tuple(night.prompts(state, player))
        if isinstance(phase, FirstVote):
            return (*votes.first_prompts(state, player), *sash.prompts(state, player))
        if isinstance(phase, SecondVote):
            return (*votes.second_prompts(state, player), *sash.prompts(state, player))
        return tuple(sash.prompts(state, player))

    def apply(self, state: State, move: Move, moment: Moment) -> Turn:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        answered = state if state.stirred else replace(state, stirred=True)
        return _applied(answered, move, moment)

    def expire(self, state: State, deadline: Deadline, moment: Moment) -> Turn:
        """Warn, or close the phase. A ring that comes after the close closes without a warning."""
        if isinstance(state.phase, Over) or deadline.token != state.timer.token:
            return turn(state)
        if state.timer.warnings and moment.now < state.timer.ends:
            return _warned(state, moment)
        return _CLOSINGS[type(state.phase)](state, moment)

    def leave(self, state: State, seat: Seat, why: Leave, moment: Moment) -> Turn:
        """Make a ghost of who leaves, check the end and go on as the phase requires."""
        if isinstance(state.phase, Over) or not state.player(seat).alive:
            return turn(state)
        told = joined(turn(state, PlayerLeft(seat=seat, why=why.value)), die(state, seat, "left"))
        return unless_decided(told, lambda s: _carried_on(s, seat, moment))

    def deadline(self, state: State) -> Deadline | None:
        """The next warning or close; None after the end."""
        return None if isinstance(state.phase, Over) else state.timer.deadline

    def outcome(self, state: State) -> Outcome | None:
        """The result once the game has ended."""
        phase = state.phase
        if not isinstance(phase, Over):
            return None
        return Outcome(key=phase.result, winners=frozenset(phase.winners))

    def view(self, state: State, viewer: Seat | None) -> View:
        """What this seat may know; None is the table."""
        return view(state, viewer)


def told_of_the_deal(players: tuple[Player, ...]) -> list[LupiEvent]:
    """What is told of the deal: the deck to all, a card to each, the pack to each wolf."""
    roles = [player.role for player in players]
    figures = tuple(role for role in FIGURES for _ in range(roles.count(role)))
    counts = DeckDealt(players=len(roles), wolves=roles.count(WOLF), villagers=roles.count(VILLAGER), figures=figures)
    cards = [CardDealt(to=player.seat, role=player.role) for player in players]
    pack = tuple(player.seat for player in players if player.wolf)
    met: list[LupiEvent] = [
        PackMet(to=seat, companions=without(pack, seat)) if len(pack) > 1 else HuntedAlone(to=seat) for seat in pack
    ]
    return [counts, *cards, *met]


def _applied(state: State, move: Move, moment: Moment) -> Turn:
    if isinstance(state.phase, Night):
        return _at_dawn(night.answer(state, move, moment), moment)
    if move.prompt == sash.prompt_id(state):
        return sash.show(state, move.seat)
    vote = votes.read(move.seat, str(move.pick))
    if isinstance(state.phase, FirstVote):
        return day.vote_first(state, vote, moment)
    return day.vote_second(state, vote)


def _at_dawn(so_far: Turn, moment: Moment) -> Turn:
    """Close the night now if everybody has answered and floor and slack have passed."""
    state = so_far.state
    return joined(so_far, day.dawn(state, moment)) if state.timer.ends <= moment.now else so_far


def _warned(state: State, moment: Moment) -> Turn:
    low = TimeRanLow(phase=word_of(state.phase), left_span=state.timer.left(moment.now))
    return turn(replace(state, timer=state.timer.warned(moment.now)), low)


def _carried_on(state: State, gone: Seat, moment: Moment) -> Turn:
    """What the phase makes of a leaving. Source: rules page, Leaving."""
    phase = state.phase
    if isinstance(phase, Night):
        return _at_dawn(turn(night.bereft(state, gone)), moment)
    if isinstance(phase, Defence | SecondVote) and gone in phase.nominees:
        return day.flee(state, gone, moment)
    if isinstance(phase, FirstVote):
        return day.leave_first_vote(state, gone, moment)
    return day.leave_second_vote(state, gone) if isinstance(phase, SecondVote) else turn(state)
