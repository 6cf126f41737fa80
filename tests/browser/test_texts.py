"""The page's own words, without a browser: both languages say the same things, and all that is asked for is there."""

import json
import re

import pytest

from bot.playground.server import PAGE

LANGUAGES = ("it", "en")
_ASKED = re.compile(
    r"""\bt\("([a-z.]+)"|\bcount\("([a-z.]+)"|data-t(?:-label|-title)?="([a-z.]+)"|"((?:phone|quick|service|theme)\.[a-z.]+)\""""
)
_PLACE = re.compile(r"\{(\w+)\}")


def texts(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((PAGE / "texts" / f"{language}.json").read_text(encoding="utf-8"))
    return found


def test_both_languages_say_the_same_things_with_the_same_places() -> None:
    italian, english = map(texts, LANGUAGES)
    assert list(italian) == list(english)
    places = [{key: set(_PLACE.findall(text)) for key, text in one.items()} for one in (italian, english)]
    assert places[0] == places[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_page_asks_for_is_there(language: str) -> None:
    known = texts(language)
    known |= {key.removesuffix(".one"): text for key, text in known.items() if key.endswith(".one")}
    sources = [path.read_text(encoding="utf-8") for path in [*PAGE.glob("*.js"), *PAGE.glob("*.html")]]
    asked = {key for source in sources for found in _ASKED.finditer(source) for key in found.groups() if key}
    assert len(asked) > 50
    assert not asked - set(known)


def test_no_script_of_the_page_makes_markup_out_of_texts() -> None:
    for path in PAGE.glob("*.js"):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b", source), (
            path.name
        )


def test_the_page_asks_nothing_of_other_servers() -> None:
    for path in [*PAGE.glob("*.js"), *PAGE.glob("*.css"), *PAGE.glob("*.html")]:
        addresses = re.findall(r"https?://[^\s\"'`)<]*", path.read_text(encoding="utf-8"))
        assert [address for address in addresses if not address.startswith(("https://t.me/", "https://${"))] == []
