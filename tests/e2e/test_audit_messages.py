"""Alerts, protected secrets, the longest recap, floods that are waited out: what single messages must be."""

from datetime import timedelta

import pytest

from bot.playground.errors import too_many
from storage.records import Status
from tests.kit.party import Party, prompt_of
from tests.kit.voting import to_phase, votes


async def test_case_12_a_ghost_and_anothers_button_get_an_alert_and_nothing_changes(party):
    """The worked case over Telegram: an alert, nothing changes."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    session = await party.session(group)
    cards = await party.cards(group)
    wolf = next(seat for seat, card in cards.items() if card == "wolf")
    sleeper, ghost = [seat for seat, card in cards.items() if card == "villager"][:2]
    asked = {seat: people[seat - 1].last for seat in (wolf, sleeper, ghost)}
    before = (session.version, session.state)
    people[sleeper - 1].forges(f"1.{session.id}.n1.wolf.{ghost}", asked[sleeper])
    await party.settle()
    assert people[sleeper - 1].toasts[-1].alert
    assert "n1.sleep" in (prompt_of(asked[sleeper]) or "")
    now = await party.session(group)
    assert (now.version, now.state) == before
    people[wolf - 1].presses(message=asked[wolf], data=f"1.{session.id}.n1.wolf.{ghost}")
    await party.until_phase(group, "d1.vote")
    now = await party.session(group)
    assert not next(player for player in now.state["players"] if player["seat"] == ghost)["alive"]
    count = group.last
    people[ghost - 1].forges(f"1.{session.id}.n1.sleep.{wolf}", asked[ghost])
    people[ghost - 1].forges(f"1.{session.id}.{await party.phase(group)}.{wolf}", count)
    await party.settle()
    assert [toast.alert for toast in people[ghost - 1].toasts[-2:]] == [True, True]
    after = await party.session(group)
    assert (after.version, after.state) == (now.version, now.state)


async def test_what_the_seer_learns_is_protected_and_told_to_nobody_else(party):
    """Pitfalls 6, 11: the result of a night's question."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    seer = next(seat for seat, card in (await party.cards(group)).items() if card == "seer")
    person = people[seer - 1]
    said = len(group.reads())
    person.presses(message=person.last, data=person.last.buttons[0]["callback_data"])
    await party.pass_time(5)
    call = party.world.calls_of("sendMessage", person.id)[-1]
    assert call.params["protect_content"]
    secret = str(call.params["text"])
    assert len(group.reads()) == said
    assert all(secret not in other.text() for other in people if other is not person)
    assert all(secret not in toast.text for other in people if other is not person for toast in other.toasts)


async def test_no_private_line_is_said_in_public_nor_logged(party, capfd):
    """Pitfall 6: every line of every private chat, in every phase up to the end, is a canary."""
    people = party.people(9)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    heard: dict[int, set[str]] = {person.id: set() for person in people}
    while await party.live(group):
        await party.plays_for(group, people, steps=4)
        for person in people:
            heard[person.id] |= {
                line for message in person.hears() for line in message.text.splitlines() if line.strip()
            }
    secret = {line for lines in heard.values() for line in lines}
    public = {line for message in group.reads() for line in message.text.splitlines()}
    headings = {line for line in secret if line.startswith("🌙 Notte ")}
    assert len(secret) > 30
    assert not (secret - headings) & public
    logged = capfd.readouterr()
    assert not [line for line in secret - headings if line in logged.out + logged.err]


async def test_the_longest_names_reach_the_end_and_every_card_is_told(party):
    """Pitfall 53: a table of 35 with names of 128 characters, to the last message."""
    people = [
        party.world.person(f"{number:02d}" + "👩‍👩‍👧‍👦" * 4 + "<&" + "Ж" * 16, last_name="z" * 64)
        for number in range(35)
    ]
    for person in people:
        person.starts()
    group = party.world.group("<i>" + "g" * 120, *people)
    await party.begins(group, people)
    wolves = [seat for seat, card in (await party.cards(group)).items() if card == "wolf"]
    for seat in wolves:
        people[seat - 1].leaves(group)
    await party.pass_time(300)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []
    end = next(
        message for message in group.reads() if any("rematch" in b.get("callback_data", "") for b in message.buttons)
    )
    recap = "\n".join(message.text for message in group.reads() if message.id >= end.id - 3)
    assert all(f"{number:02d}👩" in recap for number in range(35))


