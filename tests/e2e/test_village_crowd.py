"""Thirty-five people with the longest names: what The Village asks and tells fits Telegram and can be read."""

import json
from pathlib import Path
from typing import Any

import pytest

from storage.records import Status
from tests.kit.party import prompt_of
from tests.kit.twins import DealtParty, Evening, dealt

CARDS = ["tanner", "wolf", "cultist", "cultist", "mason", "mason", "mason", "arsonist", "detective", "gunner", "mayor"]
MARKS = ("<3", "&amp;", "</b>", "\"'", "_*[", "{ $name }")


def full_name(number: int) -> dict[str, str]:
    """The longest name that an app takes, beginning with what would be mark-up, unlike all others only at its end."""
    return {"first_name": f"{MARKS[number % len(MARKS)]}{'👩‍👩‍👧' * 20}"[:64], "last_name": f"{'Ẅ' * 60}{number:04d}"}


async def crowd(folder: Path, **options: Any) -> Evening:
    """The first night of thirty-five."""
    cards = CARDS + ["villager"] * (35 - len(CARDS))
    party = await DealtParty(folder, dealt("village", cards, **options)).opens()
    people = [party.world.person(**full_name(number)) for number in range(35)]
    for person in people:
        person.starts()
    group = party.world.group("<i>Borgo & co</i>", *people)
    await party.begins(group, people, word="/villaggio")
    await party.pass_time(60)
    session_id = (await party.session(group)).id
    return Evening(party=party, people=people, group=group, begun=party.clock.now(), session_id=session_id)


@pytest.mark.parametrize("display", ["open", "tally"])
async def test_a_crowd_with_the_longest_names_is_asked_and_told_everything_within_the_limits(
    tmp_path: Path, display: str
) -> None:
    """Pitfalls 18, 19, 47, 53."""
    evening = await crowd(tmp_path, vote_display=display)
    party, group = evening.party, evening.group

    def pick(seat: int, prompt: str) -> str | None:
        if ".dream" in prompt:
            return "a"
        if prompt == "d1.vote":
            return "1" if seat != 1 and seat % 3 else str(seat % 35 + 1)
        return "12" if prompt in ("n1.cultist", "n1.arsonist") else "nobody"

    asked = [question for seat in range(1, 36) for question in evening.asked(seat)]
    assert len(asked) == 35
    wolf = evening.asked(2)[0]
    assert len(set(wolf.labels)) == len(wolf.labels) == 35, "the 34 others, and nobody"
    await evening.until("d1.dusk", pick)
    await evening.answers(pick)
    await party.pass_time(15)
    vote = next(message for message in reversed(group.reads()) if prompt_of(message) is not None)
    assert len(set(vote.labels)) == len(vote.labels) == 36
    assert ("un voto" in vote.text) is (display == "open")
    await evening.until("over", pick)
    await party.pass_time(180)
    assert (await party.session(group)).status is Status.OVER
    text = group.text()
    assert text.count("▫️") == 34, "every card is turned"
    assert "…" in text, "names are cut, none is left out"
    keyboards = [json.dumps(call.params["reply_markup"]) for call in party.world.calls if "reply_markup" in call.params]
    assert max(len(keyboard.encode()) for keyboard in keyboards) < 10_000
    assert max(keyboard.count('"callback_data"') for keyboard in keyboards) <= 100
    assert max(len(message.text) for message in group.reads()) <= 4096
    assert party.world.malformed == []
    assert not [call for call in party.world.calls if call.code == 429]
    await party.closes()
