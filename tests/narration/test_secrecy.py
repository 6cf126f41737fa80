"""What a player cannot know he cannot read: in messages, in their number, in their shape or in their order."""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from bot.narration.narrator import Narrator
from games.core.game import Leave, Refused
from games.core.ids import Seat
from games.core.spec import GameSpec
from games.lupi.options import Options
from games.lupi.spec import LUPI
from games.village.options import Options as VillageOptions
from games.village.spec import VILLAGE
from storage.records import Act, OutboxItem
from tests.contract.walks import Leaving, Point, Table, legal_moves, stepped
from tests.kit.rules import a_moment
from tests.narration.stage import GROUP, LOCALES, Stage, StrictBundles, a_table, labels, seen, sitters, user


def visible(items: list[OutboxItem], seat: int) -> list[OutboxItem]:
    """What this seat sees, in order: its own chat and the group."""
    return [item for item in items if item.chat_id in (GROUP, user(seat))]


HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"reveal_on_death": "none", "vote_display": "outcome"},
    {"reveal_on_death": "team", "vote_display": "open"},
)
TABLES = [
    *(Table(spec=LUPI, size=size, options=Options(), seed=seed) for size, seed in ((5, 1), (9, 2), (12, 3))),
    *(
        Table(spec=VILLAGE, size=8 + 3 * seed, options=VillageOptions(**house), seed=seed)
        for seed, house in enumerate(HOUSES, start=1)
    ),
]


