"""Cards that a narrator has made up are called by the name that he gave them, in every sentence that names a card."""

import pytest

from bot.narration.facts import Voice
from games.core.game import Detail, Kind
from games.core.ids import RoleKey, Seat
from games.village.spec import VILLAGE
from tests.narration.stage import BUNDLES, a_table

OWN, OTHER = RoleKey("own_b1"), RoleKey("own_c2")


def voice(locale: str, **names: str) -> Voice:
    made_up = {RoleKey(role): name for role, name in names.items()}
    return Voice(BUNDLES, a_table(spec=VILLAGE, made_up=made_up), locale)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("it", "✨ Bruno aveva la carta <b>di nome Il &lt;Re&gt;</b>."),
        ("en", "✨ Bruno was <b>Il &lt;Re&gt;</b>."),
    ],
)
def test_the_name_stands_where_a_cards_name_stands_and_is_no_mark_up(locale: str, told: str) -> None:
    speaker = voice(locale, own_b1="Il <Re>")
    facts = (Detail("seat", Kind.SEAT, Seat(2)), Detail("role", Kind.ROLE, OWN))
    assert speaker.text("village-role-shown", **speaker.details(facts)) == told


def test_a_name_that_is_gone_leaves_a_card_that_was_made_up() -> None:
    assert voice("it", own_b1="").role(OWN) == "Carta inventata"
    assert voice("en", own_b1="").role(OWN) == "Made-up card"


def test_they_are_listed_beside_roles() -> None:
    speaker = voice("it", own_b1="Fata", own_c2="Vampiro")
    assert speaker.roles({RoleKey("wolf"): 2, OWN: 1, OTHER: 1}) == "2 Lupi, Fata e Vampiro"


def test_a_card_tells_what_it_is_without_its_name_behind_it() -> None:
    speaker = voice("it", own_c2="Vampiro")
    told = speaker.text("village-card-dealt", role=speaker.role(OTHER), rule="", you=speaker.name(Seat(1)))
    assert told.startswith("✨ <b>Vampiro</b>\n")
    assert told.endswith("chi narra.")
