"""The settings, read once at the start from the environment and from `.env`.

Knows names and values, and nothing of what is done with them.
"""

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self
from urllib.parse import SplitResult, parse_qsl, unquote, urlencode, urlsplit

from dotenv import dotenv_values
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)

TELEGRAM_API_URL = "https://api.telegram.org"
SQLITE_FILE = "sqlite:///data/narratore.db"

_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]+")
_WEBHOOK_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
"""What Telegram's setWebhook takes as `secret_token`."""


class SettingsError(Exception):
    """Some settings cannot be used. Its text has one line for each, without any value that may be secret."""

    def __init__(self, problems: Sequence[str]) -> None:
        """Keep the lines, each `NAME: what is wrong`."""
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class Listen(NamedTuple):
    """Where the program answers HTTP."""

    host: str
    port: int


def _listen(value: object) -> object:
    """`host:port`, `:port` or `[::1]:port` -> Listen."""
    if not isinstance(value, str):
        return value
    host, colon, port = value.strip().rpartition(":")
    if not colon or not port.isascii() or not port.isdigit() or not 0 <= int(port) <= 65535:
        raise ValueError("write host:port, such as 127.0.0.1:8080")
    if ":" in host and not (host.startswith("[") and host.endswith("]")):
        raise ValueError("write an IPv6 address in brackets, such as [::1]:8080")
    return Listen(host.strip("[]") or "0.0.0.0", int(port))  # noqa: S104 (no host means every interface, as usual)


def _ids(value: object) -> object:
    """User ids divided by commas or spaces -> a tuple, each once."""
    if not isinstance(value, str):
        return value
    words = value.replace(",", " ").split()
    if not all(word.isascii() and word.isdigit() for word in words):
        raise ValueError("write user ids (numbers) divided by commas, such as 11111111,22222222")
    return tuple(dict.fromkeys(int(word) for word in words))


def _lower(value: object) -> object:
    return value.strip().lower() if isinstance(value, str) else value


