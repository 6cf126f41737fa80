"""/classifica: how a group's players stand, this season or ever, in a picture and in words. Names no game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import Final

from bot.narration import tokens
from bot.narration.names import Word, shown
from bot.pictures.bars import BARS, MOST, Bar, BarsData
from bot.pictures.drawing import order, payload
from bot.sessions.faults import Refusal
from bot.sessions.figures.asks import AskRanking
from bot.sessions.figures.calendar import Season, season_at
from bot.sessions.figures.keeping import contested, unranked
from bot.sessions.figures.reading import percent, reader_of
from bot.sessions.kit import Keyboard
from bot.sessions.quiet import zone_of
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem, Standing

LEAST: Final = 3
"""Games without which nobody is ranked: one lucky evening is no place at the top."""
GROUPS: Final = 8
"""So many groups are offered in private."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """One line of a ranking; those who have won the same share stand on the same place."""

    place: int
    standing: Standing


def places(standings: Sequence[Standing]) -> list[Place]:
    """The ranking: by the share of games won; of a tie, whoever has played more is named first."""
    ranked = [one for one in standings if one.games >= LEAST]
    shares = {one.user_id: Fraction(one.wins, one.games) for one in ranked}
    ranked.sort(key=lambda one: (-shares[one.user_id], -one.games, one.user_id))
    better = {share: sum(1 for other in shares.values() if other > share) for share in shares.values()}
    return [Place(place=better[shares[one.user_id]] + 1, standing=one) for one in ranked]


def ask_ranking(turn: Turn, command: AskRanking) -> Receipt:
    """In a group its own, for everybody. In private that of a group one is in; without one, a choice."""
    private = command.where.kind == "private"
    chat_id = command.chat_id if private else command.where.chat_id
    if private:
        reader_of(turn, command)
        if chat_id is None:
            return _choice(turn, command)
        # A button can be forged: a stranger learns nothing of a group.
        if turn.is_member(chat_id, command.who.user_id) is not True:
            raise Refusal("service-unknown-link", alert=command.press)
    if chat_id is None or not turn.settings(chat_id).figures:
        raise Refusal("figures-off", alert=command.press)
    if not turn.may_answer(command.where.chat_id):
        return ASKED_ENOUGH
    _show(turn, command, chat_id)
    return Accepted()


def _choice(turn: Turn, command: AskRanking) -> Receipt:
    groups = turn.uow.groups_of(command.who.user_id)[:GROUPS]
    keyboard = [[button(turn.title_of(chat_id) or "…", chat_id, ever=command.ever)] for chat_id in groups]
    turn.reply(command, "figures-which-group" if groups else "figures-no-group", keyboard=keyboard)
    return Accepted(toast=Toast(key="service-told-in-private"))


def button(label: str, chat_id: int, *, ever: bool, turns: bool = False) -> dict[str, str]:
    """A button for a group's ranking: a message of its own, or with `turns` the same one turned."""
    what = "ever" if ever else "season"
    data = tokens.encode(tokens.SERVICE, "turn_ranking" if turns else "ranking", f"{what}-{-chat_id}")
    return {"text": label, "data": data}


def named(turn: Turn, locale: str, season: Season) -> str:
    """What a season is called."""
    return turn.label(locale, "figures-season", quarter=season.quarter, year=str(season.year))


def ranked(
    turn: Turn, chat_id: int, since: datetime | None, until: datetime | None = None
) -> tuple[list[Place], dict[int, Word]]:
    """A group's ranking as far as it is shown, and the names of those in it; nobody who wants to be in none."""
    standings = turn.uow.standings(chat_id, sorted(contested(turn)), since, until)
    people = turn.uow.people([one.user_id for one in standings])
    ranking = places([one for one in standings if not unranked(people.get(one.user_id))])[:MOST]
    return ranking, {user: Word(shown(person.name)) for user, person in people.items()}


def pictured(turn: Turn, locale: str, season: str, ranking: Sequence[Place], names: Mapping[int, Word]) -> BarsData:
    """The ranking as bars, under the season's name."""
    return BarsData(
        title=turn.label(locale, "figures-ranking-title", season=season),
        rows=tuple(_bar(turn, locale, one, names) for one in ranking),
        note=turn.label(locale, "figures-ranking-note" if ranking else "figures-ranking-empty", least=LEAST),
    )


def _show(turn: Turn, command: AskRanking, chat_id: int) -> None:
    """A message of its own; pressed, the same message with the other ranking."""
    locale = turn.chat_locale(command.where)
    now = season_at(turn.now, zone_of(turn, chat_id))
    season = turn.label(locale, "figures-ever") if command.ever else named(turn, locale, now)
    ranking, names = ranked(turn, chat_id, None if command.ever else now.began)
    text = turn.kit.bundles.text
    if command.where.kind == "private":
        head = text(locale, "figures-ranking-in", group=turn.title_of(chat_id), season=season)
    else:
        head = text(locale, "figures-ranking", season=season)
    rows = [row(turn, locale, "figures-ranking-row", one, names) for one in ranking]
    note = text(locale, "figures-ranking-note" if rows else "figures-ranking-empty", least=LEAST)
    whole = "\n".join([head, "", *rows, *([""] if rows else []), note])
    keyboard: Keyboard = [
        [
            button(
                turn.label(locale, "figures-button-season" if command.ever else "figures-button-ever"),
                chat_id,
                ever=not command.ever,
                turns=True,
            )
        ]
    ]
    data = pictured(turn, locale, season, ranking, names)
    said = {**payload(order(BARS, data), caption=whole, text=whole, keyboard=keyboard), "silent": True}
    if command.press and command.turned and command.where.message_id is not None:
        said["message"] = command.where.message_id
    turn.enqueue(
        [OutboxItem(chat_id=command.where.chat_id, topic=command.where.topic, rank=1, act=Act.PICTURE, payload=said)]
    )


def row(turn: Turn, locale: str, key: str, one: Place, names: Mapping[int, Word]) -> str:
    """One line of a ranking, as this message says it."""
    standing = one.standing
    return turn.kit.bundles.text(
        locale,
        key,
        place=one.place,
        name=names.get(standing.user_id) or "…",
        wins=standing.wins,
        games=standing.games,
        percent=percent(standing.wins, standing.games),
    )


def _bar(turn: Turn, locale: str, one: Place, names: Mapping[int, Word]) -> Bar:
    standing = one.standing
    return Bar(
        name=f"{one.place}. {names.get(standing.user_id) or '…'}",
        value=float(standing.wins),
        most=float(standing.games),
        said=turn.label(locale, "figures-share", wins=standing.wins, rated=standing.games),
    )
