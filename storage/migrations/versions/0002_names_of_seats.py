"""A seat's name as the table reads it, fixed at the deal. Games that are on when this runs go on with the names of now."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "name")
