"""The next cup of those who have played one; there is one for each."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("next_of", sa.String, sa.ForeignKey("tournaments.id")))
    op.create_unique_constraint("tournaments_next_of_key", "tournaments", ["next_of"])
