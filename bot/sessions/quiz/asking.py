"""A question of a round on its way to a chat: as a poll, with buttons, or to be answered in words. Knows no game by name."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.narration import tokens
from bot.narration.names import Markup, escape
from bot.quiz.choosing import Known
from bot.quiz.library import Book
from bot.quiz.rounds import Current, Duel, Solo
from bot.quiz.wording import Asked
from bot.sessions.faults import Refusal
from bot.sessions.forms import Form
from bot.sessions.kit import Keyboard
from bot.sessions.turn import Turn
from games.core.quiz import Question
from games.core.rng import Rng, SeededRng
from storage.quiz_records import RoundRecord
from storage.records import Act, OutboxItem

SOLO, DUEL, DAILY = "solo", "duel", "daily"
"""`RoundRecord.kind`."""
SOLOS: Final = Form(Solo, sparse=True)
DUELS: Final = Form(Duel, sparse=True)
LETTERS: Final = "ABCDEFGHIJKL"
SKIP, STOP = "skip", "stop"
BOARD: Final = "board"
"""The slot of a duel's board."""


def button(
    turn: Turn, locale: str, key: str, pick: str, *, round_id: str = "", number: int = 0, **args: Any
) -> dict[str, str]:
    """A button of the quiz: of its menu, or of a round."""
    prompt = f"quiz.{round_id}.{number}" if round_id else "quiz"
    return {"text": turn.label(locale, key, **args), "data": tokens.encode(tokens.SERVICE, prompt, pick)}


def book_of(turn: Turn, game: str | None) -> Book:
    """The game's questions. Raises Refusal where there are none."""
    book = turn.kit.books.book(game) or turn.kit.books.book(None)
    if book is None:
        raise Refusal("quiz-no-questions")
    return book


def seed_of(turn: Turn) -> str:
    """The seed of a new round."""
    return turn.kit.draw_secret().hex()


def chance(seed: str, purpose: str) -> Rng:
    """What a round leaves to chance: the same whenever it is asked for."""
    return SeededRng(bytes.fromhex(seed)).stream(purpose)


def arranged(book: Book, question: Question, seed: str, number: int, locale: str) -> Asked:
    """The question of this number in words."""
    return book.speaker(locale).asked(question, chance(seed, f"answers {number}"))


def known_of(turn: Turn, user_id: int, game: str) -> dict[str, Known]:
    """What choosing has to know of a person's questions."""
    return {key: Known(due_at, missed) for key, (due_at, missed) in turn.uow.due_of(user_id, game).items()}


def head_of(number: int, of: int | None) -> str:
    """What stands before a question: which one it is."""
    return f"{number}/{of}. " if of is not None else f"{number}. "


class Sender:
    """Sends what belongs to one round."""

    def __init__(self, turn: Turn, record: RoundRecord, locale: str) -> None:
        """Speak this language where the round is."""
        self._turn, self._record, self._locale = turn, record, locale
        self._rank = 0 if record.chat_id > 0 else 1

    def poll(
        self, current: Current, asked: Asked, head: str, *, period: int | None, keyboard: Keyboard, delay: float
    ) -> None:
        """Ask by a poll. In a group it cannot be forwarded: whoever votes is there."""
        payload = {
            "number": current.number,
            "question": head + asked.text,
            "options": list(asked.options),
            "correct": asked.correct,
            "why": asked.why,
            "period": period,
            "keyboard": [[dict(one) for one in row] for row in keyboard],
            "protect": self._record.chat_id < 0,
        }
        self._put(Act.POLL, current.slot, payload, delay=delay)

    def buttons(self, current: Current, asked: Asked, head: str, *, keyboard: Keyboard, delay: float = 0.0) -> None:
        """Ask with buttons: the same content, the answers by letter."""
        picks = [
            {
                "text": LETTERS[at],
                "data": tokens.encode(tokens.SERVICE, f"quiz.{self._record.id}.{current.number}", f"a{at}"),
            }
            for at in range(len(asked.options))
        ]
        text = self._text("quiz-question", question=head + asked.text, answers=_lettered(asked.options))
        self._show(current, text, [picks, *keyboard], delay=delay)

    def typed(self, current: Current, asked: Asked, head: str, *, keyboard: Keyboard, delay: float = 0.0) -> None:
        """Ask for a name in words."""
        self._show(current, self._text("quiz-typed", question=head + asked.text), keyboard, delay=delay)

    def reveal(self, current: Current, asked: Asked, head: str, pick: int | None) -> None:
        """In a question's place: the answer, and why. `pick` is what one person answered."""
        told = "none" if pick is None else "right" if pick == current.correct else "wrong"
        text = self._text("quiz-revealed", question=head + asked.text, answer=asked.right, why=asked.why, told=told)
        self._show(current, text, ())

    def close(self, current: Current) -> None:
        """End a question's poll: it shows the right answer from now on, and no buttons."""
        self._put(Act.CLOSE, current.slot, {})

    def say(self, key: str, *, keyboard: Keyboard = (), delay: float = 0.0, **args: Any) -> None:
        """Say something of the round."""
        self._put(Act.SAY, None, {"text": self._text(key, **args), "keyboard": _plain(keyboard)}, delay=delay)

    def board(self, key: str, *, keyboard: Keyboard = (), delay: float = 0.0, **args: Any) -> None:
        """Bring the round's board up to date."""
        payload = {"text": self._text(key, **args), "keyboard": _plain(keyboard)}
        self._put(Act.SHOW, BOARD, payload, delay=delay)

    def _show(self, current: Current, text: str, keyboard: Keyboard, *, delay: float = 0.0) -> None:
        payload = {"text": text, "keyboard": _plain(keyboard), "protect": self._record.chat_id < 0}
        # In a group the time to answer begins when the question has arrived.
        opens = bool(keyboard) and self._record.chat_id < 0
        self._put(Act.SHOW, current.slot, payload, delay=delay, opens=opens)

    def _text(self, key: str, **args: Any) -> str:
        return self._turn.kit.bundles.text(self._locale, key, **args)

    def _put(
        self, act: Act, slot: str | None, payload: Mapping[str, Any], *, delay: float = 0.0, opens: bool = False
    ) -> None:
        record = self._record
        item = OutboxItem(
            chat_id=record.chat_id,
            topic=record.topic,
            session_id=record.id,
            rank=self._rank,
            act=act,
            slot=slot,
            fingerprint=None if act is Act.CLOSE else slot,
            payload=payload,
            delay=delay,
            opens=opens,
        )
        self._turn.enqueue([item])


def _plain(keyboard: Keyboard) -> list[list[dict[str, str]]]:
    return [[dict(one) for one in row] for row in keyboard if row]


def _lettered(options: Sequence[str]) -> Markup:
    return Markup("\n".join(f"<b>{LETTERS[at]}</b>  {escape(option)}" for at, option in enumerate(options)))
