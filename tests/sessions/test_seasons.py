"""The end of a season: told once to a group that has played, in the morning, and to no other."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.narration.names import plain
from bot.sessions.figures.keeping import UNRANKED
from storage.engine import Database
from storage.records import GroupRecord, ResultRecord
from storage.seasons import SeasonRecord
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

MARCH = datetime(2026, 3, 20, 20, 0, tzinfo=UTC)
MORNING = datetime(2026, 4, 1, 8, 0, tzinfo=UTC)
"""Ten o'clock in Rome."""


@pytest.fixture
def evening(database: Database) -> Evening:
    evening = Evening(database)
    evening.clock.move_to(MARCH)
    return evening


async def has_played(
    evening: Evening, *, wins: tuple[int, ...] = (3, 2, 1), games: int = 4, kind: str = "lupi", table: str = "a"
) -> None:
    """Seats 1, 2 … have won so many of these games, which have just ended; the season's end will be told."""

    def keep(uow):
        for seat in range(1, len(wins) + 1):
            if uow.person(PEOPLE + seat) is None:
                uow.meet(PEOPLE + seat, f"Persona {seat}", None, "it")
        if uow.group(GROUP) is None:
            uow.save_group(GroupRecord(chat_id=GROUP, title="Il borgo", present=True))
        uow.add_results(
            [
                ResultRecord(
                    session_id=f"{table}{number:05d}", seat=seat, chat_id=GROUP, game=kind, user_id=PEOPLE + seat, role="seer",
                    team="humans", won=number < won, alive=True, outcome="humans", ended_at=evening.clock.now(),
                )
                for number in range(games)
                for seat, won in enumerate(wins, start=1)
            ]
        )  # fmt: skip
        uow.expect_season(SeasonRecord(chat_id=GROUP, year=2026, quarter=1, look_at=MORNING))

    await evening.db.transact(keep)


async def until(evening: Evening, time: datetime) -> list[Sent]:
    """What the group has heard by then."""
    before = len(evening.post)
    await evening.passes((time - evening.clock.now()).total_seconds())
    return [item for item in evening.post[before:] if item.chat_id == GROUP]


async def sets(evening: Evening, **settings: object) -> None:
    def change(uow):
        group = uow.group(GROUP)
        uow.save_group(replace(group, settings={**group.settings, "chosen": settings}))

    await evening.db.transact(change)


async def test_the_group_hears_once_in_the_morning_who_stands_on_the_podium(evening: Evening) -> None:
    await has_played(evening)
    assert await until(evening, MORNING - timedelta(minutes=1)) == []
    (told,) = await until(evening, MORNING)
    assert plain(told.text).splitlines() == [
        "🏁 La stagione è finita: gennaio-marzo 2026.",
        "",
        "🥇 Persona 1: 3 su 4 (75 %)",
        "🥈 Persona 2: 2 su 4 (50 %)",
        "🥉 Persona 3: 1 su 4 (25 %)",
        "",
        "🎲 4 partite arrivate in fondo, 3 persone al tavolo.",
        "",
        "🌱 Da oggi si riparte da zero: chi ha perso ha la rivincita, chi ha vinto qualcosa da difendere.",
    ]
    assert told.act == "picture"
    assert told.payload["silent"]
    assert [button["text"] for button in told.buttons] == ["♾ Da sempre"]
    assert await until(evening, MORNING + timedelta(days=100)) == []


async def test_a_game_that_is_played_to_its_end_makes_the_group_hear_of_the_season(evening: Evening) -> None:
    session_id = await evening.game()
    await evening.until_over(session_id)
    (waiting,) = await evening.db.transact(lambda uow: uow.due_seasons(MORNING, 10))
    assert waiting == SeasonRecord(chat_id=GROUP, year=2026, quarter=1, look_at=MORNING)
    assert await evening.service.next_due() == MORNING
    assert await until(evening, MORNING + timedelta(days=2)) == [], "one game is no season"


