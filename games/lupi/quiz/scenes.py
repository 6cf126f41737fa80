"""What comes of a night, of a count, of who is left: small scenes, of which the rules say how they end."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from games.core.ballots import first_two
from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat
from games.core.quiz import Question
from games.lupi import day
from games.lupi.events import FoundDevoured, Lynched, RunOffOpened
from games.lupi.quiz.kit import MOMENT, line, people, question, seat, table
from games.lupi.roles import BODYGUARD, FIGURES, JUDGE, MAYOR, SEER, VILLAGER, WOLF
from games.lupi.state import Night, Player, SecondVote, Talk
from games.lupi.victory import result

_TABLE: Final = (WOLF, *FIGURES, *(VILLAGER,) * 6)
_CROWD: Final = (*(VILLAGER,) * 9, WOLF, WOLF)
_LETTERS: Final = ("A", "B", "C", "D")

NIGHTS: Final[tuple[Mapping[RoleKey, RoleKey], ...]] = (
    {WOLF: SEER},
    {WOLF: SEER, SEER: WOLF},
    {WOLF: SEER, BODYGUARD: SEER},
    {WOLF: SEER, BODYGUARD: JUDGE},
    {WOLF: BODYGUARD, BODYGUARD: BODYGUARD},
    {WOLF: BODYGUARD, BODYGUARD: SEER},
    {WOLF: JUDGE, JUDGE: JUDGE},
    {WOLF: MAYOR, JUDGE: MAYOR},
    {WOLF: MAYOR, BODYGUARD: MAYOR},
    {WOLF: JUDGE, BODYGUARD: JUDGE, JUDGE: SEER},
    {BODYGUARD: SEER, JUDGE: MAYOR},
)
"""Who chooses whom."""
LYNCHES: Final[tuple[tuple[Mapping[RoleKey, RoleKey], RoleKey], ...]] = (
    ({JUDGE: MAYOR}, MAYOR),
    ({JUDGE: MAYOR}, SEER),
    ({JUDGE: JUDGE}, JUDGE),
    ({JUDGE: WOLF}, WOLF),
    ({BODYGUARD: SEER}, SEER),
    ({WOLF: JUDGE, JUDGE: MAYOR}, MAYOR),
)
"""A night, and who has most votes at the end of the day after it."""
COUNTS: Final = (
    (6,),
    (5, 3, 1),
    (4, 4, 2),
    (5, 3, 3),
    (3, 3, 3),
    (5, 2, 2, 1),
    (3, 3, 2, 2),
    (4, 3, 2, 1),
    (2, 1, 1, 1),
    (2, 2, 2, 2),
    (5, 1),
)
"""Votes for A, B, C, D at the first count."""
SENTENCES: Final = (
    (False, (5, 3)),
    (False, (3, 5)),
    (False, (4, 4)),
    (False, ()),
    (True, (5, 4)),
    (True, (4, 4)),
    (True, (2, 3)),
    (True, ()),
)
"""Whether it is the run-off, and the votes for A and B at the second count."""
POSITIONS: Final = (
    (1, VILLAGER),
    (1, VILLAGER, VILLAGER),
    (1, SEER, MAYOR),
    (1, SEER),
    (2, VILLAGER, VILLAGER),
    (2, BODYGUARD, JUDGE, VILLAGER),
    (2, JUDGE),
    (3, VILLAGER, VILLAGER, VILLAGER, VILLAGER),
    (3, SEER, VILLAGER, VILLAGER),
    (0, SEER, MAYOR),
    (0, VILLAGER),
    (1,),
)
"""How many wolves are alive, and which humans."""
STARTS: Final = ((9, 4, ()), (9, 9, ()), (7, 3, (4,)), (6, 6, (1,)), (8, 8, (1, 2)))
"""How many sit at the table, who has been devoured, who had died before."""


def nights() -> Iterator[Question]:
    """Who is devoured."""
    for picks in NIGHTS:
        events = day.dawn(table(_TABLE, Night(), picks), MOMENT).events
        prey = next((event.victim for event in events if isinstance(event, FoundDevoured)), None)
        right = line("nobody") if prey is None else _role(_TABLE[prey - 1])
        yield question(
            f"night:{_key(picks)}",
            2,
            *dict.fromkeys(role for pick in picks.items() for role in pick),
            ask=(*_moves(picks), *(() if WOLF in picks else (line("move-nobody"),)), line("ask-devoured")),
            right=right,
            wrong=(*map(_role, picks.values()), line("nobody"), *map(_role, FIGURES)),
            why=(line("why-saved" if prey is None else "why-devoured"),),
        )


def lynches() -> Iterator[Question]:
    """Who is lynched, with a judge at the table."""
    for picks, condemned in LYNCHES:
        woken = day.dawn(table(_TABLE, Night(), picks), MOMENT).state
        events = day.condemn(woken, seat(_TABLE, condemned), MOMENT).events
        hanged = any(isinstance(event, Lynched) for event in events)
        yield question(
            f"day:{_key(picks)}.{condemned}",
            2,
            *dict.fromkeys((condemned, *picks, *picks.values())),
            ask=(*_moves(picks), line("ask-lynched", role=condemned)),
            right=_role(condemned) if hanged else line("nobody"),
            wrong=(_role(condemned), line("nobody"), *map(_role, picks), *map(_role, FIGURES)),
            why=(line("why-lynched" if hanged else "why-forbidden"),),
        )


def _moves(picks: Mapping[RoleKey, RoleKey]) -> list[Line]:
    return [line(f"move-{who}", who=who, whom=whom) for who, whom in picks.items()]


def _key(picks: Mapping[RoleKey, RoleKey]) -> str:
    return "-".join(f"{who}.{whom}" for who, whom in picks.items())


def _role(role: RoleKey) -> Line:
    return line("role", role=role)


def _tallies(counts: tuple[int, ...]) -> list[Line]:
    """How many votes everybody has."""
    return [
        Line("lupi-quiz-tally", (Detail("who", Kind.KEY, letter), Detail("votes", Kind.NUMBER, votes)))
        for letter, votes in zip(_LETTERS, counts, strict=False)
    ]


def nominees() -> Iterator[Question]:
    """Who has to defend himself."""
    for counts in COUNTS:
        counted = dict(zip(_LETTERS, counts, strict=False))
        named = tuple(sorted(first_two(counted)))
        groups = [some for number in range(1, 5) for some in combinations(counted, number)]
        near = sorted(groups, key=lambda some: len({*some} ^ {*named}))
        wrong = [people("accused", some) for some in near[:7]]
        yield question(
            f"vote:first.{'-'.join(map(str, counts))}",
            2,
            ask=(line("first-count"), *_tallies(counts), line("ask-nominees")),
            right=people("accused", named),
            wrong=wrong if len(counted) > 1 else [line("accused-0"), line("accused-all")],
            why=(line("why-nominees"),),
        )


def sentences() -> Iterator[Question]:
    """What the second count comes to."""
    ends = (people("lynched", "A"), people("lynched", "B"), line("lynched-0"))
    for runoff, counts in SENTENCES:
        phase = SecondVote(nominees=(Seat(1), Seat(2)), runoff=runoff)
        counted = {Seat(number): votes for number, votes in enumerate(counts, start=1)}
        events = day.sentence(table(_CROWD, phase), counted, MOMENT).events
        hanged = next((event.victim for event in events if isinstance(event, Lynched)), None)
        again = any(isinstance(event, RunOffOpened) for event in events)
        right = line("runoff") if again else ends[2] if hanged is None else ends[hanged - 1]
        yield question(
            f"vote:{'runoff' if runoff else 'second'}.{'-'.join(map(str, counts)) or 'none'}",
            2,
            ask=(
                line("runoff-count" if runoff else "second-count"),
                *(_tallies(counts) or [line("no-votes")]),
                line("ask-sentence"),
            ),
            right=right,
            wrong=(*ends, line("runoff")),
            why=(line("why-sentence"),),
        )


def ends() -> Iterator[Question]:
    """Who has won with these alive."""
    for wolves, *humans in POSITIONS:
        alive = (*(WOLF,) * wolves, *humans)
        players = [Player(seat=Seat(number), role=role) for number, role in enumerate(alive, start=1)]
        found = result(players) or "on"
        yield question(
            f"end:{'.'.join((str(wolves), *humans))}",
            1,
            ask=(Line("lupi-quiz-alive", (Detail("alive", Kind.ROLES, alive),)), line("ask-end")),
            right=line(f"end-{found}"),
            wrong=[line(f"end-{other}") for other in ("humans", "wolves", "nobody", "on")],
            why=(line(f"why-end-{found}"),),
        )


def starts() -> Iterator[Question]:
    """Who is called first."""
    for players, prey, ghosts in STARTS:
        state = table((VILLAGER,) * players, Talk())
        for number in (prey, *ghosts):
            state = state.with_player(Player(seat=Seat(number), role=VILLAGER, alive=False))
        first = state.from_left_of(prey)[0]
        thinkable = [number for number in (*range(prey - 2, prey + 4), 1, 2, 3) if 1 <= number <= players]
        yield question(
            f"vote:starts.{players}.{prey}",
            3,
            ask=(
                line("sit", players=players),
                *(line("ghost", number=number) for number in ghosts),
                line("ask-starts", number=prey),
            ),
            right=line("seat", number=first),
            wrong=[line("seat", number=number) for number in thinkable],
            why=(line("why-starts"),),
        )
