"""A question in words: in one language, as a poll takes it. Knows a game's bank and its texts, no Telegram.

Texts are plain: a poll knows no mark-up. `Asked.fits` says whether a poll takes them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.narration.bundles import Bundles
from bot.narration.facts import Voice
from bot.narration.names import Word, plain
from bot.narration.paging import units
from bot.narration.table import Table
from games.core.game import Line
from games.core.ids import RoleKey
from games.core.quiz import Question, arranged, joined
from games.core.rng import Rng
from games.core.spec import GameSpec
from storage.records import Status

LONGEST_QUESTION, LONGEST_OPTION, LONGEST_WHY = 300, 100, 200
"""Telegram's limits (Bot API, sendPoll), in UTF-16 units; the explanation has two line feeds at most."""
MOST_LINES: Final = 2
MOST_OPTIONS: Final = 12
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question in words."""

    text: str
    options: tuple[str, ...]
    correct: int
    why: str

    @property
    def right(self) -> str:
        """The right answer."""
        return self.options[self.correct]

    def fits(self, head: str = "") -> bool:
        """Whether a poll takes it, with this before the question."""
        return (
            1 <= units(head + self.text) <= LONGEST_QUESTION
            and 2 <= len(self.options) <= MOST_OPTIONS
            and all(1 <= units(option) <= LONGEST_OPTION for option in self.options)
            and len(set(self.options)) == len(self.options)
            and units(self.why) <= LONGEST_WHY
            and self.why.count("\n") <= MOST_LINES
        )


class Speaker:
    """One game's questions in one language."""

    def __init__(self, bundles: Bundles, spec: GameSpec, locale: str) -> None:
        """Speak this language of this game."""
        self._bundles, self._spec, self._locale = bundles, spec, locale
        self._voice = Voice(bundles, _nobody(spec, locale), locale)

    def asked(self, question: Question, rng: Rng) -> Asked:
        """The question with its answers mixed: the same for the same generator."""
        shown = arranged(question, rng)
        return Asked(
            text=self._said(question.ask),
            options=tuple(self._said([option]) for option in shown.options),
            correct=shown.correct,
            why=self._said(question.why),
        )

    def role(self, role: RoleKey) -> Word:
        """A role's name."""
        return self._voice.role(role)

    def subject(self, question: Question) -> str:
        """What a question is about, in a word or two: its role, else its kind."""
        if question.about:
            return str(self.role(question.about[0]))
        return self.kind(question.kind)

    def team(self, team: str) -> str:
        """What a team is called."""
        return self._bundles.plain(self._locale, f"{self._spec.key}-quiz-team-{team}")

    def kind(self, kind: str) -> str:
        """What a kind of questions is called."""
        return self._bundles.plain(self._locale, f"{self._spec.key}-quiz-kind-{kind}")

    @property
    def game(self) -> str:
        """What the game is called."""
        return self._bundles.plain(self._locale, f"{self._spec.key}-name")

    def subjects(self, questions: Iterable[Question]) -> Sequence[str]:
        """What these are about, each once."""
        return tuple(dict.fromkeys(self.subject(question) for question in questions))

    def _said(self, lines: Iterable[Line]) -> str:
        return joined(plain(self._voice.text(line.key, **self._voice.details(line.details))).strip() for line in lines)


def _nobody(spec: GameSpec, locale: str) -> Table:
    """A table at which nobody sits: questions speak of roles and numbers only."""
    return Table(
        session_id="",
        chat_id=0,
        topic=None,
        locale=locale,
        spec=spec,
        status=Status.CLOSED,
        options=None,
        state=None,
        sitters={},
        opener=0,
        now=_EPOCH,
    )
