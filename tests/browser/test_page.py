"""The page as a visitor finds it: what is shown, what the keyboard reaches, what texts can and cannot do."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.visitor import DESK, HAND

pytestmark = pytest.mark.browser

ATTACK = '<img src=x onerror="window.taken = 1"><b>ciao</b>&lt;'


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
@pytest.mark.parametrize(
    ("locale", "words"), [("it-IT", ("Avvia", "Telegram finto")), ("en-GB", ("Start", "make-believe Telegram"))]
)
async def test_a_newcomer_reads_what_this_is_and_sees_how_to_begin(party, visit, size, locale, words):
    start, line = words
    anna = party.world.person("Anna")
    group = party.world.group("Il borgo", anna)
    visitor = await visit(size=size, locale=locale)
    await expect(visitor.page.locator(".intro")).to_contain_text(line)
    await expect(visitor.group.get_by_role("heading", name="Il borgo")).to_be_visible()
    await expect(visitor.group.locator(".chip").first).to_be_visible()
    await visitor.face(anna).click()
    await expect(visitor.phone(anna).locator(".start")).to_have_text(start)
    await visitor.face(group).click()
    wide = await visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide == size[0]


async def test_a_visitor_starts_joins_and_presses_by_keyboard_alone(party, visit):
    anna, bruno = party.world.person("Anna"), party.world.person("Bruno")
    party.world.group("Il borgo", anna, bruno)
    visitor = await visit()
    keyboard = visitor.page.keyboard
    await visitor.tabs_to(visitor.face(anna))
    await keyboard.press("Enter")
    await visitor.tabs_to(visitor.phone(anna).locator(".start"))
    await visitor.does(keyboard.press("Enter"))
    assert anna.user.started
    await expect(visitor.phone(anna).get_by_role("log")).to_be_focused()
    await keyboard.press("Tab")
    await visitor.tabs_to(visitor.face(anna))
    await visitor.tabs_to(visitor.group.locator(".composer textarea"))
    await keyboard.type("/lupi@NarratoreBot")
    await visitor.does(keyboard.press("Enter"))
    board = visitor.group.locator("article", has=visitor.page.locator(".key")).last
    await expect(board).to_contain_text("Anna")
    await visitor.tabs_to(visitor.face(bruno))
    await keyboard.press("Enter")
    go = board.get_by_role("button", name="Esco")
    await visitor.tabs_to(go)
    await visitor.does(keyboard.press("Enter"))
    await expect(visitor.group.locator(".toast")).to_be_visible()
    await expect(visitor.group.locator(".toast")).to_have_text(bruno.toasts[-1].text)
    await expect(go).to_be_focused()
    await expect(go).not_to_have_attribute("aria-busy", "true")


async def test_an_answer_that_must_be_read_is_an_alert_that_the_keyboard_closes(party, visit):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno)
    await party.takes_seats(group, [anna])
    visitor = await visit()
    await visitor.becomes(bruno)
    options = visitor.group.get_by_role("button", name="Opzioni")
    await visitor.does(options.click())
    assert bruno.toasts[-1].alert
    box = visitor.page.get_by_role("dialog")
    await expect(box).to_contain_text(bruno.toasts[-1].text)
    await visitor.page.keyboard.press("Enter")
    await expect(box).to_be_hidden()


async def test_a_text_with_markup_stays_a_text(party, visit):
    anna = party.world.person(ATTACK[:60], started=True)
    group = party.world.group(ATTACK, anna)
    visitor = await visit()
    await visitor.group.locator("textarea").fill(ATTACK)
    await visitor.group.locator("textarea").press("Enter")
    await expect(visitor.group.locator("article .text").last).to_have_text(ATTACK)
    await visitor.does(visitor.group.locator(".chip").first.click())
    await visitor.does(visitor.group.get_by_role("button", name="Lupi e contadini").click())
    await expect(visitor.group.locator("article", has=visitor.page.locator(".key")).last).to_contain_text("<img")
    await party.bot.bot.send_poll(group.id, ATTACK, [ATTACK, f"2 {ATTACK}"], is_anonymous=False)
    await expect(visitor.group.locator("article").last).to_contain_text(f"2 {ATTACK}")
    await visitor.tool("show-calls")
    await expect(visitor.page.locator("#calls .call").last).to_contain_text("<img")
    assert await visitor.page.locator("#stage img, #people img, #calls img, #stage b").count() == 0
    assert await visitor.page.evaluate("window.taken") is None


async def test_formatted_texts_links_and_spoilers_are_drawn_from_their_entities(party, visit):
    anna = party.people(1)[0]
    group = party.world.group("Il borgo", anna)
    await party.settle()
    visitor = await visit()
    text = (
        '🐺 <b>grave <i>inclinato</i></b> <code>1&lt;2</code> <a href="https://example.org/a?b=1&amp;c">fuori</a> '
        '<a href="javascript:alert(1).x">male</a> <tg-spoiler>il lupo</tg-spoiler> /stato'
    )
    await party.bot.bot.send_message(group.id, text, parse_mode="HTML")
    body = visitor.group.locator("article .text").last
    await expect(body.locator("strong")).to_have_text("grave inclinato")
    await expect(body.locator("strong em")).to_have_text("inclinato")
    await expect(body.locator("code")).to_have_text("1<2")
    await expect(body.locator("a")).to_have_attribute("href", "https://example.org/a?b=1&c")
    assert await body.locator("a").count() == 1
    await expect(body).not_to_contain_text("il lupo")
    await body.get_by_role("button", name="Testo nascosto").click()
    await expect(body).to_contain_text("il lupo")
    await visitor.does(body.get_by_role("button", name="/stato").click())
    await expect(visitor.group.locator("article.own").last).to_contain_text("/stato@NarratoreBot")


async def test_a_deep_link_opens_the_private_chat_and_waits_for_start(party, visit):
    anna, bruno = party.people(1)[0], party.world.person("Bruno")
    group = party.world.group("Il borgo", anna, bruno)
    await party.takes_seats(group, [anna])
    visitor = await visit(size=HAND)
    await visitor.becomes(bruno)
    await visitor.does(visitor.group.locator(".key", has_text="Entro").click())
    await expect(visitor.phone(bruno)).to_be_visible()
    await expect(visitor.group).to_be_hidden()
    start = visitor.phone(bruno).locator(".start")
    await expect(start).to_be_focused()
    assert not bruno.user.started
    await visitor.does(start.click())
    await party.pass_time(5)
    await expect(start).to_be_hidden()
    await visitor.face(group).click()
    await expect(visitor.group.locator("article", has=visitor.page.locator(".key")).last).to_contain_text("Bruno")


async def test_what_nobody_has_looked_at_is_marked_as_unread_before_and_after_the_page_opens(party, visit):
    anna, bruno = party.people(2)
    party.world.group("Il borgo", anna, bruno)
    await party.settle()
    await party.bot.bot.send_message(bruno.id, "Prima")
    written = str(len(bruno.hears()))
    visitor = await visit(size=HAND)
    badge = visitor.face(bruno).locator(".badge")
    await expect(badge).to_have_text(written)
    await visitor.face(bruno).click()
    await expect(badge).to_be_hidden()
    await visitor.page.locator("#people .face-button").first.click()
    await party.bot.bot.send_message(bruno.id, "Uno")
    await party.bot.bot.send_message(bruno.id, "Due")
    await expect(badge).to_have_text("2")
    await asyncio.sleep(0.4)
    await visitor.page.reload()
    await expect(badge).to_have_text("2")
    await visitor.face(anna).click()
    await expect(visitor.page).to_have_title(re.compile(r"^\(2\) "))
    await visitor.face(bruno).click()
    await expect(badge).to_be_hidden()
    await expect(visitor.page).to_have_title("Narratore")


async def test_an_edited_message_changes_in_place_and_leaves_the_focus_where_it_was(party, visit):
    anna = party.people(1)[0]
    group = party.world.group("Il borgo", anna)
    await party.takes_seats(group, [anna])
    visitor = await visit()
    articles = visitor.group.locator("article")
    before = await articles.count()
    options = visitor.group.get_by_role("button", name="Opzioni")
    await options.focus()
    message = group.last
    keys = message.markup
    await party.bot.bot.edit_message_text("Cambiato", group.id, message.id, reply_markup=keys)
    await expect(articles.last).to_contain_text("Cambiato")
    await expect(articles.last).to_contain_text("modificato")
    assert await articles.count() == before
    await expect(options).to_be_focused()


async def test_a_new_person_comes_into_the_group_with_a_new_phone(party, visit):
    anna = party.people(1)[0]
    group = party.world.group("Il borgo", anna)
    await party.settle()
    visitor = await visit(locale="en-GB")
    await visitor.group.locator("textarea").fill("half a sentence")
    await visitor.tool("add-person")
    await visitor.page.locator("#new-person").get_by_label("Name").fill("Zoë")
    await visitor.page.keyboard.press("Enter")
    phone = visitor.page.locator("section.phone", has_text="Zoë")
    await expect(phone.locator(".start")).to_be_visible()
    await expect(visitor.group.locator(".service").last).to_have_text("Zoë joined the group")
    await expect(visitor.group.locator(".as select")).to_have_value(re.compile(r"\d+"))
    await expect(visitor.group.locator(".as select option:checked")).to_have_text("Zoë")
    await expect(visitor.group.locator("textarea")).to_have_value("half a sentence")
    newcomer = next(user for user in party.world.users.values() if user.first_name == "Zoë")
    assert newcomer.language_code == "en"
    assert party.world.member(group.chat, newcomer).inside


async def test_language_and_colours_are_kept_for_the_next_visit(party, visit):
    anna = party.world.person("Anna")
    party.world.group("Il borgo", anna)
    visitor = await visit(locale="de-DE")
    await expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
    await visitor.page.locator("#tools").click()
    await visitor.page.locator("#language").select_option("it")
    await visitor.page.locator("#theme").click()
    await visitor.page.locator("#theme").click()
    await visitor.page.keyboard.press("Escape")
    await expect(visitor.phone(anna).locator(".start")).to_have_text("Avvia")
    await visitor.page.reload()
    await expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    await expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(visitor.phone(anna).locator(".start")).to_have_text("Avvia")


async def test_a_person_can_block_the_bot_leave_and_come_back(party, visit):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno)
    await party.settle()
    visitor = await visit()
    phone = visitor.phone(bruno)
    await phone.get_by_role("button", name="Altro su Bruno").click()
    await visitor.does(phone.get_by_role("button", name="Blocca il bot").click())
    assert bruno.user.blocked
    await visitor.does(phone.locator(".start").click())
    assert not bruno.user.blocked
    await phone.get_by_role("button", name="Altro su Bruno").click()
    await visitor.does(phone.get_by_role("button", name="Esci dal gruppo").click())
    assert not party.world.member(group.chat, bruno.user).inside
    await visitor.does(visitor.group.get_by_role("button", name="Fai entrare Bruno").click())
    assert party.world.member(group.chat, bruno.user).inside
    await expect(visitor.group.locator("textarea")).to_be_visible()


async def test_a_mention_hands_over_the_group_and_a_reply_quotes_what_it_answers(party, visit):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno)
    await party.settle()
    visitor = await visit()
    await visitor.becomes(anna)
    await party.bot.bot.send_message(group.id, f'<a href="tg://user?id={bruno.id}">Bruno</a>, a te', parse_mode="HTML")
    asked = visitor.group.locator("article").last
    await asked.get_by_role("button", name="Bruno").click()
    await expect(visitor.group.locator(".as select option:checked")).to_have_text("Bruno")
    await asked.get_by_role("button", name="Rispondi").click()
    await expect(visitor.group.locator(".replying")).to_contain_text("Bruno, a te")
    await visitor.page.keyboard.type("Eccomi")
    await visitor.does(visitor.page.keyboard.press("Enter"))
    await expect(visitor.group.locator("article.own").last.locator(".quote")).to_contain_text("a te")
    await expect(visitor.group.locator(".replying")).to_be_hidden()


async def test_a_long_quote_is_folded_until_it_is_pressed_or_opened_by_the_keyboard(party, visit):
    anna = party.people(1)[0]
    group = party.world.group("Il borgo", anna)
    await party.settle()
    visitor = await visit()
    lines = "\n".join(f"Patto numero {number}" for number in range(1, 9))
    await party.bot.bot.send_message(group.id, f"<blockquote expandable>{lines}</blockquote>", parse_mode="HTML")
    quote = visitor.group.locator("article").last.locator("blockquote")
    folded = (await quote.bounding_box())["height"]
    await quote.click()
    await expect(quote).to_have_attribute("aria-expanded", "true")
    opened = (await quote.bounding_box())["height"]
    assert opened > 2 * folded
    await quote.press("Enter")
    await expect(quote).to_have_attribute("aria-expanded", "false")
    assert (await quote.bounding_box())["height"] == folded


async def test_a_file_that_the_bot_sends_can_be_kept(party, visit):
    anna = party.people(1)[0]
    group = party.world.group("Il borgo", anna)
    await party.settle()
    visitor = await visit()
    await party.bot.bot.send_document(group.id, b'{"proof": 1}', filename="prova <1>.json", caption="La prova")
    async with visitor.page.expect_download() as download:
        await visitor.group.get_by_role("link", name="prova").click()
    kept = await download.value
    assert kept.suggested_filename.endswith(".json")
    path = Path(await kept.path())
    assert await asyncio.to_thread(path.read_bytes) == b'{"proof": 1}'
