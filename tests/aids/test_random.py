"""/random as it is given: aloud where anybody may see it, else to the narrator alone, and what its buttons do."""

import re

import pytest

from bot.sessions import commands as c
from bot.sessions.manners import IN_A_GROUP, IN_PRIVATE
from games.village.spec import VILLAGE
from storage.records import SLOT_OF_DRAW
from tests.aids import page
from tests.kit.evening import GROUP, PEOPLE, Evening

ANNA, BRUNO = PEOPLE + 1, PEOPLE + 2


async def asks(evening, text="", *, aloud=False, number=1, **more):
    where = evening.group() if aloud else evening.private(number)
    receipt = await evening.does(number, c.AskRandom, where, text=text, **more)
    await evening.deliver()
    return receipt


async def presses(evening, pick, *, on=None, number=1):
    slot = (on or evening.post[-1]).slot.removeprefix(SLOT_OF_DRAW)
    receipt = await evening.does(
        number, c.PressDraw, evening.private(number), draw_id=slot, pick=pick, press=True, at=None
    )
    await evening.deliver()
    return receipt


def lines(sent):
    return [line for line in sent.text.splitlines() if ": <b>" in line]


def buttons(sent):
    return {button["text"]: button["data"].rpartition(".")[2] for button in sent.buttons}


# Aloud


@pytest.mark.parametrize("aloud", [True, False])
async def test_a_number_is_told_where_it_was_asked(evening, aloud):
    await asks(evening, "12", aloud=aloud)
    (sent,) = evening.post
    assert sent.chat_id == (GROUP if aloud else ANNA)
    told = re.fullmatch(r"🎲 Da 1 a 12: <b>(\d+)</b>", sent.text)
    assert told is not None
    assert 1 <= int(told[1]) <= 12


async def test_one_of_one_is_one(evening):
    """M08."""
    await asks(evening, "1", aloud=True)
    assert evening.post[-1].text == "🎲 Da 1 a 1: <b>1</b>"


@pytest.mark.parametrize("text", ["0", "-3", "x"])
async def test_what_is_no_number_is_explained_with_an_example_and_nothing_is_drawn(evening, text):
    """M07."""
    before = next(evening.secrets)
    await asks(evening, text, aloud=True)
    (sent,) = evening.post
    assert "<code>/random 12</code>" in sent.text
    assert "\n" not in sent.text
    assert next(evening.secrets) == before + 1


async def test_names_are_data_and_never_markup(evening):
    await asks(evening, "<b>Anna</b>, Bruno & C", aloud=True)
    assert "&lt;b&gt;Anna&lt;/b&gt;" in evening.post[-1].text
    assert "Bruno &amp; C" in evening.post[-1].text


async def test_a_message_that_lists_names_is_drawn_from_in_answer_to_it(evening):
    await asks(evening, "", aloud=True, listed="Anna\nBruno\nCarla")
    assert re.fullmatch(r"🎲 Fra Anna, Bruno, Carla: <b>(Anna|Bruno|Carla)</b>", evening.post[-1].text)


async def test_a_group_hears_its_own_language(evening):
    await evening.db.transact(lambda uow: uow.meet(ANNA, "Anna", None, "en"))
    await evening.does(
        1, c.AskRandom, evening.private(1), text="moneta", who=c.Who(user_id=ANNA, name="A", language="en")
    )
    await evening.deliver()
    assert evening.post[-1].text in ("🪙 <b>Heads</b>", "🪙 <b>Tails</b>")


async def test_two_draws_are_not_the_same_draw(evening):
    for _ in range(5):
        await asks(evening, "1000000", aloud=True)
    assert len({sent.text for sent in evening.post}) == 5


async def test_whoever_asks_without_end_is_answered_so_often_a_minute(evening):
    for _ in range(3 * IN_PRIVATE):
        await asks(evening, "12", aloud=True)
        await asks(evening)
    assert len([sent for sent in evening.post if sent.chat_id == GROUP]) == IN_A_GROUP
    assert len([sent for sent in evening.post if sent.chat_id == ANNA]) == IN_PRIVATE + 1
    assert "respiro" in evening.post[-1].text


# The sheet


async def test_everything_a_night_may_need_has_one_definite_outcome(evening):
    """M09: one line for every event of 8.2."""
    await asks(evening)
    (sent,) = evening.post
    assert sent.chat_id == ANNA
    assert len(lines(sent)) == len(page.SHEET)
    for _, role, _ in page.SHEET[:14]:
        assert VILLAGE.roles.index(role) >= 0
    assert len(sent.text) < 4096
    assert "Lupo Alfa, prima vittima: <b>" in sent.text
    assert re.search(r"Becchino, solo se non scava: <b>(si converte|la fede è troppo forte)</b>", sent.text)


async def test_in_a_group_the_narrator_alone_gets_it(evening):
    await evening.starts(1)
    await evening.deliver()
    evening.post.clear()
    for text in ("", "goffo", "?"):
        await asks(evening, text, aloud=True)
    group = [sent.text for sent in evening.post if sent.chat_id == GROUP]
    assert group == ["🎲 Fatto: l’esito è in privato, da Persona 1."] * 3
    assert len([sent for sent in evening.post if sent.chat_id == ANNA]) == 3


async def test_whom_the_bot_may_not_write_to_is_asked_to_start_and_nothing_is_drawn(evening):
    await asks(evening, aloud=True)
    (sent,) = evening.post
    assert sent.chat_id == GROUP
    assert sent.buttons[0]["url"].startswith("https://t.me/narratore_bot?start=")


async def test_nobody_can_tell_where_an_anonymous_administrator_reads_in_private(evening):
    who = c.Who(user_id=1087968824, name="Group", anonymous=True)
    await asks(evening, aloud=True, who=who)
    assert "passa al tuo nome" in evening.post[-1].text


