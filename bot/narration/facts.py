"""Facts become variables of messages: a seat becomes a name, a number of seconds becomes words.

Knows games.core's kinds of facts, no game.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from bot.narration.bundles import Bundles, milder
from bot.narration.names import Markup, Word, distinct, line
from bot.narration.table import Sitter, Table
from games.core.game import Detail, Kind
from games.core.ids import Figure, Phrase, RoleKey, Seat, TextId

LONGEST_SPEECH = 300
"""Graphemes of what a person wrote, as it is passed on."""
LONGEST_PHRASE = 80
"""Graphemes of a phrase in a person's own words."""
LONGEST_FIGURE = 40
"""Graphemes of the name that a person gave to a character."""


@cache
def kinds(event: type) -> Mapping[str, Kind]:
    """The fields of an event class that its message may print, with what each is.

    `kind` and `to` say what it is and who is told: they are no facts.
    """
    if not is_dataclass(event):
        raise TypeError(f"{event.__name__} is no dataclass")
    hints = get_type_hints(event)
    names = [field.name for field in fields(event) if field.name not in ("kind", "to")]
    return {name: _kind(name, hints[name]) for name in names}


def _kind(name: str, annotation: Any) -> Kind:
    single = {Seat: Kind.SEAT, RoleKey: Kind.ROLE, TextId: Kind.TEXT, Figure: Kind.FIGURE, Phrase: Kind.PHRASE}
    if annotation in single:
        return single[annotation]
    if get_origin(annotation) is tuple:
        return Kind.ROLES if RoleKey in get_args(annotation) else Kind.SEATS
    if annotation is int:
        return Kind.SPAN if name.endswith("_span") else Kind.NUMBER
    return Kind.KEY


_TEXT_OF: Mapping[Kind, Callable[[Any], int]] = {
    Kind.TEXT: lambda value: value,
    Kind.FIGURE: lambda value: value.name,
    Kind.PHRASE: lambda value: value.text,
}
"""Which text a fact of this kind names; 0 for none."""


def texts_in(found: Iterable[tuple[Kind, Any]]) -> Iterable[int]:
    """The numbers of the texts that these facts name."""
    for kind, value in found:
        number = _TEXT_OF[kind](value) if kind in _TEXT_OF else 0
        if number:
            yield number


def variables(event: type) -> frozenset[str]:
    """The variables that the message of this class may use, `you` aside."""
    return frozenset(_names(kinds(event).items()))


def detail_variables(details: Iterable[Detail]) -> frozenset[str]:
    """The same for the details of a prompt or a line."""
    return frozenset(_names((detail.name, detail.kind) for detail in details))


def _names(found: Iterable[tuple[str, Kind]]) -> Iterable[str]:
    for name, kind in found:
        yield name
        if kind in (Kind.SEATS, Kind.ROLES):
            yield f"{name}_count"


