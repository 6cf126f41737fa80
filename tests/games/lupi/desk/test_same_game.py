"""The desk and the bot are one engine: for the same cards, choices and luck the same comes out, dawn by dawn and dusk by dusk."""

import random
from collections import Counter
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from games.core.game import Leave, Moment, Move, play
from games.core.ids import Seat
from games.lupi.desk import calls
from games.lupi.game import Lupi
from games.lupi.options import Options
from games.lupi.state import Defence, FirstVote, Night, Over, Player, SecondVote, State
from tests.kit.lupi_desk import Moderating
from tests.kit.rules import EVENING

GAME = Lupi()
SIZES = (*((5, 6, 7, 8, 9, 10, 11, 12, 13, 16) * 4), 20, 27, 35)


class Online:
    """The same cards with the same luck, moderated by the bot."""

    def __init__(self, desk: Moderating, style: Any) -> None:
        self.desk, self.now, self.step = desk, EVENING, 0
        players = tuple(Player(seat=Seat(seat), role=role) for seat, role in enumerate(desk.at.roles, start=1))
        options = Options(vote_style=style, pace="normal")
        self.state: State = GAME.seated(players, options, self.moment()).state

    def moment(self) -> Moment:
        """The desk's luck of this night at the bot's time."""
        self.step += 1
        return replace(self.desk.at.moment, step=self.step, now=self.now)

    def answers(self, seat: int, stem: str, pick: str) -> None:
        """Answer the seat's question whose id holds this."""
        for prompt in GAME.prompts(self.state, Seat(seat)):
            if stem in prompt.id and pick in prompt.options:
                move = Move(seat=Seat(seat), prompt=prompt.id, pick=pick)
                self.state = play(GAME, self.state, move, self.moment()).state
                return
        raise AssertionError(f"{seat} is not asked {stem} with {pick}")

    def closes(self) -> None:
        """Time is up for this phase."""
        before = self.state.timer.phase
        while self.state.timer.phase == before:
            due = GAME.deadline(self.state)
            assert due is not None
            self.now: datetime = max(self.now, due.at)
            self.state = GAME.expire(self.state, due, self.moment()).state


def compare(desk: Moderating, online: Online) -> None:
    """Everything that later nights and days depend on."""
    ours, theirs = desk.room, online.state
    assert [replace(p, missed=0) for p in ours.players] == [replace(p, missed=0) for p in theirs.players]
    assert (ours.deaths, ours.round, ours.start) == (theirs.deaths, theirs.round, theirs.start)
    assert (ours.guards, ours.shields) == (theirs.guards, theirs.shields)
    assert type(ours.phase) is type(theirs.phase)
    for nominees in (Defence, SecondVote):
        if isinstance(ours.phase, nominees) and isinstance(theirs.phase, nominees):
            assert ours.phase.nominees == theirs.phase.nominees
    if isinstance(ours.phase, Over):
        assert ours.phase == theirs.phase


def night(desk: Moderating, online: Online, dice: random.Random) -> None:
    """The calls, with a choice at random of whatever is asked; the bot's players answer the same."""
    chosen = []
    while desk.stage in ("call", "answer") and "go" not in desk.prompt.options:
        if "split" in desk.prompt.options and dice.random() < 0.4:
            desk.taps("split")
        options = [option for option in desk.prompt.options if option.startswith("u") and option != "undo"]
        pick = dice.choice(options[:-1]) if dice.random() < 0.9 else options[-1]
        name, _, target = pick[1:].partition("-")
        unit = calls.named(desk.at, name)
        assert unit is not None
        chosen += [(seat, target) for seat in unit.choosers if target != "0"]
        desk.taps(pick)
        if desk.stage == "answer":
            desk.taps("go")
    for seat, target in chosen:
        online.answers(seat, f"n{online.state.round}.", target)
    online.closes()
    desk.taps("go")


