"""The answer that chance gives for somebody who is absent, and that the proof can give again. Pure; knows specs, no game by name."""

from games.core.game import Place, Prompt
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.core.spec import GameSpec


def open_to_chance(spec: GameSpec, prompt: Prompt) -> bool:
    """Whether chance may answer: a question that all see asked, by a pick, whose answer the proof may show."""
    mine = prompt.place is Place.TABLE and not prompt.standing and not prompt.note and prompt.chosen is None
    return mine and bool(prompt.options) and not spec.sealed(prompt.id)


def drawn(prompt: Prompt, seat: Seat, seed: bytes, step: int) -> str:
    """One of the options, each equally likely, from a stream of the session's seed that belongs to this seat and step alone."""
    return SeededRng.for_step(seed, step).stream(f"absent:{seat}").choice(prompt.options)
