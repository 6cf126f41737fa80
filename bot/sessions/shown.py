"""Which of the texts that people wrote are shown now: by questions, their lines and buttons, by status and chronicle."""

from collections.abc import Iterable

from bot.narration.boards import lines_of
from bot.narration.facts import kinds, texts_in
from bot.sessions.session import Session
from games.core.game import Event
from games.core.ids import Seat


def shown_texts(session: Session) -> list[int]:
    """The numbers of the texts that questions, their lines and buttons name, and the lines of status and chronicle."""
    spec = session.spec
    if not session.notes.words:
        return []
    over = spec.game.outcome(session.state) is not None
    lines = [*spec.posted(session.state), *(spec.chronicle(session.state) if over else ())]
    board = None if spec.board is None else spec.board(session.state)
    lines += () if board is None else lines_of(board)
    details = [detail for line in lines for detail in line.details]
    for seat in session.seats:
        for prompt in spec.game.prompts(session.state, Seat(seat.seat)):
            beside = (*prompt.lines, *(line for _, line in prompt.labels))
            details += [*prompt.details, *(detail for line in beside for detail in line.details)]
    return list(texts_in((detail.kind, detail.value) for detail in details))


def told_texts(events: Iterable[Event]) -> list[int]:
    """The numbers of the texts that the events name."""
    found = ((kind, getattr(event, name)) for event in events for name, kind in kinds(type(event)).items())
    return list(texts_in(found))
