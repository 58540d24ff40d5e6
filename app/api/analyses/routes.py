"""The routes of analyses. See docs/PROTOCOL.md, Analysis."""

from fastapi import APIRouter, Response

from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.access.match_access import EnteredTable, LimitedPlayer, OpenTable
from app.api.analyses.analysis_state import AnalysisState, analysis_state
from app.api.http.responses import json_response, response_schemas
from app.api.services import TheServices
from app.errors import Conflict
from app.table.registry.match_summary import may_reveal_all

router = APIRouter(prefix="/api/matches/{match_id}/analysis", tags=["records"])


@router.get("", dependencies=[ReadLimit], responses=response_schemas(AnalysisState))
async def analysis(table: OpenTable, services: TheServices, me: OptionalPlayer) -> Response:
    """Return how far the analysis of a finished match is, and the analysis once it is ready."""
    return json_response(await analysis_state(services, table, me))


@router.post("", responses=response_schemas(AnalysisState))
async def ask(table: EnteredTable, services: TheServices, me: LimitedPlayer) -> Response:
    """Ask for the analysis of a finished match. It is made once, for everybody."""
    async with services.reads() as session:
        if table.outcome is not None and not await may_reveal_all(session, table):
            raise Conflict("analysis-live")
    await services.analyses.ask(table, me.id)
    return json_response(await analysis_state(services, table, me))
