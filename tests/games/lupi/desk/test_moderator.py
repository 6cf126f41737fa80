"""A moderator at the desk of Lupi e contadini: the worked cases of the rules page, told by taps and by words."""

from datetime import timedelta
from typing import Any

import pytest

from games.core.desk.events import DeskCleared, GameEnded, TimeRanOut
from games.core.desk.game import NARRATOR
from games.core.game import Kind, Leave, Reason, Refused
from games.core.game import Move as CoreMove
from games.core.ids import Seat
from games.lupi.desk.game import called, heard_at, held, told_at_the_end, usual
from games.lupi.desk.terms import CHOICES, Terms, agreed
from games.lupi.state import Over
from tests.kit.lupi_desk import Moderating
from tests.kit.rules import EVENING, a_moment

EIGHT = ("villager", "wolf", "seer", "villager", "bodyguard", "villager", "wolf", "judge")


def an_evening(*roles: str) -> Moderating:
    return Moderating().begins(*(roles or EIGHT))


def refused(desk: Moderating, pick: str) -> str:
    """Why this may not be picked; it changes nothing."""
    before = desk.state
    with pytest.raises(Refused) as caught:
        desk.taps(pick)
    assert desk.state is before
    return caught.value.key


def veiled(desk: Moderating) -> tuple[int, ...]:
    """Whose eyes are open."""
    (line,) = desk.lines("lupi-desk-line-who")
    return tuple(line["seats"])


def calls_of(desk: Moderating) -> list[tuple[str, tuple[int, ...]]]:
    """Who is called tonight, in order, with who answers; everybody points at nobody."""
    found = []
    while desk.stage in ("call", "answer") and "go" not in desk.prompt.options:
        found.append((desk.detail("which"), veiled(desk)))
        desk.taps(next(option for option in desk.prompt.options if option.endswith("-0")))
        if desk.stage == "answer":
            desk.taps("go")
    return found


def puts_right(desk: Moderating, seat: int, what: str) -> Moderating:
    desk.taps("board", "fix", f"fix-{seat}", f"e-{seat}-{what}")
    return desk.taps("back") if desk.state.page else desk  # type: ignore[return-value]


# Before the game


def test_a_game_is_set_up_in_three_taps_and_told_by_hand_in_a_few_more() -> None:
    desk = Moderating().taps("n-9", "deal", "go")
    assert desk.stage == "call"
    desk = Moderating().taps("n-9", "hand", "c-0-1", "c-1-2", "c-2-3", "c-3-4", "go")
    assert [str(role) for role in desk.at.roles] == ["wolf", "wolf", "seer", "bodyguard", *["villager"] * 5]


def test_names_are_one_a_line_and_a_number_alone_is_a_number() -> None:
    desk = Moderating()
    assert desk.types("Laura\n\nGiorgio\nAndrea\nBea\nCarlo", number=7) == 1
    assert called(desk.state)[Seat(2)] == (7, 1)
    desk = Moderating()
    assert desk.types("12") == 1
    assert desk.at.count == 12
    assert called(desk.state)[Seat(12)] is None
    assert Moderating().types("3") == Moderating().types("buonasera") == 0


def test_a_deck_by_hand_says_which_condition_fails_and_villagers_are_the_rest() -> None:
    desk = Moderating().taps("n-6", "deck", "k-1-2", "k-5-1")
    assert desk.at.terms.deck == (2, 2, 1, 0, 0, 1)
    desk.taps("k-1-3")
    assert desk.detail("fits") == "no"
    desk.taps("back")
    assert refused(desk, "deal") == refused(desk, "hand") == "lupi-deck-many-wolves"
    desk.taps("deck", "k-1-2", "k-1-1", "k-1-0", "back")
    assert refused(desk, "deal") == "lupi-deck-no-wolf"
    desk.taps("deck", "k-auto", "back", "deal")
    assert sorted(desk.at.roles) == ["seer", *["villager"] * 4, "wolf"]


