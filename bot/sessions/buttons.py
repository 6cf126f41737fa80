"""Buttons of the service's own messages that come as moves: what to do about who is missing, and which question a text answers."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from bot.sessions import absence, majority, playing, words
from bot.sessions.commands import Command, KeepSeat, SkipWait, SubmitMove, Substitute
from bot.sessions.faults import Refusal
from bot.sessions.receipts import Receipt
from bot.sessions.turn import Turn


def press(turn: Turn, command: SubmitMove) -> Receipt:
    """A button of a game's prompt, or of one of the service's own messages."""
    if command.prompt.startswith(words.ANSWER):
        return words.answer_with_kept(turn, command)
    made = _SERVICE.get(command.prompt)
    return playing.submit(turn, command) if made is None else made(turn, command)


def _numbered(
    use: Callable[[Turn, Any], Receipt], kind: Callable[..., Command], field_name: str = "seat"
) -> Callable[[Turn, SubmitMove], Receipt]:
    def made(turn: Turn, command: SubmitMove) -> Receipt:
        if not (command.pick.isascii() and command.pick.isdigit()):
            raise Refusal("service-stale-button")
        shared = {field.name: getattr(command, field.name) for field in fields(Command)}
        return use(turn, kind(session_id=command.session_id, **{field_name: int(command.pick)}, **shared))

    return made


_SERVICE: Mapping[str, Callable[[Turn, SubmitMove], Receipt]] = {
    "sub": _numbered(absence.substitute, Substitute),
    "wait": _numbered(absence.keep, KeepSeat),
    "skip": _numbered(majority.skip, SkipWait, "notice"),
}
"""No game's prompt has such an id: those begin with a phase."""
