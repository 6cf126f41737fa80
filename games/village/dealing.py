"""The beginning: cards become players, and everybody is told what there is to know. Knows no phase.

Source: rules page, 4.6 and 4.7.
"""

from collections.abc import Iterator
from datetime import datetime

from games.core.game import Moment
from games.core.ids import RoleKey, Seat
from games.core.rng import new_luck
from games.core.timer import Timer
from games.village import changes, deal
from games.village.events import CardAmended, CardDealt, RolesInPlay, VillageEvent, VillageGathered
from games.village.options import Options, amendments, card_rule
from games.village.pile import once_each
from games.village.roles import BY_KEY
from games.village.state import Day, Player, Turn, Village, dealt_player, turn


def dealt(seats: int, options: Options, moment: Moment) -> Turn:
    """Deal to so many seats. Raises Refused if there is no deal for them."""
    cards = deal.deal(seats, options, moment.rng.stream("deal"))
    return gathered(cards.roles, cards.pile, options, moment)


def gathered(roles: tuple[RoleKey, ...], pile: tuple[RoleKey, ...], options: Options, moment: Moment) -> Turn:
    """Begin with these cards on the table: what `dealt` does once it has dealt."""
    village = seated(roles, pile, options, new_luck(moment.rng.stream("luck")), moment.now)
    return turn(village, *_told(village))


def seated(
    roles: tuple[RoleKey, ...], pile: tuple[RoleKey, ...], options: Options, luck: str, now: datetime
) -> Village:
    """The village that holds these cards, before anybody has been told anything."""
    return Village(
        options=options,
        players=tuple(dealt_player(Seat(number), role) for number, role in enumerate(roles, start=1)),
        round=0,
        phase=Day(),
        timer=Timer(token=0, phase="", closes=now),
        luck=luck,
        flag=deal.flag(roles),
        pile=pile,
        dealt=roles,
    )


def told_to(village: Village, player: Player) -> Iterator[VillageEvent]:
    """A player's card as he believes it to be, and whom he knows from it: at the deal, and whenever he asks again."""
    told_as = BY_KEY[player.role].told_as
    yield CardDealt(to=player.seat, role=told_as, rule=card_rule(village.options, told_as))
    for rule in amendments(village.options, told_as):
        yield CardAmended(to=player.seat, rule=rule)
    yield from changes.companions(village, player)


def _told(village: Village) -> Iterator[VillageEvent]:
    options = village.options
    yield VillageGathered(
        players=len(village.players),
        flag="none" if options.simplified else "yes" if village.flag else "no",
        reveal=options.reveal_on_death,
        thief=options.thief_mode,
        traitor=options.traitor_rule,
    )
    if options.simplified:
        yield RolesInPlay(roles=tuple(key for key in once_each(village.dealt) for _ in range(village.dealt.count(key))))
    for player in village.players:
        yield from told_to(village, player)
