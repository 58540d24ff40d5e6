"""Give each session of a player a row of its own; keep recovery words, links to further devices and passkeys.
Keep the addresses of public pages, and the result of each player's seat, which outcomes of matches told. Keep
whom players have blocked, muted, or do not want to meet again soon, and who wants to be forgotten.

Until now a player had one session token, in their own row.
"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0038"

NOW = sa.text("now()")
TIME = sa.DateTime(timezone=True)

FINISHED = """
INSERT INTO results (match_id, seat, player_id, game, is_public, finished_at, place, result)
SELECT m.id, s.seat, s.player_id, m.game, m.visibility = 'public', m.finished_at, placed.place,
    CASE WHEN placed.place > 1 THEN 'lost' WHEN placed.firsts > 1 THEN 'drawn'
        WHEN placed.place = 1 THEN 'won' END
FROM matches AS m JOIN seats AS s ON s.match_id = m.id AND s.player_id IS NOT NULL
CROSS JOIN LATERAL (
    SELECT max(place) FILTER (WHERE seat = s.seat) AS place, count(*) FILTER (WHERE place = 1) AS firsts
    FROM json_to_recordset(m.outcome->'placements') AS one(seat int, place int)
) AS placed
WHERE m.status = 'finished' AND m.finished_at IS NOT NULL AND NOT m.lesson
"""


def upgrade() -> None:
    keep_devices_and_pages()
    keep_results()
    keep_people()


def keep_devices_and_pages() -> None:
    op.add_column("tokens", sa.Column("id", sa.Text))
    op.add_column("tokens", sa.Column("agent", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("seen_at", TIME, nullable=False, server_default=NOW))
    op.execute(
        "INSERT INTO tokens (token_hash, player_id, scope, created_at)"
        " SELECT token_hash, id, 'all', created_at FROM players"
    )
    op.execute("UPDATE tokens SET id = substr(md5(token_hash::text), 1, 14)")
    op.alter_column("tokens", "id", nullable=False)
    op.alter_column("tokens", "agent", server_default=None)
    op.create_unique_constraint("tokens_id_key", "tokens", ["id"])
    op.drop_column("players", "token_hash")
    for table, column in (("recovery_words", "words_hash"), ("device_links", "code_hash")):
        op.create_table(
            table,
            sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
            sa.Column(column, sa.LargeBinary, nullable=False, unique=True),
            sa.Column("created_at", TIME, nullable=False, server_default=NOW),
        )
    op.add_column("players", sa.Column("renamed_at", TIME))
    op.create_table(
        "public_pages",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False, server_default=NOW),
    )
    op.create_index("passkeys_of_player", "passkeys", ["player_id"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge_hash", sa.LargeBinary, primary_key=True),
        sa.Column("created_at", TIME, nullable=False, server_default=NOW),
    )
    op.create_index("passkey_challenges_by_time", "passkey_challenges", ["created_at"])


def keep_results() -> None:
    op.create_table(
        "results",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("place", sa.SmallInteger),
        sa.Column("result", sa.Text),
    )
    op.execute(FINISHED)
    newest_first = ["player_id", sa.text("finished_at DESC"), sa.text("match_id DESC")]
    op.create_index("results_of_player", "results", newest_first)


def keep_people() -> None:
    op.create_table(
        "people_marks",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("people_marks_of_other", "people_marks", ["other_id"])
    op.create_table(
        "former_players",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("asleep_since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_gone", sa.Boolean, nullable=False),
    )
    waiting = sa.text("NOT is_gone")
    op.create_index("former_players_asleep", "former_players", ["asleep_since"], postgresql_where=waiting)
    op.create_index("chat_of_player", "chat", ["player_id"])
