"""Changes of settings, and people who are kept from writing while a game lasts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "setting_changes",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("field", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_index("setting_changes_of_a_group", "setting_changes", ["chat_id", "id"])
    op.create_index("setting_changes_of_a_person", "setting_changes", ["user_id"])
    op.create_table(
        "mutes",
        sa.Column("chat_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("session_id", sa.String(16), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("look_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("lifting", sa.Boolean(), nullable=False),
        sa.Column("tries", sa.BigInteger(), nullable=False),
    )
    op.create_index("mutes_by_time", "mutes", ["look_at"])
    op.create_index("mutes_of_a_session", "mutes", ["session_id"])


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_table("setting_changes")
