"""What people ask of figures: commands, as those of `bot.sessions.commands`."""

from dataclasses import dataclass

from bot.sessions.commands import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class AskFigures(Command):
    """One's own figures: in private all of them, in a group those of that group, told in private."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PressFigures(Command):
    """A button under one's figures: "trophies", or "hide" and "show" for rankings."""

    pick: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRanking(Command):
    """A group's ranking: that of the season, or `ever`."""

    chat_id: int | None = None
    """In private: which group's; None asks which."""
    ever: bool = False
    turned: bool = False
    """Whether the button stands under a ranking, which then becomes the other one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHistory(Command):
    """One's last games; with a session, its story."""

    session_id: str | None = None
