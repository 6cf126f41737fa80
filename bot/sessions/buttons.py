"""Buttons of the service's own messages that come as moves: what to do about who is missing, and which question a text answers."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from bot.sessions import absence, beyond, majority, playing, standins, words
from bot.sessions.commands import Admit, Command, KeepSeat, SkipWait, SubmitMove, Substitute
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
    use: Callable[[Turn, Any], Receipt], kind: Callable[..., Command], *names: str
) -> Callable[[Turn, SubmitMove], Receipt]:
    """A button whose option is one number for each of these fields of the command, with dashes between them."""

    def made(turn: Turn, command: SubmitMove) -> Receipt:
        numbers = command.pick.split("-")
        if len(numbers) != len(names) or not all(number.isascii() and number.isdigit() for number in numbers):
            raise Refusal("service-stale-button")
        shared = {field.name: getattr(command, field.name) for field in fields(Command)}
        said = dict(zip(names, map(int, numbers), strict=True))
        return use(turn, kind(session_id=command.session_id, **said, **shared))

    return made


_SERVICE: Mapping[str, Callable[[Turn, SubmitMove], Receipt]] = {
    "sub": _numbered(standins.substitute, Substitute, "seat"),
    standins.ADMIT: _numbered(standins.admit, Admit, "seat", "comer"),
    "wait": _numbered(absence.keep, KeepSeat, "seat"),
    beyond.BEYOND: beyond.press,
    "skip": _numbered(majority.skip, SkipWait, "notice"),
}
"""No game's prompt has such an id: those begin with a phase."""
