"""The pages for people say what is there: every link, command, setting, target and number is compared with the program."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.__main__ import app
from bot.gateway import commands
from bot.gateway.words import OPERATORS, WORDS, Menu
from bot.main import LOCALES
from bot.metrics import Metrics
from bot.narration.bundles import Bundles
from bot.narration.optionpages import option_key
from bot.narration.tokens import choice_key
from bot.settings import Settings
from games.lupi.deck import TABLE_SIZE, automatic
from games.lupi.durations import DURATIONS, Durations
from games.lupi.options import Options
from games.lupi.roles import FIGURES, ROLES, VILLAGER, WOLF
from games.registry import GAMES
from storage import retention

ROOT = Path(__file__).resolve().parent.parent
README, CHANGELOG, DOCS = ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "docs"
PAGES = (README, CHANGELOG, *sorted(DOCS.rglob("*.md")))
FOLDERS = ("bot", "games", "storage", "locales", "tests", "docs", "scripts")
BUNDLES = Bundles(ROOT / "locales")
CLI = typer.main.get_command(app).commands  # type: ignore[attr-defined]

NOT_SETTINGS = {"TEST_DATABASE_URL", "POSTGRES_PASSWORD", "PYTHON", "ARGS", "HTTP"}
OF_BOTFATHER = {"newbot", "setprivacy", "setjoingroups", "setinline", "setinlinefeedback", "token", "revoke"}
OF_HTTP = {"healthz", "readyz", "metrics", "bot"}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def code(page: Path) -> list[str]:
    """What the page shows as code: spans, and the lines of its blocks."""
    text = page.read_text("utf-8")
    blocks = re.findall(r"^```[a-z]*\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))
    return [*spans, *(line for block in blocks for line in block.splitlines())]


def rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of the table whose first row is this one."""
    lines = page.read_text("utf-8").splitlines()
    start = lines.index(heading) + 2
    found = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def bare(cell: str) -> str:
    return cell.strip("`* ")


def slugs(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# Links, pictures, files


@every_page
def test_every_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    for link in links:
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in slugs(target), link


def test_every_page_is_reached_from_the_readme():
    text = README.read_text("utf-8")
    for page in PAGES[1:]:
        assert f"({page.relative_to(ROOT)})" in text, page.name


def test_the_readmes_picture_is_a_picture():
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README.read_text("utf-8"))
    assert pictures
    for picture in pictures:
        assert (ROOT / picture).read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


