"""The worked cases of the rules page, by their numbers there. A, B, C … are the seats that the first lines name."""

from dataclasses import fields
from typing import Any

import pytest

from games.core.game import Leave
from games.core.ids import Seat
from games.lupi import deck
from games.lupi.events import (
    CalledToVote,
    CardTurned,
    FoundDevoured,
    HumansWon,
    Lynched,
    LynchingForbidden,
    NightFell,
    NobodyCondemned,
    NobodyDevoured,
    NomineeFled,
    NomineesNamed,
    RunOffOpened,
    SashShown,
    SecondVoteOpened,
    SoleNomineeNamed,
    SpeechOpened,
    TiedAgain,
    VotesCounted,
    WolvesWon,
)
from games.lupi.game import Lupi
from games.lupi.options import Options
from tests.kit.rules import LoadedRng, Village, a_game

EIGHT = "wolf wolf seer bodyguard judge mayor villager villager"
SLEEPY = "wolf villager villager villager villager villager villager villager villager villager"


def voting(roles: str, ballots: dict[int, Any], **options: Any) -> Village:
    """A first vote, held together, in which these ballots have been cast."""
    village = a_game(roles, vote_style="together", **options)
    village.until("d1.vote")
    village.votes(ballots)
    return village


def nominees(ballots: dict[int, Any]) -> tuple[Seat, ...]:
    """Who is nominated by these ballots among fourteen."""
    village = voting(SLEEPY + " villager villager villager villager", ballots)
    village.closes()
    return village.heard(NomineesNamed)[0].nominees


def for_each(**counts: int) -> dict[int, int]:
    """Ballots that give A (seat 1), B (2), C (3), D (4) so many votes; the voters sit from the end of the table."""
    targets = [seat for seat, letter in enumerate("ABCD", start=1) for _ in range(counts.get(letter, 0))]
    return {14 - number: target for number, target in enumerate(targets)}


def second_vote(roles: str, ballots: dict[int, Any], *, protected: int | None = None) -> Village:
    """A second vote among A (seat 1) and B (seat 2), with these ballots cast."""
    village = a_game(roles, vote_style="together")
    if protected is not None:
        village.answers(roles.split().index("judge") + 1, protected)
    village.until("d1.vote")
    village.votes({3: 1, 4: 2})
    village.to_the_second_vote()
    village.votes(ballots)
    return village


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (8, {"villager": 5, "wolf": 2, "seer": 1}),
        (12, {"villager": 7, "wolf": 2, "seer": 1, "bodyguard": 1, "judge": 1}),
    ],
)
def test_case_01_eight_and_twelve_players_get_their_deck(seats: int, cards: dict[str, int]) -> None:
    assert {role: count for role, count in deck.automatic(seats).items() if count} == cards


def test_case_01_sixteen_players_have_three_wolves() -> None:
    assert deck.automatic(16)["wolf"] == 3


def test_case_02_a_guarded_victim_lives_and_the_next_vote_starts_left_of_the_last_starter() -> None:
    village = a_game(EIGHT)
    for night, start in ((1, 1), (2, 2)):
        prey = 6 + night
        for wolf in (1, 2):
            village.answers(wolf, prey)
        village.answers(4, prey)
        assert NobodyDevoured(night=night) in village.until_dawn()
        assert len(village.alive()) == 8
        village.until(f"d{night}.vote.1")
        assert village.heard(CalledToVote)[-1].seat == start
        village.until(f"n{night + 1}")


@pytest.mark.parametrize(("drawn", "victim"), [(0, 7), (1, 8)])
def test_case_03_wolves_that_disagree_leave_it_to_chance(drawn: int, victim: int) -> None:
    village = a_game(EIGHT)
    village.answers(1, 8)
    village.answers(2, 7)
    village.until_dawn(LoadedRng([drawn]))
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(victim))]


def test_case_03_the_same_seed_gives_the_same_victim_and_seeds_differ() -> None:
    def victim(seed: str) -> Seat:
        village = a_game(EIGHT, seed=seed)
        village.answers(1, 8)
        village.answers(2, 7)
        village.until_dawn()
        return village.heard(FoundDevoured)[0].victim

    assert victim("moon") == victim("moon")
    assert {victim(f"seed {number}") for number in range(20)} == {7, 8}


def test_case_04_all_tied_for_second_are_nominated_with_the_first() -> None:
    assert nominees(for_each(A=4, B=2, C=2, D=1)) == (1, 2, 3)


