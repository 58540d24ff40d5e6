"""The page of a match: its lobby, then its table, and the QR code of its invitation."""

from fastapi import APIRouter, Request, Response
from msgspec import structs

from app.api.access.identity import OptionalPlayer, base_url
from app.api.access.match_access import OpenTable, summary_of
from app.api.catalog.option_fields import fields_of
from app.api.i18n.match_text import option_words, worded_options
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import card_of, page_of
from app.api.pages.clock_form import tiles
from app.api.pages.jersey_picker import wardrobe_of
from app.api.pages.match_context import invite_code, match_page
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.api.sharing.link_preview import Link, link_to
from app.api.sharing.qr_code import invitation
from app.db.match_status import MatchStatus
from app.engine.catalog import catalog
from app.table.clock.time_control import Days
from app.table.lobby.smaller_table import can_start_with
from app.table.registry.match_summary import MatchSummary
from app.table.state.bot_strengths import offered_strengths
from app.table.state.match_settings import without_derived_options
from app.table.table import Table
from app.table.wire.document import PlayerView

router = APIRouter(route_class=PageRoute, include_in_schema=False)


@router.get("/matches/{match_id}")
async def match(
    table: OpenTable, request: Request, services: TheServices, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Show the lobby before the start, then the table."""
    summary = await summary_of(services, table, me)
    if table.status is MatchStatus.CLOSED:
        return page(
            request,
            "pages/match_closed.html",
            status=410,
            me=me,
            lesson_of=table.header.lesson and summary.game,
        )
    link = await link_to(request, services, table)
    if table.status is MatchStatus.LOBBY:
        return _lobby(request, me, table, summary, code, link)
    return page(
        request,
        "pages/table.html",
        **structs.asdict(match_page(request, me, table, summary, code)),
        link=link,
    )


@router.get("/matches/{match_id}/invite.svg")
async def invite_qr(table: OpenTable, request: Request) -> Response:
    """Draw the invite link as a QR code, for everybody who may look at the match: they may invite too."""
    return await invitation(request, page_of(table.header.id, invite_code(table)))


def _lobby(
    request: Request, me: PlayerView | None, table: Table, summary: MatchSummary, code: str | None, link: Link
) -> Response:
    lang, game = language_of(request), catalog()[summary.game]
    invite, card = invite_code(table), card_of(summary, game, me, lang)
    host = me is not None and me.id == summary.host.id
    return page(
        request,
        "pages/lobby.html",
        me=me,
        card=card,
        game=game,
        code=code,
        host=host,
        removed=summary.removed,
        muted=summary.muted,
        by_days=isinstance(table.header.clock, Days),
        fewer=host and card.free and can_start_with(game, summary.options, card.seats_taken),
        fields=fields_of(game) if host else (),
        clocks=tiles(game, lang) if host else (),
        values=without_derived_options(game, summary.options, len(summary.seats)) if host else {},
        **option_words(lang, game),
        host_id=summary.host.id,
        listed=summary.listed,
        invite=page_of(summary.id, invite),
        link=link,
        invitation=base_url(request) + page_of(summary.id, invite),
        qr=page_of(summary.id, invite, "/invite.svg"),
        options=worded_options(lang, game, summary.options, summary.clock),
        wardrobe=wardrobe_of(lang, game, summary),
        strengths=offered_strengths(game),
    )
