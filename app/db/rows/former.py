"""The rows of players who want to be forgotten."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class FormerPlayer(Base):
    """A player who wants to be forgotten: their name sleeps, and is then replaced by `FORMER`.

    `is_gone` says that it has been replaced, and that everything else about the player is removed.
    """

    __tablename__ = "former_players"
    __table_args__ = (Index("former_players_asleep", "asleep_since", postgresql_where=text("NOT is_gone")),)

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    asleep_since: Mapped[datetime]
    is_gone: Mapped[bool] = mapped_column(default=False)
