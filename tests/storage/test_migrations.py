"""The migrations make the tables that the code expects, from nothing, on both back ends, also from an installed package."""

from importlib.resources import files

from alembic.script import ScriptDirectory
from sqlalchemy import inspect

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
