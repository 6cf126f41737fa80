"""What time does in the quiz: questions close, duels begin, people are reminded, groups are asked once a day. Names no game."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.quiz.days import day_of, next_time, streak_now
from bot.quiz.rounds import AFTERWARDS, Duel
from bot.sessions.commands import Command, DailyRing, QuizRing
from bot.sessions.faults import Refusal
from bot.sessions.quiz import duel, dueling, results
from bot.sessions.quiz.asking import DAILY, DUELS, SOLO, Sender, book_of, button, known_of, seed_of
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.settings.model import ASKING_HOURS as HOURS
from bot.sessions.turn import Turn
from storage.quiz_records import AlarmRecord, RoundRecord
from storage.unit import UnitOfWork

LATELY: Final = 100
"""So many questions pass before a group is asked one again."""
LATER: Final = timedelta(hours=1)
"""So much later a group is asked that sits at a table."""


def due(uow: UnitOfWork, now: datetime, limit: int) -> list[QuizRing | DailyRing]:
    """What is due in the quiz, the longest overdue first of each kind."""
    rounds = [QuizRing(session_id=round_id, token=token) for round_id, token in uow.due_rounds(now, limit)]
    return [*rounds, *(DailyRing(session_id=str(chat_id), token=0) for chat_id in uow.due_alarms(now, limit))]


def wake(uow: UnitOfWork, now: datetime) -> None:
    """Nobody has served for a while: what should have ended meanwhile ends in a moment."""
    uow.put_off_rounds(now, now + AFTERWARDS)


def ring(turn: Turn, command: QuizRing | DailyRing) -> Receipt:
    """Do what is due."""
    return ring_round(turn, command) if isinstance(command, QuizRing) else ring_daily(turn, command)


def ring_round(turn: Turn, command: QuizRing) -> Receipt:
    """Do what is due in a round, if that is still what was meant."""
    record = turn.uow.lock_round(command.session_id)
    if record is None or record.ended_at is not None:
        return Ignored(why="no such round")
    if record.due_at is None or record.due_at > turn.now or record.token != command.token:
        return Ignored(why="another deadline")
    if record.kind == SOLO:
        return Ignored(why="nobody waits for a person")
    state = DUELS.load(record.state)
    if state.stage == "lobby":
        duel.begin(turn, record, state)
    else:
        dueling.ring(turn, record)
    return Accepted()


def ring_daily(turn: Turn, command: DailyRing) -> Receipt:
    """The hour has come: remind the person, or ask the group. Whatever comes of it, the next time is tomorrow's."""
    alarm = turn.uow.alarm(int(command.session_id))
    if alarm is None or alarm.next_at > turn.now:
        return Ignored(why="another hour")
    following = next_time(alarm.hour, alarm.timezone, turn.now)
    if alarm.chat_id > 0:
        turn.uow.set_alarm(replace(alarm, next_at=following))
        _remind(turn, alarm)
    elif turn.uow.live_session_at(alarm.chat_id, alarm.topic) is not None:
        turn.uow.set_alarm(replace(alarm, next_at=min(turn.now + LATER, following)))
    else:
        asked = _ask_group(turn, alarm)
        turn.uow.set_alarm(replace(alarm, next_at=following, asked=asked))
    return Accepted()


def _remind(turn: Turn, alarm: AlarmRecord) -> None:
    """One line with a button; none to whoever has learnt something today, or cannot be written to."""
    user_id, person = alarm.chat_id, turn.uow.person(alarm.chat_id)
    learner, today = turn.uow.learner(user_id), day_of(turn.now, alarm.timezone)
    if person is None or not person.reachable or learner.last_day == today.isoformat():
        return
    book, locale = book_of(turn, learner.game), turn.locale_of(person)
    due = sum(card.due_at <= turn.now for key, card in known_of(turn, user_id, book.game).items() if key in book.by_key)
    keyboard = [
        [button(turn, locale, "quiz-button-quick", "quick")],
        [button(turn, locale, "quiz-button-reminder-off", "hour-off")],
    ]
    turn.whisper(
        user_id,
        "quiz-reminder",
        game=book.speaker(locale).game,
        due=due,
        streak=streak_now(learner.streak, learner.last_day, today),
        keyboard=keyboard,
    )


