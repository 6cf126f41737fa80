"""A round in private: begun, asked, answered, ended. Names no game.

An answer counts once, in the round's own row; what is remembered of the question is written in the same transaction.
"""

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.quiz.choosing import ENDLESS, MODES, TEN, fitting, following
from bot.quiz.days import day_of, streak_after, streak_now
from bot.quiz.library import Book
from bot.quiz.memory import Knew, Memory, reviewed
from bot.quiz.rounds import Current, Solo, Way
from bot.quiz.wording import Asked
from bot.sessions.faults import Refusal
from bot.sessions.quiz.asking import (
    SKIP,
    SOLO,
    SOLOS,
    STOP,
    Sender,
    arranged,
    book_of,
    button,
    chance,
    head_of,
    known_of,
    seed_of,
)
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.turn import Turn
from storage.quiz_records import CardRecord, RoundRecord

AGAIN: Final = timedelta(minutes=2)
"""So long after a round has begun the same press begins no other: the app sends again what was not answered."""
READING_S: Final = 2.0
"""So long after an answer the next question leaves: time to see why."""


def begin(turn: Turn, user_id: int, mode: str, what: str = "") -> None:
    """Open a round; one that is going on gives way. Raises Refusal where there is nothing to ask."""
    if mode not in MODES:
        raise Refusal("service-stale-button")
    book = book_of(turn, turn.uow.learner(user_id).game)
    if not fitting(book.questions, mode, what, known_of(turn, user_id, book.game)):
        raise Refusal("quiz-no-mistakes" if mode == "mistakes" else "quiz-nothing-to-ask")
    before = turn.uow.open_round(user_id, SOLO)
    if before is not None:
        close(turn, before)
    solo = Solo(mode=mode, what=what, seed=seed_of(turn), of=None if mode in ENDLESS else TEN)
    record = RoundRecord(
        id=turn.kit.new_id(),
        chat_id=user_id,
        kind=SOLO,
        opener=user_id,
        game=book.game,
        state=SOLOS.dump(solo),
        at=turn.now,
    )
    turn.uow.add_round(record)
    ask_next(turn, record, solo)


def untouched(turn: Turn, user_id: int, mode: str, what: str) -> bool:
    """Whether just such a round has begun a moment ago and its first question waits: the app has sent the press twice."""
    record = turn.uow.open_round(user_id, SOLO)
    if record is None or turn.now - record.at > AGAIN:
        return False
    round_ = SOLOS.load(record.state)
    return (round_.mode, round_.what, len(round_.asked)) == (mode, what, 1) and round_.current is not None


def ask_next(turn: Turn, record: RoundRecord, solo: Solo, *, delay: float = 0.0) -> None:
    """Ask the next question, or end the round: its number is reached, or nothing is left."""
    user_id, number = record.chat_id, len(solo.asked) + 1
    book = book_of(turn, record.game)
    known = known_of(turn, user_id, book.game)
    pool = fitting(book.questions, solo.mode, solo.what, known)
    question = None
    if solo.of is None or number <= solo.of:
        rng = chance(solo.seed, f"question {number}")
        question = following(pool, solo.asked, known, turn.now, rng, strict=solo.mode in ENDLESS)
    if question is None:
        finish(turn, record, solo)
        return
    asked = arranged(book, question, solo.seed, number, locale_of(turn, user_id))
    way: Way = (
        "typed"
        if solo.mode == "typed"
        else "buttons"
        if solo.buttons or not asked.fits(_head(solo, number))
        else "poll"
    )
    current = Current(number=number, key=question.key, correct=asked.correct, options=len(asked.options), way=way)
    solo = replace(solo, asked=(*solo.asked, question.key), current=current)
    _send(turn, record, solo, current, asked, delay=delay)
    save(turn, record, solo)


