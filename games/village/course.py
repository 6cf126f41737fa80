"""How one phase leads to the next. Knows timers and the order of an evening; what happens in a phase is elsewhere.

Every function closes a phase or opens one, and returns the new state with what happened, in order.
Source: rules page, 5.
"""

from dataclasses import replace

from games.core.game import Moment
from games.village import announce, day, dusk, night, nightfall, recall, shots, victory
from games.village.chance import Chance, SeededChance
from games.village.durations import DURATIONS, Durations, warnings
from games.village.ending import over
from games.village.events import DayBroke, NightFell, SecondVoteOpened, ShotAwaited, VoteOpened
from games.village.ledger import Ledger
from games.village.state import Day, Dusk, Night, Over, Phase, Shot, Turn, Village, joined, turn

SILENCE_MOST = 3
"""After so many nights and days in which nobody answered anything the game is closed without a winner."""


def nights(village: Village, moment: Moment) -> Turn:
    """Close the day: night falls, unless nobody has answered anything for too long."""
    silent = 0 if village.stirred else village.silent + 1
    after = village.but(silent=silent, stirred=False)
    if silent >= SILENCE_MOST:
        return over(Ledger(after, chance_of(after)), "nobody", (), why="silence")
    return fall(after, moment)


def fall(village: Village, moment: Moment) -> Turn:
    """Open the next night, or the day after it if it is slept. Its slack is drawn on a stream that nothing secret touches."""
    fallen = nightfall.fall(village, SeededChance(village.luck, village.round + 1))
    state = fallen.state
    if isinstance(state.phase, Over):
        return fallen
    if state.slept:
        return joined(fallen, wake(state, moment))
    durations = _durations(state)
    length = durations.of_night(flagged=state.flag and state.round == 1)
    floor = durations.floor + moment.rng.stream("slack").below(durations.slack + 1)
    opened = _open(state, moment, Night(), f"n{state.round}", length, floor=floor)
    fell = NightFell(night=state.round, living=len(state.living), length_span=length)
    return turn(opened, fell, *fallen.events)


def dawn(village: Village, moment: Moment) -> Turn:
    """Close the night: what it brought to each, then in public who is dead."""
    resolved = night.resolve(village, chance_of(village))
    since = len(village.deaths)
    news = announce.dawn(resolved.state, since, resolved.events)
    told = turn(recall.kept(resolved.state, resolved.events), *resolved.events, *news)
    return _after_deaths(told, moment, since, Shot(after="night"))


def at_dawn(so_far: Turn, moment: Moment) -> Turn:
    """Close the night now if everybody has answered and floor and slack have passed."""
    state = so_far.state
    return joined(so_far, dawn(state, moment)) if state.timer.ends <= moment.now else so_far


def wake(village: Village, moment: Moment) -> Turn:
    """Open the day."""
    living = len(village.living)
    length = _durations(village).of_day(living)
    opened = _open(village, moment, Day(), f"d{village.round}.day", length)
    return turn(opened, DayBroke(day=village.round, living=living, length_span=length))


def evening(village: Village, moment: Moment) -> Turn:
    """Close the day: the Detectives' answers, the Gunners' shots."""
    closed = day.close(village, chance_of(village))
    told = turn(recall.kept(closed.state, closed.events), *closed.events)
    return _after_deaths(told, moment, len(village.deaths), Shot(after="shot", notes=day.notes_of(village)))


def count(village: Village, moment: Moment) -> Turn:
    """Close the vote."""
    counted = dusk.close(village, chance_of(village))
    if isinstance(counted.state.phase, Over):
        return dusk.unwarned(counted)
    now = village.in_phase(Dusk)
    pause = Shot(after="lynch", second=now.second, notes=now.notes)
    return dusk.unwarned(_after_deaths(counted, moment, len(village.deaths), pause))


def fire(village: Village, moment: Moment) -> Turn:
    """Close a pause: final shots, and a pause for those who die of them."""
    now = village.in_phase(Shot)
    fired = shots.fire(village, chance_of(village))
    again = replace(now, hunters=(), picks=(), number=now.number + 1, notes=day.notes_of(village))
    return _after_deaths(fired, moment, len(village.deaths), again)


def chance_of(village: Village) -> Chance:
    """Where this round's outcomes come from."""
    return SeededChance(village.luck, village.round)


def _after_deaths(so_far: Turn, moment: Moment, since: int, pause: Shot) -> Turn:
    """Wait for final shots if there may be any, else settle and go on."""
    state = so_far.state
    if shots.due(state, since):
        length = _durations(state).shot
        waiting = replace(pause, hunters=state.shots)
        opened = _open(state, moment, waiting, shots.phase_name(state, waiting), length)
        return turn(opened, *so_far.events, ShotAwaited(length_span=length))
    settled = victory.settle(state, chance_of(state))
    told = joined(so_far, settled)
    if isinstance(settled.state.phase, Over):
        return told
    return joined(told, _next(settled.state, moment, pause))


def _next(village: Village, moment: Moment, done: Shot) -> Turn:
    """What follows once deaths and changes are settled."""
    if done.after == "night":
        return wake(village, moment)
    if done.after == "shot":
        return _vote(village, moment, done, second=False)
    if (village.trouble or village.peace) and not done.second:
        return _vote(village, moment, done, second=True)
    return nights(village, moment)


def _vote(village: Village, moment: Moment, done: Shot, *, second: bool) -> Turn:
    """Open a vote; at peace there is none."""
    vote = Dusk(second=second, notes=done.notes)
    if village.peace:
        return count(village.with_phase(vote), moment)
    length = _durations(village).dusk
    opened = _open(village, moment, vote, f"d{village.round}.{'second' if second else 'dusk'}", length)
    told = SecondVoteOpened if second else VoteOpened
    return turn(opened, told(day=village.round, living=len(village.living), length_span=length))


def _durations(village: Village) -> Durations:
    return DURATIONS[village.options.pace]


def _open(
    village: Village, moment: Moment, phase: Phase, name: str, length: int, *, floor: int | None = None
) -> Village:
    alerts = warnings(village.options.pace, length)
    return village.with_phase(phase, timer=village.timer.opened(name, moment.now, length, alerts, floor))
