"""A narrator at the desk without a chat: taps by name, and whole games narrated at random."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from games.core.desk.game import NARRATOR
from games.core.game import Line, Prompt, play
from games.core.game import Move as CoreMove
from games.core.ids import RoleKey, TextId
from games.core.inperson import Card
from games.village.desk.spec import VILLAGE_DESK
from games.village.roles import KEYS
from games.village.state import Village
from tests.kit.rules import EVENING, a_moment


class Narrating:
    """One desk; every tap goes through the game's own door."""

    spec = VILLAGE_DESK

    def __init__(self, *, seed: str = "moon") -> None:
        self.game, self.seed, self.steps = self.spec.game, seed, 1
        self.state: Any = self.game.setup(1, self.spec.options(), self._moment()).state
        self.events: list[Any] = []

    def _moment(self) -> Any:
        return a_moment(self.steps, EVENING, seed=self.seed)

    # What the narrator sees

    @property
    def at(self) -> Any:
        """Where the game stands."""
        return self.state.position

    @property
    def village(self) -> Village:
        """The village."""
        village: Village = self.at.the_village()
        return village

    @property
    def stage(self) -> str:
        """Which screen stands."""
        return str(self.at.stage)

    @property
    def prompt(self) -> Prompt:
        """The screen."""
        (prompt,) = self.game.prompts(self.state, NARRATOR)
        return prompt

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome(self.state) is not None

    def detail(self, name: str) -> Any:
        """A variable of the screen's text."""
        return next(detail.value for detail in self.prompt.details if detail.name == name)

    def lines(self, stem: str) -> list[dict[str, Any]]:
        """The screen's lines of this kind, as variables."""
        return [
            {detail.name: detail.value for detail in line.details} for line in self.prompt.lines if line.key == stem
        ]

    # What the narrator does

    def taps(self, *picks: str) -> "Narrating":
        """Press these buttons, one after the other."""
        for pick in picks:
            self._make(CoreMove(seat=NARRATOR, prompt=self.prompt.id, pick=pick))
        return self

    def types(self, text: str, number: int = 1) -> int:
        """Write something; how many answers it was."""
        assert self.spec.heard is not None
        said = self.spec.heard(self.state, NARRATOR, text)
        for one in said:
            kept = TextId(number) if one.kept else None
            self._make(CoreMove(seat=NARRATOR, prompt=one.prompt, pick=one.pick, text=kept))
        return len(said)

    def pastes(self, *cards: str, number: int = 1) -> "Narrating":
        """Paste a list of cards: roles, "b5" for a made-up one of the village, "c7" for one against it."""
        assert self.spec.listed is not None
        picks = self.spec.listed(self.state, NARRATOR)
        assert picks is not None
        for one in picks([_card(card) for card in cards]):
            kept = TextId(number) if one.kept else None
            self._make(CoreMove(seat=NARRATOR, prompt=one.prompt, pick=one.pick, text=kept))
        return self

    def _make(self, move: CoreMove) -> None:
        self.steps += 1
        step = play(self.game, self.state, move, self._moment())
        self.state = step.state
        self.events += step.events

    # Shortcuts

    def seats(self, count: int) -> "Narrating":
        """So many players."""
        return self.taps(f"n-{count}")

    def holds(self, *roles: str) -> "Narrating":
        """These cards were dealt on the table."""
        self.taps("hand")
        for seat, role in enumerate(roles, start=1):
            self.taps(f"c-{seat}-{KEYS.index(RoleKey(role))}")
        return self

    def begins(self, *roles: str) -> "Narrating":
        """The first night, with these cards in seat order."""
        return self.seats(len(roles)).holds(*roles).taps("go")

    def calls(self, **choices: int | str) -> "Narrating":
        """Call everybody; `s3=5` is that player's choice, `wolves=4` the pack's, all others choose nobody."""
        while self.stage == "call" and self.prompt.ask != "village-desk-ask-called":
            mine = [option for option in self.prompt.options if option[0] in "uv" and option != "undo"]
            if not mine:  # what is written at once, in a night of a single round
                self.taps("back")
                continue
            unit = mine[0][1:].partition("-")[0]
            name = unit if unit in ("wolves", "cult") else f"s{unit}"
            if mine[0].startswith("v"):
                name += "_then"
            wanted = f"{mine[0][0]}{unit}-{choices.get(name, 0)}"
            self.taps(wanted if wanted in mine else mine[-1])
        return self

    def night(self, **choices: int | str) -> "Narrating":
        """The whole night, to what follows dawn."""
        return self.calls(**choices).taps("go").written().taps("go", "go")

    def written(self) -> "Narrating":
        """Every page of the slips, to the last."""
        while "go" not in self.prompt.options:
            self.taps(next(option for option in self.prompt.options if option.startswith("slip-")))
        return self

    def votes(self, *ballots: tuple[int, int]) -> "Narrating":
        """These vote, the slips are counted."""
        for voter, target in ballots:
            self._make(CoreMove(seat=NARRATOR, prompt=self.prompt.id, pick=f"t{voter}-{target}"))
        return self.taps("count")

    def lynches(self, seat: int) -> "Narrating":
        """From the day: everybody votes for this one, to what follows the verdict."""
        if self.stage == "day":
            self.taps("go")
        living = self.village.living_seats
        return self.votes(*((voter, seat) for voter in living if voter != seat)).taps("go")


