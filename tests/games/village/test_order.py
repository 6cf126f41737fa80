"""What is drawn is drawn by name: neither the order of the seats nor that of the presses changes anything."""

import random
from collections.abc import Sequence
from hashlib import sha256

import pytest

from games.core.ids import Seat
from games.village.cases import Play
from games.village.casetable import SEATS_DRAWN
from games.village.chance import HUNTER_VS_CULT, OUTCOMES, SeededChance
from games.village.night import resolve
from games.village.nightfall import fall
from games.village.questions import question
from games.village.roles import KEYS
from games.village.state import Night, Pick
from games.village.told import cause
from tests.games.village.scene import a_case

LETTERS = "ABCDEFGHIJKLMNOP"
SINGLE = [key for key in KEYS if key not in ("wolf", "villager", "lycan")]


class ByName:
    """A chance that knows players by the letters that they had before they changed seats."""

    def __init__(self, names: dict[Seat, str]) -> None:
        self.names = names

    def outcome(self, event, *, of=None, among: Sequence[str] = (), odds=None, nth=1):
        """The face or the candidate with the smallest digest."""
        whose = self.names.get(of, "")
        if event in SEATS_DRAWN:
            return min(among, key=lambda seat: self.digest(event, whose, self.names[Seat(int(seat))], nth))
        faces = among or [f for f, _ in HUNTER_VS_CULT] if event == "hunter_vs_cult" else among or OUTCOMES[event][0]
        return min(faces, key=lambda face: self.digest(event, whose, face, nth))

    def digest(self, *parts: object) -> bytes:
        return sha256(repr(parts).encode()).digest()


def an_evening(dice: random.Random) -> tuple[str, str]:
    """Roles for sixteen, each but Wolf and Villager at most once, and what they do in a second night."""
    roles = [*dice.sample(SINGLE, 12), "wolf", "lycan", "villager", "villager"]
    dice.shuffle(roles)
    cells = [f"{letter} {role}" for letter, role in zip(LETTERS, roles, strict=True)]
    for number, mark in zip(
        dice.sample(range(16), 5), ["doused", "doused", "doused", "potion ready", "infected"], strict=True
    ):
        cells[number] += f" ({mark})"
    play = Play(a_case("; ".join(cells), "night 2: no actions"))
    night = fall(play.village, ByName(play.letters)).state
    moves = []
    for player in night.living:
        asked = question(night, player)
        if asked is not None and dice.random() < 0.9:
            target = "spark" if asked.spark and dice.random() < 0.5 else play.letters[dice.choice(asked.targets)]
            moves.append(f"{play.letters[player.seat]}→{target}")
    return "; ".join(cells), f"night 2: {', '.join(moves)}"


def summary(roles: str, actions: str, moved: dict[str, str]) -> tuple[object, ...]:
    """What came of it, in the letters of before, when everybody has moved to the seat of another letter."""
    table = str.maketrans(moved)
    play = Play(a_case(roles.translate(table), actions.translate(table)))
    back = {new: old for old, new in moved.items()}
    names = {seat: back[letter] for seat, letter in play.letters.items()}
    play.chance = ByName(names)
    play.run()
    deaths = {(names[death.seat], cause(death, names)) for death in play.village.deaths}
    changes = {(names[change.seat], change.new, change.reason) for change in play.village.changes}
    told = sorted((names[seat], event.kind) for event in play.events for seat in event.audience.seats)
    return deaths, changes, told


@pytest.mark.parametrize("seed", range(60))
def test_seats_do_not_matter(seed):
    dice = random.Random(seed)
    roles, actions = an_evening(dice)
    stayed = summary(roles, actions, {letter: letter for letter in LETTERS})
    assert stayed[2]
    for _ in range(3):
        places = list(LETTERS)
        dice.shuffle(places)
        assert summary(roles, actions, dict(zip(LETTERS, places, strict=True))) == stayed


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_the_presses_does_not_matter(seed):
    dice = random.Random(seed)
    roles, actions = an_evening(dice)
    play = Play(a_case(roles, actions))
    night = fall(play.village, ByName(play.letters)).state
    picks: list[Pick] = []
    play.village = night
    for move in play.case.acts[0].moves:
        picks += play._picks(move)
    luck = "5a" * 32
    turns = []
    for order in (picks, picks[::-1], dice.sample(picks, len(picks))):
        turns.append(resolve(night.with_phase(Night(picks=tuple(order))), SeededChance(luck, night.round)))
    assert len({turn.events for turn in turns}) == 1
    assert len({turn.state.players for turn in turns}) == 1
