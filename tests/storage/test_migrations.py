"""The migrations make the tables that the code expects, from nothing, on both back ends, also from an installed package."""

from datetime import UTC, datetime
from importlib.resources import files

from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, inspect, select

from storage.engine import Database
from storage.migrations import check, config, downgrade, upgrade
from storage.schema import Base


async def on(url, work):
    database = Database.open(url)
    try:
        return await database.transact(lambda uow: work(uow._connection))
    finally:
        await database.close()


async def test_from_nothing_to_the_newest_form_which_is_the_schemas(bare_database_url):
    database = Database.open(bare_database_url)
    await database.migrate()
    await database.close()
    await on(bare_database_url, check)
    tables = await on(bare_database_url, lambda connection: set(inspect(connection).get_table_names()))
    assert tables == {*Base.metadata.tables, "alembic_version"}


async def test_migrating_again_changes_nothing(bare_database_url):
    database = Database.open(bare_database_url)
    await database.migrate()
    await database.transact(lambda uow: uow.meet(1, "Anna"))
    await database.migrate()
    assert (await database.transact(lambda uow: uow.person(1))).name == "Anna"
    await database.close()


async def test_every_revision_can_be_undone(bare_database_url):
    await on(bare_database_url, upgrade)
    await on(bare_database_url, downgrade)
    left = await on(bare_database_url, lambda connection: set(inspect(connection).get_table_names()))
    assert left == {"alembic_version"}
    await on(bare_database_url, upgrade)
    await on(bare_database_url, check)


async def test_the_partial_indexes_are_partial(bare_database_url):
    await on(bare_database_url, upgrade)

    def partial(connection):
        dialect = connection.dialect.name
        return {
            index["name"]
            for table in Base.metadata.tables
            for index in inspect(connection).get_indexes(table)
            if index.get("dialect_options", {}).get(f"{dialect}_where") is not None
        }

    assert await on(bare_database_url, partial) == {
        "one_live_session_a_place",
        "one_sitter_a_seat",
        "sessions_due",
        "lanes_by_time",
        "one_open_round_a_chat",
        "quiz_rounds_due",
    }


def test_the_revisions_form_one_line_and_travel_with_the_package():
    scripts = ScriptDirectory.from_config(config())
    assert len(scripts.get_heads()) == len(scripts.get_bases()) == 1
    packaged = {
        file.name for file in files("storage.migrations").joinpath("versions").iterdir() if file.name[0].isdigit()
    }
    assert len(packaged) == len(list(scripts.walk_revisions())) > 0


async def test_texts_written_before_they_had_a_writer_find_theirs_by_the_journal(bare_database_url):
    def insert(connection, name, **row):
        schema = MetaData()
        found = Table(name, schema, autoload_with=connection)
        connection.execute(found.insert().values(**row))

    def before(connection):
        upgrade(connection, "0011")
        moment = datetime(2026, 1, 6, 20, tzinfo=UTC)
        insert(
            connection, "sessions", id="aaaaaaaa", chat_id=-1, topic=0, nth=1, game="toy", opener=1, locale="it", options={},
            rules_version=1, status="running", version=9, game_time=moment, wall_time=moment, holds=[], extra={},
        )  # fmt: skip
        for seat, user, left_at in ((1, 7, moment), (1, 8, None), (2, 9, None)):
            insert(
                connection, "seats", session_id="aaaaaaaa", seat=seat, user_id=user, joined_at=moment, left_at=left_at
            )
        insert(connection, "journal", session_id="aaaaaaaa", step=5, at=moment, entry={"kind": "substitute", "seat": 1})
        for step, seat in ((4, 1), (5, 1), (6, 2), (6, 3)):
            insert(connection, "words", session_id="aaaaaaaa", step=step, seat=seat, text=f"{step} {seat}")
        upgrade(connection)
        found = Table("words", MetaData(), autoload_with=connection)
        return [tuple(row) for row in connection.execute(select(found.c.text, found.c.user_id).order_by(found.c.id))]

    assert await on(bare_database_url, before) == [("4 1", 7), ("5 1", 8), ("6 2", 9), ("6 3", None)]
