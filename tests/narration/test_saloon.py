"""Morte nel saloon on everybody's screens: no message and no button tells what lies in another's hand."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.narration.facts import Voice
from bot.narration.narrator import Narrator
from games.core.ids import Figure, RoleKey, Seat, TextId
from games.saloon.options import Options
from games.saloon.spec import SALOON
from games.saloon.state import Over, State
from tests.contract.walks import Table
from tests.contract.worlds.saloon import twins
from tests.kit.saloon import B, C, a_game
from tests.narration.stage import BUNDLES, GROUP, a_table, labels, seen, user

TABLES = [Table(spec=SALOON, size=size, options=Options(), seed=seed) for size, seed in ((3, 1), (5, 4))]


def screens(state: State, seats: int, seat: int) -> list[Any]:
    """All that should stand in the group and before this seat."""
    table = a_table(state, spec=SALOON, seats=seats, aloud=(("service-button-halt-aloud", "halt", "named"),))
    told = Narrator(BUNDLES).repair(table, {})
    return [(item.chat_id, item.payload) for item in told.items if item.chat_id in (GROUP, user(seat))]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_that_a_player_cannot_tell_apart_look_the_same_on_the_screen(table: Table) -> None:
    compared = 0
    for point in table.sample(25):
        if isinstance(point.after.phase, Over):
            continue
        for seat in table.seats:
            for other in islice(twins(point.after, seat), 2):
                compared += 1
                assert screens(other, table.size, seat) == screens(point.after, table.size, seat)
    assert compared > 20


def test_cards_lie_face_down_and_the_card_that_stops_everything_is_below_them() -> None:
    state = a_game("7♣ 5♣ 9♥", "9♣ 4♥", "5♥ 4♦ 7♠").state
    (item,) = (
        Narrator(BUNDLES)
        .repair(a_table(state, spec=SALOON, seats=3, aloud=(("service-button-halt-aloud", "halt", "named"),)), {})
        .items[-1:]
    )
    assert item.chat_id == GROUP
    assert not any(suit in seen(item) + str(labels(item)) for suit in "♥♦♣♠")
    assert labels(item)[:-1] == [["🎴1", "🎴2", "🎴3", "🎴4"]]
    assert labels(item)[-1] == ["🖐 Unwanted, a mio nome"], "whoever presses it here is named, and is told so"


FORMS = [
    ("sheriff", "f", "della sceriffa"),
    ("sheriff", "m", "dello sceriffo"),
    ("undertaker", "m", "del becchino"),
    ("outlaw", "f", "della fuorilegge"),
]


def group_text(state: State, words: dict[int, str]) -> str:
    """The question in the group."""
    items = Narrator(BUNDLES).repair(a_table(state, spec=SALOON, seats=3, words=words), {}).items
    return "\n".join(seen(item) for item in items if item.chat_id == GROUP)


@pytest.mark.parametrize(("role", "form", "words"), FORMS)
def test_a_prompt_names_the_character_with_article_and_gender(role: str, form: Any, words: str) -> None:
    evening = a_game("7♣ 5♣ 9♥", "7♦ 4♥", "5♥ 4♦ 9♠")
    player = evening.state.player(Seat(C))
    evening.state = evening.state.with_player(replace(player, figure=Figure(role=RoleKey(role), form=form)))
    evening.draws(B, "7♣")
    evening.names(B, C)
    assert words in group_text(evening.state, {})


def test_somebody_is_named_as_the_drawer_wrote_it() -> None:
    evening = a_game("7♣ 5♣ 9♥", "7♦ 4♥", "5♥ 4♦ 9♠")
    evening.draws(B, "7♣")
    evening.does(B, evening.question(B).id, text=5)
    assert "mia sorella Annie" in group_text(evening.state, {5: "mia sorella Annie"})


@pytest.mark.parametrize(
    ("written", "value", "words"),
    [
        ("Il vecchio Jim", "three", "«Hai rubato al vecchio Jim."),
        ("lo zio Tom", "two", "«Hai invidia dello zio Tom."),
        ("l'oste", "eight", "«Hai fatto male all’oste, male"),
        ("le gemelle", "seven", "sentimenti delle gemelle."),
        ("mia sorella Annie", "three", "«Hai rubato a mia sorella Annie."),
        ("Lola", "ace", "«Hai ammazzato Lola, a"),
        ("la <b>Rossa", "ace", "«Hai ammazzato la &lt;b&gt;Rossa, a"),
    ],
)
def test_an_article_that_the_drawer_wrote_joins_the_preposition(written: str, value: str, words: str) -> None:
    table = a_table(a_game("7♣ 5♣", "7♦ 4♥", "5♥ 4♦").state, spec=SALOON, seats=3, words={5: written})
    voice = Voice(BUNDLES, table, "it")
    named = voice.figure(Figure(role=RoleKey("somebody"), form="f", name=TextId(5)))
    assert words in voice.text("saloon-charge", named=named, value=value)


def test_a_name_follows_the_characters_noun_and_is_escaped() -> None:
    evening = a_game("7♣ 5♣ 9♥", "9♣ 4♥", "5♥ 4♦ 7♠")
    player = evening.state.player(Seat(B))
    figure = Figure(role=RoleKey("sheriff"), form="f", name=TextId(5))
    state = evening.state.with_player(replace(player, figure=figure))
    items = Narrator(BUNDLES).repair(a_table(state, spec=SALOON, seats=3, words={5: "Dolores <b>"}), {}).items
    assert any("sceriffa Dolores &lt;b&gt;" in str(item.payload["text"]) for item in items)
