"""The logs: one form for all, and no secret in any of it."""

import io
import json
import logging
import re
import sys
import threading
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot import logs
from bot.logs import HIDDEN, Redactor
from bot.playground.faults import BLOCKED
from games.core.game import Moment, Move, Step
from games.lupi.game import Lupi
from games.lupi.roles import ROLES
from games.lupi.spec import LUPI
from storage.engine import Database
from tests.kit.evening import Evening
from tests.kit.party import Party

TOKEN = "123456789:AAHq-Zt_4bC1dE2fG3hI4jK5lM6nO7pQ8rS"
OTHER_TOKEN = "987654321:BBHq-Zt_4bC1dE2fG3hI4jK5lM6nO7pQ8rS"


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    kept = root.handlers[:], root.level, sys.excepthook, threading.excepthook
    yield
    root.handlers[:], level, sys.excepthook, threading.excepthook = kept
    root.setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()


class Terminal(io.StringIO):
    """A stream that is read by eye."""

    def isatty(self) -> bool:
        return True


def configured(form: str, level: str = "info", stream: io.StringIO | None = None) -> io.StringIO:
    stream = stream or io.StringIO()
    logs.configure(form=form, level=level, secrets=[TOKEN, 'p"ss\\word/1'], stream=stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_for_machines_has_action_level_logger_and_values() -> None:
    stream = configured("json")
    structlog.get_logger("bot.sessions").info("step.applied", session="abcd2345", version=3)
    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "action": "step.applied",
        "level": "info",
        "logger": "bot.sessions",
        "session": "abcd2345",
        "version": 3,
    }


def test_a_line_for_people_has_the_action_in_front() -> None:
    stream = configured("console")
    structlog.get_logger("bot.sessions").info("step.applied", session="abcd2345")
    assert "step.applied" in stream.getvalue()
    assert "session=abcd2345" in stream.getvalue()
    assert "\033" not in stream.getvalue()


def test_a_librarys_line_comes_in_the_same_form() -> None:
    stream = configured("json")
    logging.getLogger("uvicorn.error").warning("gave up on %s", "port 8080")
    (line,) = lines(stream)
    assert line["action"] == "library.said"
    assert line["message"] == "gave up on port 8080"
    assert line["logger"] == "uvicorn.error"


def test_a_warning_of_python_comes_in_the_same_form() -> None:
    stream = configured("json")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        # As `captureWarnings` wants it: pytest has put its own recorder in its place meanwhile.
        logging.captureWarnings(capture=False)
        logging.captureWarnings(capture=True)
        warnings.warn("old ways", UserWarning, stacklevel=1)
        logging.captureWarnings(capture=False)
    (line,) = lines(stream)
    assert "old ways" in line["message"]


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_level_silences_what_is_below_it(form: str) -> None:
    stream = configured(form, level="warning")
    structlog.get_logger("bot").info("quiet.one")
    logging.getLogger("some.library").info("quiet too")
    structlog.get_logger("bot").warning("loud.one")
    assert "quiet" not in stream.getvalue()
    assert "loud.one" in stream.getvalue()


def test_the_http_clients_line_for_each_request_is_left_out() -> None:
    stream = configured("json")
    logging.getLogger("httpx").info("HTTP Request: POST https://api.telegram.org/bot%s/getMe", TOKEN)
    assert not stream.getvalue()


def test_configuring_again_does_not_double_the_lines() -> None:
    first = configured("json")
    second = configured("json")
    structlog.get_logger("bot").info("once.only")
    assert not first.getvalue()
    assert len(lines(second)) == 1


@pytest.mark.parametrize("form", ["console", "json"])
def test_no_secret_is_seen_wherever_it_comes_from(form: str) -> None:
    stream = configured(form, level="debug")
    log = structlog.get_logger("bot")
    log.info("value.plain", token=TOKEN, password='p"ss\\word/1')
    log.info("value.nested", deep={"list": [f"https://api.telegram.org/bot{TOKEN}/getMe", 'p"ss\\word/1']})
    log.info("value.quoted", url="postgresql://u:p%22ss%5Cword%2F1@host/name")
    logging.getLogger("httpx").warning("POST https://api.telegram.org/bot%s/sendMessage", TOKEN)
    try:
        raise ValueError(f"The token `{TOKEN}` was rejected by the server.")
    except ValueError:
        log.exception("start.failed")
        logging.getLogger("telegram.ext").exception("No error handlers are registered")
    told = stream.getvalue()
    assert TOKEN not in told
    assert "AAHq" not in told
    for form_of_password in ('p"ss\\word/1', 'p\\"ss\\\\word/1', 'p"ss\\\\word/1', "p%22ss%5Cword%2F1"):
        assert form_of_password not in told
    assert told.count(HIDDEN) >= 7
    assert "ValueError" in told


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_crash_is_told_without_secrets(form: str) -> None:
    stream = configured(form)
    try:
        raise RuntimeError(f"no answer from /bot{TOKEN}/getMe")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert "process.crashed" in stream.getvalue()
    assert "RuntimeError: no answer" in stream.getvalue()
    assert TOKEN not in stream.getvalue()


