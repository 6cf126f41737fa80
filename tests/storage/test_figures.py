"""What is kept of finished games, and of what people have earned by them."""

from datetime import timedelta

from storage.records import ResultRecord, SeatRecord, Status
from tests.storage.conftest import ANNA, BRUNO, GROUP, NEW_GROUP, NOW, session

LATER = NOW + timedelta(days=1)


def a_result(session_id, user_id, *, won=False, chat_id=GROUP, game="toy", at=NOW, **more):
    return ResultRecord(
        session_id=session_id, seat=1 if user_id == ANNA else 2, chat_id=chat_id, game=game, user_id=user_id,
        role="wolf", won=won, outcome="wolves", ended_at=at, **more,
    )  # fmt: skip


async def test_a_result_comes_back_as_it_was_kept(database):
    kept = a_result("aaaaaaaa", ANNA, won=True, team="wolves", alive=False, left=True)
    await database.transact(lambda uow: uow.add_results([kept]))
    assert await database.transact(lambda uow: uow.results_of(ANNA)) == [kept]


async def test_the_last_results_come_in_order_and_no_more_than_wanted(database):
    kept = [a_result(name * 8, ANNA, at=NOW + timedelta(hours=hour)) for hour, name in enumerate("cab")]
    await database.transact(lambda uow: uow.add_results(kept))
    assert await database.transact(lambda uow: uow.results_of(ANNA, 2)) == kept[1:]


async def test_a_ranking_counts_its_group_its_games_and_its_time_and_no_win_of_who_left_early(database):
    def work(uow):
        uow.add_results(
            [
                a_result("aaaaaaaa", ANNA, won=True),
                a_result("aaaaaaaa", BRUNO),
                a_result("bbbbbbbb", ANNA, won=True, left=True, at=LATER),
                a_result("cccccccc", BRUNO, won=True, at=LATER),
                a_result("dddddddd", BRUNO, won=True, game="other"),
                a_result("eeeeeeee", BRUNO, won=True, chat_id=NEW_GROUP),
                a_result("ffffffff", None),
            ]
        )
        return uow.standings(GROUP, ["toy"], None), uow.standings(GROUP, ["toy"], LATER)

    ever, lately = await database.transact(work)
    assert {one.user_id: (one.games, one.wins) for one in ever} == {ANNA: (2, 1), BRUNO: (2, 1)}
    assert {one.user_id: (one.games, one.wins) for one in lately} == {ANNA: (1, 0), BRUNO: (1, 1)}


async def test_a_trophy_is_earned_once_given_on_request_and_forgotten_with_the_person(database):
    def work(uow):
        uow.award(ANNA, ["first-game"], "aaaaaaaa", NOW)
        uow.award(ANNA, ["first-win", "first-game"], "bbbbbbbb", LATER)
        uow.award(BRUNO, [], "bbbbbbbb", LATER)
        earned, given = uow.trophies_of(ANNA), uow.data_of(ANNA)
        uow.erase_person(ANNA)
        return earned, given["trophies"][0]["trophy"], uow.trophies_of(ANNA), uow.data_of(ANNA)

    earned, given, left, data = await database.transact(work)
    assert earned == {"first-game": NOW, "first-win": LATER}
    assert (given, left, data) == ("first-game", {}, {})


async def test_old_games_are_found_while_they_are_kept_by_whoever_sat_there_to_the_end(database):
    def work(uow):
        for name, status, left in (
            ("aaaaaaaa", Status.OVER, None),
            ("bbbbbbbb", Status.CLOSED, None),
            ("cccccccc", Status.OVER, NOW),
            ("dddddddd", Status.OVER, None),
        ):
            record = session(status=status)
            record.id, record.wall_time = name, LATER if name == "dddddddd" else NOW
            uow.add_session(record)
            uow.add_seat(SeatRecord(session_id=name, seat=1, user_id=ANNA, joined_at=NOW, left_at=left))
        return uow.last_games_of(ANNA, 8), uow.last_games_of(ANNA, 1), uow.last_games_of(BRUNO, 8)

    assert await database.transact(work) == (["dddddddd", "aaaaaaaa"], ["dddddddd"], [])


async def test_the_groups_of_a_person_come_the_latest_first(database):
    def work(uow):
        uow.add_results([a_result("aaaaaaaa", ANNA), a_result("bbbbbbbb", ANNA, chat_id=NEW_GROUP, at=LATER)])
        uow.add_results([a_result("cccccccc", ANNA, chat_id=ANNA)])
        return uow.groups_of(ANNA)

    assert await database.transact(work) == [NEW_GROUP, GROUP]
