"""What is known of people and groups, how it is forgotten, and how a group moves."""

from datetime import timedelta

from storage.records import Act, GroupRecord, OutboxItem, ResultRecord, SeatRecord, Status
from tests.storage.conftest import ANNA, BRUNO, GROUP, NEW_GROUP, NOW, line, session


def result(seat, user_id):
    return ResultRecord(
        session_id="aaaaaaaa",
        chat_id=GROUP,
        game="toy",
        seat=seat,
        user_id=user_id,
        role="wolf",
        won=True,
        outcome="wolves",
        ended_at=NOW,
    )


async def test_meeting_again_updates_what_telegram_tells_and_keeps_what_was_chosen(database):
    def meet(uow):
        assert uow.person(ANNA) is None
        uow.meet(ANNA, "Anna", "anna", "it")
        uow.set_person(ANNA, locale="en", grammar="f", extra={"callme": [GROUP]})
        assert uow.set_reachable(ANNA, True)
        assert not uow.set_reachable(ANNA, True)
        uow.meet(ANNA, "</b> Anna 🐺", None, None)
        return uow.person(ANNA)

    anna = await database.transact(meet)
    assert (anna.name, anna.username, anna.language) == ("</b> Anna 🐺", None, None)
    assert (anna.locale, anna.grammar, anna.extra, anna.reachable) == ("en", "f", {"callme": [GROUP]}, True)


async def test_a_choice_can_be_taken_back_and_others_stay(database):
    def choose(uow):
        uow.meet(ANNA, "Anna")
        uow.set_person(ANNA, locale="en", grammar="m")
        uow.set_person(ANNA, locale=None)
        uow.set_person(ANNA)
        return uow.person(ANNA)

    anna = await database.transact(choose)
    assert (anna.locale, anna.grammar) == (None, "m")


async def test_several_people_are_read_at_once(database):
    found = await database.transact(lambda uow: (uow.meet(ANNA, "Anna"), uow.people([ANNA, BRUNO]), uow.people([]))[1:])
    assert {user: person.name for user, person in found[0].items()} == {ANNA: "Anna"}
    assert found[1] == {}


async def test_who_is_forgotten_leaves_no_trace_and_the_game_stays_whole(database):
    def play(uow):
        uow.meet(ANNA, "Anna")
        uow.meet(BRUNO, "Bruno")
        uow.add_session(session(status=Status.OVER))
        for number, user in enumerate((ANNA, BRUNO)):
            uow.add_seat(
                SeatRecord(session_id="aaaaaaaa", seat=number, user_id=user, name=f"Seat {number}", joined_at=NOW)
            )
        words = [
            uow.add_words("aaaaaaaa", 1, number, text, user)
            for number, text, user in ((0, "mine", ANNA), (1, "his", BRUNO))
        ]
        uow.add_results([result(0, ANNA), result(1, BRUNO)])
        uow.enqueue([line(ANNA, slot="card", fingerprint="1"), line(BRUNO, slot="card", fingerprint="1")], NOW)
        uow.erase_person(ANNA)
        return words

    first, second = await database.transact(play)

    def read(uow):
        return (
            uow.person(ANNA),
            [(seat.user_id, seat.name) for seat in uow.seats("aaaaaaaa")],
            uow.words("aaaaaaaa"),
            set(uow.screen("aaaaaaaa")),
            uow.session("aaaaaaaa").opener,
        )

    assert await database.transact(read) == (
        None,
        [(None, None), (BRUNO, "Seat 1")],
        {first: "", second: "his"},
        {(BRUNO, "card")},
        0,
    )
    assert (await database.transact(lambda uow: uow.person(BRUNO))).name == "Bruno"


async def test_what_two_people_wrote_on_the_same_seat_is_each_one_s_own(database):
    def play(uow):
        uow.add_session(session())
        for user, text in ((ANNA, "before"), (BRUNO, "after")):
            uow.end_seat("aaaaaaaa", 1, NOW)
            uow.add_seat(SeatRecord(session_id="aaaaaaaa", seat=1, user_id=user, joined_at=NOW))
            uow.add_words("aaaaaaaa", 1, 1, text, user)
        given = [[row["text"] for row in uow.data_of(user)["words"]] for user in (ANNA, BRUNO)]
        uow.erase_person(ANNA)
        return given, sorted(uow.words("aaaaaaaa").values())

    assert await database.transact(play) == ([["before"], ["after"]], ["", "after"])


