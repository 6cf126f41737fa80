"""The board as everybody sees it, for its picture and in words."""

from typing import Any, Final

from games.core.board import Board
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.propaganda import keys, lines
from games.propaganda.endings import majority
from games.propaganda.opening import name_of
from games.propaganda.proposals import UNNAMED
from games.propaganda.state import NOBODY, Confrontation, Founding, Opening, Over, State
from games.propaganda.view import turn_of

_FIGURES: Final = ("seats", "pawns", "lost", "cards")
"""What the picture counts of each list, in its order."""


def board(state: State) -> Board | None:
    """The board once all offices stand. A new picture for the set-up, for each round and for the end."""
    if isinstance(state.phase, Founding) or not state.offices:
        return None
    over = isinstance(state.phase, Over)
    page = "over" if over else f"r{state.round}"
    # In the set-up a picture for each pawn that is placed would be too many.
    turn = turn_of(state) if state.round and not over else None
    told = _houses(state) if isinstance(state.phase, Opening) else (*lines.standings(state), *_offices(state))
    return Board(
        drawing="propaganda",
        data=_data(state, turn),
        caption=_caption(state),
        lines=(*told, *_stars(state)),
        page=page,
        state=f"{page}.{turn or 0}",
    )


def _caption(state: State) -> Line:
    return Line(
        keys.LINE_BOARD,
        (
            Detail("stage", Kind.KEY, "over" if isinstance(state.phase, Over) else "round" if state.round else "start"),
            Detail("number", Kind.NUMBER, state.round),
            Detail("rounds", Kind.NUMBER, state.rounds),
            Detail("left", Kind.NUMBER, state.rounds - state.round + 1),
            Detail("active", Kind.NUMBER, len(state.offices)),
            Detail("majority", Kind.NUMBER, majority(state)),
        ),
    )


def _houses(state: State) -> tuple[Line, ...]:
    """Where whose offices stand, while names and promises are still being chosen."""
    return tuple(
        Line(
            keys.LINE_HOUSES,
            (
                Detail("mark", Kind.NUMBER, owner),
                Detail("who", Kind.PHRASE, name_of(state, owner))
                if owner == NOBODY
                else Detail("who", Kind.SEAT, owner),
                Detail("houses", Kind.KEY, " · ".join(str(office.house) for office in state.of(owner))),
            ),
        )
        for owner in _owners(state)
        if state.of(owner)
    )


def _offices(state: State) -> tuple[Line, ...]:
    """Every office with its promise, list by list."""
    ranks = {owner: rank for rank, owner in enumerate(_owners(state))}
    ordered = sorted(state.offices, key=lambda office: (ranks[office.owner], office.house))
    return tuple(lines.promise(state, office) for office in ordered)


def _stars(state: State) -> tuple[Line, ...]:
    if not state.stars:
        return ()
    houses = " · ".join(map(str, sorted(state.stars)))
    return (Line(keys.LINE_STARS, (Detail("houses", Kind.KEY, houses),)),)


def _owners(state: State) -> tuple[Seat, ...]:
    """Everybody who has had an office, in the order of their seats: a list keeps its colour to the end."""
    seats = tuple(player.seat for player in state.players)
    return (*seats, NOBODY) if len(seats) == 2 else seats


def _data(state: State, turn: Seat | None) -> dict[str, Any]:
    owners = _owners(state)
    place = {owner: at for at, owner in enumerate(owners)}
    winners = state.phase.winners if isinstance(state.phase, Over) else ()
    return {
        "parties": tuple(_party(state, owner) for owner in owners),
        "seats": tuple(
            {"house": office.house, "party": place[office.owner], "pawns": office.pawns} for office in state.offices
        ),
        "stars": tuple(sorted(state.stars)),
        "clash": None if state.last is None else _clash(state.last, place),
        "turn": None if turn is None else place[turn],
        "winners": tuple(place[seat] for seat in winners),
        "round": state.round,
        "rounds": state.rounds,
        "round_word": Line(keys.LINE_ROUND_WORD),
        "majority_word": Line(keys.LINE_MAJORITY_WORD),
        "key": tuple(Line(keys.LINE_KEY, (Detail("what", Kind.KEY, what),)) for what in _FIGURES),
    }


def _party(state: State, owner: Seat) -> dict[str, Any]:
    campaign: Line | str = Line(keys.LINE_CAMPAIGN, (Detail("name", Kind.PHRASE, name_of(state, owner)),))
    if owner != NOBODY and name_of(state, owner) == UNNAMED:
        campaign = ""
    if owner == NOBODY:
        return {"name": "", "campaign": campaign, "undecided": True}
    player = state.player(owner)
    return {
        "name": Line(keys.LINE_PLAYER, (Detail("seat", Kind.SEAT, owner),)),
        "campaign": campaign,
        "lost": player.lost,
        "cards": len(player.hand),
        "out": player.out,
    }


def _clash(last: Confrontation, place: dict[Seat, int]) -> dict[str, Any]:
    return {
        "attacker": last.origin,
        "attacked": last.target,
        "attacking": place[last.attacking],
        "defending": place[last.defending],
        "attack": last.attack,
        "defence": last.defence,
    }
