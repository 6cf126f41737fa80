"""Whom the bot does not serve: the list, a ban by id, link or passed-on message, and its end. What a ban does is `barring`'s."""

import re
from collections.abc import Callable
from typing import Final

from bot.narration.names import line
from bot.sessions.barring import close_group, put_out
from bot.sessions.commands import Unknown, Where, Who
from bot.sessions.faults import Refusal
from bot.sessions.operators.pages import EACH, Page, Place, button, home, number_of, since, text, turning
from bot.sessions.people import TITLE
from bot.sessions.turn import Turn
from storage.operator_records import BanRecord

WHOM: Final = "ban"
"""A reply to the page of this name says who is meant."""
REASON: Final = "why:"
"""A reply to a page of this name, with an id, is the reason."""
REASONS: Final = ("spam", "abuse", "asked")
LONGEST: Final = 200
"""Characters of a reason."""
OF_TELEGRAM: Final = frozenset({777000, 136817688, 1087968824})
"""Telegram's own accounts: behind one of them are all anonymous administrators, behind another all channels."""
_LINK: Final = re.compile(
    r"(?:https?://)?(?:t\.me|telegram\.me)/(?:c/(\d{1,13})(?:/\d+)*|([A-Za-z]\w{3,31}))/?", re.ASCII
)
_TG: Final = re.compile(r"tg://user\?id=(\d{1,17})", re.ASCII)
_ID: Final = re.compile(r"-?\d{1,17}", re.ASCII)
_NAME: Final = re.compile(r"@([A-Za-z]\w{3,31})", re.ASCII)


def page(turn: Turn, place: Place, pick: str) -> Page:
    """So many bans, the newest first."""
    start = number_of(pick)
    found = turn.uow.bans(start, EACH + 1)
    lines = [text(turn, place, "operator-bans", count=len(found))]
    for number, ban in enumerate(found[:EACH], start=start + 1):
        lines.append(
            text(
                turn, place, "operator-ban-line", number=number, name=ban.name or str(ban.chat_id), chat=str(ban.chat_id),
                reason=_reason(turn, place, ban.reason), span=since(turn, place, ban.at),
            )
        )  # fmt: skip
    free = [
        button(turn, place, "operator-button-free", "free.ask", ban.chat_id, number=number)
        for number, ban in enumerate(found[:EACH], start=start + 1)
    ]
    rows = [
        [button(turn, place, "operator-button-ban-new", "ban.new")],
        free[:4],
        free[4:],
        turning(turn, place, "bans", start, more=len(found) > EACH),
        home(turn, place),
    ]
    return Page(text="\n".join(lines), rows=rows)


def ask_whom(turn: Turn, place: Place, _: str = "") -> Page:
    """Ask who is meant."""
    rows = [[button(turn, place, "operator-button-back", "bans", 0)]]
    return Page(text=text(turn, place, "operator-ban-whom"), rows=rows, replied=WHOM)


def take_whom(turn: Turn, place: Place, words: str, forwarded: int | None) -> Page:
    """This is who is meant."""
    chat_id = forwarded if forwarded is not None else _meant(turn, words)
    if chat_id is None:
        raise Refusal("operator-ban-nobody")
    return ask_why(turn, place, str(chat_id))


def _meant(turn: Turn, words: str) -> int | None:
    words = words.strip()
    link, tg = _LINK.fullmatch(words), _TG.fullmatch(words)
    if _ID.fullmatch(words):
        return int(words) or None
    if tg is not None:
        return int(tg[1])
    if link is not None and link[1]:
        return -int(f"100{link[1]}")
    name = link[2] if link is not None else named[1] if (named := _NAME.fullmatch(words)) is not None else None
    people = turn.uow.people_named(name) if name else []
    return people[0] if len(people) == 1 else None


