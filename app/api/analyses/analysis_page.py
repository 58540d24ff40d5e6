"""The page of an analysis, the form that asks for it, and the page on which decisions are tried again."""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from msgspec import structs

from app.api.access.form_route import FormRoute
from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.access.match_access import EnteredTable, LimitedPlayer, OpenTable, summary_of
from app.api.analyses import routes
from app.api.analyses.analysis_state import AnalysisState, analysis_state
from app.api.analyses.analysis_text import AnalysisText, DecisionText, analysis_text, to_try
from app.api.i18n.translations import language_of
from app.api.pages.match_context import MatchPage, match_page
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.queries.analyses import match_analyses
from app.errors import Conflict
from app.table.table import Table
from app.table.wire.document import PlayerView

router = APIRouter(prefix="/matches/{match_id}/analysis", route_class=FormRoute, include_in_schema=False)

REFRESHED_S = 3
"""Seconds after which a page without a script looks again."""


class AnalysisPage(MatchPage, frozen=True, kw_only=True):
    """The variables of the page of an analysis; `told` is None until it is ready."""

    state: AnalysisState
    told: AnalysisText | None
    tries: list[DecisionText]
    background: str
    refreshed: int = REFRESHED_S


@router.get("", dependencies=[ReadLimit])
async def analysis_page(
    table: OpenTable,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    code: str | None = None,
    side: str = "",
) -> Response:
    """Show the analysis of a match from one side, or how far it is; `side` is a seat."""
    context = await _context(table, request, services, me, code, side)
    if me is not None and context.told is not None:
        async with services.sessions.begin() as session:
            news = await match_analyses.seen(session, table.header.id, me.id)
        if news:
            services.notifier.refresh(me.id)
    return page(request, "pages/analysis.html", **structs.asdict(context))


async def _context(
    table: Table, request: Request, services: Services, me: PlayerView | None, code: str | None, side: str
) -> AnalysisPage:
    if table.outcome is None:
        raise Conflict("analysis-live")
    shared = match_page(request, me, table, await summary_of(services, table, me), code)
    state = await analysis_state(services, table, me)
    mine = table.seat_of(me.id) if me else None
    told = None
    if state.analysis is not None:
        seats = len(shared.seats)
        seat = int(side) if side.isdecimal() and len(side) == 1 and int(side) < seats else mine or 0
        told = analysis_text(state.analysis, shared.game, language_of(request), shared.doc, seat)
    known: dict[str, Any] = structs.asdict(shared)
    return AnalysisPage(
        **known,
        state=state,
        told=told,
        tries=to_try(told.marked, mine) if told else [],
        background=Markup(shared.game.overview.background()) if shared.game.overview else "",  # noqa: S704
    )


@router.post("")
async def ask(
    table: EnteredTable,
    me: LimitedPlayer,
    services: TheServices,
    code: Annotated[str | None, Form()] = None,
) -> Response:
    """Ask for an analysis, and show how far it is."""
    await routes.ask(table, services, me)
    known = f"?code={code}" if code and code == table.header.code else ""
    return RedirectResponse(f"/matches/{table.header.id}/analysis{known}", 303)


@router.get("/try", dependencies=[ReadLimit])
async def try_again(
    table: OpenTable,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    code: str | None = None,
    n: str = "1",
    pick: str = "",
) -> Response:
    """Show one of the reader's costliest decisions without its mark, and after a `pick` what it costs."""
    context = await _context(table, request, services, me, code, "")
    number = int(n) if n.isdecimal() and len(n) == 1 else 1
    one = context.tries[number - 1] if 0 < number <= len(context.tries) else None
    # Which answer stands first must not tell which one is better.
    swapped = one is not None and (one.number + one.at) % 2 == 1
    return page(
        request,
        "pages/analysis_try.html",
        **structs.asdict(context),
        one=one,
        number=number,
        swapped=swapped,
        pick=pick if pick in ("chosen", "best", "show") else "",
    )
