"""The QR code can be read off, the bars are as long as they should be."""

import re

import pytest
import segno

from bot.pictures.bars import BARS, MOST, Bar, BarsData
from bot.pictures.qr import QR, QrData
from bot.pictures.themes import LIGHT, THEMES
from tests.kit.pictures import drawn, tree, words

LINKS = ["https://t.me/x", "https://t.me/narratore_bot?start=" + "aB3_" * 16]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("link", LINKS)
def test_the_code_is_dark_on_light_whole_pixels_and_has_its_quiet_zone(link, theme):
    svg = drawn(QR, QrData(link=link, name="Anna"), theme)
    code = next(node for node in tree(svg).iter() if node.tag.endswith("path"))
    card = [node for node in tree(svg).iter() if node.tag.endswith("rect")][1]
    assert (code.attrib["fill"], card.attrib["fill"]) == (LIGHT.ink, LIGHT.panel)
    matrix = [list(row) for row in segno.make(link, error="m", micro=False).matrix]
    runs = [[int(number) for number in run] for run in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)", code.attrib["d"])]
    module = runs[0][3]
    left, top, wide = (int(card.attrib[name]) for name in ("x", "y", "width"))
    assert wide == module * (len(matrix) + 8)
    seen = [[0] * len(matrix) for _ in matrix]
    for x, y, run, high in runs:
        assert high == module
        column, row = (x - left) // module - 4, (y - top) // module - 4
        assert (x - left) % module == (y - top) % module == run % module == 0
        seen[row][column : column + run // module] = [1] * (run // module)
    assert seen == matrix


def test_the_name_of_the_link_stands_below_in_two_lines_at_most():
    assert words(drawn(QR, QrData(link=LINKS[0], name="Siediti"))) == ["Siediti"]
    assert words(drawn(QR, QrData(link=LINKS[0]))) == []
    assert len(words(drawn(QR, QrData(link=LINKS[0], name="tavolo di Anna " * 20)))) == 2


def strips(bar: Bar) -> list[float]:
    """The widths of what is drawn of a bar: its groove first."""
    svg = drawn(BARS, BarsData(title="", rows=(bar,)))
    return [float(node.attrib["width"]) for node in tree(svg).iter() if node.tag.endswith("rect")][1:]


@pytest.mark.parametrize(
    ("bar", "shares"),
    [
        (Bar(name="a", value=6, most=12, said=""), [0.5]),
        (Bar(name="a", value=12, most=12, said=""), [1.0]),
        (Bar(name="a", value=99, most=12, said=""), [1.0]),
        (Bar(name="a", value=0, most=12, said=""), []),
        (Bar(name="a", value=3, most=0, said=""), []),
        (Bar(name="a", value=3, most=12, said="", seen=9), [0.75, 0.25]),
        (Bar(name="a", value=9, most=12, said="", seen=3), [0.75]),
    ],
)
def test_a_bar_is_as_long_as_its_share(bar, shares):
    groove, *filled = strips(bar)
    assert filled == pytest.approx([groove * share for share in shares])


def test_a_small_share_can_be_seen():
    assert strips(Bar(name="a", value=1, most=10_000, said=""))[1] >= 24


def test_names_and_figures_stand_with_their_bars_and_a_crowd_is_cut():
    rows = tuple(Bar(name=f"squadra {at}", value=at, most=20, said=f"{at}/20") for at in range(20))
    said = words(drawn(BARS, BarsData(title="Titolo", rows=rows, note="nota")))
    assert said[0] == "Titolo"
    assert said[-1] == "nota"
    assert said[1:-1] == [word for at in range(MOST) for word in (f"squadra {at}", f"{at}/20")]
