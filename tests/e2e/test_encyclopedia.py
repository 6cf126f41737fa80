"""Roles and rules looked up in the course of an evening, over the whole bot: turned in place, whose they are, what a game allows."""


async def says(party, person, text, group=None):
    person.says(text, group)
    await party.settle()
    return person.last if group is None else group.last


async def presses(party, person, part, message):
    """A button whose label has this in it; then the time that an edit needs."""
    label = next(label for label in message.labels if part in label)
    person.presses(label, message=message)
    await party.pass_time(2)


async def test_a_person_browses_searches_and_comes_back_after_a_restart(party):
    (anna,) = party.people(1)
    page = await says(party, anna, "/ruoli")
    heard = len(anna.hears())
    for part in ("The Village", "🐺 Lupi", "Lupo Alfa"):
        await presses(party, anna, part, page)
    assert "Lupo Alfa (con i lupi)" in page.text
    assert "infetta 20%" in page.text
    await presses(party, anna, "I ruoli", page)
    await presses(party, anna, "Agiscono di giorno", page)
    assert any("Artigliere" in label for label in page.labels)
    assert not any("Veggente" in label for label in page.labels)
    assert len(anna.hears()) == heard
    page = await says(party, anna, "/roles augur")
    assert page.text.startswith("🦅 Augure")
    await party.restarts(after=40 * 24 * 3600)
    await presses(party, anna, "‹", page)
    assert page.text.startswith("☠️ Becchino")
    near = await says(party, anna, "/ruoli lupo bianco")
    await presses(party, anna, "Lupo Alfa", near)
    assert near.text.startswith("⚡️ Lupo Alfa")
    assert "«xyzzy <b>»" in (await says(party, anna, "/ruoli xyzzy <b>")).text
    anna.forges("1.-.book.village.0.r-nobody", near)
    await party.settle()
    assert anna.toasts[-1].text
    assert party.world.malformed == []


async def test_an_evening_with_the_pages_open(party):
    """Whose pages they are; in a game roles are private and the group hears the same whatever is asked; rules follow the phase."""
    people = party.people(5)
    anna, bruno, carla = people[:3]
    zeno = party.world.person("Zeno")
    group = party.world.group("Il borgo", *people, zeno)
    before = await says(party, anna, "/ruoli@NarratoreBot piromane", group)
    await presses(party, bruno, "I ruoli", before)
    assert "le sfoglia chi le ha chieste" in bruno.toasts[-1].text
    assert before.text.startswith("🔥 Piromane")
    await presses(party, anna, "I ruoli", before)
    assert not before.text.startswith("🔥 Piromane")
    rules = await says(party, anna, "/regole@NarratoreBot", group)
    assert rules.labels[:2] == ["The Village", "Lupi e contadini"]
    await party.takes_seats(group, people)
    seer = await says(party, anna, "/ruoli@NarratoreBot veggente", group)
    assert "scopre subito se è lupo o umano" in seer.text
    anna.says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    await party.pass_time(3)

    heard = []
    asked = (
        (bruno, "/ruoli@NarratoreBot piromane"),
        (carla, "/ruoli@NarratoreBot"),
        (zeno, "/ruoli@NarratoreBot lupo"),
    )
    for person, text in asked:
        message = await says(party, person, text, group)
        heard.append((message.text, message.labels, [button["url"] for button in message.buttons]))
    assert heard[0] == heard[1] == heard[2]
    assert bruno.last.text.startswith("🔥 Piromane")
    told = seer.text
    anna.presses(seer.labels[0], message=seer)
    await party.pass_time(2)
    assert seer.text == told
    assert "?start=look-lupi-" in anna.toasts[-1].url
    anna.starts("look-village-r-arsonist")
    await party.pass_time(35)
    assert anna.last.text.startswith("🔥 Piromane")

    # The group has its answers for the minute: it hears more in the next one.
    for phase, title in (("n1", "🌙 La notte"), ("d1.talk", "🌅 L’alba e il giorno"), ("d1.vote", "☝️ Il primo voto")):
        await party.until_phase(group, phase)
        await party.pass_time(25)
        chapter = await says(party, bruno, "/rules@NarratoreBot", group)
        assert title in chapter.text
        assert title in (await says(party, bruno, "/regole")).text
    await presses(party, bruno, "›", chapter)
    assert "🗣 La difesa" in chapter.text
    assert party.world.malformed == []


async def test_a_role_can_be_sent_into_any_chat_and_nobody_turns_pages_without_end(party):
    anna, bruno = party.people(2)
    table = party.world.group("La tavolata", anna, bruno, bot=None)
    query = anna.asks_inline("l'augure")
    await party.settle()
    assert query.results[0]["title"] == "🦅 Augure"
    message = anna.chooses(query, query.results[0]["id"], table)
    await party.settle()
    assert "diventa Satanista 40%" in message.text
    assert message.buttons[0]["url"].endswith("?start=look-village-r-augur")
    group = party.world.group("Il borgo", anna)
    page = await says(party, anna, "/ruoli@NarratoreBot piromane", group)
    for _ in range(12):
        anna.presses(next(label for label in page.labels if "›" in label or "‹" in label), message=page)
        await party.settle()
    assert len([call for call in party.world.calls if call.method == "editMessageText"]) <= 10
    assert anna.toasts[-1].text
    assert party.world.malformed == []