def _card(card: str) -> Card:
    if card[1:].lstrip("-").isdigit():
        return Card(strength=int(card[1:]), against=card[0] == "c")
    return Card(role=RoleKey(card))


def random_game(seed: int, players: int, watch: Callable[[Narrating], None] = lambda desk: None) -> Narrating:
    """A whole game narrated at random, pages and undoing included."""
    dice, desk = random.Random(seed), Narrating(seed=str(seed))
    for _ in range(4000):
        if desk.over:
            return desk
        watch(desk)
        options = desk.prompt.options
        if desk.stage == "table":
            desk.seats(players)
        elif desk.stage == "terms" and not desk.state.page and "deal" in options and dice.random() < 0.2:
            desk.taps("deal")
        elif desk.stage == "dealt" and not desk.state.page and dice.random() < 0.3:
            desk.taps("go")
        else:
            # Where everybody is called once, every answer is weighed against all that may still come: that is slow here.
            may = [o for o in options if o != "s-rounds-1" and (o != "undo" or dice.random() < 0.05)]
            desk.taps(dice.choice(may or ["undo"]))
    raise AssertionError("the game does not end")


def screens(seed: int, players: int) -> Iterator[Prompt]:
    """Every screen of a game at random."""
    found: list[Prompt] = []
    random_game(seed, players, lambda desk: found.append(desk.prompt))
    yield from found


def texts(prompt: Prompt) -> Iterator[tuple[str, Any]]:
    """(key, details) of everything that a screen says."""
    yield prompt.ask, prompt.details
    every: tuple[Line, ...] = (*prompt.lines, *(line for _, line in prompt.labels))
    for line in every:
        yield line.key, line.details


def _single_round() -> Iterator[Prompt]:
    """A Seer who is answered at the call, and one who has to wait."""
    for cards in (("seer", "wolf", "villager"), ("seer", "wolf", "snow_wolf")):
        desk = Narrating().seats(5).taps("rules", "s-rounds-1", "back").holds(*cards, "villager", "villager").taps("go")
        yield desk.taps("u1-2").prompt
        if "back" in desk.prompt.options:
            desk.taps("back")
        yield desk.calls().taps("go").prompt


def _conduct() -> Iterator[Prompt]:
    """A couple, a Traitor, a Clumsy Guy with four alive, a Gunner who is infected in the night that is written down."""
    desk = Narrating().begins("cupid", "traitor", "wolf", "clumsy_guy", "villager").taps("u1-2", "v1-4")
    yield desk.prompt
    yield desk.calls(wolves=5).taps("go").prompt
    yield desk.taps("go", "go", "go").prompt
    desk = Narrating().begins("alpha_wolf", "gunner", "villager", "villager", "villager").calls(wolves=2).taps("go")
    while not desk.lines("village-desk-line-conduct-gunner"):
        desk.taps("why", "fresh")
    yield desk.prompt


def rare_screens() -> Iterator[Prompt]:
    """Screens to which games at random seldom come: a last shot, a swap, a page of corrections."""
    desk = Narrating().seats(5).taps("deal", "swap", "w-1")
    yield desk.prompt
    desk = Narrating().begins("wolf", "hunter", "villager", "villager", "villager", "villager").night().lynches(2)
    yield desk.prompt
    yield desk.taps("h-1").prompt
    desk = Narrating().begins("wolf", "villager", "villager", "villager", "villager").night()
    yield desk.taps("board", "fix", "fix-1").prompt
    yield desk.taps("mark-1", "mark-1-lover").prompt
    desk.taps("back").taps("clock", "m-3")
    yield desk.prompt
    yield desk.taps("big").prompt
    yield from _single_round()
    yield from _conduct()
    desk = Narrating().seats(5).pastes("wolf", "b5", "villager", "c3", "villager")
    yield desk.prompt
    for _ in range(5):
        yield desk.taps("go" if desk.stage == "dealt" else desk.prompt.options[0]).prompt
    desk = Narrating().begins("wolf", "wild_child", "wise_elder", "gunner", "chemist", "serial_killer", "mayor")
    for seat in range(1, 8):
        yield desk.taps("board", "fix", f"fix-{seat}", f"mark-{seat}").prompt
        desk.taps("back")
    yield desk.taps("board", "fix", "fix-2", "mark-2", "mark-2-model").prompt
