"""Pages of roles and rules: what they print is what the games declare; every page fits a phone and leads somewhere."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.aids.finding import Place
from bot.aids.library import Library
from bot.narration import paging, tokens
from bot.narration.facts import spoken
from bot.sessions import bookpages
from bot.sessions.codec import Codec
from games.core.ids import GameKey, RoleKey, Seat
from games.lupi.deck import automatic
from games.lupi.durations import DURATIONS as LUPI_DURATIONS
from games.lupi.spec import LUPI
from games.lupi.state import Player
from games.propaganda.durations import DURATIONS as CAMPAIGN
from games.propaganda.spec import PROPAGANDA
from games.propaganda.state import Over
from games.village.durations import DURATIONS
from games.village.roles import ROLES
from games.village.spec import VILLAGE
from tests.kit.evening import BUNDLES
from tests.kit.propaganda import OTHERS, a_campaign, a_table
from tests.kit.rules import a_game

SPECS = {spec.key: spec for spec in (VILLAGE, LUPI, PROPAGANDA)}
LIBRARY = Library(BUNDLES, SPECS)
KIT = SimpleNamespace(bundles=BUNDLES, library=LIBRARY, codec=Codec(SPECS, None))
VOLUMES = LIBRARY.encyclopedia.volumes
FIND = LIBRARY.encyclopedia.finder
every_language = pytest.mark.parametrize("locale", BUNDLES.locales)


def village(locale, role):
    """The page of a role of The Village."""
    return VOLUMES[VILLAGE.key].roles(locale).page(RoleKey(role))


@every_language
def test_every_page_can_be_reached_fits_into_one_message_and_its_buttons_lead_somewhere(locale):
    waiting, seen = {("", bookpages.ROLES), ("", bookpages.RULES)}, {}
    while waiting:
        game, name = waiting.pop()
        page = bookpages.named(KIT, locale, game, name)
        assert page is not None, (game, name)
        seen[game, name] = page
        assert paging.seen_length(page.text) <= 2500, "longer than a phone shows in a few strokes"
        assert paging.entities(page.text) <= paging.MOST_ENTITIES
        assert not any(
            trace in page.text for trace in ("{", "}", "village-", "lupi-", "propaganda-", "book-", "aids-")
        ), page.text
        for row in page.rows:
            assert len(row) <= 2
            for leaf in row:
                token = tokens.decode(leaf.payload(7_999_999_999)["data"])
                assert token is not None
                assert token.option == leaf.page
                if (leaf.game, leaf.page) not in seen:
                    waiting.add((leaf.game, leaf.page))
    names = {name for game, name in seen if game == "village"}
    assert names >= {f"r-{role.key}" for role in ROLES} | {f"c-{chapter}" for chapter in VILLAGE.book.chapters}
    assert {f"r-{role}" for role in LUPI.roles} <= {name for game, name in seen if game == "lupi"}


def test_pages_that_there_are_not_are_none():
    for game, name in (
        ("x", "shelves"),
        ("village", "r-x"),
        ("village", "c-x"),
        ("village", "s-x"),
        ("village", "x-y"),
    ):
        assert bookpages.named(KIT, "it", game, name) is None


@every_language
def test_odds_are_printed_as_they_are_declared(locale):
    for role in ROLES:
        page = village(locale, role.key)
        if role.conversion not in (None, 100, 0) and role.key != "hunter":
            assert f" {role.conversion}%" in page
    for role, percents in (
        ("chemist", ("50%",)), ("alpha_wolf", ("20%", "80%")), ("detective", ("40%", "60%")), ("clumsy_guy", ("50%",)),
        ("hunter", ("30%", "50%", "70%", "90%", "25%")), ("grave_digger", ("20%", "35%")), ("serial_killer", ("80%",)),
    ):  # fmt: skip
        assert all(percent in village(locale, role) for percent in percents), role


def test_masks_places_and_shares_are_printed():
    assert "• Veggente: Lupo\n" in village("it", "wolf_man")
    assert "• Seer: Wolf 50% · Villager 50%" in village("en", "traitor")
    assert "• Folle, se la sorte gli mostra questo ruolo: Lupo" in village("it", "lycan")
    assert "Turno 15 di 17, dopo Oracolo e prima di Angelo Custode" in village("it", "augur")
    assert "42,5%" in village("it", "grave_digger")
    assert "42.5%" in village("en", "grave_digger")
    assert "con i lupi" in village("it", "sorcerer")
    assert "every night" in village("en", "thief")
    assert "first night" in village("en", "thief"), "the house rule"


@every_language
@pytest.mark.parametrize("role", ["hunter", "grave_digger", "clumsy_guy"])
def test_whatever_chance_decides_stands_in_one_list(locale, role):
    listed = village(locale, role).partition("🎲")[2].partition("🏆")[0].partition("🔁")[0]
    lines = [line for line in listed.splitlines()[1:] if line]
    assert lines
    assert all(line.startswith("• ") for line in lines), lines


@every_language
@pytest.mark.parametrize(
    ("spec", "chapter", "durations", "names"),
    [
        (VILLAGE, "night", DURATIONS["normal"], ("night", "flagged", "floor")),
        (VILLAGE, "day", DURATIONS["normal"], ("day", "day_each", "day_most")),
        (VILLAGE, "dusk", DURATIONS["normal"], ("dusk",)),
        (LUPI, "dawn", LUPI_DURATIONS["normal"], ("talk", "talk_each", "talk_most")),
        (LUPI, "vote", LUPI_DURATIONS["normal"], ("call", "together")),
        (LUPI, "leaving", LUPI_DURATIONS["normal"], ("grace", "extension")),
        (PROPAGANDA, "start", CAMPAIGN["normal"], ("opening",)),
        (PROPAGANDA, "turn", CAMPAIGN["normal"], ("turn",)),
        (PROPAGANDA, "empty", CAMPAIGN["normal"], ("answer",)),
        (PROPAGANDA, "leaving", CAMPAIGN["normal"], ("grace", "extension")),
    ],
)
def test_a_chapter_prints_the_figures_of_the_rules(locale, spec, chapter, durations, names):
    page = VOLUMES[spec.key].rules(locale).page(chapter)
    for name in names:
        assert str(spoken(BUNDLES, locale, getattr(durations, name))) in page


def test_the_figures_of_lupi_are_what_the_game_does():
    book = LUPI.book
    for role in LUPI.roles:
        (look,) = book.lore(role).looks
        told = a_game(f"seer {role} villager villager villager wolf").answers(1, 2)
        assert [event.kind for event in told] == [f"seer-saw-{look.faces[0][0]}"]
        asked = a_game(f"{role} wolf villager villager villager").question(1).ask
        assert bool(book.lore(role).nights) is (asked != "lupi-ask-sleep")
        least = book.lore(role).least
        assert automatic(least)[role]
        assert least == 5 or not automatic(least - 1)[role]
    assert book.numbers["weight"] == Player(seat=Seat(1), role=RoleKey("mayor"), sash=True).weight == 2
    page = VOLUMES[LUPI.key].roles("it").page(RoleKey("judge"))
    assert "da 11 persone in su" in page
    with pytest.raises(KeyError):
        book.lore(RoleKey("augur"))


def test_the_rules_of_lupi_open_at_the_phase():
    village = a_game("wolf seer villager villager villager villager villager", vote_style="together")

    def here():
        return LUPI.book.chapter(village.state)

    chapters = [here()]
    village.until_dawn()
    chapters.append(here())
    village.until("d1.vote")
    chapters.append(here())
    village.votes({2: 1, 3: 1, 4: 2})
    village.closes()
    chapters.append(here())
    village.to_the_second_vote()
    chapters.append(here())
    village.votes(dict.fromkeys(range(2, 8), 1))
    village.closes()
    chapters.append(here())
    assert chapters == ["night", "dawn", "vote", "defence", "sentence", "end"]


@pytest.mark.parametrize(
    ("words", "role"),
    [
        ("augure", "augur"), ("l’Augure", "augur"), ("gli Àuguri", "augur"), ("augre", "augur"), ("the augur", "augur"),
        ("AUGUR", "augur"), ("un Cacciatore di satanisti", "cult_hunter"), ("lupi alfa", "alpha_wolf"),
        ("Wolf Men", "wolf_man"), ("prostitute", "harlot"), ("serial kiler", "serial_killer"), ("sk", "serial_killer"),
    ],
)  # fmt: skip
def test_a_role_is_found_by_whatever_name_it_has(words, role):
    assert Place(GameKey("village"), RoleKey(role)) in FIND.find(words)


def test_a_near_miss_has_neighbours_and_nonsense_has_none():
    near = FIND.near("lupo bianco")
    assert Place(GameKey("village"), RoleKey("alpha_wolf")) in near
    assert len(near) <= 5
    assert FIND.find("lupo bianco") == FIND.find("xyzzy") == FIND.near("xyzzy") == FIND.near("") == ()


def test_a_game_without_roles_has_chapters_and_no_shelf():
    assert {f"c-{chapter}" for chapter in PROPAGANDA.book.chapters} == {
        leaf.page
        for row in bookpages.chapters(KIT, "it", PROPAGANDA.key).rows
        for leaf in row
        if leaf.game == PROPAGANDA.key
    }
    for name in ("shelves", "s-village", "t-night", "r-wolf"):
        assert bookpages.named(KIT, "it", PROPAGANDA.key, name) is None
    assert PROPAGANDA.key not in {leaf.game for row in bookpages.games(KIT, "it", bookpages.ROLES).rows for leaf in row}
    with pytest.raises(KeyError):
        PROPAGANDA.book.lore(RoleKey("wolf"))


def test_the_rules_of_propaganda_open_at_the_phase():
    def here(table):
        return PROPAGANDA.book.chapter(table.state)

    assert here(a_table()) == "start"
    table = a_campaign({1: 6, 11: 6}, {2: 1, 21: 11}, OTHERS[0], OTHERS[1])
    assert here(table) == "turn"
    table.debates(1, 2, 90, 10)
    assert here(table) == "empty"
    table.answers(1, "spare")
    assert here(table) == "debates"
    table.state = replace(table.state, phase=Over(result="nobody", winners=()))
    assert here(table) == "end"
