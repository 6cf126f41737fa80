"""Around the board: who plays and with what, the round, the majority, the cards of the last confrontation."""

from collections.abc import Callable
from typing import Final

from bot.pictures import marks
from bot.pictures.lettering import CAP, fitted, width
from bot.pictures.propaganda.data import BoardData, Clash, look
from bot.pictures.svg import Anchor, element, group, text
from bot.pictures.themes import Theme

MARGIN: Final = 22
ROW: Final = 72
_WIDTH: Final = 1080
_COLUMN: Final = (_WIDTH - 3 * MARGIN) / 2
_NAME: Final = 28
_FIGURE: Final = 25
_TEXT: Final = 74
"""Where a row's text begins, from its left edge."""
_KEY: Final = 938
"""Where the icons of the key stand, in the corner below the board."""


def corners(data: BoardData, theme: Theme) -> str:
    """The round and the majority above the board, the cards of the last confrontation below."""
    parts = []
    if data.round:
        said = f"{data.round}/{data.rounds}" if data.rounds else str(data.round)
        parts += _corner(said, data.round_word, MARGIN, "start", theme)
    if data.seats and not data.winners:
        parts += _corner(str(len(data.seats) // 2 + 1), data.majority_word, _WIDTH - MARGIN, "end", theme)
    if data.clash is not None:
        parts += _cards(data, data.clash, theme)
    for at, (icon, word) in enumerate(zip(_icons(theme), data.key, strict=False)):
        y = 934 + 32 * at
        parts.append(icon(_KEY, y - 9))
        parts.append(text(word, _KEY + 22, y, size=24, fill=theme.faint, room=_WIDTH - MARGIN - _KEY - 22))
    return group(parts)


def _corner(figure: str, word: str, x: float, side: Anchor, theme: Theme) -> list[str]:
    return [
        text(figure, x, 66, size=60, weight=700, fill=theme.ink, anchor=side, room=250),
        text(word, x, 104, size=28, fill=theme.faint, anchor=side, room=205),
    ]


def _cards(data: BoardData, clash: Clash, theme: Theme) -> list[str]:
    """Both cards with their parties' marks, the attacker's first, the higher one stronger."""
    parts = []
    lines = ((clash.attacking, clash.attack, clash.defence), (clash.defending, clash.defence, clash.attack))
    for at, (party, mine, theirs) in enumerate(lines):
        y, won = 958 + 58 * at, mine > theirs
        fill, _ = look(data, party, theme)
        hollow = data.parties[party].undecided
        parts.append(marks.mark(party, MARGIN + 24, y, 22, fill=fill, edge=theme.page, hollow=hollow))
        parts.append(
            text(
                str(mine),
                MARGIN + 62,
                y + 44 * CAP / 2,
                size=44,
                weight=700 if won else 400,
                fill=theme.accent if won else theme.faint,
            )
        )
    return parts


def line(data: BoardData, at: int, top: float, theme: Theme) -> str:
    """A party's row: mark, name, campaign; seats, pawns on the board, pawns lost, cards kept. `top` is where the legend begins."""
    party = data.parties[at]
    x, y = MARGIN + (at % 2) * (_COLUMN + MARGIN), top + (at // 2) * ROW
    fill, _ = look(data, at, theme)
    lit = at == data.turn or at in data.winners
    room = _COLUMN - _TEXT - 16
    # a name of emoji alone cannot be drawn
    name = fitted(party.name, _NAME, room, 700)
    parts = [
        element(
            "rect",
            x=x,
            y=y,
            width=_COLUMN,
            height=ROW - 8,
            rx=14,
            fill=theme.panel,
            stroke=theme.accent if lit else theme.line,
            stroke_width=4 if lit else 1.5,
        ),
        marks.mark(at, x + 38, y + 32, 23, fill=fill, edge=theme.panel, hollow=party.undecided),
        text(name, x + _TEXT, y + 29, size=_NAME, weight=700, fill=theme.ink),
    ]
    used = width(name, _NAME, 700) + 12 if name else 0
    if party.campaign and room - used > 90:
        parts.append(
            text(
                party.campaign,
                x + _TEXT + used,
                y + 29,
                size=24,
                weight=400 if name else 700,
                fill=theme.faint if name else theme.ink,
                room=room - used,
            )
        )
    parts += _figures(data, at, x + _TEXT, y + 55, theme)
    return group(parts, opacity=0.55 if party.out else None)


def _icons(theme: Theme) -> tuple[Callable[[float, float], str], ...]:
    """What stands for seats, pawns on the board, pawns lost and cards kept; in the legend and in its key."""
    return (
        lambda x, y: marks.seat(x, y, 11, fill=theme.faint),
        lambda x, y: marks.pawn(x, y, 11, fill=theme.faint),
        lambda x, y: marks.pawn(x, y, 10, fill="none", stroke=theme.faint, stroke_width=2.2),
        lambda x, y: marks.card(x, y, 10, fill=theme.faint),
    )


def _figures(data: BoardData, at: int, x: float, base: float, theme: Theme) -> list[str]:
    """What a party has: what is naught is left out, but for its seats."""
    party = data.parties[at]
    mine = [seat for seat in data.seats if seat.party == at]
    counts = (len(mine), sum(seat.pawns for seat in mine), party.lost, party.cards)
    parts = []
    for which, (icon, count) in enumerate(zip(_icons(theme), counts, strict=True)):
        if count or not which:
            parts.append(icon(x + 11, base - 9))
            parts.append(text(str(count), x + 29, base, size=_FIGURE, fill=theme.ink))
            x += 29 + width(str(count), _FIGURE) + 28
    return parts
