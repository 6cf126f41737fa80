"""The banks of all games that have one, read when they are first needed. Names no game."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from bot.aids.index import Index
from bot.narration.bundles import Bundles
from bot.quiz.typed import Judge
from bot.quiz.wording import Speaker
from games.core.ids import GameKey
from games.core.quiz import Bank, Question
from games.core.spec import GameSpec


class Book:
    """One game's questions."""

    def __init__(self, bundles: Bundles, spec: GameSpec, bank: Bank) -> None:
        """Of this game, which has this bank."""
        self.game, self.bank = str(spec.key), bank
        self._bundles, self._spec = bundles, spec
        self._speakers: dict[str, Speaker] = {}

    @cached_property
    def questions(self) -> Sequence[Question]:
        """All of them."""
        return tuple(self.bank.questions())

    @cached_property
    def by_key(self) -> Mapping[str, Question]:
        """The same by their names."""
        return {question.key: question for question in self.questions}

    @cached_property
    def judge(self) -> Judge:
        """Who judges what is typed."""
        return Judge(Index(self._bundles, self._spec.key, self._spec.random, self._spec.roles))

    @property
    def typed(self) -> bool:
        """Whether any of its questions can be answered in words."""
        return any(question.typed is not None for question in self.questions)

    def speaker(self, locale: str) -> Speaker:
        """Its questions in this language."""
        if locale not in self._speakers:
            self._speakers[locale] = Speaker(self._bundles, self._spec, locale)
        return self._speakers[locale]


class Books:
    """All of them."""

    def __init__(self, bundles: Bundles, specs: Mapping[GameKey, GameSpec]) -> None:
        """Of these games."""
        self._books = {str(key): Book(bundles, spec, spec.quiz) for key, spec in specs.items() if spec.quiz is not None}

    def prepare(self) -> None:
        """Read all of them now, so that nobody who asks first has to wait; may be done in another thread."""
        for book in self._books.values():
            _ = book.by_key

    @property
    def games(self) -> tuple[str, ...]:
        """Which games have questions."""
        return tuple(self._books)

    def book(self, game: str | None) -> Book | None:
        """This game's; with None the first. None where there is none."""
        if game is None:
            return next(iter(self._books.values()), None)
        return self._books.get(game)
