"""The lobby's board: who sits, what is missing, what will be dealt, and the buttons of each page."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.narration.lobbyboard import EDIT_DELAY
from bot.narration.narrator import Narrator
from bot.narration.table import Table
from bot.narration.tokens import decode
from games.core.ids import Seat
from games.lupi.options import Options
from games.lupi.spec import LUPI
from games.village.options import Options as Village
from games.village.spec import VILLAGE
from storage.records import Act, OutboxItem
from tests.kit.rules import EVENING
from tests.narration.stage import BUNDLES, GROUP, a_table, after, labels, seen, sitters

NARRATOR = Narrator(BUNDLES)
SECTIONS = ("deal", "play", "roles", "victory")


def board(table: Table, page: str = "") -> OutboxItem:
    (item,) = NARRATOR.lobby(table, {}, page=page)
    return item


def options_of(item: OutboxItem) -> list[tuple[str, str]]:
    tokens = [decode(button["data"]) for row in item.payload["keyboard"] for button in row if "data" in button]
    return [(token.prompt, token.option) for token in tokens if token]


def test_the_board_is_one_message_in_the_group_that_is_edited_later() -> None:
    first = board(a_table(seats=3))
    (second,) = NARRATOR.lobby(a_table(seats=4), after({}, [first]))
    assert (first.chat_id, first.slot, first.act, first.rank, first.delay) == (GROUP, "lobby", Act.SHOW, 1, 0.0)
    assert (second.rank, second.delay) == (2, EDIT_DELAY)


def test_whoever_turns_a_page_of_the_board_does_not_wait_for_others() -> None:
    shown = after({}, [board(a_table(seats=3))])
    (page,) = NARRATOR.lobby(a_table(seats=3), shown, page="options", at_once=True)
    assert page.delay == 0.0


def test_a_minute_of_joining_leaves_room_for_the_beginning() -> None:
    """Pitfall 22: of twenty calls a minute five are left for the draw, two dice, the deal and the night."""
    assert 60 / EDIT_DELAY <= 15


def test_a_board_that_stands_is_not_sent_again_though_time_has_passed() -> None:
    table = a_table(seats=3, closes=EVENING + timedelta(seconds=180))
    shown = after({}, [board(table)])
    assert NARRATOR.lobby(replace(table, now=EVENING + timedelta(seconds=40)), shown) == []


def test_more_time_changes_the_board() -> None:
    table = a_table(seats=3, closes=EVENING + timedelta(seconds=180))
    shown = after({}, [board(table)])
    assert NARRATOR.lobby(replace(table, closes=EVENING + timedelta(seconds=240)), shown)


def test_the_board_of_a_lobby_that_is_over_keeps_who_sat_and_promises_nothing() -> None:
    people = sitters(3)
    people[Seat(2)] = replace(people[Seat(2)], reachable=False)
    table = a_table(sitters=people, closes=EVENING + timedelta(seconds=180))
    (item,) = NARRATOR.strip_all(table, after({}, [board(table)]))
    assert (item.act, item.slot, item.fingerprint, item.payload["keyboard"]) == (Act.SHOW, "lobby", None, [])
    assert "3. Carla" in seen(item)
    for promise in ("Si comincia", "Mancano ancora", "busta"):
        assert promise in seen(board(table))
        assert promise not in seen(item)


def test_a_board_that_was_never_delivered_is_not_sent_when_its_lobby_is_over() -> None:
    unsent = {place: replace(slot, message_id=None) for place, slot in after({}, [board(a_table())]).items()}
    assert [item.act for item in NARRATOR.strip_all(a_table(), unsent)] == [Act.STRIP]


def test_who_sits_is_listed_in_order_with_a_mark_for_whom_can_be_written_to() -> None:
    people = sitters(4)
    people[Seat(2)] = replace(people[Seat(2)], reachable=False)
    people[Seat(3)] = replace(people[Seat(3)], user_id=None)
    text = seen(board(a_table(sitters=people)))
    assert "1. Anna ✅ (ha aperto il tavolo)\n2. Bruno ✉️\n3. Carla 🤖\n4. Dino ✅" in text
    assert "A chi ha la busta" in text


def test_where_everybody_can_be_written_to_no_envelope_is_explained() -> None:
    assert "busta" not in seen(board(a_table(seats=4)))


def test_how_many_are_missing_is_said_until_enough_have_come() -> None:
    assert "Mancano ancora 2 persone" in seen(board(a_table(seats=3)))
    assert "Manca ancora una persona" in seen(board(a_table(seats=4)))
    assert "Manca" not in seen(board(a_table(seats=5)))


def test_the_deck_that_will_be_dealt_is_shown() -> None:
    text = seen(board(a_table(seats=12)))
    assert "Mazzo per 12: 7 contadini, 2 lupi mannari, un veggente, una guardia del corpo e un giudice" in text


def test_what_is_set_is_shown_where_it_is_not_the_usual() -> None:
    assert "⚙️" not in seen(board(a_table(seats=5)))
    text = seen(board(a_table(seats=5, options=Options(pace="fast", reveal_roles=True))))
    assert "Ritmo: svelto · Carte dei morti: scoperte" in text


def test_the_time_left_is_said_in_words_or_that_it_stands() -> None:
    table = a_table(seats=5, closes=EVENING + timedelta(seconds=178))
    assert "fra 3 minuti" in seen(board(table))
    assert "Il tempo è fermo" in seen(board(replace(table, standing=True)))
    assert "⏳" not in seen(board(replace(table, closes=None)))


def test_the_seal_is_shown_by_its_first_twelve_characters() -> None:
    text = seen(board(a_table(seats=5)))
    assert "0123456789ab…" in text
    assert "0123456789abc" not in text


def test_the_join_button_is_a_press_that_seats_at_once() -> None:
    join = board(a_table()).payload["keyboard"][0][0]
    assert join == {"text": "🪑 Entro", "data": "1.moon2345.lobby.join"}


def test_a_bot_without_a_name_lets_people_join_by_a_press() -> None:
    assert ("lobby", "join") in options_of(board(a_table(bot_username="")))


def test_computer_players_are_offered_while_people_are_missing() -> None:
    assert ("lobby", "fill") in options_of(board(a_table(seats=4)))
    assert ("lobby", "fill") not in options_of(board(a_table(seats=5)))


def test_the_list_s_buttons() -> None:
    found = options_of(board(a_table(seats=5)))
    assert found == [("lobby", name) for name in ("join", "leave", "go", "options", "extend")]


def test_the_options_page_has_a_row_for_each_with_its_present_value() -> None:
    item = board(a_table(seats=5, options=Options(pace="slow")), "options")
    assert labels(item)[0] == ["Ritmo: lento"]
    assert [option for option in options_of(item) if option[1] == "page"] == [
        (f"opt.{name}", "page") for name in ("pace", "vote_style", "reveal_roles", "ghosts_talk", "absence", "deck")
    ]
    assert options_of(item)[-1] == ("lobby", "list")


def test_what_would_change_nothing_is_not_offered() -> None:
    """The simplified version has no slips, no loners and a deal of its own."""
    full = board(a_table(spec=VILLAGE, options=Village()), "options")
    table = a_table(spec=VILLAGE, options=Village(ruleset="simplified", thief_mode="first_night"))
    simple = board(table, "options")
    pages = [[prompt for prompt, _ in options_of(item) if "section" in prompt] for item in (full, simple)]
    assert pages == [[f"opt.section.{name}" for name in names] for names in (SECTIONS, ("play", "victory"))]
    shown = [prompt for prompt, _ in options_of(board(table, "section.victory"))]
    assert [prompt for prompt in shown if prompt.startswith("opt.") and "section" not in prompt] == [
        "opt.hunter_last_stand"
    ]
    assert "Ladro" not in board(table).payload["text"]


def test_the_host_can_take_off_everybody_but_the_host() -> None:
    item = board(a_table(seats=5), "people")
    assert [option for option in options_of(item) if option[0] == "remove"] == [("remove", str(n)) for n in range(2, 6)]
    assert options_of(item)[-1] == ("lobby", "options")


def test_an_option_s_page_explains_and_ticks_what_is_set() -> None:
    item = board(a_table(seats=5), "reveal_roles")
    assert labels(item)[:2] == [["✅ coperte"], ["scoperte"]]
    assert options_of(item) == [("opt.reveal_roles", "false"), ("opt.reveal_roles", "true"), ("lobby", "options")]
    assert "Se scoprirle" in seen(item)


def test_a_deck_by_hand_is_set_number_by_number() -> None:
    item = board(a_table(seats=8), "deck")
    assert labels(item)[0] == ["−", "5 × contadino", "+"]
    assert options_of(item)[:3] == [("opt.deck", "villager-4"), ("opt.deck", "villager-5"), ("opt.deck", "villager-6")]
    assert ["✅ automatico"] in labels(item)


def test_no_card_is_dealt_fewer_than_no_times() -> None:
    item = board(a_table(seats=8), "deck")
    assert ("opt.deck", "mayor-0") in options_of(item)
    assert not [option for _, option in options_of(item) if option.endswith("--1")]


@pytest.mark.parametrize("page", ["", "options", "deck"])
def test_a_deck_that_cannot_be_dealt_says_which_condition_fails(page: str) -> None:
    table = a_table(seats=8, options=Options(deck=(8, 0, 0, 0, 0, 0)))
    assert "nemmeno un lupo" in seen(board(table, page))
    table = a_table(seats=8, options=Options(deck=(3, 4, 1, 0, 0, 0)))
    assert "Troppi lupi" in seen(board(table, page))


def test_a_deck_that_cannot_be_dealt_says_which_roles_to_put_back() -> None:
    spec = replace(LUPI, lifts=lambda seats, options: ("seer", "judge") if seats < 9 else ())
    unfit = Options(deck=(8, 0, 0, 0, 0, 0))
    assert "rimettere in gioco veggente e giudice" in seen(board(a_table(spec=spec, seats=8, options=unfit)))
    assert "rimettere in gioco" not in seen(board(a_table(spec=spec, seats=9, options=unfit)))
    assert "rimettere in gioco" not in seen(board(a_table(spec=spec, seats=8)))


def test_a_deck_that_the_table_may_not_know_is_not_shown() -> None:
    assert "Mazzo per" not in seen(board(a_table(spec=replace(LUPI, deck=lambda seats, options: {}), seats=8)))


def test_a_deck_by_hand_is_named_by_its_size() -> None:
    table = a_table(seats=8, options=Options(deck=(5, 2, 1, 0, 0, 0)))
    assert ["Mazzo: a mano, 8 carte"] in labels(board(table, "options"))


def test_an_unknown_page_is_the_list() -> None:
    assert board(a_table(), "no-such-page").payload == board(a_table()).payload


def test_an_empty_table_invites() -> None:
    assert "vuoto" in seen(board(a_table(seats=0)))


@pytest.mark.parametrize("locale", ["it", "en"])
def test_the_largest_table_s_board_fits(locale: str) -> None:
    people = sitters(35, locale, names=["👨‍👩‍👧‍👦<&>" * 16] * 35)
    item = board(a_table(sitters=people, locale=locale))
    assert len(seen(item).encode("utf-16-le")) // 2 <= 4096
