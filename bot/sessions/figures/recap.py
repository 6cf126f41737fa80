"""The recap of a game that counts: who sat there, who won, what was earned; in a picture and in words. Names no game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.narration.facts import Voice
from bot.narration.names import Word, plain
from bot.narration.paging import parts, seen_length
from bot.pictures.drawing import CAPTION, order, payload
from bot.pictures.recap import RECAP, RecapData, RecapSeat
from bot.sessions.figures.keeping import fates_of, unranked
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts
from bot.sessions.turn import Turn
from games.core.game import Outcome
from games.core.ids import Seat
from storage.records import Act, OutboxItem

NAMED: Final = 5
"""So many people are named for one trophy; of more it is told how many they are."""
TOLD: Final = 6
"""So many trophies of one evening are told in the group."""


def items(turn: Turn, session: Session, outcome: Outcome, earned: Mapping[str, Sequence[int]]) -> list[OutboxItem]:
    """One message for the session's group."""
    record = session.record
    voice = voice_of(turn, session, record.locale)
    head = [heading(voice, session), *_result(session, voice, outcome)]
    trophies = list(_trophies(turn, session, voice, earned))
    caption = _short([*head, *trophies])
    whole = "\n".join([*head, "", *seats(session, voice, outcome), *([""] if trophies else []), *trophies])
    wanted = order(RECAP, _data(session, voice, outcome))
    picture = payload(wanted, caption=caption, text=parts(whole)[0])
    return [
        OutboxItem(chat_id=record.chat_id, topic=record.topic, session_id=session.id, act=Act.PICTURE, payload=picture)
    ]


def voice_of(turn: Turn, session: Session, locale: str) -> Voice:
    """How a game that is over is told in this language."""
    return Voice(turn.kit.bundles, turn.table(session, shown_texts(session)), locale)


def heading(voice: Voice, session: Session) -> str:
    """What was played, by how many, and how long."""
    game, lasted = voice.plain(f"{session.spec.cards_of}-name"), _lasted(voice, session)
    if not lasted:
        return voice.text("figures-recap-plain", game=game, count=len(session.seats))
    return voice.text("figures-recap", game=game, count=len(session.seats), lasted=lasted)


def _lasted(voice: Voice, session: Session) -> str:
    line = session.spec.lasted(session.state)
    return "" if line is None else voice.plain(line.key, **voice.details(line.details))


def _result(session: Session, voice: Voice, outcome: Outcome) -> Iterator[str]:
    if outcome.winners:
        names = voice.listing([voice.name(seat) for seat in sorted(outcome.winners)])
        yield voice.text("figures-recap-winners", names=names, count=len(outcome.winners))
    elif session.spec.contested:
        yield voice.text("figures-recap-nobody")


def seats(session: Session, voice: Voice, outcome: Outcome) -> Iterator[str]:
    """A line for each seat: won, still there or not, its card if the table has seen it."""
    for seat, fate in sorted(fates_of(session).items()):
        said: dict[str, Any] = {"name": voice.name(seat), "won": seat in outcome.winners, "alive": fate.alive}
        if fate.role is None:
            yield voice.text("figures-recap-seat", **said)
        else:
            yield voice.text("figures-recap-seat-card", **said, card=voice.role(fate.role))


def _data(session: Session, voice: Voice, outcome: Outcome) -> RecapData:
    return RecapData(
        title=voice.plain(f"{session.spec.cards_of}-name"),
        told=_lasted(voice, session),
        seats=tuple(
            RecapSeat(
                name=str(voice.name(seat)),
                card="" if fate.role is None else str(voice.role(fate.role)),
                won=seat in outcome.winners,
                alive=fate.alive,
            )
            for seat, fate in sorted(fates_of(session).items())
        ),
        note=voice.plain("figures-recap-legend") if session.spec.contested else "",
    )


def _trophies(turn: Turn, session: Session, voice: Voice, earned: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """A line for each trophy: of people who show themselves in rankings."""
    seat_of = {row.user_id: Seat(row.seat) for row in session.seats if row.user_id is not None}
    people = turn.uow.people(list(seat_of))
    hidden = {user_id for user_id in seat_of if unranked(people.get(user_id))}
    shown = {key: [user for user in users if user not in hidden] for key, users in earned.items()}
    told = [(key, users) for key, users in shown.items() if users]
    for key, users in told[:TOLD]:
        said: dict[str, Any] = {"trophy": voice.plain(f"trophy-{key}"), "how": voice.plain(f"trophy-{key}.how")}
        if len(users) > NAMED:
            yield voice.text("figures-trophy-many", **said, count=len(users))
        else:
            names: list[Word] = [voice.name(seat_of[user]) for user in users]
            yield voice.text("figures-trophy", **said, names=voice.listing(names))
    if len(told) > TOLD:
        yield voice.text("figures-trophies-more", count=len(told) - TOLD, bot=turn.kit.terms.bot_username)


def _short(lines: Sequence[str]) -> str:
    """As many lines as a caption takes; of a single one that is too long, nothing but its words."""
    kept = list(lines)
    while len(kept) > 1 and seen_length("\n".join(kept)) > CAPTION:
        kept.pop()
    text = "\n".join(kept)
    return text if seen_length(text) <= CAPTION else plain(text)[:CAPTION]
