"""The long runs miss a proof that was owed, and mind one that tells cards which the table keeps hidden."""

from datetime import UTC, datetime

import pytest

from bot.sessions.forms import Form
from games.village.options import Options
from storage.records import SessionRecord, Status
from tests.soak import proofs

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


def ended(reveal):
    options = Form(Options).dump(Options(reveal_at_end=reveal))
    return SessionRecord(
        id="s", chat_id=-1, topic=None, game="village", opener=1, locale="it", options=options, rules_version=1,
        status=Status.OVER, game_time=EPOCH, wall_time=EPOCH,
    )  # fmt: skip


@pytest.mark.parametrize("reveal", ["living", "none"])
def test_a_table_that_keeps_cards_hidden_gets_no_proof(reveal):
    assert proofs.faults(given=False, record=ended(reveal)) == []
    assert len(proofs.faults(given=True, record=ended(reveal))) == 1


def test_any_other_table_gets_one():
    assert proofs.faults(given=True, record=ended("all")) == []
    assert len(proofs.faults(given=False, record=ended("all"))) == 1
