"""Cards for a table in person, hand-made lists, graves: for the narrator alone."""

import re

import pytest

from bot.aids.index import Index
from bot.aids.lists import Deal, Unknown, made_up_names, read_deal, read_graves, read_list
from bot.aids.telling import Teller
from bot.sessions import commands as c
from games.village.deal import flag
from games.village.spec import VILLAGE
from tests.aids.test_random import buttons, presses
from tests.kit.evening import GROUP, PEOPLE
from tests.narration.stage import BUNDLES

ANNA = PEOPLE + 1
AIDS = VILLAGE.random
INDEX = Index(BUNDLES, VILLAGE.key, AIDS, VILLAGE.roles)
ITALIAN = Teller(BUNDLES, "it", VILLAGE.key, AIDS)
CARD = re.compile(r"(\d+)\. ([^(]+?)(?: \(consegna: ([^)]+)\))?")


async def says(evening, text, number=1):
    await evening.does(number, c.SayWords, evening.private(number), text=text)
    await evening.deliver()


async def deals(evening, text, *, aloud=False, **more):
    receipt = await evening.does(1, c.AskDeal, evening.group() if aloud else evening.private(1), text=text, **more)
    await evening.deliver()
    return receipt


def cards(sent):
    return [found[2] for line in sent.text.splitlines() if (found := CARD.fullmatch(line))]


def roles(sent):
    return [INDEX.role(card) for card in cards(sent)]


# Deals


def test_the_kth_card_is_the_kth_players():
    """M01: Laura is 1, Giorgio 2, Andrea 3."""
    dealt = ("gunner", "cult_hunter", "beholder")
    told = ITALIAN.deal(dealt, AIDS.weigh(dealt, (), ())).splitlines()
    assert told[1:4] == ["1. Artigliere", "2. Cacciatore di Satanisti", "3. Osservatore"]


@pytest.mark.parametrize("text", ["12", " 12 "])
async def test_a_bare_number_in_private_deals_for_so_many(evening, text):
    await says(evening, text)
    (sent,) = evening.post
    assert len(cards(sent)) == 12
    balance = AIDS.weigh(roles(sent), (), ())
    assert f"villaggio <b>{balance.village}</b>, di chi sta contro <b>{balance.enemies}</b>" in sent.text
    assert f"Differenza {balance.difference}, ammessa 4: <b>bilanciata</b>" in sent.text
    assert f"I 120: <b>{'sì' if flag(roles(sent)) else 'no'}</b>" in sent.text


@pytest.mark.parametrize("players", [5, 35])
async def test_the_smallest_and_the_largest_table_are_dealt(evening, players):
    await deals(evening, str(players))
    assert len(roles(evening.post[-1])) == players
    assert None not in roles(evening.post[-1])


async def test_roles_are_left_out_by_name(evening):
    for _ in range(8):
        await deals(evening, "14 -veggente -CUPIDO -lupo alfa, Massoni")
    for sent in evening.post:
        assert "Senza Lupo Alfa, Cupido, Massone e Veggente." in sent.text
        assert not {"seer", "apprentice_seer", "cupid", "alpha_wolf", "mason"} & set(roles(sent))


async def test_the_fool_is_marked_with_the_card_to_hand_over():
    told = ITALIAN.deal(("fool", "wolf"), AIDS.weigh(("fool", "wolf"), (), ()))
    assert "1. Folle (consegna: Veggente)" in told.splitlines()


@pytest.mark.parametrize("text", ["4", "36", "0"])
async def test_a_table_that_is_too_small_or_too_large_is_told_the_limits(evening, text):
    await says(evening, text)
    assert evening.post[-1].text == "Si gioca da 5 a 35: per esempio <code>/genera 12</code>."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "In quanti siete?"),
        ("tanti", "Qui mi perdo: «tanti»"),
        ("12 veggente", "Qui mi perdo: «12 veggente»"),
        ("12 -boh -veggente", "Che ruolo è boh?"),
        ("12 -contadino", "Contadino resta sempre"),
        ("12 -<b>x</b>", "Che ruolo è &lt;b&gt;x&lt;/b&gt;?"),
    ],
)
async def test_what_cannot_be_dealt_is_explained(evening, text, told):
    await deals(evening, text)
    assert told in evening.post[-1].text


