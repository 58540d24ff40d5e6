"""First lessons close a day after their learner was last heard of: those that were begun before this was so
are looked at now."""

from alembic import op

revision = "0030"
down_revision = "0024"

LOOK_AT_THEM = """
    INSERT INTO due (match_id, kind, at)
    SELECT id, 'lesson', now() FROM matches WHERE lesson AND status IN ('playing', 'asleep', 'finished')
    ON CONFLICT DO NOTHING
"""


def upgrade() -> None:
    op.execute(LOOK_AT_THEM)
