"""Commands as people type them: in the group and in private, before, during and after a game, by whoever may and may not."""

import pytest

from storage.records import Status
from tests.kit.party import Party

PRIVATE_ONLY_IN_GROUPS = {
    "it": ("/entra", "/via", "/ancora", "/pausa", "/riprendi", "/ferma"),
    "en": ("/join", "/go", "/extend", "/pause", "/resume", "/stop"),
}
IN_GROUP = {"it": "vale nel gruppo", "en": "works in the group"}


async def said_in(party, group, act, seconds=5):
    """What the bot newly says in the group once this has been done."""
    last = group.reads()[-1:]
    act()
    await party.pass_time(seconds)
    return group.reads(since=last[0] if last else None)


@pytest.mark.parametrize("closed_by", ["the host", "its time"])
async def test_what_belonged_to_a_closed_lobby_is_explained_and_is_no_error_of_ours(party, closed_by):
    """Pitfalls 4, 16: an expired link, an old button, the proof of what was never dealt."""
    people = party.people(3)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:2])
    await party.pass_time(10)
    board, session = group.last, await party.session(group)
    if closed_by == "the host":
        people[0].says("/ferma@NarratoreBot", group)
    await party.pass_time(3600)
    assert (await party.session(group)).status is Status.CLOSED
    people[2].starts(f"join_{session.id}")
    for option in ("join", "go", "options", "leave"):
        people[1].forges(f"1.{session.id}.lobby.{option}", board)
    people[1].forges(f"1.{session.id}.opt.pace.fast", board)
    proof = await said_in(party, group, lambda: people[0].says("/verifica@NarratoreBot", group))
    assert "Quel tavolo non c’è più" in people[2].last.text
    assert len(people[1].toasts) == 5
    assert all(toast.text and "errore" not in toast.text for toast in people[1].toasts)
    assert ["prima che dessi le carte" in message.text for message in proof] == [True]


@pytest.mark.parametrize("language", ["it", "en"])
async def test_a_groups_command_in_private_is_sent_to_the_group(tmp_path, language):
    """A table waits in the group: nobody is told in private that there is none."""
    party = await Party(tmp_path, default_language=language).opens()
    people = party.people(3, language_code=language)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:2])
    for command in PRIVATE_ONLY_IN_GROUPS[language]:
        people[0].says(command)
        await party.pass_time(15)
        assert IN_GROUP[language] in people[0].last.text, command
    await party.closes()


async def test_more_time_reads_well_and_is_given_three_times_once_to_each_player(party):
    """The design's table of rights: players once each, the opener as often as there is time to give, strangers never."""
    people = party.people(6)
    stranger = party.world.person("Xeno")
    group = party.world.group("Il borgo", *people, stranger)
    await party.begins(group, people)

    async def asks(person):
        (message,) = await said_in(party, group, lambda: person.says("/ancora@NarratoreBot", group), 1)
        return message.text

    assert (await asks(people[1])).endswith("Bruno chiede un po’ più di tempo: ancora un minuto.")
    assert "già chiesto" in await asks(people[1])
    assert "solo chi gioca" in await asks(stranger)
    assert "ancora un minuto" in await asks(people[0])
    assert "ancora un minuto" in await asks(people[0])
    await party.pass_time(60)
    assert "3 volte" in await asks(people[2])


async def test_a_stranger_and_a_player_cannot_pause_and_the_opener_and_an_admin_can(party):
    people = party.people(6)
    stranger, admin = party.world.person("Xeno"), party.world.person("Ada")
    group = party.world.group("Il borgo", *people, stranger, admin)
    group.promotes(admin)
    await party.begins(group, people)
    for person in (stranger, people[3]):
        (refused,) = await said_in(party, group, lambda person=person: person.says("/pausa@NarratoreBot", group))
        assert "chi ha aperto il tavolo" in refused.text
        assert "paused" not in (await party.session(group)).holds
    for person in (people[0], admin):
        (paused,) = await said_in(party, group, lambda person=person: person.says("/pausa@NarratoreBot", group))
        assert "/riprendi@NarratoreBot" in paused.text
        assert "paused" in (await party.session(group)).holds
        person.presses(message=paused, data=paused.buttons[0]["callback_data"])
        await party.pass_time(30)
        assert "paused" not in (await party.session(group)).holds


