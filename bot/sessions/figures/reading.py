"""To whom figures are told: to one person, in private, wherever they were asked for. Names no game."""

from bot.narration.names import cleaned
from bot.sessions.commands import Command
from bot.sessions.faults import Refusal
from bot.sessions.reception import seen_in_private
from bot.sessions.turn import Turn


def reader_of(turn: Turn, command: Command) -> int:
    """The person who is told. Raises Refusal where nobody can be told in private."""
    if command.who.anonymous:
        raise Refusal("figures-anonymous")
    if command.where.kind == "private":
        seen_in_private(turn, command)
    else:
        turn.person(command.who)
        if not turn.reachable(command.who.user_id):
            raise Refusal("service-press-start", url=turn.start_link())
    return command.who.user_id


def game_name(turn: Turn, locale: str, game: str) -> str:
    """What a game is called; its key where this program does not have it any more."""
    known = game in map(str, turn.kit.codec.specs)
    return turn.label(locale, f"{game}-name") if known else cleaned(game)


def percent(part: int, whole: int) -> int:
    """The part as a percentage; 0 of nothing."""
    return round(100 * part / whole) if whole else 0
