"""The rows of moderation.

A match is named by its id alone: it may be archived before the year is over for which a report is kept.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Identity,
    Index,
    LargeBinary,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class Operator(Base):
    """A player who may use the desk; a `helper` closes no account and gives nobody a role."""

    __tablename__ = "operators"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    role: Mapped[str]
    added_at: Mapped[datetime] = mapped_column(server_default=func.now())


class DeskToken(Base):
    """The session of an operator at the desk in one browser, or a link (`is_link`) that begins one, once.

    It is stored as a keyed hash, as all tokens are.
    """

    __tablename__ = "desk_tokens"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    is_link: Mapped[bool]
    created_at: Mapped[datetime]


class ReportCase(Base):
    """The reports about one player that one answer settles.

    `outcome` is `action` or `no_breach`, and `answer` the sentence for those who reported.
    """

    __tablename__ = "report_cases"
    __table_args__ = (
        Index("report_cases_open", "player_id", unique=True, postgresql_where=text("answered_at IS NULL")),
        Index("report_cases_of_player", "player_id"),
        Index("report_cases_answered", text("answered_at DESC")),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    reason: Mapped[str]
    opened_at: Mapped[datetime]
    taken_by: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    answered_at: Mapped[datetime | None]
    outcome: Mapped[str | None]
    answer: Mapped[str] = mapped_column(default="")


class PlayerReport(Base):
    """A report of one player about another: a reason, their words, and the line of chat that they marked.

    `lines`: The line with those around it, copied, each as `id`, `player`, `seat`,
    `text` and `at`.
    `seen_at`: When the reporter read the answer.
    """

    __tablename__ = "player_reports"
    __table_args__ = (
        UniqueConstraint("case_id", "reporter_id", "line_id"),
        Index("player_reports_of_reporter", "reporter_id", "at"),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    case_id: Mapped[str] = mapped_column(ForeignKey("report_cases.id"))
    reporter_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    reason: Mapped[str]
    words: Mapped[str]
    about_match: Mapped[str | None]
    about_tournament: Mapped[str | None]
    line_id: Mapped[int | None] = mapped_column(BigInteger)
    lines: Mapped[list[Any]] = mapped_column(JSON)
    at: Mapped[datetime]
    seen_at: Mapped[datetime | None]


class Sanction(Base):
    """A decision of an operator about a player: `warn`, `no_chat`, `new_name`, `no_pairing`, `close`.

    Others are about more than the player: `struck` (the result of a match left the ratings), `cup_name` (that
    of a tournament was withdrawn), `table_end` (a match was ended).

    until: When it ends by itself; None: when it is lifted.
    old_name: The name that was withdrawn.
    answer: The player's own words against it, once; `heard_by` is the operator who read that.
    """

    __tablename__ = "sanctions"
    __table_args__ = (
        Index("sanctions_of_player", "player_id"),
        Index(
            "sanctions_unheard",
            "answered_at",
            postgresql_where=text("answered_at IS NOT NULL AND heard_by IS NULL"),
        ),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    kind: Mapped[str]
    reason: Mapped[str]
    case_id: Mapped[str | None] = mapped_column(ForeignKey("report_cases.id"))
    by_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    at: Mapped[datetime]
    until: Mapped[datetime | None]
    old_name: Mapped[str | None]
    read_at: Mapped[datetime | None]
    answer: Mapped[str | None]
    answered_at: Mapped[datetime | None]
    heard_by: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    lifted_at: Mapped[datetime | None]


class DeskEntry(Base):
    """A line of the desk's log: what an operator did, about whom, in which case and why. None is changed."""

    __tablename__ = "desk_entries"
    __table_args__ = (
        Index("desk_entries_of_player", "player_id"),
        Index("desk_entries_by_time", "at"),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    at: Mapped[datetime]
    operator_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    what: Mapped[str]
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    case_id: Mapped[str | None]
    reason: Mapped[str] = mapped_column(default="")


class HouseNotice(Base):
    """A notice to everyone: an `announcement` with its text in each language, or maintenance (`restart`,
    `closed`) from one time to another.
    """

    __tablename__ = "house_notices"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    kind: Mapped[str]
    texts: Mapped[dict[str, Any]] = mapped_column(JSON)
    on_home_only: Mapped[bool] = mapped_column(default=False)
    begins_at: Mapped[datetime]
    ends_at: Mapped[datetime]
    by_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    withdrawn_at: Mapped[datetime | None]


class HousePage(Base):
    """The words of the people who run the site, in one language: `privacy`, `terms`, or `contact`."""

    __tablename__ = "house_pages"

    page: Mapped[str] = mapped_column(primary_key=True)
    lang: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    changed_at: Mapped[datetime]
