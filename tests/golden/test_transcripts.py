"""The transcripts: what the same entries do today is what they did when they were recorded, line by line."""

from pathlib import Path

import pytest

from games import registry
from tests.golden.record import GAMES, recorded
from tests.golden.transcript import replayed

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.play"))
TESTED_ELSEWHERE = {
    "AugurSawNothing",
    "CharacterHeld",
    "ElderAvenged",
    "FreezeBlocked",
    "HandFull",
    "LastCultistHunted",
    "LastDuelFought",
    "LastStandLost",
    "LastStandWon",
    "ListSpared",
    "NightBegunAgain",
    "NobodyCondemned",
    "NobodyNominated",
    "NobodyWon",
    "OfficeSpared",
    "StarWasted",
    "TiedAgain",
    "TurnPassed",
}
"""Events that no transcript happens to tell."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_transcript_replays_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replayed(text).splitlines() == text.splitlines(), "if the rules were meant to change: tests.golden.record"


def test_every_planned_transcript_is_there_and_no_other() -> None:
    planned = {HERE / key / f"{name}.play" for key, names in GAMES.items() for name in names}
    assert set(FILES) == planned
    assert {path.parent.name for path in FILES} == {spec.key for spec in registry.GAMES}


def test_every_event_of_a_game_is_told_in_its_transcripts_or_named_here() -> None:
    told = {word for path in FILES for word in path.read_text(encoding="utf-8").split()}
    missing = {event.__name__ for spec in registry.GAMES for event in spec.events} - told
    assert missing == TESTED_ELSEWHERE, "these have tests of their own"


def test_the_recorder_still_plays_to_an_end() -> None:
    assert "\nend: " in recorded("lupi", "five-fast")


def test_a_line_that_is_no_entry_is_an_error() -> None:
    text = (HERE / "lupi" / "five-fast.play").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="'1 dances' is no entry"):
        replayed(text + "#99999 +1s 1 dances\n")
