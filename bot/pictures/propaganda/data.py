"""What the picture of the board shows. Pure; parties are named by their place in `BoardData.parties`, houses by their number."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from bot.pictures.themes import Theme
from games.propaganda.board import HOUSES

Number = Annotated[int, Field(ge=HOUSES[0], le=HOUSES[-1])]
"""A house, or a card."""
Place = Annotated[int, Field(ge=0)]
"""Of a party among the parties."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Party:
    """Who plays. The place among the parties gives colour and shape, six at most."""

    name: str
    """The player's name, as everybody reads it."""
    campaign: str = ""
    """The name of the campaign."""
    lost: int = 0
    """Pawns that others have captured and that may come back."""
    cards: int = 0
    """How many cards are kept."""
    out: bool = False
    undecided: bool = False
    """The list that nobody plays: grey, with a broken outline."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartySeat:
    """An electoral seat: a house, whose it is, how many pawns stand there."""

    house: Number
    party: Place
    pawns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash:
    """The last confrontation, with the parties as they were then: either house may have changed hands, or be empty now."""

    attacker: Number
    """The house that attacked."""
    attacked: Number
    attacking: Place
    """The party that attacked."""
    defending: Place
    attack: Number
    """The number of the attacker's card."""
    defence: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardData:
    """The board and who plays on it. Words are in the readers' language; without them the figures stand alone."""

    parties: tuple[Party, ...]
    seats: tuple[PartySeat, ...] = ()
    stars: tuple[Number, ...] = ()
    clash: Clash | None = None
    turn: Place | None = None
    """The party whose turn it is."""
    winners: tuple[Place, ...] = ()
    """Once it is over; then it is nobody's turn."""
    round: int = 0
    """0 while nothing has begun."""
    rounds: int = 0
    round_word: str = ""
    """Below "3/8": "round"; some twelve characters have room."""
    majority_word: str = ""
    """Below "13": "to win"."""
    key: tuple[str, ...] = ()
    """What a party's figures count: seats, pawns on the board, pawns lost, cards kept; some ten characters have room."""


def look(data: BoardData, party: int, theme: Theme) -> tuple[str, str]:
    """A party's colour, and that of figures on it."""
    if data.parties[party].undecided:
        return theme.faint, theme.panel
    return theme.teams[party % len(theme.teams)], theme.on_teams[party % len(theme.teams)]
