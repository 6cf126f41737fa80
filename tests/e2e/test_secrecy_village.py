"""What a cheat could notice of The Village: whole evenings in worlds that a seat cannot tell apart, over the Bot API.

Everybody does the same in both worlds, but for what only the holder of a card can do; two cards are exchanged. All that
others can see, hear, or be answered must be the same, at the same times.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.kit.twins import Evening, Pick, swapped

NIGHTLY = (
    "wolf", "wolf", "seer", "harlot", "guardian_angel", "cultist", "cultist", "serial_killer", "thief", "chemist",
    "villager", "villager", "villager", "villager", "villager",
)  # fmt: skip
DAILY = (
    "wolf", "alpha_wolf", "detective", "gunner", "mayor", "pacifist", "clumsy_guy", "hunter", "beholder", "seer",
    "villager", "villager", "villager", "villager", "villager",
)  # fmt: skip
"""Seats 1 to 15; with seats 11 to 14 something happens, the others are left in peace."""

LOOKED, CONVERTED = 12, 13
CIRCLES = (("wolf", "alpha_wolf"), ("cultist",), ("beholder", "seer"))
CAUGHT = ("wolf", "alpha_wolf", "detective")
"""The wolves may be told who the Detective is."""
PRIED = ("n1.wolf", "n1.seer", "n1.talk", "n1.cultist", "d1.reveal", "d1.shoot", "n1.shot.1")


def plan(prey: int, looked: int, converted: int, hanged: int, *, deadly: bool) -> Pick:
    """What everybody presses: the first night takes a victim if it is deadly, the first vote does in any case."""

    def pick(seat: int, prompt: str) -> str | None:
        when, kind, *_ = prompt.split(".")
        if kind == "dream":
            return "a"
        if kind in ("vote", "ballot"):
            return "nobody" if seat == hanged else str(hanged)
        if kind in ("seer", "investigate"):
            return str(looked)
        if kind == "cultist" and when == "n1":
            return str(converted)
        if kind == "wolf" and when == "n1" and deadly:
            return str(prey)
        return "nobody"

    return pick


async def pries(evening: Evening) -> None:
    """A villager asks for what can be asked for, and presses what others might have been asked."""
    person, group = evening.person(LOOKED), evening.group
    for word in ("/stato", "/ruolo", "/verifica"):
        person.says(f"{word}@NarratoreBot", group)
    await evening.party.settle()
    for prompt in PRIED:
        for option in ("3", "9", "a", "use", "p1"):
            person.forges(evening.token(prompt, option), group.last)
    await evening.party.settle()


async def an_evening(folder: Path, cards: Sequence[str], pick: Pick, **options: Any) -> Evening:
    """Two nights and the day between them."""
    evening = await Evening.begun_with(folder, cards, game="village", **options)
    await pries(evening)
    await evening.answers(pick)
    await evening.party.pass_time(3)
    await pries(evening)
    for phase in ("d1.day", "d1.dusk", "n2", "d2.day"):
        await evening.until(phase, pick)
    await evening.party.pass_time(5)
    await evening.party.closes()
    return evening


def strangers(cards: Sequence[str], one: int, other: int) -> Iterator[int]:
    """The seats that know neither card."""
    exchanged = {cards[one - 1], cards[other - 1]}
    for seat, card in enumerate(cards, start=1):
        held = "cultist" if seat == CONVERTED and "cultist" in cards else card
        knows = any(held in circle and exchanged & set(circle) for circle in (*CIRCLES, CAUGHT))
        if seat not in (one, other) and not knows:
            yield seat


@pytest.mark.parametrize(
    ("cards", "pairs", "deadly", "options"),
    [
        (NIGHTLY, [(2, 3), (4, 8), (9, 15)], True, {}),
        (NIGHTLY, [(1, 5), (6, 9), (10, 15)], False, {"reveal_on_death": "none", "vote_display": "outcome"}),
        (DAILY, [(3, 4), (5, 6), (9, 15)], True, {"reveal_on_death": "team", "vote_display": "open"}),
        (DAILY, [(2, 6), (4, 8), (3, 15)], True, {"reveal_on_death": "none"}),
    ],
    ids=["night-shown", "night-hidden", "day-open", "day-hidden"],
)
async def test_evenings_that_a_seat_cannot_tell_apart_look_and_last_the_same(
    tmp_path: Path, cards: Sequence[str], pairs: list[tuple[int, int]], deadly: bool, options: dict[str, Any]
) -> None:
    """Pitfalls 6 and 7: texts, edits, keyboards, sounds, toasts, order, number and times."""
    pick = plan(11, LOOKED, CONVERTED, 14, deadly=deadly)
    here = await an_evening(tmp_path / "here", cards, pick, **options)
    assert "Giorno 2" in here.group.text()
    for one, other in pairs:
        there = await an_evening(tmp_path / f"{one}-{other}", swapped(cards, one, other), pick, **options)
        for seat in strangers(cards, one, other):
            seen = here.noticed(seat)
            assert seen == there.noticed(seat), f"{seat} sees {one} and {other} exchanged"
            assert len(seen) > 20
