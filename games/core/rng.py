"""The seeded generator. Integers only, by rejection; no state is kept between steps.

Knows hashlib and hmac, nothing of the games that draw from it.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """A source of chance, good for one step."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. Raises ValueError if n < 1."""
        ...

    def chance(self, num: int, den: int) -> bool:
        """True in num cases out of den."""
        ...

    def choice(self, items: Sequence[T]) -> T:
        """One of the items. Raises ValueError if there is none."""
        ...

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order of which each is equally likely."""
        ...

    def stream(self, label: str) -> "Rng":
        """A generator of its own for one purpose, independent of what is drawn elsewhere."""
        ...


class Draws:
    """What any generator can do once it can draw a number below n."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the one thing a subclass provides."""
        raise NotImplementedError

    def chance(self, num: int, den: int) -> bool:
        """True in num cases out of den."""
        return self.below(den) < num

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher and Yates, from the end."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            pick = self.below(last + 1)
            deck[last], deck[pick] = deck[pick], deck[last]
        return tuple(deck)


class SeededRng(Draws):
    """HMAC-SHA256 in counter mode: the same key gives the same draws on every machine, for ever."""

    __slots__ = ("_block", "_counter", "_key")

    def __init__(self, key: bytes) -> None:
        """Start at the first draw of this key."""
        self._key = key
        self._counter = 0
        self._block = b""

    @classmethod
    def for_step(cls, seed: bytes, step: int) -> "SeededRng":
        """The generator of the step with this number in a session's journal."""
        return cls(hmac.digest(seed, b"step:%d" % step, "sha256"))

    def stream(self, label: str) -> "SeededRng":
        """A generator keyed by this one's key and the label, whatever was drawn before."""
        return SeededRng(hmac.digest(self._key, b"stream:" + label.encode(), "sha256"))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, by rejection, so that no remainder favours the small ones."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}: it must be at least 1")
        bits = (n - 1).bit_length()
        if bits > 32:
            raise ValueError(f"cannot draw below {n}: at most 2**32")
        while True:
            number = self._word() >> (32 - bits) if bits else 0
            if number < n:
                return number

    def _word(self) -> int:
        if len(self._block) < 4:
            self._block = hmac.digest(self._key, b"block:%d" % self._counter, hashlib.sha256)
            self._counter += 1
        word, self._block = self._block[:4], self._block[4:]
        return int.from_bytes(word, "big")


def new_luck(rng: Rng) -> str:
    """The seed of a game's draws, from the generator of its deal: 32 bytes as hex digits."""
    return "".join(f"{rng.below(2**32):08x}" for _ in range(8))