class Voice:
    """One language at one table: how its people, roles, times and texts are put into words."""

    def __init__(self, bundles: Bundles, table: Table, locale: str) -> None:
        """Speak this language at this table."""
        self._bundles, self._table, self.locale = bundles, table, locale
        self._spoken = milder(locale, mild=table.mild)
        self._names: dict[Seat, Word] | None = None

    def text(self, key: str, variant: int = 0, **args: Any) -> str:
        """A message in this language, as mark-up."""
        return self._bundles.text(self._spoken, key, variant, **args)

    def plain(self, key: str, **args: Any) -> str:
        """A message in this language, without mark-up."""
        return self._bundles.plain(self._spoken, key, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundles.has(key)

    @property
    def names(self) -> Mapping[Seat, Word]:
        """Everybody's name, none twice."""
        if self._names is None:
            sitters = self._table.sitters
            called = {seat: sitter.shown for seat, sitter in sitters.items() if sitter.shown is not None}
            others = {seat: sitter.name for seat, sitter in sitters.items() if seat not in called}
            called |= distinct(others, self._stand_in, taken=called.values())
            self._names = {seat: _word(sitters[seat], name) for seat, name in called.items()}
        return self._names

    def name(self, seat: Seat) -> Word:
        """The name of this seat; the stand-in for one that nobody holds any more."""
        known = self.names.get(seat)
        return Word(self._stand_in(seat)) if known is None else known

    def _stand_in(self, seat: Seat) -> str:
        return self.plain("name-stand-in", seat=seat)

    def arguments(self, event: Any) -> dict[str, Any]:
        """The variables of an event's message."""
        told: dict[str, Any] = {}
        for name, kind in kinds(event.__class__).items():
            told.update(self._variable(name, kind, getattr(event, name)))
        return told

    def details(self, details: Sequence[Detail]) -> dict[str, Any]:
        """The variables of a prompt's or a line's message."""
        told: dict[str, Any] = {}
        for detail in details:
            told.update(self._variable(detail.name, detail.kind, detail.value))
        return told

    def span(self, seconds: float) -> Markup:
        """A duration in words: "2 minutes and 30 seconds", "12 hours"."""
        return spoken(self._bundles, self.locale, seconds)

    def role(self, key: RoleKey) -> Word:
        """A role's name, with the key under which its grammar lies; a card that a person made up has its own name."""
        if key in self._table.made_up:
            card, name = f"{self._table.spec.cards_of}-role-own", self._table.made_up[key]
            return Word(name or self.plain(card), card=card, called=name or "…")
        card = f"{self._table.spec.cards_of}-role-{key}"
        return Word(self.plain(card), card=card)

    def figure(self, figure: Figure) -> Word:
        """A character: its role's noun in its form, with its name if it has one; ROLE inflects it."""
        card = f"{self._table.spec.cards_of}-role-{figure.role}"
        called = line(self._table.words.get(figure.name, ""), LONGEST_FIGURE) if figure.name else ""
        noun = self.plain(f"{card}.who", of=Word("", grammar=figure.form))
        return Word(
            f"{noun} {called}".strip(), grammar=figure.form, card=card, called=called or ("…" if figure.name else "")
        )

    def phrase(self, phrase: Phrase) -> str:
        """Somebody's own words, cut; else a message of the game."""
        if phrase.text:
            return line(self._table.words.get(phrase.text, ""), LONGEST_PHRASE) or "…"
        return self.plain(phrase.key, **({"part": self.plain(phrase.part)} if phrase.part else {}))

    def roles(self, counts: Mapping[RoleKey, int]) -> Markup:
        """How many of which role, in the order given: "a seer and two judges". Roles that are not there are left out."""
        game = self._table.spec.cards_of
        return self.listing(
            [
                self.role(role)
                if role in self._table.made_up
                else Markup(self.text(f"{game}-role-{role}.counted", count=count))
                for role, count in counts.items()
                if count
            ]
        )

    def listing(self, words: Sequence[str]) -> Markup:
        """The words as one enumeration."""
        return self._bundles.listing(self.locale, words)

    def _variable(self, name: str, kind: Kind, value: Any) -> dict[str, Any]:
        if kind in (Kind.SEATS, Kind.ROLES):
            words = self.roles(Counter(value)) if kind is Kind.ROLES else self._several(value)
            return {name: words, f"{name}_count": len(value)}
        return {name: self._single(kind, value)}

    def _several(self, seats: Sequence[Seat]) -> Markup:
        return self.listing([self.name(seat) for seat in seats])

    def _single(self, kind: Kind, value: Any) -> Any:
        if kind is Kind.SEAT:
            return self.name(value)
        if kind is Kind.ROLE:
            return self.role(value)
        if kind is Kind.FIGURE:
            return self.figure(value)
        if kind is Kind.PHRASE:
            return self.phrase(value)
        if kind is Kind.TEXT:
            return line(self._table.words.get(value, ""), LONGEST_SPEECH) or "…"
        return self.span(value) if kind is Kind.SPAN else value


def _word(sitter: Sitter, name: str) -> Word:
    return Word(name, grammar=sitter.grammar, user_id=sitter.user_id)


def spoken(bundles: Bundles, locale: str, seconds: float) -> Markup:
    """A duration in words, in its two largest units; above a minute to the nearest five seconds."""
    left = max(0, round(seconds))
    if left == 90:
        return Markup(bundles.text(locale, "span-minute-and-a-half"))
    if left > 60:
        left = 5 * round(left / 5)
    units = []
    for unit, size in (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1)):
        if unit == "days" and left < 2 * size:
            continue
        count, left = divmod(left, size)
        if count:
            units.append(Markup(bundles.text(locale, f"span-{unit}", count=count)))
    units = units[:2] or [Markup(bundles.text(locale, "span-seconds", count=0))]
    return bundles.listing(locale, units)
