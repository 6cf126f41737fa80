"""A desk in a private chat: opened, played, taken back, restarted, cleared, ended; over a real database."""

import json

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from bot.sessions.verify import verify_file
from games.core.ids import Seat
from games.lupi.spec import LUPI
from games.village.desk.spec import VILLAGE_DESK
from games.village.roles import KEYS
from games.village.spec import VILLAGE
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent
from tests.kit.rules import a_moment

NAMES = "1. Laura\n2. Giorgio\n\n3. Andrea\n4. Bea <3\n5. Carlo"
HAND = ("wolf", "seer", "villager", "villager", "villager")


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database, specs=(VILLAGE, LUPI), desks=(VILLAGE_DESK,))


async def opened(evening: Evening, number: int = 1) -> str:
    """The person's desk, its screen delivered."""
    await evening.starts(number)
    receipt = await evening.does(number, c.OpenDesk, evening.private(number))
    assert isinstance(receipt, Accepted), receipt
    await evening.deliver()
    assert receipt.session_id is not None
    return receipt.session_id


def screen(evening: Evening, number: int = 1) -> Sent:
    """What stands on the desk."""
    return next(item for item in reversed(evening.post) if item.chat_id == PEOPLE + number and item.buttons)


async def taps(evening: Evening, session: str, *labels: str) -> Sent:
    """Press the buttons that say this."""
    for label in labels:
        shown = screen(evening)
        (data,) = {button["data"] for button in shown.buttons if button["text"].strip("✅ ") == label}
        _, _, *middle = data.split(".")
        await evening.presses(1, session, ".".join(middle[:-1]), middle[-1])
        await evening.deliver()
    return screen(evening)


async def types(evening: Evening, text: str) -> object:
    receipt = await evening.does(1, c.SayWords, evening.private(1), text=text)
    await evening.deliver()
    return receipt


async def by_hand(evening: Evening) -> str:
    """A desk with five players by name, in their first night."""
    session = await opened(evening)
    await types(evening, NAMES)
    await taps(evening, session, "✋ Le ho date io")
    for seat, role in enumerate(HAND, start=1):
        state = (await evening.record(session)).state
        assert state is not None
        await evening.presses(1, session, "t0.desk", f"c-{seat}-{KEYS.index(role)}")
    await evening.deliver()
    await taps(evening, session, "🌙 Carte consegnate: è notte")
    return session


async def test_a_desk_opens_in_private_and_asks_who_plays(evening: Evening) -> None:
    session = await opened(evening)
    record = await evening.record(session)
    assert (record.status, record.chat_id) == (Status.RUNNING, PEOPLE + 1)
    *sizes, link, more = [button["text"] for button in screen(evening).buttons]
    assert sizes == [str(number) for number in range(5, 36)]
    assert (link, more) == ("📲 Carte per link", "🧰 Altro")


async def test_in_a_group_the_answer_is_a_link_to_the_private_chat(evening: Evening) -> None:
    await evening.starts(1)
    await evening.does(1, c.OpenDesk)
    await evening.deliver()
    (button,) = evening.post[-1].buttons
    assert evening.post[-1].chat_id == GROUP
    assert button["url"].endswith("?start=narra")


async def test_players_are_called_by_number_and_name_and_names_are_no_mark_up(evening: Evening) -> None:
    await by_hand(evening)
    shown = screen(evening)
    assert "1 Laura" in shown.text
    assert [button["text"] for button in shown.buttons][:4] == ["2 Giorgio", "3 Andrea", "4 Bea <3", "5 Carlo"]
    state = (await evening.record("00000001")).state
    assert "Laura" not in json.dumps(state)


async def test_what_nobody_else_may_see_lies_under_a_veil(evening: Evening) -> None:
    await by_hand(evening)
    text = screen(evening).text
    assert "<tg-spoiler>Lupo" in text
    assert "Lupo" not in text.replace("<tg-spoiler>Lupo 🐺</tg-spoiler>", "")


async def test_a_restart_changes_nothing(evening: Evening) -> None:
    session = await by_hand(evening)
    await taps(evening, session, "3 Andrea")
    before = (await evening.record(session)).state
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    await evening.deliver()
    assert (await evening.record(session)).state == before
    await taps(evening, session, "1 Laura")
    assert "3 Andrea" in screen(evening).text


