"""The pages of the countdown: how long a part of the day may take, and the time that is left, in large figures.

It decides nothing. Source: rules page, 5.1.
"""

from typing import Final

from games.core.desk.countdown import MINUTES, Countdown
from games.core.desk.pieces import Button, Screen, count_of, yes
from games.core.game import Detail, Kind, Line
from games.village.desk.pieces import ASK, BACK, DO, do
from games.village.desk.position import Position

BIG: Final = "big"
"""The page with nothing but the time that is left."""
HALF: Final = 30
"""Seconds of a last shot, a defence, a slip that is late."""
VOTE: Final = 120
"""Seconds of a vote, however many vote."""
_SHORTEST: Final = 120
_LONGEST: Final = 300
_MINUTE: Final = 60


def day_of(living: int) -> int:
    """Seconds of a discussion among so many: from two to five minutes."""
    return min(_LONGEST, max(_SHORTEST, _SHORTEST + 6 * (living - 5)))


def named(position: Position) -> int | None:
    """How long the rules let this part of the day take; None where it takes as long as it takes."""
    match position.stage:
        case "day":
            return day_of(len(position.the_village().living))
        case "dusk":
            return VOTE
        case "shot":
            return HALF
        case _:
            return None


def clock(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """How long they may take: what the rules say first, then anything else."""
    usual = named(position)
    first = () if usual is None else (do(f"m-{usual}s", "usual", Detail("length", Kind.SPAN, usual), tool=False),)
    half = () if usual == HALF else (Button(pick=f"m-{HALF}s", label=Line(DO + "seconds", (count_of("count", HALF),))),)
    minutes = tuple(
        Button(pick=f"m-{number}", label=Line(DO + "minutes", (count_of("count", number),))) for number in MINUTES
    )
    return Screen(ask=ASK + "clock", buttons=(*first, *half, *minutes, do("m-hold"), do("m-on"), do("m-off"), BACK))


def big(countdown: Countdown) -> Screen:
    """Nothing but the time that is left: the phone may lie on the table."""
    minutes, seconds = divmod(countdown.left, _MINUTE)
    tens, ones = divmod(seconds, 10)
    figures = (count_of("minutes", minutes), count_of("tens", tens), count_of("ones", ones))
    turned = do("m-on") if countdown.held else do("m-hold")
    return Screen(
        ask=ASK + BIG,
        details=(*figures, yes("long", true=minutes > 0)),
        buttons=(turned, do("m-off"), BACK),
        words=True,
    )
