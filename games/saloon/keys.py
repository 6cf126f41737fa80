"""The Fluent keys that prompts, their lines and refusals of this game use. Keys only: who is asked what is in `asking.py`."""

ASK_CAST = "saloon-ask-cast"
"""How is the character spoken of? Has `figure`; a text is its name."""
ASK_CHOOSE = "saloon-ask-choose"
"""Which character? Has `figure`; a text is its name."""
ASK_PAIRS = "saloon-ask-pairs"
"""Look over your cards. Has `figure`, `cast`, `stay` and `gone` (texts of cards), `pairs`, `left`, `threes` (numbers)."""
ASK_HAND = "saloon-ask-hand"
"""The hand, for as long as the deal lasts: nothing is asked. Has `figure`, `cards`, `state`."""
ASK_SWAP = "saloon-ask-swap"
"""With whom? Has `seat`."""
ASK_DRAW = "saloon-ask-draw"
"""Draw a card. Has `drawer`, `condemned` (seats), `figure`, `rival`, `count` (number)."""
ASK_ACCUSE = "saloon-ask-accuse"
"""Who is meant, in an accusation? Has `drawer`, `speaker`, `figure` (the accused's), `card`, `mate`, `value`."""
ASK_DEFEND = "saloon-ask-defend"
"""The same in a plea. Has `drawer`, `speaker`, `figure` (the drawer's), `card`, `value`."""
ASK_OTHER = "saloon-ask-other"
"""Which secondary character? Has `drawer`, `speaker`, `figure`, `card`, `value`, `part`."""
ASK_ANSWER = "saloon-ask-answer"
"""The accusation, to be answered. Has `drawer`, `rival` (figure), `speaker`, `figure`, `named` (figure), `value`."""
ASK_PLEAD = "saloon-ask-plead"
"""The plea, to be told. Has `speaker`, `figure`, `named`, `value`."""
ASK_PLEAD_ALONE = "saloon-ask-plead-alone"
"""The same without a blank. Has `speaker`, `figure`, `value`, `card`."""
ASK_QUESTION = "saloon-ask-question"
"""A question? Has `asker`, `speaker` (seats), `figure` (the speaker's)."""
ASK_EXTRA = "saloon-ask-extra"
"""The extra question of the character that was named. Has the same, and `named` (figure)."""
ASK_REPLY = "saloon-ask-reply"
"""A question is to be answered. Has `asker`, `speaker`, `figure`."""
ASK_RELIEF = "saloon-ask-relief"
"""Somebody is safe. Has `seat`, `figure`."""
ASK_DUEL = "saloon-ask-duel"
"""Shoot. Has `shooter`, `target` (seats), `figure`, `rival`, `shot` (number)."""
ASK_HIT = "saloon-ask-hit"
ASK_MISS = "saloon-ask-miss"
"""Tell the shot. Have `shooter`, `target`, `figure`, `rival`; the miss also `shot`."""
ASK_FAREWELL = "saloon-ask-farewell"
"""The farewell. Has `seat`, `figure`, `shot`."""
ASK_DEPARTURE = "saloon-ask-departure"
"""Death leaves. Has `seat`, `figure`."""
ASK_VIGNETTES = "saloon-ask-vignettes"
"""What has become of everybody? Has `died` ("yes" or "no")."""
ASK_ENCORE = "saloon-ask-encore"
"""A year and a day later? Has `needed`, `died`."""
ASK_ANEW = "saloon-ask-anew"
"""The same night again? Has `needed`."""

LINE_LAST_WORD = "saloon-line-last-word"
"""Whose character is named has the last word. Has `player`, `figure`."""
LINE_YES = "saloon-line-yes"
LINE_NO = "saloon-line-no"
"""Who wants to go on, and who does not; have `voters`."""
LINE_SEAT = "saloon-line-seat"
"""One player, for the status. Has `seat`, `figure`, `cards`, `state`."""

LABEL_FIGURE = "saloon-label-figure"
LABEL_PLAYED = "saloon-label-played"
LABEL_CARD = "saloon-label-card"
LABEL_BACK = "saloon-label-back"
LABEL_TOLD_OF = "saloon-label-told-of"
"""Buttons: a character; a player's character; an open card; a card face down; told, and this character comes into it."""

ASKS = (
    ASK_CAST,
    ASK_CHOOSE,
    ASK_PAIRS,
    ASK_HAND,
    ASK_SWAP,
    ASK_DRAW,
    ASK_ACCUSE,
    ASK_DEFEND,
    ASK_OTHER,
    ASK_ANSWER,
    ASK_PLEAD,
    ASK_PLEAD_ALONE,
    ASK_QUESTION,
    ASK_EXTRA,
    ASK_REPLY,
    ASK_RELIEF,
    ASK_DUEL,
    ASK_HIT,
    ASK_MISS,
    ASK_FAREWELL,
    ASK_DEPARTURE,
    ASK_VIGNETTES,
    ASK_ENCORE,
    ASK_ANEW,
    LINE_LAST_WORD,
    LINE_YES,
    LINE_NO,
    LINE_SEAT,
    LABEL_FIGURE,
    LABEL_PLAYED,
    LABEL_CARD,
    LABEL_BACK,
    LABEL_TOLD_OF,
)
"""Every key of a question, of a line under one or of a button."""

OK, TOLD, ASK, PASS, ON, YES, NO = "ok", "told", "ask", "pass", "on", "yes", "no"
OTHERS, PLAYERS = "others", "players"
GONE = "gone-"
OF = "of-"
"""Options: `<ask>-<option>` is the label, where no other is given."""

TOO_FEW = "saloon-too-few"
TOO_MANY = "saloon-too-many"
REFUSALS = (TOO_FEW, TOO_MANY)
"""The game's own reasons for a refusal; `refusal-<key>` is the message."""
