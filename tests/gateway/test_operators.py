"""The operators' command as it is read: in private, in no table of commands, with what was passed on."""

import pytest

from bot.gateway.readers import read
from bot.gateway.words import OPERATORS, WORDS
from bot.sessions import commands as c
from tests.gateway.raw import ANNA, AT, BRUNO, GROUP, ME, pressed, privately, says


@pytest.mark.parametrize("typed", ["/operatore", "/operator", "/OPERATORE@NarratoreBot", "/operator now"])
def test_it_is_read_in_private_in_both_languages(typed):
    (command,) = read(privately(typed), ME)
    assert isinstance(command, c.AskOperator)


def test_in_a_group_it_is_read_like_any_command_that_does_not_exist():
    for named in ("/operatore", "/nonsense"):
        assert read(says(named), ME) == ()
    (command,) = read(says("/operatore@NarratoreBot"), ME)
    assert isinstance(command, c.Unknown)
    assert command.what == "command"
    assert read(says("/operatore@AltroBot"), ME) == ()


def test_it_stands_in_no_table_of_commands():
    assert not {OPERATORS.it, OPERATORS.en} & {name for word in WORDS for name in (word.it, word.en)}


@pytest.mark.parametrize(
    ("origin", "whose"),
    [
        ({"type": "user", "date": AT, "sender_user": BRUNO}, BRUNO["id"]),
        ({"type": "chat", "date": AT, "sender_chat": GROUP}, GROUP["id"]),
        ({"type": "hidden_user", "date": AT, "sender_user_name": "Bruno"}, None),
    ],
)
def test_whose_message_was_passed_on_is_read_where_telegram_says_so(origin, whose):
    (command,) = read(privately("ciao", forward_origin=origin), ME)
    assert isinstance(command, c.SayWords)
    assert command.forwarded == whose


def test_its_buttons_are_read_whoever_presses():
    (command,) = read(pressed("1.-.op.live.all.8", user=ANNA), ME)
    assert isinstance(command, c.PressOperator)
    assert (command.what, command.pick) == ("live.all", "8")
    (command,) = read(pressed("1.-.op.ban.spam.-1002999999999"), ME)
    assert isinstance(command, c.PressOperator)
    assert command.pick == "-1002999999999"
    (command,) = read(pressed("1.abcdefgh.op.home.0"), ME)
    assert not isinstance(command, c.PressOperator)
