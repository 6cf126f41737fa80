"""What can happen, in the past tense. Lists are named by the names of their campaigns; a seat beside it is called out."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Private, Public
from games.core.ids import Phrase, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignOpened(Public):
    """The game begins: so many offices and spare pawns for each list, and how the set-up goes."""

    kind: Literal["campaign-opened"] = "campaign-opened"
    players: int
    offices: int
    reserve: int
    rounds: int
    setup: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UndecidedSeated(Public):
    """With two players a third list stands on the board, which the bot runs."""

    kind: Literal["undecided-seated"] = "undecided-seated"
    offices: int
    pawns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HousesDrawn(Public):
    """Where a list's offices will stand."""

    kind: Literal["houses-drawn"] = "houses-drawn"
    seat: Seat
    houses: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NameTaken(Public):
    """A player runs under this name."""

    kind: Literal["name-taken"] = "name-taken"
    seat: Seat
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class ListPresented(Public):
    """Everything is prepared: this list shows its offices, with their promises, in what follows."""

    kind: Literal["list-presented"] = "list-presented"
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeOpened(Public):
    """An office with its promise."""

    kind: Literal["office-opened"] = "office-opened"
    house: int
    promise: Phrase
    pawns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnPlaced(Public):
    """A pawn of the reserve has come to an office."""

    kind: Literal["pawn-placed"] = "pawn-placed"
    name: Phrase
    house: int
    pawns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundingBegan(Public):
    """The printed set-up: somebody has drawn the card of the next office."""

    kind: Literal["founding-began"] = "founding-began"
    seat: Seat
    house: int
    symbol: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class ReinforcingBegan(Public):
    """The printed set-up: somebody places the next pawn."""

    kind: Literal["reinforcing-began"] = "reinforcing-began"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Public):
    """A round of turns begins; `left` counts it and those after it."""

    kind: Literal["round-began"] = "round-began"
    number: int
    rounds: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Public):
    """It is a list's turn."""

    kind: Literal["turn-began"] = "turn-began"
    seat: Seat
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnRecovered(Public):
    """A captured pawn is back on the board."""

    kind: Literal["pawn-recovered"] = "pawn-recovered"
    name: Phrase
    house: int
    pawns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeFounded(Public):
    """A combination has been played: a new office, with all the lost pawns."""

    kind: Literal["office-founded"] = "office-founded"
    name: Phrase
    cards: str
    house: int
    pawns: int
    promise: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class StarBought(Public):
    """A star shines on a house."""

    kind: Literal["star-bought"] = "star-bought"
    name: Phrase
    house: int
    symbol: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class StarWasted(Public):
    """The turn was spent on a star, and there is none."""

    kind: Literal["star-wasted"] = "star-wasted"
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Confronted(Public):
    """Two offices in a debate: the higher card has won, and the loser's office has one pawn less, if any is left."""

    kind: Literal["confronted"] = "confronted"
    attacker: Phrase
    defender: Phrase
    origin: int
    target: int
    promise: Phrase
    attack: int
    defence: int
    taunt: Phrase
    reply: Phrase
    winner: str
    left: int
    """Pawns on the loser's office after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeEmptied(Public):
    """No pawn is left there, and the winner has to say what becomes of it."""

    kind: Literal["office-emptied"] = "office-emptied"
    seat: Seat
    house: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeOccupied(Public):
    """The winner has moved in, with the promise."""

    kind: Literal["office-occupied"] = "office-occupied"
    name: Phrase
    house: int
    origin: int
    promise: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeDismantled(Public):
    """The office is off the board."""

    kind: Literal["office-dismantled"] = "office-dismantled"
    house: int
    active: int
    majority: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeSpared(Public):
    """The winner has left the last pawn in its place."""

    kind: Literal["office-spared"] = "office-spared"
    name: Phrase
    house: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept(Private):
    """The card that the turn has brought."""

    kind: Literal["card-kept"] = "card-kept"
    card: int
    suit: str
    symbol: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Public):
    """A list has taken a card, face down, and now holds so many."""

    kind: Literal["card-taken"] = "card-taken"
    name: Phrase
    kept: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandFull(Public):
    """A list that holds all it may has taken none."""

    kind: Literal["hand-full"] = "hand-full"
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPassed(Public):
    """A list has ended its turn without doing anything."""

    kind: Literal["turn-passed"] = "turn-passed"
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRanOut(Public):
    """The time of a turn is over."""

    kind: Literal["turn-ran-out"] = "turn-ran-out"
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class ListSpared(Public):
    """A list without an office holds a combination: it has one more turn."""

    kind: Literal["list-spared"] = "list-spared"
    seat: Seat
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class ListFell(Public):
    """A list without an office is out."""

    kind: Literal["list-fell"] = "list-fell"
    seat: Seat
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Public):
    """A player has gone, and the list's offices are dismantled."""

    kind: Literal["player-left"] = "player-left"
    seat: Seat
    why: str
    offices: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRanLow(Public):
    """The phase closes soon."""

    kind: Literal["time-ran-low"] = "time-ran-low"
    left_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MajorityWon(Public):
    """Half of the active offices plus one."""

    kind: Literal["majority-won"] = "majority-won"
    seat: Seat
    name: Phrase
    held: int
    active: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LastListWon(Public):
    """Nobody else is in the race."""

    kind: Literal["last-list-won"] = "last-list-won"
    seat: Seat
    name: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class PollsClosed(Public):
    """The rounds are over, or nobody did anything in one: the count decides."""

    kind: Literal["polls-closed"] = "polls-closed"
    idle: bool
    winners: tuple[Seat, ...]
    by: str
    """What decided: "offices", "pawns", "cards", or "shared"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyWon(Public):
    """Nobody is left."""

    kind: Literal["nobody-won"] = "nobody-won"


@dataclass(frozen=True, slots=True, kw_only=True)
class ListCounted(Public):
    """A list at the end, the best first."""

    kind: Literal["list-counted"] = "list-counted"
    seat: Seat
    name: Phrase
    offices: int
    pawns: int
    kept: int
    won: bool


PropagandaEvent = (
    CampaignOpened
    | UndecidedSeated
    | HousesDrawn
    | NameTaken
    | ListPresented
    | OfficeOpened
    | PawnPlaced
    | FoundingBegan
    | ReinforcingBegan
    | RoundBegan
    | TurnBegan
    | PawnRecovered
    | OfficeFounded
    | StarBought
    | StarWasted
    | Confronted
    | OfficeEmptied
    | OfficeOccupied
    | OfficeDismantled
    | OfficeSpared
    | CardKept
    | CardTaken
    | HandFull
    | TurnPassed
    | TurnRanOut
    | ListSpared
    | ListFell
    | PlayerLeft
    | TimeRanLow
    | MajorityWon
    | LastListWon
    | PollsClosed
    | NobodyWon
    | ListCounted
)