def test_a_deck_of_the_last_game_is_kept_only_for_as_many_players() -> None:
    desk = Moderating().taps("n-6", "deck", "k-5-1", "back")
    terms = usual(desk.state)
    assert terms.deck is not None
    game: Any = desk.game
    again = Moderating()
    again.state = game.setup(1, terms, a_moment(1)).state
    assert again.taps("n-6").at.terms.deck == terms.deck
    assert again.taps("undo", "n-7").at.terms.deck is None


def test_the_terms_of_the_table_change_by_tapping_and_there_are_no_others() -> None:
    desk = Moderating().taps("n-5", "rules")
    for name, values in CHOICES.items():
        desk.taps(f"s-{name}-1")
        assert getattr(desk.at.terms, name) == values[1]
    options = desk.at.terms.options
    assert (options.pace, options.reveal_roles, options.ghosts_talk) == ("fast", True, True)
    with pytest.raises(LookupError):
        agreed(Terms(), "pace", "slow")


def test_cards_are_dealt_again_and_swapped_before_they_are_handed_out() -> None:
    desk = Moderating().taps("n-16", "deal")
    first = desk.at.roles
    assert desk.taps("again").at.roles != first
    one, other = desk.at.roles.index("wolf") + 1, desk.at.roles.index("seer") + 1
    desk.taps("swap", f"w-{one}", f"w-{one}-{other}")
    assert (desk.at.roles[one - 1], desk.at.roles[other - 1]) == ("seer", "wolf")


# The night


def test_the_calls_come_in_the_order_of_the_rules_with_their_script() -> None:
    desk = an_evening()
    assert desk.said == ["night", "wolf-open"]
    assert desk.taps("uwolves-1").said == ["wolf-close", "bodyguard-open"]
    assert desk.taps("u5-5").said == ["bodyguard-close", "judge-open"]
    assert desk.taps("u8-1").said == ["judge-close", "seer-open"]
    assert desk.taps("u3-7").said == ["seer-close"]
    assert desk.taps("go").said == []
    assert desk.taps("go").said[0] == "dawn"


def test_a_deck_without_a_seer_ends_its_night_with_the_last_card_that_closes_the_eyes() -> None:
    desk = an_evening("wolf", "judge", "villager", "villager", "villager")
    assert calls_of(desk) == [("wolf", (1,)), ("judge", (2,))]
    assert desk.said == ["judge-close"]


def test_dead_figures_are_called_all_the_same_with_the_same_buttons() -> None:
    desk = an_evening()
    desk.night(wolves=5).taps("go", "count", "go")
    assert [which for which, _ in calls_of(desk)] == ["wolf", "bodyguard", "judge", "seer"]
    desk = an_evening()
    desk.night(wolves=3).taps("go", "count", "go")
    seen = []
    while desk.stage != "answer":
        seen.append([label.key for _, label in desk.prompt.labels])
        name = next(option for option in desk.prompt.options if option.startswith("u")).partition("-")[0]
        desk.taps(f"{name}-1")
    assert all(buttons == seen[0] for buttons in seen)
    assert desk.detail("any") == "no"
    assert desk.said == ["seer-close"]


def test_nobody_is_pointed_at_whom_the_rules_forbid() -> None:
    desk = an_evening()
    assert refused(desk, "uwolves-2") == "lupi-desk-own-pack"
    desk.taps("uwolves-0", "u5-5", "u8-8")
    assert refused(desk, "u3-3") == "lupi-desk-own-self"
    desk.taps("u3-0", "go", "go", "go", "go", "count", "go", "uwolves-0")
    assert refused(desk, "u5-5") == "lupi-desk-guarded"
    assert desk.taps("u5-1").detail("which") == "judge"


def test_the_seer_is_answered_by_a_sign_and_a_seer_who_asks_nothing_is_not() -> None:
    for target, wolf in ((2, "yes"), (1, "no")):
        desk = an_evening().taps("uwolves-0", "u5-0", "u8-0", f"u3-{target}")
        assert (desk.detail("any"), desk.detail("wolf"), desk.detail("target")) == ("yes", wolf, target)
    desk = an_evening().taps("uwolves-0", "u5-0", "u8-0", "u3-0")
    assert desk.detail("any") == "no"


