"""The result of a finished match."""

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from msgspec import structs

from app.api.access.identity import OptionalPlayer, ReadLimit, identify
from app.api.access.match_access import OpenTable, summary_of
from app.api.i18n.match_text import game_text
from app.api.i18n.translations import language_of
from app.api.learning.lesson_routes import used_actions
from app.api.listing.match_cards import match_address
from app.api.pages.match_context import MatchPage, known_code, match_page
from app.api.players.keep_name_prompt import is_asked_here
from app.api.ratings.rating_views import MatchRating, match_rating
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.results.report import Report, report_of
from app.api.results.statistics_text import StatisticsText
from app.api.results.story_text import StoryText, statistics_of, story_text
from app.api.services import TheServices
from app.api.sharing.link_preview import LinkPreview, link_preview
from app.db.match_status import MatchStatus
from app.errors import Conflict
from app.table.analyses.analysis_service import refusal_of
from app.table.registry.match_summary import may_reveal_all

router = APIRouter(route_class=PageRoute, include_in_schema=False)


class ResultPage(MatchPage, frozen=True, kw_only=True):
    """The variables of a result's template; `used` lists the actions that a learner used in a lesson.

    `analysed`: Whether the match can be analysed.
    """

    link: LinkPreview
    report: Report
    story: StoryText | None
    statistics: StatisticsText | None
    background: str
    reason: str | None
    used_actions: list[str]
    recorded: bool
    rating: MatchRating | None
    asks_to_keep: bool
    analysed: bool


@router.get("/matches/{match_id}/result", dependencies=[ReadLimit])
async def result_page(
    table: OpenTable, request: Request, services: TheServices, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Show how a finished match ended; a sleeping match is shown at its table instead."""
    if table.status is MatchStatus.ASLEEP:
        return RedirectResponse(match_address(table.header.id, known_code(table, code)), 303)
    if table.outcome is None:
        raise Conflict("match-not-over")
    lang, summary = language_of(request), await summary_of(services, table, me)
    report = await services.reports.get(
        table.header.id, lambda: report_of(services.sessions, services.replica, table)
    )
    async with services.reads() as session:
        recorded = await may_reveal_all(session, table)
        rating = await match_rating(session, table, table.seat_of(me.id) if me else None)
    shared = match_page(request, me, table, summary, code)
    game = shared.game
    link = await link_preview(request, services, table, "/result")
    await asyncio.sleep(0)  # let players act between the parts of this page
    story = story_text(report.story, game, lang, shared.doc) if report.story else None
    await asyncio.sleep(0)
    statistics = statistics_of(report.story, game, lang, shared.doc) if report.story else None
    await asyncio.sleep(0)
    context = ResultPage(
        **structs.asdict(shared),
        link=link,
        report=report,
        story=story,
        statistics=statistics,
        background=Markup(game.overview.background()) if game.overview else "",  # noqa: S704 - drawn by us
        reason=game_text(lang, summary.game, f"reason-{report.reason}"),
        used_actions=used_actions(summary.game, report.done, lang),
        recorded=recorded,
        rating=rating,
        analysed=recorded and refusal_of(table) is None,
        asks_to_keep=await is_asked_here(services, await identify(request), table.header.id),
    )
    return page(request, "pages/result.html", **structs.asdict(context))
