"""Rights over Telegram: who may start, and that the bot asks for none of its own."""

import pytest

from storage.records import Status

LEAST = 5


@pytest.mark.parametrize("seats", [LEAST - 1, LEAST, LEAST + 1])
@pytest.mark.parametrize("who", ["outsider", "player", "host", "admin"])
async def test_the_table_of_who_may_press_start_holds_below_at_and_above_the_least_number(party, who, seats):
    """Pitfall 83: a passer-by starts nothing, and nobody starts a table that is too small."""
    people = party.people(seats + 2)
    group = party.world.group("Il borgo", *people)
    group.promotes(people[-1])
    await party.takes_seats(group, people[:seats])
    await party.pass_time(10)
    presser = {"host": people[0], "player": people[1], "outsider": people[-2], "admin": people[-1]}[who]
    presser.presses("Via", where=group)
    await party.pass_time(30)
    began = (await party.session(group)).status is not Status.LOBBY
    assert began == (who in ("host", "admin") and seats >= LEAST)
    if not began:
        assert presser.toasts[-1].alert


async def test_a_bot_with_every_right_restricts_nobody_the_dead_included(party):
    """Pitfall 39: whoever was never muted need not be freed. Where the group wants the dead to be silent: tests/e2e/test_settings.py."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people, bot="admin")
    await party.begins(group, people)
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    used = {call.method for call in party.world.calls}
    assert "sendMessage" in used
    assert used <= {
        "getMe", "getUpdates", "getChatMember", "getChatAdministrators",
        "sendMessage", "sendPhoto", "sendDice", "sendDocument", "editMessageText", "editMessageReplyMarkup", "answerCallbackQuery",
    }  # fmt: skip
