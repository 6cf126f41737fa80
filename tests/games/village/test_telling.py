"""What is shown to whom: views, the chronicle, and giving the village up to the cult."""

from typing import Any

import pytest

from games.core.game import Place
from games.core.ids import RoleKey, Seat
from games.village.chance import SeededChance
from games.village.changes import become
from games.village.chronicle import chronicle
from games.village.events import MasonAlone, MasonsMet, NoSeerKnown
from games.village.ledger import Ledger
from games.village.spec import VILLAGE
from games.village.view import Wish
from games.village.words import Reason
from tests.games.village.hamlet import Hamlet, a_village, kinds


def seen(hamlet: Hamlet, seat: int | None = None) -> object:
    return hamlet.game.view(hamlet.state, None if seat is None else Seat(seat))


def own(hamlet: Hamlet, seat: int) -> object:
    return hamlet.game.view(hamlet.state, Seat(seat)).you


# Views


def test_a_wolf_knows_companions_and_their_wishes_and_a_villager_nothing() -> None:
    hamlet = a_village("wolf wolf snow_wolf villager villager villager villager villager")
    hamlet.answers(2, 4)
    wolf, villager = own(hamlet, 1), own(hamlet, 5)
    assert (wolf.companions, wolf.mates) == ((2, 3), (Wish(seat=Seat(2), target=Seat(4)),))
    assert (villager.companions, villager.mates, villager.learnt) == ((), (), ())


def test_a_fool_believes_to_be_the_seer_and_beholder_and_seer_trust_each_other() -> None:
    hamlet = a_village("wolf seer fool beholder villager villager villager")
    assert own(hamlet, 3).role == "seer"
    assert (own(hamlet, 2).trusted, own(hamlet, 3).trusted, own(hamlet, 4).trusted) == ((4,), (), (2,))
    other = a_village("wolf seer fool beholder villager villager villager", beholder_mutual=False)
    assert own(other, 2).trusted == ()


def test_ones_own_vote_is_seen_and_those_of_others_only_where_votes_are_open() -> None:
    for display, votes in (("open", 1), ("tally", 0)):
        hamlet = a_village("wolf villager villager villager villager villager", vote_display=display)
        hamlet.to_dusk()
        hamlet.votes({2: 1})
        assert own(hamlet, 2).vote == Wish(seat=Seat(2), target=Seat(1))
        assert own(hamlet, 3).vote is None
        assert len(seen(hamlet).votes) == votes


@pytest.mark.parametrize(
    ("reveal", "shown"),
    [("role", ("eaten", "seer", None)), ("team", (None, None, "village")), ("none", (None, None, None))],
)
def test_of_the_dead_is_seen_what_the_group_wants_shown(reveal: str, shown: tuple[str | None, ...]) -> None:
    hamlet = a_village("wolf seer villager villager villager villager villager", reveal_on_death=reveal)
    hamlet.answers(1, 2)
    hamlet.to_day()
    dead = seen(hamlet).players[1]
    assert (dead.cause, dead.role, dead.team) == shown


@pytest.mark.parametrize(
    ("reveal", "causes"), [("role", {3: "eaten", 2: "sorrow"}), ("none", {2: "hidden", 3: "hidden"})]
)
def test_two_lovers_dead_at_dawn_are_both_named_and_the_sorrow_where_causes_are_told(
    reveal: str, causes: dict[int, str]
) -> None:
    """Case O09."""
    hamlet = a_village("wolf cupid villager villager villager villager villager", reveal_on_death=reveal)
    hamlet.does(2, "n1.cupid", 2)
    hamlet.does(2, "n1.cupid.second", 3)
    hamlet.does(1, "n1.wolf", 3)
    told = [(event.seat, event.cause) for event in hamlet.to_day() if event.kind == "found-dead"]
    assert told == list(causes.items())


@pytest.mark.parametrize(("at_end", "roles"), [("all", 6), ("living", 5), ("none", 0)])
def test_at_the_end_is_seen_what_the_group_wants_shown_then(at_end: str, roles: int) -> None:
    hamlet = a_village(
        "wolf villager villager villager villager villager", reveal_on_death="none", reveal_at_end=at_end
    )
    hamlet.leaves(1)
    end = seen(hamlet)
    assert (end.phase, end.result, end.winners, end.closes) == ("over", "village", (2, 3, 4, 5, 6), None)
    assert sum(player.role is not None for player in end.players) == roles


def test_a_note_of_ones_own_is_seen_by_oneself_alone() -> None:
    hamlet = a_village("wolf villager villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.notes", 3)
    assert own(hamlet, 2).note == 3
    assert own(hamlet, 3).note is None


# The chronicle


def told(hamlet: Hamlet) -> list[tuple[str, ...]]:
    return [(line.key, *(str(detail.value) for detail in line.details)) for line in chronicle(hamlet.state)]


def ended(**options: str) -> Hamlet:
    """A wild child loses the model in the first night; a tie; the second wolf is lynched in the second dusk, then the first."""
    hamlet = a_village("wolf wild_child villager villager villager villager villager prince", **options)
    hamlet.answers(1, 3)
    hamlet.answers(2, 3)
    hamlet.to_dusk()
    hamlet.votes({4: 5, 5: 4})
    hamlet.closes()
    hamlet.lynches(2)
    hamlet.lynches(8)
    hamlet.leaves(1)
    return hamlet


