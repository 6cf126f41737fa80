"""The board of Propaganda: what lies where, and what tells it apart."""

from itertools import combinations
from math import dist

import pytest

from bot.pictures import marks
from bot.pictures.propaganda import PROPAGANDA, BoardData, Clash, Party, PartySeat, wheel
from bot.pictures.themes import LIGHT
from games.propaganda.board import HOUSES, House, beside, ring
from tests.kit.pictures import drawn, shapes, tree, words, written
from tests.pictures.samples import LONG, STAGES, parties, seats

TWO = parties(2)


def board(*placed: tuple[int, int, int], **more: object) -> str:
    """The board with seats given as (house, party, pawns)."""
    mine = tuple(PartySeat(house=house, party=party, pawns=pawns) for house, party, pawns in placed)
    return drawn(PROPAGANDA, BoardData(**{"parties": TWO, "seats": mine, **more}))


def stroked(svg: str, colour: str, tag: str) -> list[dict[str, str]]:
    """The elements of this kind whose outline, their own or their group's, has this colour."""
    found = []

    def walk(node, inherited):
        stroke = node.attrib.get("stroke", inherited)
        if stroke == colour and node.tag.endswith("}" + tag):
            found.append(node.attrib)
        for child in node:
            walk(child, stroke)

    walk(tree(svg), None)
    return found


# ------------------------------------------------------------------------------------------------ the round board


@pytest.mark.parametrize("stage", STAGES)
def test_every_house_has_its_number_once(stage):
    svg = drawn(PROPAGANDA, STAGES[stage])
    numbers = [line for line in written(svg) if line.text.isdigit() and _is_label(line)]
    assert sorted(int(line.text) for line in numbers) == list(HOUSES)
    held = {seat.house for seat in STAGES[stage].seats}
    assert {int(line.text) for line in numbers if line.weight == 700} == held


def _is_label(line) -> bool:
    middle = ((line.left + line.right) / 2, (line.top + line.bottom) / 2)
    return min(dist(middle, wheel.label(house)) for house in HOUSES) < 6 and line.right - line.left < 40


def test_the_numbers_run_counter_clockwise_from_the_top_and_inwards():
    assert wheel.label(House(1))[0] > wheel.label(House(6))[0]
    assert wheel.label(House(86))[0] > wheel.label(House(1))[0]
    for house in HOUSES:
        if ring(house) < 4:
            inner = House(house + 1)
            assert dist(wheel.heart(inner), wheel.CENTRE) < dist(wheel.heart(house), wheel.CENTRE)


def test_houses_that_border_lie_side_by_side():
    for house in HOUSES:
        near = sorted(HOUSES, key=lambda other: dist(wheel.heart(house), wheel.heart(other)))[1:4]
        assert beside(house) & set(near)


def test_neither_numbers_nor_marks_lie_on_each_other():
    labels = [line for line in written(board()) if _is_label(line)]
    assert len(labels) == 90
    for one, other in combinations(labels, 2):
        apart = one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top
        assert apart, (one.text, other.text)
    for house in HOUSES:
        assert dist(wheel.label(house), wheel.heart(house)) > wheel.TOKENS[ring(house)] + 11
    for one, other in combinations(HOUSES, 2):
        room = wheel.TOKENS[ring(one)] + wheel.TOKENS[ring(other)]
        assert dist(wheel.heart(one), wheel.heart(other)) > room


# ------------------------------------------------------------------------------------------------ seats and parties


def test_a_seat_shows_its_pawns_in_its_partys_colour():
    svg = board((12, 0, 3), (24, 1, 11))
    figures = {line.text: line for line in written(svg) if line.fill == LIGHT.on_teams[0]}
    assert figures.keys() == {"3", "11"}
    for house, figure in ((12, "3"), (24, "11")):
        line = figures[figure]
        assert dist(((line.left + line.right) / 2, (line.top + line.bottom) / 2), wheel.heart(House(house))) < 12
    assert shapes(svg, LIGHT.teams[0]) == shapes(svg, LIGHT.teams[1]) == 3  # the tinted house, the mark, the legend
    assert shapes(board(), LIGHT.teams[0]) == 1


def test_no_two_parties_have_the_same_shape():
    drawings = {marks.mark(at, 0, 0, 10, fill="#000", edge="#fff") for at in range(6)}
    drawings.add(marks.mark(0, 0, 0, 10, fill="#000", edge="#fff", hollow=True))
    assert len(drawings) == 7


@pytest.mark.parametrize("figure", [1, 12])
@pytest.mark.parametrize("which", range(6))
def test_a_figure_lies_within_its_mark(which, figure):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{marks.token(which, 50, 50, 30, figure, fill="#000", ink="#fff", edge="#888")}</svg>'
    (line,) = written(svg)
    assert line.right - line.left < 50
    assert (line.left + line.right) / 2 == pytest.approx(50)
    # a figure has no part below its line
    assert 20 < line.top < line.bottom < 80


def test_the_undecided_are_nobodys_colour_and_have_a_broken_outline():
    svg = drawn(PROPAGANDA, STAGES["undecided"])
    assert svg.count("stroke-dasharray") >= 8 + 1
    assert LIGHT.teams[2] not in svg


def test_the_legend_names_everybody_and_counts_what_they_have():
    mine = (Party(name="Anna", campaign="Lista Pesce", lost=2, cards=3), Party(name="Bruno"))
    svg = board((1, 0, 3), (2, 0, 4), (3, 1, 1), parties=mine)
    said = words(svg)
    at = said.index("Anna")
    assert said[at : at + 6] == ["Anna", "Lista Pesce", "2", "7", "2", "3"]
    assert said[said.index("Bruno") :] == ["Bruno", "1", "1"]


