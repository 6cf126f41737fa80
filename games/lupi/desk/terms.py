"""What the moderator agrees with the table before the cards are dealt. Source: rules page, Composition, Day and Durations."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from games.lupi.desk.entries import Manner
from games.lupi.durations import DURATIONS, Durations
from games.lupi.options import Options


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of one table."""

    pace: Literal["fast", "normal"] = "normal"
    """How long the desk proposes to talk; a slow game is none for one room."""
    reveal_roles: Literal["no", "yes"] = "no"
    ghosts_talk: Literal["no", "yes"] = "no"
    first: Manner = "voters"
    """How the first vote is entered: the moderator calls each player, or counts hands."""
    second: Manner = "hands"
    """The same for the second."""
    deck: tuple[int, ...] | None = None
    """A deck by hand, one number for each of `roles.ROLES`."""

    @property
    def options(self) -> Options:
        """The game's options under these terms. Votes lie open until the moderator counts them."""
        return Options(
            pace=self.pace,
            vote_style="together",
            reveal_roles=self.reveal_roles == "yes",
            ghosts_talk=self.ghosts_talk == "yes",
            deck=self.deck,
        )

    @property
    def durations(self) -> Durations:
        """How long everything lasts at this pace."""
        return DURATIONS[self.pace]


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "reveal_roles": ("no", "yes"),
    "ghosts_talk": ("no", "yes"),
    "first": ("voters", "hands"),
    "second": ("hands", "voters"),
    "pace": ("normal", "fast"),
}
"""The terms that are one of several values, in the order of the menu."""


def agreed(terms: Terms, name: str, value: str) -> Terms:
    """The terms with one of them set. Raises LookupError for what there is not."""
    if value not in CHOICES.get(name, ()):
        raise LookupError(f"no term {name}={value}")
    chosen: dict[str, Any] = {name: value}
    return replace(terms, **chosen)
