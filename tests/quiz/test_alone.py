"""Rounds in private, through the whole bot: asked by polls, remembered, asked again when the scheduler says so."""

import pytest

from bot.playground.errors import ApiError
from bot.quiz.memory import SOON
from tests.kit.quiz import answers, poll_in, polls, question, standing


async def plays(party, person, mistakes=(), count=10):
    """Answer so many questions, those with these numbers wrongly; the questions in their order."""
    asked = []
    for number in range(1, count + 1):
        await party.pass_time(3)
        message = standing(person)
        asked.append(question(message))
        answers(person, message, right=number not in mistakes)
        await party.settle()
    await party.pass_time(3)
    return asked


async def begins(party, person, label="Dieci domande"):
    person.says("/quiz")
    await party.settle()
    person.presses(label)
    await party.pass_time(3)


@pytest.fixture
async def anna(party):
    (anna,) = party.people(1)
    await party.settle()
    return anna


async def test_ten_questions_with_three_mistakes_come_back_when_they_are_due(party, anna):
    await begins(party, anna)
    first = await plays(party, anna, mistakes=(2, 5, 9))
    assert len(set(first)) == 10
    assert "7 su 10" in anna.last.text
    missed = [first[1], first[4], first[8]]

    # Nothing is due yet: all is new.
    await begins(party, anna)
    assert question(standing(anna)) not in first
    anna.presses("Basta")
    await party.settle()

    await party.pass_time(SOON.total_seconds())
    await begins(party, anna)
    assert await plays(party, anna, count=3) == missed
    await party.pass_time(3)
    assert question(standing(anna)) not in first
    anna.presses("Basta")
    await party.settle()

    # What was known at once is due after two days; what was missed and then known, the same day.
    await party.pass_time(2 * 86_400)
    await begins(party, anna)
    again = await plays(party, anna)
    assert set(first) <= set(again) | set(missed)
    assert len(set(again) & set(first)) >= 7


async def test_the_poll_is_a_quiz_whose_voters_are_known_and_closes_when_it_is_answered(party, anna):
    await begins(party, anna)
    message = standing(anna)
    poll = poll_in(message)
    assert (poll.kind, poll.anonymous, len(poll.correct)) == ("quiz", False, 1)
    assert poll.question.startswith("1/10. ")
    assert poll.extras["explanation"]
    answers(anna, message)
    await party.settle()
    assert poll.closed
    assert message.labels == []
    await party.pass_time(2)
    assert poll_in(standing(anna)).question.startswith("2/10. ")


async def test_a_round_goes_on_where_it_was_after_a_kill(party, anna):
    await begins(party, anna)
    await plays(party, anna, count=4, mistakes=(3,))
    before = standing(anna)
    await party.restarts(after=120)
    assert standing(anna) is before
    answers(anna, before)
    await party.settle()
    await party.pass_time(3)
    await plays(party, anna, count=5)
    assert "9 su 10" in anna.last.text
    assert len(polls(anna)) == 10


async def test_a_vote_that_comes_twice_counts_once(party, anna):
    await begins(party, anna)
    answers(anna, standing(anna))
    for update in [update for update in party.world.updates.peek() if "poll_answer" in update]:
        party.world.updates.push("poll_answer", update["poll_answer"])
    await party.pass_time(3)
    assert poll_in(standing(anna)).question.startswith("2/10. ")
    cards = await party.bot.db.transact(lambda uow: uow.cards(anna.id, "village"))
    assert [card.rights for card in cards.values()] == [1]


async def test_where_polls_are_refused_the_same_is_asked_with_buttons(party, anna):
    party.world.faults.next(
        ApiError(400, "Bad Request: not enough rights to send polls to the chat"), methods="sendPoll", times=None
    )
    await begins(party, anna)
    message = anna.last
    assert message.labels[:2] == ["A", "B"]
    assert "1/10. " in message.text
    anna.presses("A", message=message)
    await party.settle()
    assert "✅" in message.text or "❌" in message.text
    assert message.labels == []
    assert anna.toasts[-1].text in ("Giusto!", "Non è questa.")
    await party.pass_time(3)
    assert "2/10. " in anna.last.text
