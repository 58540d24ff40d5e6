"""The tables that are open, the odd ones first, and what an operator may do to them."""

from datetime import datetime, timedelta
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct

from app.api.access.identity import ReadLimit
from app.api.desk.desk_access import OPERATOR, AtDesk, TheDesk
from app.api.desk.player_page import checked_reason
from app.api.moderation import decisions
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.moderation import open_tables, operators
from app.db.moderation.open_tables import OpenTable
from app.engine.contract import AnyGame
from app.errors import Conflict, Forbidden
from app.table.table import Table

router = APIRouter(route_class=PageRoute, include_in_schema=False)

ODD_AFTER = timedelta(days=1)
"""After so long without an action a table is odd."""


class TableRow(Struct, frozen=True):
    """A table in the list; `game` is None if it is not installed."""

    table: OpenTable
    game: AnyGame | None
    is_odd: bool


def is_odd(table: OpenTable, now: datetime) -> bool:
    """Return whether an operator should look at a table: nobody acts, or only computers sit there."""
    return now - table.at > ODD_AFTER or (not table.names and table.status == "playing")


@router.get("/desk/tables", dependencies=[ReadLimit])
async def tables(request: Request, services: TheServices, desk: TheDesk, q: str = "") -> Response:
    """Show the tables that are open. `q`: The id of one, or the name of a player."""
    async with services.sessions() as session:
        found = await open_tables.longest_open(session, q.strip())
    now, games = services.scheduler.now(), services.tables.games
    rows = [TableRow(one, games.get(one.game), is_odd(one, now)) for one in found]
    rows.sort(key=lambda row: not row.is_odd)
    return page(request, "desk/tables.html", me=desk.player, desk=desk, rows=rows, q=q)


@router.post("/desk/tables/{match_id}/close")
async def close(match_id: str, services: TheServices, desk: TheDesk) -> Response:
    """Close a lobby. Raises NotFound, Forbidden, Conflict."""
    await services.house_controls.close(await _table(services, desk, match_id))
    return await _noted(services, desk, "table_close", match_id)


@router.post("/desk/tables/{match_id}/unlist")
async def unlist(match_id: str, services: TheServices, desk: TheDesk) -> Response:
    """Take a table off all lists. Raises NotFound, Forbidden, Conflict."""
    await services.house_controls.unlist(await _table(services, desk, match_id))
    return await _noted(services, desk, "table_unlist", match_id)


@router.post("/desk/tables/{match_id}/end")
async def end(
    match_id: str, services: TheServices, desk: TheDesk, reason: Annotated[str, Form()] = ""
) -> Response:
    """End a match without a result; all its players read why.

    Raises NotFound, Forbidden, BadRequest, Conflict.
    """
    text = checked_reason(reason)
    table = await _table(services, desk, match_id)
    players = {seat.player_id for seat in table.seats if seat.player_id is not None}
    await services.house_controls.end(table)
    await decisions.tell_of_end(services, desk.player.id, players, text)
    return RedirectResponse("/desk/tables", 303)


async def _table(services: Services, desk: AtDesk, match_id: str) -> Table:
    """Return a table on which the operator may act. Raises NotFound, Forbidden, Conflict.

    A tournament needs a result of each of its matches.
    """
    if desk.role != OPERATOR:
        raise Forbidden("desk-role")
    table = await services.tables.load_current(match_id)
    if table.seat_of(desk.player.id) is not None:
        raise Forbidden("desk-plays")
    if table.header.tournament_id is not None:
        raise Conflict("grace-decides")
    return table


async def _noted(services: Services, desk: AtDesk, what: str, match_id: str) -> Response:
    """Add a line to the log, and return to the list."""
    async with services.sessions.begin() as session:
        operators.note(session, services.scheduler.now(), desk.player.id, what, reason=match_id)
    return RedirectResponse("/desk/tables", 303)
