"""Recognise a repeated action by its player instead of by its seat, and store the hint of a decision.

A substitute on a seat is another player: the `ref` of the player before them is not theirs. The actions of
matches under way learn their players; those of other matches are not repeated any more. The unique index
holds only rows with a player, so few old rows are added to it, and no table is rewritten.
"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"

PLAYERS = """
UPDATE actions SET player_id = CASE
    WHEN seats.first_id IS NOT NULL AND actions.seq < seats.sees_from THEN seats.first_id
    ELSE seats.player_id
END
FROM matches JOIN seats ON seats.match_id = matches.id
WHERE matches.status IN ('playing', 'asleep') AND actions.ref IS NOT NULL
    AND actions.match_id = matches.id AND actions.seat = seats.seat
"""


def upgrade() -> None:
    op.add_column("actions", sa.Column("player_id", sa.Text))
    op.execute(PLAYERS)
    op.create_index(
        "actions_by_ref",
        "actions",
        ["match_id", "player_id", "ref"],
        unique=True,
        postgresql_where=sa.text("player_id IS NOT NULL"),
    )
    op.drop_constraint("actions_match_id_seat_ref_key", "actions")
    op.add_column("seats", sa.Column("hint", sa.JSON))
