"""Acceptance cases, played: through the same functions as a game, with scripted chance, and compared.

What a case does not say is not played: no phase, no vote, no prompt. Source: tests/games/village/cases.md, 11.1.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from games.core.game import Refused
from games.core.ids import Seat
from games.village import day, dusk
from games.village.caseread import Act, Case, Unreadable
from games.village.casetable import SEATS_DRAWN, script, village
from games.village.deaths import final_shot
from games.village.events import VillageEvent
from games.village.night import resolve
from games.village.nightfall import fall
from games.village.questions import question
from games.village.roles._kit import Trait
from games.village.state import Day, DayPick, Dusk, Night, Over, Pick, Turn, Vote
from games.village.told import REASONS, cause, content, listed, plain, seat_of, sets, words
from games.village.victory import settle

_PUBLIC: Final = re.compile(r"peace|trouble|[A-Z] reveals")
"""What can be done at dusk too, until the votes are counted."""
_POWERS: Final[Mapping[str, str]] = {
    "spreads silver": "silver",
    "puts all to sleep": "sleep",
    "reveals": "reveal",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What came of a case."""

    case: Case
    differences: tuple[str, ...] = ()
    """One sentence each; none: passed."""
    found: tuple[str, ...] = ()
    """What happened, one line each: deaths, changes, draws, the end; empty where it could not be played."""

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return not self.differences