def test_case_05_three_tied_for_first_are_the_nominees() -> None:
    assert nominees(for_each(A=3, B=3, C=3, D=1)) == (1, 2, 3)


def test_case_06_the_only_one_with_votes_is_lynched_after_his_defence() -> None:
    village = voting(SLEEPY, dict.fromkeys((1, 2, 4, 5, 6, 7), 3))
    village.closes()
    assert village.heard(SoleNomineeNamed) == [SoleNomineeNamed(day=1, nominee=Seat(3))]
    assert village.heard(SpeechOpened) == [SpeechOpened(speaker=Seat(3), length_span=60)]
    village.until("n2")
    assert village.heard(Lynched) == [Lynched(day=1, victim=Seat(3))]
    assert village.heard(SecondVoteOpened) == []


def test_case_07_a_tie_goes_to_a_run_off_and_a_second_tie_spares_both() -> None:
    ballots = {1: 2, 3: 2, 4: 2, 5: 2, 2: 1, 6: 1, 7: 1, 8: 1}
    village = second_vote(EIGHT, ballots)
    village.closes()
    assert village.heard(RunOffOpened) == [RunOffOpened(day=1, nominees=(Seat(1), Seat(2)), length_span=60)]
    assert village.heard(SpeechOpened)[2:] == []
    village.votes(ballots)
    village.closes()
    assert village.heard(TiedAgain) == [TiedAgain(day=1, nominees=(Seat(1), Seat(2)))]
    assert len(village.alive()) == 8
    assert village.heard(NightFell)[-1].night == 2


def test_case_08_the_judge_forbids_and_is_not_named() -> None:
    village = second_vote(EIGHT, dict.fromkeys((1, 3, 4), 2), protected=2)
    told = village.closes()
    assert LynchingForbidden(day=1, seat=Seat(2)) in told
    assert village.heard(Lynched) == []
    assert 2 in village.alive()
    judge = 5
    assert all(getattr(event, part.name) != judge for event in told[-3:] for part in fields(event))


def test_case_09_two_wolves_and_two_humans_after_a_lynching_are_the_wolves_victory_before_night() -> None:
    village = second_vote("wolf villager villager villager wolf", dict.fromkeys((1, 3, 4, 5), 2))
    village.closes()
    assert village.heard(WolvesWon) == [WolvesWon(winners=(Seat(1), Seat(5)))]
    assert [event.night for event in village.heard(NightFell)] == [1]


def test_case_09_one_wolf_and_one_human_are_the_wolves_victory() -> None:
    village = a_game("wolf villager villager villager villager", vote_style="together")
    village.leaves(2)
    village.leaves(3)
    assert village.heard(WolvesWon) == []
    village.leaves(4)
    assert village.heard(WolvesWon) == [WolvesWon(winners=(Seat(1),))]


def test_case_10_the_last_wolf_lynched_means_that_humans_win_ghosts_included() -> None:
    village = a_game("wolf villager villager villager villager", vote_style="together")
    village.answers(1, 5)
    village.until("d1.vote")
    village.votes({2: 1, 3: 1})
    village.closes()
    village.closes()
    assert village.heard(HumansWon) == [HumansWon(winners=(Seat(2), Seat(3), Seat(4), Seat(5)))]
    turned = village.heard(CardTurned)
    assert [(card.seat, card.role, card.alive, card.won) for card in turned] == [
        (1, "wolf", False, False),
        (2, "villager", True, True),
        (3, "villager", True, True),
        (4, "villager", True, True),
        (5, "villager", False, True),
    ]


def test_case_11_the_bodyguard_is_refused_the_same_player_twice_running_and_may_choose_another() -> None:
    village = a_game(EIGHT)
    village.answers(4, 7)
    village.until("n2")
    assert village.refused(4, "n2.bodyguard", 7) == "lupi-guarded-last-night"
    village.answers(4, 8)
    assert village.question(4).chosen == "8"


def test_case_12_a_ghost_and_anothers_button_are_refused_and_nothing_changes() -> None:
    village = a_game(EIGHT)
    village.answers(1, 7)
    village.answers(2, 7)
    assert village.refused(7, "n1.wolf", 8) == "stale"
    village.until("d1.vote.1")
    assert village.refused(7, "n1.sleep", 8) == "stale"
    assert village.refused(7, "d1.vote.1", 1) == "stale"
    assert village.refused(1, "d1.vote.1", 2) == "stale"
    assert village.heard(CalledToVote)[0].seat == 8


