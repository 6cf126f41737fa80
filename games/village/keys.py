"""The Fluent keys that prompts, their lines and refusals of this game use. Keys only: who is asked what is elsewhere."""

from collections.abc import Iterator
from typing import Final

from games.village import deal
from games.village.roles import ROLES, chemist, grave_digger

NOBODY: Final = "nobody"
"""The option of whoever wants nobody: `<ask>-nobody` is its label."""
SPARK: Final = "spark"
"""The Arsonist's other option: `village-ask-arsonist-spark`."""
USE: Final = "use"
"""The one option of a power that everybody sees used: `<ask>-use`."""
AGREE: Final = "agree"
"""The one option of the question whether to concede: `village-ask-concede-agree`."""

# The night: every question has `night` (number); a second one also `first` (seat), what was chosen first

DREAMS: Final = (3, 4, 3, 3, 4, 4, 3, 3, 4, 3, 3, 4, 3, 3)
"""How many options each sleepers' question has: `village-ask-dream-1` has `a`, `b` and `c`."""
SECOND: Final = "-second"
"""What is appended to a question's key for its second choice (rage, Cupid)."""

ASK_TALK: Final[dict[str, str]] = {
    "pack": "village-ask-talk",
    "cult": "village-ask-cult-talk",
    "masons": "village-ask-masons-talk",
}
"""Words for one's own circle; has `night` (number)."""

LINE_SILVERED: Final = "village-line-silvered"
LINE_DRUNK: Final = "village-line-drunk"
LINE_RAGING: Final = "village-line-raging"
"""A wolf's night without a bite, or with two; what other roles should know are the lines of their notes."""

LINE_MATE_CHOICE: Final = "village-line-mate-choice"
"""What a companion wants; has `mate` and `target` (seats)."""
LINE_MATE_SECOND: Final = "village-line-mate-second"
"""Whom a companion wants as second victim; has the same."""
LINE_MATE_NOBODY: Final = "village-line-mate-nobody"
"""A companion wants nobody; has `mate` (seat)."""
LINE_MATE_WAITING: Final = "village-line-mate-waiting"
"""A companion has not chosen yet; has `mate` (seat)."""

LINES_FOUR: Final[dict[str, str]] = {
    "harlot": "village-line-four-harlot",
    "chemist": "village-line-four-chemist",
    "clumsy_guy": "village-line-four-clumsy",
}
"""Four are alive: what this role should think of (rules page, 3.3)."""

# The day: every question has `day` (number); the Gunner's also `bullets` (number)

ASK_NOTES: Final = "village-ask-notes"
"""Who has no power by day is asked whom he keeps an eye on: for himself alone, it decides nothing. Options: seats, `nobody`."""
ASK_CONCEDE: Final = "village-ask-concede"
"""In the group: whether the village gives itself up to the cult; option `agree`."""
LINE_AGREED: Final = "village-line-agreed"
"""Who has agreed so far; has `agreed` (seats), `count` and `living` (numbers)."""
ASK_SHOT: Final = "village-ask-shot"
"""A dead Hunter: whom to take along; options: seats, `nobody`."""

LINE_FLAG: Final = "village-line-flag"
"""Whether the 120 is up; has `flag` ("yes" or "no")."""

ASK_VOTE: Final = "village-ask-vote"
ASK_VOTE_SECOND: Final = "village-ask-vote-second"
"""In the group: whom to lynch; each has `day` (number) and the option `nobody`."""

LINE_TALLY: Final = "village-line-tally"
"""Who has votes; has `target` (seat), `votes` (number) and `voters` (seats)."""
LINE_TALLY_NOBODY: Final = "village-line-tally-nobody"
"""Who votes for nobody; has `voters` (seats)."""
LINE_WAITING: Final = "village-line-waiting"
"""Who has not voted yet, where votes are open; has `waiting` (seats) and `count` (number)."""
LINE_VOTED: Final = "village-line-voted"
"""How many have voted, where votes are not; has `count` and `living` (numbers)."""

OWN_VOTE: Final = "village-own-vote"
TALK_TOO_FAST: Final = "village-talk-too-fast"
TALK_ENOUGH: Final = "village-talk-enough"


def _night_asks() -> Iterator[str]:
    for role in ROLES:
        for power in (role.night, role.first_night):
            if power is not None and power.ask:
                yield power.ask
                if power.pair or power.shared:
                    yield power.ask + SECOND


_WITHOUT_SECOND = "village-ask-cultist-second"
"""The cult is never in a rage."""

ASKS: Final = (
    *dict.fromkeys(ask for ask in _night_asks() if ask != _WITHOUT_SECOND),
    *(f"village-ask-dream-{number}" for number in range(1, len(DREAMS) + 1)),
    *ASK_TALK.values(),
    LINE_SILVERED,
    LINE_DRUNK,
    LINE_RAGING,
    chemist.LINE_BREWING,
    chemist.LINE_READY,
    grave_digger.LINE_GRAVES,
    LINE_MATE_CHOICE,
    LINE_MATE_SECOND,
    LINE_MATE_NOBODY,
    LINE_MATE_WAITING,
    *LINES_FOUR.values(),
    *dict.fromkeys(role.day.ask for role in ROLES if role.day is not None),
    ASK_NOTES,
    ASK_CONCEDE,
    LINE_AGREED,
    ASK_SHOT,
    ASK_VOTE,
    ASK_VOTE_SECOND,
    LINE_TALLY,
    LINE_TALLY_NOBODY,
    LINE_WAITING,
    LINE_VOTED,
    LINE_FLAG,
)
"""Every key of a question or of a line under one."""

REFUSALS: Final = (OWN_VOTE, TALK_TOO_FAST, TALK_ENOUGH, *deal.REFUSALS)
"""The game's own reasons for a refusal; `refusal-<key>` is the message."""
