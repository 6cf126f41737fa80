"""The screens before the game: who plays, what is agreed, which cards. Source: rules page, 9.2."""

from games.core.desk.pieces import Button, Screen, count_of, seat_of, word
from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat
from games.village import deal
from games.village.desk import cards as cards_of
from games.village.desk import conduct
from games.village.desk.pieces import ASK, BACK, DO, LINE, TERM, UNDO, do, role_button, seat_button
from games.village.desk.position import Position
from games.village.desk.terms import CHOICES, GROUPS
from games.village.options import EXCLUDABLE
from games.village.pile import TABLE_SIZE
from games.village.roles import BY_KEY, KEYS

# Before the game


def table(position: Position) -> Screen:  # noqa: ARG001 - a screen
    """How many play, or who."""
    sizes = tuple(Button(pick=f"n-{n}", label=Line(DO + "count", (count_of("count", n),))) for n in TABLE_SIZE)
    return Screen(ask=ASK + "table", buttons=sizes, words=True)


def terms(position: Position) -> Screen:
    """Which cards stay in the box."""
    out = position.terms.excluded
    groups = tuple(do(f"g-{group}", f"group-{group}", tool=False) for group in GROUPS)
    flaw = deal.fits(position.count, position.terms.options)
    return Screen(
        ask=ASK + "terms",
        details=(count_of("count", position.count), Detail("out", Kind.ROLES, out)),
        buttons=(do("deal", tool=False, barred=flaw or ""), do("hand", tool=False), *groups, do("rules"), UNDO),
    )


def group(position: Position, group: str) -> Screen:
    """One page of cards that can be left out."""
    out = position.terms.excluded
    roles = tuple(
        role_button(f"i-{role}", role) if role in out else role_button(f"x-{role}", role, ticked=True)
        for role in EXCLUDABLE.get(group, ())
    )
    return Screen(ask=ASK + "out", details=(Detail("out", Kind.ROLES, out),), buttons=(*roles, BACK))


def rules(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """The house rules, each with its value."""
    found = []
    for name, values in CHOICES.items():
        now = str(getattr(position.terms, name))
        following = values[(values.index(now) + 1) % len(values)]
        label = Line(TERM + name.replace("_", "-"), (word("value", now),))
        found.append(Button(pick=f"s-{name}-{values.index(following)}", label=label, tool=True))
    return Screen(ask=ASK + "rules", buttons=(*found, BACK))


def hand(position: Position) -> Screen:
    """One player's card, of a deal made on the table."""
    seat = Seat(len(position.roles) + 1)
    roles = tuple(role_button(f"c-{seat}-{at}", role) for at, role in enumerate(KEYS))
    return Screen(ask=ASK + "hand", details=(seat_of("seat", seat),), buttons=(*roles, UNDO))


def dealt(position: Position) -> Screen:
    """The cards in seat order, and how they are balanced."""
    cards = tuple(_card(position, Seat(number), role) for number, role in enumerate(position.roles, start=1))
    weights = cards_of.balance(position)
    return Screen(
        ask=ASK + "dealt",
        details=(
            count_of("village", weights.village),
            count_of("enemies", weights.enemies),
            count_of("difference", weights.difference),
            count_of("allowed", weights.allowed),
            word("balanced", "yes" if weights.balanced else "no"),
            word("playable", "yes" if weights.playable else "no"),
            word("flag", "yes" if weights.flag else "no"),
            word("hand", "yes" if position.by_hand else "no"),
        ),
        lines=(*cards, conduct.ALL),
        words=True,
        buttons=(do("go", "begin", tool=False), do("again"), do("swap"), UNDO),
    )


def _card(position: Position, seat: Seat, role: RoleKey) -> Line:
    """One line of the list; who must not know his card is handed another one (rules page, 9.4)."""
    given = BY_KEY[role].told_as
    known = (count_of("number", seat), seat_of("seat", seat), Detail("role", Kind.ROLE, role))
    strength = dict(position.strengths).get(role)
    if strength is not None:
        side = word("side", "enemies" if cards_of.against(role) else "village")
        return Line(LINE + "card-own", (*known, side, count_of("strength", strength)))
    if given == role:
        return Line(LINE + "card", known)
    return Line(LINE + "card-as", (*known, Detail("given", Kind.ROLE, given)))


def swap(position: Position, rest: str) -> Screen:
    """Whose cards change places."""
    seats = [Seat(number) for number in range(1, position.count + 1)]
    if not rest:
        return Screen(ask=ASK + "swap", buttons=(*(seat_button(f"w-{seat}", seat) for seat in seats), BACK))
    first = Seat(int(rest))
    others = tuple(seat_button(f"w-{first}-{seat}", seat) for seat in seats if seat != first)
    return Screen(ask=ASK + "swap-with", details=(seat_of("first", first),), buttons=(*others, BACK))
