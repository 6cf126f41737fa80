"""Dusk: the question of the vote, what it shows, and how it is counted. Knows no timer.

Source: rules page, 5.6.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from games.core.ballots import leaders, tally
from games.core.game import Detail, Kind, Line, Move, Place, Prompt
from games.core.ids import PromptId, Seat
from games.village import announce, deaths, keys, victory
from games.village.chance import Chance
from games.village.events import (
    Lynched,
    NobodyCounted,
    NobodyVoted,
    NoLynchToday,
    PrinceSpared,
    RemovedForSilence,
    VillageEvent,
    VoteCast,
    VotedForNobody,
    VoteMissed,
    VotesCounted,
    VotesTotalled,
    VoteTied,
)
from games.village.ledger import Ledger
from games.village.options import Options
from games.village.roles._kit import Trait
from games.village.state import Count, Dusk, Over, Player, Turn, Village, Vote, joined, turn

STRIKES: Final = 2
"""So many votes in a row without an answer, and the player is out (option `absence`)."""
_RISKS: Final = {"remove": "removal", "vote": "vote", "substitute": "substitute", "random": "random"}
"""What a warning says that another missed vote brings."""
SEALED: Final = "ballot"
"""In the id of a vote of which only the outcome is told, for ever."""


def prompts(village: Village, player: Player) -> Iterator[Prompt]:
    """The one question to everybody alive, in the group; one's own seat is closed."""
    dusk = village.in_phase(Dusk)
    face: _Face | None = village.memo.get("vote")
    if face is None:
        face = village.memo["vote"] = _Face(village, dusk)
    seat = str(player.seat)
    yield Prompt(
        id=face.id,
        ask=face.ask,
        options=tuple([option for option in face.options if option != seat]),
        barred=((seat, keys.OWN_VOTE),),
        covered=village.options.vote_display != "open",
        place=Place.TABLE,
        details=face.details,
        lines=face.lines,
        chosen=face.chosen.get(player.seat),
    )


def prompt_id(village: Village, dusk: Dusk) -> PromptId:
    """The name of this vote."""
    stem = SEALED if village.options.vote_display == "outcome" else "vote"
    return PromptId(f"d{village.round}.{stem}" + (".2" if dusk.second else ""))


def vote(village: Village, move: Move) -> Turn:
    """Take a vote; it may be changed until time is up. Everybody hears of it only where votes are open."""
    dusk = village.in_phase(Dusk)
    target = None if move.pick == keys.NOBODY else Seat(int(str(move.pick)))
    new = Vote(voter=move.seat, target=target)
    if new in dusk.votes:
        return turn(village)
    others = tuple(old for old in dusk.votes if old.voter != move.seat)
    after = village.with_phase(replace(dusk, votes=(*others, new)))
    if village.options.vote_display != "open":
        return turn(after)
    told = VotedForNobody(voter=move.seat) if target is None else VoteCast(voter=move.seat, target=target)
    return turn(after, told)


def bereft(village: Village, gone: Seat) -> Village:
    """The vote without a player who has left: votes by him and for him are void."""
    dusk = village.in_phase(Dusk)
    kept = tuple(vote for vote in dusk.votes if gone not in (vote.voter, vote.target))
    return village.with_phase(replace(dusk, votes=kept)) if kept != dusk.votes else village


def close(village: Village, chance: Chance) -> Turn:
    """Count, and carry out what comes of it. The Tanner's end apart, victory is the caller's business."""
    dusk = village.in_phase(Dusk)
    if village.peace:
        return _at_peace(village, dusk)
    ledger = Ledger(village, chance)
    votes = _slipped(ledger, dusk)
    _strike(ledger, dusk)
    valid = [vote for vote in votes if vote.target is None or ledger.player(vote.target).alive]
    counted = _counted(ledger, valid)
    if village.options.vote_display != "outcome":
        ledger.tell(*_read_out(valid, counted, named=village.options.vote_display == "tally"))
    first = leaders(counted)
    if len(first) == 1:
        return _condemn(ledger, dusk, first[0], counted[first[0]])
    day = village.round
    ledger.tell(VoteTied(day=day, tied=tuple(sorted(first))) if first else NobodyVoted(day=day))
    _note(ledger, Count(day=day, end="tied" if first else "nobody", second=dusk.second))
    return ledger.turn()


