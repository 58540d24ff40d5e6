"""The rows by which players are recognised: tokens, recovery words and links to a further device; the
addresses of public pages; and what players want of each other.

None of them holds a secret, only keyed hashes (`secret_hash` in app/api/access/identity.py).
"""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, Index, LargeBinary, false, func
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class Token(Base):
    """A token of a player. One with the scope `all` is the session of a device, others have fewer rights.

    `agent` is how the browser or program names itself. `seen_at` is noted once a day. `browser_hash` is the
    keyed hash of the cookie by which a browser is known whatever name it has; null for a program.
    """

    __tablename__ = "tokens"
    __table_args__ = (Index("tokens_of_player", "player_id"),)

    token_hash: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    scope: Mapped[str]
    agent: Mapped[str] = mapped_column(default="")
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())
    browser_hash: Mapped[bytes | None] = mapped_column(LargeBinary)


class RecoveryWords(Base):
    """The six words with which a player signs in on a new device; new ones replace them."""

    __tablename__ = "recovery_words"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    words_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class DeviceLink(Base):
    """The code that adds one device to a player, once and for a short time; a new one replaces it."""

    __tablename__ = "device_links"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    code_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class PublicPage(Base):
    """The address of a player's page, as in `/p/<handle>`; others find it while it is public."""

    __tablename__ = "public_pages"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    handle: Mapped[str] = mapped_column(unique=True)
    is_public: Mapped[bool]


class Passkey(Base):
    """A public key of a player's device (WebAuthn); `id` is the credential's.

    `sign_count` rises with each signature, if the device counts them. One `for_desk` opens the desk and
    nothing else; only it does.
    """

    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_of_player", "player_id"),)

    id: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    public_key: Mapped[bytes]
    sign_count: Mapped[int] = mapped_column(BigInteger)
    agent: Mapped[str]
    for_desk: Mapped[bool] = mapped_column(default=False, server_default=false())
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class PasskeyChallenge(Base):
    """A challenge that a passkey has not signed yet."""

    __tablename__ = "passkey_challenges"
    __table_args__ = (Index("passkey_challenges_by_time", "created_at"),)

    challenge_hash: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class PeopleMark(Base):
    """A player's mark on another one, who is not told: `block`, `mute`, or `not_again` for a time from `at`
    on (queries/people/marks.py).
    """

    __tablename__ = "people_marks"
    __table_args__ = (Index("people_marks_of_other", "other_id"),)

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime]
