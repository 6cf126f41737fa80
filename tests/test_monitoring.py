"""The example dashboard and the alert rules ask only for what is measured, with labels that it has."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from bot.metrics import Metrics

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "monitoring"
BOARD: dict[str, Any] = json.loads((FOLDER / "grafana.json").read_text("utf-8"))
RULES = (FOLDER / "alerts.yaml").read_text("utf-8")
OF_PROMETHEUS = {"up", "job", "instance", "le"}


def measured() -> dict[str, set[str]]:
    """Every name on the page of metrics, once each of them has been told something, with its labels."""
    metrics = Metrics()
    metrics.update_read("message")
    metrics.step_done("SubmitMove", "accepted", 0.004)
    metrics.call_done("sendMessage", "sent", 0.2)
    metrics.flooded("sendMessage")
    metrics.failed("bell.tick")
    metrics.live_games({("lupi", "running"): 1})
    metrics.service(replicas=1, maintenance=False)
    for chats in ("group", "private"):
        metrics.lanes(chats, {1: 1})
        metrics.oldest(chats, 1.0)
    found: dict[str, set[str]] = {}
    for line in generate_latest(metrics.registry).decode().splitlines():
        if not line.startswith("#"):
            name, _, labels = line.partition(" ")[0].partition("{")
            found.setdefault(name, set()).update(re.findall(r"(\w+)=", labels))
    return found


def board() -> list[str]:
    return [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]


def rules() -> list[str]:
    return re.findall(r"^\s+expr: (.+)$", RULES, re.MULTILINE)


@pytest.mark.parametrize("asked", [board, rules])
def test_every_metric_that_is_asked_for_exists_and_has_the_labels_that_are_named(asked):
    known = measured()
    queries = asked()
    assert len(queries) >= 10
    for query in queries:
        names = set(re.findall(r"\b(?:narratore|process)_[a-z_]+", query))
        for name in names:
            assert name in known, (name, query)
        labels = {label for part in re.findall(r"by \(([a-z, ]+)\)", query) for label in part.split(", ")}
        labels |= set(re.findall(r"([a-z_]+)(?:=|!=|=~)\"", query))
        assert labels <= set().union(*(known.get(name, set()) for name in names)) | OF_PROMETHEUS, query


def test_every_metric_of_ours_is_on_the_dashboard():
    shown = set(re.findall(r"\bnarratore_[a-z_]+", " ".join(board())))
    stems = {
        re.sub(r"_(total|bucket|sum|count|created)$", "", name) for name in measured() if name.startswith("narratore_")
    }
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in shown} == stems


def test_no_two_panels_lie_on_each_other_and_each_has_its_number():
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not taken & cells, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])


def test_every_alert_has_an_expression_a_severity_and_says_what_to_do():
    alerts = re.findall(r"^      - alert: (\w+)$", RULES, re.MULTILINE)
    assert len(alerts) == len(set(alerts)) == len(rules())
    for part in RULES.split("- alert: ")[1:]:
        assert re.search(r"severity: (page|ticket)", part)
        assert "summary: " in part
        assert "description: " in part
