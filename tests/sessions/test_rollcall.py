"""The group's absence rule: warned in private and by day, then what the group has chosen; what is our fault never counts."""

import json
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.sessions import commands as c
from bot.sessions.codec import Codec
from bot.sessions.receipts import Accepted, Rejected
from bot.sessions.verify import verify_file
from games.core.game import Place
from games.core.ids import Seat
from games.lupi.spec import LUPI
from games.propaganda.spec import PROPAGANDA
from storage.engine import Database
from storage.records import AbsenceRecord, Act, Claim, OutboxItem, Status
from tests.kit.evening import GROUP, PEOPLE, Evening

ASLEEP, OTHERS = 7, (1, 2, 3, 4, 5, 6)


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str:
    """One database is enough, but where two replicas matter."""
    url: str = request.getfixturevalue(
        "postgres_url" if getattr(request, "param", "") == "postgresql" else "sqlite_url"
    )
    return url


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def begun(evening: Evening, rule: str, people: int = 7) -> str:
    """A game of Lupi in which all vote together, with this rule; its first night."""
    session_id = await evening.lobby(people)
    for field, value in (("vote_style", "together"), ("absence", rule)):
        await evening.does(1, c.SetOption, session_id=session_id, field=field, value=value, press=True)
    await evening.does(1, c.Begin)
    await evening.deliver()
    return session_id


async def phase(evening: Evening, session_id: str) -> str:
    return str((await evening.record(session_id)).extra.get("phase", ""))


async def until(evening: Evening, session_id: str, start: str) -> None:
    """Time passes, nobody answering, until a phase that begins like this."""
    await evening.pump()
    while not (await phase(evening, session_id)).startswith(start):
        due = await evening.service.next_due()
        assert due is not None, await evening.record(session_id)
        evening.clock.move_to(due)
        await evening.pump()


async def votes(evening: Evening, session_id: str, day: int, voters: Collection[int] = OTHERS) -> None:
    """The vote of this day: these people want nobody, and its time passes."""
    await until(evening, session_id, f"d{day}.vote")
    for number in voters:
        receipt = await evening.presses(number, session_id, f"d{day}.vote", "nobody")
        assert not isinstance(receipt, Rejected), receipt
    await until(evening, session_id, f"n{day + 1}")


async def two_missed(evening: Evening, rule: str) -> str:
    """Seat 7 has let two votes pass, and the third one stands."""
    session_id = await begun(evening, rule)
    for day in (1, 2):
        await votes(evening, session_id, day)
    await until(evening, session_id, "d3.vote")
    return session_id


def told(evening: Evening, number: int = ASLEEP) -> str:
    return evening.heard(PEOPLE + number)


async def record_of(evening: Evening, number: int = ASLEEP) -> list[AbsenceRecord]:
    found: list[AbsenceRecord] = await evening.db.transact(lambda uow: uow.absences_of(PEOPLE + number))
    return found


async def missed(evening: Evening, session_id: str, seat: int = ASLEEP) -> int:
    state = (await evening.record(session_id)).state
    assert state is not None
    return int(state["players"][seat - 1].get("missed", 0))


async def test_who_lets_a_vote_pass_is_told_in_private_and_named_when_the_next_one_opens(evening: Evening) -> None:
    session_id = await begun(evening, "remove")
    await votes(evening, session_id, 1)
    assert "Se succede anche la prossima volta, si va avanti senza di te" in told(evening)
    assert not any("non è arrivata" in told(evening, number) for number in OTHERS)
    assert "è mancata" not in evening.heard()
    before = len(evening.post)
    await until(evening, session_id, "d2.talk")
    assert not any("mancata" in item.text for item in evening.post[before:]), "at night nobody is warned in public"
    await until(evening, session_id, "d2.vote")
    assert "L’ultima volta è mancata la risposta di" in evening.heard()
    assert evening.heard().count("Se succede ancora") == 1


