"""From dawn to dusk: discussion, first vote, speeches, second vote, verdict, sash."""

from games.core.game import Place
from games.core.ids import Seat
from games.lupi.events import (
    Abstained,
    CalledToVote,
    DiscussionOpened,
    Lynched,
    LynchingForbidden,
    NightFell,
    NobodyCondemned,
    NobodyCounted,
    NobodyNominated,
    NomineesNamed,
    RoleShown,
    RoundOpened,
    RunOffOpened,
    SashShown,
    SecondVoteOpened,
    SpeechOpened,
    VoteCast,
    VotedForNobody,
    VoteOpened,
    VotesCounted,
    YouDied,
)
from tests.kit.rules import Village, a_game

EIGHT = "wolf wolf seer bodyguard judge mayor villager villager"


def at(phase: str, roles: str = EIGHT, **options: object) -> Village:
    village = a_game(roles, **options)
    village.until(phase)
    return village


def lines(village: Village, seat: int) -> list[tuple[object, ...]]:
    return [(line.key, *(detail.value for detail in line.details)) for line in village.question(seat).lines]


# Discussion


def test_the_discussion_asks_nothing() -> None:
    village = at("d1.talk", "wolf seer bodyguard judge villager villager")
    assert village.heard(DiscussionOpened) == [DiscussionOpened(day=1, living=6, length_span=156)]
    assert all(village.asked(seat) == () for seat in range(1, 7))


# The first vote in turn


def test_only_the_called_player_is_asked_and_in_public() -> None:
    village = at("d1.vote.1", "wolf villager villager villager villager")
    assert village.heard(RoundOpened) == [RoundOpened(day=1, first=Seat(1), each_span=30)]
    assert village.heard(CalledToVote) == [CalledToVote(day=1, seat=Seat(1), length_span=30)]
    question = village.question(1)
    assert question.place is Place.TABLE
    assert question.options == ("2", "3", "4", "5", "nobody")
    assert question.barred == (("1", "lupi-own-vote"),)
    assert {detail.name: detail.value for detail in question.details} == {"day": 1, "caller": 1}
    assert all(village.asked(seat) == () for seat in range(2, 6))


def test_nobody_may_vote_for_himself() -> None:
    assert at("d1.vote.1", "wolf villager villager villager").refused(1, "d1.vote.1", 1) == "lupi-own-vote"


def test_in_turn_a_vote_is_final_and_the_next_one_is_called_at_once() -> None:
    village = at("d1.vote.1")
    assert village.answers(1, 3) == [
        VoteCast(voter=Seat(1), target=Seat(3)),
        CalledToVote(day=1, seat=Seat(2), length_span=30),
    ]
    assert village.refused(1, "d1.vote.1", 4) == "stale"
    assert village.question(2).id == "d1.vote.2"


def test_who_does_not_answer_in_his_time_abstains() -> None:
    village = at("d1.vote.1")
    assert village.closes() == [
        Abstained(seats=(Seat(1),), count=1),
        CalledToVote(day=1, seat=Seat(2), length_span=30),
    ]


def test_everybody_alive_is_called_once_round_the_table() -> None:
    village = a_game(EIGHT)
    village.answers(1, 5)
    village.until("d1.vote.1")
    village.votes({6: 1, 2: "nobody"})
    assert [event.seat for event in village.heard(CalledToVote)] == [6, 7, 8, 1, 2, 3, 4]
    assert village.heard(VotedForNobody) == [VotedForNobody(voter=Seat(2))]


def test_the_votes_count_up_live_with_who_voted_for_whom_and_who_is_still_to_come() -> None:
    village = at("d1.vote.1")
    for seat, target in ((1, 3), (2, 4), (3, 4), (4, "nobody")):
        village.answers(seat, target)
    assert lines(village, 5) == [
        ("lupi-line-tally", 4, 2, (2, 3)),
        ("lupi-line-tally", 3, 1, (1,)),
        ("lupi-line-tally-nobody", (4,)),
        ("lupi-line-waiting", (6, 7, 8), 3),
    ]


# The first vote together


