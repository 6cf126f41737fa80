"""The quiz: rounds, answers, what people remember, and what happens once a day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OPEN, DUE = sa.text("ended_at IS NULL"), sa.text("due_at IS NOT NULL")


def instant(name: str, *, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def number(name: str, *, primary_key: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.BigInteger(), primary_key=primary_key, autoincrement=False, nullable=False)


def words(name: str, *, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.Text(), nullable=nullable)


def document(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.JSON(none_as_null=True), nullable=False)


def of_a_round(*, primary_key: bool = True) -> sa.Column[object]:
    return sa.Column(
        "round_id",
        sa.String(16),
        sa.ForeignKey("quiz_rounds.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def upgrade() -> None:
    op.create_table(
        "quiz_rounds",
        sa.Column("id", sa.String(16), primary_key=True),
        number("chat_id"),
        number("topic"),
        sa.Column("kind", sa.String(16), nullable=False),
        number("opener"),
        words("game"),
        document("state"),
        instant("due_at", nullable=True),
        number("token"),
        instant("at"),
        instant("ended_at", nullable=True),
    )
    op.create_index(
        "one_open_round_a_chat",
        "quiz_rounds",
        ["chat_id", "kind"],
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )
    op.create_index("quiz_rounds_due", "quiz_rounds", ["due_at"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_index("quiz_rounds_by_age", "quiz_rounds", ["at"])
    op.create_table(
        "quiz_polls",
        sa.Column("poll_id", sa.String(64), primary_key=True),
        of_a_round(primary_key=False),
        number("number"),
    )
    op.create_index("polls_of_a_round", "quiz_polls", ["round_id"])
    op.create_table(
        "quiz_early",
        sa.Column("poll_id", sa.String(64), primary_key=True),
        number("user_id", primary_key=True),
        words("name"),
        number("pick"),
        instant("at"),
    )
    op.create_table(
        "quiz_players",
        of_a_round(),
        number("user_id", primary_key=True),
        words("name"),
        instant("joined_at"),
        instant("left_at", nullable=True),
    )
    op.create_table(
        "quiz_votes",
        of_a_round(),
        number("number", primary_key=True),
        number("user_id", primary_key=True),
        sa.Column("correct", sa.Boolean(), nullable=False),
        number("points"),
        instant("at"),
    )
    op.create_table(
        "quiz_cards",
        number("user_id", primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("question", sa.String(64), primary_key=True),
        instant("due_at"),
        instant("seen_at"),
        document("memory"),
        number("rights"),
        number("wrongs"),
        sa.Column("missed", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "quiz_learners",
        number("user_id", primary_key=True),
        words("game", nullable=True),
        words("timezone", nullable=True),
        number("streak"),
        number("best"),
        words("last_day", nullable=True),
    )
    op.create_table(
        "quiz_alarms",
        number("chat_id", primary_key=True),
        number("topic"),
        number("hour"),
        words("timezone"),
        instant("next_at"),
        document("asked"),
    )
    op.create_index("quiz_alarms_by_time", "quiz_alarms", ["next_at"])


def downgrade() -> None:
    for name in ("alarms", "learners", "cards", "votes", "players", "early", "polls", "rounds"):
        op.drop_table(f"quiz_{name}")