@pytest.mark.parametrize("language", ["it", "en"])
async def test_the_status_is_told_in_every_phase_in_the_chats_language(tmp_path, language):
    """/stato and /status: lobby, night, discussion, vote, speeches, second vote, after the end."""
    party = await Party(tmp_path, default_language=language).opens()
    people = party.people(7, language_code=language)
    group = party.world.group("Il borgo", *people)
    word, left = {"it": ("/stato", "Tempo rimasto"), "en": ("/status", "Time left")}[language]
    await party.takes_seats(group, people)

    async def told():
        """The same in the group and in private, but for the time that passes between the two."""
        before = len(people[1].hears())
        public = await said_in(party, group, lambda: people[0].says(f"{word}@NarratoreBot", group), 3)
        people[1].says(word)
        await party.pass_time(2)
        own = [message.text for message in people[1].hears()[before:] if "Il borgo" in message.text]
        assert own[0].splitlines()[:-1] in [message.text.splitlines()[:-1] for message in public]
        assert left in own[0].splitlines()[-1]
        return own[0]

    text = await told()
    assert all(person.name in text for person in people)
    people[0].says("/via@NarratoreBot", group)
    for phase in ("n1", "d1.talk", "d1.vote"):
        await party.until_phase(group, phase)
        text = await told()
        assert "lup" not in text.lower().replace("lupi e contadini", "")
        assert "wol" not in text.lower().replace("wolves and villagers", "")
    await party.plays_on(group, people)
    (over,) = await said_in(party, group, lambda: people[0].says(f"{word}@NarratoreBot", group), 70)
    assert {"it": "nessuna partita in corso", "en": "No game is on here"}[language] in over.text
    await party.closes()


async def test_leaving_in_private_is_confirmed_and_final(party):
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    bruno = people[1]
    bruno.says("/esci")
    await party.pass_time(3)
    assert "Il borgo" in bruno.last.text
    assert (await party.session(group)).extra.get("left") is None, "left without a word of confirmation"
    question = bruno.last
    bruno.presses(message=question, data=question.buttons[0]["callback_data"])
    await party.pass_time(10)
    assert (await party.session(group)).extra["left"] == [2]
    assert any("Bruno" in message.text for message in group.reads()[-2:])
    assert "Non sei più al tavolo" in bruno.text()
    bruno.presses_again(bruno.world.queries[next(reversed(bruno.world.queries))])
    await party.pass_time(3)
    assert (await party.session(group)).extra["left"] == [2]
    assert bruno.toasts[-1].text
    bruno.says("/esci")
    await party.pass_time(3)
    assert "a nessun tavolo" in bruno.last.text


@pytest.mark.parametrize("opener", [True, False])
async def test_who_is_forgotten_in_mid_game_leaves_it_and_the_game_goes_on(party, opener):
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    who = people[0] if opener else people[2]
    who.says("/dimenticami", group)
    await party.pass_time(3)
    who.says("/dimenticami")
    await party.pass_time(3)
    question = who.last
    who.presses(message=question, data=question.buttons[0]["callback_data"])
    await party.pass_time(10)
    record = await party.session(group)
    assert record.extra["left"] == [1 if opener else 3]
    assert record.opener not in (0, who.id)
    assert "di te non ricordo più niente" in who.last.text
    assert await party.bot.db.transact(lambda uow: uow.person(who.id)) is None
    heard = len(who.hears())
    await party.plays_on(group, [person for person in people if person is not who])
    assert (await party.session(group)).status is Status.OVER
    assert len(who.hears()) == heard
    assert party.world.malformed == []


async def test_the_groups_language_is_chosen_by_those_who_may_and_changes_the_game_at_once(party):
    people = party.people(6)
    stranger, admin = party.world.person("Xeno"), party.world.person("Ada")
    group = party.world.group("Il borgo", *people, stranger, admin)
    group.promotes(admin)
    await party.begins(group, people)
    (page,) = await said_in(party, group, lambda: stranger.says("/lingua@NarratoreBot", group))
    english = next(button["callback_data"] for button in page.buttons if "English" in button["text"])
    stranger.presses(message=page, data=english)
    await party.pass_time(3)
    assert "chi amministra" in stranger.toasts[-1].text
    assert (await party.session(group)).locale == "it"
    admin.presses(message=page, data=english)
    await party.pass_time(5)
    assert (await party.session(group)).locale == "en"
    assert group.last.text == "All right, English it is."
    await party.until_phase(group, "d1")
    await party.pass_time(5)
    assert "Day 1" in group.text() or "Dawn" in group.text()
    assert "Notte 1" in people[1].text(), "a private chat keeps the person's language"
    people[1].says("/language en")
    await party.pass_time(3)
    assert "English" in people[1].last.text


