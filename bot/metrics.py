"""What the program counts and measures, for /metrics. One object a process, handed to whoever reports; knows nothing of who does.

No label ever holds an id, a name or a role: labels are short closed lists, so that the page stays small and tells nothing
of anybody's game.
"""

from collections.abc import Mapping
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

_STEP_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_CALL_SECONDS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        """Start everything at nothing."""
        self.registry = CollectorRegistry(auto_describe=True)
        ProcessCollector(registry=self.registry)
        self._updates = Counter("narratore_updates", "Updates read from Telegram", ["kind"], registry=self.registry)
        self._steps = Counter(
            "narratore_steps", "Commands that came to an end", ["command", "receipt"], registry=self.registry
        )
        self._step_seconds = Histogram(
            "narratore_step_seconds", "From a command to its commit", registry=self.registry, buckets=_STEP_SECONDS
        )
        self._calls = Counter("narratore_calls", "Calls to the Bot API", ["method", "verdict"], registry=self.registry)
        self._call_seconds = Histogram(
            "narratore_call_seconds", "From a call to its answer", registry=self.registry, buckets=_CALL_SECONDS
        )
        self._floods = Counter(
            "narratore_floods", "Calls that Telegram refused with 429", ["method"], registry=self.registry
        )
        self._errors = Counter("narratore_errors", "What went wrong, by kind", ["kind"], registry=self.registry)
        self._lanes = Gauge("narratore_lanes", "Chats with unsent items", ["chats"], registry=self.registry)
        self._queued = Gauge("narratore_queued_items", "Unsent items", ["chats"], registry=self.registry)
        self._longest = Gauge(
            "narratore_longest_lane_items", "Unsent items of the fullest chat", ["chats"], registry=self.registry
        )
        self._live = Gauge(
            "narratore_live_games", "Sessions that are not over", ["game", "status"], registry=self.registry
        )

        self._maintenance = Gauge("narratore_maintenance", "1 while no new games are opened", registry=self.registry)
        self._replicas = Gauge("narratore_replicas", "Processes heard of in the last minute", registry=self.registry)
        self._oldest = Gauge(
            "narratore_oldest_item_seconds",
            "Since when the oldest unsent item waits",
            ["chats"],
            registry=self.registry,
        )

    def update_read(self, kind: str) -> None:
        """An update has come: `message`, `callback_query` …; `unreadable` for one that could not be parsed."""
        self._updates.labels(kind).inc()

    def step_done(self, command: str, receipt: str, seconds: float) -> None:
        """A command (`SubmitMove` …) ended in `accepted`, `rejected`, `ignored` or `failed` after so many seconds."""
        self._steps.labels(command, receipt).inc()
        self._step_seconds.observe(seconds)

    def call_done(self, method: str, verdict: str, seconds: float) -> None:
        """A call to the Bot API (`sendMessage` …) ended in this verdict (`sent`, `later`, `gone` …)."""
        self._calls.labels(method, verdict).inc()
        self._call_seconds.observe(seconds)

    def flooded(self, method: str) -> None:
        """Telegram answered this method with 429."""
        self._floods.labels(method).inc()

    def failed(self, kind: str) -> None:
        """Something went wrong; `kind` is the action under which the log tells of it."""
        self._errors.labels(kind).inc()

    def lanes(self, chats: str, lengths: Mapping[int, int]) -> None:
        """Unsent items by chat, of all `private` or all `group` chats now; the ids are not kept."""
        self._lanes.labels(chats).set(len(lengths))
        self._queued.labels(chats).set(sum(lengths.values()))
        self._longest.labels(chats).set(max(lengths.values(), default=0))

    def live_games(self, counts: Mapping[tuple[str, str], int]) -> None:
        """Sessions by game and status (`lobby`, `running`, `frozen` …) now; those that are not named have gone."""
        self._live.clear()
        for (game, status), count in counts.items():
            self._live.labels(game, status).set(count)

    def service(self, *, replicas: int, maintenance: bool) -> None:
        """How many processes serve, and whether new games are refused."""
        self._replicas.set(replicas)
        self._maintenance.set(int(maintenance))

    def oldest(self, chats: str, seconds: float) -> None:
        """For how long the oldest unsent item of `private` or `group` chats has waited."""
        self._oldest.labels(chats).set(seconds)

    def exposition(self) -> bytes:
        """The page for Prometheus, of type CONTENT_TYPE."""
        return generate_latest(self.registry)
