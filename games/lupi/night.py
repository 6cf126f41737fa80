"""The night: what each living seat is asked, what it answers, who is devoured. Knows nothing of the day.

Everybody is asked one question of one shape, so that neither the number nor the time of messages tells who has a power.
Source of the rules: rules page, Night.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from games.core.ballots import leaders, tally
from games.core.game import Detail, Kind, Line, Moment, Move, Prompt, Reason, Refused
from games.core.ids import PromptId, RoleKey, Seat, TextId
from games.core.rng import Rng
from games.lupi import keys
from games.lupi.durations import DURATIONS, warnings
from games.lupi.events import LupiEvent, NightFell, PackTalked, SeerSawHuman, SeerSawWolf
from games.lupi.roles import BODYGUARD, JUDGE, SEER, WOLF
from games.lupi.state import Night, Pick, Player, Sighting, State, Talker, Turn, turn, without

TALK_WORDS = 300
"""Characters of one message to the pack."""
TALK_PAUSE = timedelta(seconds=3)
"""Game time between two messages of one wolf."""
TALK_MOST = 20
"""Messages of one wolf in one night."""

_ASKS: dict[RoleKey, tuple[str, str]] = {
    WOLF: ("wolf", keys.ASK_WOLF),
    SEER: ("seer", keys.ASK_SEER),
    BODYGUARD: ("bodyguard", keys.ASK_BODYGUARD),
    JUDGE: ("judge", keys.ASK_JUDGE),
}
_SLEEP = ("sleep", keys.ASK_SLEEP)


def has_power(role: RoleKey) -> bool:
    """Whether this card chooses something by night; all others are asked whom they dream of."""
    return role in _ASKS


def fall(state: State, moment: Moment) -> Turn:
    """Open the next night. Its slack is drawn on a stream of its own, which nothing secret touches."""
    durations = DURATIONS[state.options.pace]
    slack = moment.rng.stream("slack").below(durations.slack + 1)
    number = state.round + 1
    length = durations.night
    timer = state.timer.opened(
        f"n{number}", moment.now, length, warnings(state.options.pace, length), floor=durations.floor + slack
    )
    fallen = replace(state, round=number, phase=Night(), timer=timer, shields=(), stirred=False)
    return turn(fallen, NightFell(night=number, living=len(state.living), length_span=length))


def prompts(state: State, player: Player) -> Iterator[Prompt]:
    """The night's question of a living player, and the pack's talk where there is a pack.

    A seer who has looked is asked nothing more: the answer was final.
    """
    night = state.in_phase(Night)
    if player.role != SEER or choice(night, player.seat) is None:
        yield _question(state, night, player)
    if player.wolf and _companions(state, player):
        yield Prompt(
            id=_talk_id(state),
            ask=keys.ASK_TALK,
            options=(),
            words=TALK_WORDS,
            standing=True,
            details=_details(state),
        )


def answer(state: State, move: Move, moment: Moment) -> Turn:
    """Take an answer: a choice, or words for the pack. Raises Refused for words too soon or too many."""
    if move.text is not None:
        return _talk(state, move.seat, move.text, moment)
    night = state.in_phase(Night)
    target = Seat(int(str(move.pick)))
    if choice(night, move.seat) == target:
        return turn(state)
    others = tuple(pick for pick in night.picks if pick.seat != move.seat)
    chosen = _settled(state, replace(night, picks=(*others, Pick(seat=move.seat, target=target))))
    return _look(chosen, move.seat, target) if state.player(move.seat).role == SEER else turn(chosen)


def choice(night: Night, seat: Seat) -> Seat | None:
    """Whom this seat has chosen so far."""
    return next((pick.target for pick in night.picks if pick.seat == seat), None)


def picks_of(state: State, role: RoleKey) -> tuple[Pick, ...]:
    """The choices of the players with this card, in seat order."""
    night = state.in_phase(Night)
    found = (pick for pick in night.picks if state.player(pick.seat).role == role)
    return tuple(sorted(found, key=lambda pick: pick.seat))


def victim(state: State, rng: Rng) -> Seat | None:
    """Whom the wolves devour: most of their choices, a tie drawn among the tied, nobody if he is guarded."""
    counted = tally((pick.target, 1) for pick in picks_of(state, WOLF))
    wanted = sorted(leaders(counted))
    if not wanted:
        return None
    prey = wanted[0] if len(wanted) == 1 else rng.stream("victim").choice(wanted)
    guarded = {pick.target for pick in picks_of(state, BODYGUARD)}
    return None if prey in guarded else prey


def bereft(state: State, gone: Seat) -> State:
    """The night without a player who left: his choice is void, who had chosen him is asked again.

    So is a seer who had looked at him, though he was answered: were he not, an early dawn would tell that the one who
    is not waited for has that card. Source: rules page, Leaving.
    """
    night = state.in_phase(Night)
    void = {pick.seat for pick in night.picks if gone in (pick.seat, pick.target)}
    picks = tuple(pick for pick in night.picks if pick.seat not in void)
    again = night.again + without(sorted(void), gone)
    return _settled(state, replace(night, picks=picks, again=again))


def answered(seen: Sighting) -> LupiEvent:
    """What the seer is told of what he has seen."""
    if seen.wolf:
        return SeerSawWolf(to=seen.seer, about=seen.about)
    return SeerSawHuman(to=seen.seer, about=seen.about)


def _question(state: State, night: Night, player: Player) -> Prompt:
    name, ask = _ASKS.get(player.role, _SLEEP)
    times = night.again.count(player.seat)
    barred = _barred(state, player)
    closed = {option for option, _ in barred}
    chosen = choice(night, player.seat)
    return Prompt(
        id=PromptId(f"n{state.round}.{name}" + (f".{times + 1}" if times else "")),
        ask=ask,
        options=tuple(str(seat) for seat in _targets(state, player) if str(seat) not in closed),
        barred=barred,
        details=_details(state),
        lines=tuple(_pack_lines(state, night, player)),
        chosen=None if chosen is None else str(chosen),
    )


def _targets(state: State, player: Player) -> tuple[Seat, ...]:
    """Whom he may choose: wolves a human, bodyguard and judge anybody, all others anybody else."""
    living = state.living
    if player.wolf:
        return tuple(other.seat for other in living if not other.wolf)
    if player.role in (BODYGUARD, JUDGE):
        return tuple(other.seat for other in living)
    return tuple(other.seat for other in living if other.seat != player.seat)


def _barred(state: State, player: Player) -> tuple[tuple[str, str], ...]:
    """A bodyguard may not guard the same player two nights running."""
    return tuple(
        (str(guard.target), keys.GUARDED_LAST_NIGHT)
        for guard in state.guards
        if guard.seat == player.seat and state.player(guard.target).alive
    )


def _companions(state: State, player: Player) -> tuple[Seat, ...]:
    return tuple(other.seat for other in state.living if other.wolf and other.seat != player.seat)


def _pack_lines(state: State, night: Night, player: Player) -> Iterator[Line]:
    """What the other living wolves have chosen so far; nothing for anybody else."""
    for wolf in _companions(state, player) if player.wolf else ():
        about = Detail("wolf", Kind.SEAT, wolf)
        target = choice(night, wolf)
        if target is None:
            yield Line(keys.LINE_PACK_WAITING, (about,))
        else:
            yield Line(keys.LINE_PACK_CHOICE, (about, Detail("target", Kind.SEAT, target)))


def _details(state: State) -> tuple[Detail, ...]:
    return (Detail("night", Kind.NUMBER, state.round),)


def _talk_id(state: State) -> PromptId:
    return PromptId(f"n{state.round}.talk")


def _settled(state: State, night: Night) -> State:
    """The state with this night; its timer knows whether everybody living has answered."""
    waiting = {player.seat for player in state.living} - {pick.seat for pick in night.picks}
    return replace(state, phase=night, timer=state.timer.answered(not waiting))


def _look(state: State, seer: Seat, about: Seat) -> Turn:
    wolf = state.player(about).wolf
    seen = Sighting(night=state.round, seer=seer, about=about, wolf=wolf)
    learnt = replace(state, sightings=(*state.sightings, seen))
    return turn(learnt, answered(seen))


def _talk(state: State, speaker: Seat, text: TextId, moment: Moment) -> Turn:
    night = state.in_phase(Night)
    before = next((talker for talker in night.talkers if talker.seat == speaker), None)
    count = 0 if before is None else before.count
    if count >= TALK_MOST:
        raise Refused(Reason.BARRED, keys.TALK_ENOUGH)
    # More time for the night sets its clock back: what was said before then is long ago.
    if before is not None and timedelta(0) <= moment.now - before.last < TALK_PAUSE:
        raise Refused(Reason.BARRED, keys.TALK_TOO_FAST)
    others = tuple(talker for talker in night.talkers if talker.seat != speaker)
    now = Talker(seat=speaker, count=count + 1, last=moment.now)
    listeners = _companions(state, state.player(speaker))
    spoken = replace(state, phase=replace(night, talkers=(*others, now)))
    return turn(spoken, PackTalked(to=listeners, speaker=speaker, text=text))
