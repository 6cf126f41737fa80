"""What was drawn for the asking, outside of games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "draws",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("came", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("draws_by_age", "draws", ["at"])
    op.create_index("draws_of_a_person", "draws", ["user_id"])


def downgrade() -> None:
    op.drop_table("draws")
