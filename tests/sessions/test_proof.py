"""The record of a game, and checking it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from bot.sessions.terms import Terms
from bot.sessions.verify import Report, verify_file
from games.lupi.spec import LUPI
from storage.engine import Database
from tests.kit.evening import BUNDLES, PEOPLE, Evening


async def played(database: Database, *, dice: bool = False) -> tuple[Evening, str, dict[str, Any]]:
    evening = Evening(database, terms=Terms(bot_username="narratore_bot", dice=dice))
    session_id = await evening.lobby(2)
    await evening.does(1, c.FillSeats)
    await evening.does(1, c.Begin)
    if dice:
        await evening.service.threw(session_id, 0, 12)
        await evening.service.threw(session_id, 1, 55)
    await evening.does(2, c.Extend)
    await evening.until_over(session_id)
    proof = next(item for item in evening.post if item.act == "file")
    return evening, session_id, json.loads(proof.payload["body"])


def checked(tmp_path: Path, proof: dict[str, Any]) -> Report:
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(proof), "utf-8")
    return verify_file(path)


@pytest.mark.parametrize("dice", [False, True])
async def test_the_record_of_a_game_stands_every_check(database: Database, tmp_path: Path, dice: bool) -> None:
    _, _, proof = await played(database, dice=dice)
    report = checked(tmp_path, proof)
    assert [(finding.check, finding.verdict) for finding in report.findings] == [
        (check, "passed") for check in ("file", "commitment", "dice", "deal", "draws", "replay", "outcome")
    ]
    assert report.replayed
    assert len(proof["draws"]) > 4


async def test_the_record_names_nobody(database: Database) -> None:
    _, _, proof = await played(database)
    text = json.dumps(proof)
    assert "Persona" not in text
    assert str(PEOPLE)[:6] not in text
    assert "computer:3" in text


def _swap_cards(proof: dict[str, Any]) -> None:
    wolf = next(seat for seat, card in proof["deal"].items() if card == "wolf")
    human = next(seat for seat, card in proof["deal"].items() if card == "villager")
    proof["deal"][wolf], proof["deal"][human] = "villager", "wolf"


def _other_pick(proof: dict[str, Any]) -> None:
    move = next(step for step in proof["steps"] if step["kind"] == "move")
    move["pick"] = "99"


def _no_ring(proof: dict[str, Any]) -> None:
    proof["steps"] = [step for step in proof["steps"] if step["kind"] != "ring"]


def _other_secret(proof: dict[str, Any]) -> None:
    proof["secret"] = "ff" * 32


def _other_dice(proof: dict[str, Any]) -> None:
    proof["dice"] = [64, 64]


def _other_draw(proof: dict[str, Any]) -> None:
    proof["draws"][2][3] += 1


def _other_end(proof: dict[str, Any]) -> None:
    proof["outcome"]["winners"] = [1]


def _fewer_draws(proof: dict[str, Any]) -> None:
    del proof["draws"][-1]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("tamper", "check"),
    [
        (_swap_cards, "deal"),
        (_other_pick, "replay"),
        (_no_ring, "replay"),
        (_other_secret, "commitment"),
        (_other_dice, "dice"),
        (_other_draw, "draws"),
        (_fewer_draws, "draws"),
        (_other_end, "outcome"),
    ],
)
async def test_a_tampered_record_fails_and_says_where(
    database: Database, tmp_path: Path, tamper: Callable[[dict[str, Any]], None], check: str
) -> None:
    _, _, proof = await played(database)
    tamper(proof)
    report = checked(tmp_path, proof)
    assert not report.fair
    failed = next(finding for finding in report.findings if finding.verdict == "failed")
    assert failed.check == check
    if check == "replay":
        assert failed.step is not None


async def test_every_finding_has_its_sentence_in_both_languages() -> None:
    found = 0
    for check in ("file", "commitment", "dice", "rules", "deal", "replay", "draws", "outcome"):
        for verdict in ("passed", "failed", "skipped"):
            here = [BUNDLES.has(f"verify-{check}-{verdict}", locale) for locale in ("it", "en")]
            assert len(set(here)) == 1
            found += here[0]
    assert found == 18


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"form": "other"}', "\x00"])
def test_any_other_file_is_no_proof(tmp_path: Path, text: str) -> None:
    path = tmp_path / "proof.json"
    path.write_text(text, "utf-8")
    report = verify_file(path)
    assert [(finding.check, finding.verdict) for finding in report.findings] == [("file", "failed")]


async def test_during_a_game_the_whole_commitment_is_shown_and_never_the_secret(database: Database) -> None:
    evening = Evening(database)
    session_id = await evening.game(5)
    await evening.does(9, c.AskProof)
    await evening.deliver()
    entry = (await evening.journal(session_id))[0]
    assert entry["commitment"] in evening.post[-1].text
    assert not [item for item in evening.post if item.act == "file"]
    secret = await evening.db.transact(lambda uow: uow.seal(session_id))
    assert secret.hex() not in repr([item.payload for item in evening.post])


async def test_after_a_game_the_file_is_sent_again_where_it_is_asked_for(database: Database) -> None:
    evening, _, proof = await played(database)
    assert isinstance(await evening.does(9, c.AskProof), Accepted)
    await evening.deliver()
    assert json.loads(evening.post[-1].payload["body"]) == proof


async def test_a_group_gets_the_file_once_more_and_not_at_every_press(database: Database) -> None:
    evening, session_id, _ = await played(database)
    for expected in (Accepted, Rejected, Rejected):
        assert isinstance(await evening.does(9, c.AskProof, session_id=session_id, press=True), expected)
    before = len([item for item in evening.post if item.act == "file"])
    await evening.deliver()
    assert len([item for item in evening.post if item.act == "file"]) == before + 1


async def test_a_stopped_game_gives_its_proof_and_a_stopped_lobby_has_none(database: Database, tmp_path: Path) -> None:
    evening = Evening(database)
    session_id = await evening.game(5)
    await evening.passes(70)
    await evening.does(1, c.Stop, session_id=session_id, confirmed=True, press=True)
    await evening.deliver()
    proof = json.loads(next(item for item in evening.post if item.act == "file").payload["body"])
    report = checked(tmp_path, proof)
    assert report.fair
    assert {f.check: f.verdict for f in report.findings}["deal"] == "skipped"
    lobby = await evening.lobby(2)
    await evening.does(1, c.Stop, session_id=lobby)
    refused = await evening.does(1, c.AskProof)
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "service-never-dealt"
    assert evening.reports == []


async def test_nothing_was_ever_played_here(database: Database) -> None:
    assert isinstance(await Evening(database).does(1, c.AskProof), Rejected)


async def test_a_sealed_ballot_keeps_its_answer_and_the_check_says_what_it_could_not_do(
    database: Database, tmp_path: Path
) -> None:
    spec = replace(LUPI, sealed=lambda prompt: "sleep" in prompt)
    evening = Evening(database, specs=[spec])
    session_id = await evening.lobby(1)
    await evening.does(1, c.FillSeats)
    await evening.does(1, c.Begin)
    await evening.until_over(session_id)
    proof = json.loads(next(item for item in evening.post if item.act == "file").payload["body"])
    slept = [step for step in proof["steps"] if "sleep" in step.get("prompt", "")]
    assert slept
    assert all("pick" not in step for step in slept)
    report = checked(tmp_path, proof)
    assert report.fair
    assert not report.replayed
    assert {f.check: f.verdict for f in report.findings}["replay"] == "skipped"
    _swap_cards(proof)
    assert not checked(tmp_path, proof).fair


async def test_where_cards_stay_hidden_the_seal_stays_shut_and_the_lobby_said_so(database: Database) -> None:
    """The secret would tell the deal, and with the moves everything else."""
    evening = Evening(database, specs=[replace(LUPI, hides=lambda options: True)])
    session_id = await evening.lobby(1)
    await evening.does(1, c.FillSeats)
    await evening.deliver()
    assert "🙈" in next(item for item in evening.post if item.slot == "lobby").text
    await evening.does(1, c.Begin)
    await evening.until_over(session_id)
    await evening.deliver()
    assert not [item for item in evening.post if item.act == "file"]
    refused = await evening.does(1, c.AskProof, session_id=session_id, press=True)
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "service-proof-hidden"


@pytest.mark.parametrize("over", [False, True])
async def test_whoever_has_nothing_to_do_with_a_table_gets_neither_its_seal_nor_its_record(
    database: Database, over: bool
) -> None:
    """A session's id stands in file names and on buttons: knowing it opens nothing."""
    evening = Evening(database)
    session_id = await evening.game(5)
    if over:
        await evening.does(1, c.Stop, confirmed=True)
    evening.crowd.strangers.add(PEOPLE + 50)
    elsewhere = c.Where(chat_id=-77, kind="supergroup", title="altrove")
    await evening.deliver()
    for where in (evening.private(50), elsewhere, evening.group()):
        asked = await evening.does(50, c.AskProof, where, session_id=session_id, press=True)
        assert isinstance(asked, Rejected)
    assert await evening.deliver() == []
    for number, where in ((2, evening.private(2)), (51, evening.private(51)), (52, evening.group())):
        asked = await evening.does(number, c.AskProof, where, session_id=session_id, press=True)
        assert isinstance(asked, Accepted), (number, where)