def test_long_names_are_cut_and_those_that_no_font_draws_give_way_to_the_campaign():
    svg = board(parties=(Party(name=LONG, campaign="Pesce"), Party(name="😀", campaign="Lista"), Party(name="😀")))
    said = words(svg)
    assert any(word.startswith("Bartolomeo") and word.endswith("…") for word in said)
    assert "Lista" in said
    assert all("😀" not in word for word in said)


def test_who_is_out_is_faded():
    svg = board(parties=(Party(name="Anna", out=True), Party(name="Bruno")))
    faded = [node for node in tree(svg).iter() if node.attrib.get("opacity")]
    assert [
        child.text for node in faded for child in node if child.text and not child.text.isdigit() and child.text.strip()
    ] == ["Anna"]


# ------------------------------------------------------------------------------------------------ stars


def bands(svg: str) -> tuple[int, int]:
    """How many lines tie stars to stars, and stars to seats."""
    lines = stroked(svg, LIGHT.gold, "path")
    dotted = [
        node
        for node in tree(svg).iter()
        if node.attrib.get("stroke") == LIGHT.gold and "stroke-dasharray" in node.attrib
    ]
    threads = sum(len(node) for node in dotted)
    return len(lines) - threads, threads


@pytest.mark.parametrize(
    ("placed", "stars", "tied"),
    [
        (((12, 0, 1), (24, 1, 1)), (), (0, 0)),
        (((12, 0, 1), (24, 1, 1)), (18,), (0, 2)),  # case 3
        (((12, 0, 1),), (18,), (0, 0)),  # a star ties nothing to one seat alone
        (((1, 0, 1), (19, 1, 1)), (7, 13), (1, 2)),  # case 11
        (((1, 0, 1), (13, 1, 1), (25, 0, 1)), (7, 19), (0, 4)),  # case 12: two clusters
        (((18, 0, 1), (12, 1, 1), (24, 1, 1)), (18,), (0, 2)),  # case 13: a seat on the star
        (((50, 0, 1), (51, 1, 1)), (18, 63), (0, 0)),
    ],
)
def test_a_link_is_drawn_where_stars_make_seats_border(placed, stars, tied):
    svg = board(*placed, stars=stars)
    assert bands(svg) == tied
    assert shapes(svg, LIGHT.gold) == len(stars)


# ------------------------------------------------------------------------------------------------ what happens


def test_whose_turn_it_is_stands_in_the_middle_and_in_the_legend():
    svg = board((1, 0, 3), (2, 1, 2), turn=1)
    assert len(stroked(svg, LIGHT.accent, "circle")) == 1
    assert len(stroked(svg, LIGHT.accent, "rect")) == 1
    assert shapes(svg, LIGHT.teams[1]) == shapes(board((1, 0, 3), (2, 1, 2)), LIGHT.teams[1]) + 1
    assert stroked(board(), LIGHT.accent, "circle") == stroked(board(), LIGHT.accent, "rect") == []


def test_the_last_confrontation_outlines_both_houses_and_shows_both_cards():
    near = Clash(attacker=12, attacked=13, attacking=0, defending=1, attack=57, defence=34)
    far = Clash(attacker=12, attacked=24, attacking=0, defending=1, attack=34, defence=57)
    for clash, high in ((near, "57"), (far, "57")):
        svg = board((clash.attacker, 0, 3), (clash.attacked, 1, 2), stars=(18,), clash=clash)
        outlined = {node["d"] for node in stroked(svg, LIGHT.accent, "path")}
        assert {wheel.outline(House(clash.attacker), 2), wheel.outline(House(clash.attacked), 2)} <= outlined
        strong = [line.text for line in written(svg) if line.fill == LIGHT.accent]
        assert strong == [high]
        assert "34" in words(svg)


def test_a_house_that_fell_in_the_last_confrontation_is_outlined_all_the_same():
    clash = Clash(attacker=12, attacked=13, attacking=0, defending=1, attack=57, defence=34)
    outlined = {node["d"] for node in stroked(board((12, 0, 3), clash=clash), LIGHT.accent, "path")}
    assert wheel.outline(House(13), 2) in outlined


@pytest.mark.parametrize(("count", "majority"), [(24, "13"), (25, "13"), (23, "12"), (3, "2"), (1, "1")])
def test_the_corners_say_the_round_and_how_many_seats_win(count, majority):
    placed = tuple((1 + at, at % 2, 1) for at in range(count))
    said = words(board(*placed, turn=0, round=3, rounds=8, round_word="round", majority_word="to win"))
    at = said.index("3/8")
    assert said[at : at + 4] == ["3/8", "round", majority, "to win"]


def test_at_the_end_the_winners_wear_the_crown_and_no_majority_is_asked_for():
    svg = drawn(PROPAGANDA, STAGES["end"])
    assert len(stroked(svg, LIGHT.accent, "rect")) == 2
    assert stroked(svg, LIGHT.accent, "circle") == []
    assert shapes(svg, LIGHT.gold) == 1
    assert "per vincere" not in words(svg)


def test_the_order_of_seats_and_stars_changes_nothing():
    some = seats(3, 4)
    one = BoardData(parties=parties(3), seats=some, stars=(7, 13, 60))
    other = BoardData(parties=parties(3), seats=some[::-1], stars=(60, 13, 7))
    assert drawn(PROPAGANDA, one) == drawn(PROPAGANDA, other)
