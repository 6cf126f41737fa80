"""The screens of dusk: slips of the vote, the night that falls, the end; and who is who. Source: rules page, 9.5 to 9.8."""

from games.core.desk.pieces import Button, Screen, count_of, seat_of, word
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.village.desk import cards, certainty, conduct, lines
from games.village.desk.by_day import powers
from games.village.desk.pieces import ASK, BACK, BOARD, LATE_POWERS, LINE, UNDO, do, role_button, seat_button
from games.village.desk.position import Position

# Dusk


def voter(position: Position) -> Seat | None:
    """Whose slip is asked for next."""
    done = {vote.voter for vote in position.votes} | set(position.unreadable)
    return next((seat for seat in position.the_village().living_seats if seat not in done), None)


def dusk(position: Position) -> Screen:
    """The slips of the vote, one voter after the other."""
    village = position.the_village()
    asked = voter(position)
    targets: tuple[Button, ...] = ()
    if asked is not None:
        targets = (
            *(seat_button(f"t{asked}-{seat}", seat) for seat in village.living_seats if seat != asked),
            do(f"t{asked}-0", "nobody"),
            do(f"t{asked}-x", "unreadable"),
        )
    return Screen(
        ask=ASK + "dusk",
        details=(
            count_of("day", village.round),
            seat_of("voter", asked or Seat(0)),
            word("waiting", "no" if asked is None else "yes"),
            word("second", "yes" if position.second else "no"),
            word("three", "yes" if len(village.living) == 3 and position.unreadable else "no"),
            word("unreadable", position.terms.unreadable),
            Detail("void", Kind.SEATS, position.unreadable),
        ),
        lines=(
            *lines.aloud(position.aloud),
            *conduct.at_dusk(position),
            *(_slip(vote.voter, vote.target) for vote in position.votes),
        ),
        buttons=(*targets, do("count", "tally", tool=False), *powers(village, LATE_POWERS), do("clock"), BOARD, UNDO),
        words=True,
    )


def _slip(voter: Seat, target: Seat | None) -> Line:
    return Line(
        LINE + "vote",
        (seat_of("voter", voter), seat_of("target", target or Seat(0)), word("any", "yes" if target else "no")),
    )


def nightfall(position: Position) -> Screen:
    """What to do with the night that falls."""
    village = position.the_village()
    advised = certainty.advice(position)
    ways = ("full",) if advised == "full" else ("skip", "reduced") if village.sleep else ("skip", "reduced", "full")
    return Screen(
        ask=ASK + "nightfall",
        details=(
            count_of("night", village.round + 1),
            word("advice", advised),
            Detail("roles", Kind.ROLES, certainty.called(position)),
        ),
        buttons=(*(do(f"night-{way}", tool=False) for way in ways), do("certain"), BOARD, UNDO),
    )


def end(position: Position) -> Screen:
    """The end, to be confirmed."""
    return Screen(ask=ASK + "end", lines=lines.aloud(position.news), buttons=(do("confirm", tool=False), BOARD, UNDO))


def board(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """Who is who, and what clings to whom."""
    village = position.the_village()
    return Screen(
        ask=ASK + "board",
        details=(word("flag", "yes" if village.flag else "no"), count_of("living", len(village.living))),
        lines=lines.board(position),
        buttons=(do("fix"), BACK),
    )


def fix(position: Position, rest: str) -> Screen:
    """What the narrator knows better: who, and what of it."""
    village = position.the_village()
    if not rest:
        everybody = tuple(seat_button(f"fix-{player.seat}", player.seat) for player in village.players)
        return Screen(ask=ASK + "fix", buttons=(*everybody, BACK))
    player = village.player(Seat(int(rest)))
    life = do(f"e-{rest}-dead", "gone") if player.alive else do(f"e-{rest}-alive", "alive")
    own = {role for role, _ in position.strengths}
    roles = tuple(
        role_button(f"e-{rest}-{at}", role, ticked=role == player.role)
        for at, role in enumerate(cards.EVERY)
        if role not in cards.OWN or role in own
    )
    return Screen(
        ask=ASK + "fix-one",
        details=(seat_of("seat", player.seat),),
        buttons=(do(f"mark-{rest}", "marks"), life, BACK, *roles),
    )
