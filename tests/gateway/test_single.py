"""One poller a database."""

import pytest

from bot.gateway.single import AnotherRuns, SingleInstance, lock_path


def test_a_second_instance_is_turned_away_until_the_first_has_gone(tmp_path):
    """Pitfall 58."""
    path = tmp_path / "deep" / "narratore.db.lock"
    with SingleInstance(path), pytest.raises(AnotherRuns), SingleInstance(path):
        pass
    with SingleInstance(path):
        assert path.exists()


def test_a_database_on_a_server_or_in_memory_has_no_lock_file():
    assert lock_path("postgresql+asyncpg://u:p@host/name") is None
    assert lock_path("sqlite://") is None
    assert lock_path("sqlite:///:memory:") is None
    with SingleInstance(None):
        pass


def test_the_lock_lies_beside_the_database():
    assert str(lock_path("sqlite:///data/narratore.db")) == "data/narratore.db.lock"
    assert str(lock_path("sqlite:////var/lib/narratore.db")) == "/var/lib/narratore.db.lock"