def unwarned(made: Turn) -> Turn:
    """The same, without a warning for the next vote to whoever will not see it: the dead, and all if there is none."""
    still = () if isinstance(made.state.phase, Over) else made.state.living_seats
    kept = tuple(event for event in made.events if not isinstance(event, VoteMissed) or event.to in still)
    return made if len(kept) == len(made.events) else replace(made, events=kept)


def _at_peace(village: Village, dusk: Dusk) -> Turn:
    """No vote counts; peace and trouble are over (rules page, 5.6, 1)."""
    peace = Count(day=village.round, end="peace", second=dusk.second)
    after = village.but(peace=False, trouble=False, counts=(*village.counts, peace))
    stopped = "second" if dusk.second else "vote" if dusk.votes else "day"
    return turn(after, NoLynchToday(day=village.round, stopped=stopped))


def _slipped(ledger: Ledger, dusk: Dusk) -> list[Vote]:
    """The votes as they count: a Clumsy Guy's may go to somebody else (rules page, 2.4, 20)."""
    return [_slip(ledger, vote, 2 if dusk.second else 1) for vote in sorted(dusk.votes, key=lambda vote: vote.voter)]


def _slip(ledger: Ledger, vote: Vote, nth: int) -> Vote:
    if vote.target is None or not ledger.has(vote.voter, Trait.CLUMSY):
        return vote
    others = [seat for seat in ledger.living() if seat not in (vote.voter, vote.target)]
    if not others or ledger.decide("clumsy", vote.voter, nth=nth) == "right":
        return vote
    if len(others) == 1:
        return replace(vote, target=others[0])
    numbers = [str(number) for number in range(1, len(others) + 1)]
    drawn = ledger.chance.outcome("clumsy_pick", of=vote.voter, among=numbers, nth=nth)
    return replace(vote, target=others[int(drawn) - 1])


def _strike(ledger: Ledger, dusk: Dusk) -> None:
    """Who has let the vote pass is warned, or out; a vote, for nobody too, makes good (rules page, 5.6, 4).

    The second vote of a day counts against nobody, nor does one that was excused, but it makes good as well.
    """
    voters = {vote.voter for vote in dusk.votes}
    for player in ledger.village.living:
        missed = 0 if player.seat in voters else player.missed + 1
        if (dusk.second or dusk.excused) and missed:
            continue
        if missed != player.missed:
            ledger.set(player.seat, missed=missed)
        if missed >= STRIKES and ledger.options.absence == "remove":
            ledger.tell(RemovedForSilence(seat=player.seat))
            deaths.kill(ledger, player.seat, "afk")
            ledger.tell(*announce.last(ledger.options, ledger.deaths[-1]))
        elif missed and ledger.options.absence != "skip":
            ledger.tell(VoteMissed(to=player.seat, risk=_risk(ledger.options)))


def _risk(options: Options) -> str:
    """What another missed vote brings. Chance gives no sealed ballot."""
    sealed = options.vote_display == "outcome" and options.absence == "random"
    return "nothing" if sealed else _RISKS.get(options.absence, "nothing")


def _counted(ledger: Ledger, votes: Sequence[Vote]) -> dict[Seat, int]:
    return tally((vote.target, ledger.player(vote.voter).weight) for vote in votes if vote.target is not None)


