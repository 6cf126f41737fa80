"""A day's votes over the Bot API: bring a table to a phase, and let people vote as a plan says."""

from collections.abc import Mapping, Sequence

from bot.playground.puppets import Group, Person
from tests.kit.party import Party, prompt_of


async def votes(party: Party, group: Group, people: Sequence[Person], plan: Mapping[int, str]) -> None:
    """While a count is open (a first vote calls one after the other), each seat presses its choice; time passes to its end."""
    count = _count(await party.phase(group))
    while _count(await party.phase(group)) == count and await party.live(group):
        phase = await party.phase(group)
        await party.pass_time(2)
        question = next(message for message in reversed(group.reads()) if (prompt_of(message) or "").endswith(phase))
        session = await party.session(group)
        for seat, pick in plan.items():
            data = f"1.{session.id}.{phase}.{pick}"
            if any(button.get("callback_data") == data for button in question.buttons):
                people[seat - 1].presses(message=question, data=data)
                await party.settle()
                if await party.phase(group) != phase:
                    break
        while await party.phase(group) == phase and await party.live(group):
            due = await party.bot.next_time()
            assert due is not None
            await party.pass_time(max(0.001, (due - party.clock.now()).total_seconds()))


async def to_phase(
    party: Party, group: Group, people: Sequence[Person], phase: str, *, nominees: Sequence[int]
) -> None:
    """From the first night to a phase of the first day; nobody acts at night, two nominees are tied wherever there is a count."""
    one, other = nominees
    while not (await party.phase(group)).startswith(phase):
        now = await party.phase(group)
        if now.startswith("d1.vote") or now in ("d1.second", "d1.runoff"):
            await votes(party, group, people, _even(len(people), one, other))
        else:
            due = await party.bot.next_time()
            assert due is not None, f"stuck in {now}"
            await party.pass_time(max(0.001, (due - party.clock.now()).total_seconds()))


def _even(people: int, one: int, other: int) -> dict[int, str]:
    """Everybody votes, and both get as many (with an odd table the last seat votes for nobody)."""
    plan = {one: str(other), other: str(one)}
    rest = [seat for seat in range(1, people + 1) if seat not in plan]
    if len(rest) % 2:
        plan[rest.pop()] = "nobody"
    for number, seat in enumerate(rest):
        plan[seat] = str((one, other)[number % 2])
    return plan


def _count(phase: str) -> str:
    """The count that a phase belongs to: all calls of a first vote are one."""
    return ".".join(phase.split(".")[:2])
