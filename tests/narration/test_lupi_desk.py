"""The moderator's screens in words: whole evenings in both languages, on a phone, under their veils."""

import re
from functools import cache

import pytest

from bot.narration.narrator import Narrator
from bot.narration.paging import LONGEST_TEXT, MOST_BUTTONS, seen_length
from bot.narration.table import Sitter, Table
from games.core.ids import Seat
from games.lupi.desk.spec import LUPI_DESK
from games.lupi.desk.state import Desk
from storage.records import Status
from tests.kit.lupi_desk import Moderating, random_game
from tests.kit.rules import EVENING
from tests.narration.stage import BUNDLES

NAMES = ("Laura", "Giorgio", "Andrea", "Bea", "Carlo", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ines", "Livio")
ROLES = {
    "it": ("lupo", "contadin", "veggente", "guardia", "giudice", "sindac"),
    "en": ("werewolf", "villager", "seer", "bodyguard", "judge", "mayor"),
}
LANGUAGES = pytest.mark.parametrize("locale", ["it", "en"])


def said(state: Desk, locale: str, *, longest: bool = False) -> tuple[str, int]:
    """The screen as it is sent, and how many buttons stand under it."""
    count = state.position.count
    people = {Seat(0): Sitter(seat=Seat(0), name="M", user_id=7, locale=locale)}
    for number in range(1, count + 1):
        name = "W" * 21 if longest else NAMES[(number - 1) % len(NAMES)]
        people[Seat(number)] = Sitter(seat=Seat(number), name=name, shown=f"{number} {name}", locale=locale)
    table = Table(
        session_id="moon2345",
        chat_id=7,
        topic=None,
        locale=locale,
        spec=LUPI_DESK,
        status=Status.RUNNING,
        options=LUPI_DESK.options(),
        state=state,
        sitters=people,
        opener=7,
        now=EVENING,
    )
    (item,) = Narrator(BUNDLES).repair(table, {}).items
    return str(item.payload["text"]), sum(len(row) for row in item.payload["keyboard"])


def unveiled(text: str) -> str:
    """What a glance at the phone shows."""
    return re.sub(r"<tg-spoiler>.*?</tg-spoiler>", "", text, flags=re.DOTALL)


@cache
def states(seed: int, players: int) -> tuple[Desk, ...]:
    """Every screen of a game at random, each kind of a page a few times."""
    found: dict[tuple[str, str, int], Desk] = {}
    random_game(seed, players, lambda desk: found.setdefault(_where(desk), desk.state))
    return tuple(found.values())


def _where(desk: Moderating) -> tuple[str, str, int]:
    return desk.stage, desk.state.page.partition("-")[0], min(desk.at.day, 2)


@LANGUAGES
@pytest.mark.parametrize(("seed", "players"), [(1, 9), (7, 35)])
def test_every_screen_fits_a_message_and_a_keyboard(locale: str, seed: int, players: int) -> None:
    for state in states(seed, players):
        text, buttons = said(state, locale, longest=True)
        assert seen_length(text) <= LONGEST_TEXT
        assert buttons <= MOST_BUTTONS + 2
        assert "{" not in text


@LANGUAGES
def test_a_call_fits_a_phone_and_a_glance_at_it_tells_nothing(locale: str) -> None:
    calls = 0
    for seed in range(3):
        for state in states(seed, 12):
            text, _ = said(state, locale)
            shown = unveiled(text)
            if state.position.stage in ("call", "answer") and not state.page and not state.position.aloud:
                calls += 1
                assert seen_length(text) < 700
                assert not any(name in shown for name in NAMES)
            if state.page == "board" or state.position.stage == "dealt":
                assert not any(role in shown.lower() for role in ROLES[locale][1:])
    assert calls > 4


@LANGUAGES
def test_what_is_read_aloud_stands_in_quotes_and_names_no_dead_figure(locale: str) -> None:
    """The same words are read out whether the holder of a card lives or not."""
    read = []
    for victim in (4, 2):
        desk = Moderating().begins("wolf", "seer", "villager", "villager", "villager", "villager").night(wolves=victim)
        desk.taps("go", "count", "go", "uwolves-0")
        read.append(re.findall(r"<blockquote>(.*?)</blockquote>", said(desk.state, locale)[0], flags=re.DOTALL))
    assert read[0] == read[1]
    assert len(read[0]) == 2
