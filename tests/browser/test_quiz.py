"""A quiz on the page: polls with buttons to vote, what came of it, each person's own view of it."""

import pytest
from playwright.async_api import expect

from tests.kit.quiz import poll_in, standing

pytestmark = pytest.mark.browser


async def test_a_question_in_private_is_answered_by_a_click_and_says_why(party, visit):
    anna = party.world.person("Anna", started=True)
    party.world.group("Il borgo", anna)
    anna.says("/quiz")
    await party.settle()
    visitor = await visit()
    phone = visitor.phone(anna)
    await visitor.does(phone.get_by_role("button", name="Dieci domande").click())
    message = standing(anna)
    poll = poll_in(message)
    wrong = (poll.correct[0] + 1) % len(poll.options)
    await visitor.does(visitor.key(message, f"vote:{wrong}").click())
    article = phone.locator(f'article[data-id="{message.id}"]')
    await expect(article.get_by_text(f"✅ {poll.options[poll.correct[0]]}")).to_be_visible()
    await expect(article.get_by_text(f"❌ {poll.options[wrong]}")).to_be_visible()
    await expect(article.get_by_text(poll.extras["explanation"])).to_be_visible()
    await expect(article.locator(".vote")).to_have_count(0)
    await expect(article.get_by_text("Chiuso")).to_be_visible()


async def test_in_a_group_each_hand_votes_for_itself(party, visit):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno, bot="admin", owner=anna)
    anna.says("/quiz@NarratoreBot", group)
    await party.settle()
    bruno.presses("Ci sto", where=group)
    anna.presses("Cominciamo", where=group)
    await party.settle()
    message = standing(group)
    visitor = await visit()
    await visitor.becomes(anna)
    await visitor.does(visitor.key(message, "vote:0").click())
    choices = visitor.group.locator(f'article[data-id="{message.id}"] .vote')
    await expect(choices).to_have_count(0)
    await visitor.becomes(bruno)
    await expect(choices).to_have_count(len(poll_in(message).options))
    await visitor.does(visitor.key(message, "vote:1").click())
    await expect(choices).to_have_count(0)
    assert poll_in(message).closed
    await visitor.becomes(anna)
    await expect(choices).to_have_count(0)
