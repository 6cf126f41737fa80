"""What the quiz decides without a database: what comes next, what is remembered, what an answer is worth, days."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.quiz.choosing import Known, fitting, following
from bot.quiz.days import is_zone, next_time, streak_after, streak_now
from bot.quiz.library import Books
from bot.quiz.mastery import mastery
from bot.quiz.memory import SOON, Knew, Memory, reviewed
from bot.quiz.rounds import Current, Duel, Solo
from bot.quiz.scoring import points, table
from bot.quiz.typed import Verdict
from bot.quiz.wording import Asked
from bot.sessions.quiz.asking import DUELS, SOLOS
from games.core.game import Line
from games.core.ids import RoleKey
from games.core.quiz import Question
from games.core.rng import SeededRng
from games.village.spec import VILLAGE
from tests.kit.evening import BUNDLES

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
RNG = SeededRng(b"quiz")


def question(key, role="seer", *, level=1, team="village", typed=False):
    line = Line(key="village-name")
    about = (RoleKey(role),) if role else ()
    return Question(
        key=key,
        kind="team",
        level=level,
        about=about,
        team=team,
        ask=(line,),
        right=line,
        wrong=(line,),
        why=(line,),
        typed=about if typed else None,
    )


POOL = [question(f"{role}.{number}", role) for role in ("seer", "wolf", "drunk") for number in (1, 2)]


def known(hours, *, missed=False):
    return Known(due_at=NOW + timedelta(hours=hours), missed=missed)


# What comes next


def test_what_is_longest_due_comes_first_then_the_new_then_what_is_due_soonest():
    asked, seen = [], {"seer.2": known(-1), "wolf.1": known(-5), "wolf.2": known(9), "drunk.1": known(4)}
    while (found := following(POOL, asked, seen, NOW, RNG)) is not None:
        asked.append(found.key)
    assert asked[:2] == ["wolf.1", "seer.2"]
    assert set(asked[2:4]) == {"seer.1", "drunk.2"}
    assert asked[4:] == ["drunk.1", "wolf.2"] or asked[4:] == ["wolf.2", "drunk.1"]


def test_in_an_endless_round_no_role_comes_twice_before_every_role_had_its_turn():
    asked, seen = [], {"seer.1": known(-9), "seer.2": known(-8)}
    while (found := following(POOL, asked, seen, NOW, RNG, strict=True)) is not None:
        asked.append(found.key)
    roles = [key.partition(".")[0] for key in asked]
    assert {*roles[:3]} == {*roles[3:]} == {"seer", "wolf", "drunk"}
    assert asked[0] == "seer.1"


def test_the_easy_ones_come_before_the_hard_ones_unless_a_group_is_asked():
    pool = [question("hard", level=3), question("easy", "wolf", level=1)]
    assert following(pool, (), {}, NOW, RNG).key == "easy"
    drawn = {following(pool, (), {}, NOW, SeededRng(bytes([n])), easiest=False).key for n in range(20)}
    assert drawn == {"hard", "easy"}


def test_rounds_take_the_questions_that_fit_them():
    pool = [question("a", typed=True), question("b", team="wolves", level=2), question("c")]
    seen = {"c": known(9, missed=True), "a": known(9)}
    keys = {
        (mode, what): [one.key for one in fitting(pool, mode, what, seen)]
        for mode, what in (("quick", ""), ("typed", ""), ("team", "wolves"), ("level", "2"), ("mistakes", ""))
    }
    assert [*keys.values()] == [["a", "b", "c"], ["a"], ["b"], ["b"], ["c"]]


# What is remembered


def test_a_mistake_is_due_after_ten_minutes_and_what_was_known_after_days_ever_longer():
    missed = reviewed(None, Knew.NO, NOW)
    assert missed.due_at == NOW + SOON
    at, spans = NOW, []
    memory = None
    for _ in range(5):
        memory = reviewed(memory, Knew.YES, at)
        spans.append(memory.due_at - at)
        at = memory.due_at
    assert spans[0] == timedelta(days=2)
    assert spans == sorted(spans)
    assert spans[-1] > timedelta(days=60)
    assert memory.mastery == 1.0
    fallen = reviewed(memory, Knew.NO, at)
    assert (fallen.due_at - at, fallen.mastery) == (SOON, 0.0)


def test_the_same_answers_at_the_same_times_are_remembered_the_same_and_survive_storage():
    def answers():
        memory = None
        for days, knew in ((0, Knew.YES), (2, Knew.ALMOST), (9, Knew.NO), (10, Knew.YES)):
            memory = reviewed(memory, knew, NOW + timedelta(days=days))
            memory = Memory.load(memory.dump(), memory.due_at, memory.seen_at)
        return memory

    assert answers() == answers()


def test_a_team_is_known_as_well_as_its_questions_are():
    once = reviewed(None, Knew.YES, NOW)
    pool = [question("a"), question("b", "drunk"), question("c", team="wolves")]
    village, wolves = mastery(pool, ("village", "wolves", "nobody"), {"a": once})
    assert (village.met, village.count, wolves.percent, wolves.bar) == (1, 2, 0, "▱" * 10)
    assert 0 < village.percent < 50
    firm = replace(once, stability=30.0)
    several = [question(f"{number}") for number in range(5)]
    (village,) = mastery(several, ("village",), {"0": firm, "1": firm, "2": once})
    assert 67 <= village.percent < 100
    (village,) = mastery(several, ("village",), dict.fromkeys("013", firm))
    assert (village.percent, village.bar) == (100, "▰" * 10)


# What an answer is worth


@pytest.mark.parametrize(("after", "worth"), [(-1, 20), (0, 20), (10, 15), (20, 10), (25, 10), (19.9, 11)])
def test_a_right_answer_is_worth_more_the_faster_it_comes(after, worth):
    assert points(correct=True, after=after, of=20) == worth
    assert points(correct=False, after=after, of=20) == 0


def test_who_has_as_many_points_shares_a_place_and_the_next_places_are_left_out():
    lines = table({1: [(True, 11)], 2: [(True, 20), (False, 0)], 3: [(True, 11)], 4: [(False, 0)], 5: []})
    assert [(line.rank, line.user_id, line.points, line.rights) for line in lines] == [
        (1, 2, 20, 1),
        (2, 1, 11, 1),
        (2, 3, 11, 1),
        (4, 4, 0, 0),
        (4, 5, 0, 0),
    ]


# Days


def test_days_in_a_row_go_on_with_the_next_day_and_end_with_a_gap():
    today = date(2026, 3, 1)
    assert streak_after(0, None, today) == 1
    assert streak_after(4, "2026-03-01", today) == 4
    assert streak_after(4, "2026-02-28", today) == 5
    assert streak_after(4, "2026-02-27", today) == 1
    assert streak_after(4, "2026-03-02", today) == 4
    assert [streak_now(4, day, today) for day in (None, "2026-02-27", "2026-02-28", "2026-03-01")] == [0, 0, 4, 4]


def test_an_hour_strikes_once_a_day_also_when_clocks_change():
    rome = "Europe/Rome"
    assert next_time(18, rome, NOW) == datetime(2026, 3, 1, 17, tzinfo=UTC)
    assert next_time(13, rome, NOW) == datetime(2026, 3, 2, 12, tzinfo=UTC)
    # 29 March 2026: from 2 to 3; 25 October 2026: from 3 back to 2.
    assert next_time(18, rome, datetime(2026, 3, 28, 18, tzinfo=UTC)) == datetime(2026, 3, 29, 16, tzinfo=UTC)
    skipped = next_time(2, rome, datetime(2026, 3, 28, 18, tzinfo=UTC))
    assert skipped == datetime(2026, 3, 29, 1, tzinfo=UTC)
    assert next_time(2, rome, skipped) == datetime(2026, 3, 30, 0, tzinfo=UTC)
    twice = next_time(2, rome, datetime(2026, 10, 24, 18, tzinfo=UTC))
    assert next_time(2, rome, twice) - twice >= timedelta(hours=23)


def test_a_time_zone_is_one_of_those_that_there_are():
    assert is_zone("Europe/Rome")
    assert not any(map(is_zone, ("Roma", "Europe/Roma", "../etc", "UTC+1", "")))


# Names in words

BOOK = Books(BUNDLES, {VILLAGE.key: VILLAGE}).book(None)


@pytest.mark.parametrize(
    ("text", "right", "verdict"),
    [
        ("Augure", "augur", Verdict.RIGHT),
        ("l’àugure!", "augur", Verdict.RIGHT),
        ("the Augur", "augur", Verdict.RIGHT),
        ("augurre", "augur", Verdict.RIGHT),
        ("lupo alfa", "alpha_wolf", Verdict.RIGHT),
        ("lupo", "alpha_wolf", Verdict.NEAR),
        ("il Lupo", "wolf", Verdict.RIGHT),
        ("lupo delle vevi", "snow_wolf", Verdict.RIGHT),
        ("chimico", "augur", Verdict.WRONG),
        ("cacciatore", "cult_hunter", Verdict.NEAR),
        ("drago", "augur", Verdict.UNKNOWN),
        ("", "augur", Verdict.UNKNOWN),
        ("il", "augur", Verdict.UNKNOWN),
    ],
)
def test_slips_accents_and_articles_are_forgiven_and_near_misses_are_told_from_wrong_names(text, right, verdict):
    assert BOOK.judge.judge(text, (RoleKey(right),)).verdict is verdict


# Polls


def test_what_a_poll_would_refuse_does_not_fit():
    good = Asked(text="Chi è?", options=("Lupo", "Augure"), correct=0, why="È lui.\n\nPunto.")
    assert good.fits("10/10. ")
    for text, options, why in (
        ("x" * 300, good.options, ""),
        ("", good.options, ""),
        ("?", ("Lupo",), ""),
        ("?", ("Lupo", "Lupo"), ""),
        ("?", ("Lupo", "x" * 101), ""),
        ("?", ("Lupo", "🐺" * 51), ""),
        ("?", good.options, "x" * 201),
        ("?", good.options, "a\nb\nc\nd"),
    ):
        assert not Asked(text=text, options=options, correct=0, why=why).fits("1. " if text else "")


def test_the_state_of_a_round_survives_storage():
    current = Current(number=3, key="a", correct=1, options=4, way="poll", opened_at=NOW)
    solo = Solo(mode="team", what="wolves", seed="00", asked=("b", "a"), current=current, of=10)
    assert SOLOS.load(SOLOS.dump(solo)) == solo
    duel = Duel(seed="00", stage="asking", asked=("a",), current=current, silent={"7": 2})
    assert DUELS.load(DUELS.dump(duel)) == duel
    assert solo.answered(right=False).missed == ("a",)