async def test_by_the_usual_rule_the_second_vote_in_a_row_is_the_end_and_one_s_own_record_says_so(
    evening: Evening,
) -> None:
    session_id = await begun(evening, "remove")
    for day in (1, 2):
        await votes(evening, session_id, day)
    leave = [entry for entry in await evening.journal(session_id) if entry["kind"] == "leave"]
    assert leave == [{"kind": "leave", "seat": ASLEEP, "why": "absent"}]
    assert [(one.missed, one.lost) for one in await record_of(evening)] == [(2, True)]
    assert await record_of(evening, 1) == []


async def test_a_vote_makes_good_and_nothing_is_held_against_anybody_for_a_night(evening: Evening) -> None:
    session_id = await begun(evening, "remove")
    await votes(evening, session_id, 1)
    await votes(evening, session_id, 2, (*OTHERS, ASLEEP))
    assert await missed(evening, session_id) == 0
    assert [one.missed for one in await record_of(evening)] == [1]
    assert not (await evening.record(session_id)).extra.get("left")


async def test_where_the_group_only_warns_nobody_goes_and_nobody_is_nagged_for_ever(evening: Evening) -> None:
    session_id = await two_missed(evening, "warn")
    await votes(evening, session_id, 3)
    await until(evening, session_id, "d4.vote")
    assert evening.heard().count("Il tavolo vi aspetta") == 2
    assert not (await evening.record(session_id)).extra.get("left")


async def test_where_the_others_decide_they_are_asked_and_one_answer_ends_it(evening: Evening) -> None:
    session_id = await two_missed(evening, "vote")
    asked = next(item for item in evening.post if (item.slot or "").startswith(f"lost.{ASLEEP}"))
    assert "Due volte di fila è mancata la risposta di" in asked.text
    assert [b["data"].split(".")[2] for b in asked.buttons] == ["wait", "sub", "remove"]
    for number in (1, 2, 3):
        done = await evening.does(number, c.RemoveSeat, session_id=session_id, seat=ASLEEP, press=True)
        assert isinstance(done, Accepted), done
        if number == 1:  # the host alone may
            break
    assert (await evening.record(session_id)).extra["left"] == [ASLEEP]


async def test_whoever_answers_before_the_others_have_decided_stays(evening: Evening) -> None:
    session_id = await two_missed(evening, "vote")
    await evening.does(2, c.RemoveSeat, session_id=session_id, seat=ASLEEP, press=True)
    assert isinstance(await evening.presses(ASLEEP, session_id, "d3.vote", "nobody"), Accepted)
    for number in (3, 4, 5):
        late = await evening.does(number, c.RemoveSeat, session_id=session_id, seat=ASLEEP, press=True)
        assert isinstance(late, Rejected)
    assert not (await evening.record(session_id)).extra.get("left")


async def test_a_computer_player_sits_in_and_hands_the_seat_back(evening: Evening) -> None:
    session_id = await two_missed(evening, "substitute")
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert rows[ASLEEP - 1].computer
    assert "scrivi /entra@narratore_bot" in told(evening)
    assert await missed(evening, session_id) == 0
    assert [(one.missed, one.lost) for one in await record_of(evening)] == [(2, True)]
    back = await evening.does(ASLEEP, c.TakeSeat)
    assert isinstance(back, Accepted), back
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert rows[ASLEEP - 1].user_id == PEOPLE + ASLEEP
    await evening.deliver()
    assert "è di nuovo al tavolo" in evening.heard()
    assert isinstance(await evening.presses(ASLEEP, session_id, "d3.vote", "nobody"), Accepted)


async def test_a_stranger_gets_the_seat_only_if_the_host_agrees(evening: Evening) -> None:
    session_id = await two_missed(evening, "substitute")
    await evening.starts(9)
    await evening.does(9, c.TakeSeat)
    rows = await evening.db.transact(lambda uow: uow.seats(session_id))
    assert rows[ASLEEP - 1].computer
    assert isinstance(await evening.presses(1, session_id, "admit", f"{ASLEEP}-0"), Accepted)
    assert isinstance(await evening.does(ASLEEP, c.TakeSeat), Rejected), "it is somebody else's now"


