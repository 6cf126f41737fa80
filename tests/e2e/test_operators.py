"""`/operatore` over the whole bot: one message in private, for operators alone; to everybody else it does not exist."""

import asyncio

import pytest
import structlog

from bot.sessions import commands as c
from bot.sessions.operators.casting import AT_ONCE
from bot.sessions.receipts import Accepted
from storage.records import Status
from tests.kit.party import Party


@pytest.fixture
async def ruled(tmp_path):
    """A party with two operators among its people: the first two of whoever is asked in."""
    party = Party(tmp_path)
    people = [party.world.person(name) for name in ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia")]
    party.settings = party.settings.model_copy(update={"operators": (people[0].id, people[1].id)})
    await party.opens()
    for person in people:
        person.starts()
    await party.settle()
    yield party, people
    await party.closes()


async def opens(party, operator):
    operator.says("/operatore")
    await party.pass_time(2)
    return operator.last


async def presses(party, person, menu, *labels):
    for label in labels:
        person.presses(label, message=menu)
        await party.pass_time(2)
    return menu


async def replies(party, person, menu, text):
    person.says(text, reply_to=menu)
    await party.pass_time(2)
    return person.last


def same_answers(person, first, second):
    """What the bot answered to two messages, without its time and number."""

    def shape(message):
        return [(m.text, m.labels) for m in person.hears(since=message)[:1]]

    return shape(first), shape(second)


async def test_to_everybody_else_it_is_a_command_that_does_not_exist(ruled):
    party, (anna, _, carla, *others) = ruled
    group = party.world.group("Il borgo", anna, carla, *others)
    real = carla.says("/pizza")
    await party.pass_time(5)
    other = carla.says("/operatore")
    await party.pass_time(5)
    unknown, operators = same_answers(carla, real, other)
    assert unknown == operators != []
    await opens(party, anna)
    menu = anna.last
    read = len(group.reads())
    for person in (anna, carla):
        person.says("/operatore", group)
        await party.settle()
    assert len(group.reads()) == read, "a bare command that does not exist is none of the bot's"
    group_menu = group.last if group.reads() else None
    assert group_menu is None or "Tutto" not in group_menu.text
    for data in ("1.-.op.home.-", "1.-.op.rest.begin.-", "1.-.op.ban.spam.5", "1.-.op.nonsense.0", "1.-.nonsense.0"):
        carla.forges(data, carla.last)
        await party.settle()
    assert len({(toast.text, toast.alert) for toast in carla.toasts[-5:]}) == 1
    assert "manutenzione" not in "".join(m.text for m in carla.hears())
    assert "Manutenzione" in "".join(menu.labels)


async def test_the_menu_of_commands_is_the_operators_alone_and_goes_with_the_setting(ruled):
    party, (anna, bruno, carla, *_) = ruled
    await party.bot.register()

    def named(person):
        return [c["command"] for c in party.world.commands.get((f"chat:{person.id}", "it"), [])]

    assert named(anna)[0] == "operatore"
    assert len(named(anna)) > 10
    assert named(carla) == []
    everybody = [c["command"] for key, found in party.world.commands.items() if "chat:" not in key[0] for c in found]
    assert not {"operatore", "operator"} & set(everybody)
    menu = await opens(party, bruno)
    party.settings = party.settings.model_copy(update={"operators": (anna.id,)})
    await party.restarts()
    await party.bot.register()
    assert (named(bruno), named(anna)[0]) == ([], "operatore")
    shown = menu.text
    bruno.presses("🔄 Aggiorna", message=menu)
    await party.settle()
    assert (menu.text, bruno.toasts[-1].text) == (shown, bruno.toasts[-1].text)
    assert "non" in (bruno.toasts[-1].text or "")


async def test_an_operator_who_has_not_pressed_start_stops_nothing_and_gets_the_menu_when_he_does(tmp_path):
    party = Party(tmp_path)
    anna = party.world.person("Anna")
    party.settings = party.settings.model_copy(update={"operators": (anna.id, 424242)})
    await party.opens()
    assert await party.bot.register() == 1
    anna.starts()
    await party.settle()
    assert party.world.commands[f"chat:{anna.id}", "it"][0]["command"] == "operatore"
    await party.closes()


async def test_a_game_is_frozen_played_again_and_set_going(ruled):
    party, people = ruled
    anna, _, *players = people
    group = party.world.group("Il borgo", *people)
    await party.begins(group, players)
    session = await party.session(group)
    menu = await presses(party, anna, await opens(party, anna), "🎲 Partite")
    assert "Il borgo" in menu.text
    assert "notte 1" in menu.text
    await presses(party, anna, menu, "1", "🧊 Congela", "🧊 Sì, congelala")
    assert "È ferma" in menu.text
    assert "Chi gestisce il bot ha fermato" in group.last.text
    frozen = await party.session(group)
    assert (frozen.status, frozen.due_at) == (Status.FROZEN, None)
    await party.pass_time(4000)
    assert (await party.session(group)).version == frozen.version
    await presses(party, anna, menu, "🔁 Rigioca il registro e confronta")
    assert "esattamente allo stato conservato" in menu.text
    await presses(party, anna, menu, "▶️ Falla ripartire")
    assert "Si riparte" in "".join(m.text for m in group.reads()[-3:])
    assert (await party.session(group)).status is Status.RUNNING
    anna.forges(f"1.-.op.thaw.{session.id}", menu)
    anna.forges(f"1.-.op.freeze.{session.id[::-1]}", menu)
    await party.settle()
    assert (await party.session(group)).status is Status.RUNNING
    await party.plays_on(group, players)
    record = await party.session(group)
    assert record.status is Status.OVER
    anna.forges(f"1.-.op.freeze.{session.id}", menu)
    await party.settle()
    assert (await party.session(group)).status is Status.OVER
    await presses(party, anna, await opens(party, anna), "📜 Registro")
    assert anna.last.text.count("freeze") == 2, "what was refused is no use"


async def test_maintenance_plays_on_closes_what_has_not_begun_and_outlives_a_restart(ruled):
    party, people = ruled
    anna, _, *players = people
    playing = party.world.group("Il borgo", *people)
    await party.begins(playing, players)
    waiting = party.world.group("La torre", anna)
    anna.says("/lupi@NarratoreBot", waiting)
    await party.settle()
    menu = await presses(party, anna, await opens(party, anna), "🔧 Manutenzione", "🔧 Comincia la manutenzione")
    assert "una partita in corso arriva alla fine" in menu.text
    await presses(party, anna, menu, "🔧 Sì, comincia")
    assert "chiudo il tavolo prima di cominciare" in waiting.text()
    assert (await party.session(waiting)).status is Status.CLOSED
    await presses(party, anna, menu, "⏻ Poi ferma i processi")
    assert not await party.bot.service.may_stop()
    await party.restarts(after=5)
    for where in (waiting, None):
        anna.says("/lupi@NarratoreBot" if where else "/pratica lupi 5", where)
        await party.settle()
    assert "di nuove per adesso non ne apro" in waiting.last.text
    assert "di nuove per adesso non ne apro" in anna.text()
    await party.plays_on(playing, players)
    assert (await party.session(playing)).status is Status.OVER
    await party.pass_time(10)
    assert "è finita l’ultima partita" in anna.text()
    assert await party.bot.service.may_stop()
    await party.restarts(after=60)
    await party.pass_time(10)
    assert not await party.bot.service.may_stop(), "who is started after that serves on"
    menu = await presses(party, anna, await opens(party, anna), "🔧 Manutenzione", "✅ Fine: si gioca di nuovo")
    anna.says("/lupi@NarratoreBot", waiting)
    await party.settle()
    assert (await party.session(waiting)).status is Status.LOBBY


async def agrees(party, person, group=None):
    """Say yes to news, for oneself or for a group."""
    receipt = await party.bot.service.handle(_settings(party, person, group))
    assert isinstance(receipt, Accepted), receipt
    await party.settle()


def _settings(party, person, group):
    who = c.Who(user_id=person.id, name=person.name)
    return c.PressSettings(
        key=f"agreed:{person.id}:{0 if group is None else group.id}", who=who, where=c.Where(chat_id=person.id),
        chat_id=0 if group is None else group.id, field="news", pick="true", press=True,
    )  # fmt: skip


async def test_a_broadcast_reaches_those_who_agreed_once_and_waits_for_games(ruled):
    party, people = ruled
    anna, bruno, *players = people
    groups = [party.world.group(f"Gruppo {number}", anna, bruno) for number in range(AT_ONCE * 2)]
    silent = party.world.group("Senza annunci", anna)
    busy = party.world.group("Il borgo", *people)
    for group in (*groups, silent, busy):
        group.promotes(anna)
        anna.says("/impostazioni@NarratoreBot", group)
    await party.settle()
    for group in (*groups, busy):
        await agrees(party, anna, group)
    await agrees(party, bruno)
    await party.pass_time(30)
    await party.begins(busy, players)
    menu = await presses(party, anna, await opens(party, anna), "📣 Annuncio")
    assert f"{len(groups) + 1} gruppi" in menu.text
    await presses(party, anna, menu, "✍️ 🇮🇹 Italiano")
    menu = await replies(party, anna, menu, "Domani <b>si gioca</b> a Propaganda!")
    await presses(party, anna, menu, "✍️ 🇬🇧 English")
    menu = await replies(party, anna, menu, "Tomorrow we play Propaganda!")
    await presses(party, anna, menu, "👀 Guarda com’è")
    assert "Domani <b>si gioca</b>" in menu.text
    assert "Tomorrow we play" in menu.text
    send = anna.presses(f"📣 Manda in {len(groups) + 2} chat", message=menu)
    anna.presses_again(send)
    await party.settle()
    await party.restarts(after=1)
    await party.pass_time(30)

    def copies(where):
        return sum("Domani <b>si gioca</b>" in m.text for m in where.reads())

    assert [copies(group) for group in groups] == [1] * len(groups)
    assert copies(silent) == copies(busy) == 0
    assert sum("Domani" in m.text for m in bruno.hears()) == 1
    (progress,) = [m for m in anna.hears() if "Annuncio 1" in m.text and "⏹ Interrompi" in m.labels and m is not menu]
    await party.plays_on(busy, players)
    await party.pass_time(180)
    assert copies(busy) == 1
    assert "finito" in progress.text
    assert progress.labels == []


async def test_whoever_floods_is_named_to_operators_with_the_number_that_bans(ruled):
    party, people = ruled
    await party.closes()
    party.settings = party.settings.model_copy(update={"rate_person_per_s": 2.0})
    await party.opens()
    for _ in range(100):
        people[5].says("/aiuto")
    await party.settle()
    page = await opens(party, people[0])
    assert f"Fabio ({people[5].id}) manda troppo: 60 aggiornamenti lasciati cadere nell’ultima ora" in page.text


async def test_a_banned_person_reads_one_line_and_leaves_the_table(ruled):
    party, people = ruled
    anna, bruno, carla, *others = people
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, [carla, *others])
    menu = await presses(party, anna, await opens(party, anna), "🚫 Esclusi", "➕ Escludi qualcuno")
    for refused in (str(bruno.id), "@nessuno", "1087968824", str(anna.id)):
        anna.says(refused, reply_to=menu)
        await party.settle()
    assert "Chi gestisce il bot non si può escludere" in anna.text()
    menu = await replies(party, anna, menu, str(others[0].id))
    anna.presses("🚫 Spam", message=menu)
    anna.presses("🚫 Spam", message=menu)
    await party.pass_time(5)
    assert "Spam" in menu.text
    barred = others[0]
    seats = await party.bot.db.transact(lambda uow: uow.live_sessions_of(barred.id))
    assert seats == []
    heard = len(barred.hears())
    for word in ("/aiuto", "/lupi", "ciao"):
        barred.says(word)
        await party.pass_time(2)
    assert [m.text for m in barred.hears()[heard:]] == [barred.last.text]
    assert "non rispondo più" in barred.last.text
    read = len(group.reads())
    barred.says("/stato@NarratoreBot", group)
    barred.presses(data=f"1.{(await party.session(group)).id}.lobby.join", where=group)
    await party.settle()
    assert len(group.reads()) == read
    assert barred.toasts[-1].text in (None, "")
    barred.says("/imieidati")
    await party.pass_time(2)
    assert barred.last.content.get("document") is not None
    await presses(party, anna, menu, "↩️ 1", "↩️ Sì, togli l’esclusione")
    barred.says("/aiuto")
    await party.pass_time(2)
    assert len(barred.hears()) == heard + 3


