"""From dawn to dusk: each function opens a phase, or closes one and opens the next.

Knows timers and the order of the day; questions and counting are in `votes.py`, deaths and the end in `endings.py`.
Every function returns the new state with what happened, in order. Source of the rules: rules page, Day.
"""

from collections.abc import Mapping
from dataclasses import replace

from games.core.ballots import first_two, leaders
from games.core.game import Moment
from games.core.ids import Seat
from games.lupi import night, votes
from games.lupi.durations import DURATIONS, Durations, warnings
from games.lupi.endings import die, finish, unless_decided
from games.lupi.events import (
    Abstained,
    CalledToVote,
    DiscussionOpened,
    FoundDevoured,
    Lynched,
    LynchingForbidden,
    NobodyCondemned,
    NobodyDevoured,
    NobodyNominated,
    NomineeFled,
    NomineesNamed,
    RoundOpened,
    RunOffOpened,
    SecondVoteOpened,
    SoleNomineeNamed,
    SpeechOpened,
    TiedAgain,
    VoteOpened,
)
from games.lupi.roles import BODYGUARD, JUDGE
from games.lupi.state import (
    Defence,
    FirstVote,
    Phase,
    SecondVote,
    State,
    Style,
    Talk,
    Turn,
    Vote,
    joined,
    turn,
    without,
    word_of,
)

ROUND_MOST = 12
"""Up to so many living players `auto` calls them in turn (rules page, Day, 3)."""
ABSENT_AFTER = 2
"""First votes in a row without an answer after which the group's absence rule applies (rules page, Leaving)."""
SILENCE_MOST = 3
"""After so many nights and days in which nobody answered anything the game is closed (rules page, Leaving)."""


def dawn(state: State, moment: Moment) -> Turn:
    """Close the night: who was devoured, whom the judge protects, which seat votes first."""
    prey = night.victim(state, moment.rng)
    woken = replace(state, guards=night.picks_of(state, BODYGUARD), shields=night.picks_of(state, JUDGE))
    if prey is None:
        told = turn(woken, NobodyDevoured(night=state.round))
    else:
        told = joined(turn(woken, FoundDevoured(night=state.round, victim=prey)), die(woken, prey, "devoured"))
    start = told.state.from_left_of(state.start if prey is None else prey)[0]
    return unless_decided(turn(replace(told.state, start=start), *told.events), lambda s: discuss(s, moment))


def discuss(state: State, moment: Moment) -> Turn:
    """Open the discussion."""
    living = len(state.living)
    length = _durations(state).discussion(living)
    opened = _phase(state, moment, Talk(), "talk", length)
    return turn(opened, DiscussionOpened(day=state.round, living=living, length_span=length))


def open_first_vote(state: State, moment: Moment) -> Turn:
    """Close the discussion and open the first vote in the style of the table.

    If the seat that was to start has left since dawn, the next living one to its left starts.
    """
    durations = _durations(state)
    queue = state.from_left_of(state.start - 1)
    started = replace(state, start=queue[0])
    if durations.call is None or style(state) == "together":
        opened = _phase(started, moment, FirstVote(style="together"), "vote", durations.together)
        return turn(opened, VoteOpened(day=state.round, living=len(queue), length_span=durations.together))
    round_opened = RoundOpened(day=state.round, first=queue[0], each_span=durations.call)
    vote = FirstVote(style="round", queue=queue, each=durations.call)
    return joined(turn(started, round_opened), _call(started, moment, vote))


def style(state: State) -> Style:
    """How the first vote is held today. Source: rules page, Day, 3."""
    wanted = state.options.vote_style
    if wanted != "auto":
        return wanted
    return "together" if state.options.pace == "slow" or len(state.living) > ROUND_MOST else "round"


def vote_first(state: State, vote: Vote, moment: Moment) -> Turn:
    """Take a vote of the first count. Called in turn, it is final and the next one is called."""
    now = state.in_phase(FirstVote)
    if vote in now.votes:
        return turn(state)
    answered = (*now.answered, vote.voter) if vote.voter not in now.answered else now.answered
    after = replace(now, votes=votes.cast(now.votes, vote), answered=answered)
    told = turn(replace(state, phase=after), votes.announced(vote))
    return told if now.style == "together" else joined(told, _next_call(told.state, moment))


def close_first_vote(state: State, moment: Moment) -> Turn:
    """Time is up: the called player abstains, or the common vote is counted."""
    now = state.in_phase(FirstVote)
    if now.style == "together":
        return _count_first(state, moment)
    seat = now.queue[0]
    return joined(turn(state, Abstained(seats=(seat,), count=1)), _next_call(state, moment))


def leave_first_vote(state: State, gone: Seat, moment: Moment) -> Turn:
    """Go on without a player who left: votes by him and for him are void, who gave them may vote again."""
    now = state.in_phase(FirstVote)
    again = tuple(vote.voter for vote in now.votes if vote.target == gone)
    kept = tuple(vote for vote in now.votes if gone not in (vote.voter, vote.target))
    if now.style == "together":
        return turn(replace(state, phase=replace(now, votes=kept)))
    called = now.queue[0] == gone
    rest = without(now.queue, gone) + again
    after = replace(now, votes=kept, queue=(gone, *rest) if called else rest)
    left = replace(state, phase=after)
    return _next_call(left, moment) if called else turn(left)


def next_speech(state: State, moment: Moment) -> Turn:
    """Close a speech: the next nominee speaks, or the village decides."""
    now = state.in_phase(Defence)
    if now.speaking + 1 < len(now.nominees):
        return _speak(state, moment, replace(now, speaking=now.speaking + 1))
    if len(now.nominees) == 1:
        return condemn(state, now.nominees[0], moment)
    return _open_second(state, moment, SecondVote(nominees=now.nominees))


