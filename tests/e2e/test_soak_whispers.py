"""The long runs know from the rules who may have heard whose words at night, and mind anybody else."""

from dataclasses import dataclass, field

from games.core.game import Move, Step, only
from games.core.ids import PromptId, Seat, TextId
from tests.soak.whispers import Eavesdropper, overheard

ANNA, BRUNO, CARLA = 11, 12, 13
SEATS = {ANNA: {Seat(1)}, BRUNO: {Seat(2)}, CARLA: {Seat(3)}}
MARK = "canarino-000000000001"


@dataclass
class Spoken:
    speaker: Seat
    audience: object


@dataclass
class OfTwo:
    """A game in which whatever is said is told to the second seat."""

    key: str = "two"
    asked: list[Move] = field(default_factory=list)

    def apply(self, state, move, moment):
        self.asked.append(move)
        return Step(state, (Spoken(move.seat, only(Seat(2))),))


def ear():
    listening = Eavesdropper(OfTwo())
    listening.apply(None, Move(seat=Seat(1), prompt=PromptId("n1.talk"), text=TextId(1)), None)
    return listening


def test_words_may_reach_those_to_whom_the_rules_gave_them():
    assert overheard({MARK: ANNA}, {BRUNO: [f"Anna: {MARK} hello"], CARLA: ["Good night."]}, SEATS, ear()) == []


def test_words_that_reach_anybody_else_are_minded():
    assert len(overheard({MARK: ANNA}, {CARLA: [f"Anna: {MARK} hello"]}, SEATS, ear())) == 1


def test_words_of_somebody_who_may_not_speak_are_minded():
    assert len(overheard({MARK: CARLA}, {BRUNO: [f"Carla: {MARK}"]}, SEATS, ear())) == 1


def test_a_game_that_is_listened_to_is_the_game():
    listening = ear()
    assert listening.key == "two"
    assert [move.seat for move in listening.asked] == [Seat(1)]
