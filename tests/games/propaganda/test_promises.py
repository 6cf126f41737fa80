"""What the bot proposes to promise: no wording twice in a list, whatever is picked, and each fits what the symbol is."""

import random

import pytest

from games.propaganda import keys
from games.propaganda.board import HOUSES
from games.propaganda.proposals import TEXTS, promises
from tests.kit.propaganda import a_table


@pytest.mark.parametrize("seed", range(20))
def test_eight_houses_promise_in_eight_wordings_whatever_is_picked(seed):
    dice, made = random.Random(seed), []
    for house in dice.sample(HOUSES, 8):
        offered = promises(house, made)
        assert len({phrase.key for phrase in offered}) == 3
        assert not {phrase.key for phrase in offered} & {phrase.key for phrase in made}
        made.append(dice.choice(offered))


def test_a_list_that_has_used_every_wording_still_has_something_to_promise():
    made = [phrase for house in HOUSES for phrase in promises(house)]
    assert {phrase.key for phrase in made} <= set(TEXTS)
    assert len(promises(HOUSES[0], made)) == 3


def test_every_wording_comes_up():
    dice, seen = random.Random(0), set()
    for _ in range(60):
        made = []
        for house in dice.sample(HOUSES, 8):
            offered = promises(house, made)
            seen |= {phrase.key for phrase in offered}
            made.append(dice.choice(offered))
    assert seen == {key for key in TEXTS if key.startswith("propaganda-promise-")}


def test_nobody_is_offered_lessons_in_people_or_pensions_in_places():
    offered = {(phrase.part, phrase.key) for house in HOUSES for phrase in promises(house)}
    people = {key for part, key in offered if part in ("propaganda-symbol-17-a", "propaganda-symbol-52-a")}
    assert people
    assert not any(kind in key for key in people for kind in ("thing", "animal", "deed", "place"))


@pytest.mark.parametrize("setup", ["quick", "in_turn"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_list_opens_with_a_wording_twice_when_time_chooses(players, setup):
    scene = a_table(players, setup=setup)
    while not scene.state.round:
        scene.rings()
    for owner in range(players + 1):
        words = [office.promise.key for office in scene.state.of(owner)]
        assert len(set(words)) == len(words)


def test_what_a_button_says_is_what_is_promised():
    scene = a_table(2)
    scene.answers(1, "1")
    said = []
    while scene.question(1).ask == keys.ASK_PROMISE:
        prompt = scene.question(1)
        said.append(dict(prompt.labels)["2"].details[0].value)
        scene.answers(1, "2")
    scene.closes()
    assert {office.promise for office in scene.state.of(1)} == set(said)
    assert len({phrase.key for phrase in said}) == len(said) == 8