def _read_out(votes: Sequence[Vote], counted: dict[Seat, int], *, named: bool) -> Iterator[VillageEvent]:
    """The votes that count, most first, then those for nobody.

    Where all have seen the votes cast no voter is named again: a Clumsy Guy's slip would be seen to be his.
    """
    for target, count in _ranked(counted):
        if named:
            yield VotesCounted(target=target, votes=count, voters=_voters(votes, target))
        else:
            yield VotesTotalled(target=target, votes=count)
    if any(vote.target is None for vote in votes):
        yield NobodyCounted(voters=_voters(votes, None))


def _condemn(ledger: Ledger, dusk: Dusk, seat: Seat, votes: int) -> Turn:
    """Lynch: the Prince is spared once; the Tanner's death is the end (rules page, 5.6, 5)."""
    player, day = ledger.player(seat), ledger.village.round
    if player.has(Trait.SPARED) and not player.used:
        ledger.set(seat, used=True)
        ledger.tell(PrinceSpared(seat=seat))
        _note(ledger, Count(day=day, end="spared", second=dusk.second, seat=seat, votes=votes))
        return ledger.turn()
    ledger.tell(Lynched(day=day, victim=seat))
    _note(ledger, Count(day=day, end="lynched", second=dusk.second, seat=seat, votes=votes))
    wins = player.has(Trait.LYNCH_WINS)
    before, told = len(ledger.deaths), len(ledger.events)
    deaths.kill(ledger, seat, "lynched", alone=wins)
    ledger.events[told:told] = announce.by_day(ledger.options, ledger.deaths[before:])
    done = ledger.turn()
    return joined(done, victory.tanner(done.state, seat, ledger.chance)) if wins else done


def _note(ledger: Ledger, count: Count) -> None:
    ledger.fields(counts=(*ledger.village.counts, count))


def _ranked(counts: dict[Seat, int]) -> list[tuple[Seat, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _voters(votes: Sequence[Vote], target: Seat | None) -> tuple[Seat, ...]:
    return tuple(sorted(vote.voter for vote in votes if vote.target == target))


class _Face:
    """What is the same for everybody who is asked: worked out once for each state."""

    __slots__ = ("ask", "chosen", "details", "id", "lines", "options")

    def __init__(self, village: Village, dusk: Dusk) -> None:
        self.id = prompt_id(village, dusk)
        self.ask = keys.ASK_VOTE_SECOND if dusk.second else keys.ASK_VOTE
        self.options = (*map(str, village.living_seats), keys.NOBODY)
        self.details = (Detail("day", Kind.NUMBER, village.round),)
        self.lines = tuple(_lines(village, dusk))
        self.chosen = {
            vote.voter: keys.NOBODY if vote.target is None else str(vote.target) for vote in dusk.votes
        }  # fmt: skip


def _lines(village: Village, dusk: Dusk) -> Iterator[Line]:
    """The live tally and who is still to vote where votes are open; elsewhere how many have voted, and no name."""
    if village.options.vote_display != "open":
        numbers = (("count", len(dusk.votes)), ("living", len(village.living)))
        yield Line(keys.LINE_VOTED, tuple([Detail(name, Kind.NUMBER, number) for name, number in numbers]))
        return
    counted = tally((vote.target, village.player(vote.voter).weight) for vote in dusk.votes if vote.target)
    for target, count in _ranked(counted):
        about = (Detail("target", Kind.SEAT, target), Detail("votes", Kind.NUMBER, count))
        yield Line(keys.LINE_TALLY, (*about, Detail("voters", Kind.SEATS, _voters(dusk.votes, target))))
    if any(vote.target is None for vote in dusk.votes):
        yield Line(keys.LINE_TALLY_NOBODY, (Detail("voters", Kind.SEATS, _voters(dusk.votes, None)),))
    voters = {vote.voter for vote in dusk.votes}
    waiting = tuple([seat for seat in village.living_seats if seat not in voters])
    if waiting:
        yield Line(
            keys.LINE_WAITING,
            (Detail("waiting", Kind.SEATS, waiting), Detail("count", Kind.NUMBER, len(waiting))),
        )
