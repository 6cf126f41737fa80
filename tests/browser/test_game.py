"""A whole game, played with nothing but clicks."""

import pytest
from playwright.async_api import expect

from storage.records import Status
from tests.browser.visitor import DESK, HAND, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


WHOLE = 1000
NOT_OF_THE_GAME = {"lobby", "opt", "halt", "stop", "rematch", "proof", "leave"}


@pytest.mark.parametrize(
    ("table", "clicks", "size"),
    [
        (("Lupi e contadini", 5), WHOLE, HAND),
        (("The Village", 5), WHOLE, DESK),
        (("Morte nel saloon", 1), WHOLE, HAND),
        (("Propaganda", 1), WHOLE, DESK),
        (("Morte nel saloon", 3), 8, DESK),
        (("Propaganda", 2), 8, HAND),
    ],
)
async def test_a_game_is_played_by_clicks(party, visit, table, clicks, size):
    """Each to its end at one size, and those that are long for some rounds at the other; computer players sit in where people lack."""
    game, seats = table
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
    if seats == 1:
        await visitor.does(visitor.group.locator(".key", has_text="Completa").last.click())
        await party.pass_time(5)
    await visitor.does(visitor.group.locator(".key", has_text="Via").last.click())
    while (await party.session(group)).status in (Status.LOBBY, Status.DRAWING):
        await party.pass_time(1)
    pressed = await plays(visitor, party, group, people, clicks)
    assert pressed == clicks or (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []
    await visitor.becomes(people[0])
    await expect(visitor.group.locator("article.message").last).to_be_visible()


async def plays(visitor: Visitor, party, group, people, most: int) -> int:
    """Everybody answers each question once, with a click on one of its buttons, until the game is over; how many clicks."""
    answered: set[tuple[int, int, int, str]] = set()
    while await party.live(group) and len(answered) < most:
        question = next(open_questions(group, people, answered), None)
        if question is None:
            due = await party.bot.next_time()
            assert due is not None
            await party.pass_time((due - party.clock.now()).total_seconds() + 0.001)
            continue
        person, message, prompt, options = question
        answered.add((person.id, message.chat.id, message.id, prompt))
        data = party.rng.stream(f"{person.id}:{message.id}:{prompt}").choice(options)
        if message.chat.private:
            await visitor.face(person).click()
        else:
            await visitor.becomes(person)
        await visitor.does(visitor.key(message, data).click())
        query = [*party.world.queries.values()][-1]
        assert (query.user, query.data) == (person.user, data)
    return len(answered)


def open_questions(group, people, answered):
    for person in people:
        for message in [*person.hears()[-8:], *group.reads()[-8:]]:
            for prompt, options in asked(message).items():
                if (person.id, message.chat.id, message.id, prompt) not in answered:
                    yield person, message, prompt, options


def asked(message) -> dict[str, list[str]]:
    """The questions of a game below a message, each with the data of its buttons."""
    found: dict[str, list[str]] = {}
    for button in message.buttons:
        data = button.get("callback_data", "")
        parts = data.split(".")
        if len(parts) > 3 and parts[1] != "-" and parts[2] not in NOT_OF_THE_GAME:
            found.setdefault(".".join(parts[1:-1]), []).append(data)
    return found
