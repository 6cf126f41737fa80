"""Players who are missing: the others decide by majority, in public, and never about a secret."""

import pytest

from bot.sessions.verify import verify_file
from storage.records import Status
from tests.kit.twins import Evening
from tests.kit.voting import to_phase

CARDS = "wolf seer villager villager villager villager"


async def second_vote(party, number=7):
    """A table in its second vote, between seats 2 and 3; nobody has voted there yet."""
    people = party.people(number)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await to_phase(party, group, people, "d1.second", nominees=(2, 3))
    await party.pass_time(1)
    return group, people


async def vote(party, group, people, seats, target="2"):
    """These seats vote in the question that stands."""
    phase = await party.phase(group)
    session = await party.session(group)
    question = next(m for m in reversed(group.reads()) if any(f".{phase}." in b["callback_data"] for b in m.buttons))
    for seat in seats:
        people[seat - 1].presses(message=question, data=f"1.{session.id}.{phase}.{target}")
    await party.settle()


def notice(group):
    """The newest message that asks whether to go on without waiting; None if none has its buttons still."""
    found = [m for m in group.reads() if any(".skip." in b.get("callback_data", "") for b in m.buttons)]
    return found[-1] if found else None


async def says_skip(party, person, message):
    person.presses("Avanti senza aspettare", message=message)
    await party.settle()
    return person.toasts[-1].text


async def test_the_majority_need_not_wait_for_whoever_is_late(party):
    group, people = await second_vote(party)
    await vote(party, group, people, [1, 3, 4, 5, 6])
    await party.pass_time(35)
    asked = notice(group)
    assert people[1].name in asked.text
    assert people[6].name in asked.text
    assert people[3].name not in asked.text
    began = party.clock.now()
    for number, seat in enumerate((1, 3, 4), start=1):
        assert f"{number} su 4" in await says_skip(party, people[seat - 1], asked)
    assert "1 su" not in await says_skip(party, people[0], asked), "once is enough"
    assert await party.phase(group) == "d1.second"
    await party.pass_time(5)
    assert any("(3/4)" in label for label in notice(group).labels)
    await says_skip(party, people[4], notice(group))
    await party.until(lambda: "non aspettare" in group.text())
    await party.pass_time(2)
    assert await party.phase(group) != "d1.second"
    assert (party.clock.now() - began).total_seconds() < 15
    assert notice(group) is None
    assert party.world.malformed == []


async def test_nobody_is_hurried_while_half_of_the_table_is_missing(party):
    group, people = await second_vote(party)
    await vote(party, group, people, [1, 4, 5])
    await party.pass_time(35)
    assert notice(group) is None


async def test_at_night_nobody_is_seen_to_be_missing(party):
    """Pitfall 7: neither the warning nor a question for the state of things tells who has not answered."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.pass_time(25)
    people[0].says("/stato@NarratoreBot", group)
    await party.pass_time(15)
    assert await party.phase(group) == "n1"
    assert notice(group) is None
    assert "Manca" not in group.text().replace("Mancano", "Manca")


@pytest.mark.parametrize("who", ["outsider", "the bot's own number of another phase"])
async def test_whoever_is_not_in_play_or_presses_an_old_button_decides_nothing(party, who):
    group, people = await second_vote(party)
    outsider = party.world.person("Zora")
    group.has(outsider)
    await vote(party, group, people, [1, 3, 4, 5, 6])
    await party.pass_time(35)
    asked, session = notice(group), await party.session(group)
    if who == "outsider":
        assert "chi gioca a questo tavolo" in await says_skip(party, outsider, asked)
    else:
        people[0].forges(f"1.{session.id}.skip.1", asked)
    await party.settle()
    assert (await party.session(group)).extra.get("skips", []) == []


async def test_on_demand_the_state_of_things_brings_the_buttons(party):
    """A slow game's warning comes an hour before the end: whoever asks earlier need not wait for it."""
    group, people = await second_vote(party)
    await vote(party, group, people, [1, 3, 4, 5, 6])
    people[3].says("/stato@NarratoreBot", group)
    await party.pass_time(3)
    asked = notice(group)
    assert asked is not None
    people[3].says("/stato@NarratoreBot", group)
    await party.pass_time(3)
    assert notice(group).id == asked.id


async def test_the_majority_may_go_on_without_somebody_who_let_the_last_vote_pass(party):
    """Silent twice is missing: the others decide, the player has no say but answers and is there again."""
    group, people = await second_vote(party, 8)
    await vote(party, group, people, [1, 5], target="2")
    await vote(party, group, people, [6, 7], target="3")
    await party.until_phase(group, "d1.runoff")
    await party.pass_time(2)
    await vote(party, group, people, [1, 2, 3, 5, 6, 7], target="nobody")
    await party.pass_time(35)
    asked, session = notice(group), await party.session(group)
    buttons = [b["callback_data"] for b in asked.buttons if ".remove." in b["callback_data"]]
    assert buttons == [f"1.{session.id}.remove.{seat}" for seat in (4, 8)]
    people[3].presses(data=buttons[0], message=asked)
    for seat in (3, 5, 6):
        people[seat - 1].presses(data=buttons[0], message=asked)
    await party.settle()
    assert (await party.session(group)).extra.get("left") is None
    people[6].presses(data=buttons[0], message=asked)
    await party.settle()
    assert (await party.session(group)).extra["left"] == [4]
    await vote(party, group, people, [8], target="nobody")
    await party.until_phase(group, "n2", most=60)
    assert 8 not in (await party.session(group)).extra.get("missed", [])


