"""The rules of the house that no linter knows."""

import ast
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.sessions.reception import VERSION
from bot.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "games", "storage")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ("requirements.lock", "requirements-dev.lock")
WRITTEN = {".py", ".md", ".ftl", ".toml", ".yaml", ".yml", ".sh", ".html", ".js", ".css", ".mako", ".play", ".txt", ""}
LEFT_OUT = {"__pycache__", "data", "dist", "build", "htmlcov"}

# Put together here, so that this file does not hold them itself.
PLACES = re.compile(
    "|".join(["/" + "work/", "/" + "tmp/", "/" + "root/", "/" + "home/", "/" + "opt/py", "python" + "hosted"])
)
PLACES_ALLOWED = {"scripts/lock.sh", "Dockerfile"}
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")


def code(*folders: str) -> Iterator[Path]:
    """Every Python file under these folders."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def written() -> Iterator[Path]:
    """Every file that people write and read, but for the locks, which a tool makes."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = any(part.startswith(".") and part not in {".ci", ".env.example", ".dockerignore"} for part in parts)
        if path.is_file() and not hidden and not LEFT_OUT & set(parts[:1] + parts[-2:-1]) and path.suffix in WRITTEN:
            yield path


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_a_file_of_code_is_small_enough_to_be_read_in_one_sitting() -> None:
    files = list(code(*PACKAGES, "scripts", "tests"))
    assert len(files) >= 30
    long = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert not {path: lines for path, lines in long.items() if lines >= 500}


def test_every_module_says_in_its_first_line_what_it_is() -> None:
    files = [path for path in code(*PACKAGES) if path.stat().st_size]
    assert len(files) >= 20
    assert not [name(path) for path in files if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]


def test_nothing_names_a_place_on_one_machine() -> None:
    files = [path for path in written() if name(path) not in PLACES_ALLOWED]
    assert len(files) >= 40
    assert not [
        f"{name(path)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if PLACES.search(line)
    ]


def test_nothing_is_marked_as_unfinished() -> None:
    assert not [name(path) for path in written() if UNFINISHED.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_names_versions_and_hashes_and_no_place(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if re.match(r"[a-z0-9]", line)]
    assert len(pins) >= 20
    for line in lines:
        comment = re.match(r"\s*#", line)
        pin = re.fullmatch(r"[a-z0-9][a-z0-9.-]*==[0-9]+(\.[0-9]+)*(\.post[0-9]+)?( ; [^/]+)? \\", line)
        digest = re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)
        assert comment or pin or digest or not line, line
        assert "//" not in line, line


def test_the_tests_run_on_the_versions_that_the_program_runs_on() -> None:
    run, everything = (
        set(re.findall(r"^([a-z0-9.-]+==\S+)", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
        for lock in LOCKS
    )
    assert run < everything


def test_the_locks_hold_what_the_project_asks_for() -> None:
    asked = {
        LOCKS[0]: PROJECT["project"]["dependencies"],
        LOCKS[1]: PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["dev"],
    }
    for lock, requirements in asked.items():
        pinned = set(re.findall(r"^([a-z0-9.-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
        assert {plain(requirement) for requirement in requirements} <= pinned


def test_a_package_that_is_imported_is_asked_for() -> None:
    asked = {plain(requirement) for requirement in PROJECT["project"]["dependencies"]}
    homes = importlib.metadata.packages_distributions()
    imported = {top for path in code(*PACKAGES) for top in imports(path)} - set(sys.stdlib_module_names) - set(PACKAGES)
    assert imported
    assert not {top for top in imported if not {plain(home) for home in homes.get(top, [top])} & asked}


LEVELS = {"debug", "info", "warning", "error", "exception"}
LOGGED_VALUES = {
    *("act", "action", "bot", "chat", "command", "consequence", "error", "errors", "exc_info", "games", "hint", "host"),
    *(
        "key",
        "kind",
        "locale",
        "parts",
        "pause_s",
        "reason",
        "seconds",
        "session",
        "signal",
        "step",
        "tries",
        "update",
        "what",
    ),
    "why",
}
"""What may stand beside an action: ids of chats, sessions and updates, names of our own things, words of Telegram's."""


def log_lines() -> Iterator[tuple[str, ast.Call]]:
    """Every line that our code logs, with the file that logs it."""
    for path in code("bot", "storage"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in LEVELS
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "_log"
            ):
                yield name(path), node


def test_a_log_line_has_a_dotted_action_of_one_module_and_only_values_that_are_no_secret() -> None:
    homes: dict[str, str] = {}
    for file, line in log_lines():
        (action,) = line.args
        assert isinstance(action, ast.Constant), f"{file}:{line.lineno}"
        assert re.fullmatch(r"[a-z]+\.[a-z-]+", action.value), action.value
        assert homes.setdefault(action.value, file) == file
        assert {keyword.arg for keyword in line.keywords} <= LOGGED_VALUES, f"{file}:{line.lineno}"
    assert len(homes) >= 25


def test_operators_are_told_what_each_log_action_means() -> None:
    told = set(re.findall(r"`([a-z]+\.[a-z-]+)`", (ROOT / "docs" / "operator.md").read_text(encoding="utf-8")))
    logged = {line.args[0].value for _, line in log_lines() if isinstance(line.args[0], ast.Constant)}
    assert logged <= told


def plain(requirement: str) -> str:
    """The name of a requirement, as package indexes write it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[._]", "-", found[0].lower())


def imports(path: Path) -> Iterator[str]:
    """The top names of what a file imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_the_example_of_settings_names_each_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^([A-Z_]+)=(.*)$", example, re.MULTILINE))
    assert set(shown) == {field.upper() for field in Settings.model_fields}
    given = {field.lower(): value for field, value in shown.items() if value}
    assert Settings.model_validate(given) == Settings()


def test_what_the_readme_tells_to_make_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    told = set(
        re.findall(r"\bmake ([a-z-]+)\b", "".join(re.findall(r"`+[^`]+`+", (ROOT / "README.md").read_text("utf-8"))))
    )
    assert {"run", "test", "check"} <= told <= targets


def test_users_are_told_of_this_version_or_of_what_comes() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings
    assert headings[0] == "Unreleased" or headings[0] == PROJECT["project"]["version"]


def test_the_bot_names_the_version_that_it_is() -> None:
    assert PROJECT["project"]["version"] == VERSION


def test_the_licence_is_the_one_that_is_promised() -> None:
    assert PROJECT["project"]["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
