"""What an operator tells everybody who agreed: written in each language, looked at, confirmed, then told slowly.

Groups and people agree in their settings; nobody hears it who did not. It leaves at the lowest rank, a few a second, and waits
wherever a game goes on. How far it has come is stored with what is queued: a restart goes on there, and nobody hears it twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.narration import tokens
from bot.narration.names import Markup
from bot.sessions.commands import CastRing
from bot.sessions.faults import Refusal
from bot.sessions.operators.pages import Page, Place, button, home, text
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.turn import Turn
from storage.broadcasts import DONE, DRAFT, RUNNING, STOPPED, mark
from storage.operator_records import BroadcastRecord
from storage.records import Act, GroupRecord, OutboxItem, PersonRecord

TEXT: Final = "text-"
"""A reply to a page of this name, with a language, is the text in that language."""
LONGEST: Final = 1500
"""Characters of a text: all languages have to fit into the page that shows them."""
AUDIENCES: Final = ("all", "groups", "people")
RANK: Final = 3
AT_ONCE: Final = 5
"""So many a second at most: a sixth of what the bot may send."""
EVERY: Final = timedelta(seconds=1)
UNSENT: Final = 25
"""Where so many have not left yet, no more are queued."""
COUNTED: Final = timedelta(minutes=2)
"""A message that has not left for longer is held up by its own chat, and keeps nobody else waiting."""
LATER: Final = timedelta(minutes=1)
"""So often those are looked at who play."""
GIVEN_UP: Final = timedelta(hours=24)
"""Whoever has played for so long is not told any more."""
_STEP: Final = 50
"""The progress is told anew after so many."""
_FIRST: Final = -(2**62)
"""Before every chat."""


def page(turn: Turn, place: Place, _: str = "", *, said: str = "") -> Page:
    """What is being told, else what is about to be."""
    running = turn.uow.running_broadcasts()
    last = turn.uow.last_broadcast()
    if running and last is not None:
        return Page(text=_progress(turn, place.locale, last), rows=[*_control(turn, place, last), home(turn, place)])
    draft = turn.uow.draft_of(place.user_id) or _new(turn, place)
    written = [locale for locale in turn.kit.bundles.locales if draft.texts.get(locale)]
    missing = [locale for locale in turn.kit.bundles.locales if locale not in written]
    groups, people = turn.uow.count_agreed()
    lines = [text(turn, place, "operator-cast", groups=groups, people=people)]
    if last is not None:
        lines.append(_progress(turn, place.locale, last))
    if said:
        lines.append(said)
    audiences = []
    for one in AUDIENCES:
        label = button(turn, place, f"operator-button-cast-{one}", "cast.for", one)
        if one == draft.audience:
            label["text"] = turn.label(place.locale, "button-chosen", label=label["text"])
        audiences.append(label)
    words = []
    for locale in turn.kit.bundles.locales:
        name = turn.label(locale, "service-language-name")
        key = "operator-button-cast-written" if locale in written else "operator-button-cast-write"
        words.append(button(turn, place, key, "cast.write", locale, language=name))
    look = [] if missing else [button(turn, place, "operator-button-cast-look", "cast.look", draft.id)]
    rows = [
        audiences,
        words,
        look,
        *([_control(turn, place, last)[0]] if last is not None and last.state == STOPPED else []),
    ]
    return Page(text="\n\n".join(lines), rows=[*rows, home(turn, place)])


def _new(turn: Turn, place: Place) -> BroadcastRecord:
    fresh = BroadcastRecord(id=0, user_id=place.user_id, audience="all", texts={}, state=DRAFT, at=turn.now)
    return turn.uow.add_broadcast(fresh)


def choose(turn: Turn, place: Place, audience: str) -> Page:
    """Who is to hear it."""
    if audience not in AUDIENCES:
        raise Refusal("service-stale-button")
    draft = turn.uow.draft_of(place.user_id) or _new(turn, place)
    turn.uow.save_broadcast(replace(draft, audience=audience))
    return page(turn, place)


def ask_text(turn: Turn, place: Place, locale: str) -> Page:
    """Ask what it says in this language."""
    if locale not in turn.kit.bundles.locales:
        raise Refusal("service-stale-button")
    draft = turn.uow.draft_of(place.user_id) or _new(turn, place)
    name = turn.label(locale, "service-language-name")
    said = text(
        turn, place, "operator-cast-write", language=name, most=LONGEST, now=str(draft.texts.get(locale) or "none")
    )
    return Page(text=said, rows=[[button(turn, place, "operator-button-back", "cast")]], replied=f"{TEXT}{locale}")


def take_text(turn: Turn, place: Place, locale: str, words: str) -> Page:
    """This is what it says."""
    words = words.strip()
    if not words or len(words) > LONGEST or locale not in turn.kit.bundles.locales:
        raise Refusal("operator-cast-too-long", most=LONGEST)
    draft = turn.uow.draft_of(place.user_id) or _new(turn, place)
    turn.uow.save_broadcast(replace(draft, texts={**draft.texts, locale: words}))
    return page(turn, place, said=text(turn, place, "operator-cast-noted"))


def look(turn: Turn, place: Place, number: str) -> Page:
    """As it will be read, in each language, and by how many."""
    draft = _mine(turn, place, number)
    count = _total(turn, draft)
    shown = [_said(turn, locale, draft) for locale in turn.kit.bundles.locales]
    lines = [text(turn, place, "operator-cast-look", count=count), *shown]
    rows = [
        [button(turn, place, "operator-button-cast-send", "cast.send", draft.id, count=count)] if count else [],
        [button(turn, place, "operator-button-back", "cast")],
    ]
    return Page(text="\n\n———\n\n".join(lines), rows=rows)


def send(turn: Turn, place: Place, number: str) -> Page:
    """Begin to tell it. A second press finds it begun; while another one is told, this one waits for its operator."""
    if turn.uow.running_broadcasts():
        return page(turn, place)
    draft = _mine(turn, place, number)
    if any(not draft.texts.get(locale) for locale in turn.kit.bundles.locales):
        raise Refusal("service-stale-button")
    begun = replace(draft, state=RUNNING, next_at=turn.now, reached=_FIRST, total=_total(turn, draft))
    turn.uow.save_broadcast(begun)
    _tell_progress(turn, begun)
    return page(turn, place)


def stop(turn: Turn, place: Place, number: str) -> Page:
    """Tell nobody else. What has left its queue has been told."""
    cast = _locked(turn, number)
    if cast.state == RUNNING:
        stopped = replace(cast, state=STOPPED, next_at=None)
        turn.uow.save_broadcast(stopped)
        _tell_progress(turn, stopped)
    return page(turn, place)


def go_on(turn: Turn, place: Place, number: str) -> Page:
    """Go on where it was stopped."""
    cast = _locked(turn, number)
    if cast.state == STOPPED and not turn.uow.running_broadcasts():
        turn.uow.save_broadcast(replace(cast, state=RUNNING, next_at=turn.now))
    return page(turn, place)


def _locked(turn: Turn, number: str) -> BroadcastRecord:
    cast = turn.uow.broadcast(int(number), lock=True) if number.isascii() and number.isdigit() else None
    if cast is None or cast.state == DRAFT:
        raise Refusal("service-stale-button")
    return cast


def _mine(turn: Turn, place: Place, number: str) -> BroadcastRecord:
    draft = turn.uow.broadcast(int(number), lock=True) if number.isascii() and number.isdigit() else None
    if draft is None or draft.state != DRAFT or draft.user_id != place.user_id:
        raise Refusal("service-stale-button")
    return draft


def _total(turn: Turn, cast: BroadcastRecord) -> int:
    groups, people = turn.uow.count_agreed()
    return (groups if cast.audience != "people" else 0) + (people if cast.audience != "groups" else 0)


def _said(turn: Turn, locale: str, cast: BroadcastRecord) -> Markup:
    """The message as it is read: the operator's words as they are, and how to hear no more."""
    words = str(cast.texts.get(locale) or cast.texts.get(turn.kit.terms.default_locale) or "")
    return Markup(turn.kit.bundles.text(locale, "operator-cast-message", words=words))


