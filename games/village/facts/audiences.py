"""The three kinds of audience of this game. Facts only: no state, no texts.

A field `to` is who is told and no part of the fact. An `int` that ends in `_span` is a number of seconds. The Fluent
message of a class is `village-` and its `kind`.
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
    """Told to several seats, each in private: a pack, a cult, whoever went there."""

    to: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Those seats."""
        return only(*self.to)
