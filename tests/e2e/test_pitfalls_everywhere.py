"""Everything that has buttons, walked at random by people with the longest names, in both languages, over a restart."""

import random

import pytest

from bot.playground.puppets import Group, Person
from tests.kit.party import Party

NAME = ("<b>&" + "👩‍👩‍👧‍👦" * 5 + "Ж" * 25)[:63]
SURNAME = "ß" * 64
TITLE = "<i>" + "👑" * 62
PRIVATE = (
    "start", "aiuto", "lingua", "impostazioni", "quiz", "ruoli", "regole", "random", "genera 12", "becchino",
    "narra villaggio", "narra lupi", "pratica", "pratica lupi 16", "pratica propaganda 2", "statistiche", "classifica",
    "storia", "privacy", "imieidati", "info", "avvisami", "stato",
)  # fmt: skip
GROUP = (
    "aiuto", "lingua", "impostazioni", "quiz", "ruoli", "regole", "random", "gioca", "lupi", "villaggio", "saloon",
    "propaganda", "statistiche", "classifica", "avvisami", "stato",
)  # fmt: skip
PRESSES = 7
"""Buttons pressed in each corner; the seed makes them others in each language."""


def somebody(party: Party, number: int, language: str) -> Person:
    """A new person with a name as long as names can be."""
    person = party.world.person(f"{NAME[:-2]}{number:02}", last_name=SURNAME, language_code=language)
    person.starts()
    return person


async def walks(party: Party, person: Person, group: Group | None, dice: random.Random) -> int:
    """Press buttons of the newest messages, new ones first; how many."""
    seen: set[str] = set()
    for _ in range(PRESSES):
        messages = (person.hears() if group is None else group.reads())[-3:]
        buttons = [(message, button["callback_data"]) for message in messages for button in message.buttons
                   if "callback_data" in button]  # fmt: skip
        fresh = [(message, data) for message, data in buttons if data not in seen]
        if not fresh:
            break
        message, data = dice.choice(fresh)
        seen.add(data)
        person.presses(data=data, message=message)
        await party.pass_time(1.5)
    return len(seen)


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("place", ["private", "group"])
async def test_every_corner_fits_telegrams_limits_and_answers_every_press_after_a_restart_too(
    party: Party, place: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pitfalls 16, 18, 19, 47, 53: settings, desks, quiz, practice, draws, book, figures, lobbies of every game."""
    corners = []
    for number, word in enumerate(PRIVATE if place == "private" else GROUP):
        person = somebody(party, number, language)
        group = None
        if place == "group":
            group = party.world.group(TITLE, person, owner=person, bot="admin")
            for extra in range(3):
                group.has(somebody(party, 40 + extra, language))
            # A group says nothing of its language: its owner chooses it.
            if language == "en":
                person.says("/lingua@NarratoreBot en", group)
        await party.settle()
        command, _, rest = word.partition(" ")
        person.says(f"/{command}@NarratoreBot {rest}".strip(), group)
        await party.pass_time(2)
        corners.append((word, person, group))
    await party.restarts(after=20)
    dice, pressed = random.Random(f"{place} {language}"), 0
    for _, person, group in corners:
        pressed += await walks(party, person, group, dice)
    assert pressed > 35
    assert party.world.malformed == []
    assert party.world.unanswered() == []
    logged = "".join(capsys.readouterr())
    assert "failed" not in logged
    assert "frozen" not in logged
