"""Facts become messages: the right words for the right readers, in their own language."""

import re
from dataclasses import fields, replace
from itertools import pairwise

import pytest

from bot.narration.narrator import EDIT_DELAY, key_of
from bot.narration.table import Telling
from games.core.game import Leave
from games.core.ids import Seat
from games.lupi import events
from games.lupi.options import Options
from games.village.events import FoundDead
from games.village.spec import VILLAGE
from storage.records import Act, OutboxItem
from tests.games.village.hamlet import a_village
from tests.kit.rules import a_game
from tests.narration.stage import GROUP, Stage, a_table, labels, seen, sitters, user

ROLES = "wolf wolf seer bodyguard judge mayor villager villager"


def a_stage(roles: str = ROLES, *, locale: str = "it", **options: object) -> Stage:
    """Night 1 with these cards, everything told."""
    village = a_game(roles, **options)
    stage = Stage(people=sitters(len(roles.split()), locale), locale=locale)
    stage.state, stage.step, stage.now = village.state, village.steps, village.now
    told(stage, village.events, opened=True)
    return stage


def told(stage: Stage, facts: list[object], *, opened: bool = False) -> Telling:
    """Let the narrator tell these facts at the table as it stands."""
    deadline = stage.spec.game.deadline(stage.state)
    telling = stage.narrator.tell(stage.table(), facts, stage.screen, opened=opened)
    stage.took_items(telling, "" if deadline is None else deadline.phase)
    return telling


def until(stage: Stage, phase: str) -> Telling:
    """Time passes until this phase opens; what its opening sends."""
    while stage.spec.game.deadline(stage.state).phase != phase:
        telling = stage.rings()
    return telling


def to_group(telling: Telling) -> list[OutboxItem]:
    return [item for item in telling.items if item.chat_id == GROUP and item.act is not Act.STRIP]


def to_seat(telling: Telling, seat: int) -> list[OutboxItem]:
    return [item for item in telling.items if item.chat_id == user(seat) and item.act is not Act.STRIP]


def test_an_events_message_is_named_after_its_class() -> None:
    assert key_of("lupi", events.FoundDevoured) == "lupi-found-devoured"
    assert {key_of("lupi", event) for event in events.EVENTS} == {
        f"lupi-{field.default}" for event in events.EVENTS for field in fields(event) if field.name == "kind"
    }


def test_everybody_is_dealt_a_card_and_asked_a_question_in_private() -> None:
    stage = a_stage()
    for seat in stage.people:
        card, question = (item for item in stage.sent if item.chat_id == user(seat))
        assert card.act is Act.SAY
        assert (question.act, question.slot.partition(":")[0]) == (Act.SHOW, "prompt")
        assert labels(question)


def test_what_is_secret_may_not_be_forwarded() -> None:
    stage = a_stage()
    private = [item for item in stage.sent if item.chat_id != GROUP]
    assert private
    assert all(item.payload["protect"] is True for item in private)
    assert all(item.rank == 0 for item in private)
    assert not any(item.payload.get("protect") for item in stage.sent if item.chat_id == GROUP)


def test_a_group_that_allows_it_may_forward() -> None:
    stage = a_stage()
    table = replace(stage.table(), protect=False)
    telling = stage.narrator.tell(table, [events.YouDied(to=Seat(1), cause="left")], {}, opened=False)
    assert [item.payload["protect"] for item in to_seat(telling, 1)] == [False] * 2


def test_wolves_meet_their_pack_and_nobody_else_does() -> None:
    stage = a_stage()
    cards = {seat: seen(next(i for i in stage.sent if i.chat_id == user(seat))) for seat in stage.people}
    assert "Bruno" in cards[Seat(1)]
    assert "Anna" in cards[Seat(2)]
    for seat in list(stage.people)[2:]:
        assert not any(name in cards[seat] for name in ("Anna", "Bruno"))


def test_a_woman_a_man_and_somebody_else_are_dealt_their_card_each_in_their_own_grammar() -> None:
    stage = a_stage("villager villager seer wolf wolf villager villager villager")
    cards = {seat: seen(next(i for i in stage.sent if i.chat_id == user(seat))) for seat in stage.people}
    assert "Sei una contadina" in cards[Seat(1)]
    assert "Sei un contadino" in cards[Seat(2)]
    assert "Hai la carta del contadino" in cards[Seat(7)]


