"""Final shots: the question to a dead Hunter, and the pause that hides that there is none. Knows no timer.

Where roles are hidden every death is followed by the same pause, whoever has died, so that a pause tells nothing; and
a Hunter who does not shoot is not told of. Source: rules page, 2.4, 17, and 5.3, 2.
"""

from collections.abc import Iterator
from dataclasses import replace

from games.core.game import Move, Prompt
from games.core.ids import PromptId, Seat
from games.village import announce, deaths, keys
from games.village.chance import Chance
from games.village.events import HunterSpared
from games.village.state import Pick, Player, Shot, Turn, Village, joined, turn


def due(village: Village, since: int) -> bool:
    """Whether the deaths since there were so many are followed by a pause."""
    if village.shots:
        return True
    return announce.hidden(village.options) and any(not death.quiet for death in village.deaths[since:])


def prompts(village: Village, player: Player) -> Iterator[Prompt]:
    """The question to a dead Hunter. In a pause that hides who is asked nobody is seen to be waited for."""
    shot = village.in_phase(Shot)
    if player.seat in shot.hunters:
        pick = choice(shot, player.seat)
        chosen = None if pick is None else keys.NOBODY if pick.first is None else str(pick.first)
        yield Prompt(
            id=PromptId(phase_name(village, shot)),
            ask=keys.ASK_SHOT,
            options=(*map(str, village.living_seats), keys.NOBODY),
            standing=announce.hidden(village.options),
            chosen=chosen,
        )


def phase_name(village: Village, shot: Shot) -> str:
    """The name of this pause and of its question: no two are the same."""
    stem = {"night": f"n{village.round}", "shot": f"d{village.round}", "lynch": f"d{village.round}.dusk"}[shot.after]
    return f"{stem}{'.2' if shot.second else ''}.shot.{shot.number}"


def choice(shot: Shot, seat: Seat) -> Pick | None:
    """Whom this Hunter wants so far."""
    return next((pick for pick in shot.picks if pick.seat == seat), None)


def answer(village: Village, move: Move) -> Turn:
    """Take aim; it may be changed as long as the pause lasts."""
    shot = village.in_phase(Shot)
    new = Pick(seat=move.seat, first=None if move.pick == keys.NOBODY else Seat(int(str(move.pick))))
    if new in shot.picks:
        return turn(village)
    others = tuple(pick for pick in shot.picks if pick.seat != move.seat)
    return turn(village.with_phase(replace(shot, picks=(*others, new))))


def settled(village: Village) -> bool:
    """Whether the pause need not last: everybody who was asked has answered, and that is no secret."""
    shot = village.in_phase(Shot)
    return not announce.hidden(village.options) and len(shot.picks) == len(shot.hunters)


def bereft(village: Village, gone: Seat) -> Village:
    """The pause without a player who has left: whoever aimed at him may aim again."""
    shot = village.in_phase(Shot)
    kept = tuple(pick for pick in shot.picks if pick.first != gone)
    return village.with_phase(replace(shot, picks=kept)) if kept != shot.picks else village


def forgone(village: Village, hunter: Seat) -> Turn:
    """A dead Hunter gives up his seat, and his shot with it."""
    shot = village.in_phase(Shot)
    after = village.but(
        phase=replace(
            shot,
            hunters=tuple(seat for seat in shot.hunters if seat != hunter),
            picks=tuple(pick for pick in shot.picks if pick.seat != hunter),
        ),
        shots=tuple(seat for seat in village.shots if seat != hunter),
    )
    return turn(after) if announce.hidden(village.options) else turn(after, HunterSpared(hunter=hunter))


def fire(village: Village, chance: Chance) -> Turn:
    """The pause is over: those who were asked shoot, one after the other. Whom they kill is told with what follows."""
    shot = village.in_phase(Shot)
    told = turn(village)
    for hunter in shot.hunters:
        told = joined(told, _one(told.state, hunter, choice(shot, hunter), chance))
    return told


def _one(village: Village, hunter: Seat, pick: Pick | None, chance: Chance) -> Turn:
    target = None if pick is None else pick.first
    if target is not None and not village.player(target).alive:
        target = None
    before = len(village.deaths)
    done = deaths.final_shot(village, hunter, target, chance)
    events = done.events
    if announce.hidden(village.options):
        events = tuple(event for event in events if not isinstance(event, HunterSpared))
    dead = done.state.deaths[before:]
    return turn(done.state, *events, *announce.by_day(village.options, dead))
