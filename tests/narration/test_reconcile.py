"""The screen follows the questions: what is missing is shown, what is over loses its keyboard, the rest is left alone."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.narration.narrator import Narrator
from bot.narration.reconcile import wanted
from bot.narration.table import Screen
from bot.narration.tokens import decode
from games.core.game import Prompt
from games.core.ids import PromptId, Seat
from storage.records import Act, OutboxItem, SlotRecord
from tests.narration.stage import GROUP, LOCALES, Stage, StrictBundles, a_table, after, labels, sitters, user


def undelivered(screen: Screen) -> Screen:
    """The same screen with nothing delivered yet."""
    return {place: replace(slot, message_id=None) for place, slot in screen.items()}


def acts(items: list[OutboxItem]) -> list[tuple[Act, str]]:
    return [(item.act, str(item.slot)) for item in items]


def test_a_screen_that_is_right_needs_nothing() -> None:
    stage = Stage()
    stage.begin()
    assert stage.narrator.repair(stage.table(), stage.screen).items == []


def test_an_empty_screen_is_shown_every_question_that_stands() -> None:
    stage = Stage()
    begun = stage.begin()
    repaired = stage.narrator.repair(stage.table(), {})
    shown = [item for item in begun.items if item.slot]
    assert [(item.slot, item.payload) for item in repaired.items] == [(item.slot, item.payload) for item in shown]
    assert not any(item.opens for item in repaired.items)
    assert repaired.told == stage.told


def test_what_was_queued_and_never_delivered_is_shown_again_by_a_repair_only() -> None:
    stage = Stage()
    stage.begin()
    lost = undelivered(stage.screen)
    assert len(stage.narrator.repair(stage.table(), lost).items) == 8
    assert stage.narrator.tell(stage.table(), [], lost, opened=False).items == []


def test_the_night_s_keyboards_go_with_the_night() -> None:
    stage = Stage()
    stage.begin()
    while stage.phase == "n1":
        telling = stage.rings()
    stripped = {(item.chat_id, item.slot) for item in telling.items if item.act is Act.STRIP}
    assert len(stripped) == 8
    assert all(slot.startswith(f"prompt:{chat - user(0)}:n1.") for chat, slot in stripped)


def test_the_lobby_s_board_loses_its_buttons_when_the_game_begins() -> None:
    stage = Stage()
    (board,) = stage.narrator.lobby(a_table(), {})
    stage.screen = after({}, [board])
    assert (Act.STRIP, "lobby") in acts(stage.begin().items)


def test_slots_of_others_are_left_alone() -> None:
    stage = Stage()
    stage.begin()
    other = SlotRecord(session_id="x", chat_id=GROUP, slot="stop", message_id=5, fingerprint="f")
    assert stage.narrator.repair(stage.table(), {**stage.screen, (GROUP, "stop"): other}).items == []


def test_at_the_end_every_keyboard_can_be_taken_away() -> None:
    stage = Stage()
    stage.begin()
    items = stage.narrator.strip_all(stage.table(), stage.screen)
    assert {item.act for item in items} == {Act.STRIP}
    assert {(item.chat_id, item.slot) for item in items} == set(stage.screen)


def test_after_the_end_no_keyboard_is_left() -> None:
    stage = Stage(seed="sea")
    stage.evening()
    assert stage.screen == {}


def test_an_edit_of_a_message_that_has_not_left_stays_the_message_that_opens() -> None:
    stage = Stage(options=None)
    stage.options = stage.spec.options(vote_style="together")
    stage.begin()
    while stage.phase != "d1.vote":
        stage.rings()
    voter = stage.state.living[0].seat
    stage.screen = dict(undelivered(stage.screen))
    telling = stage.picks(voter, "d1.vote", "nobody")
    (item,) = [item for item in telling.items if item.chat_id == GROUP]
    assert (item.rank, item.delay) == (1, 0.0)


def test_a_fingerprint_is_taken_of_the_question_and_not_of_its_words() -> None:
    stage = Stage()
    stage.begin()
    renamed = {seat: replace(sitter, name="X") for seat, sitter in stage.people.items()}
    before = [want.fingerprint for want in wanted(stage.table())]
    assert [want.fingerprint for want in wanted(a_table(stage.state, sitters=renamed))] == before


def test_another_language_is_another_screen() -> None:
    stage = Stage()
    stage.begin()
    stage.people = {**stage.people, Seat(2): replace(stage.people[Seat(2)], locale="en")}
    assert [item.chat_id for item in stage.narrator.repair(stage.table(), stage.screen).items] == [user(2)]


# Long keyboards


@dataclass(frozen=True)
class Hands:
    """A game that asks one seat about a hundred cards."""

    chosen: str | None = None

    def prompts(self, state: Any, seat: Seat) -> tuple[Prompt, ...]:
        options = tuple(str(number) for number in range(1, 101))
        return (Prompt(id=PromptId("h1.card"), ask="lupi-ask-call", options=options),) if seat == 1 else ()

    def outcome(self, state: Any) -> None:
        return None


def a_long_table() -> Any:
    stage = Stage()
    stage.begin()
    spec = replace(stage.spec, game=Hands())  # type: ignore[arg-type]
    people = sitters(35, names=["👨‍👩‍👧‍👦" * 40] * 35)
    return replace(stage.table(), spec=spec, sitters=people)


def test_a_long_keyboard_has_pages_that_lead_to_every_option() -> None:
    table, narrator = a_long_table(), Narrator(AnyWords(LOCALES))
    seen: list[str] = []
    page, pages = 0, 0
    while True:
        (item,) = narrator.page(table, Seat(1), "h1.card", page)
        tokens = [decode(button["data"]) for row in item.payload["keyboard"] for button in row]
        options = [token.option for token in tokens if token]
        assert len(options) == len(tokens)
        seen += [option for option in options if not option.startswith("p")]
        pages += 1
        following = f"p{page + 1}"
        if following not in options:
            break
        page += 1
    assert seen == [str(number) for number in range(1, 101)]
    assert pages == 3


def test_a_page_beyond_the_last_is_the_last() -> None:
    table, narrator = a_long_table(), Narrator(AnyWords(LOCALES))
    assert narrator.page(table, Seat(1), "h1.card", 99) == narrator.page(table, Seat(1), "h1.card", 2)


def test_a_page_of_what_is_not_asked_is_nothing() -> None:
    stage = Stage()
    stage.begin()
    assert stage.narrator.page(stage.table(), Seat(1), "d9.vote", 1) == []


def test_the_largest_table_s_question_fits_on_one_page() -> None:
    stage = Stage(people=sitters(35, names=["👨‍👩‍👧‍👦" * 40] * 35))
    stage.begin()
    shown = [item for item in stage.sent if item.slot]
    assert len(shown) == 35
    for item in shown:
        flat = [label for row in labels(item) for label in row]
        assert 30 <= len(flat) <= 36
        assert len(set(flat)) == len(flat)
        assert max(len(row) for row in labels(item)) <= 8


class AnyWords(StrictBundles):
    """Messages in which the question about a card needs no caller."""

    def _render(self, locale: str, key: str, variant: int, args: Mapping[str, Any]) -> str:
        return "?" if key == "lupi-ask-call" else super()._render(locale, key, variant, args)