async def test_typed_words_are_answers_and_what_means_nothing_is_refused(evening: Evening) -> None:
    session = await by_hand(evening)
    assert isinstance(await types(evening, "1 > 3"), Accepted)
    refused = await types(evening, "che bella serata")
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "refusal-village-desk-unheard"
    await evening.does(1, c.TellDesk, evening.private(1), word="undo")
    await evening.deliver()
    state = (await evening.record(session)).state
    assert state is not None
    assert state["entries"][-1]["kind"] == "onward"


@pytest.mark.parametrize("text", ["Anna\nBruno\nCarla", "4", "99999999999999999999", "🐺"])
async def test_who_cannot_be_counted_is_told_how_many_may_play(evening: Evening, text: str) -> None:
    session = await opened(evening)
    asked = await evening.does(1, c.TellDesk, evening.private(1), word="players", text=text)
    for refused in (await types(evening, text), asked):
        assert isinstance(refused, Rejected)
        assert refused.toast.key == "desk-unheard-players"
        assert refused.toast.args.items() >= {"least": 5, "most": 35}.items()
    state = (await evening.record(session)).state
    assert state is not None
    assert state["entries"] == []


async def test_names_typed_anew_before_the_deal_take_the_place_of_those_before(evening: Evening) -> None:
    session = await opened(evening)
    await types(evening, "8")
    assert isinstance(await types(evening, NAMES), Accepted)
    await taps(evening, session, "✋ Le ho date io")
    assert "1 Laura" in screen(evening).text


async def test_the_sheet_that_is_asked_for_is_the_desks_and_a_group_hears_only_that_there_is_one(
    evening: Evening,
) -> None:
    session = await by_hand(evening)
    await evening.does(1, c.AskRandom)
    await evening.deliver()
    assert "Il caso, notte 1" in screen(evening).text
    assert "Fatto" in evening.heard(GROUP)
    assert "Il caso" not in evening.heard(GROUP)
    await taps(evening, session, "« Indietro")
    await evening.does(1, c.AskRandom, evening.private(1), text="3")
    await evening.deliver()
    assert "Il caso" not in evening.post[-1].text


async def test_without_a_desk_there_is_nothing_to_undo(evening: Evening) -> None:
    await evening.starts(1)
    receipt = await evening.does(1, c.TellDesk, evening.private(1), word="undo")
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "desk-not-open"


async def test_asked_for_again_the_screen_comes_to_the_end_of_the_chat(evening: Evening) -> None:
    await opened(evening)
    before = len(evening.post)
    await evening.does(1, c.OpenDesk, evening.private(1))
    await evening.deliver()
    assert any(item.buttons and item.chat_id == PEOPLE + 1 for item in evening.post[before:])
    assert len(await evening.db.transact(lambda uow: uow.live_sessions_in(PEOPLE + 1))) == 1


async def test_another_game_is_not_laid_over_the_one_on_the_desk(evening: Evening) -> None:
    await opened(evening)
    refused = await evening.does(1, c.OpenDesk, evening.private(1), game="lupi")
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "desk-other-game"
    assert isinstance(await evening.does(1, c.OpenDesk, evening.private(1), game="village"), Accepted)


async def test_whoever_has_a_desk_may_sit_at_a_table_too(evening: Evening) -> None:
    await opened(evening)
    receipt = await evening.does(1, c.OpenLobby, game="lupi")
    assert isinstance(receipt, Accepted)
    assert receipt.session_id is not None
    seats = await evening.db.transact(lambda uow: uow.seats(receipt.session_id))
    assert [row.user_id for row in seats] == [PEOPLE + 1]


async def test_no_group_is_offered_a_desk(evening: Evening) -> None:
    await evening.does(1, c.OpenLobby)
    await evening.deliver()
    assert [button["data"].rsplit(".", 1)[1] for button in evening.post[-1].buttons] == ["village", "lupi"]


