"""From an acceptance case to a village in which nothing has happened yet, and to its scripted draws.

Source: tests/games/village/cases.md, 11.1.
"""

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import UTC, datetime
from typing import Any, Final

from games.core.ids import RoleKey, Seat
from games.core.timer import Timer
from games.village.caseread import Case, Seated, Unreadable
from games.village.chance import DRAWN, ScriptedChance
from games.village.options import Options, preset
from games.village.roles import BY_KEY, KEYS
from games.village.state import Day, Death, Player, Village, dealt_player
from games.village.told import seat_of

_LONG_AGO: Final = Timer(token=0, phase="", closes=datetime(2000, 1, 1, tzinfo=UTC))
SEATS_DRAWN: Final = DRAWN - {"augur_draw", "clumsy_pick"}
"""Events whose outcome is a player."""

_PLAIN: Final[Mapping[str, Mapping[str, Any]]] = {
    "dead": {"alive": False},
    "doused": {"doused": True},
    "infected": {"infected": True},
    "potion ready": {"potion": True},
    "newest cultist": {"since": 1},
}
"""Notes without a value, and the fields that they set."""


def village(case: Case, seats: Mapping[str, Seat]) -> Village:
    """The village at the beginning. Raises Unreadable for a role, a note or an option that there is not."""
    players = [_player(seated, seats) for seated in case.seats]
    dead = [player for player in players if not player.alive]
    first = next((act.number for act in case.acts if act.phase == "night"), 2)
    options = _options(case)
    return Village(
        options=options,
        players=tuple(replace(player, dug=len(dead)) for player in players),
        round=first - 1,
        phase=Day(),
        timer=_LONG_AGO,
        pile=tuple(key for key in KEYS if key not in options.excluded),
        dealt=tuple(player.role for player in players),
        clock=1,
        acting=first - 1,
        rage=case.rage,
        deaths=tuple(Death(seat=p.seat, cause="lynched", role=p.role, round=0, time="dusk") for p in dead),
    )


def script(case: Case, seats: Mapping[str, Seat]) -> ScriptedChance:
    """The draws of a case. Raises Unreadable for a player that there is not."""
    return ScriptedChance(
        (
            event,
            None if of is None else seat_of(of, seats),
            str(seat_of(outcome, seats)) if event in SEATS_DRAWN else outcome,
        )
        for event, of, outcome in case.draws
    )


def _player(seated: Seated, seats: Mapping[str, Seat]) -> Player:
    if seated.role not in BY_KEY:
        raise Unreadable(f"there is no role {seated.role}")
    player = dealt_player(seats[seated.letter], RoleKey(seated.role))
    for note in seated.notes:
        player = replace(player, **_noted(note, seats))
    return player


def _noted(note: str, seats: Mapping[str, Seat]) -> Mapping[str, Any]:
    """The fields that a note sets."""
    if note in _PLAIN:
        return _PLAIN[note]
    if found := re.fullmatch(r"(\d+) bullets?", note):
        return {"bullets": int(found[1])}
    if found := re.fullmatch(r"(\d+) missed votes?", note):
        return {"missed": int(found[1])}
    if found := re.fullmatch(r"(lover|model) ([A-Z])", note):
        return {found[1]: seat_of(found[2], seats)}
    if (found := re.fullmatch(r"was (\w+)", note)) and found[1] in BY_KEY:
        return {"precult": RoleKey(found[1])}
    raise Unreadable(f"roles: note {note!r}")


def _options(case: Case) -> Options:
    """The options of a case: names and values of the rules page."""
    options = Options()
    known = {row.name: row for row in fields(Options)}
    for name, value in case.options:
        words: dict[str, Any] = {"on": True, "off": False, "wins_village_plays_wolves": "both"}
        choice = words.get(value, value)
        if name not in known or choice not in known[name].metadata["choices"]:
            raise Unreadable(f"there is no option {name} {value}")
        chosen: dict[str, Any] = {name: choice}
        options = replace(options, **chosen)
        if name == "ruleset":
            options = preset(options)
    return options
