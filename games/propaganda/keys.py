"""The keys that questions, options and refusals use: what the locales have messages for."""

from typing import Final

ASK_NAME: Final = "propaganda-ask-name"
ASK_PROMISE: Final = "propaganda-ask-promise"
ASK_RESERVE: Final = "propaganda-ask-reserve"
ASK_FOUND: Final = "propaganda-ask-found"
ASK_REINFORCE: Final = "propaganda-ask-reinforce"
ASK_RECOVER: Final = "propaganda-ask-recover"
ASK_TURN: Final = "propaganda-ask-turn"
ASK_FROM: Final = "propaganda-ask-from"
ASK_AGAINST: Final = "propaganda-ask-against"
ASK_EMPTIED: Final = "propaganda-ask-emptied"
ASK_COMBINE: Final = "propaganda-ask-combine"
ASK_HOUSE: Final = "propaganda-ask-house"
ASK_RETORT: Final = "propaganda-ask-retort"

ENOUGH: Final = "enough"
REST: Final = "rest"
"""Let the bot do the rest of the set-up."""
CAMPAIGN: Final = "campaign"
STAR: Final = "star"
STOP: Final = "stop"
BACK: Final = "back"
AGAIN: Final = "again"
DISMANTLE: Final = "dismantle"
SPARE: Final = "spare"
KEEP: Final = "keep"
"""Play no combination."""

LINE_PROPOSAL: Final = "propaganda-line-proposal"
LINE_OFFICE: Final = "propaganda-line-office"
LINE_RIVAL: Final = "propaganda-line-rival"
LINE_COMBINATION: Final = "propaganda-line-combination"
LINE_CARD: Final = "propaganda-line-card"
LINE_LIST: Final = "propaganda-line-list"
LINE_AGAIN: Final = "propaganda-line-again"
LINE_OCCUPY: Final = "propaganda-line-occupy"

NO_RIVAL: Final = "propaganda-no-rival"
NO_LOSSES: Final = "propaganda-no-losses"
TOO_MANY: Final = "propaganda-seats"

LINES: Final = (
    LINE_PROPOSAL,
    LINE_OFFICE,
    LINE_RIVAL,
    LINE_COMBINATION,
    LINE_CARD,
    LINE_LIST,
    LINE_AGAIN,
    LINE_OCCUPY,
)
ASKS: Final = (
    ASK_NAME,
    ASK_PROMISE,
    ASK_RESERVE,
    ASK_FOUND,
    ASK_REINFORCE,
    ASK_RECOVER,
    ASK_TURN,
    ASK_FROM,
    ASK_AGAINST,
    ASK_EMPTIED,
    ASK_COMBINE,
    ASK_HOUSE,
    ASK_RETORT,
    *LINES,
)
REFUSALS: Final = (NO_RIVAL, NO_LOSSES, TOO_MANY)
"""The reasons with which the rules refuse an option that is shown but closed, or a number of players."""
