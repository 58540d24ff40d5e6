"""The rows of e-mail, which players have only if they want it (docs/explanation/identity.md)."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, LargeBinary, text
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class MailAddress(Base):
    """The e-mail address of a player. It is used only once a link that was sent there has been followed.

    `code_hash` is the keyed hash of that link's code, null once it is confirmed; `lang` is the language of
    the mails. `wants_turns`: Mails say whose turn it is in matches by days.
    """

    __tablename__ = "mail_addresses"
    __table_args__ = (
        Index("mail_addresses_confirmed", "address", unique=True, postgresql_where=text("code_hash IS NULL")),
    )

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    address: Mapped[str]
    lang: Mapped[str]
    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary, unique=True)
    asked_at: Mapped[datetime]
    wants_turns: Mapped[bool] = mapped_column(default=True)


class MailedTurn(Base):
    """When a player was last told by mail that it is their turn in a match."""

    __tablename__ = "mailed_turns"

    match: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    mailed_at: Mapped[datetime]
