"""Trophies that many games bring together: each is earned by a career made for it, and not by the one before its last game."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import pytest

from bot.sessions.figures.honours import HONOURS, Career, run_best, run_now
from storage.records import ResultRecord

START = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)
BY_KEY = {honour.key: honour for honour in HONOURS}


def games(*games: dict[str, object], apart: float = 48) -> tuple[ResultRecord, ...]:
    """Results one after the other, so many hours apart unless one says when."""
    return tuple(
        ResultRecord(
            **{
                "session_id": f"{at:08d}", "seat": 1, "chat_id": -1, "game": "wolves", "user_id": 1, "role": None,
                "won": False, "alive": None, "outcome": "x", "ended_at": START + timedelta(hours=apart * at), **one,
            }
        )
        for at, one in enumerate(games)
    )  # fmt: skip


def career(results: Iterable[ResultRecord]) -> Career:
    return Career(
        results=tuple(results), games=frozenset({"wolves", "town", "tale"}), contested=frozenset({"wolves", "town"})
    )


WON, LOST, DEAD, ALIVE = {"won": True}, {"won": False}, {"alive": False}, {"alive": True}
TALE = {"game": "tale"}
CAREERS = {
    "first-game": games(LOST),
    "games-10": games(*[LOST] * 10),
    "games-50": games(*[LOST] * 50),
    "games-100": games(*[LOST] * 100),
    "first-win": games(LOST, WON),
    "wins-25": games(*[WON, LOST] * 24, WON),
    "wins-3": games(LOST, WON, TALE, WON, WON),
    "wins-5": games(*[WON] * 5),
    "losses-5": games(WON, *[LOST] * 3, TALE, LOST, LOST),
    "all-games": games({"game": "town"}, TALE, LOST),
    "all-won": games({"game": "town", **WON}, WON),
    "deaths-5": games(ALIVE, *[DEAD] * 5),
    "lives-5": games(DEAD, *[ALIVE] * 5),
    "three-groups": games({"chat_id": -1}, {"chat_id": -2}, {"chat_id": -3}),
    "marathon": games(*[LOST] * 5, apart=6),
    "comeback": games(LOST, LOST, apart=24 * 60),
    "four-teams": games(*({"team": team, **WON} for team in "abc"), {"team": "a", "game": "town", **WON}),
    "ten-roles": games(*({"role": f"role-{at}"} for at in range(10))),
}


def test_every_honour_is_tried_here() -> None:
    assert CAREERS.keys() == BY_KEY.keys()


@pytest.mark.parametrize("key", BY_KEY)
def test_an_honour_is_earned_with_the_last_game_and_not_before(key: str) -> None:
    results = CAREERS[key]
    assert BY_KEY[key].earned(career(results))
    assert not BY_KEY[key].earned(career(results[:-1]))


def test_whoever_has_left_early_has_neither_won_nor_seen_the_end() -> None:
    left = career(games(*[{**WON, **ALIVE, "left": True}] * 5))
    assert not any(BY_KEY[key].earned(left) for key in ("first-win", "wins-3", "all-won", "lives-5"))


def test_five_games_in_two_days_are_no_marathon_and_a_month_is_no_absence() -> None:
    assert not BY_KEY["marathon"].earned(career(games(*[LOST] * 5, apart=7)))
    assert not BY_KEY["comeback"].earned(career(games(LOST, LOST, apart=24 * 30)))


def test_rows_are_counted_up_to_now_and_at_their_best() -> None:
    assert (run_now([True, False, True, True]), run_best([True] * 3 + [False, True])) == (2, 3)
    assert (run_now([]), run_best([])) == (0, 0)
