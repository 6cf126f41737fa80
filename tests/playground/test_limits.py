"""Counting calls: the 429s."""

from bot.clock import ManualClock
from bot.playground.limits import Limits
from bot.playground.methods import Reply, call
from bot.playground.puppets import Stage
from games.core.rng import SeededRng
from tests.playground.conftest import Api


async def test_a_group_takes_twenty_sends_and_edits_in_any_minute(world: Stage, api: Api, clock: ManualClock) -> None:
    group = world.group("Lupi")
    for number in range(10):
        clock.advance(1)
        assert (await api("sendMessage", chat_id=group.id, text=f"{number}"))["ok"]
        assert (await api("editMessageText", chat_id=group.id, message_id=group.last.id, text=f"{number}!"))["ok"]
    refused = await api("editMessageText", chat_id=group.id, message_id=group.last.id, text="troppo")
    assert refused["error_code"] == 429
    assert refused["description"] == "Too Many Requests: retry after 51"
    assert refused["parameters"] == {"retry_after": 51}
    assert group.last.text == "9!"
    clock.advance(50.5)
    assert (await api("sendMessage", chat_id=group.id, text="x"))["parameters"] == {"retry_after": 1}
    clock.advance(0.5)
    assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"], "the oldest is 60 s old"
    assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"], "and so is the second"
    assert not (await api("sendMessage", chat_id=group.id, text="x"))["ok"], "the third is not"


async def test_a_flooded_group_holds_back_no_other(world: Stage, api: Api) -> None:
    first, second = world.group("Uno"), world.group("Due")
    world.flood(first.id, 30)
    assert (await api("sendMessage", chat_id=first.id, text="x"))["parameters"] == {"retry_after": 30}
    assert (await api("sendMessage", chat_id=second.id, text="x"))["ok"]


async def test_a_flood_passes_with_time(world: Stage, api: Api, clock: ManualClock) -> None:
    group = world.group("Uno")
    world.flood(group.id, 30)
    clock.advance(29)
    assert (await api("sendMessage", chat_id=group.id, text="x"))["parameters"] == {"retry_after": 1}
    clock.advance(1)
    assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"]


async def test_a_private_chat_takes_bursts_of_three_and_one_a_second(
    world: Stage, api: Api, clock: ManualClock
) -> None:
    anna = world.person("Anna", started=True)
    answers = [(await api("sendMessage", chat_id=anna.id, text="x"))["ok"] for _ in range(4)]
    assert answers == [True, True, True, False]
    clock.advance(1)
    answers = [(await api("sendMessage", chat_id=anna.id, text="x"))["ok"] for _ in range(2)]
    assert answers == [True, False]


async def test_all_chats_together_take_thirty_in_any_second(world: Stage, api: Api, clock: ManualClock) -> None:
    people = [world.person(f"P{number}", started=True) for number in range(31)]
    answers = [(await api("sendMessage", chat_id=person.id, text="x"))["ok"] for person in people]
    assert answers == [True] * 30 + [False]
    clock.advance(1)
    assert (await api("sendMessage", chat_id=people[30].id, text="x"))["ok"]


async def test_answers_to_presses_are_free(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna)
    keyboard = {"inline_keyboard": [[{"text": "Entra", "callback_data": "1"}]]}
    await api("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard)
    world.flood(group.id, 600)
    for _ in range(50):
        query = anna.presses("Entra")
        assert (await api("answerCallbackQuery", callback_query_id=query.id))["ok"]


async def test_what_a_group_used_up_goes_with_it_when_it_migrates(world: Stage, api: Api) -> None:
    group = world.group("Lupi", kind="group")
    for _ in range(20):
        assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"]
    group.migrates()
    assert (await api("sendMessage", chat_id=group.id, text="x"))["error_code"] == 429


async def test_limits_can_be_changed_and_switched_off(clock: ManualClock) -> None:
    for limits, sent in ((Limits.unpaced(), 100), (Limits(group_calls=5), 5)):
        world = Stage(clock=clock, rng=SeededRng(b"x"), limits=limits)
        group = world.group("Lupi")
        answers = [
            await call(world, world.token, "sendMessage", {"chat_id": group.id, "text": "x"}) for _ in range(100)
        ]
        assert sum(isinstance(answer, Reply) and answer.status == 200 for answer in answers) == sent
        assert world.tally["sendMessage ok"] == sent
