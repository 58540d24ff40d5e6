"""The rows of push notifications."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, LargeBinary
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class Device(Base):
    """A browser of a player that receives push notifications: its address at its push service, and its keys.

    `lang` is the language of the notifications; `agent` is how the browser names itself.
    """

    __tablename__ = "devices"
    __table_args__ = (Index("devices_of_player", "player_id"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    endpoint: Mapped[str] = mapped_column(unique=True)
    p256dh: Mapped[bytes] = mapped_column(LargeBinary)
    auth: Mapped[bytes] = mapped_column(LargeBinary)
    lang: Mapped[str]
    agent: Mapped[str]
    created_at: Mapped[datetime]


class PushedNote(Base):
    """A push notification that the player's browsers may still show; every process knows it by this row."""

    __tablename__ = "pushed_notes"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