def test_two_of_a_kind_open_their_eyes_together_and_choose_one_after_the_other() -> None:
    desk = an_evening("wolf", "seer", "seer", "villager", "villager", "villager").taps("uwolves-4")
    assert (desk.said, veiled(desk)) == (["wolf-close", "seer-open"], (2,))
    assert desk.taps("u2-1").said == []
    assert (desk.taps("go").said, veiled(desk)) == ([], (3,))
    assert desk.taps("u3-2").said == ["seer-close"]


def test_wolves_who_disagree_are_told_one_by_one_and_the_victim_is_drawn_once() -> None:
    desk = an_evening().taps("split")
    assert veiled(desk) == (2,)
    desk.taps("uw2-1")
    assert veiled(desk) == (7,)
    assert refused(desk, "split") == "lupi-desk-lone-wolf"
    desk.taps("uw7-4", "u5-0", "u8-0", "u3-0", "go", "go")
    (death,) = desk.room.deaths
    assert death.seat in (1, 4)
    desk.taps("undo", "undo", "go", "go")
    assert desk.room.deaths == (death,)


def test_a_call_is_put_right_in_words_until_dawn() -> None:
    desk = an_evening().taps("uwolves-1", "u5-4", "u8-1", "u3-1", "go")
    assert desk.types("2 > 4\n5 -> 1") == 2
    assert desk.types("3 = 7") == 1
    assert (desk.stage, desk.detail("wolf")) == ("answer", "yes")
    assert desk.types("3 > 1") == 0
    desk.taps("go", "go")
    assert [death.seat for death in desk.room.deaths] == [4]
    desk = an_evening()
    with pytest.raises(Refused):
        desk.types("1 > 2")


def test_a_guarded_player_survives_and_the_vote_begins_from_the_left_of_the_last_starter() -> None:
    desk = an_evening().night(wolves=8)
    assert desk.detail("first") == 1
    assert desk.taps("go").detail("voter") == 1
    desk.taps("count", "go").night(wolves=1, s5=1)
    assert (desk.living, desk.detail("first")) == ([1, 2, 3, 4, 5, 6, 7], 2)


# The day


def test_ghosts_hear_what_they_may_do_and_cards_are_shown_where_the_table_wants_it() -> None:
    desk = an_evening().taps("uwolves-1", "u5-0", "u8-0", "u3-0", "go", "go")
    assert desk.said == ["dawn", "lupi-found-devoured", "ghost"]
    assert desk.lines("lupi-desk-say-ghost") == [{"seat": 1, "talk": "no", "shown": "no"}]
    desk = Moderating().taps("n-5", "rules", "s-reveal_roles-1", "s-ghosts_talk-1", "back", "deal", "go")
    victim = next(player.seat for player in desk.room.players if not player.wolf)
    desk.taps(f"uwolves-{victim}")
    desk.taps(next(option for option in desk.prompt.options if option.endswith("-0")), "go", "go")
    assert desk.said == ["dawn", "lupi-found-devoured", "lupi-role-shown", "ghost"]
    assert desk.lines("lupi-desk-say-ghost") == [{"seat": victim, "talk": "yes", "shown": "yes"}]


def test_the_two_with_most_votes_speak_and_then_the_hands_decide() -> None:
    desk = an_evening().night(wolves=1).taps("go")
    assert desk.detail("voter") == 2
    desk.votes((2, 3), (3, 4), (4, 3), (5, 4), (6, 3), (7, 8), (8, 0))
    assert desk.said[-1] == "lupi-nominees-named"
    desk.taps("go")
    assert (desk.detail("speaker"), desk.detail("number"), desk.detail("several")) == (3, 1, 2)
    assert desk.taps("go").detail("speaker") == 4
    assert desk.taps("go").said == ["second"]
    desk.hands(s3=4, s4=3)
    assert desk.said == ["lupi-lynched", "ghost"]
    assert 3 not in desk.living


def test_a_tie_is_voted_on_once_more_and_tied_again_nobody_dies() -> None:
    desk = an_evening().night(wolves=1).taps("go").votes((2, 3), (3, 4)).taps("go", "go", "go")
    desk.hands(s3=3, s4=3)
    assert (desk.stage, desk.said) == ("second", ["runoff"])
    desk.votes((2, 3), (3, 4), (5, 3), (6, 4))
    assert desk.said[-1] == "lupi-tied-again"
    assert len(desk.living) == 7


