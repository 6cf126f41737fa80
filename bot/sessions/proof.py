"""The record by which anybody can check that a game was dealt fairly. Holds no user id, no name and no text.

Its form is `verify.py`'s other half: what one writes the other reads.
"""

import json
from typing import Any

from bot.sessions.chance import seed_of
from bot.sessions.commands import AskProof
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.replaying import replay
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.fairness import Seal
from games.core.ids import PromptId
from storage.records import LIVE, Act, JournalEntry, OutboxItem, Status

FORM = "narratore-proof-1"


def ask_proof(turn: Turn, command: AskProof) -> Receipt:
    """During a game the commitment; after it the record as a file."""
    session = _meant(turn, command)
    if session is None or not _may_know(turn, session, command):
        raise Refusal("service-no-proof-of-yours" if command.where.kind == "private" else "service-no-proof")
    if session.status in LIVE:
        commitment = Seal(turn.uow.seal(session.id)).commitment(session.id)
        turn.reply(command, "service-commitment", seal=commitment, session=session.id)
        return Accepted(
            session_id=session.id, toast=Toast(key="service-commitment-toast", args={"seal": commitment[:12]})
        )
    if session.notes.deal_step is None:
        raise Refusal("service-never-dealt")
    if session.spec.hides(session.options):
        raise Refusal("service-proof-hidden", alert=command.press)
    if not turn.may(Deed.PROOF, command.where.chat_id):
        raise Refusal("service-proof-above")
    turn.enqueue([_item(turn, session, command)])
    return Accepted(session_id=session.id, toast=Toast(key="service-proof-toast"))


def _may_know(turn: Turn, session: Session, command: AskProof) -> bool:
    """Whether the session is this person's business: asked for in its group, by one of its people, or by a member there.

    A session's id is no secret and no key: it stands in every file and on every button. Raises Ask.
    """
    who, chat_id = command.who, session.record.chat_id
    if command.where.chat_id == chat_id or any(row.user_id == who.user_id for row in session.seats):
        return True
    return turn.is_member(chat_id, who.user_id) is True


def items(turn: Turn, session: Session) -> list[OutboxItem]:
    """What an ended table gives its group: the record, unless its cards stay hidden."""
    return [] if session.spec.hides(session.options) else [_item(turn, session)]


def _item(turn: Turn, session: Session, command: AskProof | None = None) -> OutboxItem:
    """The record as a document for the session's group, or for the chat in which it was asked for."""
    record = session.record
    where = (record.chat_id, record.topic) if command is None else (command.where.chat_id, command.where.topic)
    locale = record.locale
    if command is not None and command.where.kind == "private":
        locale = turn.locale_of(turn.uow.person(command.who.user_id))
    body = json.dumps(record_of(turn, session), indent=1, ensure_ascii=False)
    caption = turn.kit.bundles.text(locale, "service-proof-caption", session=session.id)
    return OutboxItem(
        chat_id=where[0], topic=where[1], session_id=session.id, act=Act.FILE,
        payload={"name": f"narratore-{session.id}.json", "body": body, "caption": caption},
    )  # fmt: skip


def record_of(turn: Turn, session: Session) -> dict[str, Any]:
    """The record of an ended session."""
    record, notes, spec = session.record, session.notes, session.spec
    seal = Seal(turn.uow.seal(session.id))
    over = record.status is Status.OVER
    steps = [_step(session, entry) for entry in turn.uow.journal(session.id) if entry.step >= (notes.deal_step or 0)]
    cards = spec.cards(session.state) if over and session.state is not None else {}
    outcome = spec.game.outcome(session.state) if over and session.state is not None else None
    complete = session.state is not None and not any(step.get("sealed") for step in steps)
    return {
        "form": FORM,
        "session": session.id,
        "game": record.game,
        "rules_version": record.rules_version,
        "commitment": seal.commitment(session.id),
        "secret": seal.secret.hex(),
        "seats": len(session.seats),
        "entropy": notes.entropy,
        "dice": notes.dice or "without dice",
        "options": record.options,
        "ended": notes.why,
        "deal": {str(seat): card for seat, card in sorted(cards.items())},
        "outcome": None if outcome is None else {"key": outcome.key, "winners": sorted(outcome.winners)},
        "complete": complete,
        "steps": steps,
        "draws": _draws(turn, session, steps if complete else steps[:1]),
    }


def _draws(turn: Turn, session: Session, steps: list[dict[str, Any]]) -> list[list[Any]]:
    """Every draw, with its step, its stream and the number of candidates: what playing the steps again shows."""
    if session.state is None:
        # A frozen state is not read, and the step that broke it is not made again here.
        return []
    seed = seed_of(turn, session)
    played = replay(session.spec, session.options, len(session.seats), seed, steps)
    return [[draw.step, draw.stream, draw.below, draw.value] for draw in played.draws]


def _step(session: Session, entry: JournalEntry) -> dict[str, Any]:
    """One step as it may be shown: a sealed ballot keeps its answer to itself."""
    shown: dict[str, Any] = {"step": entry.step, "at": entry.at.isoformat(), **entry.entry}
    prompt = shown.get("prompt")
    if shown["kind"] == "move" and prompt is not None and session.spec.sealed(PromptId(prompt)):
        shown.pop("pick", None)
        shown.pop("text", None)
        shown["sealed"] = True
    return shown


def _meant(turn: Turn, command: AskProof) -> Session | None:
    """The named session; else the live or last one of this chat; in private the person's own one, live or last over."""
    if command.session_id is not None:
        return turn.peek(command.session_id)
    if command.where.kind == "private":
        user_id = command.who.user_id
        mine = turn.uow.live_sessions_of(user_id) or turn.uow.last_games_of(user_id, 1)
        return turn.peek(mine[0]) if mine else None
    last = turn.uow.last_session_at(command.where.chat_id, command.where.topic)
    return None if last is None else turn.peek(last)
