"""Callback data: 64 bytes, no names in it, and whatever comes back is read without an exception."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.narration.tokens import Token, decode, deep_link, encode, join_payload, read_join

sessions = st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=8, max_size=8) | st.just("-")
prompts = st.from_regex(r"[a-z0-9]{1,8}(\.[a-z0-9]{1,8}){0,2}", fullmatch=True)
options = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=16)


@given(sessions, prompts, options)
def test_what_is_written_is_read_back_within_64_bytes(session: str, prompt: str, option: str) -> None:
    data = encode(session, prompt, option)
    assert 1 <= len(data.encode()) <= 64
    assert decode(data) == Token(session, prompt, option)


@given(st.text() | st.text("1.abc-_", max_size=80))
def test_any_text_is_a_token_or_none(data: str) -> None:
    token = decode(data)
    assert token is None or encode(token.session_id, token.prompt, token.option) == data


@pytest.mark.parametrize(
    "data", ["", "1", "1.a.b", "2.abcd2345.n1.seer.3", "1.ABCD.n1.3", "1.a.n1..3", "1.a.b.c\n", None]
)
def test_what_we_never_wrote_is_no_token(data: str | None) -> None:
    assert decode(data) is None


def test_the_longest_ids_of_the_contract_fit() -> None:
    assert len(encode("abcd2345", "d99.second." + "x" * 23, "y" * 16).encode()) <= 64


def test_what_could_not_be_read_back_is_not_written() -> None:
    with pytest.raises(ValueError, match="no callback data"):
        encode("abcd2345", "n1.seer", "Però")
    with pytest.raises(ValueError, match="no callback data"):
        encode("abcd2345", "n1.seer." + "x" * 60, "3")


@given(sessions.filter(lambda session: session != "-"))
def test_an_invitation_leads_back_to_its_table(session: str) -> None:
    assert read_join(join_payload(session)) == session
    assert deep_link("a_bot", join_payload(session)) == f"https://t.me/a_bot?start=join_{session}"


@given(st.text())
def test_any_start_parameter_is_an_invitation_or_none(payload: str) -> None:
    session = read_join(payload)
    assert session is None or join_payload(session) == payload
