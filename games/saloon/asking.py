"""Who is asked what. Knows phases and options, not what an answer does.

Most questions are put in the group to one player, who alone may answer; what any player may close is a standing one.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core.game import Detail, Kind, Line, Place, Prompt
from games.core.ids import Figure, PromptId, Seat
from games.saloon import keys
from games.saloon.cards import JOKER, Card, code_of, face_of, faces_of, triples, without_pairs, word_of
from games.saloon.clock import STAGES, awaited, counted
from games.saloon.deal import choosable
from games.saloon.figures import FORMS
from games.saloon.state import (
    AFTERWARDS,
    Ask,
    Blank,
    Departure,
    Draw,
    Duel,
    Encore,
    Farewell,
    Player,
    Relief,
    Reply,
    Scene,
    Smoke,
    Start,
    State,
    Swap,
    Tell,
)
from games.saloon.turns import gone, nameable, secondary

NAME, BLANK = 30, 40
"""Characters of a name, and of somebody named in a player's own words."""


def prompts(state: State, player: Player) -> Iterator[Prompt]:
    """The questions of somebody at the table: first the phase's, then his hand."""
    phase = state.phase
    if isinstance(phase, Start):
        yield from _start(state, phase, player)
        return
    if isinstance(phase, STAGES):
        yield _stage(state)
    elif isinstance(phase, Encore):
        yield _encore(state, phase, player)
    elif awaited(state) == player.seat:
        yield _turn(state)
    yield _hand(state, player)


def figure_option(figure: Figure) -> str:
    """A court card in one of its forms, as an option: "judge-f"."""
    return f"{figure.role}-{figure.form}"


# Before the first draw


def _start(state: State, start: Start, player: Player) -> Iterator[Prompt]:
    if player.seat in start.casting:
        yield _cast(state, player)
    yield _pairs(state, start, player) if player.seat in start.looking else _looked(state, start, player)


def _cast(state: State, player: Player) -> Prompt:
    """How the character is spoken of; where the table chooses them, which one."""
    mine = player.figure
    roles = choosable(state, player.seat) if state.options.choose_characters else (mine.role,)
    figures = [Figure(role=role, form=form) for role in roles for form in FORMS]
    ask = keys.ASK_CHOOSE if state.options.choose_characters else keys.ASK_CAST
    return Prompt(
        id=_id(state, f"cast.{player.seat}"),
        ask=ask,
        options=tuple(figure_option(figure) for figure in figures),
        labels=tuple((figure_option(figure), _label(figure)) for figure in figures),
        words=NAME,
        details=(_figure("figure", mine),),
        seats=False,
    )


