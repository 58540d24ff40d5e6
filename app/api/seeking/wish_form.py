"""The form of a wish: what it proposes, and the wish that was written in it."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking import past
from app.db.rows.seeking import StoredSearch
from app.engine.contract import AnyGame
from app.errors import BadRequest
from app.table.seeking.meetings.wish import LIVE, Pace, RatedWish, Wish
from app.table.seeking.search_wishes import wish_of

NEAR = 200
"""The range that the form offers, in points."""
KNOWS_AFTER = 3
"""After how many finished matches the form proposes a match that may be rated."""


async def proposed_wish(session: AsyncSession, player_id: str | None, last: StoredSearch | None) -> Wish:
    """Return the wish that a form proposes: that of the player's last search, else what suits a new player.

    `player_id` is None for a visitor.
    """
    if last is not None:
        return wish_of(last)
    played = await past.finished_matches(session, player_id, KNOWS_AFTER) if player_id else 0
    return Wish({}, LIVE, RatedWish.EITHER if played >= KNOWS_AFTER else RatedWish.FRIENDLY)


def written_wish(
    games: Iterable[str], seats: Iterable[str], paces: Iterable[str], rated: str, near: str, fills: str
) -> Wish:
    """Return the wish of a form. `seats` are numbers of players, each after its game. Raises BadRequest."""
    try:
        sizes: dict[str, set[int]] = {}
        for one in seats:
            game, _, number = one.rpartition(":")
            sizes.setdefault(game, set()).add(int(number))
        return Wish(
            games={game: frozenset(sizes.get(game, ())) for game in games},
            paces=frozenset(map(Pace, paces)),
            rated=RatedWish(rated),
            within=NEAR if near else None,
            fills=bool(fills),
        )
    except ValueError:
        raise BadRequest("wish-incomplete") from None


def written_time(written: str, utc_offset: int) -> datetime:
    """Return the time of a form; `utc_offset` is the reader's, in minutes. Raises BadRequest."""
    try:
        zone = timezone(timedelta(minutes=utc_offset))
        return datetime.fromisoformat(written).replace(tzinfo=zone).astimezone(UTC)
    except (ValueError, OverflowError):
        raise BadRequest("set-time-unfit") from None


def match_minutes(games: Iterable[AnyGame]) -> dict[Pace, tuple[int, int]]:
    """Return how long the shortest and the longest match takes at each live pace, in minutes."""
    presets = [game.time_control_presets for game in games if game.time_control_presets is not None]
    lasts = {pace: [m for one in presets for m in getattr(one, pace).durations] for pace in LIVE}
    return {pace: (min(minutes), max(minutes)) for pace, minutes in lasts.items() if minutes}
