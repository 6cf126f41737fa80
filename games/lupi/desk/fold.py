"""From entries to the position: each entry through the same rules as a game of the bot's own. No rule is written here."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from games.core.game import Leave, Move, play
from games.core.ids import RoleKey, Seat
from games.lupi import day, deck, endings, keys, sash
from games.lupi.desk import calls, entries
from games.lupi.desk.calls import GAME
from games.lupi.desk.position import Position, Stage
from games.lupi.desk.terms import agreed
from games.lupi.roles import FIGURES, VILLAGER, WOLF
from games.lupi.state import Defence, Player, SecondVote, State, Turn, joined, turn


def step(position: Position, entry: entries.Entry) -> Position:
    """The position after one more entry. Raises whatever a rule raises for what it does not allow."""
    return _STEPS[type(entry)](position, entry)


def taken(position: Position, made: Turn, stage: Stage) -> Position:
    """What a rule has made of the game, to be read out. Somebody is always there: no game ends for silence in a room."""
    return position.but(game=replace(made.state, stirred=True), aloud=made.events, stage=stage)


# Before the game


def _seated(position: Position, entry: entries.Seated) -> Position:
    terms = position.terms
    kept = terms.deck if terms.deck is not None and sum(terms.deck) == entry.count else None
    return position.but(stage="terms", count=entry.count, names=entry.names, terms=replace(terms, deck=kept))


def _termed(position: Position, entry: entries.Termed) -> Position:
    return position.but(terms=agreed(position.terms, entry.name, entry.value))


def _deck_made(position: Position, entry: entries.DeckMade) -> Position:
    return position.but(terms=replace(position.terms, deck=entry.deck))


def _dealt(position: Position, entry: entries.Dealt) -> Position:
    return position.but(stage="dealt", roles=entry.roles, luck=entry.luck, by_hand=False)


def _hand_begun(position: Position, entry: entries.HandBegun) -> Position:
    return position.but(stage="hand", roles=(), holders=(), luck=entry.luck, by_hand=True)


def cards(position: Position) -> tuple[RoleKey, ...]:
    """The cards of the deck but for the villagers, in the order in which their holders are asked for."""
    counts = deck.deck(position.count, position.terms.options)
    return tuple(role for role in (WOLF, *FIGURES) for _ in range(counts[role]))


def _hand_told(position: Position, entry: entries.HandTold) -> Position:
    holders, wanted = (*position.holders, entry.seat), cards(position)
    if len(holders) < len(wanted):
        return position.but(holders=holders)
    held = dict(zip(holders, wanted, strict=True))
    roles = tuple(held.get(Seat(number), VILLAGER) for number in range(1, position.count + 1))
    return position.but(stage="dealt", holders=holders, roles=roles)


def _exchanged(position: Position, entry: entries.Exchanged) -> Position:
    roles = list(position.roles)
    one, other = entry.first - 1, entry.second - 1
    roles[one], roles[other] = roles[other], roles[one]
    return position.but(roles=tuple(roles))


# On to what follows


def _onward(position: Position, entry: entries.Onward) -> Position:  # noqa: ARG001 - a step
    return _ONWARD[position.stage](position)


def _begun(position: Position) -> Position:
    players = tuple(Player(seat=Seat(number), role=role) for number, role in enumerate(position.roles, start=1))
    return taken(position, GAME.seated(players, position.terms.options, position.moment), "call")


def _dawned(position: Position) -> Position:
    """What the calls have brought is what the bot would have been answered; then it is dawn."""
    game, moment = position.the_game(), position.moment
    for told in position.calls:
        unit = calls.named(position, told.unit)
        if unit is not None and told.target is not None:
            for seat in unit.choosers:
                asked = GAME.prompts(game, seat)[0]
                game = play(GAME, game, Move(seat=seat, prompt=asked.id, pick=str(told.target)), moment).state
    return taken(position.but(calls=(), split=False, day=game.round), day.dawn(game, moment), "dawn")


def _answered(position: Position) -> Position:
    return position.but(stage="call")


def _after_dawn(position: Position) -> Position:
    return position.but(stage="end") if position.ended else position.but(stage="day", aloud=())


def _to_the_vote(position: Position) -> Position:
    opened = day.open_first_vote(position.the_game(), position.moment)
    return taken(position.but(manner=position.terms.first, hands=()), opened, "vote")


def _to_the_speeches(position: Position) -> Position:
    return position.but(stage="speech", aloud=())


def _after_speech(position: Position) -> Position:
    return _followed(position, day.next_speech(position.the_game(), position.moment))


def _after_verdict(position: Position) -> Position:
    return position.but(stage="end") if position.ended else position.but(stage="call", aloud=())


_ONWARD: Final[Mapping[str, Callable[[Position], Position]]] = {
    "dealt": _begun,
    "call": _dawned,
    "answer": _answered,
    "dawn": _after_dawn,
    "day": _to_the_vote,
    "named": _to_the_speeches,
    "speech": _after_speech,
    "verdict": _after_verdict,
}
"""What follows a screen that has been read out."""


def _followed(position: Position, made: Turn) -> Position:
    """After a speech or a count: the next speech, a vote, or the day is over."""
    match made.state.phase:
        case Defence():
            stage: Stage = "named" if position.stage == "vote" else "speech"
        case SecondVote():
            stage = "second"
        case _:
            stage = "verdict"
    fresh = position.terms.second if position.stage == "speech" else position.manner
    return taken(position.but(manner=fresh, hands=()), made, stage)


# The night


def _pointed(position: Position, entry: entries.Pointed) -> Position:
    kept = tuple(told for told in position.calls if told.unit != entry.unit)
    unit = calls.named(position, entry.unit)
    told = position.but(calls=(*kept, entry))
    return told.but(stage="answer") if unit is not None and unit.role == calls.ORDER[-1] else told


def _split(position: Position, entry: entries.Split) -> Position:  # noqa: ARG001 - a step
    return position.but(split=True, calls=tuple(told for told in position.calls if told.unit != calls.PACK))


# The votes


def _entered(position: Position, entry: entries.Entered) -> Position:
    return position.but(manner=entry.manner)


def _voted(position: Position, entry: entries.Voted) -> Position:
    game = position.the_game()
    pick = keys.NOBODY_OPTION if entry.target is None else str(entry.target)
    asked = GAME.prompts(game, entry.voter)[0]
    made = play(GAME, game, Move(seat=entry.voter, prompt=asked.id, pick=pick), position.moment)
    return position.but(game=made.state, aloud=())


def _raised(position: Position, entry: entries.Raised) -> Position:
    others = tuple(one for one in position.hands if one[0] != entry.target)
    return position.but(hands=(*others, (entry.target, entry.votes)))


def _counted(position: Position, entry: entries.Counted) -> Position:  # noqa: ARG001 - a step
    game, moment = position.the_game(), position.moment
    first = position.stage == "vote"
    if position.manner == "voters":
        close = day.close_first_vote if first else day.close_second_vote
        return _followed(position, close(game, moment))
    totals = {seat: votes for seat, votes in sorted(position.hands) if votes}
    count = day.nominate if first else day.sentence
    return _followed(position, count(game, totals, moment))


def _sashed(position: Position, entry: entries.Sashed) -> Position:
    game = position.the_game()
    move = Move(seat=entry.seat, prompt=sash.prompt_id(game), pick=keys.SHOW_OPTION)
    return _besides(position, play(GAME, game, move, position.moment))


def _besides(position: Position, made: Turn) -> Position:
    """What a rule has made of the game while the screen stays what it is: it is read out as well."""
    return taken(position, joined(turn(position.the_game(), *position.aloud), made), position.stage)


# By hand


def _corrected(position: Position, entry: entries.Corrected) -> Position:
    """What the moderator knows better. Who goes home leaves as from a game of the bot's own (rules page, Leaving)."""
    game = position.the_game()
    if entry.alive is False and game.player(entry.seat).alive:
        made = GAME.leave(game, entry.seat, Leave.RESIGNED, position.moment)
    else:
        made = endings.unless_decided(turn(_put_right(game, entry)), turn)
    if type(made.state.phase) is not type(game.phase):
        ended = taken(position.but(calls=(), hands=()), made, "verdict")
        return ended.but(stage="end") if ended.ended else ended
    after = _besides(position.but(hands=()), made)
    kept = _still(after)
    asked_again = after.stage == "answer" and kept[-1:] != after.calls[-1:]
    return after.but(calls=kept, stage="call" if asked_again else after.stage)


