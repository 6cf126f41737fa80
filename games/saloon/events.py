"""Everything that can happen, each fact with one audience. Facts only: no state, no texts.

Cards are told as people read them ("7♦️"). The Fluent message of a class is `saloon-` and its `kind`.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from games.core.audiences import Private, Public
from games.core.ids import Figure, Seat

# The deal


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterHeld(Private):
    """Whose part a seat plays: told once more to whoever asks."""

    kind: Literal["character-held"] = "character-held"
    figure: Figure


@dataclass(frozen=True, slots=True, kw_only=True)
class SaloonOpened(Public):
    """The first deal: so many play."""

    kind: Literal["saloon-opened"] = "saloon-opened"
    players: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class YearPassed(Public):
    """A year and a day later all cards are dealt again."""

    kind: Literal["year-passed"] = "year-passed"
    deal: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NightBegunAgain(Public):
    """Nothing had been told: the cards are dealt again."""

    kind: Literal["night-begun-again"] = "night-begun-again"
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEmptied(Public):
    """A hand was all pairs: the deal is repeated, and this player begins as the Condemned."""

    kind: Literal["hand-emptied"] = "hand-emptied"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterShown(Public):
    """The table learns whose part a seat plays."""

    kind: Literal["character-shown"] = "character-shown"
    seat: Seat
    figure: Figure


@dataclass(frozen=True, slots=True, kw_only=True)
class PairsLaid(Public):
    """A seat has discarded all its pairs, face up; so many cards are left in the hand."""

    kind: Literal["pairs-laid"] = "pairs-laid"
    seat: Seat
    pairs: int
    cards: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestShown(Public):
    """Tied for most cards: the lowest one is shown."""

    kind: Literal["lowest-shown"] = "lowest-shown"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsSwapped(Public):
    """The one who had emptied his hand has changed hands with a player who held more cards."""

    kind: Literal["hands-swapped"] = "hands-swapped"
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GazeFell(Public):
    """Somebody is the Condemned now, without a draw."""

    kind: Literal["gaze-fell"] = "gaze-fell"
    seat: Seat
    figure: Figure


# The turn


@dataclass(frozen=True, slots=True, kw_only=True)
class JokerDrawn(Public):
    """Death's gaze has gone from one to the other."""

    kind: Literal["joker-drawn"] = "joker-drawn"
    drawer: Seat
    figure: Figure
    before: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PairDrawn(Public):
    """The card drawn made a pair, which is discarded."""

    kind: Literal["pair-drawn"] = "pair-drawn"
    drawer: Seat
    card: str
    mate: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept(Public):
    """The card drawn made no pair: it stays with the drawer."""

    kind: Literal["card-kept"] = "card-kept"
    drawer: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterNamed(Public):
    """The drawer has said whose character the prompt is about."""

    kind: Literal["character-named"] = "character-named"
    drawer: Seat
    figure: Figure


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryTold(Public):
    """Somebody has answered, or pleaded."""

    kind: Literal["story-told"] = "story-told"
    speaker: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAsked(Public):
    """Somebody asks."""

    kind: Literal["question-asked"] = "question-asked"
    asker: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionPassed(Public):
    """Somebody does not ask."""

    kind: Literal["question-passed"] = "question-passed"
    asker: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CameSafe(Public):
    """Somebody has no card left."""

    kind: Literal["came-safe"] = "came-safe"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StepSkipped(Public):
    """The table has not waited any longer for what this seat had to do."""

    kind: Literal["step-skipped"] = "step-skipped"
    seat: Seat
    step: str
    """"draw", "blank", "tell", "ask", "swap" or "duel"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StillAwaited(Public):
    """A reminder, one of few."""

    kind: Literal["still-awaited"] = "still-awaited"
    seat: Seat
    step: str


# The end


@dataclass(frozen=True, slots=True, kw_only=True)
class StillUndecided(Public):
    """Another deal, or not: these have not said yet."""

    kind: Literal["still-undecided"] = "still-undecided"
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelBegan(Public):
    """Two are left, with three cards."""

    kind: Literal["duel-began"] = "duel-began"
    one: Seat
    figure: Figure
    other: Seat
    rival: Figure


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotFired(Public):
    """A card was chosen in the duel."""

    kind: Literal["shot-fired"] = "shot-fired"
    shooter: Seat
    hit: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeathVanished(Public):
    """Both have missed: Death was never there, or has gone."""

    kind: Literal["death-vanished"] = "death-vanished"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeathChose(Public):
    """Somebody's character dies: judged, or shot."""

    kind: Literal["death-chose"] = "death-chose"
    seat: Seat
    shot: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeathLeft(Public):
    """The joker has gone all the way round."""

    kind: Literal["death-left"] = "death-left"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyHeldCards(Public):
    """Somebody left, and no number card is left in any hand: Death leaves with nobody."""

    kind: Literal["nobody-held-cards"] = "nobody-held-cards"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryEnded(Public):
    """The evening is over. `why` is "enough", "alone" (too few are left) or "silence"."""

    kind: Literal["story-ended"] = "story-ended"
    why: str


# Leaving


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Public):
    """Somebody has left the table. `cards`: how many he gave to the others."""

    kind: Literal["player-left"] = "player-left"
    seat: Seat
    figure: Figure
    why: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealtAnew(Public):
    """Somebody left while the cards were looked over: they are dealt anew."""

    kind: Literal["dealt-anew"] = "dealt-anew"
    players: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FreedByLeaving(Public):
    """Somebody has no card left, for another's cards made pairs with his."""

    kind: Literal["freed-by-leaving"] = "freed-by-leaving"
    seat: Seat


SaloonEvent = (
    CharacterHeld
    | SaloonOpened
    | YearPassed
    | NightBegunAgain
    | HandEmptied
    | CharacterShown
    | PairsLaid
    | LowestShown
    | HandsSwapped
    | GazeFell
    | JokerDrawn
    | PairDrawn
    | CardKept
    | CharacterNamed
    | StoryTold
    | QuestionAsked
    | QuestionPassed
    | CameSafe
    | StepSkipped
    | StillAwaited
    | StillUndecided
    | DuelBegan
    | ShotFired
    | DeathVanished
    | DeathChose
    | DeathLeft
    | NobodyHeldCards
    | StoryEnded
    | PlayerLeft
    | DealtAnew
    | FreedByLeaving
)
EVENTS: tuple[type[SaloonEvent], ...] = get_args(SaloonEvent)
