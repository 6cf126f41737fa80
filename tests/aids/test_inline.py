"""Draws in chats where the bot is not, over the whole bot: the first press draws, and nothing changes it any more."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.playground.errors import too_many
from bot.playground.faults import GATEWAY_PAGE, Loss
from bot.sessions.manners import WINDOW, Deed
from storage.retention import DRAW_DAYS
from tests.kit.party import Party

DRAWN = re.compile(r"🎲 Da 1 a 12: (\d+)\nHa premuto (\w+)\.")


@pytest.fixture
async def party(tmp_path) -> AsyncIterator[Party]:
    party = await Party(tmp_path).opens()
    yield party
    await party.closes()


def table(party):
    """Two people in a group of which the bot is no member; neither has ever spoken to it."""
    anna, bruno = party.strangers(2)
    return anna, bruno, party.world.group("La tavolata", anna, bruno, bot=None)


async def offers(party, person, text):
    query = person.asks_inline(text)
    await party.settle()
    return query


async def sent(party, person, group, text):
    query = await offers(party, person, text)
    message = person.chooses(query, query.results[0]["id"], group)
    await party.settle()
    return message


async def test_the_first_press_draws_and_the_message_is_fixed(party):
    anna, bruno, group = table(party)
    message = await sent(party, anna, group, "random 12")
    assert message.text == "🎲 Un numero da 1 a 12\n\nSi estrae al primo tocco, di chiunque sia: poi non si cambia più."
    assert message.labels == ["Estrai"]
    bruno.presses("Estrai", message=message)
    await party.settle()
    drawn = DRAWN.fullmatch(message.text)
    assert drawn is not None
    assert 1 <= int(drawn[1]) <= 12
    assert drawn[2] == "Bruno"
    assert message.labels == []
    assert bruno.toasts[-1].text == "Estratto."
    assert party.world.malformed == []


async def test_nobody_but_the_first_counts(party):
    anna, bruno, group = table(party)
    message = await sent(party, anna, group, "12")
    data = message.buttons[0]["callback_data"]
    bruno.presses("Estrai", message=message)
    anna.forges(data, message)
    await party.settle()
    told = message.text
    for _ in range(5):
        anna.forges(data, message)
        await party.settle()
    assert message.text == told
    assert "Bruno" in told
    assert {toast.text for toast in anna.toasts} == {"Era già estratto: vale il primo tocco."}


async def test_typing_draws_nothing(party):
    anna, _, group = table(party)
    first = await sent(party, anna, group, "12")
    before = first.text
    for text in ("1", "12", "random 1", "random 12", "moneta"):
        await offers(party, anna, text)
    assert first.text == before
    assert not [call for call in party.world.calls if call.method == "editMessageText"]


async def test_what_is_drawn_survives_a_restart_and_so_does_what_is_still_to_be_drawn(party):
    anna, bruno, group = table(party)
    open_one, drawn_one = await sent(party, anna, group, "12"), await sent(party, anna, group, "moneta")
    data = drawn_one.buttons[0]["callback_data"]
    bruno.presses("Estrai", message=drawn_one)
    await party.settle()
    told = drawn_one.text
    await party.restarts(after=3600)
    anna.forges(data, drawn_one)
    anna.presses("Estrai", message=open_one)
    await party.settle()
    assert drawn_one.text == told
    assert DRAWN.fullmatch(open_one.text) is not None


@pytest.mark.parametrize("outcome", [Loss.TIMEOUT_AFTER, Loss.RESET_BEFORE, GATEWAY_PAGE])
async def test_a_message_is_fixed_in_spite_of_a_bad_moment(party, outcome):
    anna, bruno, group = table(party)
    message = await sent(party, anna, group, "12")
    party.world.faults.next(outcome, methods="editMessageText")
    bruno.presses("Estrai", message=message)
    await party.settle()
    assert DRAWN.fullmatch(message.text) is not None


async def test_a_message_that_could_not_be_fixed_is_mended_by_the_next_press(party):
    anna, bruno, group = table(party)
    message = await sent(party, anna, group, "12")
    party.world.faults.next(too_many(30), methods="editMessageText")
    bruno.presses("Estrai", message=message)
    await party.settle()
    assert message.labels == ["Estrai"]
    anna.presses("Estrai", message=message)
    await party.settle()
    assert DRAWN.fullmatch(message.text)[2] == "Bruno"


async def test_names_and_coins_are_drawn_there_too(party):
    anna, bruno, group = table(party)
    names = await sent(party, anna, group, "2 Anna <b>Bruno</b> Carla")
    coin = await sent(party, anna, group, "coin")
    for message in (names, coin):
        bruno.presses("Estrai", message=message)
    await party.settle()
    assert names.text.startswith("🎲 2 fra Anna, <b>Bruno</b>, Carla: ")
    assert coin.text.splitlines()[0] in ("🪙 Testa", "🪙 Croce")


async def test_each_offer_is_a_draw_of_its_own(party):
    anna, _, group = table(party)
    texts = set()
    for _ in range(4):
        message = await sent(party, anna, group, "1000000")
        anna.presses("Estrai", message=message)
        await party.settle()
        texts.add(message.text)
    assert len(texts) == 4


@pytest.mark.parametrize("text", ["random goffo", "lupo alfa", "random", "0", "x"])
async def test_what_only_a_narrator_may_know_is_not_offered_to_a_whole_chat(party, text):
    anna, _, _ = table(party)
    query = await offers(party, anna, text)
    drawn = [result for result in query.results if "callback_data" in result["reply_markup"]["inline_keyboard"][0][0]]
    assert all("Lupo" not in result["title"] and "Goffo" not in result["title"] for result in drawn)
    assert len(drawn) == len(query.results) or text == "lupo alfa", "a role's page, which draws nothing"
    (call,) = party.world.calls_of("answerInlineQuery")
    assert call.params["button"] == {"text": "Eventi della notte: in privato", "start_parameter": "random"}
    assert (call.params["cache_time"], call.params["is_personal"]) == (0, True)


async def test_whoever_has_said_nothing_yet_is_offered_the_usual_things(party):
    anna, _, _ = table(party)
    query = await offers(party, anna, "")
    assert [result["title"] for result in query.results] == ["Testa o croce", "Un numero da 1 a 6"]


async def test_the_button_in_private_leads_to_the_nights_events(party):
    anna, _, _ = table(party)
    anna.starts("random")
    await party.settle()
    assert "Gli eventi della notte" in anna.last.text


async def test_each_person_reads_the_own_language(party):
    anna = party.world.person("Anna", language_code="en")
    query = await offers(party, anna, "12")
    assert query.results[0]["title"] == "A number from 1 to 12"


async def test_our_own_words_sent_to_us_in_private_are_no_request(party):
    (anna,) = party.people(1)
    await party.settle()
    query = await offers(party, anna, "12")
    before = len(anna.hears())
    message = anna.chooses(query, query.results[0]["id"])
    await party.settle()
    assert len(anna.hears()) == before
    anna.presses("Estrai", message=message)
    await party.settle()
    assert "Ha premuto Anna" in message.text


async def test_a_draw_that_is_kept_no_longer_says_that_its_button_is_old(party):
    anna, _, group = table(party)
    message = await sent(party, anna, group, "12")
    before = message.text
    later = party.clock.now() + timedelta(days=DRAW_DAYS + 1)
    await party.bot.db.transact(lambda uow: uow.sweep_old(later))
    anna.presses("Estrai", message=message)
    await party.settle()
    assert message.text == before
    assert anna.toasts[-1].text == "Questo bottone non vale più."


async def test_of_offers_that_nobody_presses_the_oldest_lapse(party, monkeypatch):
    """The last one works, the one before them says that it is old."""
    monkeypatch.setattr("bot.sessions.inline.MOST_WAITING", 3)
    anna, _, group = table(party)
    old = await sent(party, anna, group, "12")
    for _ in range(3):
        party.clock.advance(1)
        new = await sent(party, anna, group, "12")
    for message in (old, new):
        anna.presses("Estrai", message=message)
        await party.settle()
    assert anna.toasts[-2].text == "Questo bottone non vale più."
    assert DRAWN.fullmatch(new.text)


async def test_no_number_of_letters_keeps_the_bot_busy(party):
    anna, _, _ = table(party)
    for _ in range(Deed.OFFER.value[1] + 5):
        await offers(party, anna, "12")
        party.clock.advance(0.5)  # as fast as somebody writes, not an app
    assert len(party.world.calls_of("answerInlineQuery")) == Deed.OFFER.value[1]
    await party.pass_time(WINDOW.total_seconds())
    await offers(party, anna, "12")
    assert len(party.world.calls_of("answerInlineQuery")) == Deed.OFFER.value[1] + 1


async def test_a_button_of_an_inline_message_does_nothing_but_draw(party):
    anna, _, group = table(party)
    message = await sent(party, anna, group, "12")
    for data in ("1.-.forget.yes", "1.-.draw.zzzzzzzz.draw", "1.-.draw.tavolo01.again", "x"):
        anna.forges(data, message)
    await party.settle()
    assert {toast.text for toast in anna.toasts[:2]} == {"Questo bottone non vale più."}


async def test_the_sheet_is_shown_and_filtered_over_the_whole_bot(party):
    (anna,) = party.people(1)
    anna.says("/random")
    await party.settle()
    sheet = anna.last
    assert sheet.text.count("\n") > 35
    anna.presses("Ruoli in gioco")
    await party.pass_time(5)
    anna.presses("Gli altri", message=sheet)
    await party.pass_time(5)
    anna.presses("Satanista", message=sheet)
    await party.pass_time(5)
    anna.presses("Agli eventi", message=sheet)
    await party.pass_time(5)
    assert "Il culto bussa" not in sheet.text
    anna.presses("Tira di nuovo", message=sheet)
    await party.pass_time(5)
    assert sheet.labels == []
    assert "Estrazione numero 2" in anna.last.text
    assert party.world.malformed == []


async def test_a_deal_in_a_group_is_announced_there_and_told_in_private(party):
    anna, bruno = party.people(2)
    group = party.world.group("La tavolata", anna, bruno)
    anna.says("/genera@NarratoreBot 12 -veggente", group)
    bruno.says("/random@NarratoreBot 3 12", group)
    await party.pass_time(5)
    told = group.text().splitlines()
    assert told[0] == "🎲 Fatto: l’esito è in privato, da Anna."
    assert told[1].startswith("🎲 3 numeri diversi da 1 a 12: ")
    assert len(told) == 2
    assert "12. " in anna.last.text
    assert "Senza Veggente." in anna.last.text
    assert ". Veggente" not in anna.last.text
