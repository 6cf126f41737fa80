"""One press that the app sends twice, at everything that has buttons: one effect, and a word for the second."""

import pytest

from tests.kit.party import pick_of


async def shown(party, person, word):
    """The message with which the bot answers a command in private."""
    person.says(word)
    await party.pass_time(3)
    return next(message for message in reversed(person.hears()) if message.buttons)


def data_of(message, pick):
    return next(str(button["callback_data"]) for button in message.buttons if pick_of(button) == pick)


async def sends_twice(party, person, message, pick, *, after=27):
    """Press, and half a minute later the app, which got no answer, sends the press again. What was said to the second."""
    press = person.presses(data=data_of(message, pick), message=message)
    await party.pass_time(3)
    before = await kept(party)
    await party.pass_time(after)
    again = person.presses_again(press)
    await party.pass_time(3)
    assert again.answered
    assert await kept(party) == before
    return again.answer.text


async def kept(party):
    """What is stored of everything that a press may change, without the times."""

    def look(uow):
        record = uow.session("tavolo01")
        tables = [] if record is None else uow.kept_tables(record.opener)
        rounds = [one.state for number in range(1, 9) if (one := uow.lock_round(f"tavolo{number:02d}")) is not None]
        if record is None:
            return tables, rounds
        notes = {name: record.extra.get(name) for name in ("desk", "lobby", "extended")}
        return tables, rounds, record.state, record.options, record.status, notes

    return await party.bot.db.transact(look)


@pytest.fixture
async def anna(party):
    (anna,) = party.people(1)
    await party.settle()
    return anna


def under(person, pick):
    """The newest message of the bot with such a button."""
    return next(m for m in reversed(person.hears()) if any(pick_of(b).startswith(pick) for b in m.buttons))


@pytest.mark.parametrize("word", ["/narra villaggio", "/narra lupi"])
async def test_a_desk_goes_one_screen_on_for_one_press(party, anna, word):
    """Pitfall 13: "on", "back", "undo" and a choice that is good on the next screen too."""
    await shown(party, anna, word)
    for pick in ("n-6", "deal", "go"):
        desk = under(anna, pick)
        await sends_twice(party, anna, desk, pick)
    for pick in ("undo", "go", "board", "back"):
        desk = under(anna, pick)
        told = await sends_twice(party, anna, desk, pick)
        assert told
    assert "Notte 1" in anna.text()


async def test_two_quick_taps_go_one_screen_on(party, anna):
    """Pitfall 14: the second finger comes before the next screen."""
    await shown(party, anna, "/narra lupi")
    for pick in ("n-6", "deal"):
        anna.presses(data=data_of(under(anna, pick), pick), message=under(anna, pick))
        await party.pass_time(3)
    desk = under(anna, "go")
    for _ in range(3):
        anna.presses(data=data_of(desk, "go"), message=desk)
    await party.pass_time(3)
    state = (await party.session_by_id("tavolo01")).state
    moves = [entry["kind"] for entry in state["entries"]]
    assert len(moves) == len(set(moves)), moves
    assert len(anna.toasts) == 5


async def test_a_table_is_kept_once_and_a_link_renewed_once_for_one_press(party, anna):
    """Pitfalls 13, 14: the page beside the desk; a second link would be the death of the one that has been passed on."""
    await shown(party, anna, "/narra villaggio")
    await sends_twice(party, anna, under(anna, "n-6"), "n-6")
    for pick in ("menu", "tables"):
        anna.presses(data=data_of(under(anna, pick), pick), message=under(anna, pick))
        await party.pass_time(3)
    await sends_twice(party, anna, under(anna, "keep"), "keep")
    (tables, *_) = await kept(party)
    assert len(tables) == 1
    for pick in ("menu", "link"):
        anna.presses(data=data_of(under(anna, pick), pick), message=under(anna, pick))
        await party.pass_time(3)
    renew = next(pick_of(button) for button in under(anna, "newlink").buttons if "newlink" in pick_of(button))
    await sends_twice(party, anna, under(anna, renew), renew)
    for pick in ("menu", "hand"):
        anna.presses(data=data_of(under(anna, pick), pick), message=under(anna, pick))
        await party.pass_time(3)
    await sends_twice(party, anna, under(anna, "handlink"), "handlink")


async def test_a_practice_game_goes_on_once_for_one_press(party, anna):
    """Pitfall 13: the same button stands under every message that waits."""
    anna.says("/pratica lupi 6")
    await party.until(lambda: any(pick_of(b) == "on" for b in anna.last.buttons))
    waits = anna.last
    press = anna.presses(data=data_of(waits, "on"), message=waits)
    await party.until(lambda: anna.last.id > waits.id and any(pick_of(b) == "on" for b in anna.last.buttons))
    next_one, before = anna.last, (await party.session_by_id("tavolo01")).version
    again = anna.presses_again(press)
    await party.pass_time(30)
    assert "non vale più" in again.answer.text
    assert any(pick_of(b) == "on" for b in next_one.buttons)
    assert (await party.session_by_id("tavolo01")).version == before


@pytest.mark.parametrize("pick", ["quick", "endless", "typed"])
async def test_a_round_of_questions_begins_once_for_one_press(party, anna, pick):
    """Pitfall 13: a second round would end the first, with its question in the middle of the chat."""
    menu = await shown(party, anna, "/quiz")
    heard = len(anna.hears())
    assert await sends_twice(party, anna, menu, pick)
    assert len(anna.hears()) == heard + 1


async def test_a_language_is_told_once_for_one_press(party):
    """Pitfall 13: in the group each answer costs one of twenty calls."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people, owner=people[0])
    people[0].says("/lingua@NarratoreBot", group)
    await party.pass_time(3)
    asked = group.last
    await sends_twice(party, people[0], asked, "en")
    assert len(group.reads()) == 2
    await shown(party, people[1], "/lingua")
    heard = len(people[1].hears())
    await sends_twice(party, people[1], under(people[1], "en"), "en")
    assert len(people[1].hears()) == heard + 1


async def test_a_lobby_is_given_more_time_once_for_one_press_and_as_often_as_it_is_pressed(party):
    """Pitfalls 13, 14: the opener may do it again, the app may not."""
    people = party.people(3)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    await party.pass_time(10)
    board = group.last
    assert await sends_twice(party, people[0], board, "extend", after=20)
    await party.pass_time(10)
    people[0].presses(data=data_of(board, "extend"), message=board)
    people[1].presses(data=data_of(board, "extend"), message=board)
    await party.pass_time(5)
    told = [message for message in group.reads() if "in più" in message.text or "più tempo" in message.text]
    assert (await party.session(group)).state["extended"] == 3, told