def test_the_evening_is_told_in_the_order_of_time() -> None:
    assert told(ended()) == [
        ("village-line-died", "night", "1", "3", "eaten"),
        ("village-line-became", "night", "1", "2", "wild_child", "wolf", "model-dead"),
        ("village-line-count", "1", "tied"),
        ("village-line-quiet-night", "2"),
        ("village-line-died", "dusk", "2", "2", "lynched"),
        ("village-line-quiet-night", "3"),
        ("village-line-count", "3", "spared"),
        ("village-line-died", "night", "4", "1", "left"),
    ]


def test_where_the_end_shows_no_roles_the_chronicle_tells_none() -> None:
    assert told(ended(reveal_on_death="none", reveal_at_end="none"))[:2] == [
        ("village-line-died", "night", "1", "3", "hidden"),
        ("village-line-count", "1", "tied"),
    ]


def test_a_death_whose_manner_the_table_has_seen_is_told_with_it() -> None:
    lines = told(ended(reveal_on_death="none", reveal_at_end="none"))
    assert ("village-line-died", "dusk", "2", "2", "lynched") in lines


# Conceding


def a_cult(cultists: int, others: int) -> Hamlet:
    hamlet = a_village(f"{'cultist ' * cultists}{'villager ' * others}wolf", cult_concede=True)
    hamlet.to_day()
    return hamlet


def test_conceding_is_offered_to_everybody_in_the_group_whoever_they_are() -> None:
    hamlet = a_cult(2, 5)
    asked = {hamlet.prompt(seat, "concede") for seat in hamlet.alive()}
    assert len(asked) == 1
    (prompt,) = asked
    assert (prompt.place, prompt.standing, prompt.options) == (Place.TABLE, True, ("agree",))
    off = a_village("cultist villager villager villager wolf")
    off.to_day()
    assert off.names(1) == ["d1.notes"]


def test_the_cult_wins_once_everybody_alive_agrees_and_its_members_are_the_majority() -> None:
    hamlet = a_cult(5, 2)
    for seat in range(1, 8):
        assert hamlet.does(seat, "d1.concede", "agree") == []
    assert hamlet.does(1, "d1.concede", "agree") == []
    assert [detail.value for detail in hamlet.prompt(8, "concede").lines[0].details] == [(1, 2, 3, 4, 5, 6, 7), 7, 8]
    end = kinds(hamlet.does(8, "d1.concede", "agree"))
    assert end.count("last-converted") == 2
    assert "cult-won" in end


def test_without_a_majority_of_cultists_agreement_changes_nothing() -> None:
    hamlet = a_cult(2, 5)
    hamlet.does(3, "d1.concede", "agree")
    hamlet.leaves(3)
    assert hamlet.prompt(1, "concede").lines == ()
    for seat in sorted(hamlet.alive()):
        assert hamlet.does(seat, "d1.concede", "agree") == []
    assert hamlet.due().phase == "d1.day"


# What nobody was told of


def becomes(hamlet: Hamlet, seat: int, role: str, reason: Reason) -> None:
    """The seat takes another role."""
    ledger = Ledger(hamlet.state, SeededChance(hamlet.state.luck, hamlet.state.round))
    become(ledger, Seat(seat), RoleKey(role), reason)
    hamlet.took(ledger.turn())


def knows(hamlet: Hamlet, seat: int) -> list[Any]:
    """What the seat is told of others when it asks for its card again."""
    return list(VILLAGE.reminder(hamlet.state, Seat(seat)))[1:]


def test_whoever_asks_for_the_card_again_does_not_learn_that_a_friend_is_somebody_else_by_now() -> None:
    hamlet = a_village("wolf cultist seer beholder mason mason thief villager villager villager villager villager")
    before = [knows(hamlet, seat) for seat in (3, 4, 5)]
    becomes(hamlet, 3, "cultist", "converted")
    assert knows(hamlet, 4) == before[1]
    assert own(hamlet, 4).trusted == (3,)
    becomes(hamlet, 6, "thief", "robbed")
    assert knows(hamlet, 5) == before[2]
    assert own(hamlet, 5).companions == (6,)
    becomes(hamlet, 7, "mason", "stole")
    assert knows(hamlet, 5) == [MasonsMet(to=Seat(5), companions=(Seat(6), Seat(7)))]
    becomes(hamlet, 8, "seer", "model-dead")
    assert [event.seer for event in knows(hamlet, 4)] == [3, 8]
    other = a_village("wolf cultist seer beholder mason mason thief villager villager villager villager villager")
    becomes(other, 4, "cultist", "converted")
    assert knows(other, 3) == before[0]
    becomes(other, 6, "wolf", "infection")
    assert knows(other, 5) == [MasonAlone(to=Seat(5))], "of this the others are told"


def test_whoever_takes_a_role_knows_from_it_whom_it_knows_then() -> None:
    hamlet = a_village("wolf cultist seer beholder mason mason thief villager villager villager villager villager")
    becomes(hamlet, 3, "cultist", "converted")
    becomes(hamlet, 8, "beholder", "model-dead")
    assert knows(hamlet, 8) == [NoSeerKnown(to=Seat(8))]