async def test_an_anonymous_admin_is_answered_in_the_group_with_every_command(party):
    """Pitfall 45: the administrators' commands are accepted, the players' explained; no player called Group."""
    people = party.people(6)
    admin = party.world.person("Nonna")
    group = party.world.group("Il borgo", *people, admin)
    group.promotes(admin, anonymous=True)
    await party.begins(group, people)
    for command in ("/ruolo", "/esci", "/ancora", "/stato", "/verifica", "/lingua", "/regole", "/pausa"):
        told = await said_in(party, group, lambda c=command: admin.says(f"{c}@NarratoreBot", group, anonymous=True), 20)
        assert told, command
    assert "paused" in (await party.session(group)).holds
    assert "Group" not in group.text()
    assert party.world.calls_of(None, admin.id) == []


async def test_pausing_twice_and_resuming_what_runs_is_answered(party):
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    (running,) = await said_in(party, group, lambda: people[0].says("/riprendi@NarratoreBot", group))
    assert "già correndo" in running.text
    await said_in(party, group, lambda: people[0].says("/pausa@NarratoreBot", group))
    (paused,) = await said_in(party, group, lambda: people[0].says("/pausa@NarratoreBot", group))
    assert "già in pausa" in paused.text
    (again,) = await said_in(party, group, lambda: people[0].says("/riprendi@NarratoreBot", group))
    assert "Si riprende" in again.text


async def test_in_private_one_is_given_the_proof_of_ones_own_last_game(party):
    """Design, section 1: /verifica works in the group and in private."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    people[1].says("/verifica")
    await party.pass_time(3)
    assert "Non hai ancora finito" in people[1].last.text
    games = []
    for _ in range(2):
        await party.begins(group, people)
        await party.plays_on(group, people)
        games.append((await party.session(group)).id)
    people[1].says("/verify")
    await party.pass_time(3)
    (sent,) = party.world.calls_of("sendDocument", people[1].id)
    assert sent.ok
    assert games[1] in people[1].last.content["caption"]
    assert games[0] not in people[1].last.content["caption"]
    await party.takes_seats(group, people[:2])
    people[1].says("/verifica")
    await party.pass_time(3)
    assert "fissato prima" in people[1].last.text


async def test_asking_for_the_proof_again_is_answered_and_brings_no_second_file(party):
    """The file is given once in ten minutes; whoever types the command meanwhile hears where it is."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    await party.pass_time(120)
    await said_in(party, group, lambda: people[0].says("/verifica@NarratoreBot", group), 60)
    files = len(party.world.calls_of("sendDocument", group.id))
    told = await said_in(party, group, lambda: people[1].says("/verify@NarratoreBot", group), 60)
    assert ["già qui sopra" in message.text for message in told] == [True]
    assert len(party.world.calls_of("sendDocument", group.id)) == files


@pytest.mark.parametrize("language", ["it", "en"])
async def test_joining_by_a_typed_command_is_answered(tmp_path, language):
    """Whoever never pressed Start gets the link at once; whoever sits already is told so."""
    party = await Party(tmp_path, default_language=language).opens()
    word, sits = {"it": ("/entra", "già tuo"), "en": ("/join", "seat already")}[language]
    people = party.people(2, language_code=language)
    new = party.world.person("Nuova", language_code=language)
    group = party.world.group("Il borgo", *people, new)
    await party.takes_seats(group, people)
    told = await said_in(party, group, lambda: new.says(f"{word}@NarratoreBot", group))
    session = await party.session(group)
    assert [message.buttons[0]["url"] for message in told] == [f"https://t.me/NarratoreBot?start=join_{session.id}"]
    (again,) = await said_in(party, group, lambda: people[1].says(f"{word}@NarratoreBot", group))
    assert sits in again.text
    assert party.world.calls_of(None, new.id) == []
    await party.closes()
