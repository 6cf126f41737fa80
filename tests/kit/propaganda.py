"""Campaigns in course, set up by hand: whose offices stand where, who has lost what, which cards come next. Knows no shell."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from games.core.game import Prompt
from games.core.ids import Phrase, Seat
from games.propaganda.board import HOUSES, House
from games.propaganda.cards import Pile
from games.propaganda.game import Propaganda
from games.propaganda.options import Options
from games.propaganda.state import NOBODY, NOWHERE, PAWNS, Emptied, Office, State, Turn
from games.propaganda.turns import OFFICES_A_PAWN
from tests.kit.rules import Scene

Offices = Mapping[int, int]
"""House -> pawns."""


class Campaign(Scene):
    """A campaign in which it is somebody's turn."""

    @property
    def turn(self) -> Turn:
        """The turn. Raises AssertionError between turns."""
        assert isinstance(self.state.phase, Turn), self.state
        return self.state.phase

    @property
    def emptied(self) -> Emptied:
        """The emptied office, which somebody decides about."""
        assert isinstance(self.state.phase, Emptied), self.state
        return self.state.phase

    def debates(self, origin: int, target: int, *cards: int) -> list[Any]:
        """Whose turn it is lets these two offices debate; with cards, both sides draw these."""
        if cards:
            self.next_cards(*cards)
        seat = self.turn.seat
        if f"{origin}-{target}" in self.question(seat).options:
            return self.answers(seat, f"{origin}-{target}")
        self.answers(seat, origin)
        return self.answers(seat, target)

    def next_cards(self, *cards: int) -> None:
        """These cards come next, the first one first. Raises ValueError for a card that cannot be drawn."""
        deck, discards = list(self.state.pile.deck), list(self.state.pile.discards)
        for card in cards:
            (deck if card in deck else discards).remove(House(card))
        pile = Pile(deck=(*deck, *map(House, reversed(cards))), discards=tuple(discards))
        self.state = replace(self.state, pile=pile)

    def ends_turn(self) -> list[Any]:
        """Whose turn it is stops."""
        return self.answers(self.turn.seat, "stop")

    def pawns(self, house: int) -> int:
        """How many pawns stand on this house; 0 without an office."""
        return sum(office.pawns for office in self.state.offices if office.house == house)

    def owner(self, house: int) -> int | None:
        """Whose office stands on this house."""
        return next((office.owner for office in self.state.offices if office.house == house), None)

    @property
    def outcome(self) -> tuple[str, set[int]] | None:
        """How it has ended, and who has won."""
        found = self.game.outcome(self.state)
        return None if found is None else (found.key, set(found.winners))


def a_campaign(
    *lists: Offices,
    undecided: Offices | None = None,
    hands: Mapping[int, Iterable[int]] | None = None,
    lost: Mapping[int, int] | None = None,
    stars: Iterable[int] = (),
    turn: int = 1,
    round: int = 1,  # noqa: A002 - as the state calls it
    busy: bool = True,
    out: Iterable[int] = (),
    **options: Any,
) -> Campaign:
    """It is the turn of a seat; the lists hold these offices, and what is missing of their twelve pawns is lost."""
    held, missing, gone = dict(hands or {}), dict(lost or {}), set(out)
    scene = Campaign(Propaganda())
    state: State = scene.game.setup(len(lists), Options(**options), scene.moment()).state
    offices = [
        Office(house=House(house), owner=owner, pawns=pawns, promise=Phrase(key=f"promise-{house}"))
        for owner, board in ((NOBODY, undecided or {}), *((Seat(at), board) for at, board in enumerate(lists, 1)))
        for house, pawns in board.items()
    ]
    players = tuple(
        replace(
            state.player(Seat(at)),
            name=Phrase(key=f"list-{at}"),
            hand=tuple(sorted(map(House, held.get(at, ())))),
            lost=missing.get(at, PAWNS - sum(board.values())),
            out=at in gone,
        )
        for at, board in enumerate(lists, 1)
    )
    used = {office.house for office in offices} | {card for player in players for card in player.hand}
    order = tuple(Seat(at) for at in range(1, len(lists) + 1))
    player = players[turn - 1]
    recover = min(sum(office.owner == turn for office in offices) // OFFICES_A_PAWN, player.lost)
    scene.state = replace(
        state,
        players=players,
        offices=tuple(sorted(offices, key=lambda office: office.house)),
        pile=Pile(deck=tuple(house for house in HOUSES if house not in used)),
        stars=tuple(map(House, stars)),
        order=order,
        round=round,
        busy=busy,
        phase=Turn(seat=Seat(turn), recover=recover, aim=NOWHERE),
        timer=state.timer.opened(f"r{round}.t{turn}", scene.now, 180, (30,)),
    )
    return scene


def spread(houses: Iterable[int], pawns: int = 1) -> dict[int, int]:
    """An office with so many pawns on each of these houses."""
    return dict.fromkeys(houses, pawns)


OTHERS: tuple[Offices, Offices] = ({25: 6, 35: 6}, {45: 6, 70: 6})
"""Two more lists, far from the rest, so that nobody has a majority."""


def hand_question(game: Scene, seat: int) -> Prompt | None:
    """What the seat is asked about its hand, if anything."""
    return next((prompt for prompt in game.asked(seat) if prompt.standing), None)


def plays(game: Scene, seat: int, cards: str, house: int) -> list[Any]:
    """The seat plays a combination on this house, with the first promise; what that tells."""
    told: list[Any] = []
    for pick in (cards, house, 1):
        prompt = hand_question(game, seat)
        assert prompt is not None
        told = game.does(seat, prompt.id, pick)
    return told


def a_table(players: int = 3, **options: Any) -> Scene:
    """The beginning of a game."""
    scene = Scene(Propaganda())
    scene.took(scene.game.setup(players, Options(**options), scene.moment()))
    return scene
