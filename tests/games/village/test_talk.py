"""Talk in the dark: wolves, Cultists and Masons among themselves, from nightfall to dawn."""

from games.village.events import CircleTalked
from tests.games.village.hamlet import a_village

ROLES = "wolf alpha_wolf snow_wolf cultist cultist mason mason villager sorcerer traitor villager villager"


def test_wolves_cultists_and_masons_may_write_and_nobody_else() -> None:
    hamlet = a_village(ROLES)
    asks = {seat: [prompt.ask for prompt in hamlet.asked(seat) if prompt.words] for seat in hamlet.alive()}
    assert {seat: ask for seat, ask in asks.items() if ask} == {
        1: ["village-ask-talk"],
        2: ["village-ask-talk"],
        3: ["village-ask-talk"],
        4: ["village-ask-cult-talk"],
        5: ["village-ask-cult-talk"],
        6: ["village-ask-masons-talk"],
        7: ["village-ask-masons-talk"],
    }


def test_words_go_to_the_others_of_the_circle_who_live() -> None:
    hamlet = a_village(ROLES)
    hamlet.leaves(2)
    assert hamlet.does(1, "n1.talk", text=7) == [CircleTalked(to=(3,), circle="pack", speaker=1, text=7)]
    assert hamlet.does(6, "n1.talk", text=8) == [CircleTalked(to=(7,), circle="masons", speaker=6, text=8)]
    assert hamlet.does(4, "n1.talk", text=9) == [CircleTalked(to=(5,), circle="cult", speaker=4, text=9)]


def test_who_is_alone_has_nobody_to_write_to() -> None:
    hamlet = a_village("wolf mason cultist villager villager villager villager")
    assert not [prompt for seat in hamlet.alive() for prompt in hamlet.asked(seat) if prompt.words]


def test_one_message_in_three_seconds_and_twenty_in_a_night() -> None:
    hamlet = a_village(ROLES)
    for number in range(20):
        hamlet.does(1, "n1.talk", text=number)
        assert hamlet.refused(1, "n1.talk", text=99) in ("village-talk-too-fast", "village-talk-enough")
        hamlet.waits(3)
    assert hamlet.refused(1, "n1.talk", text=99) == "village-talk-enough"
    hamlet.does(2, "n1.talk", text=50)
    hamlet.until("n2")
    hamlet.does(1, "n2.talk", text=51)


def test_by_day_the_circle_is_silent() -> None:
    hamlet = a_village(ROLES)
    hamlet.to_day()
    assert hamlet.refused(1, "n1.talk", text=1) == "stale"
