"""The rows of searches for an opponent, and of the calls that they lead to
(docs/explanation/finding-opponents.md).

None of them has a column `match_id`, and none refers to `matches`: they are read and changed under one lock.
"""

from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import ForeignKey, Index, LargeBinary, Row, SmallInteger, text
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class OpponentSearch(Base):
    """A player's search, open or over, with its wish: games, paces, `rated`, `within` and `fills` as in
    `Search` (app/table/seeking/meetings/wish.py).

    `since` is its place in line. `seen_at` is when a page of the player was last open; they can be called on
    a device until `reachable_until`. `person` is a hash of the player, which stays when `player_id` is
    removed.
    """

    __tablename__ = "searches"
    __table_args__ = (
        Index(
            *("searches_open", "player_id"),
            unique=True,
            postgresql_where=text("state IN ('waiting', 'called', 'on_hold')"),
        ),
        Index("searches_later", "player_id", unique=True, postgresql_where=text("state = 'later'")),
        Index("searches_since", "since"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    person: Mapped[bytes] = mapped_column(LargeBinary)
    device: Mapped[bytes | None] = mapped_column(LargeBinary)
    """A hash of the browser's cookie: two players of one browser do not meet; null for programs."""
    games: Mapped[dict[str, Any]]
    paces: Mapped[list[Any]]
    rated: Mapped[str]
    within: Mapped[int | None]
    fills: Mapped[bool]
    since: Mapped[datetime]
    state: Mapped[str]
    seen_at: Mapped[datetime]
    reachable_until: Mapped[datetime | None]
    word_commitment: Mapped[str | None]
    """The commitment of the player's word for a match by days, which begins without a call."""
    starts_at: Mapped[datetime | None]
    """The set time, ten minutes after which the search begins; null for a search of now."""
    follows: Mapped[str | None]
    """The search of another player whose set time this one shares."""
    keeps_range: Mapped[bool] = mapped_column(default=False)
    """The player was asked to widen the range, and does not want to."""
    missed: Mapped[int] = mapped_column(SmallInteger, default=0)
    """How many calls in a row the player has not answered."""
    found_at: Mapped[datetime | None]
    """When the first match began that the search has found."""
    ended_at: Mapped[datetime | None]


StoredSearch: TypeAlias = OpponentSearch | Row[*tuple[Any, ...]]
"""A search as an object of its class, or as pages read it: with the same names, in less time."""


class OpponentCall(Base):
    """A meeting whose people are asked, and how that ended.

    It ends without a match at `ends_at`. Once all have said yes, the match begins at `begins_at`; `match` is
    its id. With `counts_since`, when all had said yes, it is a gathering: others can join, up to `most` in
    all.
    """

    __tablename__ = "calls"
    __table_args__ = (Index("calls_open", "ends_at", postgresql_where=text("ending IS NULL")),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    pace: Mapped[str]
    is_rated: Mapped[bool]
    seats: Mapped[int] = mapped_column(SmallInteger)
    most: Mapped[int] = mapped_column(SmallInteger)
    """The largest number of players that all have ticked."""
    made_at: Mapped[datetime]
    ends_at: Mapped[datetime]
    begins_at: Mapped[datetime | None]
    counts_since: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
    ending: Mapped[str | None]
    match: Mapped[str | None]


class CalledSearch(Base):
    """A search in a call, and the answer of its player: null until they answer, false once they have left.

    `hurries`: The player wants to begin at once. `word_commitment`: The commitment of their word.
    """

    __tablename__ = "called_searches"
    __table_args__ = (
        Index("called_searches_of_search", "search_id"),
        Index("called_searches_of_player", "player_id"),
    )

    call_id: Mapped[str] = mapped_column(ForeignKey("calls.id"), primary_key=True)
    search_id: Mapped[str] = mapped_column(ForeignKey("searches.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    answer: Mapped[bool | None]
    hurries: Mapped[bool] = mapped_column(default=False)
    word_commitment: Mapped[str | None]
    called_at: Mapped[datetime]


class SearchLapse(Base):
    """A match that a player called off in its first moves, or did not come to; `kind` says which."""

    __tablename__ = "search_lapses"

    match: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    kind: Mapped[str]
    at: Mapped[datetime]
