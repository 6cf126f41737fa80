"""A moderator's evening over the whole Bot API: from /narra to the chronicle, with the bot killed on the way."""

import random

import pytest

from bot.narration.paging import LONGEST_TEXT, seen_length
from bot.playground.model import Message
from bot.playground.puppets import Person
from tests.kit.party import NAMES, Party, pick_of

ASIDE = ("undo", "board", "back", "clock", "hands", "voters", "sash", "split", "menu", "link")
"""Buttons that lead away from the evening's course."""


def picks(message: Message) -> list[str]:
    return [pick_of(button) for button in message.buttons if "callback_data" in button]


async def taps(party: Party, person: Person, pick: str) -> Message:
    message = person.last
    data = next(str(b["callback_data"]) for b in message.buttons if "callback_data" in b and pick_of(b) == pick)
    person.presses(message=message, data=data)
    await party.pass_time(1)
    return person.last


async def writes(party: Party, person: Person, text: str) -> Message:
    person.says(text)
    await party.pass_time(1)
    return person.last


async def state_of(party: Party, person: Person) -> object:
    session = await party.bot.db.transact(lambda uow: str(uow.last_session_at(person.id, None)))
    return (await party.bot.db.transact(lambda uow: uow.session(session))).state


async def test_a_first_game_is_set_up_in_four_taps(party: Party) -> None:
    """From /narra to the first call: which game, how many, the deal, the night."""
    (anna,) = party.people(1)
    await writes(party, anna, "/narra")
    for pick in ("lupi-desk", "n-9", "deal"):
        await taps(party, anna, pick)
    message = await taps(party, anna, "go")
    assert "Lupi mannari, aprite gli occhi" in (message.text or "")


async def test_the_command_names_the_game_in_either_language(party: Party) -> None:
    anna, bruno = party.people(2)
    for person, text in ((anna, "/narra lupi"), (bruno, "/narrate wolves")):
        message = await writes(party, person, text)
        assert picks(message)[0] == "n-5"
        assert "sinistra" in (message.text or "")


@pytest.mark.parametrize("players", [8, 16])
async def test_a_whole_evening_is_moderated(party: Party, players: int) -> None:
    (anna,), dice = party.people(1), random.Random(players)
    await writes(party, anna, "/narra lupi")
    await writes(party, anna, "\n".join(f"{NAMES[at % len(NAMES)]} {at}" for at in range(players)))
    await taps(party, anna, "deal")
    await taps(party, anna, "go")
    for step in range(400):
        message = anna.last
        assert seen_length(message.text or "") <= LONGEST_TEXT
        offered = picks(message)
        if "rematch" in offered or not offered:
            break
        if step in (2, 9):
            before = await state_of(party, anna)
            await party.restarts(after=30)
            assert await state_of(party, anna) == before
        if any(pick.startswith(("t", "of-")) for pick in offered):
            await _votes(party, anna, offered, dice)
        else:
            useful = [pick for pick in offered if pick not in ASIDE and not pick.startswith("m-")]
            await taps(party, anna, dice.choice(useful))
    assert "Com’è andata" in anna.text()


async def _votes(party: Party, anna: Person, offered: list[str], dice: random.Random) -> None:
    """A count in words: totals where hands are counted, else one voter for one of them."""
    named = [pick.partition("-")[2] for pick in offered if pick.startswith(("t", "of-")) and not pick.endswith("-0")]
    if any(pick.startswith("of-") for pick in offered):
        await writes(party, anna, f"{dice.choice(named)} 2")
    else:
        voter = next(pick for pick in offered if pick.startswith("t")).partition("-")[0][1:]
        await writes(party, anna, f"{voter} > {dice.choice(named)}")
    await taps(party, anna, "count")
