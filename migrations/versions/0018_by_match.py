"""What is unique about a match is so together with its id: its tables can be spread over machines by it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("matches", sa.Column("again_id", sa.Text))
    op.execute(
        "UPDATE matches SET again_id = again.id FROM matches AS again WHERE again.rematch_of = matches.id"
    )
    op.drop_constraint("matches_rematch_of_fkey", "matches")
    op.drop_constraint("matches_rematch_of_key", "matches")
    op.drop_constraint("matches_tournament_id_fixture_key", "matches")
    op.create_index("matches_of_tournament", "matches", ["tournament_id"])
    for table, by_match in (("chat", ["match_id", "id"]), ("table_events", ["match_id", "id"])):
        op.drop_constraint(f"{table}_pkey", table)
        op.create_primary_key(f"{table}_pkey", table, by_match)
    op.drop_index("chat_of_match", "chat")
