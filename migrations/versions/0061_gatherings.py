"""Keep what a gathering of more than two players needs, and one search at a set time for each player."""

import sqlalchemy as sa
from alembic import op

revision = "0061"
down_revision = "0060"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("calls", sa.Column("most", sa.SmallInteger))
    op.execute("UPDATE calls SET most = seats")
    op.alter_column("calls", "most", nullable=False)
    op.add_column("calls", sa.Column("counts_since", TIME))
    op.add_column("called_searches", sa.Column("called_at", TIME))
    op.execute("UPDATE called_searches SET called_at = made_at FROM calls WHERE calls.id = call_id")
    op.alter_column("called_searches", "called_at", nullable=False)
    is_later = sa.text("state = 'later'")
    op.create_index("searches_later", "searches", ["player_id"], unique=True, postgresql_where=is_later)