def test_a_crash_in_a_thread_is_told_without_secrets() -> None:
    stream = configured("json")

    def crash() -> None:
        raise RuntimeError(TOKEN)

    thread = threading.Thread(target=crash)
    thread.start()
    thread.join()
    (line,) = lines(stream)
    assert line["action"] == "process.crashed"
    assert TOKEN not in stream.getvalue()


def step_that_breaks() -> None:
    role = {3: "werewolf"}
    raise RuntimeError(f"no rule for {len(role)} seats")


@pytest.mark.parametrize("form", ["console", "json"])
@pytest.mark.parametrize("terminal", [False, True])
def test_a_traceback_shows_no_local_variable(form: str, terminal: bool) -> None:
    stream = configured(form, stream=Terminal() if terminal else io.StringIO())
    try:
        step_that_breaks()
    except RuntimeError as error:
        structlog.get_logger("bot").exception("step.failed")
        structlog.get_logger("bot").error("session.frozen", exc_info=error)
        logging.getLogger("apscheduler").exception("a job failed")
        sys.excepthook(type(error), error, error.__traceback__)
    told = stream.getvalue()
    assert told.count("step_that_breaks") >= 4
    assert told.count("no rule for 1 seats") >= 4
    assert "werewolf" not in told


async def test_a_step_that_breaks_in_a_game_is_logged_without_a_card(sqlite_url: str) -> None:
    class Cracked(Lupi):
        def apply(self, state: Any, move: Move, moment: Moment) -> Step[Any, Any]:
            secret = [player.role for player in state.players]
            raise RuntimeError(f"{len(secret)} cards are too many: {state}, and a werewolf is among them")

    stream = configured("console")
    database = Database.open(sqlite_url)
    evening = Evening(database, specs=[replace(LUPI, game=Cracked())])
    session_id = await evening.game(5)
    for prompt in ("n1.sleep", "n1.seer", "n1.wolf"):
        await evening.presses(2, session_id, prompt, "3")
    await database.close()
    told = stream.getvalue()
    assert "session.frozen" in told
    assert re.search(r"RuntimeError < tests\.test_logs:\d+ < games\.core\.game:\d+", told)
    assert "cards are too many" not in told
    assert "werewolf" not in told
    for role in (*ROLES, "n1.sleep"):
        assert f"'{role}'" not in told


@pytest.mark.parametrize("form", ["console", "json"])
async def test_a_whole_game_in_bad_weather_is_logged_to_the_last_detail_without_a_word_of_anybody(
    form: str, tmp_path: Path
) -> None:
    stream = configured(form, level="debug")
    party = await Party(tmp_path).opens()
    people = [party.world.person(f"Zaccaria{number}", username=f"zacc_{number}") for number in range(6)]
    for person in people:
        person.starts()
    group = party.world.group("Borgopiatto", *people)
    party.world.faults.next(BLOCKED, chat=people[2].id, times=1)
    await party.begins(group, people)
    people[0].says("/stato parolasegreta", group)
    people[1].says("parolasegreta")
    await party.plays_on(group, people)
    await party.closes()
    told = stream.getvalue()
    assert "session.gone" in told
    for secret in (party.world.token, "Zaccaria", "zacc_", "Borgopiatto", "parolasegreta", "carta del"):
        assert secret not in told
    heard = {line for person in people for message in person.hears() for line in message.text.splitlines()}
    assert not [line for line in heard if len(line) > 12 and line in told]


def test_a_value_that_json_does_not_know_shows_its_type_alone() -> None:
    class Hand:
        def __repr__(self) -> str:
            return "Hand(wolf)"

    stream = configured("json")
    structlog.get_logger("bot").info("odd.value", hand=Hand())
    (line,) = lines(stream)
    assert line["hand"] == "<Hand>"


def test_a_token_is_known_by_its_shape() -> None:
    redact = Redactor()
    assert redact(f"bot{OTHER_TOKEN}/getMe") == f"bot{HIDDEN}/getMe"
    assert redact(OTHER_TOKEN.replace(":", "%3A")) == HIDDEN
    assert (
        redact("at 10:30, chat -1001234567890, step 12:34:56.789") == "at 10:30, chat -1001234567890, step 12:34:56.789"
    )


def test_a_secret_of_a_few_characters_does_not_maul_the_lines() -> None:
    assert Redactor(["", "a", "abc"])("abcabc a") == "abcabc a"