async def test_where_no_deal_is_balanced_roles_are_named_to_put_back(evening):
    enemies = list(AIDS.groups["wolves"] + AIDS.groups["others"])
    names = " ".join(f"-{BUNDLES.plain('it', f'village-role-{role}')}" for role in enemies)
    await deals(evening, f"30 {names}")
    sent = evening.post[-1]
    assert "Prova a rimettere: " in sent.text
    assert INDEX.role(sent.text.rpartition(": ")[2].rstrip(".").split(", ")[0].split(" e ")[0]) in enemies


@pytest.mark.parametrize("mode", ["caos", "chaos", "alla pari", "even", "bilanciato", "semplificate", "Simplified"])
async def test_ways_of_dealing_are_called_by_name(evening, mode):
    await deals(evening, f"12 {mode}")
    assert len(cards(evening.post[-1])) == 12


async def test_in_a_group_a_deal_is_for_the_narrator_alone(evening):
    await evening.starts(1)
    await evening.deliver()
    evening.post.clear()
    await deals(evening, "12", aloud=True)
    assert [sent.text for sent in evening.post if sent.chat_id == GROUP] == [
        "🎲 Fatto: l’esito è in privato, da Persona 1."
    ]
    assert [len(cards(sent)) for sent in evening.post if sent.chat_id == ANNA] == [12]


async def test_a_deal_is_shuffled_again_and_marked(evening):
    await deals(evening, "12 -veggente")
    first = evening.post[-1]
    await presses(evening, "again")
    again = next(sent for sent in evening.post if sent.act == "show" and sent.slot != first.slot)
    assert "Estrazione numero 2" in again.text
    assert cards(again) != cards(first)
    assert "seer" not in roles(again)


async def test_the_events_of_a_deals_cards_are_one_press_away(evening):
    await deals(evening, "12 -ladro -goffo -investigatore")
    receipt = await presses(evening, "use")
    assert receipt.toast.key == "aids-in-play"
    await evening.does(1, c.AskRandom, evening.private(1))
    await evening.deliver()
    for name in ("Ladro: ", "Goffo, ", "Investigatore: "):
        assert name not in evening.post[-1].text


async def test_a_deals_buttons_are_two(evening):
    await deals(evening, "12")
    assert list(buttons(evening.post[-1]).values()) == ["again", "use"]


# Lists


LIST = """1. Artigliere
2. Cacciatrice di Satanisti
3) osservatore
- lupi x2
3 massoni
Laura: Folle
Nano.5b
Orco . 7C"""


def test_a_list_is_read_however_it_is_written():
    listing = read_list(LIST, INDEX)
    assert listing.roles == ["gunner", "cult_hunter", "beholder", "wolf", "wolf", "mason", "mason", "mason", "fool"]
    assert (listing.village, listing.enemies, listing.unknown) == ([5], [7], [])
    assert [card.role is None for card in listing.order] == [False] * 9 + [True] * 2


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (LIST, ("Nano", "Orco")),
        ("Lupo, Veggente, Bardo.2b", ("Bardo",)),
        ("1. Laura: Vampiro.4c\n2. Lupo\n3. Il Re Mago.0B", ("Vampiro", "Il Re Mago")),
        ("Lupo\nVeggente\nContadino", ()),
    ],
)
def test_made_up_cards_have_the_names_that_the_list_gives_them(text, names):
    assert made_up_names(text) == names


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Lupo, Veggente, Contadino", ["wolf", "seer", "villager"]),
        ("1 Lupo\n2 Veggente\n3 Massone", ["wolf", "seer", "mason"]),
        ("Wolf\nSeer\nVillager x2", ["wolf", "seer", "villager", "villager"]),
        ("12. Folle (consegna: Veggente)\nLupo\nLupo", ["fool", "wolf", "wolf"]),
        ("🐺 Lupo\n👳 Veggente\n👱 Contadino", ["wolf", "seer", "villager"]),
    ],
)
def test_one_role_a_line_or_parted_by_commas(text, found):
    assert read_list(text, INDEX).roles == found


def test_a_line_that_is_a_story_names_no_role():
    listing = read_list("Lupo\nVeggente\nContadino\n" + "lupo " * 40, INDEX)
    assert listing.roles == ["wolf", "seer", "villager"]
    assert len(listing.unknown) == 1


