"""What operators ask. Whoever is none, asking the same, has given a command that does not exist."""

from dataclasses import dataclass

from bot.sessions.command import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class AskOperator(Command):
    """The operators' page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PressOperator(Command):
    """A button of that page: `what` names a page or a deed, with its parts divided by dots; `pick` is its object."""

    what: str
    pick: str
