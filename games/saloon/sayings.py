"""What a computer player says in the group where people tell in words of their own: lines, whose texts lie in the locales.

It knows what everybody has read, and nothing else: what is told is made of the question that all have seen. Nothing is drawn.
"""

from collections.abc import Collection
from typing import Final

from games.core.game import Detail, Kind, Line, Prompt
from games.core.ids import Seat
from games.saloon import keys
from games.saloon.view import View

STORIES: Final = {
    keys.ASK_ANSWER: "saloon-says-answer",
    keys.ASK_PLEAD: "saloon-says-plea",
    keys.ASK_PLEAD_ALONE: "saloon-says-lonely-plea",
    keys.ASK_HIT: "saloon-says-hit",
    keys.ASK_MISS: "saloon-says-miss",
}
"""What is told before "told" is pressed; the line has the variables of the question."""
STAGES: Final = {
    keys.ASK_RELIEF: "saloon-says-relief",
    keys.ASK_FAREWELL: "saloon-says-farewell",
    keys.ASK_DEPARTURE: "saloon-says-departure",
}
"""What one is invited to tell and closes afterwards; the same."""
SAYS_QUESTION: Final = "saloon-says-question"
SAYS_REPLY: Final = "saloon-says-reply"
"""A question and what answers it: both have `part` ("accusation" or "plea") and `topic`, the same number in both."""
SAYS_REPLY_OPEN: Final = "saloon-says-reply-open"
"""What may be answered to any question: to one in a person's own words."""
SAYS_VIGNETTE: Final = "saloon-says-vignette"
"""What became of a character. Has `role`."""
TOPICS: Final = 13
"""So many questions there are to an accusation, and as many to a plea."""
SAYINGS: Final = (
    *STORIES.values(),
    *STAGES.values(),
    SAYS_QUESTION,
    SAYS_REPLY,
    SAYS_REPLY_OPEN,
    SAYS_VIGNETTE,
)


def says(view: View, prompt: Prompt, pick: str | None, people: Collection[Seat]) -> Line | None:
    """What the seat whose view this is says as it picks that, or with None instead of picking; None: nothing.

    `people` are the seats that do not belong to computer players: what they ask is asked in their own words.
    """
    if prompt.ask == keys.ASK_VIGNETTES:
        return _vignette(view)
    if pick in (None, keys.PASS):
        return None
    if prompt.ask in (keys.ASK_QUESTION, keys.ASK_EXTRA):
        return Line(SAYS_QUESTION, (*prompt.details, *_topic(view, _seat(prompt, "asker"))))
    if prompt.ask == keys.ASK_REPLY:
        asker = _seat(prompt, "asker")
        if asker in people:
            return Line(SAYS_REPLY_OPEN, prompt.details)
        return Line(SAYS_REPLY, (*prompt.details, *_topic(view, asker)))
    told = STORIES.get(prompt.ask) or STAGES.get(prompt.ask)
    return None if told is None else Line(told, prompt.details)


def closes(view: View, prompt: Prompt, seat: Seat) -> bool:
    """Whether it is for this seat to close what anybody may close: what it was invited to tell, or for the last one the end."""
    if prompt.ask == keys.ASK_VIGNETTES:
        return seat == max(player.seat for player in view.players if not player.left)
    return prompt.ask in STAGES and _seat(prompt, "seat") == seat


def _seat(prompt: Prompt, name: str) -> Seat:
    return next(Seat(detail.value) for detail in prompt.details if detail.name == name)


def _topic(view: View, asker: Seat) -> tuple[Detail, Detail]:
    """What is asked about: something else for each asker of a scene, and in the next scene for all of them."""
    topic = (len(view.notes) * 5 + asker) % TOPICS + 1
    part = "accusation" if view.notes[-1].kind == "accusation" else "plea"
    return Detail("part", Kind.KEY, part), Detail("topic", Kind.NUMBER, topic)


def _vignette(view: View) -> Line | None:
    """What became of this seat's character; None if it has just died."""
    mine = next(player for player in view.players if view.you is not None and player.seat == view.you.seat)
    if any(note.kind == "judged" and (note.deal, note.seat) == (view.deal, mine.seat) for note in view.notes):
        return None
    return Line(SAYS_VIGNETTE, (Detail("role", Kind.KEY, str(mine.figure.role)),))
