"""The searches that take part in pairing, read from the database with what pairing has to know of them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from itertools import combinations

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking import pairs, searches
from app.db.queries.seeking.pairs import Pair
from app.db.rows.ratings import PlayerRating
from app.db.rows.seeking import OpponentSearch, StoredSearch
from app.table.ratings.season import season_at, season_of
from app.table.ratings.skill import Skill, is_settled
from app.table.seeking.meetings.wish import LIVE, Bars, Pace, RatedWish, Rating, Search


class Candidates(Struct, frozen=True):
    """The searches in the order of waiting, their rows by id, and those that must not meet.

    `called`: Searches in calls that were asked for, too, by id.
    """

    waiting: Sequence[Search]
    rows: Mapping[str, OpponentSearch]
    bars: Bars
    called: Mapping[str, Search] = {}

    def only(self, ids: Iterable[str]) -> "Candidates":
        """Return the same with these searches alone."""
        wanted = {*ids}
        return Candidates([one for one in self.waiting if one.id in wanted], self.rows, self.bars)


async def load_candidates(session: AsyncSession, now: datetime, called: Collection[str] = ()) -> Candidates:
    """Return the searches that are alive; without live paces while their player is in a live match.

    `called`: The ids of searches in calls that are wanted, too.
    """
    rows = await searches.waiting(session, now)
    rows += await searches.by_ids(session, called) if called else []
    people = [row.player_id for row in rows if row.player_id is not None]
    games = sorted({game for row in rows for game in row.games})
    known = await pairs.ratings(session, people, games)
    busy = await pairs.in_live_match(session, people)
    apart = await pairs.kept_apart(session, people, now)
    playing = await pairs.playing_together(session, people)
    browsers = await pairs.browsers(session, people)
    made = [as_search(row, ratings_in(row, known, now), is_busy=row.player_id in busy) for row in rows]
    return Candidates(
        waiting=[one for one in made if one.paces and one.id not in called],
        rows={row.id: row for row in rows},
        bars=bars_of(rows, apart, playing, browsers=browsers),
        called={one.id: one for one in made if one.id in called},
    )


def ratings_in(
    row: StoredSearch, known: Mapping[tuple[str, str], PlayerRating], now: datetime
) -> dict[str, Rating]:
    """Return the ratings of a search's player by game, of those with a rating."""
    return {
        game: rating_of(known[row.player_id, game], now)
        for game in row.games
        if row.player_id is not None and (row.player_id, game) in known
    }


def as_search(row: OpponentSearch, ratings: Mapping[str, Rating], is_busy: bool = False) -> Search:
    """Return a search as pairing knows it. `is_busy`: Its player is in a live match."""
    rated = RatedWish(row.rated)
    paces = frozenset(map(Pace, row.paces))
    return Search(
        id=row.id,
        games={game: frozenset(sizes) for game, sizes in row.games.items()},
        paces=paces - LIVE if is_busy else paces,
        rated=rated,
        within=row.within if rated is RatedWish.RATED else None,
        fills=row.fills,
        ratings=ratings,
    )


def rating_of(row: PlayerRating, now: datetime) -> Rating:
    """Return a rating as it is today: after the seasons that have passed, less is known."""
    passed = season_at(now).since(season_of(row.season))
    skill = Skill(row.mu, row.sigma).after_seasons(max(0, passed))
    return Rating(skill.points, is_settled(skill, row.total), skill.spread)


def bars_of(
    rows: Iterable[OpponentSearch],
    apart: Iterable[Pair],
    playing: Iterable[tuple[str, str, str]],
    browsers: Iterable[tuple[str, bytes]] = (),
) -> Bars:
    """Return the bars between searches, from the pairs of players that must not meet.

    `playing`: The pairs that are in a running match, after its game. `browsers`: Players with each browser
    that they have used; two players of one browser do not meet.
    """
    rows = list(rows)
    by_player = {row.player_id: row.id for row in rows if row.player_id is not None}
    always: dict[str, set[str]] = {}
    in_game: dict[str, dict[str, set[str]]] = {}
    for one, other in apart:
        _put(always, by_player[one], by_player[other])
    for game, one, other in playing:
        _put(in_game.setdefault(game, {}), by_player[one], by_player[other])
    devices: dict[bytes, set[str]] = {}
    for device, search in (
        *((row.device, row.id) for row in rows),
        *((browser, by_player[player]) for player, browser in browsers),
    ):
        if device is not None:
            devices.setdefault(device, set()).add(search)
    for shared in devices.values():
        for one, other in combinations(shared, 2):
            _put(always, one, other)
    return Bars(_frozen(always), {game: _frozen(pairs) for game, pairs in in_game.items()})


def _put(apart: dict[str, set[str]], one: str, other: str) -> None:
    apart.setdefault(one, set()).add(other)
    apart.setdefault(other, set()).add(one)


def _frozen(apart: Mapping[str, set[str]]) -> dict[str, frozenset[str]]:
    return {one: frozenset(others) for one, others in apart.items()}