def twins(spec: GameSpec, state: Any, seat: Seat, count: int) -> list[Any]:
    """Some of the other worlds in which this seat might be."""
    found = list(import_module(f"tests.contract.worlds.{spec.key}").twins(state, seat))
    return found[:: 1 + len(found) // count]


def shown(table: Table, state: Any) -> list[OutboxItem]:
    """What everybody's screen should hold."""
    here = a_table(state, spec=table.spec, sitters=sitters(table.size))
    return list(Stage().narrator.repair(here, {}).items)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_screens_are_equal_in_worlds_that_a_seat_cannot_tell_apart(table: Table) -> None:
    compared = 0
    for point in table.sample(9):
        here = shown(table, point.after)
        for seat in table.seats[:: 1 + table.size // 5]:
            for world in twins(table.spec, point.after, seat, 3):
                assert visible(here, seat) == visible(shown(table, world), seat)
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_told_is_equal_in_worlds_that_a_seat_cannot_tell_apart(table: Table) -> None:
    spec, compared = table.spec, 0
    for point in table.sample(6):
        deadline = spec.game.deadline(point.after)
        for seat in table.seats[:: 1 + table.size // 4]:
            for world in twins(spec, point.after, seat, 2):
                near = [other for other in table.seats if other != seat][:: 1 + table.size // 5]
                both = set(legal_moves(spec, point.after, near)) & set(legal_moves(spec, world, near))
                others = sorted(both, key=str)
                gone = [other for other in near if spec.reminder(world, other) == spec.reminder(point.after, other)]
                leavings = (Leaving(seat=other, why=Leave.RESIGNED) for other in (seat, *gone[:2]))
                entries = (*others[:: 1 + len(others) // 3], deadline, *leavings)
                for entry in entries:
                    here, there = (told(table, point, state, entry) for state in (point.after, world))
                    if here is None or there is None:
                        continue
                    assert visible(here, seat) == visible(there, seat)
                    compared += 1
    assert compared > 0


def told(table: Table, point: Point, before: object, entry: object) -> list[OutboxItem] | None:
    """What the next step sends, if it leaves the phase open: a close may teach what it was there to teach."""
    spec, moment = table.spec, a_moment(point.moment.step + 1, point.moment.now)
    try:
        step = stepped(spec, before, entry, moment)  # type: ignore[arg-type]
    except Refused:
        return None
    was, now = spec.game.deadline(before), spec.game.deadline(step.state)
    if was is None or now is None or was.phase != now.phase:
        return None
    stage = Stage(spec=spec, people=sitters(table.size))
    stage.state = before
    stage.took_items(stage.narrator.repair(stage.table(), {}), was.phase)
    table_now = a_table(step.state, spec=spec, sitters=stage.people)
    return list(stage.narrator.tell(table_now, step.events, stage.screen, opened=False).items)


class Canaries(StrictBundles):
    """Messages in which all that is said to one reader alone carries a mark."""

    def _render(self, locale: str, key: str, variant: int, args: Mapping[str, Any]) -> str:
        return super()._render(locale, key, variant, args) + ("⚑" if "you" in args else "")


@pytest.mark.parametrize("seed", ["canary", "moth", "owl"])
def test_no_private_text_is_ever_said_in_the_group(seed: str) -> None:
    stage = Stage(seed=seed, narrator=Narrator(Canaries(LOCALES)))
    stage.evening()
    texts = [(item.chat_id == GROUP, "⚑" in seen(item)) for item in stage.sent if "text" in item.payload]
    assert set(texts) == {(True, False), (False, True)}


def test_what_one_seat_is_told_goes_to_no_other() -> None:
    stage = Stage(seed="canary")
    stage.evening()
    for item in stage.sent:
        if item.slot and item.slot.startswith("prompt:"):
            assert item.chat_id == user(int(item.slot.split(":")[1]))


def test_the_night_opens_with_one_shape_for_all_the_living() -> None:
    stage = Stage(people=sitters(13))
    telling = stage.begin()
    by_seat = {seat: [item for item in telling.items if item.chat_id == user(seat)] for seat in stage.people}
    questions = [items[-1] for items in by_seat.values()]
    assert {len(items) for items in by_seat.values()} == {2}
    assert {seen(item).split("\n")[0] for item in questions} == {"🌙 Notte 1"}
    assert {tuple(sorted(item.payload)) for item in questions} == {("keyboard", "protect", "text")}
    assert {len(seen(item).split("\n")[1].split()) > 8 for item in questions} == {True}
    assert {(item.rank, item.act, item.opens, item.delay) for item in questions} == {(0, questions[0].act, True, 0.0)}
    assert all(labels(item) for item in questions)


def test_nothing_is_public_between_a_night_s_question_and_dawn_but_the_warning() -> None:
    stage = Stage(seed="hush")
    stage.begin()
    before = len(stage.sent)
    for seat in stage.people:
        (prompt,) = [p for p in stage.spec.game.prompts(stage.state, Seat(seat)) if p.options]
        stage.picks(seat, prompt.id, prompt.options[0])
    assert [item for item in stage.sent[before:] if item.chat_id == GROUP] == []


def test_an_offer_that_only_some_get_makes_no_sound_and_no_phase_waits_for_it() -> None:
    """At dawn the mayor alone is written to: neither a phone nor a clock that stands may tell so."""
    stage = Stage(people=sitters(15))
    stage.begin()
    while stage.phase != "d1.talk":
        telling = stage.rings()
    (offer,) = (item for item in telling.items if (item.slot or "").endswith("d1.sash") and item.act is Act.SHOW)
    assert offer.payload["silent"]
    assert not offer.opens
    assert all(not item.payload.get("silent") for item in stage.sent if item is not offer)


def test_what_only_some_are_told_makes_no_sound_and_no_phase_waits_for_it() -> None:
    """By day a Detective's answer and the wolves' warning come when all other phones are still; at dawn all are told."""
    table = Table(spec=VILLAGE, size=16, options=VillageOptions(), seed=12)
    stage, seen_aloud = Stage(people=sitters(16)), set()
    for point in table.points:
        assert VILLAGE.living is not None
        living = VILLAGE.living(point.after)
        told = {seat for event in point.events for seat in event.audience.seats}
        shown = replace(a_table(point.after, sitters=stage.people), spec=VILLAGE, options=table.options)
        telling = stage.narrator.tell(shown, point.events, {}, opened=True)
        whispers = [item for item in telling.items if item.chat_id > 0 and item.act is Act.SAY]
        assert {(not item.payload.get("silent"), item.opens) for item in whispers} <= {(told >= living,) * 2}
        seen_aloud |= {told >= living for _ in whispers}
    assert seen_aloud == {True, False}


def test_the_group_s_wordings_do_not_count_what_is_whispered() -> None:
    quiet, busy = Stage(seed="same"), Stage(seed="same")
    quiet.begin()
    busy.begin()
    seer = next(player.seat for player in busy.state.players if player.role == "seer")
    (prompt,) = [p for p in busy.spec.game.prompts(busy.state, seer) if p.options]
    busy.picks(seer, prompt.id, prompt.options[0])
    assert quiet.told["table"] == busy.told["table"]
    others = {key: count for key, count in busy.told.items() if key != str(seer)}
    assert others == {key: count for key, count in quiet.told.items() if key != str(seer)}


def test_no_button_carries_a_name_or_a_role() -> None:
    stage = Stage(seed="canary")
    stage.evening()
    names = [sitter.name.lower() for sitter in stage.people.values()]
    for item in stage.sent:
        for row in item.payload.get("keyboard", ()):
            for button in row:
                assert len(button["data"].encode()) <= 64
                assert not any(name in button["data"].lower() for name in names)


def test_a_name_that_is_a_button_s_word_is_a_player_all_the_same() -> None:
    stage = Stage(people=sitters(6, names=("Nessuno", "Salta", "/start", "Marco", "Marco", "🕊 Nessuno")))
    stage.options = Options(vote_style="together")
    stage.begin()
    while stage.phase != "d1.vote":
        stage.rings()
    question = [item for item in stage.sent if item.slot == "table:d1.vote"][-1]
    buttons = {button["text"]: button["data"] for row in question.payload["keyboard"] for button in row}
    living = [player.seat for player in stage.state.living]
    assert len(buttons) == len(living) + 1
    assert buttons["🕊 Nessuno"].endswith(".nobody")
    assert not buttons.get("Nessuno", ".1").endswith(".nobody")


def test_everybody_s_screen_is_his_own_after_a_substitution() -> None:
    stage = Stage()
    stage.begin()
    stage.people = {**stage.people, Seat(2): replace(stage.people[Seat(2)], user_id=user(99))}
    items = stage.narrator.repair(stage.table(), stage.screen).items
    assert {(item.chat_id, item.act.value) for item in items} == {(user(99), "show"), (user(2), "strip")}
