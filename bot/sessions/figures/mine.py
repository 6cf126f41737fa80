"""/statistiche: one's own figures, read in private, in a picture and in words; trophies; being seen in rankings or not. Names no game."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.narration import tokens
from bot.narration.paging import parts, seen_length
from bot.pictures.bars import BARS, MOST, Bar, BarsData
from bot.pictures.drawing import CAPTION, order, payload
from bot.sessions.faults import Refusal
from bot.sessions.figures.asks import AskFigures, PressFigures
from bot.sessions.figures.honours import Career, is_ended, is_won, run_best, run_now
from bot.sessions.figures.keeping import UNRANKED, career, trophies, unranked
from bot.sessions.figures.reading import game_name, percent, reader_of
from bot.sessions.kit import Keyboard
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Ignored, Receipt, Toast
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem, ResultRecord

ROWS = 8
"""So many games, teams and cards are told of, the most played first."""

Share = tuple[str, int, int]
"""(what, wins, games)."""


def ask_figures(turn: Turn, command: AskFigures) -> Receipt:
    """In private: all of one's own. In a group: one's own there, told in private; the group hears nothing."""
    user_id = reader_of(turn, command)
    chat_id = None if command.where.kind == "private" else command.where.chat_id
    if chat_id is not None and not turn.settings(chat_id).figures:
        raise Refusal("figures-off")
    if not turn.may_answer(user_id):
        return ASKED_ENOUGH
    _show(turn, user_id, chat_id)
    return Accepted(toast=Toast(key="service-told-in-private"))


def press_figures(turn: Turn, command: PressFigures) -> Receipt:
    """The buttons under one's figures: trophies, and being seen in rankings or not."""
    user_id = reader_of(turn, command)
    if not turn.may_answer(user_id):
        return ASKED_ENOUGH
    if command.pick == "trophies":
        _show_trophies(turn, user_id)
        return Accepted()
    if command.pick not in ("hide", "show"):
        return Ignored(why="no such button", toast=Toast(key="service-stale-button"))
    person = turn.person(command.who)
    extra = {key: value for key, value in person.extra.items() if key != UNRANKED}
    hide = command.pick == "hide"
    turn.uow.set_person(user_id, extra={**extra, UNRANKED: True} if hide else extra)
    return Accepted(toast=Toast(key="figures-hidden-toast" if hide else "figures-shown-toast"))


def _show(turn: Turn, user_id: int, chat_id: int | None) -> None:
    person = turn.uow.person(user_id)
    locale = turn.spoken_in(user_id)
    results = [one for one in turn.uow.results_of(user_id) if chat_id in (None, one.chat_id)]
    if not results:
        turn.whisper(user_id, "figures-none")
        return
    past = career(turn, results)
    lines = list(_lines(turn, locale, past, chat_id))
    lines.append(
        turn.kit.bundles.text(locale, "figures-count", count=len(_known(turn, user_id)), all=len(trophies(turn)))
    )
    absences = [one for one in turn.uow.absences_of(user_id) if chat_id in (None, one.chat_id)]
    if absences:
        missed, lost = sum(one.missed for one in absences), sum(one.lost for one in absences)
        told: dict[str, Any] = {"missed": missed, "games": len(absences), "lost": lost}
        lines.append(turn.kit.bundles.text(locale, "figures-absences", **told))
    if unranked(person):
        lines.append(turn.kit.bundles.text(locale, "figures-hidden"))
    whole = parts("\n".join(lines))[0]
    keyboard = _buttons(turn, locale, unranked(person))
    bars = _bars(turn, locale, past)
    if bars is None:
        said = {"text": whole, "keyboard": keyboard}
        turn.enqueue([OutboxItem(chat_id=user_id, rank=0, payload=said)])
        return
    caption = whole if seen_length(whole) <= CAPTION else "\n".join(lines[:4])
    picture = payload(order(BARS, bars), caption=caption, text=whole, keyboard=keyboard)
    turn.enqueue([OutboxItem(chat_id=user_id, rank=0, act=Act.PICTURE, payload=picture)])


