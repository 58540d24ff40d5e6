"""The rows. Games are JSON here: this package knows none of them.

What is stored of a match is its header, its seats and its numbered actions; a state is only ever
stored as a snapshot, to shorten the replay.
"""

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    LargeBinary,
    SmallInteger,
    Text,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map: ClassVar = {
        str: Text,
        datetime: DateTime(timezone=True),
        dict[str, Any]: JSON,
        list[Any]: JSON,
    }


class Player(Base):
    __tablename__ = "players"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Match(Base):
    __tablename__ = "matches"
    __table_args__ = (
        Index("matches_newest", "visibility", "status", text("created_at DESC"), text("id DESC")),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str]
    game: Mapped[str]
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    visibility: Mapped[str]
    status: Mapped[str]
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    server_seed: Mapped[bytes] = mapped_column(LargeBinary)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]


class Seat(Base):
    """A place at a table. `away`: its player has left a running match; `resigned`: he gave up.

    In both cases, and where `bot` is set, the server plays the seat.
    """

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("match_id", "player_id"), Index("seats_of_player", "player_id"))

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None]
    client_seed: Mapped[str | None]
    away: Mapped[bool] = mapped_column(default=False)
    resigned: Mapped[bool] = mapped_column(default=False)


class Action(Base):
    """Action number `seq`; 0 is the setup, without seat, ref and action.

    The primary key is the fence between processes. `words` is the place in the match's stream of
    chance after this action; `to_act` the seats that may act next.
    """

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("match_id", "seat", "ref"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    ref: Mapped[str | None]
    action: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    draws: Mapped[list[Any]]
    events: Mapped[list[Any]]
    to_act: Mapped[list[Any]]
    words: Mapped[int]
    at: Mapped[datetime]


class Snapshot(Base):
    __tablename__ = "snapshots"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    words: Mapped[int]
    state: Mapped[str]
    """The game's own JSON, read back only by the same `rules_version`."""


class ChatLine(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_of_match", "match_id", "id"),)

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"))
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    text: Mapped[str]
    at: Mapped[datetime]