async def test_one_event_is_told_with_its_odds(evening):
    await asks(evening, "alfa 1")
    assert re.fullmatch(
        r"⚡️ Lupo Alfa, prima vittima: <b>(infetta|non infetta)</b>\n<i>infetta 20% · non infetta 80%</i>",
        evening.post[-1].text,
    )


async def test_what_needs_candidates_says_how_to_draw_them(evening):
    await asks(evening, "parità dei lupi")
    assert "<code>/random 2, 5</code>" in evening.post[-1].text
    assert "<b>" not in evening.post[-1].text


async def test_a_role_without_chance_is_said_to_have_none(evening):
    await asks(evening, "contadini")
    assert evening.post[-1].text == "Contadino: niente di suo dipende dal caso."


async def test_the_list_of_events_draws_nothing(evening):
    before = next(evening.secrets)
    await asks(evening, "?")
    assert next(evening.secrets) == before + 1
    assert "si converte 40% · la fede è troppo forte 60%" in evening.post[-1].text


# Its buttons


async def test_drawing_again_is_marked_and_takes_the_old_buttons_off(evening):
    await asks(evening)
    first = evening.post[-1]
    await presses(evening, "again")
    strip = next(sent for sent in evening.post if sent.act == "strip")
    again = next(sent for sent in evening.post if sent.act == "show" and sent.slot != first.slot)
    assert strip.slot == first.slot
    assert "Estrazione numero 2" in again.text
    assert lines(again) != lines(first)


async def test_whoever_presses_again_twice_has_drawn_once_more(evening):
    await asks(evening)
    first = evening.post[-1]
    await presses(evening, "again", on=first)
    receipt = await presses(evening, "again", on=first)
    assert receipt.toast.key == "aids-again-already"
    assert len({sent.slot for sent in evening.post if sent.act == "show"}) == 2


async def test_roles_that_are_not_in_play_hide_their_lines_and_nothing_is_drawn_anew(evening):
    await asks(evening)
    sheet = evening.post[-1]
    drawn = next(evening.secrets)
    await presses(evening, "roles")
    assert any("villaggio" in label for label in buttons(evening.post[-1]))
    await presses(evening, "page-others")
    assert buttons(evening.post[-1])["✅ Satanista"] == "out-cultist"
    receipt = await presses(evening, "out-cultist")
    assert receipt.toast.key == "aids-roles-noted"
    assert buttons(evening.post[-1])["▫️ Satanista"] == "in-cultist"
    await presses(evening, "sheet")
    shown = evening.post[-1]
    assert shown.slot == sheet.slot
    assert set(lines(shown)) == set(lines(sheet)[14:]) - {line for line in lines(sheet) if "da un Satanista" in line}
    assert "Altri 15 eventi sono nascosti" in shown.text
    assert next(evening.secrets) == drawn + 1


async def test_roles_in_play_are_remembered_for_the_next_lists_and_after_a_restart(evening):
    await asks(evening)
    await presses(evening, "none-village")
    evening.restarted()
    await asks(evening)
    assert "Investigatore: " not in evening.post[-1].text
    assert "Ladro: " in evening.post[-1].text
    await presses(evening, "all-village")
    await presses(evening, "sheet")
    assert len(lines(evening.post[-1])) == len(page.SHEET)


async def test_a_ticked_role_stays_ticked_however_often_it_is_pressed(evening):
    await asks(evening)
    for _ in range(3):
        await presses(evening, "out-thief")
    await presses(evening, "sheet")
    assert "Ladro: " not in evening.post[-1].text


async def test_buttons_work_after_a_restart(evening):
    await asks(evening)
    sheet = evening.post[-1]
    evening.restarted()
    await presses(evening, "roles")
    await presses(evening, "sheet")
    assert evening.post[-1].text == sheet.text


@pytest.mark.parametrize(
    ("number", "pick"), [(2, "again"), (2, "sheet"), (1, "out-nobody"), (1, "draw"), (1, "use"), (1, "page-x")]
)
async def test_a_button_that_is_not_the_persons_or_was_never_there_is_old(evening, number, pick):
    await asks(evening)
    sheet = evening.post[-1]
    receipt = await presses(evening, pick, on=sheet, number=number)
    assert receipt.toast.key == "service-stale-button"
    assert len(evening.post) == 1


async def test_whoever_is_forgotten_leaves_no_draw_and_no_roles(evening):
    await asks(evening)
    sheet = evening.post[-1]
    await presses(evening, "out-thief")
    await evening.does(1, c.ForgetMe, evening.private(1), confirmed=True)
    receipt = await presses(evening, "sheet", on=sheet)
    assert receipt.toast.key == "service-stale-button"
    await asks(evening)
    assert "Ladro: " in evening.post[-1].text


async def test_every_keyboard_fits(evening):
    await asks(evening)
    for pick in ("roles", "page-village", "page-wolves", "page-others"):
        await presses(evening, pick)
        assert 3 <= len(evening.post[-1].buttons) <= 40
        assert all(len(button["data"].encode()) <= 64 for button in evening.post[-1].buttons)


async def test_a_sheet_without_any_role_says_so(evening):
    await asks(evening)
    for pick in ("none-village", "none-wolves", "none-others", "sheet"):
        await presses(evening, pick)
    assert "non c’è niente da tirare a sorte" in evening.post[-1].text


async def test_where_no_game_has_events_numbers_are_drawn_all_the_same(database):
    evening = Evening(database, specs=[])
    await asks(evening)
    assert evening.post[-1].text.startswith("Di questi eventi non so niente")
    await asks(evening, "1")
    assert evening.post[-1].text == "🎲 Da 1 a 1: <b>1</b>"
