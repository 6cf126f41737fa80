"""Whole evenings, from the lobby to the end, over the real Bot API protocol."""

from storage.records import Status


async def test_eight_people_play_lupi_to_the_end(party):
    people = party.people(8)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    assert (await party.session(group)).status is Status.RUNNING
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []
