"""The night's questions put to the seats, and what they answer. Knows what may be chosen, not what comes of it.

Everybody is asked one question of one shape, so that neither the number nor the time of messages tells who has a power.
Source: rules page, 5.2.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from games.core.game import Detail, Kind, Line, Move, Prompt
from games.core.ids import PromptId, Seat
from games.village import keys, talk
from games.village.questions import Question, question, usable
from games.village.roles._kit import Beat, Trait
from games.village.state import Night, Pick, Player, Turn, Village, turn

FOUR: Final = 4
"""So many alive, and some roles are warned (rules page, 3.3)."""

_CIRCLES: Final = {Beat.PACK: Trait.PACK, Beat.CULT: Trait.CULTIST}
"""Who chooses together at a beat."""


def prompts(village: Village, player: Player) -> Iterator[Prompt]:
    """The night's question of a living player, a second one where two are chosen, and the circle's talk."""
    night = village.in_phase(Night)
    pick, asked = choice(night, player.seat), question(village, player)
    if asked is None:
        yield _dream(village, night, player, pick)
    else:
        yield _first(village, night, player, asked, pick)
        if pick is not None and pick.first is not None and (asked.pair or asked.second):
            yield _second(village, night, asked, pick)
    yield from talk.prompts(village, player)


def answer(village: Village, move: Move) -> Turn:
    """Take an answer; it may be changed until dawn."""
    night = village.in_phase(Night)
    old = choice(night, move.seat)
    new = _answered(village, move, old)
    if new == old:
        return turn(village)
    others = tuple(pick for pick in night.picks if pick.seat != move.seat)
    return turn(_settled(village, replace(night, picks=(*others, new))))


def choice(night: Night, seat: Seat) -> Pick | None:
    """What this seat has answered so far."""
    for pick in night.picks:
        if pick.seat == seat:
            return pick
    return None


def mates_of(village: Village, player: Player) -> Iterator[Seat]:
    """The others who choose together with this player tonight."""
    power = usable(village, player)
    if power is not None and power.shared:
        for mate in village.members(_CIRCLES[power.beat], player.seat):
            if usable(village, village.player(mate)) is not None:
                yield mate


def bereft(before: Village, village: Village, gone: Seat) -> Village:
    """The night without a player who has left: everybody is asked anew, and it lasts its full time.

    Choices stand, but for his and those of him, and of whoever holds another role since then. Were only they asked
    anew, or a night waited for them, a phone or a night that does not close would tell who had chosen whom.
    """
    night = village.in_phase(Night)
    kept = tuple(pick for pick in night.picks if _stands(before, village, pick, gone))
    timer = village.timer.answered(False)
    return village.but(phase=replace(night, picks=kept, askings=night.askings + 1), timer=replace(timer, floor=None))


def _stands(before: Village, village: Village, pick: Pick, gone: Seat) -> bool:
    """Whether this is still a choice of somebody who is asked the same, among those whom he may choose."""
    player = village.player(pick.seat)
    if pick.seat == gone or before.player(pick.seat).role != player.role:
        return False
    asked = question(village, player)
    chosen = {target for target in (pick.first, pick.second) if target is not None}
    return asked is None or chosen <= set(asked.targets)


def _answered(village: Village, move: Move, old: Pick | None) -> Pick:
    """The choice that this answer makes of an earlier one."""
    seat, option = move.seat, str(move.pick)
    if question(village, village.player(seat)) is None:
        return Pick(seat=seat, dream=option)
    if old is not None and move.prompt.endswith(".second"):
        passed = option == keys.NOBODY
        return replace(old, second=None if passed else Seat(int(option)), passed=passed)
    if not option.isdigit():
        return Pick(seat=seat, spark=option == keys.SPARK)
    first = Seat(int(option))
    if old is None or old.second == first:
        return Pick(seat=seat, first=first)
    return Pick(seat=seat, first=first, second=old.second, passed=old.passed)


def _settled(village: Village, night: Night) -> Village:
    """The village with this night; its timer knows whether everybody living has answered."""
    after = village.with_phase(night)
    return after.but(timer=village.timer.answered(_complete(after, night)))


def _complete(village: Village, night: Night) -> bool:
    picks = {pick.seat: pick for pick in night.picks}
    if any(seat not in picks for seat in village.living_seats):
        return False
    return not any(_half(village, picks[seat]) for seat in village.living_seats)


def _half(village: Village, pick: Pick) -> bool:
    """Whether a second choice is still to be made."""
    if pick.first is None or pick.second is not None or pick.passed:
        return False
    asked = question(village, village.player(pick.seat))
    return asked is not None and (asked.pair or asked.second)


# The questions


def _first(village: Village, night: Night, player: Player, asked: Question, pick: Pick | None) -> Prompt:
    options = [*map(str, asked.targets)]
    if asked.spark:
        options.append(keys.SPARK)
    if not asked.power.mandatory:
        options.append(keys.NOBODY)
    return Prompt(
        id=PromptId(_named(village, night, _stem(asked.ask))),
        ask=asked.ask,
        options=tuple(options),
        details=_details(village),
        lines=(*_notes(village, player), *_warning(village, player), *_mates(village, night, player, asked)),
        chosen=_among(options, _option(pick)),
    )


def _second(village: Village, night: Night, asked: Question, pick: Pick) -> Prompt:
    """The second victim under rage, or whom the first lover loves."""
    options = [str(target) for target in asked.targets if target != pick.first]
    if not asked.pair:
        options.append(keys.NOBODY)
    chosen = str(pick.second) if pick.second is not None else keys.NOBODY if pick.passed else None
    return Prompt(
        id=PromptId(_named(village, night, _stem(asked.ask)) + ".second"),
        ask=asked.ask + keys.SECOND,
        options=tuple(options),
        details=(*_details(village), Detail("first", Kind.SEAT, pick.first)),
        chosen=_among(options, chosen),
    )


def _dream(village: Village, night: Night, player: Player, pick: Pick | None) -> Prompt:
    """What a sleeper is asked: another dream every night, and not the neighbour's."""
    number = (5 * village.round + player.seat) % len(keys.DREAMS)
    options = tuple("abcd"[: keys.DREAMS[number]])
    return Prompt(
        id=PromptId(_named(village, night, "dream")),
        ask=f"village-ask-dream-{number + 1}",
        options=options,
        details=_details(village),
        lines=tuple(_notes(village, player)),
        chosen=_among(options, None if pick is None else pick.dream),
        seats=False,
    )


def _named(village: Village, night: Night, stem: str) -> str:
    return f"n{village.round}.{stem}" + (f".{night.askings}" if night.askings > 1 else "")


@lru_cache
def _stem(ask: str) -> str:
    return ask.removeprefix("village-ask-").replace("-", "")


def _option(pick: Pick | None) -> str | None:
    if pick is None:
        return None
    if pick.spark:
        return keys.SPARK
    return keys.NOBODY if pick.first is None else str(pick.first)


def _among(options: list[str] | tuple[str, ...], chosen: str | None) -> str | None:
    """What is marked: an answer given to another question is none to this one."""
    return chosen if chosen in options else None


def _details(village: Village) -> tuple[Detail, ...]:
    return (Detail("night", Kind.NUMBER, village.round),)


def _notes(village: Village, player: Player) -> Iterator[Line]:
    """What kind of night it is for this player: in the message that everybody gets, so that it tells nobody else."""
    if player.has(Trait.WOLF):
        if village.silvered:
            yield Line(keys.LINE_SILVERED)
        elif player.hungover:
            yield Line(keys.LINE_DRUNK)
        elif village.raging and player.has(Trait.PACK):
            yield Line(keys.LINE_RAGING)
    elif player.card.note is not None:
        note = player.card.note(village, player)
        if note is not None:
            yield note


def _warning(village: Village, player: Player) -> Iterator[Line]:
    """With four alive, going out may lose the game (rules page, 3.3)."""
    if len(village.living) == FOUR and player.role in keys.LINES_FOUR:
        yield Line(keys.LINES_FOUR[player.role])


def _mates(village: Village, night: Night, player: Player, asked: Question) -> Iterator[Line]:
    """What the others who choose with this player have chosen so far."""
    if asked.power.shared:
        for mate in mates_of(village, player):
            yield from _wish(mate, choice(night, mate))


def _wish(mate: Seat, pick: Pick | None) -> Iterator[Line]:
    about = Detail("mate", Kind.SEAT, mate)
    if pick is None:
        yield Line(keys.LINE_MATE_WAITING, (about,))
    elif pick.first is None:
        yield Line(keys.LINE_MATE_NOBODY, (about,))
    else:
        yield Line(keys.LINE_MATE_CHOICE, (about, Detail("target", Kind.SEAT, pick.first)))
        if pick.second is not None:
            yield Line(keys.LINE_MATE_SECOND, (about, Detail("target", Kind.SEAT, pick.second)))
