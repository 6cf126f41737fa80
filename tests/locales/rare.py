"""Moments that random games seldom come to, so that what is said in them is checked as well."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from games.core.ids import RoleKey, Seat
from games.propaganda.endings import finish as closed
from games.propaganda.events import NobodyWon
from games.propaganda.state import State as Campaign
from games.saloon.endings import finish
from games.saloon.state import State
from games.village.game import VillageGame
from games.village.options import Options, ThiefMode
from games.village.state import Day, Night, Pick, Village, dealt_player
from tests.kit.propaganda import a_campaign
from tests.kit.rules import a_moment
from tests.kit.saloon import JOKER_NAME, condemned_of
from tests.kit.saloon import a_game as a_saloon


def moments(game: str) -> Iterator[Any]:
    """States of this game; none of most games."""
    if game == "village":
        yield from _village()
    if game == "saloon":
        yield from _saloon()
    if game == "propaganda":
        yield from _propaganda()


def _village() -> Iterator[Village]:
    """Four alive, two wolves in a rage; a drunk wolf; the Clumsy Guy's day with four alive; the powers of a first night."""
    rage = _cast("wolf", "wolf", "harlot", "chemist", "villager")
    dead = tuple(replace(player, alive=player.seat != 5, potion=player.seat == 4) for player in rage.players)
    picks = (Pick(seat=Seat(1), first=Seat(3), second=Seat(4)), Pick(seat=Seat(2), first=Seat(3)))
    yield replace(rage, players=dead, raging=True, phase=Night(picks=picks))
    drunk = (replace(rage.players[0], hungover=True), *rage.players[1:])
    yield replace(rage, players=drunk)
    four = _cast("wolf", "clumsy_guy", "villager", "villager", "villager")
    yield replace(four, players=dead[:1] + four.players[1:4] + dead[4:], phase=Day())
    yield _cast("thief", "oracle", "wolf", "villager", "villager", thief_mode="first_night")


def _cast(*roles: str, thief_mode: ThiefMode = "full") -> Village:
    """The first night of these roles, in seat order."""
    village = VillageGame().setup(len(roles), Options(thief_mode=thief_mode), a_moment()).state
    players = tuple(dealt_player(Seat(number), RoleKey(role)) for number, role in enumerate(roles, start=1))
    return replace(village, players=players, dealt=tuple(player.role for player in players))


def _propaganda() -> Iterator[Campaign]:
    """A combination from the hand to the board, and the end of such a campaign; more debates than can be shown at once."""
    game = a_campaign({1: 6, 60: 3}, {40: 12}, {80: 12}, hands={1: (34, 43)})
    for pick in ("c34-43", "34", "1"):
        yield game.state
        game.does(1, next(prompt.id for prompt in game.asked(1) if prompt.standing), pick)
    gone = game.state.marked("out", game.state.player(2).name)
    yield closed(gone, "majority", (Seat(1),), NobodyWon()).state
    yield closed(a_campaign({1: 12}, {40: 12}).state, "nobody", (), NobodyWon()).state
    many = a_campaign(dict.fromkeys(range(2, 90, 10), 1), dict.fromkeys(range(1, 90, 10), 1))
    many.answers(1, 2)
    yield many.state


def _saloon() -> Iterator[State]:
    """Hands to be exchanged; somebody safe; a duel that both survive; a joker that goes round at once; nothing told at all."""
    yield condemned_of("A♥ 10♥", "9♦", "A♠ 10♠", emptied=2).state
    safe = a_saloon("8♠ 3♦", "8♥", "3♣")
    safe.draws(2, "8♠")
    safe.plays_out(3)
    yield from (safe.state, finish(safe.state, "enough").state)
    duel = a_saloon("A♥", "A♠", "")
    for shooter in (2, 1):
        duel.draws(shooter, JOKER_NAME)
        yield duel.state
        duel.tells(shooter)
    yield from (duel.state, finish(duel.state, "enough").state)
    anew = a_saloon("7♣ 5♣ 9♥", "9♣ 4♥", "5♥ 4♦ 7♠")
    for seat in (2, 3, 1):
        anew.draws(seat, JOKER_NAME)
    yield from (anew.state, finish(anew.state, "enough").state)
    fled = a_saloon("3♠ 9♥", "3♥ 9♠", "")
    fled.leaves(1)
    yield finish(fled.state, "enough").state
    told = a_saloon("7♣ 6♠", "6♦ 7♦", "5♥ 4♦", extra_from_answer=True)
    told.draws(2, "7♣")
    yield told.state
    told.names(2, "cook")
    yield told.state
