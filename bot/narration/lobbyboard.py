"""The lobby's board: who sits, what will be dealt, what is set, and the buttons. Knows option fields, no game.

Its message is the slot "lobby"; its pages are the list, the options, one option's choices, a deck by hand.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, fields
from datetime import timedelta
from typing import Any

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.narration.paging import Button, Rows
from bot.narration.reconcile import LOBBY
from bot.narration.table import Screen, Table
from storage.records import Act, OutboxItem, SlotRecord

OPTIONS = "options"
"""The page that lists the options."""
PEOPLE = "people"
"""The page on which the host takes people off the table."""
EDIT_DELAY = 4.0
"""Wall seconds that an edit waits, so that people who join together make one: fifteen a minute leave room for the deal."""
PROOF_SHOWN = 12
"""Characters of the commitment on the board; the whole of it is a command away."""


def items(voice: Voice, table: Table, screen: Screen, *, page: str, at_once: bool) -> list[OutboxItem]:
    """The board as it should stand; nothing if that is what was queued last. Who turns a page sees it `at_once`."""
    board = _Board(voice, table)
    text, keyboard = board.page(page)
    # Not of the text: the time left alone is no reason for an edit.
    seen = repr(
        (
            table.locale,
            page,
            sorted(table.sitters.items()),
            table.options,
            table.opener,
            table.closes,
            table.standing,
        )
    )
    fingerprint = hashlib.blake2b(seen.encode(), digest_size=12).hexdigest()
    slot = screen.get((table.chat_id, LOBBY))
    if slot is not None and slot.fingerprint == fingerprint:
        return []
    edit = slot is not None and slot.message_id is not None
    return [
        OutboxItem(
            chat_id=table.chat_id,
            topic=table.topic,
            session_id=table.session_id,
            rank=2 if edit else 1,
            slot=LOBBY,
            fingerprint=fingerprint,
            act=Act.SHOW,
            payload={"text": text, "keyboard": keyboard},
            delay=EDIT_DELAY if edit and not at_once else 0.0,
        )
    ]


def closed(voice: Voice, table: Table, slot: SlotRecord) -> OutboxItem:
    """The board of a lobby that is over: who sat and what was dealt stay, what one was to wait for goes, buttons too."""
    return OutboxItem(
        chat_id=table.chat_id,
        topic=table.topic,
        session_id=table.session_id,
        rank=1,
        slot=slot.slot,
        act=Act.SHOW,
        payload={"text": _Board(voice, table).closed(), "keyboard": []},
    )


def option_key(game: str, field: str) -> str:
    """The message of an option: `<game>-option-<field>`, dashes for underscores."""
    return f"{game}-option-{field.replace('_', '-')}"


class _Board:
    """The board of one table in one language."""

    def __init__(self, voice: Voice, table: Table) -> None:
        """Of this table."""
        self._voice, self._table = voice, table
        self._spec = table.spec
        self._fields: Mapping[str, Field[Any]] = {f.name: f for f in fields(table.spec.options)}

    def page(self, page: str) -> tuple[str, Rows]:
        """Text and keyboard of a page; an unknown page is the list."""
        if page == OPTIONS:
            return self._paragraphs(self._text("lobby-options"), self._flaw()), self._option_rows()
        if page == PEOPLE:
            return self._text("lobby-people"), self._people_rows()
        field = self._fields.get(page)
        if field is None:
            return self._list(), self._list_rows()
        key = option_key(self._spec.key, page)
        what = self._text("lobby-option", name=self._plain(key), help=self._plain(f"{key}.help", limit=None))
        if "counts" in field.metadata:
            return self._paragraphs(what, self._deck(), self._flaw()), self._deck_rows(field)
        return self._paragraphs(what, self._flaw()), self._choice_rows(field)

    def closed(self) -> str:
        """The list, without anything that is still to come."""
        return self._list(waiting=False)

    # The list

    def _list(self, *, waiting: bool = True) -> str:
        game, table = self._spec.key, self._table
        title = self._text("lobby-title", game=self._plain(f"{game}-name"))
        return self._paragraphs(
            f"{title}\n{self._text(f'{game}-tagline')}",
            self._seated(letters=waiting),
            self._need() if waiting else "",
            "\n".join(part for part in (self._deck(), self._summary(), self._time() if waiting else "") if part),
            self._text("lobby-proof", proof=table.commitment[:PROOF_SHOWN]) if table.commitment else "",
        )

    def _seated(self, *, letters: bool) -> str:
        table = self._table
        if not table.sitters:
            return self._text("lobby-empty")
        lines = [self._text("lobby-seated", count=len(table.sitters))]
        waiting = 0
        for seat, sitter in sorted(table.sitters.items()):
            mark = "computer" if sitter.user_id is None else "here" if sitter.reachable else "letter"
            waiting += mark == "letter"
            host = sitter.user_id is not None and sitter.user_id == table.opener
            name = self._voice.name(seat)
            lines.append(self._text(f"lobby-sitter-{mark}", seat=seat, name=name, host="yes" if host else "no"))
        if waiting and letters:
            lines.append(self._text("lobby-letters", count=waiting))
        return "\n".join(lines)

    def _need(self) -> str:
        least = self._spec.game.table_size[0]
        short = least - len(self._table.sitters)
        return self._text("lobby-need", count=short, least=least) if short > 0 else self._flaw()

    def _flaw(self) -> str:
        """Why this table could not be dealt, once there are enough people for it to matter."""
        seats = max(len(self._table.sitters), self._spec.game.table_size[0])
        flaw = self._spec.fits(seats, self._table.options) if self._spec.fits else None
        return self._text(f"refusal-{flaw}") if flaw else ""

    def _deck(self) -> str:
        if self._spec.deck is None:
            return ""
        seats = max(len(self._table.sitters), self._spec.game.table_size[0])
        cards = self._spec.deck(seats, self._table.options)
        return self._text("lobby-deck", cards=self._voice.roles(cards), count=seats)

    def _summary(self) -> str:
        """What is set, where it is not the usual."""
        changed = [
            f"{self._plain(option_key(self._spec.key, name))}: {self._value(field)}"
            for name, field in self._fields.items()
            if getattr(self._table.options, name) != field.default
        ]
        return self._text("lobby-settings", settings=" · ".join(changed)) if changed else ""

    def _time(self) -> str:
        table = self._table
        if table.standing:
            return self._text("lobby-standing")
        if table.closes is None or table.closes <= table.now:
            return ""
        left = (table.closes - table.now) / timedelta(seconds=1)
        return self._text("lobby-closes", left_span=self._voice.span(max(10 * round(left / 10), 10)))

    def _list_rows(self) -> Rows:
        table = self._table
        # A press, not a link: it seats at once, and the answer to it opens the private chat of whoever has none yet.
        rows = [[self._own("join"), self._own("leave")], [self._own("go"), self._own("options")], [self._own("extend")]]
        if self._spec.policy is not None and len(table.sitters) < self._spec.game.table_size[0]:
            rows.append([self._own("fill")])
        return rows

    # Options

    def _option_rows(self) -> Rows:
        rows = [
            [
                {
                    "text": self._plain(
                        "lobby-option-row", name=self._plain(option_key(self._spec.key, name)), value=self._value(field)
                    ),
                    "data": self._data(name, "page"),
                }
            ]
            for name, field in self._fields.items()
        ]
        return [*rows, [self._own("people")], [self._own("list")]]

    def _people_rows(self) -> Rows:
        """Everybody who may be taken off the table: all but whoever opened it."""
        table = self._table
        rows = [
            [{"text": str(self._voice.name(seat)), "data": tokens.encode(table.session_id, "remove", str(seat))}]
            for seat, sitter in sorted(table.sitters.items())
            if sitter.user_id is None or sitter.user_id != table.opener
        ]
        return [*rows, [self._back()]]

    def _choice_rows(self, field: Field[Any]) -> Rows:
        now = getattr(self._table.options, field.name)
        rows = []
        for choice in field.metadata["choices"]:
            label = self._choice(field, choice)
            shown = self._plain("button-chosen", label=label) if choice == now else label
            rows.append([{"text": shown, "data": self._data(field.name, tokens.choice_key(choice))}])
        return [*rows, [self._back()]]

    def _deck_rows(self, field: Field[Any]) -> Rows:
        """For each role one row: fewer, how many, more. A press sets a number, so that a repeated one does nothing."""
        return [*self._counters(field), *self._choice_rows(field)]

    def _counters(self, field: Field[Any]) -> Iterator[list[Button]]:
        counts = self._counts(field)
        for role in field.metadata["counts"]:
            count = counts.get(role, 0)
            label = self._plain("lobby-deck-row", role=self._plain(f"{self._spec.key}-role-{role}"), count=count)
            yield [
                {"text": "−", "data": self._data(field.name, f"{role}-{max(count - 1, 0)}")},
                {"text": label, "data": self._data(field.name, f"{role}-{count}")},
                {"text": "+", "data": self._data(field.name, f"{role}-{count + 1}")},
            ]

    def _counts(self, field: Field[Any]) -> Mapping[str, int]:
        now = getattr(self._table.options, field.name)
        if now is not None:
            return dict(zip(field.metadata["counts"], now, strict=True))
        seats = max(len(self._table.sitters), self._spec.game.table_size[0])
        deck = self._spec.deck
        return {} if deck is None else {str(role): n for role, n in deck(seats, self._table.options).items()}

    def _value(self, field: Field[Any]) -> str:
        """The present value in words."""
        now = getattr(self._table.options, field.name)
        if "counts" in field.metadata and now not in field.metadata["choices"]:
            return self._plain("lobby-deck-by-hand", count=sum(now))
        return self._choice(field, now)

    def _choice(self, field: Field[Any], choice: object) -> str:
        return self._plain(f"{option_key(self._spec.key, field.name)}-{tokens.choice_key(choice)}")

    # Words and buttons

    def _text(self, key: str, **args: Any) -> str:
        return self._voice.text(key, **args)

    def _plain(self, key: str, **args: Any) -> str:
        return self._voice.plain(key, **args)

    def _own(self, option: str) -> Button:
        return {
            "text": self._plain(f"lobby-button-{option}"),
            "data": tokens.encode(self._table.session_id, tokens.LOBBY, option),
        }

    def _back(self) -> Button:
        return {
            "text": self._plain("lobby-button-back"),
            "data": tokens.encode(self._table.session_id, tokens.LOBBY, OPTIONS),
        }

    def _data(self, field: str, option: str) -> str:
        return tokens.encode(self._table.session_id, f"opt.{field}", option)

    @staticmethod
    def _paragraphs(*parts: str) -> str:
        return "\n\n".join(part for part in parts if part)


def texts_of_options(spec_key: str, options: type) -> Sequence[str]:
    """Every message that the board may ask for of a game's options: what the check of the locales looks for."""
    found = []
    for field in fields(options):
        key = option_key(spec_key, field.name)
        found += [key, f"{key}.help", *(f"{key}-{tokens.choice_key(choice)}" for choice in field.metadata["choices"])]
    return found
