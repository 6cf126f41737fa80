"""Moves: a pick or a text answers a prompt. Legality is the rules' business; here it is only who sits where."""

from bot.narration import tokens
from bot.sessions import clock, rollcall
from bot.sessions.commands import SubmitMove, TurnPage
from bot.sessions.faults import Refusal, guarded
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts
from bot.sessions.steps import advance, conclude
from bot.sessions.turn import Turn
from games.core.game import Move, Place, Reason, Refused, play
from games.core.ids import PromptId, Seat, TextId
from storage.records import SeatRecord, Status


def submit(turn: Turn, command: SubmitMove) -> Receipt:
    """Answer a prompt by a button. A repeated press sets again what is set: nothing flips back."""
    session, seat = seated(turn, command)
    pick, shown = tokens.read_turn(command.pick)
    if shown and shown != (_turn_of(session, Seat(seat.seat), command.prompt) or shown):
        return Ignored(why="an earlier screen", toast=turn.toast(session, "service-pressed-already"))
    move = Move(seat=Seat(seat.seat), prompt=PromptId(command.prompt), pick=pick)
    if not make(turn, session, move):
        return Ignored(why="nothing happened", toast=turn.toast(session, "service-noted"))
    return Accepted(session_id=session.id, version=session.record.version, toast=turn.toast(session, "service-noted"))


def _turn_of(session: Session, seat: Seat, prompt: str) -> str:
    """Which of its screens a question shows now; "" where it does not stand, and the rules say so themselves."""
    found = (one.turn for one in session.spec.game.prompts(session.state, seat) if one.id == prompt)
    return next(found, "")


def turn_page(turn: Turn, command: TurnPage) -> Receipt:
    """Show another page of a long keyboard."""
    session, seat = seated(turn, command)
    with guarded(session.id, {"kind": "page"}):
        table = turn.table(session, shown_texts(session))
        items = turn.kit.narrator.page(table, Seat(seat.seat), command.prompt, command.page)
    if not items:
        raise Refusal("refusal-stale")
    turn.enqueue(items)
    return Accepted(session_id=session.id)


def seated(turn: Turn, command: SubmitMove | TurnPage) -> tuple[Session, SeatRecord]:
    """The running game that a button belongs to, and the presser's seat there. Raises Refusal."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING:
        frozen = session is not None and session.status is Status.FROZEN
        raise Refusal("service-frozen-toast" if frozen else "service-old-game")
    seat = session.seat_of(command.who.user_id)
    if seat is None or command.who.anonymous:
        raise Refusal("service-not-at-this-table", alert=True)
    if session.halted:
        raise Refusal("service-halted-toast", alert=True)
    return session, seat


def make(turn: Turn, session: Session, move: Move, extra: dict[str, str] | None = None) -> bool:
    """Make the move and save; False if it changed nothing. Raises Refusal in the words of the rules' refusal."""
    if session.halted:
        raise Refusal("service-halted-toast", alert=True)
    if clock.PAUSED in session.record.holds:
        raise Refusal("service-paused-toast")
    entry: dict[str, object] = {"kind": "move", "seat": move.seat, "prompt": move.prompt}
    if move.pick is not None:
        entry["pick"] = move.pick
    if move.text is not None:
        entry["text"] = move.text
    entry.update(extra or {})
    rollcall.answers(session, move)
    try:
        done = advance(turn, session, lambda game, state, moment: play(game, state, move, moment), entry)
    except Refused as refused:
        others = refused.reason is Reason.STALE and _asked_of_others(session, move)
        raise Refusal("service-not-asked" if others else f"refusal-{refused.key}", alert=True) from refused
    if done:
        if session.record.opener == (session.seat(move.seat) or session.seats[0]).user_id:
            session.notes.host_seen = turn.now
        conclude(turn, session)
    return done


def _asked_of_others(session: Session, move: Move) -> bool:
    """Whether the question stands in the group, for others: it is another's turn, or the presser is out of the game.

    Whispered questions do not count: whether one stands would tell which cards are in play.
    """
    return any(
        prompt.id == move.prompt and prompt.place is Place.TABLE
        for seat in session.seats
        for prompt in session.spec.game.prompts(session.state, Seat(seat.seat))
    )


def text_move(turn: Turn, session: Session, seat: int, prompt: str, text: str, *, pick: str | None = None) -> bool:
    """Answer a prompt with words, which may say a pick. A refusal undoes everything, the stored words included."""
    session.notes.words = True
    row = session.seat(seat)
    writer = None if row is None else row.user_id
    number = turn.uow.add_words(session.id, session.record.version + 1, seat, text, writer)
    return make(turn, session, Move(seat=Seat(seat), prompt=PromptId(prompt), pick=pick, text=TextId(number)))
