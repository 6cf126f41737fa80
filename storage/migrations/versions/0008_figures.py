"""Figures: what became of each seat, and trophies."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("team", sa.Text(), nullable=True))
    op.add_column("results", sa.Column("alive", sa.Boolean(), nullable=True))
    op.add_column("results", sa.Column("left_early", sa.Boolean(), nullable=True))
    op.create_table(
        "trophies",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("trophy", sa.String(48), primary_key=True),
        sa.Column("session_id", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("trophies")
    op.drop_column("results", "left_early")
    op.drop_column("results", "alive")
    op.drop_column("results", "team")
