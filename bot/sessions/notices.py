"""The notice about one player who is missing: what host and players can do, on buttons that count. Knows no game by name."""

from bot.narration import tokens
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import SeatRecord


def offer(turn: Turn, session: Session, row: SeatRecord, *, silent: bool = False) -> None:
    """The group learns the name of somebody who is missing, and what host and players can do. The caller saves.

    `silent`: somebody who lets votes pass, and not one who cannot be written to.
    """
    locale, seat, notes = session.record.locale, str(row.seat), session.notes
    count, most = len(in_play_of(session, notes.out.get(seat, []))), needed(session, row.seat)
    choices = [("wait", "wait"), ("sub", "substitute"), ("remove", "remove")]
    if session.spec.policy is None:
        choices.remove(("sub", "substitute"))
    keyboard = [
        [
            {
                "text": turn.label(locale, f"service-button-{word}", count=count, needed=most),
                "data": tokens.encode(session.id, prompt, seat),
            }
        ]
        for prompt, word in choices
    ]
    start = {"text": turn.label(locale, "service-button-start"), "url": turn.start_link()}
    name = f"lost.{seat}"
    again = notes.notices.get(name) if notes.out.get(seat) else None
    notes.notices[name] = turn.show_group(
        session,
        name,
        "service-absent-vote" if silent else "service-lost",
        again=again,
        keyboard=keyboard if silent else [[start], *keyboard],
        name=turn.name_at(session, row.seat),
    )


def needed(session: Session, but: int | None = None) -> int:
    """How many of the people in play are more than half of them; `but` is the one it is about, who has no say."""
    people = [row for row in session.people if session.in_play(row.seat) and row.seat != but]
    return len(people) // 2 + 1


def in_play_of(session: Session, seats: list[int]) -> list[int]:
    """Those of these seats that still take part."""
    return [seat for seat in seats if session.in_play(seat)]
