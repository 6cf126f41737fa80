"""A person who sends without end: what is worked on, who is told, and that others do not notice."""

from datetime import timedelta

from bot.clock import ManualClock
from bot.gateway.floods import BURST_S, HOUR_S, PER_SECOND, Patience, Verdict
from bot.gateway.readers import read
from tests.gateway.desk import bench
from tests.gateway.raw import ANNA, BRUNO, GROUP, ME, PRIVATE, message, update
from tests.gateway.test_desk import JOIN, answers, pressed

BURST = int(BURST_S * PER_SECOND)
PER_HOUR = int(HOUR_S * PER_SECOND)


async def test_a_thousand_presses_cost_forty_steps_and_one_kind_line(db):
    made = await bench(db)
    for _ in range(1000):
        await made.desk.update(pressed(JOIN))
    assert len(made.service.seen) == BURST
    told = [answer for answer in answers(made) if "too-fast" in answer.get("text", "")]
    assert len(told) == 1
    assert len(answers(made)) == BURST + 1
    await made.desk.update(pressed(JOIN, user=BRUNO))
    assert len(made.service.seen) == BURST + 1
    made.clock.advance(5)
    await made.desk.update(pressed(JOIN))
    assert len(made.service.seen) == BURST + 2


async def test_who_writes_without_end_is_told_in_private_and_not_before_the_group(db):
    made = await bench(db)
    for _ in range(300):
        await made.desk.update(update(message=message("/stato@NarratoreBot", chat=GROUP)))
    assert {command.what for command in made.service.seen[BURST:]} == set()
    made.clock.advance(61)
    for _ in range(300):
        await made.desk.update(update(message=message("/aiuto", chat=PRIVATE)))
    assert [getattr(command, "what", "") for command in made.service.seen].count("too-fast") == 1


async def test_what_telegram_reports_is_never_turned_away(db):
    made = await bench(db)
    left = update(message=message(left_chat_member=ANNA))
    for _ in range(200):
        await made.desk.update(left)
    assert len(made.service.seen) == 200
    assert len(read(left, ME)) == 1


def test_nobody_has_more_than_so_many_in_an_hour_however_patiently_sent():
    clock, patience = ManualClock(), Patience()
    taken = 0
    for _ in range(2 * 3600):
        clock.advance(0.5)
        taken += patience.takes(1, clock.now()) is Verdict.TAKE
    assert taken <= PER_HOUR
    clock.advance(1)
    assert patience.takes(1, clock.now()) is Verdict.TAKE


def test_operators_see_of_whom_most_was_dropped_within_the_hour():
    clock, patience = ManualClock(), Patience()
    for person, sent in ((1, 10), (2, 60), (3, 300), (4, 41)):
        for _ in range(sent):
            patience.takes(person, clock.now())
    assert patience.worst(clock.now()) == [(3, 260), (2, 20), (4, 1)]
    clock.advance(3600)
    assert patience.worst(clock.now()) == []


def test_only_so_many_people_are_remembered():
    clock, patience = ManualClock(), Patience()
    for person in range(30_000):
        patience.takes(person, clock.now() + timedelta(milliseconds=person))
    assert len(patience) == 20_000


def test_an_operator_may_bear_with_everybody_or_with_less():
    now = ManualClock().now()
    endless, strict = Patience(0), Patience(0.1)
    assert {endless.takes(1, now) for _ in range(5000)} == {Verdict.TAKE}
    assert [strict.takes(1, now) for _ in range(3)] == [Verdict.TAKE, Verdict.TAKE, Verdict.TELL]
