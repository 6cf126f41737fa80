"""What Telegram reports of topics, and that it is asked to."""

from datetime import UTC, datetime

import pytest
from telegram import (
    Chat,
    ForumTopicClosed,
    ForumTopicCreated,
    ForumTopicEdited,
    ForumTopicReopened,
    Message,
    Update,
    User,
)

from bot.gateway.readers import ALLOWED_UPDATES, read
from bot.gateway.words import Me
from bot.sessions import commands as c

ME = Me(user_id=7, username="NarratoreBot", games={})
FORUM = Chat(id=-1_002_999_999_999, type="supergroup", title="Il borgo", username="ilborgo", is_forum=True)


def in_topic(**parts: object) -> Update:
    message = Message(
        message_id=9,
        date=datetime(2026, 1, 6, tzinfo=UTC),
        chat=FORUM,
        from_user=User(id=5, first_name="Anna", is_bot=False),
        message_thread_id=77,
        is_topic_message=True,
        **parts,  # type: ignore[arg-type]
    )
    return Update(update_id=1, message=message)


@pytest.mark.parametrize(
    ("parts", "name", "closed"),
    [
        ({"forum_topic_edited": ForumTopicEdited(name="Cantina")}, "Cantina", False),
        ({"forum_topic_closed": ForumTopicClosed()}, "", True),
        ({"forum_topic_reopened": ForumTopicReopened()}, "", False),
    ],
)
def test_what_becomes_of_a_topic_is_reported_with_its_place(parts: dict[str, object], name: str, closed: bool) -> None:
    (command,) = read(in_topic(**parts), ME)
    assert isinstance(command, c.TopicChanged)
    assert (command.where.topic, command.name, command.closed) == (77, name, closed)


def test_another_icon_of_a_topic_says_nothing() -> None:
    assert read(in_topic(forum_topic_edited=ForumTopicEdited(icon_custom_emoji_id="1")), ME) == ()


def test_a_command_in_a_topic_brings_the_names_of_topic_and_group() -> None:
    made = Message(
        message_id=77,
        date=datetime(2026, 1, 6, tzinfo=UTC),
        chat=FORUM,
        forum_topic_created=ForumTopicCreated(name="Sala grande", icon_color=0),
    )
    (command,) = read(in_topic(text="/gioca", reply_to_message=made), ME)
    assert (command.where.topic_title, command.where.username) == ("Sala grande", "ilborgo")


def test_the_kinds_that_are_read_are_the_kinds_that_are_asked_for():
    """Pitfall 37: chat_member only comes to those who name it."""
    kinds = "message callback_query inline_query poll_answer my_chat_member chat_member"
    assert set(ALLOWED_UPDATES) == set(kinds.split())
    assert set(ALLOWED_UPDATES) <= set(Update.ALL_TYPES)
