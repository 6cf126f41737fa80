"""Every ordered pair of roles in a minimal night, one line each: `python -m tests.games.village.matrix` writes them anew.

A (seat 1) uses its power on B (seat 2), who is guarded by seat 3 or not; around them a Seer, a wolf, and Villagers.
Of every draw the first outcome is taken. Review the difference before it is committed: each line is a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from games.core.ids import RoleKey, Seat
from games.core.timer import Timer
from games.village import day
from games.village.chance import HUNTER_VS_CULT, OUTCOMES
from games.village.night import resolve
from games.village.nightfall import fall
from games.village.options import Options
from games.village.questions import Question, question
from games.village.roles import KEYS
from games.village.state import Day, DayPick, Night, Pick, Turn, Village, dealt_player

GOLDEN = Path(__file__).parents[2] / "golden" / "village" / "matrix.txt"

A, B, GUARD = Seat(1), Seat(2), Seat(3)
OTHERS = ("seer", "wolf", "villager", "villager", "villager", "villager")


class FirstFace:
    """The first outcome of everything; what was drawn is remembered."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def outcome(
        self,
        event: str,
        *,
        of: Seat | None = None,
        among: Sequence[str] = (),
        odds: tuple[int, int] | None = None,
        nth: int = 1,
    ) -> str:
        """As the protocol of chances says."""
        face = among[0] if among else HUNTER_VS_CULT[0][0] if event == "hunter_vs_cult" else OUTCOMES[event][0][0]
        self.drawn.append(f"{event}={face}" + (f" at {odds[0]}/{odds[1]}" if odds else ""))
        return face


def a_village(actor: RoleKey, target: RoleKey, *, guarded: bool) -> Village:
    """The table at the end of the day before; a night in which the first night's powers can be used."""
    roles = (actor, target, "guardian_angel" if guarded else "villager", *OTHERS)
    players = tuple(dealt_player(Seat(seat), RoleKey(role)) for seat, role in enumerate(roles, start=1))
    return Village(
        options=Options(),
        players=(replace(players[0], potion=actor == "chemist"), *players[1:]),
        round=0,
        phase=Day(),
        timer=Timer(token=0, phase="", closes=datetime(2026, 1, 1, tzinfo=UTC)),
        pile=KEYS,
        dealt=tuple(player.role for player in players),
    )


def lines() -> Iterator[str]:
    """One line a pair, guarded and not; for the Arsonist one more, for the spark."""
    for actor in KEYS:
        for target in KEYS:
            for guarded in (False, True):
                yield from _pair(actor, target, guarded=guarded)


def _pair(actor: RoleKey, target: RoleKey, *, guarded: bool) -> Iterator[str]:
    name = f"{actor} > {target}{' (guarded)' if guarded else ''}"
    village = a_village(actor, target, guarded=guarded)
    by_day = village.player(A).card.day
    if by_day is not None:
        yield f"{name}: {_by_day(village, by_day.name)}"
        return
    night = fall(village, FirstFace()).state
    asked = question(night, night.player(A))
    if asked is None:
        yield f"{name}: no power"
    elif B not in asked.targets:
        yield f"{name}: not offered"
    else:
        yield f"{name}: {_by_night(night, asked, guarded=guarded)}"
        if actor == "arsonist":
            doused = night.with_player(replace(night.player(B), doused=True))
            yield f"{name} by spark: {_by_night(doused, asked, guarded=guarded, spark=True)}"


def _by_day(village: Village, power: Any) -> str:
    chance = FirstFace()
    if power in ("investigate", "shoot"):
        picks = (DayPick(seat=A, power=power, target=B),)
        return _told(village, day.close(village.with_phase(Day(picks=picks)), chance), chance)
    return _told(village, day.use(village, A, power), chance)


def _by_night(night: Village, asked: Question, *, guarded: bool, spark: bool = False) -> str:
    chance = FirstFace()
    own = Pick(seat=A, spark=True) if spark else Pick(seat=A, first=B, second=GUARD if asked.pair else None)
    guard = (Pick(seat=GUARD, first=B),) if guarded else ()
    return _told(night, resolve(night.with_phase(Night(picks=(own, *guard))), chance), chance)


def _told(before: Village, turn: Turn, chance: FirstFace) -> str:
    after = turn.state
    happened = [
        *(f"{death.seat} dies: {death.cause}" for death in after.deaths[len(before.deaths) :]),
        *(f"{change.seat} becomes {change.new}: {change.reason}" for change in after.changes),
        *(_fact(event) for event in turn.events),
        *(f"drawn {draw}" for draw in chance.drawn),
    ]
    return "; ".join(happened) or "nothing"


def _fact(event: Any) -> str:
    """The event with all its fields but the kind."""
    values = {row.name: getattr(event, row.name) for row in fields(event) if row.name != "kind"}
    shown = (
        f"{name}={','.join(map(str, value)) if isinstance(value, tuple) else value}" for name, value in values.items()
    )
    return f"{event.kind}({' '.join(shown)})"


def main() -> None:
    """Write the file."""
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text("\n".join(lines()) + "\n", encoding="utf-8")
    print(f"{GOLDEN.name}: {sum(1 for _ in lines())} lines")


if __name__ == "__main__":
    main()
