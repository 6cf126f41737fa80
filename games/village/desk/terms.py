"""What the narrator agrees with the table before the cards are dealt. Source: rules page, 9.2, 2 and 4; 5.6, in person."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from games.core.ids import RoleKey
from games.village.options import EXCLUDABLE, Options, Reveal, ThiefMode, TraitorRule

OUT: Final = "out"
IN: Final = "in"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of one table. Names of fields are those of `Options` where they are options."""

    excluded: tuple[RoleKey, ...] = ()
    deal_mode: Literal["balanced", "chaos"] = "balanced"
    reveal_on_death: Reveal = "role"
    thief_mode: ThiefMode = "full"
    traitor_rule: TraitorRule = "both"
    beholder_mutual: Literal["yes", "no"] = "yes"
    rounds: Literal["two", "one"] = "two"
    """How often everybody is called by night: once for the choices and once for the slips, or once for both."""
    unreadable: Literal["discard", "again"] = "discard"
    """A slip of the vote that nobody can read: it is void, or its writer may write another one. For the whole game."""

    @property
    def options(self) -> Options:
        """The game's options under these terms: nobody is struck out for missing votes in a room."""
        return Options(
            excluded=self.excluded,
            deal_mode=self.deal_mode,
            reveal_on_death=self.reveal_on_death,
            thief_mode=self.thief_mode,
            traitor_rule=self.traitor_rule,
            beholder_mutual=self.beholder_mutual == "yes",
            absence="skip",
        )


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "deal_mode": ("balanced", "chaos"),
    "reveal_on_death": ("role", "team", "none"),
    "thief_mode": ("full", "first_night"),
    "traitor_rule": ("both", "village", "wolves"),
    "beholder_mutual": ("yes", "no"),
    "rounds": ("two", "one"),
    "unreadable": ("discard", "again"),
}
"""The terms that are one of several values, in the order of the menu."""
GROUPS: Final = tuple(EXCLUDABLE)
"""The pages of roles that can be left out."""
_OPTIONAL: Final = frozenset(role for group in EXCLUDABLE.values() for role in group)


def agreed(terms: Terms, name: str, value: str) -> Terms:
    """The terms with one of them set: `value` of a role's name is "out" or "in". Raises LookupError for what there is not."""
    if name in _OPTIONAL and value in (OUT, IN):
        without = set(terms.excluded) - {name}
        return replace(terms, excluded=tuple(sorted(without | {RoleKey(name)} if value == OUT else without)))
    if value not in CHOICES.get(name, ()):
        raise LookupError(f"no term {name}={value}")
    chosen: dict[str, str] = {name: value}
    return replace(terms, **chosen)  # type: ignore[arg-type]
