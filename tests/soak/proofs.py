"""Whose proof is given to all: a table's whose cards are shown at the end. Knows no game by name."""

from bot.sessions.codec import Codec
from games.registry import GAMES
from storage.records import SessionRecord

SPECS = {spec.key: spec for spec in GAMES}
_CODEC = Codec(SPECS)


def stays_shut(record: SessionRecord) -> bool:
    """Whether this table wants cards to stay hidden for good: its proof would tell them."""
    spec = _CODEC.spec(record.game)
    return spec.hides(_CODEC.options(spec, record.options))


def faults(given: bool, record: SessionRecord) -> list[str]:
    """What is wrong with a proof that was given or was not."""
    if stays_shut(record):
        return ["a proof was given that tells hidden cards"] if given else []
    return [] if given else ["no proof was given"]
