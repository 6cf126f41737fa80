"""What becomes of a message, by verdict: where it goes, what waits, and what the sessions are told."""

from datetime import UTC, datetime

import pytest

from bot.delivery.verdicts import Barred, Broken, Gone, Later, Moved, Sent, Unpolled
from storage.records import Act, GroupRecord, OutboxItem, SessionRecord, Status
from tests.delivery.conftest import ANNA, BRUNO, GROUP, OTHER_GROUP, alone, say, show, strip

NEW_GROUP = -1_003_000_000_001


def session(session_id="aaaaaaaa", chat_id=GROUP, **fields):
    now = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)
    return SessionRecord(
        id=session_id,
        chat_id=chat_id,
        topic=None,
        game="toy",
        opener=ANNA,
        locale="it",
        options={},
        rules_version=1,
        game_time=now,
        wall_time=now,
        **{"status": Status.RUNNING, **fields},
    )


async def outstanding(office, session_id="aaaaaaaa"):
    return await office.db.transact(lambda uow: uow.opens_outstanding(session_id))


# delivered


async def test_the_last_item_that_opens_a_phase_starts_its_clock(office):
    await office.queue(
        alone(GROUP, "night falls", opens=True),
        alone(ANNA, "whom?", opens=True),
        alone(GROUP, "…and more"),
    )
    office.outlet.answers(ANNA, Later(why="network"))
    await office.courier.run_once()
    assert office.told == []
    assert await outstanding(office) == 1
    await office.deliver()
    assert office.told == [("opened", "aaaaaaaa")]
    assert await outstanding(office) == 0


async def test_a_phase_whose_question_was_replaced_still_waits_for_the_new_one(office):
    await office.queue(show(ANNA, "prompt", "v1", opens=True))
    await office.queue(show(ANNA, "prompt", "v2"))
    assert await outstanding(office) == 1
    await office.deliver()
    assert office.texts() == ["v2"]
    assert office.told == [("opened", "aaaaaaaa")]


async def test_a_phase_whose_only_question_was_withdrawn_opens(office):
    await office.queue(show(ANNA, "prompt", "v1", opens=True))
    await office.queue(strip(ANNA, "prompt"))
    await office.deliver()
    assert office.outlet.calls == []
    assert office.told == [("opened", "aaaaaaaa")]


async def test_what_a_die_shows_is_told(office):
    await office.queue(
        *(
            OutboxItem(chat_id=GROUP, session_id="aaaaaaaa", act=Act.DICE, payload={"emoji": "🎲", "throw": throw})
            for throw in (0, 1)
        )
    )
    office.outlet.answers(GROUP, Sent(message_id=5, value=6))
    await office.deliver()
    assert office.told == [("threw", "aaaaaaaa", 0, 6), ("threw", "aaaaaaaa", 1, 4)]


def asked(number):
    slot = f"q{number}"
    payload = {"number": number}
    return OutboxItem(chat_id=GROUP, session_id="aaaaaaaa", act=Act.POLL, slot=slot, fingerprint=slot, payload=payload)


async def test_the_id_of_a_poll_is_told_and_a_poll_that_is_refused_is_not_tried_again(office):
    await office.queue(asked(1), asked(2))
    office.outlet.answers(GROUP, Sent(message_id=5, poll="77"), Unpolled(why="no polls"))
    await office.deliver()
    assert office.told == [("polled", "aaaaaaaa", 1, "77"), ("unpolled", "aaaaaaaa", 2, "no polls")]
    assert len(office.outlet.calls) == 2


async def test_a_poll_that_never_left_need_not_be_closed(office):
    await office.queue(asked(1))
    await office.queue(OutboxItem(chat_id=GROUP, session_id="aaaaaaaa", act=Act.CLOSE, slot="q1"))
    await office.deliver()
    assert office.outlet.calls == []


async def test_a_message_that_had_to_be_sent_anew_is_the_slots_from_then_on(office):
    await office.queue(show(GROUP, "board", "v1"))
    await office.deliver()
    office.outlet.answers(GROUP, Sent(message_id=77))
    await office.queue(show(GROUP, "board", "v2"))
    await office.deliver()
    await office.queue(show(GROUP, "board", "v3"))
    await office.deliver()
    assert office.outlet.calls[-1].claim.message_id == 77


# floods


async def test_a_flood_stops_that_chat_for_as_long_as_demanded_and_no_other(office):
    office.outlet.answers(GROUP, Later(why="flood", seconds=245, flood=True))
    await office.queue(alone(GROUP, "one"), alone(GROUP, "two"), alone(OTHER_GROUP, "a"), alone(ANNA, "b"))
    await office.queue(alone(OTHER_GROUP, "c"), alone(ANNA, "d"))
    await office.deliver()
    first, second, third = office.outlet.times(GROUP)
    assert 245 <= (second - first).total_seconds() < 246
    assert office.texts(GROUP) == ["one", "one", "two"]
    assert third == second
    assert {call.at for call in office.outlet.calls if call.chat_id != GROUP} == {first}


