"""From facts to outgoing messages: each addressee is told in his own language what he may know, and nothing else.

Pure: the same table, events and screen give the same items. Knows no game, sends nothing, stores nothing.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import cache
from itertools import groupby
from typing import Any

from bot.narration import boards, keyboards, lobbyboard, paging, tokens
from bot.narration.bundles import Bundles, wording
from bot.narration.facts import Voice
from bot.narration.keyboards import keyboard
from bot.narration.names import Markup
from bot.narration.paging import Rows
from bot.narration.reconcile import LOBBY, TABLED, WHISPERED, Wanted, missing, strip, strips, wanted
from bot.narration.table import Screen, Table, Telling
from games.core.game import Detail, Event, Line, Prompt
from games.core.ids import Seat
from storage.records import Act, OutboxItem, SlotRecord, Status

EDIT_DELAY = 4.0
"""Wall seconds that an edit in the group waits, so that quick votes melt into one."""

Keyboard = Sequence[Sequence[Mapping[str, str]]]

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@cache
def key_of(game: str, event: type) -> str:
    """The message of an event class: `lupi` and `FoundDevoured` give "lupi-found-devoured"."""
    return f"{game}-{_CAPITAL.sub('-', event.__name__).lower()}"


@dataclass(slots=True)
class _Evening:
    """One telling in the making: the table, a voice for each language, the lines told so far."""

    table: Table
    bundles: Bundles
    told: dict[str, int]
    voices: dict[str, Voice] = field(default_factory=dict)

    def voice(self, locale: str) -> Voice:
        """The voice that speaks this language."""
        if locale not in self.voices:
            self.voices[locale] = Voice(self.bundles, self.table, locale)
        return self.voices[locale]

    def paragraphs(self, events: Sequence[Event], addressee: str, locale: str, you: Seat | None) -> list[str]:
        """The events in words. A run of one class is one paragraph: under its heading, if it has one, all in one wording."""
        voice = self.voice(locale)
        found = []
        for kind, run in groupby(events, key=type):
            key = key_of(self.table.spec.key, kind)
            variant = wording(key, self.told.get(addressee, 0), self.table.session_id, addressee)
            step = 0 if voice.has(f"{key}.heading") else 1
            lines = [self._line(voice, key, variant + step * nth, event, you) for nth, event in enumerate(run)]
            self.told[addressee] = self.told.get(addressee, 0) + len(lines)
            if voice.has(f"{key}.heading"):
                lines.insert(0, voice.text(f"{key}.heading"))
            found.append("\n".join(lines))
        return found

    def _line(self, voice: Voice, key: str, variant: int, event: Event, you: Seat | None) -> str:
        arguments = voice.arguments(event)
        if you is not None:
            arguments["you"] = voice.name(you)
        return voice.text(key, variant, **arguments)


class Narrator:
    """Says what happened and keeps everybody's screen true."""

    def __init__(self, bundles: Bundles) -> None:
        """Speak with these messages."""
        self._bundles = bundles

    def tell(
        self,
        table: Table,
        events: Sequence[Event],
        screen: Screen,
        *,
        opened: bool,
        asked: Mapping[str, Prompt] | None = None,
    ) -> Telling:
        """What a step sends: the story to the group, to each seat what it alone is told, then the questions.

        `opened` says that a phase has begun with this step: its clock waits for what is told now. `asked` are the group's
        questions that stood before it, by slot: one that is over says so instead of how much time is left.
        """
        evening = _Evening(table, self._bundles, dict(table.told))
        wants = wanted(table)
        shows = missing(wants, screen, anew=False)
        aloud, head = self._aloud(evening, events, wants, shows)
        over = bool(aloud) and table.state is not None and table.spec.game.outcome(table.state) is not None
        if over:
            aloud.append(_chronicle(table, evening.voice(table.locale)))
        board = boards.items(evening.voice(table.locale), table, screen, delay=EDIT_DELAY)
        if head and boards.fresh(board):
            # What led to a new picture is told before it.
            aloud, head = head, []
        story = self._story(evening, aloud, opens=opened)
        items = [*self._whispers(evening, events, opens=opened), *((*board, *story) if over else (*story, *board))]
        items += self._questions(evening, shows, head=head, opens=opened)
        closing = evening.voice(table.locale)
        items += [
            _closed(closing, table, item, (asked or {}).get(item.slot or "")) for item in strips(table, screen, wants)
        ]
        return Telling(items=self._ended(table, items) if over else items, told=evening.told)

    def repair(self, table: Table, screen: Screen) -> Telling:
        """What the screens lack: nothing is told, board and questions that stand are shown, old keyboards go."""
        evening = _Evening(table, self._bundles, dict(table.told))
        wants = wanted(table)
        items = boards.items(evening.voice(table.locale), table, screen, delay=0.0)
        items += self._questions(evening, missing(wants, screen, anew=True), head=[], opens=False)
        return Telling(items=[*items, *strips(table, screen, wants)], told=table.told)

    def page(self, table: Table, seat: Seat, prompt: str, page: int) -> list[OutboxItem]:
        """A question's message with its keyboard turned to this page; nothing if the seat is not asked that on pages.

        The page lasts until the question's message changes.
        """
        evening = _Evening(table, self._bundles, dict(table.told))
        places = (f"{WHISPERED}{seat}:{prompt}", f"{TABLED}{prompt}")
        asked = {asked.id for asked in table.spec.game.prompts(table.state, seat)} if table.state is not None else set()
        return [
            OutboxItem(
                chat_id=want.chat_id,
                topic=table.topic if want.seat is None else None,
                session_id=table.session_id,
                rank=0 if want.seat is not None else 1,
                slot=want.slot,
                fingerprint=want.fingerprint,
                act=Act.SHOW,
                payload=self._payload(evening, want, (), 0.0, page),
            )
            for want in wanted(table)
            if want.slot in places and prompt in asked and keyboards.paged(want.prompts)
        ]

    def strip_all(self, table: Table, screen: Screen) -> list[OutboxItem]:
        """Take every keyboard of this table away; the board of a lobby promises no beginning any more."""
        voice = Voice(self._bundles, table, table.locale)
        asked = {want.slot: want.prompts[0] for want in wanted(table) if want.seat is None}
        return [
            lobbyboard.closed(voice, table, slot)
            if slot.slot == LOBBY and table.status is Status.LOBBY and slot.message_id is not None
            else _closed(voice, table, strip(table, slot), asked.get(slot.slot))
            for _, slot in sorted(screen.items())
            if slot.fingerprint is not None and not slot.slot.startswith(boards.BOARD)
        ]

    def lobby(self, table: Table, screen: Screen, *, page: str = "", at_once: bool = False) -> list[OutboxItem]:
        """The lobby's board as it should stand; nothing if it stands so. An edit waits for others unless `at_once`."""
        return lobbyboard.items(Voice(self._bundles, table, table.locale), table, screen, page=page, at_once=at_once)

    def say(
        self,
        locale: str,
        key: str,
        *,
        chat_id: int,
        topic: int | None = None,
        session_id: str | None = None,
        rank: int = 1,
        keyboard: Keyboard = (),
        **args: Any,
    ) -> OutboxItem:
        """Any message of the service's own. Strings among `args` are data: they are escaped."""
        payload: dict[str, Any] = {"text": self._bundles.text(locale, key, **args)}
        if keyboard:
            payload["keyboard"] = [[dict(button) for button in row] for row in keyboard]
        return OutboxItem(chat_id=chat_id, topic=topic, session_id=session_id, rank=rank, payload=payload)

    def saying(self, table: Table, seat: Seat, line: Line, told: int) -> OutboxItem:
        """What a computer player says in the group; `told`: how many such lines there were before."""
        voice = Voice(self._bundles, table, table.locale)
        words = voice.text(line.key, wording(line.key, told, table.session_id), **voice.details(line.details))
        (item,) = self._group(table, voice, [voice.text("saying", name=voice.name(seat), words=Markup(words))])
        return item

    # The story

    def _aloud(
        self,
        evening: _Evening,
        events: Sequence[Event],
        wants: Sequence[Wanted],
        shows: Sequence[tuple[Wanted, SlotRecord | None]],
    ) -> tuple[list[str], list[str]]:
        """The group's paragraphs, and those that go at the head of its new question instead.

        What a question in the group shows anyway is not told again; where one question follows another (a vote in
        turn), what happened in between opens the next one's message, so that a vote costs one message.
        """
        spec = evening.table.spec
        new = {want.slot for want, slot in shows if want.seat is None and slot is None}
        stands = any(want.seat is None and want.slot not in new for want in wants)
        public = [event for event in events if event.audience.table and type(event) not in spec.asked]
        if stands:
            public = [event for event in public if type(event) not in spec.tallied]
        told = evening.paragraphs(public, "table", evening.table.locale, None)
        only_votes = all(type(event) in spec.tallied for event in public)
        return ([], told) if new and only_votes else (told, [])

    def _story(self, evening: _Evening, paragraphs: Sequence[str], *, opens: bool) -> list[OutboxItem]:
        return self._group(evening.table, evening.voice(evening.table.locale), _parts(paragraphs), opens=opens)

    def _group(self, table: Table, voice: Voice, texts: Sequence[str], *, opens: bool = False) -> list[OutboxItem]:
        payload: dict[str, Any] = {}
        if table.aloud:
            payload = {"keyboard": [keyboards.beside(voice, table.session_id, table.aloud)]}
        return [
            OutboxItem(
                chat_id=table.chat_id,
                topic=table.topic,
                session_id=table.session_id,
                payload={"text": part, **payload},
                opens=opens,
            )
            for part in texts
        ]

    def _whispers(self, evening: _Evening, events: Sequence[Event], *, opens: bool) -> list[OutboxItem]:
        """What each seat alone is told; without a sound, and waited for by no clock, unless everybody alive is told something.

        Else a phone on the table, or a clock that stands, would tell who has something to hear.
        """
        table = evening.table
        aloud = _all_told(table, events)
        items = []
        for seat, sitter in sorted(table.sitters.items()):
            mine = [event for event in events if seat in event.audience.seats]
            if not mine or sitter.user_id is None:
                continue
            for part in _parts(evening.paragraphs(mine, str(seat), sitter.locale, seat)):
                payload = {"text": part, "protect": table.protect, **({} if aloud else {"silent": True})}
                items.append(
                    OutboxItem(
                        chat_id=sitter.user_id,
                        session_id=table.session_id,
                        rank=0,
                        payload=payload,
                        opens=opens and aloud,
                    )
                )
        return items

    # The questions

    def _questions(
        self,
        evening: _Evening,
        shows: Sequence[tuple[Wanted, SlotRecord | None]],
        *,
        head: Sequence[str],
        opens: bool,
    ) -> list[OutboxItem]:
        return [
            self._whispered(evening, want, opens=opens)
            if want.seat is not None
            else self._tabled(evening, want, slot, head=head, opens=opens)
            for want, slot in shows
        ]

    def _whispered(self, evening: _Evening, want: Wanted, *, opens: bool) -> OutboxItem:
        table = evening.table
        return OutboxItem(
            chat_id=want.chat_id,
            session_id=table.session_id,
            rank=0,
            slot=want.slot,
            fingerprint=want.fingerprint,
            act=Act.SHOW,
            payload=self._payload(evening, want, (), 0.0),
            # Who holds a standing offer is a secret: the phase must not be seen to wait for its delivery.
            opens=opens and not want.standing,
        )

    def _tabled(
        self, evening: _Evening, want: Wanted, slot: SlotRecord | None, *, head: Sequence[str], opens: bool
    ) -> OutboxItem:
        table = evening.table
        # An edit of what has not left yet would take its place in the queue: it stays the message that opens.
        edit = slot is not None and slot.message_id is not None
        # Of one seat alone no quick votes are to be waited for: whoever turns a question over waits to see it.
        delay = EDIT_DELAY if edit and len(want.prompts) > 1 else 0.0
        return OutboxItem(
            chat_id=table.chat_id,
            topic=table.topic,
            session_id=table.session_id,
            rank=2 if edit else 1,
            slot=want.slot,
            fingerprint=want.fingerprint,
            act=Act.SHOW,
            payload=self._payload(evening, want, () if edit else head, delay),
            opens=opens,
            delay=delay,
        )

    def _payload(
        self, evening: _Evening, want: Wanted, head: Sequence[str], delay: float, page: int = 0
    ) -> dict[str, Any]:
        """Text and keyboard of one question."""
        table, voice = evening.table, evening.voice(want.locale)
        prompt = want.prompts[0]
        known: dict[str, Any] = {"left_span": voice.span(_left(table, delay))}
        if want.seat is not None:
            known["you"] = voice.name(want.seat)

        def said(key: str, details: Sequence[Detail], variant: int = 0) -> str:
            return voice.text(key, variant, **voice.details(details), **known)

        number = _number(prompt.id)
        asked = said(prompt.ask, prompt.details, wording(prompt.ask, number, table.session_id))
        lines = "\n".join(
            said(line.key, line.details, wording(line.key, number, table.session_id)) for line in prompt.lines
        )
        beside = [said(other.ask, other.details) for other in want.beside]
        text = "\n\n".join(part.strip() for part in (*head, asked, lines, *beside) if part)
        rows = keyboard(
            voice,
            table.session_id,
            want.prompts,
            chosen=prompt.chosen if want.seat is not None else None,
            page=page,
        )
        if want.aside:
            rows = paging.lightened([*rows, keyboards.beside(voice, table.session_id, want.aside)])
        payload: dict[str, Any] = {
            # One question, one message: the end of a list that is too long for it is not shown.
            "text": paging.parts(text)[0],
            "keyboard": rows,
        }
        if want.seat is not None:
            payload["protect"] = table.protect
        if want.standing:
            # Nor must a phone on the table be heard when all the others are still.
            payload["silent"] = True
        return payload

    # The end

    def _ended(self, table: Table, items: list[OutboxItem]) -> list[OutboxItem]:
        """The items, the last one of the story with the buttons that follow a game's end."""
        last = max(at for at, item in enumerate(items) if item.chat_id == table.chat_id and item.act is Act.SAY)
        told = items[last]
        items[last] = replace(told, payload={**told.payload, "keyboard": self._after(table)})
        return items

    def _after(self, table: Table) -> Rows:
        def button(prompt: str) -> dict[str, str]:
            label = self._bundles.plain(table.locale, f"button-{prompt}")
            return {"text": label, "data": tokens.encode(table.session_id, prompt, "yes")}

        return [[button("rematch")]] if table.practice else [[button("rematch")], [button("proof")]]