@pytest.mark.parametrize(
    ("counts", "nominated"),
    [
        ({"A": 3, "B": 3, "C": 2}, (1, 2)),
        ({"A": 2, "B": 2, "C": 1, "D": 1}, (1, 2)),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, (1, 2, 3, 4)),
        ({"A": 4, "B": 3, "C": 3}, (1, 2, 3)),
    ],
)
def test_case_13_nominees(counts: dict[str, int], nominated: tuple[int, ...]) -> None:
    assert nominees(for_each(**counts)) == nominated


def first_called(village: Village, day: int) -> int:
    village.until(f"d{day}.vote.1")
    return next(event.seat for event in village.heard(CalledToVote) if event.day == day)


def test_case_14_the_last_seat_devoured_means_that_the_first_is_called() -> None:
    village = a_game(EIGHT)
    village.answers(1, 8)
    assert first_called(village, 1) == 1


def test_case_14_ghosts_are_passed_over_and_without_a_victim_the_start_moves_on() -> None:
    village = a_game("villager villager villager villager villager wolf villager villager")
    village.leaves(4)
    village.answers(6, 3)
    assert first_called(village, 1) == 5
    village.until("n2")
    assert first_called(village, 2) == 6


def test_case_15_five_players_end_at_the_second_dawn_without_a_vote() -> None:
    village = a_game("wolf villager villager villager villager", vote_style="together")
    village.answers(1, 2)
    village.until("d1.vote")
    village.votes({1: 3, 4: 3})
    village.until("n2")
    assert village.alive() == {1, 4, 5}
    village.answers(1, 4)
    told = village.until_dawn()
    assert FoundDevoured(night=2, victim=Seat(4)) in told
    assert WolvesWon(winners=(Seat(1),)) in told
    assert village.game.deadline(village.state) is None


def test_case_16_a_judge_devoured_that_night_still_protects_in_the_second_vote() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(5, 2)
    village.answers(1, 5)
    village.until("d1.vote")
    village.votes({3: 1, 4: 2})
    village.to_the_second_vote()
    village.votes(dict.fromkeys((1, 3, 4), 2))
    assert LynchingForbidden(day=1, seat=Seat(2)) in village.closes()
    assert village.alive() == {1, 2, 3, 4, 6, 7, 8}


def test_case_16_the_protected_only_nominee_speaks_and_lives() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(5, 2)
    village.answers(1, 5)
    village.until("d1.vote")
    village.votes({3: 2})
    village.closes()
    assert village.heard(SpeechOpened) == [SpeechOpened(speaker=Seat(2), length_span=60)]
    assert LynchingForbidden(day=1, seat=Seat(2)) in village.closes()
    assert 2 in village.alive()


@pytest.mark.parametrize("ballots", [{}, {1: "nobody", 3: "nobody"}])
def test_case_17_a_second_vote_for_nobody_lynches_nobody_without_a_run_off(ballots: dict[int, Any]) -> None:
    village = second_vote(EIGHT, ballots)
    assert NobodyCondemned(day=1) in village.closes()
    assert village.heard(RunOffOpened) == []
    assert village.heard(NightFell)[-1].night == 2


@pytest.mark.parametrize("second", [8, None])
def test_case_18_the_bodyguard_may_guard_the_same_player_again_after_another_or_after_none(second: int | None) -> None:
    village = a_game(EIGHT)
    village.answers(4, 7)
    village.until("n2")
    if second is not None:
        village.answers(4, second)
    village.until("n3")
    village.answers(4, 7)
    assert village.question(4).chosen == "7"


def test_case_18_a_bodyguard_may_guard_himself_and_is_not_devoured() -> None:
    village = a_game(EIGHT)
    village.answers(4, 4)
    village.answers(1, 4)
    village.until_dawn()
    assert village.heard(NobodyDevoured) == [NobodyDevoured(night=1)]


def test_case_19_one_wolf_decides_for_a_silent_companion() -> None:
    village = a_game(EIGHT)
    village.answers(2, 7)
    village.until_dawn()
    assert village.heard(FoundDevoured) == [FoundDevoured(night=1, victim=Seat(7))]


def test_case_19_two_silent_wolves_devour_nobody() -> None:
    village = a_game(EIGHT)
    village.until_dawn()
    assert village.heard(NobodyDevoured) == [NobodyDevoured(night=1)]


