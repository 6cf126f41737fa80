"""The end of a season: a group that has played hears once, on the morning after, who stands on the podium. Names no game.

A row for each season in which a group has finished a game waits in the database; whoever tells it takes it away in the same transaction.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.narration.names import Word, shown
from bot.pictures.bars import BARS
from bot.pictures.drawing import order, payload
from bot.sessions.commands import SeasonRing
from bot.sessions.figures.calendar import Season, morning_after, season
from bot.sessions.figures.keeping import unranked
from bot.sessions.figures.ranking import LEAST, button, named, pictured, ranked, row
from bot.sessions.figures.reading import game_name
from bot.sessions.quiet import quiet_hours, zone_of
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem
from storage.seasons import SeasonRecord, Tallied
from storage.unit import UnitOfWork

FEWEST: Final = 3
"""A season of fewer games ends without a word."""
PODIUM: Final = 3
SHOWN: Final = 5
"""So many people at most are named on a podium that several share."""
LATER: Final = timedelta(hours=1)
"""So much later, while the group sits at a table; for a day at most."""
STALE: Final = timedelta(days=14)
"""Of a season that has been over for so long nobody wants to hear any more."""


def due(uow: UnitOfWork, now: datetime, limit: int) -> list[SeasonRing]:
    """The ends that are to be told."""
    return [
        SeasonRing(session_id=str(one.chat_id), token=0, year=one.year, quarter=one.quarter)
        for one in uow.due_seasons(now, limit)
    ]


def ring(turn: Turn, command: SeasonRing) -> Receipt:
    """Tell it, unless somebody has; put it off while the group sleeps or plays."""
    waiting = turn.uow.expected_season(int(command.session_id), command.year, command.quarter)
    if waiting is None or waiting.look_at > turn.now:
        return Ignored(why="another time")
    ended = season(waiting.year, waiting.quarter, zone_of(turn, waiting.chat_id))
    later = _put_off(turn, waiting, ended)
    if later is not None:
        turn.uow.put_off_season(later)
        return Accepted()
    if not turn.uow.take_season(waiting):
        return Ignored(why="told")
    group = turn.uow.group(waiting.chat_id)
    wanted = group is not None and group.present and turn.settings(waiting.chat_id).figures
    if wanted and turn.now - ended.ends < STALE:
        _tell(turn, waiting.chat_id, ended)
    return Accepted()


def _put_off(turn: Turn, waiting: SeasonRecord, ended: Season) -> SeasonRecord | None:
    chat_id = waiting.chat_id
    morning = morning_after(ended, zone_of(turn, chat_id))
    if turn.now < morning:  # the group has moved to another time zone
        return replace(waiting, look_at=morning)
    quiet = quiet_hours(turn, chat_id)
    if quiet.at(turn.now):
        return replace(waiting, look_at=quiet.edge(turn.now))
    if turn.now < morning + timedelta(days=1) and turn.uow.live_sessions_in(chat_id):
        return replace(waiting, look_at=turn.now + LATER)
    return None


def _tell(turn: Turn, chat_id: int, ended: Season) -> None:
    played = turn.uow.tallied(chat_id, ended.began, ended.ends)
    if sum(one.games for one in played) < FEWEST:
        return
    locale = turn.group_locale(turn.uow.group(chat_id))
    ranking, names = ranked(turn, chat_id, ended.began, ended.ends)
    text, name = turn.kit.bundles.text, named(turn, locale, ended)
    podium = [one for one in ranking if one.place <= PODIUM][:SHOWN]
    lines = [
        text(locale, "figures-season-over", season=name),
        "",
        *(row(turn, locale, "figures-podium-row", one, names) for one in podium),
        *([] if podium else [text(locale, "figures-season-nobody", least=LEAST)]),
        "",
        *_tallied(turn, locale, chat_id, ended, played),
        "",
        text(locale, "figures-season-anew"),
    ]
    whole = "\n".join(lines)
    keyboard = [[button(turn.label(locale, "figures-button-ever"), chat_id, ever=True)]]
    if ranking:
        data = pictured(turn, locale, name, ranking, names)
        said = payload(order(BARS, data), caption=whole, text=whole, keyboard=keyboard, silent=True)
        item = OutboxItem(chat_id=chat_id, rank=1, act=Act.PICTURE, payload=said)
    else:
        said = {"text": whole, "keyboard": keyboard, "silent": True}
        item = OutboxItem(chat_id=chat_id, rank=1, act=Act.SAY, payload=said)
    turn.enqueue([item])


def _tallied(turn: Turn, locale: str, chat_id: int, ended: Season, played: Sequence[Tallied]) -> Iterator[str]:
    """How much was played, what most, and who was never missing."""
    text = turn.kit.bundles.text
    everybody = turn.uow.standings(chat_id, [one.game for one in played], ended.began, ended.ends)
    yield text(locale, "figures-season-games", games=sum(one.games for one in played), people=len(everybody))
    most = played[0]
    if len(played) > 1 and most.games > played[1].games:
        game = game_name(turn, locale, most.game)
        yield text(locale, "figures-season-most", game=game, games=most.games)
    most_often = max((one.games for one in everybody), default=0)
    keen = [one.user_id for one in everybody if one.games == most_often]
    person = turn.uow.person(keen[0]) if len(keen) == 1 and most_often >= LEAST else None
    if person is not None and not unranked(person):
        yield text(locale, "figures-season-faithful", name=Word(shown(person.name)), games=most_often)