class Settings(BaseModel):
    """Every setting, checked. Made by hand it reads nothing from its surroundings; `load` is for the real ones."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True, allow_inf_nan=False)

    telegram_token: SecretStr | None = None
    """Without one there is only the playground."""
    telegram_api_url: str = TELEGRAM_API_URL
    """The Bot API server, without `/bot` and without a slash at the end."""
    database_url: str = Field(default=SQLITE_FILE, repr=False)
    """`sqlite:///…` or `postgresql+asyncpg://…`; it may hold a password, so it is not shown."""
    webhook_url: str | None = None
    webhook_secret: SecretStr | None = None
    listen: Annotated[Listen, BeforeValidator(_listen)] | None = None
    operators: Annotated[tuple[Annotated[int, Field(gt=0)], ...], BeforeValidator(_ids)] = ()
    """User ids, in the order in which they are told of errors."""
    default_language: Annotated[Literal["it", "en"], BeforeValidator(_lower)] = "it"
    time_scale: Annotated[float, Field(gt=0)] = 1.0
    """Multiplies every game duration, never the sending budgets."""
    rate_overall_per_s: Annotated[float, Field(ge=0)] = 30.0
    rate_group_per_min: Annotated[float, Field(ge=0)] = 20.0
    rate_chat_per_s: Annotated[float, Field(ge=0)] = 1.0
    """Telegram's figures; 0 is unlimited."""
    rate_person_per_s: Annotated[float, Field(ge=0)] = 2.0
    """So much of one person is worked on, twenty seconds' worth at once; 0 is unlimited."""
    log_format: Annotated[Literal["console", "json"], BeforeValidator(_lower)] = "console"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = "info"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be seen in a log: the token, the webhook's secret, the database's password."""
        held = (self.telegram_token, self.webhook_secret)
        password = urlsplit(self.database_url).password or ""
        found = [secret.get_secret_value() for secret in held if secret is not None] + [password, unquote(password)]
        return tuple(dict.fromkeys(filter(None, found)))

    @field_validator("telegram_token")
    @classmethod
    def _check_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not _TOKEN.fullmatch(token.get_secret_value()):
            raise ValueError("this is no bot token: BotFather gives one like 123456789:AAH…")
        return token

    @field_validator("telegram_api_url")
    @classmethod
    def _check_api_url(cls, url: str) -> str:
        url = _http_url(url).rstrip("/")
        if url.endswith("/bot"):
            raise ValueError("leave out /bot at the end")
        return url

    @field_validator("database_url")
    @classmethod
    def _check_database_url(cls, url: str) -> str:
        return _database_url(url)

    @field_validator("webhook_url")
    @classmethod
    def _check_webhook_url(cls, url: str | None) -> str | None:
        return None if url is None else _http_url(url)

    @field_validator("webhook_secret")
    @classmethod
    def _check_webhook_secret(cls, secret: SecretStr | None) -> SecretStr | None:
        if secret is not None and not _WEBHOOK_SECRET.fullmatch(secret.get_secret_value()):
            raise ValueError("use 1 to 256 characters out of A-Z a-z 0-9 _ -")
        return secret

    @model_validator(mode="after")
    def _check_webhook(self) -> Self:
        if self.webhook_url is None:
            return self
        missing = [name for name in ("telegram_token", "webhook_secret", "listen") if getattr(self, name) is None]
        if missing:
            raise ValueError(f"WEBHOOK_URL: needs {' and '.join(name.upper() for name in missing)} too")
        if self.telegram_api_url == TELEGRAM_API_URL and not self.webhook_url.startswith("https://"):
            raise ValueError("WEBHOOK_URL: Telegram only calls https addresses")
        return self


def load(environ: Mapping[str, str] | None = None, env_file: Path = Path(".env")) -> Settings:
    """The settings of this process: `env_file` if there is one, and over it the environment (an empty value counts as none).

    A variable of the environment that is none of ours is not our business; a line of `env_file` that is none of ours is
    a slip of the pen. Raises SettingsError, which names every setting that cannot be used.
    """
    names = {name.upper(): name for name in Settings.model_fields}
    written = {name.upper(): value for name, value in dotenv_values(env_file).items()} if env_file.is_file() else {}
    problems = [
        f"{name}: no such setting (in {env_file}); .env.example lists them" for name in written if name not in names
    ]
    given = {
        **written,
        **{name: value for name, value in (os.environ if environ is None else environ).items() if name in names},
    }
    settings: Settings | None = None
    try:
        settings = Settings.model_validate(
            {names[name]: value for name, value in given.items() if value and name in names}
        )
    except ValidationError as error:
        wrong = error.errors(include_input=False, include_url=False)
        problems += [_line(problem["loc"], problem["msg"]) for problem in wrong]
    if settings is None or problems:
        # Raised out here, so that no traceback carries Pydantic's error with it.
        raise SettingsError(problems)
    return settings


def open_to_others(file: Path) -> bool:
    """Whether somebody else than its owner may read this file; False where there is none."""
    return file.is_file() and bool(file.stat().st_mode & 0o077)


def _line(place: tuple[int | str, ...], message: str) -> str:
    """One problem in one line. A check of several settings together names them itself and has no place."""
    sentence = message.removeprefix("Value error, ").replace("Input should be", "must be")
    return f"{str(place[0]).upper()}: {sentence}" if place else sentence


def _http_url(url: str) -> str:
    """A whole http or https address as it was written; ValueError for anything else."""
    address = url.strip()
    parts = _split(address)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError("write a whole address, with http:// or https://")
    if parts.query or parts.fragment:
        raise ValueError("leave out what follows ? or #")
    return address


def _database_url(url: str) -> str:
    """SQLAlchemy's form of an address as hosts of databases hand it out."""
    scheme, separator, rest = url.strip().partition("://")
    if not separator:
        raise ValueError("write sqlite:///data/narratore.db or postgresql://user:password@host/name")
    match scheme:
        case "sqlite" | "sqlite+pysqlite" | "sqlite+aiosqlite":
            # One driver for SQLite, the standard library's in a thread of its own.
            if not rest.startswith("/"):
                raise ValueError("write sqlite:/// with three slashes before the path")
            return f"sqlite://{rest}"
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            place, _, query = rest.partition("?")
            if not _split(f"postgresql://{place}").path.strip("/"):
                raise ValueError("name the database too: postgresql://user:password@host/name")
            # asyncpg says `ssl` where libpq, and so most hosts' addresses, say `sslmode`.
            pairs = [("ssl" if name == "sslmode" else name, value) for name, value in parse_qsl(query)]
            return f"postgresql+asyncpg://{place}" + (f"?{urlencode(pairs)}" if pairs else "")
        case _:
            raise ValueError("only sqlite:// and postgresql:// databases are known")


def _split(address: str) -> SplitResult:
    """The parts of an address. The library's own error would quote a piece of it: of a password, perhaps."""
    parts: SplitResult | None = None
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        parts = None
    if parts is None:
        raise ValueError("host and port cannot be told apart (in a password, write : / @ as %3A %2F %40)")
    return parts