def count(desk: Moderating, online: Online, dice: random.Random) -> None:
    """One count: half of the ballots for the same one, told by voter or as totals."""
    phase = desk.room.phase
    second = isinstance(phase, SecondVote)
    targets = list(phase.nominees) if isinstance(phase, SecondVote) else desk.living
    wanted = dice.sample(targets, 2) if len(targets) > 1 else targets * 2
    ballots: dict[int, int] = {}
    for voter in desk.living:
        target = dice.choice((*wanted, dice.choice(targets), 0))
        if target != voter and dice.random() < 0.9:
            ballots[voter] = target
    if "sash" in desk.prompt.options and dice.random() < 0.3:
        desk.taps("sash")
        if desk.prompt.ask == "lupi-desk-ask-hold":
            desk.taps(next(option for option in desk.prompt.options if option.startswith("b-")))
        mayor = next(p.seat for p, q in zip(desk.room.players, online.state.players, strict=True) if p.sash > q.sash)
        online.answers(mayor, "sash", "show")
    for seat in list(_callable(online)):
        name = "nobody" if ballots.get(seat) == 0 else str(ballots.get(seat))
        if seat in ballots:
            online.answers(seat, "." if second else ".vote", name)
        elif isinstance(online.state.phase, FirstVote) and online.state.phase.style == "round":
            online.closes()
    if isinstance(online.state.phase, SecondVote) or (
        isinstance(online.state.phase, FirstVote) and online.state.phase.style == "together"
    ):
        online.closes()
    if dice.random() < 0.5:
        desk.votes(*ballots.items())
    else:
        weights = {player.seat: player.weight for player in desk.room.players}
        totals = Counter[int]()
        for voter, target in ballots.items():
            totals[target] += weights[Seat(voter)] if target else 0
        desk.hands(**{f"s{seat}": number for seat, number in totals.items() if seat})


def _callable(online: Online) -> list[Seat]:
    phase = online.state.phase
    if isinstance(phase, FirstVote) and phase.style == "round":
        return list(phase.queue)
    return [player.seat for player in online.state.living]


def day(desk: Moderating, online: Online, dice: random.Random) -> None:
    """From the discussion to the verdict; now and then somebody goes home."""
    while desk.stage not in ("verdict", "end"):
        if dice.random() < 0.03:
            gone = dice.choice(desk.living)
            desk.taps("board", "fix", f"fix-{gone}", f"e-{gone}-dead")
            if desk.state.page:
                desk.taps("back")
            online.state = GAME.leave(online.state, Seat(gone), Leave.RESIGNED, online.moment()).state
        elif desk.stage in ("vote", "second"):
            count(desk, online, dice)
        else:
            if desk.stage in ("day", "speech"):
                online.closes()
            desk.taps("go")
        compare(desk, online)


def moderated(seed: int, players: int) -> Moderating:
    """One game, both ways, compared at every dawn, count and dusk."""
    dice = random.Random(seed)
    desk = Moderating(seed=f"same {seed}")
    desk.seats(players)
    desk.taps("deck")
    for at in dice.sample((2, 3, 4, 5), dice.randrange(3)):
        desk.taps(max(option for option in desk.prompt.options if option.startswith(f"k-{at}-")))
    desk.taps("back", "deal")
    online = Online(desk, dice.choice(("round", "together")))
    desk.taps("go")
    for _ in range(60):
        compare(desk, online)
        night(desk, online, dice)
        compare(desk, online)
        desk.taps("go")
        if desk.stage != "end":
            day(desk, online, dice)
        if desk.stage == "verdict":
            desk.taps("go")
        if desk.stage == "end":
            assert isinstance(online.state.phase, Over)
            return desk
        assert isinstance(online.state.phase, Night)
    raise AssertionError("endless")


@pytest.mark.parametrize(("seed", "players"), list(enumerate(SIZES)))
def test_a_game_at_the_desk_comes_out_as_one_of_the_bots_own(seed: int, players: int) -> None:
    moderated(seed, players)
