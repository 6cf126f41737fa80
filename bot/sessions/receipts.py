"""What came of a command. Keys are Fluent messages; the gateway renders them in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sessions.forms import Form
from storage.records import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Toast:
    """A short answer to a press (200 characters at most once rendered)."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    also: str | None = None
    """A second message that follows the first: why what was done is not to be seen yet."""
    alert: bool = False
    """Shown as a window that has to be closed: for refusals that matter."""
    url: str | None = None
    """A deep link that the press opens instead of a toast."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """One thing that a person may send into a chat through the bot; its button draws, or leads on. Texts are rendered."""

    id: str
    title: str
    hint: str
    text: str = field(repr=False)
    button: str
    data: str = ""
    url: str = ""
    """Where the button leads, if it draws nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fixed:
    """What a message that was sent through another chat is to say from now on, without a button."""

    message: str
    """Telegram's name for it."""
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """Done and stored."""

    session_id: str | None = None
    version: int | None = None
    toast: Toast | None = None
    offers: tuple[Offer, ...] = ()
    elsewhere: str = ""
    """Beside the offers: the label of a button that leads to the private chat."""
    fixed: Fixed | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejected:
    """Refused; nothing has changed. The toast says why and what to do instead."""

    toast: Toast


@dataclass(frozen=True, slots=True, kw_only=True)
class Ignored:
    """Nothing to do: seen before, no such thing, not for us. `toast` where somebody waits for an answer."""

    why: str
    toast: Toast | None = None


Receipt = Accepted | Rejected | Ignored

ASKED_ENOUGH = Ignored(why="answered often enough", toast=Toast(key="service-not-now"))
"""The chat has had its answers for this minute (bot.sessions.manners)."""

_FORMS: dict[str, Form[Any]] = {
    kind.__name__.lower(): Form(kind, sparse=True) for kind in (Accepted, Rejected, Ignored)
}


def to_json(receipt: Receipt) -> Json:
    """The receipt as it is stored with the key of its command, so that a repeated command is answered the same."""
    kind = type(receipt).__name__.lower()
    return {"kind": kind, **_FORMS[kind].dump(receipt)}


def from_json(stored: Json) -> Receipt:
    """The receipt that was stored."""
    body = dict(stored)
    receipt: Receipt = _FORMS[body.pop("kind")].load(body)
    return receipt
