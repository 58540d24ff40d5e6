"""The log of the desk: who did what, about whom and why; as a page and as CSV."""

import csv
import io

from fastapi import APIRouter, Request, Response

from app.api.access.identity import ReadLimit
from app.api.desk.desk_access import TheDesk
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.moderation import operators

router = APIRouter(route_class=PageRoute, include_in_schema=False)

HEADS = ("at", "who", "what", "player", "name", "case", "reason")
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""Signs at the beginning of a cell that a spreadsheet would compute."""


@router.get("/desk/log", dependencies=[ReadLimit])
async def log(request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Show the newest lines of the log."""
    async with services.sessions() as session:
        lines = await operators.log_lines(session)
    return page(request, "desk/log.html", me=desk.player, desk=desk, lines=lines)


@router.get("/desk/log.csv", dependencies=[ReadLimit])
async def log_as_csv(services: TheServices, desk: TheDesk) -> Response:
    """Return the whole log as CSV, newest first."""
    async with services.sessions() as session:
        lines = await operators.log_lines(session, limit=None)
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(HEADS)
    for one in lines:
        cells = (one.who or "", one.what, one.player_id or "", one.whom or "", one.case_id or "", one.reason)
        rows.writerow([one.at.isoformat(), *map(as_cell, cells)])
    return Response(
        text.getvalue(),
        media_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="desk-log.csv"'},
    )


def as_cell(said: str) -> str:
    """Return a text that a spreadsheet shows and does not compute."""
    return f"'{said}" if said.startswith(FORMULAS) else said