class Play:
    """One case while it is played."""

    def __init__(self, case: Case) -> None:
        """Seat the players. Raises Unreadable for a role, note, option, draw or name that there is not."""
        self.case = case
        self.seats = {seated.letter: Seat(number) for number, seated in enumerate(case.seats, start=1)}
        self.letters = {seat: letter for letter, seat in self.seats.items()}
        self.shots = {seat_of(hunter, self.seats): seat_of(target, self.seats) for hunter, target in case.shots}
        self.chance = script(case, self.seats)
        self.village = village(case, self.seats)
        self.before = len(self.village.deaths)
        self.events: list[VillageEvent] = []
        self.wolves: set[Seat] = set()
        self.cult: set[Seat] = set()
        self._note()

    # Playing

    def run(self) -> None:
        """Every phase in turn, until the game is over."""
        steps: dict[str, Callable[[Act], None]] = {
            "night": self._night,
            "day": self._day,
            "dusk": self._dusk,
            "second": self._dusk,
            "evaluate": lambda act: self._take(settle(self.village, self.chance)),
        }
        for act in self.case.acts:
            if not isinstance(self.village.phase, Over):
                steps[act.phase](act)

    def _take(self, turn: Turn) -> None:
        self.village = turn.state
        self.events += turn.events
        self._note()

    def _note(self) -> None:
        """Who is of the pack, who of the cult: recipients are known by it."""
        self.wolves.update(player.seat for player in self.village.players if player.has(Trait.WOLF))
        self.cult.update(player.seat for player in self.village.players if player.has(Trait.CULTIST))

    def _closed(self) -> None:
        """What a phase ends with: final shots, changes of role, victory."""
        while self.village.shots and not isinstance(self.village.phase, Over):
            hunter = self.village.shots[0]
            target = self.shots.get(hunter)
            alive = target is not None and self.village.player(target).alive
            self._take(final_shot(self.village, hunter, target if alive else None, self.chance))
        if not isinstance(self.village.phase, Over):
            self._take(settle(self.village, self.chance))

    def _night(self, act: Act) -> None:
        self.village = replace(self.village, round=act.number - 1)
        self._take(fall(self.village, self.chance))
        if isinstance(self.village.phase, Over) or self.village.slept:
            return
        picks = tuple(pick for move in act.moves for pick in self._picks(move))
        self.village = self.village.with_phase(Night(picks=picks))
        self._take(resolve(self.village, self.chance))
        self._closed()

    def _picks(self, move: str) -> Iterator[Pick]:
        """The choice that a move makes, if the night offers it."""
        if move == "no actions":
            return
        if found := re.fullmatch(r"couple ([A-Z])\+([A-Z])", move):
            first, second = (seat_of(letter, self.seats) for letter in found.groups())
            for player in self.village.living:
                asked = question(self.village, player)
                if asked is not None and asked.pair and first != second and {first, second} <= set(asked.targets):
                    yield Pick(seat=player.seat, first=first, second=second)
            return
        found = re.fullmatch(r"([A-Z])→(?:(spark)|([A-Z])(?: then ([A-Z]))?)", move)
        if found is None:
            raise Unreadable(f"night: {move!r}")
        player = self.village.player(seat_of(found[1], self.seats))
        asked = question(self.village, player) if player.alive else None
        wanted = [seat_of(letter, self.seats) for letter in found.group(3, 4) if letter]
        if asked is None or asked.pair:
            return
        if found[2]:
            if asked.spark:
                yield Pick(seat=player.seat, spark=True)
        elif wanted[0] in asked.targets:
            then = wanted[1] if len(wanted) == 2 and asked.second and wanted[1] in asked.targets else None
            yield Pick(seat=player.seat, first=wanted[0], second=None if then == wanted[0] else then)

    def _day(self, act: Act) -> None:
        self.village = self.village.with_phase(Day())
        for move in act.moves:
            self._by_day(move)
        self._take(day.close(self.village, self.chance))
        self._closed()

    def _by_day(self, move: str) -> None:
        if move in ("peace", "trouble"):
            for player in self.village.living:
                if player.card.day is not None and player.card.day.name == move:
                    self._use(player.seat, move)
            return
        if found := re.fullmatch(r"([A-Z]) (investigates|shoots) ([A-Z])", move):
            power = "investigate" if found[2] == "investigates" else "shoot"
            self._aim(seat_of(found[1], self.seats), power, seat_of(found[3], self.seats))
            return
        found = re.fullmatch(r"([A-Z]) (.+)", move)
        if found is None or found[2] not in _POWERS:
            raise Unreadable(f"day: {move!r}")
        self._use(seat_of(found[1], self.seats), _POWERS[found[2]])

    def _use(self, seat: Seat, power: str) -> None:
        try:
            self._take(day.use(self.village, seat, power))
        except Refused:
            return  # not offered now: passed over

    def _aim(self, seat: Seat, power: Any, target: Seat) -> None:
        player = self.village.player(seat)
        able = player.alive and player.card.day is not None and player.card.day.name == power
        if not able or target == seat or not self.village.player(target).alive:
            return
        if power == "shoot" and not player.armed:
            return
        picks = self.village.in_phase(Day).picks
        if any(pick.seat == seat for pick in picks):
            return
        self.village = self.village.with_phase(Day(picks=(*picks, DayPick(seat=seat, power=power, target=target))))

    def _dusk(self, act: Act) -> None:
        second = act.phase == "second"
        if second and not self.village.trouble:
            return
        self.village = self.village.with_phase(Dusk(second=second))
        votes: dict[Seat, Seat] = {}
        for move in act.moves:
            if _PUBLIC.fullmatch(move):
                self._by_day(move)
            else:
                self._vote(votes, move)
        cast = tuple(Vote(voter=voter, target=target) for voter, target in sorted(votes.items()))
        self.village = self.village.with_phase(Dusk(votes=cast, second=second))
        self._take(dusk.close(self.village, self.chance))
        self._closed()

    def _vote(self, votes: dict[Seat, Seat], move: str) -> None:
        """Votes of a move that can be cast; what one player does counts more than what all others do."""
        living = self.village.living_seats
        if found := re.fullmatch(r"all others vote ([A-Z])", move):
            target = seat_of(found[1], self.seats)
            if target in living:
                votes.update({voter: target for voter in living if voter != target and voter not in votes})
            return
        if move == "nobody votes":
            return
        found = re.fullmatch(r"([A-Z])(?:→| votes )([A-Z])", move)
        if found is None:
            raise Unreadable(f"dusk: {move!r}")
        voter, target = (seat_of(letter, self.seats) for letter in found.groups())
        if voter != target and voter in living and target in living:
            votes[voter] = target

    # Comparing

    def differences(self) -> Iterator[str]:
        """What is not as expected."""
        expected = self.case.expected
        yield from sets("death", {(letter, plain(why)) for letter, why in expected.deaths}, set(self._deaths()))
        yield from sets("change", set(expected.changes), set(self._changes()))
        for to, text in expected.told:
            if not self._was_told(to, text):
                yield f"not told: [{to}: {text}]"
        for to, text in expected.not_told:
            if self._was_told(to, text):
                yield f"told: [{to}: {text}]"
        yield from (f"not drawn: {event}={outcome}" for event, outcome in self.chance.left)
        yield from self._result()

    def found(self) -> Iterator[str]:
        """What happened, in the words of the cases."""
        yield f"deaths: {'; '.join(map(words, self._deaths())) or 'none'}"
        yield f"changes: {'; '.join(map(words, self._changes())) or 'none'}"
        yield f"drawn: {'; '.join(self._draws()) or 'nothing'}"
        phase = self.village.phase
        if isinstance(phase, Over):
            yield f"winner: {phase.result} ({listed(self.letters[seat] for seat in phase.winners)})"
        else:
            yield "the game goes on"

    def _draws(self) -> list[str]:
        return [
            f"{event}={self.letters[Seat(int(outcome))] if event in SEATS_DRAWN else outcome}"
            for event, _, outcome in self.chance.used
        ]

    def _deaths(self) -> list[tuple[str, str]]:
        return [(self.letters[d.seat], cause(d, self.letters)) for d in self.village.deaths[self.before :]]

    def _changes(self) -> list[tuple[str, str, str, str]]:
        return [(self.letters[c.seat], c.old, c.new, REASONS[c.reason]) for c in self.village.changes]

    def _was_told(self, to: str, text: str) -> bool:
        says = content(text, self.seats)
        return any(says(event) and self._reaches(event, to) for event in self.events)

    def _reaches(self, event: VillageEvent, to: str) -> bool:
        audience = event.audience
        if to == "all":
            return audience.table
        if to in ("wolves", "cult"):
            return bool(audience.seats) and audience.seats <= (self.wolves if to == "wolves" else self.cult)
        return seat_of(to, self.seats) in audience.seats

    def _result(self) -> Iterator[str]:
        expected, phase = self.case.expected, self.village.phase
        result = phase.result if isinstance(phase, Over) else None
        if result != expected.winner:
            yield f"winner: {result or 'the game goes on'}, expected {expected.winner or 'that it goes on'}"
        elif isinstance(phase, Over) and expected.winners is not None:
            won = {self.letters[seat] for seat in phase.winners}
            if won != expected.winners:
                yield f"winners: {listed(won)}, expected {listed(expected.winners)}"


def play(case: Case) -> Verdict:
    """Play a case and compare."""
    if case.flaw is not None:
        return Verdict(case=case, differences=(f"cannot be read: {case.flaw}",))
    try:
        played = Play(case)
    except Unreadable as error:
        return Verdict(case=case, differences=(f"cannot be read: {error}",))
    try:
        played.run()
        differences = tuple(played.differences())
    except Unreadable as error:
        differences = (f"cannot be read: {error}",)
    except LookupError as error:
        differences = (str(error.args[0]),)
    return Verdict(case=case, differences=differences, found=tuple(played.found()))
