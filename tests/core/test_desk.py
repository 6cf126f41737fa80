"""What all desks have in common, told through the smaller one: the countdown, the words, the one screen."""

from games.core.desk.countdown import handled
from games.core.desk.facts import facts
from games.core.desk.game import NARRATOR
from games.core.desk.words import pairs, players, roster
from games.core.game import Kind, Leave
from games.core.ids import PromptId, Seat
from games.core.spec import Heard
from games.lupi.events import NightFell
from tests.kit.lupi_desk import Moderating
from tests.kit.rules import EVENING, a_moment

HERE = PromptId("t0.desk")


def test_a_countdown_that_there_is_not_is_neither_held_nor_put_away() -> None:
    for what in ("hold", "on", "off"):
        assert handled(None, 4, what, EVENING) == (None, 4)


def test_a_countdown_is_set_in_minutes_or_seconds_and_no_two_have_one_token() -> None:
    first, rung = handled(None, 4, "2", EVENING)
    assert first is not None
    assert (first.left, first.token, rung) == (120, 5, 4)
    second, _ = handled(first, rung, "45s", EVENING)
    assert second is not None
    assert (second.left, second.token) == (45, 6)
    assert handled(second, rung, "on", EVENING) == (second, rung)


def test_a_length_is_printed_as_a_length() -> None:
    told = facts(NightFell(night=2, living=7, length_span=90))
    assert [(one.name, one.kind) for one in told] == [
        ("night", Kind.NUMBER),
        ("living", Kind.NUMBER),
        ("length_span", Kind.SPAN),
    ]


def test_only_the_narrator_is_asked_sees_and_clears_the_desk() -> None:
    desk = Moderating().seats(5)
    player = Seat(1)
    assert desk.game.prompts(desk.state, player) == ()
    assert desk.game.view(desk.state, player) is None
    assert desk.game.view(desk.state, NARRATOR) is desk.at
    assert desk.game.leave(desk.state, player, Leave.RESIGNED, a_moment(3)).state is desk.state


def test_a_desk_is_printed_without_what_it_knows() -> None:
    assert repr(Moderating().taps("n-5", "deal").state) == "Desk(entries=2)"


def test_pairs_are_read_however_they_are_typed() -> None:
    text = "7 > 3, 8->4\n5=0 6:x 1 2"
    assert list(pairs(text)) == [(7, "3"), (8, "4"), (5, "0"), (6, "x"), (1, "2")]


def test_players_are_a_number_or_as_many_names_as_may_play() -> None:
    sizes = range(2, 4)
    assert list(players(HERE, "3", sizes)) == [Heard(HERE, "n-3")]
    assert list(players(HERE, "Anna\n\nBruno", sizes)) == [Heard(HERE, "n-2", kept=True)]
    assert [*players(HERE, "9", sizes), *players(HERE, "Anna", sizes)] == []


def test_who_plays_is_told_anew_only_where_that_is_open() -> None:
    sizes = range(2, 4)
    assert roster(HERE, "3", sizes, begun=False, open_to=True) is None
    assert roster(HERE, "players\n3", sizes, begun=False, open_to=True) == (Heard(HERE, "n-3"),)
    assert roster(HERE, "players\n3", sizes, begun=True, open_to=False) == ()
    assert roster(HERE, "players", sizes, begun=True, open_to=False) == (Heard(HERE, "board"),)
    assert roster(HERE, "players", sizes, begun=False, open_to=True) == ()
