"""In which language a person is answered: the one chosen, else the app's, else the default. Knows the people's rows.

A toast is spoken by the thousand, a language is chosen once: what was read is good until the person chooses again here, and
for a while where another replica heard the choice.
"""

from collections.abc import Sequence
from datetime import timedelta

from bot.clock import Clock
from bot.gateway.members import Remembered
from bot.sessions.commands import Command, SetLanguage, Who
from storage.engine import Database

_GOOD_FOR = timedelta(minutes=10)
"""A read a press would cost as much as a third of the step."""


class Languages:
    """The languages of those who press."""

    def __init__(self, db: Database, clock: Clock, *, locales: Sequence[str], default: str) -> None:
        """Choose among `locales`."""
        self._db = db
        self._locales = tuple(locales)
        self._default = default
        self._chosen: Remembered[int, str] = Remembered(clock, _GOOD_FOR)

    async def of(self, who: Who) -> str:
        """The person's language."""
        chosen = self._chosen.get(who.user_id)
        if chosen is None:
            person = await self._db.transact(lambda uow: uow.person(who.user_id))
            chosen = self._chosen.keep(who.user_id, (person.locale if person is not None else None) or "")
        app = (who.language or "").split("-")[0].lower()
        return next((wish for wish in (chosen, app) if wish in self._locales), self._default)

    def notice(self, command: Command) -> None:
        """A language is being chosen: read it anew."""
        if isinstance(command, SetLanguage):
            self._chosen.forget(command.who.user_id)