async def test_chance_answers_at_the_end_of_the_time_and_the_proof_can_draw_it_again(
    evening: Evening, tmp_path: Path
) -> None:
    session_id = await two_missed(evening, "random")
    assert "sceglie il caso" in evening.heard()
    assert "drawn" not in json.dumps(await evening.journal(session_id)), "the time is one's own until it is over"
    for number in OTHERS:
        await evening.presses(number, session_id, "d3.vote", "nobody")
    await until(evening, session_id, "d3.s")
    (made,) = [entry for entry in await evening.journal(session_id) if entry.get("drawn")]
    assert (made["seat"], made["prompt"]) == (ASLEEP, "d3.vote")
    assert [(one.missed, one.lost) for one in await record_of(evening)] == [(3, False)]
    await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
    await evening.deliver()
    proof = json.loads(next(item for item in evening.post if item.act == "file").payload["body"])
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(proof))
    assert verify_file(path).fair
    step = next(step for step in proof["steps"] if step.get("drawn"))
    step["pick"] = "1" if step["pick"] != "1" else "2"
    path.write_text(json.dumps(proof))
    assert [(found.detail, found.step) for found in verify_file(path).findings if found.verdict == "failed"] == [
        ("drawn", step["step"])
    ]


async def test_whoever_is_back_answers_for_oneself_again(evening: Evening) -> None:
    session_id = await two_missed(evening, "random")
    await votes(evening, session_id, 3, (*OTHERS, ASLEEP))
    await votes(evening, session_id, 4)
    assert not [entry for entry in await evening.journal(session_id) if entry.get("drawn")]


@pytest.mark.parametrize("fault", ["down", "barred", "throttled", "broken"])
async def test_what_is_our_fault_is_nobody_s_absence(evening: Evening, fault: str, tmp_path: Path) -> None:
    session_id = await begun(evening, "remove")
    await votes(evening, session_id, 1)
    await until(evening, session_id, "d2.vote")
    if fault == "down":
        await evening.service.beat(evening.clock.now())
        evening.clock.advance(600)
        evening.restarted()
        await evening.service.wake(evening.clock.now())
    elif fault == "barred":
        await evening.service.barred(GROUP, None, "closed")
        await evening.service.writable(GROUP, None)
    elif fault == "throttled":
        await evening.service.flooded(GROUP, 90.0)
    else:
        item = OutboxItem(chat_id=GROUP, session_id=session_id, act=Act.SHOW, payload={"text": "x"})
        await evening.service.broken(Claim(row_ids=(1,), item=item, message_id=None, attempts=1, lease_by="x"), "x")
    for number in OTHERS:
        await evening.presses(number, session_id, "d2.vote", "nobody")
    await until(evening, session_id, "n3")
    assert await missed(evening, session_id) == 1
    assert not (await evening.record(session_id)).extra.get("left")
    assert [one.missed for one in await record_of(evening)] == [1]
    await votes(evening, session_id, 3)
    assert (await evening.record(session_id)).extra["left"] == [ASLEEP], "the next one counts again"
    await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
    await evening.deliver()
    path = tmp_path / "proof.json"
    path.write_text(next(item for item in evening.post if item.act == "file").payload["body"])
    assert verify_file(path).fair


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_two_replicas_warn_once_and_draw_once(evening: Evening) -> None:
    session_id = await two_missed(evening, "random")
    other = Evening(evening.db, nth=1)
    other.clock = evening.clock
    other.restarted()
    for number in OTHERS:
        await other.presses(number, session_id, "d3.vote", "nobody")
    while (await phase(evening, session_id)).startswith("d3.vote"):
        due = await evening.service.next_due()
        assert due is not None
        evening.clock.move_to(due)
        for ring in await evening.service.due(due):
            await evening.service.ring(ring)
            await other.service.ring(ring)
    assert len([entry for entry in await evening.journal(session_id) if entry.get("drawn")]) == 1
    assert evening.heard().count("sceglie il caso") == 1


