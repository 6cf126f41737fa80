"""Scenes of Morte nel saloon: hands that are known, cards drawn by name, stories told by pressing."""

from dataclasses import replace
from typing import Any

from games.core.game import Step
from games.core.ids import Figure, Seat
from games.core.timer import Timer
from games.saloon import deal, keys, turns
from games.saloon.cards import DECK, JOKER, Card, in_order
from games.saloon.figures import COURT
from games.saloon.game import Saloon
from games.saloon.options import Options
from games.saloon.state import Ask, Blank, Draw, Duel, Player, Reply, Scene, Start, State, Tell
from tests.kit.rules import EVENING
from tests.kit.rules import Scene as Playing

A, B, C, D, E = range(1, 6)
JOKER_NAME = "joker"


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a hand, by name: "7♣ 10♥"."""
    return in_order(Card(name) for name in text.split())


class Evening(Playing):
    """A scene of Morte nel saloon."""

    state: State

    def hand(self, seat: int) -> set[str]:
        """The number cards of this seat."""
        return set(self.state.player(Seat(seat)).hand)

    def draws(self, seat: int, card: str) -> list[Any]:
        """This player draws, or shoots at, the card of this name."""
        phase = self.state.phase
        assert isinstance(phase, Draw | Duel)
        wanted = JOKER if card == JOKER_NAME else Card(card)
        return self.answers(seat, phase.layout.index(wanted) + 1)

    def names(self, seat: int, whom: int | str) -> list[Any]:
        """The drawer fills the blank: with a player's character, or with a secondary one."""
        if isinstance(whom, int):
            return self.answers(seat, whom)
        return [*self.answers(seat, keys.OTHERS), *self.answers(seat, whom)]

    def tells(self, seat: int) -> list[Any]:
        """This player has told."""
        return self.answers(seat, keys.TOLD)

    def asks(self, seat: int) -> list[Any]:
        """This player asks, and is answered."""
        asked = self.answers(seat, keys.ASK)
        return [*asked, *self.tells(self.scene.speaker)]

    def passes(self, *seats: int) -> list[Any]:
        """These players do not ask, one after the other."""
        return [event for seat in seats for event in self.answers(seat, keys.PASS)]

    def goes_on(self, seat: int = A) -> list[Any]:
        """This player closes what some were invited to tell."""
        (prompt,) = (prompt for prompt in self.asked(seat) if prompt.options == (keys.ON,))
        return self.does(seat, prompt.id, keys.ON)

    def asker(self) -> int:
        """Who is offered a question now."""
        return int(self.state.in_phase(Ask).asker)

    @property
    def scene(self) -> Scene:
        """The accusation or plea that goes on."""
        phase = self.state.phase
        assert isinstance(phase, Blank | Tell | Ask | Reply)
        return phase.scene

    def plays_out(self, whom: int | str = "cook") -> list[Any]:
        """The blank is filled, the story told, nobody asks anything."""
        seen: list[Any] = []
        if isinstance(self.state.phase, Blank):
            seen += self.names(self.scene.drawer, whom)
        seen += self.tells(self.scene.speaker)
        while self.state.phase.kind == "ask":
            seen += self.passes(self.asker())
        return seen


def a_table(*hands: str, deal_number: int = 1, figures: tuple[Figure, ...] = (), **options: Any) -> State:
    """A state with these hands, in seat order, and all other cards among the discards; nobody is the Condemned yet."""
    held = [cards(hand) for hand in hands]
    everybody = figures or tuple(Figure(role=role, form="f") for role in COURT)
    players = tuple(
        Player(seat=Seat(number), figure=everybody[number - 1], hand=hand, safe=not hand)
        for number, hand in enumerate(held, start=1)
    )
    return State(
        options=Options(**options),
        players=players,
        drawn=tuple(player.figure.role for player in players),
        phase=Start(),
        timer=Timer(token=0, phase="", closes=EVENING),
        deal=deal_number,
        discards=tuple(card for card in DECK if card not in {card for hand in held for card in hand}),
    )


def a_game(*hands: str, condemned: int = A, **more: Any) -> Evening:
    """A game at its next draw: `a_game("7♣ 5♣", "9♣", "5♥")`; the joker is the Condemned's besides."""
    evening = Evening(Saloon())
    state = a_table(*hands, **more)
    moment = evening.moment()
    player = state.player(Seat(condemned))

    begun = replace(state, condemned=Seat(condemned), last=Seat(condemned)).with_player(replace(player, safe=False))
    evening.took(turns.go_on(begun, moment))
    return evening


def condemned_of(*hands: str, emptied: int = 0, **more: Any) -> Evening:
    """A deal whose pairs have gone: who is the Condemned?"""

    evening = Evening(Saloon())
    state = replace(a_table(*hands, **more), emptied=Seat(emptied))
    step: Step[Any, Any] = deal.condemn(state, evening.moment())
    evening.took(step)
    return evening
