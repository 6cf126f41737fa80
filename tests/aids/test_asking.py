"""What people type after /random, and what it is taken for."""

import pytest

from bot.aids.asking import Catalogue, Coin, Events, Names, Numbers, Reader, Sheet, Unclear
from bot.aids.index import Index
from games.village.spec import VILLAGE
from tests.narration.stage import BUNDLES

INDEX = Index(BUNDLES, VILLAGE.key, VILLAGE.random, VILLAGE.roles)
READER = Reader(BUNDLES, INDEX)


def events(text):
    ask = READER.read(text)
    assert isinstance(ask, Events), ask
    return [draw.id for draw in ask.draws]


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        ("", Sheet()),
        ("  ", Sheet()),
        ("?", Catalogue()),
        ("elenco", Catalogue()),
        ("Odds", Catalogue()),
        ("1", Numbers(1, 1, 1)),
        ("12", Numbers(1, 1, 12)),
        ("1000000", Numbers(1, 1, 1_000_000)),
        ("1.000.000", Numbers(1, 1, 1_000_000)),
        ("1,000,000", Numbers(1, 1, 1_000_000)),
        ("5-20", Numbers(1, 5, 20)),
        ("5 – 20", Numbers(1, 5, 20)),
        ("20-5", Numbers(1, 5, 20)),
        ("da 1 a 6", Numbers(1, 1, 6)),
        ("from 1 to 6", Numbers(1, 1, 6)),
        ("3 12", Numbers(3, 1, 12)),
        ("3 di 12", Numbers(3, 1, 12)),
        ("3 5-20", Numbers(3, 5, 20)),
        ("3 5 8", Names(1, ("3", "5", "8"))),
        ("2, 5", Names(1, ("2", "5"))),
        ("Anna Bruno Carla", Names(1, ("Anna", "Bruno", "Carla"))),
        ("Anna Maria, Bruno", Names(1, ("Anna Maria", "Bruno"))),
        ("Anna Maria\nBruno\n", Names(1, ("Anna Maria", "Bruno"))),
        ("2 Anna Bruno Carla", Names(2, ("Anna", "Bruno", "Carla"))),
        ("2 Anna Maria, Bruno, Carla", Names(2, ("Anna Maria", "Bruno", "Carla"))),
        ("1 Laura, 2 Giorgio, 3 Andrea", Names(1, ("1 Laura", "2 Giorgio", "3 Andrea"))),
        ("moneta", Coin()),
        ("Testa o croce", Coin()),
        ("COIN", Coin()),
    ],
)
def test_what_is_asked_is_understood(text, ask):
    assert READER.read(text) == ask


@pytest.mark.parametrize(
    "text", ["0", "-3", "x", "1000001", "5-0", "0-5", "1-2-3", "5 3", "101 1000", "0 12", "Anna", "-", "1.5"]
)
def test_what_cannot_be_drawn_is_explained(text):
    """M07: nothing is drawn for /random 0, /random -3, /random x."""
    assert isinstance(READER.read(text), Unclear)


@pytest.mark.parametrize(
    "text",
    ["goffo", "Goffo", "GOFFI", "goffa", "gofo", "clumsy guy", "Clumsy Guys", "clumsy", "ragazzo goffo", "clumsy_guy"],
)
def test_a_role_is_found_by_whatever_it_is_called(text):
    assert events(text)[:2] == ["clumsy.clumsy_guy.1", "clumsy.clumsy_guy.2"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("lupo alfa", ["alpha_infects.alpha_wolf.1", "alpha_infects.alpha_wolf.2"]),
        ("lupa alfa", ["alpha_infects.alpha_wolf.1", "alpha_infects.alpha_wolf.2"]),
        ("alfa 2", ["alpha_infects.alpha_wolf.2"]),
        ("infezione", ["alpha_infects.alpha_wolf.1", "alpha_infects.alpha_wolf.2"]),
        ("investigatrice", ["cult_converts.detective", "detective_caught.detective"]),
        ("ivestigatore", ["cult_converts.detective", "detective_caught.detective"]),
        ("traditor", ["traitor_seen_as.traitor"]),
        ("cacciatore 3", ["hunter_vs_wolves.hunter.3"]),
        ("hunter_vs_wolves 4", ["hunter_vs_wolves.hunter.4"]),
        ("grave_fall", ["grave_fall.grave_digger.1", "grave_fall.half.grave_digger.1"]),
        ("fosse 3", ["grave_fall.grave_digger.3", "grave_fall.half.grave_digger.3"]),
        ("hurt leg", ["sk_stumble.serial_killer"]),
        ("parità", ["wolf_tie.wolf"]),
        ("contadino", []),
        ("werewolf", [*events("lupo")]),
    ],
)
def test_events_are_found_by_roles_and_by_names(text, found):
    assert events(text) == found


@pytest.mark.parametrize("draw", VILLAGE.random.draws, ids=lambda draw: draw.id)
def test_every_event_is_found_by_its_own_name(draw):
    assert {found.split(".")[0] for found in events(f"{draw.event} {draw.number or ''}")} == {draw.event} or (
        draw.event in VILLAGE.roles
    )


@pytest.mark.parametrize("role", VILLAGE.roles)
@pytest.mark.parametrize("locale", BUNDLES.locales)
def test_every_role_is_found_by_its_name_in_every_language_and_in_the_plural(role, locale):
    key = f"village-role-{role}"
    name = BUNDLES.plain(locale, key)
    plural = BUNDLES.plain(locale, f"{key}.counted", count=3).lstrip("0123456789 ")
    assert [INDEX.role(said) for said in (name, name.upper(), plural, role)] == [role] * 4


@pytest.mark.parametrize(
    ("alias", "role"),
    [("Conciatore", "tanner"), ("Ragazzo Goffo", "clumsy_guy"), ("UomoLupo", "wolf_man"), ("uomo lupo", "wolf_man")],
)
def test_the_other_names_of_the_page_are_known(alias, role):
    assert INDEX.role(alias) == role


@pytest.mark.parametrize("name", ["Anna", "Marta", "Luca", "Al", "Elsa", "Vera", "Rita", "Ugo", "Walter", ""])
def test_a_persons_name_is_no_role(name):
    assert INDEX.role(name) is None


def test_without_a_game_numbers_are_drawn_all_the_same():
    reader = Reader(BUNDLES, None)
    assert reader.read("12") == Numbers(1, 1, 12)
    assert isinstance(reader.read("goffo"), Unclear)


@pytest.mark.parametrize("text", ["12345678901234567890", "1-99999999999", "100000000000"])
def test_a_number_beyond_all_numbers_is_answered_with_how_far_they_go(text: str) -> None:
    assert READER.read(text) == Unclear("aids-unclear-range")


@pytest.mark.parametrize(
    ("text", "understood"), [("cacciatore 2", True), ("cacciatore 99", False), ("goffo 7", False), ("cacciatore", True)]
)
def test_a_number_after_an_event_is_one_of_its_own_or_is_said_to_be_none(text: str, understood: bool) -> None:
    ask = READER.read(text)
    assert isinstance(ask, Events) if understood else ask == Unclear("aids-unclear-number")
