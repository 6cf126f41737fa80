"""How often the bot speaks in one chat for the asking, so that no number of requests keeps a table waiting. Knows no game.

An answer takes its place in the same queue as the story, and Telegram lets a group hear twenty messages a minute: what
nobody's patience limits would hold up everybody's dawn. In memory: after a start everybody may ask anew.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import Enum

WINDOW = timedelta(minutes=1)
IN_A_GROUP, IN_PRIVATE = 6, 12
"""Answers within the window; questions beyond get none."""
_MANY = 1000


class Deed(Enum):
    """What is done for the asking: its window, and how often within it in a group and in private."""

    ANSWER = (WINDOW, IN_A_GROUP, IN_PRIVATE)
    BREATH = (WINDOW, 0, 1)
    """A person hears that there were enough answers for this minute."""
    OPENING = (timedelta(minutes=5), 10, 10)
    """A table is opened: who opens and closes one after the other fills the group's queue as well."""
    PROOF = (timedelta(minutes=10), 1, 3)
    """A record is given once more: it lies a little above already."""
    PAGE = (WINDOW, 6, 6)
    """The lobby's board shows at once what whoever sets the options has pressed; beyond, edits wait and melt together."""
    BROWSING = (WINDOW, 10, 30)
    """A page of roles or rules is turned: in a group each turn takes a place in the story's queue."""
    OFFER = (WINDOW, 60, 60)
    """A person types after the bot's name: every letter may be a question."""
    COMINGS = (timedelta(minutes=10), 6, 6)
    """The group hears that somebody is gone or back: who comes and goes at will has been heard of enough."""
    CALL = (timedelta(minutes=10), 1, 1)
    """Somebody is called to another game in private; further calls are the group's own to hear."""


class Manners:
    """When each deed was done in each chat, as far back as it matters."""

    def __init__(self) -> None:
        """Nobody has asked anything yet."""
        self._done: dict[tuple[Deed, int], list[datetime]] = {}

    def may(self, deed: Deed, chat_id: int, now: datetime, more: int = 0) -> bool:
        """Whether this may be done once more for this chat, beside `more` of the same transaction."""
        window, in_a_group, in_private = deed.value
        lately = sum(1 for at in self._done.get((deed, chat_id), ()) if now - at < window)
        return lately + more < (in_a_group if chat_id < 0 else in_private)

    def done(self, deeds: Iterable[tuple[Deed, int]], now: datetime) -> None:
        """Note what was done in a transaction that has committed: one entry for each."""
        for key in deeds:
            window = key[0].value[0]
            self._done[key] = [*(at for at in self._done.get(key, ()) if now - at < window), now]
        if len(self._done) > _MANY:
            self._done = {key: times for key, times in self._done.items() if now - times[-1] < key[0].value[0]}
