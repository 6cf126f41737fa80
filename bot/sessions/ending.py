"""How a table ends: by the rules, by the host, by the lobby's expiry, or since its group is lost."""

from bot.narration import tokens
from bot.sessions import handing, keepsake, muting, pinning, proof
from bot.sessions.commands import Stop
from bot.sessions.faults import guarded
from bot.sessions.figures import keeping, recap
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.tables import the_game
from bot.sessions.turn import Turn
from games.core.game import Outcome
from storage.records import Status


def stop(turn: Turn, command: Stop) -> Receipt:
    """End lobby or game for good; asks once unless confirmed. A frozen game can be stopped too."""
    session = the_game(turn, command.session_id, command)
    turn.require(session, command)
    practice = session.notes.practice.on
    if not command.confirmed and session.status is not Status.LOBBY and not practice:
        locale = session.record.locale
        button = {"text": turn.label(locale, "service-button-stop"), "data": tokens.encode(session.id, "stop", "yes")}
        sure = "service-stop-sure" if session.spec.desk is None else "desk-leave-sure"
        turn.show_group(session, "stop", sure, keyboard=[[button]])
        turn.save(session)
        return Accepted(session_id=session.id, toast=Toast(key="service-stop-confirm-toast"))
    lobby = session.status is Status.LOBBY
    turn.journal(session, {"kind": "stop"})
    key = "service-lobby-stopped" if lobby else "practice-stopped" if practice else "service-stopped"
    close(turn, session, "stopped", key)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-stopped-toast"))


def close(turn: Turn, session: Session, why: str, key: str) -> None:
    """Close a table before its end: keyboards go, the group is told in one message, the proof is given. Saves."""
    with guarded(session.id, {"kind": "close"}):
        strips = turn.kit.narrator.strip_all(turn.table(session), turn.screen(session))
    turn.enqueue(strips)
    handing.dismiss(turn, session)
    session.record.status, session.notes.why = Status.CLOSED, why
    session.notes.alarms.clear()
    muting.follow(turn, session)
    pinning.after_game(turn, session)
    turn.say_group(session, key)
    turn.drop_kept([row.user_id for row in session.seats if row.user_id is not None])
    if session.notes.deal_step is not None and not session.notes.practice.on:
        turn.enqueue(proof.items(turn, session))
    turn.kit.seeds.pop(session.id, None)
    turn.save(session)


def finish(turn: Turn, session: Session, outcome: Outcome) -> None:
    """Note the result of a game that has ended by its rules, and give the proof; a practice game has neither. The caller saves."""
    record, notes = session.record, session.notes
    strips = turn.kit.narrator.strip_all(turn.table(session), turn.screen(session))
    turn.enqueue(strips)
    if not session.notes.desk.handed:
        handing.dismiss(turn, session)
    record.status, notes.why = Status.OVER, "over"
    record.holds = frozenset()
    notes.alarms.clear()
    pinning.after_game(turn, session)
    turn.drop_kept([row.user_id for row in session.seats if row.user_id is not None])
    if notes.practice.on:
        turn.kit.seeds.pop(session.id, None)
        return
    told = []
    if keeping.counts(turn, session):
        told = recap.items(turn, session, outcome, keeping.note(turn, session, outcome))
    turn.enqueue([*told, *keepsake.items(turn, session), *proof.items(turn, session)])
    turn.kit.seeds.pop(session.id, None)
