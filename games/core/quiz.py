"""Questions by which people learn a game: facts with one right answer, made from the rules. Values; knows no game.

The shell picks, mixes and asks them, and remembers who knew what; the texts are Fluent messages, as everywhere.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey
from games.core.rng import Rng

SHOWN = 4
"""How many answers are shown of a question that has so many."""
LONGEST_KEY = 64
"""Characters of a question's key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One fact, asked. Every wrong answer is wrong by the rules, and no two answers read alike in any language.

    Put into words, in every language: the question has at most 300 characters, an answer 100, the explanation 200 with
    two line feeds; all of it plain text.
    """

    key: str
    """Its name for ever, at most `LONGEST_KEY` of [a-z0-9._:-]: what is remembered of a person's answers hangs on it."""
    kind: str
    """What is asked: one of the bank's kinds."""
    level: int
    """1: a beginner's, 2: who has played knows it, 3: for experts."""
    about: tuple[RoleKey, ...]
    """The roles that it teaches, the foremost first; empty where it is about the game as a whole."""
    team: str
    """Under which of the bank's teams it counts."""
    ask: tuple[Line, ...]
    """The question: its sentences, to be put together with `joined`."""
    right: Line
    wrong: tuple[Line, ...]
    """Plausible and wrong, at least one; there may be more than are shown."""
    why: tuple[Line, ...]
    """The explanation, likewise."""
    typed: tuple[RoleKey, ...] | None = None
    """The roles of which any one, typed, is a right answer; None: the question can be answered by buttons only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arranged:
    """A question's answers as they are shown."""

    options: tuple[Line, ...]
    correct: int
    """The place of the right one, from 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bank:
    """One game's questions. A team is called by the message `<game>-quiz-team-<team>`, a kind by `<game>-quiz-kind-<kind>`."""

    questions: Callable[[], Sequence[Question]]
    """Every question, always the same ones in the same order; made when it is first called, which takes a moment."""
    teams: tuple[str, ...]
    """In the order in which they are listed."""
    kinds: tuple[str, ...]
    """In the order in which they are listed."""


def told(key: str, **details: RoleKey | float | str) -> Line:
    """A line of which every variable is a number or a role."""
    kinds = ((name, Kind.ROLE if isinstance(value, str) else Kind.NUMBER, value) for name, value in details.items())
    return Line(key, tuple([Detail(*each) for each in kinds]))


def arranged(question: Question, rng: Rng) -> Arranged:
    """At most `SHOWN` answers, the right one at each place equally often; the wrong ones are drawn of all there are."""
    wrong = rng.shuffled(question.wrong)[: SHOWN - 1]
    correct = rng.below(len(wrong) + 1)
    return Arranged(options=(*wrong[:correct], question.right, *wrong[correct:]), correct=correct)


def joined(sentences: Iterable[str]) -> str:
    """Sentences, or one answer, as they are shown: with a capital at the beginning of each, and a space between."""
    return " ".join(f"{sentence[:1].upper()}{sentence[1:]}" for sentence in sentences)
