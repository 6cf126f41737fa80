"""The story in a few lines, for its end: who accused whom of what, pleas, ends. Knows the notes, no texts."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.game import Detail, Kind, Line
from games.saloon.cards import Card, word_of
from games.saloon.state import Note, State

LINE_NOTHING: Final = "saloon-line-nothing"
"""Nothing was told."""
LINES: Final = (
    "saloon-line-deal",
    "saloon-line-accusation",
    "saloon-line-plea",
    "saloon-line-lonely-plea",
    "saloon-line-safe",
    "saloon-line-judged",
    "saloon-line-shot",
    "saloon-line-vanished",
    "saloon-line-round",
    "saloon-line-fled",
    LINE_NOTHING,
)
"""`saloon-line-` and the note's kind. They have `teller`, `about`, `named` (figures), `seat` and
`value`, as far as they know them; a new night has none."""


def chronicle(state: State) -> Sequence[Line]:
    """One line for each thing that was told."""
    if not state.notes:
        return (Line(LINE_NOTHING),)
    return tuple(Line(f"saloon-line-{note.kind}", tuple(_details(note))) for note in state.notes)


def _details(note: Note) -> Iterator[Detail]:
    for name, figure in (("teller", note.teller), ("about", note.about), ("named", note.named)):
        if figure is not None:
            yield Detail(name, Kind.FIGURE, figure)
    if note.seat:
        yield Detail("seat", Kind.SEAT, note.seat)
    if note.value:
        yield Detail("value", Kind.KEY, word_of(Card(note.value)))