def _closed(voice: Voice, table: Table, strip: OutboxItem, prompt: Prompt | None) -> OutboxItem:
    """Instead of taking the keyboard alone: the question's own words for its being over, if it has any."""
    if prompt is None or strip.chat_id != table.chat_id or not voice.has(f"{prompt.ask}.closed"):
        return strip
    text = voice.text(f"{prompt.ask}.closed", **voice.details(prompt.details))
    return replace(strip, act=Act.SHOW, payload={"text": text, "keyboard": []})


def _all_told(table: Table, events: Sequence[Event]) -> bool:
    """Whether everybody alive is told something in private, so that being told tells nothing."""
    if table.spec.living is None or table.state is None:
        return True
    told = {seat for event in events for seat in event.audience.seats}
    return told >= table.spec.living(table.state)


def _chronicle(table: Table, voice: Voice) -> str:
    """What happened this evening, in a few lines."""
    lines = [voice.text(line.key, **voice.details(line.details)) for line in table.spec.chronicle(table.state)]
    return "\n".join([voice.text(f"{table.spec.key}-chronicle"), *lines]) if lines else ""


def _parts(paragraphs: Sequence[str]) -> list[str]:
    """The paragraphs as few messages as Telegram takes."""
    text = "\n\n".join(paragraph for paragraph in paragraphs if paragraph)
    return paging.parts(text) if text else []


def _number(prompt: str) -> int:
    """The numbers in a prompt's id, summed up: the next question of its kind has the next one, an edit the same."""
    return sum(int(digits) for digits in re.findall(r"\d+", prompt))


def _left(table: Table, delay: float) -> float:
    """Seconds of game time until the phase closes; of an edit that waits, rounded to what will be true when it is read."""
    if table.closes is None:
        return 0.0
    left = max((table.closes - table.now) / timedelta(seconds=1), 0.0)
    return float(max(5 * round((left - delay) / 5), 5)) if delay else left
