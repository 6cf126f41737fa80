"""What the narrator knows better: a card, somebody who has gone home, somebody buried by mistake."""

from games.core.ids import RoleKey, Seat
from games.village.roles import KEYS
from tests.kit.desk import Narrating


def evening(*roles: str) -> Narrating:
    """The day after a quiet first night."""
    return Narrating().begins(*roles).night()


def test_whoever_goes_home_dies_quietly_and_what_follows_is_settled() -> None:
    desk = evening("wolf", "apprentice_seer", "seer", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-3", "e-3-dead")
    assert [(death.seat, death.cause) for death in desk.village.deaths] == [(3, "left")]
    assert desk.village.player(Seat(2)).role == "seer"
    desk.taps("back", "undo")
    assert not desk.village.deaths


def test_a_card_can_be_corrected_and_marks_stay_with_the_person() -> None:
    desk = evening("wolf", "villager", "arsonist", "villager", "villager", "villager")
    desk.taps("go", "count", "go", "night-full").night(s3=2)
    assert desk.village.player(Seat(2)).doused
    desk.taps("board", "fix", "fix-2", f"e-2-{KEYS.index(RoleKey('gunner'))}")
    corrected = desk.village.player(Seat(2))
    assert (corrected.role, corrected.bullets, corrected.doused) == ("gunner", 2, True)


def test_somebody_buried_by_mistake_is_alive_again() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-4", "e-4-dead").taps("fix", "fix-4", "e-4-alive")
    assert desk.village.player(Seat(4)).alive
    assert not desk.village.deaths


def test_the_last_one_who_goes_home_may_end_the_game() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-1", "e-1-dead", "back")
    assert desk.stage == "end"
