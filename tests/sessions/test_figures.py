"""What is kept of finished games, and how people and groups are told of it."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.sessions import commands as c
from bot.sessions.figures.asks import AskFigures, AskHistory, AskRanking, PressFigures
from bot.sessions.figures.calendar import season_at
from bot.sessions.figures.ranking import places
from bot.sessions.receipts import Accepted, Ignored, Rejected
from storage.engine import Database
from storage.records import GroupRecord, ResultRecord, Standing
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def played(evening: Evening) -> str:
    """A game in which nobody answers anything, to its end."""
    session_id = await evening.game()
    await evening.until_over(session_id)
    return session_id


async def sets(evening: Evening, **settings: object) -> None:
    """The group has these settings."""

    def change(uow):
        group = uow.group(GROUP) or GroupRecord(chat_id=GROUP)
        uow.save_group(replace(group, settings={**group.settings, **settings}))

    await evening.db.transact(change)


async def keeps(evening: Evening, number: int, wins: int, games: int, *, chat_id: int = GROUP, **more: object) -> None:
    """The person has so many results."""
    results = [
        ResultRecord(
            **{
                "session_id": f"s{number}{chat_id % 7}{at:04d}", "seat": number, "chat_id": chat_id, "game": "lupi",
                "user_id": PEOPLE + number, "role": "seer", "team": "humans", "won": at < wins, "alive": True,
                "outcome": "humans", "ended_at": evening.clock.now(), **more,
            }
        )
        for at in range(games)
    ]  # fmt: skip
    await evening.db.transact(lambda uow: uow.add_results(results))


def last(evening: Evening, chat_id: int) -> Sent:
    return next(item for item in reversed(evening.post) if item.chat_id == chat_id)


async def test_a_game_that_has_ended_is_kept_told_once_in_a_picture_and_read_again(evening: Evening) -> None:
    session_id = await played(evening)
    results = await evening.db.transact(lambda uow: uow.results_of(PEOPLE + 1))
    assert [(one.game, one.chat_id, one.left) for one in results] == [("lupi", GROUP, True)]
    assert await evening.db.transact(lambda uow: uow.trophies_of(PEOPLE + 1)) == {}, "who has left earns nothing"
    assert {results[0].team} <= {"humans", "wolves"}
    assert results[0].role is not None
    (recap,) = [item for item in evening.post if item.chat_id == GROUP and item.act == "picture"]
    assert recap.payload["drawing"] == "recap"
    assert "Lupi e contadini" in recap.payload["caption"]
    for number in range(1, 6):
        assert f"Persona {number}" in recap.text
    told = await evening.does(1, AskHistory, evening.private(1))
    assert isinstance(told, Accepted)
    await evening.deliver()
    assert [button["data"] for button in last(evening, PEOPLE + 1).buttons] == [f"1.{session_id}.story.yes"]
    await evening.does(1, AskHistory, evening.private(1), session_id=session_id, press=True)
    await evening.deliver()
    assert last(evening, PEOPLE + 1).text.startswith("📖 <b>Lupi e contadini</b>, ")
    assert "Persona 3" in last(evening, PEOPLE + 1).text
    await evening.starts(9)
    other = await evening.does(9, AskHistory, evening.private(9), session_id=session_id, press=True)
    assert isinstance(other, Rejected)
    assert other.toast.key == "figures-story-of-others"


async def test_a_group_that_wants_no_figures_keeps_and_tells_none(evening: Evening) -> None:
    await sets(evening, chosen={"figures": False})
    session_id = await played(evening)
    assert await evening.db.transact(lambda uow: (uow.results_of(PEOPLE + 1), uow.trophies_of(PEOPLE + 1))) == ([], {})
    assert not [item for item in evening.post if item.act == "picture"]
    for command in (AskFigures, AskRanking):
        refused = await evening.does(1, command)
        assert isinstance(refused, Rejected)
        assert refused.toast.key == "figures-off"
    await evening.does(1, c.AskProof, evening.private(1))
    assert isinstance(await evening.does(1, AskHistory, evening.private(1), session_id=session_id), Accepted)


async def test_a_person_alone_with_computers_earns_nothing(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.does(1, c.FillSeats, session_id=session_id)
    await evening.does(1, c.Begin)
    await evening.until_over(session_id)
    assert await evening.db.transact(lambda uow: uow.results_of(PEOPLE + 1)) == []


async def test_ones_figures_are_told_in_private_wherever_they_are_asked_for(evening: Evening) -> None:
    await evening.starts(1)
    await keeps(evening, 1, 2, 5)
    await keeps(evening, 1, 1, 1, chat_id=GROUP - 1)
    await evening.deliver()
    heard = len([item for item in evening.post if item.chat_id == GROUP])
    assert isinstance(await evening.does(1, AskFigures), Accepted)
    await evening.deliver()
    here = last(evening, PEOPLE + 1)
    assert "2 su 5 (40 %)" in here.text
    assert "Umani (Lupi e contadini): 2 su 5" in here.text
    await evening.does(1, AskFigures, evening.private(1))
    await evening.deliver()
    assert "3 su 6 (50 %)" in last(evening, PEOPLE + 1).text
    assert len([item for item in evening.post if item.chat_id == GROUP]) == heard


async def test_whoever_cannot_be_written_to_is_asked_to_press_start(evening: Evening) -> None:
    refused = await evening.does(1, AskFigures)
    assert isinstance(refused, Rejected)
    assert refused.toast.key == "service-press-start"


async def test_a_ranking_leaves_out_who_hides_and_who_has_hardly_played(evening: Evening) -> None:
    for number in (1, 2, 3):
        await evening.starts(number)
    await keeps(evening, 1, 1, 4)
    await keeps(evening, 2, 4, 4)
    await keeps(evening, 3, 2, 2)
    await evening.does(1, AskRanking)
    await evening.deliver()
    shown = last(evening, GROUP)
    assert shown.payload["drawing"] == "bars"
    assert "1. Persona 2: 4 su 4 (100 %)\n2. Persona 1: 1 su 4 (25 %)" in shown.text
    assert "Persona 3" not in shown.text
    assert "tg://user" not in shown.text
    hidden = await evening.does(2, PressFigures, evening.private(2), pick="hide", press=True)
    assert isinstance(hidden, Accepted)
    await evening.does(1, AskRanking, evening.group(), chat_id=GROUP, ever=True, turned=True, press=True)
    await evening.deliver()
    assert "Persona 2" not in last(evening, GROUP).text
    assert "da sempre" in last(evening, GROUP).text
    await evening.does(2, PressFigures, evening.private(2), pick="show", press=True)
    await evening.does(1, AskRanking)
    await evening.deliver()
    assert "Persona 2" in last(evening, GROUP).text
    odd = await evening.does(2, PressFigures, evening.private(2), pick="fly", press=True)
    assert isinstance(odd, Ignored)


async def test_in_private_one_chooses_among_ones_groups_and_a_stranger_reads_none(evening: Evening) -> None:
    await evening.starts(1)
    await evening.does(1, AskRanking, evening.private(1))
    await evening.deliver()
    assert last(evening, PEOPLE + 1).buttons == []
    await keeps(evening, 1, 1, 4)
    await evening.does(1, AskRanking, evening.private(1))
    await evening.deliver()
    assert [button["data"] for button in last(evening, PEOPLE + 1).buttons] == [f"1.-.ranking.season-{-GROUP}"]
    await evening.does(1, AskRanking, evening.private(1), chat_id=GROUP, press=True)
    await evening.deliver()
    assert "Persona 1: 1 su 4" in last(evening, PEOPLE + 1).text
    evening.crowd.strangers.add(PEOPLE + 1)
    refused = await evening.does(1, AskRanking, evening.private(1), chat_id=GROUP, press=True)
    assert isinstance(refused, Rejected)


async def test_trophies_are_listed_with_what_they_are_for(evening: Evening) -> None:
    await evening.starts(1)
    for expected in ("lo scaffale è vuoto", "<b>Battesimo</b>: la prima partita"):
        await evening.does(1, PressFigures, evening.private(1), pick="trophies", press=True)
        await evening.deliver()
        assert expected in last(evening, PEOPLE + 1).text
        await evening.db.transact(
            lambda uow: uow.award(PEOPLE + 1, ["first-game", "of-old"], "aaaaaaaa", evening.clock.now())
        )


def test_those_who_have_won_the_same_share_stand_on_one_place() -> None:
    ranking = places([Standing(user_id=user, games=games, wins=wins) for user, games, wins in (
        (1, 4, 2), (2, 8, 4), (3, 3, 3), (4, 5, 0), (5, 2, 2),
    )])  # fmt: skip
    assert [(one.place, one.standing.user_id) for one in ranking] == [(1, 3), (2, 2), (2, 1), (4, 4)]


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        (datetime(2026, 12, 31, 22, 59, tzinfo=UTC), (2026, 4, datetime(2026, 9, 30, 22, 0, tzinfo=UTC))),
        (datetime(2026, 12, 31, 23, 1, tzinfo=UTC), (2027, 1, datetime(2026, 12, 31, 23, 0, tzinfo=UTC))),
    ],
)
def test_a_season_is_a_quarter_of_the_year_where_the_group_is(now: datetime, expected: object) -> None:
    found = season_at(now, "Europe/Rome")
    assert (found.year, found.quarter, found.began) == expected
