"""What was drawn for the asking is kept for a while, forgotten with the person, and swept with its message's slot."""

from datetime import UTC, datetime, timedelta

import pytest

from storage.records import SLOT_OF_DRAW, Act, DrawRecord, OutboxItem
from storage.retention import DRAW_DAYS

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA = 7_999_000_001
DRAW = DrawRecord(id="abcdefgh", user_id=ANNA, asked={"low": 1, "high": 12})


async def test_a_draw_is_read_as_it_was_kept_and_as_it_came(database):
    def work(uow):
        uow.keep_draw(DRAW, NOW)
        asked = uow.lock_draw("abcdefgh")
        uow.set_draw("abcdefgh", {"drawn": [7]})
        return asked, uow.lock_draw("abcdefgh"), uow.lock_draw("hgfedcba")

    asked, came, unknown = await database.transact(work)
    assert (asked, unknown) == (DRAW, None)
    assert came == DrawRecord(id="abcdefgh", user_id=ANNA, asked=DRAW.asked, came={"drawn": [7]})


async def test_whoever_is_forgotten_has_drawn_nothing(database):
    def work(uow):
        uow.meet(ANNA, "Anna")
        uow.keep_draw(DRAW, NOW)
        uow.erase_person(ANNA)
        return uow.lock_draw("abcdefgh")

    assert await database.transact(work) is None


@pytest.mark.parametrize(("days", "kept"), [(DRAW_DAYS - 1, True), (DRAW_DAYS + 1, False)])
async def test_a_draw_goes_after_its_time_and_its_slot_with_it(database, days, kept):
    def work(uow):
        uow.keep_draw(DRAW, NOW)
        item = OutboxItem(chat_id=ANNA, act=Act.SHOW, slot=f"{SLOT_OF_DRAW}abcdefgh", fingerprint="x")
        uow.enqueue([item], NOW)
        uow.sweep_old(NOW + timedelta(days=days))
        return uow.lock_draw("abcdefgh"), uow.screen("")

    draw, slots = await database.transact(work)
    assert (draw is not None, len(slots) == 1) == (kept, kept)


async def test_of_what_nobody_has_drawn_the_newest_are_kept_of_each_person(database):
    """What was drawn is no offer any more, and what others asked for is theirs."""

    def work(uow):
        for number in range(6):
            draw = DrawRecord(id=f"anna{number}", user_id=ANNA, asked=DRAW.asked)
            uow.keep_draw(draw, NOW + timedelta(seconds=number))
        uow.keep_draw(DrawRecord(id="bruno", user_id=ANNA + 1, asked=DRAW.asked), NOW)
        uow.set_draw("anna0", {"drawn": [7]})
        gone = uow.drop_surplus_draws(ANNA, 2)
        ids = (*(f"anna{number}" for number in range(6)), "bruno")
        return gone, [one for one in ids if uow.lock_draw(one) is not None], uow.drop_surplus_draws(ANNA, 2)

    gone, kept, again = await database.transact(work)
    assert (gone, again) == (3, 0)
    assert kept == ["anna0", "anna4", "anna5", "bruno"]


def test_what_was_drawn_is_not_printed():
    assert "12" not in repr(DRAW)
