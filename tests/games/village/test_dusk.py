"""Dusk: what the vote shows and when, who is condemned, spared or removed, and two votes on a day of trouble."""

import pytest

from games.core.game import Place
from games.village.events import NobodyCounted, VoteMissed, VotesCounted, VotesTotalled
from games.village.spec import VILLAGE
from tests.games.village.hamlet import Hamlet, a_village, kinds

EIGHT = "wolf mayor prince villager villager villager villager villager"


def at_dusk(roles: str = EIGHT, **options: str) -> Hamlet:
    hamlet = a_village(roles, **options)
    hamlet.to_dusk()
    return hamlet


def test_everybody_is_asked_in_the_group_with_ones_own_seat_closed() -> None:
    hamlet = at_dusk()
    prompt = hamlet.question(4)
    assert (prompt.id, prompt.ask, prompt.place) == ("d1.vote", "village-ask-vote", Place.TABLE)
    assert prompt.options == ("1", "2", "3", "5", "6", "7", "8", "nobody")
    assert prompt.barred == (("4", "village-own-vote"),)
    assert hamlet.refused(4, "d1.vote", 4) == "village-own-vote"


def test_a_vote_may_be_changed_and_the_last_one_counts() -> None:
    hamlet = at_dusk()
    hamlet.votes({4: 1, 5: 1})
    hamlet.votes({4: 6})
    assert hamlet.question(4).chosen == "6"
    hamlet.votes({7: 6})
    seen = hamlet.closes()
    assert VotesCounted(target=6, votes=2, voters=(4, 7)) in seen
    assert hamlet.fate(6) is not None


def test_whoever_is_condemned_is_not_warned_of_the_next_vote() -> None:
    hamlet = at_dusk(absence="remove")
    hamlet.votes(dict.fromkeys((1, 2, 3, 5, 6, 7), 4))
    assert {event.to for event in hamlet.closes() if isinstance(event, VoteMissed)} == {8}
    assert hamlet.fate(4) is not None


def test_votes_are_secret_until_the_count_and_then_told_with_the_voters() -> None:
    hamlet = at_dusk(vote_display="tally")
    hamlet.votes({4: 1, 5: "nobody"})
    assert hamlet.heard(VotesCounted) == []
    (line,) = hamlet.question(6).lines
    assert (line.key, [detail.value for detail in line.details]) == ("village-line-voted", [2, 8])
    seen = hamlet.closes()
    assert VotesCounted(target=1, votes=1, voters=(4,)) in seen
    assert NobodyCounted(voters=(5,)) in seen


@pytest.mark.parametrize("seed", ["moon", "sun", "owl", "fox"])
def test_where_all_have_seen_the_votes_cast_the_count_names_no_voter(seed: str) -> None:
    """A vote that slips would be seen to be the Clumsy Guy's: whoever is counted elsewhere than where he was seen."""
    hamlet = a_village("wolf clumsy_guy villager villager villager villager villager", seed=seed, vote_display="open")
    hamlet.to_dusk()
    hamlet.votes({2: 1, 3: 1, 4: 1, 5: 3, 6: "nobody"})
    seen = hamlet.closes()
    assert hamlet.heard(VotesCounted) == []
    assert {VotesTotalled(target=1, votes=2), VotesTotalled(target=1, votes=3)} & set(seen)
    assert sum(event.votes for event in hamlet.heard(VotesTotalled)) == 4
    assert NobodyCounted(voters=(6,)) in seen


def test_open_votes_are_told_as_they_are_cast_and_counted_up_live() -> None:
    hamlet = at_dusk(vote_display="open")
    hamlet.votes({4: 1, 5: "nobody", 6: 1})
    assert kinds(hamlet.events)[-3:] == ["vote-cast", "voted-for-nobody", "vote-cast"]
    assert [line.key for line in hamlet.question(7).lines] == [
        "village-line-tally",
        "village-line-tally-nobody",
        "village-line-waiting",
    ]


def test_of_a_vote_of_which_only_the_outcome_is_told_nothing_else_is_ever() -> None:
    hamlet = at_dusk(vote_display="outcome")
    prompt = hamlet.question(4)
    assert prompt.id == "d1.ballot"
    assert VILLAGE.sealed(prompt.id)
    hamlet.votes(dict.fromkeys(range(2, 9), 1))
    assert hamlet.question(1).lines != ()
    seen = hamlet.closes()
    assert not {"votes-counted", "nobody-counted"} & set(kinds(seen))
    assert "lynched" in kinds(seen)


