"""The worked cases of the rules page, by their numbers there. A, B, C … are the seats in order."""

from dataclasses import replace
from typing import Any

import pytest

from games.core.ids import Figure, RoleKey, Seat
from games.core.rng import Draws
from games.saloon import deal, keys
from games.saloon.cards import DECK, Card, triples, value_of, without_pairs
from games.saloon.events import (
    CameSafe,
    DeathChose,
    DeathLeft,
    DeathVanished,
    FreedByLeaving,
    GazeFell,
    HandEmptied,
    HandsSwapped,
    LowestShown,
    NobodyHeldCards,
    ShotFired,
)
from games.saloon.figures import COURT
from games.saloon.game import Saloon
from games.saloon.options import Options
from games.saloon.spec import SALOON
from games.saloon.state import Blank, Departure, Draw, Duel, Farewell, Start, Swap, Tell, Vignettes
from tests.contract.walks import Table, tables
from tests.kit.rules import a_moment
from tests.kit.saloon import JOKER_NAME, A, B, C, D, E, Evening, a_game, a_table, cards, condemned_of


def test_case_01_the_highest_of_three_is_kept_and_pairs_go() -> None:
    stay, gone = without_pairs(cards("8♦ 7♥ 7♦ 7♠ 4♠ 3♦ 2♥ 2♦"))
    assert set(gone) == set(cards("7♦ 7♠ 2♥ 2♦"))
    assert stay == cards("8♦ 7♥ 4♠ 3♦")


def test_case_02_of_two_tied_the_one_with_the_lower_suit_is_the_condemned() -> None:
    evening = condemned_of("A♥ 10♥ 9♥ 8♥ 7♥ 3♦", "A♠ 10♠ 9♠ 8♠ 7♠ 3♣", "6♥ 5♥")
    assert evening.state.condemned == B
    assert {(shown.seat, shown.card) for shown in evening.heard(LowestShown)} == {(A, "3♦️"), (B, "3♣️")}


FIVE = ("7♠ A♥", "7♣ 6♥", "5♥ 4♥", "5♦ 4♦", "3♥ 2♥")
"""Alessio, Benedetta, Daniele, Greta, Vanessa; Alessio is the Condemned."""


def accusing(named: int, *hands: str) -> Evening:
    """B has drawn a pair from A and names this player's character; A has answered."""
    evening = a_game(*(hands or FIVE))
    evening.draws(B, "7♠")
    evening.names(B, named)
    evening.tells(A)
    return evening


def test_case_03_the_named_character_has_a_third_question() -> None:
    evening = accusing(E)
    for asker in (C, D, E):
        assert evening.asker() == asker
        evening.asks(asker)
    assert isinstance(evening.state.phase, Draw)
    assert evening.state.phase.drawer == C


def test_case_04_who_has_asked_in_the_circle_has_no_extra_question() -> None:
    evening = accusing(C)
    evening.asks(C)
    evening.asks(D)
    assert isinstance(evening.state.phase, Draw)


THREE = ("7♣ 5♣ 9♥", "9♣ 4♥", "5♥ 4♦ 7♠")


def test_case_05_the_joker_goes_round_without_a_break() -> None:
    evening = a_game(*THREE)
    for seat in (B, C, A):
        assert not evening.heard(DeathLeft)
        evening.draws(seat, JOKER_NAME)
    assert evening.heard(DeathLeft) == [DeathLeft(seat=Seat(A))]
    broken = a_game(*THREE)
    broken.draws(B, JOKER_NAME)
    broken.draws(C, "9♣")
    broken.plays_out()
    broken.draws(A, JOKER_NAME)
    assert not broken.heard(DeathLeft)
    assert broken.state.chain is not None
    assert broken.state.chain.start == B


def test_case_06_the_last_accusation_is_played_and_the_condemned_dies() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥")
    evening.draws(B, "5♣")
    assert not evening.heard(DeathChose)
    evening.plays_out()
    assert evening.heard(DeathChose) == [DeathChose(seat=Seat(A), shot=False)]
    assert isinstance(evening.state.phase, Farewell)
    evening.goes_on(C)
    assert isinstance(evening.state.phase, Vignettes)


