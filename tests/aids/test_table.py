"""What is drawn for a narrator is what the rules page lists, with its odds."""

from collections import Counter

import pytest

from games.core.inperson import Draw
from games.core.rng import SeededRng
from games.village import inperson
from games.village.chance import DRAWN, EventName
from games.village.inperson import IN_PERSON, OTHERS, SHEET, graves
from games.village.roles import KEYS
from tests.aids import page

DRAWS = 20_000
SURE = {1: 10.83, 2: 13.82}
"""Chi-squared that a true die exceeds once in a thousand times, by degrees of freedom."""

weighted = [draw for draw in IN_PERSON.draws if draw.faces]


def percent(draw: Draw) -> dict[str, float]:
    return {face: 100 * weight / draw.weight for face, weight in draw.faces}


def test_the_sheet_is_the_pages_list_in_its_order():
    """M09."""
    assert [(draw.event, draw.role, percent(draw)) for draw in SHEET] == [
        (event, role, pytest.approx(odds)) for event, role, odds in page.SHEET
    ]


def test_every_event_of_the_page_can_be_drawn_or_looked_up():
    assert len(page.EVENTS) == len(set(page.EVENTS)) == 29
    assert {draw.event for draw in IN_PERSON.draws} == set(page.EVENTS) == set(EventName.__args__)


def test_what_is_drawn_among_candidates_has_no_faces_and_everything_else_has():
    assert {draw.event for draw in IN_PERSON.draws if not draw.faces} == DRAWN
    assert not {draw.event for draw in weighted} & DRAWN


def test_every_draw_has_a_name_of_its_own_and_belongs_to_a_role():
    ids = [draw.id for draw in IN_PERSON.draws]
    assert len(ids) == len(set(ids)) >= 60
    for draw in IN_PERSON.draws:
        assert {draw.role, *draw.also, *(role for some in draw.needs for role in some)} <= set(KEYS)


def test_lines_of_one_event_are_numbered_like_the_draws_of_one_night():
    numbers = {event: [draw.number for draw in SHEET if draw.event == event] for event in ("alpha_infects", "clumsy")}
    assert numbers == {"alpha_infects": [1, 2], "clumsy": [1, 2]}
    assert [draw.number for draw in SHEET if draw.event == "hunter_vs_wolves"] == [1, 2, 3, 4]


@pytest.mark.parametrize("number", page.GRAVES)
def test_falls_and_glimpses_have_the_odds_of_so_many_graves(number):
    enemy, friend = page.GRAVES[number]
    by_itself = {(draw.event, draw.case): percent(draw) for draw in OTHERS if draw.number == number and draw.faces}
    assert by_itself["grave_fall", ""]["falls"] == pytest.approx(enemy, abs=0.01)
    assert by_itself["grave_fall", "half"]["falls"] == pytest.approx(friend, abs=0.01)
    for spotting in ("wolves_spot_gd", "sk_spots_gd"):
        assert by_itself[spotting, ""]["spotted"] == pytest.approx(friend, abs=0.01)


def test_two_graves_with_a_wolf_and_a_harlot():
    """M33: 35% and 17.5%, and seen with 17.5% by two attacks and by the killer."""
    drawn = [(draw.event, draw.case, draw.number, percent(draw)[draw.faces[0][0]]) for draw in graves(2, 1, 1)]
    assert drawn == [
        ("grave_fall", "enemy", 1, 35),
        ("grave_fall", "friend", 1, 17.5),
        ("wolves_spot_gd", "attack", 1, 17.5),
        ("wolves_spot_gd", "attack", 2, 17.5),
        ("sk_spots_gd", "killer", 0, 17.5),
    ]


def test_an_event_without_odds_of_its_own_is_given_them():
    with pytest.raises(ValueError, match="grave_fall has no odds of its own"):
        inperson._faces("grave_fall")


def test_graves_beyond_all_counting_are_drawn_too():
    assert percent(graves(35, 1, 0)[0])["falls"] == pytest.approx(50, abs=0.001)
    assert graves(35, 1, 0)[0].drawn(SeededRng(b"moon")) in ("falls", "safe")


@pytest.mark.parametrize("draw", weighted, ids=lambda draw: draw.id)
def test_an_event_comes_out_as_often_as_it_should(draw):
    """Chi-squared over twenty thousand draws of a fixed seed."""
    rng = SeededRng(b"a fair evening").stream(draw.id)
    counted = Counter(draw.drawn(rng) for _ in range(DRAWS))
    assert set(counted) == {face for face, _ in draw.faces}
    expected = {face: DRAWS * weight / draw.weight for face, weight in draw.faces}
    distance = sum((counted[face] - number) ** 2 / number for face, number in expected.items())
    assert distance < SURE[len(draw.faces) - 1]


def test_lines_are_independent_of_one_another():
    rng = SeededRng(b"a fair evening")
    pairs = Counter((SHEET[-1].drawn(rng), SHEET[-2].drawn(rng)) for _ in range(DRAWS))
    assert len(pairs) == 4
    assert sum((count - DRAWS / 4) ** 2 / (DRAWS / 4) for count in pairs.values()) < 16.27


def test_a_line_matters_only_where_all_whom_it_takes_are_in_play():
    lines = {draw.id: draw for draw in SHEET}
    second = lines["alpha_infects.alpha_wolf.2"]
    assert second.possible(frozenset())
    assert not second.possible(frozenset({"wolf_cub"}))
    guard = lines["ga_on_wolf.guardian_angel"]
    assert guard.possible(frozenset({"alpha_wolf", "wolf_cub", "lycan", "snow_wolf"}))
    assert not guard.possible(frozenset({"guardian_angel"}))
    assert not lines["cult_converts.seer"].possible(frozenset({"cultist"}))
