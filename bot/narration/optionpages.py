"""The lobby's pages of options: a list, its sections, one option's choices, cards by hand, sets of roles.

Menu and labels follow from the option's dataclass: see `GameSpec.options`. Knows no game by name.
"""

from collections.abc import Iterator, Mapping
from dataclasses import Field, fields
from typing import Any

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.narration.paging import Button, Rows
from bot.narration.table import Table

OPTIONS = "options"
"""The page that lists the options."""
PEOPLE, GIVE = "people", "give"
"""The page on which the host takes people off the table."""
SECTION = "section"
"""`section.<name>` is the page of one section's options."""
ABREAST = 2
"""Switches of roles beside one another: the longest name still fits on a phone."""


def option_key(game: str, field: str) -> str:
    """The message of an option: `<game>-option-<field>`, dashes for underscores."""
    return f"{game}-option-{field.replace('_', '-')}"


def texts_of_options(spec_key: str, options: type) -> list[str]:
    """Every message that the pages may ask for of a game's options: what the check of the locales looks for."""
    found: dict[str, None] = {}
    for field in fields(options):
        key = option_key(spec_key, field.name)
        wanted = [key, f"{key}.help", *(f"{key}-{tokens.choice_key(choice)}" for choice in field.metadata["choices"])]
        if "section" in field.metadata:
            wanted.append(f"{spec_key}-section-{field.metadata['section']}")
        if "toggles" in field.metadata:
            wanted += [f"{key}-some", *(f"{key}-group-{group}" for group in field.metadata["toggles"])]
        found |= dict.fromkeys(wanted)
    return list(found)


