"""The replay of a match, and the page on which its draws are verified."""

from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import structs

from app.api.access.identity import OptionalPlayer, client_key
from app.api.access.match_access import OpenTable, summary_of
from app.api.http.rate_limits import PAST_POSITIONS
from app.api.i18n.match_text import text_context
from app.api.i18n.translations import language_of
from app.api.pages.match_context import MatchPage, match_page, position_in_words
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.results import report as result
from app.api.results.story_text import StoryText, replay_moments, story_text
from app.api.services import Services, TheServices
from app.api.sharing.link_preview import LinkPreview, link_preview
from app.db.queries.people import marks
from app.errors import Conflict
from app.table.registry.match_summary import may_reveal_all
from app.table.state.chat import as_json, last_messages
from app.table.state.notice import refusal_of
from app.table.table import Table
from app.table.wire.document import PlayerView

router = APIRouter(route_class=PageRoute, include_in_schema=False)

LONGEST_NUMBER = 9
"""Digits of a position's number in an address."""


class ReplayPage(MatchPage, frozen=True, kw_only=True):
    """The variables of a replay's template; `track` is the series of win probabilities."""

    link: LinkPreview
    recorded: bool
    moments: list[dict[str, Any]]
    track: tuple[tuple[int, str, str, int, str], ...]


@router.get("/matches/{match_id}/replay")
async def replay(
    table: OpenTable,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    code: str | None = None,
    at: str = "",
) -> Response:
    """Show the replay; `at` is the position that a page without a script shows, by default the last.

    Raises Conflict before the match has started.
    """
    if table.position is None:
        raise refusal_of(table.notice) if table.notice else Conflict("no-replay")
    async with services.reads() as session:
        silenced = await marks.silenced_by(session, me.id) if me else frozenset()
        said = await last_messages(session, table.header.id)
        chat = [as_json(line, author) for line, author in said if author.id not in silenced]
    context = await replay_page(request, services, table, me, code)
    doc = await _document(request, services, table, me, at)
    return page(
        request,
        "pages/replay.html",
        **structs.asdict(context),
        chat=msgspec.to_builtins(chat),
        position=position_in_words(language_of(request), context.game, doc),
    )


async def _document(
    request: Request, services: Services, table: Table, me: PlayerView | None, at: str
) -> Any:
    """Load the document after `at` actions, or the last one if `at` is no such number."""
    seq = int(at) if at.isdecimal() and len(at) <= LONGEST_NUMBER and int(at) <= table.seq else table.seq
    await services.limits.check(PAST_POSITIONS, f"past:{client_key(request)}")
    past = await services.tables.past_document(table, seq, table.seat_of(me.id if me else None))
    return msgspec.json.decode(msgspec.json.encode(past))


async def replay_page(
    request: Request, services: Services, table: Table, me: PlayerView | None, code: str | None
) -> ReplayPage:
    """Collect the context of a replay; moments and chances are empty while the record is withheld."""
    async with services.reads() as session:
        recorded = await may_reveal_all(session, table)
    context = match_page(request, me, table, await summary_of(services, table, me), code)
    story = await _load_story(services, table, request, context.doc) if recorded else None
    return ReplayPage(
        **structs.asdict(context),
        link=await link_preview(request, services, table, "/replay"),
        recorded=recorded,
        moments=replay_moments(story.moments) if story else [],
        track=story.track if story else (),
    )


async def _load_story(
    services: Services, table: Table, request: Request, doc: dict[str, Any]
) -> StoryText | None:
    """Return the report of a finished match; None during the match, or if the game has none."""
    if table.game is None or table.outcome is None:
        return None
    report = await services.reports.get(
        table.header.id, lambda: result.report_of(services.sessions, services.replica, table)
    )
    return story_text(report.story, table.game, language_of(request), doc) if report.story else None


@router.get("/matches/{match_id}/verify")
async def verify(
    table: OpenTable, request: Request, services: TheServices, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Show the page that recomputes every draw of a match in the browser."""
    async with services.reads() as session:
        recorded = await may_reveal_all(session, table)
    context = match_page(request, me, table, await summary_of(services, table, me), code)
    said = text_context(language_of(request), table.header.game, context.seats)
    names = [said.name(seat) for seat in range(len(context.seats))]
    return page(
        request,
        "pages/verify.html",
        **structs.asdict(context),
        recorded=recorded,
        names=names,
    )
