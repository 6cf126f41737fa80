"""The kinds of audience that a fact may have, for event classes to build on.

A field `to` is who is told and no part of the fact. An `int` that ends in `_span` is a number of seconds. The Fluent
message of an event class is `<game>-` and its `kind`.
"""

from dataclasses import dataclass

from games.core.game import TABLE, Audience, only
from games.core.ids import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """Told to everybody."""

    @property
    def audience(self) -> Audience:
        """The whole table."""
        return TABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class Private:
    """Told to one seat."""

    to: Seat

    @property
    def audience(self) -> Audience:
        """That seat alone."""
        return only(self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class Members:
    """Told to several seats, each in private."""

    to: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Those seats."""
        return only(*self.to)
