"""One press that the app sends twice, at everything that has buttons: one effect, and a word for the second."""

import pytest

from tests.kit.party import pick_of


async def shown(party, person, word):
    """The message with which the bot answers a command in private."""
    person.says(word)
    await party.pass_time(3)
    return next(message for message in reversed(person.hears()) if message.buttons)


def data_of(message, pick):
    return next(str(button["callback_data"]) for button in message.buttons if pick_of(button) == pick)


async def sends_twice(party, person, message, pick):
    """Press, and half a minute later the app, which got no answer, sends the press again. What was said to the second."""
    press = person.presses(data=data_of(message, pick), message=message)
    await party.pass_time(3)
    before = await kept(party)
    await party.pass_time(27)
    again = person.presses_again(press)
    await party.pass_time(3)
    assert again.answered
    assert await kept(party) == before
    return again.answer.text


async def kept(party):
    """The desk's or the practice game's state, as it is stored."""
    record = await party.session_by_id("tavolo01")
    return (record.state, record.options, record.status)


@pytest.mark.parametrize("word", ["/narra villaggio", "/narra lupi"])
async def test_a_desk_goes_one_screen_on_for_one_press(party, word):
    """Pitfall 13: "on", "back", "undo" and a choice that is good on the next screen too."""
    (anna,) = party.people(1)
    await party.settle()
    await shown(party, anna, word)
    for pick in ("n-6", "deal", "go"):
        desk = next(m for m in reversed(anna.hears()) if any(pick_of(b) == pick for b in m.buttons))
        await sends_twice(party, anna, desk, pick)
    for pick in ("undo", "go", "board", "back"):
        desk = next(m for m in reversed(anna.hears()) if any(pick_of(b) == pick for b in m.buttons))
        told = await sends_twice(party, anna, desk, pick)
        assert told
    assert "Notte 1" in anna.text()