def _put_right(game: State, entry: entries.Corrected) -> State:
    player, deaths = game.player(entry.seat), game.deaths
    if entry.alive:
        player, deaths = replace(player, alive=True), tuple(death for death in deaths if death.seat != entry.seat)
    if entry.role is None or entry.role == player.role:
        return replace(game.with_player(player), deaths=deaths)
    player = replace(player, role=entry.role, sash=False)
    # What he chose last night with a card that he never had is void.
    guards, shields = (
        tuple(pick for pick in picks if pick.seat != entry.seat) for picks in (game.guards, game.shields)
    )
    return replace(game.with_player(player), deaths=deaths, guards=guards, shields=shields)


def _still(position: Position) -> tuple[entries.Pointed, ...]:
    """The calls that still hold: who had pointed at somebody who may not be chosen any more is asked again."""
    found = []
    for told in position.calls:
        unit = calls.named(position, told.unit)
        if unit is not None:
            open_to = [seat for seat, barred in calls.targets(position.the_game(), unit) if not barred]
            found += [told] if told.target is None or told.target in open_to else []
    return tuple(found)


def _confirmed(position: Position, entry: entries.Confirmed) -> Position:  # noqa: ARG001 - a step
    return position.but(stage="over")


_STEPS: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    entries.Seated: _seated,
    entries.Termed: _termed,
    entries.DeckMade: _deck_made,
    entries.Dealt: _dealt,
    entries.HandBegun: _hand_begun,
    entries.HandTold: _hand_told,
    entries.Exchanged: _exchanged,
    entries.Onward: _onward,
    entries.Pointed: _pointed,
    entries.Split: _split,
    entries.Entered: _entered,
    entries.Voted: _voted,
    entries.Raised: _raised,
    entries.Counted: _counted,
    entries.Sashed: _sashed,
    entries.Corrected: _corrected,
    entries.Confirmed: _confirmed,
}
