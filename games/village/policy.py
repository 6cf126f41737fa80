"""A computer player with some sense: decides from its view and its prompts, and from nothing else. It never writes.

By night a pack follows the first choice that it sees, who looks at people looks at somebody new, who visits stays home
with four alive. By day votes and shots go to whom the player knows for an enemy, else where the open votes go and
where the talk of the village goes (`_rumour`, the same for everybody, so that a vote comes to something); never to a
companion, a lover, or one who is known for a friend. What is known is not said: a vote is all that others see of it.
"""

from collections.abc import Callable, Sequence
from typing import Final

from games.core.game import Move, Prompt
from games.core.ids import RoleKey, Seat
from games.core.rng import Rng
from games.village import keys
from games.village.roles import BY_KEY
from games.village.roles._kit import Team
from games.village.view import Known, Own, View

_EXACT: Final = frozenset({"seer-saw", "detective-saw", "sorcerer-saw"})
"""What tells a role."""
_LOOKS: Final = frozenset(f"village-ask-{name}" for name in ("seer", "sorcerer", "oracle", "detective", "cult-hunter"))
_COMMON: Final = frozenset({"village-ask-wolf", "village-ask-cultist"})
_HOMELY: Final = frozenset({"village-ask-harlot", "village-ask-chemist"})
_VOTES: Final = frozenset({keys.ASK_VOTE, keys.ASK_VOTE_SECOND})
_POWERS: Final[dict[str, tuple[int, int]]] = {
    "village-ask-mayor": (1, 4),
    "village-ask-blacksmith": (1, 4),
    "village-ask-sandman": (1, 8),
    "village-ask-troublemaker": (1, 10),
    "village-ask-pacifist": (1, 12),
}
"""How often a power that everybody sees is used when it could be."""
_FOUR = 4
_CERTAIN = 100


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
    if prompt.ask in _COMMON:
        return _wanted(you, prompt, rng)
    if prompt.chosen is not None or not prompt.options:
        return None
    if prompt.ask in _POWERS:
        return keys.USE if rng.chance(*_POWERS[prompt.ask]) else None
    if prompt.ask == keys.ASK_CONCEDE:
        return None  # everybody sees who agrees: a player who did so by its role would tell it
    if prompt.ask in _VOTES:
        return _suspect(view, you, prompt, rng, lowest=0)
    if prompt.ask in (keys.ASK_SHOT, "village-ask-gunner"):
        return _suspect(view, you, prompt, rng, lowest=_CERTAIN if rng.chance(2, 3) else 4)
    return _by_choice(view, you, prompt, rng)


def _by_choice(view: View, you: Own, prompt: Prompt, rng: Rng) -> str:
    """Everything else that is chosen of a night or a day."""
    if prompt.ask in _HOMELY and sum(player.alive for player in view.players) <= _FOUR:
        return keys.NOBODY
    if keys.SPARK in prompt.options and rng.chance(1, 3):
        return keys.SPARK
    dear = {str(seat) for seat in _dear(you)}
    known = {str(seen.about) for seen in you.learnt} if prompt.ask in _LOOKS else set()
    wishes: tuple[Callable[[str], bool], ...] = (
        lambda option: option not in dear | known,
        lambda option: option not in dear,
        lambda _option: True,
    )
    somebody = [option for option in prompt.options if option not in (keys.NOBODY, keys.SPARK)]
    for wish in wishes:
        wanted = [option for option in somebody if wish(option)]
        if wanted:
            return rng.choice(wanted)
    return rng.choice(prompt.options)


def _wanted(you: Own, prompt: Prompt, rng: Rng) -> str | None:
    """What pack or cult wants: the choice of its lowest seat that has made one, else anybody."""
    offered = [option for option in prompt.options if option != keys.NOBODY and option != str(you.lover)]
    wishes = [(mate.seat, str(mate.target)) for mate in you.mates if str(mate.target) in offered]
    if prompt.chosen in offered:
        wishes.append((you.seat, str(prompt.chosen)))
    if wishes:
        return min(wishes)[1]
    return rng.choice(offered) if offered and prompt.chosen is None else None


def _suspect(view: View, you: Own, prompt: Prompt, rng: Rng, *, lowest: int) -> str:
    """The most suspect option, if it is suspect enough; else nobody."""
    somebody = [option for option in prompt.options if option != keys.NOBODY]
    scores = {option: _suspicion(view, you, Seat(int(option)), rng) for option in somebody}
    most = max(scores.values(), default=-1)
    if most < lowest or (most < _CERTAIN and rng.chance(1, 12)):
        return keys.NOBODY
    return rng.choice([option for option in somebody if scores[option] == most])


def _suspicion(view: View, you: Own, other: Seat, rng: Rng) -> int:
    """How much this player wants the other one dead; below 0 means not at all."""
    if other in _dear(you):
        return -1
    proof = sum(_weight(you, known) for known in you.learnt if known.about == other)
    if proof < 0:
        return -1
    against = sum(1 for vote in view.votes if vote.target == other)
    revenge = sum(2 for vote in view.votes if vote.seat == other and vote.target == you.seat)
    return proof + against + revenge + _rumour(view, other) + rng.below(2)


def _dear(you: Own) -> frozenset[Seat]:
    lover = () if you.lover is None else (you.lover,)
    return frozenset((*you.companions, *you.trusted, *lover))


def _weight(you: Own, known: Known) -> int:
    """What has been learnt of somebody weighs for or against him, as one's own team sees it."""
    mine = BY_KEY[you.role].team
    if known.kind == "harlot-saw-cultist":
        return 0 if mine is Team.CULT else _CERTAIN
    if known.kind not in _EXACT or known.role is None:
        return 0
    return -1 if _team(known.role) is mine else _CERTAIN


def _team(role: RoleKey) -> Team:
    return BY_KEY[role].team


def _rumour(view: View, seat: Seat) -> int:
    """What is said of somebody today: the same for everybody, and about nothing."""
    return (view.round * 7 + seat * 11) % 5