def test_once_all_have_voted_the_vote_still_waits_for_its_time() -> None:
    hamlet = at_dusk()
    hamlet.votes(dict.fromkeys(range(1, 9), "nobody"))
    (line,) = hamlet.question(1).lines
    assert [detail.value for detail in line.details] == [8, 8]
    assert hamlet.due().phase == "d1.dusk"


def test_a_tie_and_a_vote_without_votes_lynch_nobody() -> None:
    hamlet = at_dusk()
    hamlet.votes({4: 1, 1: 4, 5: "nobody"})
    assert "vote-tied" in kinds(hamlet.closes())
    hamlet.until("d2.dusk")
    hamlet.votes({4: "nobody"})
    assert "nobody-voted" in kinds(hamlet.closes())
    assert [count.end for count in hamlet.state.counts] == ["tied", "nobody"]


def test_a_mayor_who_has_shown_himself_counts_twice_in_the_count_that_is_open() -> None:
    hamlet = at_dusk(vote_display="open")
    hamlet.votes({2: 1, 4: 5, 6: 5})
    assert hamlet.question(3).lines[0].details[0].value == 5
    hamlet.does(2, "d1.reveal", "use")
    counted = [[detail.value for detail in line.details[:2]] for line in hamlet.question(3).lines[:2]]
    assert counted == [[1, 2], [5, 2]]


def test_the_prince_is_spared_once_and_named() -> None:
    hamlet = a_village(EIGHT)
    assert "prince-spared" in kinds(hamlet.lynches(3))
    assert "prince-spared" not in kinds(hamlet.lynches(3))
    assert hamlet.fate(3) is not None


def test_peace_in_the_middle_of_a_vote_ends_it() -> None:
    hamlet = at_dusk("wolf pacifist villager villager villager villager")
    hamlet.votes({3: 1, 4: 1, 5: 1})
    seen = hamlet.does(2, "d1.peace", "use")
    assert kinds(seen)[:3] == ["peace-declared", "no-lynch-today", "night-fell"]
    assert seen[1].stopped == "vote"


def test_a_day_of_peace_goes_on_with_the_night() -> None:
    hamlet = a_village("wolf pacifist villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.peace", "use")
    seen = hamlet.closes()
    assert kinds(seen)[1:3] == ["no-lynch-today", "night-fell"]
    assert (seen[0].phase, seen[1].stopped) == ("peace", "day")
    assert not hamlet.state.peace


def test_a_day_of_trouble_has_two_votes_and_only_the_first_one_has_strikes() -> None:
    hamlet = a_village("wolf troublemaker villager villager villager villager villager villager", absence="remove")
    hamlet.to_day()
    hamlet.does(2, "d1.trouble", "use")
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys(range(1, 8), 8))
    hamlet.votes({8: "nobody"})
    assert "second-vote-opened" in kinds(hamlet.closes())
    prompt = hamlet.question(2)
    assert (prompt.id, prompt.ask) == ("d1.vote.2", "village-ask-vote-second")
    hamlet.votes(dict.fromkeys(range(1, 7), 7))
    seen = hamlet.closes()
    assert "lynched" in kinds(seen)
    assert "vote-missed" not in kinds(seen)
    assert hamlet.due().phase == "n2"
    assert [count.second for count in hamlet.state.counts] == [False, True]


def test_peace_before_the_second_vote_cancels_that_one() -> None:
    hamlet = a_village("wolf troublemaker pacifist hunter villager villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.trouble", "use")
    hamlet.lynches(4)
    assert hamlet.due().phase == "d1.dusk.shot.1"
    hamlet.does(3, "d1.peace", "use")
    seen = hamlet.closes()
    assert [event.stopped for event in seen if event.kind == "no-lynch-today"] == ["second"]
    assert hamlet.due().phase == "n2"


