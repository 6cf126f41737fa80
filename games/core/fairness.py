"""The seal: a secret committed to before the seats are known, a seed that nobody could choose.

Knows hashlib and hmac. What is drawn from the seed is `rng.py`'s.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

_TAG = b"narratore-1"


def _digest(kind: bytes, *parts: bytes) -> bytes:
    """SHA-256 over tag, kind and the parts, each with its length, so that no two lists collide."""
    whole = hashlib.sha256()
    for part in (_TAG, kind, *parts):
        whole.update(len(part).to_bytes(4, "big"))
        whole.update(part)
    return whole.digest()


def seat_entropy(session: str, user_id: int) -> str:
    """What a seated person adds to the seed: a digest that does not show who it is (hex, 64 characters)."""
    return _digest(b"seat", session.encode(), str(user_id).encode()).hex()


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret of one session, 32 bytes from the operating system, drawn when the lobby opens."""

    secret: bytes

    def __repr__(self) -> str:
        """Show nothing: a seal must be safe to appear in a traceback."""
        return "Seal(…)"

    def commitment(self, session: str) -> str:
        """What is published beforehand: 64 hex characters that fix the secret without telling it."""
        return _digest(b"commit", session.encode(), self.secret).hex()

    def seed(self, session: str, entropy: Sequence[str]) -> bytes:
        """The seed of every draw (32 bytes): from the secret, the seats in order and the thrown dice."""
        message = _digest(b"seed", session.encode(), *(item.encode() for item in entropy))
        return hmac.digest(self.secret, message, "sha256")


def verify(commitment: str, session: str, secret: bytes) -> bool:
    """Whether this secret is the one that was committed to."""
    return hmac.compare_digest(Seal(secret).commitment(session), commitment)