@every_page
def test_every_file_that_is_named_exists(page):
    files = [f"/{path.relative_to(ROOT)}" for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    files += [f"/{path.name}" for path in ROOT.iterdir()]
    shape = re.compile(r"[\w./-]+\.(?:py|ftl|json|md|toml|yaml)|(?:" + "|".join(FOLDERS) + r")/[\w./-]*")
    for span in code(page):
        # A proof is named after its game.
        if shape.fullmatch(span) and not span.startswith("narratore-"):
            assert any(path.endswith(f"/{span.rstrip('/')}") for path in files), span


# Make and the command line


def _targets() -> dict[str, str]:
    """The Makefile's targets, with what `make help` says of them ("" if it is silent)."""
    found = re.findall(
        r"^([a-z][a-z-]*):(?!=)[^#\n]*(?:## (.+))?$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
    )
    return dict(found)


@every_page
def test_every_make_target_that_is_named_exists(page):
    for span in code(page):
        for target in re.findall(r"\bmake ([a-z][a-z-]*)", span):
            assert target in _targets(), target


def test_the_readme_lists_the_targets_that_make_help_lists():
    listed = {bare(row[0]).removeprefix("make ") for row in rows(README, "| target | what |")}
    assert listed == {name for name, told in _targets().items() if told}


def _invocations(page: Path) -> Iterator[tuple[str, str]]:
    for span in code(page):
        yield from re.findall(r"(?:python -m bot|\bnarratore) ([a-z]+)\b([^|#]*)", span)


@every_page
def test_every_command_line_that_is_shown_is_understood(page):
    for verb, rest in _invocations(page):
        assert verb in CLI, verb
        options = {name for param in CLI[verb].params for name in param.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= options, (verb, rest)


def test_the_readme_names_every_verb_of_the_command_line():
    sentence = re.search(r"`\.venv/bin/narratore`, with (.+?); each has", README.read_text("utf-8"))
    assert sentence is not None
    assert set(re.findall(r"`([a-z]+)`", sentence[1])) == set(CLI)


def test_the_playgrounds_options_and_defaults_are_those_of_the_program():
    told = {bare(row[0]): bare(row[1]) for row in rows(DOCS / "playground.md", "| option | default | |")}
    params = {param.opts[0]: param.default for param in CLI["playground"].params if param.name != "help"}
    assert told == {
        name: "none" if default is None else f"{default:g}" if isinstance(default, float) else str(default)
        for name, default in params.items()
    }


# Settings


def test_the_settings_table_is_the_settings():
    told = {bare(row[0]): bare(row[1]) for row in rows(README, "| name | default | meaning |")}
    defaults = Settings()
    shown = {None: "none", (): "none"}
    assert told == {
        name.upper(): shown.get(value, f"{value:g}" if isinstance(value, float) else str(value))
        for name, value in ((name, getattr(defaults, name)) for name in Settings.model_fields)
    }


def test_the_example_file_holds_every_setting_with_its_default():
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    held = dict(line.split("=", 1) for line in lines if re.match(r"[A-Z_]+=", line))
    told = {bare(row[0]): bare(row[1]) for row in rows(README, "| name | default | meaning |")}
    assert held == {name: "" if default == "none" else default for name, default in told.items()}


@every_page
def test_every_setting_that_is_named_exists(page):
    names = {name.upper() for name in Settings.model_fields} | NOT_SETTINGS | set(_names_of_constants())
    for span in code(page):
        for name in re.findall(r"^([A-Z]+(?:_[A-Z]+)+)\b", span):
            assert name in names, name


def _names_of_constants() -> Iterator[str]:
    for path in (ROOT / "games").rglob("*.py"):
        yield from re.findall(r"^([A-Z_]+)\b.* = ", path.read_text("utf-8"), re.MULTILINE)


# Commands


def _registered() -> set[tuple[str, str, str]]:
    """(Italian, English, where), as the menus are registered; `/start` is in none."""
    told: dict[str, dict[Menu, list[str]]] = {"it": {}, "en": {}}
    for one in commands.lists(BUNDLES, default="it", locales=("it", "en"), games=[spec.key for spec in GAMES]):
        if one.language is not None:
            told[one.language][one.menu] = [name for name, _ in one.commands]
    found: dict[tuple[str, str], set[str]] = {}
    for menu in Menu:
        for pair in zip(told["it"][menu], told["en"][menu], strict=True):
            found.setdefault(pair, set()).add("private" if menu is Menu.PRIVATE else "group")
    where = {frozenset({"private"}): "private", frozenset({"group"}): "group"}
    return {(it, en, where.get(frozenset(menus), "both")) for (it, en), menus in found.items()}


def test_the_table_of_commands_is_what_is_registered_in_both_languages():
    table = rows(README, "| Italian | English | where | what |")
    told = [(bare(it)[1:], bare(en)[1:], where) for it, en, where, _ in table]
    assert told[0] == ("start", "start", "private")
    assert set(told[1:]) == _registered()
    assert len(told) == len(set(told)) == len(WORDS) + len(GAMES)


@every_page
def test_every_command_that_is_named_exists(page):
    known = {name for word in (*WORDS, OPERATORS) for name in (word.it, word.en)} | OF_BOTFATHER | OF_HTTP
    known |= set(commands.game_words(BUNDLES, BUNDLES.locales, [spec.key for spec in GAMES]))
    for span in code(page):
        found = re.match(r"/([a-z]+)(?:@YourBot)?(?: [a-z]+)?$", span)
        assert found is None or found[1] in known, span


# Running it


def test_every_log_action_that_is_listed_is_logged_somewhere():
    text = "\n".join(path.read_text("utf-8") for folder in ("bot", "storage") for path in (ROOT / folder).rglob("*.py"))
    table = rows(DOCS / "operator.md", "| action | level | what it means, what to do |")
    actions = [action for row in table for action in re.findall(r"`([a-z.-]+)`", row[0])]
    assert len(actions) >= 20
    for action in actions:
        assert f'"{action}"' in text, action


def test_the_table_of_metrics_is_what_is_measured():
    measured = {
        family.name: family.type
        for family in text_string_to_metric_families(generate_latest(Metrics().registry).decode())
        if family.name.startswith("narratore_") and not family.name.endswith("_created")
    }
    table = rows(DOCS / "operator.md", "| metric | kind | labels | meaning |")
    assert {bare(row[0]): row[1] for row in table} == measured


def test_what_is_kept_is_kept_as_long_as_is_said():
    told = {row[0]: row[1] for row in rows(DOCS / "operator.md", "| what | how long |")}
    assert told["a finished session: journal, texts to the bot, seal"].startswith(f"{retention.SESSION_DAYS} days")
    assert told["messages to be sent"].endswith(f"{retention.UNSENT_DAYS} days")
    assert told["rounds and duels of the quiz"] == f"{retention.ROUND_DAYS} days"
    assert told["errors of the program: log action, session, how often"] == f"{retention.FAULT_DAYS} days"
    assert told["what operators did, and what they told everybody"] == f"{retention.USE_DAYS} days"
    assert told["keys of updates, against repetition"] == f"{retention.INBOX_DAYS} days"


@pytest.mark.parametrize("locale", ["it", "en"])
def test_the_privacy_page_says_the_same(locale):
    told = Bundles(LOCALES).text(locale, "page-privacy")
    numbers = [int(number) for number in re.findall(r"\d+", told)]
    assert numbers == [
        retention.SESSION_DAYS,
        retention.ROUND_DAYS,
        retention.UNSENT_DAYS,
        24 * retention.INBOX_DAYS,
    ]
    assert re.search(r"amministratore|admin", told)


def test_a_proof_that_holds_is_answered_as_the_page_shows():
    shown = re.findall(r"^✓ (.+)$", (DOCS / "fairness.md").read_text("utf-8"), re.MULTILINE)
    checks = ("file", "commitment", "dice", "deal", "draws", "replay", "outcome")
    assert shown == [BUNDLES.plain("en", f"verify-{check}-passed", limit=None) for check in checks]


# The rules


def test_the_decks_of_the_rules_page_are_dealt():
    covered = []
    for players, wolves, figures, villagers in rows(
        DOCS / "rules" / "lupi.md", "| players | wolves | figures | villagers |"
    ):
        least, _, most = players.removesuffix(" **(d)**").partition("-")
        for seats in range(int(least), int(most or least) + 1):
            deck = automatic(seats)
            covered.append(seats)
            assert (deck[WOLF], sum(deck[figure] for figure in FIGURES)) == (int(wolves), int(figures)), seats
            assert villagers == "the rest" or deck[VILLAGER] == int(villagers)
    assert covered == list(TABLE_SIZE)


def test_the_names_of_the_cards_are_those_of_the_texts():
    for english, italian, key in rows(DOCS / "rules" / "lupi.md", "| English | Italian | in the code |"):
        if key:
            assert bare(key) in ROLES
            assert BUNDLES.plain("en", f"lupi-role-{bare(key)}").lower() == english
            assert BUNDLES.plain("it", f"lupi-role-{bare(key)}") == italian


def _span(seconds: int) -> str:
    if seconds % 3600 == 0:
        return f"{seconds // 3600} h"
    return f"{seconds // 60} min" if seconds >= 1000 else f"{seconds} s"


def _night(times: Durations) -> str:
    spans = [_span(seconds) for seconds in (times.night, times.floor, times.slack)]
    same = len({span.split()[1] for span in spans}) == 1
    return " / ".join(span.split()[0] if same and number < 2 else span for number, span in enumerate(spans))


def _discussion(times: Durations) -> str:
    if not times.talk_each:
        return _span(times.talk)
    most = (
        f", at most {_span(times.talk_most)}"
        if times.discussion(TABLE_SIZE[-1]) < times.talk + 35 * times.talk_each
        else ""
    )
    return f"{_span(times.talk)} + {_span(times.talk_each)} a living player{most}"


def test_the_durations_of_the_rules_page_are_those_of_the_game():
    paces = ("fast", "normal", "slow")
    called = [[BUNDLES.plain(locale, f"lupi-option-pace-{pace}") for locale in ("en", "it")] for pace in paces]
    heading = " | ".join(f"{english} ({italian})" for english, italian in called)
    table = rows(DOCS / "rules" / "lupi.md", f"| | {heading} |")
    for column, pace in enumerate(paces, start=1):
        times = DURATIONS[pace]
        assert [row[column] for row in table] == [
            _span(times.joining),
            _night(times),
            _discussion(times),
            "not offered" if times.call is None else _span(times.call),
            _span(times.together),
            _span(times.speech),
            _span(times.second),
            _span(times.extension),
        ]


def test_the_options_of_the_rules_page_are_those_of_the_lobby():
    table = rows(DOCS / "rules" / "lupi.md", "| | choices |")
    assert len(table) == len(Options.__dataclass_fields__)
    for (name, choices), field in zip(table, Options.__dataclass_fields__.values(), strict=True):
        key = option_key("lupi", field.name)
        assert name == f"{BUNDLES.plain('en', key).lower()} (*{BUNDLES.plain('it', key).lower()}*)"
        for choice in field.metadata["choices"]:
            label = BUNDLES.plain("en", f"{key}-{choice_key(choice)}")
            assert (f"**{label}**" if choice == field.default else label) in choices


# Texts, versions


def test_the_functions_that_texts_may_call_are_the_ones_explained():
    used = {
        name
        for path in (ROOT / "locales").rglob("*.ftl")
        for name in re.findall(r"\b([A-Z]{2,})\(", path.read_text("utf-8"))
    }
    table = rows(DOCS / "adding-a-language.md", "| call | gives |")
    assert {bare(row[0]).partition("(")[0] for row in table} == used


def test_the_newest_entry_of_the_changelog_is_the_programs_version():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    newest = re.search(r"^## \[(.+?)\]", CHANGELOG.read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == version


def test_the_table_of_dependencies_is_the_projects():
    listed = [
        bare(name)
        for row in rows(DOCS / "dependencies.md", "| package | what for | licence |")
        for name in row[0].split(", ")
    ]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert sorted(listed) == sorted(re.split(r"[\[<>=]", one)[0] for one in project["dependencies"])
