"""A narrator's evening over the whole Bot API: from /narra to the chronicle, with the bot killed on the way."""

import random

import pytest

from bot.narration.paging import LONGEST_TEXT, seen_length
from bot.playground.model import Message
from bot.playground.puppets import Person
from games.village.desk.state import Desk
from tests.kit.party import NAMES, Party, pick_of

ASIDE = (
    *("undo", "board", "sheet", "why", "certain", "fresh", "back", "hand", "swap", "again", "rules", "x"),
    *("menu", "link"),
)
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


async def desk_of(party: Party, person: Person) -> Desk:
    def find(uow) -> str:
        return str(uow.last_session_at(person.id, None))

    session = await party.bot.db.transact(find)
    record = await party.bot.db.transact(lambda uow: uow.session(session))
    spec = party.bot.service._kit.codec.spec(record.game)
    return party.bot.service._kit.codec.load(spec, record.state, record.rules_version)


async def begins(party: Party, players: int) -> Person:
    (anna,) = party.people(1)
    await writes(party, anna, "/narra villaggio")
    names = [f"{NAMES[at % len(NAMES)]} {at}" for at in range(players)]
    await writes(party, anna, "\n".join(names))
    await taps(party, anna, "deal")
    await taps(party, anna, "go")
    return anna


def next_pick(offered: list[str], dice: random.Random) -> str:
    """What a narrator taps who has nothing special in mind."""
    useful = [pick for pick in offered if pick not in ASIDE and not pick.startswith(("night-", "s-", "k-", "f-"))]
    nights = [pick for pick in offered if pick.startswith("night-")]
    return dice.choice(nights or useful)


@pytest.mark.parametrize("players", [5, 8, 12, 20, 35])
async def test_a_whole_game_is_narrated_for_every_deck(party: Party, players: int) -> None:
    """The screens fit a message, and the desk is where it was when the bot is killed."""
    anna, dice = await begins(party, players), random.Random(players)
    told = ""
    for step in range(900):
        message = anna.last
        assert seen_length(message.text or "") <= LONGEST_TEXT
        offered = picks(message)
        if "rematch" in offered or not offered:
            break
        if step in (7, 40):
            before = (await desk_of(party, anna)).entries
            await party.restarts(after=30)
            assert (await desk_of(party, anna)).entries == before
        if any(pick.startswith("t") and pick.endswith("-x") for pick in offered):
            living = (await desk_of(party, anna)).position.the_village().living_seats
            most = dice.choice(living)
            await writes(party, anna, "\n".join(f"{seat} {most}" for seat in living if seat != most))
            await taps(party, anna, "count")
        else:
            await taps(party, anna, next_pick(offered, dice))
    told = anna.text()
    assert "Com’è andata" in told
    assert party.bot.service is not None


async def test_a_first_game_is_set_up_in_four_steps(party: Party) -> None:
    """From /narra to the first call: the command, a number, the deal, the night."""
    (anna,) = party.people(1)
    await writes(party, anna, "/narra villaggio")
    await taps(party, anna, "n-9")
    await taps(party, anna, "deal")
    message = await taps(party, anna, "go")
    assert "Notte 1" in (message.text or "")


async def test_from_a_group_a_link_leads_to_the_desk(party: Party) -> None:
    (anna,) = party.people(1)
    group = party.world.group("Il borgo", anna)
    anna.says("/narra@NarratoreBot villaggio", group)
    await party.pass_time(2)
    (button,) = group.last.buttons
    anna.starts(str(button["url"]).partition("start=")[2])
    await party.pass_time(2)
    assert picks(anna.last)[0] == "n-5"


async def test_a_pasted_list_is_called_in_a_single_round(party: Party) -> None:
    """What is sure is written at the call; the longest list fits a message."""
    (anna,) = party.people(1)
    await writes(party, anna, "/narra villaggio")
    message = await writes(party, anna, "\n".join(["Lupo", "Vampiro.6c", *["Cacciatore di Satanisti"] * 33]))
    assert "35. Cacciatore" in (message.text or "")
    assert seen_length(message.text or "") <= LONGEST_TEXT
    await writes(party, anna, "/annulla")
    await writes(party, anna, "/annulla")
    await writes(party, anna, "8")
    await taps(party, anna, "rules")
    await taps(party, anna, "s-rounds-1")
    cards = "Lupo\nVeggente\nLupo\nAngelo Custode\nVampiro.6c\nGuaritrice.4b\nContadino\nContadino"
    message = await writes(party, anna, cards)
    assert "5. Vampiro ✨" in (message.text or "")
    await taps(party, anna, "go")
    message = await writes(party, anna, "2 > 5\n3 > 6\n4 > 6")
    assert "6: in salvo grazie a te" in (message.text or "")
    await taps(party, anna, "back")
    message = await taps(party, anna, "u1-ok")
    assert "6: sotto protezione" in (message.text or "")
    await taps(party, anna, "back")
    await taps(party, anna, "u5-ok")
    message = await taps(party, anna, "u6-ok")
    assert "ti ha salvato l’Angelo Custode" in (message.text or "")
    for pick in ("back", "u7-ok", "u8-ok"):
        message = await taps(party, anna, pick)
    assert "Hai chiamato tutti" in (message.text or "")
