"""The talk of the dead: who hears it, who never does, and that nobody alive could notice it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.records import Status
from tests.kit.twins import Evening, Pick

VILLAGERS = "wolf villager villager villager villager villager villager"
WORDS = "Era <b>Bruno</b>, lo so!"


def plan(**acts: int | str) -> Pick:
    """Everybody does what is said of this question (`d1_vote=3`), else wants nobody."""

    def pick(seat: int, prompt: str) -> str | None:
        wanted = str(acts.get(prompt.replace(".", "_"), "a" if ".dream" in prompt else "nobody"))
        return "nobody" if wanted == str(seat) and "vote" in prompt else wanted

    return pick


TWO_DEAD = plan(n1_wolf=3, d1_vote=4)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[list[Evening]]:
    """Evenings to be closed."""
    found: list[Evening] = []
    yield found
    for evening in found:
        await evening.party.closes()
        assert evening.party.world.malformed == []
        assert evening.party.world.unanswered() == []


async def begun(tables: list[Evening], folder: Path, cards: str = VILLAGERS, *, talk: str = "true") -> Evening:
    """A table of The Village, in a group that has set whether its dead talk."""
    evening = await Evening.begun_with(folder / str(len(tables)), cards.split(), game="village")
    tables.append(evening)
    await sets(evening, talk)
    return evening


async def sets(evening: Evening, pick: str) -> None:
    """An administrator sets it in private."""
    admin, group = evening.person(2), evening.group
    group.promotes(admin)
    admin.says("/impostazioni@NarratoreBot", group)
    await evening.party.settle()
    button = next(b for m in reversed(group.reads()) for b in m.buttons if "start=set" in b.get("url", ""))
    admin.starts(button["url"].partition("start=")[2])
    await evening.party.settle()
    admin.forges(f"1.-.set.{-group.id}.dead_talk.{pick}", admin.last)
    await evening.party.settle()


async def says(evening: Evening, seat: int, text: str) -> None:
    evening.person(seat).says(text)
    await evening.party.settle()


async def two_dead(tables: list[Evening], folder: Path, *, talk: str = "true") -> Evening:
    """The second night: seats 3 and 4 are dead, and everybody knows it."""
    evening = await begun(tables, folder, talk=talk)
    await evening.until("n2", TWO_DEAD)
    await evening.party.pass_time(5)
    return evening


async def test_the_dead_hear_one_another_by_name_and_nobody_else_does(tables: list[Evening], tmp_path: Path) -> None:
    evening = await two_dead(tables, tmp_path)
    first, second = evening.person(3), evening.person(4)
    assert first.text().count("la partita è finita, ma le voci no") == 1
    assert f"c’è già {first.name}" in second.text()
    await says(evening, 4, f"  {WORDS} " + "x" * 400)
    heard = first.last
    assert heard.text.startswith(f"👻 {second.name}: {WORDS} x")
    assert len(heard.text) < 330
    assert heard.protected
    others = [person for person in evening.people if person.id != first.id]
    assert not any(WORDS in person.text() for person in others)
    assert WORDS not in evening.group.text()


async def test_where_the_group_has_not_chosen_it_the_dead_are_silent(tables: list[Evening], tmp_path: Path) -> None:
    evening = await two_dead(tables, tmp_path, talk="false")
    assert "👻 In «" not in evening.person(3).text()
    await says(evening, 4, WORDS)
    assert WORDS not in evening.person(3).text()
    await sets(evening, "true")
    assert "👻 In «" in evening.person(3).text()
    await evening.party.pass_time(5)
    await says(evening, 4, WORDS)
    assert WORDS in evening.person(3).text()
    await sets(evening, "false")
    await evening.party.pass_time(5)
    await says(evening, 3, "E adesso?")
    assert "E adesso?" not in evening.person(4).text()


async def test_one_text_in_three_seconds_and_the_rest_is_refused_and_not_kept(
    tables: list[Evening], tmp_path: Path
) -> None:
    evening = await two_dead(tables, tmp_path)
    await says(evening, 4, "uno")
    await says(evening, 4, "due")
    assert "Un messaggio ogni tre secondi" in evening.person(4).last.text
    await evening.party.pass_time(3)
    for number in range(30):
        await says(evening, 3 + number % 2, f"ancora {number}")
        await evening.party.pass_time(1.6)
    assert "parlano tutti insieme" in evening.person(3).text() + evening.person(4).text()
    kept = await evening.party.bot.db.transact(lambda uow: uow.words(evening.session_id))
    assert "due" not in kept.values()
    assert len(kept) <= 22
    assert not [call for call in evening.party.world.calls if call.code == 429]


async def test_one_may_leave_the_talk_and_come_back(tables: list[Evening], tmp_path: Path) -> None:
    evening = await two_dead(tables, tmp_path)
    first = evening.person(3)
    first.presses("🤫 Non voglio sentire")
    await evening.party.settle()
    await says(evening, 4, WORDS)
    assert WORDS not in first.text()
    assert "non c’è nessuno che ascolti" in evening.person(4).last.text
    await says(evening, 3, "E io?")
    assert "E io?" not in evening.person(4).text()
    first.presses("👻 Torno fra le voci")
    await evening.party.pass_time(4)
    await says(evening, 4, WORDS)
    assert WORDS in first.text()
    assert WORDS not in "".join(str(entry) for entry in await evening_journal(evening))


async def evening_journal(evening: Evening) -> list[object]:
    entries = await evening.party.bot.db.transact(lambda uow: uow.journal(evening.session_id))
    return [entry.entry for entry in entries]


async def test_nobody_alive_presses_or_talks_his_way_in(tables: list[Evening], tmp_path: Path) -> None:
    evening = await two_dead(tables, tmp_path)
    alive, outsider = evening.person(5), evening.party.world.person("Zora")
    outsider.starts()
    await evening.party.settle()
    for person in (alive, outsider):
        for pick in ("on", "off", "x"):
            person.forges(evening.token("beyond", pick), person.last)
        person.forges(evening.token("say.beyond", "yes"), person.last)
        person.says("Chi c’è di là?")
    await evening.party.settle()
    await says(evening, 4, WORDS)
    assert WORDS not in alive.text() + outsider.text()
    assert "Chi c’è di là?" not in evening.person(3).text()
    assert not (await evening.party.session(evening.group)).extra["beyond"].get("off")


async def test_a_dead_hunter_hears_nothing_before_the_shot_is_fired(tables: list[Evening], tmp_path: Path) -> None:
    """Whoever has something to decide yet must not be told by the dead whom to shoot."""
    evening = await begun(tables, tmp_path, "wolf villager villager hunter villager villager villager")
    await evening.until("d1.dusk.shot", TWO_DEAD)
    await evening.party.pass_time(2)
    hunter = evening.person(4)
    assert "👻 In «" in evening.person(3).text()
    assert "👻 In «" not in hunter.text()
    await says(evening, 3, WORDS)
    hunter.says("Ditemi chi era!")
    await evening.party.settle()
    assert WORDS not in hunter.text()
    assert "Ditemi" not in evening.person(3).text()
    await evening.until("n2", plan())
    await evening.party.pass_time(5)
    assert "👻 In «" in hunter.text()
    await says(evening, 3, WORDS)
    assert WORDS in hunter.text()


async def test_whoever_gives_up_the_seat_is_not_of_the_dead(tables: list[Evening], tmp_path: Path) -> None:
    evening = await two_dead(tables, tmp_path)
    person = evening.person(5)
    person.forges(evening.token("leave", "yes"), person.last)
    await evening.party.pass_time(5)
    await says(evening, 4, WORDS)
    assert WORDS in evening.person(3).text()
    assert WORDS not in person.text()


async def test_it_outlives_a_crash_and_a_pause_and_ends_with_the_game(tables: list[Evening], tmp_path: Path) -> None:
    evening = await two_dead(tables, tmp_path)
    await evening.party.restarts(after=20)
    await evening.party.pass_time(5)
    assert evening.person(3).text().count("👻 In «") == 1
    evening.person(1).says("/pausa@NarratoreBot", evening.group)
    await evening.party.settle()
    await says(evening, 4, WORDS)
    assert WORDS in evening.person(3).text()
    evening.person(1).says("/ferma@NarratoreBot", evening.group)
    await evening.party.settle()
    evening.person(1).presses(data=evening.token("stop", "yes"), where=evening.group)
    await evening.party.pass_time(10)
    assert (await evening.party.session(evening.group)).status is Status.CLOSED
    await says(evening, 4, "Finita?")
    assert "Finita?" not in evening.person(3).text()


async def test_an_evening_with_the_talk_looks_to_the_living_like_one_without(
    tables: list[Evening], tmp_path: Path
) -> None:
    """Pitfalls 6 and 7: texts, edits, sounds and times, of the group and of everybody who still plays."""
    seen = []
    for talks in (True, False):
        evening = await two_dead(tables, tmp_path)
        for number in range(4):
            if talks:
                await says(evening, 3 + number % 2, f"{WORDS} {number}")
            await evening.party.pass_time(4)
        await evening.until("d2.day", plan())
        await evening.party.pass_time(5)
        seen.append([evening.noticed(seat) for seat in (1, 2, 5, 6, 7)])
    assert seen[0] == seen[1]
    assert all(len(facts) > 20 for facts in seen[0])


async def test_what_was_said_is_erased_with_the_person_and_stays_out_of_the_proof(
    tables: list[Evening], tmp_path: Path
) -> None:
    evening = await two_dead(tables, tmp_path)
    await says(evening, 4, WORDS)
    person = evening.person(4)
    person.says("/imieidati")
    await evening.party.settle()
    mine = next(file for file in evening.party.world.files.values() if file.name == "narratore.json")
    assert b"Era <b>Bruno" in mine.content
    evening.person(1).says("/ferma@NarratoreBot", evening.group)
    await evening.party.settle()
    evening.person(1).presses(data=evening.token("stop", "yes"), where=evening.group)
    await evening.party.pass_time(10)
    proof = next(file for file in evening.party.world.files.values() if file.name.startswith("narratore-"))
    assert b"Bruno" not in proof.content
    person.forges("1.-.forget.yes", person.last)
    await evening.party.settle()
    kept = await evening.party.bot.db.transact(lambda uow: uow.words(evening.session_id))
    assert WORDS not in kept.values()
