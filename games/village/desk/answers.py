"""What a button of the desk means: an entry, a page, or one entry less. Only picks that were offered come here."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from games.core.desk.timing import BIG
from games.core.game import Moment
from games.core.ids import RoleKey, Seat, TextId
from games.core.rng import new_luck
from games.village import deal
from games.village.desk import calls, cards, entries, once
from games.village.desk.entries import Ending, Entry
from games.village.desk.position import Position
from games.village.desk.powers import detectives, holders
from games.village.desk.state import Desk
from games.village.desk.terms import CHOICES, IN, OUT
from games.village.roles import KEYS

PAGES: Final = frozenset({"board", "why", "sheet", "rules", "swap", "gun", "certain", "fix", "clock", BIG})
"""Buttons that open the page of their name."""
_STEPS: Final[Mapping[str, Callable[[], Entry]]] = {
    "go": entries.Onward,
    "search": entries.Searched,
    "later": entries.Deferred,
    "count": entries.Counted,
    "concede": entries.Conceded,
    "confirm": entries.Confirmed,
}
_ENDINGS: Final[Mapping[str, Ending]] = {"full": "full", "reduced": "reduced", "skip": "skip"}


def answered(desk: Desk, pick: str, text: TextId | None, moment: Moment) -> Desk:
    """The desk after this pick."""
    if pick == "undo":
        return desk.undone() if desk.entries else desk
    if pick == "back" or pick in PAGES or pick.startswith(("slip-", "gun-", "fix-", "mark-")):
        return desk.opened("" if pick == "back" else pick)
    if pick.startswith("m-"):
        return desk.counting(pick.removeprefix("m-"), moment.now)
    return _told_by(desk, pick, text, moment)


def _told_by(desk: Desk, pick: str, text: TextId | None, moment: Moment) -> Desk:
    """The desk with what this pick tells it."""
    position = desk.position
    if pick in _STEPS:
        return desk.told(_STEPS[pick]())
    if pick in ("deal", "again"):
        return desk.told(_drawn(position, moment))
    if pick == "hand":
        return desk.told(entries.HandBegun(luck=new_luck(moment.rng.stream("luck")), text=text))
    if pick == "fresh":
        return desk.told(entries.DrawnAgain(round=position.the_village().round))
    kind, _, rest = pick.partition("-")
    if kind.startswith("u") and kind != "undo":
        return _called(desk, _told(kind[1:], rest))
    if kind.startswith("v"):
        return _written(desk, entries.ToldSecond(unit=kind[1:], second=_seat(rest)))
    if kind.startswith("t") and rest:
        return _once(desk, _voted(Seat(int(kind[1:])), rest))
    if kind == "n":
        return desk.told(entries.Seated(count=int(rest), names=text))
    return _KINDS[kind](desk, rest)


def _called(desk: Desk, entry: entries.Told) -> Desk:
    """The desk with this call's choice, unless it has been told already."""
    known = any(replace(told, slip=()) == entry for told in desk.position.calls)
    return desk if known else _written(desk, entry)


def _written(desk: Desk, entry: entries.Told | entries.ToldSecond) -> Desk:
    """The desk with this choice; where there is a single round, with the page of what is written on the slip at once."""
    made = desk.told(entry)
    if made.position.terms.rounds == "two" or calls.half(made.position) is not None:
        return made
    slip = tuple(once.as_line(seat, event) for seat, event in once.sure(made.position, entry.unit))
    return desk.told(replace(entry, slip=slip)).opened(f"given-{entry.unit}") if slip else made


def _once(desk: Desk, entry: Entry) -> Desk:
    """The desk with this told; a second tap that says the same says nothing."""
    position = desk.position
    said = tuple(entries.Voted(voter=vote.voter, target=vote.target) for vote in position.votes)
    void = tuple(entries.Voted(voter=seat, unreadable=True) for seat in position.unreadable)
    return desk if entry in (*said, *void) else desk.told(entry)


def _seat(text: str) -> Seat | None:
    return Seat(int(text)) if text.isdigit() and text != "0" else None


def _drawn(position: Position, moment: Moment) -> Entry:
    made = deal.deal(position.count, position.terms.options, moment.rng.stream("deal"))
    return entries.Dealt(roles=made.roles, pile=made.pile, luck=new_luck(moment.rng.stream("luck")))


def _told(unit: str, rest: str) -> entries.Told:
    return entries.Told(unit=unit, first=_seat(rest), spark=rest == "spark")


