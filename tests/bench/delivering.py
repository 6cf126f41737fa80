"""How long deliveries take in virtual time, against what Telegram's limits allow at best."""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bot.clock import ManualClock
from bot.delivery.courier import Courier
from bot.delivery.pacing import Pacing
from bot.delivery.verdicts import Later, Verdict
from bot.playground.limits import FloodGate, Limits
from storage.engine import Database
from storage.records import Act, Claim, OutboxItem
from tests.bench.rows import Row, Scale
from tests.kit.outlets import RecordedConsequences, RecordingOutlet

GROUP = -1_002_000_000_000


class GatedOutlet(RecordingOutlet):
    """Counts as Telegram counts, and refuses what it refuses."""

    def __init__(self, clock: ManualClock) -> None:
        """Nothing counted yet."""
        super().__init__(clock)
        self._time = clock
        self._gate = FloodGate(Limits())
        self.refused = 0

    async def send(self, claim: Claim) -> Verdict:
        """Ask the gate first."""
        chat = claim.item.chat_id
        wait = self._gate.admit(chat, group=chat < 0, now=self._time.now().timestamp())
        if wait is not None:
            self.refused += 1
            return Later(why="flood", seconds=wait, flood=True)
        return await super().send(claim)


def _alone(chat_id: int, number: int) -> OutboxItem:
    """A message that merges with no other."""
    payload = {"text": f"News {number}", "keyboard": [[{"text": "x", "data": "1.-.x.y"}]]}
    return OutboxItem(chat_id=chat_id, act=Act.SAY, payload=payload)


def at_best(items: Sequence[OutboxItem], limits: Limits) -> float:
    """Seconds between the first and the last call that no sender could undercut."""
    chats = Counter(item.chat_id for item in items)
    best = float((len(items) - 1) // limits.overall_per_second)
    for chat, count in chats.items():
        if chat < 0:
            best = max(best, (count - 1) // limits.group_calls * limits.group_seconds)
        else:
            best = max(best, (count - limits.private_burst) / limits.private_per_second)
    return best


async def _deliver(items: Sequence[OutboxItem]) -> tuple[float, int, int, float]:
    """Seconds of virtual time, calls, refusals, and CPU seconds."""
    with tempfile.TemporaryDirectory() as folder:
        db = Database.open(f"sqlite:///{Path(folder)}/office.db")
        await db.migrate()
        clock = ManualClock()
        outlet = GatedOutlet(clock)
        courier = Courier(db, outlet, RecordedConsequences(), clock, pacing=Pacing(), by="office")
        now, cpu = clock.now(), time.process_time()
        await db.transact(lambda uow: uow.enqueue(items, now))
        while True:
            if await courier.run_once():
                continue
            at = await courier.next_time()
            if at is None:
                break
            clock.move_to(at)
        cpu = time.process_time() - cpu
        await db.close()
    times = [call.at for call in outlet.calls]
    return (max(times) - min(times)).total_seconds(), len(times), outlet.refused, cpu


def run(scale: Scale) -> list[Row]:
    """The rows."""
    count = scale.messages
    private = [_alone(7_000_000_000 + number // 3, number) for number in range(count)]
    news = [_alone(GROUP, number) for number in range(max(41, count // 15 + 1))]
    mixed = [_alone(7_000_000_000 + number // 3, number) for number in range(count * 3 // 4)]
    mixed += [_alone(GROUP - number % max(1, count // 60), number) for number in range(count // 4)]
    rows = []
    for what, items in (("private messages", private), ("news of one group", news), ("both, many games", mixed)):
        took, calls, refused, cpu = asyncio.run(_deliver(items))
        best = at_best(items, Limits())
        rows.append(
            Row(
                what=f"delivery: {len(items)} {what}",
                measured=f"{took:.1f} s for {best:.1f} s, {took / best:.3f} x; {refused} refused (429)",
                budget="<= 1.05 x, no 429",
                within=took <= 1.05 * best and refused == 0 and calls == len(items),
                note=f"virtual time, calls travel for none; {1000 * cpu / calls:.2f} ms CPU a message",
            )
        )
    return rows
