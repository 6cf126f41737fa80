"""Milder names, where they are wanted: the same roles under other names, wherever one reads of them."""

import re
from dataclasses import replace

import pytest

from bot.main import LOCALES
from bot.narration.bundles import MILD, Bundles, milder
from bot.sessions.settings.model import CHOSEN
from tests.kit.party import Party

BLUNT = ("Prostitut", "Ubriac", "sbornia", "Harlot", "Drunk", "drunk", "💋", "🍻")
BUNDLES = Bundles(LOCALES)


@pytest.mark.parametrize("locale", BUNDLES.locales)
def test_in_milder_words_no_text_of_the_village_that_names_its_roles_is_blunt(locale: str) -> None:
    """The first wording of each; what a message lacks of facts is left out of it."""
    mild = milder(locale, mild=True)
    folder = LOCALES / locale / "village"
    keys, name = set(), ""
    for line in (line for file in folder.rglob("*.ftl") for line in file.read_text("utf-8").splitlines()):
        message, attribute = re.match(r"([a-z][\w-]*) =", line), re.match(r"    \.([a-z][\w-]*) =", line)
        name = message[1] if message else name
        keys |= {name} if message else {f"{name}.{attribute[1]}"} if attribute and "alt-" not in line else set()
    keys = {key for key in keys if not key.partition(".")[0].endswith(MILD)}
    said = {key: BUNDLES.language(mild).render(key, 0, {})[0] or "" for key in keys}
    found = sorted(key for key, text in said.items() if any(word in text for word in BLUNT))
    assert found == []


async def test_a_group_that_wants_milder_names_reads_them_in_the_book_the_quiz_and_by_search(party: Party) -> None:
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno)
    await party.takes_seats(group, [anna])

    def set_mild(uow):  # type: ignore[no-untyped-def]
        record = uow.group(group.id)
        uow.save_group(replace(record, settings={**record.settings, CHOSEN: {"mild": True}}))

    await party.bot.db.transact(set_mild)
    for word, name in (("girovaga", "Girovaga"), ("prostituta", "Girovaga"), ("goloso", "Goloso")):
        anna.says(f"/ruoli@NarratoreBot {word}", group)
        await party.pass_time(5)
        text = group.last.text
        assert name in text
        assert not any(blunt in text for blunt in BLUNT)
    bruno.says("/ruoli girovaga")
    await party.pass_time(5)
    assert "Prostituta" in bruno.last.text, "in private it is one's own choice"


async def test_a_person_may_have_milder_names_in_private(party: Party) -> None:
    (anna,) = party.people(1)
    await party.pass_time(5)
    anna.says("/impostazioni")
    await party.pass_time(5)
    button = next(b for b in anna.last.buttons if "Nomi più miti" in str(b["text"]))
    anna.presses(data=str(button["callback_data"]), message=anna.last)
    await party.pass_time(5)
    yes = next(b for b in anna.last.buttons if str(b["text"]).endswith("sì"))
    anna.presses(data=str(yes["callback_data"]), message=anna.last)
    await party.pass_time(5)
    anna.says("/ruoli prostituta")
    await party.pass_time(5)
    assert "Girovaga" in anna.last.text
    anna.says("/regole")
    await party.pass_time(5)
    assert not any(blunt in anna.text() for blunt in BLUNT)
