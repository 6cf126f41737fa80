"""The screens before the game: who plays, which deck, what is agreed, who holds which card."""

from games.core.desk.pieces import Button, Screen, count_of, seat_of, word, yes
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.lupi import deck as decks
from games.lupi.desk.fold import cards
from games.lupi.desk.pieces import ASK, BACK, DO, LINE, TERM, UNDO, do, seat_button
from games.lupi.desk.position import Position
from games.lupi.desk.terms import CHOICES
from games.lupi.roles import ROLES, VILLAGER


def table(position: Position) -> Screen:  # noqa: ARG001 - a screen
    """How many play, or who."""
    sizes = tuple(Button(pick=f"n-{n}", label=Line(DO + "count", (count_of("count", n),))) for n in decks.TABLE_SIZE)
    return Screen(ask=ASK + "table", buttons=sizes, words=True)


def terms(position: Position) -> Screen:
    """The deck, and how the cards reach the players."""
    flaw = decks.fits(position.count, position.terms.options) or ""
    return Screen(
        ask=ASK + "terms",
        details=(count_of("count", position.count), _cards(position), yes("fits", true=not flaw)),
        buttons=(
            do("deal", tool=False, barred=flaw),
            do("hand", tool=False, barred=flaw),
            do("deck"),
            do("rules"),
            UNDO,
        ),
    )


def _cards(position: Position) -> Detail:
    counts = decks.deck(position.count, position.terms.options)
    return Detail("cards", Kind.ROLES, tuple(role for role in ROLES for _ in range(counts[role])))


def deck(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """The deck by hand: one card more or less of each kind, villagers are the rest."""
    counts = decks.deck(position.count, position.terms.options)
    buttons = []
    for at, role in enumerate(ROLES):
        if role != VILLAGER:
            about = Detail("role", Kind.ROLE, role)
            buttons.append(do(f"k-{at}-{max(0, counts[role] - 1)}", "less", about))
            buttons.append(do(f"k-{at}-{min(position.count, counts[role] + 1)}", "more", about))
    flaw = decks.fits(position.count, position.terms.options)
    return Screen(
        ask=ASK + "deck",
        details=(
            count_of("count", position.count),
            _cards(position),
            yes("own", true=position.terms.deck is not None),
            yes("fits", true=flaw is None),
        ),
        buttons=(*buttons, do("k-auto", "auto"), BACK),
    )


def rules(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """What the table agrees, each with its value."""
    found = []
    for name, values in CHOICES.items():
        now = str(getattr(position.terms, name))
        following = values[(values.index(now) + 1) % len(values)]
        label = Line(TERM + name.replace("_", "-"), (word("value", now),))
        found.append(Button(pick=f"s-{name}-{values.index(following)}", label=label, tool=True))
    return Screen(ask=ASK + "rules", buttons=(*found, BACK))


def hand(position: Position) -> Screen:
    """Who holds the next card, of a deal made on the table."""
    wanted, number = cards(position), len(position.holders)
    seats = (Seat(at) for at in range(1, position.count + 1))
    free = tuple(seat_button(f"c-{number}-{seat}", seat) for seat in seats if seat not in position.holders)
    role = wanted[number]
    return Screen(
        ask=ASK + "hand",
        details=(
            Detail("role", Kind.ROLE, role),
            count_of("number", wanted[: number + 1].count(role)),
            count_of("several", wanted.count(role)),
        ),
        buttons=(*free, UNDO),
    )


def dealt(position: Position) -> Screen:
    """The cards in seat order."""
    held = tuple(
        Line(LINE + "card", (seat_of("seat", Seat(number)), Detail("role", Kind.ROLE, role)))
        for number, role in enumerate(position.roles, start=1)
    )
    return Screen(
        ask=ASK + "dealt",
        details=(yes("hand", true=position.by_hand),),
        lines=held,
        buttons=(do("go", "begin", tool=False), do("again"), do("swap"), UNDO),
    )


def swap(position: Position, rest: str) -> Screen:
    """Whose cards change places."""
    seats = [Seat(number) for number in range(1, position.count + 1)]
    if not rest:
        return Screen(ask=ASK + "swap", buttons=(*(seat_button(f"w-{seat}", seat) for seat in seats), BACK))
    first = Seat(int(rest))
    others = tuple(seat_button(f"w-{first}-{seat}", seat) for seat in seats if seat != first)
    return Screen(ask=ASK + "swap-with", details=(seat_of("first", first),), buttons=(*others, BACK))
