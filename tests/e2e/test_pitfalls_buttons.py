"""Buttons: pressed twice, late, of yesterday, too many, too long."""

import json

from bot.playground.errors import bad_request
from storage.records import Status


async def test_a_vote_counts_though_its_answer_came_too_late(party):
    """Pitfall 12: the query is too old."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    before = await party.session(group)
    late = bad_request("query is too old and response timeout expired or query ID is invalid")
    party.world.faults.next(late, methods="answerCallbackQuery")
    people[0].presses(data=people[0].last.buttons[0]["callback_data"], message=people[0].last)
    await party.settle()
    assert (await party.session(group)).version == before.version + 1


async def test_a_press_that_the_app_sends_again_has_one_effect(party):
    """Pitfall 13: one press, two updates."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    question = people[0].last
    query = people[0].presses(data=question.buttons[0]["callback_data"], message=question)
    await party.settle()
    state = (await party.session(group)).state
    people[0].presses_again(query)
    await party.settle()
    assert (await party.session(group)).state == state
    await party.until_phase(group, "d1")
    state = (await party.session(group)).state
    people[0].presses_again(query)
    await party.settle()
    assert (await party.session(group)).state == state
    assert len(people[0].toasts) == 3
    assert all(toast.text for toast in people[0].toasts)


async def test_two_taps_on_start_deal_once(party):
    """Pitfall 14: double tap."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    await party.pass_time(10)
    lobby = group.last
    session = await party.session(group)
    for _ in range(2):
        people[0].presses(data=f"1.{session.id}.lobby.go", message=lobby)
    await party.pass_time(60)
    cards = [call for call in party.world.calls_of("sendMessage") if "🃏" in call.params["text"] and call.chat_id > 0]
    assert len(cards) == 5
    assert len(people[0].toasts) == 2


async def test_a_button_of_an_earlier_game_changes_nothing_in_the_next_one(party):
    """Pitfall 16: buttons of an earlier game or phase."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    old = people[0].last
    data = old.buttons[0]["callback_data"]
    await party.plays_on(group, people)
    assert old.markup is None
    await party.begins(group, people)
    state = (await party.session(group)).state
    people[0].forges(data, old)
    await party.settle()
    assert (await party.session(group)).state == state
    assert people[0].toasts[-1].text


async def test_the_largest_table_with_the_longest_names_fits_telegrams_limits(party):
    """Pitfalls 18, 19, 53: callback data, keyboards and texts of a table of 35."""
    name = "👩‍👩‍👧‍👦" * 5 + "Ж" * 20
    people = [party.world.person(f"{number}{name}", last_name="z" * 64) for number in range(35)]
    for person in people:
        person.starts()
    group = party.world.group("<i>" + "g" * 120, *people)
    await party.begins(group, people)
    await party.plays_for(group, people, steps=25)
    assert party.world.malformed == []
    seen = 0
    for call in party.world.calls:
        markup = call.params.get("reply_markup")
        if not markup:
            continue
        buttons = [button for row in markup["inline_keyboard"] for button in row]
        seen = max(seen, len(buttons))
        assert all(1 <= len(b["callback_data"].encode()) <= 64 for b in buttons if "callback_data" in b)
        assert len(buttons) <= 100
        assert all(len(row) <= 8 for row in markup["inline_keyboard"])
        assert len(json.dumps(markup, ensure_ascii=False).encode()) < 10_000
    assert seen >= 30


async def test_every_press_is_answered_at_once_even_while_the_group_is_flooded(party):
    """Pitfall 23: toasts are free."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    party.world.flood(group.id, 60)
    for person in people:
        person.presses(data=person.last.buttons[0]["callback_data"], message=person.last)
    await party.settle()
    assert all(len(person.toasts) == 1 for person in people)


async def test_a_ghost_that_presses_an_old_button_is_told_and_nothing_changes(party):
    """Pitfalls 9, 78: the dead act."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    old = {person.id: person.last for person in people}
    await party.plays_for(group, people, steps=2)
    await party.until_phase(group, "d1")
    ghost = next((person for person in people if person.name in group.text().split("☀️")[1][:200]), None)
    assert ghost is not None
    question = old[ghost.id]
    state = (await party.session(group)).state
    ghost.forges(f"1.{prompt_of_first(party, ghost)}", question)
    await party.settle()
    assert (await party.session(group)).state == state
    assert (await party.session(group)).status is Status.RUNNING
    assert ghost.toasts[-1].text


def prompt_of_first(party, ghost):
    """The first question that this person was asked, with an answer."""
    for call in party.world.calls_of("sendMessage", ghost.id):
        for row in (call.params.get("reply_markup") or {}).get("inline_keyboard", []):
            for button in row:
                data = button.get("callback_data", "")
                if ".n1." in data:
                    return data[2:]
    raise AssertionError("never asked")