def test_each_reader_is_told_in_his_own_language_and_the_group_in_its_own() -> None:
    stage = Stage(people=sitters(8))
    stage.people = {**stage.people, Seat(2): replace(stage.people[Seat(2)], locale="en")}
    telling = stage.begin()
    assert "Notte 1" in seen(to_group(telling)[0])
    assert any("Night 1" in seen(item) for item in to_seat(telling, 2))
    assert any("Notte 1" in seen(item) for item in to_seat(telling, 1))


def test_a_phase_waits_for_what_opens_it() -> None:
    stage = Stage()
    opened = stage.begin()
    assert all(item.opens for item in opened.items)
    (prompt,) = [p for p in stage.spec.game.prompts(stage.state, Seat(1)) if p.options]
    answered = stage.picks(1, prompt.id, prompt.options[0])
    assert answered.items
    assert not any(item.opens for item in answered.items)


def test_a_computer_player_is_written_to_by_nobody() -> None:
    stage = Stage()
    stage.people = {**stage.people, Seat(3): replace(stage.people[Seat(3)], user_id=None)}
    telling = stage.begin()
    assert {item.chat_id for item in telling.items} == {GROUP} | {user(seat) for seat in stage.people if seat != 3}


def test_the_choice_that_was_made_is_ticked_and_the_old_tick_goes() -> None:
    stage = a_stage()
    first = stage.picks(5, "n1.judge", 7)
    second = stage.picks(5, "n1.judge", 8)
    assert [label for row in labels(to_seat(first, 5)[0]) for label in row if "✅" in label] == ["✅ Gina"]
    assert [label for row in labels(to_seat(second, 5)[0]) for label in row if "✅" in label] == ["✅ Hamid"]


def test_a_wolf_sees_what_the_others_want() -> None:
    stage = a_stage()
    telling = stage.picks(1, "n1.wolf", 7)
    assert "Anna vuole Gina" in seen(to_seat(telling, 2)[0])
    assert {item.chat_id for item in telling.items} == {user(1), user(2)}


def test_the_packs_talk_has_no_message_of_its_own_but_is_explained_with_the_question() -> None:
    stage = a_stage()
    questions = [item for item in stage.sent if item.chat_id == user(1) and item.slot]
    assert len(questions) == 1
    assert "💬" in seen(questions[0])


def test_what_a_wolf_says_reaches_the_pack_with_his_name_and_is_data() -> None:
    stage = a_stage()
    telling = stage.says(1, "n1.talk", "<b>Gina</b>\nstanotte & \u202esempre")
    (item,) = telling.items
    assert item.chat_id == user(2)
    assert item.payload["text"].endswith("&lt;b&gt;Gina&lt;/b&gt; stanotte &amp; sempre")
    assert "Anna" in seen(item)


def test_the_seer_is_answered_and_loses_the_keyboard() -> None:
    stage = a_stage()
    telling = stage.picks(3, "n1.seer", 1)
    assert [item.act for item in telling.items] == [Act.SAY, Act.STRIP]
    assert {item.chat_id for item in telling.items} == {user(3)}


def test_a_vote_in_turn_costs_the_group_one_message_and_one_edit() -> None:
    stage = a_stage()
    until(stage, "d1.vote.1")
    called = stage.state.phase.queue[0]
    telling = stage.picks(called, "d1.vote.1", "nobody")
    show, strip = telling.items
    assert (show.act, show.slot) == (Act.SHOW, "table:d1.vote.2")
    assert (strip.act, strip.slot) == (Act.STRIP, "table:d1.vote.1")
    assert stage.people[called].name in seen(show).split("\n")[0]


def test_the_called_player_is_mentioned_in_the_message_that_has_the_keyboard() -> None:
    stage = a_stage()
    telling = until(stage, "d1.vote.1")
    *_, question = to_group(telling)
    assert f'href="tg://user?id={user(stage.state.phase.queue[0])}"' in question.payload["text"]
    assert ["🕊 Nessuno"] in labels(question)


