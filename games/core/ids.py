"""Names for quantities, so that a seat is never taken for a user id. Knows nothing else."""

from dataclasses import dataclass
from typing import Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 1 in the order of joining."""

GameKey = NewType("GameKey", str)
"""The key of a game, as in commands and tables: "lupi"."""

PromptId = NewType("PromptId", str)
"""The name of one question, at most 34 bytes of [a-z0-9.]: "n3.seer". A new question has a new id."""

RoleKey = NewType("RoleKey", str)
"""The key of a role, the stem of its Fluent messages: "seer" of lupi is `lupi-role-seer`."""

TextId = NewType("TextId", int)
"""The number under which the shell keeps a text that a person wrote; the rules never see the text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """Words that stand for somebody or something: a person's own, or one of the game's messages."""

    key: str = ""
    """A Fluent key."""
    part: str = ""
    """The key of another message, which the first one has as `$part`; "" if it needs none."""
    text: TextId = TextId(0)
    """A person's own words instead; 0: none."""

    def __str__(self) -> str:
        """As transcripts have it: the keys, or the number of the words."""
        return f"#{self.text}" if self.text else ":".join(filter(None, (self.key, self.part)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A character of a story: the noun of a role in one of its two forms, perhaps with a name that a person wrote."""

    role: RoleKey
    form: Literal["m", "f"]
    name: TextId = TextId(0)
    """0: none."""

    def __str__(self) -> str:
        """As transcripts have it: "sheriff-f", with the number of its name."""
        return f"{self.role}-{self.form}" + (f"#{self.name}" if self.name else "")
