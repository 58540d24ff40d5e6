"""Ratings as pages show them: of a player, and what a match has changed."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.i18n.translations import texts
from app.db.queries.ratings import leaderboards
from app.db.queries.ratings.leaderboards import RatingWithPlace
from app.engine.contract import AnyGame
from app.table.ratings.season import Season, season_at, season_of
from app.table.ratings.skill import POINTS_PER_MU, SETTLED_AFTER, Skill, is_settled
from app.table.table import Table

LEAST, MOST = 1200, 1800
"""The ends of the line that shows a rating with its deviation, in points."""


class RatingView(Struct, frozen=True):
    """A rating of a player. `more`: The rated matches missing for a place; None if that is unknown."""

    game: AnyGame
    points: int
    spread: int
    is_settled: bool
    total: int
    place: int | None
    of: int | None
    more: int | None
    this_week: int = 0
    """By how many points the matches of this week have changed it; Monday begins a week, in UTC."""

    @property
    def line(self) -> tuple[int, int, int]:
        """The start and the length of the deviation's bar, and the rating, on a line of 0 to 600."""
        start, end = self._on_line(self.points - self.spread), self._on_line(self.points + self.spread)
        return start, end - start, self._on_line(self.points)

    @staticmethod
    def _on_line(points: int) -> int:
        return min(max(points, LEAST), MOST) - LEAST


class RatingChange(Struct, frozen=True):
    """How a match changed the rating of the player on a seat, in points."""

    seat: int
    old: int
    new: int
    spread: int


class MatchRating(Struct, frozen=True):
    """The effect of a match on ratings; `reason` ends the message `ra-not-` that says why it had none."""

    changes: list[RatingChange] = []
    reason: str | None = None


def rating_view(game: AnyGame, row: RatingWithPlace, now: datetime, change: float = 0.0) -> RatingView:
    """Return a rating as it is today: the season of `row` may be over, and then there is no place.

    `change`: How this week's matches have changed `mu`.
    """
    season, current = season_of(row.season), season_at(now)
    skill = Skill(row.mu, row.sigma).after_seasons(max(0, current.since(season)))
    in_table = row.is_ranked and season == current
    return RatingView(
        game=game,
        points=skill.points,
        spread=skill.spread,
        is_settled=is_settled(skill, row.total),
        total=row.total,
        place=row.place if in_table else None,
        of=row.of if in_table else None,
        more=SETTLED_AFTER - row.total if row.total < SETTLED_AFTER else None,
        this_week=round(POINTS_PER_MU * change),
    )


async def ratings_of(
    session: AsyncSession,
    games: Mapping[str, AnyGame],
    player_id: str,
    now: datetime,
    has_week: bool = False,
) -> list[RatingView]:
    """Return the ratings of a player by game; with `has_week`, also how this week has changed them."""
    rows = await leaderboards.of_player(session, player_id)
    is_asked = bool(rows) and has_week
    changes = await leaderboards.changes_since(session, player_id, week_of(now)) if is_asked else {}
    return [
        rating_view(games[row.game], row, now, changes.get(row.game, 0.0))
        for row in rows
        if row.game in games
    ]


def week_of(now: datetime) -> datetime:
    """Return the start of the week, Monday in UTC."""
    today = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return today - timedelta(days=today.weekday())


async def match_rating(session: AsyncSession, table: Table, seat: int | None) -> MatchRating | None:
    """Return what a finished match did to ratings; None if it was not rated, or is about to be taken.

    `seat`: The reader's, None for a spectator.
    """
    if not table.header.rated:
        return MatchRating(reason="hints") if table.header.hints and seat is not None else None
    taken, rows = await leaderboards.of_match(session, table.header.id)
    if taken is None:
        return None
    changes = [
        RatingChange(
            row.seat,
            Skill(row.mu, row.sigma).points,
            Skill(row.mu_after, row.sigma_after).points,
            Skill(row.mu_after, row.sigma_after).spread,
        )
        for row in rows
        if taken.refusal is None
        and row.player_id is not None
        and row.player_id == table.seats[row.seat].player_id
    ]
    is_left_out = seat is not None and taken.refusal is None and seat not in [one.seat for one in changes]
    return MatchRating(changes, "sub" if is_left_out else taken.refusal)


def season_text(lang: str, season: Season, last_day: str | None) -> str:
    """Name a season; `last_day` is its last day in words while it goes on, else None."""
    name = texts.say(lang, f"ra-season-{season.quarter}")
    if last_day is None:
        return texts.say(lang, "ra-season-over", season=name, year=str(season.year))
    return texts.say(lang, "ra-season", season=name, year=str(season.year), date=last_day)


def last_day(season: Season) -> datetime:
    """Return the last day of a season."""
    return season.ends_at - timedelta(days=1)
