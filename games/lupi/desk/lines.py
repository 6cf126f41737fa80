"""What is read out, and who is who, as lines of a screen. Keys and values, no texts."""

from collections.abc import Iterator
from typing import Final, get_args

from games.core.desk.facts import aloud, kind_of
from games.core.desk.pieces import count_of, seat_of, word, yes
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.lupi.desk.pieces import ALOUD, LINE, SAY
from games.lupi.desk.position import Position
from games.lupi.events import FoundDevoured, LupiEvent, Lynched
from games.lupi.roles import BODYGUARD

_KINDS: Final = frozenset(kind_of(event) for event in get_args(LupiEvent))
TOLD: Final = (
    "found-devoured",
    "nobody-devoured",
    "role-shown",
    "votes-counted",
    "nominees-named",
    "sole-nominee-named",
    "nobody-nominated",
    "lynched",
    "lynching-forbidden",
    "nobody-condemned",
    "tied-again",
    "nominee-fled",
    "sash-shown",
    "player-left",
)
"""Kinds of facts that are read out as they come, …"""
TOLD_LAST: Final = ("humans-won", "wolves-won", "nobody-won", "card-turned")
"""… and those that wait for the end's own screen."""


def read_out(position: Position) -> tuple[Line, ...]:
    """What has just happened, in the game's words; after a death, what becomes of a ghost."""
    told = aloud(ALOUD, position.aloud, _KINDS - set(TOLD))
    return (*told, *_ghosts(position))


def _ghosts(position: Position) -> Iterator[Line]:
    for event in () if position.ended else position.aloud:
        if isinstance(event, FoundDevoured | Lynched):
            about = (yes("talk", true=position.terms.ghosts_talk == "yes"), word("shown", position.terms.reveal_roles))
            yield Line(SAY + "ghost", (seat_of("seat", event.victim), *about))


def at_the_end(position: Position) -> tuple[Line, ...]:
    """Who has won, and every card; before it whoever has just left."""
    return aloud(ALOUD, position.aloud, _KINDS - {*TOLD_LAST, "player-left"})


def say(key: str, *details: Detail) -> Line:
    """One piece of the script."""
    return Line(SAY + key, details)


def board(position: Position) -> tuple[Line, ...]:
    """Who is who, and whom the night's choices cover."""
    game = position.the_game()
    guarded = {pick.target for pick in game.guards if game.player(pick.seat).role == BODYGUARD}
    return tuple(
        Line(
            LINE + "player",
            (
                seat_of("seat", player.seat),
                Detail("role", Kind.ROLE, player.role),
                yes("alive", true=player.alive),
                yes("sash", true=player.sash),
                yes("guarded", true=player.seat in guarded),
                yes("sheltered", true=player.seat in game.protected),
            ),
        )
        for player in game.players
    )


def hands(position: Position) -> tuple[Line, ...]:
    """The votes told as totals, most first."""
    ranked = sorted(position.hands, key=lambda one: (-one[1], one[0]))
    return tuple(Line(LINE + "hands", (seat_of("target", seat), count_of("votes", votes))) for seat, votes in ranked)


def who(which: str, seats: tuple[Seat, ...], *, split: bool) -> Line:
    """Who has the eyes open, under a veil."""
    return Line(
        LINE + "who",
        (word("which", which), Detail("seats", Kind.SEATS, seats), yes("split", true=split)),
    )
