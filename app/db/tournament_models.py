"""The rows of tournaments. They are stored and replayed like matches."""

from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import JSON, ForeignKey, Index, Row, SmallInteger, String, UniqueConstraint, false, text
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base
from app.db.chance_columns import ChanceColumns, WordColumns


class Tournament(ChanceColumns, Base):
    """The header of a tournament of one game; its events are its entries.

    `next_of` is the tournament that its coaches played before.
    """

    __tablename__ = "tournaments"
    __table_args__ = (
        Index("tournaments_newest", "visibility", "status", text("created_at DESC"), text("id DESC")),
        Index(
            *("tournaments_newest_public", text("created_at DESC"), text("id DESC")),
            postgresql_where=text("visibility = 'public'"),
        ),
        Index("tournaments_of_host", "host_id"),
        Index("tournaments_starting", "reveal_until", postgresql_where=text("reveal_until IS NOT NULL")),
        Index("tournaments_set_time", "begins_at", postgresql_where=text("begins_at IS NOT NULL")),
        Index("tournaments_opening", "opens_at", postgresql_where=text("opens_at IS NOT NULL")),
        Index("tournaments_playing", "id", postgresql_where=text("status = 'playing'")),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str]
    name: Mapped[str]
    game: Mapped[str]
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The clock of every match; null for none."""
    rated: Mapped[bool] = mapped_column(server_default=false())
    """Whether its matches are rated."""
    begins_at: Mapped[datetime | None]
    """When it starts by itself; null if its host starts it, and after the start."""
    called_at: Mapped[datetime | None]
    """When the coaches were told that it begins soon."""
    fill_with: Mapped[str | None]
    """The strength of the computers that take the free places at the start; null for none."""
    grace_minutes: Mapped[int]
    pause_minutes: Mapped[int] = mapped_column(server_default=text("0"))
    """How long the server waits before it opens the matches of a later round."""
    opens_at: Mapped[datetime | None]
    """When the next matches that are due are opened; null if none waits for it."""
    visibility: Mapped[str]
    status: Mapped[str]
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    created_at: Mapped[datetime]
    finished_at: Mapped[datetime | None]
    next_of: Mapped[str | None] = mapped_column(String, ForeignKey("tournaments.id"), unique=True)


StoredTournament: TypeAlias = Tournament | Row[*tuple[Any, ...]]
"""A header as an object of its class, or as lists read it: with the same names, in less time."""


class Coach(WordColumns, Base):
    """A place in a tournament; it is free while `player_id` and `bot` are both null."""

    __tablename__ = "tournament_coaches"
    __table_args__ = (
        UniqueConstraint("tournament_id", "player_id"),
        UniqueConstraint("tournament_id", "team"),
        Index("coaches_of_player", "player_id"),
    )

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    coach: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None]
    team: Mapped[str | None]


StoredCoach: TypeAlias = Coach | Row[*tuple[Any, ...]]
"""A place as an object of its class, or as lists read it."""


class FinalCall(Base):
    """A player who is called when the final of a knockout begins."""

    __tablename__ = "final_calls"
    __table_args__ = (Index("final_calls_of_player", "player_id"),)

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)


class TournamentEntry(Base):
    """Entry number `seq` of a tournament. Replaying the entries gives the state.

    `kind` is start, choice, result, absent, leave, open or grace. The first is the start, unless a coach left
    while it waited for words. `fixture` is unique, so the result of a
    match is taken only once. `words` is the position in the tournament's random stream after this entry.
    """

    __tablename__ = "tournament_entries"
    __table_args__ = (
        UniqueConstraint("tournament_id", "coach", "ref"),
        UniqueConstraint("tournament_id", "fixture"),
    )

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    coach: Mapped[int | None] = mapped_column(SmallInteger)
    ref: Mapped[str | None]
    fixture: Mapped[int | None]
    body: Mapped[dict[str, Any]]
    words: Mapped[int]
    at: Mapped[datetime]
