"""Keep reports about players, their answers, the operators, and which accounts are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0045"

TIME = sa.DateTime(timezone=True)


def _player(name: str = "player_id", nullable: bool = False, **more: bool) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, sa.ForeignKey("players.id"), nullable=nullable, **more)


def upgrade() -> None:
    op.add_column("players", sa.Column("closed_at", TIME))
    op.drop_index("chat_of_player", "chat")
    op.create_index("chat_of_player", "chat", ["player_id", "at"])
    op.create_table(
        "operators",
        _player(primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("added_at", TIME, nullable=False, server_default=sa.text("now()")),
    )
    op.create_table(
        "desk_tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        _player(),
        sa.Column("is_link", sa.Boolean, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
    )
    op.create_table(
        "desk_entries",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("at", TIME, nullable=False),
        _player("operator_id", nullable=True),
        sa.Column("what", sa.Text, nullable=False),
        _player(nullable=True),
        sa.Column("case_id", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("desk_entries_of_player", "desk_entries", ["player_id"])
    op.create_index("desk_entries_by_time", "desk_entries", ["at"])
    _create_reports()
    _create_sanctions()
    _create_house()


def _create_reports() -> None:
    op.create_table(
        "report_cases",
        sa.Column("id", sa.Text, primary_key=True),
        _player(),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("opened_at", TIME, nullable=False),
        _player("taken_by", nullable=True),
        sa.Column("answered_at", TIME),
        sa.Column("outcome", sa.Text),
        sa.Column("answer", sa.Text, nullable=False),
    )
    unanswered = sa.text("answered_at IS NULL")
    op.create_index(
        "report_cases_open", "report_cases", ["player_id"], unique=True, postgresql_where=unanswered
    )
    op.create_index("report_cases_of_player", "report_cases", ["player_id"])
    op.create_index("report_cases_answered", "report_cases", [sa.text("answered_at DESC")])
    op.create_table(
        "player_reports",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("case_id", sa.Text, sa.ForeignKey("report_cases.id"), nullable=False),
        _player("reporter_id"),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("about_match", sa.Text),
        sa.Column("line_id", sa.BigInteger),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("seen_at", TIME),
        sa.UniqueConstraint("case_id", "reporter_id", "line_id"),
    )
    op.create_index("player_reports_of_reporter", "player_reports", ["reporter_id", "at"])


def _create_sanctions() -> None:
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Text, primary_key=True),
        _player(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("case_id", sa.Text, sa.ForeignKey("report_cases.id")),
        _player("by_id"),
        sa.Column("at", TIME, nullable=False),
        sa.Column("until", TIME),
        sa.Column("old_name", sa.Text),
        sa.Column("read_at", TIME),
        sa.Column("answer", sa.Text),
        sa.Column("answered_at", TIME),
        _player("heard_by", nullable=True),
        sa.Column("lifted_at", TIME),
    )
    op.create_index("sanctions_of_player", "sanctions", ["player_id"])
    unheard = sa.text("answered_at IS NOT NULL AND heard_by IS NULL")
    op.create_index("sanctions_unheard", "sanctions", ["answered_at"], postgresql_where=unheard)


def _create_house() -> None:
    op.create_table(
        "house_notices",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("on_home_only", sa.Boolean, nullable=False),
        sa.Column("begins_at", TIME, nullable=False),
        sa.Column("ends_at", TIME, nullable=False),
        _player("by_id"),
        sa.Column("withdrawn_at", TIME),
    )
    op.create_table(
        "house_pages",
        sa.Column("page", sa.Text, primary_key=True),
        sa.Column("lang", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed_at", TIME, nullable=False),
    )
