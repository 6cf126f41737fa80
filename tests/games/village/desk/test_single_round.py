"""The night called in a single round: what can be written at a call is what nothing can change any more. Rules page, 9.3."""

import random

import pytest

from games.core.ids import Seat
from games.village.desk import once
from tests.kit.desk import Narrating

SLIP = "village-desk-slip-"
GIVEN, CALLED = "village-desk-ask-given", "village-desk-ask-called"
LINE = "village-desk-line-"


def single(*cards: str, seed: str = "moon") -> Narrating:
    """The first night of a table that calls once."""
    return Narrating(seed=seed).seats(len(cards)).taps("rules", "s-rounds-1", "back").holds(*cards).taps("go")


def through(desk: Narrating, **choices: int) -> list[tuple[int, str]]:
    """Call everybody; what was written at the calls: whose slip, and of what kind."""
    found = []
    while desk.prompt.ask != CALLED:
        if desk.prompt.ask == GIVEN:
            written = [line for line in desk.prompt.lines if line.key.startswith(SLIP)]
            found += [(line_to(line), line.key.removeprefix(SLIP)) for line in written]
            desk.taps("back")
            continue
        mine = [pick for pick in desk.prompt.options if pick[0] in "uv" and pick != "undo"]
        unit = mine[0][1:].partition("-")[0]
        name = unit if unit in ("wolves", "cult") else f"s{unit}"
        name += "_then" if mine[0].startswith("v") else ""
        wanted = f"{mine[0][0]}{unit}-{choices.get(name, 0)}"
        desk.taps(wanted if wanted in mine else mine[-1])
    return found


def line_to(line: object) -> int:
    return next(detail.value for detail in line.details if detail.name == "to")  # type: ignore[attr-defined]


def test_two_rounds_are_called_unless_the_table_has_agreed_otherwise() -> None:
    desk = Narrating().seats(5)
    assert desk.at.terms.rounds == "two"
    assert through(desk.holds("wolf", "villager", "seer", "villager", "villager").taps("go"), s3=1) == []
    assert not desk.at.given


def test_a_seer_whom_nothing_can_disturb_any_more_reads_the_answer_at_the_call() -> None:
    desk = single("wolf", "villager", "seer", "villager", "villager")
    assert through(desk, wolves=2, s3=1) == [(3, "seer-saw")]
    desk.taps("go")
    assert desk.detail("left") == 0
    assert "later" not in desk.prompt.options
    assert desk.taps("go").stage == "dawn"


def test_whoever_may_still_be_eaten_reads_it_all_the_same() -> None:
    """The dead have nothing to do with it any more."""
    desk = single("seer", "villager", "wolf", "villager", "villager", "villager")
    assert through(desk, s1=3, wolves=1) == [(1, "seer-saw")]


@pytest.mark.parametrize("later", ["snow_wolf", "cultist"])
def test_what_a_later_choice_could_change_waits(later: str) -> None:
    """Ice keeps the Seer from seeing; a conversion makes the target another."""
    desk = single("seer", "villager", "wolf", later, "villager", "villager", "villager")
    assert through(desk, s1=2) == []
    desk.taps("go")
    assert desk.detail("left") == 1
    assert [line["to"] for line in desk.lines(SLIP + "seer-saw")] == [1]
    assert {"go", "later"} <= set(desk.prompt.options)
    assert not desk.lines(LINE + "blank")


def test_what_waits_is_written_at_the_next_call() -> None:
    desk = single("seer", "villager", "wolf", "snow_wolf", "villager", "villager", "villager")
    through(desk, s1=2)
    desk.taps("go", "later")
    assert desk.stage == "dawn"
    desk.taps("go", "go", "count", "go", "night-full")
    assert [line["to"] for line in desk.lines(SLIP + "seer-saw")] == [1]


def test_after_a_second_round_nothing_waits() -> None:
    desk = single("seer", "villager", "wolf", "snow_wolf", "villager", "villager", "villager")
    through(desk, s1=2)
    desk.taps("go", "go", "go", "go", "count", "go", "night-full")
    assert not desk.lines(SLIP + "seer-saw")


def test_a_pack_that_is_awake_together_reads_together() -> None:
    desk = single("wolf", "guardian_angel", "wolf", "villager", "villager", "villager", "villager")
    written = through(desk, s2=4, wolves=4)
    assert {(1, "victim-protected"), (3, "victim-protected")} <= set(written)
    assert (2, "guard-saved") not in written
    desk.taps("go")
    assert [line["to"] for line in desk.lines(SLIP + "guard-saved")] == [2]


def test_what_some_have_read_waits_for_the_others_alone() -> None:
    desk = single("wolf", "guardian_angel", "wolf", "villager", "villager", "villager", "villager")
    through(desk, s2=4, wolves=4)
    (fact,) = [
        event for event in desk.taps("go").at.news if event.kind == "victim-protected" and 1 in event.audience.seats
    ]
    late = once.waiting(((Seat(3), fact),))
    assert [event.audience.seats for event in late] == [{3}]


def test_both_arrows_are_told_before_anything_is_written() -> None:
    desk = single("cupid", "wolf", "villager", "villager", "villager")
    assert through(desk, s1=3, s1_then=4) == [(1, "couple-named"), (3, "lover-named"), (4, "lover-named")]


def test_a_step_back_takes_the_choice_and_what_was_written() -> None:
    desk = single("wolf", "villager", "seer", "villager", "villager")
    desk.taps("uwolves-2", "u2-ok", "u3-1")
    assert desk.prompt.ask == GIVEN
    desk.taps("undo")
    assert (desk.at.given, desk.detail("seat")) == ((), 3)
    assert desk.taps("u3-4").lines(SLIP + "seer-saw")[0]["about"] == 4


def test_a_choice_that_is_typed_anew_is_answered_anew() -> None:
    desk = single("wolf", "villager", "seer", "villager", "villager")
    desk.taps("uwolves-2", "u2-ok", "u3-1")
    assert desk.types("3 > 5") == 1
    assert [line["about"] for line in desk.lines(SLIP + "seer-saw")] == [5]
    once_more = desk.state
    desk.types("3 > 5")
    assert desk.state.entries == once_more.entries


def test_the_terms_of_the_next_game_are_the_same() -> None:
    desk = single("wolf", "villager", "seer", "villager", "villager")
    assert desk.at.terms.rounds == "one"


@pytest.mark.parametrize(("seed", "players"), [(1, 9), (4, 12), (6, 16)])
def test_nothing_that_was_written_is_ever_belied_by_the_night(seed: int, players: int) -> None:
    """Whoever reads it finds it among what the night tells, or is dead by then."""
    desk = Narrating(seed=f"once {seed}").seats(players).taps("rules", "s-rounds-1", "back", "deal", "go")
    dice, written = random.Random(seed), 0
    for _ in range(3):
        while desk.prompt.ask != CALLED:
            mine = [pick for pick in desk.prompt.options if pick[0] in "uv" and pick != "undo"]
            desk.taps(dice.choice(mine) if mine else "back")
        given = {line for _, lines in desk.at.given for line in lines}
        desk.taps("go")
        told = {once.as_line(seat, event) for event in desk.at.news for seat in event.audience.seats}
        dead = {line for line in given if not desk.village.player(Seat(int(line.split()[0]))).alive}
        assert given - dead <= told
        written += len(given)
        desk.written().taps("go", "go")
        if desk.stage != "day":
            break
        desk.taps("go", "count", "go").taps("night-full" if "night-full" in desk.prompt.options else "night-skip")
    assert written
