"""Seasons in which a group has played, until their end has been told."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("chat_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("year", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("quarter", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("look_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("seasons_by_time", "seasons", ["look_at"])


def downgrade() -> None:
    op.drop_table("seasons")
