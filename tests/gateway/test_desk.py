"""The desk answers every press once, whatever happens, and goes on after its own errors."""

import asyncio
import json

import pytest
from structlog.testing import capture_logs
from telegram.error import NetworkError, TimedOut

from bot.gateway.desk import PATIENCE_S, Settled
from bot.narration.tokens import encode
from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Rejected, Toast
from tests.gateway import raw
from tests.gateway.desk import bench
from tests.gateway.raw import BRUNO, change, member, pressed, says, update
from tests.gateway.scripted import Answer, refused

JOIN = encode("abcdefgh", "lobby", "join")


def answers(made):
    return [call.params for call in made.line.named("answerCallbackQuery")]


async def test_a_press_is_answered_with_what_came_of_it(db):
    """Pitfall 23."""
    made = await bench(db, does=lambda _: Accepted(toast=Toast(key="seated", args={"seat": 3})))
    assert await made.desk.update(pressed(JOIN)) is Settled.DONE
    assert answers(made) == [{"callback_query_id": "99", "text": "it:seated:seat=3"}]


async def test_a_refusal_that_matters_is_shown_as_an_alert(db):
    made = await bench(db, does=lambda _: Rejected(toast=Toast(key="not-yours", alert=True)))
    await made.desk.update(pressed(JOIN))
    assert answers(made)[0]["show_alert"] is True


async def test_a_press_without_a_toast_is_answered_all_the_same(db):
    made = await bench(db, does=lambda _: Ignored(why="seen before"))
    await made.desk.update(pressed(JOIN))
    assert answers(made) == [{"callback_query_id": "99"}]


async def test_a_press_may_open_the_private_chat(db):
    """Pitfall 1: the deep link is one tap away."""
    link = "https://t.me/NarratoreBot?start=join_abcdefgh"
    made = await bench(db, does=lambda _: Accepted(toast=Toast(key="x", url=link)))
    await made.desk.update(pressed(JOIN))
    assert answers(made) == [{"callback_query_id": "99", "url": link}]


async def test_a_toast_speaks_the_language_of_whoever_presses(db):
    made = await bench(db, does=lambda _: Accepted(toast=Toast(key="seated")))
    english = raw.BRUNO | {"language_code": "en-GB"}
    unknown = raw.BRUNO | {"id": 5_000_000_003, "language_code": "xx"}
    for user in (english, unknown, raw.BRUNO | {"id": 5_000_000_004}):
        await made.desk.update(pressed(JOIN, user=user))
    assert [answer["text"] for answer in answers(made)] == ["en:seated:", "it:seated:", "it:seated:"]


async def test_a_language_that_was_chosen_comes_before_the_apps_and_at_once(db):
    made = await bench(db, does=lambda _: Accepted(toast=Toast(key="seated")))
    await made.desk.update(pressed(JOIN))

    def choose(uow):
        uow.meet(raw.ANNA_ID, name="Anna", language="it")
        uow.set_person(raw.ANNA_ID, locale="en")

    await db.transact(choose)
    await made.desk.update(pressed(encode("-", "lang", "en")))
    assert [answer["text"][:2] for answer in answers(made)] == ["it", "en"]


async def test_a_press_whose_step_takes_long_is_answered_with_nothing_and_still_counts(db):
    """Pitfall 12."""
    finished = asyncio.Event()

    async def slow(_):
        await finished.wait()
        return Accepted(toast=Toast(key="seated"))

    made = await bench(db, does=slow)
    pending = asyncio.ensure_future(made.desk.update(pressed(JOIN)))
    await _idle()
    assert answers(made) == []
    made.clock.advance(PATIENCE_S)
    await _idle()
    assert answers(made) == [{"callback_query_id": "99"}]
    assert not pending.done()
    finished.set()
    assert await pending is Settled.DONE
    assert len(answers(made)) == 1


@pytest.mark.parametrize(
    "trouble",
    [
        refused(400, "Bad Request: query is too old and response timeout expired or query ID is invalid"),
        refused(400, "Bad Request: something else"),
        refused(429, "Too Many Requests: retry after 50", retry_after=50),
        Answer(b"<html>", 502),
    ],
)
async def test_an_answer_that_telegram_refuses_does_not_undo_the_step(db, trouble):
    """Pitfall 12."""
    made = await bench(db, trouble)
    assert await made.desk.update(pressed(JOIN)) is Settled.DONE
    assert len(made.service.seen) == 1