def _ask_group(turn: Turn, alarm: AlarmRecord) -> tuple[str, ...]:
    """Close yesterday's question, ask today's; what the group was asked lately."""
    before = turn.uow.open_round(alarm.chat_id, DAILY)
    if before is not None:
        dueling.close(turn, before, DUELS.load(before.state))
        if before.ended_at is None:
            dueling.shut(turn, before, DUELS.load(before.state))
    group = turn.uow.group(alarm.chat_id)
    if group is None or not group.present:
        return alarm.asked
    record = RoundRecord(
        id=turn.kit.new_id(),
        chat_id=alarm.chat_id,
        topic=alarm.topic,
        kind=DAILY,
        game=book_of(turn, duel.game_of(group)).game,
        state={},
        at=turn.now,
    )
    state = Duel(seed=seed_of(turn), count=1, stage="pause")
    record.state = DUELS.dump(state)
    turn.uow.add_round(record)
    Sender(turn, record, turn.group_locale(group)).say("quiz-daily")
    state = dueling.ask_next(turn, record, state, but=alarm.asked)
    return (*alarm.asked, *state.asked)[-LATELY:]


def give_up(turn: Turn, command: QuizRing | DailyRing) -> None:
    """What was due has failed through a fault of ours: end that round, or try again tomorrow."""
    if isinstance(command, QuizRing):
        record = turn.uow.lock_round(command.session_id)
        if record is not None:
            record.ended_at, record.due_at = turn.now, None
            turn.uow.save_round(record)
        return
    alarm = turn.uow.alarm(int(command.session_id))
    if alarm is not None:
        turn.uow.set_alarm(replace(alarm, next_at=next_time(alarm.hour, alarm.timezone, turn.now)))


# The group's switch


def press_daily(turn: Turn, command: Command, record: RoundRecord, pick: str) -> Receipt:
    """The question of the day: its hours as a page in the board's place, and the switch. For administrators."""
    state = DUELS.load(record.state)
    if record.ended_at is not None or state.stage != "lobby":
        raise Refusal("service-stale-button")
    if not turn.is_admin(record.chat_id, command.who, command.where):
        raise Refusal("service-admins-only", alert=command.press)
    _, _, hour = pick.partition("-")
    if hour == "back":
        duel.show_board(turn, record, state, at_once=True)
        return Accepted()
    if hour == "off":
        turn.uow.drop_alarm(record.chat_id)
    elif hour:
        if not hour.isdigit() or int(hour) not in HOURS:
            raise Refusal("service-stale-button")
        group = turn.uow.group(record.chat_id)
        zone = (group.timezone if group is not None else None) or turn.kit.terms.timezone
        before = turn.uow.alarm(record.chat_id)
        turn.uow.set_alarm(
            AlarmRecord(
                chat_id=record.chat_id,
                topic=record.topic,
                hour=int(hour),
                timezone=zone,
                next_at=next_time(int(hour), zone, turn.now),
                asked=() if before is None else before.asked,
            )
        )
    _show_hours(turn, record)
    return Accepted(toast=Toast(key="service-noted") if hour else None)


def _show_hours(turn: Turn, record: RoundRecord) -> None:
    locale, alarm = results.locale_of(turn, record), turn.uow.alarm(record.chat_id)
    now = None if alarm is None else alarm.hour
    hours = [
        button(
            turn,
            locale,
            "button-chosen" if hour == now else "quiz-button-choice",
            f"daily-{hour}",
            round_id=record.id,
            label=f"{hour}:00",
        )
        for hour in HOURS
    ]
    off = [button(turn, locale, "quiz-button-daily-off", "daily-off", round_id=record.id)] if alarm is not None else []
    back = [button(turn, locale, "quiz-button-board", "daily-back", round_id=record.id)]
    Sender(turn, record, locale).board(
        "quiz-daily-page", hour=-1 if now is None else now, keyboard=[hours[:4], hours[4:], off, back]
    )


# Comings and goings


def member_left(turn: Turn, chat_id: int, user_id: int) -> None:
    """Somebody has left the group: nobody waits for him any more."""
    for kind in ("duel", DAILY):
        record = turn.uow.open_round(chat_id, kind)
        if record is not None and turn.uow.leave_round(record.id, user_id, turn.now):
            dueling.somebody_left(turn, record)


def member_came(turn: Turn, chat_id: int, user_id: int) -> None:
    """Somebody is back."""
    for kind in ("duel", DAILY):
        record = turn.uow.open_round(chat_id, kind)
        if record is not None:
            turn.uow.leave_round(record.id, user_id, None)


def lost(turn: Turn, chat_id: int) -> None:
    """The bot is out of the group: what is open there is over."""
    for kind in ("duel", DAILY):
        record = turn.uow.open_round(chat_id, kind)
        if record is not None:
            dueling.shut(turn, record, DUELS.load(record.state))
