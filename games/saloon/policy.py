"""A computer player: it draws, names, asks now and then, and closes what it has told itself, the last one also the end.

It decides from its view and its prompts, and from nothing else. What it tells is in `sayings.py`.
"""

from collections.abc import Sequence

from games.core.game import Move, Prompt
from games.core.ids import Seat
from games.core.rng import Rng
from games.saloon import keys, sayings
from games.saloon.view import View

_ASKS = (2, 3)
"""So often it uses a question that it has."""
_GOES_ON = (1, 4)
"""So often it wants another deal where nobody has said yet."""
_TABLE = (3, 4)
"""So often it names somebody at the table, whose story is then woven into this one."""


def policy(view: View, prompts: Sequence[Prompt], seat: Seat, rng: Rng) -> Sequence[Move]:
    """The moves to make now, at most one a prompt."""
    if view.you is None or view.you.seat != seat:
        raise ValueError(f"seat {seat} cannot decide from a view that is not its own")
    decided = ((prompt, _pick(view, prompt, seat, rng.stream(prompt.id))) for prompt in prompts)
    return [
        Move(seat=seat, prompt=prompt.id, pick=pick)
        for prompt, pick in decided
        if pick is not None and prompt.chosen is None
    ]


def _pick(view: View, prompt: Prompt, seat: Seat, rng: Rng) -> str | None:
    """The option to pick, or None to leave the prompt as it is."""
    if prompt.standing:
        return keys.ON if sayings.closes(view, prompt, seat) else None
    if prompt.ask == keys.ASK_PAIRS:
        return keys.OK
    if prompt.ask in (keys.ASK_QUESTION, keys.ASK_EXTRA):
        return keys.ASK if rng.chance(*_ASKS) else keys.PASS
    if prompt.ask in (keys.ASK_ENCORE, keys.ASK_ANEW):
        return _goes_on(prompt, rng)
    if prompt.ask in (keys.ASK_ACCUSE, keys.ASK_DEFEND):
        here = [option for option in prompt.options if option not in prompt.tools]
        return rng.choice(here) if here and rng.chance(*_TABLE) else keys.OTHERS
    if prompt.ask == keys.ASK_OTHER:
        return rng.choice([option for option in prompt.options if option not in prompt.tools])
    return rng.choice(prompt.options)


def _goes_on(prompt: Prompt, rng: Rng) -> str:
    """Another deal, where at least as many want it as do not: who has said so decides for those who do not mind."""
    said = {line.key: len(line.details[0].value) for line in prompt.lines}
    if said:
        return keys.YES if said.get(keys.LINE_YES, 0) >= said.get(keys.LINE_NO, 0) else keys.NO
    return keys.YES if rng.chance(*_GOES_ON) else keys.NO
