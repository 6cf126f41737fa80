"""A computer player with some sense: decides from its view and its prompts, and from nothing else.

Wolves follow the first choice of the pack, a seer looks at who is new to him, votes follow what the player knows and
where the public votes go, but no card is to be read off them with certainty. It never writes.
"""

from collections.abc import Sequence

from games.core.game import Move, Prompt
from games.core.ids import Seat
from games.core.rng import Rng
from games.lupi import keys
from games.lupi.view import Own, View

_COUNTS = (keys.ASK_CALL, keys.ASK_VOTE, keys.ASK_SECOND, keys.ASK_RUNOFF)


def policy(view: View, prompts: Sequence[Prompt], seat: Seat, rng: Rng) -> Sequence[Move]:
    """The moves to make now, at most one a prompt."""
    if view.you is None or view.you.seat != seat:
        raise ValueError(f"seat {seat} cannot decide from a view that is not its own")
    decided = ((prompt, _pick(view, view.you, prompt, rng.stream(prompt.id))) for prompt in prompts)
    return [
        Move(seat=seat, prompt=prompt.id, pick=pick)
        for prompt, pick in decided
        if pick is not None and pick != prompt.chosen
    ]


def _pick(view: View, you: Own, prompt: Prompt, rng: Rng) -> str | None:
    """The option to pick, or None to leave the prompt as it is."""
    if not prompt.options:
        return None
    if prompt.ask == keys.ASK_WOLF:
        return _prey(you, prompt, rng)
    if prompt.chosen is not None:
        return None
    if prompt.ask == keys.ASK_SEER:
        seen = {str(learnt.about) for learnt in you.learnt}
        return rng.choice([option for option in prompt.options if option not in seen] or prompt.options)
    if prompt.ask == keys.ASK_SASH:
        return keys.SHOW_OPTION if view.votes and rng.chance(1, 4) else None
    if prompt.ask in _COUNTS:
        return _vote(view, you, prompt, rng)
    return rng.choice(prompt.options)


def _prey(you: Own, prompt: Prompt, rng: Rng) -> str:
    """What the pack wants: the choice of its lowest seat that has made one, else anybody."""
    wishes = [(choice.wolf, str(choice.target)) for choice in you.pack]
    if prompt.chosen is not None:
        wishes.append((you.seat, prompt.chosen))
    return min(wishes)[1] if wishes else rng.choice(prompt.options)


def _vote(view: View, you: Own, prompt: Prompt, rng: Rng) -> str:
    """The most suspect option; nobody if all are trusted, or now and then for want of a reason."""
    suspects = [option for option in prompt.options if option != keys.NOBODY_OPTION]
    trusted = _trusted(you, [Seat(int(option)) for option in suspects], rng)
    scores = {option: _suspicion(view, you, Seat(int(option)), trusted, rng) for option in suspects}
    most = max(scores.values(), default=-1)
    if most < 0 or (most < 3 and rng.chance(1, 12)):
        return keys.NOBODY_OPTION
    return rng.choice([option for option in suspects if scores[option] == most])


def _trusted(you: Own, suspects: Sequence[Seat], rng: Rng) -> frozenset[Seat]:
    """Whom this player would not vote for.

    A wolf that always spared its companions, or voted for nobody where only they can be voted for, would be known by its
    votes: it does so every other time, and never where they are all there is.
    """
    humans = frozenset(learnt.about for learnt in you.learnt if not learnt.wolf)
    companions = frozenset(you.companions)
    if not companions or companions.issuperset(suspects) or rng.chance(1, 2):
        return humans
    return humans | companions


def _suspicion(view: View, you: Own, other: Seat, trusted: frozenset[Seat], rng: Rng) -> int:
    """How much this player wants the other one dead; below 0 means not at all."""
    if other in trusted:
        return -1
    against = sum(1 for vote in view.votes if vote.target == other)
    revenge = sum(2 for vote in view.votes if vote.voter == other and vote.target == you.seat)
    proof = 100 if any(learnt.wolf and learnt.about == other for learnt in you.learnt) else 0
    return proof + against + revenge + rng.below(3)
