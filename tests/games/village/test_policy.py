"""Computer players of The Village: sensible by night, suspicious by day, and never against their own."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from games.core.ids import RoleKey, Seat
from games.core.rng import SeededRng
from games.village.policy import policy
from games.village.state import Learnt
from tests.games.village.hamlet import Hamlet, a_village


def picks(hamlet: Hamlet, seat: int, ask: str, tries: int = 40) -> set[str | None]:
    """What a computer player on this seat answers to this question, over many draws; None: nothing."""
    prompts = [prompt for prompt in hamlet.asked(seat) if prompt.ask == f"village-ask-{ask}"]
    assert prompts
    view = hamlet.game.view(hamlet.state, Seat(seat))
    found: set[str | None] = set()
    for number in range(tries):
        moves = policy(view, prompts, Seat(seat), SeededRng.for_step(b"policy", number))
        found.add(moves[0].pick if moves else None)
    return found


def learns(hamlet: Hamlet, seat: int, kind: str, about: int, role: str | None) -> None:
    """The seat has been told this."""
    key = None if role is None else RoleKey(role)
    learnt = Learnt(seat=Seat(seat), kind=kind, round=1, about=Seat(about), role=key)
    hamlet.state = hamlet.state.but(learnt=(*hamlet.state.learnt, learnt))


def lovers(hamlet: Hamlet, one: int, other: int) -> None:
    for me, you in ((one, other), (other, one)):
        hamlet.state = hamlet.state.with_player(replace(hamlet.state.player(Seat(me)), lover=Seat(you)))


def dies(hamlet: Hamlet, *seats: int) -> None:
    for seat in seats:
        hamlet.state = hamlet.state.with_player(replace(hamlet.state.player(Seat(seat)), alive=False))


def options(seats: Iterable[int]) -> set[str]:
    return {str(seat) for seat in seats}


def test_a_player_decides_from_its_own_view_only() -> None:
    hamlet = a_village("wolf villager villager villager villager")
    with pytest.raises(ValueError, match="not its own"):
        policy(hamlet.game.view(hamlet.state, Seat(1)), hamlet.asked(2), Seat(2), SeededRng(b"x"))


def test_the_pack_follows_the_first_choice_it_sees_and_spares_a_lover() -> None:
    hamlet = a_village("wolf wolf villager villager villager villager villager")
    lovers(hamlet, 2, 3)
    assert picks(hamlet, 2, "wolf") == options({4, 5, 6, 7})
    hamlet.answers(1, 5)
    assert picks(hamlet, 2, "wolf") == {"5"}
    hamlet.answers(2, 6)
    assert picks(hamlet, 2, "wolf") == {"5"}
    assert picks(hamlet, 1, "wolf") == {None}
    hamlet.answers(1, 3)
    assert picks(hamlet, 2, "wolf") == {None}


def test_a_wolf_who_may_choose_only_a_lover_chooses_nobody() -> None:
    hamlet = a_village("wolf gunner villager villager villager")
    lovers(hamlet, 1, 2)
    dies(hamlet, 3, 4, 5)
    assert picks(hamlet, 1, "wolf") == {None}


def test_whoever_looks_at_people_looks_at_somebody_new() -> None:
    hamlet = a_village("wolf seer villager villager villager")
    learns(hamlet, 2, "seer-saw", 1, "wolf")
    learns(hamlet, 2, "seer-saw", 3, "villager")
    assert picks(hamlet, 2, "seer") == {"4", "5"}
    learns(hamlet, 2, "seer-saw", 4, "villager")
    learns(hamlet, 2, "seer-saw", 5, "villager")
    assert picks(hamlet, 2, "seer") == options({1, 3, 4, 5})


def test_whoever_visits_stays_home_with_four_alive() -> None:
    hamlet = a_village("wolf harlot villager villager villager")
    assert "nobody" not in picks(hamlet, 2, "harlot")
    hamlet.leaves(5)
    assert picks(hamlet, 2, "harlot") == {"nobody"}


def test_a_snow_wolf_and_a_killer_spare_those_they_hold_dear_if_they_can() -> None:
    hamlet = a_village("wolf serial_killer villager villager villager")
    lovers(hamlet, 2, 3)
    assert picks(hamlet, 2, "serial-killer") == {"1", "4", "5"}
    dies(hamlet, 1, 4, 5)
    assert picks(hamlet, 2, "serial-killer") == {"3"}


def test_an_arsonist_lights_the_fire_now_and_then() -> None:
    hamlet = a_village("arsonist villager villager villager villager wolf")
    hamlet.state = hamlet.state.with_player(replace(hamlet.state.player(Seat(2)), doused=True))
    assert picks(hamlet, 1, "arsonist") > {"spark"}


def test_with_nobody_left_to_choose_nobody_is_chosen() -> None:
    hamlet = a_village("snow_wolf wolf villager villager villager")
    for seat in (3, 4, 5):
        player = replace(hamlet.state.player(Seat(seat)), thawed=True)
        hamlet.state = hamlet.state.with_player(player)
    assert picks(hamlet, 1, "snow-wolf") == {"nobody"}


def test_an_answer_that_has_been_given_stands() -> None:
    hamlet = a_village("wolf seer villager villager villager")
    hamlet.answers(2, 3)
    assert picks(hamlet, 2, "seer") == {None}


def test_votes_go_to_whom_the_player_knows_for_an_enemy_and_never_to_a_friend() -> None:
    hamlet = a_village("wolf wolf seer villager beholder villager villager villager")
    learns(hamlet, 3, "seer-saw", 1, "wolf")
    learns(hamlet, 3, "seer-saw", 4, "villager")
    hamlet.to_dusk()
    assert picks(hamlet, 3, "vote") == {"1"}
    assert "2" not in picks(hamlet, 1, "vote")
    assert "3" not in picks(hamlet, 5, "vote")


def test_a_friend_alone_among_the_suspects_is_not_voted_for() -> None:
    hamlet = a_village("wolf wolf gunner villager villager")
    hamlet.to_dusk()
    dies(hamlet, 3, 4, 5)
    assert picks(hamlet, 1, "vote") == {"nobody"}


@pytest.mark.parametrize(
    ("kind", "role", "certain"),
    [("harlot-saw-cultist", None, True), ("sorcerer-saw-nothing", None, False), ("oracle-saw", "wolf", False)],
)
def test_only_what_tells_a_role_is_proof(kind: str, role: str | None, certain: bool) -> None:
    hamlet = a_village("wolf villager cultist villager villager villager villager")
    hamlet.to_dusk()
    learns(hamlet, 2, kind, 4, role)
    assert (picks(hamlet, 2, "vote") == {"4"}) is certain
    learns(hamlet, 3, kind, 5, role)
    assert picks(hamlet, 3, "vote") != {"5"}


def test_open_votes_draw_others_and_invite_revenge() -> None:
    hamlet = a_village("wolf villager villager villager villager villager villager", vote_display="open")
    hamlet.to_dusk()
    hamlet.votes(dict.fromkeys((1, 2, 3, 4, 5), 7))
    assert picks(hamlet, 6, "vote") <= {"7", "nobody"}
    assert picks(hamlet, 7, "vote") <= {*options({1, 2, 3, 4, 5}), "nobody"}


@pytest.mark.parametrize("power", ["mayor", "blacksmith", "sandman", "troublemaker", "pacifist"])
def test_powers_that_all_see_are_used_now_and_then(power: str) -> None:
    hamlet = a_village(f"wolf {power} villager villager villager")
    hamlet.to_day()
    assert picks(hamlet, 2, power, tries=100) == {"use", None}


def test_a_gunner_shoots_whom_he_knows_and_others_seldom() -> None:
    hamlet = a_village("wolf gunner villager villager villager villager")
    hamlet.to_day()
    assert picks(hamlet, 2, "gunner") > {"nobody"}
    learns(hamlet, 2, "detective-saw", 1, "wolf")
    assert picks(hamlet, 2, "gunner") == {"1"}


def test_nobody_agrees_to_concede_for_everybody_sees_who_does() -> None:
    hamlet = a_village("wolf cultist villager villager villager villager", cult_concede=True)
    hamlet.to_day()
    assert picks(hamlet, 2, "concede") == picks(hamlet, 3, "concede") == {None}


def test_computer_players_never_write() -> None:
    hamlet = a_village("wolf wolf villager villager villager villager")
    assert picks(hamlet, 1, "talk") == {None}
