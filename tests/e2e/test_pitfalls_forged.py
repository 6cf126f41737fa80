"""Callback data that nobody was ever given, and start parameters that nobody wrote, at everything that has buttons."""

import pytest

from bot.playground.puppets import Group
from tests.kit.party import Party

MANY = "9" * 17
MORE = "9" * 22
"""More than a database takes for a number."""
FORGED = (
    # Numbers: of groups, owners, seats, pages, rounds.
    f"1.-.ranking.ever-{'9' * 19}", f"1.-.ranking.season-{MANY}", f"1.-.turn_ranking.ever-{'9' * 19}",
    f"1.-.uncall.{MORE}", f"1.-.uncall.{MANY}", f"1.-.figures.group-{MANY}", f"1.-.book.village.{MORE}.r-wolf",
    f"1.-.book.lupi.{MANY}.shelves", f"1.-.set.{MANY}.language.it", "1.-.set.9.language.it", f"1.-.set.{MORE}.menu",
    "1.tavolo01.remove.9999", "1.tavolo01.remove.0", "1.tavolo01.host.9999", "1.-.practice.lupi.9999",
    "1.-.practice.lupi.0", "1.-.quiz.tavolo01.9999.a0", "1.-.quiz.tavolo01.1.a99", "1.-.quiz.zone-99999",
    f"1.tavolo01.wait.{MORE}", f"1.tavolo01.skip.{MORE}", "1.tavolo01.sub.9-9", "1.tavolo01.admit.1-1",
    "1.tavolo01.n1.wolf.p9999", "1.0zzzzzzzzzzzzzz.lobby.options", "1.000zzzzzzzzzzzz.opt.pace.fast",
    # Words that no button says.
    "1.-.quiz.hour-99", "1.-.quiz.hour-x", "1.-.quiz.team-zzz", "1.-.quiz.level-99", "1.-.quiz.game-zzz",
    "1.-.quiz.mistakes-x", "1.-.draw.zzz.again", "1.-.play.zzz", "1.-.desk.zzz", "1.-.kept.zzz", "1.-.lang.zz",
    "1.-.grammar.zz", "1.-.figures.zz", "1.-.page.zz", "1.-.calls.zz", "1.-.forget.no", "1.-.set.0.zz.zz",
    "1.tavolo01.opt.pace.zz", "1.tavolo01.opt.zz.page", "1.tavolo01.opt.zz.zz", "1.tavolo01.opt.deck.zz",
    # Buttons of other kinds of tables, and of what only others may do.
    "1.tavolo01.desk.menu", "1.tavolo01.desk.handlink", "1.tavolo01.seat.1", "1.tavolo01.practice.on",
    "1.tavolo01.take.x", "1.tavolo01.halt.named", "1.tavolo01.lobby.extendTzz", "1.tavolo01.n1.wolf.1T5",
    "1.tavolo01.answer.x", "1.tavolo01.stop.yes", "1.tavolo01.lobby.go", "1.tavolo01.lobby.fill", "1.tavolo01.leave.yes",
)  # fmt: skip
PAYLOADS = (
    "call_9", f"call_{MANY}", f"set_{MANY}", "set_9", "look-zz-zz", "look-village-zz", "seat_zz_zzzzzzzzzz",
    "desk_zz_zzzzzzzzzz", "join_zz", "narra-zz", "pratica-zz", "x" * 65,
)  # fmt: skip


async def stored(party: Party, group: Group) -> object:
    """What must stay as it is: the table, its seats, the group."""
    record = await party.session(group)

    def look(uow):  # type: ignore[no-untyped-def]
        return record.version, record.state, record.options, uow.seats(record.id), uow.group(group.id)

    return await party.bot.db.transact(look)


@pytest.mark.parametrize("place", ["group", "private"])
async def test_what_nobody_was_given_is_answered_and_changes_nothing(
    party: Party, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pitfall 9: lobby, settings, desks, draws, quiz, practice, figures; each once, and no hint what there is elsewhere."""
    people = party.people(4)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:3])
    await party.pass_time(5)
    xeno = people[3]
    message = group.last if place == "group" else xeno.hears()[-1]
    before = await stored(party, group)
    for data in FORGED:
        xeno.forges(data, message)
    await party.settle()
    assert await stored(party, group) == before
    assert party.world.unanswered() == []
    assert len(xeno.toasts) == len(FORGED)
    logged = "".join(capsys.readouterr())
    assert "failed" not in logged
    assert "passed-over" not in logged
    assert party.world.malformed == []


async def test_links_that_nobody_wrote_are_answered_and_lead_nowhere(
    party: Party, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pitfalls 4, 9: places, settings, calls, desks, practice and pages of the book."""
    anna, xeno = party.people(2)
    group = party.world.group("Il borgo", anna, xeno)
    await party.takes_seats(group, [anna])
    before = await stored(party, group)
    for payload in PAYLOADS:
        heard = len(xeno.hears())
        xeno.starts(payload)
        await party.pass_time(8)
        assert len(xeno.hears()) > heard, payload
        assert "Il borgo" not in xeno.last.text
    assert await stored(party, group) == before
    assert "failed" not in "".join(capsys.readouterr())
