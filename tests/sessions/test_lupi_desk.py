"""The moderator's desk of Lupi e contadini over a real database: chosen, moderated, killed and started again, ended."""

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from bot.sessions.verify import verify_file
from games.lupi.desk.spec import LUPI_DESK
from games.lupi.spec import LUPI
from games.village.desk.spec import VILLAGE_DESK
from games.village.spec import VILLAGE
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent
from tests.kit.room import Room

NAMES = "Laura\nGiorgio\nAndrea\nBea <3\nCarlo"


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database, specs=(VILLAGE, LUPI), desks=(VILLAGE_DESK, LUPI_DESK))


def screen(evening: Evening) -> Sent:
    """What stands on the desk."""
    return next(item for item in reversed(evening.post) if item.chat_id == PEOPLE + 1 and item.buttons)


async def opened(evening: Evening, game: str | None = "lupi") -> str:
    await evening.starts(1)
    receipt = await evening.does(1, c.OpenDesk, evening.private(1), game=game)
    assert isinstance(receipt, Accepted), receipt
    await evening.deliver()
    assert receipt.session_id is not None
    return receipt.session_id


async def taps(evening: Evening, session: str, *labels: str) -> Sent:
    """Press the buttons that say this."""
    for label in labels:
        (data,) = {button["data"] for button in screen(evening).buttons if button["text"] == label}
        _, _, *middle = data.split(".")
        await evening.presses(1, session, ".".join(middle[:-1]), middle[-1])
        await evening.deliver()
    return screen(evening)


async def types(evening: Evening, text: str) -> object:
    receipt = await evening.does(1, c.SayWords, evening.private(1), text=text)
    await evening.deliver()
    return receipt


async def by_hand(evening: Evening) -> str:
    """Five players by name, the wolf and the seer told, in their first night."""
    session = await opened(evening)
    await types(evening, NAMES)
    await taps(evening, session, "✋ Le ho date io", "1 Laura", "2 Giorgio", "🌙 Carte consegnate: è notte")
    return session


async def test_the_narrator_is_asked_which_game_unless_the_command_says_so(evening: Evening) -> None:
    await evening.starts(1)
    await evening.does(1, c.OpenDesk, evening.private(1))
    await evening.deliver()
    assert [button["data"].rsplit(".", 1)[1] for button in evening.post[-1].buttons] == ["village-desk", "lupi-desk"]
    session = await opened(evening, "lupi-desk")
    assert (await evening.record(session)).game == "lupi-desk"


async def test_a_games_own_word_opens_its_desk_and_one_without_a_desk_none(evening: Evening) -> None:
    session = await opened(evening, "village")
    assert (await evening.record(session)).game == "village-desk"
    await evening.starts(2)
    receipt = await evening.does(2, c.OpenDesk, evening.private(2), game="toy")
    assert isinstance(receipt, Rejected)


async def test_in_a_group_the_link_keeps_the_game(evening: Evening) -> None:
    await evening.starts(1)
    await evening.does(1, c.OpenDesk, game="lupi")
    await evening.deliver()
    (button,) = evening.post[-1].buttons
    assert (evening.post[-1].chat_id, button["url"].partition("=")[2]) == (GROUP, "narra-lupi")


async def test_killed_at_any_call_the_desk_is_where_it_was(evening: Evening) -> None:
    session = await by_hand(evening)
    for label in ("3 Andrea", "1 Laura", "Fatto »", "🌅 È l’alba"):
        before = (await evening.record(session)).state
        evening.restarted()
        await evening.service.wake(evening.clock.now())
        await evening.deliver()
        assert (await evening.record(session)).state == before
        await taps(evening, session, label)
    assert "3 Andrea" in screen(evening).text
    assert "Oggi il voto comincia da <b>4 Bea" in screen(evening).text


async def test_a_game_ends_with_its_chronicle_and_a_proof_without_dice(evening: Evening, tmp_path) -> None:
    session = await by_hand(evening)
    await taps(evening, session, "3 Andrea", "1 Laura", "Fatto »", "🌅 È l’alba", "Avanti »", "🗳 Al voto")
    await types(evening, "2 1\n4 1\n5 1")
    await taps(evening, session, "⚖️ Conta", "🎙 Alle difese", "Fatto »", "Avanti »", "🏁 È finita davvero")
    record = await evening.record(session)
    assert record.status is Status.OVER
    said = evening.heard(PEOPLE + 1)
    assert "Hanno vinto gli umani" in said
    assert "Notte 1: i lupi hanno divorato 3 Andrea" in said
    assert "la prossima volta può toccare a 1 Laura" in said
    (proof,) = [item.payload for item in evening.post if item.act == "file"]
    file = tmp_path / "proof.json"
    file.write_text(proof["body"])
    report = verify_file(file)
    assert {finding.verdict for finding in report.findings} <= {"passed", "skipped"}, report


async def test_the_next_desk_begins_with_the_terms_of_the_last(evening: Evening) -> None:
    session = await opened(evening)
    await types(evening, "6")
    await taps(evening, session, "📏 Regole del tavolo", "Fantasmi: muti")
    await evening.does(1, c.Stop, evening.private(1), session_id=session, confirmed=True)
    await evening.deliver()
    again = await opened(evening)
    state = (await evening.record(again)).state
    assert state is not None
    assert state["usual"]["ghosts_talk"] == "yes"


async def test_a_kept_table_brings_back_names_and_the_deck_by_hand(sqlite_url: str) -> None:
    database = Database.open(sqlite_url)
    room = await Room(Evening(database, specs=(LUPI,), desks=(LUPI_DESK,))).open()
    await room.types(NAMES)
    for pick in ("deck", "k-5-1", "back"):
        await room.taps(pick)
    await room.uses("tables")
    await room.uses("keep")
    (table,) = await room.evening.db.transact(lambda uow: uow.kept_tables(PEOPLE + 1))
    stop = {"session_id": room.session, "confirmed": True}
    await room.evening.does(1, c.Stop, room.evening.private(1), **stop)
    receipt = await room.evening.does(1, c.OpenDesk, room.evening.private(1), kept=table.id, press=True)
    assert isinstance(receipt, Accepted), receipt
    await room.evening.deliver()
    assert "un sindaco" in room.screen.text
    await database.close()


async def test_no_events_of_another_game_are_drawn_at_this_desk_but_numbers_are(evening: Evening) -> None:
    await opened(evening)
    for text in ("", "?", "cacciatore"):
        refused = await evening.does(1, c.AskRandom, evening.private(1), text=text)
        assert isinstance(refused, Rejected)
        assert refused.toast.key == "desk-no-chance"
    assert isinstance(await evening.does(1, c.AskRandom, evening.private(1), text="12"), Accepted)