def ask_why(turn: Turn, place: Place, pick: str) -> Page:
    """Ask for which reason: pressing one bans."""
    chat_id = _target(turn, place, pick)
    if chat_id in turn.uow.bans_among([chat_id]):
        raise Refusal("operator-ban-already", alert=True)
    tables = len(turn.uow.live_sessions_in(chat_id) if chat_id < 0 else turn.uow.live_sessions_of(chat_id))
    kind = "group" if chat_id < 0 else "person"
    said = text(
        turn,
        place,
        "operator-ban-why",
        name=_called(turn, chat_id) or str(chat_id),
        chat=str(chat_id),
        kind=kind,
        count=tables,
    )
    rows = [
        *([button(turn, place, f"operator-button-ban-{why}", f"ban.{why}", chat_id)] for why in REASONS),
        [button(turn, place, "operator-button-no", "bans", 0)],
    ]
    return Page(text=said, rows=rows, replied=f"{REASON}{chat_id}")


def ban(turn: Turn, place: Place, pick: str, reason: str) -> Page:
    """Serve this person or group no more. A second press changes nothing."""
    chat_id = _target(turn, place, pick)
    if chat_id not in turn.uow.bans_among([chat_id]):
        name = _called(turn, chat_id)
        record = BanRecord(
            chat_id=chat_id, banned_by=place.user_id, at=turn.now, reason=line(reason, LONGEST), name=name
        )
        turn.uow.save_ban(record)
        if chat_id < 0:
            close_group(turn, record)
        else:
            put_out(turn, Unknown(key="", who=Who(user_id=chat_id, name=""), where=Where(chat_id=chat_id)))
    return page(turn, place, "0")


def for_reason(reason: str) -> Callable[[Turn, Place, str], Page]:
    """What the button of this reason does."""
    return lambda turn, place, pick: ban(turn, place, pick, reason)


def ask_free(turn: Turn, place: Place, pick: str) -> Page:
    """Ask whether they are really to be served again."""
    found = turn.uow.bans_among([_number(pick)]).get(_number(pick))
    if found is None:
        return page(turn, place, "0")
    said = text(
        turn, place, "operator-free-sure", name=found.name or str(found.chat_id), chat=str(found.chat_id),
        reason=_reason(turn, place, found.reason),
    )  # fmt: skip
    rows = [
        [button(turn, place, "operator-button-free-yes", "free", found.chat_id)],
        [button(turn, place, "operator-button-no", "bans", 0)],
    ]
    return Page(text=said, rows=rows)


def free(turn: Turn, place: Place, pick: str) -> Page:
    """Serve them again. They are not told: whoever writes to the bot is answered."""
    turn.uow.drop_ban(_number(pick))
    return page(turn, place, "0")


def _number(pick: str) -> int:
    if not _ID.fullmatch(pick) or not int(pick):
        raise Refusal("service-stale-button")
    return int(pick)


def _target(turn: Turn, place: Place, pick: str) -> int:
    """Who may be banned. Never an operator; nobody with whom this operator plays at this moment: that would be a move."""
    chat_id = _number(pick)
    bot_itself = chat_id == turn.kit.terms.bot_id
    if chat_id in turn.kit.terms.operators:
        raise Refusal("operator-ban-operator", alert=True)
    if chat_id in OF_TELEGRAM or bot_itself:
        raise Refusal("operator-ban-telegram", alert=True)
    tables = turn.uow.live_sessions_in(chat_id) if chat_id < 0 else [
        *turn.uow.live_sessions_of(chat_id), *turn.uow.guest_at(chat_id)
    ]  # fmt: skip
    if place.mine & set(tables):
        raise Refusal("operator-ban-own-table", alert=True)
    return chat_id


def _called(turn: Turn, chat_id: int) -> str:
    """How the person or group is called, as far as that is known."""
    if chat_id < 0:
        return turn.title_of(chat_id)
    person = turn.uow.person(chat_id)
    return line(person.name, TITLE) if person is not None else ""


def _reason(turn: Turn, place: Place, reason: str) -> str:
    return turn.label(place.locale, f"operator-ban-{reason}") if reason in REASONS else reason
