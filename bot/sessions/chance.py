"""From the seal to a step's generator. Knows games.core; keeps the secret out of every representation."""

from bot.sessions import clock
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.fairness import Seal
from games.core.game import Moment
from games.core.rng import SeededRng


def seed_of(turn: Turn, session: Session) -> bytes:
    """The seed of every draw of this session, once its entropy is complete."""
    known = turn.kit.seeds.get(session.id)
    if known is None:
        known = Seal(turn.uow.seal(session.id)).seed(session.id, session.notes.entropy)
        turn.kit.seeds[session.id] = known
    return known


def moment_of(turn: Turn, session: Session) -> Moment:
    """When and with what chance the session's next step happens."""
    step = session.record.version + 1
    return Moment(
        step=step,
        now=clock.game_now(session.record, turn.now, turn.scale),
        rng=SeededRng.for_step(seed_of(turn, session), step),
    )
