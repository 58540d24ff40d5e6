"""Strikes the result of a rated match: all ratings of its game are computed again without it.

Later matches changed the ratings of others by what the struck one had given their players, so all of them are
computed again, in the order in which they were taken. The game's row is locked meanwhile.
"""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import players
from app.db.queries.ratings import checking, taking
from app.db.queries.ratings.leaderboards import band_of
from app.db.rows.ratings import RatedMatch, RatedSeat
from app.errors import Conflict, NotFound
from app.table.ratings.eligibility import NotRated
from app.table.ratings.rating_service import rating_row
from app.table.ratings.recomputed import recomputed
from app.table.ratings.standing import SeasonStanding, SeatResult

AT_ONCE = 500


async def strike(session: AsyncSession, match_id: str) -> list[str]:
    """Strike the result of a match in the caller's transaction; return its players.

    Raises NotFound if it did not count, Conflict if it was struck before. The session is
    flushed, and its objects are expunged.
    """
    taken = await taking.by_match(session, match_id)
    if taken is None or taken.number is None:
        raise NotFound("no-such-address")
    await taking.lock_game(session, taken.game)
    await session.refresh(taken)
    if taken.refusal is not None:
        raise Conflict("result-struck")
    taken.refusal = NotRated.STRUCK
    seats = (await checking.seats_of(session, [match_id]))[match_id]
    struck, game = [row.player_id for row in seats if row.player_id is not None], taken.game
    await session.flush()
    await _Ratings(session, game).compute()
    return struck


class _Ratings:
    """The ratings of a game, computed from its first match on."""

    def __init__(self, session: AsyncSession, game: str) -> None:
        self._session = session
        self._game = game
        self._standings: dict[str, SeasonStanding] = {}
        self._by_season: dict[tuple[str, str], SeasonStanding] = {}

    async def compute(self) -> None:
        """Compute all matches, and store what they make of ratings and places."""
        number = 0
        while rows := await checking.counted_after(self._session, self._game, number, AT_ONCE):
            number = rows[-1].number or 0
            seats = await checking.seats_of(self._session, [row.match for row in rows])
            for row in rows:
                self._take(row, seats[row.match])
            await self._session.flush()
            self._session.expunge_all()
        await self._store()

    def _take(self, taken: RatedMatch, seats: Sequence[RatedSeat]) -> None:
        for result, row in zip(recomputed(taken, seats, self._standings), seats, strict=True):
            row.mu, row.sigma = result.before.mu, result.before.sigma
            after = result.before if taken.refusal is not None else result.after
            row.mu_after, row.sigma_after = after.mu, after.sigma
            if taken.refusal is None:
                self._keep(taken, row, result)

    def _keep(self, taken: RatedMatch, row: RatedSeat, result: SeatResult) -> None:
        if row.player_id is not None and result.standing is not None:
            self._standings[row.player_id] = result.standing
            self._by_season[taken.season, row.player_id] = result.standing

    async def _store(self) -> None:
        """Store the ratings; one whose only match of a season was struck is deleted."""
        rows = await checking.ratings_of(self._session, self._game)
        named = await players.by_ids(self._session, {row.player_id for row in rows})
        bands = Counter[tuple[str, int]]()
        for row in rows:
            standing = self._by_season.get((row.season, row.player_id))
            if standing is None:
                await checking.remove_rating(self._session, row)
                continue
            now = rating_row(self._game, row.player_id, standing, named[row.player_id].program)
            await checking.put_rating(self._session, now)
            bands[row.season, band_of(now.mu)] += now.is_ranked
        await checking.put_bands(self._session, self._game, bands)
