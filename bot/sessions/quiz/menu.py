"""The quiz's menu in private: one message whose pages take each other's place. Names no game."""

from dataclasses import replace
from typing import Any, Final

from bot.narration import paging
from bot.quiz.choosing import LEVELS
from bot.quiz.days import day_of, is_zone, next_time, streak_now
from bot.sessions.faults import Refusal
from bot.sessions.kit import Keyboard
from bot.sessions.people import called
from bot.sessions.quiz.asking import SOLO, book_of, button, known_of
from bot.sessions.quiz.progress import show_progress
from bot.sessions.quiz.solo import locale_of
from bot.sessions.turn import Turn
from storage.quiz_records import AlarmRecord, LearnerRecord
from storage.records import Act, Json, OutboxItem

SLOT: Final = "quiz:menu"
HOURS: Final = (7, 8, 9, 12, 13, 15, 17, 18, 19, 20, 21, 22)
"""At which a reminder may come."""
ZONES: Final = (
    "Europe/Rome",
    "Europe/London",
    "Europe/Athens",
    "America/New_York",
    "America/Sao_Paulo",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Offered by buttons; any other one may be typed."""


def show(turn: Turn, user_id: int, page: str = "menu") -> None:
    """Show a page of the menu. Raises Refusal for a page that there is not."""
    if page == "menu":
        _menu(turn, user_id)
    elif page == "progress":
        show_progress(turn, user_id)
    elif page in ("teams", "levels", "games"):
        _choices(turn, user_id, page)
    elif page == "reminder":
        _reminder(turn, user_id)
    elif page == "zones":
        _zones(turn, user_id)
    else:
        raise Refusal("service-stale-button")


def anew(turn: Turn, user_id: int, page: str = "menu") -> None:
    """Show a page of the menu as a new message; an older one's buttons turn this one's pages."""
    turn.uow.forget_slot(user_id, SLOT)
    show(turn, user_id, page)


def put(turn: Turn, user_id: int, text: str, keyboard: Keyboard) -> None:
    """Show this in the menu's place."""
    payload: Json = {
        "text": text,
        "keyboard": paging.lightened([[dict(one) for one in row] for row in keyboard if row]),
    }
    turn.enqueue([OutboxItem(chat_id=user_id, rank=0, act=Act.SHOW, slot=SLOT, fingerprint=SLOT, payload=payload)])


def _menu(turn: Turn, user_id: int) -> None:
    learner, locale = turn.uow.learner(user_id), locale_of(turn, user_id)
    book = book_of(turn, learner.game)
    cards = {key: card for key, card in known_of(turn, user_id, book.game).items() if key in book.by_key}
    missed = sum(card.missed for card in cards.values())
    text = turn.kit.bundles.text(
        locale,
        "quiz-menu",
        game=book.speaker(locale).game,
        due=sum(card.due_at <= turn.now for card in cards.values()),
        seen=len(cards),
        count=len(book.questions),
        streak=streak_now(learner.streak, learner.last_day, day_of(turn.now, zone_of(turn, learner))),
        you=called(turn.uow.person(user_id)),
    )
    going = turn.uow.open_round(user_id, SOLO) is not None

    def one(key: str, pick: str, **args: Any) -> dict[str, str]:
        return button(turn, locale, f"quiz-button-{key}", pick, **args)

    keyboard = [
        [one("go-on", "on"), one("stop", "stop")] if going else [],
        [one("quick", "quick"), one("endless", "endless")],
        [one("teams", "teams"), one("levels", "levels")],
        [one("typed", "typed")] if book.typed else [],
        [one("mistakes", "mistakes", count=missed)] if missed else [],
        [one("progress", "progress"), one("reminder", "reminder")],
        [one("games", "games")] if len(turn.kit.books.games) > 1 else [],
    ]
    put(turn, user_id, text, keyboard)


def _choices(turn: Turn, user_id: int, page: str) -> None:
    locale = locale_of(turn, user_id)
    book = book_of(turn, turn.uow.learner(user_id).game)
    if page == "teams":
        choices = [(f"team-{team}", book.speaker(locale).team(team)) for team in book.bank.teams]
    elif page == "levels":
        choices = [(f"level-{level}", turn.label(locale, f"quiz-level-{level}")) for level in LEVELS]
    else:
        books = [turn.kit.books.book(game) for game in turn.kit.books.games]
        choices = [(f"game-{one.game}", one.speaker(locale).game) for one in books if one is not None]
    keyboard = [[button(turn, locale, "quiz-button-choice", pick, label=label)] for pick, label in choices]
    text = turn.kit.bundles.text(locale, f"quiz-page-{page}", game=book.speaker(locale).game)
    put(turn, user_id, text, [*keyboard, _back(turn, locale)])


def _back(turn: Turn, locale: str) -> list[dict[str, str]]:
    return [button(turn, locale, "quiz-button-menu", "menu")]


def choose_game(turn: Turn, user_id: int, game: str) -> None:
    """From now on this game's questions are asked."""
    book = turn.kit.books.book(game)
    if book is None:
        raise Refusal("service-stale-button")
    turn.uow.keep_learner(replace(turn.uow.learner(user_id), game=book.game))
    show(turn, user_id)


# The reminder


def zone_of(turn: Turn, learner: LearnerRecord) -> str:
    """The person's time zone."""
    return learner.timezone or turn.kit.terms.timezone


def _reminder(turn: Turn, user_id: int) -> None:
    learner, locale, alarm = turn.uow.learner(user_id), locale_of(turn, user_id), turn.uow.alarm(user_id)
    now = None if alarm is None else alarm.hour
    hours = [
        button(
            turn, locale, "button-chosen" if hour == now else "quiz-button-choice", f"hour-{hour}", label=f"{hour}:00"
        )
        for hour in HOURS
    ]
    text = turn.kit.bundles.text(
        locale, "quiz-reminder-page", hour=-1 if now is None else now, zone=zone_of(turn, learner)
    )
    rows = [hours[at : at + 4] for at in range(0, len(hours), 4)]
    off = [button(turn, locale, "quiz-button-reminder-off", "hour-off")] if alarm is not None else []
    zone = [button(turn, locale, "quiz-button-zone", "zones", zone=zone_of(turn, learner))]
    put(turn, user_id, text, [*rows, off, zone, _back(turn, locale)])


def _zones(turn: Turn, user_id: int) -> None:
    learner, locale = turn.uow.learner(user_id), locale_of(turn, user_id)
    now = zone_of(turn, learner)
    zones = [
        button(turn, locale, "button-chosen" if zone == now else "quiz-button-choice", f"zone-{at}", label=_city(zone))
        for at, zone in enumerate(ZONES)
    ]
    rows = [zones[at : at + 2] for at in range(0, len(zones), 2)]
    put(turn, user_id, turn.kit.bundles.text(locale, "quiz-zones", zone=now), [*rows, _back(turn, locale)])


def _city(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")


def set_hour(turn: Turn, user_id: int, hour: str) -> None:
    """Remind the person daily at this hour ("off": not at all)."""
    if hour == "off":
        turn.uow.drop_alarm(user_id)
    elif hour.isdigit() and int(hour) in HOURS:
        _set_alarm(turn, user_id, int(hour), zone_of(turn, turn.uow.learner(user_id)))
    else:
        raise Refusal("service-stale-button")
    show(turn, user_id, "reminder")


def set_zone(turn: Turn, user_id: int, zone: str) -> None:
    """Reckon in this time zone from now on. Raises Refusal where there is no such zone."""
    if not is_zone(zone):
        raise Refusal("quiz-no-such-zone")
    turn.uow.keep_learner(replace(turn.uow.learner(user_id), timezone=zone))
    alarm = turn.uow.alarm(user_id)
    if alarm is not None:
        _set_alarm(turn, user_id, alarm.hour, zone)


def _set_alarm(turn: Turn, user_id: int, hour: int, zone: str) -> None:
    turn.uow.set_alarm(AlarmRecord(chat_id=user_id, hour=hour, timezone=zone, next_at=next_time(hour, zone, turn.now)))
