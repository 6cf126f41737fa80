"""A computer player with some sense: decides from its view and its prompts, and from nothing else.

Wolves follow the first choice of the pack, a seer looks at who is new to him. Votes follow what the player knows, else
where the public votes go, above all those of whoever seems to know something; in a sentence whoever knows nothing lets
others begin. But no card is to be read off a vote with certainty. It never writes.
"""

from collections.abc import Iterator, Sequence

from games.core.game import Move, Prompt
from games.core.ids import Seat
from games.core.rng import Rng
from games.lupi import keys
from games.lupi.view import Own, View

_SENTENCES = (keys.ASK_SECOND, keys.ASK_RUNOFF)
_COUNTS = (keys.ASK_CALL, keys.ASK_VOTE, *_SENTENCES)
_CERTAIN, _INSISTS, _SASH, _STREAM, _REVENGE = 100, 9, 6, 3, 2
"""What weighs in a vote: knowledge, a name against the stream, the mayor's vote, any other vote, to be voted for by him."""
_WHIM, _FIRST_WHIM = 2, 15
"""How far players differ in what they make of the same signs: much, while there is no other than the first day's votes."""
_EARLY = 2
"""So many votes make no stream yet."""


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
        return None if _waits(view, you, prompt, rng) else _vote(view, you, prompt, rng)
    return rng.choice(prompt.options)


def _prey(you: Own, prompt: Prompt, rng: Rng) -> str:
    """What the pack wants: the choice of its lowest seat that has made one, else anybody."""
    wishes = [(choice.wolf, str(choice.target)) for choice in you.pack]
    if prompt.chosen is not None:
        wishes.append((you.seat, prompt.chosen))
    return min(wishes)[1] if wishes else rng.choice(prompt.options)


def _waits(view: View, you: Own, prompt: Prompt, rng: Rng) -> bool:
    """Whether this player would rather see first where others vote: in the sentence, without knowledge, half of the village.

    Which half is another one each day, and the same for everybody: somebody begins.
    """
    knows = any(str(learnt.about) in prompt.options for learnt in you.learnt)
    return prompt.ask in _SENTENCES and not (view.votes or knows or _begins(view, you.seat) or rng.chance(1, 6))


def _begins(view: View, seat: Seat) -> bool:
    return (view.round + seat) % 2 == 0


def _vote(view: View, you: Own, prompt: Prompt, rng: Rng) -> str:
    """The most suspect option; nobody if all are trusted, or now and then for want of a reason."""
    suspects = [option for option in prompt.options if option != keys.NOBODY_OPTION]
    trusted = _trusted(view, you, [Seat(int(option)) for option in suspects], rng)
    reasons = {option: _suspicion(view, you, Seat(int(option)), trusted) for option in suspects}
    best = max(reasons.values(), default=-1)
    if best < 0 or (best < _STREAM and rng.chance(1, 12)):
        return keys.NOBODY_OPTION
    whim = _WHIM if _signs(view, you) else _FIRST_WHIM
    scores = {option: reason + rng.below(whim) for option, reason in reasons.items() if reason >= 0}
    most = max(scores.values())
    return rng.choice([option for option, score in scores.items() if score == most])


def _signs(view: View, you: Own) -> bool:
    """Whether there is more to go by than where others vote on the first day, when nobody can know much."""
    return (
        view.round > 1
        or bool(view.nominees)
        or any(learnt.wolf for learnt in you.learnt)
        or any(player.sash for player in view.players)
        or any(vote.target == you.seat for vote in view.votes)
        or bool(_against(view))
    )


def _trusted(view: View, you: Own, suspects: Sequence[Seat], rng: Rng) -> frozenset[Seat]:
    """Whom this player would not vote for: humans that he knows of, and whoever has shown the sash.

    A wolf that always spared its companions, or voted for nobody where only they can be voted for, would be known by its
    votes: it does so one time in four, and never where they are all there is.
    """
    humans = {learnt.about for learnt in you.learnt if not learnt.wolf}
    humans |= {player.seat for player in view.players if player.sash and not you.companions}
    if you.guarded is not None and not any(d.cause == "devoured" and d.round == view.round for d in view.deaths):
        # Nobody was devoured where he stood guard: whoever slept there was wanted.
        humans.add(you.guarded)
    companions = frozenset(you.companions)
    if not companions or companions.issuperset(suspects) or rng.chance(3, 4):
        return frozenset(humans)
    return frozenset(humans) | companions


def _suspicion(view: View, you: Own, other: Seat, trusted: frozenset[Seat]) -> int:
    """How much this player wants the other one dead; below 0 means not at all."""
    if other in trusted:
        return -1
    proof = _CERTAIN if any(learnt.wolf and learnt.about == other for learnt in you.learnt) else 0
    revenge = sum(_REVENGE for vote in view.votes if vote.voter == other and vote.target == you.seat)
    return proof + revenge + sum(_weights(view, other))


def _weights(view: View, other: Seat) -> Iterator[int]:
    """What each vote against this player counts for those who know nothing themselves.

    Whoever votes for a new name against the stream may know something, and so may whoever votes first in a sentence for
    which he might have waited; whoever wears the sash is no wolf.
    """
    against = _against(view)
    for place, vote in enumerate(view.votes):
        if vote.target == other:
            first = bool(view.nominees) and place == 0 and not _begins(view, vote.voter)
            sash = _SASH if view.players[vote.voter - 1].sash else 0
            yield _STREAM + (_INSISTS if place in against or first else 0) + sash


def _against(view: View) -> frozenset[int]:
    """The places of the votes for a name that nobody had named, when others had been for a while."""
    named = set[Seat]()
    found = set[int]()
    for place, vote in enumerate(view.votes):
        if place >= _EARLY and named and vote.target is not None and vote.target not in named:
            found.add(place)
        if vote.target is not None:
            named.add(vote.target)
    return frozenset(found)
