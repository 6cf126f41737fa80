"""What every picture keeps to: nothing written outside, the same from the same data, its own font and no other."""

from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from bot.pictures.drawing import order, svg_of
from bot.pictures.lettering import FAMILY, drawable
from bot.pictures.raster import png_of
from bot.pictures.registry import DRAWINGS
from bot.pictures.themes import THEMES
from tests.kit.pictures import drawn, outside, size_of, words
from tests.pictures.record import GOLDEN, KEPT
from tests.pictures.samples import SAMPLES

EVERY = pytest.mark.parametrize("sample", SAMPLES)


def test_the_samples_know_every_drawing():
    assert {drawing.name for drawing, _ in SAMPLES.values()} == DRAWINGS.keys()


@EVERY
def test_nothing_is_written_outside_the_picture_and_all_of_it_can_be_drawn(sample):
    svg = drawn(*SAMPLES[sample])
    assert outside(svg) == []
    assert all(word == drawable(word) for word in words(svg))


@EVERY
def test_a_picture_keeps_the_measures_that_telegram_shows_as_they_are(sample):
    wide, high = size_of(drawn(*SAMPLES[sample]))
    assert wide == 1080
    assert 400 <= high <= 1500
    assert not sample.startswith("propaganda") or high <= 1280


@EVERY
def test_the_dark_one_differs_in_colours_only(sample):
    light, dark = (ET.fromstring(drawn(*SAMPLES[sample], theme)) for theme in THEMES)
    colours = {"fill", "stroke"}
    both = list(zip(light.iter(), dark.iter(), strict=True))
    assert any(one.attrib != other.attrib for one, other in both)
    for one, other in both:
        assert (one.tag, one.text) == (other.tag, other.text)
        assert {k: v for k, v in one.attrib.items() if k not in colours} == {
            k: v for k, v in other.attrib.items() if k not in colours
        }


@pytest.mark.parametrize("sample", KEPT)
def test_a_picture_is_drawn_as_it_was_recorded(sample):
    assert drawn(*SAMPLES[sample]) == (GOLDEN / f"{sample}.svg").read_text(encoding="utf-8")


def test_names_are_never_mark_up():
    svg = drawn(*SAMPLES["qr-long"])
    assert "<b>" not in svg
    assert any("<b>" in word for word in words(svg))


@EVERY
def test_a_fingerprint_tells_pictures_apart_and_survives_the_outbox(sample):
    drawing, data = SAMPLES[sample]
    light, dark = order(drawing, data), order(drawing, data, "dark")
    assert light.fingerprint == order(drawing, data).fingerprint
    assert light.fingerprint != dark.fingerprint
    assert svg_of(DRAWINGS[light.drawing], light) == drawn(drawing, data)


def test_no_two_samples_share_a_fingerprint():
    prints = [order(*sample).fingerprint for sample in SAMPLES.values()]
    assert len(set(prints)) == len(prints)


def test_a_picture_becomes_a_png_of_its_size_with_the_font_of_the_package():
    svg = drawn(*SAMPLES["bars"])
    assert f'font-family="{FAMILY}"' in svg
    png = png_of(svg)
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == size_of(svg)
    # a family that is not in the package leaves no letter: no font of the machine is looked for
    assert png_of(svg.replace(f'"{FAMILY}"', '"DejaVu Sans"')) == png_of(_without_text(svg))
    assert png != png_of(_without_text(svg))


def _without_text(svg: str) -> str:
    root = ET.fromstring(svg)
    for parent in list(root.iter()):
        for node in [child for child in parent if child.tag.endswith("}text")]:
            parent.remove(node)
    ET.register_namespace("", "http://www.w3.org/2000/svg")
    return ET.tostring(root, encoding="unicode")


# ------------------------------------------------------------------------------------------------------ colours

_SEEN_BY = {
    "everybody": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""What is left of a linear colour without one kind of cone (Machado, Oliveira and Fernandes, 2009)."""


def _linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def _light(colour: str) -> float:
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), _linear(colour), strict=True))


def _lab(colour: str, eyes: str) -> tuple[float, float, float]:
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, _linear(colour), strict=True)))) for row in _SEEN_BY[eyes]]
    rows = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
    x, y, z = (sum(a * b for a, b in zip(row, seen, strict=True)) for row in rows)
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eyes", _SEEN_BY)
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_no_two_teams_look_alike_to_anybody(theme, eyes):
    seen = {colour: _lab(colour, eyes) for colour in (*theme.teams, theme.gold)}
    for one, other in combinations(seen, 2):
        difference = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert difference > 20, (one, other, eyes)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_is_to_be_read_stands_out_from_its_ground(theme):
    def contrast(one: str, other: str) -> float:
        dark, light = sorted((_light(one), _light(other)))
        return (light + 0.05) / (dark + 0.05)

    grounds = (theme.page, theme.panel, theme.panel_alt)
    assert min(contrast(theme.ink, ground) for ground in grounds) > 7
    assert min(contrast(theme.faint, ground) for ground in grounds) > 4.5
    assert min(contrast(theme.accent, ground) for ground in grounds) > 4.5
    # large figures ask for less
    assert min(contrast(*pair) for pair in zip(theme.teams, theme.on_teams, strict=True)) > 3.5
    assert min(contrast(team, theme.page) for team in theme.teams) > 3.5