async def test_a_game_ends_with_its_chronicle_and_a_proof_without_dice(evening: Evening, tmp_path) -> None:
    session = await by_hand(evening)
    await types(evening, "1 > 3")
    await types(evening, "2 > 0")
    await taps(evening, session, "Fatto »", "Fatto »", "Fatto »", "Avanti »", "Avanti »", "Avanti »", "🗳 Al voto")
    await types(evening, "2 1\n4 1\n5 1")
    await taps(evening, session, "⚖️ Conta", "Avanti »")
    await taps(evening, session, "🏁 È finita davvero")
    record = await evening.record(session)
    assert record.status is Status.OVER
    said = evening.heard(PEOPLE + 1)
    assert "Ha vinto il villaggio" in said
    assert "Com’è andata" in said
    (proof,) = [item.payload for item in evening.post if item.act == "file"]
    file = tmp_path / "proof.json"
    file.write_text(proof["body"])
    assert json.loads(proof["body"])["dice"] == "without dice"
    report = verify_file(file)
    assert {finding.verdict for finding in report.findings} <= {"passed", "skipped"}, report


async def test_a_desk_can_be_cleared(evening: Evening) -> None:
    session = await opened(evening)
    await evening.does(1, c.Stop, evening.private(1))
    await evening.deliver()
    assert "sgombrare il banco" in evening.post[-1].text
    await evening.does(1, c.Stop, evening.private(1), session_id=session, confirmed=True)
    assert (await evening.record(session)).status is Status.CLOSED
    assert isinstance(await evening.does(1, c.OpenDesk, evening.private(1)), Accepted)


async def test_a_narrator_who_leaves_clears_the_desk(evening: Evening) -> None:
    session = await opened(evening)
    await evening.does(1, c.GiveUpSeat, evening.private(1), session_id=session, confirmed=True)
    await evening.deliver()
    assert (await evening.record(session)).status is Status.OVER
    assert "sgombro" in evening.heard(PEOPLE + 1)


async def test_a_narrator_who_wants_to_leave_is_asked_about_the_desk_not_about_a_group(evening: Evening) -> None:
    session = await opened(evening)
    await evening.does(1, c.GiveUpSeat, evening.private(1))
    await evening.deliver()
    assert "sgombrare il banco" in evening.post[-1].text
    await evening.does(1, c.GiveUpSeat, evening.private(1), session_id=session, confirmed=True)
    await evening.deliver()
    assert "«»" not in evening.heard(PEOPLE + 1)


def test_the_only_seat_that_is_asked_is_the_narrators() -> None:
    game = VILLAGE_DESK.game
    state = game.setup(1, VILLAGE_DESK.options(), a_moment()).state
    assert len(game.prompts(state, Seat(0))) == 1
    assert game.prompts(state, Seat(1)) == ()


async def test_the_next_desk_is_laid_out_with_the_terms_of_the_last(evening: Evening) -> None:
    session = await opened(evening)
    await types(evening, "8")
    await taps(evening, session, "🌾 Carte del villaggio", "Veggente")
    await evening.does(1, c.Stop, evening.private(1), session_id=session, confirmed=True)
    again = await evening.does(1, c.OpenDesk, evening.private(1))
    assert isinstance(again, Accepted)
    await evening.deliver()
    await types(evening, "8")
    assert "Restano fuori: una Veggente" in screen(evening).text


async def test_a_countdown_runs_on_the_screen_and_its_end_is_a_message(evening: Evening) -> None:
    session = await by_hand(evening)
    await types(evening, "1 > 0")
    await types(evening, "2 > 0")
    await taps(
        evening, session, "Fatto »", "Fatto »", "Fatto »", "Avanti »", "Avanti »", "Avanti »", "⏱ Tempo", "1 min"
    )
    assert "un minuto" in screen(evening).text
    await evening.passes(31)
    assert "30 secondi" in screen(evening).text
    await evening.passes(40)
    assert "Tempo scaduto" in evening.heard(PEOPLE + 1)
    assert "secondi" not in screen(evening).text


async def test_after_the_end_another_desk_is_a_tap_away(evening: Evening) -> None:
    session = await opened(evening)
    await evening.does(1, c.GiveUpSeat, evening.private(1), session_id=session, confirmed=True)
    again = await evening.does(1, c.Rematch, evening.private(1), session_id=session, press=True)
    assert isinstance(again, Accepted), again
    assert again.session_id != session
    await evening.deliver()
    assert screen(evening).buttons[0]["text"] == "5"
    stranger = await evening.does(2, c.Rematch, evening.private(2), session_id=session, press=True)
    assert isinstance(stranger, Rejected)


