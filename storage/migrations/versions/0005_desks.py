"""People who take their card by link at a narrator's desk, and the tables that narrators keep."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("session_id", sa.String(16), sa.ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
    )
    op.create_index("guests_of_a_person", "guests", ["user_id"])
    op.create_table(
        "kept_tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("names", sa.Text(), nullable=True),
        sa.Column("terms", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("kept_tables_of_a_person", "kept_tables", ["user_id"])


def downgrade() -> None:
    op.drop_table("kept_tables")
    op.drop_table("guests")
