"""What a person knows by now: each team as a bar, in a picture and in words. Names no game."""

from bot.narration.paging import seen_length
from bot.pictures.bars import BARS, MOST, Bar, BarsData
from bot.pictures.drawing import CAPTION, order, payload
from bot.quiz.days import day_of, streak_now
from bot.quiz.mastery import Mastery, mastery
from bot.quiz.memory import Memory
from bot.sessions.quiz.asking import book_of, button
from bot.sessions.quiz.solo import locale_of
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem


def show_progress(turn: Turn, user_id: int) -> None:
    """Send the progress page: a message of its own, whose text says all that the picture shows."""
    learner, locale = turn.uow.learner(user_id), locale_of(turn, user_id)
    book = book_of(turn, learner.game)
    cards = {key: card for key, card in turn.uow.cards(user_id, book.game).items() if key in book.by_key}
    memories = {key: Memory.load(card.memory, card.due_at, card.seen_at) for key, card in cards.items()}
    teams = mastery(book.questions, book.bank.teams, memories)
    speaker, text = book.speaker(locale), turn.kit.bundles.text
    zone = learner.timezone or turn.kit.terms.timezone
    lines = [
        text(
            locale,
            "quiz-progress-team",
            team=speaker.team(team.team),
            bar=team.bar,
            percent=team.percent,
            met=team.met,
            count=team.count,
        )
        for team in teams
    ]
    head = text(
        locale,
        "quiz-progress",
        game=speaker.game,
        seen=len(cards),
        count=len(book.questions),
        rights=sum(card.rights for card in cards.values()),
        answers=sum(card.rights + card.wrongs for card in cards.values()),
        due=sum(card.due_at <= turn.now for card in cards.values()),
        streak=streak_now(learner.streak, learner.last_day, day_of(turn.now, zone)),
        best=learner.best,
    )
    whole = "\n".join([head, "", *lines])
    data = BarsData(
        title=turn.label(locale, "quiz-progress-title", game=speaker.game),
        rows=tuple(_bar(team, speaker.team(team.team)) for team in teams[:MOST]),
        note=turn.label(locale, "quiz-progress-note"),
    )
    keyboard = [[button(turn, locale, "quiz-button-menu", "menu")]]
    picture = payload(
        order(BARS, data), caption=whole if seen_length(whole) <= CAPTION else head, text=whole, keyboard=keyboard
    )
    turn.enqueue([OutboxItem(chat_id=user_id, rank=0, act=Act.PICTURE, payload=picture)])


def _bar(team: Mastery, name: str) -> Bar:
    return Bar(
        name=name,
        value=team.known * team.count,
        most=float(team.count),
        said=f"{team.percent} %",
        seen=float(team.met),
    )
