"""People leave in every phase, in every way, and a group moves under their fingers."""

import pytest

from storage.records import Status
from tests.kit.voting import to_phase, votes

PHASES = ("lobby", "n1", "d1.talk", "d1.vote", "d1.speech", "d1.second", "d1.runoff")
GAME_PHASES = PHASES[1:]
TOLD_BY = ("chat_member", "left_chat_member")
WAYS = [*zip(GAME_PHASES, TOLD_BY * 3, strict=True), ("n1", "left_chat_member"), ("d1.second", "chat_member")]
"""Every phase in one of the two ways in which a leaving is told, night and second vote in both."""
GRACE = 60


async def table(party, phase, *, bot, number=8):
    """A table in this phase; where there is a count, seats 2 and 3 are tied. What the wolves and figures do is nothing."""
    people = party.people(number)
    group = party.world.group("Il borgo", *people, bot=bot)
    if phase == "lobby":
        await party.takes_seats(group, people)
    else:
        await party.begins(group, people)
        await to_phase(party, group, people, phase, nominees=(2, 3))
        await party.pass_time(1)
    return group, people


def ends(group):
    """The messages that tell the end."""
    return [m for m in group.reads() if any(".rematch." in b.get("callback_data", "") for b in m.buttons)]


@pytest.mark.parametrize(("phase", "told_by"), WAYS)
@pytest.mark.parametrize("who", ["host", "pending voter", "nominee"])
async def test_a_leaver_is_out_after_the_grace_and_the_game_goes_on(party, phase, told_by, who):
    """Pitfall 36: grace, then removal, votes counted anew, no game stuck and none ended without a word."""
    group, people = await table(party, phase, bot="admin" if told_by == "chat_member" else "member")
    seat = {"host": 1, "pending voter": 4, "nominee": 3}[who]
    people[seat - 1].leaves(group, service=told_by == "left_chat_member")
    await party.pass_time(GRACE - 10)
    assert (await party.session(group)).extra.get("left") is None, "no grace"
    assert f"{people[seat - 1].name} non è più nel gruppo" in group.text()
    await party.pass_time(20)
    record = await party.session(group)
    if record.status is Status.RUNNING:
        assert record.extra["left"] == [seat]
        assert record.opener == people[1 if who == "host" else 0].id
        await party.until_phase(group, "n2", most=1200)
        assert ends(group) == []
    else:
        assert len(ends(group)) == 1
    assert party.world.malformed == []


@pytest.mark.parametrize(("phase", "told_by"), WAYS)
async def test_when_all_wolves_leave_the_humans_win_at_once_and_once(party, phase, told_by):
    """Pitfalls 36, 77: the victory is checked in whatever phase somebody goes."""
    group, people = await table(party, phase, bot="admin" if told_by == "chat_member" else "member")
    for seat, card in (await party.cards(group)).items():
        if card == "wolf":
            people[seat - 1].leaves(group, service=told_by == "left_chat_member")
    await party.pass_time(GRACE + 5)
    assert (await party.session(group)).status is Status.OVER
    await party.pass_time(60)
    assert len(ends(group)) == 1


@pytest.mark.parametrize("phase", GAME_PHASES)
async def test_coming_back_within_the_grace_keeps_seat_and_vote(party, phase):
    """Pitfall 36: return within the grace keeps the seat."""
    group, people = await table(party, phase, bot="admin")
    people[3].leaves(group)
    await party.pass_time(20)
    people[3].joins(group)
    await party.pass_time(GRACE * 2)
    record = await party.session(group)
    assert record.extra.get("left") is None
    assert "il posto è ancora suo" in group.text()
    state = record.state
    assert next(player for player in state["players"] if player["seat"] == 4)["alive"]


@pytest.mark.parametrize("told_by", TOLD_BY)
async def test_who_leaves_the_group_is_out_of_the_lobby_at_once(party, told_by):
    """Pitfall 36, in the lobby: the opener and a joiner."""
    group, people = await table(party, "lobby", bot="admin" if told_by == "chat_member" else "member")
    for person in (people[0], people[4]):
        person.leaves(group, service=told_by == "left_chat_member")
    await party.pass_time(20)
    people[1].says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    assert len(await party.cards(group)) == 6
    assert (await party.session(group)).opener == people[1].id


