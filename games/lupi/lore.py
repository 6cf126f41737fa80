"""Lupi e contadini to be looked up: its cards, and the chapters of its rules with the figures that they print.

The facts are those of the rules themselves: what is asked, who is seen as what, who wins with which result.
"""

from fractions import Fraction
from functools import lru_cache
from typing import Final

from games.core.ids import RoleKey, Seat
from games.core.lore import Book, Look, Lore
from games.lupi.day import ABSENT_AFTER, ROUND_MOST, SILENCE_MOST
from games.lupi.deck import TABLE_SIZE, automatic
from games.lupi.durations import DURATIONS
from games.lupi.night import TALK_MOST, TALK_PAUSE, TALK_WORDS, has_power
from games.lupi.options import Options
from games.lupi.roles import FIGURES, MAYOR, ROLES, SEER, VILLAGER, WOLF
from games.lupi.state import Defence, FirstVote, Night, Player, Result, SecondVote, State, Talk
from games.lupi.victory import winners

SHELVES: Final = {"humans": (VILLAGER, *FIGURES), "wolves": (WOLF,)}
CHAPTERS: Final = ("start", "night", "dawn", "vote", "defence", "sentence", "end", "leaving", "house")
"""In the order in which an evening meets them."""
_RESULTS: Final[tuple[Result, ...]] = ("humans", "wolves")
HUMAN: Final = "human"
"""What a seer sees in whoever is no wolf."""


@lru_cache(maxsize=16)
def lore(key: RoleKey) -> Lore:
    """Everything that is known of a card. Raises KeyError where there is none of this name."""
    if key not in ROLES:
        raise KeyError(key)
    player = Player(seat=Seat(1), role=key)
    team = "wolves" if player.wolf else "humans"
    return Lore(
        role=key,
        team=team,
        nights="all" if has_power(key) else "",
        days="once" if player.may_show_sash else "",
        looks=(Look(by=SEER, faces=((str(WOLF) if player.wolf else HUMAN, Fraction(1)),)),),
        draws=(),
        place=0,
        wins=frozenset(result for result in _RESULTS if winners((player,), result)),
        dead=all(winners((_dead(player),), result) == winners((player,), result) for result in _RESULTS),
        least=next(seats for seats in TABLE_SIZE if automatic(seats)[key]),
        numbers={"weight": Player(seat=Seat(1), role=MAYOR, sash=True).weight},
    )


def _dead(player: Player) -> Player:
    return Player(seat=player.seat, role=player.role, alive=False)


def chapter(state: State) -> str:
    """The chapter of the present phase."""
    match state.phase:
        case Night():
            return "night"
        case Talk():
            return "dawn"
        case FirstVote():
            return "vote"
        case Defence():
            return "defence"
        case SecondVote():
            return "sentence"
        case _:
            return "end"


_USUAL: Final = DURATIONS[Options().pace]

BOOK: Final = Book(
    shelves=SHELVES,
    lore=lore,
    steps=(),
    chapters=CHAPTERS,
    chapter=chapter,
    numbers={
        "least": TABLE_SIZE[0],
        "most": TABLE_SIZE[-1],
        "fewest": min(automatic(seats)[WOLF] for seats in TABLE_SIZE),
        "wolves": max(automatic(seats)[WOLF] for seats in TABLE_SIZE),
        "figures": FIGURES,
        "joining_span": _USUAL.joining,
        "night_span": _USUAL.night,
        "floor_span": _USUAL.floor,
        "talk_span": _USUAL.talk,
        "each_span": _USUAL.talk_each,
        "longest_span": _USUAL.talk_most,
        "call_span": _USUAL.call or 0,
        "together_span": _USUAL.together,
        "speech_span": _USUAL.speech,
        "second_span": _USUAL.second,
        "weight": Player(seat=Seat(1), role=MAYOR, sash=True).weight,
        "round": ROUND_MOST,
        "grace_span": _USUAL.grace,
        "extension_span": _USUAL.extension,
        "strikes": ABSENT_AFTER,
        "silence": SILENCE_MOST,
        "letters": TALK_WORDS,
        "messages": TALK_MOST,
        "pause_span": int(TALK_PAUSE.total_seconds()),
    },
)
