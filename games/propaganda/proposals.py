"""What the bot suggests when somebody has to invent: names, promises, taunts. Keys of messages; nothing is drawn.

Each number has three symbols, `propaganda-symbol-<number>-<a|b|c>`: nouns in lower case, in the plural or of something
that is not counted, so that they stand after "more", "of" and "without". `propaganda-card-<number>` is the first one with
a picture, and two campaign names are `propaganda-name-<number>-<a|b>`.
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
    *(pictured(card).key for card in HOUSES),
    *(phrase.key for card in HOUSES for phrase in names(card)),
    *(f"propaganda-promise-{way}" for way in range(1, PROMISES + 1)),
    *(f"propaganda-taunt-{way}" for way in range(1, TAUNTS + 1)),
    *(f"propaganda-reply-{way}" for way in range(1, REPLIES + 1)),
    UNDECIDED.key,
    UNNAMED.key,
)
"""Every message that a phrase may use."""
