"""A duel in a group: its board, who takes part, how it begins and is called off. Names no game."""

from dataclasses import replace
from typing import Any, Final

from bot.quiz.rounds import COUNTS, STARTS, Duel
from bot.sessions.commands import Command
from bot.sessions.faults import Refusal
from bot.sessions.kit import Keyboard
from bot.sessions.manners import Deed
from bot.sessions.quiz.asking import DUEL, DUELS, Sender, book_of, button, seed_of
from bot.sessions.quiz.dueling import ask_next, save, shut
from bot.sessions.quiz.results import LISTED, locale_of, names
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Ignored, Receipt, Toast
from bot.sessions.turn import Turn
from storage.quiz_records import RoundRecord
from storage.records import GroupRecord

GAME: Final = "quiz_game"
"""The group's setting that holds the game of its latest duel."""
BOARD_DELAY: Final = 3.0
"""Seconds for which the board waits for others to join: what follows quickly is one edit."""


def open_duel(turn: Turn, command: Command, *, count: int = COUNTS[1], game: str | None = None) -> Receipt:
    """Call people together. Raises Refusal while there is a table or another duel."""
    where, who = command.where, command.who
    group = turn.group(where)
    if turn.uow.live_session_at(where.chat_id, where.topic) is not None:
        raise Refusal("quiz-table-open", url=None if command.press else turn.start_link("quiz"))
    if turn.uow.open_round(where.chat_id, DUEL) is not None:
        raise Refusal("quiz-duel-already", alert=command.press)
    if not turn.may(Deed.OPENING, where.chat_id):
        return ASKED_ENOUGH
    book = book_of(turn, game or game_of(group))
    duel = Duel(seed=seed_of(turn), count=count)
    record = RoundRecord(
        id=turn.kit.new_id(),
        chat_id=group.chat_id,
        topic=where.topic,
        kind=DUEL,
        opener=who.user_id,
        game=book.game,
        state=DUELS.dump(duel),
        due_at=turn.now + STARTS,
        at=turn.now,
    )
    turn.uow.add_round(record)
    if not who.anonymous:
        turn.uow.join_round(record.id, who.user_id, who.name, turn.now)
    show_board(turn, record, duel, at_once=True)
    return Accepted(toast=Toast(key="quiz-duel-opened-toast"))


def game_of(group: GroupRecord | None) -> str | None:
    """Of which game a group is asked: the one that it chose last."""
    chosen = None if group is None else group.settings.get(GAME)
    return chosen if isinstance(chosen, str) else None


def show_board(turn: Turn, record: RoundRecord, duel: Duel, *, at_once: bool = False) -> None:
    """Bring the board up to date; joinings that follow each other quickly are one edit."""
    locale = locale_of(turn, record)

    def one(key: str, pick: str, **args: Any) -> dict[str, str]:
        return button(turn, locale, key, pick, round_id=record.id, **args)

    counts = [
        one("button-chosen" if count == duel.count else "quiz-button-choice", f"count-{count}", label=str(count))
        for count in COUNTS
    ]
    books = [book for key in turn.kit.books.games if (book := turn.kit.books.book(key)) is not None]
    games = [
        one(
            "button-chosen" if book.game == record.game else "quiz-button-choice",
            f"game-{book.game}",
            label=book.speaker(locale).game,
        )
        for book in books
    ]
    keyboard: Keyboard = [
        [one("quiz-button-join", "join"), one("quiz-button-leave", "leave")],
        *([games[at : at + 2] for at in range(0, len(games), 2)] if len(games) > 1 else []),
        counts,
        [one("quiz-button-go", "go"), one("quiz-button-cancel", "cancel")],
        [one("quiz-button-daily", "daily")],
    ]
    Sender(turn, record, locale).board(
        "quiz-board",
        keyboard=keyboard,
        delay=0.0 if at_once else BOARD_DELAY,
        span=turn.span(locale, STARTS.total_seconds()),
        **_described(turn, record, duel, locale),
    )


def _described(turn: Turn, record: RoundRecord, duel: Duel, locale: str) -> dict[str, Any]:
    players = turn.uow.players(record.id)
    return {
        "game": book_of(turn, record.game).speaker(locale).game,
        "count": duel.count,
        "seconds": duel.seconds,
        "players": len(players),
        "names": turn.kit.bundles.listing(locale, list(names(turn, players, locale).values())[:LISTED]),
    }


# Buttons of the board


def press_board(turn: Turn, command: Command, record: RoundRecord, pick: str) -> Receipt:
    """A button of a board that still waits for people."""
    duel = DUELS.load(record.state)
    if record.ended_at is not None or duel.stage != "lobby" or record.kind != DUEL:
        raise Refusal("service-stale-button")
    if command.who.anonymous and pick in ("join", "leave"):
        raise Refusal("quiz-anonymous")
    if pick == "join":
        return _join(turn, command, record, duel)
    if pick == "leave":
        return _leave(turn, command, record, duel)
    kind, _, what = pick.partition("-")
    known = {"count": [str(count) for count in COUNTS], "game": turn.kit.books.games}
    if pick not in ("go", "cancel") and what not in known.get(kind, ()):
        raise Refusal("service-stale-button")
    require_host(turn, command, record)
    if pick == "go":
        begin(turn, record, duel)
        return Accepted(toast=Toast(key="service-begun"))
    if pick == "cancel":
        cancel(turn, record, duel)
        return Accepted()
    if kind == "count":
        duel = replace(duel, count=int(what))
    else:
        record.game = what
        group = turn.group(command.where)
        turn.uow.save_group(replace(group, settings={**group.settings, GAME: what}))
    save(turn, record, duel, due_at=record.due_at)
    show_board(turn, record, duel)
    return Accepted(toast=Toast(key="service-option-set"))


def require_host(turn: Turn, command: Command, record: RoundRecord) -> None:
    """Raise Refusal unless the person opened the round or administers the group."""
    opener = command.who.user_id == record.opener and not command.who.anonymous
    if not opener and not turn.is_admin(record.chat_id, command.who, command.where):
        raise Refusal("quiz-host-only", alert=command.press)


def _join(turn: Turn, command: Command, record: RoundRecord, duel: Duel) -> Receipt:
    who = command.who
    if any(player.user_id == who.user_id for player in turn.uow.players(record.id)):
        return Ignored(why="takes part already", toast=Toast(key="quiz-in-already"))
    turn.uow.join_round(record.id, who.user_id, who.name, turn.now)
    show_board(turn, record, duel)
    return Accepted(toast=Toast(key="quiz-in"))


def _leave(turn: Turn, command: Command, record: RoundRecord, duel: Duel) -> Receipt:
    if not turn.uow.drop_player(record.id, command.who.user_id):
        return Ignored(why="took no part", toast=Toast(key="quiz-not-in"))
    show_board(turn, record, duel)
    return Accepted(toast=Toast(key="quiz-out"))


# From the board to the questions


def begin(turn: Turn, record: RoundRecord, duel: Duel) -> None:
    """Ask the first question; where nobody takes part, close."""
    locale = locale_of(turn, record)
    if not turn.uow.players(record.id):
        Sender(turn, record, locale).board("quiz-board-empty")
        shut(turn, record, duel)
        return
    Sender(turn, record, locale).board("quiz-board-begun", **_described(turn, record, duel, locale))
    ask_next(turn, record, replace(duel, stage="pause"))


def cancel(turn: Turn, record: RoundRecord, duel: Duel) -> None:
    """Call it off before it has begun."""
    Sender(turn, record, locale_of(turn, record)).board("quiz-board-cancelled")
    shut(turn, record, duel)
