"""What the bot suggests when somebody has to invent: names, promises, taunts. Keys of messages; nothing is drawn.

Each number has three symbols, `propaganda-symbol-<number>-<a|b|c>`: nouns in lower case, in the plural or of something
that is not counted, so that they stand after "more", "of" and "without". `propaganda-card-<number>` is the first one with
a picture, and two campaign names are `propaganda-name-<number>-<a|b>`.
"""

from collections.abc import Iterable
from typing import Final

from games.core.ids import Phrase
from games.propaganda.board import HOUSES, House

SYMBOLS: Final = ("a", "b", "c")
NAMES: Final = ("a", "b")
PROMISES: Final = 12
"""So many promises go with any symbol: `propaganda-promise-<1..>`, with `$part`. More than a list has offices, and two."""
FITTING: Final = {
    "t": ("thing", 4),
    "p": ("person", 3),
    "a": ("animal", 3),
    "x": ("deed", 3),
    "b": ("place", 3),
    "-": ("", 0),
}
"""What a symbol is, and how many promises go with that alone: `propaganda-promise-<what>-<1..>`. "-": none does."""
_KINDS: Final = (
    "ttt att att att ttx ttx ttt txx ttp ttt "
    "att ttx ttt ptt ptx ttx ptx ptt xxx xtt "
    "ttx ptx xtt ptt ttt tpx ttt ttt ptx ttx "
    "t-- aax -t- ttx att ttt ptx xtt ttt xxx "
    "ttt ttx bpt ttx ptt ttt ttp txx ttp ttt "
    "bta ptt pbt tax xtx xtx -at ttx ttp xxt "
    "apt px- ptp ttt xtt tpt atx ttt xxx bbp "
    "tat x-x btb bat t-t btx ptt ttp ptt -xx "
    "ttx ttx -tx tbx -px b-t atx tta pax ptx "
)
"""What the three symbols of each number are, in either language: keys of `FITTING`; ten numbers a line, four letters each."""
TAUNTS: Final = 8
"""So many ways of mocking with a symbol: `propaganda-taunt-<1..>`."""
REPLIES: Final = 8
"""So many ways of answering with one: `propaganda-reply-<1..>`."""
UNDECIDED: Final = Phrase(key="propaganda-undecided")
"""The third list of a game of two."""
UNNAMED: Final = Phrase(key="propaganda-unnamed")
"""A list whose name is not known yet."""


def symbol(card: House, which: str) -> str:
    """The key of one of a card's symbols."""
    return f"propaganda-symbol-{card}-{which}"


def pictured(card: House) -> Phrase:
    """What stands for a card: its first symbol, with a picture where there is one."""
    return Phrase(key=f"propaganda-card-{card}")


def names(card: House) -> tuple[Phrase, ...]:
    """The campaign names that go with a card."""
    return tuple(Phrase(key=f"propaganda-name-{card}-{which}") for which in NAMES)


def promises(card: House, made: Iterable[Phrase] = ()) -> tuple[Phrase, ...]:
    """A promise for each of a card's symbols, the usual one first: worded differently from each other, and from those made.

    Once every wording that goes with a symbol has been used they come round again.
    """
    used, found = {phrase.key for phrase in made}, list[Phrase]()
    for place, which in enumerate(SYMBOLS):
        ways = _ways(card, place)
        key = next((way for way in ways if way not in used), ways[0])
        used.add(key)
        found.append(Phrase(key=key, part=symbol(card, which)))
    return tuple(found)


def _ways(card: House, place: int) -> tuple[str, ...]:
    """The wordings that go with a symbol, every other time those of its kind before those of any."""
    what, count = FITTING[_KINDS[4 * (card - 1) + place]]
    fitting = _turned([f"propaganda-promise-{what}-{way}" for way in range(1, count + 1)], (card + place) // 2)
    common = _turned([f"propaganda-promise-{way}" for way in range(1, PROMISES + 1)], card + place * 5)
    return (*common, *fitting) if (card + place) % 2 else (*fitting, *common)


def _turned(ways: list[str], by: int) -> list[str]:
    start = by % len(ways) if ways else 0
    return ways[start:] + ways[:start]


def taunt(card: House, against: House) -> Phrase:
    """How the attacker mocks a seat with his card."""
    return _made("taunt", TAUNTS, card, against % len(SYMBOLS), against)


def reply(card: House, against: House) -> Phrase:
    """How the defender of a seat answers with his."""
    return _made("reply", REPLIES, card, (against + card) % len(SYMBOLS), against)


def _made(kind: str, ways: int, card: House, place: int, turn: int = 0) -> Phrase:
    way = (card + place * 4 + turn) % ways + 1
    return Phrase(key=f"propaganda-{kind}-{way}", part=symbol(card, SYMBOLS[place]))


TEXTS: Final = (
    *(symbol(card, which) for card in HOUSES for which in SYMBOLS),
    *(pictured(card).key for card in HOUSES),
    *(phrase.key for card in HOUSES for phrase in names(card)),
    *(f"propaganda-promise-{way}" for way in range(1, PROMISES + 1)),
    *(f"propaganda-promise-{what}-{way}" for what, count in FITTING.values() for way in range(1, count + 1)),
    *(f"propaganda-taunt-{way}" for way in range(1, TAUNTS + 1)),
    *(f"propaganda-reply-{way}" for way in range(1, REPLIES + 1)),
    UNDECIDED.key,
    UNNAMED.key,
)
"""Every message that a phrase may use."""
