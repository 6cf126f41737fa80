"""Whose a text is: a seat may have had several sitters, and a text is its writer's alone."""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_SITTERS = sa.text("SELECT session_id, seat, user_id FROM seats ORDER BY session_id, seat, id")
_CHANGES = sa.text("SELECT step, entry FROM journal WHERE session_id = :s ORDER BY step").columns(entry=sa.JSON())
_WRITE = sa.text(
    "UPDATE words SET user_id = :u WHERE session_id = :s AND seat = :n AND step >= :since AND step < :until"
)
_KINDS = ("substitute", "handover")
_END = 2**62


def upgrade() -> None:
    op.add_column("words", sa.Column("user_id", sa.BigInteger(), nullable=True))
    op.create_index("words_of_a_person", "words", ["user_id"])
    connection = op.get_bind()
    written = {tuple(row) for row in connection.execute(sa.text("SELECT DISTINCT session_id, seat FROM words"))}
    sat = connection.execute(_SITTERS).all()
    for (session_id, seat), rows in groupby(sat, key=lambda row: (row.session_id, row.seat)):
        if (session_id, seat) not in written:
            continue
        sitters = [row.user_id for row in rows]
        # Each sitter but the first came with a step of the journal that says so.
        began = [0, *(_changed(connection, session_id, seat) if len(sitters) > 1 else ()), *[_END] * len(sitters)]
        for sitter, since, until in zip(sitters, began, began[1:], strict=False):
            connection.execute(_WRITE, {"u": sitter, "s": session_id, "n": seat, "since": since, "until": until})


def _changed(connection: sa.Connection, session_id: str, seat: int) -> list[int]:
    found = connection.execute(_CHANGES, {"s": session_id}).all()
    return [row.step for row in found if row.entry.get("kind") in _KINDS and row.entry.get("seat", seat) == seat]


def downgrade() -> None:
    op.drop_index("words_of_a_person", "words")
    op.drop_column("words", "user_id")
