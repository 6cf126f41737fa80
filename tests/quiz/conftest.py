"""The whole bot over the playground, with people who learn."""

from collections.abc import AsyncIterator

import pytest

from tests.kit.party import Party


@pytest.fixture
async def party(tmp_path) -> AsyncIterator[Party]:
    """The bot, started; a world with nobody in it yet."""
    party = await Party(tmp_path).opens()
    yield party
    if party._bot is not None:
        await party.closes()
