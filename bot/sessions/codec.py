"""States and options in and out of JSON: one form of each for each game. Knows specs, no game by name."""

from collections.abc import Mapping
from dataclasses import Field, fields, replace
from typing import Any

from bot.narration import tokens
from bot.sessions.forms import Form, Unreadable
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.records import Json


class UnknownRules(Exception):
    """A stored state is of rules that this program does not have. Raised loudly, never guessed around."""


class BadOption(Exception):
    """No such option, or no such value of it."""


class Codec:
    """Reads and writes the states and options of all games."""

    def __init__(self, specs: Mapping[GameKey, GameSpec], desks: Mapping[GameKey, GameSpec] | None = None) -> None:
        """One form for each class of state and options."""
        self._specs = specs
        self._desks = desks or {}
        every = {**specs, **self._desks}
        self._states = {key: Form[Any](spec.state) for key, spec in every.items()}
        self._options = {key: Form[Any](spec.options) for key, spec in every.items()}

    @property
    def specs(self) -> Mapping[GameKey, GameSpec]:
        """The games, in the order of the menu."""
        return self._specs

    @property
    def desks(self) -> Mapping[GameKey, GameSpec]:
        """The desks of people who narrate in person."""
        return self._desks

    def spec(self, game: str) -> GameSpec:
        """The game, or the desk, of this key. Raises UnknownRules if there is none."""
        spec = self._specs.get(GameKey(game)) or self._desks.get(GameKey(game))
        if spec is None:
            raise UnknownRules(f"no game {game!r} here: the table was opened by another version of the program")
        return spec

    def load(self, spec: GameSpec, state: Json, rules_version: int) -> Any:
        """The state that was stored under this version of the rules.

        Raises UnknownRules for a version that it cannot read, Unreadable for what is no state of the game.
        """
        present = spec.game.rules_version
        if rules_version != present:
            if spec.upgrade is None or rules_version > present:
                raise UnknownRules(f"{spec.key}: stored under rules {rules_version}, this program has {present}")
            state = spec.upgrade(state, rules_version)
        return self._states[spec.key].load(state)

    def dump(self, spec: GameSpec, state: Any) -> Json:
        """The state as JSON."""
        return self._states[spec.key].dump(state)

    def options(self, spec: GameSpec, stored: Json) -> Any:
        """The options that were stored; what is missing has its default. Raises Unreadable."""
        return self._options[spec.key].load(stored)

    def dump_options(self, spec: GameSpec, options: Any) -> Json:
        """The options as JSON."""
        return self._options[spec.key].dump(options)

    def set_option(self, spec: GameSpec, options: Any, name: str, value: str, seats: int) -> Any:
        """The options with one set.

        `value` is a choice's key, "<role>-<count>" for a field that counts cards, or "<role>-in" or "<role>-out" for
        one that holds the roles left out. A count starts from the deck that would be dealt to so many seats. Raises BadOption.
        """
        field = next((field for field in fields(spec.options) if field.name == name), None)
        if field is None:
            raise BadOption(f"{spec.key} has no option {name!r}")
        for choice in field.metadata.get("choices", ()):
            if tokens.choice_key(choice) == value:
                made = replace(options, **{name: choice})
                return self._checked(spec, spec.preset(made) if spec.preset and "preset" in field.metadata else made)
        if "toggles" in field.metadata:
            return self._checked(spec, replace(options, **{name: _toggled(field, getattr(options, name), value)}))
        counts = field.metadata.get("counts")
        if counts is None:
            raise BadOption(f"{spec.key}: {name} cannot be {value!r}")
        role, _, number = value.rpartition("-")
        if role not in counts or not (number.isascii() and number.isdigit() and len(number) <= 3):
            raise BadOption(f"{spec.key}: {name} cannot be {value!r}")
        now = getattr(options, name)
        if now is None:
            deck = spec.deck(max(seats, spec.game.table_size[0]), options) if spec.deck else {}
            now = tuple(deck.get(key, 0) for key in counts)
        hand = tuple(int(number) if key == role else count for key, count in zip(counts, now, strict=True))
        return self._checked(spec, replace(options, **{name: hand}))

    def _checked(self, spec: GameSpec, options: Any) -> Any:
        form = self._options[spec.key]
        try:
            return form.load(form.dump(options))
        except Unreadable as error:
            raise BadOption(f"{spec.key}: the options do not hold together") from error


def _toggled(field: Field[Any], now: tuple[str, ...], value: str) -> tuple[str, ...]:
    """The set of roles with one of them in it ("<role>-out") or no longer ("<role>-in"). Raises BadOption."""
    role, _, side = value.rpartition("-")
    if side not in ("in", "out") or not any(role in roles for roles in field.metadata["toggles"].values()):
        raise BadOption(f"{field.name} cannot be {value!r}")
    without = set(now) - {role}
    return tuple(sorted(without | {role} if side == "out" else without))
