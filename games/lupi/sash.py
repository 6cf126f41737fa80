"""The mayor's sash: who may show it when, and what it does. Source: rules page, Day, 8."""

from collections.abc import Iterator
from dataclasses import replace

from games.core.game import Detail, Kind, Prompt
from games.core.ids import PromptId, Seat
from games.lupi import keys
from games.lupi.events import SashShown
from games.lupi.state import Defence, FirstVote, Player, SecondVote, State, Talk, Turn, turn


def prompts(state: State, player: Player) -> Iterator[Prompt]:
    """The standing offer to a living mayor, from dawn until the day's last count."""
    if player.may_show_sash and _count_to_come(state):
        yield Prompt(
            id=prompt_id(state),
            ask=keys.ASK_SASH,
            options=(keys.SHOW_OPTION,),
            standing=True,
            details=(Detail("day", Kind.NUMBER, state.round),),
            seats=False,
        )


def prompt_id(state: State) -> PromptId:
    """The name of today's offer."""
    return PromptId(f"d{state.round}.sash")


def show(state: State, seat: Seat) -> Turn:
    """From now on his vote counts two, in an open count too, and everybody knows."""
    return turn(state.with_player(replace(state.player(seat), sash=True)), SashShown(seat=seat))


def _count_to_come(state: State) -> bool:
    """Whether a count is open or will be held today: after a single nominee's speech there is none."""
    phase = state.phase
    if isinstance(phase, Defence):
        return len(phase.nominees) > 1
    return isinstance(phase, Talk | FirstVote | SecondVote)
