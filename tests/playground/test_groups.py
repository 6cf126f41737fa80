"""Topics, members, rights, migration, dice and polls."""

import pytest

from bot.clock import ManualClock
from bot.playground.errors import Impossible
from bot.playground.methods import call
from bot.playground.puppets import Stage
from games.core.rng import SeededRng
from tests.playground.conftest import Api

MUTED = {"can_send_messages": False}
ALL = dict.fromkeys(
    (
        "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
        "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
        "can_add_web_page_previews", "can_react_to_messages", "can_edit_tag", "can_change_info", "can_invite_users",
        "can_pin_messages", "can_manage_topics",
    ),
    True,
)  # fmt: skip


async def test_ids_are_larger_than_32_bits(world: Stage) -> None:
    assert world.person("Anna").id > 2**31
    assert world.group("Cucina", kind="group").id < -(2**32)
    assert 2**51 < -world.group("Lupi").id < 2**52


async def test_a_topic_is_addressed_by_its_id_and_general_by_none(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    forum = world.group("Piazza", anna, kind="forum")
    topic = forum.topic("Giochi")
    anna.says("/lupi@NarratoreBot", forum, topic=topic)
    message = world.updates.peek()[-1]["message"]
    assert (message["message_thread_id"], message["is_topic_message"]) == (topic.id, True)
    anna.says("/lupi@NarratoreBot", forum)
    assert "message_thread_id" not in world.updates.peek()[-1]["message"]
    sent = (await api("sendMessage", chat_id=forum.id, message_thread_id=topic.id, text="qui"))["result"]
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic.id, True)
    for thread in (1, 555):
        answer = await api("sendMessage", chat_id=forum.id, message_thread_id=thread, text="x")
        assert answer["description"] == "Bad Request: message thread not found"
    assert [message.text for message in forum.reads(topic)] == ["qui"]


async def test_a_chain_of_replies_in_a_plain_group_is_no_topic(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna)
    await api("sendMessage", chat_id=group.id, text="chi?")
    question = group.last
    anna.replies("/via@NarratoreBot", question)
    message = world.updates.peek()[-1]["message"]
    assert message["message_thread_id"] == question.id
    assert "is_topic_message" not in message
    answer = await api("sendMessage", chat_id=group.id, message_thread_id=question.id, text="x")
    assert answer["description"] == "Bad Request: message thread not found"


async def test_a_closed_topic_takes_nothing_and_a_deleted_one_is_gone(world: Stage, api: Api) -> None:
    forum = world.group("Piazza", kind="forum")
    topic = forum.topic("Giochi")
    forum.closes(topic)
    answer = await api("sendMessage", chat_id=forum.id, message_thread_id=topic.id, text="x")
    assert answer["description"] == "Bad Request: TOPIC_CLOSED"
    forum.reopens(topic)
    assert (await api("sendMessage", chat_id=forum.id, message_thread_id=topic.id, text="x"))["ok"]
    forum.drops(topic)
    answer = await api("sendMessage", chat_id=forum.id, message_thread_id=topic.id, text="x")
    assert answer["description"] == "Bad Request: message thread not found"
    forum.closes(None)
    assert (await api("sendMessage", chat_id=forum.id, text="x"))["description"] == "Bad Request: TOPIC_CLOSED"


