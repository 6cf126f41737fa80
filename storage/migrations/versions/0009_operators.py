"""What operators look after: replicas, faults, uses, bans, switches, broadcasts."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "replicas",
        sa.Column("name", sa.String(128), primary_key=True),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("started_at", _TIME, nullable=False),
        sa.Column("at", _TIME, nullable=False),
    )
    op.create_table(
        "faults",
        sa.Column("hour", _TIME, primary_key=True),
        sa.Column("action", sa.String(64), primary_key=True),
        sa.Column("session_id", sa.String(16), primary_key=True),
        sa.Column("times", sa.BigInteger(), nullable=False),
        sa.Column("last_at", _TIME, nullable=False),
    )
    op.create_index("faults_by_age", "faults", ["hour"])
    op.create_table(
        "operator_uses",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
    )
    op.create_index("operator_uses_by_age", "operator_uses", ["at"])
    op.create_table(
        "bans",
        sa.Column("chat_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("banned_by", sa.BigInteger(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
    )
    op.create_index("bans_by_age", "bans", ["at"])
    op.create_table(
        "switches",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.JSON(), nullable=False),
    )
    op.create_table(
        "broadcasts",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("audience", sa.String(16), nullable=False),
        sa.Column("texts", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("next_at", _TIME, nullable=True),
        sa.Column("reached", sa.BigInteger(), nullable=True),
        sa.Column("queued", sa.BigInteger(), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
    )
    op.create_index("broadcasts_by_state", "broadcasts", ["state"])
    op.create_table(
        "broadcast_waits",
        sa.Column("broadcast_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("chat_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    for name in ("broadcast_waits", "broadcasts", "switches", "bans", "operator_uses", "faults", "replicas"):
        op.drop_table(name)
