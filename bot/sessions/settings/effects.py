"""What a change of settings does at once, beyond being remembered. Names no game."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from bot.quiz.days import next_time
from bot.sessions import beyond, muting, pinning
from bot.sessions.commands import Where, Who
from bot.sessions.faults import Refusal
from bot.sessions.quiet import rest
from bot.sessions.session import Session
from bot.sessions.settings.model import (
    CHOSEN,
    GroupSettings,
    PersonSettings,
    changed,
    differences,
    pick_of,
    to_store,
)
from bot.sessions.steps import repair
from bot.sessions.turn import Turn
from storage.quiz_records import AlarmRecord
from storage.records import ChangeRecord, Status

ELSEWHERE: Final = frozenset({"language", "timezone", "daily"})
"""A group's settings that have a column, or a table, of their own."""
_OWN_COLUMNS: Final = frozenset({"language", "grammar"})
_CLOCK: Final = frozenset({"timezone", "quiet_from", "quiet_until"})


def of_group(turn: Turn, chat_id: int) -> GroupSettings:
    """Everything that the group has set, the hour of its daily question included."""
    alarm = turn.uow.alarm(chat_id)
    return turn.settings(chat_id).model_copy(update={"daily": None if alarm is None else alarm.hour})


def set_group(turn: Turn, who: Who, chat_id: int, name: str, value: Any) -> bool:
    """Set one of the group's settings; False if it was so already. Raises Refusal for a value that there is not."""
    before = of_group(turn, chat_id)
    try:
        after = changed(before, name, value, turn.kit.bundles.locales)
    except ValidationError:
        raise Refusal("service-stale-button") from None
    return apply_to_group(turn, who, chat_id, before, after)


def apply_to_group(turn: Turn, who: Who, chat_id: int, before: GroupSettings, after: GroupSettings) -> bool:
    """Store these settings, note who changed what, and let it have its effect; False if nothing differs."""
    new = dict(differences(before, after))
    group = turn.uow.group(chat_id)
    if not new or group is None:
        return False
    for name, value in new.items():
        note(turn, who, chat_id, name, value if name == "timezone" and value else pick_of(value))
    settings = {**group.settings, CHOSEN: to_store(after, ELSEWHERE)}
    turn.uow.save_group(replace(group, locale=after.language, timezone=after.timezone, settings=settings))
    turn.known.pop(chat_id, None)
    _take_effect(turn, chat_id, after, new)
    return True


def note(turn: Turn, who: Who, chat_id: int, field: str, value: str) -> None:
    """Write down who changed this."""
    user_id = None if who.anonymous else who.user_id
    turn.uow.note_change(ChangeRecord(chat_id=chat_id, user_id=user_id, at=turn.now, field=field, value=value))


def _take_effect(turn: Turn, chat_id: int, after: GroupSettings, new: Mapping[str, Any]) -> None:
    if "daily" in new or "timezone" in new:
        _ask_daily(turn, chat_id, after.daily)
    if not new.keys() & (_CLOCK | {"language", "mute", "dead_talk", "pin", "pictures"}):
        return
    for session in _live(turn, chat_id):
        if "language" in new:
            _speak(turn, session, turn.group_locale(turn.uow.group(chat_id)))
        elif "pictures" in new and session.status is Status.RUNNING:
            repair(turn, session)
        if new.keys() & _CLOCK:
            rest(turn, session)
        if "mute" in new:
            muting.follow(turn, session)
        if "dead_talk" in new:
            beyond.follow(turn, session)
        if new.get("pin") is False:
            pinning.unpin(turn, session)
        turn.save(session)


def _live(turn: Turn, chat_id: int) -> Iterator[Session]:
    for session_id in turn.uow.live_sessions_in(chat_id):
        session = turn.load(session_id)
        if session is not None:
            yield session


def _speak(turn: Turn, session: Session, locale: str) -> None:
    session.record.locale = locale
    if session.status is Status.LOBBY:
        turn.show_lobby(session)
    elif session.status is Status.RUNNING:
        repair(turn, session)


def _ask_daily(turn: Turn, chat_id: int, hour: int | None) -> None:
    before, group = turn.uow.alarm(chat_id), turn.uow.group(chat_id)
    if hour is None:
        if before is not None:
            turn.uow.drop_alarm(chat_id)
        return
    zone = (group.timezone if group is not None else None) or turn.kit.terms.timezone
    turn.uow.set_alarm(
        AlarmRecord(
            chat_id=chat_id,
            topic=None if before is None else before.topic,
            hour=hour,
            timezone=zone,
            next_at=next_time(hour, zone, turn.now),
            asked=() if before is None else before.asked,
        )
    )


# One's own


def set_own(turn: Turn, user_id: int, name: str, value: Any) -> bool:
    """Set one of the person's own settings; False if it was so already."""
    before, person = turn.own_settings(user_id), turn.uow.person(user_id)
    try:
        after = changed(before, name, value, turn.kit.bundles.locales)
    except ValidationError:
        raise Refusal("service-stale-button") from None
    if person is None or after == before:
        return False
    _store_own(turn, user_id, dict(person.extra), after)
    if (after.language, after.pictures) != (before.language, before.pictures):
        speak_at_practice(turn, user_id)
    return True


def speak_at_practice(turn: Turn, user_id: int) -> None:
    """A practice game speaks its person's language, in what a group would hear too, and draws as the person likes it."""
    there = turn.here(Where(chat_id=user_id))
    if there is not None and there.notes.practice.on:
        _speak(turn, there, turn.locale_of(turn.uow.person(user_id)))
        turn.save(there)


def _store_own(turn: Turn, user_id: int, extra: dict[str, Any], after: PersonSettings) -> None:
    kept = to_store(after, _OWN_COLUMNS)
    extra.pop(CHOSEN, None)
    if kept:
        extra[CHOSEN] = kept
    turn.uow.set_person(user_id, locale=after.language, grammar=after.grammar, extra=extra)
