"""What a group may set before the cards are dealt. Knows the values that can be chosen, not what they do."""

from dataclasses import dataclass, field

from games.saloon.durations import Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The settings of one table; `metadata["choices"]` are the values in the order of the menu."""

    pace: Pace = field(default="normal", metadata={"choices": ("fast", "normal", "slow")})
    choose_characters: bool = field(default=False, metadata={"choices": (False, True)})
    extra_from_answer: bool = field(default=False, metadata={"choices": (False, True)})