async def test_a_pause_does_not_count_and_the_scale_of_time_changes_nothing(database: Database) -> None:
    evening = Evening(database)
    evening.at(time_scale=0.01)
    evening.restarted()
    session_id = await begun(evening, "remove")
    await votes(evening, session_id, 1)
    await until(evening, session_id, "d2.vote")
    await evening.does(1, c.Pause)
    evening.clock.advance(3600)
    await evening.pump()
    assert await phase(evening, session_id) == "d2.vote"
    await evening.does(1, c.Resume)
    assert isinstance(await evening.presses(ASLEEP, session_id, "d2.vote", "nobody"), Accepted)
    await until(evening, session_id, "n3")
    assert await missed(evening, session_id) == 0


async def test_one_s_record_is_told_in_private_given_as_data_and_erased(evening: Evening) -> None:
    session_id = await begun(evening, "warn")
    await votes(evening, session_id, 1)
    await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
    given = await evening.db.transact(lambda uow: uow.data_of(PEOPLE + ASLEEP))
    assert [(row["game"], row["missed"], row["lost"]) for row in given["absences"]] == [("lupi", 1, False)]
    await evening.does(ASLEEP, c.ForgetMe, evening.private(ASLEEP), confirmed=True)
    assert await record_of(evening) == []


async def test_where_the_group_wants_no_figures_nothing_is_kept(evening: Evening) -> None:
    evening.crowd.admins = {PEOPLE + 1}
    await evening.starts(1)
    await evening.does(1, c.AskSettings)
    where = c.Where(chat_id=PEOPLE + 1, message_id=77)
    await evening.does(1, c.PressSettings, where, chat_id=GROUP, field="figures", pick="false", press=True)
    session_id = await begun(evening, "warn")
    await votes(evening, session_id, 1)
    assert await missed(evening, session_id) == 1
    assert await record_of(evening) == []


# Turns


async def a_campaign(database: Database, rule: str) -> tuple[Evening, str]:
    """Propaganda for two: the first moves a pawn or two, the second has let two turns pass and is asked again."""
    evening = Evening(database, specs=(PROPAGANDA, LUPI))
    for number in (1, 2):
        await evening.starts(number)
    opened = await evening.does(1, c.OpenLobby, game="propaganda")
    session_id = str(getattr(opened, "session_id", ""))
    await evening.does(2, c.TakeSeat)
    await evening.does(1, c.SetOption, session_id=session_id, field="absence", value=rule, press=True)
    await evening.does(1, c.Begin)
    await evening.deliver()
    while not (await evening.record(session_id)).extra.get("given"):
        assert (await evening.record(session_id)).status is Status.RUNNING
        await moves(evening, session_id)
        due = await evening.service.next_due()
        assert due is not None
        evening.clock.move_to(due)
        await evening.pump()
    return evening, session_id


async def moves(evening: Evening, session_id: str) -> None:
    """If it is the first one's turn a star is bought, or whatever stands in its way is answered."""
    for _ in range(4):
        record = await evening.record(session_id)
        assert record.state is not None
        state = Codec({PROPAGANDA.key: PROPAGANDA}).load(PROPAGANDA, record.state, record.rules_version)
        asked = [one for one in PROPAGANDA.game.prompts(state, Seat(1)) if one.place is Place.TABLE and one.options]
        if not asked:
            return
        pick = next((one for one in ("star", "enough") if one in asked[0].options), asked[0].options[0])
        await evening.presses(1, session_id, asked[0].id, pick)
        await evening.deliver()


async def test_a_turn_that_nobody_waits_for_any_more_passes_almost_at_once(database: Database) -> None:
    evening, session_id = await a_campaign(database, "skip")
    assert "il turno passa quasi subito" in evening.heard()
    began = evening.clock.now()
    turn = await phase(evening, session_id)
    await evening.passes(25)
    assert await phase(evening, session_id) != turn
    assert (evening.clock.now() - began).total_seconds() < 60
    assert "skip" in [entry["kind"] for entry in await evening.journal(session_id)]
    assert evening.reports == []


async def test_where_chance_moves_it_makes_one_legal_move_a_turn(database: Database) -> None:
    evening, session_id = await a_campaign(database, "random")
    await evening.passes(90)
    moves = [entry for entry in await evening.journal(session_id) if entry.get("drawn")]
    assert moves
    assert evening.reports == []
