"""The settings: what is taken, what is refused, and that no refusal shows a secret."""

import traceback
from pathlib import Path

import pytest

from bot.settings import Listen, Settings, SettingsError, load, open_to_others

TOKEN = "123456789:AAHq-Zt_4bC1dE2fG3hI4jK5lM6nO7pQ8rS"
NOWHERE = Path("/nonexistent/.env")


def problems(**environ: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as refusal:
        load(environ, NOWHERE)
    return refusal.value.problems


def test_every_setting_has_a_default() -> None:
    settings = load({}, NOWHERE)
    assert settings == Settings()
    assert settings.telegram_token is None
    assert settings.telegram_api_url == "https://api.telegram.org"
    assert settings.database_url == "sqlite:///data/narratore.db"
    assert settings.listen is None
    assert settings.operators == ()
    assert settings.default_language == "it"
    assert settings.time_scale == 1
    rates = (settings.rate_overall_per_s, settings.rate_group_per_min, settings.rate_chat_per_s)
    assert rates == (30, 20, 1)
    assert settings.rate_person_per_s == 2
    assert (settings.log_format, settings.log_level) == ("console", "info")


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("# here\nTIME_SCALE=0.5\nexport LOG_LEVEL='debug'\nDEFAULT_LANGUAGE=en\n", encoding="utf-8")
    settings = load({"TIME_SCALE": "0.01"}, env_file)
    assert (settings.time_scale, settings.log_level, settings.default_language) == (0.01, "debug", "en")


def test_an_empty_value_counts_as_none() -> None:
    assert load({"TELEGRAM_TOKEN": "", "TIME_SCALE": "", "OPERATORS": ""}, NOWHERE) == Settings()


def test_a_name_in_the_file_that_is_no_setting_is_refused(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("TELEGRAM_TOKNE=123:abc\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=r"^TELEGRAM_TOKNE: no such setting") as refusal:
        load({}, env_file)
    assert "123:abc" not in str(refusal.value)


def test_other_programs_variables_do_not_matter() -> None:
    assert load({"HOME": "/root", "PATH": "/bin"}, NOWHERE) == Settings()


def test_settings_made_by_hand_read_nothing_from_their_surroundings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TIME_SCALE", "7")
    assert Settings().time_scale == 1
    assert Settings().log_level == "info"
    assert (load().time_scale, load().log_level) == (7, "debug")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_TOKEN", "my-secret-token"),
        ("TELEGRAM_API_URL", "localhost:8081"),
        ("TELEGRAM_API_URL", "http://localhost:8081/bot"),
        ("TELEGRAM_API_URL", "http://localhost:port"),
        ("DATABASE_URL", "data/games.db"),
        ("DATABASE_URL", "sqlite://narratore.db"),
        ("DATABASE_URL", "mysql://root:hunter22@localhost/narratore"),
        ("DATABASE_URL", "postgresql://root:hunter22@localhost:port/narratore"),
        ("DATABASE_URL", "postgresql://root:hunter22/more@localhost/narratore"),
        ("DATABASE_URL", "postgresql://root@localhost"),
        ("LISTEN", "8080"),
        ("LISTEN", "localhost:http"),
        ("LISTEN", "localhost:70000"),
        ("LISTEN", "::1:8080"),
        ("OPERATORS", "@anna"),
        ("OPERATORS", "-5"),
        ("OPERATORS", "0"),
        ("DEFAULT_LANGUAGE", "fr"),
        ("TIME_SCALE", "0"),
        ("TIME_SCALE", "-1"),
        ("TIME_SCALE", "fast"),
        ("TIME_SCALE", "inf"),
        ("TIME_SCALE", "nan"),
        ("RATE_OVERALL_PER_S", "-1"),
        ("RATE_GROUP_PER_MIN", "many"),
        ("RATE_CHAT_PER_S", "nan"),
        ("RATE_PERSON_PER_S", "-1"),
        ("LOG_FORMAT", "xml"),
        ("LOG_LEVEL", "loud"),
        ("WEBHOOK_SECRET", "two words"),
        ("WEBHOOK_SECRET", "x" * 257),
    ],
)
def test_a_value_that_cannot_be_used_is_named_in_one_line_that_does_not_show_it(name: str, value: str) -> None:
    (problem,) = problems(**{name: value})
    assert problem.startswith(f"{name}: ")
    assert "\n" not in problem
    if len(value) > 8:
        assert value not in problem
    assert "hunter22" not in problem


def test_all_problems_are_told_at_once() -> None:
    told = problems(TIME_SCALE="0", LOG_LEVEL="loud", DEFAULT_LANGUAGE="fr")
    assert {line.partition(":")[0] for line in told} == {"TIME_SCALE", "LOG_LEVEL", "DEFAULT_LANGUAGE"}


def test_no_secret_is_in_the_traceback_of_a_refusal() -> None:
    secret = "hunter" + " 22"
    with pytest.raises(SettingsError) as refusal:
        load({"TELEGRAM_TOKEN": f"bot{TOKEN}", "WEBHOOK_SECRET": secret, "TIME_SCALE": "0"}, NOWHERE)
    told = "".join(traceback.format_exception(refusal.value))
    assert "WEBHOOK_SECRET" in told
    assert TOKEN not in told
    assert secret not in told


def test_no_secret_is_shown_with_the_settings() -> None:
    settings = Settings.model_validate(
        {
            "telegram_token": TOKEN,
            "webhook_secret": "hunter22",
            "database_url": "postgresql://narratore:p%40ssword@db/narratore",
        }
    )
    for shown in (repr(settings), str(settings)):
        assert TOKEN not in shown
        assert "hunter22" not in shown
        assert "ssword" not in shown
    assert settings.secrets == (TOKEN, "hunter22", "p%40ssword", "p@ssword")


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("sqlite:///data/narratore.db", "sqlite:///data/narratore.db"),
        ("sqlite+aiosqlite:////var/lib/narratore.db", "sqlite:////var/lib/narratore.db"),
        ("postgres://u:p@host:5433/name", "postgresql+asyncpg://u:p@host:5433/name"),
        ("postgresql://u:p@host/name?sslmode=require", "postgresql+asyncpg://u:p@host/name?ssl=require"),
        ("postgresql+asyncpg://u@host/name", "postgresql+asyncpg://u@host/name"),
        ("postgresql:///name?host=/var/run/postgresql", "postgresql+asyncpg:///name?host=%2Fvar%2Frun%2Fpostgresql"),
    ],
)
def test_a_database_address_is_taken_as_hosts_write_it(given: str, taken: str) -> None:
    assert load({"DATABASE_URL": given}, NOWHERE).database_url == taken
    assert load({"DATABASE_URL": taken}, NOWHERE).database_url == taken


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("127.0.0.1:8080", Listen("127.0.0.1", 8080)),
        (":8080", Listen("0.0.0.0", 8080)),
        ("[::1]:0", Listen("::1", 0)),
    ],
)
def test_listen_is_a_host_and_a_port(given: str, taken: Listen) -> None:
    assert load({"LISTEN": given}, NOWHERE).listen == taken


