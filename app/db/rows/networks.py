"""The rows by which the desk tells that several names came from one network (docs/explanation/moderation.md).

No address is stored.
"""

from datetime import date, datetime

from sqlalchemy import ForeignKey, Index, LargeBinary
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class NetworkSalt(Base):
    """The random salt of the networks of a month, which is named by its first day (UTC).

    It is removed once the month is over: from then on nobody can tell which address a network of it was.
    """

    __tablename__ = "network_salts"

    month: Mapped[date] = mapped_column(primary_key=True)
    salt: Mapped[bytes] = mapped_column(LargeBinary)


class PlayerNetwork(Base):
    """A network from which a player came, and when that was last noted.

    `network` is the salted hash of an address, or of the first 64 bits of an IPv6 address.
    """

    __tablename__ = "player_networks"
    __table_args__ = (
        Index("player_networks_by_network", "network"),
        Index("player_networks_by_time", "seen_at"),
    )

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    network: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    seen_at: Mapped[datetime]
