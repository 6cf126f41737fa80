"""What a group may set before the cards are dealt. Knows the values that can be chosen, not what they do."""

from dataclasses import dataclass, field
from typing import Literal

from games.core.absence import CHOICES, Absence
from games.lupi.durations import Pace
from games.lupi.roles import ROLES

VoteStyle = Literal["auto", "round", "together"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The settings of one table.

    `metadata["choices"]` are the values in the order of the menu.
    A field with `metadata["counts"]` is not a list of values: it holds one number for each of these role keys, in
    this order, or None for the automatic deck; a menu starts from `GameSpec.deck` and moves one number at a time.
    """

    pace: Pace = field(default="normal", metadata={"choices": ("fast", "normal", "slow")})
    vote_style: VoteStyle = field(default="auto", metadata={"choices": ("auto", "round", "together")})
    reveal_roles: bool = field(default=False, metadata={"choices": (False, True)})
    ghosts_talk: bool = field(default=False, metadata={"choices": (False, True)})
    absence: Absence = field(default="remove", metadata={"choices": CHOICES})
    deck: tuple[int, ...] | None = field(default=None, metadata={"choices": (None,), "counts": ROLES})
