"""Store for how long the player of a seat was missed at a question, and at which one they were asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0045"


def upgrade() -> None:
    op.add_column("seats", sa.Column("missed_ms", sa.BigInteger, nullable=False, server_default="0"))
    for name in ("missed_q", "prodded_q"):
        op.add_column("seats", sa.Column(name, sa.Integer))