class OptionPages:
    """The pages of one table's options in one language."""

    def __init__(self, voice: Voice, table: Table) -> None:
        """Of this table."""
        self._voice, self._table, self._spec = voice, table, table.spec
        self._fields: Mapping[str, Field[Any]] = {field.name: field for field in fields(table.spec.options)}

    def page(self, page: str) -> tuple[str, Rows] | None:
        """Text and keyboard of an option's page; None for a page that is none of these."""
        name, _, part = page.partition(".")
        if page == OPTIONS:
            return self._text("lobby-options"), self._all_rows()
        if name == SECTION and part in self._sections():
            title = self._text("lobby-section", name=self._plain(f"{self._spec.key}-section-{part}"))
            return title, [*self._rows_of(part), [self._to("back", OPTIONS)]]
        field = self._fields.get(name)
        if field is None:
            return None
        key = option_key(self._spec.key, name)
        what = self._text("lobby-option", name=self._plain(key), help=self._plain(f"{key}.help", limit=None))
        if "counts" in field.metadata:
            return what, [*self._counters(field), *self._choice_rows(field)]
        if "toggles" in field.metadata:
            return "\n\n".join(filter(None, (what, self._gaps()))), self._toggle_rows(field, part)
        return what, self._choice_rows(field)

    def counts_cards(self, page: str) -> bool:
        """Whether the page sets how many of each card there are."""
        field = self._fields.get(page)
        return field is not None and "counts" in field.metadata

    def summary(self) -> str:
        """What is set, where it is not the usual; empty if nothing is."""
        changed = [
            f"{self._plain(option_key(self._spec.key, name))}: {self._value(field)}"
            for name, field in self._fields.items()
            if getattr(self._table.options, name) != field.default and self._counts_now(field)
        ]
        return self._text("lobby-settings", settings=" · ".join(changed)) if changed else ""

    # The list and its sections

    def _sections(self) -> list[str]:
        found = (field.metadata.get("section") for field in self._fields.values() if self._counts_now(field))
        return list(dict.fromkeys(section for section in found if section is not None))

    def _all_rows(self) -> Rows:
        pages = [
            [self._page(self._plain(f"{self._spec.key}-section-{section}"), f"{SECTION}.{section}")]
            for section in self._sections()
        ]
        return [*self._rows_of(None), *pages, *self._ways_out()]

    def _ways_out(self) -> Rows:
        """What stands below the list of options: the lobby's other pages."""
        return [[self._to("people", PEOPLE)], [self._to("give", GIVE)], [self._to("list", "list")]]

    def _rows_of(self, section: str | None) -> Rows:
        return [
            [
                self._page(
                    self._plain(
                        "lobby-option-row", name=self._plain(option_key(self._spec.key, name)), value=self._value(field)
                    ),
                    name,
                )
            ]
            for name, field in self._fields.items()
            if field.metadata.get("section") == section and self._counts_now(field)
        ]

    def _counts_now(self, field: Field[Any]) -> bool:
        """Whether the option does anything with what else is set."""
        unless: Mapping[str, tuple[Any, ...]] = field.metadata.get("unless", {})
        return not any(getattr(self._table.options, other) in values for other, values in unless.items())

    # One option

    def _choice_rows(self, field: Field[Any]) -> Rows:
        now = getattr(self._table.options, field.name)
        rows = []
        for choice in field.metadata["choices"]:
            label = self._choice(field, choice)
            shown = self._plain("button-chosen", label=label) if choice == now else label
            rows.append([self._set(shown, field, tokens.choice_key(choice))])
        return [*rows, [self._back(field)]]

    def _counters(self, field: Field[Any]) -> Iterator[list[Button]]:
        """For each role one row: fewer, how many, more. A press sets a number, so that a repeated one does nothing."""
        counts = self._counts(field)
        for role in field.metadata["counts"]:
            count = counts.get(role, 0)
            label = self._plain("lobby-deck-row", role=self._role(role), count=count)
            yield [
                self._set("−", field, f"{role}-{max(count - 1, 0)}"),
                self._set(label, field, f"{role}-{count}"),
                self._set("+", field, f"{role}-{count + 1}"),
            ]

    def _counts(self, field: Field[Any]) -> Mapping[str, int]:
        now = getattr(self._table.options, field.name)
        if now is not None:
            return dict(zip(field.metadata["counts"], now, strict=True))
        seats = max(len(self._table.sitters), self._spec.game.table_size[0])
        deck = self._spec.deck
        return {} if deck is None else {str(role): n for role, n in deck(seats, self._table.options).items()}

    # A set of roles

    def _toggle_rows(self, field: Field[Any], group: str) -> Rows:
        """The groups of roles; in a group's page one switch for each role, which sets and never toggles."""
        groups: Mapping[str, tuple[str, ...]] = field.metadata["toggles"]
        now = getattr(self._table.options, field.name)
        if group not in groups:
            key = option_key(self._spec.key, field.name)
            pages = [
                [
                    self._page(
                        self._plain(f"{key}-group-{name}", count=len(set(roles) & set(now)), of=len(roles)),
                        f"{field.name}.{name}",
                    )
                ]
                for name, roles in groups.items()
            ]
            return [*pages, *self._choice_rows(field)]
        switches = [
            self._set(
                self._plain("lobby-role-out" if role in now else "lobby-role-in", role=self._role(role)),
                field,
                f"{role}-in" if role in now else f"{role}-out",
            )
            for role in groups[group]
        ]
        rows = [switches[start : start + ABREAST] for start in range(0, len(switches), ABREAST)]
        return [*rows, [self._page(self._plain("lobby-button-up"), field.name)]]

    def _gaps(self) -> str:
        """For how many people these options cannot be dealt; empty if for none."""
        gaps = self._spec.gaps(self._table.options) if self._spec.gaps is not None else ()
        return self._text("lobby-gaps", sizes=", ".join(map(str, gaps)), count=len(gaps)) if gaps else ""

    # Words and buttons

    def _value(self, field: Field[Any]) -> str:
        """The present value in words."""
        now = getattr(self._table.options, field.name)
        if now in field.metadata["choices"]:
            return self._choice(field, now)
        if "counts" in field.metadata:
            return self._plain("lobby-deck-by-hand", count=sum(now))
        return self._plain(f"{option_key(self._spec.key, field.name)}-some", count=len(now))

    def _choice(self, field: Field[Any], choice: object) -> str:
        return self._plain(f"{option_key(self._spec.key, field.name)}-{tokens.choice_key(choice)}")

    def _role(self, role: str) -> str:
        return self._plain(f"{self._spec.key}-role-{role}")

    def _text(self, key: str, **args: Any) -> str:
        return self._voice.text(key, **args)

    def _plain(self, key: str, **args: Any) -> str:
        return self._voice.plain(key, **args)

    def _set(self, label: str, field: Field[Any], value: str) -> Button:
        return {"text": label, "data": tokens.encode(self._table.session_id, f"opt.{field.name}", value)}

    def _page(self, label: str, page: str) -> Button:
        return {"text": label, "data": tokens.encode(self._table.session_id, f"opt.{page}", "page")}

    def _to(self, button: str, option: str) -> Button:
        """One of the lobby's own buttons."""
        return {
            "text": self._plain(f"lobby-button-{button}"),
            "data": tokens.encode(self._table.session_id, tokens.LOBBY, option),
        }

    def _back(self, field: Field[Any]) -> Button:
        section = field.metadata.get("section")
        return (
            self._to("back", OPTIONS)
            if section is None
            else self._page(self._plain("lobby-button-up"), f"{SECTION}.{section}")
        )
