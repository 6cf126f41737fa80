"""Roles and events by the names that people give them: either language, any case, plurals, small slips. Knows no game.

A phrase means something if it is one of its names, the beginning of one, or nearly one, and nothing else fits as well.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from bot.narration.bundles import Bundles, milder
from bot.narration.names import Word, plain
from games.core.ids import RoleKey
from games.core.inperson import Draw, InPerson

SHORTEST: Final = 4
"""Letters that a beginning or a misspelt name needs: shorter ones are like too many others."""
ALIKE: Final = 0.8
"""How alike a misspelt name and a name must be (0 to 1)."""

_NUMBER = re.compile(r"\s+(\d{1,2})")


@dataclass(frozen=True, slots=True)
class Found:
    """What a phrase means: a role or an event."""

    role: RoleKey | None = None
    event: str = ""


def folded(text: str) -> str:
    """The text without case, accents, punctuation and pictures: what two spellings of a name share."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return " ".join(re.findall(r"[a-z0-9]+", bare.casefold()))


class Index:
    """The names of one game's roles, events and modes, in every language at once."""

    def __init__(self, bundles: Bundles, game: str, aids: InPerson | None, roles: Sequence[RoleKey]) -> None:
        """Read the names from the texts; a game without aids has roles only."""
        self._bundles, self._game = bundles, game
        self._draws: tuple[Draw, ...] = () if aids is None else aids.draws
        self._roles: dict[str, set[Found]] = {}
        self._events: dict[str, set[Found]] = {}
        for role in roles:
            _put(self._roles, self._names_of(role), Found(role=role))
        for draw in self._draws:
            _put(self._events, self._names_of_event(draw), Found(event=draw.event))
        self._modes = {
            folded(name): mode
            for mode in (() if aids is None else aids.modes)
            for name in (mode, *self._words(f"{game}-mode-{mode}"))
        }

    def role(self, text: str) -> RoleKey | None:
        """The role that is called so."""
        found = _look(self._roles, text)
        return None if found is None else found.role

    def names_of(self, role: RoleKey) -> frozenset[str]:
        """What a role is called, folded."""
        return frozenset(name for name, meanings in self._roles.items() if Found(role=role) in meanings)

    def mode(self, text: str) -> str | None:
        """The way of dealing that is called so."""
        return self._modes.get(folded(text))

    def draws(self, text: str) -> tuple[Draw, ...] | None:
        """What is drawn for the event or the role that is called so; a number after the name chooses among several.

        None if nothing is called so; empty for a role of which nothing is left to chance.
        """
        number = _NUMBER.search(text.rstrip()) if text.rstrip()[-1:].isdigit() else None
        name = text[: number.start()] if number is not None else text
        found = self._found(text) or self._found(name)
        if found is None:
            return None
        fitting = [draw for draw in self._draws if _is_meant(draw, found)]
        asked = int(number[1]) if number is not None else 0
        chosen = [draw for draw in fitting if draw.number == asked] if asked else []
        if chosen:
            return tuple(chosen)
        # Of what depends on a number and is not on the sheet, the smallest is shown.
        return tuple(draw for draw in fitting if draw.section or draw.number <= 1)

    def fits(self, text: str) -> bool:
        """Whether the number after what is called so is one of those among which it chooses; true where there is no number."""
        number = _NUMBER.search(text.rstrip()) if text.rstrip()[-1:].isdigit() else None
        if number is None or self._found(text.rstrip()[: number.start()]) is None:
            return True
        found = self._found(text.rstrip()[: number.start()])
        return found is None or any(draw.number == int(number[1]) for draw in self._draws if _is_meant(draw, found))

    def _found(self, text: str) -> Found | None:
        """By a whole name first, whichever it is of; then by what is nearly a role's; then by what is nearly an event's."""
        exact = self._roles.get(folded(text)) or self._events.get(folded(text))
        return _only(exact) if exact else _look(self._roles, text) or _look(self._events, text)

    def _names_of(self, role: RoleKey) -> Iterator[str]:
        """The key, the name, what its holder is called, the plural, and further ones that a language knows."""
        key = f"{self._game}-role-{role}"
        yield role
        for locale in (milder(locale, mild=mild) for locale in self._bundles.locales for mild in (False, True)):
            yield self._bundles.plain(locale, key)
            for grammar in ("m", "f", "neutral"):
                yield self._bundles.plain(locale, f"{key}.who", of=Word("", grammar=grammar))
            yield re.sub(r"^\W*\d+", "", self._bundles.plain(locale, f"{key}.counted", count=2))
        yield from self._words(f"{self._game}-alias-{role}")

    def _names_of_event(self, draw: Draw) -> Iterator[str]:
        yield draw.event
        yield from self._words(f"{self._game}-random-{draw.text}.find")

    def _words(self, key: str) -> Iterator[str]:
        """The words that a message lists, in every language that has it."""
        for locale in self._bundles.locales:
            if self._bundles.has(key, locale):
                yield from self._bundles.plain(locale, key, limit=None).split(",")


def words(bundles: Bundles, key: str) -> frozenset[str]:
    """The words that a message lists, in every language at once, folded."""
    found = (plain(bundles.text(locale, key)).split(",") for locale in bundles.locales)
    return frozenset(folded(word) for listed in found for word in listed)


def _put(names: dict[str, set[Found]], given: Iterable[str], meaning: Found) -> None:
    for name in given:
        if folded(name):
            names.setdefault(folded(name), set()).add(meaning)


def _is_meant(draw: Draw, found: Found) -> bool:
    return draw.event == found.event or found.role in (draw.role, *draw.also)


def _look(names: Mapping[str, set[Found]], text: str) -> Found | None:
    """What is meant, if one thing is: by the whole name, by its beginning, by the name that is most like it."""
    said = folded(text)
    if said in names:
        return _only(names[said])
    if len(said) < SHORTEST:
        return None
    begun = [meaning for name, meanings in names.items() if name.startswith(said) for meaning in meanings]
    if begun:
        return _only(begun)
    # The matcher prepares its second text once and compares it with many.
    matcher, alike = SequenceMatcher(b=said, autojunk=False), dict[str, float]()
    for name in names:
        matcher.set_seq1(name)
        if matcher.real_quick_ratio() >= ALIKE and matcher.quick_ratio() >= ALIKE:
            alike[name] = matcher.ratio()
    best = max(alike.values(), default=0.0)
    if best < ALIKE:
        return None
    return _only(meaning for name, likeness in alike.items() if likeness == best for meaning in names[name])


def _only(meanings: Iterable[Found]) -> Found | None:
    different = set(meanings)
    return different.pop() if len(different) == 1 else None
