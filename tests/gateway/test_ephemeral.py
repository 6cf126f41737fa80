"""Messages that are shown for a moment only: they have a number of their own."""

from bot.gateway.readers import read
from bot.sessions.commands import AskStatus
from tests.gateway.raw import BOT, ME, says, update


def test_a_command_that_is_shown_for_a_moment_only_is_a_command_and_its_number_is_no_message():
    """Pitfall 10: an ephemeral message has a number of its own, and 0 in the place of everybody else's."""
    (seen,) = read(says("/stato@NarratoreBot", message_id=0, ephemeral_message_id=7, receiver_user={**BOT}), ME)
    assert isinstance(seen, AskStatus)
    assert seen.where.message_id == 0
    assert read(update(ephemeral_message={"ephemeral_message_id": 7}), ME) == ()