@pytest.mark.parametrize("phase", ["lobby", "d1.vote", "d1.second"])
async def test_buttons_sent_before_a_migration_keep_working_and_no_second_game_begins(party, phase):
    """Pitfall 31: buttons sent in the old group keep working; no second game."""
    people = party.people(8)
    group = party.world.group("Il borgo", *people, kind="group")
    if phase == "lobby":
        await party.takes_seats(group, people[:7])
    else:
        await party.begins(group, people)
        await to_phase(party, group, people, phase, nominees=(2, 3))
    await party.pass_time(2)
    board, now, before = group.last, await party.phase(group), await party.session(group)
    group.migrates()
    option = "lobby.join" if phase == "lobby" else f"{now}.2"
    presser = people[7] if phase == "lobby" else people[0]
    presser.forges(f"1.{before.id}.{option}", board)
    await party.settle()
    assert presser.toasts[-1].text
    assert (await party.session_by_id(before.id)).version > before.version
    people[1].says("/lupi@NarratoreBot", group)
    await party.pass_time(70)
    live = await party.bot.db.transact(lambda uow: uow.live_sessions())
    assert live == [before.id]
    assert (await party.session_by_id(before.id)).chat_id == group.id
    assert "già" in group.text()


async def test_a_leaver_of_whom_nothing_told_is_found_out_at_the_vote(party):
    """Pitfall 37: a plain member hears of nobody, and no service message comes; at the vote Telegram is asked."""
    group, people = await table(party, "n1", bot="member")
    people[3].leaves(group, service=False)
    await party.until_phase(group, "n2", most=1200)
    assert group.text().count(f"{people[3].name} non è più nel gruppo") == 1
    assert (await party.session(group)).extra["left"] == [4]
    assert ends(group) == []


async def test_nothing_of_a_leaving_of_which_nothing_told_is_said_in_the_night(party):
    """Pitfall 7: who is looked for at night would be known to have something to answer."""
    group, people = await table(party, "n1", bot="member")
    people[3].leaves(group, service=False)
    await party.until_phase(group, "d1.talk")
    assert "non è più nel gruppo" not in group.text()


async def test_a_leaver_who_comes_back_without_a_word_keeps_the_seat(party):
    """Pitfalls 36, 37: neither the going nor the coming back is told."""
    group, people = await table(party, "n1", bot="member")
    people[3].leaves(group, service=False)
    await party.until(lambda: "non è più nel gruppo" in group.text())
    people[3].joins(group, service=False)
    await party.pass_time(GRACE + 5)
    assert (await party.session(group)).extra.get("left") is None
    assert "il posto è ancora suo" in group.text()


@pytest.mark.parametrize("told_by", TOLD_BY)
async def test_a_ghost_who_leaves_is_promised_no_seat_and_whoever_is_next_has_the_table(party, told_by):
    """Who is out of the game has no seat to keep; the table still needs somebody in charge."""
    group, people = await table(party, "d1.vote", bot="admin" if told_by == "chat_member" else "member")
    plan = dict.fromkeys(range(2, 9), "1") | {1: "2"}
    for phase in ("d1.vote", "d1.second"):
        await party.until_phase(group, phase)
        await votes(party, group, people, plan)
    await party.until_phase(group, "n2")
    people[0].leaves(group, service=told_by == "left_chat_member")
    await party.pass_time(2)
    assert "posto resta suo" not in group.last.text
    assert f"{people[0].name} non è più nel gruppo" in group.last.text
    await party.pass_time(GRACE)
    assert (await party.session(group)).opener == people[1].id


async def test_a_ghost_who_blocks_the_bot_keeps_nobody_waiting(party):
    """Nobody waits for an answer of a ghost: there is nothing to substitute or to remove."""
    group, people = await table(party, "d1.vote", bot="member")
    plan = dict.fromkeys(range(2, 9), "1") | {1: "2"}
    for phase in ("d1.vote", "d1.second"):
        await party.until_phase(group, phase)
        await votes(party, group, people, plan)
    await party.until_phase(group, "n2")
    people[0].blocks()
    await party.pass_time(5)
    people[0].unblocks()
    await party.pass_time(5)
    assert "Non riesco più a scrivere" not in group.text()
    assert "di nuovo raggiungibile" not in group.text()
