"""What a cheat could notice of who answers under cover: worlds in which one of two sleepers wakes, or the other.

Seats 5 and 6 let votes pass. In one world seat 5 answers something then, in the other seat 6 does: all that the host, who
may do most, can see or be answered must be the same for as long as that stays covered.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kit.twins import Evening, Pick

CARDS = ["wolf", "villager", "villager", "villager", "villager", "villager", "villager"]
HOST, SLEEPERS = 1, (5, 6)


def plan(awake: int, *, question: str, day: int) -> Pick:
    """Nobody is killed or hanged; of the sleepers, who let every vote pass, one answers this question."""

    def pick(seat: int, prompt: str) -> str | None:
        when, kind, *_ = prompt.split(".")
        asked = "vote" if kind in ("vote", "ballot") else kind
        if seat in SLEEPERS and (asked == "vote" or int(when[1:]) >= day):
            woken = seat == awake and asked == question and int(when[1:]) == day
            return ("nobody" if asked == "vote" else "a") if woken else None
        return "a" if kind == "dream" else "nobody"

    return pick


async def pries(evening: Evening) -> None:
    """The host asks how things stand, and tries all that may be done about those who are missing."""
    host, group, number = evening.person(HOST), evening.group, (await evening.party.session(evening.group)).version
    host.says("/stato@NarratoreBot", group)
    await evening.party.settle()
    for seat in (*SLEEPERS, 4):
        for prompt in ("remove", "wait"):
            host.forges(evening.token(prompt, str(seat)), group.last)
            evening.person(2).forges(evening.token(prompt, str(seat)), group.last)
    host.forges(evening.token("skip", str(number)), group.last)
    await evening.party.settle()


async def facts(
    folder: Path,
    awake: int,
    *,
    question: str,
    day: int,
    more: Callable[[Evening, Pick], Awaitable[None]],
    **options: Any,
) -> list[tuple[Any, ...]]:
    """All that the host notices of an evening until the dusk of this day, and of what `more` does then."""
    evening = await Evening.begun_with(folder, CARDS, game="village", **options)
    pick = plan(awake, question=question, day=day)
    await evening.until(f"d{day}.dusk", pick)
    await more(evening, pick)
    seen = evening.noticed(HOST)
    await evening.party.closes()
    return seen


@pytest.mark.parametrize("display", ["tally", "outcome"])
@pytest.mark.parametrize(("absence", "day"), [("warn", 2), ("vote", 3)])
async def test_who_has_answered_a_covered_vote_shows_in_nothing_that_may_be_done_about_the_missing(
    tmp_path: Path, display: str, absence: str, day: int
) -> None:
    async def more(evening: Evening, pick: Pick) -> None:
        await evening.answers(pick)
        await evening.party.pass_time(40)
        await pries(evening)

    rules = {"absence": absence, "vote_display": display}
    seen = [
        await facts(tmp_path / str(awake), awake, question="vote", day=day, more=more, **rules) for awake in SLEEPERS
    ]
    assert seen[0] == seen[1]
    assert len(seen[0]) > 30


@pytest.mark.parametrize("absence", ["vote", "random"])
async def test_whether_an_absent_player_answers_at_night_shows_nowhere(tmp_path: Path, absence: str) -> None:
    async def more(evening: Evening, _: Pick) -> None:
        await evening.party.pass_time(5)
        await pries(evening)
        await evening.party.pass_time(200)

    seen = [
        await facts(tmp_path / str(awake), awake, question="dream", day=4, more=more, absence=absence)
        for awake in SLEEPERS
    ]
    assert seen[0] == seen[1]


async def test_the_table_goes_on_without_somebody_once_the_covered_vote_is_over_unless_it_has_his(
    tmp_path: Path,
) -> None:
    evening = await Evening.begun_with(tmp_path, CARDS, game="village", absence="vote")
    pick = plan(SLEEPERS[0], question="vote", day=3)
    await evening.until("d3.dusk", pick)
    await evening.answers(pick)
    await pries(evening)
    host = evening.person(HOST)
    assert [toast.text for toast in host.toasts if "Segnato. Finché si vota" in toast.text][1:]
    assert not (await evening.party.session(evening.group)).extra.get("left")
    await evening.until("n4", pick)
    assert (await evening.party.session(evening.group)).extra["left"] == [SLEEPERS[1]]
    assert not (await evening.party.session(evening.group)).extra.get("leaving")
    await evening.party.closes()
