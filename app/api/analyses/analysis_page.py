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
from app.api.analyses.replay_decisions import ReplayDecisions, for_replay
from app.api.http.responses import json_response
from app.api.i18n.match_text import document_of
from app.api.i18n.translations import language_of
from app.api.pages.match_context import MatchPage, match_page
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.queries import players
from app.db.queries.analyses import match_analyses
from app.errors import Conflict
from app.table.table import Table
from app.table.wire.document import PlayerView

router = APIRouter(prefix="/matches/{match_id}/analysis", route_class=FormRoute, include_in_schema=False)

REFRESHED_S = 3
"""Seconds after which a page without a script looks again."""


class AnalysisPage(MatchPage, frozen=True, kw_only=True):
    """The variables of the page of an analysis.

    told: None until it is ready. shows_marks: Whether the reader shows their marks to others.
    """

    state: AnalysisState
    told: AnalysisText | None
    tries: list[DecisionText]
    shows_marks: bool
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
    async with services.reads() as session:
        shows = bool(me and mine is not None and await players.showing_marks(session, {me.id}))
    known: dict[str, Any] = structs.asdict(shared)
    return AnalysisPage(
        **known,
        state=state,
        told=told,
        tries=to_try(told.marked, mine) if told else [],
        shows_marks=shows,
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
    return RedirectResponse(_address(table, code), 303)


@router.post("/marks")
async def show_marks(
    table: EnteredTable,
    me: LimitedPlayer,
    services: TheServices,
    on: Annotated[str | None, Form()] = None,
    code: Annotated[str | None, Form()] = None,
) -> Response:
    """Show the marks of the player's decisions to everybody, or not, in all analyses."""
    async with services.sessions.begin() as session:
        await players.show_marks(session, me.id, on is not None)
    return RedirectResponse(_address(table, code) + "#decisions", 303)


def _address(table: Table, code: str | None) -> str:
    """Return the address of the analysis, with the code of a private match if it was sent."""
    known = f"?code={code}" if code and code == table.header.code else ""
    return f"/matches/{table.header.id}/analysis{known}"


@router.get("/decisions", dependencies=[ReadLimit])
async def decisions(
    table: OpenTable, request: Request, services: TheServices, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Return the marked decisions in the reader's language, for the replay."""
    report = (await analysis_state(services, table, me)).analysis
    found = None
    if report is not None and table.game is not None:
        doc = document_of(table, table.seat_of(me.id) if me else None)
        found = for_replay(report, table.game, language_of(request), doc)
    return json_response(ReplayDecisions(found, _address(table, code)))


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
    """Show one of the reader's costliest decisions at its table, after a `pick` what each choice costs."""
    context = await _context(table, request, services, me, code, "")
    number = int(n) if n.isdecimal() and len(n) == 1 else 1
    one = context.tries[number - 1] if 0 < number <= len(context.tries) else None
    picked = next((choice for choice in one.choices if choice.key == pick), None) if one else None
    shown = one is None or picked is not None or pick == "show"
    return page(
        request,
        "pages/analysis_try.html" if shown else "pages/analysis_table.html",
        **structs.asdict(context),
        one=one,
        number=number,
        picked=picked,
    )
