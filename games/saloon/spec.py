"""The registry's entry of Morte nel saloon: the game with its types, keys and hooks."""

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat
from games.core.spec import GameSpec
from games.saloon import chronicle, events, feats, keys, sayings
from games.saloon.durations import DURATIONS
from games.saloon.events import CharacterHeld, SaloonEvent
from games.saloon.figures import ROLES
from games.saloon.game import Saloon, fits
from games.saloon.options import Options
from games.saloon.policy import policy
from games.saloon.state import State


def joining(options: Options) -> int:
    """Seconds that the lobby stays open."""
    return DURATIONS[options.pace].joining


def extension(options: Options) -> int:
    """Seconds that one request for more time gives."""
    return DURATIONS[options.pace].extension


def grace(options: Options) -> int:
    """Seconds within which somebody who has left the group may come back."""
    return DURATIONS[options.pace].grace


def living(state: State) -> frozenset[Seat]:
    """Who is at the table: safe players too, who may still ask and decide."""
    return frozenset(player.seat for player in state.present)


def cards(state: State) -> dict[Seat, RoleKey]:
    """The character that each seat drew at first."""
    return {Seat(number): role for number, role in enumerate(state.drawn, start=1)}


def reminder(state: State, seat: Seat) -> tuple[SaloonEvent, ...]:
    """The seat's character again; its hand is a question that stands anyway."""
    return (CharacterHeld(to=seat, figure=state.player(seat).figure),)


def posted(state: State) -> tuple[Line, ...]:
    """Who plays whom, with how many cards, and on whom Death's gaze rests."""
    return tuple(
        Line(
            keys.LINE_SEAT,
            (
                Detail("seat", Kind.SEAT, player.seat),
                Detail("figure", Kind.FIGURE, player.figure),
                Detail("cards", Kind.NUMBER, len(player.hand)),
                Detail("state", Kind.KEY, _word(state, player.seat)),
            ),
        )
        for player in state.present
    )


def _word(state: State, seat: Seat) -> str:
    if seat == state.condemned:
        return "condemned"
    return "safe" if state.player(seat).safe else "playing"


SALOON = GameSpec(
    game=Saloon(),
    state=State,
    options=Options,
    event=SaloonEvent,
    asks=(*keys.ASKS, *chronicle.LINES),
    refusals=keys.REFUSALS,
    asked=frozenset(
        {
            events.PairDrawn,
            events.CardKept,
            events.CharacterNamed,
            events.StoryTold,
            events.QuestionAsked,
            events.QuestionPassed,
            events.CameSafe,
            events.ShotFired,
            events.DeathChose,
            events.DeathLeft,
        }
    ),
    tallied=frozenset({events.JokerDrawn, events.DuelBegan, events.StepSkipped, events.DeathVanished}),
    roles=ROLES,
    policy=policy,
    says=sayings.says,
    sayings=sayings.SAYINGS,
    deferred=frozenset({keys.ASK_VIGNETTES, keys.ASK_ENCORE, keys.ASK_ANEW}),
    fits=fits,
    joining=joining,
    extension=extension,
    grace=grace,
    patient=True,
    halts=True,
    keepsake=True,
    living=living,
    cards=cards,
    reminder=reminder,
    posted=posted,
    chronicle=chronicle.chronicle,
    lasted=feats.lasted,
    fates=feats.fates,
    feats=feats.FEATS,
    contested=False,
)
