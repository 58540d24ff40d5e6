"""Searches at a set time: rows until ten minutes before it, and from then on searches like others.

All changes are in the caller's transaction, which holds the lock of all searches.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking import later, searches
from app.db.queries.seeking.past import CALLED_BEFORE
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import OpponentSearch
from app.engine.contract import AnyGame
from app.errors import BadRequest
from app.table.notifier import Notification, Notifier
from app.table.wire.document import iso

AHEAD_AT_MOST = timedelta(hours=48)
KIND = "meet"


class DueTime(Struct, frozen=True):
    """A set time that is near: its player is called."""

    search_id: str
    player_id: str
    game: str
    starts_at: datetime


def checked_time(starts_at: datetime, now: datetime) -> datetime:
    """Return a set time. Raises BadRequest if it is not within the next 48 hours, or too near."""
    if not now + CALLED_BEFORE < starts_at <= now + AHEAD_AT_MOST:
        raise BadRequest("set-time-unfit")
    return starts_at


async def next_due_at(session: AsyncSession) -> datetime | None:
    """Return when the next set time is near; None without one."""
    first = await later.first_start(session)
    return None if first is None else first - CALLED_BEFORE


async def begin_due(session: AsyncSession, now: datetime) -> list[DueTime]:
    """Begin the searches whose set time is near; return them.

    A player who looks already goes on in their place, with the wish of the set time. One who is called at
    this moment, or plays, is not disturbed: their search begins later.
    """
    due = []
    for row in await later.until(session, now + CALLED_BEFORE):
        player_id = str(row.player_id)
        open_now = await searches.open_of(session, player_id)
        if open_now is not None and open_now.state == SearchState.CALLED:
            continue
        if open_now is None:
            row.state, row.since = SearchState.WAITING, now
        else:
            open_now.games, open_now.paces = row.games, row.paces
            open_now.rated, open_now.within, open_now.fills = row.rated, row.within, row.fills
            open_now.state = SearchState.WAITING
            row.state, row.ended_at = SearchState.OVER, now
        assert row.starts_at is not None
        due.append(DueTime(row.id, player_id, next(iter(row.games)), row.starts_at))
    return due


def end(row: OpponentSearch, now: datetime) -> None:
    """Withdraw a set time."""
    row.state, row.ended_at = SearchState.OVER, now


def notify(notifier: Notifier, games: Mapping[str, AnyGame], due: DueTime) -> None:
    """Call a player whose set time is near, on pages and devices."""
    game = games[due.game]
    message = Notification(KIND, due.search_id, game.id, game.title, name="", until=iso(due.starts_at))
    notifier.notify(due.player_id, message)
