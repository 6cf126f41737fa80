"""Words that come from people: cleaned, told apart, escaped. The one place where text becomes mark-up.

Knows nothing of games and languages; a stand-in for a name that shows nothing is handed in by the caller.
"""

import html
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Self

import regex

from games.core.ids import Seat

LONGEST = 24
"""Graphemes of a name, on buttons and in texts alike, so that a player has one name everywhere."""
COSTLIEST = 150
"""Bytes of a name in a keyboard's JSON, where everything outside ASCII is written as escapes."""

_GRAPHEME = regex.compile(r"\X")
_SPACE = regex.compile(r"\s+")
_CONTROL = regex.compile(
    r"[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u034F\u17B4\u17B5\uFFF9-\uFFFC\U0001D159\U0001D173-\U0001D17A\u2800\u3164\uFEFF\uFFA0]"
)
"""What shows nothing of its own and can turn a line around, break it or fake an empty name."""
_STACKED = regex.compile(r"(\p{Mn}{4})\p{Mn}+")
"""Marks on one letter: no language writes more than four, and a pile of them covers the lines of others."""
_RIGHT_TO_LEFT = regex.compile(r"[\p{Bidi_Class=R}\p{Bidi_Class=AL}]")
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_ISOLATE, _POP = "\u2068", "\u2069"


class Word(str):
    """A value for a message, with what grammar needs to know of it. Plain text: it is escaped before it is printed."""

    __slots__ = ("called", "card", "grammar", "user_id")

    grammar: str
    """"m", "f" or "neutral"."""
    user_id: int | None
    """Whom a mention calls."""
    card: str
    """For a role, the key of its message."""
    called: str
    """For a character, its name; it follows the role's noun, whatever its case."""

    def __new__(
        cls, text: str, *, grammar: str = "neutral", user_id: int | None = None, card: str = "", called: str = ""
    ) -> Self:
        """A word with its grammar."""
        word = super().__new__(cls, text)
        word.grammar, word.user_id, word.card, word.called = grammar, user_id, card, called
        return word


class Markup(Word):
    """A word that is HTML of Telegram's kind already."""

    __slots__ = ()


def escape(text: str) -> Markup:
    """The text as mark-up that shows it verbatim; mark-up stays what it is. Grammar is kept."""
    if isinstance(text, Markup):
        return text
    return _as_markup(_written(text), text)


def mention(word: str) -> Markup:
    """The word as a link that calls the person (no username needed); just the word for a computer player."""
    shown = escape(word)
    if shown.user_id is None:
        return shown
    return _as_markup(f'<a href="tg://user?id={shown.user_id}">{shown}</a>', shown)


def initial(word: str) -> str:
    """What the word begins with as one hears it: a small letter without its accent; another sign as it is."""
    return unicodedata.normalize("NFD", plain(escape(word)).strip())[:1].casefold()


def _written(text: str) -> str:
    return html.escape(text, quote=True).replace("&#x27;", "'")


def _as_markup(written: str, like: str) -> Markup:
    if not isinstance(like, Word):
        return Markup(written)
    called = like.called if isinstance(like, Markup) else _written(like.called)
    return Markup(written, grammar=like.grammar, user_id=like.user_id, card=like.card, called=called)


def plain(markup: str) -> str:
    """What a reader sees of mark-up: no tags, no entities."""
    return html.unescape(regex.sub(r"<[^>]*>", "", markup))


def cleaned(raw: str) -> str:
    """A person's words on one line without what shows nothing; empty if nothing can be seen of them."""
    text = _SPACE.sub(" ", _CONTROL.sub("", _SPACE.sub(" ", raw))).strip()
    text = _STACKED.sub(r"\1", text)
    return text if _VISIBLE.search(text) else ""


def cut(text: str, graphemes: int = LONGEST, cost: int | None = None) -> str:
    """The text, or its beginning with an ellipsis: never inside a character that is made of several."""
    kept: list[str] = []
    spent = 0
    for cluster in _GRAPHEME.findall(text):
        spent += weight(cluster)
        if len(kept) == graphemes or (cost is not None and spent > cost):
            # A single cluster may outweigh every limit: what a keyboard cannot hold is cut inside it.
            return ("".join(kept[: graphemes - 1]).rstrip() or cluster[:1]) + "…"
        kept.append(cluster)
    return text


def clipped(text: str, length: int) -> str:
    """At most so many code points of the text, with an ellipsis if it is longer; cut between characters."""
    if len(text) <= length:
        return text
    kept = ""
    for cluster in _GRAPHEME.findall(text):
        if len(kept) + len(cluster) >= length:
            break
        kept += cluster
    return kept.rstrip() + "…"


def weight(text: str) -> int:
    """Bytes of the text inside JSON that writes everything outside ASCII as escapes."""
    return sum(1 if ord(char) < 128 else 6 if ord(char) < 0x10000 else 12 for char in text)


@lru_cache(maxsize=4096)
def shown(raw: str) -> str:
    """A name as it is shown: clean, short, and keeping its direction to itself. Empty if nothing shows."""
    return _isolated(cut(cleaned(raw), cost=COSTLIEST))


def line(raw: str, graphemes: int) -> str:
    """A person's words as they may stand in the bot's own text: one clean line that keeps its direction to itself.

    At most `graphemes` of them, and eight code points for each, since one grapheme may be chained without end. Empty if
    nothing shows.
    """
    return _isolated(clipped(cut(cleaned(raw), graphemes), 8 * graphemes))


def _isolated(text: str) -> str:
    return f"{_ISOLATE}{text}{_POP}" if _RIGHT_TO_LEFT.search(text) else text


def distinct(names: Mapping[Seat, str], stand_in: Callable[[Seat], str], taken: Iterable[str] = ()) -> dict[Seat, str]:
    """Names as shown, none twice: the second Marco is "Marco (2)". `taken` are words that no name may equal."""
    used = {_key(word) for word in taken}
    found: dict[Seat, str] = {}
    last: dict[str, int] = {}
    for seat in sorted(names):
        base = shown(names[seat]) or stand_in(seat)
        number = last.get(base, 1)
        name = base if number == 1 else f"{base} ({number})"
        while _key(name) in used:
            number += 1
            name = f"{base} ({number})"
        used.add(_key(name))
        last[base] = number
        found[seat] = name
    return found


def _key(name: str) -> str:
    """What two names share that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()
