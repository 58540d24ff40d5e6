"""The rows of ratings (docs/explanation/ratings.md).

None of them has a column `match_id`, and none refers to `matches`: they stay when a match is moved to a file.
"""

from datetime import datetime

from sqlalchemy import Double, ForeignKey, Index, SmallInteger, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from app.db.base import Base


class RatedGame(Base):
    """A game with ratings: how many matches have counted, and the season of the last one.

    A transaction that takes a match locks this row, so the matches of a game are taken one after the other.
    """

    __tablename__ = "rated_games"

    game: Mapped[str] = mapped_column(primary_key=True)
    matches: Mapped[int] = mapped_column(default=0)
    season: Mapped[str] = mapped_column(default="")


class RatedMatch(Base):
    """A finished match at a rated table that has been taken; its primary key lets that happen only once.

    `number` counts the matches of a game that counted, in the order in which they were taken; it is null for
    a match that did not count, and `refusal` says why. A match that was struck keeps its number. `company` is
    a hash of those who met.
    """

    __tablename__ = "rated_matches"
    __table_args__ = (
        UniqueConstraint("game", "number"),
        Index("rated_matches_of_company", "company", "game", "finished_at"),
    )

    match: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    number: Mapped[int | None]
    season: Mapped[str]
    company: Mapped[str]
    refusal: Mapped[str | None]
    finished_at: Mapped[datetime]


class RatedSeat(Base):
    """A seat that counted in a rated match: who had it, their place, and their skill before and after.

    `player_id` is null for a computer player, whose strength is `bot`, and for a player who was deleted.
    """

    __tablename__ = "rated_seats"
    __table_args__ = (Index("rated_seats_of_player", "player_id"),)

    match: Mapped[str] = mapped_column(ForeignKey("rated_matches.match"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None]
    place: Mapped[int] = mapped_column(SmallInteger)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    mu_after: Mapped[float] = mapped_column(Double)
    sigma_after: Mapped[float] = mapped_column(Double)


class PlayerRating(Base):
    """A player's rating in a season of a game, in which they have played a rated match.

    `rated` and `won` count the matches of the season, `total` and `against_people` those of all seasons.
    """

    __tablename__ = "ratings"
    __table_args__ = (
        Index("ratings_of_player", "player_id"),
        Index(
            *("ratings_best", "game", "season", text("mu DESC"), "player_id"),
            postgresql_where=text("is_ranked"),
        ),
    )

    game: Mapped[str] = mapped_column(primary_key=True)
    season: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    rated: Mapped[int]
    won: Mapped[int]
    total: Mapped[int]
    against_people: Mapped[int]
    is_ranked: Mapped[bool]
    """Whether the player has a place: the rating is settled, and not only against computers."""


class RatingBand(Base):
    """How many ranked players of a season have ratings in one band, so that a place is a short sum.

    `band` is four times `mu`, rounded down: ten points are a band.
    """

    __tablename__ = "rating_bands"

    game: Mapped[str] = mapped_column(primary_key=True)
    season: Mapped[str] = mapped_column(primary_key=True)
    band: Mapped[int] = mapped_column(primary_key=True)
    players: Mapped[int]
