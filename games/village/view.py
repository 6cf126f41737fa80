"""What a seat, or the table, may know: built field by field from the state, never by taking away."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from games.core.ids import RoleKey, Seat
from games.village import announce, asking, changes, day, talk
from games.village.roles import BY_KEY
from games.village.roles._kit import Trait
from games.village.state import Dusk, Night, Over, Player, Village
from games.village.words import Cause, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A player as everybody sees him."""

    seat: Seat
    alive: bool
    double: bool
    """Whether this is a Mayor who has shown himself: his vote counts twice."""
    cause: Cause | None
    """How he died, if the table knows."""
    role: RoleKey | None
    """His role, once the table has seen it."""
    team: str | None
    """His team, where the table sees no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What this seat has been told of somebody's role; `kind` is the event's."""

    kind: str
    round: int
    about: Seat | None
    role: RoleKey | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody has chosen so far; of companions only who is wanted."""

    seat: Seat
    target: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """What only this seat knows."""

    seat: Seat
    role: RoleKey
    """What he believes to be: a Fool takes himself for the Seer."""
    alive: bool
    companions: tuple[Seat, ...]
    """The living of his circle: wolves, Cultists, Masons."""
    trusted: tuple[Seat, ...]
    """The Seers a Beholder knows, the Beholders a Seer knows."""
    lover: Seat | None
    learnt: tuple[Known, ...]
    mates: tuple[Wish, ...]
    """What his companions have chosen so far this night."""
    vote: Wish | None
    """His own vote, in the count that is open."""
    note: Seat | None
    """Whom he keeps an eye on today, or has chosen for the end of the day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game as one viewer may see it."""

    phase: str
    """"night", "day", "dusk", "second", "shot" or "over"."""
    round: int
    closes: datetime | None
    flag: bool
    players: tuple[Seen, ...]
    votes: tuple[Wish, ...] = ()
    """The open count, where votes are open."""
    result: Result | None = None
    winners: tuple[Seat, ...] = ()
    you: Own | None = None


def view(village: Village, viewer: Seat | None) -> View:
    """What this seat may know; None is what the table may know."""
    phase = village.phase
    over = isinstance(phase, Over)
    second = isinstance(phase, Dusk) and phase.second
    return View(
        phase="second" if second else phase.kind,
        round=village.round,
        closes=None if over else village.timer.closes,
        flag=village.flag,
        players=_players(village),
        votes=_votes(phase) if isinstance(phase, Dusk) and village.options.vote_display == "open" else (),
        result=phase.result if isinstance(phase, Over) else None,
        winners=phase.winners if isinstance(phase, Over) else (),
        you=None if viewer is None else _own(village, village.player(viewer)),
    )


def _players(village: Village) -> tuple[Seen, ...]:
    """Everybody as everybody sees him: the same until somebody changes, for all who look."""
    now = "over" if isinstance(village.phase, Over) else "seen"
    known: tuple[Seen, ...] | None = village.lasting.get(now)
    if known is None:
        known = village.lasting[now] = tuple([_seen(village, player) for player in village.players])
    return known


def _seen(village: Village, player: Player) -> Seen:
    if player.alive and not isinstance(village.phase, Over):
        return _alive(player.seat, player.weight > 1)
    death = None if player.alive else announce.dead_of(village, player.seat)
    hidden, role, cause = announce.hidden(village.options), None, None
    if death is not None:
        cause = death.cause if not hidden or death.cause in announce.SEEN else None
        role = None if hidden else death.role
    if isinstance(village.phase, Over) and _turned(village, player):
        role = player.role
    return Seen(
        seat=player.seat,
        alive=player.alive,
        double=player.weight > 1,
        cause=cause,
        role=role,
        team=announce.team(death) if death is not None and village.options.reveal_on_death == "team" else None,
    )


@lru_cache(maxsize=128)
def _alive(seat: Seat, double: bool) -> Seen:
    """Somebody who lives, as everybody sees it: made so often that it is kept."""
    return Seen(seat=seat, alive=True, double=double, cause=None, role=None, team=None)


def _turned(village: Village, player: Player) -> bool:
    """Whether the end shows this player's role."""
    shown = village.options.reveal_at_end
    return shown == "all" or (shown == "living" and player.alive)


def _own(village: Village, player: Player) -> Own:
    seat, phase = player.seat, village.phase
    pick = day.pick_of(village, seat)
    votes = _votes(phase) if isinstance(phase, Dusk) else ()
    return Own(
        seat=seat,
        role=BY_KEY[player.role].told_as,
        alive=player.alive,
        companions=_companions(village, player),
        trusted=tuple(_trusted(village, player)),
        lover=player.lover,
        learnt=tuple(
            Known(kind=known.kind, round=known.round, about=known.about, role=known.role)
            for known in village.learnt
            if known.seat == seat
        ),
        mates=tuple(_mates(phase, village, player)) if isinstance(phase, Night) and player.alive else (),
        vote=next((wish for wish in votes if wish.seat == seat), None),
        note=None if pick is None else pick.target,
    )


def _companions(village: Village, player: Player) -> tuple[Seat, ...]:
    if player.has(Trait.MASON):
        return changes.met(village, player, Trait.MASON)
    return talk.circle_of(village, player)[1]


def _trusted(village: Village, player: Player) -> Iterator[Seat]:
    if player.has(Trait.BEHOLDS):
        yield from changes.met(village, player, Trait.SEES)
    elif player.has(Trait.SEES) and village.options.beholder_mutual:
        yield from changes.met(village, player, Trait.BEHOLDS)


def _mates(night: Night, village: Village, player: Player) -> Iterator[Wish]:
    for mate in asking.mates_of(village, player):
        pick = asking.choice(night, mate)
        if pick is not None:
            yield Wish(seat=mate, target=pick.first)


def _votes(dusk: Dusk) -> tuple[Wish, ...]:
    return tuple(Wish(seat=vote.voter, target=vote.target) for vote in dusk.votes)