async def test_a_vote_for_the_player_called_nobody_is_no_abstention(party):
    """Pitfall 49: "Nessuno" is a player as well as a word on a button."""
    people = [party.world.person(name) for name in ("Anna", "Nessuno", "Marco", "Marco", "Elsa", "Salta")]
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1.vote")
    await party.pass_time(2)
    labels = [button["text"] for button in group.last.buttons]
    assert len(set(labels)) == len(labels) == 7
    await votes(party, group, people, dict.fromkeys((1, 3, 4, 5, 6), "2"))
    await party.until_phase(group, "n2", most=600)
    players = (await party.session(group)).state["players"]
    assert [player["seat"] for player in players if not player["alive"]] == [2]


@pytest.mark.filterwarnings("ignore:.*timedelta.*")
@pytest.mark.parametrize("timedelta_mode", ["false", "true"])
async def test_a_long_flood_lengthens_the_phase_by_the_outage(party, monkeypatch, timedelta_mode):
    """Pitfall 26: no call for 245 s, the deadline is later by the outage; in both types of the library's retry_after."""
    monkeypatch.setenv("PTB_TIMEDELTA", timedelta_mode)
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1.talk")
    await party.pass_time(15)
    began = party.clock.now()
    due = (await party.session(group)).due_at
    party.world.flood(group.id, 245)
    people[0].says("/stato@NarratoreBot", group)
    await party.pass_time(250)
    sent = [
        call for call in party.world.calls_of(None, group.id, since=began) if call.method.startswith(("send", "edit"))
    ]
    assert [call.code for call in sent[:1]] == [429]
    assert all(call.ok and call.at >= began + timedelta(seconds=245) for call in sent[1:])
    assert await party.phase(group) == "d1.talk"
    later = (await party.session(group)).due_at
    assert due is not None
    assert later is not None
    assert timedelta(seconds=235) <= later - due <= timedelta(seconds=250)


async def test_dawn_verdict_and_end_arrive_exactly_once_through_floods(party):
    """Pitfall 25: a 429 once on each of them."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    for phase in ("d1", "d1.runoff", "n2"):
        party.world.faults.next(too_many(2), chat=group.id)
        await to_phase(party, group, people, phase, nominees=(1, 2))
        await party.pass_time(4)
    assert group.text().count("☀️") == 1
    party.world.faults.next(too_many(2), chat=group.id)
    for seat, card in (await party.cards(group)).items():
        if card == "wolf":
            people[seat - 1].leaves(group)
    await party.pass_time(200)
    refused = [call for call in party.world.calls_of(None, group.id) if call.code == 429]
    assert len(refused) == 4
    texts = [message.text for message in group.reads() if message.text and message.text[0] != "⏳"]
    assert len([m for m in group.reads() if any("rematch" in b.get("callback_data", "") for b in m.buttons)]) == 1
    assert len(texts) == len(set(texts))


async def test_twenty_votes_in_five_seconds_cost_few_calls_and_the_verdict_is_not_late(tmp_path):
    """Pitfalls 21, 22: at most twenty calls a minute, boards superseded, the result right after the count."""
    party = await Party(tmp_path).opens()
    people = party.people(20)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1.vote")
    await party.pass_time(2)
    phase, session, board = await party.phase(group), await party.session(group), group.last
    began = party.clock.now()
    for seat, person in enumerate(people, start=1):
        person.presses(message=board, data=f"1.{session.id}.{phase}.{2 if seat != 2 else 1}")
        await party.pass_time(0.25)
    await party.until_phase(group, "d1.speech", most=120)
    closed = party.clock.now()
    await party.pass_time(8)
    calls = [
        call for call in party.world.calls_of(None, group.id, since=began) if call.method.startswith(("send", "edit"))
    ]
    assert len(calls) <= 20
    assert all(call.ok for call in calls)
    verdict = next(call for call in calls if call.method == "sendMessage" and call.at >= closed)
    assert verdict.at - closed <= timedelta(seconds=3)
    assert people[1].name in str(verdict.params["text"])
    assert all(person.toasts for person in people)
    await party.closes()


async def test_a_vote_that_is_over_says_so_and_shows_no_time_any_more(party):
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1.vote")
    session, board = await party.session(group), group.last
    assert "Ancora" in board.text or "Hai" in board.text
    people[0].says("/ferma@NarratoreBot", group)
    await party.settle()
    people[0].presses(message=group.last, data=f"1.{session.id}.stop.yes")
    await party.pass_time(30)
    assert not board.labels
    assert "Ancora" not in board.text
    assert "chiuso" in board.text or "ha avuto il suo turno" in board.text
