"""The cases: what was reported about one player, and the answer to it."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import ReadLimit
from app.api.desk.desk_access import OPERATOR, TheDesk
from app.api.desk.player_page import checked_reason, known_about
from app.api.moderation import decisions
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.moderation import operators, reports
from app.db.queries import players, tournaments
from app.db.queries.ratings import taking
from app.errors import Forbidden, NotFound

router = APIRouter(route_class=PageRoute, include_in_schema=False)


@router.get("/desk/reports", dependencies=[ReadLimit])
async def cases(request: Request, services: TheServices, desk: TheDesk, answered: bool = False) -> Response:
    """Show the open cases, or those that were answered last."""
    async with services.sessions() as session:
        found = await reports.cases(session, answered=answered)
    return page(request, "desk/cases.html", me=desk.player, desk=desk, cases=found, answered=answered)


@router.get("/desk/reports/{case_id}", dependencies=[ReadLimit])
async def case(case_id: str, request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Show a case, which is a line in the log. Raises NotFound."""
    async with services.sessions.begin() as session:
        found = await reports.case_by_id(session, case_id)
        if found is None:
            raise NotFound("no-such-address")
        about = await known_about(session, services, desk, found.player_id)
        made = await reports.of_case(session, case_id)
        lines = await reports.named_lines(session, [one for report, _ in made for one in report.lines])
        taken_by = await _name_of(session, found.taken_by)
        matches = {report.about_match for report, _ in made if report.about_match}
        cups = await tournaments.names(
            session, {one.about_tournament for one, _ in made if one.about_tournament}
        )
        counted = await taking.counted_among(session, matches)
        now = services.scheduler.now()
        operators.note(session, now, desk.player.id, "look", found.player_id, case_id)
    return page(
        request,
        "desk/case.html",
        me=desk.player,
        desk=desk,
        case=found,
        reports=made,
        lines=lines,
        marked={report.line_id for report, _ in made},
        taken_by=taken_by,
        about=about,
        counted=counted,
        cups=cups,
    )


@router.post("/desk/reports/{case_id}/take")
async def take(case_id: str, services: TheServices, desk: TheDesk) -> Response:
    """Take a case: its reporters see that it is being read."""
    await decisions.take_case(services, desk.player.id, case_id)
    return RedirectResponse(f"/desk/reports/{case_id}", 303)


@router.post("/desk/reports/{case_id}/strike")
async def strike(
    case_id: str,
    services: TheServices,
    desk: TheDesk,
    match: Annotated[str, Form()],
    reason: Annotated[str, Form()] = "",
) -> Response:
    """Strike the result of a match of this case from the ratings.

    Raises NotFound, BadRequest, Conflict, Forbidden.
    """
    if desk.role != OPERATOR:
        raise Forbidden("desk-role")
    await decisions.strike(services, desk.player.id, case_id, match, checked_reason(reason))
    return RedirectResponse(f"/desk/reports/{case_id}", 303)


@router.post("/desk/reports/{case_id}/cup_name")
async def withdraw_cup_name(
    case_id: str,
    services: TheServices,
    desk: TheDesk,
    tournament: Annotated[str, Form()],
    reason: Annotated[str, Form()] = "",
) -> Response:
    """Withdraw the name of a tournament of this case. Raises NotFound, BadRequest."""
    await decisions.withdraw_cup_name(services, desk.player.id, case_id, tournament, checked_reason(reason))
    return RedirectResponse(f"/desk/reports/{case_id}", 303)


async def _name_of(session: AsyncSession, player_id: str | None) -> str | None:
    if player_id is None:
        return None
    return (await players.names(session, {player_id})).get(player_id)