async def test_a_banned_group_reads_one_line_and_the_bot_leaves_each_time(ruled):
    party, people = ruled
    anna, _, *players = people
    group = party.world.group("Il borgo", *players)
    await party.begins(group, players)
    menu = await presses(party, anna, await opens(party, anna), "🎲 Partite", "1", "🚫 Escludi il gruppo")
    assert "Un tavolo aperto si chiude" in menu.text
    await replies(party, anna, menu, "Ci insultano")
    await party.pass_time(5)
    assert (await party.session(group)).status is Status.CLOSED
    assert "Vi saluto" in group.last.text
    assert not party.world.member(group.chat, party.world.bot).inside
    lines = group.text().count("Vi saluto")
    group.adds_bot(players[0])
    await party.pass_time(5)
    assert group.text().count("Vi saluto") == lines + 1
    players[0].says("/lupi@NarratoreBot", group)
    await party.pass_time(5)
    assert (await party.session(group)).status is Status.CLOSED


async def test_what_is_logged_as_an_error_shows_to_operators_and_to_prometheus(ruled):
    party, (anna, *_) = ruled
    for _ in range(3):
        structlog.get_logger("bot.alarms.bell").error("bell.tick")
    structlog.get_logger("bot.sessions.service").error("session.frozen", session="abcdefgh", error="KeyError")
    structlog.get_logger("bot.main").warning("main.telegram-unreachable")
    await party.pass_time(10)
    await party.bot.bell.sweep()
    menu = await opens(party, anna)
    assert "4 errori nell’ultima ora" in menu.text
    await presses(party, anna, menu, "🐞 Errori")
    assert "bell.tick · 3 volte" in menu.text
    assert "session.frozen · una volta" in menu.text
    assert "abcdefgh" in menu.text
    assert "unreachable" not in menu.text
    await party.bot.measure()
    page = party.bot.metrics.exposition().decode()
    assert 'narratore_errors_total{kind="bell.tick"} 3.0' in page
    assert "narratore_replicas 1.0" in page
    await presses(party, anna, menu, "1" if "1" in menu.labels else "2")
    assert "non c’è più" in anna.toasts[-1].text


async def test_a_process_stops_by_itself_once_maintenance_has_nothing_left_to_wait_for(ruled):
    party, (anna, *_) = ruled
    stopped = asyncio.Event()
    asking = asyncio.ensure_future(party.bot._until_drained(stopped))
    menu = await opens(party, anna)
    await presses(party, anna, menu, "🔧 Manutenzione", "🔧 Comincia la manutenzione", "🔧 Sì, comincia")
    await party.pass_time(10)
    assert not stopped.is_set()
    await presses(party, anna, menu, "⏻ Poi ferma i processi")
    for _ in range(200):
        if stopped.is_set():
            break
        await party.pass_time(1)
        await asyncio.sleep(0)
    assert stopped.is_set()
    asking.cancel()
