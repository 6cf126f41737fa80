"""People and their names: anonymous admins, mark-up in names, doubles, nothing at all."""

from storage.records import Status
from tests.kit.party import prompt_of


async def test_an_anonymous_administrator_may_stop_a_game_and_not_sit_at_it(party):
    """Pitfall 45: the identity is in sender_chat."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    group.promotes(people[4], anonymous=True)
    await party.takes_seats(group, people[:3])
    people[4].says("/entra@NarratoreBot", group, anonymous=True)
    await party.pass_time(10)
    assert "Group" not in group.text()
    assert "anonimo" in group.last.text
    people[4].says("/ferma@NarratoreBot", group, anonymous=True)
    await party.settle()
    stop = group.last
    if stop.buttons:
        people[4].presses(message=stop, data=stop.buttons[0]["callback_data"])
        await party.settle()
    assert (await party.session(group)).status is Status.CLOSED


async def test_mark_up_in_names_is_shown_as_it_is(party):
    """Pitfall 47: `<`, `&`, quotes in names; a whole game."""
    names = ["<3", "</b>", "&amp;", "\"'", "_*[", "{ $name }", "<b>Ada"]
    people = [party.world.person(name) for name in names]
    for person in people:
        person.starts()
    group = party.world.group("<i>Borgo & co</i>", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []
    for name in names:
        assert name in group.text()


async def test_people_with_one_name_or_a_buttons_word_for_a_name_are_told_apart(party):
    """Pitfall 49: same name, name = button word, name starting with "/"."""
    names = ["Marco", "Marco", "Salta", "/start", "Nessuno", "Nobody", "Marco"]
    people = [party.world.person(name) for name in names]
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    assert len(await party.cards(group)) == 7
    labels = [button["text"] for button in people[0].last.buttons]
    assert len(labels) == len(set(labels)) >= 5
    await party.until_phase(group, "d1.vote")
    await party.pass_time(3)
    vote = group.last
    assert prompt_of(vote) is not None
    data = {button["text"]: button["callback_data"] for button in vote.buttons}
    assert len(data) == len(vote.buttons)
    await party.plays_on(group, people)
    assert party.world.malformed == []


async def test_a_game_with_people_without_username_and_language(party):
    """Pitfall 51: both fields are optional; Italian by default."""
    people = [party.world.person(f"Senza{number}", language_code=None) for number in range(5)]
    people.append(party.world.person("Altrove", language_code="xx"))
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    assert all("Notte 1" in person.text() for person in people)
    told = group.text() + "".join(person.text() for person in people)
    assert "None" not in told


async def test_ids_beyond_32_bits_go_through_a_whole_game(party):
    """Pitfall 52: user 7 999 999 999, group -1 002 999 999 999."""
    people = [party.world.person(f"P{number}", user_id=7_999_999_999 - number) for number in range(5)]
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people, chat_id=-1_002_999_999_999)
    await party.begins(group, people)
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER


async def test_whoever_takes_another_name_in_mid_game_changes_nobodys_name_there(party):
    """Pitfall 49 in time: the first to be called Marco would make the other one "Marco (2)", and votes would go astray."""
    people = [party.world.person(name) for name in ("Anna", "Luca", "Marco", "Dino", "Elsa", "Fabio")]
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    people[1].user.first_name = people[4].user.first_name = "Marco"
    for person in (people[1], people[4]):
        person.says("/stato@NarratoreBot", group)
        await party.settle()
    await party.until_phase(group, "d1.vote")
    await party.pass_time(3)
    before = len(group.reads())
    people[5].says("/stato@NarratoreBot", group)
    await party.settle()
    told = " ".join(message.text for message in group.reads()[before:])
    assert "Marco (2)" not in told
    assert ("Luca" in told, "Marco" in told, "Elsa" in told) == (True, True, True)


async def test_whoever_sits_in_for_somebody_takes_nobodys_name(party):
    """The namesakes keep their numbers when the first of them is replaced."""
    people = [party.world.person(name) for name in ("Anna", "Marco", "Marco", "Dino", "Elsa", "Fabio")]
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    people[1].blocks()
    await party.settle()
    people[0].presses("Fai giocare un sostituto", where=group)
    await party.settle()
    substitute = group.last.text
    assert "Al posto di Marco ora gioca" in substitute
    people[0].says("/stato@NarratoreBot", group)
    await party.settle()
    assert "Marco (2)" in group.last.text