def _pairs(state: State, start: Start, player: Player) -> Prompt:
    """The cards, what goes and what stays; of three of a value, which one. The message becomes the hand.

    Whoever has said already how his new character is spoken of may still give it a name.
    """
    stay, away = without_pairs(player.hand, start.kept)
    threes = [card for group in triples(player.hand) for card in group]
    return Prompt(
        id=_hand_id(state),
        ask=keys.ASK_PAIRS,
        options=(*(code_of(card) for card in threes), keys.OK),
        labels=tuple((code_of(card), Line(keys.LABEL_CARD, (_key("card", face_of(card)),))) for card in threes),
        ticked=tuple(code_of(card) for card in threes if card in stay),
        tools=(keys.OK,),
        words=NAME if player.seat in start.cast and player.seat not in start.casting else 0,
        details=(
            _figure("figure", player.figure),
            _key("cast", "no" if player.seat in start.casting else "yes"),
            _key("stay", faces_of(stay)),
            _key("gone", faces_of(away)),
            _number("pairs", len(away) // 2),
            _number("left", len(stay)),
            _number("threes", len(threes) // 3),
        ),
        seats=False,
    )


def _looked(state: State, start: Start, player: Player) -> Prompt:
    """What will be left in the hand once everybody has looked over his own."""
    how = "casts" if player.seat in start.casting else "waits"
    return _note(state, player, how, without_pairs(player.hand, start.kept)[0])


def _hand(state: State, player: Player) -> Prompt:
    """The hand as it is now: a note that asks nothing, in one message that is edited."""
    if isinstance(state.phase, AFTERWARDS):
        return _note(state, player, "over", ())
    if player.seat == state.condemned:
        return _note(state, player, "joker", (*player.hand, JOKER))
    return _note(state, player, "safe" if player.safe else "holds", player.hand)


def _note(state: State, player: Player, how: str, cards: Sequence[Card]) -> Prompt:
    return Prompt(
        id=_hand_id(state),
        ask=keys.ASK_HAND,
        options=(),
        standing=True,
        details=(_figure("figure", player.figure), _key("cards", faces_of(cards)), _key("state", how)),
    )


def _hand_id(state: State) -> PromptId:
    """One for each deal: whatever is said of a hand stands in one message."""
    return PromptId(f"r{state.deal}.hand")


# One player's turn


def _turn(state: State) -> Prompt:
    match state.phase:
        case Swap() as swap:
            options = tuple(map(str, swap.among))
            return _table(state, keys.ASK_SWAP, options, (_seat("seat", swap.seat),), seats=True)
        case Draw() as draw:
            return _draw(state, draw)
        case Blank(page="players") as blank:
            return _blank(state, blank)
        case Blank() as blank:
            return _other(state, blank)
        case Tell(scene=scene):
            return _tell(state, scene)
        case Ask() as ask:
            return _ask(state, ask)
        case Reply() as reply:
            details = (_seat("asker", reply.asker), *_named_as("speaker", state, reply.scene.speaker))
            return _table(state, keys.ASK_REPLY, (keys.TOLD,), details)
        case Duel() as duel:
            details = (*_opponents(state, duel.shooter, state.condemned), _number("shot", duel.shot))
            return _face_down(state, keys.ASK_DUEL, duel.layout, details)
        case _:
            return _smoke(state, state.in_phase(Smoke))


def _smoke(state: State, smoke: Smoke) -> Prompt:
    details = _opponents(state, smoke.shooter, smoke.target)
    if smoke.hit:
        return _table(state, keys.ASK_HIT, (keys.TOLD,), details)
    return _table(state, keys.ASK_MISS, (keys.TOLD,), (*details, _number("shot", smoke.shot)))


def _draw(state: State, draw: Draw) -> Prompt:
    details = (
        _seat("drawer", draw.drawer),
        _figure("rival", state.player(draw.drawer).figure),
        _seat("condemned", state.condemned),
        _figure("figure", state.player(state.condemned).figure),
        _number("count", len(draw.layout)),
    )
    return _face_down(state, keys.ASK_DRAW, draw.layout, details)


def _face_down(state: State, ask: str, layout: Sequence[Card], details: tuple[Detail, ...]) -> Prompt:
    """As many backs as there are cards: which is which shows nowhere."""
    places = tuple(str(number) for number in range(1, len(layout) + 1))
    labels = tuple((place, Line(keys.LABEL_BACK, (_number("number", int(place)),))) for place in places)
    return _table(state, ask, places, details, labels=labels)


def _blank(state: State, blank: Blank) -> Prompt:
    scene = blank.scene
    seats = nameable(state, scene)
    labels = tuple(
        (str(seat), Line(keys.LABEL_PLAYED, (_figure("figure", state.player(seat).figure), _seat("seat", seat))))
        for seat in seats
    )
    details: tuple[Detail, ...] = (
        _seat("drawer", scene.drawer),
        _key("card", face_of(scene.card)),
        _key("value", word_of(scene.card)),
    )
    if scene.kind == "accusation":
        made = "" if scene.mate is None else face_of(scene.mate)
        details = (*details, _key("mate", made))
    details = (*details, *_named_as("speaker", state, scene.speaker))
    ask = keys.ASK_ACCUSE if scene.kind == "accusation" else keys.ASK_DEFEND
    return _table(
        state, ask, (*map(str, seats), keys.OTHERS), details, labels=labels, tools=(keys.OTHERS,), words=BLANK
    )


def _other(state: State, blank: Blank) -> Prompt:
    """The secondary characters, in the form of the moment."""
    scene = blank.scene
    figures = [Figure(role=role, form=blank.form) for role in secondary(state)]
    labels = [(str(figure.role), _label(figure)) for figure in figures]
    labels += [(f"{keys.GONE}{seat}", _label(state.player(seat).figure)) for seat in gone(state)]
    turned = "m" if blank.form == "f" else "f"
    return _table(
        state,
        keys.ASK_OTHER,
        (*(option for option, _ in labels), turned, keys.PLAYERS),
        (
            _seat("drawer", scene.drawer),
            _key("card", face_of(scene.card)),
            _key("value", word_of(scene.card)),
            _key("part", scene.kind),
            *_named_as("speaker", state, scene.speaker),
        ),
        labels=tuple(labels),
        tools=(turned, keys.PLAYERS),
        words=BLANK,
    )


def _tell(state: State, scene: Scene) -> Prompt:
    details = (*_named_as("speaker", state, scene.speaker), _key("value", word_of(scene.card)))
    if scene.figure is None:
        return _table(state, keys.ASK_PLEAD_ALONE, (keys.TOLD,), (*details, _key("card", face_of(scene.card))))
    details = (*details, _figure("named", scene.figure))
    lines = tuple(_last_word(state, scene))
    if scene.kind == "plea":
        return _table(state, keys.ASK_PLEAD, (keys.TOLD,), details, lines=lines)
    details = (*details, _seat("drawer", scene.drawer), _figure("rival", state.player(scene.drawer).figure))
    also = _may_be_told_of(state, scene)
    labels = tuple(
        (f"{keys.OF}{seat}", Line(keys.LABEL_TOLD_OF, (_figure("figure", state.player(seat).figure),))) for seat in also
    )
    options = (keys.TOLD, *(option for option, _ in labels))
    return _table(state, keys.ASK_ANSWER, options, details, labels=labels, lines=lines)


def _may_be_told_of(state: State, scene: Scene) -> tuple[Seat, ...]:
    """Whose characters may come into the answer, where that gives an extra question."""
    if not state.options.extra_from_answer:
        return ()
    return tuple(seat for seat in nameable(state, scene) if seat not in scene.extras)


def _last_word(state: State, scene: Scene) -> Iterator[Line]:
    for seat in scene.extras:
        yield Line(keys.LINE_LAST_WORD, (_seat("player", seat), _figure("figure", state.player(seat).figure)))


def _ask(state: State, ask: Ask) -> Prompt:
    details = (_seat("asker", ask.asker), *_named_as("speaker", state, ask.scene.speaker))
    if ask.extra:
        named = _figure("named", state.player(ask.asker).figure)
        return _table(state, keys.ASK_EXTRA, (keys.ASK, keys.PASS), (*details, named))
    return _table(state, keys.ASK_QUESTION, (keys.ASK, keys.PASS), details)


# What everybody is asked


def _stage(state: State) -> Prompt:
    """What some are invited to tell, and anybody may close."""
    match state.phase:
        case Relief(seat=seat):
            ask, details = keys.ASK_RELIEF, _named_as("seat", state, seat)
        case Farewell(seat=seat, shot=shot):
            ask, details = keys.ASK_FAREWELL, (*_named_as("seat", state, seat), _key("shot", "yes" if shot else "no"))
        case Departure(seat=seat):
            ask, details = keys.ASK_DEPARTURE, _named_as("seat", state, seat)
        case _:
            ask, details = keys.ASK_VIGNETTES, (_died(state),)
    return _table(state, ask, (keys.ON,), details, standing=True)


def _encore(state: State, encore: Encore, player: Player) -> Prompt:
    chosen = keys.YES if player.seat in encore.yes else keys.NO if player.seat in encore.no else None
    lines = tuple(
        Line(key, (Detail("voters", Kind.SEATS, tuple(sorted(voters))),))
        for key, voters in ((keys.LINE_YES, encore.yes), (keys.LINE_NO, encore.no))
        if voters
    )
    needed = _number("needed", counted(state))
    ask, details = (keys.ASK_ANEW, (needed,)) if encore.anew else (keys.ASK_ENCORE, (needed, _died(state)))
    return _table(state, ask, (keys.YES, keys.NO), details, lines=lines, chosen=chosen)


def _died(state: State) -> Detail:
    return _key("died", "yes" if state.victim else "no")


# Pieces


def _id(state: State, name: str) -> PromptId:
    return PromptId(f"r{state.deal}.{state.count}.{name}")


def _table(state: State, ask: str, options: tuple[str, ...], details: tuple[Detail, ...], **more: Any) -> Prompt:
    """A question in the group, the only one of its phase."""
    return Prompt(
        id=_id(state, state.phase.kind),
        ask=ask,
        options=options,
        details=details,
        place=Place.TABLE,
        **{"seats": False, **more},
    )


def _label(figure: Figure) -> Line:
    return Line(keys.LABEL_FIGURE, (_figure("figure", figure),))


def _named_as(name: str, state: State, seat: Seat) -> tuple[Detail, ...]:
    """A player under this name, and his character as `figure`."""
    return _seat(name, seat), _figure("figure", state.player(seat).figure)


def _opponents(state: State, shooter: Seat, target: Seat) -> tuple[Detail, ...]:
    return (
        _seat("shooter", shooter),
        _figure("figure", state.player(shooter).figure),
        _seat("target", target),
        _figure("rival", state.player(target).figure),
    )


def _seat(name: str, seat: Seat) -> Detail:
    return Detail(name, Kind.SEAT, seat)


def _figure(name: str, figure: Figure) -> Detail:
    return Detail(name, Kind.FIGURE, figure)


def _number(name: str, number: int) -> Detail:
    return Detail(name, Kind.NUMBER, number)


def _key(name: str, word: str) -> Detail:
    return Detail(name, Kind.KEY, word)
