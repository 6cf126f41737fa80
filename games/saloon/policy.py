"""A computer player: it draws, names, asks now and then, and never closes what people are invited to tell.

It decides from its view and its prompts, and from nothing else. It never writes.
"""

from collections.abc import Sequence

from games.core.game import Move, Prompt
from games.core.ids import Seat
from games.core.rng import Rng
from games.saloon import keys
from games.saloon.view import View

_ASKS = (2, 3)
"""So often it uses a question that it has."""
_GOES_ON = (1, 4)
"""So often it wants another deal."""


def policy(view: View, prompts: Sequence[Prompt], seat: Seat, rng: Rng) -> Sequence[Move]:
    """The moves to make now, at most one a prompt."""
    if view.you is None or view.you.seat != seat:
        raise ValueError(f"seat {seat} cannot decide from a view that is not its own")
    decided = ((prompt, _pick(prompt, rng.stream(prompt.id))) for prompt in prompts)
    return [
        Move(seat=seat, prompt=prompt.id, pick=pick)
        for prompt, pick in decided
        if pick is not None and prompt.chosen is None
    ]


def _pick(prompt: Prompt, rng: Rng) -> str | None:
    """The option to pick, or None to leave the prompt as it is."""
    if prompt.standing:
        return None
    if prompt.ask == keys.ASK_PAIRS:
        return keys.OK
    if prompt.ask in (keys.ASK_QUESTION, keys.ASK_EXTRA):
        return keys.ASK if rng.chance(*_ASKS) else keys.PASS
    if prompt.ask in (keys.ASK_ENCORE, keys.ASK_ANEW):
        return keys.YES if rng.chance(*_GOES_ON) else keys.NO
    if prompt.ask == keys.ASK_OTHER:
        return rng.choice([option for option in prompt.options if option not in prompt.tools])
    return rng.choice(prompt.options)
