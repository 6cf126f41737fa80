"""Measuring and cutting text as the font has it."""

import pytest

from bot.pictures.lettering import drawable, fitted, width, wrapped
from bot.pictures.raster import png_of
from bot.pictures.svg import page, text


def test_widths_are_those_of_the_font():
    assert width("", 20) == 0
    assert width("iii", 20) < width("mmm", 20) < width("mmm", 20, 700)
    assert width("ab", 20) == pytest.approx(width("a", 20) + width("b", 20))
    assert width("città", 40) == pytest.approx(2 * width("città", 20))


@pytest.mark.parametrize("weight", [400, 700])
def test_a_text_is_drawn_no_wider_than_it_is_measured(weight):
    """The last column of pixels that it may fill is empty beyond its width, and something is there within it."""
    line = "Hamburgefonstiv 0123456789"
    wide = width(line, 40, weight)

    def drawn(at: float) -> bytes:
        return png_of(page(200, 60, "#fff", text(line, at, 40, size=40, weight=weight, fill="#000")))

    empty = png_of(page(200, 60, "#fff"))
    assert drawn(-wide - 1) == empty
    assert drawn(-wide + 12) != empty


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoë 🦊", "Zoë"),
        ("😀😀", ""),
        ("👩‍👩‍👧 Anna", "Anna"),
        ("  Anna \n Rossi ", "Anna Rossi"),
        ("Ελένη Żak Iļja Дима", "Ελένη Żak Iļja Дима"),
        ("日本 Anna عربي", "Anna"),
        ("a\u202eb", "ab"),
    ],
)
def test_what_the_font_cannot_draw_is_left_out(name, kept):
    assert drawable(name) == kept


def test_a_text_that_is_too_long_is_cut_and_fits():
    long = "Bartolomeo Cavalcanti " * 9
    cut = fitted(long, 30, 200)
    assert cut.endswith("…")
    assert 150 < width(cut, 30) <= 200
    assert fitted("Anna", 30, 200) == "Anna"
    assert fitted("Anna", 30, 10) == ""


def test_a_letter_and_its_accents_are_cut_together():
    cut = fitted("e\u0301" * 30, 30, 100)
    assert cut.rstrip("…").count("e") == cut.count("\u0301") > 0


def test_lines_break_between_words_and_the_last_one_is_cut():
    lines = wrapped("uno due tre quattro cinque sei sette otto nove dieci", 30, 150, 3)
    assert len(lines) == 3
    assert all(width(line, 30) <= 150 for line in lines)
    assert lines[0] == "uno due tre"[: len(lines[0])]
    assert lines[2].endswith("…")
    assert wrapped("", 30, 150, 2) == []
    assert wrapped("x" * 90, 30, 150, 2) == [fitted("x" * 90, 30, 150)]
