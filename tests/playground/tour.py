"""One of everything: each method answered and each kind of update sent, for the tests that look at form alone."""

import json
from typing import Any

from bot.clock import ManualClock
from bot.playground.methods import Reply, call
from bot.playground.model import Upload
from bot.playground.puppets import Stage
from bot.playground.updates import KINDS
from games.core.rng import SeededRng

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (640).to_bytes(4, "big") + (480).to_bytes(4, "big") + b"\0" * 8
KEYBOARD = {"inline_keyboard": [[{"text": "Entra", "callback_data": "1.a"}, {"text": "Apri", "url": "https://t.me/x"}]]}

Answers = list[tuple[str, Any]]
Updates = list[dict[str, Any]]


async def tour() -> tuple[Answers, Updates]:
    """(method, result) for every call, and every update, of a visit to all that the playground can do."""
    clock = ManualClock()
    world = Stage(clock=clock, rng=SeededRng(b"tour"))
    answers: Answers = []
    updates: Updates = []

    async def ask(method: str, files: dict[str, Upload] | None = None, **params: Any) -> Any:
        clock.advance(5)
        answer = await call(world, world.token, method, params, files or {})
        assert isinstance(answer, Reply)
        body = json.loads(answer.body)
        assert body["ok"], (method, body)
        answers.append((method, body["result"]))
        return body["result"]

    async def fetch() -> None:
        offset = updates[-1]["update_id"] + 1 if updates else 0
        updates.extend(await ask("getUpdates", offset=offset, allowed_updates=json.dumps(KINDS)))

    await fetch()
    anna = world.person("Anna <3", last_name="Bianchi", username="anna", language_code="it")
    bruno = world.person("Bruno", language_code=None)
    admin = world.person("Dina")
    group = world.group("Lupi & contadini", anna, bruno, admin, bot="admin")
    forum = world.group("Piazza", anna, kind="forum", bot="admin")
    small = world.group("Cucina", anna, bruno, kind="group")
    topic = forum.topic("Giochi")
    await ask("getMe")
    for scope in (None, {"type": "all_group_chats"}, {"type": "chat", "chat_id": group.id}):
        extra: dict[str, Any] = {"scope": scope} if scope else {}
        await ask("setMyCommands", commands=[{"command": "via", "description": "Si comincia"}], **extra)
        await ask("getMyCommands", **extra)
    await ask("deleteMyCommands", language_code="en")
    await ask("setMyName", name="Narratore")
    await ask("setMyDescription", description="Storie di gruppo")
    await ask("setMyShortDescription", short_description="Storie", language_code="it")

    anna.starts("join_1")
    anna.says("/lupi@NarratoreBot ciao @bruno", group)
    anna.says("/lupi", forum, topic=topic)
    group.promotes(admin, anonymous=True)
    admin.says("/ferma@NarratoreBot", group, anonymous=True)
    sent = await ask("sendMessage", chat_id=group.id, text=f"<b>Notte</b> <a href='tg://user?id={anna.id}'>Anna</a>",
                     parse_mode="HTML", reply_markup=json.dumps(KEYBOARD), protect_content=True,
                     link_preview_options={"is_disabled": True})  # fmt: skip
    anna.replies("eccomi", group.last)
    query = anna.presses("Entra", where=group)
    await ask("answerCallbackQuery", callback_query_id=query.id, text="Dentro", show_alert=True)
    await ask("editMessageText", chat_id=group.id, message_id=sent["message_id"], text="Giorno", reply_markup=KEYBOARD)
    await ask("editMessageReplyMarkup", chat_id=group.id, message_id=sent["message_id"])
    await ask("pinChatMessage", chat_id=group.id, message_id=sent["message_id"])
    await ask("getChat", chat_id=group.id)
    await ask("unpinChatMessage", chat_id=group.id)
    await ask("setMessageReaction", chat_id=group.id, message_id=sent["message_id"],
              reaction=[{"type": "emoji", "emoji": "👍"}])  # fmt: skip
    anna.reacts(group.last, "🔥")
    await ask("sendChatAction", chat_id=group.id, action="typing")
    await ask("sendMessage", chat_id=forum.id, message_thread_id=topic.id, text="Qui",
              reply_parameters={"message_id": topic.id})  # fmt: skip
    forum.closes(topic)
    forum.reopens(None)

    files = {"photo": Upload("board.png", "image/png", PNG)}
    photo = await ask("sendPhoto", files, chat_id=anna.id, caption="<i>Il tabellone</i>", parse_mode="HTML")
    await ask("editMessageCaption", chat_id=anna.id, message_id=photo["message_id"], caption="Il paese")
    media = {"type": "photo", "media": "attach://new", "caption": "Di notte"}
    files = {"new": Upload("night.png", "image/png", PNG + b"\1")}
    await ask("editMessageMedia", files, chat_id=anna.id, message_id=photo["message_id"], media=media)
    files = {"document": Upload("proof.json", "application/json", b"{}")}
    document = await ask("sendDocument", files, chat_id=anna.id, caption="La prova")
    await ask("getFile", file_id=document["document"]["file_id"])
    await ask("sendDice", chat_id=group.id, emoji="🎰")
    await ask("sendPoll", chat_id=group.id, question="Chi?", options=[{"text": "Anna"}, {"text": "Bruno"}],
              is_anonymous=False, open_period=60)  # fmt: skip
    anna.votes(group.last, 1)
    group.owner.votes(group.last, 0, anonymous=True)
    quiz = await ask("sendPoll", chat_id=group.id, question="Chi?", options=[{"text": "Anna"}, {"text": "Bruno"}],
                     type="quiz", correct_option_ids=[0], explanation="<b>Lei</b>",
                     explanation_parse_mode="HTML")  # fmt: skip
    await ask("stopPoll", chat_id=group.id, message_id=quiz["message_id"])
    inline = anna.asks_inline("ruoli")
    article = {"type": "article", "id": "1", "title": "Lupo", "input_message_content": {"message_text": "Il lupo"}}
    article["reply_markup"] = KEYBOARD
    await ask("answerInlineQuery", inline_query_id=inline.id, results=[article])
    chosen = anna.chooses(inline, "1", group)
    anna.presses("Entra", message=chosen)
    await ask("editMessageText", inline_message_id=chosen.inline_id, text="La lupa", reply_markup=KEYBOARD)
    await ask("editMessageReplyMarkup", inline_message_id=chosen.inline_id)

    for user in (group.owner, admin, anna):
        await ask("getChatMember", chat_id=group.id, user_id=user.id)
    await ask("restrictChatMember", chat_id=group.id, user_id=bruno.id, permissions={"can_send_messages": False},
              until_date=int(clock.now().timestamp()) + 600)  # fmt: skip
    await ask("getChatMember", chat_id=group.id, user_id=bruno.id)
    anna.leaves(group)
    anna.joins(group)
    bruno.leaves(group)
    bruno.joins(group)
    group.kicks(bruno)
    group.demotes(admin)
    await ask("getChatMember", chat_id=group.id, user_id=bruno.id)
    await ask("getChatAdministrators", chat_id=group.id)
    await ask("getChatMemberCount", chat_id=group.id)
    group.is_retitled("Lupi")
    last = await ask("sendMessage", chat_id=group.id, text="Ultima", reply_markup=KEYBOARD)
    message = group.last
    await ask("deleteMessage", chat_id=group.id, message_id=last["message_id"])
    anna.forges("1.a", message)
    await ask("deleteMessages", chat_id=group.id, message_ids=[1, 2, 3])
    small.promotes_bot()
    small.migrates()
    small.mutes_bot(["can_send_messages"])
    small.kicks_bot()
    anna.edits(anna.says("ciao"), "ciao a tutti")
    anna.blocks()
    anna.unblocks()
    await ask("leaveChat", chat_id=forum.id)
    await fetch()
    await ask("setWebhook", url="https://example.org/hook", secret_token="abc", allowed_updates=["message"])
    await ask("getWebhookInfo")
    await ask("deleteWebhook")
    await ask("getWebhookInfo")
    assert not world.malformed
    return answers, updates
