"""The command line: help everywhere, clear errors, results that can be read."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from bot.__main__ import app
from bot.cli import checking, simulating
from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.playground.demo import Demo
from games.core.ids import GameKey
from games.registry import GAMES
from games.village.spec import VILLAGE
from tests.kit.party import Party

COMMANDS = ["run", "playground", "migrate", "copy", "replay", "verify", "simulate", "cases"]
SIMULATE = ["simulate", "--game", "lupi", "--jobs", "1"]
runner = CliRunner()


@pytest.fixture(autouse=True)
def nowhere(tmp_path, monkeypatch):
    """A folder without settings."""
    monkeypatch.chdir(tmp_path)
    for name in ("TELEGRAM_TOKEN", "DATABASE_URL", "DEFAULT_LANGUAGE", "LISTEN", "WEBHOOK_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command):
    result = runner.invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_the_commands_are_listed():
    listed = runner.invoke(app, ["--help"]).output
    assert all(command in listed for command in COMMANDS)


def test_simulated_games_are_told_in_a_table():
    result = runner.invoke(app, [*SIMULATE, "--games", "3", "--players", "5", "--players", "8"])
    assert result.exit_code == 0
    assert "wolves" in result.output or "humans" in result.output


def test_a_range_of_tables_is_told_in_markdown():
    result = runner.invoke(app, [*SIMULATE, "--games", "2", "--players", "5-7,9", "--markdown"])
    heading, line, *rows = result.output.splitlines()
    assert heading.startswith("| players | games | ")
    assert set(line) == set("| -:")
    assert [row.split()[1] for row in rows] == ["5", "6", "7", "9"]


def test_many_games_are_the_same_however_many_processes_play_them():
    def told(jobs):
        given = ["--games", "24", "--players", "5,6", "--markdown", "--jobs", jobs]
        return runner.invoke(app, ["simulate", "--game", "lupi", *given]).output

    assert told("1") == told("2")
    assert len(told("1").splitlines()) == 4


def test_the_same_seed_gives_the_same_games():
    def figures(seed):
        output = runner.invoke(app, [*SIMULATE, "--games", "5", "--seed", seed]).output
        return [line.rsplit("│", 2)[0] for line in output.splitlines() if "│" in line]

    assert figures("moon") == figures("moon")
    assert figures("moon") != figures("sun")


CASES = """
| ID | Case | Roles | Actions | Draws | Expected |
|---|---|---|---|---|---|
| Z1 | eaten | A wolf; C,D,E villager | night 2: A→C | — | Deaths: C (eaten). Game goes on. |
"""


def test_cases_that_pass_are_told_one_by_one(tmp_path):
    page = tmp_path / "cases.md"
    page.write_text(CASES, encoding="utf-8")
    result = runner.invoke(app, ["cases", str(page)])
    assert result.exit_code == 0
    assert "Z1 eaten" in result.output
    assert "1 passed, 0 failed, 0 rows passed over" in result.output


def test_a_case_that_fails_is_told_with_what_happened(tmp_path):
    page = tmp_path / "cases.md"
    page.write_text(CASES.replace("C (eaten)", "D (eaten)"), encoding="utf-8")
    result = runner.invoke(app, ["cases", str(page)])
    assert result.exit_code == 1
    assert "death expected: D (eaten)" in result.output
    assert "(deaths: C (eaten))" in result.output


def test_a_page_without_cases_does_not_pass(tmp_path):
    page = tmp_path / "cases.md"
    page.write_text("| a | b |\n|---|---|\n| 1 | 2 |\n", encoding="utf-8")
    result = runner.invoke(app, ["cases", str(page)])
    assert result.exit_code == 1
    assert "1 rows passed over" in result.output


def test_a_page_that_is_no_text_is_said_to_be_none(tmp_path):
    page = tmp_path / "cases.md"
    page.write_bytes(b"\xff\xfe\x00")
    result = runner.invoke(app, ["cases", str(page)])
    assert result.exit_code == 2
    assert "cannot be read" in " ".join(result.output.split())


def test_options_of_a_simulation_are_roles_to_leave_out_and_shortcuts_too():
    options = simulating.options_of(VILLAGE, ["excluded=seer,fool", "deal_mode=chaos", "ruleset=greywolf"])
    assert options.excluded == ("fool", "seer")
    assert options.deal_mode == "chaos"
    assert options.thief_mode == "first_night"
    with pytest.raises(ValueError, match="no option 'excluded=seer,villager'"):
        simulating.options_of(VILLAGE, ["excluded=seer,villager"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "--game", "chess"], "lupi"),
        ([*SIMULATE, "--players", "3-9"], "5 to 35"),
        ([*SIMULATE, "--players", "9-5"], "5 to 35"),
        ([*SIMULATE, "--players", "many"], "write 8, or 5-9, or 5,7,9"),
        ([*SIMULATE, "--option", "pace=soon"], "pace=fast|normal|slow"),
        ([*SIMULATE, "--option", "pace=slow", "--option", "vote_style=round"], "no deal for 8"),
        (["playground", "--game", "chess"], "lupi"),
        (["playground", "--game", "village", "--seats", "3"], "5 to 35"),
    ],
)
def test_a_slip_is_answered_with_what_there_is(arguments, says):
    result = runner.invoke(app, arguments)
    assert result.exit_code == 2
    assert says in " ".join(result.output.split())


def test_a_setting_that_cannot_be_used_is_named_and_its_value_is_not_shown(monkeypatch):
    monkeypatch.setenv("TELEGRAM_TOKEN", "12345:not/a/token")
    result = runner.invoke(app, ["run"])
    assert result.exit_code == 2
    assert "TELEGRAM_TOKEN" in result.output
    assert "not/a/token" not in result.output


def test_the_database_is_made_and_made_again_without_harm(tmp_path):
    for _ in range(2):
        assert runner.invoke(app, ["migrate"]).exit_code == 0
    assert (tmp_path / "data" / "narratore.db").exists()


def test_a_session_that_is_not_there_is_said_not_to_be(tmp_path):
    runner.invoke(app, ["migrate"])
    result = runner.invoke(app, ["replay", "zzzzzzzz"])
    assert result.exit_code == 1
    assert "no session zzzzzzzz" in result.output


async def test_a_finished_game_is_verified_and_replayed(tmp_path):
    party = await Party(tmp_path).opens()
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    people[0].says("/verifica@NarratoreBot", group)
    await party.pass_time(61)
    proof = next(file for file in party.world.files.values() if file.name.endswith(".json"))
    session = await party.session(group)
    console = Console(record=True, width=200)
    specs = {GameKey(spec.key): spec for spec in GAMES}
    assert await checking.replay_session(party.bot.db, session.id, specs, console)
    await party.closes()
    told = console.export_text()
    assert "the stored state is the same" in told
    assert not any(person.name in told for person in people)

    good, bad = tmp_path / "proof.json", tmp_path / "bad.json"
    good.write_bytes(proof.content)
    bad.write_text(json.dumps({**json.loads(proof.content), "secret": "00" * 32}))
    bundles = Bundles(LOCALES)
    assert checking.verify(good, bundles, "it", console)
    assert not checking.verify(bad, bundles, "en", console)


def test_the_environment_has_the_command_and_it_runs_from_anywhere(tmp_path):
    """`make setup` leaves `.venv/bin/narratore` there: what captions and pages tell people to type."""
    root = Path(__file__).resolve().parents[2]
    loaded = importlib.util.spec_from_file_location("environment", root / "scripts" / "environment.py")
    environment = importlib.util.module_from_spec(loaded)
    loaded.loader.exec_module(environment)
    (tmp_path / "a venv" / "bin").mkdir(parents=True)
    python = tmp_path / "a venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    environment.add_command(tmp_path / "a venv")
    done = subprocess.run(
        [tmp_path / "a venv" / "bin" / "narratore", "verify", "--help"],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Usage" in done.stdout


@pytest.mark.parametrize(
    ("listen", "port", "said", "place"),
    [
        ("", 8700, False, ("127.0.0.1", 8700)),
        ("127.0.0.1:9000", 8700, False, ("127.0.0.1", 9000)),
        ("0.0.0.0:9000", 8700, True, ("0.0.0.0", 9000)),
        ("0.0.0.0:9000", 9001, True, ("0.0.0.0", 9001)),
    ],
)
def test_the_playground_says_aloud_when_others_can_reach_it(monkeypatch, listen, port, said, place):
    async def run(self, until, *, opened, host, port):
        opened(f"http://{host}:{port}")

    monkeypatch.setattr(Demo, "run", run)
    monkeypatch.setenv("LISTEN", listen)
    output = runner.invoke(app, ["playground", "--port", str(port)]).output
    assert ("whoever reaches this address can play here" in " ".join(output.split())) is said
    assert f"Playground: http://{place[0]}:{place[1]}" in output


@pytest.mark.parametrize("flag", ["--speed", "--pace"])
def test_how_fast_the_clock_runs_at_first_has_two_names(monkeypatch, flag):
    begun = []

    async def run(self, until, *, opened, host, port):
        begun.append(self)

    monkeypatch.setattr(Demo, "run", run)
    command = ["playground", "--game", "village", "--seats", "7", "--seed", "moon", flag, "10"]
    assert runner.invoke(app, command).exit_code == 0
    assert len(begun) == 1
    assert runner.invoke(app, [*command[:-1], "11"]).exit_code == 2


def test_a_table_that_cannot_be_is_said_before_anything_is_opened():
    result = runner.invoke(app, ["playground", "--game", "lupi", "--seats", "3"])
    assert result.exit_code == 2
    assert "is played by" in result.output