def test_no_vote_for_anybody_and_nobody_is_lynched() -> None:
    desk = an_evening().night(wolves=1).taps("go", "count")
    assert desk.said == ["lupi-nobody-nominated"]
    desk = an_evening().night(wolves=1).taps("go").votes((2, 3), (3, 4)).taps("go", "go", "go", "count")
    assert desk.said == ["lupi-nobody-condemned"]


def test_who_alone_got_votes_speaks_and_is_lynched_without_a_second_vote() -> None:
    desk = an_evening().night(wolves=1).taps("go").hands(s4=6)
    assert desk.said == ["lupi-sole-nominee-named"]
    assert len(desk.taps("go").lines("lupi-desk-line-sole")) == 1
    assert desk.taps("go").said == ["lupi-lynched", "ghost"]


def test_the_judge_forbids_it_though_devoured_that_night() -> None:
    desk = an_evening().night(wolves=8, s8=4).lynches(4)
    assert desk.said == ["lupi-lynching-forbidden"]
    assert 4 in desk.living


def test_the_sash_counts_two_in_the_open_count_and_stands_on_every_screen_of_the_day() -> None:
    desk = an_evening("wolf", "mayor", "villager", "villager", "villager", "villager", "villager", "seer")
    assert refused(desk.night(wolves=8).taps("go").taps("undo"), "board-x") == "not-offered"
    desk.taps("go").types("1 3\n4 3\n2 4\n3 5\n5 6")
    assert desk.taps("sash").said[0] == "lupi-sash-shown"
    assert desk.detail("sash") == "yes"
    assert refused(desk, "sash") == "lupi-desk-no-mayor"
    desk.taps("count")
    assert desk.room.phase.nominees == (3, 4)  # type: ignore[union-attr]


def test_of_two_mayors_the_moderator_says_which() -> None:
    desk = an_evening("wolf", "mayor", "mayor", "villager", "villager", "villager").night()
    desk.taps("sash", "b-3", "sash")
    assert [player.seat for player in desk.room.players if player.sash] == [2, 3]


def test_where_hands_are_counted_nobody_is_called_first() -> None:
    desk = Moderating().taps("n-5", "rules", "s-first-1", "s-second-1", "back", "deal", "go")
    seer = next(player.seat for player in desk.room.players if player.role == "seer")
    desk.taps("uwolves-0", f"u{seer}-0", "go", "go")
    assert desk.lines("lupi-desk-line-starts") == []
    assert desk.taps("go").detail("manner") == "hands"
    assert desk.taps("go").said == ["vote-hands"]


def test_hands_are_told_by_tapping_and_are_never_more_than_there_are() -> None:
    desk = an_evening().night(wolves=1).taps("go", "hands", "of-3")
    assert max(int(option[3:]) for option in desk.prompt.options if option.startswith("h3-")) == 6
    desk.taps("h3-5", "of-4")
    assert [option for option in desk.prompt.options if option.startswith("h4")] == ["h4-0", "h4-1", "h4-2"]
    desk.taps("h4-2", "of-3", "h3-4")
    assert desk.lines("lupi-desk-line-hands") == [{"target": 3, "votes": 4}, {"target": 4, "votes": 2}]
    with pytest.raises(Refused):
        desk.types("5 3")
    assert desk.taps("voters").taps("count").said == ["lupi-nobody-nominated"]


def test_a_vote_told_twice_is_told_once_and_may_be_changed_until_it_is_counted() -> None:
    desk = an_evening().night(wolves=1).taps("go", "t2-3")
    told = len(desk.state.entries)
    desk.types("2 3")
    assert len(desk.state.entries) == told
    desk.types("2 4")
    assert desk.room.phase.votes[0].target == 4  # type: ignore[union-attr]
    with pytest.raises(Refused):
        desk.types("3 3")


# Leaving and putting right


def test_a_nominee_who_goes_home_is_the_loss_of_the_day() -> None:
    desk = an_evening().night(wolves=1).taps("go").votes((2, 3), (3, 4)).taps("go")
    puts_right(desk, 3, "dead")
    assert (desk.stage, desk.said) == ("verdict", ["lupi-player-left", "lupi-nominee-fled"])
    assert desk.taps("go").stage == "call"


