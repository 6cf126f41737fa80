"""Giving the village up to the cult: offered by day where the group wants it, done if everybody alive agrees.

Asked of everybody in the group, whoever they are, so that the question tells nothing. Source: rules page, 7.3.
"""

from collections.abc import Iterator
from dataclasses import replace

from games.core.game import Detail, Kind, Line, Place, Prompt
from games.core.ids import PromptId, Seat
from games.village import keys, victory
from games.village.chance import Chance
from games.village.state import Day, Turn, Village, turn


def prompts(village: Village) -> Iterator[Prompt]:
    """The standing offer to everybody alive."""
    if village.options.cult_concede:
        agreed = village.in_phase(Day).agreed
        yield Prompt(
            id=prompt_id(village),
            ask=keys.ASK_CONCEDE,
            options=(keys.AGREE,),
            standing=True,
            place=Place.TABLE,
            details=(Detail("day", Kind.NUMBER, village.round),),
            lines=tuple(_lines(village, agreed)),
            seats=False,
        )


def prompt_id(village: Village) -> PromptId:
    """The name of today's offer."""
    return PromptId(f"d{village.round}.concede")


def agree(village: Village, seat: Seat, chance: Chance) -> Turn:
    """One more agrees. Once all do, the cult has won if its members are a strict majority; else nothing has happened."""
    day = village.in_phase(Day)
    if seat in day.agreed:
        return turn(village)
    agreed = tuple(sorted((*day.agreed, seat)))
    after = village.with_phase(replace(day, agreed=agreed))
    return victory.concede(after, chance) if _all(after) and victory.may_concede(after) else turn(after)


def bereft(village: Village, gone: Seat) -> Village:
    """The offer without a player who has left."""
    day = village.in_phase(Day)
    return village.with_phase(replace(day, agreed=tuple(seat for seat in day.agreed if seat != gone)))


def _all(village: Village) -> bool:
    return set(village.living_seats) <= set(village.in_phase(Day).agreed)


def _lines(village: Village, agreed: tuple[Seat, ...]) -> Iterator[Line]:
    if agreed:
        numbers = (
            Detail("count", Kind.NUMBER, len(agreed)),
            Detail("living", Kind.NUMBER, len(village.living)),
        )
        yield Line(keys.LINE_AGREED, (Detail("agreed", Kind.SEATS, agreed), *numbers))
