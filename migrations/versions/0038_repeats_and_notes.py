"""Recognise repeated actions and forms, and keep notifications, hints and questions for every process.

An action is recognised by its player instead of by its seat, because a substitute is another player. The
actions of matches under way learn their players; those of other matches are not repeated any more. The unique
index holds only rows with a player, so few old rows are added to it, and no table is rewritten. Revision 0038
is the last of five that this one replaces.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0033"

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
    op.create_table(
        "pushed_notes",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
    )
    recognise_actions_by_player()
    op.add_column("seats", sa.Column("hint", sa.JSON))
    op.create_index("servers_seen", "servers", ["seen_at"])
    op.create_table(
        "form_answers",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("taken_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("location", sa.Text),
        sa.Column("player_id", sa.Text),
    )
    op.create_index("form_answers_by_time", "form_answers", ["taken_at"])
    op.add_column("seats", sa.Column("nudges", sa.SmallInteger, nullable=False, server_default="0"))


def recognise_actions_by_player() -> None:
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