@pytest.mark.parametrize("text", ["ciao", "ciao\ncome va\nstasera", "Lupo", "Lupo\nVeggente", "a, b, c, lupo", ""])
def test_a_text_that_is_no_list_of_roles_is_none(text):
    assert read_list(text, INDEX) is None


async def test_a_pasted_list_is_checked_for_balance(evening):
    await says(evening, LIST)
    listing = read_list(LIST, INDEX)
    balance = AIDS.weigh(listing.roles, [5], [7])
    told = evening.post[-1].text
    assert "11 carte" in told
    assert "3 Massoni" in told
    assert "2 sono fuori elenco" in told
    assert f"villaggio <b>{balance.village}</b>, di chi sta contro <b>{balance.enemies}</b>" in told
    assert f"Differenza {balance.difference}, ammessa 3" in told


def test_made_up_roles_count_as_players_and_on_their_side():
    plain = AIDS.weigh(("wolf", "seer", "villager"), (), ())
    more = AIDS.weigh(("wolf", "seer", "villager"), (5,), (7,))
    assert (more.village, more.enemies) == (plain.village + 5, plain.enemies + 7)
    assert (plain.allowed, more.allowed) == (1, 2)


def test_a_list_without_danger_or_with_too_much_is_no_game():
    assert not AIDS.weigh(("seer", "villager", "villager"), (), ()).playable
    assert not AIDS.weigh(("wolf", "wolf", "seer"), (), ()).playable
    assert not AIDS.weigh(("sorcerer", "villager", "seer"), (), ()).playable
    assert AIDS.weigh(("seer", "villager", "villager"), (), (5,)).playable
    assert AIDS.weigh(("wolf", "villager", "seer"), (), ()).playable


async def test_a_line_that_names_no_role_is_said_to_be_none(evening):
    await says(evening, "Lupo\nVeggente\nContadino\n<i>boh</i>")
    assert "Non ho riconosciuto: &lt;i&gt;boh&lt;/i&gt;." in evening.post[-1].text


async def test_a_list_in_answer_or_after_the_command_is_checked_too(evening):
    await deals(evening, "Lupo\nVeggente\nContadino")
    await deals(evening, "", listed="Lupo\nVeggente\nContadino")
    assert evening.post[0].text == evening.post[1].text
    assert "3 carte" in evening.post[0].text


async def test_anything_else_in_private_is_answered_by_help_as_before(evening):
    await says(evening, "ciao, come si gioca?")
    assert "Come si gioca" in evening.post[-1].text


async def test_in_a_group_a_bare_number_is_talk(evening):
    await evening.does(1, c.SayWords, text="12")
    await evening.deliver()
    assert evening.post == []


# Graves


async def test_two_graves_a_wolf_and_a_harlot(evening):
    """M33."""
    await evening.does(1, c.AskGraves, evening.private(1), text="2 1 1")
    await evening.deliver()
    told = evening.post[-1].text.splitlines()
    assert told[0] == "☠️ <b>2 fosse</b>"
    assert [line.rpartition("(")[2] for line in told[1:]] == ["35%)", "17,5%)", "17,5%)", "17,5%)", "17,5%)"]


@pytest.mark.parametrize("text", ["", "2", "2 1", "0 1 1", "2 -1 x", "36 1 1", "2 99 1", "a b c"])
async def test_graves_that_cannot_be_are_explained(evening, text):
    await evening.does(1, c.AskGraves, evening.private(1), text=text)
    await evening.deliver()
    assert "<code>/becchino 2 1 1</code>" in evening.post[-1].text


@pytest.mark.parametrize("text", ["2 1 1", "2, 1, 1", "2/1/1", " 2  1  1 "])
def test_graves_are_read_however_they_are_parted(text):
    assert read_graves(text) == (2, 1, 1)


def test_a_deal_is_read_or_its_unknown_roles_named():
    assert read_deal("12 – lupo delle nevi – sk", INDEX) == Deal(12, frozenset({"snow_wolf", "serial_killer"}))
    assert read_deal("12 caos", INDEX) == Deal(12, frozenset(), "chaos")
    assert read_deal("12 -boh -veggente -mah", INDEX) == Unknown(("boh", "mah"))
    assert read_deal("dodici", INDEX) is None
