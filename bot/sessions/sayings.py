"""What computer players say in the group, in the words of the locales. When they say it is decided in `computers.py`."""

from datetime import timedelta

from bot.sessions.faults import guarded
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts
from bot.sessions.turn import Turn
from games.core.game import Line, Prompt
from games.core.ids import Seat

_ADDRESSEE = "says"
"""Under which the lines told are counted, so that neighbours have different wordings."""
_READ_PER_S, _LONGEST_S = 25.0, 8.0
"""Characters that somebody reads in a second, and for how many seconds at most the others keep still for it."""


def say(turn: Turn, session: Session, seat: Seat, prompt: Prompt, pick: str | None) -> timedelta | None:
    """Queue what the seat says as it picks that, or with None instead of picking.

    The game time in which it is read; None if there is nothing to say. The caller saves.
    """
    with guarded(session.id, {"kind": "says", "seat": seat, "prompt": prompt.id}):
        line = _line(session, seat, prompt, pick)
        if line is None:
            return None
        told = session.notes.told.get(_ADDRESSEE, 0)
        item = turn.kit.narrator.saying(turn.table(session, shown_texts(session)), seat, line, told)
    session.notes.told[_ADDRESSEE] = told + 1
    turn.enqueue([item])
    return timedelta(seconds=min(_LONGEST_S, len(item.payload["text"]) / _READ_PER_S))


def _line(session: Session, seat: Seat, prompt: Prompt, pick: str | None) -> Line | None:
    if session.spec.says is None:
        return None
    people = frozenset(Seat(row.seat) for row in session.people)
    return session.spec.says(session.spec.game.view(session.state, seat), prompt, pick, people)