def test_only_who_is_called_is_mentioned() -> None:
    stage = Stage(seed="wind")
    stage.evening()
    mentioned = [item for item in stage.sent if "tg://user" in str(item.payload.get("text"))]
    assert mentioned
    assert all(item.payload["text"].count("tg://user") == 1 for item in mentioned)
    assert all("👉" in seen(item) or "🎙" in seen(item) for item in mentioned)


def test_the_last_vote_in_turn_is_told_with_the_count() -> None:
    stage = a_stage("wolf seer villager villager villager")
    until(stage, "d1.vote.5")
    called = stage.state.phase.queue[0]
    (story,) = [item for item in to_group(stage.picks(called, "d1.vote.5", "nobody")) if item.act is Act.SAY]
    assert stage.people[called].name in seen(story).split("\n")[0]


def test_a_common_vote_is_shown_under_the_question_with_names_and_edited_late() -> None:
    stage = a_stage(vote_style="together")
    opening = until(stage, "d1.vote")
    assert [item.rank for item in to_group(opening) if item.slot] == [1]
    telling = stage.picks(2, "d1.vote", 3)
    (edit,) = to_group(telling)
    assert (edit.act, edit.slot, edit.rank, edit.delay) == (Act.SHOW, "table:d1.vote", 2, EDIT_DELAY)
    assert "Carla, un voto: Bruno" in seen(edit)
    assert "Mancano ancora Anna, Carla" in seen(edit)


def test_a_count_that_closes_says_who_voted_for_whom() -> None:
    stage = a_stage(vote_style="together")
    until(stage, "d1.vote")
    stage.picks(2, "d1.vote", 3)
    stage.picks(4, "d1.vote", 3)
    story = seen(to_group(until(stage, "d1.speech.1"))[0])
    assert "📜" in story
    assert "• Carla, 2 voti: Bruno e Dino" in story


def test_nobody_s_choice_is_ticked_in_the_group() -> None:
    stage = a_stage(vote_style="together")
    until(stage, "d1.vote")
    assert not any("✅" in label for row in labels(to_group(stage.picks(2, "d1.vote", 3))[0]) for label in row)


def test_the_group_s_question_offers_everybody_s_options_once() -> None:
    stage = a_stage(vote_style="together")
    *_, question = to_group(until(stage, "d1.vote"))
    found = [label for row in labels(question) for label in row]
    assert found == [sitter.name for sitter in stage.people.values()] + ["🕊 Nessuno"]


def test_a_vote_is_said_once_where_it_is_not_shown() -> None:
    stage = a_stage(vote_style="together")
    until(stage, "d1.vote")
    telling = stage.picks(2, "d1.vote", 3)
    assert not [item for item in telling.items if item.act is Act.SAY]


def test_the_mayor_is_offered_the_sash_in_private_by_day() -> None:
    stage = a_stage()
    telling = until(stage, "d1.talk")
    (offer,) = [item for item in to_seat(telling, 6) if item.slot]
    assert labels(offer) == [["Mostra la fascia"]]
    assert not [item for item in telling.items if item.slot and "sash" in item.slot and item.chat_id != user(6)]


@pytest.mark.parametrize("locale", ["it", "en"])
def test_the_end_shows_every_card_in_seat_order_the_evening_again_and_two_buttons(locale: str) -> None:
    stage = Stage(seed="sea", people=sitters(9, locale), locale=locale)
    stage.evening()
    last = [item for item in stage.sent if item.chat_id == GROUP and item.act is Act.SAY][-1]
    text = seen(last)
    places = [text.index(f"{mark} {sitter.name}:") for sitter in stage.people.values() for mark in "🏆▫️"
              if f"{mark} {sitter.name}:" in text]  # fmt: skip
    assert len(places) == 9
    assert places == sorted(places)
    assert text.count("🏆") == len(stage.spec.game.outcome(stage.state).winners)
    assert len(text.partition("📖")[2].strip().split("\n")) == 1 + len(stage.state.deaths)
    assert [row[0]["data"] for row in last.payload["keyboard"]] == ["1.seaxxxxx.rematch.yes", "1.seaxxxxx.proof.yes"]


