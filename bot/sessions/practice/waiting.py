"""For what a practice game waits, and the message that says so: a hint, and the button to go on. Makes no step.

Three things may be: the person is asked something, the table talks and nobody is asked, or the others are at it. In the
first two the game stands for as long as the person likes.
"""

from collections.abc import Callable, Sequence
from datetime import timedelta
from hashlib import sha256

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.narration.names import Markup
from bot.sessions import clock
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.game import Prompt
from games.core.ids import Seat
from storage.records import Act, OutboxItem, SeatRecord

ASKED, IDLE = "asked", "idle"
"""What a game waits for: an answer, or a word that it may go on."""
_SOONEST, _MORE = 2.0, 2.5
"""Seconds between two things that happen: so many, and up to so many more."""


def person(session: Session) -> SeatRecord:
    """The row of whoever practises."""
    return session.people[0]


def questions(session: Session, seat: int) -> list[Prompt]:
    """What this seat is asked and has not answered; standing offers are waited for by nobody."""
    return [
        prompt
        for prompt in session.spec.game.prompts(session.state, Seat(seat))
        if _asks(prompt) and prompt.chosen is None
    ]


def mark(session: Session) -> str:
    """What stands now, as one word: another one when another question or phase has come."""
    asked = [prompt.id for prompt in questions(session, person(session).seat)]
    return "|".join([session.notes.phase, *asked])


def awaited(session: Session) -> str:
    """What the game waits for: `ASKED`, `IDLE`, or "" for nothing that the person does."""
    me = person(session).seat
    if session.notes.practice.passed == mark(session) or session.spec.game.outcome(session.state) is not None:
        return ""
    if questions(session, me):
        return ASKED
    asked = any(
        _asks(prompt) for row in session.seats for prompt in session.spec.game.prompts(session.state, Seat(row.seat))
    )
    return IDLE if session.in_play(me) and not asked else ""


def _asks(prompt: Prompt) -> bool:
    return not (prompt.standing or prompt.note)


def follow(turn: Turn, session: Session) -> None:
    """After a step: say what is waited for, or take the button away; and see to it that the game goes on. The caller saves."""
    notes = session.notes.practice
    if not notes.on:
        return
    waits, now = awaited(session), mark(session)
    if waits and notes.shown != now:
        _withdraw(turn, session)
        notes.shown, notes.since = now, turn.now
        notes.slot = f"practice.{session.record.version}"
        _show(turn, session, waits, again=False)
    elif not waits:
        _withdraw(turn, session)
    if not (waits and notes.rests == now):
        soon = turn.now + timedelta(seconds=(pace(session) + _reading(turn, session)) * turn.scale)
        session.notes.alarms[clock.PRACTICE] = min(soon, session.notes.alarms.get(clock.PRACTICE, soon))


def show_again(turn: Turn, session: Session) -> None:
    """The message that says what is waited for, as it should stand now."""
    waits = awaited(session)
    if waits and session.notes.practice.slot:
        _show(turn, session, waits, again=True)


def stands(turn: Turn, session: Session, message_id: int | None) -> bool:
    """Whether this is the message that says what is waited for now, as far as anybody knows."""
    slot = turn.screen(session).get((session.record.chat_id, session.notes.practice.slot))
    return message_id is None or slot is None or slot.message_id in (None, message_id)


def pace(session: Session) -> float:
    """Seconds until the next thing happens: not each time the same."""
    digest = sha256(f"{session.id}:{session.record.version}".encode()).digest()
    return _SOONEST + _MORE * digest[0] / 255


def _reading(turn: Turn, session: Session) -> float:
    """Seconds in which what a computer player has just said is read: game time stands meanwhile."""
    moved_at = session.notes.moved_at
    return 0.0 if moved_at is None else max(0.0, (moved_at - turn.game_now(session)).total_seconds())


def _withdraw(turn: Turn, session: Session) -> None:
    notes = session.notes.practice
    if notes.slot and notes.slot in {slot.slot for slot in turn.screen(session).values()}:
        turn.strip(session, notes.slot)
    notes.slot = notes.shown = ""


def _show(turn: Turn, session: Session, waits: str, *, again: bool) -> None:
    """Queue the message. A hint that has just been given is not given twice in a row, unless `again`."""
    record, notes = session.record, session.notes.practice
    voice = Voice(turn.kit.bundles, turn.table(session), record.locale)
    said = hints(session, voice, waits) if notes.hints else []
    given = sha256("\n".join(said).encode()).hexdigest()[:16]
    if given == notes.hinted and not again:
        said = []
    notes.hinted = given
    said.append(voice.text(f"practice-{waits}"))
    rows = [("practice-button-on" if waits == IDLE else "practice-button-skip", "on")]
    rows.append(("practice-button-quiet", "quiet") if notes.hints else ("practice-button-hints", "hints"))
    keyboard = [
        [{"text": voice.plain(label), "data": tokens.encode(session.id, tokens.PRACTICE, pick)}] for label, pick in rows
    ]
    item = OutboxItem(
        chat_id=record.chat_id,
        session_id=session.id,
        slot=notes.slot,
        fingerprint=f"{notes.slot}.{int(notes.hints)}",
        act=Act.SHOW,
        payload={"text": "\n\n".join(said), "keyboard": keyboard},
    )
    turn.enqueue([item])


def hints(session: Session, voice: Voice, waits: str) -> list[str]:
    """Why one might choose what: of each question that is asked, or while the table talks of the card in the hand."""
    seat = Seat(person(session).seat)
    if waits == ASKED:
        return _to(voice, [prompt.ask for prompt in questions(session, seat)])
    offers = [
        prompt.ask for prompt in session.spec.game.prompts(session.state, seat) if prompt.standing and prompt.options
    ]
    talk = f"{session.spec.key}-hint-talk"
    return (_of_the_card(session, voice, seat) or (_to(voice, [talk]) if voice.has(talk) else [])) + _to(voice, offers)


def _to(voice: Voice, asks: Sequence[str]) -> list[str]:
    """The hints to these questions, none twice."""
    keys = dict.fromkeys(hint_to(ask, voice.has) for ask in asks)
    return [voice.text("practice-hint", hint=Markup(voice.text(key))) for key in keys if key]


def _of_the_card(session: Session, voice: Voice, seat: Seat) -> list[str]:
    """What the book advises to whoever holds the card that the seat believes to hold; once in a game."""
    notes, spec = session.notes.practice, session.spec
    role = None if spec.own is None else spec.own(spec.game.view(session.state, seat))
    if role is None or spec.book is None or notes.tipped not in ("", session.notes.phase):
        return []
    notes.tipped = session.notes.phase
    numbers = spec.book.lore(role).numbers
    return [voice.text("practice-tip", tip=Markup(voice.text(f"{spec.key}-lore-{role}.bluff", **numbers)))]


def hint_to(ask: str, has: Callable[[str], bool]) -> str:
    """The hint to a question: `<game>-hint-<question>`, of several of a kind that of their kind; "" where there is none."""
    parts: Sequence[str] = ask.replace("-ask-", "-hint-", 1).split("-")
    for end in range(len(parts), 2, -1):
        key = "-".join(parts[:end])
        if has(key):
            return key
    return ""
