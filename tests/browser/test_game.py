"""A whole game, played with nothing but clicks."""

import pytest
from playwright.async_api import expect

from storage.records import Status
from tests.browser.visitor import DESK, HAND, Visitor
from tests.kit.party import prompt_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        ("Lupi e contadini", 5, DESK),
        ("Lupi e contadini", 5, HAND),
        ("The Village", 5, DESK),
        ("The Village", 5, HAND),
    ],
)
async def test_a_whole_game_is_played_by_clicks(party, visit, game, seats, size):
    people = party.strangers(seats)
    group = party.world.group("Il borgo", *people)
    visitor = await visit(size=size)
    # What a vision or a refusal says stands before everything until it has been read.
    await visitor.page.add_locator_handler(
        visitor.page.locator("#alert[open]"), lambda box: box.get_by_role("button").click()
    )
    await visitor.becomes(people[0])
    await visitor.does(visitor.group.locator(".chip").first.click())
    await visitor.does(visitor.group.locator(".key", has_text=game).last.click())
    for person in people:
        await visitor.becomes(person)
        await visitor.does(visitor.group.locator(".key", has_text="Entro").last.click())
        await visitor.does(visitor.phone(person).locator(".start").click())
        await party.pass_time(5)
    await visitor.becomes(people[0])
    await visitor.does(visitor.group.locator(".key", has_text="Via").last.click())
    await party.until(lambda: all(prompt_of(message) for message in (person.last for person in people)))
    await plays(visitor, party, group, people)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []
    await visitor.becomes(people[0])
    await expect(visitor.group.locator("article.message").last).to_be_visible()


async def plays(visitor: Visitor, party, group, people) -> None:
    """Everybody answers each question once, with a click on one of its buttons, until the game is over."""
    answered: set[tuple[int, int, int, str]] = set()
    while await party.live(group):
        question = next(open_questions(group, people, answered), None)
        if question is None:
            due = await party.bot.next_time()
            assert due is not None
            await party.pass_time((due - party.clock.now()).total_seconds() + 0.001)
            continue
        person, message, prompt = question
        answered.add((person.id, message.chat.id, message.id, prompt))
        options = [button["callback_data"] for button in message.buttons if "callback_data" in button]
        data = party.rng.stream(f"{person.id}:{message.id}:{prompt}").choice(options)
        if message.chat.private:
            await visitor.face(person).click()
        else:
            await visitor.becomes(person)
        presses = len(party.world.queries)
        await visitor.does(visitor.key(message, data).click())
        assert len(party.world.queries) > presses


def open_questions(group, people, answered):
    for person in people:
        for message in [*person.hears()[-8:], *group.reads()[-8:]]:
            prompt = prompt_of(message)
            if prompt is not None and (person.id, message.chat.id, message.id, prompt) not in answered:
                yield person, message, prompt
