"""The Fluent keys that prompts, their lines and refusals of this game use. Keys only: who is asked what is elsewhere."""

ASK_WOLF = "lupi-ask-wolf"
ASK_SEER = "lupi-ask-seer"
ASK_BODYGUARD = "lupi-ask-bodyguard"
ASK_JUDGE = "lupi-ask-judge"
ASK_SLEEP = "lupi-ask-sleep"
"""The five questions of the night; each has `night` (number)."""
ASK_TALK = "lupi-ask-talk"
"""The pack's talk; has `night` (number)."""
ASK_SASH = "lupi-ask-sash"
"""The mayor's sash; option `show`; has `day` (number)."""
ASK_CALL = "lupi-ask-call"
"""First vote, one called player; has `day` (number) and `caller` (seat); option `nobody`."""
ASK_VOTE = "lupi-ask-vote"
"""First vote, everybody; has `day` (number); option `nobody`."""
ASK_SECOND = "lupi-ask-second"
"""Second vote; has `day` (number) and `nominees` (seats); option `nobody`."""
ASK_RUNOFF = "lupi-ask-runoff"
"""Run-off; has the same."""

LINE_PACK_CHOICE = "lupi-line-pack-choice"
"""A companion's choice; has `wolf` and `target` (seats)."""
LINE_PACK_WAITING = "lupi-line-pack-waiting"
"""A companion has not chosen yet; has `wolf` (seat)."""
LINE_TALLY = "lupi-line-tally"
"""Who has votes; has `target` (seat), `votes` (number) and `voters` (seats)."""
LINE_TALLY_NOBODY = "lupi-line-tally-nobody"
"""Who votes for nobody; has `voters` (seats)."""
LINE_WAITING = "lupi-line-waiting"
"""Who has not voted yet; has `waiting` (seats) and `count` (number)."""

ASKS = (
    ASK_WOLF,
    ASK_SEER,
    ASK_BODYGUARD,
    ASK_JUDGE,
    ASK_SLEEP,
    ASK_TALK,
    ASK_SASH,
    ASK_CALL,
    ASK_VOTE,
    ASK_SECOND,
    ASK_RUNOFF,
    LINE_PACK_CHOICE,
    LINE_PACK_WAITING,
    LINE_TALLY,
    LINE_TALLY_NOBODY,
    LINE_WAITING,
)
"""Every key of a question or of a line under one."""

NOBODY_OPTION = "nobody"
"""Votes: `<ask>-nobody` is its label."""
SHOW_OPTION = "show"
"""The sash: `lupi-ask-sash-show` is its label."""

GUARDED_LAST_NIGHT = "lupi-guarded-last-night"
OWN_VOTE = "lupi-own-vote"
TALK_TOO_FAST = "lupi-talk-too-fast"
TALK_ENOUGH = "lupi-talk-enough"
TOO_FEW = "lupi-too-few"
TOO_MANY = "lupi-too-many"
ROUND_TOO_SLOW = "lupi-round-too-slow"
DECK_COUNTS = "lupi-deck-counts"
DECK_SIZE = "lupi-deck-size"
DECK_NO_WOLF = "lupi-deck-no-wolf"
DECK_MANY_WOLVES = "lupi-deck-many-wolves"

REFUSALS = (
    GUARDED_LAST_NIGHT,
    OWN_VOTE,
    TALK_TOO_FAST,
    TALK_ENOUGH,
    TOO_FEW,
    TOO_MANY,
    ROUND_TOO_SLOW,
    DECK_COUNTS,
    DECK_SIZE,
    DECK_NO_WOLF,
    DECK_MANY_WOLVES,
)
"""The game's own reasons for a refusal; `refusal-<key>` is the message."""