async def test_restricting_needs_a_supergroup_a_right_and_somebody_ordinary(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    small, group = world.group("Cucina", anna, kind="group", bot="admin"), world.group("Lupi", anna)

    async def restrict(chat_id: int, user_id: int) -> str:
        answer = await api("restrictChatMember", chat_id=chat_id, user_id=user_id, permissions=MUTED)
        return str(answer.get("description", "ok"))

    assert await restrict(small.id, anna.id) == "Bad Request: method is available only for supergroups"
    assert await restrict(group.id, anna.id) == "Bad Request: not enough rights to restrict/unrestrict chat member"
    group.promotes_bot(["can_restrict_members"])
    assert await restrict(group.id, anna.id) == "ok"
    assert await restrict(group.id, group.owner.id) == "Bad Request: can't remove chat owner"
    group.promotes(anna)
    assert await restrict(group.id, anna.id) == "Bad Request: user is an administrator of the chat"


async def test_a_muted_person_is_silent_until_the_time_is_over_or_it_is_lifted(
    world: Stage, api: Api, clock: ManualClock
) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna, bot="admin")
    until = int(clock.now().timestamp()) + 600
    target = {"chat_id": group.id, "user_id": anna.id}
    await api("restrictChatMember", **target, permissions=MUTED, until_date=until)
    with pytest.raises(Impossible):
        anna.says("sono viva", group)
    assert (await api("getChatMember", **target))["result"]["until_date"] == until
    clock.advance(600)
    anna.says("sono viva", group)
    assert (await api("getChatMember", **target))["result"]["status"] == "member"
    await api("restrictChatMember", **target, permissions=MUTED, until_date=int(clock.now().timestamp()) + 20)
    clock.advance(10**6)
    member = (await api("getChatMember", **target))["result"]
    assert (member["status"], member["until_date"]) == ("restricted", 0), "under 30 s is for ever"
    anna.leaves(group)
    anna.joins(group)
    assert anna.standing(group).status == "restricted", "leaving and coming back lifts nothing"
    await api("restrictChatMember", **target, permissions=ALL)
    anna.says("eccomi", group)


async def test_a_bot_with_part_of_the_permissions(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    group.mutes_bot(["can_send_messages"])
    assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"]
    assert (await api("sendDice", chat_id=group.id))["description"] == (
        "Bad Request: not enough rights to send dice to the chat"
    )
    answer = await api("pinChatMessage", chat_id=group.id, message_id=group.last.id)
    assert answer["description"] == "Bad Request: not enough rights to manage pinned messages in the chat"


async def test_a_pin_leaves_a_service_message(world: Stage, api: Api) -> None:
    group = world.group("Lupi", bot="admin")
    await api("sendMessage", chat_id=group.id, text="tabellone")
    board = group.last
    assert (await api("pinChatMessage", chat_id=group.id, message_id=board.id))["ok"]
    assert (await api("getChat", chat_id=group.id))["result"]["pinned_message"]["message_id"] == board.id
    assert "pinned_message" in list(group.chat.messages.values())[-1].content
    assert (await api("unpinChatMessage", chat_id=group.id, message_id=board.id))["ok"]
    answer = await api("unpinChatMessage", chat_id=group.id)
    assert answer["description"] == "Bad Request: message to unpin not found"


@pytest.mark.parametrize("announce", [("old", "new"), ("new", "old"), ("new",), ()])
async def test_a_migration_is_announced_in_any_order_or_not_at_all(world: Stage, announce: tuple[str, ...]) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna, kind="group")
    old = group.id
    new = group.migrates(announce=announce)
    fields = {"old": ("migrate_to_chat_id", new, old), "new": ("migrate_from_chat_id", old, new)}
    messages = [update["message"] for update in world.updates.peek()]
    assert [
        (message[fields[which][0]], message["chat"]["id"]) for which, message in zip(announce, messages, strict=True)
    ] == [fields[which][1:] for which in announce]
    anna.says("siamo qui", group)
    assert group.id == new


async def test_buttons_of_the_old_group_can_still_be_pressed(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna, kind="group")
    old = group.id
    keyboard = {"inline_keyboard": [[{"text": "Entra", "callback_data": "1"}]]}
    await api("sendMessage", chat_id=old, text="x", reply_markup=keyboard)
    message = group.last
    group.migrates(announce=())
    query = anna.presses("Entra", message=message)
    assert world.updates.peek()[-1]["callback_query"]["message"]["chat"]["id"] == old
    assert (await api("answerCallbackQuery", callback_query_id=query.id))["ok"]


async def test_blocking_is_the_only_member_update_of_a_private_chat(world: Stage) -> None:
    anna = world.person("Anna")
    anna.starts("join_1")
    anna.blocks()
    anna.starts()
    kinds = [next(key for key in update if key != "update_id") for update in world.updates.peek()]
    assert kinds == ["message", "my_chat_member", "my_chat_member", "message"]
    changes = [update["my_chat_member"] for update in world.updates.peek() if "my_chat_member" in update]
    assert [change["new_chat_member"]["status"] for change in changes] == ["kicked", "member"]