def ask_again(turn: Turn, record: RoundRecord) -> None:
    """Show the question that stands once more, at the end of the chat."""
    solo = SOLOS.load(record.state)
    current = solo.current
    asked = None if current is None else words(turn, record, solo, current)
    if current is None or asked is None:
        ask_next(turn, record, replace(solo, current=None))
        return
    if current.way == "poll":
        Sender(turn, record, locale_of(turn, record.chat_id)).close(current)
    current = replace(current, copy=current.copy + 1)
    _send(turn, record, solo, current, asked)
    save(turn, record, replace(solo, current=current))


def _send(turn: Turn, record: RoundRecord, solo: Solo, current: Current, asked: Asked, *, delay: float = 0.0) -> None:
    locale = locale_of(turn, record.chat_id)
    sender, head = Sender(turn, record, locale), _head(solo, current.number)
    keyboard = [
        [
            button(turn, locale, "quiz-button-skip", SKIP, round_id=record.id, number=current.number),
            button(turn, locale, "quiz-button-stop", STOP, round_id=record.id, number=current.number),
        ]
    ]
    if current.way == "poll":
        sender.poll(current, asked, head, period=None, keyboard=keyboard, delay=delay)
    elif current.way == "buttons":
        sender.buttons(current, asked, head, keyboard=keyboard, delay=delay)
    else:
        sender.typed(current, asked, head, keyboard=keyboard, delay=delay)


def unpolled(turn: Turn, record: RoundRecord, number: int) -> None:
    """The poll was refused: ask with buttons, this question and the others of the round."""
    solo = SOLOS.load(record.state)
    current = solo.current
    if current is None or current.number != number or current.way != "poll":
        return
    asked = words(turn, record, solo, current)
    current = replace(current, way="buttons")
    solo = replace(solo, current=current, buttons=True)
    if asked is None:
        ask_next(turn, record, replace(solo, current=None))
        return
    _send(turn, record, solo, current, asked)
    save(turn, record, solo)


# Answers


def pick(turn: Turn, record: RoundRecord, number: int, at: int) -> Receipt:
    """One of the answers was chosen, in a poll or by a button. What stands no longer is left alone."""
    solo = SOLOS.load(record.state)
    current = solo.current
    if record.ended_at is not None or current is None or current.number != number or not 0 <= at < current.options:
        return Ignored(why="no such question now", toast=Toast(key="service-stale-button"))
    right = at == current.correct
    asked = words(turn, record, solo, current)
    if current.way == "buttons" and asked is not None:
        Sender(turn, record, locale_of(turn, record.chat_id)).reveal(current, asked, _head(solo, number), at)
    elif current.way == "poll":
        Sender(turn, record, locale_of(turn, record.chat_id)).close(current)
    settle(turn, record, solo, Knew.YES if right else Knew.NO)
    return Accepted(toast=Toast(key="quiz-right-toast" if right else "quiz-wrong-toast"))


def skip(turn: Turn, record: RoundRecord, number: int) -> Receipt:
    """The answer is shown, the question counts as not known."""
    solo = SOLOS.load(record.state)
    current = solo.current
    if record.ended_at is not None or current is None or current.number != number:
        return Ignored(why="no such question now", toast=Toast(key="service-stale-button"))
    show_answer(turn, record, solo, current)
    settle(turn, record, solo, Knew.NO)
    return Accepted()


def show_answer(turn: Turn, record: RoundRecord, solo: Solo, current: Current) -> None:
    """Show the right answer in the question's place."""
    sender, asked = Sender(turn, record, locale_of(turn, record.chat_id)), words(turn, record, solo, current)
    if current.way == "poll":
        sender.close(current)
    elif asked is not None:
        sender.reveal(current, asked, _head(solo, current.number), None)


def settle(turn: Turn, record: RoundRecord, solo: Solo, knew: Knew) -> None:
    """Remember how the question that stands was answered, and ask the next one."""
    if solo.current is None:
        raise ValueError("no question stands")
    remember(turn, record.chat_id, record.game, solo.current.key, knew)
    ask_next(turn, record, solo.answered(right=knew is not Knew.NO), delay=READING_S)