def test_case_07_a_last_card_that_does_not_pair_is_a_plea_and_then_the_end() -> None:
    evening = a_game("5♣", "9♦ 2♥", "5♥ 9♥ 2♦")
    evening.draws(B, "5♣")
    assert evening.state.phase.scene.kind == "plea"
    evening.plays_out(C)
    assert evening.heard(DeathChose) == [DeathChose(seat=Seat(A), shot=False)]


@pytest.mark.parametrize(
    ("picks", "victim", "shots"),
    [
        ((JOKER_NAME, JOKER_NAME), None, [False, False]),
        (("A♥",), A, [True]),
        ((JOKER_NAME, "A♠"), B, [False, True]),
    ],
    ids=["both-miss", "first-hits", "second-hits"],
)
def test_case_08_the_duel(picks: tuple[str, ...], victim: int | None, shots: list[bool]) -> None:
    evening = a_game("A♥", "A♠", "")
    for shooter, pick in zip((B, A), picks, strict=False):
        assert isinstance(evening.state.phase, Duel)
        evening.draws(shooter, pick)
        evening.tells(shooter)
    assert [shot.hit for shot in evening.heard(ShotFired)] == shots
    assert [event.seat for event in evening.heard(DeathChose)] == ([] if victim is None else [victim])
    assert bool(evening.heard(DeathVanished)) == (victim is None)
    if victim is not None:
        evening.goes_on(C)
    assert evening.state.phase.kind == "encore", "a duel has no vignettes"


def test_case_09_five_cards_are_no_duel_yet() -> None:
    assert isinstance(a_game("A♥ 5♥", "A♠ 5♠", "").state.phase, Draw)


class Stacked(Draws):
    """A deck in a known order, dealt from seat 1; every other draw is the first possibility."""

    def __init__(self, *decks: tuple[Card, ...]) -> None:
        self.decks = list(decks)

    def below(self, n: int) -> int:
        return 0

    def stream(self, label: str) -> "Stacked":
        return self

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        return self.decks.pop(0) if self.decks and len(items) == len(DECK) else tuple(items)


def ordered(*first: tuple[Card, ...]) -> tuple[Card, ...]:
    """A deck that deals these hands, one by one from seat 1; the rest as it comes."""
    rest = [card for card in DECK if not any(card in hand for hand in first)]
    hands = [list(hand) for hand in first]
    hands += [rest[at :: 4 - len(first)] for at in range(4 - len(first))]
    return tuple(card for row in zip(*hands, strict=True) for card in row)


def test_case_10_an_emptied_hand_deals_again_and_begins_as_the_condemned() -> None:
    pairs = cards("A♥ A♦ 10♥ 10♦ 9♥ 9♦ 8♥ 8♦ 7♥ 7♦")
    evening = Evening(Saloon())
    rng = Stacked(ordered(pairs), ordered(cards("A♥ A♦ 10♥ 10♦ 9♥ 9♦ 8♥ 8♦ 7♥ 5♦")))
    evening.took(Saloon().setup(4, Options(), a_moment(rng=rng)))
    assert evening.heard(HandEmptied) == [HandEmptied(seat=Seat(A))]
    assert isinstance(evening.state.phase, Start)
    evening.closes()
    if isinstance(evening.state.phase, Swap):
        evening.answers(A, int(evening.state.phase.among[0]))
    (swapped,) = evening.heard(HandsSwapped)
    assert swapped.seat == A
    assert evening.state.condemned == A
    assert len(evening.hand(A)) > len(evening.hand(int(swapped.other)))


@pytest.mark.parametrize("table", tables(SALOON, 12), ids=str)
def test_case_11_no_hand_holds_two_of_a_value_and_no_card_is_lost(table: Table) -> None:
    for point in table.points:
        state = point.after
        held = [card for player in state.players for card in player.hand]
        assert sorted((*held, *state.discards)) == sorted(DECK)
        assert (state.condemned == 0) or not isinstance(state.phase, Start)
        if state.condemned:
            for player in state.players:
                assert len({value_of(card) for card in player.hand}) == len(player.hand)


