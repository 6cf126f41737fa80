"""Record the transcripts anew: `python -m tests.golden.record`. Review the difference before it is committed.

The players are the game's own policy, with some slowness, silence, talk and leaving, all from the transcript's seed.
"""

import random
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

from rich.progress import track

from games import registry
from games.core.game import Leave, Move, Refused
from games.core.ids import Seat, TextId
from games.core.rng import SeededRng
from games.village.options import GREYWOLF
from tests.golden.transcript import Transcript

HERE = Path(__file__).parent

_SLOW = {"pace": "slow"}
_HIDDEN = {"reveal_on_death": "none", "vote_display": "outcome"}
_TEAM = {"reveal_on_death": "team", "vote_display": "open"}
_FAST = {"pace": "fast", "cult_concede": True, "deal_mode": "chaos", "killers_together": True}

GAMES: Mapping[str, Mapping[str, tuple[int, dict[str, Any]]]] = {
    "lupi": {
        "five-fast": (5, {"pace": "fast"}),
        "eight-normal": (8, {}),
        "nine-together": (9, {"vote_style": "together", "reveal_roles": True}),
        "twelve-round": (12, {"pace": "fast", "vote_style": "round", "ghosts_talk": True}),
        "sixteen-normal": (16, {"reveal_roles": True}),
        "twenty-four-slow": (24, {"pace": "slow"}),
        "ten-by-hand": (10, {"pace": "fast", "deck": (2, 3, 2, 1, 1, 1)}),
    },
    "village": {
        "small-1": (5, {}),
        "small-13": (5, {}),
        "slow-16": (7, _SLOW),
        "slow-23": (7, _SLOW),
        "slow-38": (7, _SLOW),
        "hidden-3": (9, _HIDDEN),
        "hidden-12": (9, _HIDDEN),
        "hidden-37": (9, _HIDDEN),
        "chaos-36": (10, {"deal_mode": "chaos", "absence": "warn"}),
        "normal-14": (12, {}),
        "normal-33": (12, {}),
        "team-9": (14, _TEAM),
        "team-21": (14, _TEAM),
        "team-34": (14, _TEAM),
        "simple-59": (15, {"ruleset": "simplified"}),
        "greywolf-29": (18, {"ruleset": "greywolf", **GREYWOLF}),
        "fast-18": (20, _FAST),
        "fast-33": (20, _FAST),
        "crowd-1": (35, {"pace": "fast"}),
    },
    "saloon": {
        "three-42": (3, {}),
        "brisk-7": (3, {"pace": "fast"}),
        "slow-878": (4, {"pace": "slow"}),
        "chosen-363": (4, {"choose_characters": True}),
        "answer-994": (5, {"extra_from_answer": True}),
        "house-1169": (5, {"choose_characters": True, "extra_from_answer": True}),
    },
    "propaganda": {
        "two-1": (2, {}),
        "three-turns": (3, {"setup": "in_turn", "rounds": 4}),
        "four-brisk-5": (4, {"pace": "fast", "rounds": 5}),
        "six-slow-7": (6, {"pace": "slow", "rounds": 4}),
    },
}
"""For each game the transcripts: name, which is the seed too; seats; options."""


def recorded(key: str, name: str) -> str:
    """One transcript, played anew."""
    spec = registry.game(key)
    seats, chosen = GAMES[key][name]
    dice = random.Random(name)
    transcript = Transcript(spec, seats, spec.options(**chosen), name)
    assert spec.policy is not None
    while spec.game.outcome(transcript.state) is None:
        seat = Seat(dice.randint(1, seats))
        due, now = transcript.due(), transcript.now + timedelta(seconds=dice.choice((1, 2, 4)))
        prompts = spec.game.prompts(transcript.state, seat)
        rng = SeededRng.for_step(name.encode(), transcript.number)
        moves = spec.policy(spec.game.view(transcript.state, seat), prompts, seat, rng)
        moves = [*moves, *(Move(seat=seat, prompt=p.id, text=TextId(transcript.number)) for p in prompts if p.words)]
        if now >= due.at or dice.random() < 0.03:
            transcript.ring(max(transcript.now, due.at))
        elif dice.random() < 0.002 and seats > spec.game.table_size[0]:
            transcript.leave(seat, dice.choice(tuple(Leave)), now)
        elif moves and dice.random() < 0.9:
            _try(transcript, moves[0] if dice.random() < 0.8 else moves[-1], now)
        elif not any(spec.game.prompts(transcript.state, Seat(other)) for other in range(1, seats + 1)):
            transcript.ring(due.at)
    return transcript.text()


def _try(transcript: Transcript, move: Move, now: Any) -> None:
    try:
        transcript.move(move, now)
    except Refused:
        return  # the pack may not talk so fast; a transcript holds what was done


def main() -> None:
    """Write every transcript."""
    for key, name in track([(key, name) for key, names in GAMES.items() for name in names], "Recording"):
        folder = HERE / key
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.play").write_text(recorded(key, name), encoding="utf-8")


if __name__ == "__main__":
    main()
