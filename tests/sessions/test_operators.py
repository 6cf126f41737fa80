"""Operators: what they see and do, and that an operator who plays learns nothing and gains nothing."""

import itertools
import shutil
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.narration.paging import seen_length
from bot.sessions import commands as c
from bot.sessions.codec import Codec
from bot.sessions.operators import door
from bot.sessions.receipts import Accepted, Ignored, Receipt, Rejected
from bot.sessions.terms import Terms
from storage.base import table
from storage.engine import Database
from storage.operator_records import BanRecord, UseRecord
from storage.records import GroupRecord, OutboxItem, SessionRecord, Status
from storage.schema import Outbox
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

BOSS, OTHER = 1, 2
TERMS = Terms(bot_username="narratore_bot", bot_id=42, dice=False, operators=frozenset({PEOPLE + BOSS, PEOPLE + OTHER}))


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what the database has to answer is asked of both in tests/storage."""
    return sqlite_url


@pytest.fixture
async def evening(database: Database) -> Evening:
    evening = Evening(database, terms=TERMS)
    await evening.starts(BOSS)
    await evening.starts(OTHER)
    return evening


async def presses(evening: Evening, what: str, pick: str = "-", *, number: int = BOSS) -> Receipt:
    """Press a button of the page, which stands in message 77."""
    where = c.Where(chat_id=PEOPLE + number, message_id=77)
    return await evening.does(number, c.PressOperator, where, what=what, pick=pick, press=True)


async def looks(evening: Evening, what: str, pick: str = "-", *, number: int = BOSS) -> Sent:
    """The page that stands after that press."""
    receipt = await presses(evening, what, pick, number=number)
    assert isinstance(receipt, Accepted), (what, receipt)
    sent = [one for one in await evening.deliver() if one.chat_id == PEOPLE + number]
    return sent[-1]


async def writes(evening: Evening, text: str, *, forwarded: int | None = None, number: int = BOSS) -> Receipt:
    """Reply to the page that stands, or pass a message on."""
    slots = await evening.db.transact(lambda uow: uow.slots_in("", PEOPLE + number))
    message = next((s.message_id for s in slots if s.slot.startswith("operator:")), None)
    reply_to = message if forwarded is None else None
    return await evening.does(
        number, c.SayWords, evening.private(number), text=text, reply_to=reply_to, forwarded=forwarded
    )


# An operator plays as well


async def a_world(folder: Path, secret: int) -> Evening:
    """A game in its first night, dealt with this secret; its operator sits at the first seat."""
    shutil.copyfile(folder / "narratore.db", folder / f"{secret}.db")
    evening = Evening(Database.open(f"sqlite:///{folder}/{secret}.db"), terms=TERMS)
    evening.secrets = itertools.count(secret)
    await evening.game(7)
    return evening


async def cards(evening: Evening) -> dict[int, str]:
    record = await evening.record("00000001")
    codec = Codec(evening.specs)
    spec = codec.spec(record.game)
    return {int(seat): str(card) for seat, card in spec.cards(codec.load(spec, record.state or {}, 1)).items()}


async def test_an_operator_at_the_table_sees_the_same_in_worlds_that_his_seat_cannot_tell_apart(
    tmp_path: Path, sqlite_url: str
) -> None:
    """Twin worlds: his card is the same, other people are the wolves; in one they have chosen and are being written to.

    Every page that he can open is the same in both, though queues, faults, journal and stored state differ.
    """
    here = await a_world(tmp_path, 1)
    known = await cards(here)
    for secret in range(2, 60):
        there = await a_world(tmp_path, secret)
        found = await cards(there)
        if found[1] == known[1] and found != known and known[1] != "wolf":
            break
        await there.db.close()
    else:
        raise AssertionError("no twin")
    wolves = [seat for seat, card in known.items() if card == "wolf"]
    victim = next(seat for seat, card in known.items() if card != "wolf")
    for seat in wolves:
        asked = [m for m in here.post if m.chat_id == PEOPLE + seat and m.slot and m.slot.startswith("prompt:")]
        pick = next(b["data"].split(".")[-1] for b in asked[-1].buttons if b["data"].endswith(f".{victim}"))
        receipt = await here.presses(seat, "00000001", asked[-1].slot.split(":")[2], pick)  # type: ignore[union-attr]
        assert isinstance(receipt, Accepted), receipt

    def trouble(uow) -> None:  # type: ignore[no-untyped-def]
        uow.count_faults(
            {("session.item-refused", "00000001"): 3, ("narration.message-failed", "00000001"): 1}, here.clock.now()
        )
        for seat in wolves:
            uow.enqueue([OutboxItem(chat_id=PEOPLE + seat, payload={"text": "x"})], here.clock.now())
        uow.enqueue([OutboxItem(chat_id=GROUP, payload={"text": "somebody fell"})], here.clock.now())

    await here.db.transact(trouble)
    assert len(await here.journal("00000001")) > len(await there.journal("00000001"))
    here.clock.advance(150)
    there.clock.advance(150)
    asked_of = {"game": "00000001", "freeze.ask": "00000001", "ban.who": str(PEOPLE + 99), "cast.write": "it"}
    pages = [what for what in door.PAGES if what not in ("cast.look", "free.ask")]
    seen = {}
    for what in [*pages, "replay"]:
        texts = []
        for evening in (here, there):
            receipt = await presses(evening, what, asked_of.get(what, "00000001" if what == "replay" else "0"))
            assert isinstance(receipt, Accepted), (what, receipt)
            rows = await evening.db.transact(lambda uow: uow.slots_in("", PEOPLE + BOSS))
            texts.append([await newest(evening), [row.slot for row in rows]])
        assert texts[0] == texts[1], what
        seen[what] = texts[0][0]
    assert "lo stato conservato" in seen["replay"] or "allo stato" in seen["replay"]
    assert "passo" not in seen["replay"]
    words = {"lupo", "veggente", "guardia", "wolf", "seer"}
    assert not words & set("".join(seen.values()).lower().replace("lupi", "").split())
    for evening in (here, there):
        await evening.db.close()


async def newest(evening: Evening) -> str:
    """The operator's newest page, while everybody else's messages stay in their queues."""
    outbox = table(Outbox)
    asked = select(outbox.c.payload).where(outbox.c.chat_id == PEOPLE + BOSS).order_by(outbox.c.id.desc()).limit(1)
    payload = await evening.db.transact(lambda uow: uow.value(asked))
    return str(payload)


async def test_an_operator_bans_nobody_with_whom_he_plays(evening: Evening) -> None:
    session_id = await evening.game(5)
    for whom in (str(PEOPLE + 3), str(GROUP)):
        refused = await presses(evening, "ban.spam", whom)
        assert isinstance(refused, Rejected)
        assert refused.toast.key == "operator-ban-own-table"
    refused = await presses(evening, "ban.spam", str(PEOPLE + OTHER))
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "operator-ban-operator"
    assert (await evening.record(session_id)).status is Status.RUNNING
    assert await evening.db.transact(lambda uow: uow.bans(0, 9)) == []


# Who may


@pytest.mark.parametrize("what", [*door.PAGES, *door.DEEDS, "nonsense", "ban", "rest.yes"])
async def test_a_forged_button_is_an_unknown_one(evening: Evening, what: str) -> None:
    await evening.starts(3)
    await evening.deliver()
    real = await evening.does(3, c.Unknown, evening.private(3), press=True, what="button")
    for number, where in (
        (3, evening.private(3)),
        (3, evening.private(BOSS)),
        (BOSS, evening.group()),
        (BOSS, evening.private(3)),
    ):
        forged = await evening.does(number, c.PressOperator, where, what=what, pick="1", press=True)
        assert forged == real
    assert await evening.deliver() == []
    assert await evening.db.transact(lambda uow: uow.uses(0, 9)) == []


async def test_stale_and_senseless_picks_change_nothing_and_raise_nothing(evening: Evening) -> None:
    before = await evening.db.transact(
        lambda uow: (uow.switch("maintenance"), uow.bans(0, 9), uow.running_broadcasts())
    )
    for what in (*door.PAGES, *door.DEEDS):
        if what == "rest.begin":
            continue
        for pick in ("zzzzzzzz", "-", "999999999999", "-5-5", "0"):
            if what.startswith("ban.") and pick == "999999999999":
                continue
            evening.clock.advance(61)
            await presses(evening, what, pick)
            await evening.deliver()
    after = await evening.db.transact(lambda uow: (uow.switch("maintenance"), uow.bans(0, 9), uow.running_broadcasts()))
    assert before == after
    assert evening.reports == []


async def test_two_operators_and_double_presses_do_a_thing_once(evening: Evening) -> None:
    session_id = await evening.game(5)
    await presses(evening, "rest.begin")
    first = await evening.db.transact(lambda uow: uow.switch("maintenance"))
    evening.clock.advance(60)
    await presses(evening, "rest.begin", number=OTHER)
    assert await evening.db.transact(lambda uow: uow.switch("maintenance")) == first
    await presses(evening, "freeze", session_id)
    frozen = await evening.record(session_id)
    await presses(evening, "freeze", session_id, number=OTHER)
    await presses(evening, "freeze", session_id)
    assert (await evening.record(session_id)).version == frozen.version
    assert evening.heard().count("fermato un momento") == 0
    await evening.deliver()
    assert evening.heard().count("fermato un momento") == 1
    await presses(evening, "thaw", session_id)
    await presses(evening, "thaw", session_id, number=OTHER)
    await evening.deliver()
    assert evening.heard().count("Si riparte da dove") == 1
    steps = [entry["kind"] for entry in await evening.journal(session_id)]
    assert (steps.count("freeze"), steps.count("thaw")) == (1, 1)
    assert len(await evening.db.transact(lambda uow: uow.uses(0, 99))) == 7


async def test_a_game_frozen_while_its_opening_is_on_its_way_still_goes_on(evening: Evening) -> None:
    await evening.lobby(5)
    await evening.does(1, c.Begin)
    session_id = "00000001"
    assert "opening" in (await evening.record(session_id)).holds
    await presses(evening, "freeze", session_id)
    await evening.deliver()
    evening.clock.advance(3600)
    await presses(evening, "thaw", session_id)
    await evening.passes(130)
    assert (await evening.record(session_id)).holds == frozenset()
    assert (await evening.until_over(session_id)).status is Status.OVER


# Whom is meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7999000009", 7999000009), ("-1002999999999", GROUP), ("https://t.me/c/2999999999/15", GROUP), ("t.me/PersonaNove", 7999000009),
        ("@personanove", 7999000009), ("tg://user?id=7999000009", 7999000009), ("  7999000009 ", 7999000009),
        ("@nobody", None), ("0", None), ("https://example.org", None), ("9" * 30, None), ("<b>x</b>", None), ("", None),
    ],
)  # fmt: skip
async def test_somebody_is_named_by_number_user_name_or_link(evening: Evening, said: str, meant: int | None) -> None:
    await evening.db.transact(lambda uow: uow.meet(7999000009, "Nove", "PersonaNove"))
    await looks(evening, "ban.new")
    receipt = await writes(evening, said)
    page = [m for m in await evening.deliver() if m.chat_id == PEOPLE + BOSS]
    if meant is None:
        assert isinstance(receipt, Rejected | Ignored)
        return
    assert isinstance(receipt, Accepted)
    assert f"<code>{meant}</code>" in page[-1].text


async def test_somebody_is_named_by_a_message_that_is_passed_on(evening: Evening) -> None:
    await looks(evening, "home")
    assert not isinstance(await writes(evening, "buy now", forwarded=7999000009), Rejected)
    assert await evening.db.transact(lambda uow: uow.uses(0, 9)) != []
    await looks(evening, "ban.new")
    assert isinstance(await writes(evening, "buy now", forwarded=7999000009), Accepted)
    page = (await evening.deliver())[-1]
    assert "7999000009" in page.text
    await writes(evening, "Vende <orologi> & altro")
    await evening.deliver()
    (ban,) = await evening.db.transact(lambda uow: uow.bans(0, 9))
    assert (ban.chat_id, ban.reason) == (7999000009, "Vende <orologi> & altro")
    assert "Vende &lt;orologi&gt; &amp; altro" in (await looks(evening, "bans", "0")).text


async def test_a_banned_players_seat_is_given_up_as_by_leaving(evening: Evening) -> None:
    for number in range(3, 9):
        await evening.starts(number)
    opened = await evening.does(3, c.OpenLobby)
    for number in range(4, 9):
        await evening.does(number, c.TakeSeat)
    await evening.does(3, c.Begin)
    await evening.deliver()
    session_id = getattr(opened, "session_id", "")
    await presses(evening, "ban.abuse", str(PEOPLE + 3))
    await evening.deliver()
    journal = await evening.journal(session_id)
    assert [entry["why"] for entry in journal if entry["kind"] == "leave"] == ["resigned"]
    assert "esclu" not in evening.heard().lower()
    assert (await evening.record(session_id)).opener != PEOPLE + 3
    said = await evening.does(3, c.GiveUpSeat, evening.private(3))
    again = await evening.does(3, c.AskStatus)
    assert isinstance(said, Ignored)
    assert isinstance(again, Ignored)
    assert (await evening.until_over(session_id)).status is Status.OVER


# However much there is


async def test_pages_of_long_lists_with_the_longest_names_fit_into_a_message(evening: Evening) -> None:
    """4096 characters and 100 buttons are Telegram's limits."""
    name = "👨‍👩‍👧‍👦" * 60
    now = evening.clock.now()

    def fill(uow) -> None:  # type: ignore[no-untyped-def]
        for number in range(60):
            chat = -1_000 - number
            uow.save_group(GroupRecord(chat_id=chat, title=name))
            uow.add_session(
                SessionRecord(
                    id=f"full{number:04d}", chat_id=chat, topic=None, game="lupi", opener=0, locale="it", options={},
                    rules_version=1, status=Status.FROZEN, game_time=now, wall_time=now, holds=frozenset({"barred"}),
                )
            )  # fmt: skip
            uow.enqueue([OutboxItem(chat_id=chat, payload={"text": "x"})], now)
            uow.count_faults({(f"{'x' * 58}{number}", f"full{number:04d}"): 10**6}, now)
            uow.save_ban(BanRecord(chat_id=10**12 + number, banned_by=1, at=now, reason="😡" * 200, name=name[:500]))
            uow.meet(number + 1, name)
            uow.note_use(UseRecord(user_id=number + 1, at=now, deed="x" * 32, what="y" * 64))

    await evening.db.transact(fill)
    for what, pick in itertools.product(
        ("live.all", "lanes.fullest", "faults", "bans", "log"), ("0", "8", "56", "900000000")
    ):
        evening.clock.advance(10)
        await presses(evening, what, pick)
        page = [one for one in await evening.deliver() if one.chat_id == PEOPLE + BOSS][-1]
        assert 0 < seen_length(page.text) <= 4096, what
        assert len(page.buttons) <= 100
        evening.clock.advance(60)
    for locale in ("it", "en"):
        await looks(evening, "cast.write", locale)
        assert isinstance(await writes(evening, "&" * 1500), Accepted)
        await evening.deliver()
    draft = await evening.db.transact(lambda uow: uow.draft_of(PEOPLE + BOSS))
    assert seen_length((await looks(evening, "cast.look", str(draft.id))).text) <= 4096  # type: ignore[union-attr]
