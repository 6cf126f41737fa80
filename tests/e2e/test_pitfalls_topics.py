"""Forum topics: the game stays where it was begun."""

from bot.playground.errors import bad_request
from storage.records import Status


def sent_to(party, group):
    """Everything sent to the group, with its topic."""
    return [
        call.params.get("message_thread_id")
        for call in party.world.calls
        if call.chat_id == group.id and call.method.startswith("send")
    ]


async def test_a_game_in_a_topic_stays_in_it_timers_included(party):
    """Pitfall 41: the game speaks in General."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people, kind="forum")
    topic, other = group.topic("Partite"), group.topic("Chiacchiere")
    people[0].says("/lupi@NarratoreBot", group, topic=topic)
    await party.settle()
    session = await party.session(group)
    for person in people[1:]:
        person.starts(f"join_{session.id}")
    await party.settle()
    people[0].says("/via@NarratoreBot", group, topic=topic)
    await party.until_phase(group, "d1.vote")
    people[1].says("/stato@NarratoreBot", group, topic=other)
    await party.settle()
    assert group.reads(other)
    assert (await party.session(group)).topic == topic.id
    seen = sent_to(party, group)
    assert seen.count(other.id) == len(group.reads(other))
    assert set(seen) == {topic.id, other.id}
    await party.plays_on(group, people)
    assert None not in sent_to(party, group)
    assert party.world.malformed == []


async def test_two_topics_hold_two_games(party):
    """Pitfall 74: one game a chat and topic."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people, kind="forum")
    first, second = group.topic("Uno"), group.topic("Due")
    people[0].says("/lupi@NarratoreBot", group, topic=first)
    people[1].says("/lupi@NarratoreBot", group, topic=second)
    await party.settle()
    lobbies = [await party.session_by_id(f"tavolo0{number}") for number in (1, 2)]
    assert {lobby.topic for lobby in lobbies} == {first.id, second.id}
    assert all(lobby.status is Status.LOBBY for lobby in lobbies)


async def test_general_is_never_addressed_by_id(party):
    """Pitfall 42."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people, kind="forum")
    group.topic("Altro")
    await party.begins(group, people)
    await party.plays_on(group, people)
    assert set(sent_to(party, group)) == {None}
    assert party.world.malformed == []


async def test_a_topic_that_is_gone_is_left_out_once(party):
    """Pitfall 42: message thread not found."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people, kind="forum")
    topic = group.topic("Partite")
    people[0].says("/lupi@NarratoreBot", group, topic=topic)
    await party.settle()
    before = len(sent_to(party, group))
    party.world.faults.next(bad_request("message thread not found"), chat=group.id)
    people[0].says("/stato@NarratoreBot", group, topic=topic)
    await party.pass_time(5)
    assert sent_to(party, group)[before:] == [topic.id, None, None]
    assert "il tavolo si sposta qui" in group.last.text
    people[0].says("/stato@NarratoreBot", group, topic=topic)
    await party.pass_time(5)
    assert sent_to(party, group)[before:] == [topic.id, None, None, None]


async def test_a_game_whose_topic_is_deleted_goes_on_in_general_to_its_end(party):
    """Pitfalls 41 and 42: nobody announces a deleted topic, and no game is lost with it."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people, kind="forum")
    topic = group.topic("Partite")
    people[0].says("/lupi@NarratoreBot", group, topic=topic)
    await party.settle()
    assert "Partite" in (await party.session(group)).extra["topic"]
    for person in people[1:]:
        person.starts(f"join_{(await party.session(group)).id}")
    await party.settle()
    people[0].says("/via@NarratoreBot", group, topic=topic)
    await party.until_phase(group, "n1")
    group.drops(topic)
    await party.until_phase(group, "d1")
    assert (await party.session(group)).topic is None
    assert "il tavolo si sposta qui" in group.text()
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []


async def test_general_lists_the_tables_of_the_topics_and_a_closed_topic_stops_its_clock(party):
    """Pitfalls 34 and 74: the list leads to each table; where nobody may write nothing runs out."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people, kind="forum")
    first, second = group.topic("Uno"), group.topic("Due")
    people[0].starts()
    people[0].says("/lupi@NarratoreBot", group, topic=first)
    people[1].says("/propaganda@NarratoreBot", group, topic=second)
    await party.settle()
    people[1].says("/stato@NarratoreBot", group)
    await party.settle()
    assert group.last.labels == ["➡️ Lupi e contadini · Uno", "➡️ Propaganda · Due"]
    group.closes(first)
    await party.pass_time(60)
    lobby = await party.session_by_id("tavolo01")
    assert "closed" in lobby.holds
    assert "è chiuso" in people[0].text()
    group.reopens(first)
    await party.pass_time(60)
    assert "closed" not in (await party.session_by_id("tavolo01")).holds


async def test_a_chain_of_replies_is_no_topic(party):
    """Pitfall 43: an ordinary supergroup, a command in a thread of replies."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    people[0].says("/aiuto@NarratoreBot", group)
    await party.settle()
    first = group.last
    question = people[1].replies("che cos'è?", first)
    people[0].says("/lupi@NarratoreBot", group, reply_to=question)
    await party.settle()
    assert (await party.session(group)).topic is None
    assert set(sent_to(party, group)) == {None}
