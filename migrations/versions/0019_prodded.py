"""Who has asked a silent player whether he is still there, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("seats", sa.Column("prodded_by", sa.SmallInteger))
    op.add_column("seats", sa.Column("prodded_at", sa.DateTime(timezone=True)))