# What time does


def ring(turn: Turn, command: CastRing) -> Receipt:
    """Queue the next few, if it still goes out and their time has come."""
    cast = turn.uow.broadcast(int(command.session_id), lock=True)
    if cast is None or cast.state != RUNNING or cast.next_at is None or cast.next_at > turn.now:
        return Ignored(why="another time")
    room = min(AT_ONCE, UNSENT - turn.uow.broadcast_unsent(cast.id, turn.now - COUNTED))
    after = replace(cast, next_at=turn.now + EVERY)
    if room > 0:
        after = _walk(turn, after, room) if after.reached is not None else _look_again(turn, after, room)
    turn.uow.save_broadcast(after)
    if after.state != RUNNING or after.queued // _STEP != cast.queued // _STEP:
        _tell_progress(turn, after)
    return Accepted()


def _walk(turn: Turn, cast: BroadcastRecord, room: int) -> BroadcastRecord:
    """The next chats by their ids: groups have negative ones, so they come first.

    A group that becomes a supergroup gets a smaller id: it may miss this, and never hears it twice.
    """
    reached = _FIRST if cast.reached is None else cast.reached
    chats: Sequence[GroupRecord | PersonRecord] = ()
    if cast.audience != "people" and reached < 0:
        chats = turn.uow.groups_after(reached, room)
    if not chats and cast.audience != "groups":
        chats = turn.uow.people_after(max(reached, 0), room)
    if not chats:
        return replace(cast, reached=None)
    ids = [_id(chat) for chat in chats]
    busy, banned = turn.uow.busy_among(ids), turn.uow.bans_among(ids)
    turn.uow.let_wait(cast.id, busy - banned.keys())
    told = [chat for chat in chats if _id(chat) not in busy and _id(chat) not in banned]
    _queue(turn, cast, told)
    return replace(cast, reached=ids[-1], queued=cast.queued + len(told))


