"""People who answer a quiz in the playground's world. Knows polls and buttons, nothing of the bot."""

from bot.playground.model import Message, Poll
from bot.playground.puppets import Group, Person


def polls(where: Person | Group) -> list[Message]:
    """The polls in this chat, oldest first, closed ones too."""
    heard = where.hears() if isinstance(where, Person) else where.reads()
    return [message for message in heard if message.poll is not None]


def standing(where: Person | Group) -> Message:
    """The poll that can be answered now."""
    found = [message for message in polls(where) if not poll_in(message).closed]
    assert len(found) == 1, [poll_in(message).question for message in found]
    return found[0]


def poll_in(message: Message) -> Poll:
    """The poll of a message that has one."""
    assert message.poll is not None
    return message.poll


def question(message: Message) -> str:
    """What a poll asks, without its number."""
    return poll_in(message).question.partition(". ")[2]


def answers(person: Person, message: Message, *, right: bool = True) -> None:
    """Vote for the right answer, or for the first wrong one."""
    poll = poll_in(message)
    correct = poll.correct[0]
    person.votes(message, correct if right else (correct + 1) % len(poll.options))
