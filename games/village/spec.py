"""The registry's entry of The Village: the game with its types, keys and hooks."""

from dataclasses import replace

from games.core.absence import wanted
from games.core.game import Detail, Kind, Line
from games.core.ids import PromptId, RoleKey, Seat
from games.core.spec import GameSpec
from games.village import chronicle, deal, dusk, feats, keys, recall
from games.village.book import BOOK
from games.village.dealing import told_to
from games.village.durations import DURATIONS
from games.village.events import SecondVoteOpened, VillageEvent, VoteCast, VotedForNobody, VoteOpened
from games.village.game import VillageGame
from games.village.inperson import IN_PERSON
from games.village.options import Options, preset
from games.village.policy import policy
from games.village.quiz.bank import BANK
from games.village.roles import KEYS
from games.village.state import Dusk, Village


def joining(options: Options) -> int:
    """Seconds that the lobby stays open."""
    return DURATIONS[options.pace].joining


def extension(options: Options) -> int:
    """Seconds that one request for more time gives."""
    return DURATIONS[options.pace].extension


def grace(options: Options) -> int:
    """Seconds that the seat of somebody who has left the group is kept."""
    return DURATIONS[options.pace].grace


def living(village: Village) -> frozenset[Seat]:
    """Who is alive: public, for the dead are named."""
    return frozenset(village.living_seats)


def absent(village: Village) -> frozenset[Seat]:
    """The living who have let two votes running pass; where the option is `remove` the rules have put them out already."""
    return frozenset(player.seat for player in village.living if player.missed >= dusk.STRIKES)


def missed(village: Village) -> dict[Seat, int]:
    """The votes in a row that each has let pass."""
    return {player.seat: player.missed for player in village.players}


def excuse(village: Village) -> Village:
    """The vote that stands counts against nobody."""
    phase = village.phase
    return village.with_phase(replace(phase, excused=True)) if isinstance(phase, Dusk) else village


def pardon(village: Village, seat: Seat) -> Village:
    """The seat has let nothing pass: somebody else sits there now."""
    player = village.player(seat)
    return village.with_player(replace(player, missed=0)) if player.missed else village


def hides(options: Options) -> bool:
    """Whether some cards are never turned (rules page, 0.2: `reveal_at_end`)."""
    return options.reveal_at_end != "all"


def cards(village: Village) -> dict[Seat, RoleKey]:
    """The card that each seat was dealt, unless the group wants roles to stay hidden at the end."""
    if hides(village.options):
        return {}
    return {Seat(number): role for number, role in enumerate(village.dealt, start=1)}


def reminder(village: Village, seat: Seat) -> tuple[VillageEvent, ...]:
    """The seat's card again, with whom it knows from it, and what else it has been told."""
    return (*told_to(village, village.player(seat)), *recall.again(village, seat))


def posted(village: Village) -> tuple[Line, ...]:
    """The 120, which stays to be seen as long as the game lasts (rules page, 4.6); the simplified version has none."""
    if village.options.simplified:
        return ()
    return (Line(keys.LINE_FLAG, (Detail("flag", Kind.KEY, "yes" if village.flag else "no"),)),)


def sealed(prompt: PromptId) -> bool:
    """The votes of which only the outcome is told."""
    return prompt.split(".")[1:2] == [dusk.SEALED]


VILLAGE = GameSpec(
    game=VillageGame(),
    state=Village,
    options=Options,
    event=VillageEvent,
    asks=(*keys.ASKS, *chronicle.LINES),
    refusals=keys.REFUSALS,
    asked=frozenset({VoteOpened, SecondVoteOpened}),
    tallied=frozenset({VoteCast, VotedForNobody}),
    roles=KEYS,
    policy=policy,
    own=lambda view: None if view.you is None else view.you.role,
    fits=deal.fits,
    preset=preset,
    gaps=deal.gaps,
    lifts=deal.lifts,
    joining=joining,
    extension=extension,
    grace=grace,
    deck=deal.deck,
    absent=absent,
    absence=wanted,
    missed=missed,
    excuse=excuse,
    pardon=pardon,
    warns=True,
    living=living,
    cards=cards,
    reminder=reminder,
    posted=posted,
    chronicle=chronicle.chronicle,
    lasted=feats.lasted,
    fates=feats.fates,
    feats=feats.FEATS,
    book=BOOK,
    sealed=sealed,
    hides=hides,
    random=IN_PERSON,
    quiz=BANK,
)
