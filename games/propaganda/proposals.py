"""What the bot suggests when somebody has to invent: names, promises, taunts. Keys of messages; nothing is drawn.

Each number has three symbols, `propaganda-symbol-<number>-<a|b|c>`, and two campaign names, `propaganda-name-<number>-<a|b>`.
"""

from typing import Final

from games.core.ids import Phrase
from games.propaganda.board import HOUSES, House

SYMBOLS: Final = ("a", "b", "c")
NAMES: Final = ("a", "b")
PROMISES: Final = 9
"""So many ways of turning a symbol into a promise: `propaganda-promise-<1..>`, with `$part`."""
TAUNTS: Final = 8
"""So many ways of mocking with a symbol: `propaganda-taunt-<1..>`."""
REPLIES: Final = 8
"""So many ways of answering with one: `propaganda-reply-<1..>`."""
UNDECIDED: Final = Phrase(key="propaganda-undecided")
"""The third list of a game of two."""


def symbol(card: House, which: str = "a") -> str:
    """The key of one of a card's symbols."""
    return f"propaganda-symbol-{card}-{which}"


def pictured(card: House, which: str = "a") -> Phrase:
    """One of a card's symbols."""
    return Phrase(key=symbol(card, which))


def names(card: House) -> tuple[Phrase, ...]:
    """The campaign names that go with a card."""
    return tuple(Phrase(key=f"propaganda-name-{card}-{which}") for which in NAMES)


def promises(card: House) -> tuple[Phrase, ...]:
    """A promise for each of a card's symbols, in three different wordings; the first is the usual one."""
    return tuple(_made("promise", PROMISES, card, place) for place in range(len(SYMBOLS)))


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
    *(phrase.key for card in HOUSES for phrase in names(card)),
    *(f"propaganda-promise-{way}" for way in range(1, PROMISES + 1)),
    *(f"propaganda-taunt-{way}" for way in range(1, TAUNTS + 1)),
    *(f"propaganda-reply-{way}" for way in range(1, REPLIES + 1)),
    UNDECIDED.key,
)
"""Every message that a phrase may use."""
