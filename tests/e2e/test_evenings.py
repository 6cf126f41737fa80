"""Whole evenings, from the lobby to the end, over the real Bot API protocol."""

import json

from bot.sessions.verify import verify_file
from storage.records import Status
from tests.kit.party import Party


async def test_eight_people_play_lupi_to_the_end(party):
    people = party.people(8)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    assert (await party.session(group)).status is Status.RUNNING
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []
    assert party.world.unanswered() == []
    assert not [call for call in party.world.calls if call.code == 429]
    cards = await party.cards(group)
    assert len(cards) == 8
    assert all(person.name in group.text() for person in people)


async def test_the_same_evening_in_english(tmp_path):
    party = await Party(tmp_path, default_language="en").opens()
    people = party.people(8, language_code="en")
    group = party.world.group("The village", *people)
    await party.begins(group, people, word="/wolves", go="/go")
    assert "Night 1" in group.text()
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    told = group.text() + "".join(person.text() for person in people)
    assert party.world.malformed == []
    for italian in ("lupo mannaro", "contadin", "Notte", "Giorno", "villaggio"):
        assert italian not in told
    await party.closes()


async def test_group_and_private_chats_may_speak_different_languages(party):
    people = [*party.people(4), party.world.person("Tom", language_code="en")]
    people[-1].starts()
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    assert "Notte 1" in group.text()
    assert "Night 1" in people[-1].text()
    assert "Notte 1" in people[0].text()


async def test_a_game_killed_in_mid_night_goes_on_as_if_nothing_had_been(party):
    """Pitfalls 16, 63, 64: same phase, same questions, same buttons, one dawn."""
    people = party.people(8)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    asked = {person.id: person.last for person in people}
    people[0].presses(message=asked[people[0].id], data=asked[people[0].id].buttons[0]["callback_data"])
    await party.settle()
    before = await party.session(group)
    messages = [message.id for message in group.reads()]
    await party.restarts(after=1)
    await party.restarts(after=1)
    after = await party.session(group)
    assert (after.version, after.state) == (before.version, before.state)
    assert [message.id for message in group.reads()] == messages
    for person in people[1:]:
        assert person.last is asked[person.id]
        person.presses(message=person.last, data=person.last.buttons[0]["callback_data"])
    await party.settle()
    assert all(person.toasts for person in people)
    await party.until_phase(group, "d1")
    await party.pass_time(20)
    assert group.text().count("☀️") == 1
    await party.plays_on(group, people)
    assert party.world.malformed == []


async def test_a_game_killed_again_and_again_ends_all_the_same(party):
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    lives = 0
    while await party.live(group):
        await party.plays_for(group, people, steps=7)
        await party.restarts(after=2)
        lives += 1
    assert lives > 3
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []


async def test_the_proof_of_a_finished_game_holds(party, tmp_path):
    people = party.people(8)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    people[3].says("/verifica@NarratoreBot", group)
    await party.pass_time(61)
    document = next(file for file in party.world.files.values() if file.name.endswith(".json"))
    path = tmp_path / document.name
    path.write_bytes(document.content)
    report = verify_file(path)
    assert report.fair, report
    proof = json.loads(document.content)
    assert "without dice" not in str(proof["dice"])
    for person in people:
        assert person.name not in document.content.decode()
        assert str(person.id) not in document.content.decode()


async def test_computer_players_fill_a_table_that_is_too_small(party):
    (anna,) = party.people(1)
    group = party.world.group("Il borgo", anna)
    await party.takes_seats(group, [anna])
    anna.presses("automatici", where=group)
    await party.settle()
    anna.says("/via@NarratoreBot", group)
    await party.settle()
    await party.pass_time(30)
    assert (await party.session(group)).status is Status.RUNNING
    await party.plays_on(group, [anna])
    assert (await party.session(group)).status is Status.OVER


async def test_a_lobby_begins_by_itself_when_its_time_is_up(party):
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    await party.until_phase(group, "n1", most=600)


async def test_a_rematch_has_the_same_people_at_one_tap_each(party):
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    first = (await party.session(group)).id
    button = next(m for m in reversed(group.reads()) if any("rematch" in b.get("callback_data", "") for b in m.buttons))
    people[0].presses(data=f"1.{first}.rematch.yes", message=button)
    await party.pass_time(30)
    again = await party.session(group)
    assert again.id != first
    for person in people[1:]:
        person.presses(data=f"1.{again.id}.lobby.join", message=person.last)
    await party.settle()
    people[0].says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    assert len(await party.cards(group)) == 6