def _voted(who: Seat, rest: str) -> Entry:
    return entries.Voted(voter=who, target=_seat(rest), unreadable=rest == "x")


def _page_of_roles(desk: Desk, rest: str) -> Desk:
    return desk.opened(f"g-{rest}")


def _left_out(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.Termed(name=rest, value=OUT)).opened(desk.page)


def _put_back(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.Termed(name=rest, value=IN)).opened(desk.page)


def _set(desk: Desk, rest: str) -> Desk:
    name, _, at = rest.rpartition("-")
    return desk.told(entries.Termed(name=name, value=CHOICES[name][int(at)])).opened(desk.page)


def _card(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.HandTold(role=KEYS[int(rest.partition("-")[2])]))


def _listed(desk: Desk, rest: str) -> Desk:
    return desk.told(cards.told(desk.position, rest.partition("-")[2]))


def _exchange(desk: Desk, rest: str) -> Desk:
    first, _, second = rest.partition("-")
    if not second:
        return desk.opened(f"swap-{first}")
    return desk.told(entries.Exchanged(first=Seat(int(first)), second=Seat(int(second))))


def _power(desk: Desk, rest: str) -> Desk:
    power, _, chosen = rest.partition("-")
    seats = holders(desk.position.the_village(), power)
    if chosen:
        return desk.told(entries.Used(seat=Seat(int(chosen)), power=power))
    return desk.told(entries.Used(seat=seats[0], power=power)) if len(seats) == 1 else desk.opened(f"hold-{power}")


def _fire(desk: Desk, rest: str) -> Desk:
    gunner, _, target = rest.partition("-")
    return desk.told(entries.Aimed(seat=Seat(int(gunner)), target=Seat(int(target))))


def _last_shot(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.Fired(target=_seat(rest)))


def _signalled(desk: Desk, rest: str) -> Desk:
    able, target = detectives(desk.position), _seat(rest)
    return desk.told(entries.Investigated(seat=able[0] if able else None, target=target))


def _sure(desk: Desk, rest: str) -> Desk:
    role = RoleKey(rest)
    if role in desk.position.certain:
        return desk
    return desk.told(entries.Certain(role=role)).opened("certain")


def _corrected(desk: Desk, rest: str) -> Desk:
    seat, _, what = rest.partition("-")
    if what.isdigit():
        return desk.told(entries.Corrected(seat=Seat(int(seat)), role=cards.EVERY[int(what)])).opened("board")
    return desk.told(entries.Corrected(seat=Seat(int(seat)), alive=what == "alive")).opened("board")


def _marked(desk: Desk, rest: str) -> Desk:
    seat, mark, value = rest.split("-")
    told = entries.Marked(seat=Seat(int(seat)), mark=mark, value=int(value))
    return desk.told(told).opened(f"mark-{seat}")


def _night(desk: Desk, rest: str) -> Desk:
    return desk.told(entries.Fallen(how=_ENDINGS[rest]))


def _turned(desk: Desk, rest: str) -> Desk:
    at, _, outcome = rest.partition("-")
    one = desk.position.drawn[int(at)]
    ruling = entries.Ruled(round=one.round, event=one.event, of=one.of, nth=one.nth, outcome=outcome)
    return desk.told(ruling).opened(desk.page)


_KINDS: Final[Mapping[str, Callable[[Desk, str], Desk]]] = {
    "g": _page_of_roles,
    "x": _left_out,
    "i": _put_back,
    "s": _set,
    "c": _card,
    "l": _listed,
    "w": _exchange,
    "b": _power,
    "f": _fire,
    "h": _last_shot,
    "d": _signalled,
    "k": _sure,
    "night": _night,
    "e": _corrected,
    "q": _marked,
    "r": _turned,
}
"""What stands before the first dash of a pick."""


def spoken(position: Position) -> tuple[str, ...]:
    """What may be said in words where not every button stands: other calls and other voters than the one on the screen."""
    if position.stage == "call":
        village = position.the_village()
        found = []
        for unit in calls.units(village):
            targets = () if unit.asked is None else unit.asked.targets
            found += [f"u{unit.name}-{target}" for target in (*targets, 0 if unit.asked is not None else "ok")]
            found += [f"u{unit.name}-spark"] if unit.asked is not None and unit.asked.spark else []
        return tuple(found)
    if position.stage == "dusk":
        seats = position.the_village().living_seats
        return tuple(f"t{who}-{whom}" for who in seats for whom in (*seats, 0, "x") if who != whom)
    return ()
