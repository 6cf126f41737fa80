"""Alembic runs this file for each command: on the connection that it is given, in that connection's transaction."""

from alembic import context

from storage.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    compare_type=True,
    transactional_ddl=False,  # the caller has begun the transaction and commits it
    render_as_batch=True,  # SQLite alters a table by writing it anew
)
context.run_migrations()
