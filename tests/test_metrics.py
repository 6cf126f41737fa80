"""What /metrics says."""

from bot.metrics import Metrics


def page(metrics: Metrics) -> list[str]:
    return metrics.exposition().decode().splitlines()


def test_everything_that_is_reported_is_on_the_page() -> None:
    metrics = Metrics()
    metrics.update_read("message")
    metrics.update_read("message")
    metrics.step_done("SubmitMove", "accepted", 0.004)
    metrics.call_done("sendMessage", "sent", 0.2)
    metrics.flooded("sendMessage")
    metrics.failed("step.failed")
    metrics.lanes("group", {-1: 3, -2: 5})
    metrics.live_games({("lupi", "running"): 4})
    told = page(metrics)
    for line in (
        'narratore_updates_total{kind="message"} 2.0',
        'narratore_steps_total{command="SubmitMove",receipt="accepted"} 1.0',
        'narratore_step_seconds_bucket{le="0.005"} 1.0',
        'narratore_step_seconds_bucket{le="0.0025"} 0.0',
        'narratore_calls_total{method="sendMessage",verdict="sent"} 1.0',
        "narratore_call_seconds_sum 0.2",
        'narratore_floods_total{method="sendMessage"} 1.0',
        'narratore_errors_total{kind="step.failed"} 1.0',
        'narratore_lanes{chats="group"} 2.0',
        'narratore_queued_items{chats="group"} 8.0',
        'narratore_longest_lane_items{chats="group"} 5.0',
        'narratore_live_games{game="lupi",status="running"} 4.0',
    ):
        assert line in told


def test_a_game_that_is_over_leaves_the_page() -> None:
    metrics = Metrics()
    metrics.live_games({("lupi", "running"): 1, ("lupi", "lobby"): 2})
    metrics.live_games({("lupi", "lobby"): 1})
    assert [line for line in page(metrics) if line.startswith("narratore_live_games{")] == [
        'narratore_live_games{game="lupi",status="lobby"} 1.0'
    ]


def test_empty_lanes_count_as_nothing() -> None:
    metrics = Metrics()
    metrics.lanes("private", {5: 1})
    metrics.lanes("private", {})
    assert 'narratore_longest_lane_items{chats="private"} 0.0' in page(metrics)


def test_two_programs_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.update_read("message")
    assert 'narratore_updates_total{kind="message"} 1.0' in page(one)
    assert not any("narratore_updates_total{" in line for line in page(other))
