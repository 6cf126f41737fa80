"""Who may have heard whose words: what the rules themselves say when a game is played again. Knows no game by name."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from sqlalchemy import text

from games.core.game import Deadline, Leave, Moment, Move, Step
from games.core.ids import Figure, GameKey, Phrase, Seat
from games.core.spec import GameSpec
from storage.unit import UnitOfWork

_SITTERS = text("SELECT user_id, seat FROM seats WHERE session_id = :session AND user_id IS NOT NULL")


class Eavesdropper:
    """A game as it is; it remembers to which seats each speaker's words were given, and which became everybody's."""

    def __init__(self, game: Any) -> None:
        """Listen to this game."""
        self._game = game
        self.listeners: dict[Seat, set[Seat]] = defaultdict(set)
        self.published: set[int] = set()
        """The texts that the rules have made everybody's: names of characters, promises."""
        self._unpublished: set[int] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, state: Any, move: Move, moment: Moment) -> Step[Any, Any]:
        """As the game does."""
        step: Step[Any, Any] = self._game.apply(state, move, moment)
        for event in step.events:
            if (speaker := getattr(event, "speaker", None)) is not None and move.text is not None:
                self.listeners[speaker] |= set(event.audience.seats)
        if move.text is not None:
            self._unpublished.add(move.text)
        return self._looked_at(step)

    def expire(self, state: Any, deadline: Deadline, moment: Moment) -> Step[Any, Any]:
        """As the game does."""
        return self._looked_at(self._game.expire(state, deadline, moment))

    def leave(self, state: Any, seat: Seat, why: Leave, moment: Moment) -> Step[Any, Any]:
        """As the game does."""
        return self._looked_at(self._game.leave(state, seat, why, moment))

    def _looked_at(self, step: Step[Any, Any]) -> Step[Any, Any]:
        """What was written in private may be shown to all much later: when a set-up is over."""
        if self._unpublished:
            self.published |= self._unpublished & set(_named(self._game.view(step.state, None)))
            self._unpublished -= self.published
        return step


def _named(value: object) -> Iterator[int]:
    """The texts by which characters are called, and those of phrases, anywhere in a value."""
    if isinstance(value, Figure):
        yield value.name
    elif isinstance(value, Phrase):
        yield value.text
    elif is_dataclass(value):
        for part in fields(value):
            yield from _named(getattr(value, part.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _named(item)


def published(uow: UnitOfWork, session: str, ear: Eavesdropper) -> str:
    """All that people have written and the rules have made everybody's."""
    return "\n".join(uow.words(session, sorted(ear.published)).values()) if ear.published else ""


def sitters(uow: UnitOfWork, session: str) -> dict[int, set[Seat]]:
    """Everybody who has ever played at this table, and in which seats: who left and was replaced, too."""
    found: dict[int, set[Seat]] = defaultdict(set)
    for row in uow.rows(_SITTERS, session=session):
        found[row.user_id].add(Seat(row.seat))
    return found


def bugged(specs: Mapping[GameKey, GameSpec]) -> tuple[dict[GameKey, GameSpec], dict[GameKey, Eavesdropper]]:
    """The games with somebody who listens, and the listeners."""
    ears = {key: Eavesdropper(spec.game) for key, spec in specs.items()}
    return {key: replace(spec, game=ears[key]) for key, spec in specs.items()}, ears


def overheard(
    said: Mapping[str, int], heard: Mapping[int, Iterable[str]], seats: Mapping[int, set[Seat]], ear: Eavesdropper
) -> list[str]:
    """Words that reached somebody to whom the rules did not give them.

    `said` is who wrote which mark, `heard` the lines that each person was told, `seats` where each has ever sat.
    """
    found = []
    for person, lines in heard.items():
        told = "\n".join(lines)
        for mark, speaker in said.items():
            if mark not in told:
                continue
            allowed = {to for seat in seats.get(speaker, ()) for to in ear.listeners[seat]}
            if allowed.isdisjoint(seats.get(person, set())):
                found.append(f"words of {speaker} were told to {person}: {mark}")
    return found
