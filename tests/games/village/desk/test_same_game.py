"""The desk is the engine: for the same choices and draws a game at the desk comes out as one of the bot's own."""

import random
from typing import Any

import pytest

from games.core.game import Move as CoreMove
from games.core.game import play
from games.core.ids import Seat
from games.village import dealing
from games.village.desk.calls import choosers
from games.village.game import VillageGame
from games.village.state import Day, Dusk, Night, Over, Shot, Village
from tests.kit.desk import Narrating
from tests.kit.rules import a_moment

SIZES = (5, 6, 8, 10, 12, 16, 20, 27, 35)
GAME = VillageGame()


class Online:
    """The same cards with the same luck, narrated by the bot."""

    def __init__(self, desk: Narrating) -> None:
        at = desk.at
        moment = a_moment(1)
        village = dealing.seated(at.roles, at.pile, at.terms.options, at.luck, moment.now)
        self.state: Village = GAME.begun(dealing.turn(village), moment).state
        self.step, self.now = 1, moment.now

    def moment(self) -> Any:
        self.step += 1
        return a_moment(self.step, self.now)

    def answers(self, seat: int, stem: str, pick: str) -> None:
        """Answer the seat's question whose id holds this."""
        for prompt in GAME.prompts(self.state, Seat(seat)):
            if stem in prompt.id and pick in prompt.options:
                move = CoreMove(seat=Seat(seat), prompt=prompt.id, pick=pick)
                self.state = play(GAME, self.state, move, self.moment()).state
                return
        raise AssertionError(f"{seat} is not asked {stem} with {pick}")

    def closes(self) -> None:
        """Time is up for this phase."""
        before = self.state.timer.phase
        while self.state.timer.phase == before:
            due = GAME.deadline(self.state)
            assert due is not None
            self.now = max(self.now, due.at)
            self.state = GAME.expire(self.state, due, self.moment()).state


def narrated(seed: int, players: int, *, single: bool = False) -> None:
    """One game, both ways, compared at every dawn and dusk."""
    dice = random.Random(seed)
    desk = Narrating(seed=f"same {seed}").seats(players)
    if single:
        desk.taps("rules", "s-rounds-1", "back")
    desk.taps("deal")
    online = Online(desk)
    desk.taps("go")
    for _ in range(60):
        compare(desk, online)
        if desk.stage == "end":
            return
        night(desk, online, dice)
        if not shots(desk, online, dice, Night):
            return
        day(desk, online, dice)
        if not shots(desk, online, dice, Day):
            return
        for _ in range(2):
            if desk.stage in ("dusk", "verdict"):
                dusk(desk, online, dice)
                if not shots(desk, online, dice, Dusk):
                    return
        # After the Blacksmith the desk may skip what the bot holds.
        desk.taps("night-full" if "night-full" in desk.prompt.options else "night-skip")
    raise AssertionError("endless")


def compare(desk: Narrating, online: Online) -> None:
    """Everything that matters, player by player."""
    ours, theirs = desk.village, online.state
    assert [player.__dict__ | {"missed": 0} for player in ours.players] == [
        player.__dict__ | {"missed": 0} for player in theirs.players
    ]
    assert [(d.seat, d.cause, d.by, d.role) for d in ours.deaths] == [
        (d.seat, d.cause, d.by, d.role) for d in theirs.deaths
    ]
    assert ours.changes == theirs.changes
    assert (ours.rage, ours.silver, ours.sleep) == (theirs.rage, theirs.silver, theirs.sleep)
    assert isinstance(ours.phase, Over) == isinstance(theirs.phase, Over)
    if isinstance(ours.phase, Over) and isinstance(theirs.phase, Over):
        assert ours.phase == theirs.phase


def night(desk: Narrating, online: Online, dice: random.Random) -> None:
    """The call, with a choice at random of whatever is asked."""
    if desk.stage == "slept":
        desk.taps("go")
        return
    while desk.prompt.ask != "village-desk-ask-called":
        options = [o for o in desk.prompt.options if o[0] in "uv" and o != "undo"]
        desk.taps(dice.choice(options or ["back"]))
    for told in desk.at.calls:
        second = dict(desk.at.seconds).get(told.unit)
        if told.first is None and not told.spark:
            continue
        for seat in choosers(desk.village, told.unit):
            online.answers(seat, f"n{online.state.round}.", "spark" if told.spark else str(told.first))
            if second is not None:
                online.answers(seat, ".second", str(second))
    online.closes()
    desk.taps("go").written().taps("go", "go")