async def test_dice_follow_the_seed_and_stay_on_their_faces(clock: ManualClock) -> None:
    async def throws(seed: bytes) -> list[int]:
        world = Stage(clock=clock, rng=SeededRng(seed))
        group = world.group("Lupi")
        values = []
        for emoji in ("🎰", "🎲", "🏀") * 6:
            await call(world, world.token, "sendDice", {"chat_id": group.id, "emoji": emoji})
            values.append(group.last.content["dice"]["value"])
        return values

    first = await throws(b"a")
    assert first == await throws(b"a") != await throws(b"b")
    for start, faces in ((0, 64), (1, 6), (2, 5)):
        assert all(1 <= value <= faces for value in first[start::3])


async def test_a_public_poll_says_who_voted_and_closes_in_time(world: Stage, api: Api, clock: ManualClock) -> None:
    anna, bruno = world.person("Anna"), world.person("Bruno")
    group = world.group("Lupi", anna, bruno)
    options = [{"text": "sì"}, {"text": "no"}]
    await api("sendPoll", chat_id=group.id, question="?", options=options, is_anonymous=False, open_period=60)
    message = group.last
    anna.votes(message, 0)
    anna.votes(message, 1)
    answers = [update["poll_answer"] for update in world.updates.peek() if "poll_answer" in update]
    assert [answer["option_ids"] for answer in answers] == [[0], [1]]
    clock.advance(60)
    with pytest.raises(Impossible):
        bruno.votes(message, 0)
    assert world.updates.peek()[-1]["poll"]["is_closed"] is True
    answer = await api("stopPoll", chat_id=group.id, message_id=message.id)
    assert answer["description"] == "Bad Request: poll has already been closed"


async def test_an_answer_to_a_quiz_is_final_and_its_voter_may_be_the_group(world: Stage, api: Api) -> None:
    anna, bruno, carla = (world.person(name) for name in ("Anna", "Bruno", "Carla"))
    group = world.group("Lupi", anna, bruno)
    quiz: dict[str, object] = {
        "question": "?", "options": [{"text": "sì"}, {"text": "no"}], "type": "quiz", "correct_option_ids": [1],
        "explanation": "perché", "is_anonymous": False,
    }  # fmt: skip
    sent = (await api("sendPoll", chat_id=group.id, **quiz))["result"]["poll"]
    assert (sent["correct_option_ids"], sent["allows_revoting"], sent["explanation"]) == ([1], False, "perché")
    message = group.last
    anna.votes(message, 0)
    bruno.votes(message, 1, anonymous=True)
    first, second = (update["poll_answer"] for update in world.updates.peek() if "poll_answer" in update)
    assert (first["user"]["id"], "voter_chat" in first) == (anna.id, False)
    assert (second["voter_chat"]["id"], "user" in second) == (group.id, False)
    for again in ((0,), (1,), ()):
        with pytest.raises(Impossible, match="final"):
            anna.votes(message, *again)
    with pytest.raises(Impossible, match="not in Lupi"):
        carla.votes(message, 1)
    await api("stopPoll", chat_id=group.id, message_id=message.id)
    assert message.poll is not None
    assert message.poll.closed


async def test_a_poll_in_private_is_answered_by_whoever_sees_it(world: Stage, api: Api) -> None:
    anna, bruno = world.person("Anna", started=True), world.person("Bruno", started=True)
    await api("sendPoll", chat_id=anna.id, question="?", options=[{"text": "sì"}, {"text": "no"}], is_anonymous=False)
    with pytest.raises(Impossible, match="private chat of somebody else"):
        bruno.votes(anna.last, 0)
    anna.votes(anna.last, 0)
    assert world.updates.peek()[-1]["poll_answer"]["option_ids"] == [0]


async def test_a_press_on_a_deleted_message_names_only_its_place(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    await api("sendMessage", chat_id=anna.id, text="x")
    message = anna.last
    await api("deleteMessage", chat_id=anna.id, message_id=message.id)
    anna.forges("1.x", message)
    assert world.updates.peek()[-1]["callback_query"]["message"] == {
        "chat": {"id": anna.id, "type": "private", "first_name": "Anna"},
        "message_id": message.id,
        "date": 0,
    }


async def test_long_runs_can_forget(clock: ManualClock) -> None:
    world = Stage(clock=clock, rng=SeededRng(b"x"), keep_messages=3, keep_calls=2)
    anna = world.person("Anna", started=True)
    for text in "abcde":
        anna.says(text)
    assert [message.text for message in anna.chat.messages.values()] == ["c", "d", "e"]
