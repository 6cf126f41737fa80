"""A post office in virtual time: one database, a clock moved by hand, an outlet that remembers."""

import pytest

from bot.clock import ManualClock
from bot.delivery.courier import Courier
from bot.delivery.pacing import Pacing
from storage.records import Act, OutboxItem
from tests.kit.outlets import RecordedConsequences, RecordingOutlet

GROUP = -1_002_999_999_999
OTHER_GROUP = -1_002_999_999_998
ANNA = 7_999_999_999
BRUNO = 7_999_999_998


class Office:
    """What a scene of delivery needs, with verbs."""

    def __init__(self, database):
        self.db = database
        self.clock = ManualClock()
        self.outlet = RecordingOutlet(self.clock)
        self.consequences = RecordedConsequences()
        self.courier = self.another_courier("office")

    def another_courier(self, by, *, db=None, **rates):
        return Courier(
            db or self.db,
            self.outlet,
            self.consequences,
            self.clock,
            pacing=Pacing(**rates),
            by=by,
        )

    async def queue(self, *items):
        now = self.clock.now()
        await self.db.transact(lambda uow: uow.enqueue(items, now))

    async def deliver(self, *, until_idle=True, limit=1000):
        """Deliver everything, moving the clock to whenever something may leave next; how long that took."""
        began = self.clock.now()
        for _ in range(limit):
            if await self.courier.run_once():
                continue
            at = await self.courier.next_time()
            if at is None or not until_idle:
                break
            self.clock.move_to(at)
        else:
            raise AssertionError("it never comes to rest")
        return (self.clock.now() - began).total_seconds()

    async def screen(self, session_id):
        return await self.db.transact(lambda uow: uow.screen(session_id))

    def texts(self, chat_id=None):
        return self.outlet.texts(chat_id)

    @property
    def told(self):
        return self.consequences.told


@pytest.fixture
def office(database):
    return Office(database)


def say(chat_id, text, **fields):
    payload = {"text": text, **fields.pop("payload", {})}
    return OutboxItem(chat_id=chat_id, act=Act.SAY, payload=payload, **{"session_id": "aaaaaaaa", **fields})


def show(chat_id, slot, text, **fields):
    return OutboxItem(
        chat_id=chat_id,
        slot=slot,
        act=Act.SHOW,
        payload={"text": text},
        **{"session_id": "aaaaaaaa", "fingerprint": text, **fields},
    )


def strip(chat_id, slot, **fields):
    return OutboxItem(chat_id=chat_id, slot=slot, act=Act.STRIP, **{"session_id": "aaaaaaaa", **fields})


def alone(chat_id, text, **fields):
    """A message that merges with no other."""
    return say(chat_id, text, payload={"keyboard": [[{"text": "x", "data": "1.-.x.y"}]]}, **fields)
