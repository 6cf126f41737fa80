"""What the playground sends must be complete enough for the library."""

from telegram import Update

from tests.playground.tour import tour

# Kinds of update, and what distinguishes messages, that a visit must have met.
KINDS = {
    "message", "edited_message", "callback_query", "inline_query", "poll", "poll_answer", "chat_member",
    "my_chat_member", "message_reaction",
}  # fmt: skip
MESSAGES = {
    "text", "new_chat_members", "left_chat_member", "new_chat_title", "migrate_to_chat_id", "migrate_from_chat_id",
    "forum_topic_created", "forum_topic_closed", "sender_chat", "reply_to_message", "via_bot", "message_thread_id",
}  # fmt: skip


async def test_the_library_parses_every_update() -> None:
    _, updates = await tour()
    kinds: set[str] = set()
    fields: set[str] = set()
    for raw in updates:
        update = Update.de_json(raw, None)
        (kind,) = raw.keys() - {"update_id"}
        assert getattr(update, kind) is not None
        assert not update.api_kwargs
        assert not getattr(update, kind).api_kwargs
        kinds.add(kind)
        if kind == "message":
            fields |= raw["message"].keys()
    assert kinds >= KINDS
    assert fields >= MESSAGES


async def test_members_carry_every_flag_that_the_library_asks_for() -> None:
    _, updates = await tour()
    changes = [Update.de_json(raw, None).chat_member for raw in updates if "chat_member" in raw]
    statuses = {change.new_chat_member.status for change in changes if change}
    assert statuses >= {"administrator", "restricted", "left", "kicked", "member"}
