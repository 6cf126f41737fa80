"""Presses in a group by people who are not in it: visitors of a public one, and whoever sends tokens of another chat."""

import pytest

from tests.kit.party import Party

NOT_YOURS = "Qui gioca chi fa parte del gruppo: entra, e poi tocca di nuovo."
STALE = "Questo bottone non vale più."


async def seated(party: Party, session_id: str) -> list[int | None]:
    """Who sits at this table."""
    found: list[int | None] = await party.bot.db.transact(lambda uow: [seat.user_id for seat in uow.seats(session_id)])
    return found


@pytest.mark.parametrize(
    "button", ["lobby.join", "lobby.go", "lobby.fill", "lobby.options", "rematch.yes", "proof.yes"]
)
async def test_a_visitor_sits_nowhere_and_changes_nothing(party: Party, button: str) -> None:
    """Pitfall 9: whoever looks at a public group from outside sees its buttons, too."""
    *people, visitor = party.people(4)
    group = party.world.group("La piazza", *people)
    await party.takes_seats(group, people)
    await party.pass_time(5)
    before, said = await party.session(group), group.text()
    visitor.forges(f"1.{before.id}.{button}", group.last, outside=True)
    await party.settle()
    assert visitor.toasts[-1].text
    assert await party.session(group) == before
    assert await seated(party, before.id) == [person.id for person in people]
    assert group.text() == said


async def test_a_visitor_is_told_to_come_in_and_sits_down_once_inside(party: Party) -> None:
    *people, visitor = party.people(3)
    group = party.world.group("La piazza", *people)
    await party.takes_seats(group, people)
    session = await party.session(group)
    join = f"1.{session.id}.lobby.join"
    visitor.forges(join, group.last, outside=True)
    await party.settle()
    assert (visitor.toasts[-1].text, visitor.toasts[-1].alert) == (NOT_YOURS, True)
    visitor.joins(group)
    await party.settle()
    visitor.presses(data=join, where=group)
    await party.settle()
    assert visitor.id in await seated(party, session.id)


@pytest.mark.parametrize("begun", [False, True])
async def test_a_token_of_another_group_is_worth_nothing_to_a_stranger(party: Party, begun: bool) -> None:
    """Pitfall 9: in a group of his own he is at home, and what he sends is another table's."""
    *people, stranger = party.people(6)
    group, den = party.world.group("Il borgo", *people), party.world.group("La tana", stranger)
    if begun:
        await party.begins(group, people)
    else:
        await party.takes_seats(group, people)
    stranger.says("/lupi@NarratoreBot", den)
    await party.pass_time(5)
    session, heard = await party.session(group), len(stranger.hears())
    for option in (
        "lobby.join",
        "lobby.leave",
        "lobby.go",
        "lobby.options",
        "remove.1",
        "host.1",
        "role.yes",
        "stop.yes",
    ):
        stranger.forges(f"1.{session.id}.{option}", den.last)
    await party.settle()
    assert await seated(party, session.id) == [person.id for person in people]
    assert (await party.session(group)).version == session.version
    assert stranger.toasts[0].text == STALE
    assert len(stranger.hears()) == heard
    assert not any("borgo" in toast.text for toast in stranger.toasts)


async def test_who_has_left_the_group_calls_nobody_together_again(party: Party) -> None:
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    session = await party.session(group)
    message = next(
        message for message in reversed(group.reads()) if any(".rematch." in str(b) for b in message.buttons)
    )
    people[1].leaves(group)
    await party.settle()
    people[1].forges(f"1.{session.id}.rematch.yes", message, outside=True)
    people[1].forges(f"1.{session.id}.rematch.yes", people[1].hears()[-1])
    await party.settle()
    assert [toast.text for toast in people[1].toasts[-2:]] == [NOT_YOURS] * 2
    assert (await party.session(group)).id == session.id
