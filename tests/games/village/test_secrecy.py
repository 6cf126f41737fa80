"""What a phone on the table could tell: the number and the times of messages, over random games of many sizes."""

from collections.abc import Iterator

import pytest

from games.core.game import Move, Place
from games.village.events import CardTurned, CircleTalked, NightFell, PackGrew, PackMet, RoleTaken
from games.village.options import Options
from games.village.spec import VILLAGE
from games.village.state import Day, Dusk, Night, Over, Shot, Village
from tests.contract.walks import Point, Table
from tests.games.village.hamlet import kinds

TABLES = [
    Table(spec=VILLAGE, size=size, options=Options(reveal_on_death=reveal, vote_display=display), seed=seed)
    for size, reveal, display, seed in (
        (6, "none", "outcome", 10),
        (11, "team", "tally", 11),
        (16, "role", "open", 12),
        (24, "none", "tally", 13),
        (35, "role", "tally", 14),
    )
]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

OF_A_CHANGE = {"role-taken", "pack-grew", "pack-met", "snow-wolf-named", "hunted-alone", "mason-left", "new-seer-named"}
OF_A_CHANGE |= {
    "masons-met",
    "mason-alone",
    "mason-joined",
    "seer-named",
    "no-seer-known",
    "beholder-named",
    "cult-met",
}
OF_A_CHANGE |= {"cult-alone", "cult-grew", "houses-doused"}


def opened(table: Table, kind: type[object]) -> Iterator[tuple[Point, Village]]:
    """The steps that open a phase of this kind."""
    for point in table.points[1:]:
        was, now = point.before.timer.phase, point.after.timer.phase
        if isinstance(point.after.phase, kind) and was != now:
            yield point, point.after


def _lasts(point: Point) -> bool:
    """Whether this is an answer that leaves the phase open."""
    return isinstance(point.entry, Move) and point.before.timer.phase == point.after.timer.phase


@every_table
def test_these_games_have_nights_enough(table: Table) -> None:
    assert len(list(opened(table, Night))) >= 2


@every_table
def test_at_nightfall_everybody_alive_gets_one_question_that_is_waited_for(table: Table) -> None:
    for _, village in opened(table, Night):
        for seat in village.living_seats:
            asked = VILLAGE.game.prompts(village, seat)
            assert [prompt.chosen for prompt in asked if not prompt.standing] == [None]
            assert all(not prompt.options for prompt in asked if prompt.standing)


@every_table
def test_at_nightfall_nobody_is_written_to_but_whoever_changes_and_belongs_to_the_changed(table: Table) -> None:
    for point, _ in opened(table, Night):
        fell = next(place for place, event in enumerate(point.events) if isinstance(event, NightFell))
        private = [event for event in point.events[fell:] if event.audience.seats]
        assert set(kinds(private)) <= OF_A_CHANGE
        assert not private or any(isinstance(event, RoleTaken | PackGrew | PackMet) for event in private)


@every_table
def test_between_nightfall_and_dawn_nobody_hears_anything_but_words(table: Table) -> None:
    for point in table.points[1:]:
        if isinstance(point.before.phase, Night) and _lasts(point):
            assert all(isinstance(event, CircleTalked) for event in point.events)


@every_table
def test_at_dawn_everybody_who_was_alive_hears_something(table: Table) -> None:
    for point in table.points[1:]:
        before = point.before
        if isinstance(before.phase, Night) and {"dawn-broke", "nobody-died"} & set(kinds(list(point.events))):
            assert {seat for event in point.events for seat in event.audience.seats} >= set(before.living_seats)


@every_table
def test_by_day_everybody_alive_has_one_private_question_that_nobody_waits_for(table: Table) -> None:
    for _, village in opened(table, Day):
        for seat in village.living_seats:
            whispers = [p for p in VILLAGE.game.prompts(village, seat) if p.place is Place.WHISPER]
            assert [prompt.standing for prompt in whispers] == [True]


@every_table
def test_at_nightfall_everybody_alive_loses_one_private_question(table: Table) -> None:
    """Neither who is asked nothing more nor how many keyboards go tells who has had a power."""
    for point, _ in opened(table, Night):
        if isinstance(point.before.phase, Dusk):
            asked = [VILLAGE.game.prompts(point.before, seat) for seat in point.before.living_seats]
            assert {sum(prompt.place is Place.WHISPER for prompt in prompts) for prompts in asked} == {1}


@every_table
def test_by_day_nobody_hears_anything_in_private_until_its_end(table: Table) -> None:
    for point in table.points[1:]:
        if isinstance(point.before.phase, Day) and _lasts(point):
            assert not [event for event in point.events if event.audience.seats]


@pytest.mark.parametrize("table", [table for table in TABLES if table.options.reveal_on_death != "role"], ids=str)
def test_where_roles_are_hidden_a_pause_follows_exactly_the_deaths_that_are_not_quiet(table: Table) -> None:
    for point in table.points[1:]:
        died = point.after.deaths[len(point.before.deaths) :]
        if isinstance(point.after.phase, Over):
            continue
        paused = isinstance(point.after.phase, Shot) and point.before.timer.phase != point.after.timer.phase
        assert paused == any(not death.quiet for death in died)


@every_table
def test_no_card_is_turned_before_the_end(table: Table) -> None:
    for point in table.points[:-1]:
        assert not [event for event in point.events if isinstance(event, CardTurned)]
