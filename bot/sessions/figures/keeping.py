"""Which games count, what is kept of them, and which trophies they bring. Names no game.

A game counts if it came to its end in a group that wants figures, with two people at the table: not a desk's, not
one that a person plays alone against computer players. Of any other nothing is kept.
"""

from collections.abc import Sequence
from typing import Final

from bot.sessions.figures.calendar import morning_after, season_at
from bot.sessions.figures.honours import HONOURS, Career
from bot.sessions.quiet import zone_of
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.fates import Fate
from games.core.game import Outcome
from games.core.ids import Seat
from storage.records import PersonRecord, ResultRecord
from storage.seasons import SeasonRecord

UNRANKED: Final = "unranked"
"""The key in what is kept of a person who is in no ranking."""
FEWEST: Final = 2
"""People at the table of a game that counts."""


def unranked(person: PersonRecord | None) -> bool:
    """Whether the person wants to be seen in no ranking."""
    return person is not None and bool(person.extra.get(UNRANKED))


def counts(turn: Turn, session: Session) -> bool:
    """Whether figures are kept of this game."""
    record = session.record
    if record.chat_id >= 0 or session.spec.desk is not None:
        return False
    sat = sum(1 for row in session.seats if row.user_id is not None)
    return sat >= FEWEST and turn.settings(record.chat_id).figures


def fates_of(session: Session) -> dict[Seat, Fate]:
    """What became of each seat, as far as the game tells it."""
    spec, state = session.spec, session.state
    told = spec.fates(state)
    living = None if spec.living is None else spec.living(state)
    found = {}
    for row in session.seats:
        seat = Seat(row.seat)
        found[seat] = told.get(seat) or Fate(alive=living is None or seat in living)
    return found


def note(turn: Turn, session: Session, outcome: Outcome) -> dict[str, list[int]]:
    """Keep how the game ended for each seat. What was earned by it: trophy to user ids, the game's own first."""
    record, fates = session.record, fates_of(session)
    results = [
        ResultRecord(
            session_id=session.id, chat_id=record.chat_id, game=record.game, seat=row.seat, user_id=row.user_id,
            role=fates[Seat(row.seat)].role, team=fates[Seat(row.seat)].team, won=Seat(row.seat) in outcome.winners,
            alive=fates[Seat(row.seat)].alive, left=row.seat in session.notes.left, outcome=outcome.key,
            ended_at=turn.now,
        )
        for row in session.seats
    ]  # fmt: skip
    turn.uow.add_results(results)
    _expect(turn, record.chat_id)
    return _award(turn, session, [result for result in results if result.user_id is not None])


def _expect(turn: Turn, chat_id: int) -> None:
    """The group will hear of the end of this season."""
    zone = zone_of(turn, chat_id)
    now = season_at(turn.now, zone)
    look_at = morning_after(now, zone)
    turn.uow.expect_season(SeasonRecord(chat_id=chat_id, year=now.year, quarter=now.quarter, look_at=look_at))


def trophies(turn: Turn) -> tuple[str, ...]:
    """Every trophy that there is: those of the games, and those of all games together."""
    own = tuple(feat.key for spec in turn.kit.codec.specs.values() for feat in spec.feats)
    return (*own, *(honour.key for honour in HONOURS))


def contested(turn: Turn) -> frozenset[str]:
    """The games that can be won."""
    return frozenset(str(key) for key, spec in turn.kit.codec.specs.items() if spec.contested)


def career(turn: Turn, results: Sequence[ResultRecord]) -> Career:
    """A person's results with what has to be known of the games to judge them."""
    games = frozenset(map(str, turn.kit.codec.specs))
    return Career(results=tuple(results), games=games, contested=contested(turn))


def _award(turn: Turn, session: Session, results: Sequence[ResultRecord]) -> dict[str, list[int]]:
    earned: dict[str, list[int]] = {}
    order = {key: at for at, key in enumerate(trophies(turn))}
    for result in results:
        # Whoever has left the table was not there for what came of it.
        if result.user_id is None or result.left:
            continue
        had = turn.uow.trophies_of(result.user_id)
        new = [key for key in _earned(turn, session, result, result.user_id) if key not in had]
        turn.uow.award(result.user_id, new, session.id, turn.now)
        for key in new:
            earned.setdefault(key, []).append(result.user_id)
    return dict(sorted(earned.items(), key=lambda one: order[one[0]]))


def _earned(turn: Turn, session: Session, result: ResultRecord, user_id: int) -> list[str]:
    seat = Seat(result.seat)
    own = [feat.key for feat in session.spec.feats if feat.done(session.state, seat, result.won)]
    past = career(turn, turn.uow.results_of(user_id))
    return [*own, *(honour.key for honour in HONOURS if honour.earned(past))]
