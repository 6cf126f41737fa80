"""After a game: the recap in the group, figures in private, the ranking, the old game again; and a group that keeps no count."""

from bot.playground.puppets import Group, Person
from storage.records import GroupRecord, Status
from tests.kit.party import Party


def captions(group: Group) -> list[str]:
    """What the pictures in the group say below."""
    return [message.text for message in group.reads() if message.content.get("photo")]


async def an_evening(party: Party, *, counted: bool = True) -> tuple[Group, list[Person]]:
    """Six people play a game of Lupi e contadini to its end."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.settle()
    if not counted:
        kept = GroupRecord(chat_id=group.id, title="Il borgo", settings={"chosen": {"figures": False}})
        await party.bot.db.transact(lambda uow: uow.save_group(kept))
    await party.begins(group, people)
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    return group, people


async def asks(party: Party, person: Person, text: str, group: Group | None = None) -> None:
    """The person says it, and the answer comes."""
    person.says(text, group) if group is not None else person.says(text)
    await party.pass_time(20)


async def test_a_game_ends_and_is_told_in_figures(party: Party) -> None:
    group, people = await an_evening(party)
    (recap,) = [text for text in captions(group) if "🎞" in text]
    assert "6 al tavolo" in recap
    assert "Battesimo (la prima partita)" in recap
    heard = group.text()
    await asks(party, people[0], "/statistiche@NarratoreBot", group)
    told = people[0].last.text
    assert "Le tue cifre in «Il borgo»" in told
    assert "Una partita" in told
    assert "Lupi e contadini" in told
    assert group.text().removeprefix(heard).replace("/statistiche@NarratoreBot", "").strip() in ("", "Anna:")
    people[0].presses("🏅 I miei trofei")
    await party.pass_time(5)
    assert "Battesimo: la prima partita" in people[0].last.text
    await asks(party, people[0], "/classifica@NarratoreBot", group)
    assert "Ancora nessuno: si entra in classifica con 3 partite." in captions(group)[-1]
    people[1].presses("♾ Da sempre", where=group)
    await party.pass_time(10)
    assert "da sempre" in captions(group)[-1]
    await asks(party, people[2], "/storia")
    people[2].presses(data=people[2].last.buttons[0]["callback_data"], message=people[2].last)
    await party.pass_time(5)
    assert people[2].last.text.startswith("📖 Lupi e contadini, ")
    assert all(person.name in people[2].last.text for person in people)
    await asks(party, people[0], "/imieidati")
    data = [file.content.decode() for file in party.world.files.values() if file.name == "narratore.json"][-1]
    assert '"trophies"' in data
    assert '"first-game"' in data
    assert party.world.malformed == []
    assert party.world.unanswered() == []
    await asks(party, people[0], "/dimenticami")
    people[0].presses(data=people[0].last.buttons[0]["callback_data"], message=people[0].last)
    await party.pass_time(5)
    left = await party.bot.db.transact(lambda uow: (uow.results_of(people[0].id), uow.trophies_of(people[0].id)))
    assert left == ([], {})


async def test_a_group_that_keeps_no_count_hears_and_leaves_nothing(party: Party) -> None:
    group, people = await an_evening(party, counted=False)
    assert captions(group) == []
    kept = await party.bot.db.transact(lambda uow: [uow.results_of(person.id) for person in people])
    assert kept == [[]] * 6
    await asks(party, people[0], "/classifica@NarratoreBot", group)
    assert "Questo gruppo gioca senza tenere il conto" in group.reads()[-1].text
