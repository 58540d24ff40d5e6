"""Find players by their whole name at the desk."""

from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.create_index("players_by_name", "players", ["name"])