def _lines(turn: Turn, locale: str, past: Career, chat_id: int | None) -> Iterator[str]:
    text = turn.kit.bundles.text
    if chat_id is None:
        yield text(locale, "figures-mine")
    else:
        yield text(locale, "figures-mine-here", group=turn.title_of(chat_id))
    yield text(locale, "figures-games", games=len(past.results), ended=sum(1 for one in past.results if is_ended(one)))
    if past.rated:
        flags = [is_won(one) for one in past.rated]
        wins = sum(flags)
        yield text(locale, "figures-wins", wins=wins, rated=len(flags), percent=percent(wins, len(flags)))
        yield text(locale, "figures-streak", now=run_now(flags), best=run_best(flags))
    for heading, shares in (
        ("figures-games-heading", _games(turn, locale, past)),
        ("figures-teams-heading", _teams(turn, locale, past)),
        ("figures-roles-heading", _roles(turn, locale, past)),
    ):
        if shares:
            yield ""
            yield text(locale, heading)
        for what, wins, rated in shares[:ROWS]:
            key = "figures-row-played" if wins < 0 else "figures-row"
            yield text(locale, key, what=what, wins=wins, rated=rated)
    yield ""


def _shares(past: Career, results: Sequence[ResultRecord], name: Callable[[ResultRecord], str]) -> list[Share]:
    """By name, the most played first; a game that cannot be won has -1 wins."""
    found: dict[str, list[ResultRecord]] = defaultdict(list)
    for one in results:
        found[name(one)].append(one)
    shares = [
        (what, sum(map(is_won, ones)) if any(one.game in past.contested for one in ones) else -1, len(ones))
        for what, ones in found.items()
    ]
    return sorted(shares, key=lambda share: (-share[2], share[0]))


def _games(turn: Turn, locale: str, past: Career) -> list[Share]:
    return _shares(past, past.results, lambda one: game_name(turn, locale, one.game))


def _teams(turn: Turn, locale: str, past: Career) -> list[Share]:
    def name(one: ResultRecord) -> str:
        team = turn.label(locale, f"{one.game}-team-{one.team}")
        return turn.label(locale, "figures-row-team", team=team, game=game_name(turn, locale, one.game))

    known = [one for one in past.rated if one.team and turn.kit.bundles.has(f"{one.game}-team-{one.team}")]
    return _shares(past, known, name)


def _roles(turn: Turn, locale: str, past: Career) -> list[Share]:
    known = [one for one in past.results if one.role and turn.kit.bundles.has(f"{one.game}-role-{one.role}")]
    return _shares(past, known, lambda one: turn.label(locale, f"{one.game}-role-{one.role}"))


def _bars(turn: Turn, locale: str, past: Career) -> BarsData | None:
    """Wins by team where there are several, else by game; None where there is nothing that can be won."""
    teams, games = _teams(turn, locale, past), [one for one in _games(turn, locale, past) if one[1] >= 0]
    title, shares = ("figures-title-team", teams) if len(teams) > 1 else ("figures-title", games)
    if not shares:
        return None
    rows = tuple(
        Bar(
            name=what,
            value=float(wins),
            most=float(rated),
            said=turn.label(locale, "figures-share", wins=wins, rated=rated),
        )
        for what, wins, rated in shares[:MOST]
    )
    return BarsData(title=turn.label(locale, title), rows=rows)


def _buttons(turn: Turn, locale: str, hidden: bool) -> Keyboard:
    picks = ("trophies", "show" if hidden else "hide")
    return [
        [
            {
                "text": turn.label(locale, f"figures-button-{pick}"),
                "data": tokens.encode(tokens.SERVICE, "figures", pick),
            }
        ]
        for pick in picks
    ]


def _known(turn: Turn, user_id: int) -> list[str]:
    """What the person has earned of what there is."""
    there = frozenset(trophies(turn))
    return [key for key in turn.uow.trophies_of(user_id) if key in there]


def _show_trophies(turn: Turn, user_id: int) -> None:
    locale, text = turn.spoken_in(user_id), turn.kit.bundles.text
    earned, every = _known(turn, user_id), trophies(turn)
    lines = [text(locale, "figures-trophies", count=len(earned), all=len(every)), ""]
    lines += [
        text(
            locale,
            "figures-trophy-mine",
            trophy=turn.label(locale, f"trophy-{key}"),
            how=turn.label(locale, f"trophy-{key}.how"),
        )
        for key in earned
    ] or [text(locale, "figures-trophies-none")]
    lines += ["", text(locale, "figures-trophies-left", count=len(every) - len(earned))]
    turn.enqueue([OutboxItem(chat_id=user_id, rank=0, payload={"text": one}) for one in parts("\n".join(lines))])
