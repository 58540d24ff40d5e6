"""Index the last heartbeats of servers, by which the outage before each start is found."""

from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.create_index("servers_seen", "servers", ["seen_at"])
