"""The columns of fair chance, which matches and tournaments share, and those of their places."""

from datetime import datetime

from sqlalchemy import LargeBinary, SmallInteger, text
from sqlalchemy.orm import Mapped, mapped_column


class ChanceColumns:
    """The columns of a match or a tournament."""

    server_seed: Mapped[bytes] = mapped_column(LargeBinary)
    chance_version: Mapped[int] = mapped_column(SmallInteger, default=1, server_default=text("1"))
    """The version of fair chance: 1 has client seeds, 2 the players' words."""
    chosen: Mapped[str | None]
    """Why chance was not free: `lesson` (the server tried seeds) or `host` (a given seed); else null."""
    reveal_until: Mapped[datetime | None]
    """Until when the start waits for the players' words; null unless it is starting."""


class WordColumns:
    """The columns of a seat, or of a coach's place."""

    client_seed: Mapped[str | None]
    """The player's share of chance in version 1."""
    word_commitment: Mapped[str | None]
    """The SHA-256, in hex, of the word that the player has drawn and keeps until the start."""
    word: Mapped[str | None]
    """The word, once revealed; null before that, and where it was withheld."""
    sat_at: Mapped[datetime | None]
    """When the player sat down."""
    awaited: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    """Whether the start waits for the word of this player."""
