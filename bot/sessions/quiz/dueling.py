"""A group's questions: asked, answered against the clock, closed, and the table at the end. Names no game.

The time to answer begins when the question has arrived, and answers count by the time at which they reach us. The poll
closes by itself; only where everybody has answered before is it closed by us. The question of the day is asked and
closed by the same hands.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.quiz.choosing import following
from bot.quiz.rounds import ABSENT, GRACE, LOST, PATIENCE, PAUSE, Current, Duel, Way
from bot.quiz.scoring import points
from bot.quiz.wording import Asked
from bot.sessions.quiz import results
from bot.sessions.quiz.asking import DAILY, DUELS, Sender, arranged, book_of, chance, head_of
from bot.sessions.quiz.results import locale_of
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.turn import Turn
from storage.quiz_records import EarlyRecord, RoundRecord, VoteRecord

DAY: Final = timedelta(hours=20)
"""So long the question of the day is open."""


def ask_next(turn: Turn, record: RoundRecord, duel: Duel, *, but: Sequence[str] = ()) -> Duel:
    """Ask the next question, or tell the end; `but` are questions that were asked here lately."""
    number, book = len(duel.asked) + 1, book_of(turn, record.game)
    question = None
    if number <= duel.count:
        pool, rng = book.questions, chance(duel.seed, f"question {number}")
        fresh = [one for one in pool if one.key not in but] or pool
        question = following(fresh, duel.asked, {}, turn.now, rng, easiest=False)
    if question is None:
        finish(turn, record, duel)
        return duel
    asked = arranged(book, question, duel.seed, number, locale_of(turn, record))
    way: Way = "buttons" if duel.buttons or not asked.fits(_head(record, duel, number)) else "poll"
    current = Current(number=number, key=question.key, correct=asked.correct, options=len(asked.options), way=way)
    duel = replace(duel, stage="asking", asked=(*duel.asked, question.key), current=current)
    _send(turn, record, duel, current, asked)
    save(turn, record, duel, due_at=turn.now + LOST)
    return duel


def _send(turn: Turn, record: RoundRecord, duel: Duel, current: Current, asked: Asked) -> None:
    sender, head = Sender(turn, record, locale_of(turn, record)), _head(record, duel, current.number)
    if current.way == "poll":
        period = None if record.kind == DAILY else duel.seconds
        sender.poll(current, asked, head, period=period, keyboard=(), delay=0.0)
    else:
        sender.buttons(current, asked, head, keyboard=())


def arrived(turn: Turn, record: RoundRecord, number: int) -> None:
    """The question is there: its time begins. Told twice it begins once."""
    duel = DUELS.load(record.state)
    current = duel.current
    if record.ended_at is not None or current is None or current.number != number or current.opened_at is not None:
        return
    span = DAY if record.kind == DAILY else timedelta(seconds=duel.seconds) + GRACE
    duel = replace(duel, current=replace(current, opened_at=turn.now))
    save(turn, record, duel, due_at=turn.now + span)


def unpolled(turn: Turn, record: RoundRecord, number: int) -> None:
    """The group takes no polls: buttons instead, for this question and those that follow."""
    duel = DUELS.load(record.state)
    current = duel.current
    if record.ended_at is not None or current is None or current.number != number or current.way != "poll":
        return
    current = replace(current, way="buttons")
    duel = replace(duel, current=current, buttons=True)
    asked = words(turn, record, duel, current)
    if asked is None:
        close(turn, record, duel)
        return
    _send(turn, record, duel, current, asked)
    save(turn, record, duel, due_at=turn.now + LOST)


# Answers


def vote(turn: Turn, record: RoundRecord, number: int, given: EarlyRecord) -> Receipt:
    """Somebody answers. The first answer counts; one that comes when the question is closed does not."""
    duel = DUELS.load(record.state)
    current, user_id, at = duel.current, given.user_id, given.at
    stands = record.ended_at is None and current is not None and current.number == number
    if current is None or not stands or not 0 <= given.pick < current.options:
        return Ignored(why="closed already", toast=Toast(key="quiz-too-late"))
    if current.opened_at is None:
        # Whoever answers has seen it.
        arrived(turn, record, number)
        duel = DUELS.load(record.state)
        current = duel.current or current
    right, opened = given.pick == current.correct, current.opened_at or at
    if all(player.user_id != user_id for player in turn.uow.players(record.id)):
        turn.uow.join_round(record.id, user_id, given.name, at)
    of = DAY.total_seconds() if record.kind == DAILY else float(duel.seconds)
    worth = points(correct=right, after=(at - opened).total_seconds(), of=of)
    answer = VoteRecord(number=number, user_id=user_id, correct=right, points=worth, at=at)
    if not turn.uow.vote(record.id, answer):
        return Ignored(why="answered already", toast=Toast(key="quiz-answered-already"))
    if record.kind != DAILY and _everybody(turn, record, duel, number):
        close(turn, record, duel, early=True)
    return Accepted(toast=Toast(key="service-noted"))


def _everybody(turn: Turn, record: RoundRecord, duel: Duel, number: int) -> bool:
    """Whether all have answered for whom it is worth waiting; at first more may come than have said so."""
    players = turn.uow.players(record.id)
    awaited = {
        player.user_id
        for player in players
        if player.left_at is None and duel.silent.get(str(player.user_id), 0) < ABSENT
    }
    if number == 1 and len(players) < 2:
        return False
    return bool(awaited) and awaited <= {vote.user_id for vote in turn.uow.votes(record.id) if vote.number == number}


def somebody_left(turn: Turn, record: RoundRecord) -> None:
    """Nobody waits for whoever has left: perhaps all the others have answered."""
    duel = DUELS.load(record.state)
    current = duel.current
    if current is None or record.kind == DAILY or current.opened_at is None:
        return
    if any(vote.number == current.number for vote in turn.uow.votes(record.id)) and _everybody(
        turn, record, duel, current.number
    ):
        close(turn, record, duel, early=True)


def tell_anonymous(turn: Turn, record: RoundRecord) -> None:
    """Once a round: votes in the name of a group or a channel are nobody's."""
    duel = DUELS.load(record.state)
    if record.ended_at is None and not duel.told_anonymous:
        Sender(turn, record, locale_of(turn, record)).say("quiz-anonymous-vote")
        save(turn, record, replace(duel, told_anonymous=True), due_at=record.due_at)


