"""The rows of analyses of finished matches (docs/explanation/analysis.md)."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class MatchAnalysis(Base):
    """The analysis of a match: how far it is, and what it has found; one of an older `version` is made again.

    `found` has the decisions that have been judged so far, of `total`, since `begun_at`; `report` is null
    until all have been.
    """

    __tablename__ = "match_analyses"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    version: Mapped[str]
    asked_at: Mapped[datetime]
    begun_at: Mapped[datetime | None]
    total: Mapped[int]
    found: Mapped[list[Any]]
    report: Mapped[dict[str, Any] | None]
    failed: Mapped[bool]


class AnalysisAsker(Base):
    """A player who asked for the analysis of a match. `tells` while it is ready and they have not seen it."""

    __tablename__ = "analysis_askers"
    __table_args__ = (Index("analysis_askers_of_player", "player_id", "asked_at"),)

    match: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    asked_at: Mapped[datetime]
    tells: Mapped[bool]