async def test_the_majority_may_go_on_without_somebody_who_cannot_be_reached(party):
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    people[6].blocks()
    await party.settle()
    lost = next(m for m in group.reads() if "Non riesco più a scrivere" in m.text)
    for seat in (2, 3, 4):
        people[seat - 1].presses("Fuori dalla partita", message=lost)
        await party.settle()
    people[1].presses("Fuori dalla partita", message=lost)
    await party.pass_time(6)
    assert (await party.session(group)).extra.get("left") is None
    assert any("(3/4)" in label for m in group.reads() for label in m.labels)
    people[4].presses("Fuori dalla partita", message=lost)
    await party.settle()
    assert (await party.session(group)).extra["left"] == [7]


async def test_the_majority_has_no_say_about_somebody_who_is_there(party):
    group, people = await second_vote(party)
    session = await party.session(group)
    for person in people[2:]:
        person.forges(f"1.{session.id}.remove.2", group.last)
    await party.settle()
    assert (await party.session(group)).extra.get("left") is None
    assert (await party.session(group)).extra.get("out", {}) == {}


async def test_a_game_whose_players_did_not_wait_is_proved_like_any_other(party, tmp_path):
    group, people = await second_vote(party)
    await vote(party, group, people, [1, 3, 4, 5, 6])
    await party.pass_time(35)
    for seat in (1, 3, 4, 5):
        await says_skip(party, people[seat - 1], notice(group))
    await party.plays_on(group, people)
    session = await party.session(group)
    assert session.status is Status.OVER
    kinds = [entry.entry["kind"] for entry in await party.bot.db.transact(lambda uow: uow.journal(session.id))]
    assert "skip" in kinds
    document = next(file for file in party.world.files.values() if file.name.endswith(".json"))
    proof = tmp_path / document.name
    proof.write_bytes(document.content)
    report = verify_file(proof)
    assert report.fair
    assert report.replayed


async def test_whose_question_of_the_night_was_left_unanswered_shows_nowhere(tmp_path):
    """Pitfalls 6 and 7: not in the group, not at the next vote, not to anybody else; and it is nobody's absence."""
    seen = []
    for silent in (3, 4):

        def pick(seat, prompt, silent=silent):
            if seat == silent and prompt.startswith("n"):
                return None
            return "a" if ".dream" in prompt else "nobody"

        evening = await Evening.begun_with(tmp_path / str(silent), CARDS.split(), game="village")
        for phase in ("d1.day", "d1.dusk", "n2", "d2.dusk"):
            await evening.until(phase, pick)
        await evening.party.pass_time(5)
        assert "mancata" not in evening.group.text()
        seen.append([evening.noticed(seat) for seat in (1, 2, 5, 6)])
        who = evening.person(silent).id
        assert await evening.party.bot.db.transact(lambda uow, who=who: uow.absences_of(who)) == []
        await evening.party.closes()
    assert seen[0] == seen[1]
    assert all(len(facts) > 20 for facts in seen[0])


async def test_at_a_table_of_the_village_the_second_missed_vote_is_what_the_table_has_chosen(party):
    """From the lobby's button to the computer player, over a crash, and back into the seat."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people, word="/villaggio")
    session = await party.session(group)
    people[0].forges(f"1.{session.id}.opt.absence.substitute", group.last)
    await party.settle()
    people[0].says("/via@NarratoreBot", group)
    votes = 0
    while votes < 2:
        await party.until_phase(group, f"d{votes + 1}.dusk")
        await party.pass_time(3)
        question = next(m for m in reversed(group.reads()) if any(".vote." in b["callback_data"] for b in m.buttons))
        for person in people[:5]:
            person.presses(message=question, data=f"1.{session.id}.d{votes + 1}.vote.nobody")
        await party.settle()
        votes += 1
        await party.until_phase(group, f"n{votes + 1}")
    assert "se manca anche la prossima volta" in people[5].text().lower()
    await party.restarts(after=20)
    await party.until_phase(group, "d3.dusk")
    await party.until(lambda: "un giocatore automatico" in group.text())
    assert "il posto è ancora tuo" in people[5].last.text
    people[5].says("/entra@NarratoreBot", group)
    await party.until(lambda: "è di nuovo al tavolo" in group.text(), most=120)
    assert party.world.malformed == []