def vote_second(state: State, vote: Vote) -> Turn:
    """Take a vote of the second count or the run-off; it may be changed until time is up."""
    now = state.in_phase(SecondVote)
    if vote in now.votes:
        return turn(state)
    after = replace(now, votes=votes.cast(now.votes, vote))
    return turn(replace(state, phase=after), votes.announced(vote))


def close_second_vote(state: State, moment: Moment) -> Turn:
    """Count: one is condemned, the tied are voted on once more, or nobody is lynched."""
    now = state.in_phase(SecondVote)
    told = turn(state, *votes.results(state, now.votes, votes.abstainers(state, now.votes)))
    return joined(told, sentence(state, votes.counted(state, now.votes), moment))


def sentence(state: State, counted: Mapping[Seat, int], moment: Moment) -> Turn:
    """What the second count comes to. Source: rules page, Day, 6."""
    now = state.in_phase(SecondVote)
    condemned = tuple(sorted(leaders(counted)))
    if not condemned:
        return joined(turn(state, NobodyCondemned(day=state.round)), dusk(state, moment))
    if len(condemned) == 1:
        return condemn(state, condemned[0], moment)
    if now.runoff:
        return joined(turn(state, TiedAgain(day=state.round, nominees=condemned)), dusk(state, moment))
    return _open_second(state, moment, SecondVote(nominees=condemned, runoff=True))


def leave_second_vote(state: State, gone: Seat) -> Turn:
    """Go on without a voter who left and was not voted on: his vote is void."""
    now = state.in_phase(SecondVote)
    kept = tuple(vote for vote in now.votes if vote.voter != gone)
    return turn(replace(state, phase=replace(now, votes=kept)))


def flee(state: State, gone: Seat, moment: Moment) -> Turn:
    """A nominee left before the count: he is the day's loss. Decision: so is one of the tied in a run-off."""
    return joined(turn(state, NomineeFled(day=state.round, seat=gone)), dusk(state, moment))


def condemn(state: State, seat: Seat, moment: Moment) -> Turn:
    """Lynch, unless a judge forbids it."""
    if seat in state.protected:
        return joined(turn(state, LynchingForbidden(day=state.round, seat=seat)), dusk(state, moment))
    told = joined(turn(state, Lynched(day=state.round, victim=seat)), die(state, seat, "lynched"))
    return unless_decided(told, lambda s: dusk(s, moment))


def dusk(state: State, moment: Moment) -> Turn:
    """Close the day: night falls, unless nobody has answered anything for too long."""
    silent = 0 if state.stirred else state.silent + 1
    after = replace(state, silent=silent)
    return finish(after, "nobody", why="silence") if silent >= SILENCE_MOST else night.fall(after, moment)


def _next_call(state: State, moment: Moment) -> Turn:
    """The called player is done with: call the next one, or count."""
    now = state.in_phase(FirstVote)
    after = replace(now, queue=now.queue[1:])
    if after.queue:
        return _call(state, moment, after)
    return _count_first(replace(state, phase=after), moment)


def _call(state: State, moment: Moment, vote: FirstVote) -> Turn:
    called = replace(vote, call=vote.call + 1)
    opened = _phase(state, moment, called, f"vote.{called.call}", called.each)
    return turn(opened, CalledToVote(day=state.round, seat=called.queue[0], length_span=called.each))


def _count_first(state: State, moment: Moment) -> Turn:
    now = state.in_phase(FirstVote)
    silent = votes.abstainers(state, now.votes) if now.style == "together" else ()
    noted = _with_missed(state, now)
    told = turn(noted, *votes.results(noted, now.votes, silent))
    return joined(told, nominate(noted, votes.counted(noted, now.votes), moment))


def nominate(state: State, counted: Mapping[Seat, int], moment: Moment) -> Turn:
    """What the first count comes to. Source: rules page, Day, 4."""
    nominees = tuple(sorted(first_two(counted)))
    if not nominees:
        return joined(turn(state, NobodyNominated(day=state.round)), dusk(state, moment))
    named = (
        SoleNomineeNamed(day=state.round, nominee=nominees[0])
        if len(nominees) == 1
        else NomineesNamed(day=state.round, nominees=nominees)
    )
    return joined(turn(state, named), _speak(state, moment, Defence(nominees=nominees)))


def _with_missed(state: State, vote: FirstVote) -> State:
    """Count the first votes in a row that each of the living has let pass; one that was excused only makes good."""
    more = 0 if vote.excused else 1
    players = tuple(
        replace(player, missed=0 if player.seat in vote.answered else player.missed + more) if player.alive else player
        for player in state.players
    )
    return replace(state, players=players)


def _speak(state: State, moment: Moment, defence: Defence) -> Turn:
    length = _durations(state).defence(len(defence.nominees))
    opened = _phase(state, moment, defence, f"speech.{defence.speaking + 1}", length)
    return turn(opened, SpeechOpened(speaker=defence.nominees[defence.speaking], length_span=length))


def _open_second(state: State, moment: Moment, vote: SecondVote) -> Turn:
    length = _durations(state).second
    opened = _phase(state, moment, vote, word_of(vote), length)
    event = RunOffOpened if vote.runoff else SecondVoteOpened
    return turn(opened, event(day=state.round, nominees=vote.nominees, length_span=length))


def _durations(state: State) -> Durations:
    return DURATIONS[state.options.pace]


def _phase(state: State, moment: Moment, phase: Phase, name: str, length: int) -> State:
    alerts = warnings(state.options.pace, length)
    timer = state.timer.opened(f"d{state.round}.{name}", moment.now, length, alerts)
    return replace(state, phase=phase, timer=timer)
