"""A deal that was made with real cards, pasted as a list: what it picks, and the cards that it makes up.

The shell reads the list (`GameSpec.listed`); here it becomes one answer for each card, which are taken back together.
Source: rules page, 4.5 and 9.2.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from games.core.game import Reason, Refused
from games.core.ids import PromptId, RoleKey, TextId
from games.core.inperson import Balance, Card
from games.core.spec import Heard
from games.village import inperson
from games.village.desk import entries
from games.village.desk.pieces import TOO_STRONG, WRONG_COUNT
from games.village.desk.position import Position
from games.village.pile import TABLE_SIZE
from games.village.roles import KEYS
from games.village.roles._made_up import MADE_UP, made_up

STRENGTHS: Final = range(-9, 100)
"""What a made-up card may be worth."""
EVERY: Final = (*KEYS, *(role.key for role in MADE_UP))
"""Every card that somebody may hold at a desk; a button names it by its place."""
OWN: Final = frozenset(role.key for role in MADE_UP)
_ASKED: Final = frozenset({"table", "terms", "hand", "dealt"})
_SIDES: Final = {False: "b", True: "c"}


def listed(position: Position, prompt: PromptId) -> Callable[[Sequence[Card]], Sequence[Heard]] | None:
    """What a list of cards picks now; None once the cards have been handed out."""
    if position.stage not in _ASKED:
        return None
    return lambda cards: tuple(_picks(position, prompt, cards))


def _picks(position: Position, prompt: PromptId, cards: Sequence[Card]) -> Iterator[Heard]:
    """How many play if it is not known yet; then that they were dealt by hand, and each card."""
    if position.stage == "table" and len(cards) in TABLE_SIZE:
        yield Heard(prompt, f"n-{len(cards)}")
    elif len(cards) != position.count:
        raise Refused(Reason.BARRED, WRONG_COUNT)
    own = [card for card in cards if card.role is None]
    if any(card.strength not in STRENGTHS for card in own):
        raise Refused(Reason.BARRED, TOO_STRONG)
    yield Heard(prompt, "hand", kept=bool(own))
    for seat, card in enumerate(cards, start=1):
        yield Heard(prompt, f"l-{seat}-{_code(card)}")


def _code(card: Card) -> str:
    return f"{_SIDES[card.against]}{card.strength}" if card.role is None else str(KEYS.index(card.role))


def spoken(position: Position) -> tuple[str, ...]:
    """What a list may pick now: the beginning of one, or the card of the player who is next."""
    if position.stage != "hand":
        return ("hand",)
    seat = len(position.roles) + 1
    codes = (*map(str, range(len(KEYS))), *(f"{side}{strength}" for side in _SIDES.values() for strength in STRENGTHS))
    return ("hand", *(f"l-{seat}-{code}" for code in codes))


def told(position: Position, code: str) -> entries.HandTold:
    """The card that a list names, of the player who is next."""
    if code.isdigit():
        return entries.HandTold(role=KEYS[int(code)], listed=True)
    role = made_up(len(position.strengths) + 1, against=code[0] == _SIDES[True])
    return entries.HandTold(role=role, strength=int(code[1:]), listed=True)


def balance(position: Position) -> Balance:
    """How the cards are balanced, made-up ones included."""
    own = [(role, strength) for role, strength in position.strengths if role in position.roles]
    return inperson.weigh(
        [role for role in position.roles if role not in OWN],
        [strength for role, strength in own if not against(role)],
        [strength for role, strength in own if against(role)],
    )


def against(role: RoleKey) -> bool:
    """Whether a made-up card is against the village."""
    return role.startswith(f"own_{_SIDES[True]}")


def named(position: Position) -> Mapping[RoleKey, tuple[TextId, int]]:
    """Where the names of the made-up cards are written."""
    text = position.listing
    return {} if text is None else {role: (text, at) for at, (role, _) in enumerate(position.strengths)}
