"""Computer players: when they move, and that they move by the same door as everybody. What they choose is the policy's.

A delay depends on the prompt, the seat and the length of the phase, never on the role: secret questions, which all
living players have at once, are answered more slowly than open ones.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.sessions import clock, sayings
from bot.sessions.chance import seed_of
from bot.sessions.faults import Refusal, guarded
from bot.sessions.playing import make
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.game import Move, Place, Prompt
from games.core.ids import Seat
from games.core.rng import SeededRng
from storage.records import Status

LONGEST_SECRET, LONGEST_OPEN = 40.0, 18.0
"""Seconds of game time that a computer player takes at most."""
AGAIN = timedelta(seconds=4)
"""Game time after which a computer player that waits is asked again."""


APART = 2.5
"""Seconds of game time at least between two of their answers that everybody sees, where the phase is long enough."""
ALONE = 0.5
"""By so much they are quicker where no person plays any more."""
_STANDING = frozenset({clock.PAUSED, clock.HALTED, clock.PRACTICE})
"""What keeps them from moving by themselves; a practice game calls them up."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a look at one table came to."""

    moves: int
    look_again: datetime | None
    """Wall time at which a computer player there may want to move; None: not before something else happens."""


NOTHING = Done(0, None)


class Paces:
    """When to look at which table again. In memory: losing it costs one look at each."""

    def __init__(self) -> None:
        """Look at everything first."""
        self._next: dict[str, datetime | None] = {}

    def due(self, session_id: str, now: datetime) -> bool:
        """Whether to look at this table now."""
        return session_id not in self._next or ((at := self._next[session_id]) is not None and at <= now)

    def note(self, session_id: str, at: datetime | None) -> None:
        """Look there again at this time; with None, when something has happened there."""
        self._next[session_id] = at

    def stir(self, session_id: str) -> None:
        """Something has happened at this table: look."""
        self._next.pop(session_id, None)

    def keep(self, tables: list[str]) -> None:
        """Forget all other tables."""
        kept = set(tables)
        for session_id in [known for known in self._next if known not in kept]:
            del self._next[session_id]

    def next(self) -> datetime | None:
        """The first time at which a table is to be looked at."""
        return min((at for at in self._next.values() if at is not None), default=None)


def move(turn: Turn, session_id: str) -> Done:
    """Make at most one move of a computer player at this table."""
    session = turn.load(session_id)
    if session is None or session.status is not Status.RUNNING or session.record.holds & _STANDING:
        return NOTHING
    now, later = turn.game_now(session), []
    for seat, prompt in _open(session):
        at = _when(session, seat, prompt)
        if at > now:
            later.append(at)
            continue
        answered = _answer(turn, session, seat, prompt)
        if answered:
            return Done(1, turn.now)
        if answered is None:
            later.append(now + AGAIN)
    if not later:
        return NOTHING
    return Done(0, clock.wall_at(session.record, min(later), turn.scale))


def answer_one(turn: Turn, session: Session, place: Place) -> bool:
    """Make one move of a computer player to a question of this place now, whatever the time; False if none wants to."""
    return any(prompt.place is place and _answer(turn, session, seat, prompt) for seat, prompt in _open(session))


def _open(session: Session) -> Iterator[tuple[Seat, Prompt]]:
    """The questions that computer players have not answered in this phase."""
    for row in session.computers:
        seat = Seat(row.seat)
        for prompt in session.spec.game.prompts(session.state, seat):
            if not prompt.note and _mark(seat, prompt) not in session.notes.did:
                yield seat, prompt


def _heard_of_people(session: Session, prompt: Prompt) -> bool:
    """Whether a person at the table has answered this question, or none is asked it."""
    asked = [
        theirs
        for row in session.people
        for theirs in session.spec.game.prompts(session.state, Seat(row.seat))
        if theirs.ask == prompt.ask
    ]
    return not asked or any(theirs.chosen is not None for theirs in asked)


def _answer(turn: Turn, session: Session, seat: Seat, prompt: Prompt) -> bool | None:
    """Whether the seat's answer, or what it has said instead, is new; None if the question is left be for now."""
    choice = _choice(turn, session, seat, prompt)
    reading = sayings.say(turn, session, seat, prompt, None if choice is None else choice.pick)
    if choice is None and reading is None:
        return None
    session.notes.did.append(_mark(seat, prompt))
    if prompt.place is Place.TABLE:
        session.notes.moved_at = turn.game_now(session) + (reading or timedelta(0))
    if choice is None:
        turn.save(session)
        return True
    try:
        return make(turn, session, choice)
    except Refusal:
        # The rules say no (a mate was quicker, say): this question has been dealt with.
        return False


def _mark(seat: Seat, prompt: Prompt) -> str:
    """What is noted of a question that has been answered: one whose answer was to turn a page asks something else now."""
    return f"{seat} {prompt.id} {prompt.ask}"


def _choice(turn: Turn, session: Session, seat: Seat, prompt: Prompt) -> Move | None:
    """What the policy answers to this prompt now.

    Chance is the question's, not the step's: whoever leaves one be, now and then, would else take it in the end, being
    asked again after every step, and whoever has not used a power would be seen to have none.
    """
    spec = session.spec
    if spec.policy is None or (prompt.ask in spec.deferred and not _heard_of_people(session, prompt)):
        return None
    with guarded(session.id, {"kind": "policy", "seat": seat, "prompt": prompt.id}):
        rng = SeededRng.for_step(seed_of(turn, session), 0).stream(f"computer:{seat}")
        moves = spec.policy(spec.game.view(session.state, seat), [prompt], seat, rng)
    return next((choice for choice in moves if choice.prompt == prompt.id), None)


def _when(session: Session, seat: Seat, prompt: Prompt) -> datetime:
    """Game time at which this seat answers this prompt at the earliest."""
    opened = session.notes.phase_at or session.record.game_time
    deadline = session.spec.game.deadline(session.state)
    length = (deadline.closes - opened).total_seconds() if deadline is not None else LONGEST_OPEN
    secret = prompt.place is Place.WHISPER
    low, high, most = (0.15, 0.5, LONGEST_SECRET) if secret else (0.05, 0.4, LONGEST_OPEN)
    if min(length, session.spec.joining(session.options)) > 6 * 3600:  # a game of days, not one that is only patient
        most = 1800.0
    digest = hashlib.sha256(f"{session.id}:{session.notes.phase}:{seat}:{prompt.place.value}".encode()).digest()
    part = int.from_bytes(digest[:4], "big") / 2**32
    first, last = low * min(length, most / high), high * min(length, most / high)
    haste = 1.0 if any(session.in_play(row.seat) for row in session.people) else ALONE
    at = opened + timedelta(seconds=haste * (first + part * (last - first)))
    if secret or session.notes.moved_at is None:
        return at
    # One after the other: a hand that is raised is seen before the next one goes up.
    apart = haste * min(APART, high * length / (len(session.computers) + 1))
    return max(at, session.notes.moved_at + timedelta(seconds=apart))