async def test_a_status_asked_for_at_the_desk_names_the_desk(evening: Evening) -> None:
    await opened(evening)
    await evening.does(1, c.AskStatus, evening.private(1))
    await evening.deliver()
    assert evening.post[-1].text.splitlines()[0] == "<b>Il banco di chi narra The Village</b>"
    await evening.starts(1)
    await evening.deliver()
    assert not any("Siedi già" in item.text for item in evening.post)


PASTED = "1. Laura: lupo\n2. vegente\n3. Vampiro.4c\n4) Fata <b>.5b\n5. contadini"


async def test_a_pasted_list_is_a_deal_made_by_hand_with_the_names_of_made_up_cards(evening: Evening) -> None:
    session = await opened(evening)
    await types(evening, "5")
    assert isinstance(await types(evening, PASTED), Accepted)
    shown = screen(evening).text
    assert "3. Vampiro ✨ (contro, forza 4)" in shown
    assert "4. Fata &lt;b&gt; ✨ (col villaggio, forza 5)" in shown
    assert "2. Veggente" in shown
    assert "Villaggio 13, nemici 14: differenza 1" in shown
    state = (await evening.record(session)).state
    assert "Vampiro" not in json.dumps(state)
    await taps(evening, session, "🌙 Carte consegnate: è notte")
    await types(evening, "1 > 3")
    await types(evening, "2 > 3")
    assert "<tg-spoiler>Vampiro ✨</tg-spoiler>" in screen(evening).text
    await taps(evening, session, "Fatto »", "Fatto »", "Fatto »", "Avanti »")
    assert "3: Vampiro</tg-spoiler>" in screen(evening).text
    await taps(evening, session, "Avanti »")
    assert "<b>di nome Vampiro</b>" in screen(evening).text


async def test_a_list_pasted_before_anything_else_says_how_many_play(evening: Evening) -> None:
    await opened(evening)
    await types(evening, "Lupo\nVeggente\nContadino\nContadino\nContadino")
    assert "1. Lupo" in screen(evening).text
    await evening.does(1, c.TellDesk, evening.private(1), word="undo")
    await evening.deliver()
    assert "In 5." in screen(evening).text


async def test_a_list_that_cannot_be_a_deal_is_explained_and_changes_nothing(evening: Evening) -> None:
    session = await opened(evening)
    await types(evening, "5")
    before = (await evening.record(session)).state
    unknown = await types(evening, "Lupo\nVeggente\nContadino\nContadino\nSottomarino")
    assert isinstance(unknown, Rejected)
    assert (unknown.toast.key, unknown.toast.args["words"]) == ("desk-unknown-card", "Sottomarino")
    assert (await evening.record(session)).state == before
    short = await types(evening, "Lupo\nVeggente\nContadino\nContadino")
    assert isinstance(short, Rejected)
    assert short.toast.key == "refusal-village-desk-wrong-count"
    assert (await evening.record(session)).state == before


async def test_a_list_with_a_slip_in_it_is_not_taken_for_names(evening: Evening) -> None:
    session = await opened(evening)
    before = (await evening.record(session)).state
    refused = await types(evening, "Lupo\nVeggente\nContadino\nSottomarino\nContadino")
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "desk-unknown-card"
    assert (await evening.record(session)).state == before


async def test_people_who_are_called_a_little_like_cards_are_people(evening: Evening) -> None:
    await opened(evening)
    await types(evening, "Angelo\nMassone\nLaura\nGiorgio\nBea")
    assert "In 5." in screen(evening).text


async def test_a_game_with_made_up_cards_has_a_proof(evening: Evening, tmp_path) -> None:
    session = await opened(evening)
    await types(evening, "5")
    await types(evening, PASTED)
    await taps(evening, session, "🌙 Carte consegnate: è notte")
    await types(evening, "1 > 2")
    await types(evening, "2 > 0")
    await taps(evening, session, "Fatto »", "Fatto »", "Fatto »", "Avanti »", "Avanti »", "Avanti »")
    await taps(evening, session, "🏁 È finita davvero")
    assert "🏆 1 e 3" in evening.heard(PEOPLE + 1)
    (proof,) = [item.payload for item in evening.post if item.act == "file"]
    file = tmp_path / "proof.json"
    file.write_text(proof["body"])
    assert {finding.verdict for finding in verify_file(file).findings} <= {"passed", "skipped"}