def test_only_the_end_carries_the_buttons_that_follow_it() -> None:
    stage = Stage(seed="sea")
    stage.evening()
    story = [item for item in stage.sent if item.act is Act.SAY and item.payload.get("keyboard")]
    assert len(story) == 1


def test_the_largest_table_ends_within_telegrams_limits() -> None:
    people = sitters(35, names=[f"{'👩‍🚀' * 20}{n}<&" for n in range(35)])
    stage = Stage(seed="big", people=people, options=Options(pace="fast"))
    stage.evening()
    for item in stage.sent:
        assert len(seen(item).encode("utf-16-le")) // 2 <= 4096
        assert str(item.payload.get("text", "")).count("</") <= 100


def test_an_evening_is_told_in_the_same_words_when_it_is_told_again() -> None:
    first, again = Stage(seed="twice"), Stage(seed="twice")
    first.evening()
    again.evening()
    assert first.sent == again.sent


def test_another_table_hears_other_words() -> None:
    night = [seen(to_group(Stage(seed=seed).begin())[0]) for seed in ("a", "b", "c", "d", "e", "f")]
    assert len({text.partition("Notte 1.")[2] for text in night}) > 1


def test_two_neighbouring_votes_are_told_in_different_words() -> None:
    stage = Stage(seed="moon", options=Options(vote_style="round"))
    stage.evening()
    shown = [item for item in stage.sent if item.act is Act.SHOW and str(item.slot).startswith("table:d1.vote.")]
    heads = [seen(item).split("\n")[0] for item in shown]
    names = sorted((sitter.name for sitter in stage.people.values()), key=len, reverse=True)
    shapes = []
    for head in heads[1:]:
        shapes.append(re.sub("|".join(names), "N", head))
    assert len(shapes) >= 5
    assert all(one != after for one, after in pairwise(shapes)), shapes


def test_those_who_died_in_one_night_are_not_told_in_one_wording() -> None:
    state = a_village("wolf villager villager villager villager villager", reveal_on_death="none").state
    stage = Stage(people=sitters(6))
    table = replace(a_table(state, sitters=stage.people), spec=VILLAGE, options=state.options)
    dead = [FoundDead(night=1, seat=Seat(seat), cause="hidden") for seat in (2, 3, 4)]
    (item,) = to_group(stage.narrator.tell(table, dead, {}, opened=True))
    lines = item.payload["text"].splitlines()
    told = {re.sub("Bruno|Carla|Dino", "…", line) for line in lines}
    assert len(lines) == len(told) == 3


def test_who_leaves_is_told_to_the_group_without_the_card() -> None:
    stage = a_stage()
    telling = stage.leaves(7, Leave.REMOVED)
    assert "La sua carta resta coperta" in seen(to_group(telling)[0])
    assert "contadin" not in seen(to_group(telling)[0])


def test_an_erased_text_is_shown_as_silence() -> None:
    stage = a_stage()
    talked = events.PackTalked(to=(Seat(2),), speaker=Seat(1), text=99)  # type: ignore[arg-type]
    (item,) = to_seat(told(stage, [talked]), 2)
    assert seen(item).endswith("…")


def test_a_message_of_the_service_is_escaped_and_carries_its_buttons() -> None:
    item = Stage().narrator.say(
        "it",
        "lupi-vote-cast",
        chat_id=7,
        topic=3,
        rank=0,
        keyboard=[[{"text": "Sì", "data": "1.-.a.b"}]],
        voter="<3",
        target="x",
    )
    assert item.payload["text"].count("&lt;3") == 1
    assert (item.chat_id, item.topic, item.rank, item.act) == (7, 3, 0, Act.SAY)
    assert item.payload["keyboard"] == [[{"text": "Sì", "data": "1.-.a.b"}]]


def test_in_a_topic_the_story_stays_in_the_topic_and_whispers_have_none() -> None:
    stage = Stage()
    stage.begin()
    table = replace(stage.table(), topic=42)
    telling = stage.narrator.tell(
        table, [events.NobodyDevoured(night=1), events.YouDied(to=Seat(1), cause="left")], {}, opened=False
    )
    assert {(item.chat_id == GROUP, item.topic) for item in telling.items} == {(True, 42), (False, None)}
