"""Live games: which, where, since when, whether one stands still; one may be frozen, set going again, or played again.

Everything told of a game is known to everybody at its table. Whoever plays learns here neither a card nor that anybody has
chosen: no deadline (the slack of a night is drawn), no number of steps of a game in course, no answer.
"""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.sessions import clock
from bot.sessions.faults import Refusal
from bot.sessions.freezing import stop
from bot.sessions.notes import load_notes
from bot.sessions.operators.pages import (
    EACH,
    Page,
    Place,
    button,
    home,
    number_of,
    numbered,
    since,
    text,
    title,
    turning,
)
from bot.sessions.rerun import rerun
from bot.sessions.thawing import thaw as set_going
from bot.sessions.turn import Turn
from storage.operator_records import TableRecord
from storage.records import LIVE_VALUES, Status

FIND: Final = "find"
"""A reply to the list looks for a table."""
BY_HAND: Final = "operator"
"""In `Notes.why`: an operator has frozen it."""
THAWED: Final = ("broken", BY_HAND)
"""A game that stands since its group was lost goes on by itself."""
FILTERS: Final = {"all": "", "frozen": Status.FROZEN.value}
_PUBLIC_PHASE: Final = re.compile(r"([nd])(\d{1,3})(?:\.|\Z)")
_STANDS: Final = (clock.FROZEN, clock.PAUSED, clock.HALTED, clock.BARRED, clock.FLOODED, clock.QUIET)
"""Why a clock stands for all to see; while an opening is on its way it only seems to."""


def page(turn: Turn, place: Place, which: str, pick: str) -> Page:
    """So many live tables, frozen ones first."""
    start = number_of(pick)
    found = turn.uow.live_tables(status=FILTERS[which], start=start, count=EACH + 1)
    total = sum(number for (status, _), number in turn.uow.going_on().items() if FILTERS[which] in ("", status))
    lines = [text(turn, place, "operator-live", count=total, which=which), *_lines(turn, place, found[:EACH], start)]
    others = [button(turn, place, f"operator-button-live-{one}", f"live.{one}", 0) for one in FILTERS if one != which]
    rows = [
        *numbered(turn, place, "game", [one.id for one in found[:EACH]], start),
        others,
        turning(turn, place, f"live.{which}", start, more=len(found) > EACH),
        home(turn, place),
    ]
    return Page(text="\n".join([*lines, "", text(turn, place, "operator-live-find")]), rows=rows, replied=FIND)


def find(turn: Turn, place: Place, words: str) -> Page:
    """The tables of this title, id, or group's id."""
    found = turn.uow.live_tables(words.strip()[:64], start=0, count=EACH + 1)
    key = "operator-live-many" if len(found) > EACH else "operator-live-found"
    lines = [text(turn, place, key, count=len(found[:EACH])), *_lines(turn, place, found[:EACH], 0)]
    rows = [
        *numbered(turn, place, "game", [one.id for one in found[:EACH]], 0),
        [button(turn, place, "operator-button-live", "live.all", 0)],
        home(turn, place),
    ]
    return Page(text="\n".join(lines), rows=rows, replied=FIND)


def _lines(turn: Turn, place: Place, found: Sequence[TableRecord], start: int) -> list[str]:
    return [
        text(turn, place, "operator-live-line", number=number, **_told(turn, place, one))
        for number, one in enumerate(found, start=start + 1)
    ]


def _told(turn: Turn, place: Place, one: TableRecord) -> dict[str, object]:
    """What everybody at the table knows of it."""
    notes = load_notes(one.extra)
    stands = next((why for why in _STANDS if why in one.holds), "")
    phase = _PUBLIC_PHASE.match(notes.phase) if one.status == Status.RUNNING.value else None
    at = one.wall_time if stands else _phase_since(turn, one, notes.phase_at)
    key = f"{one.game}-name"
    return {
        "title": title(turn, place, one.chat_id, one.title),
        "game": turn.label(place.locale, key) if turn.kit.bundles.has(key) else one.game,
        "status": one.status,
        "phase": {"n": "night", "d": "day"}[phase[1]] if phase else "none",
        "nth": int(phase[2]) if phase else 0,
        "seats": one.seats,
        "stands": stands or "no",
        "span": since(turn, place, at),
    }