async def test_floods_from_two_chats_within_a_second_stop_the_whole_bot(office):
    for chat in (GROUP, OTHER_GROUP):
        office.outlet.answers(chat, Later(why="flood", seconds=30, flood=True))
    await office.queue(alone(GROUP, "one"), alone(OTHER_GROUP, "two"))
    await office.courier.run_once()
    began = office.clock.now()
    await office.queue(alone(ANNA, "three"))
    await office.deliver()
    assert office.outlet.times(ANNA)[0] >= began.replace(second=30)


async def test_floods_of_one_chat_alone_never_stop_the_bot(office):
    office.outlet.answers(GROUP, *[Later(why="flood", seconds=0.2, flood=True)] * 3)
    await office.queue(alone(GROUP, "one"))
    await office.deliver()
    began = office.clock.now()
    await office.queue(alone(ANNA, "two"))
    await office.deliver()
    assert office.outlet.times(ANNA) == [began]


async def test_after_a_flood_a_chat_goes_on_in_order_and_within_its_minute(office):
    await office.queue(*(alone(GROUP, str(number)) for number in range(25)))
    office.outlet.answers(GROUP, *[Sent(message_id=1)] * 5, Later(why="flood", seconds=10, flood=True))
    await office.deliver()
    assert office.texts(GROUP) == [str(number) for number in (*range(6), *range(5, 25))]


# moved


async def test_a_group_that_moved_gets_the_same_text_once_at_its_new_place(office):
    async def moved(old, new):
        await office.db.transact(lambda uow: uow.move_group(old, new))
        await type(office.consequences).moved(office.consequences, old, new)

    office.consequences.moved = moved
    office.outlet.answers(GROUP, Moved(chat_id=NEW_GROUP))
    await office.db.transact(lambda uow: (uow.save_group(GroupRecord(chat_id=GROUP)), uow.add_session(session())))
    await office.queue(show(GROUP, "board", "dawn"), alone(GROUP, "who died?"))
    await office.deliver()
    assert [(call.chat_id, call.text) for call in office.outlet.calls] == [
        (GROUP, "dawn"),
        (NEW_GROUP, "dawn"),
        (NEW_GROUP, "who died?"),
    ]
    assert office.told == [("moved", GROUP, NEW_GROUP)]
    slot = (await office.screen("aaaaaaaa"))[NEW_GROUP, "board"]
    assert slot.message_id is not None


async def test_a_group_moved_while_a_message_is_on_its_way_gets_it_once(office):
    def move_meanwhile(claim):
        async def answer():
            await office.db.transact(lambda uow: uow.move_group(GROUP, NEW_GROUP))
            return Sent(message_id=5)

        return answer()

    office.outlet.answers(GROUP, move_meanwhile)
    await office.queue(show(GROUP, "board", "one"), alone(GROUP, "two"))
    await office.deliver()
    assert [(call.chat_id, call.text) for call in office.outlet.calls] == [(GROUP, "one"), (NEW_GROUP, "two")]
    # that message has no id in the new chat
    assert (await office.screen("aaaaaaaa"))[NEW_GROUP, "board"].message_id is None


# floods


async def test_a_long_flood_of_a_group_stops_its_clocks_and_a_short_one_or_a_private_one_does_not(office):
    office.outlet.answers(GROUP, Later(why="flood", seconds=3, flood=True), Later(why="flood", seconds=245, flood=True))
    office.outlet.answers(ANNA, Later(why="flood", seconds=245, flood=True))
    await office.queue(alone(GROUP, "dawn"), alone(ANNA, "card"))
    await office.deliver()
    assert office.told == [("flooded", GROUP, 245)]
    assert sorted(office.texts()) == ["card", "card", "dawn", "dawn", "dawn"]


# barred


async def test_a_chat_that_cannot_be_written_to_is_tried_once_a_minute_until_it_can(office):
    office.outlet.answers(GROUP, *[Barred(why="not enough rights")] * 3)
    await office.queue(alone(GROUP, "one"), alone(GROUP, "two"))
    await office.deliver()
    times = office.outlet.times(GROUP)
    assert [(after - times[0]).total_seconds() for after in times] == [0, 60, 120, 180, 180]
    assert office.texts() == ["one", "one", "one", "one", "two"]
    assert [told[0] for told in office.told] == ["barred", "barred", "barred", "writable"]
    assert office.told[-1] == ("writable", GROUP, None)


async def test_a_closed_topic_does_not_silence_the_others(office):
    office.outlet.answers(GROUP, Barred(why="topic closed"))
    await office.queue(
        alone(GROUP, "closed", topic=7), alone(GROUP, "closed too", topic=7), alone(GROUP, "open", topic=8)
    )
    await office.deliver()
    assert office.texts() == ["closed", "open", "closed", "closed too"]
    assert office.told[-1] == ("writable", GROUP, 7)


# gone


