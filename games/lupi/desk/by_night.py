"""The screens of the night: the calls with their script, the seer's answer, dawn. Source: rules page, Night."""

from collections.abc import Iterator

from games.core.desk.pieces import Screen, count_of, seat_of, word, yes
from games.core.game import Detail, Kind, Line, Move, play
from games.core.ids import Seat
from games.lupi.desk import calls, lines
from games.lupi.desk.calls import GAME, Unit
from games.lupi.desk.lines import say
from games.lupi.desk.pieces import ASK, BACK, BOARD, GO, LINE, LONE_WOLF, UNDO, do, seat_button
from games.lupi.desk.position import Position
from games.lupi.events import SeerSawWolf
from games.lupi.roles import SEER, WOLF


def call(position: Position) -> Screen:
    """Who is called now, with what to say."""
    game, unit = position.the_game(), calls.waiting(position)
    night = count_of("night", game.round)
    news = lines.read_out(position)
    if unit is None:
        return Screen(
            ask=ASK + "called",
            details=(night,),
            lines=(*news, *_closing(position)),
            buttons=(do("go", "to-dawn", tool=False), BOARD, UNDO),
            words=True,
        )
    split = unit.role == WOLF and position.split
    targets = tuple(
        seat_button(f"u{unit.name}-{seat}", seat, barred=barred) for seat, barred in calls.targets(game, unit)
    )
    # Every call has the same buttons, so that a glance at the phone does not tell who is called.
    lonely = unit.role != WOLF or split or len(unit.choosers) < 2
    return Screen(
        ask=ASK + "call",
        details=(night, word("which", unit.role)),
        lines=(*news, *_script(position, unit), lines.who(unit.role, unit.choosers, split=split)),
        buttons=(
            *targets,
            do(f"u{unit.name}-0", "nobody"),
            do("split", barred=LONE_WOLF if lonely else ""),
            BOARD,
            UNDO,
        ),
        words=True,
    )


def _script(position: Position, unit: Unit) -> Iterator[Line]:
    first = yes("first", true=position.the_game().round == 1)
    if not position.calls and unit.first and unit.role == calls.ORDER[0]:
        yield say("night", count_of("night", position.the_game().round), first)
    yield from _closing(position)
    if unit.first:
        yield say(f"{unit.role}-open", first)


def _closing(position: Position) -> Iterator[Line]:
    """Whose eyes close before anybody else is called; the seer's have closed after the answer."""
    before = calls.named(position, position.calls[-1].unit) if position.calls else None
    if before is not None and before.last and before.role != SEER:
        yield say(f"{before.role}-close")


def answer(position: Position) -> Screen:
    """What the seer is told, with a nod."""
    told = position.calls[-1]
    unit = calls.named(position, told.unit)
    asking = unit is not None and bool(unit.choosers) and told.target is not None
    return Screen(
        ask=ASK + "answer",
        details=(
            count_of("night", position.the_game().round),
            yes("any", true=asking),
            seat_of("target", told.target or Seat(0)),
            yes("wolf", true=asking and _wolf(position)),
        ),
        lines=(say("seer-close"),) if unit is not None and unit.last else (),
        buttons=(do("go", "next", tool=False), BOARD, UNDO),
    )


def _wolf(position: Position) -> bool:
    """What the bot would answer."""
    told, game = position.calls[-1], position.the_game()
    seer = Seat(int(told.unit))
    asked = GAME.prompts(game, seer)[0]
    made = play(GAME, game, Move(seat=seer, prompt=asked.id, pick=str(told.target)), position.moment)
    return any(isinstance(event, SeerSawWolf) for event in made.events)


def dawn(position: Position) -> Screen:
    """What is announced, and who will be called first."""
    game = position.the_game()
    in_turn = position.terms.first == "voters" and not position.ended
    starts = (Line(LINE + "starts", (seat_of("first", Seat(game.start)),)),) if in_turn else ()
    return Screen(
        ask=ASK + "dawn",
        details=(count_of("day", position.day),),
        lines=(say("dawn"), *lines.read_out(position), *starts),
        buttons=(GO, BOARD, UNDO),
    )


def end(position: Position) -> Screen:
    """The end, to be confirmed."""
    return Screen(
        ask=ASK + "end",
        lines=lines.at_the_end(position),
        buttons=(do("confirm", tool=False), BOARD, UNDO),
    )


def board(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """Who is who."""
    game = position.the_game()
    wolves = tuple(player.seat for player in game.living if player.wolf)
    fix = () if position.ended else (do("fix"),)
    return Screen(
        ask=ASK + "board",
        details=(count_of("living", len(game.living)), Detail("wolves", Kind.SEATS, wolves)),
        lines=lines.board(position),
        buttons=(*fix, BACK),
    )
