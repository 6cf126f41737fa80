"""What people ask of the settings."""

from dataclasses import dataclass

from bot.sessions.command import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class AskSettings(Command):
    """The settings: in a group the way to its menu, in private one's own or, by a link, those of `chat_id`."""

    chat_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PressSettings(Command):
    """A button of the settings in private: of a group, or one's own (0). Sets `field`, or turns to the page `pick`."""

    chat_id: int
    pick: str
    field: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PressUsual(Command):
    """A button of the options with which a group usually plays a game: sets `field`, or turns to `page`."""

    chat_id: int
    code: str
    """The game, as `tokens.game_code` shortens it."""
    page: str = ""
    field: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveFile(Command):
    """A document sent in private; `text` is what it says, None where it is no text that is read here."""

    file_id: str = ""
    text: str | None = None
    readable: bool = False
    """Whether it is small enough to be fetched."""
