"""The methods that answer a press or an inline query: once, and in time."""

from datetime import timedelta

from bot.playground.errors import Json, Malformed, bad_request
from bot.playground.keyboards import check_markup, check_start
from bot.playground.markup import utf16
from bot.playground.model import Query, Toast
from bot.playground.sending import text_content
from bot.playground.world import World

_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def answer_press(world: World, p: Json) -> bool:
    """`answerCallbackQuery`: not limited in number."""
    text = p.get("text", "")
    if utf16(text) > world.limits.toast:
        raise Malformed("MESSAGE_TOO_LONG")
    url = p.get("url")
    if url is not None and not url.startswith(("tg://", "https://t.me/", "t.me/")):
        raise Malformed("URL_INVALID")
    query = _open(world, p["callback_query_id"])
    toast = query.answer = Toast(text, p.get("show_alert", False), url, world.clock.now())
    query.user.toasts.append(toast)
    world.tell(
        "toast",
        lambda: {"user_id": query.user.id, "query_id": query.id, "text": text, "alert": toast.alert, "url": url},
    )
    return True


def answer_inline(world: World, p: Json) -> bool:
    """`answerInlineQuery`: articles only."""
    results: list[Json] = p["results"]
    if len(results) > 50:
        raise Malformed("too many results specified")
    if len({result["id"] for result in results}) < len(results):
        raise Malformed("RESULT_ID_DUPLICATE")
    for result in results:
        if not 1 <= len(result["id"].encode()) <= 64:
            raise Malformed("RESULT_ID_INVALID")
        content = result["input_message_content"]
        text_content(world, {**content, "text": content["message_text"]})
        check_markup(result.get("reply_markup"), world.limits)
    if "start_parameter" in p.get("button", {}):
        check_start(p["button"]["start_parameter"])
    query = _open(world, p["inline_query_id"])
    query.results = results
    shown = [{name: result.get(name, "") for name in ("id", "title", "description")} for result in results]
    world.tell(
        "offers",
        lambda: {"user_id": query.user.id, "query_id": query.id, "results": shown, "button": p.get("button")},
    )
    return True


def _open(world: World, query_id: str) -> Query:
    query = world.queries.get(query_id)
    late = world.clock.now() - timedelta(seconds=world.limits.callback_seconds)
    if query is None or query.answered or query.at < late:
        raise bad_request(_TOO_OLD)
    return query