def _look_again(turn: Turn, cast: BroadcastRecord, room: int) -> BroadcastRecord:
    """Those who were playing when it was their turn."""
    waiting = turn.uow.waiting_for(cast.id)
    if not waiting or turn.now - cast.at > GIVEN_UP:
        turn.uow.wait_no_more(cast.id, waiting)
        return replace(cast, state=DONE, next_at=None)
    busy = turn.uow.busy_among(waiting)
    free = [chat_id for chat_id in waiting if chat_id not in busy]
    now, banned = free[:room], turn.uow.bans_among(free[:room])
    told = list(_still_agreed(turn, [chat_id for chat_id in now if chat_id not in banned]))
    turn.uow.wait_no_more(cast.id, now)
    _queue(turn, cast, told)
    pause = EVERY if len(free) > room or len(waiting) == len(now) else LATER
    return replace(cast, queued=cast.queued + len(told), next_at=turn.now + pause)


def _still_agreed(turn: Turn, chat_ids: Sequence[int]) -> Iterator[GroupRecord | PersonRecord]:
    for chat_id in chat_ids:
        if chat_id < 0:
            group = turn.uow.group(chat_id)
            if group is not None and group.present and turn.settings(chat_id).news:
                yield group
        else:
            person = turn.uow.person(chat_id)
            if person is not None and person.reachable and turn.own_settings(chat_id).news:
                yield person


def _id(chat: GroupRecord | PersonRecord) -> int:
    return chat.chat_id if isinstance(chat, GroupRecord) else chat.user_id


def _queue(turn: Turn, cast: BroadcastRecord, chats: Sequence[GroupRecord | PersonRecord]) -> None:
    for chat in chats:
        locale = turn.group_locale(chat) if isinstance(chat, GroupRecord) else turn.locale_of(chat)
        payload = {"text": _said(turn, locale, cast)}
        turn.enqueue([OutboxItem(chat_id=_id(chat), session_id=mark(cast.id), rank=RANK, payload=payload)])


# Its progress: one message, edited


def _progress(turn: Turn, locale: str, cast: BroadcastRecord) -> str:
    return turn.kit.bundles.text(
        locale, "operator-cast-progress", number=cast.id, count=cast.queued, total=cast.total, state=cast.state,
        waiting=turn.uow.count_waiting(cast.id),
    )  # fmt: skip


def _control(turn: Turn, place: Place, cast: BroadcastRecord) -> list[list[dict[str, str]]]:
    if cast.state == RUNNING:
        return [
            [
                button(turn, place, "operator-button-cast-stop", "cast.stop", cast.id),
                button(turn, place, "operator-button-again", "cast"),
            ]
        ]
    return (
        [[button(turn, place, "operator-button-cast-go-on", "cast.again", cast.id)]] if cast.state == STOPPED else [[]]
    )


def _tell_progress(turn: Turn, cast: BroadcastRecord) -> None:
    """In a message of its own, in the chat of whoever began it."""
    locale = turn.locale_of(turn.uow.person(cast.user_id))
    place = Place(user_id=cast.user_id, locale=locale)
    slot = f"{tokens.OPERATOR}-cast:{cast.id}"
    keyboard = [row for row in _control(turn, place, cast) if row]
    payload = {"text": _progress(turn, locale, cast), "keyboard": keyboard, "silent": True}
    turn.enqueue([
        OutboxItem(
            chat_id=cast.user_id, rank=RANK, act=Act.SHOW, slot=slot, fingerprint=f"{cast.state}{cast.queued}",
            payload=payload,
        )
    ])  # fmt: skip
