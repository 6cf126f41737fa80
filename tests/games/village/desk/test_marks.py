"""What clings to a player, corrected by hand: shown on the board, taken back like anything else, read by the rules."""

import pytest

from games.core.ids import RoleKey, Seat
from games.village.roles import KEYS
from tests.kit.desk import Narrating

PLAYER = "village-desk-line-player"


def evening(*roles: str) -> Narrating:
    """The day after a quiet first night."""
    return Narrating().begins(*roles).night()


def away(desk: Narrating) -> Narrating:
    """From any page to the stage's own screen."""
    return desk.taps("back") if "back" in desk.prompt.options else desk


def on_board(desk: Narrating, seat: int) -> dict[str, object]:
    """This player's line of the board."""
    away(desk).taps("board")
    return next(line for line in desk.lines(PLAYER) if line["seat"] == seat)


def offered(desk: Narrating, seat: int) -> list[str]:
    """The marks that the player's page offers."""
    picks = desk.taps("board", "fix", f"fix-{seat}", f"mark-{seat}").prompt.options
    desk.taps("back")
    return [pick.split("-")[2] for pick in picks if pick.startswith(("q-", "mark-"))]


@pytest.mark.parametrize(
    ("mark", "role"),
    [
        ("infected", "villager"),
        ("doused", "villager"),
        ("frozen", "villager"),
        ("drunk", "wolf"),
        ("potion", "chemist"),
        ("limps", "serial_killer"),
    ],
)
def test_a_mark_is_put_on_and_taken_off_and_the_board_shows_it(mark: str, role: str) -> None:
    desk = evening("wolf", role, "villager", "villager", "villager", "villager", "villager")
    before = on_board(desk, 2)[mark]
    other = {"yes": "no", "no": "yes"}[str(before)]
    desk.taps("fix", "fix-2", "mark-2", f"q-2-{mark}-{int(other == 'yes')}")
    assert (f"q-2-{mark}-0" in desk.prompt.ticked) == (other == "yes")
    assert on_board(desk, 2)[mark] == other
    away(desk).taps("undo")
    assert on_board(desk, 2)[mark] == before


def test_only_marks_that_can_cling_to_the_card_are_offered() -> None:
    desk = evening("wolf", "wise_elder", "gunner", "wild_child", "mayor", "villager", "villager")
    assert offered(desk, 1) == ["doused", "frozen", "drunk", "lover"]
    assert offered(desk, 2) == ["infected", "doused", "frozen", "shield", "lover"]
    assert offered(desk, 3) == ["infected", "doused", "frozen", "bullets", "lover"]
    assert offered(desk, 4) == ["infected", "doused", "frozen", "lover", "model"]
    assert offered(desk, 5) == ["infected", "doused", "frozen", "used", "lover"]


def test_bullets_are_counted_round() -> None:
    desk = evening("wolf", "gunner", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-2", "mark-2", "q-2-bullets-0")
    assert not desk.village.player(Seat(2)).armed
    desk.taps("q-2-bullets-1")
    assert on_board(desk, 2)["bullets"] == 1


def test_who_is_in_love_loves_one_and_whoever_was_loved_before_is_free() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-2", "mark-2", "mark-2-lover", "q-2-lover-3")
    desk.taps("mark-2-lover", "q-2-lover-4")
    assert [player.lover for player in desk.village.players] == [None, 4, None, 2, None]
    assert not away(desk).lynches(4).village.player(Seat(2)).alive
    desk.taps("board", "fix", "fix-4", "mark-4", "mark-4-lover", "q-4-lover-0")
    assert not any(player.lover for player in desk.village.players)


def test_a_model_that_was_noted_wrongly_is_another() -> None:
    desk = Narrating().begins("wolf", "villager", "villager", "villager", "wild_child", "villager", "villager")
    desk.night(s5=2).taps("board", "fix", "fix-5", "mark-5", "mark-5-model", "q-5-model-3", "back")
    desk.lynches(2)
    assert desk.village.player(Seat(5)).role == "wild_child"


def test_a_power_that_was_noted_as_spent_can_be_used() -> None:
    desk = evening("wolf", "sandman", "villager", "villager", "villager").taps("b-sleep")
    assert on_board(desk, 2)["used"] == "yes"
    desk.taps("fix", "fix-2", "mark-2", "q-2-used-0", "back")
    assert "b-sleep" in desk.prompt.options


def test_the_elders_shield_decides_the_next_attack() -> None:
    desk = Narrating().begins("wolf", "wise_elder", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-2", "mark-2", "q-2-shield-0", "back").night(wolves=2)
    assert not desk.village.player(Seat(2)).alive


def test_a_mark_of_this_night_stands_in_this_night() -> None:
    """Drink and ice that are noted during the call keep from acting at once; a leg is hurt from the night before."""
    desk = Narrating().begins("wolf", "serial_killer", "seer", "villager", "villager", "villager")
    desk.night().taps("go", "count", "go", "night-full")
    desk.taps("board", "fix", "fix-1", "mark-1", "q-1-drunk-1")
    assert not any(option.startswith("uwolves") for option in desk.taps("back").prompt.options)
    desk.taps("board", "fix", "fix-3", "mark-3", "q-3-frozen-1", "back")
    desk.taps("board", "fix", "fix-2", "mark-2", "q-2-limps-1", "back")
    desk.calls(s2=4, s3=1).taps("go")
    assert any(one.event == "sk_stumble" for one in desk.at.drawn)
    assert not desk.lines("village-desk-slip-seer-saw")


def test_the_board_shows_who_is_guarded_tonight() -> None:
    desk = Narrating().begins("wolf", "guardian_angel", "villager", "villager", "villager")
    desk.taps("uwolves-0", "u2-3", "board")
    assert [line["seat"] for line in desk.lines(PLAYER) if line["guarded"] == "yes"] == [3]
    desk.taps("back").calls().taps("go").written().taps("go", "go", "board")
    assert not [line for line in desk.lines(PLAYER) if line["guarded"] == "yes"]


def test_a_card_that_is_corrected_brings_the_marks_of_the_new_card() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager")
    desk.taps("board", "fix", "fix-2", f"e-2-{KEYS.index(RoleKey('gunner'))}", "fix", "fix-2", "mark-2")
    assert "q-2-bullets-0" in desk.prompt.options
