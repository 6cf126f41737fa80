"""The pages of a countdown: how long a part of the day may take, and the time that is left, in large figures.

They decide nothing.
"""

from dataclasses import dataclass
from typing import Final

from games.core.desk.countdown import MINUTES, Countdown
from games.core.desk.pieces import Button, Buttons, Screen, count_of, yes
from games.core.game import Detail, Kind, Line

BIG: Final = "big"
"""The page with nothing but the time that is left."""
HALF: Final = 30
"""Seconds of a last shot, a defence, a slip that is late."""
_MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class Clock:
    """The countdown's pages at one desk: screens `<ask>clock` and `<ask>big`."""

    ask: str
    buttons: Buttons

    def lengths(self, usual: int | None) -> Screen:
        """How long they may take: what the rules say first, then anything else."""
        do, length = self.buttons.do, Detail("length", Kind.SPAN, usual)
        first = () if usual is None else (do(f"m-{usual}s", "usual", length, tool=False),)
        half = () if usual == HALF else (self._button(f"m-{HALF}s", "seconds", HALF),)
        minutes = tuple(self._button(f"m-{number}", "minutes", number) for number in MINUTES)
        return Screen(
            ask=self.ask + "clock",
            buttons=(*first, *half, *minutes, do("m-hold"), do("m-on"), do("m-off"), do("back")),
        )

    def big(self, countdown: Countdown) -> Screen:
        """Nothing but the time that is left: the phone may lie on the table."""
        minutes, seconds = divmod(countdown.left, _MINUTE)
        tens, ones = divmod(seconds, 10)
        figures = (count_of("minutes", minutes), count_of("tens", tens), count_of("ones", ones))
        turned = self.buttons.do("m-on") if countdown.held else self.buttons.do("m-hold")
        return Screen(
            ask=self.ask + BIG,
            details=(*figures, yes("long", true=minutes > 0)),
            buttons=(turned, self.buttons.do("m-off"), self.buttons.do("back")),
            words=True,
        )

    def _button(self, pick: str, key: str, count: int) -> Button:
        return Button(pick=pick, label=Line(self.buttons.stem + key, (count_of("count", count),)))