def test_a_second_vote_may_be_tied_or_end_in_peace_as_well() -> None:
    hamlet = a_village("wolf troublemaker pacifist villager villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.trouble", "use")
    hamlet.to_dusk()
    hamlet.closes()
    assert hamlet.due().phase == "d1.second"
    assert "no-lynch-today" in kinds(hamlet.does(3, "d1.peace", "use"))


def test_two_votes_missed_in_a_row_are_the_end_of_a_player_and_void_votes_for_him() -> None:
    hamlet = a_village("wolf villager villager villager villager villager villager", absence="remove")
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys(range(1, 7), "nobody"))
    missed = [event for event in hamlet.closes() if isinstance(event, VoteMissed)]
    assert [event.to for event in missed] == [7]
    hamlet.until("d2.dusk")
    hamlet.votes(dict.fromkeys(range(1, 7), 7))
    seen = hamlet.closes()
    assert kinds(seen)[1:4] == ["removed-for-silence", "role-shown", "you-died"]
    assert "nobody-voted" in kinds(seen)
    death = hamlet.fate(7)
    assert death is not None
    assert death.cause == "afk"


def test_chance_is_no_risk_where_the_ballots_stay_sealed() -> None:
    hamlet = a_village("wolf villager villager villager villager", absence="random", vote_display="outcome")
    hamlet.until("d1.dusk")
    hamlet.closes()
    assert {event.risk for event in hamlet.heard(VoteMissed)} == {"nothing"}


@pytest.mark.parametrize(
    ("absence", "risks"),
    [
        ("warn", ["nothing", "nothing"]),
        ("skip", []),
        ("vote", ["vote", "vote"]),
        ("substitute", ["substitute", "substitute"]),
        ("random", ["random", "random"]),
    ],
)
def test_where_a_group_wants_something_else_nobody_is_put_out_and_the_warning_says_what(
    absence: str, risks: list[str]
) -> None:
    hamlet = a_village("wolf villager villager villager villager villager", absence=absence)
    for number in (1, 2):
        hamlet.until(f"d{number}.dusk")
        hamlet.votes(dict.fromkeys(range(1, 6), "nobody"))
        hamlet.closes()
    assert [event.risk for event in hamlet.heard(VoteMissed)] == risks
    assert hamlet.fate(6) is None


def test_nobody_is_warned_of_a_next_vote_where_there_is_none() -> None:
    hamlet = a_village("wolf villager villager villager villager", absence="remove")
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys(range(2, 5), 1))
    seen = hamlet.closes()
    assert "village-won" in kinds(seen)
    assert "vote-missed" not in kinds(seen)


def test_a_vote_in_the_second_round_makes_good_what_was_missed_in_the_first() -> None:
    hamlet = a_village("wolf troublemaker villager villager villager villager villager villager", absence="remove")
    hamlet.to_day()
    hamlet.does(2, "d1.trouble", "use")
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys(range(1, 8), "nobody"))
    assert [event.to for event in hamlet.closes() if isinstance(event, VoteMissed)] == [8]
    hamlet.votes({8: "nobody"})
    hamlet.closes()
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys(range(1, 8), "nobody"))
    assert [event.to for event in hamlet.closes() if isinstance(event, VoteMissed)] == [8]
    assert hamlet.fate(8) is None


def test_a_vote_between_two_missed_ones_makes_good() -> None:
    hamlet = a_village("wolf villager villager villager villager villager", absence="remove")
    for number, voters in ((1, 5), (2, 6), (3, 5)):
        hamlet.until(f"d{number}.dusk")
        hamlet.votes(dict.fromkeys(range(1, voters + 1), "nobody"))
        hamlet.closes()
    assert hamlet.fate(6) is None


def test_votes_of_and_for_a_leaver_are_void() -> None:
    hamlet = at_dusk()
    hamlet.votes({4: 5, 5: 1, 6: 1})
    hamlet.leaves(5)
    assert hamlet.question(4).chosen is None
    hamlet.leaves(7)
    seen = hamlet.closes()
    assert VotesCounted(target=1, votes=1, voters=(6,)) in seen


def test_the_lynched_tanner_wins_at_once() -> None:
    hamlet = a_village("tanner wolf villager villager villager villager")
    seen = hamlet.lynches(1)
    assert "tanner-won" in kinds(seen)
    assert hamlet.state.phase.kind == "over"
