"""What all turns share, and what they have to ask Telegram for. Values only."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from bot.aids.library import Library
from bot.narration.bundles import Bundles
from bot.narration.narrator import Narrator
from bot.quiz.library import Books
from bot.sessions.codec import Codec
from bot.sessions.manners import Manners
from bot.sessions.members import Standing
from bot.sessions.terms import Terms

Keyboard = Sequence[Sequence[Mapping[str, str]]]


class Ask(Exception):
    """The use case has to know whether people are administrators or members: ask of each, and begin anew."""

    def __init__(self, what: Literal["admin", "member", "standing"], chat_id: int, *user_ids: int) -> None:
        """Remember the question."""
        super().__init__(what)
        self.what = what
        self.chat_id = chat_id
        self.user_ids = user_ids


@dataclass(slots=True)
class Facts:
    """Telegram's answers, gathered before the transaction that needs them."""

    admins: dict[tuple[int, int], bool] = field(default_factory=dict)
    members: dict[tuple[int, int], bool | None] = field(default_factory=dict)
    standings: dict[tuple[int, int], Standing | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """What all turns share."""

    codec: Codec
    narrator: Narrator
    bundles: Bundles
    terms: Terms
    library: Library
    books: Books
    draw_secret: Callable[[], bytes]
    """32 bytes from the operating system."""
    new_id: Callable[[], str]
    """Eight characters of base 32, lower case."""
    mend: Callable[[Any, Any, datetime], None]
    """(turn, session, since when nobody served it): what a table needs when it is first touched after a start."""
    unmended: dict[str, datetime] = field(default_factory=dict)
    """Tables not touched since the start, with the wall time until which they were served."""
    manners: Manners = field(default_factory=Manners)
    """How often each chat was answered lately."""
    floods: Callable[[datetime], Sequence[tuple[int, int]]] = lambda _now: ()
    """Who sends far too much to this process, and how many updates of theirs were dropped in this hour; the worst first."""
    seeds: dict[str, bytes] = field(default_factory=dict, repr=False)
    """Seeds of dealt sessions, so that a step need not derive them anew."""
