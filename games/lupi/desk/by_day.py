"""The screens of the day: discussion, both votes, speeches, verdict; and what is put right by hand. Source: rules page, Day."""

from collections.abc import Iterator

from games.core.desk.pieces import Button, Screen, count_of, seat_of, word, yes
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.lupi.desk import lines
from games.lupi.desk.calls import GAME
from games.lupi.desk.lines import say
from games.lupi.desk.pieces import (
    ASK,
    BACK,
    BOARD,
    CLOCK,
    DO,
    GO,
    LINE,
    NO_MAYOR,
    UNDO,
    do,
    role_button,
    seat_button,
)
from games.lupi.desk.position import Position
from games.lupi.desk.powers import candidates, mayors, most
from games.lupi.roles import ROLES
from games.lupi.state import Defence, FirstVote, SecondVote


def _start(position: Position) -> Button:
    """The countdown of this part of the day."""
    length = _usual(position)
    return do(f"m-{length}s", "start", Detail("length", Kind.SPAN, length))


def _always(position: Position) -> tuple[Button, ...]:
    """What stands on every screen of the day, whoever is in play."""
    return (do("sash", barred="" if mayors(position) else NO_MAYOR), do("clock"), BOARD, UNDO)


def day(position: Position) -> Screen:
    """The discussion."""
    game = position.the_game()
    return Screen(
        ask=ASK + "day",
        details=(
            count_of("day", position.day),
            count_of("living", len(game.living)),
            seat_of("first", Seat(game.start)),
            word("manner", position.terms.first),
        ),
        lines=(*lines.read_out(position), say("talk")),
        buttons=(do("go", "to-vote", tool=False), _start(position), *_always(position)),
    )


def vote(position: Position) -> Screen:
    """The first vote."""
    game = position.the_game()
    if position.manner == "hands":
        opening = say("vote-hands")
    else:
        opening = say("vote-turn", seat_of("first", game.from_left_of(game.start - 1)[0]))
    return _count(position, "vote", opening)


def second(position: Position) -> Screen:
    """The second vote, or the run-off."""
    phase = position.the_game().in_phase(SecondVote)
    about = Detail("nominees", Kind.SEATS, phase.nominees)
    opening = say("runoff" if phase.runoff else "second", about, word("manner", position.manner))
    return _count(position, "second", opening)


def _count(position: Position, name: str, opening: Line) -> Screen:
    voter = _next(position) if position.manner == "voters" else None
    begun = bool(position.hands or _votes(position))
    shown = tuple(_ballot(position)) if position.manner == "voters" else lines.hands(position)
    other = "hands" if position.manner == "voters" else "voters"
    weighs = any(player.alive and player.sash for player in position.the_game().players)
    return Screen(
        ask=ASK + name,
        details=(
            count_of("day", position.day),
            word("manner", position.manner),
            seat_of("voter", voter or Seat(0)),
            yes("waiting", true=voter is not None),
            yes("sash", true=weighs),
        ),
        lines=(*lines.read_out(position), *(() if begun else (opening,)), *shown),
        buttons=(
            *(_choices(position, voter) if position.manner == "voters" else _totals(position)),
            do("count", "tally", tool=False),
            do(other),
            *_always(position),
        ),
        words=True,
    )


def _votes(position: Position) -> tuple[object, ...]:
    phase = position.the_game().phase
    return phase.votes if isinstance(phase, FirstVote | SecondVote) else ()


def _next(position: Position) -> Seat | None:
    """Who is called next: in turn, from the seat that starts today."""
    game = position.the_game()
    phase = game.phase
    done = {vote.voter for vote in phase.votes} if isinstance(phase, FirstVote | SecondVote) else set()
    return next((seat for seat in game.from_left_of(game.start - 1) if seat not in done), None)


def _choices(position: Position, voter: Seat | None) -> Iterator[Button]:
    if voter is not None:
        yield from (seat_button(f"t{voter}-{seat}", seat) for seat in candidates(position) if seat != voter)
        yield do(f"t{voter}-0", "nobody", tool=False)


def _ballot(position: Position) -> tuple[Line, ...]:
    """The tally as the bot would show it to the group."""
    game = position.the_game()
    return GAME.prompts(game, game.living[0].seat)[0].lines


def _totals(position: Position) -> Iterator[Button]:
    told = dict(position.hands)
    for seat in candidates(position):
        label = Line(DO + "of", (seat_of("seat", seat), count_of("votes", told.get(seat, 0))))
        yield Button(pick=f"of-{seat}", label=label)


def hands(position: Position, rest: str) -> Screen:
    """How many hands are up for one of them."""
    seat = Seat(int(rest))
    numbers = range(most(position, seat) + 1)
    shown = tuple(Button(pick=f"h{seat}-{n}", label=Line(DO + "count", (count_of("count", n),))) for n in numbers)
    return Screen(ask=ASK + "hands", details=(seat_of("seat", seat),), buttons=(*shown, BACK))


def named(position: Position) -> Screen:
    """Who has to defend himself."""
    return Screen(
        ask=ASK + "named",
        details=(count_of("day", position.day),),
        lines=lines.read_out(position),
        buttons=(do("go", "to-speeches", tool=False), *_always(position)),
    )


def speech(position: Position) -> Screen:
    """One nominee's speech."""
    phase = position.the_game().in_phase(Defence)
    sole = len(phase.nominees) == 1
    speaker = seat_of("speaker", phase.nominees[phase.speaking])
    return Screen(
        ask=ASK + "speech",
        details=(
            speaker,
            count_of("number", phase.speaking + 1),
            count_of("several", len(phase.nominees)),
        ),
        lines=(*lines.read_out(position), say("speech", speaker), *((Line(LINE + "sole"),) if sole else ())),
        buttons=(do("go", "next", tool=False), _start(position), *_always(position)),
    )


def verdict(position: Position) -> Screen:
    """What comes of it."""
    return Screen(
        ask=ASK + "verdict",
        details=(count_of("day", position.day),),
        lines=lines.read_out(position),
        buttons=(GO, BOARD, UNDO),
    )


def hold(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """Which of several mayors shows the sash."""
    able = tuple(seat_button(f"b-{seat}", seat) for seat in mayors(position))
    return Screen(ask=ASK + "hold", buttons=(*able, BACK))


def clock(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """How long they may take: what the rules say first, then anything else."""
    return CLOCK.lengths(_usual(position))


def _usual(position: Position) -> int:
    """How long the rules give this part of the day."""
    game, durations = position.the_game(), position.terms.durations
    match game.phase:
        case Defence(nominees=nominees):
            return durations.defence(len(nominees))
        case FirstVote():
            return durations.together
        case SecondVote():
            return durations.second
        case _:
            return durations.discussion(len(game.living))


def fix(position: Position, rest: str) -> Screen:
    """What the moderator knows better: who, and what of it."""
    game = position.the_game()
    if not rest:
        everybody = tuple(seat_button(f"fix-{player.seat}", player.seat) for player in game.players)
        return Screen(ask=ASK + "fix", buttons=(*everybody, BACK))
    player = game.player(Seat(int(rest)))
    life = do(f"e-{rest}-dead", "gone") if player.alive else do(f"e-{rest}-alive", "alive")
    roles = tuple(role_button(f"e-{rest}-{at}", role, ticked=role == player.role) for at, role in enumerate(ROLES))
    return Screen(ask=ASK + "fix-one", details=(seat_of("seat", player.seat),), buttons=(*roles, life, BACK))