def test_together_everybody_is_asked_the_same_and_may_change() -> None:
    village = at("d1.vote", vote_style="together")
    assert village.heard(VoteOpened) == [VoteOpened(day=1, living=8, length_span=90)]
    assert {village.question(seat).id for seat in range(1, 9)} == {"d1.vote"}
    assert village.answers(1, 3) == [VoteCast(voter=Seat(1), target=Seat(3))]
    assert village.answers(1, "nobody") == [VotedForNobody(voter=Seat(1))]
    assert village.question(1).chosen == "nobody"
    village.answers(1, 4)
    village.answers(2, 4)
    assert village.question(1).chosen == "4"
    assert lines(village, 8) == [("lupi-line-tally", 4, 2, (1, 2)), ("lupi-line-waiting", (3, 4, 5, 6, 7, 8), 6)]


def test_the_same_vote_again_changes_nothing_at_all() -> None:
    village = at("d1.vote", vote_style="together")
    village.answers(1, 3)
    before = village.state
    assert village.answers(1, 3) == []
    assert village.state is before


def test_together_the_count_waits_until_time_is_up() -> None:
    village = at("d1.vote", vote_style="together")
    due = village.due()
    village.votes({seat: 1 if seat != 1 else 2 for seat in range(1, 9)})
    assert village.due() == due


def test_the_closed_count_is_read_out_most_votes_first_with_who_was_silent() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 5, 2: 4, 3: 4, 4: "nobody"})
    told = village.closes()
    assert [event for event in told if isinstance(event, Abstained | VotesCounted | NobodyCounted)] == [
        Abstained(seats=(Seat(5), Seat(6), Seat(7), Seat(8)), count=4),
        VotesCounted(target=Seat(4), votes=2, voters=(Seat(2), Seat(3))),
        VotesCounted(target=Seat(5), votes=1, voters=(Seat(1),)),
        NobodyCounted(voters=(Seat(4),)),
    ]


def test_nobody_is_lynched_if_nobody_got_a_vote() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: "nobody", 2: "nobody"})
    told = village.closes()
    assert NobodyNominated(day=1) in told
    assert village.heard(VotesCounted) == []
    assert village.due().phase == "n2"


# Speeches and the second vote


def nominated(**options: object) -> Village:
    """Seats 3 and 5 are nominated, 5 with more votes."""
    village = at("d1.vote", vote_style="together", **options)
    village.votes({1: 5, 2: 5, 4: 3})
    village.closes()
    return village


def test_each_nominee_speaks_in_turn() -> None:
    village = nominated()
    assert village.heard(NomineesNamed) == [NomineesNamed(day=1, nominees=(Seat(3), Seat(5)))]
    village.to_the_second_vote()
    assert [event.speaker for event in village.heard(SpeechOpened)] == [3, 5]
    assert village.heard(SecondVoteOpened) == [SecondVoteOpened(day=1, nominees=(Seat(3), Seat(5)), length_span=60)]


def test_nobody_is_asked_anything_during_a_speech_but_the_mayor() -> None:
    village = nominated()
    assert [seat for seat in range(1, 9) if village.asked(seat)] == [6]


def test_everybody_alive_votes_among_the_nominees_and_a_nominee_for_another_one() -> None:
    village = nominated()
    village.to_the_second_vote()
    assert village.question(1).options == ("3", "5", "nobody")
    assert village.question(1).barred == ()
    assert village.question(3).options == ("5", "nobody")
    assert village.question(3).barred == (("3", "lupi-own-vote"),)
    assert village.question(8).place is Place.TABLE
    assert {d.name: d.value for d in village.question(8).details} == {"day": 1, "nominees": (3, 5)}


def test_the_second_vote_may_be_changed_and_a_repeated_vote_changes_nothing() -> None:
    village = nominated()
    village.to_the_second_vote()
    village.answers(1, 3)
    village.answers(1, 5)
    before = village.state
    assert village.answers(1, 5) == []
    assert village.state is before
    village.closes()
    assert village.heard(Lynched) == [Lynched(day=1, victim=Seat(5))]


def test_the_lynched_becomes_a_ghost_and_his_card_is_shown_only_where_wanted() -> None:
    for shown in (False, True):
        village = nominated(reveal_roles=shown)
        village.to_the_second_vote()
        village.answers(1, 5)
        told = village.closes()
        assert YouDied(to=Seat(5), cause="lynched") in told
        assert (RoleShown(seat=Seat(5), role="judge") in told) == shown  # type: ignore[arg-type]
        assert village.asked(5) == ()


