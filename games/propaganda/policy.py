"""A computer player with some sense: decides from its view and its prompts, and from nothing else.

It recovers what it can, plays a combination that pays, debates until it has won a card and while it is the stronger one,
occupies what it can hold, buys a star when it has nobody to debate with, and stops when its offices grow thin. It never writes.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.core.game import Move, Prompt
from games.core.ids import Seat
from games.core.rng import Rng
from games.propaganda import keys
from games.propaganda.view import Place, View

_BOLD: Final = 2
"""Pawns of an office that may attack without much thought."""
_WORTH: Final = 2
"""Lost pawns for which a combination is played; for fewer it is kept."""

Places = Mapping[str, Place]


def policy(view: View, prompts: Sequence[Prompt], seat: Seat, rng: Rng) -> Sequence[Move]:
    """The moves to make now, at most one a prompt."""
    if view.you is None or view.you.seat != seat:
        raise ValueError(f"seat {seat} cannot decide from a view that is not its own")
    # A combination is played before the turn goes on: afterwards it is too late.
    asked = [prompt for prompt in prompts if prompt.standing and _pays(view, seat, prompt)] or [
        prompt for prompt in prompts if not prompt.standing
    ]
    return [
        Move(seat=seat, prompt=prompt.id, pick=_pick(view, seat, prompt, rng.stream(prompt.id))) for prompt in asked[:1]
    ]


def _pays(view: View, seat: Seat, prompt: Prompt) -> bool:
    """Whether a question about the hand is worth an answer: a combination that has been begun is played."""
    if prompt.ask != keys.ASK_COMBINE:
        return True
    mine = next(standing for standing in view.lists if standing.seat == seat)
    return len(prompt.options) > 1 and (mine.lost >= _WORTH or not mine.offices)


def _pick(view: View, seat: Seat, prompt: Prompt, rng: Rng) -> str:
    places = {str(place.house): place for place in view.places}
    if prompt.ask in (keys.ASK_TURN, keys.ASK_NEXT):
        return _course(view, places, prompt, rng)
    if prompt.ask == keys.ASK_AGAINST:
        return _weakest(places, [option for option in prompt.options if option in places], rng)
    if prompt.ask == keys.ASK_EMPTIED:
        return _emptied(view, seat, places, prompt)
    if prompt.ask in (keys.ASK_RECOVER, keys.ASK_RESERVE, keys.ASK_REINFORCE):
        return _reinforced(view, places, prompt, rng)
    return rng.choice([option for option in prompt.options if option not in (keys.BACK, keys.REST, keys.KEEP)])


def _course(view: View, places: Places, prompt: Prompt, rng: Rng) -> str:
    """A debate, or else a star while there is the choice, or the end of the turn."""
    debates = [option for option in prompt.options if option not in prompt.tools]
    strong = [option for option in debates if places[option.partition("-")[0]].pawns >= _BOLD]
    star = keys.STAR in prompt.options
    if view.won:
        ahead = [option for option in strong if _margin(places, option) > 0]
        if ahead and rng.chance(3, 4):
            return _best(places, ahead, rng)
        return _best(places, strong, rng) if strong and rng.chance(1, 4) else keys.STOP
    if strong and rng.chance(9, 10):
        return _best(places, strong, rng)
    if star:
        return keys.STAR if not debates or rng.chance(2, 3) else _best(places, debates, rng)
    return _best(places, debates, rng) if debates and rng.chance(1, 3) else keys.STOP


def _best(places: Places, options: Sequence[str], rng: Rng) -> str:
    """The option that sets the strongest office against the weakest; of several one at random."""
    best = max(_margin(places, option) for option in options)
    return rng.choice([option for option in options if _margin(places, option) == best])


def _margin(places: Places, option: str) -> int:
    """By how many pawns the attacking office is stronger; of an office alone, than the weakest of its rivals."""
    origin, _, target = option.partition("-")
    rivals = (target,) if target else map(str, places[origin].rivals)
    return places[origin].pawns - min(places[rival].pawns for rival in rivals)


def _weakest(places: Places, rivals: Sequence[str], rng: Rng) -> str:
    least = min(places[option].pawns for option in rivals)
    return rng.choice([option for option in rivals if places[option].pawns == least])


def _emptied(view: View, seat: Seat, places: Places, prompt: Prompt) -> str:
    """Moves in where a pawn can be spared, unless fewer offices make this list's share of them a majority."""
    mine = sum(place.owner == seat for place in view.places)
    if mine >= (len(view.places) - 1) // 2 + 1:
        return keys.DISMANTLE
    sources = [option for option in prompt.options if option in places]
    return max(sources, key=lambda option: places[option].pawns) if sources else keys.DISMANTLE


def _reinforced(view: View, places: Places, prompt: Prompt, rng: Rng) -> str:
    """An office at the front, if there is one: the weakest one, or in the opening any."""
    houses = [option for option in prompt.options if option in places]
    front = [option for option in houses if places[option].rivals] or houses
    return _weakest(places, front, rng) if view.round else rng.choice(front)
