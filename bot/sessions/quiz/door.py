"""Where `/quiz` and the quiz's buttons come in. Names no game."""

from typing import Final

from bot.aids.index import folded, words
from bot.quiz.days import is_zone
from bot.quiz.rounds import Duel
from bot.sessions.commands import AskQuiz, Command, PressQuiz
from bot.sessions.faults import Refusal
from bot.sessions.quiz import daily, duel, dueling, menu, solo
from bot.sessions.quiz.asking import DUEL, DUELS, SKIP, SOLO, STOP, book_of
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Ignored, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.turn import Turn
from storage.quiz_records import EarlyRecord, RoundRecord

PAGES: Final = frozenset({"menu", "progress", "teams", "levels", "games", "reminder", "zones"})


def ask_quiz(turn: Turn, command: AskQuiz) -> Receipt:
    """In private the menu, in a group a duel; "stop" after the command ends what is going on."""
    book_of(turn, None)
    said = folded(command.text)
    stops = said in words(turn.kit.bundles, "quiz-words-stop")
    if command.where.kind != "private":
        return _stop_duel(turn, command) if stops else duel.open_duel(turn, command)
    seen_in_private(turn, command)
    user_id = command.who.user_id
    if not turn.may_answer(user_id):
        return ASKED_ENOUGH
    if stops:
        record = turn.uow.open_round(user_id, SOLO)
        if record is None:
            raise Refusal("quiz-none-open")
        return solo.stop(turn, record)
    if "/" in command.text:
        if not is_zone(command.text):
            raise Refusal("quiz-no-such-zone")
        menu.set_zone(turn, user_id, command.text)
    menu.anew(turn, user_id, "reminder" if "/" in command.text else "menu")
    return Accepted()


def _stop_duel(turn: Turn, command: Command) -> Receipt:
    """The opener or an administrator ends the group's duel; what was answered so far counts."""
    record = turn.uow.open_round(command.where.chat_id, DUEL)
    if record is None:
        raise Refusal("quiz-none-open")
    duel.require_host(turn, command, record)
    state = DUELS.load(record.state)
    if state.stage == "lobby":
        duel.cancel(turn, record, state)
    else:
        dueling.break_off(turn, record, state)
    return Accepted()


def press_quiz(turn: Turn, command: PressQuiz) -> Receipt:
    """A button of the quiz."""
    if not command.round_id:
        if command.where.kind != "private":
            raise Refusal("service-stale-button")
        return _press_menu(turn, command)
    record = turn.uow.lock_round(command.round_id)
    if record is None or record.chat_id != command.where.chat_id:
        raise Refusal("service-stale-button")
    if record.kind == SOLO:
        return _press_solo(turn, command, record)
    return _press_duel(turn, command, record)


def _press_menu(turn: Turn, command: PressQuiz) -> Receipt:
    user_id, pick = command.who.user_id, command.pick
    seen_in_private(turn, command)
    kind, _, what = pick.partition("-")
    if pick in PAGES:
        if pick == "progress" and not turn.may_answer(user_id):
            return ASKED_ENOUGH
        menu.show(turn, user_id, pick)
    elif pick in ("on", "stop"):
        record = turn.uow.open_round(user_id, SOLO)
        if record is None:
            raise Refusal("quiz-none-open")
        if pick == "stop":
            return solo.stop(turn, record)
        if not turn.may_answer(user_id):
            return ASKED_ENOUGH
        solo.ask_again(turn, record)
    elif kind == "game" and what:
        menu.choose_game(turn, user_id, what)
    elif kind == "hour" and what:
        menu.set_hour(turn, user_id, what)
        return Accepted(toast=Toast(key="service-noted"))
    elif kind == "zone" and what.isdigit() and int(what) < len(menu.ZONES):
        menu.set_zone(turn, user_id, menu.ZONES[int(what)])
        menu.show(turn, user_id, "reminder")
        return Accepted(toast=Toast(key="service-noted"))
    else:
        if not turn.may_answer(user_id):
            return ASKED_ENOUGH
        if solo.untouched(turn, user_id, kind, what):
            return Ignored(why="begun already", toast=Toast(key="service-noted"))
        solo.begin(turn, user_id, kind, what)
    return Accepted()


def _press_solo(turn: Turn, command: PressQuiz, record: RoundRecord) -> Receipt:
    if command.pick == SKIP:
        return solo.skip(turn, record, command.number)
    if command.pick == STOP:
        return solo.stop(turn, record)
    at = _answer(command.pick)
    if at is None:
        raise Refusal("service-stale-button")
    return solo.pick(turn, record, command.number, at)


def _press_duel(turn: Turn, command: PressQuiz, record: RoundRecord) -> Receipt:
    if command.pick == "again":
        state: Duel = DUELS.load(record.state)
        return duel.open_duel(turn, command, count=state.count, game=record.game)
    if command.pick.partition("-")[0] == "daily":
        return daily.press_daily(turn, command, record, command.pick)
    at = _answer(command.pick)
    if at is None:
        return duel.press_board(turn, command, record, command.pick)
    if command.who.anonymous:
        raise Refusal("quiz-anonymous")
    given = EarlyRecord(user_id=command.who.user_id, name=command.who.name, pick=at, at=turn.now)
    return dueling.vote(turn, record, command.number, given)


def _answer(pick: str) -> int | None:
    """Which answer a button stands for: "a0" is the first."""
    return int(pick[1:]) if pick[:1] == "a" and pick[1:].isdigit() and len(pick) <= 3 else None
