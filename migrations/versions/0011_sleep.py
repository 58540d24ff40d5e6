"""Running matches in which nobody acts fall asleep: those that run are looked at now."""

from alembic import op

revision = "0011"
down_revision = "0010"

LOOK_AT_THEM = """
    INSERT INTO due (match_id, kind, at)
    SELECT id, 'sleep', now() FROM matches WHERE status = 'playing' AND tournament_id IS NULL
"""


def upgrade() -> None:
    op.execute(LOOK_AT_THEM)
