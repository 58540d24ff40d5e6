"""The page of a match: its lobby, then its table, and the QR code of its invitation."""

from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import structs

from app.api.access.chat_refusal import no_chat_because
from app.api.access.identity import OptionalPlayer, base_url
from app.api.access.match_access import OpenTable, summary_of
from app.api.catalog.option_fields import option_fields
from app.api.i18n.match_text import option_text_functions, setting_texts
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import MatchCard, match_address, match_card
from app.api.pages.home_page import first_options
from app.api.pages.match_context import invite_code, known_code, match_page, position_in_words
from app.api.pages.seat_pickers import jersey_picker, team_picker
from app.api.rendering.clock_form import clock_choices
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.api.sharing.link_preview import LinkPreview, link_preview
from app.api.sharing.qr_code import invite_qr_code
from app.api.tournaments.tournament_text import cup_words
from app.db.match_status import NOT_BEGUN, MatchStatus
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
    link = await link_preview(request, services, table)
    no_chat = await no_chat_because(services, me, language_of(request))
    if table.status in NOT_BEGUN:
        first = await first_options(services, me.id, catalog()[summary.game]) if me else {}
        return _lobby(request, me, table, summary, code, link, first, no_chat)
    shared = match_page(request, me, table, summary, code)
    position = position_in_words(language_of(request), shared.game, shared.doc)
    words = cup_words(language_of(request)) if summary.tournament else ""
    shown = structs.asdict(shared) | structs.asdict(position)
    return page(request, "pages/table.html", **shown, link=link, cup_words=words, no_chat=no_chat)


@router.get("/matches/{match_id}/invite.svg")
async def invite_qr(
    table: OpenTable, request: Request, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Draw the invite link as a QR code, for everybody who may look at the match: they may invite too."""
    return await invite_qr_code(request, match_address(table.header.id, invite_code(table, me, code)))


def _away_names(card: MatchCard) -> list[str]:
    """Return the names of the others who sit here and are not connected; programs count as here."""
    return [
        card.names[one.seat]
        for one in card.seats
        if one.player and not (one.connected or one.player.program or one.seat == card.my_seat)
    ]


def _lobby(
    request: Request,
    me: PlayerView | None,
    table: Table,
    summary: MatchSummary,
    code: str | None,
    link: LinkPreview,
    first: dict[str, Any],
    no_chat: str | None,
) -> Response:
    lang, game = language_of(request), catalog()[summary.game]
    invite, card = invite_code(table, me, code), match_card(summary, game, me, lang)
    host = me is not None and me.id == summary.host.id
    return page(
        request,
        "pages/lobby.html",
        me=me,
        card=card,
        game=game,
        code=known_code(table, code),
        host=host,
        away=_away_names(card),
        removed=summary.removed,
        muted=summary.muted,
        no_chat=no_chat,
        by_days=isinstance(table.header.clock, Days),
        fairness=summary.fairness,
        starting=summary.starting or None,
        can_start_smaller=host and card.free and can_start_with(game, summary.options, card.seats_taken),
        fields=option_fields(game) if host else (),
        clock_choices=clock_choices(game, lang) if host else (),
        values=without_derived_options(game, summary.options, len(summary.seats)) if host else {},
        **option_text_functions(lang, game),
        host_id=summary.host.id,
        listed=summary.listed,
        invite=match_address(summary.id, invite),
        link=link,
        invitation=base_url(request) + match_address(summary.id, invite),
        qr=match_address(summary.id, invite, "/invite.svg"),
        options=setting_texts(lang, game, summary),
        jersey_picker=jersey_picker(lang, game, summary),
        team_picker=team_picker(game, summary, me, first),
        strengths=offered_strengths(game),
    )