def shots(desk: Narrating, online: Online, dice: random.Random, kind: type) -> bool:
    """Final shots, in both; whether the game goes on."""
    while desk.stage == "shot":
        assert isinstance(online.state.phase, Shot)
        hunters, chosen = online.state.phase.hunters, {}
        for hunter in hunters:
            if desk.stage != "shot":
                break
            target = dice.choice([o for o in desk.prompt.options if o.startswith("h-")])[2:]
            chosen[hunter] = target
            desk.taps(f"h-{target}", "go")
        for hunter, target in chosen.items():
            phase = online.state.phase
            if isinstance(phase, Shot) and hunter in phase.hunters:
                online.answers(hunter, "shot", "nobody" if target == "0" else target)
        if isinstance(online.state.phase, Shot) and online.state.phase.hunters == hunters:
            online.closes()
    # At peace, and once the last slip is counted, the bot goes on to the night by itself.
    if desk.stage not in ("nightfall", "verdict") and not (desk.stage == "day" and desk.village.peace):
        compare(desk, online)
    return desk.stage != "end"


def day(desk: Narrating, online: Online, dice: random.Random) -> None:
    """Powers at random; the Detective and one Gunner at most, who shoots last."""
    for power in ("reveal", "peace", "trouble", "sleep", "silver"):
        if f"b-{power}" in desk.prompt.options and dice.random() < 0.4:
            desk.taps(f"b-{power}")
            if desk.prompt.ask == "village-desk-ask-hold":
                desk.taps(next(o for o in desk.prompt.options if o.startswith("b-")))
            online.answers(desk.at.shown[-1], "", "use")
    if "search" in desk.prompt.options:
        desk.taps("search")
        while desk.stage == "search":
            detective = desk.detail("detective")
            pick = dice.choice([o for o in desk.prompt.options if o.startswith("d-")])
            if detective and pick != "d-0":
                online.answers(detective, "investigate", pick[2:])
            desk.taps(pick, "go")
    if "gun" in desk.prompt.options and dice.random() < 0.5:
        desk.taps("gun")
        if desk.prompt.ask == "village-desk-ask-hold":
            desk.taps(next(o for o in desk.prompt.options if o.startswith("gun-")))
        gunner, target = dice.choice([o for o in desk.prompt.options if o.startswith("f-")])[2:].split("-")
        online.answers(int(gunner), "shoot", target)
        desk.taps(f"f-{gunner}-{target}", "go")
        if not shots_by_day(desk, online, dice):
            return
        desk.taps("go")
        return
    desk.taps("go")
    online.closes()


def shots_by_day(desk: Narrating, online: Online, dice: random.Random) -> bool:
    online.closes()
    return shots(desk, online, dice, Day) and desk.stage == "day"


def dusk(desk: Narrating, online: Online, dice: random.Random) -> None:
    """Slips at random, a third of them for the same one."""
    if desk.stage == "verdict":  # peace: there is no vote in either
        desk.taps("go")
        return
    living = desk.village.living_seats
    wanted = dice.choice(living)
    for voter in living:
        others = [seat for seat in living if seat != voter]
        target = wanted if wanted != voter and dice.random() < 0.5 else dice.choice(others)
        if dice.random() < 0.9:
            desk.taps(f"t{voter}-{target}")
            online.answers(voter, "vote", str(target))
    desk.taps("count", "go")
    online.closes()


@pytest.mark.parametrize("seed", range(50))
def test_a_game_at_the_desk_comes_out_as_one_of_the_bots_own(seed: int) -> None:
    narrated(seed, SIZES[seed % len(SIZES)])


@pytest.mark.parametrize("seed", [3, 4])
def test_a_game_with_single_rounds_comes_out_the_same(seed: int) -> None:
    narrated(seed, SIZES[seed % len(SIZES)], single=True)
