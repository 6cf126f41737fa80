"""Getting secrets to the right person, and to nobody else."""

import pytest

from bot.narration.tokens import encode
from bot.playground.faults import BLOCKED
from storage.records import Status


async def test_nobody_is_dealt_a_card_before_everybody_can_be_written_to(party):
    """Pitfall 1: the bot may not open a conversation."""
    *people, carla = party.strangers(5)
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people, carla)
    await party.takes_seats(group, people)
    lobby = group.last
    carla.forges((await _join(party, group)), lobby)
    await party.settle()
    assert carla.toasts[-1].url == f"https://t.me/NarratoreBot?start=join_{(await party.session(group)).id}"
    people[0].says("/via@NarratoreBot", group)
    await party.pass_time(20)
    assert (await party.session(group)).status is Status.LOBBY
    assert not any("carta del" in person.text() for person in people)
    assert carla.name in group.last.text
    assert any("start=join_" in button.get("url", "") for button in group.last.buttons)
    carla.starts(f"join_{(await party.session(group)).id}")
    await party.pass_time(40)
    cards = [call for call in party.world.calls_of("sendMessage") if "🃏" in str(call.params["text"])]
    private = [call.chat_id for call in cards if call.ok and call.chat_id != group.id]
    assert sorted(private) == sorted(person.id for person in [*people, carla])


async def test_a_player_who_blocks_the_bot_in_mid_game_stops_nobody_else(party):
    """Pitfall 2: blocked in the middle of the game."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1")
    dawn = group.text().split("☀️")[1]
    bruno = next(person for person in people[1:] if person.name not in dawn)
    bruno.blocks()
    last = group.last
    await party.pass_time(8)
    assert any(bruno.name in message.text for message in group.reads(since=last))
    await party.until_phase(group, "n2")
    await party.pass_time(8)
    others = [person for person in people if person is not bruno and person.name not in dawn]
    assert len([person for person in others if "Notte 2" in person.text()]) >= len(others) - 1
    assert "Notte 2" not in bruno.text()
    bruno.unblocks()
    await party.pass_time(5)
    assert "Notte 2" in bruno.text()
    await party.until_phase(group, "d2")


async def test_a_refused_private_message_is_the_same_as_a_block_that_nobody_told_of(party):
    """Pitfall 2: the error alone says it."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    party.world.faults.next(BLOCKED, chat=people[2].id, times=1)
    people[0].says("/via@NarratoreBot", group)
    await party.pass_time(40)
    told = group.text()
    assert people[2].name in told
    cards = await party.cards(group)
    assert not any(str(role) in told.split("Carte", 1)[-1] for role in set(cards.values()))
    for person in people:
        if person is not people[2]:
            assert "carta del" in person.text()


@pytest.mark.parametrize("payload", ["join_zzzzzzzz", "whatever", "a" * 64, "join_", "settings_1"])
async def test_a_link_that_means_nothing_is_explained_and_seats_nobody(party, payload):
    """Pitfall 4: join link taken for a plain /start."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:1])
    people[1].starts(payload)
    await party.settle()
    assert people[1].name not in group.last.text
    assert len(people[1].hears()) > 2


async def test_a_valid_link_seats_the_person_and_says_so_once(party):
    """Pitfall 4: exactly one of joined and refused."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    await party.pass_time(10)
    people[1].starts(f"join_{(await party.session(group)).id}")
    await party.pass_time(10)
    assert group.last.text.count("Bruno") == 1
    assert people[1].text().count("Il posto è tuo") == 1


async def test_a_link_from_a_group_that_one_is_not_in_is_refused(party):
    """Pitfall 4: a foreign group's payload."""
    anna, stranger = party.people(2)
    group = party.world.group("Il borgo", anna)
    await party.takes_seats(group, [anna])
    stranger.starts(f"join_{(await party.session(group)).id}")
    await party.pass_time(5)
    assert stranger.name not in group.last.text


async def test_no_private_word_is_ever_said_in_public(party):
    """Pitfall 6: no text of a private chat appears in a group, nor in somebody else's toast."""
    people = party.people(9)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    while await party.live(group):
        await party.plays_for(group, people, steps=5)
    public = {line for message in group.reads() for line in message.text.splitlines()}
    secret = {
        line for person in people for message in person.hears() for line in message.text.splitlines() if "🃏" in line
    }
    assert secret
    assert not secret & public
    for person in people:
        assert all("lupo" not in toast.text and "wolf" not in toast.text for toast in person.toasts)


async def test_forged_and_borrowed_buttons_change_nothing_and_are_answered(party):
    """Pitfall 9: forged or borrowed buttons."""
    people = party.people(6)
    outsider = party.world.person("Xeno")
    group = party.world.group("Il borgo", *people, outsider)
    await party.begins(group, people)
    session = await party.session(group)
    prompts = {person.id: person.last for person in people}
    theirs = [button["callback_data"] for message in prompts.values() for button in message.buttons]
    forged = [
        encode(session.id, "n1.seer", "99"),
        encode(session.id, "n7.wolf", "1"),
        encode("zzzzzzzz", "n1.wolf", "1"),
        encode(session.id, "remove", "1"),
        encode(session.id, "stop", "yes"),
        "1.tavolo01.n1",
        "\\xff\\xfe\\x00",
        "x" * 64,
        "1.-.forget.no",
    ]
    for data in [*theirs, *forged]:
        outsider.forges(data, group.last)
    await party.settle()
    after = await party.session(group)
    assert (after.version, after.state, after.status) == (session.version, session.state, Status.RUNNING)
    assert len(outsider.toasts) == len(theirs) + len(forged)
    assert all(toast.text for toast in outsider.toasts)
    assert len({toast.text for toast in outsider.toasts[: len(theirs)]}) == 1, (
        "a refusal tells whether the guess was right"
    )


async def test_everything_secret_is_protected_from_forwarding(party):
    """Pitfall 11: roles that can be forwarded."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_for(group, people, steps=3)
    private = [call for call in party.world.calls_of("sendMessage") if call.chat_id in {p.id for p in people}]
    secret = [call for call in private if "🃏" in str(call.params["text"]) or "🌙" in str(call.params["text"])]
    assert len(secret) >= 12
    assert all(call.params.get("protect_content") for call in secret)


async def _join(party, group):
    return encode((await party.session(group)).id, "lobby", "join")


async def test_nothing_secret_relies_on_messages_that_may_not_arrive(party):
    """Pitfall 10: an ephemeral command is answered without naming its number 0, and what is private is sent in private."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    said, heard = len(group.reads()), len(people[1].hears())
    party.world.updates.push(
        "message",
        {
            "message_id": 0,
            "ephemeral_message_id": 5,
            "date": int(party.clock.now().timestamp()),
            "chat": group.chat.to_json(),
            "from": people[1].user.to_json(),
            "text": "/ruolo@NarratoreBot",
            "entities": [{"type": "bot_command", "offset": 0, "length": 20}],
        },
    )
    await party.pass_time(5)
    told = people[1].hears()[heard:]
    assert any("🃏" in message.text for message in told)
    assert all(message.protected for message in told)
    assert not any("🃏" in message.text for message in group.reads()[said:])
    await party.plays_for(group, people, steps=10)
    assert party.world.malformed == []
    odd = [
        call for call in party.world.calls if {"reply_parameters", "receiver_user_id", "ephemeral"} & set(call.params)
    ]
    assert odd == []
