"""What a turn shows and says: the table for the narrator, the lobby's board, and the service's own messages."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.aids.lists import made_up_names
from bot.narration import tokens
from bot.narration.facts import Voice, spoken
from bot.narration.names import Word, shown
from bot.narration.narrator import EDIT_DELAY
from bot.narration.table import Screen, Sitter, Table
from bot.sessions import clock
from bot.sessions.commands import Command
from bot.sessions.faults import guarded
from bot.sessions.kit import Keyboard
from bot.sessions.manners import Deed
from bot.sessions.people import People, called
from bot.sessions.receipts import Toast
from bot.sessions.session import Session
from games.core.fairness import Seal
from games.core.ids import RoleKey, Seat
from storage.records import Act, OutboxItem, SessionRecord

_NUMBERED = re.compile(r"\A\s*\d{1,2}(?:[.)]\s*|\s+)")
"""The number before a name in a list of players: they have one anyway."""


def aside(session: Session) -> tuple[tuple[str, str, str], ...]:
    """The service's own buttons in private: the card that stops everything, or what a desk has below its screen.

    That is the door, as long as cards may be taken by link, and the rest.
    """
    if session.notes.practice.on:
        # Who plays alone stops by stopping.
        return ()
    if session.spec.halts and session.state is not None:
        return (("service-button-halt", tokens.HALT, "unnamed"), ("service-button-halt-named", tokens.HALT, "named"))
    if session.spec.desk is None or session.state is None:
        return ()
    link = session.spec.held is not None and not session.spec.held(session.state)
    menu = ("desk-button-menu", tokens.DESK, "menu")
    return (("desk-button-link", tokens.DESK, "link"), menu) if link else (menu,)


_HEARD = frozenset({Act.SAY, Act.SHOW, Act.DICE, Act.FILE, Act.PICTURE, Act.POLL})
"""What may make a sound where it arrives."""


@dataclass(slots=True, kw_only=True)
class Speaking(People):
    """The part of a turn that speaks. Everything is queued in the turn's transaction and sent after it."""

    @property
    def scale(self) -> float:
        """Wall seconds for each second of game time."""
        return self.kit.terms.time_scale

    def may_answer(self, chat_id: int) -> bool:
        """Whether one more answer may be queued for this chat now; if so it is counted.

        A person who has asked too much for now is told so, once in a while: silence would look like a fault.
        """
        if self.may(Deed.ANSWER, chat_id):
            return True
        if chat_id > 0 and self.may(Deed.BREATH, chat_id):
            self.say_to(chat_id, self.locale_of(self.uow.person(chat_id)), "service-breath")
        return False

    def game_now(self, session: Session) -> datetime:
        """What the session's clock shows."""
        return clock.game_now(session.record, self.now, self.scale)

    def sitters(self, session: Session) -> dict[Seat, Sitter]:
        """Everybody at the table, gone ones too, by seat."""
        people = self.uow.people([seat.user_id for seat in session.seats if seat.user_id is not None])
        found: dict[Seat, Sitter] = {}
        for number, row in enumerate(session.seats, start=1):
            # A lobby's seats have gaps where somebody got up; the board counts those who sit.
            seat = Seat(row.seat if session.lobby is None else number)
            if row.computer is not None:
                found[seat] = Sitter(
                    seat=seat, name=row.computer, shown=row.name, place=row.seat, locale=session.record.locale
                )
                continue
            person = None if row.user_id is None else people.get(row.user_id)
            found[seat] = Sitter(
                seat=seat,
                name="" if person is None else person.name,
                shown=row.name,
                user_id=row.user_id,
                place=row.seat,
                locale=self.locale_of(person),
                grammar=(person.grammar if person is not None else None) or "neutral",
                reachable=person is not None and person.reachable,
            )
        return found | self._called(session)

    def _called(self, session: Session) -> dict[Seat, Sitter]:
        """Players without a seat in the session: by number, and by the name that a text gives them."""
        if session.spec.called is None or session.state is None:
            return {}
        players = session.spec.called(session.state)
        texts = self.uow.words(session.id, sorted({place[0] for place in players.values() if place is not None}))
        found = {}
        for seat, place in players.items():
            written = "" if place is None else texts.get(place[0], "")
            lines = [_NUMBERED.sub("", line) for line in written.splitlines() if line.strip()]
            name = shown(lines[place[1]]) if place is not None and place[1] < len(lines) else ""
            called = f"{seat} {name}".strip()
            found[seat] = Sitter(seat=seat, name=called, shown=called, locale=session.record.locale)
        return found

    def _made_up(self, session: Session) -> dict[RoleKey, str]:
        """The names of the cards that a text has made up."""
        if session.state is None:
            return {}
        named = session.spec.named(session.state)
        texts = self.uow.words(session.id, sorted({place[0] for place in named.values()})) if named else {}
        names = {text: made_up_names(written) for text, written in texts.items()}
        return {role: name for role, (text, at) in named.items() for name in names.get(text, ())[at : at + 1] or ("",)}

    def table(self, session: Session, words: Iterable[int] = ()) -> Table:
        """The table as the narrator is given it."""
        record = session.record
        closes = None
        if session.lobby is not None:
            closes = session.lobby.closes if session.lobby.stage == "joining" else None
        elif session.state is not None and (deadline := session.spec.game.deadline(session.state)) is not None:
            closes = deadline.closes
        wanted = sorted(set(words))
        return Table(
            session_id=session.id,
            chat_id=record.chat_id,
            topic=record.topic,
            locale=record.locale,
            spec=session.spec,
            status=record.status,
            options=session.options,
            state=session.state,
            sitters=self.sitters(session),
            opener=record.opener,
            now=clock.game_now(record, self.now, self.scale),
            closes=closes,
            standing=bool(record.holds),
            words=self.uow.words(session.id, wanted) if wanted else {},
            aside=aside(session),
            aloud=(("service-button-halt-aloud", tokens.HALT, "named"),)
            if session.spec.halts and not session.notes.practice.on
            else (),
            practice=session.notes.practice.on,
            made_up=self._made_up(session),
            told=session.notes.told,
            commitment=Seal(self.uow.seal(session.id)).commitment(session.id) if session.lobby is not None else "",
            bot_username=self.kit.terms.bot_username,
            protect=self.kit.terms.protect,
            mild=self.mild_in(record.chat_id),
            theme=self.theme_of(record.chat_id),
        )

    def screen(self, session: Session) -> Screen:
        """What the session's slots show."""
        return self.uow.screen(session.id)

    def enqueue(self, items: Sequence[OutboxItem]) -> None:
        """Queue these, in order."""
        if items:
            self.uow.enqueue([self._mannered(item) for item in items], self.now)

    def _mannered(self, item: OutboxItem) -> OutboxItem:
        """The item as its chat wants it: pictures on its ground; in a group without a sound, lobby and board pinned."""
        more: dict[str, Any] = {}
        if item.act is Act.PICTURE:
            more["theme"] = self.theme_of(item.chat_id)
        if item.chat_id < 0 and item.act in _HEARD:
            settings = self.settings(item.chat_id)
            if not settings.sounds:
                more["silent"] = True
            if settings.pin and (item.slot == tokens.LOBBY or (item.act is Act.PICTURE and item.slot is not None)):
                more["pin"] = True
        return replace(item, payload={**item.payload, **more}) if more else item

    def show_lobby(self, session: Session, *, at_once: bool = False) -> None:
        """Bring the lobby's board up to date; `at_once` where somebody waits for a page of it."""
        page = session.the_lobby().page
        with guarded(session.id, {"kind": "board"}):
            items = self.kit.narrator.lobby(self.table(session), self.screen(session), page=page, at_once=at_once)
        self.enqueue(items)

    def say_group(self, session: Session, key: str, *, keyboard: Keyboard = (), **args: Any) -> None:
        """Say something to the session's group, in its language."""
        self.say_at(session.record, key, keyboard=keyboard, **args)

    def say_at(self, record: SessionRecord, key: str, **args: Any) -> None:
        """The same where the session need not be readable."""
        self.enqueue([self._at(record, key, **args)])

    def show_group(
        self,
        session: Session,
        slot: str,
        key: str,
        *,
        again: str | None = None,
        keyboard: Keyboard = (),
        **args: Any,
    ) -> str:
        """The same in a slot of its own, so that its buttons go when the table moves on; the slot's name.

        A new slot is a new message; `again` is the name of one that is edited, in its own time.
        """
        name = again or f"{slot}.{session.record.version}"
        item = self._at(session.record, key, keyboard=keyboard, **args)
        if again is not None:
            item = replace(item, rank=2, delay=EDIT_DELAY)
        self.enqueue([replace(item, act=Act.SHOW, slot=name, fingerprint=name)])
        return name

    def strip(self, session: Session, slot: str) -> None:
        """Take the buttons off such a message."""
        record = session.record
        self.enqueue([
            OutboxItem(chat_id=record.chat_id, topic=record.topic, session_id=record.id, act=Act.STRIP, slot=slot)
        ])  # fmt: skip

    def whisper(
        self,
        user_id: int,
        key: str,
        *,
        session_id: str | None = None,
        keyboard: Keyboard = (),
        rank: int = 0,
        protect: bool = False,
        **args: Any,
    ) -> None:
        """Say something to a person in private, in the person's language and grammar, if the bot may."""
        person = self.uow.person(user_id)
        if person is None or not person.reachable:
            return
        place = {"chat_id": user_id, "session_id": session_id, "rank": rank}
        item = self._item(self.locale_of(person), key, **place, keyboard=keyboard, you=called(person), **args)
        self.enqueue([replace(item, payload={**item.payload, "protect": True}) if protect else item])

    def say_in(self, chat_id: int, key: str, **args: Any) -> None:
        """Say something in a group that belongs to no table."""
        self.enqueue([self._item(self.group_locale(self.uow.group(chat_id)), key, chat_id=chat_id, **args)])

    def say_to(self, user_id: int, locale: str, key: str) -> None:
        """Say something to a person of whom nothing is kept any more."""
        self.enqueue([self._item(locale, key, chat_id=user_id, rank=0)])

    def reply(self, command: Command, key: str, *, keyboard: Keyboard = (), **args: Any) -> None:
        """Answer in the chat in which the command was given, in that chat's language; not if it was answered too often."""
        where = command.where
        if not self.may_answer(where.chat_id):
            return
        you = called(self.uow.person(where.chat_id) if where.kind == "private" else None)
        place = {"chat_id": where.chat_id, "topic": where.topic}
        self.enqueue([self._item(self.chat_locale(where), key, **place, keyboard=keyboard, you=you, **args)])

    def names(self, session: Session, seats: Iterable[int], locale: str | None = None) -> str:
        """The players of these seats as one enumeration, in the group's language unless told otherwise."""
        spoken_in = locale or session.record.locale
        voice = Voice(self.kit.bundles, self.table(session), spoken_in)
        return self.kit.bundles.listing(spoken_in, [voice.name(Seat(seat)) for seat in seats])

    def name_at(self, session: Session, seat: int) -> Word:
        """How everybody calls whoever sits here, with the grammar: namesakes are told apart, as on the buttons."""
        rows = [row.seat for row in session.seats]
        number = seat if session.lobby is None else rows.index(seat) + 1
        return Voice(self.kit.bundles, self.table(session), session.record.locale).name(Seat(number))

    def names_to_fix(self, session: Session) -> dict[int, str]:
        """What everybody reads for each seat now, without those of which nothing shows: their stand-in is each reader's."""
        table = self.table(session)
        names = Voice(self.kit.bundles, table, session.record.locale).names
        return {int(seat): str(names[seat]) for seat, sitter in table.sitters.items() if shown(sitter.name)}

    def toast(self, session: Session, key: str, **args: Any) -> Toast:
        """A toast for a press at this table: while Telegram lets nothing into the group it says so."""
        return Toast(key=key, args=args, also="service-late" if clock.FLOODED in session.record.holds else None)

    def span(self, locale: str, seconds: float) -> str:
        """A duration in words."""
        return spoken(self.kit.bundles, locale, seconds)

    def markup(self, command: Command, text: str) -> OutboxItem:
        """A text put together from messages, as an answer where the command was given."""
        return OutboxItem(chat_id=command.where.chat_id, topic=command.where.topic, payload={"text": text})

    def label(self, locale: str, key: str, **args: Any) -> str:
        """The text of a button."""
        return self.kit.bundles.plain(locale, key, **args)

    def _at(self, record: SessionRecord, key: str, **args: Any) -> OutboxItem:
        """A message for the place of a session, in the group's language."""
        place = {"chat_id": record.chat_id, "topic": record.topic, "session_id": record.id}
        return self._item(record.locale, key, **place, **args)

    def _item(self, locale: str, key: str, **args: Any) -> OutboxItem:
        """A message of the service's own (`Narrator.say`). Every one may name the bot."""
        return self.kit.narrator.say(locale, key, **{"bot": self.kit.terms.bot_username, **args})
