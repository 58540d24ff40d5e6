"""Keep salted hashes of networks for the desk, and find the seats that a substitute has taken over."""

import sqlalchemy as sa
from alembic import op

revision = "0064"
down_revision = "0063"


def upgrade() -> None:
    op.create_table(
        "network_salts",
        sa.Column("month", sa.Date, primary_key=True),
        sa.Column("salt", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "player_networks",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("network", sa.LargeBinary, primary_key=True),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("player_networks_by_network", "player_networks", ["network"])
    op.create_index("player_networks_by_time", "player_networks", ["seen_at"])
    is_taken = sa.text("first_id IS NOT NULL")
    op.create_index("seats_taken_over", "seats", ["first_id"], postgresql_where=is_taken)