def _phase_since(turn: Turn, one: TableRecord, phase_at: datetime | None) -> datetime:
    """The wall time that lies as far back as the phase's opening, by the game's own clock."""
    if phase_at is None:
        return one.wall_time
    now = one.game_time if one.holds else one.game_time + max(turn.now - one.wall_time, timedelta(0)) / turn.scale
    return turn.now - (now - phase_at) * turn.scale


def game(turn: Turn, place: Place, session_id: str, *, said: str = "") -> Page:
    """One table, and what can be done to it."""
    one = turn.uow.live_table(session_id)
    if one is None:
        raise Refusal("operator-no-table", alert=True)
    lines = [text(turn, place, "operator-game", session=one.id, chat=str(one.chat_id), **_told(turn, place, one))]
    if one.id in place.mine:
        lines.append(text(turn, place, "operator-game-mine"))
    if said:
        lines += ["", said]
    rows = [[button(turn, place, "operator-button-replay", "replay", one.id)]]
    if one.status in (Status.RUNNING.value, Status.DRAWING.value):
        rows.append([button(turn, place, "operator-button-freeze", "freeze.ask", one.id)])
    if one.status == Status.FROZEN.value and load_notes(one.extra).why in THAWED:
        rows.append([button(turn, place, "operator-button-thaw", "thaw", one.id)])
    if one.chat_id < 0:
        rows.append([button(turn, place, "operator-button-ban-group", "ban.who", one.chat_id)])
    rows += [[button(turn, place, "operator-button-live", "live.all", 0)], home(turn, place)]
    return Page(text="\n".join(lines), rows=rows)


# What can be done to it


def ask_freeze(turn: Turn, place: Place, session_id: str) -> Page:
    """Freezing stops everybody's evening: once more, please."""
    one = _of_status(turn, session_id, Status.RUNNING.value, Status.DRAWING.value)
    rows = [
        [button(turn, place, "operator-button-freeze-yes", "freeze", one.id)],
        [button(turn, place, "operator-button-no", "game", one.id)],
    ]
    return Page(
        text=text(turn, place, "operator-freeze-sure", title=title(turn, place, one.chat_id, one.title)), rows=rows
    )


def freeze(turn: Turn, place: Place, session_id: str) -> Page:
    """Stop a game where it stands; its group reads one calm line. What is frozen already stays so."""
    _of_status(turn, session_id, Status.RUNNING.value, Status.DRAWING.value, Status.FROZEN.value)
    record = turn.uow.lock_session(session_id)
    if record is None or record.status.value not in LIVE_VALUES:
        raise Refusal("operator-no-table", alert=True)
    if record.status in (Status.RUNNING, Status.DRAWING):
        stop(turn, record, BY_HAND, {"by": BY_HAND})
        turn.say_at(record, "operator-frozen")
        turn.kit.seeds.pop(record.id, None)
    return game(turn, place, session_id, said=text(turn, place, "operator-freeze-done"))


def thaw(turn: Turn, place: Place, session_id: str) -> Page:
    """Set a game going again, if its state can be read and told. Raises BrokenSession if it still breaks."""
    session = turn.load(session_id)
    if session is None:
        raise Refusal("operator-no-table", alert=True)
    if session.status is not Status.FROZEN:
        return game(turn, place, session_id, said=text(turn, place, "operator-thaw-already"))
    if session.notes.why not in THAWED:
        raise Refusal("operator-thaw-lost", alert=True)
    if session.notes.deal_step is not None and session.record.rules_version != session.spec.game.rules_version:
        raise Refusal("operator-thaw-alien", alert=True)
    set_going(turn, session, "operator-thawed")
    return game(turn, place, session_id, said=text(turn, place, "operator-thaw-done"))


def replay(turn: Turn, place: Place, session_id: str) -> Page:
    """Play its journal again and say whether that is the stored state: of a game in course nothing else."""
    found = rerun(turn.uow, turn.kit.codec, session_id)
    if found is None:
        raise Refusal("operator-no-table", alert=True)
    over = found.record.status.value not in LIVE_VALUES
    told = over or (found.record.status is Status.FROZEN and session_id not in place.mine)
    said = text(
        turn, place, "operator-replay", verdict=found.verdict, step=found.step if told else 0,
        why=(found.why if told else "") or "none",
    )  # fmt: skip
    return game(turn, place, session_id, said=said)


def _of_status(turn: Turn, session_id: str, *statuses: str) -> TableRecord:
    one = turn.uow.live_table(session_id)
    if one is None or one.status not in statuses:
        raise Refusal("operator-no-freeze", alert=True)
    return one
