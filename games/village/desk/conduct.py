"""What the rules say about playing against one's own team, where it can happen: the narrator may have to remind people of it.

Nothing is forbidden by the desk. Source: rules page, 3.2 and 3.3; 2.4, 5, 7, 16, 20 and 28.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.core.desk.pieces import seat_of, word
from games.core.game import Line
from games.core.ids import Seat
from games.village.desk.pieces import LINE
from games.village.desk.position import Position
from games.village.events import VillageEvent
from games.village.roles._kit import Trait
from games.village.state import Player

FOUR: Final = 4
_GOES_OUT: Final = frozenset({"chemist", "harlot"})
_IN_LOVE: Final = frozenset({"couple-named", "lover-named"})

ALL: Final = Line(LINE + "conduct")
"""For the whole table, before the first night."""
KEYS: Final = ("conduct", "conduct-couple", "conduct-gunner", "conduct-traitor", "four", "four-clumsy")


def at_call(position: Position, player: Player) -> Iterator[Line]:
    """Of the player who is called: whom a Traitor plays for; four alive, and somebody who might lose the game by going out."""
    village = position.the_village()
    if village.round == 1 and player.has(Trait.TURNCOAT):
        yield Line(LINE + "conduct-traitor", (word("rule", position.terms.traitor_rule),))
    if len(village.living) == FOUR and player.role in _GOES_OUT:
        yield Line(LINE + "four")


def on_slips(position: Position, slips: Iterable[tuple[Seat, VillageEvent]]) -> Iterator[Line]:
    """Of what is written: a couple is a team of its own; an infected Gunner may play for the wolves already."""
    village, written = position.the_village(), tuple(slips)
    if any(event.kind in _IN_LOVE for _, event in written):
        yield Line(LINE + "conduct-couple")
    for seat, event in written:
        if event.kind == "infected" and village.player(seat).armed:
            yield Line(LINE + "conduct-gunner", (seat_of("seat", seat),))


def at_dusk(position: Position) -> Iterator[Line]:
    """Four alive, and a vote that may slip."""
    village = position.the_village()
    clumsy = village.members(Trait.CLUMSY)
    if len(village.living) == FOUR and clumsy:
        yield Line(LINE + "four-clumsy", (seat_of("seat", clumsy[0]),))