async def test_places_are_shared_and_those_who_do_not_want_to_be_seen_are_not(evening: Evening) -> None:
    await has_played(evening, wins=(1, 3, 3, 2))

    await evening.db.transact(lambda uow: uow.set_person(PEOPLE + 4, extra={UNRANKED: True}))
    (told,) = await until(evening, MORNING)
    assert [line for line in plain(told.text).splitlines() if line[:1] in "🥇🥈🥉" and line] == [
        "🥇 Persona 2: 3 su 4 (75 %)",
        "🥇 Persona 3: 3 su 4 (75 %)",
        "🥉 Persona 1: 1 su 4 (25 %)",
    ]


async def test_what_was_played_most_and_who_hardly_missed_anything(evening: Evening) -> None:
    await has_played(evening)
    await has_played(evening, wins=(0,), games=2, kind="propaganda", table="b")
    (told,) = await until(evening, MORNING)
    assert "🏠 Il gioco di casa: Lupi e contadini, 4 volte." in told.text
    assert "🪑 Sempre al suo posto: Persona 1, 6 partite." in told.text


async def test_where_nobody_has_won_enough_games_to_be_ranked_the_podium_stays_empty(evening: Evening) -> None:
    await has_played(evening, games=2)
    await has_played(evening, wins=(0, 0), games=2, kind="saloon", table="b")
    (told,) = await until(evening, MORNING)
    assert "Il podio resta vuoto" in told.text
    assert told.act == "say"


@pytest.mark.parametrize("why", ["no figures", "gone", "few games", "long ago"])
async def test_no_word_of_a_season_that_nobody_wants_to_hear_of(evening: Evening, why: str) -> None:
    await has_played(evening, games=2 if why == "few games" else 4)
    if why == "no figures":
        await sets(evening, figures=False)
    if why == "gone":
        await evening.db.transact(lambda uow: uow.save_group(replace(uow.group(GROUP), present=False)))
    if why == "long ago":
        evening.clock.move_to(MORNING + timedelta(days=20))
    assert await until(evening, MORNING + timedelta(days=30)) == []
    assert await evening.service.next_due() is None


async def test_the_end_waits_until_the_group_is_awake(evening: Evening) -> None:
    await has_played(evening)
    await sets(evening, quiet_from=23, quiet_until=11)
    assert await until(evening, MORNING + timedelta(minutes=59)) == []
    assert len(await until(evening, MORNING + timedelta(hours=1))) == 1


async def test_the_end_waits_until_the_game_is_over_that_is_going_on(evening: Evening) -> None:
    await has_played(evening)
    evening.clock.move_to(MORNING - timedelta(minutes=2))
    session_id = await evening.game()
    await evening.until_over(session_id)
    over = evening.clock.now()
    told = await until(evening, over + timedelta(hours=1))
    assert over > MORNING
    assert [item.text.startswith("🏁 <b>La stagione è finita") for item in told].count(True) == 1
    assert not any("La stagione è finita" in item.text for item in evening.post if item not in told)


async def test_two_processes_that_ring_at_once_tell_it_once(evening: Evening) -> None:
    await has_played(evening)
    evening.clock.move_to(MORNING)
    rings = [*await evening.service.due(MORNING), *await evening.service.due(MORNING)]
    for ring in rings:
        await evening.service.ring(ring)
    await evening.deliver()
    assert len(rings) == 2
    assert len([item for item in evening.post if item.chat_id == GROUP]) == 1


async def test_a_group_that_has_moved_to_another_time_zone_hears_it_in_its_own_morning(evening: Evening) -> None:
    await has_played(evening)

    def move(uow):
        uow.save_group(replace(uow.group(GROUP), timezone="America/New_York"))

    await evening.db.transact(move)
    assert await until(evening, MORNING + timedelta(hours=5, minutes=59)) == []
    assert len(await until(evening, MORNING + timedelta(hours=6))) == 1


async def test_a_group_that_becomes_a_supergroup_hears_it_there(evening: Evening) -> None:
    await has_played(evening)
    await evening.db.transact(lambda uow: uow.move_group(GROUP, GROUP - 1))
    evening.clock.move_to(MORNING)
    await evening.pump()
    assert [item.chat_id for item in evening.post] == [GROUP - 1]
