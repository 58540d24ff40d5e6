"""Count how often the player of a seat has been asked whether they are still there."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    op.add_column("seats", sa.Column("nudges", sa.SmallInteger, nullable=False, server_default="0"))
