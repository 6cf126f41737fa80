"""A few cards on a stage: the rules play what they do to each other, with no chance but what a scene says.

A scene is written in words such as `wolf>seer guardian_angel>seer`: who does what to whom, in the order in which it is
told. Each card there is once; `_WORDS` has everything that a scene can say.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final

from games.core.game import Line
from games.core.ids import RoleKey, Seat
from games.village.caseread import Act, Case, Seated
from games.village.cases import Play
from games.village.quiz.kit import line
from games.village.roles import BY_KEY
from games.village.roles._kit import VILLAGER_KEY, WOLF_KEY, Trait
from games.village.state import Death, Village

_BYSTANDERS: Final = (VILLAGER_KEY,) * 6
"""They do nothing, and keep a scene from ending the game; a wolf more keeps the pack's heirs what they are."""
_SPARK: Final = "spark"
LAST: Final = "last"
"""The word of a scene in which there is no other wolf than those who play in it."""

_WORDS: Final = {
    "move": re.compile(r"(\w+)>(\w+)"),
    "couple": re.compile(r"(\w+)\+(\w+)"),
    "doused": re.compile(r"(\w+)\*"),
    "model": re.compile(r"(\w+)=(\w+)"),
    "was": re.compile(r"(\w+)<(\w+)"),
    "lynch": re.compile(r"!(\w+)"),
    "shoot": re.compile(r"(\w+)!(\w+)"),
    "luck": re.compile(r"%(\w+)\.(\w+)"),
    "later": re.compile(r"~"),
    LAST: re.compile(LAST),
    "present": re.compile(r"(\w+)"),
}
"""By night a move, or the spark; in love; doused; has for a model; was before the cult; lynched; shot by day; what
chance decides; the night after; no other wolf lives; is there too."""
_PHASES: Final = {"move": "night", "lynch": "dusk", "shoot": "day", "later": "night"}
_LETTERS: Final = {
    ">": ".",
    "+": ".love.",
    "*": ".wet",
    "=": ".model.",
    "<": ".was.",
    "!": ".kill.",
    "%": "luck.",
    "~": "later",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One thing that a scene says."""

    kind: str
    names: tuple[str, ...]

    @property
    def roles(self) -> tuple[RoleKey, ...]:
        """The cards that play."""
        names = () if self.kind == "luck" else self.names[:1] if self.kind == "was" else self.names
        return tuple(RoleKey(name) for name in names if name != _SPARK)

    def line(self) -> Line:
        """How it is told."""
        who, *rest = self.names or ("",)
        match self.kind, rest:
            case "move", [target] if target == _SPARK:
                return line("move-spark", who=who)
            case "move", [target]:
                return line(f"move-{who}", who=who, whom=target)
            case "luck", [face]:
                return line(f"luck-{who}-{face}")
            case (("doused" | "lynch" | "present"), []) if who:
                return line(f"note-{self.kind}", who=who)
            case _, [target]:
                return line(f"note-{self.kind}", who=who, whom=target)
            case _:
                return line(f"note-{self.kind}")


def _word(text: str) -> Word:
    """One word, read. Raises LookupError for one that there is not."""
    for kind, form in _WORDS.items():
        if found := form.fullmatch(text):
            return Word(kind=kind, names=found.groups())
    raise LookupError(f"no scene can say {text!r}")


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What a few cards do."""

    text: str

    @property
    def key(self) -> str:
        """A short name for ever, of letters and points: three letters of each part of a role's name."""
        short = re.sub(r"[a-z]+", lambda found: found[0][:3], self.text).replace("_", "")
        return "-".join("".join(_LETTERS.get(sign, sign) for sign in word) for word in short.split())

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """Everything that it says."""
        return tuple(_word(text) for text in self.text.split())

    @cached_property
    def cast(self) -> tuple[RoleKey, ...]:
        """Who takes part, in order of appearance."""
        return tuple(dict.fromkeys(role for word in self.words for role in word.roles))

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is told of it."""
        return tuple(word.line() for word in self.words)

    def seat(self, role: RoleKey) -> Seat:
        """Where a card of the cast sits."""
        return Seat(self.cast.index(role) + 1)

    def role(self, seat: Seat) -> RoleKey:
        """The card that a player of the cast had when the scene began."""
        return self.cast[seat - 1]

    @property
    def case(self) -> Case:
        """The scene as the rules' own cases are written."""
        alone = any(word.kind == LAST for word in self.words)
        heirs = alone or any(Trait.PACK in BY_KEY[role].traits for role in self.cast)
        names = (*self.cast, *_BYSTANDERS, *(() if heirs else (WOLF_KEY,)))
        return Case(
            id=self.key,
            title=self.text,
            seats=tuple(
                Seated(
                    letter=_letter(place), role=role, notes=tuple(self._notes(role)) if place < len(self.cast) else ()
                )
                for place, role in enumerate(names)
            ),
            acts=tuple(self._acts()),
            draws=tuple((word.names[0], None, word.names[1]) for word in self.words if word.kind == "luck"),
        )

    def _name(self, role: str) -> str:
        return _letter(self.cast.index(RoleKey(role)))

    def _notes(self, role: RoleKey) -> Iterator[str]:
        """What is true of a card of the cast before anything happens."""
        yield "potion ready"
        for word in self.words:
            match word.kind, word.names:
                case "couple", (one, other) if role in (one, other):
                    yield f"lover {self._name(other if role == one else one)}"
                case "doused", (who,) if who == role:
                    yield "doused"
                case "model", (who, model) if who == role:
                    yield f"model {self._name(model)}"
                case "was", (who, before) if who == role:
                    yield f"was {before}"

    def _acts(self) -> Iterator[Act]:
        """The phases in the order in which they are told."""
        happening = [word for word in self.words if word.kind in _PHASES]
        night = 2
        for kind, words in groupby(happening, key=lambda word: word.kind):
            moves = tuple(self._done(word) for word in words)
            yield Act(phase=_PHASES[kind], number=night if _PHASES[kind] == "night" else 0, moves=moves)
            night += kind == "move"

    def _done(self, word: Word) -> str:
        match word.kind, word.names:
            case "move", (who, whom):
                return f"{self._name(who)}→{whom if whom == _SPARK else self._name(whom)}"
            case "shoot", (who, whom):
                return f"{self._name(who)} shoots {self._name(whom)}"
            case "lynch", (who,):
                return f"all others vote {self._name(who)}"
            case _:
                return "no actions"

    @property
    def before(self) -> Village:
        """The village before anything happens."""
        return Play(self.case).village

    def played(self) -> Play:
        """The scene, played by the rules. Raises LookupError where chance has a say that the scene does not have."""
        play = Play(self.case)
        play.run()
        if play.chance.left:
            raise LookupError(f"never drawn in {self.text!r}: {play.chance.left}")
        return play

    def dead(self, play: Play) -> tuple[Death, ...]:
        """Who has died, in order of appearance."""
        return tuple(sorted(play.village.deaths, key=lambda death: death.seat))


def _letter(place: int) -> str:
    return chr(ord("A") + place)
