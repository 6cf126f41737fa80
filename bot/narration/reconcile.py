"""The screen: what prompts want shown against what was last queued. Knows prompts and slots, no game and no text.

Nothing is opened or closed by hand: the difference between the two is what is sent, so a restart, a new member or
a late button needs no case of its own.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.narration import keyboards
from bot.narration.table import Screen, Table
from games.core.game import Place, Prompt
from games.core.ids import Seat
from storage.records import Act, OutboxItem, SlotRecord

WHISPERED = "prompt:"
"""Slots `prompt:<seat>:<prompt id>` in the private chat of the seat."""
TABLED = "table:"
"""Slots `table:<prompt id>` in the group: one message for all who are asked."""
LOBBY = "lobby"
"""The slot of the lobby's board."""


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """One message that should stand on somebody's screen with a question."""

    chat_id: int
    slot: str
    seat: Seat | None
    """Whose whisper it is; None in the group."""
    prompts: tuple[Prompt, ...]
    """The question as each of its seats is asked; one in a whisper."""
    beside: tuple[Prompt, ...] = ()
    """Standing questions without options, which are explained here instead of having a message of their own."""
    locale: str
    aside: tuple[tuple[str, str, str], ...] = ()
    """Buttons of the service's own below it."""

    @property
    def standing(self) -> bool:
        """Whether this is an offer to some that nobody waits for, not a question to all."""
        return self.seat is not None and all(prompt.standing for prompt in self.prompts)

    @cached_property
    def fingerprint(self) -> str:
        """Of the question's value and the language, taken before any text is rendered.

        Prompts of one id differ by whose options they are, and in the group nobody's own choice is marked: the first
        one and the options of all say what is shown.
        """
        first = self.prompts[0]
        shown = (first.ask, first.words, first.details, first.lines, keyboards.union(self.prompts))
        own = (first.barred, first.chosen, first.labels, first.ticked) if self.seat is not None else ()
        seen = repr((shown, own, self.beside, self.locale, *([self.aside] if self.aside else ()))).encode()
        return hashlib.blake2b(seen, digest_size=12).hexdigest()


def wanted(table: Table) -> list[Wanted]:
    """What should be shown now, in a fixed order: whispers by seat, then the group's questions."""
    if table.state is None:
        return []
    found: list[Wanted] = []
    tabled: dict[str, list[Prompt]] = {}
    for seat in sorted(table.sitters):
        asked = table.spec.game.prompts(table.state, seat)
        for prompt in asked:
            if prompt.place is Place.TABLE:
                tabled.setdefault(prompt.id, []).append(prompt)
        found += _whispers(table, seat, [prompt for prompt in asked if prompt.place is Place.WHISPER])
    for name, prompts in tabled.items():
        slot = f"{TABLED}{name}"
        found.append(
            Wanted(
                chat_id=table.chat_id,
                slot=slot,
                seat=None,
                prompts=tuple(prompts),
                locale=table.locale,
                aside=table.aloud,
            )
        )
    return found


def _whispers(table: Table, seat: Seat, asked: Sequence[Prompt]) -> list[Wanted]:
    sitter = table.sitters[seat]
    if sitter.user_id is None:
        return []
    beside = tuple(prompt for prompt in asked if prompt.standing and not prompt.options and not prompt.note)
    main = [prompt for prompt in asked if prompt not in beside]
    return [
        Wanted(
            chat_id=sitter.user_id,
            slot=f"{WHISPERED}{seat}:{prompt.id}",
            seat=seat,
            prompts=(prompt,),
            beside=beside if number == 0 else (),
            locale=sitter.locale,
            aside=table.aside,
        )
        for number, prompt in enumerate(main)
    ]


def missing(wants: Sequence[Wanted], screen: Screen, *, anew: bool) -> list[tuple[Wanted, SlotRecord | None]]:
    """What is to be shown, each with what its slot has now. `anew`: what was queued and never delivered counts as missing."""
    found = []
    for want in wants:
        slot = screen.get((want.chat_id, want.slot))
        stands = slot is not None and slot.fingerprint == want.fingerprint
        if not stands or (anew and slot is not None and slot.message_id is None):
            found.append((want, slot))
    return found


def strips(table: Table, screen: Screen, wants: Sequence[Wanted]) -> list[OutboxItem]:
    """The keyboards to be taken away: questions that are asked no more, and the lobby's board once it has closed."""
    kept = {(want.chat_id, want.slot) for want in wants}
    return [
        strip(table, slot)
        for place, slot in sorted(screen.items())
        if place not in kept and slot.fingerprint is not None and slot.slot.startswith((WHISPERED, TABLED, LOBBY))
    ]


def strip(table: Table, slot: SlotRecord) -> OutboxItem:
    """Take the keyboard off this slot's message."""
    group = slot.chat_id == table.chat_id
    return OutboxItem(
        chat_id=slot.chat_id,
        topic=table.topic if group else None,
        session_id=table.session_id,
        rank=1 if group else 0,
        slot=slot.slot,
        act=Act.STRIP,
    )
