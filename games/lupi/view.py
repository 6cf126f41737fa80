"""What a seat, or the table, may know: built field by field from the state, never by taking away."""

from dataclasses import dataclass
from datetime import datetime

from games.core.ids import RoleKey, Seat
from games.lupi import night
from games.lupi.roles import BODYGUARD
from games.lupi.state import (
    Cause,
    Death,
    Defence,
    FirstVote,
    Night,
    Over,
    Player,
    Result,
    SecondVote,
    State,
    Vote,
    word_of,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A player as everybody sees him."""

    seat: Seat
    alive: bool
    sash: bool
    cause: Cause | None
    """How he became a ghost."""
    role: RoleKey | None
    """The card, once the table has seen it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Learnt:
    """What this seer has been told."""

    night: int
    about: Seat
    wolf: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PackChoice:
    """What another living wolf has chosen so far this night."""

    wolf: Seat
    target: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """What only this seat knows."""

    seat: Seat
    role: RoleKey
    alive: bool
    companions: tuple[Seat, ...] = ()
    """The other wolves, dead ones too; empty for a human."""
    learnt: tuple[Learnt, ...] = ()
    choice: Seat | None = None
    """His choice of this night so far."""
    pack: tuple[PackChoice, ...] = ()
    guarded: Seat | None = None
    """Whom this bodyguard guarded in the last night that has ended."""
    protects: Seat | None = None
    """Whom this judge protects today."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game as one viewer may see it."""

    phase: str
    """"night", "talk", "call", "vote", "speech", "second", "runoff" or "over"."""
    round: int
    closes: datetime | None
    players: tuple[Seen, ...]
    deaths: tuple[Death, ...]
    """The chronicle, in order."""
    called: Seat | None = None
    """Whose turn it is to vote."""
    speaker: Seat | None = None
    nominees: tuple[Seat, ...] = ()
    votes: tuple[Vote, ...] = ()
    """The open count."""
    result: Result | None = None
    winners: tuple[Seat, ...] = ()
    you: Own | None = None


def view(state: State, viewer: Seat | None) -> View:
    """What this seat may know; None is what the table may know."""
    phase = state.phase
    over = isinstance(phase, Over)
    causes = {death.seat: death.cause for death in state.deaths}
    return View(
        phase=word_of(phase),
        round=state.round,
        closes=None if over else state.timer.closes,
        players=tuple(_seen(state, player, causes.get(player.seat)) for player in state.players),
        deaths=state.deaths,
        called=phase.queue[0] if isinstance(phase, FirstVote) and phase.queue else None,
        speaker=phase.nominees[phase.speaking] if isinstance(phase, Defence) else None,
        nominees=phase.nominees if isinstance(phase, Defence | SecondVote) else (),
        votes=phase.votes if isinstance(phase, FirstVote | SecondVote) else (),
        result=phase.result if isinstance(phase, Over) else None,
        winners=phase.winners if isinstance(phase, Over) else (),
        you=None if viewer is None else _own(state, state.player(viewer)),
    )


def _seen(state: State, player: Player, cause: Cause | None) -> Seen:
    shown = state.options.reveal_roles and cause in ("devoured", "lynched")
    known = player.role if shown or isinstance(state.phase, Over) else None
    return Seen(seat=player.seat, alive=player.alive, sash=player.sash, cause=cause, role=known)


def _own(state: State, player: Player) -> Own:
    seat = player.seat
    hunting = player.wolf and player.alive
    others = tuple(other.seat for other in state.players if other.wolf and other.seat != seat)
    return Own(
        seat=seat,
        role=player.role,
        alive=player.alive,
        companions=others if player.wolf else (),
        learnt=tuple(
            Learnt(night=seen.night, about=seen.about, wolf=seen.wolf) for seen in state.sightings if seen.seer == seat
        ),
        choice=night.choice(state.phase, seat) if isinstance(state.phase, Night) else None,
        pack=tuple(_pack(state.phase, others)) if hunting and isinstance(state.phase, Night) else (),
        guarded=next((p.target for p in state.guards if p.seat == seat), None) if player.role == BODYGUARD else None,
        protects=next((p.target for p in state.shields if p.seat == seat), None),
    )


def _pack(now: Night, others: tuple[Seat, ...]) -> list[PackChoice]:
    chosen = ((wolf, night.choice(now, wolf)) for wolf in others)
    return [PackChoice(wolf=wolf, target=target) for wolf, target in chosen if target is not None]
