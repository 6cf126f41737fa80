"""Words in the dark: wolves, Cultists and Masons write to the others of their circle from nightfall to dawn.

No phase waits for it. Knows circles, no choice of the night.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Final

from games.core.game import Detail, Kind, Moment, Prompt, Reason, Refused
from games.core.ids import PromptId, Seat, TextId
from games.village import keys
from games.village.events import CircleTalked
from games.village.roles._kit import Trait
from games.village.state import Night, Player, Talker, Turn, Village, turn

WORDS: Final = 300
"""Characters of one message."""
PAUSE: Final = timedelta(seconds=3)
"""Game time between two messages of one player."""
MOST: Final = 20
"""Messages of one player in one night."""

_CIRCLES: Final = (("pack", Trait.WOLF), ("cult", Trait.CULTIST), ("masons", Trait.MASON))


def circle_of(village: Village, player: Player) -> tuple[str, tuple[Seat, ...]]:
    """The player's circle and its other living members; ("", ()) for most."""
    for name, trait in _CIRCLES:
        if player.has(trait):
            return name, village.members(trait, player.seat)
    return "", ()


def prompts(village: Village, player: Player) -> Iterator[Prompt]:
    """The standing offer to whoever has somebody to talk to."""
    circle, others = circle_of(village, player)
    if others:
        yield Prompt(
            id=prompt_id(village),
            ask=keys.ASK_TALK[circle],
            options=(),
            words=WORDS,
            standing=True,
            details=(Detail("night", Kind.NUMBER, village.round),),
        )


def prompt_id(village: Village) -> PromptId:
    """The name of tonight's offer."""
    return PromptId(f"n{village.round}.talk")


def say(village: Village, speaker: Seat, text: TextId, moment: Moment) -> Turn:
    """Pass on what somebody says. Raises Refused for words too soon or too many."""
    night = village.in_phase(Night)
    before = next((talker for talker in night.talkers if talker.seat == speaker), None)
    count = 0 if before is None else before.count
    if count >= MOST:
        raise Refused(Reason.BARRED, keys.TALK_ENOUGH)
    # More time for the night sets its clock back: what was said before then is long ago.
    if before is not None and timedelta(0) <= moment.now - before.last < PAUSE:
        raise Refused(Reason.BARRED, keys.TALK_TOO_FAST)
    others = tuple(talker for talker in night.talkers if talker.seat != speaker)
    now = Talker(seat=speaker, count=count + 1, last=moment.now)
    circle, listeners = circle_of(village, village.player(speaker))
    spoken = village.with_phase(replace(night, talkers=(*others, now)))
    return turn(spoken, CircleTalked(to=listeners, circle=circle, speaker=speaker, text=text))
