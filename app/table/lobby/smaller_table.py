"""Starts a match without its empty seats, if its game can be played by fewer players."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Match, Seat
from app.db.queries import matches
from app.engine.contract import AnyGame
from app.errors import BadRequest, Conflict
from app.table.state.match_settings import checked_options
from app.table.state.seat_choices import options_by_seat


def options_for(game: AnyGame, options: dict[str, Any], kept: Sequence[int]) -> dict[str, Any]:
    """Return the options for the `kept` seats alone; players who move up keep jersey and team. Raises
    BadRequest.
    """
    moved = {name: [options[name][seat] for seat in kept] for name in options_by_seat(game)}
    return checked_options(game, options | moved, len(kept))


def can_start_with(game: AnyGame, options: dict[str, Any], kept: Sequence[int]) -> bool:
    try:
        options_for(game, options, kept)
    except BadRequest:
        return False
    return True


async def close_free_seats(
    session: AsyncSession, game: AnyGame, match: Match, rows: list[Seat], seats: int
) -> list[Seat]:
    """Remove the free seats and return the taken ones, moved up. Raises Conflict, BadRequest.

    `seats` is the number of taken seats that the host saw. If a player has sat down since, the start is
    refused.
    """
    taken = [row for row in rows if row.player_id or row.bot]
    if len(taken) != seats:
        raise Conflict("seats-changed")
    match.options = options_for(game, match.options, [row.seat for row in taken])
    await matches.replace_seats(session, rows, taken)
    return taken
