"""A computer player with some sense: decides from its view and its prompts, and from nothing else.

It recovers what it can, plays its combinations, attacks where it has more to win than to lose, occupies what it can
hold, buys a star when it borders nobody, and stops when its offices grow thin. It never writes.
"""

from collections.abc import Sequence
from typing import Final

from games.core.game import Move, Prompt
from games.core.ids import Seat
from games.core.rng import Rng
from games.propaganda import keys
from games.propaganda.view import Place, View

_BOLD: Final = 2
"""Pawns of an office that may attack without much thought."""


def policy(view: View, prompts: Sequence[Prompt], seat: Seat, rng: Rng) -> Sequence[Move]:
    """The moves to make now, at most one a prompt."""
    if view.you is None or view.you.seat != seat:
        raise ValueError(f"seat {seat} cannot decide from a view that is not its own")
    private = [prompt for prompt in prompts if prompt.ask in (keys.ASK_COMBINE, keys.ASK_HOUSE)]
    vows = [prompt for prompt in prompts if prompt.ask == keys.ASK_PROMISE]
    # A combination is played before the turn goes on: afterwards it is too late.
    asked = (vows or private or list(prompts))[:1]
    return [
        Move(seat=seat, prompt=prompt.id, pick=_pick(view, seat, prompt, rng.stream(prompt.id))) for prompt in asked
    ]


def _pick(view: View, seat: Seat, prompt: Prompt, rng: Rng) -> str:
    places = {str(place.house): place for place in view.places}
    if prompt.ask == keys.ASK_TURN:
        return _course(view, seat, prompt, rng)
    if prompt.ask == keys.ASK_FROM:
        return _attacker(view, seat, prompt, rng)
    if prompt.ask == keys.ASK_AGAINST:
        return _against(places, prompt, rng)
    if prompt.ask == keys.ASK_EMPTIED:
        return _emptied(view, seat, places, prompt)
    if prompt.ask in (keys.ASK_RECOVER, keys.ASK_RESERVE, keys.ASK_REINFORCE):
        return _reinforced(places, prompt, rng)
    return rng.choice([option for option in prompt.options if option not in (keys.BACK, keys.REST)])


def _course(view: View, seat: Seat, prompt: Prompt, rng: Rng) -> str:
    if keys.CAMPAIGN not in prompt.options:
        return keys.STAR
    strong = any(place.owner == seat and place.pawns >= _BOLD and place.rivals for place in view.places)
    return keys.CAMPAIGN if strong or rng.chance(1, 3) else keys.STAR if rng.chance(1, 3) else keys.STOP


def _attacker(view: View, seat: Seat, prompt: Prompt, rng: Rng) -> str:
    mine = [place for place in view.places if place.owner == seat and str(place.house) in prompt.options]
    strong = [place for place in mine if place.pawns >= _BOLD]
    if not strong or rng.chance(1, 6):
        return keys.STOP
    best = max(place.pawns for place in strong)
    return str(rng.choice([place for place in strong if place.pawns == best]).house)


def _against(places: dict[str, Place], prompt: Prompt, rng: Rng) -> str:
    rivals = [option for option in prompt.options if option in places]
    weakest = min(places[option].pawns for option in rivals)
    return rng.choice([option for option in rivals if places[option].pawns == weakest])


def _emptied(view: View, seat: Seat, places: dict[str, Place], prompt: Prompt) -> str:
    """Moves in where a pawn can be spared, unless fewer offices make this list's share of them a majority."""
    mine = sum(place.owner == seat for place in view.places)
    if mine >= (len(view.places) - 1) // 2 + 1:
        return keys.DISMANTLE
    sources = [option for option in prompt.options if option in places]
    return max(sources, key=lambda option: places[option].pawns) if sources else keys.DISMANTLE


def _reinforced(places: dict[str, Place], prompt: Prompt, rng: Rng) -> str:
    """An office at the front, if there is one."""
    houses = [option for option in prompt.options if option in places]
    front = [option for option in houses if places[option].rivals] or houses
    return rng.choice(front)
