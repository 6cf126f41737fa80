"""A table passes from whoever opened it to somebody else who sits there. Knows no game by name."""

from dataclasses import replace

from bot.narration import tokens
from bot.sessions.commands import HandOver
from bot.sessions.faults import Refusal
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.tables import the_game
from bot.sessions.turn import Turn
from storage.records import SeatRecord, Status

MOST_NAMED = 40
"""So many heirs at most are offered by buttons."""


def hand_over(turn: Turn, command: HandOver) -> Receipt:
    """Give the table to the person in this seat, or ask to whom; the group hears of it."""
    if command.where.kind == "private":
        raise Refusal("service-in-group")
    session = the_game(turn, command.session_id, command)
    turn.require(session, command)
    if session.status is Status.FROZEN:
        raise Refusal("service-not-now", alert=command.press)
    heirs = _heirs(session)
    if not heirs:
        raise Refusal("service-no-heir", alert=command.press)
    if command.seat is None:
        return _ask(turn, session, heirs)
    heir = next((row for row in heirs if row.seat == command.seat), None)
    if heir is None or heir.user_id is None:
        here = session.seat(command.seat)
        if here is not None and here.user_id == session.record.opener:
            return Ignored(why="has it already", toast=Toast(key="service-given-toast"))
        raise Refusal("service-stale-button")
    session.record.opener, session.notes.host_seen = heir.user_id, turn.now
    asked = session.notes.notices.pop("give", None)
    if asked is not None:
        turn.strip(session, asked)
    turn.journal(session, {"kind": "host", "seat": heir.seat})
    turn.say_group(session, "service-new-host", name=turn.name_at(session, heir.seat))
    if session.lobby is not None:
        session.lobby = replace(session.lobby, page="")
        turn.show_lobby(session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-given-toast"))


def _heirs(session: Session) -> list[SeatRecord]:
    return [row for row in session.people if row.user_id != session.record.opener]


def _ask(turn: Turn, session: Session, heirs: list[SeatRecord]) -> Receipt:
    keyboard = [
        [
            {
                "text": turn.kit.bundles.plain(session.record.locale, "service-button-heir", name=name),
                "data": tokens.encode(session.id, "host", str(row.seat)),
            }
        ]
        for row in heirs[:MOST_NAMED]
        for name in [turn.name_at(session, row.seat)]
    ]
    before = session.notes.notices.get("give", "")
    slot = session.notes.notices["give"] = turn.show_group(session, "give", "service-give-whom", keyboard=keyboard)
    if before not in ("", slot):
        turn.strip(session, before)
    turn.save(session)
    return Accepted(session_id=session.id, toast=Toast(key="service-noted"))
