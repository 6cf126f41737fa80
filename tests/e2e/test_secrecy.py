"""What a cheat could notice: whole evenings in pairs of worlds that one seat cannot tell apart, over the Bot API.

A sitting is the same in both worlds but for two cards that the watching seat does not know: everything that this person
can see, hear, or be answered must be the same, at the same times.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.kit.twins import Evening, Pick, swapped

CARDS = ("wolf", "wolf", "seer", "bodyguard", "judge", "mayor", "villager", "villager", "villager")
"""Seats 1 to 9."""

PAIRS = [(1, 3, 7), (2, 4, 6), (3, 1, 8), (4, 2, 5), (5, 1, 6), (6, 3, 8), (8, 1, 3), (9, 2, 6), (9, 4, 5)]
"""(who watches, two others whose cards are exchanged): no wolf watches a wolf."""


def plan(watcher: int, one: int, other: int) -> Pick:
    """What everybody presses, the same in both worlds: nobody whose card is exchanged is killed, guarded or looked at."""
    idle = [seat for seat in range(1, 10) if seat not in (watcher, one, other)]
    first, second, third, *_ = [seat for seat in reversed(idle) if CARDS[seat - 1] != "wolf"]
    prey, hanged = {1: first, 2: third}, {1: second, 2: third}

    def pick(seat: int, prompt: str) -> str | None:
        day, kind = int(prompt[1]), prompt.split(".")[1]
        if day > 2:
            return None
        if kind == "vote":
            return "nobody" if seat == hanged[day] else str(hanged[day])
        if kind in ("wolf", "sleep", "seer"):
            return str(prey[day] if seat != prey[day] else hanged[1])
        if kind in ("bodyguard", "judge"):
            return str(watcher if day == 1 or kind == "judge" else one)
        return None

    return pick


async def pries(evening: Evening, seat: int) -> None:
    """The watcher asks for everything that can be asked for, and presses what others might have been asked."""
    person, group = evening.person(seat), evening.group
    for word in ("/stato", "/ruolo", "/verifica"):
        person.says(f"{word}@NarratoreBot", group)
        person.says(word)
    await evening.party.settle()
    for prompt in (
        "n1.wolf",
        "n1.seer",
        "n1.sleep",
        "n1.judge",
        "n1.talk",
        "d1.sash",
        "d1.vote.1",
        "wait",
        "sub",
        "remove",
    ):
        for option in ("3", "9", "p0", "p-1", "show"):
            person.forges(evening.token(prompt, option), group.last)
    await evening.party.settle()


async def an_evening(folder: Path, cards: Sequence[str], watcher: int, pick: Pick) -> Evening:
    """Two nights and the day between them."""
    evening = await Evening.begun_with(folder, cards)
    await pries(evening, watcher)
    await evening.answers(pick)
    await evening.party.pass_time(3)
    await pries(evening, watcher)
    for phase in ("d1", "d1.vote", "n2", "d2"):
        await evening.until(phase, pick)
    await evening.party.pass_time(5)
    await evening.party.closes()
    return evening


@pytest.mark.parametrize(("watcher", "one", "other"), PAIRS)
async def test_two_evenings_that_a_seat_cannot_tell_apart_look_and_last_the_same(
    tmp_path: Path, watcher: int, one: int, other: int
) -> None:
    """Pitfalls 6 and 7: texts, edits, keyboards, toasts, order, number and times."""
    pick = plan(watcher, one, other)
    here = await an_evening(tmp_path / "here", CARDS, watcher, pick)
    there = await an_evening(tmp_path / "there", swapped(CARDS, one, other), watcher, pick)
    seen = here.noticed(watcher)
    assert seen == there.noticed(watcher)
    assert "Giorno 2" in here.group.text()
    assert len(seen) > 100


async def test_no_refusal_tells_whether_somebody_else_was_really_asked(tmp_path: Path) -> None:
    """Pitfall 9: the name of another's question, guessed right, is answered like one that nobody was asked."""
    evening = await Evening.begun_with(tmp_path, CARDS)
    villager = evening.person(9)
    guesses = ["n1.wolf", "n1.seer", "n1.judge", "n1.bodyguard", "n1.talk", "n1.mayor", "n1.x", "d1.sash", "n2.wolf"]
    for prompt in guesses:
        for option in ("1", "7", "99", "p0", "p-1", "nobody"):
            villager.forges(evening.token(prompt, option), evening.group.last)
    await evening.party.settle()
    presses = [toast for toast in villager.toasts if toast.at >= evening.begun]
    pages = [toast for toast in presses if not toast.alert]
    assert len(presses) == 6 * len(guesses)
    assert len({toast.text for toast in presses}) == 1
    assert len(pages) == len(guesses), "a page is refused by a toast, an option by a window, whoever was asked"
    await evening.party.closes()


async def test_two_hundred_nights_of_instant_answers_last_as_long_whoever_has_which_card(tmp_path: Path) -> None:
    """Pitfall 7: eight evenings with other deals, twenty-five nights each, nobody dying.

    Two bodyguards take turns at the door that the wolf chooses.
    """
    cards = ("wolf", "bodyguard", "bodyguard", "seer", "judge", "villager", "villager")
    lengths = set()
    for turned in range(8):
        deal = cards[turned % 7 :] + cards[: turned % 7] if turned < 7 else tuple(reversed(cards))
        lengths.add(tuple(await _nights(tmp_path / str(turned), deal, nights=25)))
    assert len(lengths) == 1
    (slack,) = lengths
    assert min(slack) >= 40
    assert max(slack) <= 51
    assert len(set(slack)) > 5


async def _nights(folder: Path, deal: Sequence[str], *, nights: int) -> list[int]:
    """Whole seconds from each nightfall to its dawn, everybody answering at once."""
    guards = [seat for seat, card in enumerate(deal, start=1) if card == "bodyguard"]
    prey = next(seat for seat, card in enumerate(deal, start=1) if card == "villager")
    evening = await Evening.begun_with(folder, deal)

    def pick(seat: int, prompt: str) -> str | None:
        when, kind, *_ = prompt.split(".")
        number = int(when[1:])
        if kind == "bodyguard":
            return str(prey if guards.index(seat) == number % 2 else guards[0])
        if kind == "vote":
            return "nobody"
        return str(prey if seat != prey else seat % len(deal) + 1)

    def by_day(seat: int, prompt: str) -> str | None:
        return pick(seat, prompt) if prompt.startswith("d") else None

    for number in range(1, nights + 1):
        began = evening.party.clock.now()
        assert await evening.answers(pick) == len(deal)
        await evening.party.pass_time(5)
        rung = {card: len(evening.rings(seat, began)) for seat, card in enumerate(deal, start=1)}
        assert rung == {card: int(card == "seer") for card in deal}, "somebody but the seer was written to"
        await evening.party.until_phase(evening.group, f"d{number}.vote")
        await evening.until(f"n{number + 1}", by_day)
        await evening.party.pass_time(3)
    await evening.party.closes()
    told = [
        (call.at, str(call.params["text"])) for call in evening.party.world.calls_of("sendMessage", evening.group.id)
    ]
    falls = [at for at, text in told if "🌙" in text]
    dawns = [at for at, text in told if "☀️" in text]
    assert len(dawns) == nights
    return [round((dawn - fall).total_seconds()) for fall, dawn in zip(falls, dawns, strict=False)]
