"""A local Telegram: a strict Bot API server, people, groups, and a page to watch them. Only the composition root imports it.

For tests (`clock`: a ManualClock; a SystemClock for a demo)::

    world = Stage(clock=clock, rng=SeededRng(b"moon"), limits=Limits())  # Limits.unpaced(): no 429
    bot = telegram.Bot(world.token, request=LocalRequest(world), get_updates_request=LocalRequest(world))
    anna = world.person("Anna")
    group = world.group("Lupi", anna, bot="admin")
    anna.starts("join_x"); anna.says("/lupi@NarratoreBot", group); anna.presses("Carla"); assert anna.last.text == "…"

Stage (`puppets`): person(name, last_name=, username=, language_code="it", user_id=, started=False), other_bot(name),
group(title, *people, kind="supergroup"|"group"|"forum", owner=, bot="member"|"admin"|None, chat_id=).

Person: starts(payload), says(text, group=None, topic=, reply_to=, anonymous=), replies(text, message), edits(message,
text), presses(label | data=, message=, where=group), presses_again(query), forges(data, message), joins/leaves(group,
service=), blocks(), unblocks(), deactivates(), votes(message, *options), reacts(message, emoji), asks_inline(text),
chooses(query, result_id, group). Perceives: hears(since=), last, text(), toasts, standing(group). A press is a Query; its
`answer` is the Toast(text, alert, url, at) or None. What no app offers raises Impossible (`errors`).

Group: has(*people), promotes/demotes/kicks/mutes(person), adds_bot/promotes_bot/demotes_bot/mutes_bot/kicks_bot(),
allows(*permissions), migrates(announce=("old", "new")), topic(name), closes/reopens/drops(topic), is_retitled(title),
vanishes(); reads(topic, since=), last, text(), id, chat, owner. A Message has id, text, labels, buttons, content, thread,
reply_to, protected, edited, deleted.

Records of the World: calls (Call: method, chat_id, params, answer, ok, code, at, result), calls_of(method, chat_id,
since=), tally, malformed (must stay empty), unanswered(), never_answered, updates (len, peek), commands, profile, files,
polls. `keep_calls` and `keep_messages` bound the memory of long runs.

Faults (`world.faults`): next(outcome, chat=, methods=, times=1, share=(1, 20), delay=), retry_after(seconds, chat=),
weather(share), clear(), met. Outcomes in `faults`: Loss.TIMEOUT_BEFORE/_AFTER, Loss.RESET_BEFORE/_AFTER, GATEWAY_PAGE,
GARBAGE, EMPTY, INTERNAL, MUTE, CHAT_RESTRICTED, BLOCKED, or any ApiError. world.flood(chat_id, seconds): 429 until then.

Over HTTP: `async with LocalServer(app(world), port=8080) as server` (`server`); WebhookPump (`hooks`) posts to a webhook.
"""
