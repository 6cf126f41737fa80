"""People who want to be told when a table opens in a group."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "call_wishes",
        sa.Column("chat_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("told_at", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("call_wishes_of_a_person", "call_wishes", ["user_id"])


def downgrade() -> None:
    op.drop_table("call_wishes")
