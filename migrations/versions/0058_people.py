"""Name former players in no language."""

from alembic import op

revision = "0058"
down_revision = "0057"

FORMER = """
UPDATE players SET name = 'Former player' FROM former_players AS f
WHERE f.player_id = players.id AND f.is_gone
"""


def upgrade() -> None:
    op.execute(FORMER)
    op.drop_column("former_players", "name")