def test_case_12_who_has_not_had_the_joker_keeps_the_chain_going() -> None:
    evening = a_game(*THREE)
    evening.draws(B, "7♣")
    evening.plays_out()
    for seat in (C, A, B, C):
        evening.draws(seat, JOKER_NAME)
        assert not evening.heard(DeathLeft)
    evening.draws(A, JOKER_NAME)
    assert evening.heard(DeathLeft) == [DeathLeft(seat=Seat(A))]
    assert isinstance(evening.state.phase, Departure)


def test_case_13_two_left_and_the_joker_there_and_back() -> None:
    evening = a_game("A♥ 5♥", "A♠ 5♠", "")
    evening.draws(B, JOKER_NAME)
    evening.draws(A, JOKER_NAME)
    assert evening.heard(DeathLeft) == [DeathLeft(seat=Seat(A))]


def test_case_14_an_accusation_then_safety_then_the_duel() -> None:
    evening = a_game("8♠ 3♦", "8♥", "3♣")
    evening.draws(B, "8♠")
    evening.plays_out()
    assert evening.heard(CameSafe) == [CameSafe(seat=Seat(B))]
    evening.goes_on(A)
    assert isinstance(evening.state.phase, Duel)
    assert evening.state.phase.shooter == C


def test_case_15_the_end_comes_before_the_tale_of_who_is_safe() -> None:
    evening = a_game("5♣", "5♦", "9♥ 2♣", "9♦ 2♠")
    evening.draws(B, "5♣")
    evening.plays_out()
    assert evening.heard(DeathChose) == [DeathChose(seat=Seat(A), shot=False)]
    assert not evening.heard(CameSafe)


SIX, SEVEN, FOUR = "A♥ 10♥ 9♥ 8♥ 7♥ 6♥", "A♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥", "A♦ 10♦ 9♦ 8♦"


def test_case_16_who_had_emptied_his_hand_exchanges_it_for_a_fuller_one() -> None:
    evening = condemned_of(SIX, FOUR, "A♠ 10♠ 9♠ 8♠ 7♠ 6♠", emptied=B)
    assert evening.state.phase == Swap(seat=Seat(B), among=(Seat(A), Seat(C)))
    evening.answers(B, C)
    assert (len(evening.hand(B)), len(evening.hand(C))) == (6, 4)
    assert evening.state.condemned == B
    tied = condemned_of(SIX, "A♦ 10♦ 9♦ 8♦ 7♦ 6♦", "5♠", emptied=B)
    assert not tied.heard(HandsSwapped)
    assert tied.state.condemned == B
    fuller = condemned_of(SEVEN, "A♦ 10♦ 9♦ 8♦ 7♦", SIX.replace("♥", "♠"), emptied=B)
    assert fuller.heard(HandsSwapped) == [HandsSwapped(seat=Seat(B), other=Seat(A))]
    assert (len(fuller.hand(A)), len(fuller.hand(B)), fuller.state.condemned) == (5, 7, B)


def test_case_17_of_three_tied_the_lowest_card_of_all() -> None:
    assert condemned_of("A♥ 2♥", "A♠ 3♠", "A♦ 2♦").state.condemned == C


def test_case_18_of_three_the_player_may_keep_another_one() -> None:
    hand = cards("A♥ A♦ A♣ A♠ 9♥ 9♦ 9♣")
    assert without_pairs(hand)[0] == (Card("9♥"),)
    assert without_pairs(hand, [Card("9♦")])[0] == (Card("9♦"),)
    assert without_pairs(hand, [Card("9♣")])[0] == (Card("9♣"),)
    assert triples(hand) == (cards("9♥ 9♦ 9♣"),)


def test_case_19_three_players_have_one_question_or_two() -> None:
    evening = a_game("7♠ 8♥ 5♣", "7♣ 4♥", "5♥ 4♦")
    evening.draws(B, "7♠")
    assert evening.question(B).options == (str(C), keys.OTHERS)
    evening.names(B, C)
    evening.tells(A)
    evening.asks(C)
    assert isinstance(evening.state.phase, Draw)
    plea = a_game("7♠ 8♥ 5♣", "9♣ 4♥", "5♥ 4♦ 9♦")
    plea.draws(B, "7♠")
    assert plea.question(B).options == (str(A), str(C), keys.OTHERS)
    plea.names(B, A)
    plea.tells(B)
    plea.asks(C)
    plea.asks(A)
    assert isinstance(plea.state.phase, Draw)