SASH_ROLES = "villager villager villager villager mayor wolf villager villager villager villager"
SASH_BALLOTS = {7: 1, 8: 1, 5: 2, 9: 3, 10: 4}


def test_case_20_a_sash_shown_in_an_open_count_doubles_the_vote() -> None:
    village = voting(SASH_ROLES, SASH_BALLOTS)
    assert village.does(5, "d1.sash", "show") == [SashShown(seat=Seat(5))]
    village.closes()
    assert [(c.target, c.votes) for c in village.heard(VotesCounted)] == [(1, 2), (2, 2), (3, 1), (4, 1)]
    assert village.heard(NomineesNamed)[0].nominees == (1, 2)


def test_case_20_a_sash_shown_after_the_count_leaves_the_nominees() -> None:
    village = voting(SASH_ROLES, SASH_BALLOTS)
    village.closes()
    village.does(5, "d1.sash", "show")
    village.to_the_second_vote()
    assert village.heard(SecondVoteOpened)[0].nominees == (1, 2, 3, 4)


def test_case_21_the_mayors_vote_breaks_the_tie() -> None:
    village = second_vote(EIGHT, {2: 1, 7: 1, 8: 1, 1: 2, 3: 2, 6: 2})
    village.does(6, "d1.sash", "show")
    told = village.closes()
    assert [(event.target, event.votes) for event in told if isinstance(event, VotesCounted)] == [(2, 4), (1, 3)]
    assert Lynched(day=1, victim=Seat(2)) in told


@pytest.mark.parametrize(
    ("seats", "cards", "flaw"),
    [
        (5, (3, 2, 0, 0, 0, 0), "lupi-deck-many-wolves"),
        (6, (4, 2, 0, 0, 0, 0), None),
        (8, (5, 3, 0, 0, 0, 0), None),
        (8, (6, 1, 0, 0, 0, 0), "lupi-deck-size"),
        (8, (8, 0, 0, 0, 0, 0), "lupi-deck-no-wolf"),
        (8, (4, 2, 2, 0, 0, 0), None),
    ],
)
def test_case_22_decks_by_hand(seats: int, cards: tuple[int, ...], flaw: str | None) -> None:
    assert deck.fits(seats, Options(deck=cards)) == flaw


def test_case_23_a_nominee_who_leaves_during_the_speeches_is_the_days_loss() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    village.votes({3: 1, 4: 2})
    village.closes()
    told = village.leaves(1)
    assert NomineeFled(day=1, seat=Seat(1)) in told
    assert village.heard(SecondVoteOpened) == []
    assert village.heard(NightFell)[-1].night == 2
    assert 2 in village.alive()


def test_case_23_if_the_nominee_was_the_last_wolf_humans_win() -> None:
    village = voting("wolf villager villager villager villager", {3: 1, 4: 2})
    village.closes()
    told = village.leaves(1)
    assert HumansWon(winners=(Seat(2), Seat(3), Seat(4), Seat(5))) in told
    assert village.heard(NomineeFled) == []


def test_case_24_a_human_who_leaves_at_night_can_make_the_wolves_win_at_once() -> None:
    village = a_game("wolf wolf wolf villager villager villager villager")
    told = village.leaves(7, Leave.ABSENT)
    assert WolvesWon(winners=(Seat(1), Seat(2), Seat(3))) in told


def test_case_24_the_only_wolf_who_leaves_makes_the_humans_win() -> None:
    village = a_game("wolf villager villager villager")
    assert HumansWon(winners=(Seat(2), Seat(3), Seat(4))) in village.leaves(1)


@pytest.mark.parametrize(
    ("seats", "wolves", "figures", "villagers"),
    [(9, 2, ("seer", "bodyguard"), 5), (13, 2, None, 7), (24, 3, None, 17), (35, 3, None, 28)],
)
def test_case_25_larger_decks(seats: int, wolves: int, figures: tuple[str, ...] | None, villagers: int) -> None:
    cards = deck.automatic(seats)
    named = {role for role in ("seer", "bodyguard", "judge", "mayor") if cards[role] == 1}
    assert (cards["wolf"], cards["villager"]) == (wolves, villagers)
    assert named == set(figures or ("seer", "bodyguard", "judge", "mayor"))
    dealt = Lupi().setup(seats, Options(), a_game("wolf villager villager villager").moment()).state
    assert len(dealt.players) == sum(cards.values()) == seats