def test_a_run_off_is_among_the_tied_without_new_speeches() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 3, 2: 5, 3: 7})
    village.to_the_second_vote()
    speeches = len(village.heard(SpeechOpened))
    village.votes({1: 3, 2: 5})
    village.closes()
    assert village.heard(RunOffOpened) == [RunOffOpened(day=1, nominees=(Seat(3), Seat(5)), length_span=60)]
    assert len(village.heard(SpeechOpened)) == speeches == 3
    assert village.question(1).id == "d1.runoff"
    assert village.question(7).options == ("3", "5", "nobody")
    village.answers(1, 5)
    village.closes()
    assert village.heard(Lynched) == [Lynched(day=1, victim=Seat(5))]


def test_a_run_off_without_votes_spares_all() -> None:
    village = nominated()
    village.to_the_second_vote()
    village.votes({1: 3, 2: 5})
    village.closes()
    assert NobodyCondemned(day=1) in village.closes()


def test_the_judges_protection_ends_with_the_day() -> None:
    village = a_game(EIGHT, vote_style="together")
    village.answers(5, 3)
    for day, dead in ((1, False), (2, True)):
        village.until(f"d{day}.vote")
        village.votes({1: 3})
        assert village.game.view(village.state, Seat(5)).you.protects == (3 if day == 1 else None)
        village.until(f"n{day + 1}")
        assert village.game.view(village.state, Seat(5)).you.protects is None
        assert (3 not in village.alive()) == dead
    assert village.heard(LynchingForbidden) == [LynchingForbidden(day=1, seat=Seat(3))]


def test_two_judges_protect_two_players() -> None:
    village = a_game("wolf wolf judge judge villager villager villager", vote_style="together")
    village.answers(3, 5)
    village.answers(4, 6)
    village.until("d1.talk")
    assert village.state.protected == {5, 6}


# The sash


def test_the_mayor_alone_may_show_the_sash_in_private_from_dawn_to_the_last_count() -> None:
    village = a_game(EIGHT, vote_style="together")
    assert [prompt.id for prompt in village.asked(6)] == ["n1.sleep"]
    for phase in ("d1.talk", "d1.vote", "d1.speech.1", "d1.second", "d1.runoff"):
        village.until(phase)
        if phase in ("d1.vote", "d1.second"):
            village.votes({1: 3, 3: 1})
        (sash,) = (prompt for prompt in village.asked(6) if prompt.standing)
        assert (sash.id, sash.options, sash.place, sash.seats) == ("d1.sash", ("show",), Place.WHISPER, False)
        others = [village.asked(seat) for seat in (1, 2, 3, 4, 5, 7, 8)]
        assert not any(prompt.standing for prompts in others for prompt in prompts)
    village.until("n2")
    assert [prompt.id for prompt in village.asked(6)] == ["n2.sleep"]


def test_there_is_no_sash_to_show_while_a_single_nominee_speaks() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 3})
    village.closes()
    assert village.asked(6) == ()


def test_the_sash_is_shown_once_and_holds_for_good() -> None:
    village = at("d1.talk", vote_style="together")
    assert village.does(6, "d1.sash", "show") == [SashShown(seat=Seat(6))]
    assert village.refused(6, "d1.sash", "show") == "stale"
    village.until("d2.vote")
    village.votes({6: 3, 1: 4})
    village.closes()
    assert [(event.target, event.votes) for event in village.heard(VotesCounted)] == [(3, 2), (4, 1)]


def test_the_sash_counts_two_in_the_live_tally_and_in_a_run_off() -> None:
    village = nominated()
    village.to_the_second_vote()
    village.votes({1: 3, 2: 3, 6: 5, 7: 5})
    village.closes()
    village.votes({1: 3, 6: 5})
    village.does(6, "d1.sash", "show")
    assert lines(village, 8)[0] == ("lupi-line-tally", 5, 2, (6,))
    village.closes()
    assert village.heard(Lynched) == [Lynched(day=1, victim=Seat(5))]


def test_a_dead_mayor_has_no_sash_to_show() -> None:
    village = a_game(EIGHT)
    village.answers(1, 6)
    village.until("d1.talk")
    assert village.asked(6) == ()


def test_each_of_two_mayors_shows_his_own() -> None:
    village = at("d1.talk", "wolf mayor mayor villager villager villager")
    village.does(2, "d1.sash", "show")
    village.does(3, "d1.sash", "show")
    assert [event.seat for event in village.heard(SashShown)] == [2, 3]


# The next night


def test_nights_and_days_are_counted() -> None:
    village = at("n3")
    assert [event.night for event in village.heard(NightFell)] == [1, 2, 3]
    assert [event.day for event in village.heard(DiscussionOpened)] == [1, 2]