def pleading() -> Evening:
    """Five seats; C pleads naming A's character, who is the Condemned."""
    evening = a_game("7♠ 8♥", "6♥ 5♥", "9♣ 4♥", "5♦ 4♦", "3♥ 2♥", condemned=A)
    evening.draws(B, "8♥")
    evening.plays_out()
    evening.draws(C, "7♠")
    evening.names(C, A)
    evening.tells(C)
    return evening


def test_case_20_the_extra_question_in_a_plea() -> None:
    three = pleading()
    three.asks(D)
    three.asks(E)
    assert three.asker() == A
    three.asks(A)
    assert three.state.phase.kind != "ask"
    two = pleading()
    two.asks(D)
    two.passes(E)
    assert two.asker() == A
    two.asks(A)
    assert two.state.phase.kind != "ask"
    none = pleading()
    none.passes(D, E, A, B)
    assert none.asker() == A
    none.passes(A)
    assert none.state.phase.kind != "ask"


@pytest.mark.parametrize("card", ["6♠", "4♠", "2♠"])
def test_case_21_some_pleas_name_nobody(card: str) -> None:
    evening = a_game(f"{card} 8♥", "9♣ 5♥", "9♦ 5♦ 8♦")
    evening.draws(B, card)
    assert isinstance(evening.state.phase, Tell)
    evening.tells(B)
    evening.passes(C, A)
    assert isinstance(evening.state.phase, Draw), "nobody has an extra question"


def test_case_22_a_leavers_cards_free_the_condemned_and_lead_to_a_duel() -> None:
    evening = a_game("6♥", "9♥", "9♠", "6♠")
    evening.leaves(D)
    assert [event.seat for event in evening.heard(FreedByLeaving)] == [A]
    assert evening.state.player(Seat(A)).safe
    assert [event.seat for event in evening.heard(GazeFell)] == [C]
    assert isinstance(evening.state.phase, Duel)
    assert evening.state.phase.shooter == B


@pytest.mark.parametrize("leaver", [A, B], ids=["the-condemned", "the-other"])
def test_case_23_with_one_left_in_the_round_all_cards_pair(leaver: int) -> None:
    evening = a_game("3♠ 9♥", "3♥ 9♠", "")
    evening.leaves(leaver)
    assert evening.heard(NobodyHeldCards)
    assert not evening.heard(DeathChose)
    assert evening.state.result == "nobody"


def test_case_24_a_year_and_a_day_later_the_dead_have_a_new_character() -> None:
    figures = tuple(
        Figure(role=RoleKey(role), form="m") for role in ("reverend", "doctor", "mayor", "judge", "sheriff")
    )
    state = a_table("A♥", "A♠", "", "", "", figures=figures)
    state = replace(state, victim=Seat(A), dead=(RoleKey("reverend"),))
    assert set(deal.free_cards(state)) == set(COURT) - {figure.role for figure in figures}
    assert len(deal.free_cards(state)) == 7
    later = deal.again(state, False, a_moment()).state
    assert later.player(Seat(A)).figure.role in deal.free_cards(state)
    assert [player.figure for player in later.players[1:]] == list(figures[1:])
    assert isinstance(later.phase, Start)
    assert later.phase.casting == (A,)


@pytest.mark.parametrize("table", tables(SALOON, 12), ids=str)
def test_case_25_with_two_left_every_card_pairs_and_nobody_draws_from_an_empty_hand(table: Table) -> None:
    for point in table.points[1:]:
        before = point.before
        if isinstance(before.phase, Draw):
            assert before.player(before.condemned).hand
            if len(before.playing) == 2 and isinstance(point.after.phase, Blank | Tell):
                assert point.after.phase.scene.kind == "accusation"
        if any(isinstance(event, DeathChose) and not event.shot for event in point.events):
            assert len(before.playing) > 2
