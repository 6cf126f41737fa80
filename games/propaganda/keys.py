"""The keys that questions, options and refusals use: what the locales have messages for."""

from typing import Final

ASK_NAME: Final = "propaganda-ask-name"
ASK_PROMISE: Final = "propaganda-ask-promise"
ASK_RESERVE: Final = "propaganda-ask-reserve"
ASK_FOUND: Final = "propaganda-ask-found"
ASK_REINFORCE: Final = "propaganda-ask-reinforce"
ASK_RECOVER: Final = "propaganda-ask-recover"
ASK_TURN: Final = "propaganda-ask-turn"
ASK_NEXT: Final = "propaganda-ask-next"
ASK_AGAINST: Final = "propaganda-ask-against"
ASK_EMPTIED: Final = "propaganda-ask-emptied"
ASK_COMBINE: Final = "propaganda-ask-combine"
ASK_HOUSE: Final = "propaganda-ask-house"
ASK_VOW: Final = "propaganda-ask-vow"

ENOUGH: Final = "enough"
REST: Final = "rest"
"""Let the bot do the rest of the set-up."""
STAR: Final = "star"
STOP: Final = "stop"
BACK: Final = "back"
KEEP: Final = "keep"
"""Play no combination in this turn."""
DISMANTLE: Final = "dismantle"
SPARE: Final = "spare"

LINE_PROPOSAL: Final = "propaganda-line-proposal"
LINE_OFFICE: Final = "propaganda-line-office"
LINE_RIVAL: Final = "propaganda-line-rival"
LINE_COMBINATION: Final = "propaganda-line-combination"
LINE_CARD: Final = "propaganda-line-card"
LINE_LIST: Final = "propaganda-line-list"
LINE_DEBATE: Final = "propaganda-line-debate"
LINE_STACK: Final = "propaganda-line-stack"
LINE_OCCUPY: Final = "propaganda-line-occupy"
LINE_BOARD: Final = "propaganda-line-board"
LINE_HOUSES: Final = "propaganda-line-houses"
LINE_STARS: Final = "propaganda-line-stars"
LINE_CAMPAIGN: Final = "propaganda-line-campaign"
LINE_PLAYER: Final = "propaganda-line-player"
LINE_ROUND_WORD: Final = "propaganda-line-round-word"
LINE_MAJORITY_WORD: Final = "propaganda-line-majority-word"
LINE_KEY: Final = "propaganda-line-key"

NO_LOSSES: Final = "propaganda-no-losses"
TOO_MANY: Final = "propaganda-seats"

LINES: Final = (
    LINE_PROPOSAL,
    LINE_OFFICE,
    LINE_RIVAL,
    LINE_COMBINATION,
    LINE_CARD,
    LINE_LIST,
    LINE_DEBATE,
    LINE_STACK,
    LINE_OCCUPY,
    LINE_BOARD,
    LINE_HOUSES,
    LINE_STARS,
    LINE_CAMPAIGN,
    LINE_PLAYER,
    LINE_ROUND_WORD,
    LINE_MAJORITY_WORD,
    LINE_KEY,
)
ASKS: Final = (
    ASK_NAME,
    ASK_PROMISE,
    ASK_RESERVE,
    ASK_FOUND,
    ASK_REINFORCE,
    ASK_RECOVER,
    ASK_TURN,
    ASK_NEXT,
    ASK_AGAINST,
    ASK_EMPTIED,
    ASK_COMBINE,
    ASK_HOUSE,
    ASK_VOW,
    *LINES,
)
REFUSALS: Final = (NO_LOSSES, TOO_MANY)
"""The reasons with which the rules refuse an option that is shown but closed, or a number of players."""
