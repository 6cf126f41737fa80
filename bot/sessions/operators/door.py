"""`/operatore`: who may come in, and which page or deed a button means. To everybody else it is a command that does not exist."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.sessions.commands import AskOperator, Command, PressOperator, SayWords, Unknown
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.operators import bans, casting, faults, lanes, maintenance, overview, record, tables
from bot.sessions.operators.pages import Page, Place, put, replied_to
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.reception import seen_in_private, unknown
from bot.sessions.turn import Turn
from storage.operator_records import UseRecord

Shows = Callable[[Turn, Place, str], Page]

PAGES: Final[Mapping[str, Shows]] = {
    "home": overview.page,
    "live.all": lambda turn, place, pick: tables.page(turn, place, "all", pick),
    "live.frozen": lambda turn, place, pick: tables.page(turn, place, "frozen", pick),
    "game": tables.game,
    "freeze.ask": tables.ask_freeze,
    "lanes.fullest": lambda turn, place, pick: lanes.page(turn, place, "fullest", pick),
    "lanes.oldest": lambda turn, place, pick: lanes.page(turn, place, "oldest", pick),
    "faults": faults.page,
    "rest": maintenance.page,
    "rest.ask": maintenance.ask,
    "cast": casting.page,
    "cast.write": casting.ask_text,
    "cast.look": casting.look,
    "bans": bans.page,
    "ban.new": bans.ask_whom,
    "ban.who": bans.ask_why,
    "free.ask": bans.ask_free,
    "log": record.page,
}
"""What is only looked at."""
DEEDS: Final[Mapping[str, Shows]] = {
    "freeze": tables.freeze,
    "thaw": tables.thaw,
    "replay": tables.replay,
    "rest.begin": maintenance.begin,
    "rest.stop": maintenance.stop,
    "rest.end": maintenance.end,
    "cast.for": casting.choose,
    "cast.send": casting.send,
    "cast.stop": casting.stop,
    "cast.again": casting.go_on,
    "free": bans.free,
    **{f"ban.{why}": bans.for_reason(why) for why in bans.REASONS},
}
"""What changes something, or reads a journal."""


def _may(turn: Turn, command: Command) -> bool:
    """Whether this is an operator, in private: the settings say who is, at each press anew."""
    who, where = command.who, command.where
    private = where.kind == "private" and where.chat_id == who.user_id
    return private and not who.anonymous and who.user_id in turn.kit.terms.operators


def _as_unknown(turn: Turn, command: Command, what: str) -> Receipt:
    """Exactly what a command or a button gets that does not exist."""
    return unknown(
        turn,
        Unknown(key=command.key, who=command.who, where=command.where, at=command.at, press=command.press, what=what),
    )


def ask_operator(turn: Turn, command: AskOperator) -> Receipt:
    """The first page, in a new message."""
    if not _may(turn, command):
        return _as_unknown(turn, command, "command")
    seen_in_private(turn, command)
    if not turn.may_answer(command.who.user_id):
        return ASKED_ENOUGH
    place = _place(turn, command, new=True)
    _note(turn, place, "home", "")
    put(turn, place, overview.page(turn, place))
    return Accepted()


def press_operator(turn: Turn, command: PressOperator) -> Receipt:
    """A button: another page, or a deed and the page that shows what came of it."""
    shows = PAGES.get(command.what) or DEEDS.get(command.what)
    if shows is None or not _may(turn, command):
        return _as_unknown(turn, command, "button")
    seen_in_private(turn, command)
    if not turn.may(Deed.BROWSING, command.who.user_id):
        return ASKED_ENOUGH
    place = _place(turn, command)
    page = shows(turn, place, command.pick)
    _note(turn, place, command.what, "" if command.pick in ("-", "0") else command.pick)
    put(turn, place, page)
    return Accepted(toast=Toast(key="service-noted") if command.what in DEEDS else None)


def hears(turn: Turn, command: SayWords) -> Receipt | None:
    """A text or a passed-on message of an operator, if a page of his waits for it; None for everything else."""
    if not _may(turn, command) or (command.reply_to is None and command.forwarded is None):
        return None
    what = replied_to(turn, command.who.user_id, command.reply_to)
    if what is None or (command.forwarded is not None and command.reply_to is None and what != bans.WHOM):
        return None
    if not turn.may(Deed.BROWSING, command.who.user_id):
        return ASKED_ENOUGH
    place = _place(turn, command, new=True)
    deed, page = _taken(turn, place, what, command)
    _note(turn, place, *deed)
    put(turn, place, page)
    return Accepted()


def _taken(turn: Turn, place: Place, what: str, command: SayWords) -> tuple[tuple[str, str], Page]:
    """(what is noted of it, the page that follows)."""
    if what == tables.FIND:
        return ("find", ""), tables.find(turn, place, command.text)
    if what == bans.WHOM:
        return ("ban.who", ""), bans.take_whom(turn, place, command.text, command.forwarded)
    if what.startswith(bans.REASON):
        whom = what.removeprefix(bans.REASON)
        return ("ban", whom), bans.ban(turn, place, whom, command.text)
    if what.startswith(casting.TEXT):
        locale = what.removeprefix(casting.TEXT)
        return ("cast.text", locale), casting.take_text(turn, place, locale, command.text)
    raise Refusal("service-stale-button")


def _note(turn: Turn, place: Place, deed: str, what: str) -> None:
    use = UseRecord(user_id=place.user_id, at=turn.now, deed=deed, what=what)
    turn.uow.note_use(use)
    turn.uses.append(use)


def _place(turn: Turn, command: Command, *, new: bool = False) -> Place:
    user_id = command.who.user_id
    place = Place(
        user_id=user_id,
        locale=turn.locale_of(turn.uow.person(user_id)),
        mine=frozenset({*turn.uow.live_sessions_of(user_id), *turn.uow.guest_at(user_id)}),
    )
    return place if new else replace(place, message_id=command.where.message_id)
