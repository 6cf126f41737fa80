"""What came of a command. Keys are Fluent messages; the gateway renders them in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Toast:
    """A short answer to a press (200 characters at most once rendered)."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    alert: bool = False
    """Shown as a window that has to be closed: for refusals that matter."""
    url: str | None = None
    """A deep link that the press opens instead of a toast."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """Done and stored."""

    session_id: str | None = None
    version: int | None = None
    toast: Toast | None = None


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
