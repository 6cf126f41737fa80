"""What a card is, what is in the deck, and what may be done. Source: `deck`, `victory`, the questions of the rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from games.core.game import Line
from games.core.ids import RoleKey
from games.core.quiz import Question
from games.lupi import night
from games.lupi.deck import TABLE_SIZE, automatic
from games.lupi.quiz.kit import line, question, seat, table, team
from games.lupi.roles import BODYGUARD, FIGURES, JUDGE, MAYOR, ROLES, SEER, VILLAGER, WOLF
from games.lupi.state import Night, Pick, Player, State

_EVERY: Final = (*ROLES, WOLF, VILLAGER)
"""One card of each and two of some."""
_SIZES: Final = (5, 7, 8, 12, 15, 16, TABLE_SIZE[-1])
_LEARNERS: Final = (5, 8, 9, 11, 13)
"""Tables at which another figure comes in, or none does yet."""


def _role(role: RoleKey) -> Line:
    return line("role", role=role)


def _either(right: bool, yes: str = "yes", no: str = "no") -> tuple[Line, tuple[Line]]:
    """The right one of two answers, and the wrong one."""
    return (line(yes), (line(no),)) if right else (line(no), (line(yes),))


def described() -> Iterator[Question]:
    """The card, without its name."""
    for role in ROLES:
        yield question(
            f"described:{role}",
            1,
            role,
            ask=(line(f"described-{role}"), line("ask-who")),
            right=_role(role),
            wrong=map(_role, ROLES),
            why=(line("why-is", role=role), line(f"why-team-{team(role)}")),
            typed=(role,),
        )


def teams() -> Iterator[Question]:
    """With whom a card wins, and what a seer sees in it."""
    state = table(_EVERY, Night())
    for role in ROLES:
        wolf = state.player(seat(_EVERY, role)).wolf
        right, wrong = _either(wolf, "team-answer-wolves", "team-answer-humans")
        why = (line(f"why-team-{team(role)}"),)
        yield question(f"team:{role}", 1, role, ask=(line("ask-team", role=role),), right=right, wrong=wrong, why=why)
        if role != SEER:
            right, wrong = _either(wolf, "seen-wolf", "seen-human")
            yield question(
                f"seen:{role}",
                1,
                role,
                SEER,
                ask=(line("ask-seen", role=role),),
                right=right,
                wrong=wrong,
                why=(line("why-seen"),),
            )


def powers() -> Iterator[Question]:
    """Which cards have something to do by night."""
    for role in ROLES:
        right, wrong = _either(night.has_power(role))
        yield question(
            f"acts:{role}",
            1,
            role,
            ask=(line("ask-acts", role=role),),
            right=right,
            wrong=wrong,
            why=(line("why-acts" if night.has_power(role) else "why-sleeps", role=role),),
        )


def decks() -> Iterator[Question]:
    """How many wolves, how many figures, and which figure comes in."""
    for players in _SIZES:
        wolves = automatic(players)[WOLF]
        yield question(
            f"deck:wolves.{players}",
            2,
            WOLF,
            ask=(line("ask-wolves", players=players),),
            right=line("count", number=wolves),
            wrong=[line("count", number=number) for number in range(1, 6)],
            why=(line("why-wolves", players=players, number=wolves),),
        )
    before: set[RoleKey] = set()
    for players in _LEARNERS:
        deck = automatic(players)
        figures = [figure for figure in FIGURES if deck[figure]]
        yield question(
            f"deck:figures.{players}",
            2,
            ask=(line("ask-figures", players=players),),
            right=line("count", number=len(figures)),
            wrong=[line("count", number=number) for number in range(5)],
            why=(line("why-figures", players=players, number=len(figures)),),
        )
        for figure in figures:
            if figure not in before:
                yield question(
                    f"deck:comes.{figure}",
                    3,
                    figure,
                    ask=(line("ask-comes", number=len(before) + 1),),
                    right=_role(figure),
                    wrong=map(_role, FIGURES),
                    why=(line("why-comes"),),
                )
        before.update(figures)


def weights() -> Iterator[Question]:
    """What a mayor's vote counts."""
    for name, sash in (("hidden", False), ("shown", True)):
        weight = Player(seat=seat(_EVERY, MAYOR), role=MAYOR, sash=sash).weight
        yield question(
            f"limits:weight.{name}",
            1,
            MAYOR,
            ask=(line(f"ask-weight-{name}"),),
            right=line("count", number=weight),
            wrong=[line("count", number=number) for number in range(4)],
            why=(line(f"why-weight-{name}"),),
        )


def targets() -> Iterator[Question]:
    """Whether somebody may choose himself, his like, and the same person again."""
    state = table(_EVERY, Night())
    for role in (WOLF, SEER, BODYGUARD, JUDGE):
        me = seat(_EVERY, role)
        yield _may("self", role, str(me) in _offered(state, role))
    companion = len(_EVERY) - 1
    yield _may("mate", WOLF, str(companion) in _offered(state, WOLF))
    whom = seat(_EVERY, VILLAGER)
    guarded = replace(state, guards=(Pick(seat=seat(_EVERY, BODYGUARD), target=whom),))
    shielded = replace(state, shields=(Pick(seat=seat(_EVERY, JUDGE), target=whom),))
    yield _may("again", BODYGUARD, str(whom) in _offered(guarded, BODYGUARD))
    yield _may("again", JUDGE, str(whom) in _offered(shielded, JUDGE))


def _offered(state: State, role: RoleKey) -> tuple[str, ...]:
    """Whom the first of a card may choose tonight."""
    return next(night.prompts(state, state.player(seat(_EVERY, role)))).options


def _may(name: str, role: RoleKey, may: bool) -> Question:
    right, wrong = _either(may)
    return question(
        f"limits:{name}.{role}",
        2,
        role,
        ask=(line(f"ask-{name}", role=role),),
        right=right,
        wrong=wrong,
        why=(line(f"why-{name}-{'yes' if may else 'no'}", role=role),),
    )
