"""The set-up: names, promises and reserves, everybody at once or in turn; whoever leaves meanwhile is not waited for."""

import pytest

from games.core.game import Place, Refused
from games.core.ids import Phrase, Seat, TextId
from games.propaganda import keys
from games.propaganda.events import HousesDrawn, ListPresented, NameTaken, OfficeOpened, PawnPlaced, RoundBegan
from games.propaganda.game import Propaganda
from games.propaganda.opening import OFFICES
from games.propaganda.options import Options
from games.propaganda.proposals import UNDECIDED, UNNAMED
from games.propaganda.state import NOBODY, PAWNS, Founding, Opening, Reinforcing, Turn
from tests.kit.propaganda import a_table
from tests.kit.rules import a_moment


def until_in_turn(players=3, phase=Reinforcing):
    """A printed set-up, the bot choosing for everybody until such a phase."""
    scene = a_table(players, setup="in_turn")
    while not isinstance(scene.state.phase, phase):
        scene.rings()
    return scene


@pytest.mark.parametrize("players", [1, 7])
def test_only_two_to_six_can_play(players):
    with pytest.raises(Refused, match="propaganda-seats"):
        Propaganda().setup(players, Options(), a_moment())


def test_everybody_prepares_in_private_and_what_is_written_is_kept():
    scene = a_table()
    assert all(prompt.place is Place.WHISPER for seat in (1, 2, 3) for prompt in scene.asked(seat))
    assert len(scene.heard(HousesDrawn)) == 3
    scene.does(1, "opening.name", text=7)
    first = scene.question(1)
    scene.does(1, first.id, text=8)
    scene.answers(1, "3")
    scene.answers(1, keys.REST)
    assert scene.asked(1) == ()
    for seat in (2, 3):
        scene.answers(seat, "2")
        while scene.asked(seat):
            scene.answers(seat, scene.question(seat).options[0])
    assert isinstance(scene.state.phase, Turn), "everybody is ready: nothing is waited for"
    assert scene.state.player(1).name == Phrase(text=TextId(7))
    assert Phrase(text=TextId(8)) in [office.promise for office in scene.state.of(1)]
    assert all(scene.state.pawns(seat) == PAWNS for seat in (1, 2, 3))
    assert [event.name for event in scene.heard(ListPresented)] == [
        scene.state.player(seat).name for seat in scene.state.order
    ]
    assert len(scene.heard(OfficeOpened)) == 24


def test_time_fills_in_what_is_missing_pawn_by_pawn_where_fewest_stand():
    scene = a_table()
    scene.closes()
    assert len(scene.heard(NameTaken)) == 3
    assert [office.pawns for office in scene.state.of(1)] == [2, 2, 2, 2, 1, 1, 1, 1]
    assert scene.heard(RoundBegan)[0].number == 1


def test_nobody_learns_a_name_before_all_are_shown():
    scene = a_table()
    scene.does(1, "opening.name", text=7)
    assert scene.state.player(1).name == UNNAMED
    seen = scene.game.view(scene.state, Seat(2))
    assert all(standing.name == UNNAMED for standing in seen.lists)


def test_whoever_leaves_in_the_opening_is_not_waited_for():
    scene = a_table()
    for seat in (1, 2):
        scene.answers(seat, "1")
        scene.answers(seat, keys.REST)
    scene.leaves(3)
    assert isinstance(scene.state.phase, Turn)
    assert len(scene.state.offices) == 16
    other = a_table()
    other.leaves(3)
    assert isinstance(other.state.phase, Opening)


def test_in_turn_each_draws_a_card_and_opens_an_office_with_a_promise():
    scene = a_table(setup="in_turn")
    assert scene.heard(HousesDrawn) == []
    for seat in (1, 2, 3):
        scene.does(seat, "opening.name", text=seat)
    first = scene.state.order[0]
    prompt = scene.question(first)
    assert (prompt.ask, prompt.place, prompt.id) == (keys.ASK_FOUND, Place.TABLE, "found.24")
    assert all(scene.asked(seat) == () for seat in (1, 2, 3) if seat != first)
    scene.does(first, "found.24", text=9)
    assert [office.promise for office in scene.state.offices] == [Phrase(text=TextId(9))]
    assert scene.question(scene.state.order[1]).id == "found.23"


def test_in_turn_pawns_are_placed_one_at_a_time():
    scene = until_in_turn()
    assert len(scene.state.offices) == 24
    first = scene.state.order[0]
    house = scene.state.of(first)[3].house
    scene.answers(first, house)
    assert scene.state.office(house).pawns == 2
    assert scene.heard(PawnPlaced)[-1].house == house
    scene.until(f"r1.t{first}")
    assert all(scene.state.pawns(seat) == PAWNS for seat in (1, 2, 3))


def test_in_turn_the_undecided_are_run_by_the_bot():
    scene = until_in_turn(2)
    assert len(scene.state.of(NOBODY)) == OFFICES[2]
    assert scene.state.pawns(NOBODY) == PAWNS
    assert NOBODY not in scene.state.phase.queue
    scene.until(f"r1.t{scene.state.order[0]}")
    assert UNDECIDED in [event.name for event in scene.heard(ListPresented)]


@pytest.mark.parametrize("phase", [Founding, Reinforcing])
@pytest.mark.parametrize("place", [0, 1])
def test_whoever_leaves_a_set_up_in_turn_is_passed_over(phase, place):
    scene = until_in_turn(4, phase)
    gone = scene.state.order[place]
    scene.leaves(gone)
    assert isinstance(scene.state.phase, phase)
    assert gone not in scene.state.phase.queue
    assert scene.state.of(gone) == ()
    assert scene.question(scene.state.phase.queue[0])


def test_with_one_list_left_there_is_no_campaign():
    scene = a_table(2)
    scene.leaves(1)
    assert scene.game.outcome(scene.state).winners == {2}