# Time


def ring(turn: Turn, record: RoundRecord) -> None:
    """The time of a question, or of a pause, is over."""
    duel = DUELS.load(record.state)
    current = duel.current
    if duel.stage == "pause" or current is None:
        ask_next(turn, record, duel)
    elif current.opened_at is not None:
        close(turn, record, duel)
    elif current.waited < PATIENCE:
        duel = replace(duel, current=replace(current, waited=current.waited + 1))
        save(turn, record, duel, due_at=turn.now + LOST)
    else:
        # It never arrived: nobody there could be asked anything.
        shut(turn, record, duel)


def close(turn: Turn, record: RoundRecord, duel: Duel, *, early: bool = False) -> None:
    """No answers to this question any more; the next one follows, or the end."""
    current = duel.current
    if current is None:
        return
    asked, sender = words(turn, record, duel, current), Sender(turn, record, locale_of(turn, record))
    if current.way == "poll" and (early or record.kind == DAILY):
        sender.close(current)
    elif current.way == "buttons" and asked is not None:
        sender.reveal(current, asked, _head(record, duel, current.number), None)
    duel = replace(duel, current=None, stage="pause", silent=_silent(turn, record, duel, current.number))
    if current.number >= duel.count:
        finish(turn, record, duel)
    else:
        save(turn, record, duel, due_at=turn.now + PAUSE)


def _silent(turn: Turn, record: RoundRecord, duel: Duel, number: int) -> dict[str, int]:
    heard = {vote.user_id for vote in turn.uow.votes(record.id) if vote.number == number}
    return {
        str(player.user_id): duel.silent.get(str(player.user_id), 0) + 1
        for player in turn.uow.players(record.id)
        if player.user_id not in heard
    }


# The end


def finish(turn: Turn, record: RoundRecord, duel: Duel) -> None:
    """Tell what came of the round; it is over."""
    results.tell(turn, record, duel)
    shut(turn, record, duel)


def break_off(turn: Turn, record: RoundRecord, duel: Duel) -> None:
    """End a round in its middle: the question that stands is closed, the table is that of the answers so far."""
    if duel.current is not None and duel.current.way == "poll":
        Sender(turn, record, locale_of(turn, record)).close(duel.current)
    finish(turn, record, duel)


def shut(turn: Turn, record: RoundRecord, duel: Duel) -> None:
    """The round is over."""
    record.ended_at = turn.now
    save(turn, record, replace(duel, current=None), due_at=None)


# Shared


def save(turn: Turn, record: RoundRecord, duel: Duel, *, due_at: datetime | None) -> None:
    """Write the round back; with another time at which something is due, under another token."""
    record.state = DUELS.dump(duel)
    if due_at != record.due_at:
        record.due_at, record.token = due_at, record.token + 1
    turn.uow.save_round(record)


def words(turn: Turn, record: RoundRecord, duel: Duel, current: Current) -> Asked | None:
    """The question that stands in words; None if the bank does not know it any more."""
    book = book_of(turn, record.game)
    question = book.by_key.get(current.key)
    if question is None:
        return None
    return arranged(book, question, duel.seed, current.number, locale_of(turn, record))


def _head(record: RoundRecord, duel: Duel, number: int) -> str:
    return "" if record.kind == DAILY else head_of(number, duel.count)
