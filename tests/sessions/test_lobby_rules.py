"""The lobby's own rules, without a database."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.sessions import lobby as rules
from storage.records import SeatRecord

START = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)


def seat(number: int, user: int | None = None, computer: str | None = None) -> SeatRecord:
    return SeatRecord(session_id="abc", seat=number, user_id=user, computer=computer, joined_at=START)


def test_an_anonymous_administrator_cannot_sit() -> None:
    assert rules.may_sit([], 1, range(5, 36), anonymous=True) == "anonymous"


def test_nobody_sits_twice() -> None:
    assert rules.may_sit([seat(1, 7)], 7, range(5, 36), anonymous=False) == "seated"


def test_a_full_table_takes_nobody_more() -> None:
    seats = [seat(number, number) for number in range(1, 6)]
    assert rules.may_sit(seats, 99, range(2, 6), anonymous=False) == "full"
    assert rules.may_sit(seats[:4], 99, range(2, 6), anonymous=False) is None


def test_the_table_is_the_next_persons_and_never_a_computers() -> None:
    seats = [seat(2, 20), seat(1, None, "Ada"), seat(3, 30)]
    assert rules.heir(seats, 20) == seats[2]
    assert rules.heir(seats, 30) == seats[0]
    assert rules.heir([seat(1, None, "Ada"), seat(2, 20)], 20) is None


def test_seats_are_closed_up_in_the_order_of_joining() -> None:
    closed = rules.closed_up([seat(7, 70), seat(2, 20), seat(5, 50)])
    assert [(row.seat, row.user_id) for row in closed] == [(1, 20), (2, 50), (3, 70)]


def test_the_seats_entropy_names_no_person_and_depends_on_the_session() -> None:
    seats = [seat(1, 123456789), seat(2, None, "Ada")]
    one, other = rules.entropy("aaa", seats), rules.entropy("bbb", seats)
    assert "123456789" not in "".join(one)
    assert one[0] != other[0]
    assert one[1] == "computer:2"


def test_without_all_dice_the_entropy_says_that_there_were_none() -> None:
    assert rules.dice_entropy([]) == rules.dice_entropy([3, None]) == ["without dice"]
    assert rules.dice_entropy([3, 64]) == ["die:0:3", "die:1:64"]


@given(length=st.floats(1, 100_000), step=st.floats(0.5, 500))
def test_a_countdown_warns_in_order_and_closes_once_at_its_end(length: float, step: float) -> None:
    lobby, now, warnings = rules.opened(START, length), START, 0
    closes = lobby.closes
    while True:
        now = max(rules.next_due(lobby), now + timedelta(milliseconds=1))
        assert now <= closes + timedelta(seconds=1)
        token = lobby.token
        lobby, happened = rules.tick(lobby, now)
        assert happened != "early"
        if happened == "close":
            break
        warnings += 1
        assert lobby.token != token
    assert warnings <= len(rules.WARNINGS)
    assert now >= closes


def test_an_early_tick_does_nothing() -> None:
    lobby = rules.opened(START, 180)
    assert rules.tick(lobby, START + timedelta(seconds=100)) == (lobby, "early")


def test_more_time_is_another_countdown() -> None:
    lobby = rules.opened(START, 180)
    later = rules.extend(lobby, 60, by=7)
    assert later.closes == lobby.closes + timedelta(seconds=60)
    assert later.token != lobby.token
    assert later.extended_by == (7,)
    assert rules.extend(later, 60, by=None).extended_by == (7,)


def test_a_shorter_pace_leaves_half_a_minute() -> None:
    lobby = rules.opened(START, 180)
    now = START + timedelta(seconds=150)
    assert rules.lengthened(lobby, -60, now).closes == now + timedelta(seconds=30)


def test_the_last_warning_brings_back_the_page_on_which_people_sit_down() -> None:
    lobby = replace(rules.opened(START, 180), page="options")
    lobby, first = rules.tick(lobby, START + timedelta(seconds=120))
    assert (first, lobby.page) == ("warn", "options")
    lobby, last = rules.tick(lobby, START + timedelta(seconds=150))
    assert (last, lobby.page) == ("warn", "")


def test_a_lobby_that_waits_for_people_shows_the_page_on_which_they_sit_down() -> None:
    lobby = replace(rules.opened(START, 180), page="people")
    assert rules.turn_to(lobby, "short", START + timedelta(seconds=180)).page == ""


def test_whoever_sets_the_options_has_a_minute_left_and_is_warned_once_more() -> None:
    lobby = replace(rules.opened(START, 180), warned=2)
    now = START + timedelta(seconds=170)
    longer = rules.unhurried(lobby, now)
    assert longer.closes == now + timedelta(seconds=60)
    assert rules.next_due(longer) == now + timedelta(seconds=30)
    assert longer.token != lobby.token
    assert rules.unhurried(longer, now) == longer


def test_a_lobby_that_waits_for_people_is_not_prolonged_by_its_options() -> None:
    lobby = rules.turn_to(rules.opened(START, 180), "short", START, 30)
    assert rules.unhurried(lobby, START + timedelta(seconds=20)) == lobby
