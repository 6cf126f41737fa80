"""The first tables: sessions, people, groups, the inbox and the outbox with its lanes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "budget",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("grants", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("wait_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("flood_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("flood_chat", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "groups",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("timezone", sa.Text(), nullable=True),
        sa.Column("settings", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("present", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("chat_id"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "inbox",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("receipt", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("inbox_by_age", "inbox", ["at"], unique=False)

    op.create_table(
        "lanes",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("rank", sa.BigInteger(), nullable=False),
        sa.Column("next_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("free_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("lease_by", sa.Text(), nullable=True),
        sa.Column("in_flight", sa.BigInteger(), nullable=True),
        sa.Column("calls", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("failures", sa.BigInteger(), nullable=False),
        sa.Column("barred", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("held", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("chat_id"),
    )
    op.create_index(
        "lanes_by_time",
        "lanes",
        ["next_at"],
        unique=False,
        sqlite_where=sa.text("next_at IS NOT NULL"),
        postgresql_where=sa.text("next_at IS NOT NULL"),
    )

    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("topic", sa.BigInteger(), nullable=False),
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("rank", sa.BigInteger(), nullable=False),
        sa.Column("slot", sa.Text(), nullable=True),
        sa.Column("act", sa.String(length=16), nullable=False),
        sa.Column("payload", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("opens", sa.Boolean(), nullable=False),
        sa.Column("ready_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("queued_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_in_order", "outbox", ["chat_id", "topic", "id"], unique=False)
    op.create_index("outbox_of_a_session", "outbox", ["session_id"], unique=False)

    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("username", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("grammar", sa.Text(), nullable=True),
        sa.Column("reachable", sa.Boolean(), nullable=False),
        sa.Column("extra", sa.JSON(none_as_null=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "results",
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("role", sa.Text(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("session_id", "seat"),
    )
    op.create_index("results_of_a_chat", "results", ["chat_id"], unique=False)
    op.create_index("results_of_a_person", "results", ["user_id"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("topic", sa.BigInteger(), nullable=False),
        sa.Column("nth", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("opener", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("rules_version", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("game_time", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wall_time", sa.DateTime(timezone=True), nullable=False),
        sa.Column("holds", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("due_token", sa.BigInteger(), nullable=True),
        sa.Column("extra", sa.JSON(none_as_null=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "one_live_session_a_place",
        "sessions",
        ["chat_id", "topic"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'drawing', 'running', 'frozen')"),
        postgresql_where=sa.text("status IN ('lobby', 'drawing', 'running', 'frozen')"),
    )
    op.create_index("sessions_by_place", "sessions", ["chat_id", "topic", "nth"], unique=False)
    op.create_index(
        "sessions_due",
        "sessions",
        ["due_at"],
        unique=False,
        sqlite_where=sa.text("due_at IS NOT NULL"),
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )

    op.create_table(
        "slots",
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("slot", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("fingerprint", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("session_id", "chat_id", "slot"),
    )
    op.create_index("slots_by_message", "slots", ["chat_id", "message_id"], unique=False)

    op.create_table(
        "journal",
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("step", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("entry", sa.JSON(none_as_null=True), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session_id", "step"),
    )
    op.create_table(
        "seals",
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session_id"),
    )
    op.create_table(
        "seats",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("joined_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("left_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "one_sitter_a_seat",
        "seats",
        ["session_id", "seat"],
        unique=True,
        sqlite_where=sa.text("left_at IS NULL"),
        postgresql_where=sa.text("left_at IS NULL"),
    )
    op.create_index("seats_of_a_person", "seats", ["user_id"], unique=False)

    op.create_table(
        "words",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("session_id", sa.String(length=16), nullable=False),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("words_of_a_session", "words", ["session_id"], unique=False)


def downgrade() -> None:
    op.drop_table("words")
    op.drop_table("seats")
    op.drop_table("seals")
    op.drop_table("journal")
    op.drop_table("slots")
    op.drop_table("sessions")
    op.drop_table("results")
    op.drop_table("people")
    op.drop_table("outbox")
    op.drop_table("lanes")
    op.drop_table("inbox")
    op.drop_table("heartbeat")
    op.drop_table("groups")
    op.drop_table("budget")
