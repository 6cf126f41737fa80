"""/storia: one's last games to be read again, in private, as long as they are kept. Names no game."""

from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.narration import tokens
from bot.narration.paging import parts
from bot.sessions.faults import BrokenSession, Refusal
from bot.sessions.figures import recap
from bot.sessions.figures.asks import AskHistory
from bot.sessions.figures.reading import game_name, reader_of
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import OutboxItem, SessionRecord, Status
from storage.retention import SESSION_DAYS

GAMES: Final = 10
"""So many are offered, the latest first."""


def ask_history(turn: Turn, command: AskHistory) -> Receipt:
    """A list with a button for each game; with a game, its story. A group hears nothing of it."""
    user_id = reader_of(turn, command)
    if not turn.may_answer(user_id):
        return ASKED_ENOUGH
    if command.session_id is None:
        _list(turn, user_id)
    else:
        _tell(turn, user_id, command.session_id)
    return Accepted(toast=Toast(key="service-told-in-private"))


def _list(turn: Turn, user_id: int) -> None:
    locale = turn.locale_of(turn.uow.person(user_id))
    # A desk's and a practice table's are told where they were played.
    found = (turn.uow.session(session_id) for session_id in turn.uow.last_games_of(user_id, 3 * GAMES))
    records = [record for record in found if record is not None and record.chat_id < 0][:GAMES]
    keyboard = [
        [{"text": _label(turn, locale, record), "data": tokens.encode(record.id, "story", "yes")}] for record in records
    ]
    turn.whisper(user_id, "figures-stories" if keyboard else "figures-no-stories", keyboard=keyboard, days=SESSION_DAYS)


def _when(turn: Turn, record: SessionRecord) -> dict[str, Any]:
    group = turn.uow.group(record.chat_id)
    zone = (group.timezone if group is not None else None) or turn.kit.terms.timezone
    at = record.wall_time.astimezone(ZoneInfo(zone))
    return {"day": str(at.day), "month": str(at.month), "year": str(at.year), "time": f"{at:%H:%M}"}


def _label(turn: Turn, locale: str, record: SessionRecord) -> str:
    said = {**_when(turn, record), "game": game_name(turn, locale, record.game)}
    title = turn.title_of(record.chat_id)
    if title:
        return turn.label(locale, "figures-button-story", group=title, **said)
    return turn.label(locale, "figures-button-story-here", **said)


def _tell(turn: Turn, user_id: int, session_id: str) -> None:
    record = turn.uow.session(session_id)
    if record is None or record.status is not Status.OVER or record.chat_id >= 0:
        raise Refusal("figures-story-gone", alert=True, days=SESSION_DAYS)
    if not turn.uow.has_sat(session_id, user_id):
        raise Refusal("figures-story-of-others", alert=True)
    session = _read(turn, record)
    outcome = None if session is None else session.spec.game.outcome(session.state)
    if session is None or outcome is None:
        raise Refusal("figures-story-old", alert=True)
    locale = turn.locale_of(turn.uow.person(user_id))
    voice = recap.voice_of(turn, session, locale)
    spec = session.spec
    game = game_name(turn, locale, record.game)
    told = [
        voice.text("figures-story", game=game, **_when(turn, record)),
        recap.heading(voice, session),
        "",
        *recap.seats(session, voice, outcome),
        "",
        *(voice.text(line.key, **voice.details(line.details)) for line in spec.chronicle(session.state)),
    ]
    turn.enqueue(
        [OutboxItem(chat_id=user_id, rank=0, payload={"text": part}) for part in parts("\n".join(told).rstrip())]
    )


def _read(turn: Turn, record: SessionRecord) -> Session | None:
    """The session; None if its state is of rules that are no more."""
    try:
        session = turn.unpack(record)
    except BrokenSession:
        return None
    return None if session.state is None else session