def remember(turn: Turn, user_id: int, game: str, key: str, knew: Knew) -> None:
    """Note an answer: when the question comes back, and that something was learnt today."""
    card = turn.uow.card(user_id, game, key)
    before = None if card is None else Memory.load(card.memory, card.due_at, card.seen_at)
    after, right = reviewed(before, knew, turn.now), knew is not Knew.NO
    turn.uow.keep_card(
        CardRecord(
            user_id=user_id,
            game=game,
            question=key,
            due_at=after.due_at,
            seen_at=after.seen_at,
            memory=after.dump(),
            rights=(0 if card is None else card.rights) + right,
            wrongs=(0 if card is None else card.wrongs) + (not right),
            missed=not right,
        )
    )
    learner = turn.uow.learner(user_id)
    today = day_of(turn.now, learner.timezone or turn.kit.terms.timezone)
    streak = streak_after(learner.streak, learner.last_day, today)
    last = max(learner.last_day or "", today.isoformat())
    if (streak, last) != (learner.streak, learner.last_day):
        turn.uow.keep_learner(replace(learner, streak=streak, best=max(streak, learner.best), last_day=last))


# The end


def stop(turn: Turn, record: RoundRecord) -> Receipt:
    """End the round before its end; the question that stands counts for nothing."""
    if record.ended_at is not None:
        return Ignored(why="over already", toast=Toast(key="service-stale-button"))
    solo = SOLOS.load(record.state)
    if solo.current is not None:
        show_answer(turn, record, solo, solo.current)
        solo = replace(solo, asked=solo.asked[:-1], current=None)
    finish(turn, record, solo)
    return Accepted()


def close(turn: Turn, record: RoundRecord) -> None:
    """End the round without a word: another one takes its place."""
    solo = SOLOS.load(record.state)
    if solo.current is not None:
        show_answer(turn, record, solo, solo.current)
    record.ended_at = turn.now
    save(turn, record, replace(solo, current=None))


def finish(turn: Turn, record: RoundRecord, solo: Solo) -> None:
    """Tell the result, what to look at again, and how to go on."""
    book, locale = book_of(turn, record.game), locale_of(turn, record.chat_id)
    missed = [book.by_key[key] for key in solo.missed if key in book.by_key]
    again = "-".join(filter(None, (solo.mode, solo.what)))
    keyboard = [[button(turn, locale, "quiz-button-again", again)], [button(turn, locale, "quiz-button-menu", "menu")]]
    if missed and solo.mode != "mistakes":
        keyboard.insert(1, [button(turn, locale, "quiz-button-mistakes", "mistakes", count=len(missed))])
    Sender(turn, record, locale).say(
        "quiz-result",
        rights=solo.rights,
        count=solo.rights + len(solo.missed),
        perfect=solo.rights > 0 and not solo.missed,
        missed=turn.kit.bundles.listing(locale, book.speaker(locale).subjects(missed)),
        missed_count=len(missed),
        streak=_streak(turn, record.chat_id),
        keyboard=keyboard,
        delay=READING_S if solo.asked else 0.0,
    )
    record.ended_at = turn.now
    save(turn, record, replace(solo, current=None))


def _streak(turn: Turn, user_id: int) -> int:
    learner = turn.uow.learner(user_id)
    today = day_of(turn.now, learner.timezone or turn.kit.terms.timezone)
    return streak_now(learner.streak, learner.last_day, today)


# Shared


def save(turn: Turn, record: RoundRecord, solo: Solo) -> None:
    """Write the round back."""
    record.state = SOLOS.dump(solo)
    turn.uow.save_round(record)


def words(turn: Turn, record: RoundRecord, solo: Solo, current: Current) -> Asked | None:
    """The question that stands in words; None if the bank does not know it any more."""
    book: Book = book_of(turn, record.game)
    question = book.by_key.get(current.key)
    if question is None:
        return None
    return arranged(book, question, solo.seed, current.number, locale_of(turn, record.chat_id))


def locale_of(turn: Turn, user_id: int) -> str:
    """The language in which a person is asked."""
    return turn.spoken_in(user_id)


def _head(solo: Solo, number: int) -> str:
    return head_of(number, solo.of)
