"""What stands on buttons and below questions: offices, debates, lists, cards. Messages with their variables, no words."""

from collections.abc import Sequence

from games.core.game import Detail, Kind, Line
from games.core.ids import Phrase, Seat
from games.propaganda import keys, proposals
from games.propaganda.board import House
from games.propaganda.cards import Cards, suit
from games.propaganda.opening import lists, name_of
from games.propaganda.state import NOBODY, Office, State

Label = tuple[str, Line]
"""An option with what its button says."""


def proposed(suggestions: Sequence[Phrase]) -> tuple[Label, ...]:
    """Suggestions as buttons, "1" the first."""
    return tuple(
        (str(number), Line(keys.LINE_PROPOSAL, (Detail("words", Kind.PHRASE, phrase),)))
        for number, phrase in enumerate(suggestions, start=1)
    )


def stack(office: Office) -> Label:
    """An office of one's own as a button: its house, and how many pawns stand there."""
    return str(office.house), Line(keys.LINE_STACK, _stands(office))


def rival(state: State, office: Office) -> Label:
    """An office of another list's as a button."""
    return str(office.house), Line(keys.LINE_RIVAL, (*_stands(office), *named(state, office.owner)))


def debate(state: State, pair: tuple[Office, Office]) -> Label:
    """A debate as a button: which office of one's own attacks which one of whom."""
    own, other = pair
    details = (
        Detail("origin", Kind.NUMBER, own.house),
        Detail("strength", Kind.NUMBER, own.pawns),
        *_stands(other),
        *named(state, other.owner),
    )
    return option_of_debate(pair), Line(keys.LINE_DEBATE, details)


def option_of_debate(pair: tuple[Office, Office]) -> str:
    """The option that stands for a debate: "12-18"."""
    return f"{pair[0].house}-{pair[1].house}"


def occupier(office: Office) -> Label:
    """Whence a pawn may move into an emptied office."""
    return str(office.house), Line(keys.LINE_OCCUPY, _stands(office))


def _stands(office: Office) -> tuple[Detail, ...]:
    return Detail("house", Kind.NUMBER, office.house), Detail("pawns", Kind.NUMBER, office.pawns)


def named(state: State, owner: Seat) -> tuple[Detail, ...]:
    """A list by its mark, which is the number of its seat, and its name."""
    return Detail("mark", Kind.NUMBER, owner), Detail("name", Kind.PHRASE, name_of(state, owner))


def promise(state: State, office: Office) -> Line:
    """An office with all that there is to know of it."""
    details = (*_stands(office), Detail("promise", Kind.PHRASE, office.promise), *named(state, office.owner))
    return Line(keys.LINE_OFFICE, details)


def standings(state: State) -> tuple[Line, ...]:
    """Every list in the race, in the order of the turns: offices, pawns on the board and off it, cards in hand."""
    return tuple(standing(state, owner) for owner in lists(state))


def standing(state: State, owner: Seat) -> Line:
    """A list with its offices, its pawns on the board and off it, the cards in its hand."""
    player = None if owner == NOBODY else state.player(owner)
    return Line(
        keys.LINE_LIST,
        (
            *named(state, owner),
            Detail("offices", Kind.NUMBER, len(state.of(owner))),
            Detail("pawns", Kind.NUMBER, state.pawns(owner)),
            Detail("lost", Kind.NUMBER, 0 if player is None else player.lost),
            Detail("kept", Kind.NUMBER, 0 if player is None else len(player.hand)),
        ),
    )


def card(number: House) -> Line:
    """A card: its suit, its number, its first symbol."""
    return Line(
        keys.LINE_CARD,
        (
            Detail("card", Kind.NUMBER, number),
            Detail("suit", Kind.KEY, suit(number)),
            Detail("symbol", Kind.PHRASE, proposals.pictured(number)),
        ),
    )


def option_of(cards: Cards) -> str:
    """The option that stands for a combination: "c1-5-9"."""
    return "c" + "-".join(map(str, cards))


def combination(cards: Cards) -> Label:
    """A combination as a button: what kind it is, and its cards."""
    how = "mirror" if len(cards) == 2 else "suit" if len(cards) == 3 else "suits"
    details = (
        Detail("how", Kind.KEY, how),
        Detail("suit", Kind.KEY, suit(cards[0])),
        Detail("cards", Kind.KEY, " · ".join(map(str, cards))),
    )
    return option_of(cards), Line(keys.LINE_COMBINATION, details)