async def test_a_group_comes_back_as_it_was_saved(database):
    group = GroupRecord(
        chat_id=GROUP,
        title="<i>Amici</i>",
        kind="supergroup",
        locale="en",
        timezone="Europe/Rome",
        settings={"a": [1]},
        present=False,
    )
    await database.transact(lambda uow: uow.save_group(group))
    assert await database.transact(lambda uow: uow.group(GROUP)) == group
    assert await database.transact(lambda uow: uow.group(NEW_GROUP)) is None


async def test_everything_moves_with_a_group_and_moving_again_changes_nothing(database):
    def before(uow):
        uow.save_group(GroupRecord(chat_id=GROUP, title="Amici", locale="en", settings={"quiet": "22-8"}))
        uow.add_session(session(due_at=NOW, due_token=1))
        uow.add_results([result(0, ANNA)])
        uow.enqueue(
            [
                OutboxItem(
                    chat_id=GROUP, session_id="aaaaaaaa", slot="board", fingerprint="f", act=Act.SHOW, opens=True
                ),
            ],
            NOW,
        )
        uow.save_group(GroupRecord(chat_id=NEW_GROUP, title="Amici!", kind="supergroup"))

    def after(uow):
        group = uow.group(NEW_GROUP)
        return (
            uow.group(GROUP),
            (group.title, group.kind, group.locale, group.settings),
            uow.live_session_at(NEW_GROUP, None),
            uow.live_session_at(GROUP, None),
            set(uow.screen("aaaaaaaa")),
            uow.opens_outstanding("aaaaaaaa"),
            uow.due_sessions(NOW, 5),
        )

    await database.transact(before)
    assert await database.transact(lambda uow: uow.move_group(GROUP, NEW_GROUP))
    once = await database.transact(after)
    assert once == (
        None,
        ("Amici!", "supergroup", "en", {"quiet": "22-8"}),
        "aaaaaaaa",
        None,
        {(NEW_GROUP, "board")},
        1,
        [("aaaaaaaa", 1)],
    )
    assert not await database.transact(lambda uow: uow.move_group(GROUP, NEW_GROUP))
    assert await database.transact(after) == once


async def test_a_table_opened_at_the_new_place_meanwhile_gives_way_to_the_game_that_comes(database):
    def before(uow):
        uow.add_session(session("aaaaaaaa"))
        uow.add_session(session("bbbbbbbb", chat_id=NEW_GROUP, status=Status.LOBBY, due_at=NOW, due_token=1))
        uow.move_group(GROUP, NEW_GROUP)
        return uow.live_session_at(NEW_GROUP, None), uow.session("bbbbbbbb").status, uow.due_sessions(NOW, 5)

    assert await database.transact(before) == ("aaaaaaaa", Status.CLOSED, [])


async def test_the_last_table_is_still_the_last_after_a_move(database):
    def before(uow):
        for number in range(3):
            uow.add_session(session(f"old{number}", status=Status.OVER))
        uow.add_session(session("new", chat_id=NEW_GROUP, status=Status.OVER))
        uow.move_group(GROUP, NEW_GROUP)
        return uow.last_session_at(NEW_GROUP, None)

    assert await database.transact(before) == "new"


async def test_results_are_added_once(database):
    await database.transact(lambda uow: uow.add_results([result(0, ANNA)]))
    await database.transact(lambda uow: uow.add_results([result(0, BRUNO), result(1, BRUNO)]))
    await database.transact(lambda uow: uow.add_results([]))
    found = await database.transact(lambda uow: uow.results_of(BRUNO))
    assert [item.seat for item in found] == [1]
    assert await database.transact(lambda uow: uow.results_of(ANNA)) == [result(0, ANNA)]


async def test_old_things_are_swept_and_live_ones_stay(database):
    def before(uow):
        uow.once("old", {}, NOW - timedelta(days=4))
        uow.once("new", {}, NOW - timedelta(days=2))
        uow.add_session(session("old", status=Status.OVER, wall_time=NOW - timedelta(days=91)))
        uow.add_session(session("live", topic=1, wall_time=NOW - timedelta(days=91)))
        uow.put_seal("old", b"x")
        uow.enqueue([line(ANNA, session_id="old", slot="s", fingerprint="1")], NOW - timedelta(days=91))
        uow.enqueue([line(ANNA, session_id="live", slot="s", fingerprint="1")], NOW - timedelta(days=91))
        assert uow.sweep_old(NOW) > 0
        return (
            uow.receipt("old"),
            uow.receipt("new"),
            uow.session("old"),
            uow.session("live") is not None,
            len(uow.screen("old")),
            len(uow.screen("live")),
            uow.sweep_old(NOW),
        )

    assert await database.transact(before) == (None, {}, None, True, 0, 1, 0)
