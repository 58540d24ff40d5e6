"""Computes all ratings again from the matches, and compares them with those that are stored.

The player of a seat is taken from the row of the rated seat, because a player's finished matches may since
have gone to another player, who is the same person. All else comes from the match, unless it has been moved
to a file. Which browsers people used is not kept, so a match that did not count for them stays so. A
match that the desk has struck changes no rating, but counts for the daily limits.
"""

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import date
from math import isclose

from msgspec import Struct, field
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.models import Match, Seat
from app.db.queries import matches, players
from app.db.queries.ratings import checking, taking
from app.db.queries.ratings.leaderboards import band_of
from app.db.rows.ratings import PlayerRating, RatedMatch, RatedSeat
from app.engine.contract import AnyGame
from app.table.ratings.eligibility import NotRated, entrants_of, refusal
from app.table.ratings.match_facts import anchors_of, facts_of
from app.table.ratings.rating_service import day_of, rating_row
from app.table.ratings.recomputed import recomputed
from app.table.ratings.skill import Skill
from app.table.ratings.standing import SeasonStanding

PRECISION = 1e-9
AT_ONCE = 500


class CheckedRatings(Struct):
    """The counts and findings of a check. `differences` are sentences for an operator."""

    matches: int = 0
    ratings: int = 0
    differences: list[str] = field(default_factory=list)


class TakenMatch(Struct, frozen=True):
    """A match as it was taken, and as it is stored; `match` is None once it has been moved to a file."""

    taken: RatedMatch
    counted: list[RatedSeat]
    match: Match | None
    rows: list[Seat]

    @property
    def day(self) -> tuple[str, date]:
        """The key by which the daily limits count."""
        return self.taken.company, day_of(self.taken.finished_at)[0].date()


async def check_ratings(session: AsyncSession, games: Mapping[str, AnyGame]) -> CheckedRatings:
    """Compute all ratings again; return what differs from the stored ones."""
    found = CheckedRatings()
    for match_id in await taking.missed(session, JobKind.RATING):
        found.differences.append(f"match {match_id} was never taken")
    for game in await checking.games(session):
        await GameCheck(session, game, games.get(game), found).run()
    return found


class GameCheck:
    """The check of one game."""

    def __init__(
        self, session: AsyncSession, game_id: str, game: AnyGame | None, found: CheckedRatings
    ) -> None:
        self._session = session
        self._game_id = game_id
        self._rated_computers = frozenset(anchors_of(game))
        self._found = found
        self._standings: dict[str, SeasonStanding] = {}
        self._by_season: dict[tuple[str, str], SeasonStanding] = {}
        self._days = Counter[tuple[str, date]]()

    async def run(self) -> None:
        async for one in self._taken():
            if one.taken.refusal != NotRated.STRUCK:
                await self._check_counted(one)
            self._days[one.day] += 1
            self._found.matches += 1
        async for one in self._refused():
            await self._check_refused(one)
        await self._compare_ratings()

    async def _taken(self) -> AsyncIterator[TakenMatch]:
        number = 0
        while rows := await checking.counted_after(self._session, self._game_id, number, AT_ONCE):
            number = rows[-1].number or 0
            async for one in self._with_matches(rows):
                yield one

    async def _refused(self) -> AsyncIterator[TakenMatch]:
        match_id = ""
        while rows := await checking.refused_after(self._session, self._game_id, match_id, AT_ONCE):
            match_id = rows[-1].match
            async for one in self._with_matches(rows):
                yield one

    async def _with_matches(self, rows: Sequence[RatedMatch]) -> AsyncIterator[TakenMatch]:
        ids = [row.match for row in rows]
        counted = await checking.seats_of(self._session, ids)
        there = await checking.matches_of(self._session, ids)
        seats = await matches.seats_of(self._session, [*there])
        for row in rows:
            yield TakenMatch(row, counted[row.match], there.get(row.match), seats.get(row.match, []))
        self._session.expunge_all()

    async def _check_counted(self, one: TakenMatch) -> None:
        taken, stored = one.taken, one.counted
        if one.match is not None:
            facts = await facts_of(self._session, one.match, one.rows)
            entrants = entrants_of(facts, self._rated_computers)
            if refusal(facts, entrants, self._days[one.day]) is not None:
                self._differs(f"match {taken.match} counted, and should not have")
            now = [(seat.seat, seat.place, seat.bot) for seat in entrants]
            if now != [(seat.seat, seat.place, seat.bot) for seat in stored]:
                self._differs(f"match {taken.match} has another result than was rated")
        if len(stored) < 2:
            self._differs(f"match {taken.match} lacks seats")
            return
        for result, row in zip(recomputed(taken, stored, self._standings), stored, strict=True):
            if not (
                _same(result.before, row.mu, row.sigma) and _same(result.after, row.mu_after, row.sigma_after)
            ):
                self._differs(
                    f"match {taken.match}, seat {row.seat}: {result.after} instead of {row.mu_after}"
                )
            if row.player_id is not None and result.standing is not None:
                self._standings[row.player_id] = result.standing
                self._by_season[taken.season, row.player_id] = result.standing

    async def _check_refused(self, one: TakenMatch) -> None:
        reason, earlier = one.taken.refusal, self._days[one.day]
        if one.match is None or reason == NotRated.SAME_DEVICE:
            return
        facts = await facts_of(self._session, one.match, one.rows)
        if refusal(facts, entrants_of(facts, self._rated_computers), earlier) != reason:
            self._differs(f"match {one.taken.match} did not count ({reason}), and should have")

    async def _compare_ratings(self) -> None:
        rows = await checking.ratings_of(self._session, self._game_id)
        named = await players.by_ids(self._session, {row.player_id for row in rows})
        bands = Counter[tuple[str, int]]()
        for row in rows:
            self._found.ratings += 1
            bands[row.season, band_of(row.mu)] += row.is_ranked
            standing = self._by_season.pop((row.season, row.player_id), None)
            if standing is None or not _equal(row, standing, named[row.player_id].program):
                self._differs(f"{row.player_id} in {row.season}: stored {row.mu}, computed {standing}")
        for season, player_id in self._by_season:
            self._differs(f"{player_id} in {season}: no rating is stored")
        if dict(+bands) != await checking.bands_of(self._session, self._game_id):
            self._differs("places are counted wrong")

    def _differs(self, what: str) -> None:
        self._found.differences.append(f"{self._game_id}: {what}")


def _equal(row: PlayerRating, standing: SeasonStanding, is_program: bool) -> bool:
    wanted = rating_row(row.game, row.player_id, standing, is_program)
    counts = ("rated", "won", "total", "against_people", "is_ranked")
    return _same(standing.skill, row.mu, row.sigma) and all(
        getattr(row, name) == getattr(wanted, name) for name in counts
    )


def _same(skill: Skill, mu: float, sigma: float) -> bool:
    return isclose(skill.mu, mu, rel_tol=0, abs_tol=PRECISION) and isclose(
        skill.sigma, sigma, rel_tol=0, abs_tol=PRECISION
    )
