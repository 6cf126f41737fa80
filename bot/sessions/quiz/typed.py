"""A role named in words, where a round asks for that. Names no game. Source: rules page, 9.9."""

from dataclasses import replace
from typing import Final

from bot.quiz.memory import Knew
from bot.quiz.rounds import Current, Solo
from bot.quiz.typed import Judged, Verdict
from bot.sessions.commands import SayWords
from bot.sessions.quiz.asking import SOLO, SOLOS, Sender, book_of
from bot.sessions.quiz.solo import locale_of, save, settle, show_answer, words
from bot.sessions.turn import Turn
from storage.quiz_records import RoundRecord

TRIES: Final = 3
"""After so many names that are not the one, the answer is shown."""


def hears(turn: Turn, command: SayWords, *, otherwise: bool) -> bool:
    """Take a text written in private as an answer, if a question waits for one; whether it was.

    `otherwise`: something else waits for words, too; then only a reply to a message of the round is meant for it. A reply
    to another question never is.
    """
    record = turn.uow.open_round(command.who.user_id, SOLO)
    if record is None:
        return False
    solo = SOLOS.load(record.state)
    current = solo.current
    if current is None or current.way != "typed":
        return False
    slot = None if command.reply_to is None else turn.uow.message_slot(command.where.chat_id, command.reply_to)
    if otherwise if slot is None else slot.session_id != record.id:
        return False
    _answer(turn, record, solo, current, command.text)
    return True


def _answer(turn: Turn, record: RoundRecord, solo: Solo, current: Current, text: str) -> None:
    book, locale = book_of(turn, record.game), locale_of(turn, record.chat_id)
    question, asked = book.by_key.get(current.key), words(turn, record, solo, current)
    if question is None or asked is None or not question.typed:
        settle(turn, record, solo, Knew.NO)
        return
    sender, judged = Sender(turn, record, locale), book.judge.judge(text, question.typed)
    if judged.verdict is Verdict.RIGHT:
        knew = Knew.ALMOST if current.tries else Knew.YES
        role = judged.role or question.typed[0]
        sender.say("quiz-typed-right", role=book.speaker(locale).role(role), why=asked.why)
        settle(turn, record, solo, knew)
        return
    current = replace(current, tries=current.tries + (judged.verdict is not Verdict.UNKNOWN))
    solo = replace(solo, current=current)
    if current.tries >= TRIES:
        show_answer(turn, record, solo, current)
        sender.say("quiz-typed-shown", role=asked.right, why=asked.why)
        settle(turn, record, solo, Knew.NO)
        return
    if turn.may_answer(record.chat_id):
        _hint(turn, sender, record, judged, locale)
    save(turn, record, solo)


def _hint(turn: Turn, sender: Sender, record: RoundRecord, judged: Judged, locale: str) -> None:
    if judged.verdict is Verdict.UNKNOWN or judged.role is None:
        sender.say("quiz-typed-near" if judged.verdict is Verdict.NEAR else "quiz-typed-unknown", role="", told="none")
        return
    role = book_of(turn, record.game).speaker(locale).role(judged.role)
    sender.say("quiz-typed-near" if judged.verdict is Verdict.NEAR else "quiz-typed-wrong", role=role, told="role")
