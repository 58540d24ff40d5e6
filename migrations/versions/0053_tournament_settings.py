"""Let the host of a tournament choose the clock of its matches, and whether they are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0055"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tournaments", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tournaments SET rated = visibility = 'public'")