def test_who_goes_home_by_night_is_asked_nothing_and_who_had_chosen_him_is_asked_again() -> None:
    desk = an_evening().taps("uwolves-4", "u5-4", "u8-1", "u3-4")
    puts_right(desk, 4, "dead")
    assert (desk.stage, desk.detail("which")) == ("call", "wolf")
    assert desk.said[0] == "lupi-player-left"
    desk.taps("uwolves-5", "u5-5", "u3-5")
    puts_right(desk, 1, "dead")
    assert desk.stage == "answer"
    puts_right(desk, 3, "dead")
    assert desk.detail("which") == "judge"


def test_with_the_last_wolf_gone_home_the_humans_win_at_once() -> None:
    desk = an_evening("wolf", "villager", "villager", "villager", "villager")
    puts_right(desk, 1, "dead")
    assert (desk.stage, desk.said) == ("end", ["lupi-player-left", "lupi-humans-won", *["lupi-card-turned"] * 5])


def test_somebody_buried_by_mistake_lives_and_a_card_that_was_another_is_another() -> None:
    desk = an_evening().night(wolves=1, s5=4, s8=6)
    puts_right(desk, 1, "alive")
    assert (desk.living, desk.room.deaths) == ([1, 2, 3, 4, 5, 6, 7, 8], ())
    puts_right(desk, 5, "0")
    puts_right(desk, 8, "5")
    assert (desk.room.guards, desk.room.shields) == ((), ())
    assert "sash" in desk.prompt.options
    puts_right(desk.taps("sash"), 8, "0")  # type: ignore[arg-type]
    assert not desk.room.player(Seat(8)).sash
    puts_right(desk, 8, "0")
    assert desk.room.player(Seat(8)).role == "villager"


def test_a_card_put_right_can_end_the_game() -> None:
    desk = an_evening("wolf", "villager", "villager", "villager", "villager").night()
    puts_right(desk, 1, "0")
    assert desk.stage == "end"
    assert isinstance(desk.room.phase, Over)


# The end, the countdown, the way back


def test_the_end_is_proposed_with_the_winners_and_confirmed_with_a_chronicle() -> None:
    desk = an_evening("wolf", "seer", "villager", "villager", "villager").night(wolves=2).lynches(3)
    assert desk.room.phase.kind == "night"
    desk.taps("go", "uwolves-4", "useer-0", "go", "go")
    assert desk.said == ["dawn", "lupi-found-devoured"]
    assert desk.taps("go").said == ["lupi-wolves-won", *["lupi-card-turned"] * 5]
    assert "fix" not in desk.taps("board").prompt.options
    desk.taps("back", "confirm")
    assert desk.events == [GameEnded(result="wolves", winners=(Seat(1),))]
    assert desk.over
    assert [line.key for line in told_at_the_end(desk.state)] == [
        "lupi-line-devoured",
        "lupi-line-lynched",
        "lupi-line-devoured",
        "lupi-desk-line-next",
    ]


def test_a_lynching_that_ends_the_game_is_read_out_before_the_end() -> None:
    desk = an_evening("wolf", "villager", "villager", "villager", "villager").night(wolves=2).lynches(1)
    assert (desk.stage, desk.said) == ("verdict", ["lupi-lynched"])
    assert desk.taps("go").said[0] == "lupi-humans-won"


def test_a_desk_that_is_cleared_tells_nothing() -> None:
    desk = Moderating()
    assert told_at_the_end(desk.state) == ()
    step = desk.game.leave(desk.state, NARRATOR, Leave.RESIGNED, a_moment(2))
    assert step.events == (DeskCleared(),)
    assert desk.game.outcome(step.state) is not None
    assert desk.game.prompts(step.state, NARRATOR) == ()


