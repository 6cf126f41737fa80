"""A moderator at the desk of Lupi e contadini without a chat, and whole games moderated at random."""

import random
from collections.abc import Callable, Iterator

from games.core.game import Line, Prompt
from games.core.ids import RoleKey
from games.lupi.desk.fold import cards
from games.lupi.desk.spec import LUPI_DESK
from games.lupi.roles import ROLES
from games.lupi.state import State
from tests.kit.desk import Narrating


class Moderating(Narrating):
    """One desk; every tap goes through the game's own door."""

    spec = LUPI_DESK

    @property
    def room(self) -> State:
        """The game in the room."""
        game: State = self.at.the_game()
        return game

    @property
    def said(self) -> list[str]:
        """What is read out on this screen: the stems of the script, and the facts told in the game's words."""
        found = (line.key.removeprefix("lupi-desk-say-") for line in self.prompt.lines)
        return [key for key in found if not key.startswith("lupi-desk-")]

    @property
    def living(self) -> list[int]:
        """Who is alive."""
        return [player.seat for player in self.room.living]

    def begins(self, *roles: str) -> "Moderating":
        """The first night, with these cards in seat order."""
        self.seats(len(roles)).taps("deck")
        for at, role in enumerate(ROLES[1:], start=1):
            while (now := cards(self.at).count(role)) != roles.count(role):
                self.taps(f"k-{at}-{now + (1 if now < roles.count(role) else -1)}")
        self.taps("back", "hand")
        for at, wanted in enumerate(cards(self.at)):
            holders = [seat for seat, role in enumerate(roles, start=1) if role == wanted]
            self.taps(f"c-{at}-{holders[cards(self.at)[:at].count(wanted)]}")
        assert self.at.roles == tuple(RoleKey(role) for role in roles)
        self.taps("go")
        return self

    def night(self, **choices: int | str) -> "Moderating":
        """Everybody is called, to the discussion: `wolves=4`, `s3=5` is that player's choice, all others choose nobody."""
        while self.stage in ("call", "answer") and "go" not in self.prompt.options:
            name = next(option for option in self.prompt.options if option.startswith("u"))[1:].partition("-")[0]
            self.taps(f"u{name}-{choices.get(name if name == 'wolves' else f's{name}', 0)}")
            if self.stage == "answer":
                self.taps("go")
        return self.taps("go", "go")  # type: ignore[return-value]

    def votes(self, *ballots: tuple[int, int]) -> "Moderating":
        """These vote, one by one, and the votes are counted."""
        if self.at.manner == "hands":
            self.taps("voters")
        self.types("\n".join(f"{voter} {target}" for voter, target in ballots))
        self.taps("count")
        return self

    def hands(self, **votes: int) -> "Moderating":
        """So many hands for each (`s3=4`), and the votes are counted."""
        if self.at.manner == "voters":
            self.taps("hands")
        self.types("\n".join(f"{seat[1:]} {number}" for seat, number in votes.items()))
        self.taps("count")
        return self

    def lynches(self, seat: int) -> "Moderating":
        """From the discussion: everybody votes for this one, who speaks; to the verdict."""
        self.taps("go")
        self.votes(*((voter, seat) for voter in self.living if voter != seat))
        self.taps("go", "go")
        return self


def random_game(seed: int, players: int, watch: Callable[[Moderating], None] = lambda desk: None) -> Moderating:
    """A whole game moderated at random, pages and undoing included."""
    dice, desk = random.Random(seed), Moderating(seed=str(seed))
    for _ in range(6000):
        if desk.over:
            return desk
        watch(desk)
        options = desk.prompt.options
        if desk.stage == "table":
            desk.seats(players)
        elif desk.stage == "terms" and not desk.state.page and "deal" in options and dice.random() < 0.2:
            desk.taps("deal")
        elif desk.stage in ("dealt", "speech", "end") and dice.random() < 0.3 and not desk.state.page:
            desk.taps("go" if desk.stage != "end" else "confirm")
        elif desk.stage in ("vote", "second") and not desk.state.page and dice.random() < 0.05:
            desk.taps("count")
        else:
            may = [option for option in options if option != "undo" or dice.random() < 0.05]
            desk.taps(dice.choice(may or ["undo"]))
    raise AssertionError("the game does not end")


def screens(seed: int, players: int) -> Iterator[Prompt]:
    """Every screen of a game at random."""
    found: list[Prompt] = []
    random_game(seed, players, lambda desk: found.append(desk.prompt))
    yield from found


def rare_screens() -> Iterator[Prompt]:
    """Screens to which games at random seldom come: a swap, two mayors, a sole nominee, a run-off, a countdown in large figures."""
    yield Moderating().seats(5).taps("deal", "swap", "w-1").prompt
    desk = Moderating().begins("wolf", "mayor", "mayor", "villager", "villager", "villager").night()
    yield desk.taps("sash").prompt
    yield desk.taps("back", "clock", "m-3").prompt
    yield desk.taps("big").prompt
    yield desk.taps("back", "go", "count").prompt
    desk = Moderating().begins("wolf", "villager", "villager", "villager", "villager", "villager").night()
    yield desk.taps("go").votes((2, 3), (3, 4)).taps("go", "go", "go").prompt
    yield desk.hands(s3=2, s4=2).prompt


def told_last() -> Iterator[Line]:
    """What follows the end."""
    yield from LUPI_DESK.chronicle(random_game(0, 5).state)