@pytest.mark.parametrize(
    "lost",
    [Answer(raises=TimedOut()), Answer(raises=NetworkError("ServerDisconnectedError")), Answer(b"<html>", 502)],
)
async def test_an_answer_that_the_network_loses_is_given_again(db, lost):
    made = await bench(db, lost, lost, does=lambda _: Accepted(toast=Toast(key="seated")))
    assert await made.desk.update(pressed(JOIN)) is Settled.DONE
    assert answers(made) == [{"callback_query_id": "99", "text": "it:seated:"}] * 3
    assert len(made.service.seen) == 1


async def test_an_answer_that_is_lost_again_and_again_is_given_up(db):
    """The app has done so before."""
    made = await bench(db, *[Answer(raises=TimedOut())] * 9)
    assert await made.desk.update(pressed(JOIN)) is Settled.DONE
    assert len(answers(made)) == 3


async def test_an_answer_that_is_refused_is_not_repeated(db):
    made = await bench(db, refused(400, "Bad Request: query ID is invalid"))
    with capture_logs() as said:
        assert await made.desk.update(pressed(JOIN)) is Settled.DONE
    assert len(answers(made)) == 1
    assert said == [{"event": "desk.query-too-old", "command": "TakeSeat", "log_level": "info"}]


async def test_a_typed_command_gets_no_answer_to_a_press(db):
    made = await bench(db, does=lambda _: Rejected(toast=Toast(key="no")))
    assert await made.desk.update(says("/via")) is Settled.DONE
    assert made.line.calls == []


async def test_an_error_of_ours_is_recorded_the_press_is_answered_and_the_desk_goes_on(db):
    def breaks(command):
        raise ValueError("a bug")

    made = await bench(db, does=breaks)
    assert await made.desk.update(pressed(JOIN)) is Settled.FAILED
    assert answers(made) == [{"callback_query_id": "99"}]
    await made.alerts.drained()
    assert made.told == [("TakeSeat", 1)]
    made.service.does = lambda _: Accepted()
    assert await made.desk.update(pressed(JOIN)) is Settled.DONE


async def test_operators_hear_of_a_kind_of_error_once_a_minute(db):
    """Pitfall 30."""

    def breaks(command):
        raise ValueError("a bug")

    made = await bench(db, does=breaks)
    for _ in range(5):
        await made.desk.update(says("/via"))
    await made.desk.update(says("/stato"))
    await made.alerts.drained()
    assert made.told == [("Begin", 1), ("AskStatus", 1)]
    made.clock.advance(61)
    await made.desk.update(says("/via"))
    await made.alerts.drained()
    assert made.told[-1] == ("Begin", 5)


async def test_an_update_that_cannot_be_parsed_is_counted_and_passed_over(db):
    made = await bench(db)
    broken = {"update_id": 5, "message": {"message_id": 1, "date": 0, "chat": {"id": 1, "type": "private"}}}
    broken["message"] |= {"poll": {"id": "1"}}
    assert await made.desk.take(broken) is Settled.UNREADABLE
    assert made.metrics.registry.get_sample_value("narratore_updates_total", {"kind": "unreadable"}) == 1


async def test_an_update_of_a_kind_of_tomorrow_is_nobodys(db):
    made = await bench(db)
    assert await made.desk.take({"update_id": 6, "new_thing": {"x": 1}}) is Settled.DONE
    assert made.service.seen == []


async def test_a_change_of_membership_makes_us_ask_anew(db):
    made = await bench(db)
    owner = member(raw.ANNA, "creator", is_anonymous=False)
    made.line.script = [_ok([owner]), _ok([owner])]
    assert await made.members.is_admin(raw.GROUP_ID, raw.ANNA_ID)
    assert await made.members.is_admin(raw.GROUP_ID, raw.ANNA_ID)
    assert len(made.line.named("getChatAdministrators")) == 1
    await made.desk.update(update(chat_member=change(member(BRUNO, "member"), member(BRUNO, "left"))))
    await made.members.is_admin(raw.GROUP_ID, raw.ANNA_ID)
    assert len(made.line.named("getChatAdministrators")) == 2


async def test_every_step_is_measured_by_its_command_and_its_outcome(db):
    made = await bench(db)
    await made.desk.update(says("/via"))
    labels = {"command": "Begin", "receipt": "accepted"}
    assert made.metrics.registry.get_sample_value("narratore_steps_total", labels) == 1


async def test_commands_reach_the_service_in_the_order_of_their_updates(db):
    made = await bench(db)
    for text in ("/gioca", "/entra", "/via"):
        await made.desk.update(says(text))
    assert [type(command) for command in made.service.seen] == [c.OpenLobby, c.TakeSeat, c.Begin]


def _ok(result):
    return Answer(json.loads(json.dumps({"ok": True, "result": result})))


async def _idle():
    for _ in range(20):
        await asyncio.sleep(0)