def test_a_speech_has_its_time_and_the_next_one_its_own() -> None:
    desk = an_evening().night(wolves=1).taps("go").votes((2, 3), (3, 4)).taps("go")
    start = next(line for pick, line in desk.prompt.labels if pick == "m-60s")
    assert [(detail.kind, detail.value) for detail in start.details] == [(Kind.SPAN, 60)]
    desk.taps("m-60s")
    due = desk.game.deadline(desk.state)
    assert due is not None
    step = desk.game.expire(desk.state, due, a_moment(99, EVENING + timedelta(seconds=60)))
    assert step.events == (TimeRanOut(),)
    assert desk.taps("go").game.deadline(desk.state) is None
    desk.taps("clock", "m-2", "clock", "m-hold")
    assert desk.lines("lupi-desk-line-clock") == [{"left": 120, "held": "yes"}]


@pytest.mark.parametrize(("steps", "length"), [((), 162), (("go",), 90)])
def test_the_countdown_proposes_what_the_rules_give_this_part_of_the_day(steps: tuple[str, ...], length: int) -> None:
    desk = an_evening().night(wolves=1)
    desk.taps(*steps, "clock", f"m-{length}s")
    assert desk.lines("lupi-desk-line-clock") == [{"left": length, "held": "no"}]
    desk.taps("big", "m-hold")
    assert (desk.prompt.ask, desk.detail("minutes")) == ("lupi-desk-ask-big", length // 60)
    assert desk.taps("m-off").prompt.ask != "lupi-desk-ask-big"


def test_the_second_vote_has_a_time_of_its_own() -> None:
    desk = an_evening().night(wolves=1).taps("go").votes((2, 3), (3, 4)).taps("go", "go", "go", "clock")
    assert "m-60s" in desk.prompt.options


def test_every_step_is_taken_back_to_the_empty_desk() -> None:
    desk = an_evening().night(wolves=1, s5=4).lynches(7).taps("go")
    told = len(desk.state.entries)
    for _ in range(told):
        desk.taps("undo")
    assert (desk.state.entries, desk.stage) == ((), "table")
    assert desk.state.turned > 0
    assert "undo" not in desk.prompt.options


def test_undo_is_a_word_too_and_other_words_mean_nothing_where_nothing_is_asked() -> None:
    desk = an_evening().night(wolves=1)
    assert desk.types("2 > 3") == 0
    assert desk.types("Annulla") == 1
    assert desk.stage == "dawn"
    assert heard_at(desk.state, Seat(1), "undo") == ()
    with pytest.raises(Refused) as caught:
        desk.game.apply(desk.state, CoreMove(seat=NARRATOR, prompt=desk.prompt.id), a_moment(3))
    assert caught.value.key == Reason.NOT_OFFERED.value


def test_who_plays_is_told_anew_until_the_cards_are_out_and_then_shows_who_is_who() -> None:
    desk = Moderating().seats(5)
    assert desk.types("players\n7") == 1
    assert desk.types("deal") == desk.types("deal") == 1
    assert (desk.at.count, desk.stage, len(desk.state.entries)) == (7, "dealt", 4)
    desk.types("players\nA\nB\nC\nD\nE", number=3)
    assert (desk.at.count, desk.at.names, desk.stage) == (5, 3, "terms")
    assert desk.types("players") == 0
    desk.taps("deal", "go")
    assert desk.types("players\n6") == desk.types("deal") == 0
    desk.types("players")
    assert desk.state.page == "board"


def test_the_board_knows_whom_the_night_covers() -> None:
    desk = an_evening().night(wolves=1, s5=4, s8=6).taps("board")
    shown = {line["seat"]: line for line in desk.lines("lupi-desk-line-player")}
    assert (shown[1]["alive"], shown[4]["guarded"], shown[6]["sheltered"]) == ("no", "yes", "yes")
    assert desk.detail("wolves") == (2, 7)


def test_the_card_in_each_hand_is_told_in_the_words_of_the_game_once_it_is_there() -> None:
    desk = Moderating().taps("n-5", "hand", "c-0-1", "c-1-2")
    assert held(desk.state) == {}
    cards = held(desk.taps("go").state)
    assert {line.key for lines in cards.values() for line in lines} == {"lupi-card-dealt"}
    assert [lines[0].details[0].value for lines in cards.values()] == ["wolf", "seer", *["villager"] * 3]


def test_a_desk_without_cards_has_no_game_yet() -> None:
    with pytest.raises(LookupError):
        _ = Moderating().room
