"""Taking in updates: privacy mode, backlog, repetition, hostile updates, menus."""

from telegram import BotCommandScopeAllGroupChats

from bot.playground.errors import ApiError
from bot.playground.faults import GATEWAY_PAGE
from bot.playground.updates import UpdateQueue
from storage.records import Status
from tests.kit.party import Party


async def test_a_whole_game_is_playable_with_privacy_mode_on(party):
    """Pitfall 54: nothing depends on reading free text in the group."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    assert party.world.privacy
    await party.begins(group, people)
    people[2].says("io sono innocente!", group)
    await party.settle()
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER


async def test_the_updates_that_have_to_be_asked_for_are_asked_for(party):
    """Pitfall 37: chat_member is only sent to those who name it."""
    assert "chat_member" in (party.world.updates.allowed or ())
    assert "callback_query" in (party.world.updates.allowed or ())


async def test_after_twenty_minutes_down_votes_count_and_old_commands_do_not(party):
    """Pitfall 57: backlog after downtime."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.dies()
    for person in people:
        person.presses(message=person.last, data=person.last.buttons[0]["callback_data"])
    for person in people[:3]:
        person.says("/gioca@NarratoreBot", group)
    said = len(group.reads())
    party.clock.advance(20 * 60)
    await party.opens()
    await party.pass_time(5)
    record = await party.session(group)
    assert record.status is Status.RUNNING
    assert record.version >= 7, "the presses were lost"
    assert len(group.reads()) - said <= 1, "a burst of replies"
    await party.until_phase(group, "d1", most=300)


async def test_an_update_delivered_again_has_one_effect(party):
    """Pitfall 59: the same update three times, once after a restart."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    seen = []
    desk = party.bot.desk
    people[0].presses(message=people[0].last, data=people[0].last.buttons[0]["callback_data"])
    seen.extend(party.world.updates.peek())
    await party.settle()
    version = (await party.session(group)).version
    for raw in seen * 2:
        await desk.take(raw)
    assert (await party.session(group)).version == version
    await party.restarts(after=1)
    await party.bot.desk.take(seen[-1])
    assert (await party.session(group)).version == version


async def test_one_update_that_cannot_be_parsed_does_not_stop_the_others(party):
    """An incomplete poll_answer raises in the library; a vote beside it counts all the same."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    version = (await party.session(group)).version
    queue: UpdateQueue = party.world.updates
    queue.push("message", {"message_id": 1, "date": 0, "chat": {"id": 5, "type": "private"}, "poll": {"id": "1"}})
    people[0].presses(message=people[0].last, data=people[0].last.buttons[0]["callback_data"])
    await party.settle()
    assert (await party.session(group)).version == version + 1
    assert len(queue) <= 2


async def test_a_command_for_another_bot_is_left_to_it(party):
    """Pitfall 54."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    await party.pass_time(10)
    said = len(group.reads())
    people[0].says("/via@AltroBot", group)
    await party.pass_time(10)
    assert (await party.session(group)).status is Status.LOBBY
    assert len(group.reads()) == said


async def test_menus_are_registered_for_each_scope_and_language(party):
    """Pitfall 87: lists within the limits."""
    assert await party.bot.register() == 0
    listed = party.world.commands
    assert len(listed) == 9
    for commands in listed.values():
        assert 5 <= len(commands) <= 100
    english = await party.bot.bot.get_my_commands(BotCommandScopeAllGroupChats(), language_code="en")
    italian = await party.bot.bot.get_my_commands(BotCommandScopeAllGroupChats())
    assert {"play", "wolves", "go"} <= {command.command for command in english}
    assert {"gioca", "lupi", "via"} <= {command.command for command in italian}
    assert party.world.malformed == []


async def test_a_menu_that_is_refused_does_not_stop_the_start(party):
    """Pitfall 87."""
    party.world.faults.next(ApiError(400, "Bad Request: BOT_COMMAND_INVALID"), methods="setMyCommands", times=2)
    assert await party.bot.register() == 2


async def test_somebody_without_a_private_chat_gets_one_hint_with_a_link(party):
    """Pitfall 89: what is answered in private goes to somebody who never pressed Start."""
    people = party.people(5)
    *_, admin = stranger = party.strangers(1)
    group = party.world.group("Il borgo", *people, *stranger)
    group.promotes(admin)
    await party.takes_seats(group, people)
    admin.says("/entra@NarratoreBot", group)
    await party.pass_time(10)
    said = len(group.reads())
    admin.says("/ruolo@NarratoreBot", group)
    await party.pass_time(10)
    hints = group.reads()[said:]
    assert len(hints) == 1
    assert party.world.calls_of("sendMessage", admin.id) == []


async def test_an_edited_message_is_no_command(party):
    people = party.people(2)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:1])
    message = people[0].says("/stato@NarratoreBot", group)
    await party.settle()
    people[0].edits(message, "/ferma@NarratoreBot")
    await party.settle()
    assert (await party.session(group)).status is Status.LOBBY


async def test_operators_are_told_of_our_errors_once_a_minute_and_through_the_outbox(tmp_path):
    """Pitfall 30: one error report at most per minute, and the report itself may fail."""
    party = Party(tmp_path, operators="7999000001")
    await party.opens()
    (operator,) = party.people(1)
    await party.settle()
    said = len(operator.hears())
    party.world.faults.next(GATEWAY_PAGE, chat=operator.id)
    for _ in range(3):
        party.bot.alerts.report("SubmitMove")
    await party.pass_time(30)
    assert len(operator.hears()) == said + 1
    assert "SubmitMove" in operator.last.text
    await party.pass_time(60)
    party.bot.alerts.report("SubmitMove")
    await party.pass_time(10)
    assert "3" in operator.last.text
    await party.closes()


async def test_an_administrator_without_a_private_chat_is_led_to_the_settings_and_not_spammed(party):
    """Pitfall 89: `/impostazioni` says in the group where they are, by a link, however often it is asked."""
    (admin,) = party.strangers(1)
    group = party.world.group("Il borgo", admin)
    group.promotes(admin)
    admin.says("/impostazioni@NarratoreBot", group)
    await party.pass_time(5)
    (hint,) = group.reads()
    (button,) = hint.buttons
    for _ in range(15):
        admin.says("/impostazioni@NarratoreBot", group)
    await party.pass_time(10)
    assert len(group.reads()) < 12
    assert party.world.calls_of("sendMessage", admin.id) == []
    admin.starts(button["url"].partition("start=")[2])
    await party.pass_time(3)
    assert "Il borgo" in admin.last.text
    assert party.world.malformed == []
