"""What a seat is told when it asks for its card again."""

from games.core.ids import Seat
from games.lupi.events import CardDealt, HuntedAlone, PackMet, SeerSawHuman, SeerSawWolf
from games.lupi.spec import LUPI
from tests.kit.rules import a_game


def test_a_wolf_is_told_its_card_and_its_pack_again() -> None:
    village = a_game("wolf villager wolf villager villager villager")
    assert [type(event) for event in LUPI.reminder(village.state, Seat(1))] == [CardDealt, PackMet]
    alone = a_game("wolf villager villager villager")
    assert [type(event) for event in LUPI.reminder(alone.state, Seat(1))] == [CardDealt, HuntedAlone]


def test_a_seer_is_told_all_answers_again_and_nobody_elses() -> None:
    village = a_game("wolf seer seer villager villager villager")
    village.answers(2, 1)
    village.answers(3, 4)
    village.until("n2")
    village.answers(2, 5)
    assert list(LUPI.reminder(village.state, Seat(2)))[1:] == [
        SeerSawWolf(to=Seat(2), about=Seat(1)),
        SeerSawHuman(to=Seat(2), about=Seat(5)),
    ]
    assert list(LUPI.reminder(village.state, Seat(3)))[1:] == [SeerSawHuman(to=Seat(3), about=Seat(4))]


def test_a_villager_is_told_his_card_and_nothing_more() -> None:
    village = a_game("wolf villager villager villager")
    assert [type(event) for event in LUPI.reminder(village.state, Seat(2))] == [CardDealt]