def test_operators_are_numbers_each_once_in_order() -> None:
    assert load({"OPERATORS": "9000000000001, 7 7,8"}, NOWHERE).operators == (9000000000001, 7, 8)


def test_the_address_of_the_api_loses_its_last_slash() -> None:
    assert load({"TELEGRAM_API_URL": "http://127.0.0.1:8081/"}, NOWHERE).telegram_api_url == "http://127.0.0.1:8081"


def test_a_webhook_needs_token_secret_and_listen() -> None:
    assert problems(WEBHOOK_URL="https://example.org/hook") == (
        "WEBHOOK_URL: needs TELEGRAM_TOKEN and WEBHOOK_SECRET and LISTEN too",
    )
    assert problems(WEBHOOK_URL="https://example.org/hook", TELEGRAM_TOKEN=TOKEN, LISTEN=":8080") == (
        "WEBHOOK_URL: needs WEBHOOK_SECRET too",
    )


def test_telegram_itself_only_calls_https() -> None:
    rest = {"TELEGRAM_TOKEN": TOKEN, "WEBHOOK_SECRET": "hunter22", "LISTEN": ":8080"}
    assert problems(WEBHOOK_URL="http://example.org/hook", **rest) == (
        "WEBHOOK_URL: Telegram only calls https addresses",
    )
    local = load(
        {"WEBHOOK_URL": "http://127.0.0.1:8080/hook", "TELEGRAM_API_URL": "http://127.0.0.1:8081", **rest}, NOWHERE
    )
    assert local.webhook_url == "http://127.0.0.1:8080/hook"


def test_a_file_with_the_token_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert not open_to_others(file)
    file.write_text("TELEGRAM_TOKEN=1:x", encoding="utf-8")
    file.chmod(0o644)
    assert open_to_others(file)
    file.chmod(0o600)
    assert not open_to_others(file)
