"""Structured logs: a line for each thing that happened, under a stable name, and never a secret.

Knows nothing of games or of Telegram. A module writes `_log = structlog.get_logger(__name__)`, then
`_log.info("step.applied", session=session_id)`: first the action, a dotted name that never changes and holds no data,
then values. Never a role, a hand, a target or a player's words.
"""

import json
import logging
import re
import sys
import threading
import weakref
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from types import TracebackType
from typing import Any, Final, TextIO
from urllib.parse import quote

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN: Final = "[hidden]"
LIBRARY: Final = "library.said"
"""The action of every line that a library writes; its sentence is in `message`."""
CRASHED: Final = "process.crashed"

_TOKEN: Final = re.compile(r"\d{3,}(?::|%3[Aa])[A-Za-z0-9_-]{20,}")
"""Anything that looks like a bot token, also one that is not ours, also inside a URL."""
_SHORTEST: Final = 4
"""A secret shorter than this is no secret, and to hide it would maul every line."""
_CHATTY: Final = ("httpx", "httpcore", "apscheduler", "uvicorn", "alembic", "asyncio", "sse_starlette", "telegram")
"""Libraries that tell of every request or tick; their warnings are welcome."""


class Redactor:
    """Hides secrets in text, in whatever form a log may hold them."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        """Know these secrets, as they are, as in a URL and as in JSON; tokens are known by their shape."""
        forms = {form for secret in secrets if len(secret) >= _SHORTEST for form in _forms(secret)}
        longest_first = sorted(forms, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, longest_first))) if forms else None

    def __call__(self, text: str) -> str:
        """The text with every secret replaced."""
        if self._known is not None:
            text = self._known.sub(HIDDEN, text)
        return _TOKEN.sub(HIDDEN, text)


_MOST: Final = 1000
"""So many kinds of faults are gathered at most while nobody takes them."""


class Faults:
    """Faults of the program's own, counted as they are logged, until somebody stores them."""

    def __init__(self, told: Callable[[str], None] | None = None) -> None:
        """Tell `told` the action of each."""
        self._told = told
        self._counts: Counter[tuple[str, str]] = Counter()

    def note(self, action: str, session_id: str = "") -> None:
        """One more of this action, at this table."""
        if self._told is not None:
            self._told(action)
        kind = (action[:64], session_id[:16])
        if len(self._counts) < _MOST or kind in self._counts:
            self._counts[kind] += 1

    def taken(self) -> Mapping[tuple[str, str], int]:
        """All that was gathered, by (action, session); it is forgotten here."""
        counts, self._counts = self._counts, Counter()
        return counts

    def put_back(self, counts: Mapping[tuple[str, str], int]) -> None:
        """They could not be stored: keep them."""
        self._counts.update(counts)

    def watch(self) -> Callable[[], None]:
        """Note every line that is logged as an error in this process from now on; what ends that is returned."""
        kept = weakref.ref(self)

        def see(_: WrappedLogger, method: str, event: EventDict) -> EventDict:
            faults = kept()
            if faults is None:
                end()
            elif method in _FAULTY:
                faults.note(str(event.get("event", "")), str(event.get("session") or ""))
            return event

        structlog.configure(processors=[see, *structlog.get_config()["processors"]])

        def end() -> None:
            structlog.configure(processors=[one for one in structlog.get_config()["processors"] if one is not see])

        return end


_FAULTY: Final = frozenset({"error", "exception", "critical"})


def _forms(secret: str) -> tuple[str, ...]:
    return secret, quote(secret, safe=""), json.dumps(secret, ensure_ascii=False)[1:-1], repr(secret)[1:-1]


def configure(*, form: str, level: str, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Send all logs of the process (ours, libraries', warnings, crashes) to `stream`, stderr by default.

    `form` is `console` or `json`, `level` one of debug, info, warning, error. Secrets are hidden in the finished line, so
    that it does not matter whether they came in a value, in a library's sentence or in the text of an exception. May be
    called again: the last call holds.
    """
    output = sys.stderr if stream is None else stream
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        _Formatter(Redactor(secrets), _renderers(form, colors=output.isatty()), [*shared, _name_library])
    )
    root = logging.getLogger()
    for old in root.handlers[:]:
        if isinstance(old.formatter, _Formatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.captureWarnings(capture=True)
    sys.excepthook = _crashed
    threading.excepthook = _crashed_thread


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Renders a record, then hides secrets in the whole of it."""

    def __init__(self, redact: Redactor, renderers: list[Processor], foreign: list[Processor]) -> None:
        super().__init__(processors=renderers, foreign_pre_chain=foreign)
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        """One finished line (and, for an exception in the console, its traceback)."""
        return self._redact(super().format(record))


def _renderers(form: str, *, colors: bool) -> list[Processor]:
    if form == "json":
        return [
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            _action_first,
            structlog.processors.JSONRenderer(default=_opaque, ensure_ascii=False),
        ]
    return [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.dev.ConsoleRenderer(
            colors=colors,
            # The plain one shows no local variables: there would be roles and targets among them.
            exception_formatter=structlog.dev.plain_traceback,
        ),
    ]


def _action_first(_: WrappedLogger, __: str, event: MutableMapping[str, Any]) -> EventDict:
    """The event under its name here, and the lines easy to read by eye."""
    first = {"timestamp": event.pop("timestamp"), "level": event.pop("level"), "action": event.pop("event")}
    return first | dict(event)


def _opaque(value: object) -> str:
    """A value that JSON does not know: its type alone, since its repr might tell too much."""
    return f"<{type(value).__name__}>"


def _name_library(_: WrappedLogger, __: str, event: MutableMapping[str, Any]) -> EventDict:
    """A library's sentence is data, not an action."""
    event["message"], event["event"] = event["event"], LIBRARY
    return event


def _crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What Python would print itself, through the logs, so that secrets are hidden there too."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    structlog.get_logger(__name__).error(CRASHED, exc_info=(kind, error, trace))


def _crashed_thread(crash: threading.ExceptHookArgs) -> None:
    if crash.exc_value is not None and not issubclass(crash.exc_type, SystemExit):
        _crashed(crash.exc_type, crash.exc_value, crash.exc_traceback)
