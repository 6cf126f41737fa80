"""The questions of the day's counts and what they show, and how votes are kept. Knows no timer and no verdict.

Votes are public: everybody asked sees the same lines. Source: rules page, Day, 3 and 6.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.core.ballots import tally
from games.core.game import Detail, Kind, Line, Place, Prompt
from games.core.ids import PromptId, Seat
from games.lupi import keys
from games.lupi.events import Abstained, LupiEvent, NobodyCounted, VoteCast, VotedForNobody, VotesCounted
from games.lupi.state import FirstVote, Player, SecondVote, State, Vote, word_of


def first_prompts(state: State, player: Player) -> Iterator[Prompt]:
    """The first vote: the called player's own question, or one question for everybody."""
    vote = state.in_phase(FirstVote)
    together = vote.style == "together"
    if not together and vote.queue[0] != player.seat:
        return
    day = Detail("day", Kind.NUMBER, state.round)
    ballot = _Ballot(
        name=f"d{state.round}.vote" + ("" if together else f".{vote.call}"),
        ask=keys.ASK_VOTE if together else keys.ASK_CALL,
        candidates=tuple(other.seat for other in state.living),
        votes=vote.votes,
        waiting=abstainers(state, vote.votes) if together else vote.queue[1:],
        details=(day,) if together else (day, Detail("caller", Kind.SEAT, player.seat)),
    )
    yield _put(state, player, ballot)


def second_prompts(state: State, player: Player) -> Iterator[Prompt]:
    """The second vote or the run-off: one question for everybody alive, nominees too."""
    vote = state.in_phase(SecondVote)
    ballot = _Ballot(
        name=f"d{state.round}.{word_of(vote)}",
        ask=keys.ASK_RUNOFF if vote.runoff else keys.ASK_SECOND,
        candidates=vote.nominees,
        votes=vote.votes,
        waiting=abstainers(state, vote.votes),
        details=(Detail("day", Kind.NUMBER, state.round), Detail("nominees", Kind.SEATS, vote.nominees)),
    )
    yield _put(state, player, ballot)


def read(voter: Seat, pick: str) -> Vote:
    """The vote that an option stands for."""
    return Vote(voter=voter, target=None if pick == keys.NOBODY_OPTION else Seat(int(pick)))


def cast(votes: Sequence[Vote], new: Vote) -> tuple[Vote, ...]:
    """The votes with this one, in place of an earlier one of the same voter."""
    return (*(vote for vote in votes if vote.voter != new.voter), new)


def announced(vote: Vote) -> LupiEvent:
    """What the table is told of a vote."""
    if vote.target is None:
        return VotedForNobody(voter=vote.voter)
    return VoteCast(voter=vote.voter, target=vote.target)


def counted(state: State, votes: Iterable[Vote]) -> dict[Seat, int]:
    """Votes for each player, with the weights of this moment: a sash shown late counts in an open count."""
    return tally((vote.target, state.player(vote.voter).weight) for vote in votes if vote.target is not None)


def results(state: State, votes: Sequence[Vote], silent: tuple[Seat, ...]) -> tuple[LupiEvent, ...]:
    """What the table is told when a count closes: who gave no answer, then the votes, most first, and those for nobody."""
    absent = (Abstained(seats=silent, count=len(silent)),) if silent else ()
    read_out = (
        VotesCounted(target=seat, votes=count, voters=_voters(votes, seat))
        for seat, count in _ranked(counted(state, votes))
    )
    none = (NobodyCounted(voters=_voters(votes, None)),) if any(vote.target is None for vote in votes) else ()
    return (*absent, *read_out, *none)


def abstainers(state: State, votes: Iterable[Vote]) -> tuple[Seat, ...]:
    """Who is alive and has no vote in this count."""
    voters = {vote.voter for vote in votes}
    return tuple(player.seat for player in state.living if player.seat not in voters)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ballot:
    """One question of a count, before it is put to anybody."""

    name: str
    ask: str
    candidates: tuple[Seat, ...]
    votes: tuple[Vote, ...]
    waiting: tuple[Seat, ...]
    details: tuple[Detail, ...]


def _put(state: State, player: Player, ballot: _Ballot) -> Prompt:
    """The question as this player is asked it: his own seat is closed to him."""
    mine = next((vote for vote in ballot.votes if vote.voter == player.seat), None)
    others = tuple(str(seat) for seat in ballot.candidates if seat != player.seat)
    return Prompt(
        id=PromptId(ballot.name),
        ask=ballot.ask,
        options=(*others, keys.NOBODY_OPTION),
        barred=((str(player.seat), keys.OWN_VOTE),) if player.seat in ballot.candidates else (),
        place=Place.TABLE,
        details=ballot.details,
        lines=tuple(_lines(state, ballot.votes, ballot.waiting)),
        chosen=None if mine is None else _option(mine),
    )


def _option(vote: Vote) -> str:
    return keys.NOBODY_OPTION if vote.target is None else str(vote.target)


def _lines(state: State, votes: tuple[Vote, ...], waiting: tuple[Seat, ...]) -> Iterator[Line]:
    """The live tally: one line a player with votes, one for "nobody", one for who is still to vote."""
    for target, count in _ranked(counted(state, votes)):
        about = (Detail("target", Kind.SEAT, target), Detail("votes", Kind.NUMBER, count))
        yield Line(keys.LINE_TALLY, (*about, Detail("voters", Kind.SEATS, _voters(votes, target))))
    if any(vote.target is None for vote in votes):
        yield Line(keys.LINE_TALLY_NOBODY, (Detail("voters", Kind.SEATS, _voters(votes, None)),))
    if waiting:
        count_left = Detail("count", Kind.NUMBER, len(waiting))
        yield Line(keys.LINE_WAITING, (Detail("waiting", Kind.SEATS, waiting), count_left))


def _voters(votes: Iterable[Vote], target: Seat | None) -> tuple[Seat, ...]:
    return tuple(sorted(vote.voter for vote in votes if vote.target == target))


def _ranked(counts: Mapping[Seat, int]) -> list[tuple[Seat, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
