"""Write docs/roles.md: every role of every game in both languages, from the facts and texts of `/ruoli`.

    .venv/bin/python -m scripts.roles

A test holds the page to what this would write; nothing in it is written by hand.
"""

import html
import re
from collections.abc import Iterator
from pathlib import Path

from bot.aids.encyclopedia import Encyclopedia, Volume
from bot.narration.bundles import Bundles
from games.registry import GAMES

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "roles.md"
_LANGUAGES = {"en": "In English", "it": "In italiano"}
_HEAD = """# The roles

What `/roles` and `/ruoli` show, on one page. Everything but the description and the two tips of a role follows from the rules as they
are programmed: what others see, the order of the night, what comes of a visit, odds, weights. A table may choose house rules; what
is said here holds if it does not. Written by `python -m scripts.roles`: do not edit.
"""


def page(bundles: Bundles) -> str:
    """The whole page."""
    volumes = Encyclopedia(bundles, {spec.key: spec for spec in GAMES}).volumes.values()
    parts = [_HEAD.strip()]
    for locale, title in _LANGUAGES.items():
        parts.append(f"## {title}")
        for volume in volumes:
            parts += _of(bundles, locale, volume)
    return "\n\n".join(parts) + "\n"


def _of(bundles: Bundles, locale: str, volume: Volume) -> Iterator[str]:
    game = bundles.plain(locale, f"{volume.spec.key}-name")
    for shelf, roles in volume.book.shelves.items():
        yield f"### {game}: {bundles.plain(locale, f'{volume.spec.key}-shelf-{shelf}')}"
        for role in roles:
            title, _, rest = volume.roles(locale).page(role).partition("\n")
            yield f"#### {_markdown(title.replace('<b>', '').replace('</b>', ''))}"
            yield _flowing(rest.strip())


def _flowing(text: str) -> str:
    """Bullets stay together; every other line is a paragraph."""
    lines: list[str] = []
    for line in filter(None, text.split("\n")):
        told = _markdown(line)
        bullet = told.startswith("• ")
        if lines and not (bullet and lines[-1].startswith("- ")):
            lines.append("")
        lines.append(f"- {told[2:]}" if bullet else told)
    return "\n".join(lines)


def _markdown(text: str) -> str:
    marked = re.sub(r"</?b>", "**", re.sub(r"</?i>", "*", text))
    return html.unescape(re.sub(r"<[^>]*>", "", marked))


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(Bundles(ROOT / "locales")), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {len(PAGE.read_text('utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
