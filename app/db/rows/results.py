"""The rows of results, which lists and totals of players read."""

from datetime import datetime

from sqlalchemy import Double, ForeignKey, Index, SmallInteger, text
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class SeatResult(Base):
    """The result of a player's seat in a finished match that was no lesson, for lists and totals of players.

    `place` and `result` are null if the match was called off. `result` is `won`, `drawn` or `lost`: a place
    above all others, one shared at the top, or any other. `dice` were thrown in the player's own actions, and
    `pips` is their sum less its mean; they are counted soon after the end.
    """

    __tablename__ = "results"
    __table_args__ = (
        Index("results_of_player", "player_id", text("finished_at DESC"), text("match_id DESC")),
    )

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    game: Mapped[str]
    is_public: Mapped[bool]
    finished_at: Mapped[datetime]
    place: Mapped[int | None] = mapped_column(SmallInteger)
    result: Mapped[str | None]
    dice: Mapped[int] = mapped_column(default=0, server_default="0")
    pips: Mapped[float] = mapped_column(Double, default=0.0, server_default="0")
