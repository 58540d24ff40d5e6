"""Takes finished matches into the ratings, each exactly once.

The row of the job is written in the statement that ends the match. Any process may run it, and more than one
after a crash: the first transaction that stores the match's row has taken it.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match
from app.db.queries import matches, players
from app.db.queries.people import identity
from app.db.queries.ratings import taking
from app.db.queries.ratings.leaderboards import band_of
from app.db.rows.ratings import PlayerRating, RatedGame, RatedMatch, RatedSeat
from app.engine.contract import AnyGame
from app.table.ratings.eligibility import NotRated, SeatFacts, company_of, entrants_of, refusal
from app.table.ratings.match_facts import anchors_of, facts_of
from app.table.ratings.season import Season, season_at, season_of
from app.table.ratings.skill import Skill, is_ranked
from app.table.ratings.standing import SeasonStanding, SeatResult, results_of
from app.table.scheduler import Scheduler

DAY = timedelta(days=1)


class RatingService:
    """Takes matches of rated tables by a job when they end."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        games: Mapping[str, AnyGame],
        scheduler: Scheduler,
    ) -> None:
        self._sessions = sessions
        self._games = games
        scheduler.register(JobKind.RATING, self.take)

    async def take(self, match_id: str) -> None:
        """Take a match, unless that has been done or it is no finished match of a rated table."""
        async with self._sessions.begin() as session:
            match = await matches.by_id(session, match_id)
            if match is None or match.status != MatchStatus.FINISHED or not match.rated:
                return
            book = await taking.lock_game(session, match.game)
            if not await taking.is_taken(session, match_id):
                await self._take(session, match, book)

    async def _take(self, session: AsyncSession, match: Match, book: RatedGame) -> None:
        assert match.finished_at is not None
        anchors = anchors_of(self._games.get(match.game))
        rows = await matches.seats_of(session, [match.id])
        facts = await facts_of(session, match, rows[match.id])
        entrants = entrants_of(facts, frozenset(anchors))
        company, (since, until) = company_of(entrants), day_of(match.finished_at)
        earlier = await taking.counted_between(session, match.game, company, since, until)
        refused = refusal(facts, entrants, earlier) or await _same_device(session, match, entrants)
        season = current_season(book.season, match.finished_at)
        row = RatedMatch(
            match=match.id,
            game=match.game,
            number=None if refused else book.matches + 1,
            season=season.key,
            company=company,
            refusal=refused,
            finished_at=match.finished_at,
        )
        await taking.take(session, row)
        if not refused:
            book.matches, book.season = book.matches + 1, season.key
            await self._rate(session, row, entrants, season, anchors)

    async def _rate(
        self,
        session: AsyncSession,
        row: RatedMatch,
        entrants: list[SeatFacts],
        season: Season,
        anchors: Mapping[str, Skill],
    ) -> None:
        people = {one.player for one in entrants if one.player is not None}
        rows = await taking.latest(session, row.game, people)
        known = {player: standing_of(rating) for player, rating in rows.items()}
        programs = {one for one, player in (await players.by_ids(session, people)).items() if player.program}
        bands = Counter[int]()
        for result in results_of(entrants, season, known, anchors):
            seat = _seat_row(row.match, result)
            if result.player is None or result.standing is None:
                await taking.put_result(session, seat, None)
                continue
            old = rows.get(result.player)
            if old is not None and old.season == season.key and old.is_ranked:
                bands[band_of(old.mu)] -= 1
            rating = rating_row(row.game, result.player, result.standing, result.player in programs)
            bands[band_of(result.after.mu)] += rating.is_ranked
            await taking.put_result(session, seat, rating)
        await taking.change_bands(session, row.game, season.key, bands)


async def _same_device(session: AsyncSession, match: Match, entrants: list[SeatFacts]) -> NotRated | None:
    """Return SAME_DEVICE if two people of a match have used the same browser since it was made."""
    people = {one.player for one in entrants if one.player is not None}
    is_shared = len(people) > 1 and await identity.share_browser(session, people, match.created_at)
    return NotRated.SAME_DEVICE if is_shared else None


def day_of(time: datetime) -> tuple[datetime, datetime]:
    """Return the day of a time, in UTC: its start and its end."""
    start = time.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return start, start + DAY


def current_season(last: str, finished_at: datetime) -> Season:
    """Return the season into which a match is taken.

    One that ended before its game's last rated match (`last`), but is taken after it, counts in that season.
    """
    own = season_at(finished_at)
    return max(own, season_of(last)) if last else own


def standing_of(row: PlayerRating) -> SeasonStanding:
    """Return a stored rating as a standing."""
    return SeasonStanding(
        season_of(row.season), Skill(row.mu, row.sigma), row.rated, row.won, row.total, row.against_people
    )


def rating_row(game: str, player_id: str, standing: SeasonStanding, is_program: bool) -> PlayerRating:
    """Return the row of a standing."""
    skill = standing.skill
    return PlayerRating(
        game=game,
        season=standing.season.key,
        player_id=player_id,
        mu=skill.mu,
        sigma=skill.sigma,
        rated=standing.rated,
        won=standing.won,
        total=standing.total,
        against_people=standing.against_people,
        is_ranked=is_ranked(skill, standing.total, standing.against_people, is_program),
    )


def _seat_row(match_id: str, result: SeatResult) -> RatedSeat:
    return RatedSeat(
        match=match_id,
        seat=result.seat,
        player_id=result.player,
        bot=result.bot,
        place=result.place,
        mu=result.before.mu,
        sigma=result.before.sigma,
        mu_after=result.after.mu,
        sigma_after=result.after.sigma,
    )
