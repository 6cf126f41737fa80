"""Games of each kind as they stand at their end, laid out by hand. No rule is asked: a feat reads nothing but this."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.core.ids import Figure, Phrase, RoleKey, Seat
from games.core.timer import Timer
from games.lupi import state as ls
from games.lupi.options import Options as LupiOptions
from games.propaganda import state as ps
from games.propaganda.board import House
from games.saloon import state as ss
from games.saloon.options import Options as SaloonOptions
from games.village import state as vs
from games.village.options import Options as VillageOptions
from tests.kit.propaganda import a_campaign
from tests.kit.rules import EVENING

TIMER = Timer(token=1, phase="over", closes=EVENING)


def pack(
    *,
    wolves: int = 1,
    deaths: Iterable[tuple[int, Any, int]] = (),
    seen: Iterable[tuple[int, int, bool]] = (),
    result: Any = "humans",
    sash: bool = False,
    round: int = 3,  # noqa: A002 - the state calls it so
) -> ls.State:
    """Wolves first (seat 1, or 1 and 2), then a seer (3), a mayor (4) and a villager."""
    roles = ["wolf", "wolf" if wolves > 1 else "villager", "seer", "mayor", "villager"]
    gone = {seat for seat, _, _ in deaths}
    return ls.State(
        options=LupiOptions(),
        players=tuple(
            ls.Player(seat=Seat(n), role=RoleKey(role), alive=n not in gone, sash=sash and role == "mayor")
            for n, role in enumerate(roles, start=1)
        ),
        round=round,
        phase=ls.Over(result=result),
        timer=TIMER,
        deaths=tuple(ls.Death(seat=Seat(seat), cause=cause, round=when) for seat, cause, when in deaths),
        sightings=tuple(
            ls.Sighting(night=night, seer=Seat(seer), about=Seat(about), wolf=wolf)
            for night, (seer, about, wolf) in enumerate(seen, start=1)
        ),
    )


def hamlet(
    roles: str,
    *,
    dealt: str = "",
    deaths: Iterable[tuple[Any, ...]] = (),
    lovers: tuple[int, int] | None = None,
    changed: Iterable[tuple[int, Any]] = (),
    spared: int | None = None,
    result: Any = "village",
    options: VillageOptions | None = None,
) -> vs.Village:
    """Players with these roles at the end; a death is (seat, cause, round, time, by)."""
    held = [RoleKey(role) for role in roles.split()]
    died = [
        vs.Death(
            seat=Seat(seat), cause=cause, by=Seat(by[0]) if by else None, role=held[seat - 1], round=when, time=time
        )
        for seat, cause, when, time, *by in deaths
    ]
    gone = {death.seat for death in died}
    other = {lovers[0]: lovers[1], lovers[1]: lovers[0]} if lovers else {}
    return vs.Village(
        options=options or VillageOptions(),
        players=tuple(
            vs.Player(seat=Seat(n), role=role, alive=n not in gone, lover=Seat(other[n]) if n in other else None)
            for n, role in enumerate(held, start=1)
        ),
        round=3,
        phase=vs.Over(result=result),
        timer=TIMER,
        dealt=tuple(RoleKey(role) for role in (dealt or roles).split()),
        deaths=tuple(died),
        changes=tuple(
            vs.Change(seat=Seat(seat), old=RoleKey("villager"), new=held[seat - 1], reason=why, round=1, time="night")
            for seat, why in changed
        ),
        counts=() if spared is None else (vs.Count(day=1, end="spared", seat=Seat(spared), votes=2),),
    )


def evening(*notes: str, gone: int = 0) -> ss.State:
    """Three at a table of Morte nel saloon; a note is "<kind> <seat>"."""
    figures = [Figure(role=RoleKey(role), form="f") for role in ("sheriff", "doctor", "gambler")]
    read = [(kind, int(seat)) for kind, seat in (note.split() for note in notes)]
    return ss.State(
        options=SaloonOptions(),
        players=tuple(
            ss.Player(seat=Seat(n), figure=figure, left=n == gone) for n, figure in enumerate(figures, start=1)
        ),
        drawn=tuple(figure.role for figure in figures),
        phase=ss.Over(result="nobody"),
        timer=TIMER,
        deal=1 + sum(kind == "deal" for kind, _ in read),
        notes=tuple(
            ss.Note(kind=kind, deal=1, seat=Seat(seat), teller=figures[seat - 1] if seat else None)  # type: ignore[arg-type]
            for kind, seat in read
        ),
    )


def mark(seat: int, what: Any) -> tuple[int, Any]:
    """A line of the chronicle that bears the name of this seat's list."""
    return seat, what


def campaign(
    offices: Mapping[int, Sequence[int]],
    *,
    marks: Iterable[tuple[int, Any]] = (),
    result: Any = "polls",
    winners: tuple[int, ...] = (),
) -> ps.State:
    """Two lists with offices on these houses, one pawn on each."""
    names = [Phrase(key=f"propaganda-name-{n}") for n in (1, 2)]
    held = {seat: tuple(houses) for seat, houses in offices.items()} or {1: (1,), 2: (2,)}
    start = a_campaign({1: 1}, {2: 1}).state
    return replace(
        start,
        players=tuple(
            ps.Player(seat=Seat(n), name=name, out=bool(offices) and n not in offices)
            for n, name in enumerate(names, start=1)
        ),
        offices=tuple(
            ps.Office(house=House(house), owner=Seat(seat), pawns=1, promise=Phrase(key="propaganda-promise"))
            for seat, houses in held.items()
            for house in houses
        ),
        marks=tuple(ps.Mark(round=1, what=what, name=names[seat - 1]) for seat, what in marks),
        phase=ps.Over(result=result, winners=tuple(map(Seat, winners))),
    )
