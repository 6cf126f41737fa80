"""One role's page in words. The facts are the game's (`games.core.lore`), the texts its messages; knows no game by name.

Everything comes out as HTML of Telegram's kind, and fits into one message.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from fractions import Fraction
from typing import Any, Final

from bot.narration import tokens
from bot.narration.bundles import Bundles
from bot.narration.names import Markup, Word
from bot.narration.optionpages import option_key
from games.core.ids import RoleKey
from games.core.inperson import Draw
from games.core.lore import Book, Encounter, End, Lore
from games.core.spec import GameSpec

_STEPS: Final = 4
"""So many odds of a series are printed at most."""
_JOIN: Final = " · "


class RolePages:
    """The pages of one game's roles in one language."""

    def __init__(self, bundles: Bundles, locale: str, spec: GameSpec, book: Book) -> None:
        """Of this game, which has this book."""
        self._bundles, self._locale, self._spec, self._book = bundles, locale, spec, book

    def page(self, key: RoleKey) -> str:
        """Everything about a role."""
        lore = self._book.lore(key)
        head = f"{self.emoji(key)} {self._head(lore)}".strip()
        about = [*self._times(lore), *self._looks(lore)]
        about += [*self._visits(lore), *self._draws(lore), *self._turns(lore)]
        last = [*self._goals(lore), *self._worth(lore), *self._house(lore)]
        parts = (head, "\n".join(about), "\n".join(last), "\n".join(self._tips(lore)))
        return "\n\n".join(part for part in parts if part)

    def name(self, key: RoleKey) -> Word:
        """The role's name, with the key under which its grammar lies."""
        card = f"{self._spec.key}-role-{key}"
        return Word(self._bundles.plain(self._locale, card), card=card)

    def title(self, key: RoleKey) -> str:
        """The name as it stands at the beginning of a line, with the role's sign if it has one."""
        return f"{self.emoji(key)} {_capital(self.name(key))}".strip()

    def emoji(self, key: RoleKey) -> str:
        """The role's sign; empty where the game has none."""
        sign = f"{self._spec.key}-role-{key}.emoji"
        return self._text(sign) if self._bundles.has(sign) else ""

    def side(self, key: RoleKey) -> str:
        """Whom it plays with."""
        return self._game(f"side-{self._book.lore(key).team}")

    # Parts

    def _head(self, lore: Lore) -> str:
        does = Markup(self._game(f"lore-{lore.role}", **lore.numbers))
        name = Word(_capital(self.name(lore.role)))
        return self._text("book-role", name=name, side=Markup(self.side(lore.role)), does=does)

    def _times(self, lore: Lore) -> Iterator[str]:
        if lore.nights:
            yield self._text("book-nights", when=Markup(self._game(f"nights-{lore.nights}")))
        if lore.days:
            yield self._text("book-days", when=Markup(self._game(f"days-{lore.days}", **lore.numbers)))
        if not lore.nights and not lore.days:
            yield self._text("book-idle")
        if lore.place:
            yield self._step(lore)

    def _step(self, lore: Lore) -> str:
        steps, at = self._book.steps, lore.place - 1
        before = steps[at - 1] if at > 0 else ()
        after = steps[at + 1] if at + 1 < len(steps) else ()
        beside = "both" if before and after else "first" if after else "last" if before else "none"
        mates = [key for key in steps[at] if key != lore.role]
        given: dict[str, Any] = {"before": self._names(before), "after": self._names(after)}
        told = self._text("book-step", place=lore.place, of=len(steps), beside=beside, **given)
        if mates:
            told += self._text("book-step-with", mates=self._names(mates))
        return told + (self._text("book-step-early") if lore.early else "")

    def _looks(self, lore: Lore) -> Iterator[str]:
        if lore.looks:
            yield self._text("book-looks")
        for look in lore.looks:
            what = _JOIN.join(self._chance(self._face(face), odds) for face, odds in look.faces)
            yield self._line(self._game(f"look-{look.by}"), what)

    def _face(self, face: str) -> str:
        if face in self._spec.roles:
            return str(self.name(RoleKey(face)))
        return self._game(f"seen-{face}")

    def _visits(self, lore: Lore) -> Iterator[str]:
        """What comes of its visits, then of those that it receives; what ends the same stands on one line."""
        if lore.visits:
            yield self._text("book-visits")
            for ends, out, met in _alike(lore.visits[1:]):
                names = self._names(one.host for one in met)
                yield self._line(self._placed("", out, names), self._ends(ends, "guest"))
            if any(end.marks for end in lore.visits[0].ends):
                who = "book-anybody-else" if lore.visits[1:] else "book-anybody"
                yield self._line(self._text(who), self._ends(lore.visits[0].ends, "guest"))
        if lore.visited:
            yield self._text("book-visited")
            for ends, out, met in _alike(lore.visited):
                names = self._names(one.guest for one in met)
                yield self._line(self._placed("self-", out, names), self._ends(ends, "host"))

    def _placed(self, whose: str, out: bool | None, names: Markup) -> str:
        if out is None:
            return names
        return self._text(f"book-{whose}{'out' if out else 'home'}", names=names)

    def _ends(self, ends: Sequence[End], whose: str) -> str:
        return _JOIN.join(self._chance(self._marks(end, whose), end.odds) for end in ends)

    def _marks(self, end: End, whose: str) -> str:
        if not end.marks:
            return self._text("book-nothing")
        told: list[str] = []
        # First what becomes of the one who is found: of the visitor it is said afterwards whose it is.
        for mark in sorted(end.marks, key=lambda mark: mark.who != "host"):
            given: dict[str, Any] = {"whose": whose}
            if mark.role is not None:
                given["role"] = self.name(mark.role)
            told.append(Markup(self._game(f"mark-{mark.who}-{mark.what}", **given)))
        return self._bundles.listing(self._locale, told)

    def _draws(self, lore: Lore) -> Iterator[str]:
        if lore.draws:
            yield self._text("book-draws")
        series: dict[str, list[Draw]] = {}
        for draw in lore.draws:
            series.setdefault(f"{draw.text}.{draw.role}", []).append(draw)
        for draws in series.values():
            yield self._odds(draws[0]) if len(draws) == 1 else self._series(draws)

    def _odds(self, draw: Draw) -> str:
        faces = (self._chance(self._of(draw, f".{face}"), Fraction(weight, draw.weight)) for face, weight in draw.faces)
        return self._line(self._of(draw), _JOIN.join(faces))

    def _series(self, draws: Sequence[Draw]) -> str:
        first = draws[0]
        percents = ", ".join(
            self._percent(Fraction(draw.faces[0][1], draw.weight)) + "%" for draw in draws[:_STEPS]
        ) + (", …" if len(draws) > _STEPS else "")
        face = Markup(self._of(first, f".{first.faces[0][0]}"))
        return self._text("book-series", what=Markup(self._of(first, ".series")), face=face, percents=percents)

    def _of(self, draw: Draw, part: str = "") -> str:
        key = f"{self._spec.key}-random-{draw.text}{part}"
        return self._text(key, role=self.name(draw.role), number=draw.number)

    def _turns(self, lore: Lore) -> Iterator[str]:
        if lore.turns:
            yield self._text("book-turns")
        for turn in lore.turns:
            why = Markup(self._game(f"turns-{turn.why}"))
            if turn.role is None:
                yield self._text("book-turn-any", why=why)
            else:
                yield self._text("book-turn", role=self.name(turn.role), why=why)

    def _goals(self, lore: Lore) -> Iterator[str]:
        for result in sorted(lore.wins) or ("none",):
            yield self._text("book-goal", goal=Markup(self._game(f"goal-{result}")))

    def _worth(self, lore: Lore) -> Iterator[str]:
        if lore.strength is not None:
            low, high = lore.strength
            key = "book-strength" if low == high else "book-strength-range"
            yield self._text(key, low=low, high=high)
        if lore.least > self._spec.game.table_size[0]:
            yield self._text("book-least", least=lore.least)

    def _house(self, lore: Lore) -> Iterator[str]:
        for field in fields(self._spec.options):
            if field.name in lore.rules:
                key = option_key(self._spec.key, field.name)
                others = [self._choice(key, one) for one in field.metadata["choices"] if one != field.default]
                given = {
                    "name": self._text(key),
                    "usual": self._choice(key, field.default),
                    "others": ", ".join(others),
                }
                yield self._text("book-house", **{name: Markup(value) for name, value in given.items()})

    def _choice(self, key: str, choice: Any) -> str:
        return self._text(f"{key}-{tokens.choice_key(choice)}")

    def _tips(self, lore: Lore) -> Iterator[str]:
        for part in ("bluff", "against"):
            tip = Markup(self._game(f"lore-{lore.role}.{part}", **lore.numbers))
            yield self._text(f"book-{part}", tip=tip)

    # Words

    def _text(self, key: str, **args: Any) -> str:
        return self._bundles.text(self._locale, key, **args)

    def _game(self, key: str, **args: Any) -> str:
        return self._text(f"{self._spec.key}-{key}", **args)

    def _names(self, keys: Iterable[RoleKey]) -> Markup:
        return self._bundles.listing(self._locale, [self.name(key) for key in keys])

    def _line(self, who: str, what: str) -> str:
        return self._text("book-line", who=Markup(who), what=Markup(what))

    def _chance(self, what: str, odds: Fraction) -> str:
        if odds == 1:
            return what
        return self._text("book-face", face=Markup(what), percent=self._percent(odds))

    def _percent(self, odds: Fraction) -> str:
        """With two decimals at most, as the language writes them."""
        return self._text("aids-percent", percent=round(float(100 * odds), 2))


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _alike(met: Sequence[Encounter]) -> Iterator[tuple[Sequence[End], bool | None, list[Encounter]]]:
    """Encounters that end the same, together: (ends, whether the host is out or None where it is all one, encounters)."""
    found: dict[tuple[tuple[End, ...], bool | None], list[Encounter]] = {}
    for one in met:
        found.setdefault((one.ends, None if one.anyway else one.out), []).append(one)
    for (ends, out), together in found.items():
        yield ends, out, together
