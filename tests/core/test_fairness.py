"""The seal: the commitment fixes the secret, the seed depends on every seat, nothing shows the secret."""

from hypothesis import assume, given
from hypothesis import strategies as st

from games.core.fairness import Seal, seat_entropy, verify

SECRETS = st.binary(min_size=32, max_size=32)
SESSIONS = st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=8, max_size=8)


@given(secret=SECRETS, session=SESSIONS)
def test_the_secret_that_was_committed_to_verifies(secret: bytes, session: str) -> None:
    assert verify(Seal(secret).commitment(session), session, secret)


@given(secret=SECRETS, other=SECRETS, session=SESSIONS)
def test_another_secret_does_not_verify(secret: bytes, other: bytes, session: str) -> None:
    assume(secret != other)
    assert not verify(Seal(secret).commitment(session), session, other)


def test_a_commitment_holds_for_its_own_session_only() -> None:
    assert not verify(Seal(b"s" * 32).commitment("session1"), "session2", b"s" * 32)


def test_a_commitment_is_sixty_four_hex_characters_without_the_secret() -> None:
    commitment = Seal(b"\x01" * 32).commitment("session1")
    assert len(bytes.fromhex(commitment)) == 32
    assert (b"\x01" * 32).hex() not in commitment


@given(secret=SECRETS, entropy=st.lists(st.text(max_size=6), min_size=1, max_size=6), at=st.integers(0, 5))
def test_every_seat_moves_the_seed(secret: bytes, entropy: list[str], at: int) -> None:
    other = list(entropy)
    other[at % len(other)] += "x"
    assert Seal(secret).seed("session1", entropy) != Seal(secret).seed("session1", other)


def test_the_order_of_the_seats_moves_the_seed() -> None:
    seal = Seal(b"s" * 32)
    assert seal.seed("session1", ["a", "b"]) != seal.seed("session1", ["b", "a"])


def test_neighbouring_parts_cannot_be_shifted_into_one_another() -> None:
    seal = Seal(b"s" * 32)
    assert seal.seed("session1", ["ab", "c"]) != seal.seed("session1", ["a", "bc"])
    assert seal.seed("session1", ["a"]) != seal.seed("session1", ["a", ""])


def test_the_seed_cannot_be_made_without_the_secret() -> None:
    assert Seal(b"s" * 32).seed("session1", ["a"]) != Seal(b"t" * 32).seed("session1", ["a"])


def test_a_seats_entropy_is_its_own_and_does_not_show_the_person() -> None:
    first, second = seat_entropy("session1", 5_000_000_001), seat_entropy("session1", 5_000_000_002)
    assert first != second
    assert first != seat_entropy("session2", 5_000_000_001)
    assert "5000000001" not in first


def test_a_seal_shows_nothing_of_its_secret() -> None:
    assert repr(Seal(b"secret" * 6)) == "Seal(…)"
