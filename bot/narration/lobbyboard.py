"""The lobby's board: who sits, what will be dealt, what is set, and the buttons. Knows option fields, no game.

Its message is the slot "lobby"; its pages are the list, the people, and those of `optionpages.py`.
"""

import hashlib
from datetime import timedelta
from typing import Any

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.narration.optionpages import GIVE, OPTIONS, PEOPLE, OptionPages
from bot.narration.paging import Button, Rows
from bot.narration.reconcile import LOBBY
from bot.narration.table import Screen, Table
from storage.records import Act, OutboxItem, SlotRecord

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


class _Board:
    """The board of one table in one language."""

    def __init__(self, voice: Voice, table: Table) -> None:
        """Of this table."""
        self._voice, self._table = voice, table
        self._spec = table.spec
        self._options = OptionPages(voice, table)

    def page(self, page: str) -> tuple[str, Rows]:
        """Text and keyboard of a page; an unknown page is the list."""
        if page == PEOPLE:
            return self._text("lobby-people"), self._people_rows("remove")
        if page == GIVE:
            return self._text("lobby-give"), self._people_rows("host")
        found = self._options.page(page)
        if found is None:
            return self._list(), self._list_rows()
        text, rows = found
        return self._paragraphs(text, self._deck() if self._options.counts_cards(page) else "", self._flaw()), rows

    def closed(self) -> str:
        """The list, without anything that is still to come."""
        return self._list(waiting=False)

    # The list

    def _list(self, *, waiting: bool = True) -> str:
        game = self._spec.key
        title = self._text("lobby-title", game=self._plain(f"{game}-name"))
        return self._paragraphs(
            f"{title}\n{self._text(f'{game}-tagline')}",
            self._seated(letters=waiting),
            self._need() if waiting else "",
            "\n".join(
                part for part in (self._deck(), self._options.summary(), self._time() if waiting else "") if part
            ),
            self._proof(),
        )

    def _proof(self) -> str:
        """The seal; where the cards stay hidden at the end, that it will not be opened."""
        table = self._table
        if not table.commitment:
            return ""
        seal = self._text("lobby-proof", proof=table.commitment[:PROOF_SHOWN])
        return f"{seal}\n{self._text('lobby-proof-hidden')}" if self._spec.hides(table.options) else seal

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
        if flaw is None:
            return ""
        lifts = self._spec.lifts(seats, self._table.options) if self._spec.lifts else ()
        reason = self._text(f"refusal-{flaw}")
        if not lifts:
            return reason
        back = self._voice.listing([self._voice.role(role) for role in lifts])
        return f"{reason}\n{self._text('lobby-lift', roles=back)}"

    def _deck(self) -> str:
        if self._spec.deck is None:
            return ""
        seats = max(len(self._table.sitters), self._spec.game.table_size[0])
        cards = self._spec.deck(seats, self._table.options)
        if not cards:
            return ""
        return self._text("lobby-deck", cards=self._voice.roles(cards), count=seats)

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
        rows = [
            [self._own("join"), self._own("leave")],
            [self._own("go"), self._own("options")],
            [self._extend(), self._invite()],
        ]
        if self._spec.policy is not None and len(table.sitters) < self._spec.game.table_size[0]:
            rows.append([self._own("fill")])
        return rows

    def _invite(self) -> Button:
        """A link that the app lets one send on to whomever one likes; whoever follows it is led to this table."""
        table = self._table
        link = tokens.deep_link(table.bot_username, tokens.join_payload(table.session_id))
        words = self._plain("lobby-invitation", game=self._plain(f"{self._spec.key}-name"))
        return {"text": self._plain("lobby-button-invite"), "url": tokens.share_link(link, words)}

    # People

    def _people_rows(self, prompt: str) -> Rows:
        """Everybody but whoever opened the table: those who may be taken off it, or be given it; a computer gets none."""
        table = self._table
        rows = [
            [{"text": str(self._voice.name(seat)), "data": tokens.encode(table.session_id, prompt, str(sitter.place))}]
            for seat, sitter in sorted(table.sitters.items())
            if sitter.user_id != table.opener and not (prompt == "host" and sitter.user_id is None)
        ]
        return [*rows, [self._back()]]

    # Words and buttons

    def _text(self, key: str, **args: Any) -> str:
        return self._voice.text(key, **args)

    def _plain(self, key: str, **args: Any) -> str:
        return self._voice.plain(key, **args)

    def _extend(self) -> Button:
        """More time for the countdown that the board shows."""
        closes = self._table.closes
        pick = tokens.in_turn("extend", tokens.time_turn(closes) if closes is not None else "")
        return {**self._own("extend"), "data": tokens.encode(self._table.session_id, tokens.LOBBY, pick)}

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

    @staticmethod
    def _paragraphs(*parts: str) -> str:
        return "\n\n".join(part for part in parts if part)