async def test_what_waits_for_somebody_gone_is_kept_and_nothing_more_is_tried(office):
    office.outlet.answers(ANNA, Gone(why="blocked"))
    await office.queue(alone(ANNA, "your card"), alone(ANNA, "the moon rises"), alone(BRUNO, "his card"))
    await office.deliver()
    await office.queue(alone(ANNA, "later"))
    await office.deliver()
    assert office.texts(ANNA) == ["your card"]
    assert office.told == [("gone", ANNA, "blocked")]
    assert office.texts(BRUNO) == ["his card"]


async def test_who_comes_back_gets_what_is_pending_and_nothing_stale(office):
    await office.db.transact(lambda uow: (uow.add_session(session()), uow.meet(ANNA, "Anna")))
    office.outlet.answers(ANNA, Gone(why="blocked"))
    await office.queue(show(ANNA, "prompt:night1", "whom tonight?"), alone(ANNA, "your card"))
    await office.deliver()
    await office.queue(strip(ANNA, "prompt:night1"), show(ANNA, "prompt:day1", "whom to accuse?"))
    await office.db.transact(lambda uow: uow.set_reachable(ANNA, True))
    await office.deliver()
    assert office.texts(ANNA) == ["whom tonight?", "your card", "whom to accuse?"]


async def test_who_comes_back_after_the_game_is_not_told_yesterdays_news(office):
    await office.db.transact(lambda uow: (uow.add_session(session(status=Status.OVER)), uow.meet(ANNA, "Anna")))
    office.outlet.answers(ANNA, Gone(why="blocked"))
    await office.queue(alone(ANNA, "your card"), alone(ANNA, "settings", session_id=None))
    await office.deliver()
    await office.db.transact(lambda uow: uow.set_reachable(ANNA, True))
    await office.deliver()
    assert office.texts(ANNA) == ["your card", "settings"]


async def test_a_phase_does_not_wait_for_somebody_gone(office):
    office.outlet.answers(ANNA, Gone(why="blocked"))
    await office.queue(alone(ANNA, "whom?", opens=True))
    await office.deliver()
    assert office.told == [("gone", ANNA, "blocked"), ("opened", "aaaaaaaa")]
    await office.queue(alone(ANNA, "and whom now?", opens=True), alone(BRUNO, "and you?", opens=True))
    assert await outstanding(office) == 1
    await office.deliver()
    assert office.told[-1] == ("opened", "aaaaaaaa")


async def test_a_lost_group_is_not_called_again_until_the_bot_is_back(office):
    office.outlet.answers(GROUP, Gone(why="kicked"))
    await office.queue(alone(GROUP, "dawn", session_id=None))
    await office.deliver()
    assert await office.courier.next_time() is None
    await office.db.transact(lambda uow: uow.save_group(GroupRecord(chat_id=GROUP)))
    await office.deliver()
    assert office.texts() == ["dawn", "dawn"]


# broken


async def test_a_malformed_item_is_sent_once_more_without_any_markup_and_then_set_aside(office):
    office.outlet.answers(GROUP, Broken(why="can't parse entities"), Broken(why="can't parse entities"))
    await office.queue(alone(GROUP, "<b>A &lt; B</b>"), alone(GROUP, "goes on"))
    await office.deliver()
    assert office.texts() == ["<b>A &lt; B</b>", "A &lt; B", "goes on"]
    assert "keyboard" not in office.outlet.calls[1].claim.item.payload
    assert office.told == [("broken", "<b>A &lt; B</b>", "can't parse entities")]
    assert await office.courier.next_time() is None


async def test_one_broken_line_takes_no_other_with_it(office):
    def picky(claim):
        return Broken(why="no") if "<bad" in claim.item.payload["text"] else Sent(message_id=1)

    office.outlet.answers(GROUP, *[picky] * 6)
    await office.queue(say(GROUP, "a"), say(GROUP, "<bad b"), say(GROUP, "c"))
    await office.deliver()
    assert office.texts() == ["a\n<bad b\nc", "a", "<bad b", "&lt;bad b", "c"]
    assert office.told == []


async def test_an_item_set_aside_opens_its_phase_all_the_same(office):
    office.outlet.answers(GROUP, Broken(why="no"), Broken(why="no"))
    await office.queue(alone(GROUP, "night", opens=True))
    await office.deliver()
    assert [told[0] for told in office.told] == ["broken", "opened"]


# whatever else


async def test_an_outlet_that_raises_loses_no_message(office):
    def fall(claim):
        raise RuntimeError("a bug")

    office.outlet.answers(ANNA, fall)
    await office.queue(alone(ANNA, "one"), alone(BRUNO, "two"))
    await office.deliver()
    assert office.texts(ANNA) == ["one", "one"]
    assert office.texts(BRUNO) == ["two"]


@pytest.mark.parametrize("verdict", [Barred(why="x"), Gone(why="x"), Moved(chat_id=NEW_GROUP)])
async def test_a_consequence_that_fails_stops_no_delivery(office, verdict):
    async def fall(*_):
        raise RuntimeError("a bug")

    office.consequences.barred = office.consequences.gone = office.consequences.moved = fall
    office.outlet.answers(GROUP, verdict)
    await office.queue(alone(GROUP, "one"), alone(BRUNO, "two"))
    await office.courier.run_once()
    assert office.texts(BRUNO) == ["two"]
