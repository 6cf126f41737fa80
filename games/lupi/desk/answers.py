"""What a button of the desk means: an entry, a page, or one entry less. Only picks that were offered come here."""

from collections.abc import Callable, Mapping
from typing import Final

from games.core.desk.timing import BIG
from games.core.game import Moment
from games.core.ids import Seat, TextId
from games.core.rng import new_luck
from games.lupi import deck
from games.lupi.desk import calls, entries
from games.lupi.desk.entries import Entry, Manner
from games.lupi.desk.position import Position
from games.lupi.desk.powers import candidates, mayors, most
from games.lupi.desk.state import Desk
from games.lupi.desk.terms import CHOICES
from games.lupi.roles import ROLES, VILLAGER

PAGES: Final = frozenset({"board", "deck", "rules", "swap", "fix", "clock", "hold", BIG})
"""Buttons that open the page of their name."""
_STEPS: Final[Mapping[str, Callable[[], Entry]]] = {
    "go": entries.Onward,
    "split": entries.Split,
    "count": entries.Counted,
    "confirm": entries.Confirmed,
    "k-auto": entries.DeckMade,
}
_MANNERS: Final[Mapping[str, Manner]] = {"voters": "voters", "hands": "hands"}


def answered(desk: Desk, pick: str, text: TextId | None, moment: Moment) -> Desk:
    """The desk after this pick."""
    if pick == "undo":
        return desk.undone() if desk.entries else desk
    if pick == "back" or pick in PAGES or pick.startswith(("fix-", "of-")):
        return desk.opened("" if pick == "back" else pick)
    if pick.startswith("m-"):
        return desk.counting(pick.removeprefix("m-"), moment.now)
    return _told_by(desk, pick, text, moment)


def _told_by(desk: Desk, pick: str, text: TextId | None, moment: Moment) -> Desk:
    """The desk with what this pick tells it."""
    if pick in _STEPS:
        told = desk.told(_STEPS[pick]())
        return told.opened("deck") if pick == "k-auto" else told
    if pick in ("deal", "again"):
        return desk.told(_drawn(desk.position, moment))
    if pick == "hand":
        return desk.told(entries.HandBegun(luck=new_luck(moment.rng.stream("luck"))))
    if pick in _MANNERS:
        return desk.told(entries.Entered(manner=_MANNERS[pick]))
    if pick == "sash":
        able = mayors(desk.position)
        return desk.told(entries.Sashed(seat=able[0])) if len(able) == 1 else desk.opened("hold")
    kind, _, rest = pick.partition("-")
    if kind.startswith("u"):
        return _once(desk, entries.Pointed(unit=kind[1:], target=_seat(rest)))
    if kind.startswith("t"):
        return _once(desk, entries.Voted(voter=Seat(int(kind[1:])), target=_seat(rest)))
    if kind.startswith("h"):
        return _once(desk, entries.Raised(target=Seat(int(kind[1:])), votes=int(rest)))
    if kind == "n":
        return desk.told(entries.Seated(count=int(rest), names=text))
    return _KINDS[kind](desk, rest)


def _once(desk: Desk, entry: Entry) -> Desk:
    """The desk with this told; a second tap that says the same says nothing."""
    return desk.opened("") if desk.entries[-1:] == (entry,) else desk.told(entry)


def _seat(text: str) -> Seat | None:
    return Seat(int(text)) if text != "0" else None


def _drawn(position: Position, moment: Moment) -> Entry:
    dealt = deck.deal(position.count, position.terms.options, moment.rng.stream("deal"))
    return entries.Dealt(roles=tuple(role for _, role in dealt), luck=new_luck(moment.rng.stream("luck")))


def _set(desk: Desk, rest: str) -> Desk:
    name, _, at = rest.rpartition("-")
    return desk.told(entries.Termed(name=name, value=CHOICES[name][int(at)])).opened("rules")


def _held(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.HandTold(seat=Seat(int(rest.rpartition("-")[2]))))


def _exchange(desk: Desk, rest: str) -> Desk:
    first, _, second = rest.partition("-")
    if not second:
        return desk.opened(f"swap-{first}")
    return desk.told(entries.Exchanged(first=Seat(int(first)), second=Seat(int(second))))


def _so_many(desk: Desk, rest: str) -> Desk:
    """So many of one card in the deck; villagers are the rest."""
    at, _, number = rest.partition("-")
    position = desk.position
    counts = dict(deck.deck(position.count, position.terms.options))
    counts[ROLES[int(at)]] = int(number)
    counts[VILLAGER] = max(0, position.count - sum(counts.values()) + counts[VILLAGER])
    return desk.told(entries.DeckMade(deck=tuple(counts[role] for role in ROLES))).opened("deck")


def _shown(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.Sashed(seat=Seat(int(rest))))


def _corrected(desk: Desk, rest: str) -> Desk:
    seat, _, what = rest.partition("-")
    if what.isdigit():
        return desk.told(entries.Corrected(seat=Seat(int(seat)), role=ROLES[int(what)])).opened("board")
    return desk.told(entries.Corrected(seat=Seat(int(seat)), alive=what == "alive")).opened("board")


_KINDS: Final[Mapping[str, Callable[[Desk, str], Desk]]] = {
    "s": _set,
    "c": _held,
    "w": _exchange,
    "k": _so_many,
    "b": _shown,
    "e": _corrected,
}
"""What stands before the first dash of a pick."""


def spoken(position: Position) -> tuple[str, ...]:
    """What may be said in words at a call or a vote: other calls, voters and nominees than those on the screen."""
    if position.stage == "call":
        game = position.the_game()
        return tuple(
            f"u{unit.name}-{target}"
            for unit in calls.units(position)
            for target in (*(seat for seat, barred in calls.targets(game, unit) if not barred), 0)
        )
    named = candidates(position)
    if position.manner == "hands":
        return tuple(f"h{seat}-{votes}" for seat in named for votes in range(most(position, seat) + 1))
    voters = [player.seat for player in position.the_game().living]
    return tuple(f"t{who}-{whom}" for who in voters for whom in (*named, 0) if who != whom)
